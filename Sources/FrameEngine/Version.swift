// The one place that states Cairn's version, and that of what it draws with.

import Cairo

/// The version of the cairo that draws.
package var cairoVersion: String { CairoVersion.text }

/// The version of this source, as reports and `cairn --version` name it.
package let cairnVersion = "0.1.0"
