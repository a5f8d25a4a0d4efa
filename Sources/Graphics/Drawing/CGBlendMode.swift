// The names of the ways a source is combined with what is beneath it.

/// How painted pixels combine with the pixels beneath them; Core Graphics' names and order, and its documented formulas.
///
/// R, S and D are the premultiplied colours of the result, the source and the backdrop (the destination); Sa and Da alphas.
public enum CGBlendMode: Int32, Sendable, Hashable, CaseIterable {
  /// The source over the backdrop.
  case normal
  /// The product of both: darker, or as dark.
  case multiply
  /// The inverse of the product of both inverses: lighter, or as light.
  case screen
  /// Multiplies where the backdrop is dark and screens where it is light.
  case overlay
  /// The darker of both, channel by channel.
  case darken
  /// The lighter of both, channel by channel.
  case lighten
  /// The backdrop lightened as the source says.
  case colorDodge
  /// The backdrop darkened as the source says.
  case colorBurn
  /// Darkens or lightens gently as the source is dark or light.
  case softLight
  /// Multiplies where the source is dark and screens where it is light.
  case hardLight
  /// The distance between both.
  case difference
  /// The distance between both, with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// Nothing: R = 0.
  case clear
  /// The source alone: R = S.
  case copy
  /// The source inside the backdrop: R = S·Da.
  case sourceIn
  /// The source outside the backdrop: R = S·(1 − Da).
  case sourceOut
  /// The source on the backdrop alone: R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// The backdrop over the source: R = S·(1 − Da) + D.
  case destinationOver
  /// The backdrop inside the source: R = D·Sa.
  case destinationIn
  /// The backdrop outside the source: R = D·(1 − Sa).
  case destinationOut
  /// The backdrop on the source alone: R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// Where only one of them is: R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The sum of the dark: R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// The sum of both: R = min(1, S + D).
  case plusLighter
}
