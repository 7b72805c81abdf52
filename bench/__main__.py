"""``python -m bench [--only PART]``: measure every part and print one JSON object."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
from collections.abc import Sequence
from typing import Any

import structlog

PARTS = (
    "engines", "pictures", "sessions", "journeys", "memory", "load", "stopping", "presses", "upgrades", "books",
    "stores", "thinking", "crowd",
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure the bot and print one JSON object.")
    parser.add_argument("--only", action="append", choices=PARTS, help="measure this part only (may be repeated)")
    chosen = parser.parse_args(arguments).only or PARTS
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    found: dict[str, Any] = {"machine": machine()}
    for part in PARTS:
        if part in chosen:
            print(f"measuring {part} ...", file=sys.stderr)
            found[part] = importlib.import_module(f"bench.{part}").measure()
    print(json.dumps(found, indent=2))
    return 0


def machine() -> dict[str, Any]:
    """Return the machine of the measurement, as far as it matters."""
    return {"python": platform.python_version(), "processor": platform.machine(), "cores": os.cpu_count()}


if __name__ == "__main__":
    raise SystemExit(main())
