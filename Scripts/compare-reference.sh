#!/usr/bin/env bash
# Compares Cairn's drawings with pictures Apple's renderer drew. The first argument is the folder that holds them; a
# second one names a folder for Cairn's drawings and the differences. Fails when a picture is outside its tolerance.
set -euo pipefail
project=$(realpath "$(dirname "$0")/..")
folder=$(realpath -m "${1:-$project/../shared/reference}")
output=()
if [ $# -gt 1 ]; then output=("$(realpath -m "$2")"); fi

if [ ! -d "$folder" ]; then
  echo "There is no folder ${1:-../shared/reference}: pass the folder with the reference images. Nothing was compared." >&2
  exit 0
fi
cd "$project"
Scripts/bootstrap.sh
swift run -c release ReferenceComparison "$folder" "${output[@]}"
