"""Panels: sent after the commit, newest only, with retries, and once."""

from __future__ import annotations

import asyncio
import math
from dataclasses import replace
from typing import Any

import pytest
import structlog

from bot.delivery.notifier import DirectMessagesRefused, nonce
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import LONGEST_PAUSE, MOST_FAILURES
from bot.features.table.panels import table_panel
from bot.rows.messages import NoticeRow
from bot.rows.settings import UserSettings
from bot.seating.reachability import Unreachable
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.views import pov_of
from bot.store.messages import channels, notices, outbox
from bot.store.people import settings
from bot.store.people.settings import SETTINGS
from bot.texts import Speaker
from bot.workers import Closed
from engines import GAMES

from .world import AKI, BEN, CHIO, DORA, World, is_half_done


def kinds(updates: list[PanelUpdate]) -> list[tuple[str, int]]:
    return [(update.kind.value, update.session.row) for update in updates]


def told(updates: list[PanelUpdate]) -> list[list[str]]:
    return [[event.kind for event in update.events] for update in updates]


def newest(world: World) -> PanelUpdate:
    return world.channel.sent[-1]


async def begun(world: World, game: str = "walk", channel: int | None = None) -> Session:
    """Begin a game, and drop its first panels from the record."""
    session = await world.table(game, AKI, BEN, channel=channel)
    await world.settle()
    world.channel.sent.clear()
    world.channel.tried.clear()
    return session


async def settled(world: World, session: Session) -> None:
    """Let Aki end a turn, and wait for what it sends."""
    await world.rests(session, AKI)
    await world.settle()


async def test_panels_are_sent_from_lobby_to_end(world: World) -> None:
    lobbies, moves = world.services.lobbies, world.services.moves
    session = await lobbies.open("walk", 7, 70, AKI, "en")
    for step in (
        lambda: lobbies.set_option(session.id, AKI, "goal", "5"),
        lambda: lobbies.join(session.id, BEN),
        lambda: moves.begin(session.id, AKI),
        lambda: world.plays(session, AKI, "go 2", "rest"),
        lambda: world.plays(session, BEN, "go 2", "go 2", "go 2"),
    ):
        await world.settle()
        await step()
    await world.settle()
    assert kinds(world.channel.sent) == [("lobby", -1)] * 3 + [("board", 0), ("board", 2), ("end", 5)]
    closed = await world.table("walk", AKI, BEN)
    await moves.end(closed.id, AKI, by_moderator=True)
    await world.settle()
    assert (newest(world).kind, newest(world).session.outcome) == (PanelKind.END, None)


async def test_panel_has_the_public_events_since_the_last_one(world: World) -> None:
    """In simultaneous games the same seats owe an action in every round, and are called again."""
    session = await world.table("guess", AKI, BEN)
    await world.settle()
    await world.plays(session, AKI, "note 1", "cheer")
    await world.takes_back(session, AKI)
    await world.plays(session, AKI, "cheer")
    await world.plays(session, BEN, "note 2")
    await world.settle()
    assert told(world.channel.sent)[-1] == ["cheered", "shown"]
    assert all(event.visible_to is None for update in world.channel.sent for event in update.events)
    board = newest(world)
    assert (board.kind, board.moved, board.session.movers) == (PanelKind.BOARD, True, (0, 1))


async def test_asked_player_is_pinged_once(world: World) -> None:
    """They owe nothing, but a question of others may lapse soon."""
    session, people, rules = await world.table("hexlands", AKI, BEN), (AKI, BEN), GAMES["hexlands"].rules
    for actor in people:
        await world.plays(session, actor, "commit 0")
    seat = (await world.now(session)).movers[0]
    while (now := await world.now(session)).state.stage != "close":
        await world.plays(session, people[seat], rules.notation(rules.default_action(now.state, seat)))
    await world.settle()
    await world.plays(session, people[seat], f"deal {2 - seat}", "give-coins 1", "propose")
    await world.settle()
    sent, asked = newest(world), people[1 - seat]
    assert (sent.called, sent.session.asked, sent.session.movers) == ((1 - seat,), (1 - seat,), (seat,))
    speaker = Speaker("en", sent.session.names, "hexlands", strict=True)
    panel = table_panel(speaker, pov_of(sent.session, None), None, sent.events, ping=sent.moved, called=sent.called)
    assert panel.mentions == (asked.user_id,)
    assert f"<@{asked.user_id}>: you can answer in **My panel**" in panel.content
    await world.plays(session, asked, "decline")
    await world.settle()
    assert (newest(world).called, newest(world).session.asked) == ((), ())


