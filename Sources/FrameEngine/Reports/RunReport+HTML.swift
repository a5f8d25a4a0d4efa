// A run's report as one page: the JSON report and pictures of the slowest frames, put into a template.

import Foundation

extension RunReport {
  /// The report as one HTML file that needs nothing else.
  public var html: String {
    let pictures = thumbnails.map { picture in
      JSONValue.object([
        .init("index", .integer(picture.index)),
        .init("milliseconds", .number(picture.milliseconds)),
        .init("source", .string("data:image/png;base64," + Data(picture.png).base64EncodedString())),
      ])
    }
    return HTMLTemplate.filled(
      RunReportPage.template, title: "Cost of \(scene)",
      data: [("report", json), ("thumbnails", JSONValue.array(pictures).text)])
  }
}
