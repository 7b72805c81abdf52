"""Dice that wait for the commitment's own message: dealt when it is posted, whatever is lost meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from aiohttp import web

from bot.beacon import Drand
from bot.delivery.outgoing import PanelMessage
from bot.history.audit import session_faults
from bot.rows.commitment import BEGIN, CommitmentRow
from bot.seating.beacon_rounds import PATIENCE
from bot.seating.reachability import Unreachable
from bot.session.dice import untyped_of
from bot.session.model import PanelKind, Phase, Session
from bot.store.games import commitments
from bot.store.games.commitments import COMMITMENTS
from engines.core.history.drand import CHAINS, DISCORD_EPOCH, QUICKNET, Checked
from engines.core.history.fairness import MESSAGE, Beacon, Proof
from engines.core.history.records import dump, load
from engines.core.history.verdict import Verdict, verify
from tests.hanging import HANG

from .beacon import beacon_here
from .world import AKI, BEN, CHANNEL, GUILD, Channel, World


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World.open(tmp_path / "sainome.db", posted=True)
    world.clock.gate = asyncio.Event()
    yield world
    world.clock.gate.set()
    await world.close()


async def lobby(world: World, *typing: str) -> Session:
    opened = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en", interaction_id=501)
    await world.services.lobbies.set_option(opened.id, AKI, "goal", "5")
    await world.services.lobbies.join(opened.id, BEN, interaction_id=502)
    for actor, word in zip((AKI, BEN), typing, strict=False):
        await world.services.lobbies.set_word(opened.id, actor, word)
    return opened


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def over(world: World, session: Session) -> Verdict:
    """Play to the end; the record is honest, reads the same, and nothing in the database is wrong."""
    ended = await now(world, session)
    while ended.phase is not Phase.OVER:
        ended = (await world.plays(ended, (AKI, BEN)[ended.movers[0]], "gamble")).session
    record = await world.services.history.record(session.id, public=True)
    assert load(dump(record)) == record
    assert record.header.format == MESSAGE
    assert [fault async for fault in session_faults(world.store, world.services.tables.games)] == []
    verdict = verify(record)
    assert verdict.honest
    return verdict


async def message_of(world: World, session: Session) -> int | None:
    return await world.store.read(partial(commitments.message_of, session_id=session.id))


async def test_game_is_dealt_with_the_message_of_its_commitment(world: World) -> None:
    waiting = await world.services.moves.begin((await lobby(world)).id, AKI)
    assert (waiting.is_frozen, waiting.row, waiting.message) == (True, -1, None)
    await world.settle()
    begun = await now(world, waiting)
    posted = await message_of(world, waiting)
    assert posted is not None
    assert (begun.phase, begun.message, begun.commitment) == (Phase.PLAYING, posted, waiting.commitment)
    assert untyped_of(begun) is None
    kinds = [update.kind for update in world.channel.sent if update.session.commitment]
    assert kinds == [PanelKind.BOARD], "the lobby is not edited for the second that this takes"
    verdict = await over(world, begun)
    assert verdict.message == str(posted)
    assert not verdict.is_proved(), "the record alone does not show whose id it is"
    assert verdict.is_proved(str(posted))
    assert not verdict.is_proved(str(posted + 1))


async def test_another_message_gives_other_dice(world: World) -> None:
    waiting = await world.services.moves.begin((await lobby(world, "one", "two")).id, AKI)
    await world.settle()
    await over(world, waiting)
    record = await world.services.history.record(waiting.id, public=True)
    header = record.header.model_copy(update={"message": str(int(record.header.message or 0) + 1)})
    forged = record.model_copy(update={"header": header})
    assert not verify(forged).honest


async def test_lost_answer_is_settled_by_the_nonce(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is there, its answer is not; the repeated request brings back the same message."""
    posting, lost = Channel.post_commitment, [OSError("cut")]
    first: dict[str, PanelMessage] = {}

    async def losing(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        place = first.setdefault(row.hash, await posting(channel, session, row))
        if row.kind == BEGIN and lost:
            raise lost.pop()
        return place

    monkeypatch.setattr(Channel, "post_commitment", losing)
    waiting = await world.services.moves.begin((await lobby(world)).id, AKI)
    assert world.clock.gate is not None
    world.clock.gate.set()
    await world.settle()
    begun = await now(world, waiting)
    assert begun.message == first[str(begun.commitment)].message_id
    await over(world, begun)


async def test_posted_message_is_mixed_in_after_a_kill(world: World) -> None:
    opened = await lobby(world)
    await world.settle()
    world.unplug()
    waiting = await world.services.moves.begin(opened.id, AKI)
    rows = await world.store.read(partial(COMMITMENTS.where, session_id=opened.id))
    row = next(one for one in rows if one.kind == BEGIN)
    await world.store.write(partial(commitments.posted, row=row, channel_id=CHANNEL, message_id=4711))
    later = await world.restarted()
    assert (await now(later, waiting)).is_frozen
    await later.services.resume()
    await later.settle()
    begun = await now(later, waiting)
    assert (begun.phase, begun.message) == (Phase.PLAYING, 4711)
    await over(later, begun)


@pytest.mark.parametrize(("typing", "untyped"), [(("luck",), (1, 2)), (("luck", "運"), None)])
async def test_message_that_cannot_be_posted_is_said_to_lack(
    world: World, monkeypatch: pytest.MonkeyPatch, typing: tuple[str, ...], untyped: tuple[int, int] | None
) -> None:
    """Also where nobody's word lacks: that none could be posted is what an operator would pretend."""
    opened = await lobby(world, *typing)
    await world.settle()
    monkeypatch.setattr(Channel, "post_commitment", _never)
    waiting = await world.services.moves.begin(opened.id, AKI)
    await world.publisher.settle()
    assert (await now(world, waiting)).is_frozen
    before = world.clock.now
    assert world.clock.gate is not None
    world.clock.gate.set()
    await world.settle()
    assert world.clock.now - before <= PATIENCE
    begun = await now(world, waiting)
    assert (begun.phase, begun.message, untyped_of(begun)) == (Phase.PLAYING, None, untyped)
    verdict = await over(world, begun)
    assert (verdict.untyped, verdict.is_bare, verdict.is_proved()) == (untyped, True, False)


async def test_ended_lobby_waits_no_longer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await lobby(world)
    await world.settle()
    world.channel.failures = []
    monkeypatch.setattr(Channel, "post_commitment", _never)
    waiting = await world.services.moves.begin(opened.id, AKI)
    await world.publisher.settle()
    await world.services.moves.end(waiting.id, AKI, by_moderator=False)
    await world.services.beacon_rounds.settle()
    assert (await now(world, waiting)).phase is Phase.CLOSED


async def _never(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
    raise Unreachable("forbidden")


@pytest.mark.parametrize("is_silent", [True, False])
async def test_beacon_that_fails_leaves_the_message(tmp_path: Path, is_silent: bool) -> None:
    async with beacon_here() as stand_in:
        world = await World.open(tmp_path / "here.db", beacon=Drand(stand_in.url, timeout=HANG), posted=True)
        try:
            opened = await lobby(world)
            if is_silent:
                stand_in.instead = web.Response(status=500)
            stand_in.early = 10**6
            world.clock.gate = asyncio.Event()
            waiting = await world.services.moves.begin(opened.id, AKI)
            await world.publisher.settle()
            world.clock.gate.set()
            await world.settle()
            begun = await now(world, waiting)
            assert begun.message == await message_of(world, waiting)
            assert begun.message is not None
            verdict = await over(world, begun)
            assert verdict.beacon is (Checked.SILENT if is_silent else Checked.MISSED)
            assert verdict.untyped is None
            assert not verdict.is_proved(verdict.message), "as an operator would pretend"
        finally:
            await world.close()


async def test_message_noted_later_replaces_none(world: World) -> None:
    """A stalled process whose nonce has expired posts a second one: the first stays the one that counts."""
    waiting = await world.services.moves.begin((await lobby(world)).id, AKI)
    await world.settle()
    first = await message_of(world, waiting)
    row = CommitmentRow(waiting.id, BEGIN, str(waiting.commitment))
    await world.store.write(partial(commitments.posted, row=row, channel_id=CHANNEL, message_id=123))
    assert await message_of(world, waiting) == first == (await now(world, waiting)).message


class Chained(Drand):
    """A beacon whose rounds come when they are told to, at an address of quicknet."""

    def __init__(self, latest: int) -> None:
        super().__init__(f"https://api.drand.sh/{QUICKNET}")
        self.known = latest

    async def latest(self) -> int:
        return self.known

    async def fetch(self, number: int) -> tuple[Beacon, Proof]:
        return Beacon(self.url, number, "ab" * 32), Proof("cd" * 48)


CHAIN = CHAINS[QUICKNET]


@pytest.mark.parametrize("lag", [0, 1, 5, 19])
async def test_awaited_round_is_fifteen_seconds_ahead_though_a_relay_lags(lag: int) -> None:
    now = CHAIN.published_at(5_000_000) + 1.5
    number = await Chained(5_000_000 - lag).to_await(now)
    assert 15 <= CHAIN.published_at(number) - now < 18


async def test_wrong_clock_names_no_far_round() -> None:
    now = CHAIN.published_at(5_000_000) + 3600.0
    assert CHAIN.published_at(await Chained(5_000_000).to_await(now)) - CHAIN.published_at(5_000_000) <= 80
    assert await Chained(5_000_000).to_await(now - 7200) == 5_000_005


@pytest.mark.parametrize("is_late", [False, True])
async def test_round_counts_only_after_the_message_of_its_commitment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    """A round that was published before the commitment was posted is one that anybody could know."""
    beacon = Chained(5_000_000)
    world = await World.open(tmp_path / "here.db", beacon=beacon, posted=True)
    world.clock.now = CHAIN.published_at(5_000_000) + 1.0
    world.clock.gate = asyncio.Event()
    posted = asyncio.Event()
    awaited = CHAIN.first_after(world.clock.now + 15)
    seconds = CHAIN.published_at(awaited) + (0 if is_late else -0.001)
    id_ = (round(seconds * 1000) - DISCORD_EPOCH) << 22

    async def posting(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        if row.kind == BEGIN:
            await posted.wait()
        return PanelMessage(session.channel_id, id_, world.clock())

    try:
        monkeypatch.setattr(Channel, "post_commitment", posting)
        waiting = await world.services.moves.begin((await lobby(world)).id, AKI)
        assert waiting.beacon == Beacon(beacon.url, awaited)
        posted.set()
        await world.publisher.settle()
        world.clock.gate.set()
        await world.settle()
        begun = await now(world, waiting)
        mixed = None if is_late else "ab" * 32
        assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(beacon.url, awaited, mixed))
        assert begun.message == (id_ if is_late else None)
    finally:
        await world.close()
