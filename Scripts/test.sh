#!/usr/bin/env bash
# Every check: layout of the sources, all tests, the architecture's among them, and the documentation with its links. Arguments
# go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/bootstrap.sh
# Clips are decoded again by ffmpeg. Only the checks need it; without it those of clips are left out.
command -v ffmpeg >/dev/null || Scripts/bootstrap.sh ffmpeg || echo "ffmpeg is not here: clips are not checked" >&2
Scripts/format.sh --check

# Release, because pixel loops are slow without optimisation; one library, so that its closing line counts all tests.
swift test -c release --disable-xctest "$@"
Scripts/docs.sh
