// A named state of a layer: what it changes, and which state it builds on.

public import Foundation

/// A named set of changes, such as a screen's being locked.
public final class CAState: NSObject {
  /// The name; a layer has one state of each.
  public let name: String
  /// The state whose elements come before this one's.
  public var basedOn: String?
  /// Whether the layer is in this state unless another is asked for.
  public var isInitial = false
  /// What the state does, in order: of two that set the same value the later one counts.
  public var elements: [CAStateElement] = []

  /// A state that changes nothing yet.
  public init(name: String) { self.name = name }
}
