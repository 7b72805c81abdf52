"""The process under measurement: ``sainome run`` as it is, against a Discord on loopback."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from .server import Server

PROJECT = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


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
    def cpu_by_role(self) -> dict[str, float]:
        """Seconds of processor time so far by what a process is for; those that have ended are ``ended``."""
        seconds = Counter[str]()
        for pid, fields in self._family().items():
            seconds[_role(pid, fields)] += sum(map(int, fields[11:13])) / TICKS
            seconds["ended"] += sum(map(int, fields[13:15])) / TICKS
        return dict(seconds)

    @property
    def memory_mb(self) -> dict[str, float]:
        """Megabytes of each process; what processes share is divided among them (PSS)."""
        family = self._family()
        return {f"{_role(pid, family[pid])} {pid}": round(share(pid) / 1024, 1) for pid in sorted(family)}

    def _family(self) -> dict[int, list[str]]:
        """Return the fields after the name of /proc/<id>/stat, of the bot and all its descendants."""
        paths = Path("/proc").glob("[0-9]*/stat")
        processes = {int(path.parent.name): fields for path in paths if (fields := _stat(path))}
        family = {self._process.pid}
        while more := {pid for pid, fields in processes.items() if int(fields[1]) in family} - family:
            family |= more
        return {pid: processes[pid] for pid in family if pid in processes}

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


def share(pid: int) -> int:
    """Return the proportional set size of a process in kilobytes; 0 if it has ended."""
    with suppress(OSError):
        match = re.search(r"^Pss: +(\d+) kB$", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
        return int(match[1]) if match else 0
    return 0


def _role(pid: int, fields: Sequence[str]) -> str:
    """Return what a process is for, as far as its command line and its niceness say."""
    command = b""
    with suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
    if b"bench.wire.process" in command:
        return "main"
    return "worker" if int(fields[16]) == 0 else "niced worker"


def settings() -> dict[str, str]:
    """Return the allocator settings of the Dockerfile."""
    return dict(re.findall(r"^ENV (MALLOC_\w+)=(\S+)$", (PROJECT / "Dockerfile").read_text(), re.MULTILINE))


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
        await _wait_for_gateway(server, bot)
        yield bot
    finally:
        await bot.close()


async def _wait_for_gateway(server: Server, bot: Bot) -> None:
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
