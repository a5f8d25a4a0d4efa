#!/usr/bin/env bash
# Writes Documentation/Supported.md from the catalogues.
set -euo pipefail
cd "$(dirname "$0")/.."

page=$(mktemp)
trap 'rm -f "$page"' EXIT
swift run -c release cairn list supported > "$page"
cp "$page" Documentation/Supported.md
