// What a ready-made scene is: a name, what it takes, and how to make a stage of it.

public import Cairn

/// A ready-made scene fed with data and settings.
///
/// A composition is a stateless type with one row in ``CompositionCatalogue``. It is built only on the public API.
public protocol Composition: Sendable {
  /// The name it is called by: lower case, words joined by hyphens.
  static var name: String { get }
  /// One line on what it draws, without a full stop.
  static var summary: String { get }
  /// What data it takes, as a short phrase; nil when it runs without data.
  static var input: String? { get }
  /// The settings it understands, in the order a person should read them.
  static var parameters: [CompositionParameter] { get }
  /// The events it understands in scripted input; none unless it says so.
  static var script: [ScriptEventKind] { get }
  /// Builds the scene. The stage's `duration` is the scene's natural length.
  ///
  /// Throws a ``CompositionError`` that says whether the settings or the data are at fault.
  static func make(_ input: CompositionInput) throws(CompositionError) -> Stage
}

extension Composition {
  /// Most compositions take no scripted input.
  public static var script: [ScriptEventKind] { [] }
}
