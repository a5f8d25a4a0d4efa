// Which cairo draws: measurements of different versions are different measurements.

import CCairo

/// The library's version.
package enum CairoVersion {
  /// The version at run time, such as `1.16.0`.
  package static var text: String { cairo_version_string().map { String(cString: $0) } ?? "unknown" }
}
