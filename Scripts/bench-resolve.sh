#!/usr/bin/env bash
# Measures what evaluating animations costs: 10,000 animated layers, with idle layers beside them. FRAMES may be given.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/bootstrap.sh
swift build -c release --product BenchResolve
"$(swift build -c release --show-bin-path)/BenchResolve" "$@"
