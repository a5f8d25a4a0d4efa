#!/usr/bin/env bash
# Looks for errors of memory and of threads: Scripts/sanitize.sh address|thread|valgrind [OPTION OF swift test…].
#
# address and thread build everything again for the sanitizer, optimised, beside the usual build (.build/address,
# .build/thread), and run all tests and a render of thousand frames; valgrind runs the usual command over small scenes that
# use every layer class, text and two workers. Ends with 1 when something is found.
set -euo pipefail
cd "$(dirname "$0")/.."

kind="${1:-}"
shift || true
suppressions="$PWD/Scripts/sanitize"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The scene with the most code, from its data to files, by two workers.
long() {
  "$1" render score-chart --data Samples/Data/basketball-playoff-game-2.csv --frames 0-999 -j 2 -q -o "$work/frames"
}

case "$kind" in
address | thread)
  scratch=(--sanitize "$kind" --scratch-path ".build/$kind" -c release)
  # The runtime's own lock is not instrumented: see Sources/Graphics/WatchedLock.swift.
  [ "$kind" = thread ] && scratch+=(-Xswiftc -DWATCHED_LOCKS)
  export ASAN_OPTIONS="detect_stack_use_after_return=1:strict_string_checks=1:detect_leaks=0"
  export LSAN_OPTIONS="suppressions=$suppressions/leaks.txt:print_suppressions=0"
  export TSAN_OPTIONS="halt_on_error=0:exitcode=66"
  # Without this a found error is followed by minutes of looking for names.
  export SWIFT_BACKTRACE=enable=no
  # Instrumented calls need several times the stack, which the tests of the deepest trees would use up.
  ulimit -s 262144
  swift build "${scratch[@]}" --build-tests
  # Leaks are looked for in the command alone: the runners of tests keep things for good on purpose. The soak measures memory,
  # which here is mostly the sanitizer's, and hostile scenes are held to seconds, of which threads take several times as many.
  swift test "${scratch[@]}" --disable-xctest --skip-build --skip SoakTests --skip HostileSceneTests "$@"
  ASAN_OPTIONS="$ASAN_OPTIONS:detect_leaks=1" long "$(swift build "${scratch[@]}" --show-bin-path)/cairn"
  ;;
valgrind)
  swift build -c release --product cairn
  cairn="$(swift build -c release --show-bin-path)/cairn"
  check() {
    echo "== cairn $*" >&2
    # Exact, bit by bit: the compiler tests tags in words whose other bits nobody set.
    valgrind --quiet --error-exitcode=1 --expensive-definedness-checks=yes --fair-sched=yes --num-callers=30 "$cairn" "$@"
  }
  # One scene of each folder: every layer class, and every subject that has its own.
  for folder in Tests/Golden/Scenes/*/; do
    scene=$(find "$folder" -maxdepth 1 -name '*.caml' | sort | head -n 1)
    check render "$scene" --duration 2s --frames 0,30,31,72 -j 2 -q -o "$work/$(basename "$folder")"
  done
  check render score-chart --data Samples/Data/basketball-playoff-game-2.csv --size 320x200 --frames 0-5 -j 2 -q -o "$work/chart"
  ;;
*)
  echo "Scripts/sanitize.sh takes address, thread or valgrind" >&2
  exit 2
  ;;
esac
echo "nothing was found by $kind"
