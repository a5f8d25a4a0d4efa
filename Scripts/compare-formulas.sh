#!/usr/bin/env bash
# Compares springs, easing, timing, keyframes, transforms and trimming with a file of the same formulas in Python.
# FILE may be named; without it, or without Python and numpy, nothing is compared. Then COUNT: samples of each formula.
set -euo pipefail
cd "$(dirname "$0")/.."
file=${1:-../shared/spec/reference.py}
count=${2:-10000}

if [ ! -f "$file" ]; then
  echo "nothing compared: $file is not there"
  exit 0
fi
python=
for candidate in python3 /usr/bin/python3; do
  if "$candidate" -c 'import numpy' 2>/dev/null; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "nothing compared: python3 with numpy is not there"
  exit 0
fi

if [ -z "${CAIRN_FORMULAS:-}" ]; then
  swift build -c release --product Formulas
  CAIRN_FORMULAS=$(swift build -c release --show-bin-path)/Formulas
fi
"$CAIRN_FORMULAS" "$count" | "$python" Scripts/compare-formulas.py "$file"
