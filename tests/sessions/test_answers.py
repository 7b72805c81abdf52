"""Standing answers: given once, a minute after the asking, for the person who chose them and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.rows.ahead import ANSWER
from bot.rows.errors import StoreUnavailable
from bot.session.answers import answer_ahead, is_question, with_choice
from bot.session.model import Actor, PanelKind, Refused, Session
from bot.session.views import story
from bot.store.games import log
from bot.store.games.ahead import FIRINGS
from engines.core import Seat
from tests.games.rise_of_tribes.table import Table

from .accidents import Accident, before_its_write
from .firing import ends, hands_over, is_absent, leaves
from .world import AKI, BEN, CHIO, STRANGER, World, refused

PEOPLE = (AKI, BEN, CHIO)
FIRST, SECOND = Seat(0), Seat(1)


async def sets(world: World, actor: Actor, **changes: Any) -> None:
    await world.services.preferences.change_user(actor.user_id, lambda mine: replace(mine, **changes))


async def chooses(world: World, session: Session, actor: Actor, key: str = "trade-never") -> None:
    await world.services.standing_answers.choose(session.id, actor.user_id, key)


async def armed(world: World, session: Session) -> list[tuple[int, float]]:
    """Return the seats that are looked at, and in how many seconds."""
    rows = await world.store.read(partial(FIRINGS.where, session_id=session.id))
    return [(row.seat, row.fires_at - world.clock.now) for row in rows]


async def given(world: World, seconds: float = 0) -> list[tuple[object, ...]]:
    """Let time pass; return seat, person and notation of every action that was decided ahead."""
    await world.passes(seconds)
    return await world.sql("SELECT seat, user_id, notation FROM log WHERE ahead = 'answer' ORDER BY row")


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
    (seat,) = asked.asked
    await world.sql("UPDATE players SET missed = 2 WHERE seat = ?", int(seat))
    assert (is_question(asked, seat), await armed(world, session)) == (True, [(seat, 60.0)])
    assert await given(world, 59) == [], "the offer can still be withdrawn, or answered"
    assert await given(world, 1) == [(seat, taker.user_id, "decline")]
    after, entries = await world.services.tables.with_log(session.id)
    assert (after.asked, await armed(world, session)) == ((), [])
    assert after.players[seat].missed == 2, "no sign of a person, and no missed turn"
    assert [row.ahead for row in story(after, entries, None)][-2:] == ["", ANSWER]
    update = [one for one in world.channel.sent if one.kind is PanelKind.BOARD][-1]
    assert (update.ahead, update.absent) == (((seat, ANSWER),), ())
    newest = await world.store.read(lambda db: log.ask_newest_own(db, session.id, seat, taker.user_id)())
    assert newest is None or newest[0] < entries[-1].row, "what happens meanwhile is still news"


async def test_what_an_answer_does_not_say_waits_for_the_person(world: World) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-2")
    asked = await offers(world, session, giver, "give-coins 5", "ask-coins 1")
    assert (await given(world, 600), await armed(world, session)) == ([], []), "it is looked at once"
    await world.plays(asked, taker, "accept")
    await offers(world, session, giver, "give-coins 5")
    assert await given(world, 30) == []
    await chooses(world, session, taker)  # while asked: it holds a minute later
    assert await given(world, 59) == []
    assert [notation for *_, notation in await given(world, 1)] == ["decline"]


async def test_only_answer_to_a_secret_question_stays_the_persons(world: World) -> None:
    """Else somebody could ask for a card, and read a minute later that it is not there."""
    session, giver, taker = await trading(world)
    await sets(world, taker, only_answer=True)
    asked = await offers(world, session, giver, "give-coins 1", "ask-coins 10", "ask-coins 10")
    (seat,) = asked.asked
    broke = tuple(player.model_copy(update={"coins": 0}) for player in asked.state.players)
    poor = replace(asked, state=asked.state.model_copy(update={"players": broke}))
    assert [one.kind for one in poor.rules.legal_actions(poor.state, seat)] == ["decline"]
    assert answer_ahead(poor, seat, (), only=True) is None
    assert answer_ahead(poor, seat, ("trade-never",), only=False) is not None
    assert await given(world, 60) == []


async def answers(world: World, session: Session, actor: Actor) -> None:
    await world.plays(session, actor, "accept")


async def clears(world: World, session: Session, actor: Actor) -> None:
    await world.services.standing_answers.clear(session.id, actor.user_id)
    assert await world.services.standing_answers.of_person(actor.user_id) == {}


async def goes_on_vacation(world: World, session: Session, actor: Actor) -> None:
    await sets(world, actor, away_from=world.clock.now, away_until=world.clock.now + 1e6)


@pytest.mark.parametrize("deed", [answers, clears, goes_on_vacation, leaves, hands_over, is_absent, ends])
async def test_answers_end_with_the_seat_or_when_their_person_acts(world: World, deed: Callable[..., Any]) -> None:
    session, giver, taker = await trading(world)
    await chooses(world, session, taker)
    asked = await offers(world, session, giver, "give-coins 1")
    world.unplug()  # no computer plays
    await deed(world, asked, taker)
    if deed not in (answers, goes_on_vacation):
        assert await world.sql("SELECT * FROM answers") == []
    if deed not in (clears, goes_on_vacation):
        assert await armed(world, session) == []
    assert await given(world, 120) == []


async def test_answers_are_chosen_of_those_offered_by_who_is_seated(world: World) -> None:
    session, _, taker = await trading(world)
    assert await refused(chooses(world, session, taker, "bid-never")) == "no-setting"
    assert await refused(chooses(world, session, STRANGER)) == "not-seated"
    offered = ("trade-never", "trade-1", "trade-2", "bid-never")
    for chosen, key, now in (  # one to a question
        ((), "trade-2", ("trade-2",)),
        (("trade-2", "bid-never"), "trade-never", ("trade-never", "bid-never")),
        (("trade-2", "bid-never"), "trade", ("bid-never",)),
    ):
        assert with_choice(offered, chosen, key) == now


async def bidding(world: World, *actors: Actor, stones: int = 3) -> Session:
    """Return a game of Rise of Tribes in which the first player, whose turn it is, bids for the Chieftain."""
    session = await world.table("rise_of_tribes", *actors)
    table = Table.laid_out(len(actors)).with_resources(FIRST, 2, 1, 0).with_resources(SECOND, 0, 0, stones)
    state = table.revealing("chieftain").state
    assert (state.stage, state.asked, state.active) == ("bid", FIRST, FIRST)
    text = state.model_dump_json()
    await world.sql("UPDATE sessions SET state = ?, barrier_state = NULL WHERE id = ?", text, session.id)
    return await world.now(session)


async def asked_in_auction(world: World) -> Session:
    session = await bidding(world, *PEOPLE)
    await chooses(world, session, BEN, "bid-never")
    await world.plays(session, AKI, "bid 1")
    return session


async def test_never_bids_in_others_turns_alone_and_not_if_the_asking_is_undone(world: World) -> None:
    session = await bidding(world, *PEOPLE)
    await chooses(world, session, AKI, "bid-never")
    assert not is_question(session, FIRST), "one's own turn"
    assert await armed(world, session) == []
    await chooses(world, session, BEN, "bid-never")
    await world.plays(session, AKI, "bid 1")
    assert await armed(world, session) == [(1, 60.0)]
    assert await given(world, 50) == []
    await world.takes_back(session, AKI)
    assert (await armed(world, session), await given(world, 20)) == ([], [])
    await world.plays(session, AKI, "bid 2")
    assert await given(world, 59) == [], "the minute begins anew"
    assert await given(world, 1) == [(1, BEN.user_id, "pass")]


async def test_only_answer_is_given_if_one_wants_it(world: World) -> None:
    """The winner shares out three stones among one other player: there is nothing to choose."""
    session = await bidding(world, AKI, BEN)
    await world.plays(session, AKI, "bid 1")
    shared = (await world.plays(session, BEN, "bid 3")).session
    assert (shared.movers, len(shared.rules.legal_actions(shared.state, SECOND))) == ((SECOND,), 1)
    assert await given(world, 120) == [], "off by default"
    await world.takes_back(session, BEN)
    await sets(world, BEN, only_answer=True)
    await world.plays(session, BEN, "bid 3")
    assert await armed(world, session) == [], "the person is there, and has just acted"
    await world.plays(session, BEN, "give stone 1")
    assert await given(world, 120) == []


async def test_only_answer_follows_another_players_move(world: World) -> None:
    session = await bidding(world, *PEOPLE)
    await sets(world, BEN, only_answer=True)
    state = (await world.plays(session, AKI, "bid 1")).session.state
    poor = state.model_copy(update={"bid": 3})  # nobody can raise: one answer is left
    await world.sql("UPDATE sessions SET state = ? WHERE id = ?", poor.model_dump_json(), session.id)
    assert len(session.rules.legal_actions(poor, SECOND)) == 1
    assert await given(world, 60) == [(1, BEN.user_id, "pass")]


@pytest.mark.parametrize("is_written", [False, True])
async def test_kill_around_the_write_of_an_answer_changes_neither_it_nor_the_minute(
    world: World, is_written: bool
) -> None:
    session = await asked_in_auction(world)
    await world.settle()
    await world.passes(30)
    world = await world.restarted()
    assert await given(world, 29) == []
    world.unplug()
    world.clock.now += 1
    with Accident(world, 0, is_written=is_written) as accident, pytest.raises(StoreUnavailable):
        await world.services.ahead.attend(session.id)
    assert accident.writes == 1, "what is played and that it was is one transaction"
    later = await world.restarted()
    assert len(await later.sql("SELECT 1 FROM log WHERE ahead = 'answer'")) == is_written
    for _ in range(2):
        await later.services.ahead.attend(session.id)
    assert (await given(later), await armed(later, session)) == ([(1, BEN.user_id, "pass")], [])


async def test_answer_chosen_beside_a_move_of_another_process_arms_nothing_old(world: World, twin: World) -> None:
    """It would take the place of what is looked at for the question that was asked meanwhile."""
    session, giver, taker = await trading(world)
    await chooses(world, session, taker, "trade-2")
    await offers(world, session, giver, "give-coins 5", "ask-coins 1")
    await world.settle()

    async def asks_anew() -> None:
        await twin.plays(session, taker, "decline")
        await offers(twin, await twin.now(session), giver, "give-coins 1")

    with before_its_write(world, asks_anew):
        assert await refused(chooses(world, session, taker)) == "stale"
    now, rows = await world.now(session), await world.store.read(partial(FIRINGS.where, session_id=session.id))
    assert [(row.seat, row.decision) for row in rows] == [(now.asked[0], now.decisions[now.asked[0]])]
    assert [notation for *_, notation in await given(world, 60)] == ["decline"]


async def test_answers_of_the_next_person_are_not_overwritten(world: World, twin: World) -> None:
    """The seat changes hands in another process while its former person chooses, or clears."""
    session, giver, taker = await trading(world)

    async def follows(former: Actor, to: Actor, key: str) -> None:
        await hands_over(twin, session, former, to)
        await chooses(twin, session, to, key)

    with before_its_write(world, partial(follows, taker, CHIO, "trade-3")), pytest.raises(Refused):
        await chooses(world, session, taker)
    assert await world.sql("SELECT user_id, chosen FROM answers") == [(CHIO.user_id, '["trade-3"]')]
    with before_its_write(world, partial(follows, CHIO, taker, "trade-1")):
        await world.services.standing_answers.clear(session.id, CHIO.user_id)
    assert await world.sql("SELECT user_id, chosen FROM answers") == [(taker.user_id, '["trade-1"]')]
    with before_its_write(world, partial(ends, twin, session, giver)), pytest.raises(Refused):
        await chooses(world, session, taker)
    assert (await world.sql("SELECT * FROM answers"), await armed(world, session)) == ([], [])
