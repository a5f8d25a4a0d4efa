#!/usr/bin/env bash
# Renders the pictures of the gallery into Documentation/Gallery: a contact sheet for each composition, share-price.gif and
# overlay.png. Names may be given; all are rendered otherwise. CAIRN names a built command.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${CAIRN:-}" ]; then
  swift build -c release --product cairn
  CAIRN=$(swift build -c release --show-bin-path)/cairn
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wanted=("$@")

# row SHEET COMPOSITION OPTION…: six frames, of the whole length or of the times that --at names.
row() {
  local sheet=$1
  shift
  if [ ${#wanted[@]} -gt 0 ] && [[ " ${wanted[*]} " != *" $sheet "* ]]; then return; fi
  mkdir -p Documentation/Gallery
  "$CAIRN" sheet "$@" --columns 3 --width 320 --png-level 9 -o "Documentation/Gallery/$sheet.png"
}

# The moving picture of the README.
if [ ${#wanted[@]} -eq 0 ] || [[ " ${wanted[*]} " == *" share-price "* ]]; then
  "$CAIRN" render bezier-chart --data Samples/Data/share-price.csv --script Samples/Scripts/share-price.jsonl \
    --set unit='$' --set title='Cairn Instruments' --size 576x324 --fps 20 --frames 0-239 -q \
    -o Documentation/Gallery/share-price.gif
fi

# What a frame draws again, which is known from the frames before it.
if [ ${#wanted[@]} -eq 0 ] || [[ " ${wanted[*]} " == *" overlay "* ]]; then
  "$CAIRN" render gift-burst --overlay updates,bounds --frames 88-90 --size 960x540 --png-level 9 -q -o "$work/overlay"
  mv "$work/overlay/00090.png" Documentation/Gallery/overlay.png
fi

Scripts/sample-data.py readings 100000 "$work/readings.csv"

row score-chart score-chart --data Samples/Data/basketball-playoff-game-7.csv --script Samples/Scripts/game.jsonl --set home=Harbor \
  --set away=Quarry --set title='Finals, game 7' --at 3s,18s,29.2s,31s,45s,53.5s
row marquee marquee --data Samples/Data/headlines.txt --size 1280x200 --background '#0b1a2b' --at 0.5s,2s,6s,12s,20s,28s
row gift-burst gift-burst --at 0.6s,1.1s,1.5s,2s,2.6s,3.4s
row bezier-chart bezier-chart --data Samples/Data/share-price.csv --script Samples/Scripts/share-price.jsonl \
  --set unit='$' --set title='Cairn Instruments' --at 0.3s,1s,2.6s,4.4s,9.6s,11s
row zoom-chart zoom-chart --data "$work/readings.csv" --script Samples/Scripts/zoom-tour.jsonl --set theme=light \
  --set unit='°C' --set title='Air temperature, one reading a minute' --set rows=readings --set accent=2 \
  --at 1.1s,1.9s,3.1s,6.3s,10.2s,13s
