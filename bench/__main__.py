"""``python -m bench [--only PART]``: measures every part, prints one JSON object; a missing part is an error."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
from collections.abc import Sequence
from typing import Any

PARTS = ("engines", "pictures", "sessions", "journeys")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure the house and print one JSON object.")
    parser.add_argument("--only", action="append", choices=PARTS, help="measure this part only (may be repeated)")
    chosen = parser.parse_args(arguments).only or PARTS
    found: dict[str, Any] = {"machine": machine()}
    for part in PARTS:
        if part in chosen:
            print(f"measuring {part} ...", file=sys.stderr)
            found[part] = importlib.import_module(f"bench.{part}").measure()
    print(json.dumps(found, indent=2))
    return 0


def machine() -> dict[str, Any]:
    """What the figures were measured on, as far as it matters to them."""
    return {"python": platform.python_version(), "processor": platform.machine(), "cores": os.cpu_count()}


if __name__ == "__main__":
    raise SystemExit(main())
