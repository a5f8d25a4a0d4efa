// Where on an emitter's shape a particle is born, and which way leads out of the shape there.

import Foundation

/// A direction: the angle in the plane from +x towards +y, and the angle out of the plane towards the viewer; radians.
struct EmitterDirection: Hashable, Sendable {
  var longitude, latitude: Double
  static let along = EmitterDirection(longitude: 0, latitude: 0)

  /// The unit vector times a length.
  func vector(length: Double) -> EmitterVector {
    let flat = length * cos(latitude)
    return EmitterVector(x: flat * cos(longitude), y: flat * sin(longitude), z: length * sin(latitude))
  }

  init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }

  /// The direction of a vector; nil when it has no length.
  init?(_ vector: EmitterVector) {
    let flat = hypot(vector.x, vector.y)
    guard flat > 0 || vector.z != 0 else { return nil }
    longitude = flat > 0 ? atan2(vector.y, vector.x) : 0
    latitude = atan2(vector.z, flat)
  }
}

/// A birth place.
///
/// Shapes are centred on the emitter position: a line is as long as the size's width, a rectangle as large as the size,
/// a cuboid also as deep as the depth, circle and sphere have the width as radius. *Points* are the corners (the centre
/// of what has none), *outline* the edges, *surface* the faces, *volume* the inside; of a flat shape both are its area.
/// On an outline and on a solid's surface, particles leave outwards.
struct EmitterSource: Hashable, Sendable {
  var offset: EmitterVector = .zero
  var outward: EmitterDirection = .along

  /// The place of a particle.
  init(_ state: EmitterState, _ random: EmitterRandom) {
    let (width, height, depth) = (Double(state.size.width), Double(state.size.height), state.depth)
    switch (state.shape, state.mode) {
    case ("line", let mode):
      let along = mode == "points" ? random.unit(.side).rounded() : random.unit(.x)
      offset.x = (along - 0.5) * width
    case ("rectangle", "points"):
      offset = Self.corner(width, height, 0, random)
    case ("rectangle", "outline"):
      onRectangle(width, height, random)
    case ("rectangle", _):
      offset = EmitterVector(x: (random.unit(.x) - 0.5) * width, y: (random.unit(.y) - 0.5) * height, z: 0)
    case ("cuboid", "points"):
      offset = Self.corner(width, height, depth, random)
    case ("cuboid", "outline"):
      onEdges([width, height, depth], random)
    case ("cuboid", "surface"):
      onFaces([width, height, depth], random)
    case ("cuboid", _):
      offset = EmitterVector(
        x: (random.unit(.x) - 0.5) * width, y: (random.unit(.y) - 0.5) * height, z: (random.unit(.z) - 0.5) * depth)
    case ("circle", "outline"), ("sphere", "outline"):
      outward = EmitterDirection(longitude: 2 * .pi * random.unit(.x), latitude: 0)
      offset = outward.vector(length: width)
    case ("circle", "points"), ("sphere", "points"): break
    case ("circle", _):
      // The root makes the density even: area grows with the square of the radius.
      let radius = width * random.unit(.y).squareRoot()
      offset = EmitterDirection(longitude: 2 * .pi * random.unit(.x), latitude: 0).vector(length: radius)
    case ("sphere", "surface"):
      outward = Self.anyDirection(random)
      offset = outward.vector(length: width)
    case ("sphere", _):
      offset = Self.anyDirection(random).vector(length: width * cbrt(random.unit(.z)))
    default: break
    }
  }

  /// Even over the sphere: height above the equator is even (Archimedes).
  private static func anyDirection(_ random: EmitterRandom) -> EmitterDirection {
    EmitterDirection(longitude: 2 * .pi * random.unit(.x), latitude: asin(2 * random.unit(.y) - 1))
  }

  private static func corner(_ width: Double, _ height: Double, _ depth: Double, _ random: EmitterRandom)
    -> EmitterVector
  {
    let corner = Int(random.unit(.side) * 8)
    return EmitterVector(
      x: (Double(corner & 1) - 0.5) * width, y: (Double(corner >> 1 & 1) - 0.5) * height,
      z: (Double(corner >> 2) - 0.5) * depth)
  }

  /// Even along the four sides.
  private mutating func onRectangle(_ width: Double, _ height: Double, _ random: EmitterRandom) {
    let isLevel = random.unit(.side) * (width + height) < width
    let far = random.unit(.y) < 0.5 ? -0.5 : 0.5
    let along = random.unit(.x) - 0.5
    offset = EmitterVector(x: (isLevel ? along : far) * width, y: (isLevel ? far : along) * height, z: 0)
    let normal = isLevel ? EmitterVector(x: 0, y: far, z: 0) : EmitterVector(x: far, y: 0, z: 0)
    outward = EmitterDirection(normal) ?? .along
  }

  /// Even along the twelve edges; out of a solid's edge leads the middle of its two faces.
  private mutating func onEdges(_ size: [Double], _ random: EmitterRandom) {
    let axis = Self.choose(size, random)
    var place = [random.unit(.x) < 0.5 ? -0.5 : 0.5, random.unit(.y) < 0.5 ? -0.5 : 0.5, 0]
    place.swapAt(axis, 2)
    var normal = place
    place[axis] = random.unit(.z) - 0.5
    normal[axis] = 0
    offset = EmitterVector(x: place[0] * size[0], y: place[1] * size[1], z: place[2] * size[2])
    outward = EmitterDirection(EmitterVector(x: normal[0], y: normal[1], z: normal[2])) ?? .along
  }

  /// Even over the six faces.
  private mutating func onFaces(_ size: [Double], _ random: EmitterRandom) {
    let areas = [size[1] * size[2], size[0] * size[2], size[0] * size[1]]
    let axis = Self.choose(areas, random)
    var place = [random.unit(.x) - 0.5, random.unit(.y) - 0.5, 0]
    place.swapAt(axis, 2)
    place[axis] = random.unit(.z) < 0.5 ? -0.5 : 0.5
    var normal = [0.0, 0, 0]
    normal[axis] = place[axis]
    offset = EmitterVector(x: place[0] * size[0], y: place[1] * size[1], z: place[2] * size[2])
    outward = EmitterDirection(EmitterVector(x: normal[0], y: normal[1], z: normal[2])) ?? .along
  }

  /// One of three, each as likely as its weight.
  private static func choose(_ weights: [Double], _ random: EmitterRandom) -> Int {
    var rest = random.unit(.side) * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return 2
  }
}