async def test_update_names_previous_panel_and_new_movers(world: World) -> None:
    """Steps within a turn send no panel: the newest one shows how far the turn is."""
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    assert (newest(world).moved, newest(world).session.movers) == (True, (0,))
    number = 499 + len(world.channel.sent)
    await world.posts_again(session)
    again = newest(world)
    assert (again.moved, again.events, again.previous) == (False, (), PanelMessage(70, number, world.clock.now))
    await world.plays(session, AKI, "go 1", "go 1")
    await world.settle()
    assert newest(world) is again
    edit = world.channel.edits[-1]
    assert ([event.kind for event in edit.begun], edit.events) == (["went", "went"], ())
    await settled(world, session)
    assert (newest(world).moved, newest(world).previous) == (True, PanelMessage(70, number + 1, world.clock.now))
    assert told([newest(world)]) == [["went", "went", "rested"]]
    await world.posts_again(session)
    nonces = [update.nonce for update in world.channel.sent]
    assert len(set(nonces)) == len(nonces) > 3, "each panel has its own"


# --- failures ----------------------------------------------------------------------------------------------------


async def test_failed_panel_is_retried_with_the_same_nonce(world: World) -> None:
    session = await begun(world)
    await world.panels_fail(ConnectionResetError("gone"), OSError("gone again"))
    await settled(world, session)
    tried = world.channel.tried
    assert [update.attempt for update in tried] == [0, 1, 2]
    assert len({update.nonce for update in tried}) == 1
    assert len(tried[0].nonce) <= 25
    assert world.clock.slept == [1.0, 2.0]
    assert (len(world.channel.sent), await world.unsent()) == (1, 0)
    session = await begun(world)
    await world.plays(session, AKI, "go 1")
    await world.panels_fail(*[OSError("down")] * MOST_FAILURES)
    await settled(world, session)
    failed = world.channel.tried[-1]
    assert failed.kind is PanelKind.BOARD
    await world.rests(session, BEN)
    await world.settle()
    assert told([newest(world)]) == [["went", "rested", "rested"]]
    assert newest(world).attempt == MOST_FAILURES
    assert newest(world).nonce == failed.nonce, "if it had arrived, Discord would answer with it"
    assert await world.unsent() == 0


async def test_what_was_not_sent_is_sent_at_the_next_start(world: World) -> None:
    """Also what was given up: attempts are bounded until then."""
    session = await begun(world)
    await world.panels_fail(*[OSError("down")] * 100)
    await settled(world, session)
    assert len(world.channel.tried) == MOST_FAILURES
    assert max(world.clock.slept) <= LONGEST_PAUSE
    assert sum(world.clock.slept) > 1_500, "an outage of some minutes is outlasted"
    await world.panels_fail()
    world = await world.restarted()
    await world.settle()
    assert world.channel.sent == []
    await world.sends()
    assert kinds(world.channel.sent) == [("board", 1)]
    assert newest(world).attempt == MOST_FAILURES
    session = await begun(world)
    world.unplug()  # the process dies between commit and publish
    await world.plays(session, AKI, "go 1", "rest")
    world = await world.restarted()
    await world.sends()
    assert kinds(world.channel.sent) == [("board", 2)]
    assert (told(world.channel.sent), newest(world).attempt) == ([["went", "rested"]], 0)
    await world.panels_fail(asyncio.CancelledError())
    await world.rests(session, BEN)
    await world.publisher.settle()
    nonce = world.channel.tried[-1].nonce
    world = await world.restarted()
    await world.sends()
    assert (newest(world).attempt, newest(world).nonce) == (1, nonce), "a crash while sending is an attempt"


