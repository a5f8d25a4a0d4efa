"""Compares samples of Cairn's formulas (standard input, see Tests/Formulas) with a file of the same formulas in Python.

Usage: compare-formulas.py FORMULAS.py < samples
"""

import contextlib
import io
import json
import sys


def load(path):
    """Runs the file, which checks itself and ends the program: only its functions matter here."""
    names = {"__file__": path, "__name__": "formulas"}
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
        with open(path) as file:
            exec(compile(file.read(), path, "exec"), names)
    return names


def bezier(points, u):
    if len(points) == 2:
        return [a + (b - a) * u for a, b in zip(*points)]
    w = [(1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u**3]
    return [sum(k * p[i] for k, p in zip(w, points)) for i in (0, 1)]


def expected(f, s):
    """What the formulas say; None in a list of results means "not in effect", or "not known"."""
    kind = s["kind"]
    if kind == "spring":
        a = s["m"], s["k"], s["c"], s["v"]
        out = [f["spring"](*a, t, s["over"]) for t in s["t"]]
        ratio = s["c"] / (2 * (s["k"] * s["m"]) ** 0.5)
        # When an overdamped spring settles has never been measured.
        return out + [f["settling"](*a) if ratio < 1 or not s["over"] else None]
    if kind == "perceptual":
        k, c = f["perceptual"](s["p"], s["b"])
        return [k, c, s["p"], s["b"], f["settling"](1, k, c) if s["b"] >= 0 else None]
    if kind == "curve":
        return [f["bez"](*s["points"], t) for t in s["t"]]
    if kind == "timing":
        names = ("begin", "dur", "speed", "off", "rc", "rd", "autorev", "fill")
        return [f["basic_time"](t, **{n: s[n] for n in names}) for t in s["t"]]
    if kind == "linear":
        return [f["linear_kf"](s["v"], t, s.get("kt")) for t in s["t"]]
    if kind == "discrete":
        return [f["discrete_kf"](s["v"], t, s.get("kt")) for t in s["t"]]
    if kind == "paced":
        return [f["linear_kf"](s["v"], t, f["paced_times"](s["v"])) for t in s["t"]]
    if kind in ("cubic", "cubicPaced"):
        times = s.get("kt") if kind == "cubic" else f["paced_times"](s["v"])
        return [f["cubic_kf"](s["v"], t, times, s.get("T"), s.get("C"), s.get("B")) for t in s["t"]]
    if kind == "affine":
        return f["lerp_affine"](s["p"], s["q"], s["f"])
    if kind == "trim":
        points = list(zip(s["points"][::2], s["points"][1::2]))
        segments = []
        for count in s["counts"]:
            segments.append(points[: int(count)])
            points = points[int(count) :]
        kept = f["trim"](s["lengths"], s["s"], s["e"])
        return [x for i, a, b in kept for u in (a, b) for x in bezier(segments[i], u)]
    raise ValueError(kind)


# Curves are solved to a tolerance in time, which a steep curve multiplies.
TOLERANCE = {"curve": 1e-6}
UNKNOWN = {"spring", "perceptual"}


def differs(kind, got, want):
    if len(got) != len(want):
        return float("inf")
    worst = 0.0
    for g, w in zip(got, want):
        if w is None and kind in UNKNOWN:
            continue
        if g is None or w is None:
            if g is not w:
                return float("inf")
            continue
        worst = max(worst, abs(g - w) / max(1.0, abs(w)))
    return worst


def main():
    formulas = load(sys.argv[1])
    counts, worst, failures = {}, {}, 0
    for line in sys.stdin:
        sample = json.loads(line)
        kind = sample["kind"]
        want = expected(formulas, sample)
        error = differs(kind, sample["out"], want)
        counts[kind] = counts.get(kind, 0) + 1
        worst[kind] = max(worst.get(kind, 0.0), error)
        if not error <= TOLERANCE.get(kind, 1e-9):
            failures += 1
            if failures <= 20:
                print(f"{kind} differs by {error}: {line.strip()}\n  expected {want}")
    for kind, count in counts.items():
        print(f"{kind:12} {count:6} samples, greatest difference {worst[kind]:.2e}")
    if not counts:
        print("no samples")
    print("FAILED" if failures or not counts else "all agree")
    sys.exit(1 if failures or not counts else 0)


main()
