// How frames hang together in what a sink writes, which decides whether a run can be divided or gone on with.

/// Whether frames that were written by several runs make up the same output as those of one.
public enum FrameDivision: Sendable, Hashable {
  /// Every frame is a file of its own.
  case files
  /// Frames follow each other in a stream: those of several runs can be joined end to end.
  case stream
  /// The output is one piece.
  case whole
}
