"""``make soak``: the processes of a cluster are killed for five minutes. ARGS="--seconds 60" for less."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys

from .house import Plan, soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=Plan.seconds)
    parser.add_argument("--processes", type=int, default=Plan.processes)
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--lease", type=float, default=Plan.lease)
    given = parser.parse_args()
    plan = Plan(seconds=given.seconds, processes=given.processes, tables=given.tables, lease=given.lease)
    figures, faults, log = asyncio.run(soak(plan))
    print(json.dumps({**figures, "faults": len(faults)}, indent=2))
    if faults:
        print("\n".join(faults), log[-10_000:], sep="\n", file=sys.stderr)
    return bool(faults)


if __name__ == "__main__":
    raise SystemExit(main())
