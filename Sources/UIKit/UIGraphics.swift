// The context that code draws into now, as UIKit's drawing functions find it.

public import QuartzCore

/// Contexts of this thread that are drawn into, the innermost last.
private final class ContextStack {
  private static let key = "cairn.uikit.contexts"
  var contexts: [CGContext] = []

  static var current: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that is drawn into; nil outside `draw(_:)`.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the one that is drawn into.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the context before.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }
