"""Make the database of ``tests/landed.py`` for the present version, before the next one lands.

    python -m tests.landing        writes tests/data/landed-v<version>.sql and -facts.json, schema-<version>.sql

A landed database is never made again: it is what that version wrote.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.delivery.outgoing import PanelUpdate
from bot.seating.reachability import Unreachable
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store import migrations
from bot.store.games import sessions
from engines import GAMES
from engines.core import FastChance, Seat
from tests.bot.test_old_panels import ids, panel_of
from tests.landed import AKI, BEN, CHIO, DAI, DATA, DEPARTED, GUILD, parts_of
from tests.sessions.world import Channel, Clock, World

BEGUN = 1_795_000_000.0
CHANNEL = 800000000000000000
THREE = (AKI, BEN, CHIO)
PLAYED = {"dicolony": 20, "hexlands": 60, "micronesia": 30, "octa": 25, "rise_of_tribes": 50}
"""Rows of each open game, at least."""


class Hanging(Channel):
    """A channel that stops answering when it is told to: what was begun may have arrived."""

    hanging: asyncio.Event | None = None
    """Set once a panel was begun; None: the channel answers."""

    async def send(self, update: PanelUpdate) -> Any:
        if self.hanging is not None:
            self.hanging.set()
            await asyncio.Event().wait()
        return await super().send(update)


async def middle(world: World, game: str, channel: int) -> Session:
    """Begin a game, and play it into a turn of Aki that could be taken back, with many kinds of actions."""
    session = await table(world, channel, *THREE, game=game)
    mind = FastChance(f"landed/{game}")
    played: Counter[str] = Counter()
    while True:
        session = await world.services.tables.load(session.id)
        assert session.phase is Phase.PLAYING
        rules, seat = session.rules, session.movers[0]
        legal = rules.legal_actions(session.state, seat)
        is_open = seat == 0 and session.takebacks[0] is not None and len(legal) > 2
        if session.row >= PLAYED[game] and is_open and session.published_row < session.row:
            return session
        asked = rules.asked(session.state)
        seat = asked[0] if asked else mind.pick(session.movers)
        options = rules.legal_actions(session.state, seat)
        rarest = min(played[action.kind] for action in options)
        action = mind.pick([action for action in options if played[action.kind] == rarest])
        played[action.kind] += 1
        await world.plays(session, THREE[seat], rules.notation(action))
        await world.settle()


async def play_by_default(world: World, session: Session, actor: Actor) -> None:
    """Play a game alone to its end."""
    while session.phase is Phase.PLAYING:
        action = session.rules.default_action(session.state, Seat(0))
        session = (await world.plays(session, actor, session.rules.notation(action))).session


async def lobbies_of(world: World) -> None:
    services = world.services
    lobby = await services.lobbies.open(
        "micronesia", GUILD, CHANNEL + 10, AKI, "en", interaction_id=600000000000000000 + 1
    )
    await services.lobbies.join(lobby.id, BEN, interaction_id=600000000000000000 + 2)
    await services.lobbies.set_word(lobby.id, BEN, "good luck", interaction_id=600000000000000000 + 3)
    lobby = await services.lobbies.open(
        "octa", GUILD, CHANNEL + 11, CHIO, "ja", interaction_id=600000000000000000 + 4
    )
    await services.lobbies.add_computer(lobby.id, CHIO, "random")
    await services.lobbies.set_option(lobby.id, CHIO, "clock", "1d")


async def two(world: World, channel: int, *actors: Actor, game: str = "octa", **options: str) -> Session:
    """Begin a game and post its board."""
    session = await table(world, channel, *(actors or (AKI, BEN)), game=game, **options)
    await world.settle()
    return session


async def table(world: World, channel: int, *actors: Actor, game: str = "octa", **options: str) -> Session:
    """Begin a game of these people."""
    host, *others = actors
    number = world.clock.interactions
    lobby = await world.services.lobbies.open(game, GUILD, CHANNEL + channel, host, "en", interaction_id=number())
    for option, value in options.items():
        await world.services.lobbies.set_option(lobby.id, host, option, value)
    for actor in others:
        await world.services.lobbies.join(lobby.id, actor, interaction_id=number())
    return await world.services.moves.begin(lobby.id, host, interaction_id=number())


async def finish_games(world: World) -> None:
    """Rated games that are over, and a server that the bot was removed from."""
    for leaver in (BEN, AKI):
        session = await two(world, 1, *THREE, game="micronesia", stand_ins="false")
        await world.services.seats.leave(session.id, leaver, interaction_id=world.clock.interactions())
        world.clock.now += HOUR
    alone = await two(world, 2, CHIO, game="dicolony")
    await play_by_default(world, alone, CHIO)
    lobby = await world.services.lobbies.open(
        "dicolony", DEPARTED, CHANNEL + 3, DAI, "en", interaction_id=600000000000000000 + 5
    )
    await world.services.moves.begin(lobby.id, DAI)
    await world.settle()
    await world.services.reachability.server_left(DEPARTED)


async def make_requests(world: World, facts: dict[str, Any]) -> None:
    """Requests that wait for an answer; a takeback follows later."""
    seats = world.services.seats
    offered = await two(world, 31)
    facts["offered"] = (await seats.offer(offered.id, BEN, DAI))[1].id
    wanted = await two(world, 34)
    await seats.leave(wanted.id, BEN, interaction_id=world.clock.interactions())
    facts["wanted"] = (await seats.ask(wanted.id, DAI, Seat(1)))[1].id
    taken = await two(world, 38)
    await seats.leave(taken.id, BEN, interaction_id=world.clock.interactions())
    await world.settle()
    request = (await seats.ask(taken.id, CHIO, Seat(1)))[1]
    await world.services.requests.agree(request.id, AKI)
    await two(world, 32, CHIO, AKI, BEN, game="micronesia", clock="1d", absent="vote")


async def offer_takeback(world: World) -> tuple[Session, Actor]:
    """Return a game in which this player may ask another one to take something back."""
    session = await two(world, 30, *THREE, game="rise_of_tribes")
    while True:
        session = await world.services.tables.load(session.id)
        for actor in THREE:
            with suppress(Refused):
                if (await world.services.takebacks.reach(session, actor)).asked:
                    return session, actor
        seat = session.movers[0]
        action = session.rules.legal_actions(session.state, seat)[0]
        await world.plays(session, THREE[seat], session.rules.notation(action))


async def park_messages(world: World, channel: Hanging, facts: dict[str, Any]) -> None:
    """Messages that cannot be delivered, and a quarantined game."""
    forbidden = await two(world, 33)
    channel.failures = [Unreachable("forbidden")]
    await world.services.moves.post_again(forbidden.id)
    await world.settle()
    facts["forbidden_panel"] = forbidden.id
    broken = await two(world, 35)
    facts["quarantined"] = broken.id
    await world.store.write(lambda db: sessions.quarantine(db, broken.id, "cd3505c3"))


async def nudge(world: World, session: Session, *actors: Actor) -> None:
    """Let somebody who owes nothing call for the one who does."""
    actor = next(actor for seat, actor in enumerate(actors) if seat not in session.movers)
    await world.services.clocks.nudge(session.id, actor)


async def waiting(world: World, channel: Hanging, takeback: tuple[Session, Actor], facts: dict[str, Any]) -> None:
    """What is written by a process that dies soon after: nothing of it is sent."""
    services, seats = world.services, world.services.seats
    begun = await two(world, 42)
    facts["begun"] = begun.id
    channel.hanging = asyncio.Event()
    await services.moves.post_again(begun.id)
    await channel.hanging.wait()
    world.unplug()
    await world.scheduler.tick()
    nudged = await table(world, 37, CHIO, AKI)
    await nudge(world, nudged, CHIO, AKI)
    session, asking = takeback
    facts["takeback"] = (await services.takebacks.ask(session.id, asking))[1].id
    host = await table(world, 39, AKI, BEN)
    facts["forbidden_host"] = host.id
    await services.reachability.mark_unreachable(host.id, "forbidden")
    notice = await table(world, 40, CHIO, AKI)
    await nudge(world, notice, CHIO, AKI)
    facts["forbidden_notice"] = notice.id
    await world.sql("UPDATE notices SET parked = 'forbidden' WHERE session_id = ? AND kind = 'nudge'", notice.id)
    offered = await table(world, 41, *THREE)
    await seats.offer(offered.id, AKI, DAI)
    facts["waiting"] = sorted(
        {
            str(session)
            for (session,) in await world.sql("SELECT DISTINCT session_id FROM outbox WHERE parked IS NULL")
        }
    )


async def fill(world: World, channel: Hanging) -> dict[str, Any]:
    """Play all this; return the facts that the tests need."""
    facts: dict[str, Any] = {}
    clocks = world.services.clocks
    ben: dict[str, Any] = {"confirm": False, "lang": "en", "zone": "Europe/Berlin", "remind": "dm"}
    ben |= {"quiet_from": 22 * 60, "quiet_until": 7 * 60, "digest": 8, "digest_at": BEGUN + 5 * HOUR}
    await clocks.set_user(BEN.user_id, lambda had: type(had)(**ben))
    await finish_games(world)
    await lobbies_of(world)
    facts["middle"] = {}
    for number, game in enumerate(PLAYED):
        world.clock.now += 60
        facts["middle"][game] = (await middle(world, game, 20 + number)).id
    await make_requests(world, facts)
    takeback = await offer_takeback(world)
    await world.settle()
    away = BEGUN + 20 * DAY
    chio: dict[str, Any] = {"lang": "ja", "zone": "Asia/Tokyo", "away_from": away, "away_until": away + 5 * DAY}
    await clocks.set_user(CHIO.user_id, lambda had: type(had)(**chio))
    await world.passes(1.4 * DAY)
    await park_messages(world, channel, facts)
    await two(world, 36, BEN, AKI, CHIO, game="micronesia", clock="12h")
    world.clock.now += 0.4 * DAY
    await waiting(world, channel, takeback, facts)
    facts["of_departed"] = str((await world.sql("SELECT id FROM sessions WHERE guild_id = ?", DEPARTED))[0][0])
    facts["voted"] = (await world.sql("SELECT id FROM requests WHERE kind = 'vote' AND state = 'open'"))[0][0]
    facts["now"] = world.clock.now + 60
    facts["rules"] = {game: GAMES[game].rules.rules_version for game in PLAYED}
    facts["custom_ids"] = {}
    for session_id in await world.open_ids():
        session = await world.services.tables.load(session_id)
        if session.incident is None:
            facts["custom_ids"][session_id] = list(ids(panel_of(world.services, session)))
    return facts


async def main() -> None:
    """Write the database and its facts."""
    version = migrations()[-1].number
    name = DATA / f"landed-v{version}"
    if name.with_suffix(".sql").exists():
        raise SystemExit(f"{name.name}.sql exists: a landed database is made once")
    clock = Clock(now=BEGUN, interactions=itertools.count(600000000000000100).__next__)
    channel = Hanging(clock, messages=itertools.count(500000000000000001).__next__)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sainome.db"
        world = await World.open(path, clock, channel)
        try:
            facts = await fill(world, channel)
        finally:  # as if the process had died: nothing more is sent
            await world.publisher._tasks.close()
            await world.notifier.close()
            await world.services.close()
            await world.store.close()
        schema, rows = parts_of(path)
    (DATA / f"schema-{version}.sql").write_text(schema, encoding="utf-8")
    name.with_suffix(".sql").write_text(rows, encoding="utf-8")
    text = json.dumps(facts, indent=1, ensure_ascii=False)
    name.with_name(f"{name.name}-facts.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
