// Apple's module of this name: layers and animations, and the stage that plays them here.

@_exported public import Cairn
@_exported public import CoreGraphics
@_exported public import Foundation
