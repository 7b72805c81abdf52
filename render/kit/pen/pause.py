"""Long work in small steps, so that it can give way to work that somebody waits for.

Long work calls ``checkpoint`` between its steps; whoever runs it says what a checkpoint does, by default nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_pause: ContextVar[Callable[[], None] | None] = ContextVar("pause", default=None)


def checkpoint() -> None:
    """Give way, if whoever runs this work wants it to."""
    pause = _pause.get()
    if pause is not None:
        pause()


@contextmanager
def giving_way(pause: Callable[[], None]) -> Iterator[None]:
    """Call ``pause`` at every checkpoint of this thread until the end of the block."""
    token = _pause.set(pause)
    try:
        yield
    finally:
        _pause.reset(token)
