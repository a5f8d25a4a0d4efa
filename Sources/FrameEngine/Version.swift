// The one place that states Cairn's version.

/// The version of this source, as reports and `cairn --version` name it.
package let cairnVersion = "0.1.0"
