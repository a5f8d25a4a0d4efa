// A layer that emits particles.

public import Foundation
import Graphics
package import RenderTree

/// The shape particles come from. With a size of (w, h) and a depth of d, all centred on the emitter position.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The emitter position itself.
  public static let point = Self(rawValue: "point")
  /// A horizontal line of length w.
  public static let line = Self(rawValue: "line")
  /// A rectangle of w × h.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid of w × h × d.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle of radius w.
  public static let circle = Self(rawValue: "circle")
  /// A sphere of radius w.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its corners; the centre of a circle or a sphere.
  public static let points = Self(rawValue: "points")
  /// Its edges, outwards. A sphere's is its largest circle.
  public static let outline = Self(rawValue: "outline")
  /// Its faces, outwards; a flat shape's area.
  public static let surface = Self(rawValue: "surface")
  /// Its inside.
  public static let volume = Self(rawValue: "volume")
}

/// How particles lie over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As is simplest: cell by cell.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest are drawn first, the youngest lie on top.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest are drawn last and lie on top.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The nearest, of the largest z, lie on top.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their light adds up, and to what lies beneath the layer.
  public static let additive = Self(rawValue: "additive")
}

/// Emits particles described by cells; they are drawn over the layer's background and contents.
///
/// Particles are a function of the layer's time, its values and the seed: any frame can be drawn without the ones
/// before it. The k-th particle of a cell is born when the integral of its rate reaches k, so at time 0 there is none
/// (unless `prewarms`), and at a rate of 10 the first comes at 0.1 s.
///
/// A particle keeps the values it was born with. Moving the emitter leaves a trail, and a `birthRate` set to 0 lets
/// living particles finish. Rates and positions that are animated are added up over time, in steps of a sixtieth of a
/// second.
///
/// Particles are drawn in the layer's plane, and z counts for `backToFront` only, unless the layer `preservesDepth`: then
/// they are where their z puts them in the space of the superlayer, and a perspective makes near ones larger. Among
/// other layers all of them are as near as the layer itself.
///
/// At most `particleLimit` live at once, the newest of each cell; a commit of more is reported.
open class CAEmitterLayer: CALayer {
  package override class var renderClassName: String {
    self == CAEmitterLayer.self ? "CAEmitterLayer" : String(describing: self)
  }
  package override class var contentRecipe: (any ContentRecipe.Type)? { EmitterRecipe.self }

  /// The cells as they were assigned, with the values they had then.
  private final var assigned: (cells: [CAEmitterCell], values: [PropertyValue])?

