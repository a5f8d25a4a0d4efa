// Puts data into a page: JSON in script elements that the page's own script reads.

/// Fills templates.
package enum HTMLTemplate {
  /// A template with its title and data in place of `<!--title-->` and `<!--data-->`. Each piece of data is JSON and becomes
  /// a script element with its name as id.
  package static func filled(_ template: String, title: String, data: [(name: String, json: String)]) -> String {
    let scripts = data.map { name, json in
      // In JSON a slash may be escaped; in a script element “</” may not occur.
      "<script type=\"application/json\" id=\"\(name)\">\(json.replacing("</", with: "<\\/").replacing("<!--", with: "<\\u0021--"))</script>"
    }
    return template.replacing("<!--title-->", with: escaped(title))
      .replacing("<!--data-->", with: scripts.joined(separator: "\n"))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
