// A recorded drawing: commands, and where their ink can fall.

public import Foundation

/// Drawing commands in order, with a bound of their ink in the recording's coordinates.
public struct DisplayList: Sendable, Hashable {
  /// The commands.
  public private(set) var commands: [DrawCommand] = []
  /// A rectangle outside which nothing is painted; null when nothing is painted at all.
  public private(set) var bounds: CGRect = .null
  /// Number of painting commands.
  public private(set) var paintCount = 0
  /// Whether a command combines with what is beneath it by other means than lying over it: the drawing then means
  /// something else on a surface that other drawings are on.
  public private(set) var needsOwnSurface = false

  private var transform: CGAffineTransform = .identity
  private var clip: CGRect?
  private var saved: [Saved] = []

  private struct Saved: Sendable, Hashable {
    var transform: CGAffineTransform
    var clip: CGRect?
  }

  /// An empty drawing.
  public init() {}

  /// Whether nothing is painted.
  public var isEmpty: Bool { paintCount == 0 }

  /// The bounds of the current clip in the current coordinates; nil when nothing is clipped.
  var clipBounds: CGRect? { clip.map { $0.applying(transform.inverted()) } }

  /// Makes room for a number of commands.
  public mutating func reserveCapacity(_ count: Int) { commands.reserveCapacity(count) }

  /// Appends a command. One that could not be drawn (numbers that are not finite) is dropped.
  public mutating func append(_ command: DrawCommand) {
    switch command {
    case .save:
      saved.append(Saved(transform: transform, clip: clip))
    case .restore:
      guard let last = saved.popLast() else { return }
      (transform, clip) = (last.transform, last.clip)
    case .concat(let matrix):
      transform = matrix.concatenating(transform)
    case .clip(let path, _):
      let area = path.bounds.applying(transform)
      clip = clip.map { $0.intersection(area) } ?? area
    case .blend(let mode): needsOwnSurface = needsOwnSurface || mode != .normal
    case .antialias: break
    case .fill(let path, _, _):
      guard path.isFinite, !path.isEmpty else { return }
      cover(path.controlPointBounds)
    case .stroke(let path, let style, _):
      guard path.isFinite, !path.isEmpty, style.width > 0, style.width.isFinite else { return }
      cover(path.controlPointBounds.insetBy(dx: -style.reach, dy: -style.reach))
    case .image(let drawing): cover(drawing.target)
    case .text(let run):
      guard !run.string.isEmpty, run.fontSize > 0, run.fontSize.isFinite else { return }
      cover(run.reach)
    }
    commands.append(command)
  }

  /// Appends all commands of another drawing.
  public mutating func append(contentsOf other: DisplayList) {
    for command in other.commands { append(command) }
  }

  private mutating func cover(_ area: CGRect) {
    paintCount += 1
    var reached = area.applying(transform)
    if let clip { reached = reached.intersection(clip) }
    bounds = bounds.union(reached)
  }
}
