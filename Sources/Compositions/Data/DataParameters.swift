// The settings by which a composition lets people say how their table is to be read.

import Foundation

extension SeriesReader {
  /// Settings of every composition that draws a series.
  package static let parameters: [CompositionParameter] = [
    CompositionParameter(
      "x", .text, default: "", "column of x, by title or number; the first of several when not given"),
    CompositionParameter(
      "y", .text, default: "", "column of values, by title or number; the second, or the only one, when not given"),
    CompositionParameter(
      "form", .choice(DataForm.allCases.map(\.rawValue)), default: "auto",
      "how the data is written; auto goes by the file's name, then by how it begins"),
    CompositionParameter(
      "header", .choice(HeaderRule.allCases.map(\.rawValue)), default: "auto",
      "whether the first row names the columns; auto: it does when it holds no number and no date"),
    CompositionParameter(
      "missing", .choice(Missing.allCases.map(\.rawValue)), default: "gap", "what a missing value is"),
    CompositionParameter(
      "time-zone", .text, default: "UTC", "zone of dates without an offset, and of the axis, such as Europe/Berlin"),
  ]

  /// A reader as settings ask for it.
  ///
  /// Throws a usage error for a time zone that does not exist.
  package init(_ settings: CompositionSettings) throws(CompositionError) {
    self.init()
    form = DataForm(rawValue: settings.text("form")) ?? .auto
    header = HeaderRule(rawValue: settings.text("header")) ?? .auto
    missing = Missing(rawValue: settings.text("missing")) ?? .gap
    xColumn = settings.text("x")
    yColumn = settings.text("y")
    let name = settings.text("time-zone")
    guard let zone = TimeZone(identifier: name) else {
      throw CompositionError(
        .usage, "there is no time zone '\(name)'", hint: "write a name such as UTC or America/New_York")
    }
    self.zone = zone
  }
}
