#!/usr/bin/env bash
# Renders five scenes of 1080p to PNG beside a plain Cairo program and prints both as ratios.
# Options: --frames N (120), --jobs N (all processors), --rounds N (2), --scene NAME, --json FILE.
set -euo pipefail
invoked=$PWD
cd "$(dirname "$0")/.."

arguments=()
while [ $# -gt 0 ]; do
  if [ "$1" = --json ] && [ $# -gt 1 ]; then
    arguments+=("$1" "$(cd "$invoked" && realpath -m "$2")")
    shift 2
  else
    arguments+=("$1")
    shift
  fi
done

Scripts/bootstrap.sh
swift build -c release --product PipelineBenchmark >&2
folder=$(swift build -c release --show-bin-path)
# shellcheck disable=SC2046 # the flags are words
cc -O2 -o "$folder/plain-frames" Scripts/bench/plain.c $(pkg-config --cflags --libs cairo) -lm
"$folder/PipelineBenchmark" --plain "$folder/plain-frames" "${arguments[@]}"