  /// What is emitted. The cells' values are taken over: to change one later, assign the cells again or set a key path
  /// such as `emitterCells.spark.birthRate`.
  public final var emitterCells: [CAEmitterCell]? {
    get {
      let values = self[EmitterKeys.emitterCells]
      if values.isEmpty { return nil }
      if let assigned, assigned.values == values { return assigned.cells }
      return CAEmitterCell.cells(values)
    }
    set {
      let values = CAEmitterCell.values(newValue ?? [])
      self[EmitterKeys.emitterCells] = values
      assigned = newValue.map { ($0, values) }
    }
  }
  /// Factor of the cells' birth rates. It does not animate on its own.
  public final var birthRate: Float {
    get { self[EmitterKeys.birthRate] }
    set { self[EmitterKeys.birthRate] = newValue }
  }
  /// Factor of the cells' lifetimes.
  public final var lifetime: Float {
    get { self[EmitterKeys.lifetime] }
    set { self[EmitterKeys.lifetime] = newValue }
  }
  /// Centre of the shape, in the layer's coordinates.
  public final var emitterPosition: CGPoint {
    get { self[EmitterKeys.emitterPosition] }
    set { self[EmitterKeys.emitterPosition] = newValue }
  }
  /// Height of the shape's centre above the layer.
  public final var emitterZPosition: CGFloat {
    get { self[EmitterKeys.emitterZPosition] }
    set { self[EmitterKeys.emitterZPosition] = newValue }
  }
  /// Size of the shape; its width is a circle's or sphere's radius.
  public final var emitterSize: CGSize {
    get { self[EmitterKeys.emitterSize] }
    set { self[EmitterKeys.emitterSize] = newValue }
  }
  /// Depth of a cuboid.
  public final var emitterDepth: CGFloat {
    get { self[EmitterKeys.emitterDepth] }
    set { self[EmitterKeys.emitterDepth] = newValue }
  }
  /// The shape particles come from.
  public final var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: self[EmitterKeys.emitterShape]) }
    set { self[EmitterKeys.emitterShape] = newValue.rawValue }
  }
  /// The part of the shape particles come from.
  public final var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: self[EmitterKeys.emitterMode]) }
    set { self[EmitterKeys.emitterMode] = newValue.rawValue }
  }
  /// How particles lie over one another.
  public final var renderMode: CAEmitterLayerRenderMode {
    get { CAEmitterLayerRenderMode(rawValue: self[EmitterKeys.renderMode]) }
    set { self[EmitterKeys.renderMode] = newValue.rawValue }
  }
  /// Whether particles keep their depth instead of lying in the layer's plane. In a picture of the layer alone
  /// (`shouldRasterize`) they lie in it.
  public final var preservesDepth: Bool {
    get { self[EmitterKeys.preservesDepth] }
    set { self[EmitterKeys.preservesDepth] = newValue }
  }
  /// Factor of the cells' velocities.
  public final var velocity: Float {
    get { Float(self[EmitterKeys.velocity]) }
    set { self[EmitterKeys.velocity] = CGFloat(newValue) }
  }
  /// Factor of the particles' sizes.
  public final var scale: Float {
    get { Float(self[EmitterKeys.scale]) }
    set { self[EmitterKeys.scale] = CGFloat(newValue) }
  }
  /// Factor of the cells' spins.
  public final var spin: Float {
    get { Float(self[EmitterKeys.spin]) }
    set { self[EmitterKeys.spin] = CGFloat(newValue) }
  }
  /// Chooses the random numbers; the same seed gives the same particles.
  public final var seed: UInt32 {
    get { self[EmitterKeys.seed] }
    set { self[EmitterKeys.seed] = newValue }
  }
  /// Whether the layer is full at its time 0, as if cells that begin then had always been emitting. Cairn's own.
  public final var prewarms: Bool {
    get { self[EmitterKeys.prewarms] }
    set { self[EmitterKeys.prewarms] = newValue }
  }

  /// Most particles at once: more would take seconds a frame, and a rate mistyped by a few zeros would never end.
  public static let particleLimit = EmitterField.limit

  override func willFreeze() {
    let state = EmitterState(store)
    let most = state.cells.reduce(0) { $0 + $1.population(birthRate: state.birthRate, lifetime: state.lifetime) }
    if most > Double(Self.particleLimit) {
      LayerDiagnostics.report(
        self, key: "emitterCells",
        reason: "more than \(Self.particleLimit) particles live at once, and only the newest are drawn: "
          + "lower birthRate or lifetime")
    }
  }

  // MARK: The past

  private static let remembered = Set(EmitterKeys.all)

  private final var now: Double { convertTime(CACurrentMediaTime(), from: nil) }

  private final var past: EmitterPast {
    get {
      guard case .object(let object) = self[EmitterKeys.past] else { return EmitterPast() }
      return object.object as? EmitterPast ?? EmitterPast()
    }
    set {
      store[EmitterKeys.past.id] = .object(OpaqueObject(newValue))
      markChanged()
    }
  }

  override func willChange(_ key: KeyID) {
    if committed != nil, Self.remembered.contains(key) { past = past.ending(store, at: now) }
  }

  override func willRemove(_ animation: RunningAnimation) {
    guard committed != nil, !animation.isPending, Self.isRemembered(animation.spec) else { return }
    past = past.removing(animation.spec, at: now)
  }

  open override func add(_ anim: CAAnimation, forKey key: String?) {
    super.add(anim, forKey: key)
    if committed != nil, let spec = running.last?.spec, Self.isRemembered(spec) {
      past = past.adding(spec.id, at: now)
    }
  }

  private static func isRemembered(_ animation: AnimationSpec) -> Bool {
    animation.targets.contains { remembered.contains($0.key) }
  }
}