class Remembering:
    """A sender like Discord: a nonce brings back its first message. ``cut`` loses the response to the next send."""

    def __init__(self, world: World, cut: BaseException) -> None:
        self._channel = world.channel
        self._cut: BaseException | None = cut
        self.posted: dict[str, tuple[PanelMessage, tuple[object, ...]]] = {}
        self.arrived: list[PanelUpdate] = []

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        if is_half_done(update):
            return update.previous
        content = (update.kind, update.events)
        if update.nonce not in self.posted:
            sent = await self._channel.send(update)
            assert sent is not None
            self.posted[update.nonce] = sent, content
            self.arrived.append(update)
        message, shown = self.posted[update.nonce]
        if self._cut is not None:
            self._cut, cut = None, self._cut
            raise cut
        return replace(message, is_earlier=shown != content)


@pytest.mark.parametrize("others_act", [True, False])
async def test_crash_after_sending_repeats_no_event(world: World, others_act: bool) -> None:
    session = await begun(world)
    sender = world.publisher._sender = Remembering(world, asyncio.CancelledError())
    await world.plays(session, AKI, "go 1", "rest")
    await world.publisher.settle()
    world = await world.restarted()
    world.publisher._sender = sender
    if others_act:
        await world.plays(session, BEN, "go 2", "rest")
    await world.sends()
    assert told(sender.arrived) == [["went", "rested"]] * (2 if others_act else 1)
    if others_act:
        last, (earlier, _) = sender.arrived[-1], sender.posted[sender.arrived[0].nonce]
        assert last.previous == earlier, "its controls come off now"
        assert (last.moved, last.session.movers, last.attempt) == (True, (0,), 0)
    assert await world.unsent() == 0


async def test_unreachable_channel_is_parked_until_asked_for(world: World) -> None:
    session = await begun(world)
    await world.panels_fail(Unreachable("no permission to send"))
    await settled(world, session)
    reason = world.services.reachability.unreachable_reason
    assert await reason(session.id) == "no permission to send"
    await world.sends()
    assert (len(world.channel.tried), world.clock.slept) == (1, [])
    await world.posts_again(session)
    assert kinds(world.channel.sent) == [("board", 1)]
    assert (await reason(session.id), await world.unsent()) == (None, 0)
    # The pictures of long work are stopped before the outbox is told to close; the next start has the row.
    session = await begun(world)
    await world.panels_fail(Closed(), Closed(), Closed())
    with structlog.testing.capture_logs() as logs:
        await settled(world, session)
    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == []
    assert (len(world.channel.tried), world.clock.slept) == (1, [])
    await world.panels_fail()
    await world.sends()
    assert kinds(world.channel.sent) == [("board", 1)]


