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
    wakes_up(world)
    await world.close()


def wakes_up(world: World) -> None:
    """Let who sleeps sleep no longer."""
    assert world.clock.gate is not None
    world.clock.gate.set()


async def lobby(world: World, *typing: str) -> Session:
    lobbies = world.services.lobbies
    opened = await lobbies.open("walk", GUILD, CHANNEL, AKI, "en", interaction_id=501)
    await lobbies.set_option(opened.id, AKI, "goal", "5")
    await lobbies.join(opened.id, BEN, interaction_id=502)
    for actor, word in zip((AKI, BEN), typing, strict=False):
        await lobbies.set_word(opened.id, actor, word)
    return opened


async def begins(world: World, *typing: str) -> Session:
    return await world.services.moves.begin((await lobby(world, *typing)).id, AKI)


async def over(world: World, session: Session) -> Verdict:
    """Play to the end; the record is honest, reads the same, and nothing in the database is wrong."""
    ended = await world.now(session)
    while ended.phase is not Phase.OVER:
        ended = (await world.plays(ended, (AKI, BEN)[ended.movers[0]], "gamble")).session
    record = await world.services.history.record(session.id, public=True)
    assert (load(dump(record)), record.header.format) == (record, MESSAGE)
    assert await world.faults() == []
    verdict = verify(record)
    assert verdict.honest
    return verdict


async def message_of(world: World, session: Session) -> int | None:
    return await world.store.read(partial(commitments.message_of, session_id=session.id))


async def notes(world: World, session: Session, message: int) -> None:
    """Write down that the commitment is in this message."""
    row = CommitmentRow(session.id, BEGIN, str(session.commitment))
    await world.store.write(partial(commitments.posted, row=row, channel_id=CHANNEL, message_id=message))


async def test_game_is_dealt_with_the_message_of_its_commitment(world: World) -> None:
    waiting = await begins(world, "one", "two")
    assert (waiting.is_frozen, waiting.row, waiting.message) == (True, -1, None)
    await world.settle()
    begun, posted = await world.now(waiting), await message_of(world, waiting)
    assert posted is not None
    assert (begun.phase, begun.message, begun.commitment) == (Phase.PLAYING, posted, waiting.commitment)
    assert untyped_of(begun) is None
    await notes(world, waiting, 123)  # a stalled process whose nonce has expired posts a second one
    assert await message_of(world, waiting) == posted, "the first one stays the one that counts"
    kinds = [update.kind for update in world.channel.sent if update.session.commitment]
    assert kinds == [PanelKind.BOARD], "the lobby is not edited for the second that this takes"
    verdict = await over(world, begun)
    assert verdict.message == str(posted)
    proved = [verdict.is_proved(), verdict.is_proved(str(posted)), verdict.is_proved(str(posted + 1))]
    assert proved == [False, True, False], "the record alone does not show whose id it is"
    record = await world.services.history.record(waiting.id, public=True)
    header = record.header.model_copy(update={"message": str(posted + 1)})
    assert not verify(record.model_copy(update={"header": header})).honest, "another message gives other dice"


