"""Panels: sent after the commit, newest only, with retries, and once."""

from __future__ import annotations

import asyncio
import math
from dataclasses import replace

import pytest
import structlog

from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import LONGEST_PAUSE, MOST_FAILURES
from bot.features.table.panels import table_panel
from bot.seating.reachability import Unreachable
from bot.session.model import PanelKind, Session
from bot.session.views import pov_of
from bot.texts import Speaker
from bot.workers import Closed
from engines import GAMES

from .world import AKI, BEN, STRANGER, World, is_half_done


def kinds(updates: list[PanelUpdate]) -> list[tuple[str, int]]:
    return [(update.kind.value, update.session.row) for update in updates]


async def begun(world: World, game: str = "walk", channel: int = 70) -> Session:
    """Begin a game, and drop its first panels from the record."""
    session = await world.table(game, AKI, BEN, channel=channel)
    await world.settle()
    world.channel.sent.clear()
    world.channel.tried.clear()
    return session


async def test_panels_are_sent_from_lobby_to_end(world: World) -> None:
    session = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    await world.settle()
    await world.services.lobbies.set_option(session.id, AKI, "goal", "5")
    await world.settle()
    await world.services.lobbies.join(session.id, BEN)
    await world.settle()
    await world.services.moves.begin(session.id, AKI)
    await world.settle()
    await world.plays(session, AKI, "go 2", "rest")
    await world.settle()
    await world.plays(session, BEN, "go 2", "go 2", "go 2")
    await world.settle()
    sent = kinds(world.channel.sent)
    assert sent == [("lobby", -1)] * 3 + [("board", 0), ("board", 2), ("end", 5)]


