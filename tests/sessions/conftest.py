"""A house for every test, and nothing left behind in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from .house import House


@pytest.fixture(autouse=True)
def _plain_logs() -> Iterator[None]:
    """Logs as plain text: the traceback with all its locals, in colour, costs a second each."""
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()],
        cache_logger_on_first_use=False,
    )
    yield
    structlog.reset_defaults()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.open(tmp_path / "sainome.db")
    yield house
    await house.close()
