// The rows of a filter's record; its inputs lie beside them under their own names.

/// What every filter's record holds. Its name is `StandardKeys.name`, by which key paths find it.
package enum FilterKeys {
  /// The filter type.
  package static let type = LayerKey("filter", default: "", action: .none)
  /// Whether the filter counts.
  package static let enabled = LayerKey("enabled", default: true, action: .none)
}
