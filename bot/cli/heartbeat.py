"""The heartbeat file beside the database, for ``sainome health`` (the container's health check)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog

from bot import health

log = structlog.get_logger(__name__)

EVERY = 15.0
"""Seconds between two heartbeats."""


def heartbeat_file(database: Path) -> Path:
    return Path(health.heartbeat_file(str(database)))


async def beat(file: Path, connected: Callable[[], bool], every: float = EVERY) -> None:
    """Touch ``file`` while ``connected``, until cancelled; then remove it, so that the bot does not seem alive."""
    try:
        while True:
            if connected():
                await asyncio.to_thread(_touch, file)
            await asyncio.sleep(every)
    finally:
        _remove(file)


def _touch(file: Path) -> None:
    try:
        file.touch()
    except OSError as error:
        log.warning("heartbeat-failed", file=str(file), reason=error.strerror)


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)
