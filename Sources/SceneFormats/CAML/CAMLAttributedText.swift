// Texts whose parts differ in look. The format has no form for them: the plain text stands where any reader finds it, and the
// looks beside it in a namespace of ours.
//
//     <string type="string" value="one two" cairn:alignment="center">
//       <cairn:span start="0" end="3" font="DejaVu Sans" fontSize="20" color="1 0 0 1"/>
//     </string>

import Foundation
import Graphics
import RenderTree

/// Reads and writes attributed texts.
enum CAMLAttributedText {
  private static let spanName = "span"

  /// The element of a text.
  static func element(_ text: AttributedText) -> CAMLNode {
    let prefix = CairnNamespace.prefix + ":"
    var node = CAMLNode(name: "string", attributes: [("value", CAMLNode.legal(text.string))])
    if let alignment = text.alignment { node.attributes.append((prefix + "alignment", alignment.rawValue)) }
    if text.lineSpacing != 0 { node.attributes.append((prefix + "lineSpacing", CAMLTexts.numbers([text.lineSpacing]))) }
    node.children = text.spans.map { span in
      let style = span.style
      var node = CAMLNode(
        name: prefix + spanName,
        attributes: [("start", "\(span.range.lowerBound)"), ("end", "\(span.range.upperBound)")])
      if let name = style.fontName { node.attributes.append(("font", CAMLNode.legal(name))) }
      if let size = style.fontSize { node.attributes.append(("fontSize", CAMLTexts.numbers([size]))) }
      if let color = style.color {
        node.attributes.append(("color", CAMLTexts.numbers([color.red, color.green, color.blue, color.alpha])))
      }
      if style.kern != 0 { node.attributes.append(("kern", CAMLTexts.numbers([style.kern]))) }
      if style.baselineOffset != 0 {
        node.attributes.append(("baselineOffset", CAMLTexts.numbers([style.baselineOffset])))
      }
      if style.isUnderlined { node.attributes.append(("underlined", "1")) }
      if style.isStruck { node.attributes.append(("struck", "1")) }
      return node
    }
    return node
  }

  /// The text of an element with looks of ours; nil when it has none.
  static func read(_ element: CAMLElement, _ context: CAMLContext) throws(SceneError) -> AttributedText? {
    guard let prefix = context.ownPrefix else { return nil }
    let spans = element.children("\(prefix):\(spanName)")
    let alignment = try value(element.attribute("\(prefix):alignment"), context) { TextRun.Alignment(rawValue: $0) }
    let spacing = try value(element.attribute("\(prefix):lineSpacing"), context) { try? CAMLValues.number($0) }
    guard !spans.isEmpty || alignment != nil || spacing != nil else { return nil }
    var text = AttributedText(
      string: element["value"] ?? element.text, spans: [], alignment: alignment, lineSpacing: CGFloat(spacing ?? 0))
    for span in spans {
      guard let range = range(span, in: text.string), range.lowerBound >= text.spans.last?.range.upperBound ?? 0 else {
        try context.report(
          .invalid, "a part of the text has no place in it", at: span.location,
          hint: "start and end count the bytes of its UTF-8, part after part")
        continue
      }
      text.spans.append(TextSpan(range: range, style: try style(span, context)))
    }
    return text
  }

  /// What an attribute says; nil when there is none, or when it makes no sense, which is reported.
  private static func value<Value>(
    _ attribute: CAMLAttribute?, _ context: CAMLContext, _ read: (String) -> Value?
  ) throws(SceneError) -> Value? {
    guard let attribute else { return nil }
    if let value = read(attribute.value) { return value }
    try context.report(
      .invalid, "\(attribute.name): \"\(attribute.value.prefix(40))\" cannot be used", at: attribute.valueLocation)
    return nil
  }

  /// A part of a text, in whole characters.
  private static func range(_ span: CAMLElement, in text: String) -> Range<Int>? {
    guard let start = span["start"].flatMap({ Int($0) }), let end = span["end"].flatMap({ Int($0) }), start >= 0,
      start < end, end <= text.utf8.count
    else { return nil }
    for offset in [start, end] {
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      if index.samePosition(in: text.unicodeScalars) == nil { return nil }
    }
    return start..<end
  }

  private static func style(_ span: CAMLElement, _ context: CAMLContext) throws(SceneError) -> TextStyle {
    var style = TextStyle()
    for attribute in span.attributes where !["start", "end"].contains(attribute.name) {
      do throws(CAMLValueError) {
        if try set(attribute, on: &style) { continue }
      } catch {
        try context.report(
          .invalid, "\(attribute.name): \(error.message)", at: attribute.location(ofCharacter: error.offset),
          hint: error.hint)
        continue
      }
      try context.report(.unknown, "a part of a text has no property \"\(attribute.name)\"", at: attribute.location)
    }
    return style
  }

  /// Sets one thing of a look; false when there is no such thing.
  private static func set(_ attribute: CAMLAttribute, on style: inout TextStyle) throws(CAMLValueError) -> Bool {
    let text = attribute.value
    switch attribute.name {
    case "font": style.fontName = text
    case "fontSize": style.fontSize = CGFloat(try CAMLValues.number(text))
    case "color": style.color = try CAMLValues.color(text)
    case "kern": style.kern = CGFloat(try CAMLValues.number(text))
    case "baselineOffset": style.baselineOffset = CGFloat(try CAMLValues.number(text))
    case "underlined": style.isUnderlined = try CAMLValues.bool(text)
    case "struck": style.isStruck = try CAMLValues.bool(text)
    default: return false
    }
    return true
  }
}
