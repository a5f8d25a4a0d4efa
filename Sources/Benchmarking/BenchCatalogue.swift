// Every case, one row each.

/// The cases, in the order they are measured.
package enum BenchCatalogue {
  package static let all: [BenchCase] =
    RasterizeCases.all + PassCases.all + [GiftCases.gifts] + ContentCases.all

  /// The case of a name.
  package static func named(_ name: String) -> BenchCase? { all.first { $0.name == name } }
}
