// The module users import: the public model, drawing values, the stage and the sinks under one name.

@_exported public import CoreAnimation
@_exported public import FrameEngine
@_exported public import FrameOutput
@_exported public import Graphics
