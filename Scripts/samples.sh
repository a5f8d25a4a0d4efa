#!/usr/bin/env bash
# Builds the sample package, which imports nothing but QuartzCore, CoreGraphics and UIKit, and renders its five pieces.
# The folder of the frames may be named; otherwise they are looked at and thrown away.
set -euo pipefail
cd "$(dirname "$0")/.."
frames=${1:-$(mktemp -d)}
[ $# -gt 0 ] || trap 'rm -rf "$frames"' EXIT

if grep -hE '^import ' Samples/Sources/Tutorials/*.swift | grep -vE '^import (QuartzCore|CoreGraphics|UIKit)$'; then
  echo "the samples import something else than QuartzCore, CoreGraphics and UIKit" >&2
  exit 1
fi
swift build --package-path Samples -c release
"$(swift build --package-path Samples -c release --show-bin-path)/Tutorials" "$frames"
for piece in score-chart:96 bezier-chart:45 zoom-chart:90 marquee:90 gift-burst:96; do
  name=${piece%:*}
  count=$(find "$frames/$name" -name '*.png' | wc -l)
  if [ "$count" -ne "${piece#*:}" ]; then
    echo "$name has $count frames and not ${piece#*:}" >&2
    exit 1
  fi
  if [ "$(find "$frames/$name" -name '*.png' -exec cksum {} + | cut -d' ' -f1 | sort -u | wc -l)" -lt 20 ]; then
    echo "$name hardly moves" >&2
    exit 1
  fi
done
echo "five pieces, as many frames as expected, all moving"
