"""The process under measurement: ``sainome run`` as it is, against a Discord on loopback."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bench.memory import PROJECT, settings

from .server import Server

TICKS = os.sysconf("SC_CLK_TCK")
_MAPPING = re.compile(r"[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(/.*)?$")
"""The first line of a mapping in /proc/<id>/smaps, with the path of its file, if it has one."""


class Bot:
    """A running bot; its figures are the system's."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self._log = log

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far, of the bot and the processes that it started, ended ones too."""
        return sum(sum(map(int, fields[11:15])) for fields in self._family().values()) / TICKS

    @property
    def own_cpu(self) -> float:
        """Seconds of processor time so far, of the bot's own process alone."""
        return sum(map(int, self._family()[self._process.pid][11:13])) / TICKS

    @property
    def resident_mb(self) -> float:
        """Resident megabytes of the bot and its processes; what they share counts once."""
        pids = self._family()
        files: Counter[str] = Counter()
        for pid in pids:
            files |= mapped(pid)
        return round((sum(map(_anonymous, pids)) + files.total()) / 1024, 1)

    def _family(self) -> dict[int, list[str]]:
        """Return the fields after the name of /proc/<id>/stat, of the bot and all its descendants."""
        paths = Path("/proc").glob("[0-9]*/stat")
        found = {int(path.parent.name): fields for path in paths if (fields := _stat(path))}
        family = {self._process.pid}
        while more := {pid for pid, fields in found.items() if int(fields[1]) in family} - family:
            family |= more
        return {pid: found[pid] for pid in family if pid in found}

    def log(self) -> list[str]:
        """Return all lines of the log so far."""
        return self._log.read_text("utf-8").splitlines()

    def terminate(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """Wait for the end; return the exit code."""
        return await self._process.wait()

    async def close(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


def _stat(path: Path) -> list[str]:
    """Return the fields after the name; none if the process has ended."""
    with suppress(OSError):
        return path.read_text().rpartition(")")[2].split()
    return []


def _anonymous(pid: int) -> int:
    """Return the kilobytes of a process beside files, shared ones divided by who shares them; 0 if it has ended."""
    with suppress(OSError):
        known = re.search(r"^Pss_Anon: +(\d+) kB$", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
        return int(known[1]) if known else 0
    return 0


def mapped(pid: int) -> Counter[str]:
    """Return the resident kilobytes of each file that a process maps.

    At most those of the whole file: an open font maps it, and there are fifty of one file.
    """
    found: Counter[str] = Counter()
    path = ""
    with suppress(OSError):  # it has ended
        for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
            if head := _MAPPING.match(line):
                path = head[1] or ""
            elif path and line.startswith(("Rss:", "Anonymous:")):
                size = int(line.split()[1])
                found[path] += size if line.startswith("Rss:") else -size
    for path in found:
        with suppress(OSError):  # it was deleted
            found[path] = min(found[path], -(-Path(path).stat().st_size // 1024))
    return found


@asynccontextmanager
async def running(server: Server, folder: Path, more: Mapping[str, str] | None = None) -> AsyncIterator[Bot]:
    """Run the bot with the Dockerfile's allocator settings until it is connected; end it in any case."""
    plain = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("MALLOC_", "SAINOME_", "DISCORD_"))
    }
    own = {"DISCORD_TOKEN": "bench", "PYTHONPATH": str(PROJECT), "PYTHONUNBUFFERED": "1"}
    path = folder / "bot.log"
    with path.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bench.wire.process",
            server.address,
            cwd=folder,
            env={**plain, **settings(), **own, **(more or {})},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    bot = Bot(process, path)
    try:
        await _connected(server, bot)
        yield bot
    finally:
        await bot.close()


async def _connected(server: Server, bot: Bot) -> None:
    """Wait until the bot has identified itself; RuntimeError if it ends instead."""
    ready, ended = asyncio.ensure_future(server.gateway.ready.wait()), asyncio.ensure_future(bot.ended())
    await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
    if ended.done():
        raise RuntimeError("\n".join(bot.log()))
    ended.cancel()


def main(address: str) -> int:
    """Run the bot with Discord's address replaced, and nothing else."""
    import discord.gateway
    import discord.http
    import yarl

    from bot.__main__ import main as sainome

    discord.http.Route.BASE = f"http://{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/")
    return sainome(["run"])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
