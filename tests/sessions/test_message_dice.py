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
from bot.seating.reachability import Unreachable
from bot.seating.rounds import PATIENCE
from bot.session.dice import untyped_of
from bot.session.model import PanelKind, Phase, Session
from bot.store.play import commitments
from engines.core.history.drand import Checked
from engines.core.history.fairness import MESSAGE
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
    rows = await world.store.read(partial(commitments.of_session, session_id=opened.id))
    row = next(one for one in rows if one.kind == BEGIN)
    await world.store.write(partial(commitments.posted, row=row, channel_id=CHANNEL, message_id=4711))
    later = await world.restarted()
    assert (await now(later, waiting)).is_frozen
    await later.services.resume()
    await later.settle()
    begun = await now(later, waiting)
    assert (begun.phase, begun.message) == (Phase.PLAYING, 4711)
    await over(later, begun)


async def test_message_that_cannot_be_posted_is_said_to_lack(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(channel: Channel, session: Session, row: CommitmentRow) -> PanelMessage:
        raise Unreachable("forbidden")

    opened = await lobby(world, "luck")
    await world.settle()
    monkeypatch.setattr(Channel, "post_commitment", closed)
    waiting = await world.services.moves.begin(opened.id, AKI)
    await world.publisher.settle()
    assert (await now(world, waiting)).is_frozen
    before = world.clock.now
    assert world.clock.gate is not None
    world.clock.gate.set()
    await world.settle()
    assert world.clock.now - before <= PATIENCE
    begun = await now(world, waiting)
    assert (begun.phase, begun.message, untyped_of(begun)) == (Phase.PLAYING, None, (1, 2))
    verdict = await over(world, begun)
    assert (verdict.untyped, verdict.is_proved()) == ((1, 2), False)


async def test_typed_words_without_a_message_are_not_proved(world: World) -> None:
    """Nobody was asked for a word that lacks, but that no message could be posted is what the record says."""
    world.services.moves._posted = False
    begun = await world.services.moves.begin((await lobby(world, "luck", "運")).id, AKI)
    assert (begun.phase, untyped_of(begun)) == (Phase.PLAYING, None)
    verdict = await over(world, begun)
    assert (verdict.untyped, verdict.is_bare, verdict.is_proved()) == (None, True, False)


async def test_ended_lobby_waits_no_longer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await lobby(world)
    await world.settle()
    world.channel.failures = []
    monkeypatch.setattr(Channel, "post_commitment", _never)
    waiting = await world.services.moves.begin(opened.id, AKI)
    await world.publisher.settle()
    await world.services.moves.end(waiting.id, AKI, by_moderator=False)
    await world.services.rounds.settle()
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
