// The names of the ways a source is combined with what is beneath it.

/// How painted pixels combine with the pixels beneath them; Core Graphics' names and order.
public enum CGBlendMode: Int32, Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
