// The module users import: the public model, drawing values, the stage, the sinks and what reports count under one name, and
// Foundation, which holds the points, sizes and rectangles, as Apple's modules bring it.

@_exported public import CoreAnimation
@_exported public import Foundation
@_exported public import FrameEngine
@_exported public import FrameOutput
@_exported public import Graphics
@_exported public import enum FramePlanning.Overlay
@_exported public import enum FramePlanning.PassReason
@_exported public import struct FramePlanning.CacheCounts
@_exported public import struct FramePlanning.FrameCost
@_exported public import struct FramePlanning.LayerCost
@_exported public import struct FramePlanning.LayerCounts
@_exported public import struct FramePlanning.PassCounts
@_exported public import struct FramePlanning.PassTally
@_exported public import struct RenderTree.LayerID
@_exported public import struct RenderTree.RenderScene
