// One row a filter type.

import Graphics

/// The filter types. A new one is a file with its effect, or a function of an existing one, and a row here.
package enum EffectCatalogue {
  /// A filter type.
  package struct Row: Sendable {
    /// Its names, the first one its own, others understood too.
    package let names: [String]
    /// Its inputs with the values they have unless set, which change nothing wherever that is possible.
    package let inputs: [String: EffectInput]
    private let build: @Sendable (EffectInputs) -> (any PixelEffect)?

    init(
      _ names: [String], _ inputs: [String: EffectInput],
      _ build: @escaping @Sendable (EffectInputs) -> (any PixelEffect)?
    ) {
      self.names = names
      self.inputs = inputs
      self.build = build
    }

    /// The effect of some inputs; nil when it changes nothing.
    package func effect(_ given: EffectInputs) -> (any PixelEffect)? {
      var whole = given
      whole.values.merge(inputs) { value, _ in value }
      return build(whole)
    }
  }

  /// All filter types.
  package static let all: [Row] = [
    // The radius is the standard deviation in points; Core Image's default.
    Row(
      ["gaussianBlur", "CIGaussianBlur"],
      ["inputRadius": .number(10), "inputHardEdges": .flag(false), "inputNormalizeEdges": .flag(false)]
    ) { blur($0) },
    matrix(["colorBrightness"], ["inputAmount": .number(0)]) { .brightness($0.number("inputAmount")) },
    matrix(["colorContrast"], ["inputAmount": .number(1)]) { .contrast($0.number("inputAmount")) },
    matrix(["colorSaturate"], ["inputAmount": .number(1)]) { .saturation($0.number("inputAmount")) },
    matrix(["colorHueRotate", "CIHueAdjust"], ["inputAngle": .number(0)]) { .hueRotation($0.number("inputAngle")) },
    matrix(["colorInvert", "CIColorInvert"], ["inputAmount": .number(1)]) { .inversion($0.number("inputAmount")) },
    matrix(
      ["colorMonochrome"], ["inputColor": .color(.white), "inputAmount": .number(1), "inputBias": .number(0)]
    ) { .monochrome($0.color("inputColor"), amount: $0.number("inputAmount"), bias: $0.number("inputBias")) },
    matrix(["sepia", "colorSepia"], ["inputAmount": .number(1)]) { .sepia($0.number("inputAmount")) },
    matrix(["CISepiaTone"], ["inputIntensity": .number(1)]) { .sepia($0.number("inputIntensity")) },
    matrix(["multiplyColor", "colorMultiply"], ["inputColor": .color(.white)]) {
      .multiplication(by: $0.color("inputColor"))
    },
    matrix(["colorAdd"], ["inputColor": .color(.clear)]) { .addition(of: $0.color("inputColor")) },
    matrix(["colorSubtract"], ["inputColor": .color(.clear)]) { .addition(of: $0.color("inputColor"), times: -1) },
    matrix(["colorMatrix"], ["inputColorMatrix": .numbers([])]) { ColorMatrix($0.numbers("inputColorMatrix")) },
    matrix(["luminanceToAlpha"], [:]) { _ in .luminanceToAlpha },
  ]

  /// The row of a filter type, or nil.
  package static func row(named name: String) -> Row? { byName[name] }

  private static let byName: [String: Row] = Dictionary(
    all.flatMap { row in row.names.map { ($0, row) } }, uniquingKeysWith: { first, _ in first })

  private static func matrix(
    _ names: [String], _ inputs: [String: EffectInput], _ make: @escaping @Sendable (EffectInputs) -> ColorMatrix
  ) -> Row {
    Row(names, inputs) { inputs in
      let matrix = make(inputs)
      return matrix.isIdentity ? nil : matrix
    }
  }

  private static func blur(_ inputs: EffectInputs) -> (any PixelEffect)? {
    let radius = inputs.number("inputRadius")
    let keepsEdges = inputs.flag("inputHardEdges") || inputs.flag("inputNormalizeEdges")
    let blur = GaussianBlur(
      sigmaX: radius * Double(inputs.scale.dx), sigmaY: radius * Double(inputs.scale.dy),
      edges: keepsEdges ? .kept : .transparent)
    return blur.reach.x > 0 || blur.reach.y > 0 ? blur : nil
  }
}
