"""Standing answers: given once, a minute after the asking, for the person who chose them and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rows.ahead import ANSWER
from bot.session.answers import answer_ahead, is_question, with_choice
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.views import story
from bot.store import Connection
from bot.store.games import log
from bot.store.games.ahead import FIRINGS
from engines.core import Seat
from tests.games.rise_of_tribes.table import Table

from .world import AKI, BEN, CHIO, STRANGER, World

PEOPLE = (AKI, BEN, CHIO)
FIRST, SECOND = Seat(0), Seat(1)


async def now(world: World, session: Session) -> Session:
    return await world.services.tables.load(session.id)


async def sets(world: World, actor: Actor, **changes: Any) -> None:
    await world.services.preferences.change_user(actor.user_id, lambda mine: replace(mine, **changes))


async def chooses(world: World, session: Session, actor: Actor, key: str) -> None:
    await world.services.standing_answers.choose(session.id, actor.user_id, key)


async def armed(world: World, session: Session) -> list[tuple[int, float]]:
    """Return the seats that are looked at, and in how many seconds."""
    rows = await world.store.read(lambda db: FIRINGS.where(db, session_id=session.id))
    return [(row.seat, row.fires_at - world.clock.now) for row in rows]


async def given(world: World, session: Session) -> list[tuple[int | None, int | None, str]]:
    """Return seat, person and notation of every action that was decided ahead."""
    rows = await world.sql("SELECT seat, user_id, notation FROM log WHERE ahead = 'answer' ORDER BY row")
    return [(seat, user, str(notation)) for seat, user, notation in rows]  # type: ignore[misc]


# --- a trade in Hexlands -----------------------------------------------------------------------------------------


async def trading(world: World) -> tuple[Session, Actor, Actor]:
    """Return a game of Hexlands in which somebody may make an offer: they and the other player."""
    session = await world.table("hexlands", AKI, BEN)
    while session.state.stage != "close":
        seat = session.movers[0]
        notation = session.rules.notation(session.rules.default_action(session.state, seat))
        session = (await world.plays(session, PEOPLE[seat], notation)).session
    seat = session.movers[0]
    await world.settle()
    return session, PEOPLE[seat], PEOPLE[1 - seat]


async def offers(world: World, session: Session, by: Actor, *parts: str) -> Session:
    rival = next(player.seat for player in session.players if player.user_id not in (None, by.user_id))
    return (await world.plays(session, by, f"deal {rival + 1}", *parts, "propose")).session


async def test_poor_offer_is_refused_a_minute_later(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-2")
    asked = await offers(world, session, giver, "give-coins 1", "ask-die")
    seat = asked.player_of(taker.user_id).seat  # type: ignore[union-attr]
    assert is_question(asked, seat)
    assert await armed(world, session) == [(seat, 60.0)]
    await world.passes(59)
    assert (await now(world, session)).asked == (seat,), "the offer can still be withdrawn, or answered"
    await world.passes(1)
    after = await now(world, session)
    assert after.asked == ()
    assert await given(world, session) == [(seat, taker.user_id, "decline")]
    assert await armed(world, session) == []
    _, entries = await world.services.tables.with_log(session.id)
    assert [row.ahead for row in story(after, entries, None)][-2:] == ["", ANSWER]
    update = [one for one in world.channel.sent if one.kind is PanelKind.BOARD][-1]
    assert update.ahead == ((seat, ANSWER),)
    assert update.absent == ()
    newest = await world.store.read(lambda db: log.ask_newest_own(db, session.id, seat, taker.user_id)())
    assert newest is None or newest[0] < entries[-1].row, "what happens meanwhile is still news"


async def test_what_an_answer_does_not_say_waits_for_the_person(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-2")
    asked = await offers(world, session, giver, "give-coins 5", "ask-coins 1")
    await world.passes(600)
    assert await given(world, session) == []
    assert await armed(world, session) == [], "it is looked at once"
    await world.plays(asked, taker, "accept")
    await chooses(world, session, taker, "trade-never")
    await offers(world, session, giver, "give-coins 5")
    await world.passes(60)
    assert [notation for *_, notation in await given(world, session)] == ["decline"]


async def test_answer_chosen_while_asked_holds_a_minute_later(world: World) -> None:
    session, giver, taker = await trading(world)
    await offers(world, session, giver, "give-coins 1")
    await world.passes(30)
    assert await armed(world, session) == []
    await chooses(world, session, taker, "trade-never")
    await world.passes(59)
    assert await given(world, session) == []
    await world.passes(1)
    assert len(await given(world, session)) == 1


async def test_only_answer_to_a_secret_question_stays_the_persons(world: World) -> None:
    """Else somebody could ask for a card, and read a minute later that it is not there."""
    session, giver, taker = await trading(world)
    await sets(world, taker, only_answer=True)
    asked = await offers(world, session, giver, "give-coins 1", "ask-coins 10", "ask-coins 10")
    (seat,) = asked.asked
    poor = replace(asked, state=asked.state.model_copy(update={"players": tuple(
        player.model_copy(update={"coins": 0}) for player in asked.state.players
    )}))  # fmt: skip
    assert [one.kind for one in poor.rules.legal_actions(poor.state, seat)] == ["decline"]
    assert answer_ahead(poor, seat, (), only=True) is None
    assert answer_ahead(poor, seat, ("trade-never",), only=False) is not None
    await world.passes(60)
    assert await given(world, session) == []


async def test_own_answer_within_the_minute_counts(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-never")
    asked = await offers(world, session, giver, "give-coins 1")
    await world.plays(asked, taker, "accept")
    assert await armed(world, session) == []
    await world.passes(120)
    assert await given(world, session) == []


async def test_cleared_answers_answer_nothing(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-never")
    await offers(world, session, giver, "give-coins 1")
    await world.services.standing_answers.clear(session.id, taker.user_id)
    assert await world.services.standing_answers.of_person(taker.user_id) == {}
    await world.passes(120)
    assert await given(world, session) == []
    for actor, key, code in ((taker, "bid-never", "no-setting"), (STRANGER, "trade-never", "not-seated")):
        with pytest.raises(Refused) as refused:
            await chooses(world, session, actor, key)
        assert refused.value.code == code


def test_one_answer_to_a_question_at_most() -> None:
    offered = ("trade-never", "trade-1", "trade-2", "bid-never")
    assert with_choice(offered, (), "trade-2") == ("trade-2",)
    assert with_choice(offered, ("trade-2", "bid-never"), "trade-never") == ("trade-never", "bid-never")
    assert with_choice(offered, ("trade-2", "bid-never"), "trade") == ("bid-never",)


# --- whoever has the seat ----------------------------------------------------------------------------------------


async def leaves(world: World, session: Session, actor: Actor) -> None:
    await world.services.seats.leave(session.id, actor, interaction_id=None)


async def gives_away(world: World, session: Session, actor: Actor) -> None:
    seat = session.player_of(actor.user_id).seat  # type: ignore[union-attr]
    await world.sql("UPDATE players SET missed = 1 WHERE seat = ?", int(seat))
    _, request = await world.services.seats.ask(session.id, CHIO, seat)
    await world.services.requests.agree(request.id, actor)


async def is_absent(world: World, session: Session, actor: Actor) -> None:
    """The seat gets a stand-in, as after a third missed turn."""
    async with world.services.tables.open(session.id) as table:
        late = replace(session.player_of(actor.user_id), policy="greedy", missed=3)  # type: ignore[type-var]
        players = tuple(late if p.seat == late.seat else p for p in table.session.players)
        changed = replace(table.session, players=players, revision=table.session.revision + 1)
        await table.save(changed, PanelKind.WAITS)


@pytest.mark.parametrize("loses", [leaves, gives_away, is_absent])
async def test_answers_end_with_the_seat(world: World, loses: Callable[..., Any]) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-never")
    asked = await offers(world, session, giver, "give-coins 1")
    world.unplug()  # no computer plays
    await loses(world, asked, taker)
    assert await world.sql("SELECT * FROM answers") == []
    assert await world.sql("SELECT * FROM firings") == []
    await world.passes(120)
    assert await given(world, session) == []


async def test_nobody_is_answered_for_on_a_vacation(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-never")
    await offers(world, session, giver, "give-coins 1")
    await sets(world, taker, away_from=world.clock.now, away_until=world.clock.now + 1e6)
    await world.passes(120)
    assert await given(world, session) == []
    assert (await now(world, session)).asked


async def test_answer_is_no_sign_of_a_person_and_no_missed_turn(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-never")
    seat = session.player_of(taker.user_id).seat  # type: ignore[union-attr]
    async with world.services.tables.open(session.id) as table:
        players = tuple(replace(p, missed=2) if p.seat == seat else p for p in table.session.players)
        await table.save(replace(table.session, players=players, revision=table.session.revision + 1), None)
    await offers(world, await now(world, session), giver, "give-coins 1")
    await world.passes(60)
    assert len(await given(world, session)) == 1
    assert (await now(world, session)).players[seat].missed == 2


async def test_the_end_forgets_answers(world: World) -> None:
    session, _, taker = await trading(world)
    await chooses(world, session, taker, "trade-never")
    await world.services.moves.end(session.id, AKI, by_moderator=True)
    assert await world.sql("SELECT * FROM answers") == []


# --- an auction in Rise of Tribes --------------------------------------------------------------------------------


async def bidding(world: World, *actors: Actor, stones: int = 3) -> Session:
    """Return a game of Rise of Tribes in which the first player, whose turn it is, bids for the Chieftain."""
    session = await world.table("rise_of_tribes", *actors)
    table = Table.laid_out(len(actors)).with_resources(FIRST, 2, 1, 0).with_resources(SECOND, 0, 0, stones)
    state = table.revealing("chieftain").state
    assert (state.stage, state.asked, state.active) == ("bid", FIRST, FIRST)
    text = state.model_dump_json()
    await world.sql("UPDATE sessions SET state = ?, barrier_state = NULL WHERE id = ?", text, session.id)
    return await now(world, session)


async def test_never_bids_in_others_turns_alone(world: World) -> None:
    session = await bidding(world, *PEOPLE)
    await chooses(world, session, AKI, "bid-never")
    assert not is_question(session, FIRST), "one's own turn"
    assert await armed(world, session) == []
    await chooses(world, session, BEN, "bid-never")
    await world.plays(session, AKI, "bid 1")
    assert await armed(world, session) == [(1, 60.0)]
    await world.passes(60)
    assert await given(world, session) == [(1, BEN.user_id, "pass")]


async def test_undone_asking_is_not_answered(world: World) -> None:
    session = await bidding(world, *PEOPLE)
    await chooses(world, session, BEN, "bid-never")
    await world.plays(session, AKI, "bid 1")
    await world.passes(50)
    await world.takes_back(session, AKI)
    assert await armed(world, session) == []
    await world.passes(20)
    assert await given(world, session) == []
    await world.plays(session, AKI, "bid 2")
    await world.passes(59)
    assert await given(world, session) == [], "the minute begins anew"
    await world.passes(1)
    assert len(await given(world, session)) == 1


async def test_only_answer_is_given_if_one_wants_it(world: World) -> None:
    """The winner shares out three stones among one other player: there is nothing to choose."""
    session = await bidding(world, AKI, BEN)
    await world.plays(session, AKI, "bid 1")
    await world.plays(session, BEN, "bid 3")
    shared = await now(world, session)
    assert (shared.movers, len(shared.rules.legal_actions(shared.state, SECOND))) == ((SECOND,), 1)
    await world.passes(120)
    assert await given(world, session) == [], "off by default"
    await world.takes_back(session, BEN)
    await sets(world, BEN, only_answer=True)
    await world.plays(session, BEN, "bid 3")
    assert await armed(world, session) == [], "the person is there, and has just acted"
    await world.plays(session, BEN, "give stone 1")
    await world.passes(120)
    assert await given(world, session) == []


async def test_only_answer_follows_another_players_move(world: World) -> None:
    session = await bidding(world, *PEOPLE)
    await sets(world, BEN, only_answer=True)
    await world.plays(session, AKI, "bid 1")
    state = (await now(world, session)).state
    poor = state.model_copy(update={"bid": 3})  # nobody can raise: one answer is left
    await world.sql("UPDATE sessions SET state = ? WHERE id = ?", poor.model_dump_json(), session.id)
    assert len(session.rules.legal_actions(poor, SECOND)) == 1
    await world.passes(60)
    assert await given(world, session) == [(1, BEN.user_id, "pass")]


# --- once or not at all ------------------------------------------------------------------------------------------


async def asked_in_auction(world: World) -> Session:
    session = await bidding(world, *PEOPLE)
    await chooses(world, session, BEN, "bid-never")
    await world.plays(session, AKI, "bid 1")
    return session


class Killed(Exception):
    """The process is gone."""


@pytest.mark.parametrize("is_written", [False, True])
async def test_kill_around_each_write_of_an_answer(
    world: World, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    session = await asked_in_auction(world)
    await world.settle()
    world.unplug()
    world.clock.now += 60
    write, writes = world.store.write, 0

    async def dying(work: Callable[[Connection], Any], *rest: Any, **more: Any) -> Any:
        nonlocal writes
        writes += 1
        if is_written:
            await write(work, *rest, **more)
        raise Killed

    monkeypatch.setattr(world.store, "write", dying)
    with pytest.raises(Killed):
        await world.services.ahead.attend(session.id)
    assert writes == 1, "what is played and that it was is one transaction"
    later = await world.restarted()
    assert len(await given(later, session)) == int(is_written)
    for _ in range(2):
        await later.services.ahead.attend(session.id)
    assert await given(later, session) == [(1, BEN.user_id, "pass")]
    assert await armed(later, session) == []


async def test_restart_changes_neither_the_minute_nor_the_answer(world: World) -> None:
    session = await asked_in_auction(world)
    await world.passes(30)
    later = await world.restarted()
    await later.passes(29)
    assert await given(later, session) == []
    await later.passes(3600)
    assert len(await given(later, session)) == 1


async def test_two_processes_answer_once(world: World, tmp_path: Path) -> None:
    session = await asked_in_auction(world)
    world.clock.now += 60
    other = await World.open(world.path, world.clock, worker="other")
    try:
        both = (world.services.ahead.attend(session.id), other.services.ahead.attend(session.id))
        done = await asyncio.gather(*both, return_exceptions=True)
        assert all(one is None or isinstance(one, Refused) for one in done), done
        assert await given(world, session) == [(1, BEN.user_id, "pass")]
        assert (await now(other, session)).phase is Phase.PLAYING
    finally:
        await other.close()
