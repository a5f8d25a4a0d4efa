// What an event of scripted input is called and which fields it has: its documentation and its validation.

/// A kind of event of scripted input: a line such as `{"t": 1.25, "type": "touch", "x": 300}`.
public struct ScriptEventKind: Sendable, Hashable {
  /// A field beside `t` and `type`.
  public struct Field: Sendable, Hashable {
    /// The values a field takes.
    public enum Kind: Sendable, Hashable {
      /// A number in a range, ends included.
      case number(ClosedRange<Double>)
      /// A list of numbers, null for a missing one.
      case numbers
      /// Any text.
      case text
      /// A list of texts.
      case texts
      /// One of a few words.
      case choice([String])
    }

    /// The key.
    public let name: String
    /// The values it takes.
    public let kind: Kind
    /// Whether it must be there.
    public let isRequired: Bool
    /// What it says, without a full stop; units in words.
    public let summary: String

    /// A field from all its parts.
    public init(_ name: String, _ kind: Kind, required: Bool = false, _ summary: String) {
      self.name = name
      self.kind = kind
      isRequired = required
      self.summary = summary
    }
  }

  /// The word in `type`.
  public let type: String
  /// What happens, without a full stop.
  public let summary: String
  /// Its fields beside `t` and `type`.
  public let fields: [Field]
  /// A line as it would be written.
  public let example: String

  /// A kind from all its parts.
  public init(_ type: String, _ summary: String, fields: [Field] = [], example: String) {
    self.type = type
    self.summary = summary
    self.fields = fields
    self.example = example
  }
}

extension ScriptEventKind {
  /// Points on the canvas, far beyond its edges.
  private static let plane = -1e6...1e6
  private static let phase = Field(
    "phase", .choice(GesturePhase.allCases.map(\.rawValue)),
    "began, changed, ended or cancelled; a whole gesture when left out"
  )
  private static let x = Field("x", .number(plane), required: true, "points from the left")
  private static let y = Field("y", .number(plane), "points from the top; the middle when left out")
  private static let toX = Field("toX", .number(plane), "where a whole gesture ends; at x when left out")
  private static let toY = Field("toY", .number(plane), "where a whole gesture ends; at y when left out")
  private static let duration = Field("duration", .number(0...3600), "seconds of a whole gesture; 0.25 when left out")

  /// A finger that points at something.
  package static let touch = ScriptEventKind(
    "touch", "a finger that points at the chart", fields: [phase, x, y, toX, toY, duration],
    example: #"{"t": 1.2, "type": "touch", "x": 300, "toX": 900, "duration": 2}"#)

  /// A finger that drags, at an even speed, so that it throws what it lets go.
  package static let pan = ScriptEventKind(
    "pan", "a finger that drags the chart and throws it when it lets go", fields: [phase, x, y, toX, toY, duration],
    example: #"{"t": 4, "type": "pan", "x": 900, "toX": 500, "duration": 0.3}"#)

  /// Two fingers around a centre.
  package static let pinch = ScriptEventKind(
    "pinch", "two fingers that spread or close around a centre",
    fields: [
      phase, x, y, toX, toY, duration,
      Field("scale", .number(0.001...1000), "distance of the fingers, as a ratio to that at the beginning"),
      Field("toScale", .number(0.001...1000), "the ratio a whole gesture ends with"),
    ],
    example: #"{"t": 1, "type": "pinch", "x": 640, "toScale": 4, "duration": 1}"#)

  /// The way in once more.
  package static let replay = ScriptEventKind(
    "replay", "plays the entrance again", example: #"{"t": 6, "type": "replay"}"#)

  /// New values.
  package static let update = ScriptEventKind(
    "update", "appends values at the end and takes as many away at the start",
    fields: [
      Field("values", .numbers, required: true, "the new values; null is a gap"),
      Field("labels", .texts, "the x of each, as in the data; counted on when left out"),
    ],
    example: #"{"t": 3, "type": "update", "values": [101.5, 102]}"#)

  /// Another size.
  package static let resize = ScriptEventKind(
    "resize", "lays the chart out anew in the top left corner of the canvas",
    fields: [
      Field("width", .number(1...1e5), required: true, "points"),
      Field("height", .number(1...1e5), required: true, "points"),
    ],
    example: #"{"t": 5, "type": "resize", "width": 800, "height": 600}"#)
}

/// Where a gesture stands.
package enum GesturePhase: String, Sendable, CaseIterable {
  case began, changed, ended, cancelled
}
