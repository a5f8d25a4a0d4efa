#!/usr/bin/env bash
# Every check: layout of the sources, then all tests, the architecture's among them. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/bootstrap.sh
Scripts/format.sh --check

# Release, because pixel loops are slow without optimisation; one library, so that its closing line counts all tests.
swift test -c release --disable-xctest "$@"
