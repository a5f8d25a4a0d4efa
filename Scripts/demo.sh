#!/usr/bin/env bash
# Builds Cairn and renders the sample game to numbered PNG frames. The folder may be named; it is demo/frames otherwise.
set -euo pipefail
cd "$(dirname "$0")/.."
frames=${1:-demo/frames}

Scripts/bootstrap.sh
swift build -c release --product cairn
mkdir -p demo
cairn=$(swift build -c release --show-bin-path)/cairn

"$cairn" render score-chart --data Samples/Data/basketball-playoff-game-2.csv -o "$frames" --fps 60 --report demo/cost.json

count=$(find "$frames" -name '[0-9]*.png' | wc -l)
echo "$count frames are in $frames, and what each cost is in demo/cost.json. As a clip:"
echo "  ffmpeg -framerate 60 -i $frames/%05d.png -c:v libx264 -pix_fmt yuv420p -crf 18 demo/score-chart.mp4"
