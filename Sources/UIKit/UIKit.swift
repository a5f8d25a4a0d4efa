// What else comes with UIKit: layers, drawing and Foundation.

@_exported public import Foundation
@_exported public import QuartzCore
