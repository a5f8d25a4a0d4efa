// Apple's module of this name: paths, colours, pictures and drawing contexts, with Foundation's points and rectangles.

@_exported public import Foundation
@_exported public import Graphics
