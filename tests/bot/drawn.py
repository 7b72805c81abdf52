"""What tests have drawn in other processes: functions of modules, as they are pickled."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path

from render.easel import Picture
from render.kit.pen.cache import cached


def plain(name: str = "") -> Picture:
    return Picture(name.encode(), "board.jpg", str(os.getpid()))


def parent() -> Picture:
    return Picture(str(os.getppid()).encode(), "board.jpg", str(os.getpid()))


@cached
def _first_artist() -> str:
    return str(os.getpid())


def remembered() -> Picture:
    """Name the process that drew what is kept."""
    return Picture(_first_artist().encode(), "board.jpg", str(os.getpid()))


def frozen() -> Picture:
    """Count the objects that a garbage collection leaves alone."""
    return Picture(str(gc.get_freeze_count()).encode(), "board.jpg", str(os.getpid()))


def eagerness() -> Picture:
    """Name this process's niceness; 0 is that of the bot, 19 the least urgent."""
    return Picture(str(os.nice(0)).encode(), "board.jpg", str(os.getpid()))


def broken() -> Picture:
    raise RuntimeError("no paint")


def deadly_once(sign: Path) -> Picture:
    """Kill the process the first time."""
    if not sign.exists():
        sign.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return plain("again")


def deadly() -> Picture:
    os.kill(os.getpid(), signal.SIGKILL)
    return plain()


def held(begun: Path, gate: Path) -> Picture:
    """Write to one pipe, and wait until somebody writes to the other."""
    begun.write_text("begun")
    gate.read_text()
    return plain("held")
