#!/usr/bin/env bash
# Builds the documentation as a static site, offline: Scripts/docs.sh [FOLDER [BASE-PATH]]. A link that leads nowhere, a picture that
# is missing or a page that is nobody's is an error. Serve the folder (python3 -m http.server -d FOLDER): /documentation/cairn.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:-.build/documentation}
base=${2:-/}
Scripts/bootstrap.sh
docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
[ -x "$docc" ] || { echo "this toolchain has no docc: $docc" >&2; exit 1; }

swift build -c release --target Cairn
products=$(swift build -c release --show-bin-path)
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

# Everything that `import Cairn` brings, as one module.
includes=()
for flag in $(pkg-config --cflags-only-I pangocairo libpng libturbojpeg zlib); do includes+=(-Xcc "$flag"); done
swift symbolgraph-extract -module-name Cairn -I "$products/Modules" -I CCairo "${includes[@]}" \
  -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",*/\1/p')" \
  -experimental-allowed-reexported-modules=CoreAnimation,FrameEngine,FrameOutput,FramePlanning,Graphics,RenderTree \
  -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"

mkdir -p "$(dirname "$folder")"
"$docc" convert Sources/Cairn/Cairn.docc --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name Cairn --fallback-bundle-identifier Cairn --fallback-default-module-kind Library \
  --hosting-base-path "$base" --warnings-as-errors --output-path "$folder"
echo "the documentation is in $folder"
