#!/usr/bin/env bash
# Lays out every Swift file by .swift-format; with --check it only says what would change, and fails if anything would.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" = --check ]; then
  swift format lint --strict --parallel -r Sources Tests Package.swift
else
  swift format format --in-place --parallel -r Sources Tests Package.swift
fi
