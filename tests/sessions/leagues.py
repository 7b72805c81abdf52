"""A league in a world without Discord: opened, joined, looked after and played by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.features.league import rows, service
from bot.features.league.running import run
from bot.features.league.state import Group, Ladder, Table
from bot.session.model import Actor, Phase, Session
from bot.session.rules import HOUR

from .world import CHANNEL, GUILD, World

BURST = 601.0
"""Seconds after which more tables may be opened."""
STEP = 6 * HOUR
"""Seconds between two looks of a bot that is on; half of what counts as an outage."""


def people(count: int) -> list[Actor]:
    return [Actor(100 + number, f"P{number}") for number in range(count)]


@dataclass
class League:
    """The newest cycle of a channel, and what its people do."""

    world: World
    cycle_id: str = ""
    channel_id: int = CHANNEL

    @classmethod
    async def opened(
        cls,
        world: World,
        members: Iterable[Actor],
        *,
        game: str = "walk",
        seats: int = 4,
        weeks: int = 2,
        clock: str = "bank-2d",
        channel_id: int = CHANNEL,
        options: Mapping[str, str] | None = None,
    ) -> League:
        """Open a cycle whose hash was posted, with these people, to start at the next look."""
        plan = service.Plan(game, seats, clock, weeks, 1, 1)
        tables = world.services.tables
        cycle = await service.open_cycle(tables, GUILD, channel_id, "en", plan, world.clock.random_bytes)
        short = {"goal": "5"} if game == "walk" else {}
        for option, value in {**short, **(options or {})}.items():
            await service.set_option(tables, cycle.id, option, value)
        league = cls(world, cycle.id, channel_id)
        await league.signs_up(members)
        return league

    @classmethod
    async def started(cls, world: World, members: Iterable[Actor], **how: Any) -> League:
        """Open a cycle, start it and let its first tables be opened."""
        league = await cls.opened(world, members, **how)
        await league.starts()
        return league

    async def signs_up(self, members: Iterable[Actor]) -> None:
        await service.note(self.world.services.tables, self.cycle_id, message_id=1)
        for actor in members:
            await service.join(self.world.services.tables, self.cycle_id, actor)

    async def starts(self) -> None:
        await service.start_now(self.world.services.tables, self.cycle_id)
        await self.looks()
        await self.looks()

    async def looks(self, seconds: float = 0.0) -> None:
        """Let so much time pass, and the bot look once."""
        if seconds:
            await self.world.passes(seconds)
        await run(self.world.services)
        await self.world.settle()

    async def opens_all(self) -> None:
        """Look until nothing more is opened."""
        while True:
            before = await self.sessions()
            await self.looks(BURST)
            if await self.sessions() == before:
                return

    async def goes_on(self, seconds: float) -> None:
        """Let time pass with a look every STEP."""
        until = self.world.clock.now + seconds
        while (now := self.world.clock.now) < until:
            await self.looks(min(STEP, until - now))

    async def ends(self) -> Ladder:
        """Let time pass until the cycle is over, while nobody plays."""
        while (await self.cycle()).ended_at is None:
            await self.looks(STEP)
        return await self.ladder()

    async def ladder(self) -> Ladder:
        return await service.load(self.world.services.tables, self.cycle_id)

    async def cycle(self) -> rows.Cycle:
        return (await self.ladder()).cycle

    async def group(self, number: int = 0) -> Group:
        return (await self.ladder()).groups[number]

    async def tables(self) -> list[Table]:
        """Return all tables, also those to come, by group and number."""
        return [table for group in (await self.ladder()).groups for table in group.tables]

    async def sessions(self) -> list[str]:
        return [table.session_id for table in await self.tables() if table.session_id is not None]

    async def open(self) -> list[Session]:
        """Return the open tables by group and number."""
        return [
            await self.world.services.tables.load(table.session_id)
            for table in await self.tables()
            if table.is_open and table.session_id is not None
        ]

    async def member(self, actor: Actor) -> rows.Member | None:
        return (await self.ladder()).member(actor.user_id)

    async def plays(self, session: Session, *order: Actor) -> Session:
        """Play a Walk to 5 to its end, so that these people come in this order; others stay where they are."""
        scores: dict[int | None, int] = {
            actor.user_id: score for actor, score in zip(order[1:], (4, 2, 1), strict=False)
        }
        lines: dict[int, tuple[str, ...]] = {0: (), 1: ("go 1",), 2: ("go 2",), 4: ("go 2", "go 2")}
        while (now := await self.world.now(session)).phase is Phase.PLAYING:
            player = now.players[now.movers[0]]
            if player.person is None:
                await self.world.settle()
                continue
            score = now.state.scores[player.seat]
            parts: tuple[str, ...] = ("rest",)
            if player.user_id == order[0].user_id:
                parts = ("go 2", "go 2", "go 1") if now.state.turn > len(now.players) else parts
            elif not score:
                parts = (*lines[scores.get(player.user_id, 0)], "rest")
            await self.world.services.moves.act_line(
                session.id,
                Actor(player.person, player.name),
                parts,
                decision=None,
                interaction_id=self.world.clock.interactions(),
            )
        return now

    async def all_play(self, order: Sequence[Actor]) -> None:
        """Play all tables of the cycle, so that people come in this order at each, until the cycle has ended."""
        while (await self.cycle()).ended_at is None:
            for session in await self.open():
                at_table = {player.user_id for player in session.players}
                await self.plays(session, *(actor for actor in order if actor.user_id in at_table))
            await self.looks(BURST)
