#!/usr/bin/env bash
# Records the pictures of all scenes anew. Look at every one that changed: changed pixels are a breaking change.
set -euo pipefail
cd "$(dirname "$0")/.."
CAIRN_RECORD_GOLDENS=1 swift test -c release --filter GoldenTests "$@"
git status --short -- Tests/Golden
