"""The demo as a user starts it: a process, stopped by a signal."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.hanging import HANG

PROGRAM = """
import functools, sys
from tests.e2e import fixed_dice
fixed_dice.fix({seed!r})
import bot.__main__, bot.demo.host, bot.demo.world, engines.core.thinking
engines.core.thinking.Heuristics.review = {review}
bot.demo.host.LiveEnv = functools.partial(bot.demo.host.LiveEnv, patience={patience})
if not {beside}:
    bot.demo.world.BESIDE = {patience}
async def no_warming(front): pass
if not {warm}:
    bot.demo.host.warm = no_warming
sys.exit(bot.__main__.main())
"""
"""The same program with fixed dice, more patience and shorter reviews, and without warming up, as most tests need
few pictures."""
REVIEW = 200_000
"""Actions that a review applies; more than a minute of a core, of which a tenth is waited for."""


@contextmanager
def kept_port() -> Iterator[int]:
    """Keep a port that the system gives to nobody else while no demo listens on it."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


class Demo:
    """A running ``sainome demo`` on a free port.

    ``seed``: of its dice and ids; ``warm``: it warms up, as a user's does; ``beside``: long work goes on beside the
    page, as a user's does.
    """

    def __init__(self, database: Path, *options: str, seed: str, warm: bool = False, beside: bool = False) -> None:
        program = PROGRAM.format(seed=seed, warm=warm, beside=beside, patience=HANG, review=REVIEW)
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, "demo", "--port=0", f"--database={database}", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "CI": "true", "PYTHONUTF8": "1"},
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        if "http://" not in first:
            self._process.kill()
            raise AssertionError(f"the demo did not start: {first}{self._process.communicate()[1]}")
        self.address = "http://" + first.split("http://")[1].strip()

    def stop(self) -> None:
        """Stop by SIGTERM, as ``docker stop`` does; the process must have run and must end without an error."""
        self._process.terminate()
        _, complaints = self._process.communicate(timeout=HANG)
        assert complaints == ""
        assert self._process.returncode == 0

    def kill(self) -> None:
        """End it in any case."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()
