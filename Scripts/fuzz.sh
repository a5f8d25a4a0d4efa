#!/usr/bin/env bash
# Feeds the readers of text with inputs that libFuzzer makes up, at the lowest priority: Scripts/fuzz.sh [TARGET] [SECONDS].
#
# TARGET is a folder of Tests/Fuzz/Corpus (default: all in turn), SECONDS the time for each (default: 60). What is found
# goes to .build/fuzz-found: put the input into the target's folder when it is fixed, and the tests replay it from then on.
# CAIRN_FUZZ_KEEP=1 adds to the corpus the smallest inputs that reach more of the sources.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds="${2:-60}"
mapfile -t targets < <(if [ -n "${1:-}" ] && [ "$1" != all ]; then echo "$1"; else ls Tests/Fuzz/Corpus; fi)
for target in "${targets[@]}"; do
  if [ ! -d "Tests/Fuzz/Corpus/$target" ]; then
    echo "there is no target $target; there are: $(ls Tests/Fuzz/Corpus | xargs)" >&2
    exit 2
  fi
done

# A build of its own, since every target of the package is compiled to tell the fuzzer where it has been.
export CAIRN_FUZZ=1
nice -n 19 swift build -c release --sanitize fuzzer --scratch-path .build/fuzz --product Fuzzer
program="$(swift build -c release --sanitize fuzzer --scratch-path .build/fuzz --show-bin-path)/Fuzzer"

# Looking for the place of a crash takes minutes under the fuzzer; the input is what counts.
export SWIFT_BACKTRACE=enable=no
mkdir -p .build/fuzz-found
status=0
for target in "${targets[@]}"; do
  work=".build/fuzz-corpus/$target"
  mkdir -p "$work"
  echo "== $target for $seconds s"
  options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=8192 -print_final_stats=1 -verbosity=0)
  [ -f "Tests/Fuzz/$target.dict" ] && options+=("-dict=Tests/Fuzz/$target.dict")
  CAIRN_FUZZ_TARGET="$target" nice -n 19 "$program" "${options[@]}" -artifact_prefix=".build/fuzz-found/$target-" \
    "$work" "Tests/Fuzz/Corpus/$target" || status=1
  if [ -n "${CAIRN_FUZZ_KEEP:-}" ]; then
    CAIRN_FUZZ_TARGET="$target" nice -n 19 "$program" -merge=1 -verbosity=0 -max_len=2048 "Tests/Fuzz/Corpus/$target" "$work"
  fi
done
[ "$status" = 0 ] || echo "Something was found: see .build/fuzz-found" >&2
exit "$status"
