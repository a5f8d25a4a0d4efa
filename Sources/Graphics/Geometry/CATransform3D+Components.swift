// The transform as scale, rotation and translation: what key paths such as `transform.rotation.z` read and set.

public import Foundation

/// One number of a transform that has a key path of its own; raw values are the part after `transform.`.
public enum TransformComponent: String, Sendable, Hashable, CaseIterable {
  /// Mean of the three scales; setting it sets all three.
  case scale
  /// The scale along x.
  case scaleX = "scale.x"
  /// The scale along y.
  case scaleY = "scale.y"
  /// The scale along z.
  case scaleZ = "scale.z"
  /// The rotation about z.
  case rotation
  /// The angle about x in radians.
  case rotationX = "rotation.x"
  /// The angle about y in radians.
  case rotationY = "rotation.y"
  /// The angle about z in radians.
  case rotationZ = "rotation.z"
  /// The move along x.
  case translationX = "translation.x"
  /// The move along y.
  case translationY = "translation.y"
  /// The move along z.
  case translationZ = "translation.z"
}

/// A transform taken apart as scale, then rotations about x, y and z, then translation, then perspective.
///
/// Shear has no key path and is lost when a component is set, as in Core Animation.
public struct TransformComponents: Sendable, Hashable {
  /// Lengths of the rows; x is negative when the transform mirrors.
  public var scaleX, scaleY, scaleZ: CGFloat
  /// Angles in radians, x acting first.
  public var rotationX, rotationY, rotationZ: CGFloat
  /// Where the origin goes.
  public var translationX, translationY, translationZ: CGFloat
  /// The fourth column left when the rest is taken out: (0, 0, -1/d, 1) for a viewer at distance d.
  public var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    get { (perspectiveX, perspectiveY, perspectiveZ, perspectiveW) }
    set { (perspectiveX, perspectiveY, perspectiveZ, perspectiveW) = newValue }
  }
  private var perspectiveX, perspectiveY, perspectiveZ, perspectiveW: CGFloat

  /// The components of a transform. Where a scale is 0 its direction is taken from the other two rows, or else counts
  /// as not rotated.
  public init(_ t: CATransform3D) {
    (translationX, translationY, translationZ) = (t.m41, t.m42, t.m43)
    (perspectiveX, perspectiveY, perspectiveZ, perspectiveW) = t.perspectiveColumn ?? (0, 0, 0, t.m44 == 0 ? 1 : t.m44)
    if t.isUpright {
      // What most layers hold, and what the rest would find with six roots and arcs.
      (scaleX, scaleY, scaleZ) = (t.m11, t.m22, t.m33)
      (rotationX, rotationY, rotationZ) = (0, 0, 0)
      return
    }
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)
    (scaleX, scaleY, scaleZ) = (length(x), length(y), length(z))
    if dot(x, cross(y, z)) < 0 { scaleX = -scaleX }
    x = scaleX == 0 ? .zero : x / scaleX
    y = scaleY == 0 ? .zero : y / scaleY
    z = scaleZ == 0 ? .zero : z / scaleZ
    if scaleX == 0 { x = cross(y, z) }
    if scaleY == 0 { y = cross(z, x) }
    if scaleZ == 0 { z = cross(x, y) }
    rotationX = atan2(y.z, z.z)
    rotationY = asin(max(-1, min(1, -x.z)))
    rotationZ = atan2(x.y, x.x)
    if abs(x.z) > 1 - 1e-12 {
      // At a quarter turn about y, x and z turn the same way: all of it counts as z.
      rotationX = 0
      rotationZ = atan2(-y.x, y.y)
    }
  }

  /// The transform of these components.
  public var transform: CATransform3D {
    var t = CATransform3DMakeScale(scaleX, scaleY, scaleZ)
    if rotationX != 0 {
      let turn = Turn(rotationX)
      turn(&t.m12, &t.m13)
      turn(&t.m22, &t.m23)
      turn(&t.m32, &t.m33)
    }
    if rotationY != 0 {
      let turn = Turn(rotationY)
      turn(&t.m13, &t.m11)
      turn(&t.m23, &t.m21)
      turn(&t.m33, &t.m31)
    }
    if rotationZ != 0 {
      let turn = Turn(rotationZ)
      turn(&t.m11, &t.m12)
      turn(&t.m21, &t.m22)
      turn(&t.m31, &t.m32)
    }
    (t.m41, t.m42, t.m43) = (translationX, translationY, translationZ)
    let isFlat = perspectiveX == 0 && perspectiveY == 0 && perspectiveZ == 0 && perspectiveW == 1
    return isFlat ? t : t.withPerspectiveColumn(perspective)
  }

  /// A rotation in the plane of two axes, from the first to the second.
  private struct Turn {
    let sine, cosine: CGFloat

    init(_ angle: CGFloat) { (sine, cosine) = (sin(angle), cos(angle)) }

    func callAsFunction(_ a: inout CGFloat, _ b: inout CGFloat) {
      (a, b) = (a * cosine - b * sine, a * sine + b * cosine)
    }
  }

  /// One component by name.
  public subscript(component: TransformComponent) -> CGFloat {
    get {
      switch component {
      case .scale: (scaleX + scaleY + scaleZ) / 3
      case .scaleX: scaleX
      case .scaleY: scaleY
      case .scaleZ: scaleZ
      case .rotationX: rotationX
      case .rotationY: rotationY
      case .rotation, .rotationZ: rotationZ
      case .translationX: translationX
      case .translationY: translationY
      case .translationZ: translationZ
      }
    }
    set {
      switch component {
      case .scale: (scaleX, scaleY, scaleZ) = (newValue, newValue, newValue)
      case .scaleX: scaleX = newValue
      case .scaleY: scaleY = newValue
      case .scaleZ: scaleZ = newValue
      case .rotationX: rotationX = newValue
      case .rotationY: rotationY = newValue
      case .rotation, .rotationZ: rotationZ = newValue
      case .translationX: translationX = newValue
      case .translationY: translationY = newValue
      case .translationZ: translationZ = newValue
      }
    }
  }
}

extension CATransform3D {
  /// Whether it neither turns, mirrors nor shears.
  fileprivate var isUpright: Bool {
    m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m11 > 0 && m22 > 0 && m33 > 0
  }

  /// The transform taken apart.
  public var components: TransformComponents { TransformComponents(self) }

  /// One component; setting it keeps the others.
  public subscript(component: TransformComponent) -> CGFloat {
    get { components[component] }
    set {
      var parts = components
      parts[component] = newValue
      self = parts.transform
    }
  }

  /// The translation in the plane, what `transform.translation` reads and sets.
  public var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set {
      self[.translationX] = newValue.width
      self[.translationY] = newValue.height
    }
  }
}