async def test_panel_has_the_public_events_since_the_last_one(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.settle()
    await world.plays(session, AKI, "note 1", "cheer")
    await world.takes_back(session, AKI)
    await world.plays(session, AKI, "cheer")
    await world.plays(session, BEN, "note 2")
    await world.settle()
    assert [event.kind for event in world.channel.sent[-1].events] == ["cheered", "shown"]
    assert all(event.visible_to is None for update in world.channel.sent for event in update.events)


async def test_asked_player_is_pinged_once(world: World) -> None:
    """They owe nothing, but a question of others may lapse soon."""
    session = await world.table("hexlands", AKI, BEN)
    people = (AKI, BEN)
    for seat in (0, 1):
        await world.plays(session, people[seat], "commit 0")
    now = await world.services.tables.load(session.id)
    seat = now.movers[0]
    while (now := await world.services.tables.load(session.id)).state.stage != "close":
        action = GAMES["hexlands"].rules.default_action(now.state, seat)
        await world.plays(session, people[seat], GAMES["hexlands"].rules.notation(action))
    await world.settle()
    await world.plays(session, people[seat], f"deal {2 - seat}", "give-coins 1", "propose")
    await world.settle()
    sent = world.channel.sent[-1]
    assert (sent.called, sent.session.asked, sent.session.movers) == ((1 - seat,), (1 - seat,), (seat,))
    panel = table_panel(
        Speaker("en", sent.session.names, "hexlands", strict=True),
        pov_of(sent.session, None),
        None,
        sent.events,
        ping=sent.moved,
        called=sent.called,
    )
    assert panel.mentions == (people[1 - seat].user_id,)
    assert f"<@{people[1 - seat].user_id}>: you can answer in **My panel**" in panel.content
    await world.plays(session, people[1 - seat], "decline")
    await world.settle()
    assert (world.channel.sent[-1].called, world.channel.sent[-1].session.asked) == ((), ())


async def test_steps_within_a_turn_send_no_panel(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    sent = len(world.channel.sent)
    await world.plays(session, AKI, "go 1", "go 1")
    await world.settle()
    assert len(world.channel.sent) == sent
    edit = world.channel.edits[-1]
    assert [event.kind for event in edit.begun] == ["went", "went"], "the newest one shows how far the turn is"
    assert edit.events == ()
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert [event.kind for event in world.channel.sent[-1].events] == ["went", "went", "rested"]


async def test_update_names_previous_panel_and_new_movers(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    first = world.channel.sent[-1]
    assert (first.moved, first.session.movers) == (True, (0,))
    number = 499 + len(world.channel.sent)
    await world.services.moves.post_again(session.id)
    await world.settle()
    again = world.channel.sent[-1]
    assert (again.moved, again.events, again.previous) == (False, (), PanelMessage(70, number, world.clock.now))
    await world.plays(session, AKI, "rest")
    await world.settle()
    newest = world.channel.sent[-1]
    assert (newest.moved, newest.previous) == (True, PanelMessage(70, number + 1, world.clock.now))


async def test_new_round_pings_everybody_again(world: World) -> None:
    """In simultaneous games the same seats owe an action in every round."""
    session = await begun(world, "guess")
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    await world.settle()
    newest = world.channel.sent[-1]
    assert (newest.kind, newest.moved, newest.session.movers) == (PanelKind.BOARD, True, (0, 1))


async def test_failed_panel_is_retried_with_the_same_nonce(world: World) -> None:
    session = await begun(world)
    await world.panels_fail(ConnectionResetError("gone"), OSError("gone again"))
    await world.plays(session, AKI, "rest")
    await world.settle()
    tried = world.channel.tried
    assert [update.attempt for update in tried] == [0, 1, 2]
    assert len({update.nonce for update in tried}) == 1
    assert all(len(update.nonce) <= 25 for update in tried)
    assert world.clock.slept == [1.0, 2.0]
    assert len(world.channel.sent) == 1
    assert await world.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_each_panel_has_its_own_nonce(world: World) -> None:
    session = await begun(world)
    for _ in range(4):
        await world.services.moves.post_again(session.id)
        await world.settle()
    nonces = [update.nonce for update in world.channel.sent]
    assert len(set(nonces)) == len(nonces) == 4


async def test_attempts_are_bounded_until_the_next_start(world: World) -> None:
    session = await begun(world)
    await world.panels_fail(*[OSError("down")] * 100)
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert len(world.channel.tried) == MOST_FAILURES
    assert all(pause <= LONGEST_PAUSE for pause in world.clock.slept)
    assert sum(world.clock.slept) > 1_500, "an outage of some minutes is outlasted"
    await world.panels_fail()
    world = await world.restarted()
    try:
        await world.settle()
        assert world.channel.sent == []
        await world.publisher.start()
        await world.settle()
        assert kinds(world.channel.sent) == [("board", 1)]
        assert world.channel.sent[0].attempt == MOST_FAILURES
    finally:
        await world.close()


async def test_events_during_retries_are_coalesced_and_marked_as_retry(
    world: World,
) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    await world.plays(session, AKI, "go 1")
    await world.panels_fail(*[OSError("down")] * MOST_FAILURES)
    await world.plays(session, AKI, "rest")
    await world.settle()
    failed = world.channel.tried[-1]
    assert failed.kind is PanelKind.BOARD
    await world.plays(session, BEN, "rest")
    await world.settle()
    newest = world.channel.sent[-1]
    assert [event.kind for event in newest.events] == ["went", "rested", "rested"]
    assert newest.attempt == MOST_FAILURES
    assert newest.nonce == failed.nonce, "if it had arrived, Discord would answer with it"
    assert await world.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_unsent_commit_is_sent_after_restart(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    world.unplug()  # the process dies between commit and publish
    await world.plays(session, AKI, "go 1", "rest")
    world = await world.restarted()
    try:
        sent = len(world.channel.sent)
        await world.publisher.start()
        await world.settle()
        assert kinds(world.channel.sent[sent:]) == [("board", 2)]
        assert [event.kind for event in world.channel.sent[-1].events] == ["went", "rested"]
        assert world.channel.sent[-1].attempt == 0
    finally:
        await world.close()


async def test_crash_while_sending_counts_as_an_attempt(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    await world.panels_fail(asyncio.CancelledError())
    await world.plays(session, AKI, "rest")
    await world.publisher.settle()
    nonce = world.channel.tried[-1].nonce
    world = await world.restarted()
    try:
        await world.publisher.start()
        await world.settle()
        assert (world.channel.sent[-1].attempt, world.channel.sent[-1].nonce) == (1, nonce)
    finally:
        await world.close()


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


def told(updates: list[PanelUpdate]) -> list[list[str]]:
    return [[event.kind for event in update.events] for update in updates]


@pytest.mark.parametrize("others_act", [True, False])
async def test_crash_after_sending_repeats_no_event(world: World, others_act: bool) -> None:
    session = await begun(world)
    sender = Remembering(world, asyncio.CancelledError())
    world.publisher._sender = sender
    await world.plays(session, AKI, "go 1", "rest")
    await world.publisher.settle()
    world = await world.restarted()
    try:
        world.publisher._sender = sender
        if others_act:
            await world.plays(session, BEN, "go 2", "rest")
        await world.publisher.start()
        await world.settle()
        assert told(sender.arrived) == [["went", "rested"]] * (2 if others_act else 1)
        newest = sender.arrived[-1]
        if others_act:
            earlier, _ = sender.posted[sender.arrived[0].nonce]
            assert newest.previous == earlier, "its controls come off now"
            assert (newest.moved, newest.session.movers, newest.attempt) == (True, (0,), 0)
        assert await world.sql("SELECT count(*) FROM outbox") == [(0,)]
    finally:
        await world.close()


async def test_lost_response_repeats_no_event(world: World) -> None:
    """Others act between the attempts: the first one's nonce goes first."""
    session = await begun(world)
    sender = Remembering(world, OSError("cut"))
    world.publisher._sender = sender

    async def others_act(seconds: float) -> None:
        await world.plays(session, BEN, "go 2", "rest")

    world.publisher._sleep = others_act
    await world.plays(session, AKI, "go 1", "rest")
    await world.settle()
    assert told(sender.arrived) == [["went", "rested"]] * 2
    assert [update.nonce.rpartition("-")[0] for update in sender.arrived] == [session.id] * 2
    assert sender.arrived[0].nonce != sender.arrived[1].nonce


async def test_unreachable_channel_is_parked_until_asked_for(world: World) -> None:
    session = await begun(world)
    await world.panels_fail(Unreachable("no permission to send"))
    await world.plays(session, AKI, "rest")
    await world.settle()
    assert (len(world.channel.tried), world.clock.slept) == (1, [])
    assert await world.services.reachability.unreachable_reason(session.id) == "no permission to send"
    await world.publisher.start()
    await world.settle()
    assert len(world.channel.tried) == 1
    await world.services.moves.post_again(session.id)
    await world.settle()
    assert kinds(world.channel.sent) == [("board", 1)]
    assert await world.services.reachability.unreachable_reason(session.id) is None
    assert await world.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_failing_channel_blocks_no_other(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = await begun(world, channel=1), await begun(world, channel=2)
    again = asyncio.Event()

    async def waiting(seconds: float) -> None:
        await again.wait()

    monkeypatch.setattr(world.publisher, "_sleep", waiting)
    await world.panels_fail(OSError("down"))
    await world.plays(here, AKI, "rest")
    await world.channel.attempts(1)
    await world.plays(there, AKI, "rest")
    await world.channel.attempts(2)
    again.set()
    await world.settle()
    assert [update.session.channel_id for update in world.channel.sent] == [2, 1]


async def test_game_closed_without_result_sends_an_end_panel(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    await world.services.moves.end(session.id, STRANGER, by_moderator=True)
    await world.settle()
    last = world.channel.sent[-1]
    assert (last.kind, last.session.outcome) == (PanelKind.END, None)


async def test_close_waits_for_panels_that_can_be_sent(world: World) -> None:
    session = await begun(world)
    await world.plays(session, AKI, "rest")
    await world.publisher.close(seconds=math.inf)
    assert kinds(world.channel.sent) == [("board", 1)]


async def test_close_is_bounded_in_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    started = asyncio.Event()

    async def never(update: PanelUpdate) -> None:
        started.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(world.channel, "send", never)
    await world.plays(session, AKI, "rest")
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
        await world.plays(session, AKI, "rest")
        closing = asyncio.create_task(world.publisher.close(seconds=math.inf))
        await asyncio.sleep(0)  # now it is closing, however far the panel was
        is_closing.set()
        await closing
    assert (len(world.channel.tried), world.clock.slept) == (1, [])
    assert [entry.get("exc_info") for entry in logs if entry["event"] == "panel-failed"] == [False]
    assert await world.sql("SELECT count(*) FROM outbox") == [(1,)]


async def test_drawers_that_stop_first_leave_the_log_quiet(world: World) -> None:
    """The pictures of long work are stopped before the outbox is told to close; the next start has the row."""
    session = await begun(world)
    await world.panels_fail(Closed(), Closed(), Closed())
    with structlog.testing.capture_logs() as logs:
        await world.plays(session, AKI, "rest")
        await world.settle()
    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == []
    assert (len(world.channel.tried), world.clock.slept) == (1, [])
    world.channel.failures.clear()
    await world.publisher.start()
    await world.settle()
    assert kinds(world.channel.sent) == [("board", 1)]
