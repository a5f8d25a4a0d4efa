// Where a frame's time goes: each moment is charged to the one account whose work is innermost.

import Foundation
public import FramePlanning
public import RenderTree

/// Whose time it is, and for what.
public struct WorkAccount: Sendable, Hashable {
  /// A kind of work.
  public enum Kind: Sendable, Hashable {
    /// A layer's own paints.
    case drawing
    /// A pass: its surfaces, effects and laying it over what is beneath. What is drawn on it has accounts of its own.
    case pass(PassReason)
    /// Laying a kept bitmap over what is beneath.
    case bitmap
  }

  /// Whose work it is.
  public var layer: LayerID
  /// What it is.
  public var kind: Kind

  /// An account.
  public init(layer: LayerID, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }
}

/// Time that filling bitmaps took, all drawing inside included.
public struct FillTime: Sendable, Hashable {
  /// Bitmaps filled.
  public var count = 0
  /// Nanoseconds of all of them.
  public var nanoseconds: UInt64 = 0

  /// No time.
  public init() {}

  /// Adds a bitmap.
  public mutating func add(_ nanoseconds: UInt64) {
    count += 1
    self.nanoseconds += nanoseconds
  }
}

/// Measures one frame after the other, on one thread.
final class WorkClock {
  private var times: [WorkAccount: UInt64] = [:]
  private var stack: [WorkAccount] = []
  private var last: UInt64 = 0

  /// The time, nanoseconds.
  var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Work begins.
  func enter(_ account: WorkAccount) {
    charge()
    stack.append(account)
  }

  /// The innermost work ends.
  func leave() {
    charge()
    stack.removeLast()
  }

  /// What was charged since the last time this was asked.
  func collect() -> [WorkAccount: UInt64] {
    defer { times = [:] }
    return times
  }

  private func charge() {
    let now = now
    if let account = stack.last { times[account, default: 0] += now - last }
    last = now
  }
}
