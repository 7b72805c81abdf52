"""The demo as a user starts it: a process, stopped by a signal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.hanging import HANG

COLD = """
import sys
import bot.__main__, bot.demo.host
async def no_warming(front): pass
bot.demo.host.warm = no_warming
sys.exit(bot.__main__.main())
"""
"""The same program without warming up, as most tests need few pictures."""


class Demo:
    """A running ``sainome demo`` on a free port; ``warm``: it warms up, as a user's does."""

    def __init__(self, database: Path, *options: str, warm: bool = False) -> None:
        program = ("-m", "bot") if warm else ("-c", COLD)
        self._process = subprocess.Popen(
            [sys.executable, *program, "demo", "--port=0", f"--database={database}", *options],
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

    @property
    def port(self) -> int:
        return int(self.address.split(":")[2].split("/")[0])

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
