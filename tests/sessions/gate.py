"""Thoughts that end only when a test lets them, or that fail."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from engines.core import Seat
from engines.core.thinking import Heuristics, Line
from tests.hanging import HANG


class Gate(Heuristics[Any, Any]):
    """Heuristics that let a thought end only when they are told to."""

    budget = 10

    def __init__(self) -> None:
        self.is_open = True
        self._begun, self._may_go = threading.Semaphore(0), threading.Semaphore(0)

    def value(self, state: Any, seat: Seat) -> float:
        if not self.is_open:
            self._begun.release()
            assert self._may_go.acquire(timeout=HANG)
        return 0.0

    async def begins(self) -> None:
        assert await asyncio.to_thread(self._begun.acquire, timeout=HANG)

    def opens(self) -> None:
        self.is_open = True
        self._may_go.release(100)


class Broken(Heuristics[Any, Any]):
    def candidates(self, state: Any, seat: Seat) -> list[Line]:
        raise ZeroDivisionError("no plan")
