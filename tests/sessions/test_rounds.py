"""Games whose dice wait for a round of the beacon: frozen at Begin, dealt once, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from aiohttp import web

from bot.beacon import Drand
from bot.rows.block import PERSON, BlockRow
from bot.seating.beacon_rounds import PATIENCE
from bot.session.model import PanelKind, Phase, Refused, Session
from bot.store.games.commitments import COMMITMENTS
from bot.store.people import privacy
from engines.core.history.fairness import WORDS, Beacon, Proof, commitment, rolling_seed
from engines.core.history.records import Header, dump, load
from engines.core.history.verdict import verify
from tests.hanging import HANG
from tests.toys_simultaneous import WALK, Walk

from . import world as worlds
from .beacon import RANDOMNESS, StandIn, beacon_here
from .world import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, World, refused


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    async with beacon_here() as one:
        yield one


@pytest.fixture
async def world(tmp_path: Path, stand_in: StandIn) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db", beacon=Drand(stand_in.url, timeout=HANG))
    yield world
    stand_in.gate.set()
    await world.close()


async def lobby(world: World) -> Session:
    opened = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.set_option(opened.id, AKI, "goal", "5")
    await world.services.lobbies.set_word(opened.id, AKI, "luck")
    return await world.services.lobbies.join(opened.id, BEN)


async def begin(world: World, session: Session | None = None) -> Session:
    session = session or await lobby(world)
    return await world.services.moves.begin(session.id, AKI, interaction_id=world.clock.interactions())


async def frozen(world: World, stand_in: StandIn) -> Session:
    """A lobby whose round is asked for and not yet answered."""
    stand_in.gate.clear()
    stand_in.reached.clear()
    session = await begin(world)
    await stand_in.reached.wait()
    return session


async def answered(world: World, stand_in: StandIn, session: Session) -> Session:
    """Return the table after the beacon's answer."""
    stand_in.gate.set()
    await world.settle()
    return await world.now(session)


async def resumed(world: World, session: Session) -> tuple[World, Session]:
    """Return the world after a restart, and what has become of a table."""
    later = await world.restarted()
    assert (await later.now(session)).is_frozen
    await later.services.resume()
    await later.services.settle()
    return later, await later.now(session)


async def check_over(world: World, session: Session) -> tuple[Session, Header]:
    """Play to the end; the record is honest, and nothing in the database is wrong."""
    ended = (await world.plays(session, AKI, "gamble")).session
    while ended.phase is not Phase.OVER:
        ended = (await world.plays(ended, (AKI, BEN)[ended.movers[0]], "gamble")).session
    record = await world.services.history.record(session.id, public=True)
    assert verify(record).honest
    assert load(dump(record)) == record
    assert await world.faults() == []
    return ended, record.header


async def test_round_is_named_first_and_mixed_in_when_it_comes(world: World, stand_in: StandIn) -> None:
    waiting = await frozen(world, stand_in)
    assert (waiting.phase, waiting.is_frozen, waiting.row) == (Phase.LOBBY, True, -1)
    named = Beacon(stand_in.url, 42)
    assert (waiting.beacon, stand_in.asked) == (named, ["latest", "42"])
    hashes = await world.store.read(partial(COMMITMENTS.where, session_id=waiting.id))
    assert [row.hash for row in hashes] == [waiting.seed_hash, waiting.commitment]
    await world.publisher.settle()
    assert [row.hash for row, _ in world.channel.commitments] == [waiting.seed_hash, waiting.commitment], (
        "posted before the round comes"
    )
    newest = world.channel.sent[-1]
    assert (newest.kind, newest.session.is_frozen) == (PanelKind.LOBBY, True)
    begun = await answered(world, stand_in, waiting)
    assert (begun.phase, begun.commitment) == (Phase.PLAYING, waiting.commitment)
    assert begun.beacon == Beacon(stand_in.url, 42, RANDOMNESS)
    ended, head = await check_over(world, begun)
    assert (head.beacon, head.missed) == (begun.beacon, None)
    assert ended.seed is not None
    fixed = (head.session, "walk", 1, head.options, head.places, head.words)
    assert head.commitment == commitment(WORDS, ended.seed, *fixed, named)
    # A short game may roll the same with another seed, so compare these.
    other = Beacon(stand_in.url, 42, "cd" * 32)
    rolling = partial(rolling_seed, WORDS, ended.seed, head.words)
    assert rolling(other) != rolling(head.beacon)


