// Filters of a layer, of what lies behind it, and of how it is laid over that.

import Effects
import RenderTree

extension CALayer {
  /// Applied in order to the flattened layer: its shadow, background, contents, sublayers and border, clipped by
  /// `masksToBounds`. Mask and opacity come after them. Each is a `CAFilter`, or the name of a type.
  public final var filters: [Any]? {
    get { objects(self[StandardKeys.filters]) }
    set { self[StandardKeys.filters] = records(newValue, "filters") }
  }

  /// Applied to what lies behind the layer's bounds and rounded corners, as far as it belongs to the same flattened
  /// group; the layer is drawn over the result. Opacity and mask count for it as for the layer.
  public final var backgroundFilters: [Any]? {
    get { objects(self[StandardKeys.backgroundFilters]) }
    set { self[StandardKeys.backgroundFilters] = records(newValue, "backgroundFilters") }
  }

  /// How the finished layer is combined with what lies behind it in the same flattened group: a `CAFilter`, or the
  /// name of a blend mode (`multiplyBlendMode`) or operator (`xor`).
  public final var compositingFilter: Any? {
    get {
      switch self[StandardKeys.compositingFilter] {
      case .string(let name): name
      case let value: CAFilter(value)
      }
    }
    set {
      switch newValue {
      case nil: self[StandardKeys.compositingFilter] = .none
      case let name as String: self[StandardKeys.compositingFilter] = .string(name)
      case let filter as CAFilter: self[StandardKeys.compositingFilter] = filter.propertyValue
      case let other?:
        LayerDiagnostics.report(
          self, key: "compositingFilter", reason: "\(Swift.type(of: other)) is neither a CAFilter nor a name")
      }
    }
  }

  private func objects(_ records: [PropertyValue]) -> [Any]? {
    records.isEmpty ? nil : records.compactMap { CAFilter($0) }
  }

  private func records(_ filters: [Any]?, _ key: String) -> [PropertyValue] {
    (filters ?? []).compactMap { element in
      switch element {
      case let filter as CAFilter: return filter.propertyValue
      case let name as String: return CAFilter(type: name).propertyValue
      default:
        LayerDiagnostics.report(
          self, key: key, reason: "\(Swift.type(of: element)) is neither a CAFilter nor the name of a type")
        return nil
      }
    }
  }

  /// Reports filters that will not be drawn.
  final func reportUnknownFilters(of key: KeyID) {
    switch key {
    case StandardKeys.filters.id, StandardKeys.backgroundFilters.id:
      guard case .array(let records)? = store[key] else { return }
      for record in records {
        guard let type = CAFilter(record)?.type else {
          LayerDiagnostics.report(self, key: key.description, reason: "a \(record.kindName) is no filter")
          continue
        }
        if EffectCatalogue.row(named: type) == nil {
          LayerDiagnostics.report(
            self, key: key.description, reason: "no filter type is called '\(type)'; the layer is drawn without it")
        }
      }
    case StandardKeys.compositingFilter.id:
      let value = self[StandardKeys.compositingFilter]
      guard value != .none else { return }
      let name = String(value) ?? CAFilter(value)?.type
      if name.flatMap({ CompositingCatalogue.compositing(named: $0) }) == nil {
        LayerDiagnostics.report(
          self, key: key.description,
          reason:
            "no compositing filter is called '\(name ?? value.kindName)'; the layer is drawn over what is behind it")
      }
    default: break
    }
  }
}
