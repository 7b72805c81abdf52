"""A house for every test, and nothing left behind in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from .world import World


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
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db")
    yield world
    await world.close()
