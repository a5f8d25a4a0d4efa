// A layer that draws its sublayers several times.

import Foundation
public import Graphics
package import RenderTree

/// The rows CAReplicatorLayer adds.
package enum ReplicatorKeys {
  package static let instanceCount = LayerKey("instanceCount", default: 1)
  package static let preservesDepth = LayerKey("preservesDepth", default: false, action: .none)
  package static let instanceDelay = LayerKey("instanceDelay", default: 0.0)
  package static let instanceTransform = LayerKey("instanceTransform", default: CATransform3DIdentity)
  package static let instanceColor = LayerKey(
    "instanceColor", default: ColorProperty?.some(ColorProperty(color: .white)))
  package static let instanceRedOffset = LayerKey("instanceRedOffset", default: Float(0))
  package static let instanceGreenOffset = LayerKey("instanceGreenOffset", default: Float(0))
  package static let instanceBlueOffset = LayerKey("instanceBlueOffset", default: Float(0))
  package static let instanceAlphaOffset = LayerKey("instanceAlphaOffset", default: Float(0))

  package static let all: [KeyID] = [
    instanceCount.id, preservesDepth.id, instanceDelay.id, instanceTransform.id, instanceColor.id,
    instanceRedOffset.id, instanceGreenOffset.id, instanceBlueOffset.id, instanceAlphaOffset.id,
  ]
}

/// Draws `instanceCount` copies of its sublayers, each transformed, delayed and coloured once more than the one before.
///
/// One replicator makes at most `instanceLimit` copies; a commit of more is reported. All replicators of a scene
/// together, which multiply where they are nested, make at most half a million: a scene with more is refused.
open class CAReplicatorLayer: CALayer {
  package override class var renderClassName: String {
    self == CAReplicatorLayer.self ? "CAReplicatorLayer" : String(describing: self)
  }
  package override class var subtreeRecipe: (any SubtreeRecipe.Type)? { ReplicatorRecipe.self }

  /// Most copies of one replicator.
  public static let instanceLimit = ReplicatorRecipe.limit

  override func willFreeze() {
    guard instanceCount > Self.instanceLimit else { return }
    LayerDiagnostics.report(
      self, key: "instanceCount", reason: "\(instanceCount) copies are asked for and \(Self.instanceLimit) are drawn")
  }

  /// Number of copies, the original included; 0 draws nothing.
  public final var instanceCount: Int {
    get { self[ReplicatorKeys.instanceCount] }
    set { self[ReplicatorKeys.instanceCount] = newValue }
  }
  /// Whether copies keep their depth instead of lying in the layer's plane. Then the layer is a space as a
  /// `CATransformLayer` is, and draws nothing but its copies.
  public final var preservesDepth: Bool {
    get { self[ReplicatorKeys.preservesDepth] }
    set { self[ReplicatorKeys.preservesDepth] = newValue }
  }
  /// How far each copy's time lags behind the one before, seconds.
  public final var instanceDelay: CFTimeInterval {
    get { self[ReplicatorKeys.instanceDelay] }
    set { self[ReplicatorKeys.instanceDelay] = newValue }
  }
  /// From one copy to the next, about the centre of the bounds.
  public final var instanceTransform: CATransform3D {
    get { self[ReplicatorKeys.instanceTransform] }
    set { self[ReplicatorKeys.instanceTransform] = newValue }
  }
  /// Colour the first copy's colours are multiplied with.
  public final var instanceColor: CGColor? {
    get { self[ReplicatorKeys.instanceColor]?.color }
    set { self[ReplicatorKeys.instanceColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Added to the colour's red from copy to copy.
  public final var instanceRedOffset: Float {
    get { self[ReplicatorKeys.instanceRedOffset] }
    set { self[ReplicatorKeys.instanceRedOffset] = newValue }
  }
  /// Added to the colour's green from copy to copy.
  public final var instanceGreenOffset: Float {
    get { self[ReplicatorKeys.instanceGreenOffset] }
    set { self[ReplicatorKeys.instanceGreenOffset] = newValue }
  }
  /// Added to the colour's blue from copy to copy.
  public final var instanceBlueOffset: Float {
    get { self[ReplicatorKeys.instanceBlueOffset] }
    set { self[ReplicatorKeys.instanceBlueOffset] = newValue }
  }
  /// Added to the colour's alpha from copy to copy.
  public final var instanceAlphaOffset: Float {
    get { self[ReplicatorKeys.instanceAlphaOffset] }
    set { self[ReplicatorKeys.instanceAlphaOffset] = newValue }
  }
}

/// Copy k has the transform M^k about the centre, the colour plus k offsets (clamped to 0…1), and lags k delays.
enum ReplicatorRecipe: SubtreeRecipe {
  /// More copies than this are a mistake or an attack, and would not end.
  static let limit = 100_000

  static func keepsDepth(_ values: PropertyStore) -> Bool { values[ReplicatorKeys.preservesDepth] }

  static func instances(_ values: PropertyStore) -> [SubtreeInstance]? {
    let count = min(values[ReplicatorKeys.instanceCount], limit)
    guard count > 0 else { return [] }
    let bounds = values[StandardKeys.bounds]
    let step = about(CGPoint(x: bounds.midX, y: bounds.midY), values[ReplicatorKeys.instanceTransform])
    let color = values[ReplicatorKeys.instanceColor]?.color ?? .clear
    let delay = values[ReplicatorKeys.instanceDelay]
    var transform = CATransform3DIdentity
    var copies: [SubtreeInstance] = []
    copies.reserveCapacity(count)
    for index in 0..<count {
      let k = CGFloat(index)
      func channel(_ base: CGFloat, _ offset: LayerKey<Float>) -> CGFloat {
        min(max(base + k * CGFloat(values[offset]), 0), 1)
      }
      copies.append(
        SubtreeInstance(
          transform: transform, delay: Double(index) * delay,
          tint: Tint(
            red: channel(color.red, ReplicatorKeys.instanceRedOffset),
            green: channel(color.green, ReplicatorKeys.instanceGreenOffset),
            blue: channel(color.blue, ReplicatorKeys.instanceBlueOffset)),
          alpha: Double(channel(color.alpha, ReplicatorKeys.instanceAlphaOffset))))
      transform = CATransform3DConcat(transform, step)
    }
    return copies
  }

  private static func about(_ centre: CGPoint, _ transform: CATransform3D) -> CATransform3D {
    if CATransform3DIsIdentity(transform) { return transform }
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-centre.x, -centre.y, 0), transform),
      CATransform3DMakeTranslation(centre.x, centre.y, 0))
  }
}
