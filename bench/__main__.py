"""``python -m bench [--only PART]``: measure the quick parts, or those asked for, and print one JSON object."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import structlog

QUICK = {"engines": 70, "pictures": 80, "sessions": 35, "stopping": 35, "upgrades": 30}
"""What is measured unless parts are asked for, with its seconds on two quiet cores: five minutes in all."""
LONG = {
    "cost": 115,
    "thinking": 60,
    "books": 130,
    "league": 130,
    "presses": 140,
    "stores": 210,
    "month": 90,
    "hour": 120,
    "memory": 300,
    "load": 840,
    "crowd": 1200,
}
"""What is measured only if it is asked for."""
PARTS = QUICK | LONG


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="bench",
        description="Measure the bot and print one JSON object. "
        f"Without options it takes {length(sum(QUICK.values()))} on two quiet cores.",
        epilog=f"Asked for by name only: {', '.join(f'{part} ({length(LONG[part])})' for part in LONG)}.",
    )
    parser.add_argument(
        "--only", action="append", choices=PARTS, metavar="PART", help="measure this part only (may be repeated)"
    )
    parser.add_argument("--list", action="store_true", help="say what the parts measure and how long each takes")
    given = parser.parse_args(arguments)
    if given.list:
        print(*(line(part) for part in PARTS), sep="\n")
        return 0
    chosen = given.only or QUICK
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    figures: dict[str, Any] = {"machine": machine()}
    for part in PARTS:
        if part in chosen:
            print(f"measuring {part} ({length(PARTS[part])} on two quiet cores) ...", file=sys.stderr)
            begun = perf_counter()
            figures[part] = importlib.import_module(f"bench.{part}").measure()
            print(f"... took {perf_counter() - begun:.0f} s", file=sys.stderr)
    print(json.dumps(figures, indent=2))
    return 0


def line(part: str) -> str:
    """Return what ``--list`` says of a part: name, time, whether it is long, the first line of its module."""
    what = (importlib.import_module(f"bench.{part}").__doc__ or "").partition("\n")[0]
    return f"{part:<9} {length(PARTS[part]):>6}  {'long' if part in LONG else '    '}  {what}"


def length(seconds: int) -> str:
    return f"{seconds} s" if seconds < 120 else f"{round(seconds / 60)} min"


def machine() -> dict[str, Any]:
    """Return the machine of the measurement, as far as it matters."""
    return {"python": platform.python_version(), "processor": platform.machine(), "cores": os.cpu_count()}


if __name__ == "__main__":
    raise SystemExit(main())
