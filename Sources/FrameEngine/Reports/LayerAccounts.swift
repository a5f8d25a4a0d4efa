// Costs of layers summed over the frames of a run.

import FramePlanning
import FrameRaster
import RenderTree

/// Costs of layers, in the order the layers were first met.
struct LayerAccounts {
  private(set) var reports: [LayerReport] = []
  private var places: [LayerID: Int] = [:]

  /// Adds a frame.
  mutating func add(_ costs: [LayerCost], _ ledger: ExecutionLedger) {
    for cost in costs {
      if let place = places[cost.id] {
        reports[place].cost += cost
      } else {
        places[cost.id] = reports.count
        reports.append(LayerReport(cost: cost, milliseconds: 0))
      }
    }
    for (account, nanoseconds) in ledger.times {
      guard let place = places[account.layer] else { continue }
      let milliseconds = Double(nanoseconds) / 1e6
      reports[place].milliseconds += milliseconds
      switch account.kind {
      case .drawing: break
      case .pass(let reason): reports[place].passMilliseconds[reason, default: 0] += milliseconds
      case .bitmap: reports[place].bitmapMilliseconds.laying += milliseconds
      }
    }
    for (layer, time) in ledger.fills {
      guard let place = places[layer] else { continue }
      reports[place].bitmapMilliseconds.filling += Double(time.nanoseconds) / 1e6
    }
  }
}
