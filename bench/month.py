"""Two hundred tables for a month of simulated days, with absences, votes and outages: rows, seconds, messages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tests.sessions.month_figures import TABLES, messages
from tests.sessions.test_month import played

DAYS = 30


def measure() -> dict[str, Any]:
    """Return the month's figures; raises AssertionError for a double ping, a stuck table, somebody forgotten."""
    begun = perf_counter()
    with TemporaryDirectory() as folder:
        month = asyncio.run(played(Path(folder) / "month.db", TABLES, DAYS))
    return {
        "tables": len(TABLES),
        "days": DAYS,
        "seconds": round(perf_counter() - begun, 1),
        "messages a channel and day": messages(month),
        "notices": dict(month.everybody.delivered.notices),
    }
