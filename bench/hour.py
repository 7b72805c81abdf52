"""The first hour of a day: 2,000 people over two processes, of whom nobody may have two results."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.sessions.test_first_hour import DAY, played

PEOPLE = 2000


def measure() -> dict[str, Any]:
    """Return the hour's figures; raises AssertionError where something was lost or counted twice."""
    with TemporaryDirectory() as folder:
        return asyncio.run(played(Path(folder) / "sainome.db", DAY, PEOPLE))
