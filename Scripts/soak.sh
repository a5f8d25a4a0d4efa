#!/usr/bin/env bash
# Plays one scene for FRAMES frames (100,000) and makes COMPOSITIONS scenes (1,000) in one process, at the lowest priority.
# Ends with 1 when memory or open files grow, or when a frame is not what it was one period earlier.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product Soak >&2
nice -n 19 "$(swift build -c release --show-bin-path)/Soak" "$@"
