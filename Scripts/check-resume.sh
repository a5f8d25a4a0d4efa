#!/usr/bin/env bash
# Kills renders at random moments, goes on with --resume, and compares with a render in one piece: 50 times, or as often
# as the first argument says. Every file under its final name must be whole at any moment.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=${1:-50}
cairn=${CAIRN:-.build/release/cairn}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

render() {
  exec "$cairn" render score-chart --data Samples/Data/basketball-playoff-game-2.csv --size 480x270 --frames 0-89 -q "$@"
}

start=$(date +%s%N)
(render -o "$work/whole")
spent=$((($(date +%s%N) - start) / 1000000))

# Waits for a random part of the time a whole render takes, and kills.
kill_render() {
  (render -o "$1" ${2:+"$2"}) &
  local pid=$!
  sleep "$(awk -v most="$spent" -v seed="$RANDOM" 'BEGIN { srand(seed); printf "%.3f", rand() * 0.9 * most / 1000 }')"
  kill -KILL "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
}

killed_early=0
for round in $(seq "$rounds"); do
  folder=$work/round
  rm -rf "$folder"
  kill_render "$folder"
  # In every third round the second attempt dies too.
  if [ $((round % 3)) -eq 0 ]; then kill_render "$folder" --resume; fi
  if [ -d "$folder" ]; then
    whole=0
    for file in "$folder"/*.png; do
      [ -e "$file" ] || continue
      cmp -s "$file" "$work/whole/${file##*/}" || { echo "round $round: ${file##*/} is not whole" >&2; exit 1; }
      whole=$((whole + 1))
    done
    if [ "$whole" -lt 90 ]; then killed_early=$((killed_early + 1)); fi
  fi
  (render -o "$folder" --resume)
  diff -r --exclude='.*' "$work/whole" "$folder" >/dev/null || { echo "round $round: the frames differ" >&2; exit 1; }
done
echo "$rounds renders killed ($killed_early before their last frame) and completed: all equal" >&2
