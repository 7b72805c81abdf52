"""What a press costs in each game: processor time by process, memory, trips to the database, files and functions.

Time and memory are those of the real process, one table of each game after the other, two presses a second. The
rest is counted under simcord on the event loop's thread, for a look (*My panel*) and for a move until all of it is
posted, and does not depend on the machine. A trip is what a message to PostgreSQL and back would be
(``tests/trips.py``). ``line`` is the line of CHANGELOG.md for this release, ``worse`` what has become more than a
tenth worse since the newest line there.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from types import CodeType, FrameType
from typing import Any

import structlog
from simcord import Env, MemberActor

from bot.client import SainomeClient, build_client
from bot.rows.settings import UserSettings
from bot.services import Services
from bot.session.model import Actor, Session
from bot.store import Store
from engines import GAMES
from tests import trips
from tests.bot.world import controls, private

from .wire.people import OPEN, People, Table
from .wire.process import PROJECT, Bot, running

RATE, SECONDS, FIRST = 2.0, 8.0, 2
"""Presses a second; for each game the seconds that are measured, and its first boards, which are not."""
IDLE, LONGEST = 0.1, 40
"""Seconds of processor time in one second below which nothing is warmed up; how long that is waited for."""
PACKAGES = tuple(str(PROJECT / name) for name in ("bot", "engines", "render"))
COUNTED = ("trips", "files", "functions")
MARGIN = 0.1
"""By how much a figure may grow from one release to the next without a word."""
LINE = "- Cost of a press: "


def measure() -> dict[str, Any]:
    """Return the figures by game, the line of the changelog, and what has become worse."""
    figures, megabytes = asyncio.run(_played())
    for key, counts in _counts().items():
        figures[key] |= counts
    line = line_of(figures, megabytes)
    changelog = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
    return {"games": figures, "mb": round(megabytes), "line": line, "worse": worse(line, changelog)}


# --- processor time and memory -----------------------------------------------------------------------------------


async def _played() -> tuple[dict[str, dict[str, Any]], float]:
    """Play one game after the other in one process; return milliseconds of processor time a press by process for
    each, and the megabytes of all processes at the end."""
    people, figures = People(len(GAMES)), dict[str, dict[str, Any]]()
    with TemporaryDirectory() as folder:
        async with people.server.serving(), running(people.server, Path(folder)) as bot:
            await _warmed_up(bot)
            for table in people.tables:
                figures[table.game] = await _one(people, table, bot)
            return figures, sum(bot.memory_mb.values())


async def _warmed_up(bot: Bot) -> None:
    """Wait until the drawers have drawn their first pictures: a start costs that, and no press."""
    before = -1.0
    for _ in range(LONGEST):
        before, now = bot.cpu, before
        if bot.cpu - now < IDLE:
            return
        await asyncio.sleep(1.0)


async def _one(people: People, table: Table, bot: Bot) -> dict[str, Any]:
    async with asyncio.timeout(5 * LONGEST):  # a table at which nothing more can be pressed ends the measurement
        await people.play(_at_once, lambda: len(table.public) >= FIRST, [table])
    due = perf_counter()
    end = due + SECONDS

    async def gate() -> None:
        nonlocal due
        due = max(due + 1 / RATE, perf_counter() - 1)
        await asyncio.sleep(max(0.0, due - perf_counter()))

    before, asked = bot.cpu_by_role, len(people.asked)
    await people.play(gate, lambda: perf_counter() > end, [table])
    presses = len(people.asked) - asked
    spent = {role: seconds - before.get(role, 0.0) for role, seconds in bot.cpu_by_role.items()}
    by_process = {role: round(1000 * seconds / presses, 1) for role, seconds in spent.items()}
    return {"presses": presses, "cpu_ms": round(sum(by_process.values()), 1), **by_process}


async def _at_once() -> None:
    """Press without waiting."""


# --- counted -----------------------------------------------------------------------------------------------------


class Trace:
    """Counts what runs in the project's packages while it is on."""

    def __init__(self) -> None:
        self._functions: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGES):
            self._functions.add(frame.f_code)

    @contextmanager
    def on(self) -> Iterator[dict[str, int]]:
        """Count; the figures are there at the end."""
        figures = dict[str, int]()
        self._functions = set()
        with trips.counted() as sent:
            sys.setprofile(self)
            try:
                yield figures
            finally:
                sys.setprofile(None)
        files = {code.co_filename for code in self._functions}
        figures |= {"trips": sent.whole[0], "files": len(files), "functions": len(self._functions)}


