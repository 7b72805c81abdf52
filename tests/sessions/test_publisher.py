"""What the channels are told: after the commit, the newest, until it has arrived, and once."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.publisher import LONGEST_PAUSE, TRIES
from bot.features.table.panels import table_panel
from bot.table.model import PanelMessage, Session, Telling, TellingKind, Undeliverable
from bot.texts import Speaker
from engines import GAMES

from .house import AKI, BEN, STRANGER, House


def kinds(tellings: list[Telling]) -> list[tuple[str, int]]:
    return [(telling.kind.value, telling.session.row) for telling in tellings]


async def begun(house: House, game: str = "walk", channel: int = 70) -> Session:
    """A game whose beginning has been told and forgotten."""
    session = await house.table(game, AKI, BEN, channel=channel)
    await house.settle()
    house.channel.told.clear()
    house.channel.tried.clear()
    return session


async def test_a_game_is_told_from_the_lobby_to_the_end(house: House) -> None:
    session = await house.service.open("walk", 7, 70, AKI, "en")
    await house.settle()
    await house.service.set_option(session.id, AKI, "goal", "5")
    await house.settle()
    await house.service.join(session.id, BEN)
    await house.settle()
    await house.service.begin(session.id, AKI)
    await house.settle()
    await house.plays(session, AKI, "go 2", "rest")
    await house.settle()
    await house.plays(session, BEN, "go 2", "go 2", "go 2")
    await house.settle()
    told = kinds(house.channel.told)
    assert told == [("lobby", -1)] * 3 + [("board", 0), ("board", 2), ("end", 5)]


async def test_each_telling_has_the_public_news_since_the_last_one(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.settle()
    await house.plays(session, AKI, "note 1", "cheer")
    await house.takes_back(session, AKI)
    await house.plays(session, AKI, "cheer")
    await house.plays(session, BEN, "note 2")
    await house.settle()
    assert [event.kind for event in house.channel.told[-1].events] == ["cheered", "shown"]
    assert all(event.visible_to is None for telling in house.channel.told for event in telling.events)


async def test_who_is_made_an_offer_is_called_once(house: House) -> None:
    """They owe nothing, but what others have asked them does not wait for long."""
    session = await house.table("hexlands", AKI, BEN)
    people = (AKI, BEN)
    for seat in (0, 1):
        await house.plays(session, people[seat], "commit 0")
    now = await house.service.load(session.id)
    seat = now.movers[0]
    while (now := await house.service.load(session.id)).state.stage != "close":
        action = GAMES["hexlands"].default_action(now.state, seat)
        await house.plays(session, people[seat], GAMES["hexlands"].notation(action))
    await house.plays(session, people[seat], f"deal {2 - seat}", "give-coins 1", "propose")
    await house.settle()
    told = house.channel.told[-1]
    assert (told.called, told.session.asked, told.session.movers) == ((1 - seat,), (1 - seat,), (seat,))
    panel = table_panel(
        Speaker("en", told.session.names, "hexlands", strict=True),
        house.service.look(told.session, None),
        None,
        told.events,
        ping=told.moved,
        called=told.called,
    )
    assert panel.mentions == (people[1 - seat].user_id,)
    assert f"<@{people[1 - seat].user_id}> may answer" in panel.content
    await house.plays(session, people[1 - seat], "decline")
    await house.settle()
    assert (house.channel.told[-1].called, house.channel.told[-1].session.asked) == ((), ())


async def test_steps_inside_a_turn_are_not_told(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    told = len(house.channel.told)
    await house.plays(session, AKI, "go 1", "go 1")
    await house.settle()
    assert len(house.channel.told) == told
    await house.plays(session, AKI, "rest")
    await house.settle()
    assert [event.kind for event in house.channel.told[-1].events] == ["went", "went", "rested"]


async def test_the_panel_that_is_replaced_is_known_and_so_is_who_is_newly_asked(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    first = house.channel.told[-1]
    assert (first.moved, first.session.movers) == (True, (0,))
    number = 499 + len(house.channel.told)
    await house.service.tell_again(session.id)
    await house.settle()
    again = house.channel.told[-1]
    assert (again.moved, again.events, again.previous) == (False, (), PanelMessage(70, number, house.clock.now))
    await house.plays(session, AKI, "rest")
    await house.settle()
    newest = house.channel.told[-1]
    assert (newest.moved, newest.previous) == (True, PanelMessage(70, number + 1, house.clock.now))


async def test_a_new_round_calls_everybody_although_the_same_ones_are_asked(house: House) -> None:
    """Where all choose at once, those who owe an action are the same in every round."""
    session = await begun(house, "guess")
    await house.plays(session, AKI, "note 1")
    await house.plays(session, BEN, "note 2")
    await house.settle()
    newest = house.channel.told[-1]
    assert (newest.kind, newest.moved, newest.session.movers) == (TellingKind.BOARD, True, (0, 1))


async def test_a_failed_telling_is_tried_again_with_the_same_nonce(house: House) -> None:
    session = await begun(house)
    house.channel.failures = [ConnectionResetError("gone"), OSError("gone again")]
    await house.plays(session, AKI, "rest")
    await house.settle()
    tried = house.channel.tried
    assert [telling.attempt for telling in tried] == [0, 1, 2]
    assert len({telling.nonce for telling in tried}) == 1
    assert all(len(telling.nonce) <= 25 for telling in tried)
    assert house.clock.slept == [1.0, 2.0]
    assert len(house.channel.told) == 1
    assert await house.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_each_telling_has_its_own_nonce(house: House) -> None:
    session = await begun(house)
    for _ in range(4):
        await house.service.tell_again(session.id)
        await house.settle()
    nonces = [telling.nonce for telling in house.channel.told]
    assert len(set(nonces)) == len(nonces) == 4


async def test_tries_are_bounded_and_the_rest_waits_for_the_next_start(house: House) -> None:
    session = await begun(house)
    house.channel.failures = [OSError("down")] * 100
    await house.plays(session, AKI, "rest")
    await house.settle()
    assert len(house.channel.tried) == TRIES
    assert all(pause <= LONGEST_PAUSE for pause in house.clock.slept)
    assert sum(house.clock.slept) > 1_500, "an outage of some minutes is outlasted"
    house.channel.failures.clear()
    house = await house.restarted()
    try:
        await house.settle()
        assert house.channel.told == []
        await house.publisher.start()
        await house.settle()
        assert kinds(house.channel.told) == [("board", 1)]
        assert house.channel.told[0].attempt == TRIES
    finally:
        await house.close()


async def test_news_in_the_meantime_are_told_as_one_and_say_that_something_may_have_arrived(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    house.channel.failures = [OSError("down")] * TRIES
    await house.plays(session, AKI, "go 1", "rest")
    await house.settle()
    failed = house.channel.tried[-1]
    assert failed.kind is TellingKind.BOARD
    await house.plays(session, BEN, "go 2", "rest")
    await house.settle()
    newest = house.channel.told[-1]
    assert [event.kind for event in newest.events] == ["went", "rested", "went", "rested"]
    assert newest.attempt == TRIES
    assert newest.nonce != failed.nonce
    assert await house.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_what_was_committed_but_not_told_is_told_after_a_restart(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    house.service.on_news(lambda session_id: None)  # the process dies between commit and publish
    await house.plays(session, AKI, "go 1", "rest")
    house = await house.restarted()
    try:
        told = len(house.channel.told)
        await house.publisher.start()
        await house.settle()
        assert kinds(house.channel.told[told:]) == [("board", 2)]
        assert [event.kind for event in house.channel.told[-1].events] == ["went", "rested"]
        assert house.channel.told[-1].attempt == 0
    finally:
        await house.close()


async def test_a_death_while_sending_is_remembered_as_a_try(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    house.channel.failures = [asyncio.CancelledError()]  # type: ignore[list-item]
    await house.plays(session, AKI, "rest")
    await house.publisher.settle()
    nonce = house.channel.tried[-1].nonce
    house = await house.restarted()
    try:
        await house.publisher.start()
        await house.settle()
        assert (house.channel.told[-1].attempt, house.channel.told[-1].nonce) == (1, nonce)
    finally:
        await house.close()


async def test_an_undeliverable_channel_is_left_in_peace_until_somebody_asks(house: House) -> None:
    session = await begun(house)
    house.channel.failures = [Undeliverable("no permission to send")]
    await house.plays(session, AKI, "rest")
    await house.settle()
    assert (len(house.channel.tried), house.clock.slept) == (1, [])
    assert await house.publisher.trouble(session.id) == "no permission to send"
    await house.publisher.start()
    await house.settle()
    assert len(house.channel.tried) == 1
    await house.service.tell_again(session.id)
    await house.settle()
    assert kinds(house.channel.told) == [("board", 1)]
    assert await house.publisher.trouble(session.id) is None
    assert await house.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_a_channel_that_fails_holds_up_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = await begun(house, channel=1), await begun(house, channel=2)
    again = asyncio.Event()

    async def waiting(seconds: float) -> None:
        await again.wait()

    monkeypatch.setattr(house.publisher, "_sleep", waiting)
    house.channel.failures = [OSError("down")]
    await house.plays(here, AKI, "rest")
    await house.channel.heard()
    await house.plays(there, AKI, "rest")
    await house.channel.heard()
    again.set()
    await house.settle()
    assert [telling.session.channel_id for telling in house.channel.told] == [2, 1]


async def test_a_game_closed_without_a_result_is_told_too(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.settle()
    await house.service.end(session.id, STRANGER, by_moderator=True)
    await house.settle()
    last = house.channel.told[-1]
    assert (last.kind, last.session.outcome) == (TellingKind.END, None)


async def test_closing_waits_for_what_can_still_be_told(house: House) -> None:
    session = await begun(house)
    await house.plays(session, AKI, "rest")
    await house.publisher.close()
    assert kinds(house.channel.told) == [("board", 1)]


async def test_closing_does_not_wait_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(house)
    started = asyncio.Event()

    async def never(telling: Telling) -> None:
        started.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(house.channel, "announce", never)
    await house.plays(session, AKI, "rest")
    await started.wait()
    await house.publisher.close(grace=0)
    assert await house.sql("SELECT attempts FROM outbox") == [(1,)]
