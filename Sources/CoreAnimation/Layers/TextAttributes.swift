// Attributed strings of Foundation become values: the attribute names UIKit and AppKit give them, and their meaning.

public import Foundation
public import Graphics

/// A font by name and size; glyphs are found when text is set. Subclasses add names and no state.
open class CTFont: @unchecked Sendable, Hashable {
  /// A family or PostScript name.
  public let name: String
  /// Em size, points.
  public let size: CGFloat

  /// A font.
  public init(_ name: String, size: CGFloat) {
    self.name = name
    self.size = size
  }

  /// Whether both have the same name and size.
  public static func == (a: CTFont, b: CTFont) -> Bool { a.name == b.name && a.size == b.size }
  /// Hashes name and size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A font by name and size; the matrix must be nil.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: CGAffineTransform?) -> CTFont {
  CTFont(name, size: size > 0 ? size : 12)
}

/// How the lines of a paragraph are set.
public final class NSParagraphStyle: Sendable, Hashable {
  /// Where lines sit between the edges.
  public let alignment: CATextLayerAlignmentMode
  /// Extra space between lines, points.
  public let lineSpacing: CGFloat

  /// A style.
  public init(alignment: CATextLayerAlignmentMode = .natural, lineSpacing: CGFloat = 0) {
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }

  /// Whether both ask for the same.
  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool {
    a.alignment == b.alignment && a.lineSpacing == b.lineSpacing
  }
  /// Hashes what it asks for.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineSpacing)
  }
}

extension NSAttributedString.Key {
  /// A `CTFont`, or a name.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `CGColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: not zero draws a line beneath.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number: not zero draws a line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number: extra space after each glyph, points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: how far the baseline is raised, points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// Attributes by their meaning.
enum TextAttributes {
  /// The name of a font in any of the forms that are taken.
  static func fontName(_ value: Any?) -> String? {
    switch value {
    case let font as CTFont: font.name
    case let name as String: name
    case let name as NSString: String(describing: name)
    default: nil
    }
  }

  static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      default: 0
      }
    }
    var style = TextStyle()
    style.fontName = fontName(attributes[.font])
    style.fontSize = (attributes[.font] as? CTFont)?.size
    style.color = attributes[.foregroundColor] as? CGColor
    style.kern = number(.kern)
    style.baselineOffset = number(.baselineOffset)
    style.isUnderlined = number(.underlineStyle) != 0
    style.isStruck = number(.strikethroughStyle) != 0
    return style
  }

  static func attributes(_ style: TextStyle) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let name = style.fontName { attributes[.font] = CTFont(name, size: style.fontSize ?? 12) }
    if let color = style.color { attributes[.foregroundColor] = color }
    if style.kern != 0 { attributes[.kern] = NSNumber(value: Double(style.kern)) }
    if style.baselineOffset != 0 { attributes[.baselineOffset] = NSNumber(value: Double(style.baselineOffset)) }
    if style.isUnderlined { attributes[.underlineStyle] = NSNumber(value: 1) }
    if style.isStruck { attributes[.strikethroughStyle] = NSNumber(value: 1) }
    return attributes
  }
}

extension AttributedText {
  /// The value of an attributed string. The first paragraph style counts for all of it.
  init(_ source: NSAttributedString) {
    let string = source.string
    var spans: [TextSpan] = []
    var paragraph: NSParagraphStyle?
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length), options: []) { attributes, range, _ in
      guard let indices = Range(range, in: string) else { return }
      let start = string.utf8.distance(from: string.startIndex, to: indices.lowerBound)
      let end = string.utf8.distance(from: string.startIndex, to: indices.upperBound)
      spans.append(TextSpan(range: start..<end, style: TextAttributes.style(attributes)))
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
    }
    self.init(
      string: string, spans: spans,
      alignment: paragraph.flatMap { TextRun.Alignment(rawValue: $0.alignment.rawValue) },
      lineSpacing: paragraph?.lineSpacing ?? 0)
  }
}

extension NSAttributedString {
  /// The attributed string of a value.
  convenience init(_ text: AttributedText) {
    let result = NSMutableAttributedString(string: text.string)
    let utf8 = text.string.utf8
    for span in text.spans {
      guard let start = utf8.index(utf8.startIndex, offsetBy: span.range.lowerBound, limitedBy: utf8.endIndex),
        let end = utf8.index(utf8.startIndex, offsetBy: span.range.upperBound, limitedBy: utf8.endIndex)
      else { continue }
      result.addAttributes(TextAttributes.attributes(span.style), range: NSRange(start..<end, in: text.string))
    }
    if text.alignment != nil || text.lineSpacing != 0 {
      let mode = CATextLayerAlignmentMode(rawValue: text.alignment?.rawValue ?? "natural")
      let style = NSParagraphStyle(alignment: mode, lineSpacing: text.lineSpacing)
      result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: result.length))
    }
    self.init(attributedString: result)
  }
}
