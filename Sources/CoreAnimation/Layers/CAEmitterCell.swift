// What an emitter layer emits: one kind of particle.

public import Foundation
public import Graphics
package import RenderTree

/// A kind of particle. Every value `X` with a range `XRange` is evenly spread over X ± XRange/2; what has a speed
/// changes by it every second of the particle's life.
///
/// Cells in `emitterCells` are emitted from each particle, at its place, relative to its direction, and multiplied with
/// its scale and colour. The k-th comes k / `birthRate` seconds after the particle's birth, while it lives.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// Values that were set.
  package final var store = PropertyStore()
  private final var assigned: (cells: [CAEmitterCell], values: [PropertyValue])?

  /// A cell that emits nothing: its rate and lifetime are 0.
  public override init() {}

  /// A cell of values.
  private init(_ values: PropertyStore) { store = values }

  final subscript<Value>(key: LayerKey<Value>) -> Value {
    get { store[key] }
    set {
      let value = newValue.propertyValue
      if value.isFinite { store[key.id] = value }
    }
  }

  /// The default value of a key; nil where it is zero or unknown.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let id = EmitterCellKeys.all.first(where: { $0.description == key }),
      !EmitterCellKeys.ownDefaults.contains(where: { $0.key == id })
    else { return nil }
    return CALayer.nonzeroDefault(forKey: key)
  }

  /// The value of a key. A key that is no property of the cell is the caller's own.
  open func value(forKey key: String) -> Any? {
    if key == "emitterCells" { return emitterCells }
    let id = KeyTable.id(of: key)
    let own = EmitterCellKeys.ownDefaults.first { $0.key == id }?.value
    return (store[id] ?? own ?? KeyTable.row(of: id).defaultValue).anyValue
  }

  /// Sets the value of a key as its property would: what is not finite is refused.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "emitterCells" {
      emitterCells = value as? [CAEmitterCell]
    } else if let value = PropertyValue(any: value) {
      setValue(value, at: key)
    }
  }

  /// Sets the value of a key.
  package final func setValue(_ value: PropertyValue, at key: String) {
    _ = EmitterCellKeys.all
    guard value.isFinite else { return }
    store[KeyTable.id(of: key)] = value
  }

  // MARK: Values for a layer

  /// The cells' values. Defaults that differ from the layer's of the same name are written out, so that key paths read
  /// the cell's.
  package static func values(_ cells: [CAEmitterCell]) -> [PropertyValue] {
    cells.map { cell in
      var values = cell.store
      for (key, value) in EmitterCellKeys.ownDefaults where values[key] == nil { values[key] = value }
      return .record(values)
    }
  }

  /// Cells of values.
  static func cells(_ values: [PropertyValue]) -> [CAEmitterCell] {
    values.compactMap { value in
      guard case .record(let values) = value else { return nil }
      return CAEmitterCell(values)
    }
  }

  /// What each particle emits in turn; values are taken over as by a layer.
  public final var emitterCells: [CAEmitterCell]? {
    get {
      let values = self[EmitterKeys.emitterCells]
      if values.isEmpty { return nil }
      if let assigned, assigned.values == values { return assigned.cells }
      return Self.cells(values)
    }
    set {
      let values = Self.values(newValue ?? [])
      self[EmitterKeys.emitterCells] = values
      assigned = newValue.map { ($0, values) }
    }
  }

  // MARK: Appearance

  /// The picture of each particle, a `CGImage`; without one nothing is drawn.
  public final var contents: Any? {
    get { self[StandardKeys.contents]?.image }
    set { self[StandardKeys.contents] = (newValue as? CGImage).map { ImageProperty(image: $0) } }
  }
  /// The part of the picture that is shown, in its unit square.
  public final var contentsRect: CGRect {
    get { self[StandardKeys.contentsRect] }
    set { self[StandardKeys.contentsRect] = newValue }
  }
  /// Pixels of the picture in a point.
  public final var contentsScale: CGFloat {
    get { self[StandardKeys.contentsScale] }
    set { self[StandardKeys.contentsScale] = newValue }
  }
  /// Sampling of a reduced picture.
  public final var minificationFilter: String {
    get { self[StandardKeys.minificationFilter] }
    set { self[StandardKeys.minificationFilter] = newValue }
  }
  /// Sampling of an enlarged picture.
  public final var magnificationFilter: String {
    get { self[StandardKeys.magnificationFilter] }
    set { self[StandardKeys.magnificationFilter] = newValue }
  }
  /// Kept, and without effect.
  public final var minificationFilterBias: Float {
    get { self[StandardKeys.minificationFilterBias] }
    set { self[StandardKeys.minificationFilterBias] = newValue }
  }
  /// Colour the picture is multiplied with; white unless set.
  public final var color: CGColor? {
    get { self[EmitterCellKeys.color]?.color }
    set { self[EmitterCellKeys.color] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Range of the colour's red.
  public final var redRange: Float {
    get { self[EmitterCellKeys.redRange] }
    set { self[EmitterCellKeys.redRange] = newValue }
  }
  /// Range of the colour's green.
  public final var greenRange: Float {
    get { self[EmitterCellKeys.greenRange] }
    set { self[EmitterCellKeys.greenRange] = newValue }
  }
  /// Range of the colour's blue.
  public final var blueRange: Float {
    get { self[EmitterCellKeys.blueRange] }
    set { self[EmitterCellKeys.blueRange] = newValue }
  }
  /// Range of the colour's alpha.
  public final var alphaRange: Float {
    get { self[EmitterCellKeys.alphaRange] }
    set { self[EmitterCellKeys.alphaRange] = newValue }
  }
  /// Change of the colour's red in a second.
  public final var redSpeed: Float {
    get { self[EmitterCellKeys.redSpeed] }
    set { self[EmitterCellKeys.redSpeed] = newValue }
  }
  /// Change of the colour's green in a second.
  public final var greenSpeed: Float {
    get { self[EmitterCellKeys.greenSpeed] }
    set { self[EmitterCellKeys.greenSpeed] = newValue }
  }
  /// Change of the colour's blue in a second.
  public final var blueSpeed: Float {
    get { self[EmitterCellKeys.blueSpeed] }
    set { self[EmitterCellKeys.blueSpeed] = newValue }
  }
  /// Change of the colour's alpha in a second.
  public final var alphaSpeed: Float {
    get { self[EmitterCellKeys.alphaSpeed] }
    set { self[EmitterCellKeys.alphaSpeed] = newValue }
  }
  /// Factor of the picture's size.
  public final var scale: CGFloat {
    get { self[EmitterCellKeys.scale] }
    set { self[EmitterCellKeys.scale] = newValue }
  }
  /// Range of the scale.
  public final var scaleRange: CGFloat {
    get { self[EmitterCellKeys.scaleRange] }
    set { self[EmitterCellKeys.scaleRange] = newValue }
  }
  /// Change of the scale in a second; it stops at 0.
  public final var scaleSpeed: CGFloat {
    get { self[EmitterCellKeys.scaleSpeed] }
    set { self[EmitterCellKeys.scaleSpeed] = newValue }
  }

  // MARK: Emission

  /// The cell's name in key paths.
  public final var name: String? {
    get { self[StandardKeys.name] }
    set { self[StandardKeys.name] = newValue }
  }
  /// Whether the cell emits.
  public final var isEnabled: Bool {
    get { self[EmitterCellKeys.enabled] }
    set { self[EmitterCellKeys.enabled] = newValue }
  }
  /// Particles in a second.
  public final var birthRate: Float {
    get { self[EmitterCellKeys.birthRate] }
    set { self[EmitterCellKeys.birthRate] = newValue }
  }
  /// Seconds a particle lives.
  public final var lifetime: Float {
    get { self[EmitterCellKeys.lifetime] }
    set { self[EmitterCellKeys.lifetime] = newValue }
  }
  /// Range of the lifetime.
  public final var lifetimeRange: Float {
    get { self[EmitterCellKeys.lifetimeRange] }
    set { self[EmitterCellKeys.lifetimeRange] = newValue }
  }

  // MARK: Motion

  /// Direction out of the plane, towards the viewer; radians.
  public final var emissionLatitude: CGFloat {
    get { self[EmitterCellKeys.emissionLatitude] }
    set { self[EmitterCellKeys.emissionLatitude] = newValue }
  }
  /// Direction in the plane, from +x towards +y; radians.
  public final var emissionLongitude: CGFloat {
    get { self[EmitterCellKeys.emissionLongitude] }
    set { self[EmitterCellKeys.emissionLongitude] = newValue }
  }
  /// Range of the direction in the plane; radians.
  public final var emissionRange: CGFloat {
    get { self[EmitterCellKeys.emissionRange] }
    set { self[EmitterCellKeys.emissionRange] = newValue }
  }
  /// Points in a second.
  public final var velocity: CGFloat {
    get { self[EmitterCellKeys.velocity] }
    set { self[EmitterCellKeys.velocity] = newValue }
  }
  /// Range of the velocity.
  public final var velocityRange: CGFloat {
    get { self[EmitterCellKeys.velocityRange] }
    set { self[EmitterCellKeys.velocityRange] = newValue }
  }
  /// Acceleration along x, points per square second.
  public final var xAcceleration: CGFloat {
    get { self[EmitterCellKeys.xAcceleration] }
    set { self[EmitterCellKeys.xAcceleration] = newValue }
  }
  /// Acceleration along y, points per square second.
  public final var yAcceleration: CGFloat {
    get { self[EmitterCellKeys.yAcceleration] }
    set { self[EmitterCellKeys.yAcceleration] = newValue }
  }
  /// Acceleration along z, points per square second.
  public final var zAcceleration: CGFloat {
    get { self[EmitterCellKeys.zAcceleration] }
    set { self[EmitterCellKeys.zAcceleration] = newValue }
  }
  /// Turn at birth, radians from +x towards +y. Known from documents of Apple's tools.
  public final var rotation: CGFloat {
    get { self[EmitterCellKeys.rotation] }
    set { self[EmitterCellKeys.rotation] = newValue }
  }
  /// Range of the turn at birth.
  public final var rotationRange: CGFloat {
    get { self[EmitterCellKeys.rotationRange] }
    set { self[EmitterCellKeys.rotationRange] = newValue }
  }
  /// Radians in a second, from +x towards +y.
  public final var spin: CGFloat {
    get { self[EmitterCellKeys.spin] }
    set { self[EmitterCellKeys.spin] = newValue }
  }
  /// Range of the spin.
  public final var spinRange: CGFloat {
    get { self[EmitterCellKeys.spinRange] }
    set { self[EmitterCellKeys.spinRange] = newValue }
  }

  // MARK: Time

  /// When the cell begins to emit, in the layer's time (of a cell in a cell: after the birth of the particle); seconds, not
  /// before 0.
  public final var beginTime: CFTimeInterval {
    get { self[StandardKeys.beginTime] }
    set { self[StandardKeys.beginTime] = newValue }
  }
  /// How long it emits, seconds; endless unless set.
  public final var duration: CFTimeInterval {
    get { self[StandardKeys.duration] }
    set { self[StandardKeys.duration] = newValue }
  }
  /// Seconds of its particles in a second of the layer.
  public final var speed: Float {
    get { Float(self[StandardKeys.speed]) }
    set { self[StandardKeys.speed] = Double(newValue) }
  }
  /// How long it has already emitted when it begins, seconds.
  public final var timeOffset: CFTimeInterval {
    get { self[StandardKeys.timeOffset] }
    set { self[StandardKeys.timeOffset] = newValue }
  }
  /// Number of durations it emits.
  public final var repeatCount: Float {
    get { Float(self[StandardKeys.repeatCount]) }
    set { self[StandardKeys.repeatCount] = Double(newValue) }
  }
  /// Length of all repetitions, seconds.
  public final var repeatDuration: CFTimeInterval {
    get { self[StandardKeys.repeatDuration] }
    set { self[StandardKeys.repeatDuration] = newValue }
  }
  /// Kept, and without effect.
  public final var autoreverses: Bool {
    get { self[StandardKeys.autoreverses] }
    set { self[StandardKeys.autoreverses] = newValue }
  }
  /// Kept, and without effect.
  public final var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: self[StandardKeys.fillMode]) }
    set { self[StandardKeys.fillMode] = newValue.rawValue }
  }
}
