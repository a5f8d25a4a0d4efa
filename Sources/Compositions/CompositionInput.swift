// All that a composition is made from, as one value.

public import Cairn
public import Foundation

/// Data, settings and the frame a composition is made for.
public struct CompositionInput: Sendable {
  /// The bytes of the data file; nil when none was given.
  public var data: Data?
  /// The data's name in error places: a path, or `-` for standard input.
  public var dataName: String?
  /// Settings as text, by parameter name.
  public var settings: [String: String]
  /// Size in points; nil asks for the composition's own.
  public var size: CGSize?
  /// Pixels a point, for rasterized layers.
  public var scale: CGFloat
  /// Frames a second the scene will be rendered at.
  public var rate: FrameRate
  /// Seed of everything random.
  public var seed: UInt64

  /// The size used when none is asked for: 1280 × 720 points.
  public static let defaultSize = CGSize(width: 1280, height: 720)

  /// An input from all its parts; everything can be left out.
  public init(
    data: Data? = nil, dataName: String? = nil, settings: [String: String] = [:], size: CGSize? = nil,
    scale: CGFloat = 1, rate: FrameRate = .sixty, seed: UInt64 = 0
  ) {
    self.data = data
    self.dataName = dataName
    self.settings = settings
    self.size = size
    self.scale = scale
    self.rate = rate
    self.seed = seed
  }

  /// The data, or the error that says which data is missing.
  package func requireData(_ what: String, for composition: String) throws(CompositionError) -> Data {
    guard let data else {
      throw CompositionError(
        .usage, "\(composition) needs data: \(what)", hint: "name a file with --data, for example --data game.csv")
    }
    return data
  }
}
