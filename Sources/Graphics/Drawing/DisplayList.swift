// A recorded drawing: commands, and where their ink can fall.

public import Foundation

/// Drawing commands in order, with a bound of their ink in the recording's coordinates.
///
/// A drawing is handed on far more often than it is added to: copies share one recording until one of them grows.
public struct DisplayList: Sendable, Hashable {
  // Nil is an empty drawing.
  private var recording: Recording?

  /// An empty drawing.
  public init() {}

  /// The commands.
  public var commands: [DrawCommand] { recording?.state.commands ?? [] }
  /// A rectangle outside which nothing is painted; null when nothing is painted at all.
  public var bounds: CGRect { recording?.state.bounds ?? .null }
  /// Number of painting commands.
  public var paintCount: Int { recording?.state.paintCount ?? 0 }
  /// Whether a command combines with what is beneath it by other means than lying over it: the drawing then means
  /// something else on a surface that other drawings are on.
  public var needsOwnSurface: Bool { recording?.state.needsOwnSurface ?? false }
  /// Whether nothing is painted.
  public var isEmpty: Bool { paintCount == 0 }

  /// The bounds of the current clip in the current coordinates; nil when nothing is clipped.
  var clipBounds: CGRect? {
    recording.flatMap { recording in recording.state.clip.map { $0.applying(recording.state.transform.inverted()) } }
  }

  /// Makes room for a number of commands.
  public mutating func reserveCapacity(_ count: Int) { change { $0.commands.reserveCapacity(count) } }

  /// Appends a command. One that could not be drawn (numbers that are not finite) is dropped.
  public mutating func append(_ command: DrawCommand) { change { $0.append(command) } }

  /// Appends all commands of another drawing.
  public mutating func append(contentsOf other: DisplayList) {
    for command in other.commands { append(command) }
  }

  private mutating func change(_ body: (inout State) -> Void) {
    if isKnownUniquelyReferenced(&recording), let recording { return body(&recording.state) }
    let own = Recording(recording?.state ?? State())
    body(&own.state)
    recording = own
  }

  /// Whether both have the same commands; copies are equal without a look inside.
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.recording === b.recording || (a.recording?.state ?? State()) == (b.recording?.state ?? State())
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(recording?.state ?? State()) }
}

/// What copies of a drawing share.
private final class Recording: @unchecked Sendable {
  // Sendable because it is changed only by its one owner.
  var state: State

  init(_ state: State) { self.state = state }
}

private struct State: Hashable {
  var commands: [DrawCommand] = []
  var bounds: CGRect = .null
  var paintCount = 0
  var needsOwnSurface = false
  var transform: CGAffineTransform = .identity
  var clip: CGRect?
  private var saved: [Saved] = []

  private struct Saved: Hashable {
    var transform: CGAffineTransform
    var clip: CGRect?
  }

  mutating func append(_ command: DrawCommand) {
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

  private mutating func cover(_ area: CGRect) {
    paintCount += 1
    var reached = area.applying(transform)
    if let clip { reached = reached.intersection(clip) }
    bounds = bounds.union(reached)
  }
}
