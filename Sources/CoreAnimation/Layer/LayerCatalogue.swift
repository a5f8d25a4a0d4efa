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
    let kind: CALayer.Type
  }

  /// All classes.
  public static let all: [Row] = [
    Row(
      name: "CALayer", summary: "A rectangle with background, border, shadow, contents and sublayers.",
      make: { CALayer() }, keys: StandardKeys.all, kind: CALayer.self),
    Row(
      name: "CAShapeLayer", summary: "A path, filled and stroked.", make: { CAShapeLayer() }, keys: ShapeKeys.all,
      kind: CAShapeLayer.self),
    Row(
      name: "CATextLayer", summary: "Text in any script, wrapped, aligned and truncated.", make: { CATextLayer() },
      keys: TextKeys.all, kind: CATextLayer.self),
    Row(
      name: "CAGradientLayer", summary: "An axial gradient in the unit square of the bounds.",
      make: { CAGradientLayer() }, keys: GradientKeys.all, kind: CAGradientLayer.self),
    Row(
      name: "CAReplicatorLayer", summary: "Copies of its sublayers, each moved, delayed and tinted.",
      make: { CAReplicatorLayer() }, keys: ReplicatorKeys.all, kind: CAReplicatorLayer.self),
    Row(
      name: "CATransformLayer", summary: "A space for its sublayers, in which they keep their depth.",
      make: { CATransformLayer() }, keys: [], kind: CATransformLayer.self),
  ]

  /// The row of a class name, or nil.
  public static func row(named name: String) -> Row? { all.first { $0.name == name } }

  /// The row of exactly this class, or nil.
  static func row(for kind: CALayer.Type) -> Row? { all.first { $0.kind == kind } }
}
