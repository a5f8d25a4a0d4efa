#!/usr/bin/env bash
# Builds the documentation as a static site, offline: Scripts/docs.sh [FOLDER [BASE-PATH]]. A link that leads nowhere, a picture that
# is missing and a program that does not compile when it is copied are errors. Serve the folder (python3 -m http.server -d FOLDER): /documentation/cairn.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:-.build/documentation}
base=${2:-/}
Scripts/bootstrap.sh
docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
[ -x "$docc" ] || { echo "this toolchain has no docc: $docc" >&2; exit 1; }

swift build -c release --target SceneFormats
swift build -c release --target Compositions
products=$(swift build -c release --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

includes=(-I "$products/Modules" -I CCairo)
for flag in $(pkg-config --cflags-only-I pangocairo libpng libturbojpeg zlib); do includes+=(-Xcc "$flag"); done

# The program a page shows, as the file of a package that somebody copied it into.
for article in README.md Sources/Cairn/Cairn.docc/*.md; do
  awk '/^```$/ { if (inside) exit } inside { print } /^```swift$/ { inside = 1 }' "$article" >"$work/main.swift"
  [ -s "$work/main.swift" ] || continue
  swiftc -typecheck -swift-version 6 -warnings-as-errors "${includes[@]}" "$work/main.swift" ||
    { echo "the program of $article does not compile" >&2; exit 1; }
done

# Everything that `import Cairn` brings, as one module, and the two that stand beside it.
mkdir "$work/graphs"
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",*/\1/p')
for module in Cairn SceneFormats Compositions; do
  swift symbolgraph-extract -module-name $module "${includes[@]}" -target "$target" \
    -experimental-allowed-reexported-modules=CoreAnimation,FrameEngine,FrameOutput,FramePlanning,Graphics,RenderTree \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/graphs"
done

mkdir -p "$(dirname "$folder")"
"$docc" convert Sources/Cairn/Cairn.docc --additional-symbol-graph-dir "$work/graphs" \
  --fallback-display-name Cairn --fallback-bundle-identifier Cairn --fallback-default-module-kind Library \
  --hosting-base-path "$base" --warnings-as-errors --output-path "$folder"
echo "the documentation is in $folder: serve that folder, and open /documentation/cairn"
