#!/usr/bin/env bash
# Brings what Cairn needs: Debian packages that are missing, those named as arguments too, and a look at the Swift toolchain.
set -euo pipefail

packages=(libcairo2-dev libpango1.0-dev libpng-dev libturbojpeg0-dev zlib1g-dev fonts-dejavu-core pkg-config "$@")
required_swift=6.2

# What Swift itself needs: its container images and packages bring it, its archive from swift.org and a copied toolchain do not.
command -v ld >/dev/null || packages+=(binutils)
command -v git >/dev/null || packages+=(git)
[ -d /usr/include/c++ ] || packages+=(libstdc++-12-dev)
libraries=$(/sbin/ldconfig -p)
while read -r library package; do
  [[ $libraries == *"$library "* ]] || packages+=("$package")
done <<'LIBRARIES'
libcurl.so.4 libcurl4
libncurses.so.6 libncurses6
libsqlite3.so.0 libsqlite3-0
libxml2.so.2 libxml2
LIBRARIES

missing=()
for package in "${packages[@]}"; do
  state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing+=("$package")
done

if [ ${#missing[@]} -gt 0 ]; then
  echo "Installing ${missing[*]}" >&2
  as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      echo "error: ${missing[*]} must be installed, and neither root nor sudo is at hand" >&2
      exit 1
    }
    as_root=(sudo)
  fi
  install() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  }
  # The package lists may be absent or out of date; they are fetched only when installing without them fails.
  install 2>/dev/null || { "${as_root[@]}" apt-get update -qq && install; }
fi

command -v swift >/dev/null || {
  echo "error: swift is not on the PATH; Cairn needs Swift $required_swift or later (https://www.swift.org/install/linux)" >&2
  exit 1
}
version=$(swift --version 2>&1) || {
  echo "error: swift does not run: $version" >&2
  exit 1
}
found=$(sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' <<<"$version" | head -n 1)
if [ "$(printf '%s\n' "$required_swift" "$found" | sort -V | head -n 1)" != "$required_swift" ]; then
  echo "error: Cairn needs Swift $required_swift or later, and this is ${found:-an unknown version}" >&2
  exit 1
fi
