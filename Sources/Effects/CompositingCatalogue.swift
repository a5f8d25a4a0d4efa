// One row a way of compositing, under the names a compositing filter can have.

package import Graphics

/// How a finished layer is combined with what is beneath it.
package enum CompositingOperator: Sendable, Hashable {
  /// As Core Graphics does.
  case mode(CGBlendMode)
  /// By a formula of our own.
  case formula(ChannelBlend)

  /// Source over backdrop, which needs no care.
  package static let normal = CompositingOperator.mode(.normal)

  /// A word for people; nil for the one that needs no mention.
  package var name: String? {
    switch self {
    case .mode(.normal): nil
    case .mode(let mode): "\(mode)"
    case .formula(let formula): "\(formula)"
    }
  }
}

/// The compositing filters by name: Core Animation's, with `…BlendMode`, and those of Core Image.
package enum CompositingCatalogue {
  /// All names with what they mean.
  package static let all: [String: CompositingOperator] = {
    var names: [String: CompositingOperator] = [:]
    for (name, mode) in modes { names[name + "BlendMode"] = mode }
    for (name, mode) in operators { names[name] = mode }
    for (name, mode) in modes {
      let coreImage = "CI" + name.prefix(1).uppercased() + name.dropFirst() + "BlendMode"
      names[coreImage] = mode
    }
    for (name, mode) in coreImage { names["CI" + name + "Compositing"] = mode }
    return names
  }()

  /// The meaning of a name, or nil.
  package static func compositing(named name: String) -> CompositingOperator? { all[name] }

  private static let modes: [(String, CompositingOperator)] = [
    ("normal", .normal), ("multiply", .mode(.multiply)), ("screen", .mode(.screen)), ("overlay", .mode(.overlay)),
    ("darken", .mode(.darken)), ("lighten", .mode(.lighten)), ("colorDodge", .mode(.colorDodge)),
    ("colorBurn", .mode(.colorBurn)), ("softLight", .mode(.softLight)), ("hardLight", .mode(.hardLight)),
    ("difference", .mode(.difference)), ("exclusion", .mode(.exclusion)), ("hue", .mode(.hue)),
    ("saturation", .mode(.saturation)), ("color", .mode(.color)), ("luminosity", .mode(.luminosity)),
    ("linearBurn", .formula(.linearBurn)), ("linearDodge", .formula(.linearDodge)),
    ("linearLight", .formula(.linearLight)), ("vividLight", .formula(.vividLight)),
    ("pinLight", .formula(.pinLight)), ("hardMix", .formula(.hardMix)), ("subtract", .formula(.subtract)),
    ("divide", .formula(.divide)),
  ]

  private static let operators: [(String, CompositingOperator)] = [
    ("sourceOver", .normal), ("clear", .mode(.clear)), ("copy", .mode(.copy)), ("sourceIn", .mode(.sourceIn)),
    ("sourceOut", .mode(.sourceOut)), ("sourceAtop", .mode(.sourceAtop)), ("destOver", .mode(.destinationOver)),
    ("destIn", .mode(.destinationIn)), ("destOut", .mode(.destinationOut)), ("destAtop", .mode(.destinationAtop)),
    ("xor", .mode(.xor)), ("plusL", .mode(.plusLighter)), ("plusD", .formula(.plusDarker)),
    ("subtractS", .formula(.subtractSource)), ("subtractD", .formula(.subtractDestination)),
    ("multiply", .mode(.multiply)), ("minimum", .formula(.minimum)), ("maximum", .formula(.maximum)),
  ]

  private static let coreImage: [(String, CompositingOperator)] = [
    ("Addition", .mode(.plusLighter)), ("Maximum", .formula(.maximum)), ("Minimum", .formula(.minimum)),
    ("Multiply", .mode(.multiply)), ("SourceAtop", .mode(.sourceAtop)), ("SourceIn", .mode(.sourceIn)),
    ("SourceOut", .mode(.sourceOut)), ("SourceOver", .normal),
  ]
}