async def test_late_round_is_asked_for_again(world: World, stand_in: StandIn) -> None:
    stand_in.early = 3
    begun = await answered(world, stand_in, await begin(world))
    assert stand_in.asked == ["latest", *["42"] * 4]
    assert begun.beacon == Beacon(stand_in.url, 42, RANDOMNESS)
    await check_over(world, begun)


async def test_game_begins_without_a_round_that_does_not_come(world: World, stand_in: StandIn) -> None:
    waiting = await frozen(world, stand_in)
    stand_in.early = 10**6
    before = world.clock.now
    begun = await answered(world, stand_in, waiting)
    assert world.clock.now - before <= PATIENCE
    assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(stand_in.url, 42))
    ended, head = await check_over(world, begun)
    assert (head.beacon, head.missed) == (None, (stand_in.url, 42))
    assert ended.seed is not None
    rolling = partial(rolling_seed, WORDS, ended.seed, head.words)
    assert rolling(None) == rolling(begun.beacon)


class Hasty(Drand):
    """Waits hardly at all for a round, but as long as it takes for the number of the latest."""

    async def fetch(self, number: int) -> tuple[Beacon, Proof]:
        return await Drand(self.url, timeout=0.05).fetch(number)


async def test_silent_round_runs_into_its_timeout(world: World, stand_in: StandIn) -> None:
    world.services.beacon_rounds._beacon = Hasty(stand_in.url)
    stand_in.gate.clear()
    waiting = await begin(world)
    assert waiting.is_frozen
    world.clock.now += PATIENCE
    await world.services.settle()
    assert (await world.now(waiting)).beacon == Beacon(stand_in.url, 42)


async def test_game_begins_at_once_without_a_beacon_that_fails(world: World, stand_in: StandIn) -> None:
    opened = await world.services.lobbies.open("walk", GUILD, CHANNEL + 1, AKI, "en")
    assert await refused(world.services.moves.begin(opened.id, AKI)) == "too-few"
    assert stand_in.asked == [], "too few players ask no beacon"
    stand_in.instead = web.Response(status=500)
    begun = await begin(world)
    assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(stand_in.url))
    assert stand_in.asked == ["latest"]
    _, head = await check_over(world, begun)
    assert (head.beacon, head.missed) == (None, (stand_in.url, None))
    old = await lobby(world)
    await world.sql("UPDATE sessions SET fairness = 1, revision = revision + 1 WHERE id = ?", old.id)
    begun = await begin(world, old)
    assert (begun.phase, begun.beacon, stand_in.asked) == (Phase.PLAYING, None, ["latest"]), "nor does the old rule"


# --- meanwhile ---------------------------------------------------------------------------------------------------


async def test_nothing_can_change_while_the_dice_wait(world: World, stand_in: StandIn) -> None:
    waiting = await frozen(world, stand_in)
    lobbies, moves = world.services.lobbies, world.services.moves
    for change in (
        lobbies.join(waiting.id, CHIO),
        lobbies.leave(waiting.id, BEN),
        lobbies.set_word(waiting.id, AKI, "other"),
        lobbies.set_option(waiting.id, AKI, "goal", "9"),
        lobbies.add_computer(waiting.id, AKI, "random"),
        lobbies.free(waiting.id, AKI, BEN.user_id),
        moves.begin(waiting.id, BEN, interaction_id=511),
    ):
        assert await refused(change) == "dice-awaited"
    assert await world.now(waiting) == waiting
    await moves.end(waiting.id, AKI, by_moderator=False)
    ended = await answered(world, stand_in, waiting)
    assert (ended.phase, ended.row, ended.seed is None) == (Phase.CLOSED, -1, False), "an ended lobby is not dealt"
    assert await world.faults() == []
    another = await lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    assert another.phase is Phase.LOBBY, "the channel is free"


async def test_two_presses_of_begin_freeze_and_deal_once(world: World, stand_in: StandIn) -> None:
    session = await lobby(world)
    presses, begins = (510, 511, 510), world.services.moves.begin
    answers = await asyncio.gather(
        *(begins(session.id, AKI, interaction_id=press) for press in presses), return_exceptions=True
    )
    refusals = [str(answer) for answer in answers if isinstance(answer, Refused)]
    assert len(refusals) in (1, 2)
    assert all("dice-awaited" in one or "not-in-lobby" in one for one in refusals)
    await world.settle()
    assert (await world.now(session)).row == 0
    first = next(press for press, one in zip(presses, answers, strict=True) if not isinstance(one, Refused))
    assert (await begins(session.id, AKI, interaction_id=first)).row == 0, "delivered again"
    assert len(await world.sql("SELECT * FROM commitments")) == 2
    await check_over(world, await world.now(session))


