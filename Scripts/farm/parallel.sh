#!/usr/bin/env bash
# Renders a scene in parts with GNU parallel, on this machine or on several over ssh. See Documentation/Farm.md.
#
#   Scripts/farm/parallel.sh PARTS [--hosts FILE] [--workers N] -- SCENE -o FOLDER …
#
# Whatever follows -- goes to `cairn render`. Run it again to go on: parts that are there are not rendered again.
set -euo pipefail

usage() {
  sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0" >&2
  exit 2
}

parts=${1:-}
[[ $parts =~ ^[1-9][0-9]*$ ]] || usage
shift
hosts=() workers=1
while [ $# -gt 0 ]; do
  case $1 in
    --hosts) hosts=(--sshloginfile "${2:?}" --workdir "$PWD"); shift 2 ;;
    --workers) workers=${2:?}; shift 2 ;;
    --) shift; break ;;
    *) usage ;;
  esac
done
[ $# -gt 0 ] || usage
command -v parallel >/dev/null || {
  echo "error: GNU parallel is missing; install the Debian package parallel" >&2
  exit 1
}

# Parts are put together without a blank: a word of the scene's options keeps its blanks by --quote.
exec parallel "${hosts[@]}" --jobs "$workers" --retries 3 --halt soon,fail=1 --line-buffer --tagstring 'part {}' --quote \
  "${CAIRN:-cairn}" render "$@" --resume --shard "{}/$parts" ::: $(seq "$parts")
