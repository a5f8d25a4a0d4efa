// All that a composition is made from, as one value.

public import Cairn
public import Foundation

/// Data, settings and the frame a composition is made for.
public struct CompositionInput: Sendable {
  /// The data; nil when none was given.
  public var data: DataSource?
  /// Scripted input: touches, gestures and other events with their times; nil when none was given.
  public var script: DataSource?
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
    data: DataSource? = nil, script: DataSource? = nil, settings: [String: String] = [:], size: CGSize? = nil,
    scale: CGFloat = 1, rate: FrameRate = .sixty, seed: UInt64 = 0
  ) {
    self.data = data
    self.script = script
    self.settings = settings
    self.size = size
    self.scale = scale
    self.rate = rate
    self.seed = seed
  }

  /// The data, or the error that says which data is missing.
  package func requireData(_ what: String, for composition: String) throws(CompositionError) -> DataSource {
    guard let data else {
      throw CompositionError(
        .usage, "\(composition) needs data: \(what)", hint: "name a file with --data, for example --data game.csv")
    }
    return data
  }

  /// The size asked for, or the usual one, when a composition fits in it.
  package func size(atLeast least: CGSize, for composition: String) throws(CompositionError) -> CGSize {
    let size = size ?? Self.defaultSize
    guard size.width >= least.width, size.height >= least.height else {
      throw CompositionError(
        .usage, "\(composition) does not fit in \(Int(size.width)) × \(Int(size.height)) points",
        hint: "it needs at least \(Int(least.width)) × \(Int(least.height))")
    }
    return size
  }
}