async def test_lost_answer_is_settled_by_the_nonce(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is there, its answer is not; the repeated request brings back the same message."""
    posting, lost, first = Channel.post_commitment, [OSError("cut")], dict[str, PanelMessage]()

    async def losing(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        place = first.setdefault(row.hash, await posting(channel, session, row))
        if row.kind == BEGIN and lost:
            raise lost.pop()
        return place

    monkeypatch.setattr(Channel, "post_commitment", losing)
    waiting = await begins(world)
    wakes_up(world)
    await world.settle()
    begun = await world.now(waiting)
    assert begun.message == first[str(begun.commitment)].message_id
    await over(world, begun)


async def test_posted_message_is_mixed_in_after_a_kill(world: World) -> None:
    opened = await lobby(world)
    await world.settle()
    world.unplug()
    waiting = await world.services.moves.begin(opened.id, AKI)
    assert BEGIN in [row.kind for row in await world.store.read(partial(COMMITMENTS.where, session_id=opened.id))]
    await notes(world, waiting, 4711)
    later = await world.restarted()
    assert (await later.now(waiting)).is_frozen
    await later.services.resume()
    await later.settle()
    begun = await later.now(waiting)
    assert (begun.phase, begun.message) == (Phase.PLAYING, 4711)
    await over(later, begun)


@pytest.mark.parametrize(
    ("typing", "untyped"),
    [(("luck",), (1, 2)), (("luck", "運"), None), ((), "ended")],
    ids=["one", "both", "ended"],
)
async def test_message_that_cannot_be_posted_is_said_to_lack(
    world: World, monkeypatch: pytest.MonkeyPatch, typing: tuple[str, ...], untyped: object
) -> None:
    """Also where nobody's word lacks: that none could be posted is what an operator would pretend."""

    async def never(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        raise Unreachable("forbidden")

    opened = await lobby(world, *typing)
    await world.settle()
    monkeypatch.setattr(Channel, "post_commitment", never)
    waiting = await world.services.moves.begin(opened.id, AKI)
    await world.publisher.settle()
    assert (await world.now(waiting)).is_frozen
    if untyped == "ended":
        await world.services.moves.end(waiting.id, AKI, by_moderator=False)
        await world.services.beacon_rounds.settle()
        assert (await world.now(waiting)).phase is Phase.CLOSED, "it waits no longer"
        return
    before = world.clock.now
    wakes_up(world)
    await world.settle()
    assert world.clock.now - before <= PATIENCE
    begun = await world.now(waiting)
    assert (begun.phase, begun.message, untyped_of(begun)) == (Phase.PLAYING, None, untyped)
    verdict = await over(world, begun)
    assert (verdict.untyped, verdict.is_bare, verdict.is_proved()) == (untyped, True, False)


@pytest.mark.parametrize("is_silent", [True, False])
async def test_beacon_that_fails_leaves_the_message(tmp_path: Path, is_silent: bool) -> None:
    async with beacon_here() as stand_in:
        world = await World.open(tmp_path / "here.db", beacon=Drand(stand_in.url, timeout=HANG), posted=True)
        try:
            opened = await lobby(world)
            stand_in.instead, stand_in.early = web.Response(status=500) if is_silent else None, 10**6
            world.clock.gate = asyncio.Event()
            waiting = await world.services.moves.begin(opened.id, AKI)
            await world.publisher.settle()
            wakes_up(world)
            await world.settle()
            begun = await world.now(waiting)
            assert begun.message == await message_of(world, waiting) is not None
            verdict = await over(world, begun)
            assert verdict.beacon is (Checked.SILENT if is_silent else Checked.MISSED)
            assert verdict.untyped is None
            assert not verdict.is_proved(verdict.message), "as an operator would pretend"
        finally:
            await world.close()


class Chained(Drand):
    """A beacon whose rounds come when they are told to, at an address of quicknet."""

    def __init__(self, latest: int) -> None:
        super().__init__(f"https://api.drand.sh/{QUICKNET}")
        self.known = latest

    async def latest(self) -> int:
        return self.known

    async def fetch(self, number: int) -> tuple[Beacon, Proof]:
        return Beacon(self.url, number, "ab" * 32), Proof("cd" * 48)


CHAIN, KNOWN = CHAINS[QUICKNET], 5_000_000
PUBLISHED = CHAIN.published_at(KNOWN)


async def test_awaited_round_is_fifteen_seconds_ahead_though_a_relay_lags() -> None:
    now = PUBLISHED + 1.5
    for lag in (0, 1, 5, 19):
        assert 15 <= CHAIN.published_at(await Chained(KNOWN - lag).to_await(now)) - now < 18, lag
    assert CHAIN.published_at(await Chained(KNOWN).to_await(PUBLISHED + 3600)) - PUBLISHED <= 80, "a wrong clock"
    assert await Chained(KNOWN).to_await(PUBLISHED - 3600) == KNOWN + 5


@pytest.mark.parametrize("is_late", [False, True])
async def test_round_counts_only_after_the_message_of_its_commitment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    """A round that was published before the commitment was posted is one that anybody could know."""
    world = await World.open(tmp_path / "here.db", beacon=Chained(KNOWN), posted=True)
    world.clock.now, world.clock.gate, posted = PUBLISHED + 1.0, asyncio.Event(), asyncio.Event()
    awaited = CHAIN.first_after(world.clock.now + 15)
    seconds = CHAIN.published_at(awaited) + (0 if is_late else -0.001)
    id_ = (round(seconds * 1000) - DISCORD_EPOCH) << 22

    async def posting(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        if row.kind == BEGIN:
            await posted.wait()
        return PanelMessage(session.channel_id, id_, world.clock())

    try:
        monkeypatch.setattr(Channel, "post_commitment", posting)
        waiting = await begins(world)
        round_ = Beacon(f"https://api.drand.sh/{QUICKNET}", awaited)
        assert waiting.beacon == round_
        posted.set()
        await world.publisher.settle()
        wakes_up(world)
        await world.settle()
        begun = await world.now(waiting)
        mixed = round_._replace(randomness=None if is_late else "ab" * 32)
        assert (begun.phase, begun.beacon, begun.message) == (Phase.PLAYING, mixed, id_ if is_late else None)
    finally:
        await world.close()