async def test_failing_channel_blocks_no_other(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = await begun(world, channel=1), await begun(world, channel=2)
    again = asyncio.Event()

    async def pause(seconds: float) -> None:
        await again.wait()

    monkeypatch.setattr(world.publisher, "_sleep", pause)
    await world.panels_fail(OSError("down"))
    await world.rests(here, AKI)
    await world.channel.attempts(1)
    await world.rests(there, AKI)
    await world.channel.attempts(2)
    again.set()
    await world.settle()
    assert [update.session.channel_id for update in world.channel.sent] == [2, 1]


# --- closing -----------------------------------------------------------------------------------------------------


async def test_close_waits_for_what_can_be_sent_and_is_bounded_in_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begun(world)
    await world.rests(session, AKI)
    await world.publisher.close(seconds=math.inf)
    assert kinds(world.channel.sent) == [("board", 1)]
    world = await world.restarted()
    started = asyncio.Event()

    async def never(update: PanelUpdate) -> None:
        started.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(world.channel, "send", never)
    await world.rests(session, BEN)
    await started.wait()
    await world.publisher.close(seconds=0)
    assert await world.sql("SELECT attempts FROM outbox") == [(1,)]


async def test_closing_tries_each_panel_once_and_quietly(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    await world.panels_fail(*[OSError("closed")] * 3)
    is_closing, send = asyncio.Event(), world.channel.send

    async def once_closing(update: PanelUpdate) -> PanelMessage | None:
        await is_closing.wait()
        return await send(update)

    monkeypatch.setattr(world.channel, "send", once_closing)
    with structlog.testing.capture_logs() as logs:
        await world.rests(session, AKI)
        closing = asyncio.create_task(world.publisher.close(seconds=math.inf))
        await asyncio.sleep(0)  # now it is closing, however far the panel was
        is_closing.set()
        await closing
    assert (len(world.channel.tried), world.clock.slept) == (1, [])
    assert [entry.get("exc_info") for entry in logs if entry["event"] == "panel-failed"] == [False]
    assert await world.unsent() == 1


# --- panels whose stored lists cannot be read, as in a tampered database -----------------------------------------

BROKEN = ("", "{", "null", "[0", '["0"]', '{"row": 1}', '{"row": "1", "decisions": [], "movers": []}', "[" * 9999)


@pytest.mark.parametrize("text", BROKEN)
async def test_unreadable_panel_is_posted_anew(world: World, text: str) -> None:
    session = await begun(world)
    await world.sql("UPDATE panels SET movers = ?, decisions = ?", text, text)
    with structlog.testing.capture_logs() as logs:
        await settled(world, session)
    assert kinds(world.channel.sent) == [("board", 1)]
    assert newest(world).previous is not None, "its controls are taken off"
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["panel-unreadable"]
    assert await world.sql("SELECT movers FROM panels") == [("[1]",)]
    world.unplug()
    await world.rests(session, BEN)
    await world.sql("UPDATE outbox SET begun = ?, attempts = 1", text)
    later = await world.restarted()
    with structlog.testing.capture_logs() as logs:
        await later.sends()
    assert kinds(world.channel.sent)[1:] == [("board", 2)]
    assert "begun-unreadable" in [line["event"] for line in logs if line["log_level"] == "error"]
    assert await later.unsent() == 0


async def test_unreadable_panel_is_not_edited_but_posted_anew(world: World) -> None:
    session = await begun(world, "guess")
    await world.sql("UPDATE panels SET movers = '{'")
    await world.plays(session, AKI, "note 1")
    await world.settle()
    assert kinds(world.channel.sent) == [("board", 1)]


async def write(world: World, kind: str = "host", *, session: str | None = None, to: int | None = None) -> int:
    """Write a notice, pass the commit on and wait for its delivery."""
    at = world.clock.now
    number = await world.store.write(
        lambda db: notices.add(db, kind, at, {"seats": [0]}, session_id=session, user_id=to)
    )
    await world.sends()
    return number


async def left(world: World) -> list[tuple[Any, ...]]:
    return await world.sql("SELECT kind, attempts, parked FROM notices ORDER BY id")


@pytest.mark.parametrize("facts", ["", "{", "[]", "7", "null", "[" * 100_000])
async def test_broken_notice_is_parked_and_holds_nothing_up(world: World, facts: str) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.sql(
        "INSERT INTO notices (session_id, kind, facts, created_at) VALUES (?, 'host', ?, 0)", session.id, facts
    )
    numbers = [await write(world, session=session.id) for _ in range(3)]
    await world.sends()
    assert [notice.id for notice in world.box.notices] == numbers, "once, and in order"
    assert await left(world) == [("host", 0, "unreadable")]


async def test_failed_notice_is_retried_with_the_same_nonce_and_bounded(world: World) -> None:
    await world.notices_fail(ConnectionResetError("gone"), OSError("gone again"))
    number = await write(world, to=AKI.user_id)
    (notice,) = world.box.notices
    assert (notice.id, notice.attempts, nonce(notice)) == (number, 2, f"l-{number}")
    assert world.clock.slept == [1.0, 2.0]
    await world.notices_fail(*[OSError("down")] * MOST_FAILURES)
    await write(world, to=AKI.user_id)
    assert await left(world) == [("host", MOST_FAILURES, None)]
    again = await world.restarted()
    await again.sends()
    assert [notice.attempts for notice in again.box.notices] == [2, MOST_FAILURES], "it goes on after a restart"


async def test_unreachable_channel_or_person_blocks_nobody_else(world: World) -> None:
    closed, open_one = [await world.table("walk", AKI, BEN, channel=channel) for channel in (1, 2)]
    await world.settle()
    world.box.shut.add(closed.id)
    for _ in range(2):
        await write(world, session=closed.id)
    assert await left(world) == [("host", 1, "gone"), ("host", 1, "gone")]
    await write(world, session=open_one.id)
    assert [notice.session_id for notice in world.box.of("host")] == [open_one.id]
    world.box.shut.clear()
    await world.store.write(lambda db: channels.unpark(db, closed.id))
    await world.sends()
    assert [notice.session_id for notice in world.box.of("host")] == [open_one.id, closed.id, closed.id]
    deliver = world.box.deliver

    async def deaf(notice: NoticeRow) -> bool:
        if notice.user_id == AKI.user_id:
            raise OSError("down")
        if notice.kind == "broken":
            raise KeyError("seats")
        return await deliver(notice)

    world.box.deliver = deaf  # type: ignore[method-assign]
    await world.store.write(lambda db: notices.add(db, "broken", 0, {}, session_id=closed.id))
    await world.store.write(lambda db: notices.add(db, "host", 0, {}, session_id=None, user_id=AKI.user_id))
    await write(world, "idle", session=closed.id)
    await write(world, "nudge", to=BEN.user_id)
    assert [one.kind for one in world.box.notices if one.kind in ("broken", "idle", "nudge")] == ["idle", "nudge"]
    assert await left(world) == [("broken", 2 * MOST_FAILURES, None), ("host", 2 * MOST_FAILURES, None)]


async def test_refused_direct_messages(world: World) -> None:
    """A reminder goes to the channel, a digest is switched off, and what is obsolete is dropped."""
    session = await world.table("walk", AKI, BEN)
    await world.notices_fail(DirectMessagesRefused("closed"))
    await write(world, "remind", session=session.id, to=AKI.user_id)
    (notice,) = world.box.notices
    assert (notice.kind, notice.session_id, notice.user_id) == ("remind", session.id, None)
    assert notice.facts == {"seats": [0]}
    mine = UserSettings(lang="ja", digest=7, digest_at=5.0)
    await world.store.write(lambda db: SETTINGS.put(db, mine, user_id=AKI.user_id))
    await world.notices_fail(DirectMessagesRefused("closed"), Refused("no-session"))
    await write(world, "digest", to=AKI.user_id)
    assert await world.store.read(lambda db: settings.of_user(db, AKI.user_id)) == UserSettings(lang="ja")
    await write(world, to=AKI.user_id)
    assert (world.box.notices, await left(world)) == ([notice], [])
    await world.services.seats.offer(session.id, AKI, DORA)
    assert (await world.told_kinds())[1:] == ["seat-offer"], "the commit itself reports new notices"


async def begun_choice(world: World, *actors: Actor, game: str = "guess", **options: str) -> Session:
    """Begin a game, and drop its first panels from the record."""
    session = await world.table(game, *(actors or (AKI, BEN)), **options)
    await world.settle()
    assert world.channel.sent[-1].kind is PanelKind.BOARD
    world.channel.sent.clear()
    return session


async def notes(world: World, session: Session, *chosen: tuple[Actor, int]) -> None:
    """Let people choose, and settle after each."""
    for actor, number in chosen:
        await world.plays(session, actor, f"note {number}")
        await world.settle()


async def forgets(world: World, session: Session, actor: Actor) -> None:
    await world.takes_back(session, actor)
    await world.settle()


def waits(world: World) -> list[tuple[str, tuple[int, ...]]]:
    """Return the kind and the awaited seats of each sent panel."""
    return [
        (update.kind.value, update.awaited if update.kind is PanelKind.WAITS else update.session.movers)
        for update in world.channel.sent
    ]


async def starts_anew(world: World) -> PanelUpdate | None:
    """Start the publisher; return what it has sent last."""
    await world.publisher.start()
    await world.settle()
    assert await world.store.read(outbox.waiting) == []
    return world.channel.sent[-1] if world.channel.sent else None


async def test_change_of_mind_does_not_edit_the_panel(world: World) -> None:
    session = await begun_choice(world, AKI, BEN, CHIO)
    for number in (1, 2, 1):
        await notes(world, session, (AKI, number))
        await forgets(world, session, AKI)
    assert waits(world) == [("waits", (1, 2))]
    await notes(world, session, (CHIO, 3))
    assert waits(world)[1:] == [("waits", (1,))], "nor does the panel of another choice tell it"
    await world.posts_again(session)
    assert (world.channel.sent[-1].kind, world.channel.sent[-1].moved) == (PanelKind.BOARD, False)
    await notes(world, session, (BEN, 2))
    assert waits(world)[3:] == [("waits", (0,))], "only when nobody else is awaited the table is told"


async def test_concurrent_choices_are_one_edit_and_a_reverted_one_is_none(world: World) -> None:
    session = await begun_choice(world, AKI, BEN, CHIO, DORA)
    world.unplug()  # the publisher is not running
    await world.plays(session, AKI, "note 1")
    await world.takes_back(session, AKI)
    assert await starts_anew(world) is None
    for actor in (AKI, BEN, CHIO):
        await world.plays(session, actor, "note 1")
    world = await world.restarted()
    await starts_anew(world)
    assert waits(world) == [("waits", (3,))]


async def test_unsent_board_or_end_is_not_replaced_by_an_edit(world: World) -> None:
    session = await begun_choice(world, rounds="3")
    world.unplug()
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    await world.plays(session, BEN, "note 3")
    sent = await starts_anew(world)
    assert waits(world) == [("board", (0,))]
    assert sent is not None
    assert [event.kind for event in sent.events] == ["shown"]
    await world.plays(session, AKI, "note 1")
    await world.services.moves.end(session.id, AKI, by_moderator=True)
    sent = await starts_anew(world)
    assert sent is not None
    assert (len(world.channel.sent), sent.kind, sent.session.phase) == (2, PanelKind.END, Phase.CLOSED)


async def test_edit_that_fails_blocks_nothing_and_keeps_its_events(world: World) -> None:
    session = await begun_choice(world, AKI, BEN, CHIO)
    for failure, actor in ((OSError("gone"), AKI), (Unreachable("no such channel"), BEN)):
        await world.panels_fail(failure)
        await notes(world, session, (actor, 1))
    assert world.channel.sent == []
    assert await world.services.reachability.unreachable_reason(session.id) is None
    assert world.clock.slept == [], "it is not tried again"
    await notes(world, session, (CHIO, 1))
    assert waits(world) == [("board", (0, 1, 2))]
    session = await begun_choice(world, game="pips")
    await world.plays(session, AKI, "bid 1")
    await world.settle()
    assert [event.kind for event in world.channel.sent[-1].begun] == ["chosen"]
    await world.plays(session, BEN, "bid 0")
    await world.settle()
    kinds = [event.kind for event in world.channel.sent[-1].events]
    assert kinds[:2] == ["chosen", "chosen"], "the new panel shows all of it"
    session = await begun_choice(world, AKI, game="dicolony")
    while session.rules.turns(session.state) < 3:
        pov = pov_of(session, AKI.user_id)
        session = (await world.plays(session, AKI, session.rules.notation(pov.legal[0]))).session
        await world.settle()
    boards = [update.moved for update in world.channel.sent if update.kind is PanelKind.BOARD]
    assert boards == [False, False]
