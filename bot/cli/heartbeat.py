"""The heartbeat file beside the database, for ``sainome health`` (the container's health check)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog

from bot import health
from bot.config import Address

log = structlog.get_logger(__name__)

EVERY = 15.0
"""Seconds between two heartbeats."""


def heartbeat_file(database: Path | Address) -> Path:
    return Path(health.heartbeat_file(database.url if isinstance(database, Address) else str(database)))


async def beat(file: Path, connected: Callable[[], bool], every: float = EVERY) -> None:
    """Touch ``file`` while ``connected``, until cancelled; then remove it, so that the bot does not seem alive."""
    touching: asyncio.Future[None] | None = None
    try:
        while True:
            if connected():
                touching = asyncio.ensure_future(asyncio.to_thread(_touch, file))
                await asyncio.shield(touching)
            await asyncio.sleep(every)
    finally:
        if touching is not None:
            await touching  # a thread that is late would bring the file back
        _remove(file)


def _touch(file: Path) -> None:
    try:
        file.touch()
    except OSError as error:
        log.warning("heartbeat-failed", file=str(file), reason=error.strerror)


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)
