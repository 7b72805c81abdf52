"""Memory: the resident size of a process that draws pictures of all games, as the bot does, on two threads.

Measured in processes of their own: once with the allocator's defaults and once with the Dockerfile's settings.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parents[1]
PICTURES = 150
"""Of all games together, in each round."""
ROUNDS = 2


def settings() -> dict[str, str]:
    """Return the allocator settings of the Dockerfile."""
    return dict(re.findall(r"^ENV (MALLOC_\w+)=(\S+)$", (PROJECT / "Dockerfile").read_text(), re.MULTILINE))


def resident() -> float:
    """Return the resident size of this process in MB; ``0`` where the system does not say."""
    status = Path("/proc/self/status")
    found = re.search(r"^VmRSS:\s+(\d+) kB$", status.read_text(), re.MULTILINE) if status.exists() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


def moments(count: int) -> list[tuple[str, Any, Any]]:
    """Return game, view and scene of ``count`` pictures: as many of each game, spread over seeded playouts."""
    from bench.pictures import played
    from render import PAINTERS

    found: list[tuple[str, Any, Any]] = []
    for key in sorted(PAINTERS):
        share = max(1, count // len(PAINTERS))
        shown = [moment for seed in ("one", "two", "three") for moment in played(key, seed)]
        found += [(key, *shown[index * len(shown) // share]) for index in range(share)]
    return found


def draw(count: int) -> dict[str, float]:
    """Draw the pictures in rounds; return the resident size in MB before, and after each round."""
    from bot.kit.pictures import THREADS
    from render import easel

    shown = moments(count)
    sizes = {"before_mb": resident()}
    with ThreadPoolExecutor(THREADS) as pool:
        for number in range(1, ROUNDS + 1):
            for _ in pool.map(lambda moment: easel.picture(*moment), shown):
                pass
            sizes[f"round_{number}_mb"] = resident()
    return sizes


def measured(allocator: Mapping[str, str], count: int) -> Any:
    """Return what a fresh process with these allocator settings measures."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    command = [sys.executable, "-m", "bench.memory", str(count)]
    done = subprocess.run(
        command, cwd=PROJECT, env={**plain, **allocator}, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)


def measure() -> dict[str, Any]:
    """Return the sizes with the allocator's defaults and with the Dockerfile's settings."""
    return {
        "pictures": PICTURES,
        "defaults": measured({}, PICTURES),
        "dockerfile": {"settings": settings(), **measured(settings(), PICTURES)},
    }


def main(arguments: Sequence[str]) -> None:
    print(json.dumps(draw(int(arguments[0]))))


if __name__ == "__main__":
    main(sys.argv[1:])