async def test_restart_after_a_kill_deals_the_frozen_lobby(world: World, stand_in: StandIn) -> None:
    opened = await lobby(world)
    world.unplug()  # the process dies between freezing and dealing
    waiting = await begin(world, opened)
    later, begun = await resumed(world, waiting)
    await later.publisher.start()
    await later.settle()
    assert stand_in.asked == ["latest", "42"]
    assert begun.beacon == Beacon(stand_in.url, 42, RANDOMNESS)
    assert [row.hash for row, _ in world.channel.commitments][-1] == waiting.commitment
    await check_over(later, begun)


@pytest.mark.parametrize("url", ["", None, "https://beacon.invalid/public"])
async def test_stopping_leaves_the_lobby_to_the_next_start(
    world: World, stand_in: StandIn, url: str | None
) -> None:
    """Another beacon than that of before is not asked."""
    waiting = await frozen(world, stand_in)
    stand_in.gate.set()
    if url != "":
        world.beacon = None if url is None else Drand(url)
    later, begun = await resumed(world, waiting)
    assert begun.phase is Phase.PLAYING
    assert begun.beacon == Beacon(stand_in.url, 42, RANDOMNESS if url == "" else None)
    await check_over(later, begun)


async def test_people_who_go_while_the_dice_wait_are_replaced(world: World, stand_in: StandIn) -> None:
    waiting = await frozen(world, stand_in)
    assert await world.services.privacy.erase(BEN)
    assert "Ben" not in str(await world.sql("SELECT name FROM players UNION SELECT name FROM places"))
    begun = await answered(world, stand_in, waiting)
    assert (begun.phase, begun.players[1].gone, begun.players[1].is_computer) == (Phase.PLAYING, True, True)
    record = await world.services.history.record(begun.id, public=False)
    assert record.header.places[1][:2] == (None, None)
    assert not (await world.store.read(partial(privacy.about, user_id=BEN.user_id)))["seats"]
    await world.plays(begun, AKI, "go 2", "go 2", "go 2")
    assert verify(await world.services.history.record(begun.id, public=True)).honest
    waiting = await frozen(world, stand_in)
    await world.services.blocks.decide(BlockRow(PERSON, BEN.user_id, 1, "", 0.0), blocked=True)
    begun = await answered(world, stand_in, waiting)
    assert (begun.phase, begun.players[1].gone) == (Phase.PLAYING, True), "who is blocked leaves"


async def test_other_or_failing_rules_leave_no_lobby_frozen(
    world: World, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version of the rules is promised; the table can be ended."""
    waiting = await frozen(world, stand_in)
    with monkeypatch.context() as patched:
        patched.setattr(Walk, "initial_state", None)
        incident = (await answered(world, stand_in, waiting)).incident
    assert incident is not None
    assert re.fullmatch("[0-9a-f]{8}", incident)
    await world.services.moves.end(waiting.id, AKI, by_moderator=False)
    waiting, newer = await frozen(world, stand_in), Walk()
    monkeypatch.setattr(newer, "rules_version", 2, raising=False)
    monkeypatch.setattr(worlds, "GAMES_HERE", {**GAMES_HERE, "walk": replace(WALK, rules=newer)})
    stand_in.gate.set()
    later = await world.restarted()
    await later.services.resume()
    await later.services.settle()
    assert (await later.now(waiting)).incident == "old-rules"
    await later.services.moves.end(waiting.id, AKI, by_moderator=False)


@pytest.mark.parametrize(
    "column",
    [
        "words = replace(words, '[\"', '[\"other')",
        "options = replace(options, '\"goal\":', '\"goal\":6')",
        "beacon = replace(beacon, '\", ', '\", 1')",
    ],
)
async def test_check_finds_changes_while_the_dice_wait(world: World, stand_in: StandIn, column: str) -> None:
    waiting = await frozen(world, stand_in)
    assert await world.faults() == []
    await world.sql(f"UPDATE sessions SET {column} WHERE id = ?", waiting.id)
    (fault,) = await world.faults()
    assert "has a commitment that does not match" in fault
