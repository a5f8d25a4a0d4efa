#!/usr/bin/env bash
# Records anew the kept pictures of scenes and articles that look different now, and lists them. Look at every one: changed pixels
# are a breaking change. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."

CAIRN_RECORD_GOLDENS=1 swift test -c release --disable-xctest \
  --filter "GoldenTests|ArticleTests|DocumentedPicturesTests" "$@" ||
  echo "Pictures are recorded; what failed above is not about pictures." >&2
git status --short -- Tests/Golden Sources/Cairn/Cairn.docc
