// The program that libFuzzer drives. It is built by Scripts/fuzz.sh alone.

import Foundation
import FuzzTargets

private let target: FuzzTarget? = ProcessInfo.processInfo.environment["CAIRN_FUZZ_TARGET"].flatMap(FuzzTarget.named)

/// Called with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
