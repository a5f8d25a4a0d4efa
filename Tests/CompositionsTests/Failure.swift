// What a composition says when it refuses something.

import Compositions

/// The error of a body; nil when it has none.
func failure<Value>(_ body: () throws(CompositionError) -> Value) -> CompositionError? {
  do throws(CompositionError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
