// One row a layer class.

import Foundation
package import RenderTree

/// The layer classes. A new class is one file and one row here.
public enum LayerCatalogue {
  /// A layer class.
  public struct Row: Sendable {
    /// The class's name in scenes.
    public let name: String
    /// One sentence for people.
    public let summary: String
    /// Makes a layer of the class.
    public let make: @Sendable () -> CALayer
    /// The keys it adds to CALayer's.
    package let keys: [KeyID]
    /// Whether a class is this one or a subclass of it.
    let matches: @Sendable (CALayer.Type) -> Bool
  }

  /// All classes.
  public static let all: [Row] = [
    Row(
      name: "CALayer", summary: "A rectangle with background, border, shadow, contents and sublayers.",
      make: { CALayer() }, keys: StandardKeys.all, matches: { _ in true }),
    Row(
      name: "CAShapeLayer", summary: "A path, filled and stroked.", make: { CAShapeLayer() }, keys: ShapeKeys.all,
      matches: { $0 is CAShapeLayer.Type }),
    Row(
      name: "CATextLayer", summary: "Text in any script, wrapped, aligned and truncated.", make: { CATextLayer() },
      keys: TextKeys.all, matches: { $0 is CATextLayer.Type }),
    Row(
      name: "CAGradientLayer", summary: "An axial, radial or conic gradient in the unit square of the bounds.",
      make: { CAGradientLayer() }, keys: GradientKeys.all, matches: { $0 is CAGradientLayer.Type }),
    Row(
      name: "CAReplicatorLayer", summary: "Copies of its sublayers, each moved, delayed and tinted.",
      make: { CAReplicatorLayer() }, keys: ReplicatorKeys.all, matches: { $0 is CAReplicatorLayer.Type }),
    Row(
      name: "CATransformLayer", summary: "A space for its sublayers, in which they keep their depth.",
      make: { CATransformLayer() }, keys: [], matches: { $0 is CATransformLayer.Type }),
    Row(
      name: "CAEmitterLayer", summary: "Particles, as a function of a seed and the time.",
      make: { CAEmitterLayer() }, keys: EmitterKeys.all, matches: { $0 is CAEmitterLayer.Type }),
    Row(
      name: "CAScrollLayer", summary: "A window onto sublayers larger than itself.", make: { CAScrollLayer() },
      keys: ScrollKeys.all, matches: { $0 is CAScrollLayer.Type }),
    Row(
      name: "CATiledLayer", summary: "Large drawings, recorded once.", make: { CATiledLayer() }, keys: TiledKeys.all,
      matches: { $0 is CATiledLayer.Type }),
  ]

  /// The row of a class name, or nil.
  public static func row(named name: String) -> Row? { all.first { $0.name == name } }

  /// The row of a class, or of the built-in class it is a subclass of.
  package static func row(of kind: CALayer.Type) -> Row? { all.last { $0.matches(kind) } }

  /// Whether a key is none of the keys that only other built-in classes declare.
  static func declares(_ key: KeyID, _ kind: CALayer.Type) -> Bool {
    guard let rows = owners[key] else { return true }
    return rows.contains { $0.matches(kind) }
  }

  /// The classes that declare a key; keys of CALayer and of callers' own classes have none.
  private static let owners: [KeyID: [Row]] = {
    var owners: [KeyID: [Row]] = [:]
    for row in all.dropFirst() {
      for key in row.keys { owners[key, default: []].append(row) }
    }
    return owners
  }()
}
