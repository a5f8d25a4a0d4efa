#!/usr/bin/env python3
"""Writes the made-up tables of Samples/Data, and large ones that are not kept, from fixed seeds.

  Scripts/sample-data.py                    writes Samples/Data/share-price.csv, the script of its updates, and
                                            Samples/Data/river-level.csv
  Scripts/sample-data.py readings N FILE    writes N readings, one a minute, as CSV (.csv, .tsv or .jsonl)
"""
import datetime
import json
import math
import os
import random
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def share_price(count, seed):
    """Closing prices on working days: a walk with a drift, calm and nervous weeks, and jumps on four days a year."""
    rng = random.Random(seed)
    price, nerves = 148.0, 1.0
    day = datetime.date(2026, 1, 2)
    rows = []
    while len(rows) < count:
        if day.weekday() < 5:
            nerves = 0.85 * nerves + 0.15 * rng.choice([0.4, 0.8, 1.0, 1.9])
            jump = rng.choice([-6, 7, 9]) if len(rows) % 63 == 31 else 0
            price *= 1 + (rng.gauss(0.0012, 0.011) * nerves + jump / 100)
            rows.append((day, round(price, 2)))
        day += datetime.timedelta(days=1)
    return rows


def reading(index, rng, state):
    """A temperature, one a minute: seasons, days, weather that lasts, and the noise of the instrument."""
    day = index / 1440
    if index % 360 == 0:
        state["front"] = rng.gauss(0, 3.2)
    state["weather"] += (state["front"] - state["weather"]) / 700
    value = (
        9.5
        - 9 * math.cos(2 * math.pi * (day + 10) / 365.25)
        - 4.2 * math.cos(2 * math.pi * (day - 0.13))
        + state["weather"]
        + rng.gauss(0, 0.16)
    )
    return round(value, 2)


def readings(count, path, seed=7, start=datetime.datetime(2026, 5, 1)):
    rng, state = random.Random(seed), {"front": 0.0, "weather": 0.0}
    form = os.path.splitext(path)[1]
    with open(path, "w", encoding="utf-8", newline="") as file:
        if form != ".jsonl":
            file.write("time\ttemperature\n" if form == ".tsv" else "time,temperature\n")
        for index in range(count):
            time = (start + datetime.timedelta(minutes=index)).strftime("%Y-%m-%dT%H:%MZ")
            value = reading(index + 172_800, rng, state)
            if form == ".jsonl":
                file.write(json.dumps({"time": time, "temperature": value}) + "\n")
            else:
                file.write(f"{time}{chr(9) if form == '.tsv' else ','}{value}\n")


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "readings":
        readings(int(sys.argv[2]), sys.argv[3])
        return
    if len(sys.argv) > 1:
        sys.exit(__doc__)
    rows = share_price(72, seed=11)
    with open(os.path.join(ROOT, "Samples/Data/share-price.csv"), "w", encoding="utf-8", newline="") as file:
        file.write("date,price\n")
        for day, price in rows[:60]:
            file.write(f"{day},{price}\n")
    with open(os.path.join(ROOT, "Samples/Scripts/share-price.jsonl"), "w", encoding="utf-8", newline="") as file:
        def line(**event):
            file.write(json.dumps(event) + "\n")

        line(t=1.4, type="touch", x=180, toX=1010, duration=2.2)
        time = 4.2
        for day, price in rows[60:]:
            line(t=round(time, 2), type="update", values=[price], labels=[str(day)])
            time += 0.45
        line(t=round(time + 0.4, 2), type="touch", x=1060, toX=760, duration=1)
        line(t=round(time + 2.2, 2), type="replay")


if __name__ == "__main__":
    main()
