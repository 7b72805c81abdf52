"""People who press: at each table one press after another, as fast as allowed."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from bot.features.lobby.panel import BEGIN, JOIN
from bot.features.table.choices import ACT, NARROW
from bot.features.table.panels import CONFIRM, HAND
from bot.features.table.plans import PLAN, SURE_LINE, TICK
from bot.kit.ids import BadPress, Press, parse
from bot.seating.rematch import REMATCH
from engines import GAMES

from .server import Asked, Message, Server

PATIENCE = 5.0
"""Seconds until a person presses again although nothing has come."""
SURE = (CONFIRM, SURE_LINE)
OPEN = (ACT, PLAN, TICK)
"""Verbs that play, with the seat as first argument; also on the table's panel."""
PLAYS = (*OPEN, *SURE, NARROW)
FIRST_USER, FIRST_GUILD, FIRST_CHANNEL = 10_000, 2_000_000, 3_000_000
Gate = Callable[[], Awaitable[None]]


class Table:
    """One channel on a server of its own, and the people at it."""

    def __init__(self, number: int) -> None:
        keys = sorted(GAMES)
        self.game = keys[number % len(keys)]
        self.guild, self.channel = FIRST_GUILD + number, FIRST_CHANNEL + number
        seats = GAMES[self.game].rules.seats
        size = min(seats[-1], max(seats[0], 3))
        self.users = [FIRST_USER + 10 * number + seat for seat in range(size)]
        self.random = Random(f"table/{number}")
        self.panel: Message | None = None
        self.own: dict[int, Message] = {}
        self.turn = 0
        self.news = asyncio.Event()
        self.acted: float | None = None
        self.public: list[float] = []
        """Seconds from the press to the new public picture."""

    def posted(self, message: Message) -> None:
        if message.components:
            self.panel = message
            self.own.clear()
            self.news.set()
        if message.pictured and self.acted is not None:
            self.public.append(time.perf_counter() - self.acted)
            self.acted = None


class People:
    """All tables, and every interaction so far."""

    def __init__(self, tables: int, *, hasty: bool = False) -> None:
        """``hasty``: they press again at the first words; others wait until they see the picture."""
        self.hasty = hasty
        self.tables = [Table(number) for number in range(tables)]
        self._by_channel = {table.channel: table for table in self.tables}
        self.server = Server(
            {table.guild: (table.channel, f"House {table.guild}") for table in self.tables}, self._posted
        )
        self.asked: list[Asked] = []

    def _posted(self, message: Message) -> None:
        self._by_channel[message.channel_id].posted(message)

    async def play(self, gate: Gate, stopped: Callable[[], bool], tables: Sequence[Table] | None = None) -> None:
        """Play at these tables (None: all) until ``stopped``; every press waits for the gate first."""
        at = self.tables if tables is None else tables
        await asyncio.gather(*(self._sit(table, gate, stopped) for table in at))

    async def _sit(self, table: Table, gate: Gate, stopped: Callable[[], bool]) -> None:
        while not stopped():
            await gate()
            if stopped():
                return
            await self._step(table)

    async def _step(self, table: Table) -> None:
        panel = table.panel
        if panel is None or _controls_of(panel, REMATCH):
            table.news.clear()
            opened = await self.server.command(table.users[0], table.channel, "game new", game=table.game)
            await self._wait(opened, table.news)
        elif _controls_of(panel, JOIN) or _controls_of(panel, BEGIN):
            await self._gather(table, panel)
        else:
            await self._play(table, panel)

    async def _gather(self, table: Table, panel: Message) -> None:
        """Everybody joins, then the host begins."""
        for user in table.users[1:]:
            for custom_id, _, _ in _controls_of(panel, JOIN):
                joined = await self.server.press(user, panel, custom_id)
                await self._wait(joined, joined.first)
        for _ in range(100):  # the lobby's panel is edited once there are enough people
            if _controls_of(panel, BEGIN):
                break
            await asyncio.sleep(0.1)
        table.news.clear()
        for custom_id, _, _ in _controls_of(panel, BEGIN):
            await self._wait(await self.server.press(table.users[0], panel, custom_id), table.news)

    async def _play(self, table: Table, panel: Message) -> None:
        """Choose on one's own panel; without one on the public panel; else look at the next person's panel."""
        for user, message in [*table.own.items()][::-1]:
            if choices := _controls_of(message, *PLAYS):
                sure = _controls_of(message, *SURE)
                custom_id, value, press = sure[0] if sure else table.random.choice(choices)
                await self._act(table, user, message, custom_id, value, press)
                return
        if choices := _controls_of(panel, *OPEN):
            custom_id, value, press = table.random.choice(choices)
            await self._act(table, table.users[int(press.arguments[0])], panel, custom_id, value, press)
            return
        called = [int(user) for user in re.findall(r"<@(\d+)>", panel.content)]
        user = table.random.choice(called if called and table.turn % 2 == 0 else table.users)
        table.turn += 1
        hand = _controls_of(panel, HAND[0])
        if not hand:
            table.panel = None
            return
        await self._act(table, user, panel, hand[0][0], None, hand[0][2])

    async def _act(
        self, table: Table, user: int, message: Message, custom_id: str, value: str | None, press: Press
    ) -> None:
        asked = await self.server.press(user, message, custom_id, value)
        if press.verb in (*OPEN, *SURE):
            table.acted = asked.sent
        await self._wait(asked, asked.shown if self.hasty else asked.complete)
        table.own.pop(user, None)
        if asked.message is not None and asked.answered is not None:
            table.own[user] = asked.message

    async def _wait(self, asked: Asked, event: asyncio.Event) -> None:
        """Wait for what answers the press; after a while press again, as people do."""
        self.asked.append(asked)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await event.wait()


def _controls_of(message: Message, *verbs: str) -> list[tuple[str, str | None, Press]]:
    """Return custom id, chosen value and press of each enabled control of these verbs."""
    return [one for one in _controls(message.components) if one[2].verb in verbs]


def _controls(components: list[Any]) -> Iterator[tuple[str, str | None, Press]]:
    for one in components:
        if one["type"] == 1:
            yield from _controls(one["components"])
        elif not one.get("disabled") and "custom_id" in one:
            for value in [None] if one["type"] == 2 else [option["value"] for option in one["options"]]:
                with suppress(BadPress):
                    yield one["custom_id"], value, parse(one["custom_id"], () if value is None else (value,))