def _counts() -> dict[str, dict[str, dict[str, int]]]:
    """Return trips, files and functions of a look and of a move, by game."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with TemporaryDirectory() as folder, trips.tracing():
        return asyncio.run(_counted(Path(folder) / "bench.db"))


async def _counted(database: Path) -> dict[str, dict[str, dict[str, int]]]:
    trace, store = Trace(), await Store.open(database)
    services = Services(store, random_bytes=Random(1).randbytes)
    client = build_client(services, shard_count=1)
    env = Env(client, settle_timeout=60.0)
    await env.start()
    try:
        return {key: await _of_game(trace, env, client, key) for key in GAMES}
    finally:
        await env.shutdown()
        await store.close()


async def _of_game(trace: Trace, env: Env, client: SainomeClient, key: str) -> dict[str, dict[str, int]]:
    """Look and move at two tables; the first fills the caches of texts and pictures."""
    figures: dict[str, dict[str, int]] = {}
    for _ in range(2):
        async with _table(env, client, key) as (session, people, channel):
            for name in ("look", "move"):
                now = await client.app.services.tables.load(session.id)
                user = now.players[now.movers[0]].user_id
                actor = next(one for one in people if one.id == user)
                panel = next(message for message in reversed(channel.history()) if message.components)
                shown: Any = panel
                if name == "move":
                    shown = private(await actor.click(panel, label="My panel"))
                    await _settled(env, client)
                control = next(one for one in controls(shown) if name == "look" or _plays(one))
                with trace.on() as figures[name]:
                    if name == "look":
                        await actor.click(panel, label="My panel")
                    elif control["type"] == 2:
                        await actor.click(shown, custom_id=control["custom_id"])
                    else:
                        await actor.select(shown, [control["options"][0]["value"]], custom_id=control["custom_id"])
                    await _settled(env, client)
    return figures


@asynccontextmanager
async def _table(
    env: Env, client: SainomeClient, key: str
) -> AsyncIterator[tuple[Session, list[MemberActor], Any]]:
    """Deal a game of three people, or as many as it has, who confirm nothing."""
    guild = env.create_guild("Table")
    channel = guild.create_text_channel("games")
    seats, services = GAMES[key].rules.seats, client.app.services
    people = [guild.add_member(env.create_user(f"p{number}")) for number in range(min(seats[-1], max(seats[0], 3)))]
    actors = [Actor(member.id, f"p{number}") for number, member in enumerate(people)]
    for actor in actors:
        await services.preferences.change_user(actor.user_id, lambda _: UserSettings(confirm=False))
    lobby = await services.lobbies.open(key, guild.id, channel.id, actors[0], "en")
    for actor in actors[1:]:
        await services.lobbies.join(lobby.id, actor)
    session = await services.moves.begin(lobby.id, actors[0])
    await _settled(env, client)
    yield session, people, channel
    await services.moves.end(session.id, actors[0], by_moderator=True)
    await _settled(env, client)


async def _settled(env: Env, client: SainomeClient) -> None:
    await client.app.services.settle()
    await client.publisher.settle()
    await client.notifier.settle()
    await client.app.old_messages.settle()
    await env.settle()


def _plays(control: Mapping[str, Any]) -> bool:
    """Whether a control plays something."""
    return not control.get("disabled") and any(f":{verb}:" in str(control.get("custom_id")) for verb in OPEN)


# --- the line ----------------------------------------------------------------------------------------------------


def line_of(figures: Mapping[str, Mapping[str, Any]], megabytes: float) -> str:
    """Return the line of the changelog."""
    parts = []
    for key, of in figures.items():
        counts = ", ".join(
            f"{name} {'/'.join(str(of[name][what]) for what in COUNTED)}" for name in ("look", "move")
        )
        parts.append(f"{key} {of['cpu_ms']:.0f} ms, {counts}")
    return f"{LINE}{'; '.join(parts)}; {megabytes:.0f} MB ({'/'.join(COUNTED)})."


_PART = re.compile(r"(\w+) (\d+) ms, look ([\d/]+), move ([\d/]+)")
_MEMORY = re.compile(r"(\d+) MB")
_NAMES = ("ms", *(f"{what} of a {name}" for name in ("look", "move") for what in COUNTED))


def read_line(line: str) -> dict[str, dict[str, int]]:
    """Return the figures of a line by game; those of all processes are under ""."""
    whole = " ".join(line.split())
    memory = _MEMORY.search(whole)
    found = {} if memory is None else {"": {"MB": int(memory[1])}}
    for key, time, look, move in _PART.findall(whole):
        values = [time, *look.split("/"), *move.split("/")]
        found[key] = dict(zip(_NAMES, map(int, values), strict=True))
    return found


def newest_line(changelog: str) -> str | None:
    """Return the line of the newest release that has one, wrapped or not."""
    match = re.search(rf"^{re.escape(LINE)}.*?\)\.$", changelog, re.MULTILINE | re.DOTALL)
    return None if match is None else match[0]


def worse(line: str, changelog: str) -> list[str]:
    """Return what is more than a tenth worse than in the changelog."""
    newest = newest_line(changelog)
    before, now = {} if newest is None else read_line(newest), read_line(line)
    return [
        f"{key or 'all'}: {value} {name}, was {before[key][name]}"
        for key, figures in now.items()
        for name, value in figures.items()
        if key in before and value > before[key][name] * (1 + MARGIN)
    ]
