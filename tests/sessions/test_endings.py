"""Ending a rated game after its first round: everybody present agrees, or it goes on."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from bot.history.audit import session_faults
from bot.rows.messages import RequestRow
from bot.seating.asking import LIFE
from bot.seating.endings import PAUSE
from bot.session.model import Phase, Refused, Session
from bot.session.rules import DAY
from bot.store.messages.requests import REQUESTS

from .world import AKI, BEN, CHIO, GAMES_HERE, STRANGER, World


async def in_second_round(world: World, *, rated: bool = True, **rules: str) -> Session:
    """Return a game of Aki (host), Ben and Chio in which everybody has had one turn."""
    how = {"goal": "1000", "clock": "1d", "rated": str(rated).lower(), **rules}
    session = await world.table("walk", AKI, BEN, CHIO, **how)
    for actor in (AKI, BEN, CHIO):
        session = (await world.plays(session, actor, "rest")).session
    return session


async def ask(world: World, session: Session) -> RequestRow:
    _, request = await world.services.endings.ask(session.id, AKI, interaction_id=world.clock.interactions())
    assert request is not None
    await world.settle()
    return request


async def phase(world: World, session: Session) -> Phase:
    return (await world.services.tables.load(session.id)).phase


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as error:
        await doing
    return error.value.code


async def agree(world: World, request: RequestRow, *people: Any) -> None:
    for person in people:
        await world.services.requests.agree(request.id, person, interaction_id=world.clock.interactions())


# --- when consent is needed --------------------------------------------------------------------------------------


async def test_host_alone_cannot_end_rated_game_after_first_round(world: World) -> None:
    session = await in_second_round(world)
    end = world.services.moves.end
    assert await refused(end(session.id, AKI, by_moderator=False)) == "end-needs-consent"
    assert await phase(world, session) is Phase.PLAYING


async def test_host_ends_unrated_game(world: World) -> None:
    session = await in_second_round(world, rated=False)
    assert (await world.services.moves.end(session.id, AKI, by_moderator=False)).phase is Phase.CLOSED


async def test_host_ends_game_before_last_seat_has_moved(world: World) -> None:
    session = await world.table("walk", AKI, BEN, CHIO, goal="1000")
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "rest")
    assert (await world.services.moves.end(session.id, AKI, by_moderator=False)).phase is Phase.CLOSED


async def test_first_round_of_simultaneous_game_is_its_first_turn(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO)
    end = world.services.moves.end
    await world.plays(session, AKI, "note 1")
    await world.plays(session, BEN, "note 2")
    assert world.services.moves.with_consent(await world.services.tables.get(session.id)) is None
    await world.plays(session, CHIO, "note 3")
    assert await refused(end(session.id, AKI, by_moderator=False)) == "end-needs-consent"


async def test_moderator_ends_at_once(world: World) -> None:
    session = await in_second_round(world)
    assert (await world.services.moves.end(session.id, STRANGER, by_moderator=True)).phase is Phase.CLOSED


async def test_only_host_asks(world: World) -> None:
    session = await in_second_round(world)
    for actor in (BEN, STRANGER):
        assert await refused(world.services.endings.ask(session.id, actor)) == "host-only"
    assert world.box.of("end-ask") == []


# --- the answers -------------------------------------------------------------------------------------------------


async def test_game_ends_once_everybody_agrees(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    assert request.asked == (BEN.user_id, CHIO.user_id)
    await agree(world, request, BEN)
    assert await phase(world, session) is Phase.PLAYING
    await agree(world, request, CHIO)
    assert await phase(world, session) is Phase.CLOSED
    assert await world.sql("SELECT state FROM requests") == [("agreed",)]
    assert await world.sql("SELECT count(*) FROM results") == [(0,)]
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


async def test_one_refusal_keeps_the_game_and_is_final_for_a_day(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await agree(world, request, BEN)
    await world.services.requests.refuse(request.id, CHIO)
    await world.settle()
    assert len(world.box.of("end-refused")) == 1
    assert await refused(world.services.requests.agree(request.id, CHIO)) == "request-over"
    assert await refused(world.services.endings.ask(session.id, AKI)) == "end-refused"
    world.clock.now += PAUSE
    assert (await ask(world, session)).id != request.id


async def test_playing_on_does_not_end_the_request(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, BEN, "rest")
    await agree(world, request, BEN, CHIO)
    assert await phase(world, session) is Phase.CLOSED


async def test_request_lapses_after_a_day(world: World) -> None:
    session = await in_second_round(world, clock="7d")
    request = await ask(world, session)
    await agree(world, request, BEN)
    world.clock.now += LIFE
    assert await refused(world.services.requests.agree(request.id, CHIO)) == "request-over"
    assert await phase(world, session) is Phase.PLAYING
    assert (await ask(world, session)).agreed == (), "everybody is asked again"


async def test_asking_twice_pings_once(world: World) -> None:
    session = await in_second_round(world)
    press = world.clock.interactions()
    first = await world.services.endings.ask(session.id, AKI, interaction_id=press)
    assert await world.services.endings.ask(session.id, AKI, interaction_id=press) == first
    again = await ask(world, session)
    await world.settle()
    assert again == first[1]
    assert len(world.box.of("end-ask")) == 1


async def test_second_press_of_agree_does_not_count_for_others(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await agree(world, request, BEN, BEN, AKI)
    assert await phase(world, session) is Phase.PLAYING
    assert await refused(world.services.requests.agree(request.id, STRANGER)) == "others-asked"


async def test_asker_withdraws(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await world.services.requests.refuse(request.id, AKI)
    assert await refused(world.services.requests.agree(request.id, BEN)) == "request-over"
    assert (await ask(world, session)).id != request.id, "a withdrawn request may be repeated"


async def test_vote_goes_on_after_a_restart(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await agree(world, request, BEN)
    later = await world.restarted()
    assert await phase(later, session) is Phase.PLAYING
    await agree(later, request, CHIO)
    assert await phase(later, session) is Phase.CLOSED


async def test_moderator_closes_an_open_vote(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await world.services.moves.end(session.id, STRANGER, by_moderator=True)
    assert await world.sql("SELECT state FROM requests") == [("lapsed",)]
    assert await refused(world.services.requests.agree(request.id, BEN)) == "request-over"


# --- who is asked ------------------------------------------------------------------------------------------------


async def away(world: World, session: Session, *seats: int) -> None:
    """Let stand-ins hold these seats, as after three expired turns."""
    for seat in seats:
        await world.sql("UPDATE players SET policy = 'random' WHERE session_id = ? AND seat = ?", session.id, seat)


async def test_people_who_are_away_are_not_asked_until_they_are_back(world: World) -> None:
    session = await in_second_round(world)
    await away(world, session, 2)
    request = await ask(world, session)
    assert request.asked == (BEN.user_id,)
    await world.services.seats.back(session.id, CHIO)
    await agree(world, request, BEN)
    assert await phase(world, session) is Phase.PLAYING, "Chio is back and has not agreed"
    await agree(world, request, CHIO)
    assert await phase(world, session) is Phase.CLOSED


async def test_nobody_who_was_asked_is_passed_over_for_being_away(world: World) -> None:
    session = await in_second_round(world, clock="7d")
    request = await ask(world, session)
    await away(world, session, 2)
    await agree(world, request, BEN)
    assert await phase(world, session) is Phase.PLAYING
    await agree(world, request, CHIO)
    assert await phase(world, session) is Phase.CLOSED, "one may answer without taking the seat back"


async def test_people_who_left_are_not_needed(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await agree(world, request, BEN)
    await world.services.seats.leave(session.id, CHIO, interaction_id=None)
    assert await phase(world, session) is Phase.PLAYING, "the host may want to play on now"
    ended, open_ = await world.services.endings.ask(session.id, AKI)
    assert (ended.phase, open_) == (Phase.CLOSED, None)


async def test_request_ends_when_its_asker_leaves(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await world.services.seats.leave(session.id, AKI, interaction_id=None)
    assert await refused(world.services.requests.agree(request.id, BEN)) == "request-over"
    assert await phase(world, session) is Phase.PLAYING


async def test_new_owner_of_a_seat_must_agree(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    await agree(world, request, BEN)
    _, offer = await world.services.seats.offer(session.id, BEN, STRANGER)
    await world.services.requests.agree(offer.id, STRANGER)
    await agree(world, request, CHIO)
    assert await phase(world, session) is Phase.PLAYING
    await agree(world, request, STRANGER)
    assert await phase(world, session) is Phase.CLOSED


@pytest.mark.parametrize("answered", [False, True])
async def test_erasing_an_asked_person_leaves_the_vote_to_the_others(world: World, answered: bool) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    if answered:
        await agree(world, request, BEN)
    assert await world.services.privacy.erase(BEN)
    found = await world.store.read(lambda db: REQUESTS.one(db, id=request.id))
    assert found is not None
    assert found.state == "open"
    assert BEN.user_id not in (*found.asked, *found.agreed)
    await agree(world, request, CHIO)
    assert await phase(world, session) is Phase.CLOSED


async def test_erasing_the_asker_ends_the_request(world: World) -> None:
    session = await in_second_round(world)
    request = await ask(world, session)
    assert await world.services.privacy.erase(AKI)
    assert await refused(world.services.requests.agree(request.id, BEN)) == "request-over"


async def test_host_with_computers_alone_ends_at_once(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    await world.services.lobbies.set_option(lobby.id, AKI, "goal", "1000")
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    session = await world.services.moves.begin(lobby.id, AKI)
    await world.plays(session, AKI, "rest")
    await world.settle()
    ended, request = await world.services.endings.ask(session.id, AKI)
    assert (ended.phase, request) == (Phase.CLOSED, None)


# --- how it was ended --------------------------------------------------------------------------------------------


async def how(world: World, session: Session) -> list[tuple[str, str | None]]:
    return [(row.kind, row.name) for row in await world.services.history.interventions(session.id)]


async def test_history_knows_who_ended_a_game(world: World) -> None:
    session = await in_second_round(world, rated=False)
    await world.services.moves.end(session.id, AKI, by_moderator=True)
    assert await how(world, session) == [("ended-by-host", "Aki")], "a host who also moderates ends as host"
    session = await in_second_round(world)
    await agree(world, await ask(world, session), BEN, CHIO)
    assert await how(world, session) == [("ended-by-agreement", "Aki")]
    session = await in_second_round(world)
    await world.services.moves.end(session.id, AKI, by_moderator=True)
    assert await how(world, session) == [("ended-by-moderator", "Aki")], "not as host: the others did not agree"
    assert await refused(world.services.moves.end(session.id, AKI, by_moderator=True)) == "game-over"
    assert len(await how(world, session)) == 1


async def test_interventions_leave_records_and_checks_alone(world: World) -> None:
    session = await in_second_round(world)
    before = await world.services.history.record(session.id, public=False)
    await world.services.moves.end(session.id, STRANGER, by_moderator=True)
    after = await world.services.history.record(session.id, public=False)
    assert after.rows == before.rows
    assert (await world.services.history.verification(session.id)).verdict.honest
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


async def test_erased_moderator_is_no_longer_named(world: World) -> None:
    session = await in_second_round(world)
    await world.services.moves.end(session.id, STRANGER, by_moderator=True)
    assert (await world.services.privacy.about(STRANGER.user_id))["interventions"]
    assert await world.services.privacy.erase(STRANGER)
    assert await how(world, session) == [("ended-by-moderator", None)]
    assert not (await world.services.privacy.about(STRANGER.user_id))["interventions"]


def test_a_request_is_open_for_a_day() -> None:
    assert LIFE == DAY
