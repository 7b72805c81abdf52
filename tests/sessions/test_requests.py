"""Requests for takebacks and seats: everybody affected agrees, or the request ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rows.messages import RequestRow
from bot.seating.endings import PAUSE
from bot.seating.kinds import LIFE
from bot.session.model import Actor, Phase, Session
from bot.session.rules import DAY
from bot.store.messages.requests import REQUESTS
from bot.store.people import recount
from engines.core import Seat
from engines.core.history.replay import replay
from tests.toys_simultaneous import WALK, Walk

from .test_computers import Wits
from .world import AKI, BEN, CHIO, DORA, GAMES_HERE, STRANGER, World, refused


async def both_walked(world: World, *, channel: int = 70, **rules: str) -> Session:
    """Aki has walked and rested, Ben has walked: only Ben can take back."""
    session = await world.table("walk", AKI, BEN, channel=channel, goal="1000", **rules)
    await world.plays(session, AKI, "go 1", "go 2", "rest")
    return (await world.plays(session, BEN, "go 2")).session


async def four_walked(world: World) -> Session:
    """All but Dora have walked."""
    session = await world.table("walk", AKI, BEN, CHIO, DORA, channel=74, goal="1000")
    await world.rests(session, AKI, BEN)
    return (await world.plays(session, CHIO, "go 1")).session


async def asked(world: World, session: Session, actor: Actor = AKI) -> RequestRow:
    _, request = await world.services.takebacks.ask(session.id, actor, interaction_id=world.clock.interactions())
    await world.settle()
    return request


async def may_not(world: World, request: RequestRow, actor: Actor) -> str:
    return await refused(world.services.requests.agree(request.id, actor))


async def state(world: World, request: RequestRow) -> str:
    found = await world.store.read(lambda db: REQUESTS.one(db, id=request.id))
    assert found is not None
    return found.state


# --- taking back -------------------------------------------------------------------------------------------------


async def test_agreed_takeback_reaches_the_own_action_and_the_game_goes_on(world: World) -> None:
    session = await both_walked(world)
    assert await refused(world.takes_back(session, AKI)) == "undo-closed"
    request = await asked(world, session)
    assert (request.asked, request.state) == ((BEN.user_id,), "open")
    assert (await asked(world, session)).id == request.id, "asked twice it is one request"
    assert (await world.now(session)).row == session.row, "nothing happens before"
    world = await world.restarted()
    await world.notifier.start()
    number = world.clock.interactions()
    for _ in range(2):
        after = await world.services.requests.agree(request.id, BEN, interaction_id=number)
    assert (after.movers, after.state.scores) == ((0,), (3, 0)), "Aki has not rested yet"
    assert after.row == session.row + 2
    assert all(new > old for new, old in zip(after.decisions, session.decisions, strict=True))
    assert await refused(world.presses(session, BEN, "go 1")) == "stale"
    record = await world.services.history.record(session.id, public=True)
    assert [(row.notation, row.seat, row.undone) for row in record.rows] == [
        ("begin", None, False),
        ("go 1", 0, False),
        ("go 2", 0, False),
        ("rest", 0, True),
        ("go 2", 1, True),
        ("undo 4", 1, False),
        ("undo 3", 0, False),
    ]
    *_, last = replay(Walk(), record)
    assert last.step.state == after.state
    assert await world.told_kinds() == ["undo-ask", "undo-done"]
    after = (await world.plays(session, AKI, "go 1", "rest")).session
    assert (after.state.scores, after.movers) == ((4, 0), (1,))
    await world.takes_back(session, AKI)
    await world.rests(session, AKI)
    again = await asked(world, (await world.plays(session, BEN, "go 1", "go 1")).session)
    back = await world.agrees(again, BEN)
    assert (back.state.scores, back.movers) == ((4, 0), (0,))
    assert await world.faults() == []


async def test_only_players_who_acted_since_must_agree(world: World) -> None:
    session = await four_walked(world)
    request = await asked(world, session)
    assert request.asked == (BEN.user_id, CHIO.user_id)
    for outsider in (DORA, STRANGER, AKI):
        assert await may_not(world, request, outsider) == "others-asked"
    assert (await world.agrees(request, BEN, BEN)).row == session.row, "once is once"
    assert (await world.agrees(request, CHIO)).movers == (0,)
    await world.rests(session, AKI, BEN)
    request = await asked(world, (await world.plays(session, CHIO, "go 1")).session)
    await world.leaves(session, BEN)
    assert (await world.agrees(request, CHIO)).movers == (0,), "who has left is not awaited"


async def test_refusal_and_any_move_end_a_takeback_request(world: World) -> None:
    session = await both_walked(world)
    await world.declines(await asked(world, session), BEN)
    assert await refused(asked(world, session)) == "undo-refused"
    session = await both_walked(world, channel=71)
    request = await asked(world, session)
    moved = (await world.plays(session, BEN, "go 1")).session
    assert await state(world, request) == "lapsed"
    assert await may_not(world, request, BEN) == "request-over"
    assert (await world.now(session)).row == moved.row
    again = await asked(world, moved)
    assert again.id != request.id, "of the new board it can be asked"
    await world.leaves(session, BEN)
    assert await refused(world.services.requests.refuse(again.id, BEN)) == "request-over"
    await asked(world, session)
    assert (await world.now(session)).movers == (0,), "nobody else has to be asked now"


async def test_what_cannot_be_asked_back_says_why_and_secrets_ask_everybody(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "go 1")
    assert await refused(asked(world, session, BEN)) == "nothing-to-undo"
    await world.plays(session, AKI, "gamble")
    session = (await world.plays(session, BEN, "go 1")).session
    assert await refused(asked(world, session)) == "undo-rolled"
    assert (await world.now(session)).row == session.row
    own = await both_walked(world, channel=71, takebacks="own")
    assert await refused(asked(world, own)) == "undo-own-only"
    # The people asked must not reveal who has made or changed a choice.
    session = await world.table("guess", AKI, BEN, CHIO)
    await world.plays(session, AKI, "note 1", "cheer")
    before = (await world.plays(session, BEN, "note 2", "cheer")).session
    assert await refused(world.takes_back(before, AKI)) == "undo-closed"
    request = await asked(world, before)
    assert request.asked == (BEN.user_id, CHIO.user_id)
    after = await world.agrees(request, CHIO, BEN)
    assert after.state.notes == (1, None, None)
    public = await world.services.history.record(session.id, public=True)
    assert all(row.notation is None or "note" not in row.notation for row in public.rows)
    assert await world.faults() == []


async def test_takeback_needs_no_consent_of_computers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, mind=Wits()))  # type: ignore[index]
    session = await world.table("walk", AKI, computers=["lazy"], goal="1000")
    await world.plays(session, AKI, "go 1", "rest")
    await world.settle()
    assert (await asked(world, session)).asked == ()
    record = await world.services.history.record(session.id, public=True)
    assert [row.notation for row in record.rows if row.seat == 0 and not row.undone][:1] == ["go 1"]
    assert next(row for row in record.rows if row.notation == "rest").undone
    assert "undo-done" in await world.told_kinds()
    assert await world.faults() == []


# --- seats -------------------------------------------------------------------------------------------------------


async def test_seat_is_given_with_its_whole_position(world: World) -> None:
    session = await both_walked(world)
    offer, ask = world.services.seats.offer, world.services.seats.ask
    _, no = await offer(session.id, BEN, DORA)
    await world.declines(no, DORA)
    assert (await world.now(session)).players[1].user_id == BEN.user_id
    await world.late(BEN)
    _, old = await ask(session.id, STRANGER, session.players[1].seat)
    _, request = await offer(session.id, BEN, DORA)
    assert (await offer(session.id, BEN, DORA))[1].id == request.id
    _, second = await offer(session.id, AKI, DORA)
    for other in (STRANGER, AKI):
        assert await may_not(world, request, other) == "others-asked"
    after = await world.agrees(request, DORA)
    assert (after.players[1].user_id, after.players[1].name) == (DORA.user_id, "Dora")
    assert after.decisions[1] // 100 > session.decisions[1] // 100, "Dora is asked anew"
    assert await refused(world.plays(session, BEN, "go 1")) == "not-seated"
    assert await may_not(world, old, BEN) == "request-over", "the seat has a new owner"
    assert await may_not(world, second, DORA) == "already-seated"
    assert await refused(offer(session.id, AKI, DORA)) == "already-seated", "nobody gets two seats"
    ((seat, user_id),) = [(row.seat, row.user_id) for row in await world.running(session)]
    assert (seat, user_id) == (1, DORA.user_id)
    assert (await world.plays(session, DORA, "go 1")).session.state.scores == (3, 3)
    header = (await world.services.history.record(session.id, public=True)).header
    assert header.handed == (None, session.row), "who reads the record later can tell it from a swap"
    kinds = await world.told_kinds()
    assert kinds == ["seat-offer", "seat-refused", "seat-ask", "seat-offer", "seat-offer", "seat-given"]
    assert await world.faults() == []


async def test_owner_or_host_hands_over_a_seat_that_is_asked_for(world: World) -> None:
    session = await both_walked(world)
    ask, seat = world.services.seats.ask, session.players[1].seat
    for actor, wanted, code in ((DORA, Seat(7), "no-such-seat"), (BEN, Seat(0), "already-seated")):
        assert await refused(ask(session.id, actor, wanted)) == code
    for actor in (DORA, STRANGER, DORA, STRANGER):
        await world.late(BEN)
        _, request = await ask(session.id, actor, seat)
    assert len(await world.told("seat-ask")) == 2, "each notifies the owner once"
    assert (request.kind, request.asked, request.needed) == ("take", (BEN.user_id,), 1)
    await world.declines(request, BEN)
    await world.late(BEN)
    _, request = await ask(session.id, STRANGER, seat)
    after = await world.agrees(request, BEN)
    assert (after.players[1].user_id, after.players[1].name) == (STRANGER.user_id, "Stranger")
    await world.leaves(session, STRANGER)
    await world.settle()
    _, request = await ask(session.id, DORA, seat)
    assert request.asked == (AKI.user_id,), "the owner has left"
    player = (await world.agrees(request, AKI)).players[1]
    assert (player.user_id, player.policy, player.gone) == (DORA.user_id, None, False)
    _, request = await world.services.seats.offer(session.id, AKI, CHIO)
    await world.services.moves.post_again(session.id)
    current = await world.now(session)
    await world.rests(session, AKI if current.movers == (0,) else DORA)
    assert (await world.agrees(request, CHIO)).host_id == CHIO.user_id, "moves end no offer; its duties go along"


async def test_request_that_is_over_gives_no_seat_and_keeps_no_name(world: World) -> None:
    session = await both_walked(world)
    _, given = await world.services.seats.offer(session.id, BEN, DORA)
    await world.late(AKI)
    _, wanted = await world.services.seats.ask(session.id, STRANGER, session.players[0].seat)
    assert [facts for (facts,) in await world.sql("SELECT facts FROM requests WHERE facts LIKE '%Dora%'")]
    await world.agrees(given, DORA)
    await world.declines(wanted, AKI)
    await world.settle()
    assert await world.sql("SELECT facts FROM requests WHERE facts LIKE '%name%'") == []
    assert await world.sql("SELECT facts FROM notices") == []
    session = await world.table("walk", AKI, BEN, clock="12h", goal="1000")
    for _ in range(3):
        await world.rests(session, AKI)
        await world.passes(13 * 3600.0)
    assert (await world.now(session)).players[1].away
    _, request = await world.services.seats.ask(session.id, DORA, session.players[1].seat)
    assert request.asked == (AKI.user_id,)
    await world.services.seats.back(session.id, BEN)
    assert await may_not(world, request, AKI) == "request-over"
    assert (await world.now(session)).players[1].user_id == BEN.user_id


async def three_walk(world: World, channel: int | None = None, **options: str) -> Session:
    return await world.table("walk", AKI, BEN, CHIO, channel=channel, **options)


async def taken(world: World, session: Session, seat: int, by: Actor, host: Actor) -> Session:
    _, request = await world.services.seats.ask(session.id, by, Seat(seat))
    return await world.agrees(request, host)


async def results(world: World, session: Session, columns: str) -> list[tuple[object, ...]]:
    return await world.sql(f"SELECT {columns} FROM results WHERE session_id = ? ORDER BY seat", session.id)


# --- leaving -----------------------------------------------------------------------------------------------------


async def test_stand_in_finishes_the_game_of_a_departed_player(world: World) -> None:
    session = await three_walk(world)
    after = await world.leaves(session, AKI, interaction=4242)
    assert (await world.services.seats.leave(session.id, AKI, interaction_id=4242)).is_repeated
    assert [notice.facts for notice in await world.told("seat-left")] == [{"seat": 0}], "once"
    assert (after.players[0].gone, after.players[0].policy, after.player_of(AKI.user_id)) == (True, "random", None)
    assert (await world.now(session)).movers != (0,)
    assert after.host_id == BEN.user_id
    for again in (
        world.plays(session, AKI, "rest"),
        world.leaves(after, AKI),
        world.services.seats.back(session.id, AKI),
    ):
        assert await refused(again) == "not-seated"
    other = await world.table("walk", AKI, BEN, goal="6", channel=71)
    await world.leaves(other, AKI)
    await world.settle()
    while (current := await world.now(other)).phase is Phase.PLAYING:
        await world.rests(current, BEN)
        await world.settle()
    assert await results(world, other, "seat, user_id, place, gave_up") == [
        (0, AKI.user_id, 1, 1), (1, BEN.user_id, 2, 0),
    ], "lost even if the stand-in wins"  # fmt: skip
    abandoned = await world.table("walk", AKI, BEN, channel=72)
    await world.leaves(abandoned, AKI, BEN)
    await world.settle()
    assert (await world.now(abandoned)).phase is Phase.OVER
    assert await results(world, abandoned, "gave_up") == [(1,), (1,)]


async def test_departed_player_has_lost_after_a_takeover(world: World) -> None:
    """Who never ended a turn in the seat, as Dora, is not rated; the result says that she gave up all the same."""
    session = await three_walk(world, goal="5")
    await world.rests(session, AKI, BEN, CHIO)
    await world.leaves(session, AKI)
    await taken(world, session, 0, DORA, BEN)
    await world.leaves(session, DORA)
    await taken(world, session, 0, STRANGER, BEN)
    await world.won(session, STRANGER)
    assert await results(world, session, "seat, user_id, name, gave_up") == [
        (-2, DORA.user_id, "Dora", 1), (-1, AKI.user_id, "Aki", 1),
        (0, STRANGER.user_id, "Stranger", 0), (1, BEN.user_id, "Ben", 0), (2, CHIO.user_id, "Chio", 0),
    ]  # fmt: skip
    assert await world.sql("SELECT * FROM former_players") == []
    assert await world.store.read(recount.mismatches) == 0
    steps = await world.sql("SELECT user_id FROM rating_steps WHERE mu < mu_before AND sigma < sigma_before")
    assert (AKI.user_id,) in steps
    assert (DORA.user_id,) not in await world.sql("SELECT user_id FROM rating_steps")
    (aki,) = (await world.services.scores.profile(7, AKI.user_id)).tallies
    assert (aki.games, aki.wins) == (1, 0)


async def test_returned_or_erased_player_has_not_lost(world: World) -> None:
    session = await three_walk(world, goal="5")
    await world.leaves(session, AKI)
    await taken(world, session, 0, DORA, BEN)
    await world.late(DORA)
    await taken(world, session, 0, AKI, DORA)
    await world.won(session, AKI)
    assert [row for row in await results(world, session, "seat, user_id, gave_up") if row[1] in (11, 14)] == [
        (0, AKI.user_id, 0)
    ], "and Dora, who was there and gave the seat back, has lost nothing"
    erased = await three_walk(world, 71, goal="5", rated="false")
    await world.rests(erased, AKI)
    await world.leaves(erased, AKI)
    await taken(world, erased, 0, DORA, BEN)
    assert await world.services.privacy.erase(AKI)
    await world.won(erased, DORA)
    assert await results(world, erased, "seat, rated") == [(0, 0), (1, 0), (2, 0)], "nor is a friendly game rated"
    assert await world.sql("SELECT * FROM rating_steps WHERE session_id = ?", erased.id) == []
    assert await world.store.read(recount.mismatches) == 0


async def test_leaving_needs_a_running_game_and_a_seat(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", 7, 70, AKI, "en")
    assert await refused(world.leaves(lobby, AKI)) == "not-playing"
    await world.services.lobbies.add_computer(lobby.id, AKI, "random")
    session = await world.services.moves.begin(lobby.id, AKI)
    await world.leaves(session, AKI)
    await world.settle()
    assert await world.sql("SELECT 1 FROM results UNION ALL SELECT 1 FROM clocks") == []
    assert await refused(world.leaves(session, AKI)) == "game-over"
    session = await world.table("pips", AKI, BEN, CHIO)
    await world.sql("UPDATE players SET policy = 'careful', missed = 3 WHERE seat = 0")
    assert (await world.now(session)).players[0].away
    after = await world.leaves(session, AKI)
    assert (after.players[0].gone, after.players[0].policy) == (True, "careful"), "who is absent may leave for good"
    session = await world.table("walk", AKI, BEN, stand_ins="false")
    assert (await world.leaves(session, BEN)).phase is Phase.OVER
    assert (await world.notations(session))[-1] == "resign"
    assert await results(world, session, "seat, gave_up") == [(0, 0), (1, 1)]


# --- offers and requests -----------------------------------------------------------------------------------------


async def test_outdated_offer_moves_no_seat_and_nobody_has_two(world: World) -> None:
    session = await three_walk(world)
    seats = world.services.seats
    _, request = await seats.offer(session.id, AKI, DORA)
    await world.leaves(session, AKI)
    _, asked = await seats.ask(session.id, STRANGER, Seat(0))
    assert asked.asked == (BEN.user_id,), "the host decides about a seat whose owner has left"
    await world.agrees(asked, BEN)
    assert await refused(world.services.requests.agree(request.id, DORA)) == "request-over"
    assert (await world.now(session)).players[0].person == STRANGER.user_id
    await world.leaves(session, CHIO)
    assert await refused(seats.ask(session.id, CHIO, Seat(1))) == "you-have-left"
    assert await refused(seats.offer(session.id, BEN, CHIO)) == "player-left"
    after = await taken(world, session, 2, CHIO, BEN)
    assert (after.players[2].person, after.players[2].gone) == (CHIO.user_id, False), "the own one again"


async def test_seat_request_needs_somebody_who_is_present(world: World) -> None:
    session = await world.table("pips", AKI, BEN, rounds="3")
    await world.leaves(session, AKI)
    await world.services.close()
    await world.leaves(session, BEN)
    assert await refused(world.services.seats.ask(session.id, DORA, Seat(0))) == "nobody-to-ask"


async def in_second_round(world: World, *, channel: int = 70, **rules: str) -> Session:
    """Return a game of Aki (host), Ben and Chio in which everybody has had one turn."""
    how = {"goal": "1000", "clock": "7d", **rules}
    return await world.rests(await world.table("walk", AKI, BEN, CHIO, channel=channel, **how), AKI, BEN, CHIO)


async def asked_to_end(world: World, session: Session) -> RequestRow:
    _, request = await world.services.endings.ask(session.id, AKI, interaction_id=world.clock.interactions())
    assert request is not None
    await world.settle()
    return request


async def begun_to_end(world: World, **rules: str) -> tuple[Session, RequestRow]:
    """Return such a game that Aki has asked to end."""
    session = await in_second_round(world, **rules)
    return session, await asked_to_end(world, session)


async def ends(world: World, session: Session, actor: Actor, *, by_moderator: bool = False) -> Session:
    return await world.services.moves.end(session.id, actor, by_moderator=by_moderator)


async def over(world: World, request: RequestRow, actor: Actor = BEN) -> bool:
    """Whether it is too late to agree."""
    return await refused(world.services.requests.agree(request.id, actor)) == "request-over"


async def how(world: World, session: Session) -> list[tuple[str, str | None]]:
    return [(row.kind, row.name) for row in await world.services.history.interventions(session.id)]


async def test_host_alone_ends_only_unrated_games_and_those_in_their_first_round(world: World) -> None:
    rated = await in_second_round(world)
    assert await refused(ends(world, rated, AKI)) == "end-needs-consent"
    unrated = await in_second_round(world, rated="false", channel=71)
    assert (await ends(world, unrated, AKI)).phase is Phase.CLOSED
    first = await world.table("walk", AKI, BEN, CHIO, goal="1000", channel=71)
    await world.rests(first, AKI, BEN)
    assert (await ends(world, first, AKI)).phase is Phase.CLOSED, "before the last seat has moved"
    guess = await world.table("guess", AKI, BEN, CHIO, channel=71)
    await world.plays(guess, AKI, "note 1")
    await world.plays(guess, BEN, "note 2")
    assert world.services.moves.with_consent(await world.services.tables.get(guess.id)) is None
    await world.plays(guess, CHIO, "note 3")
    assert await refused(ends(world, guess, AKI)) == "end-needs-consent", "where all act at once it is a turn"
    alone = await world.table("walk", AKI, computers=["random"], goal="1000", channel=72)
    await world.rests(alone, AKI)
    await world.settle()
    ended, request = await world.services.endings.ask(alone.id, AKI)
    assert (ended.phase, request) == (Phase.CLOSED, None), "computers are not asked"


async def test_game_ends_once_everybody_agrees(world: World) -> None:
    """Playing on does not end the request, nor does a restart."""
    session = await in_second_round(world)
    press = world.clock.interactions()
    first = await world.services.endings.ask(session.id, AKI, interaction_id=press)
    assert await world.services.endings.ask(session.id, AKI, interaction_id=press) == first
    request = await asked_to_end(world, session)
    assert (request, request.asked) == (first[1], (BEN.user_id, CHIO.user_id))
    assert len(world.box.of("end-ask")) == 1, "asked twice it pings once"
    await world.agrees(request, BEN, BEN, AKI)
    assert await world.phase(session) is Phase.PLAYING, "a second press does not count for others"
    assert await refused(world.services.requests.agree(request.id, STRANGER)) == "others-asked"
    await world.plays(session, AKI, "go 1", "rest")
    await world.rests(session, BEN)
    world = await world.restarted()
    assert await world.phase(session) is Phase.PLAYING
    assert (await world.agrees(request, CHIO)).phase is Phase.CLOSED
    assert await how(world, session) == [("ended-by-agreement", "Aki")]
    assert await world.sql("SELECT state FROM requests") == [("agreed",)]
    assert await world.sql("SELECT count(*) FROM results") == [(0,)]
    assert await world.faults() == []


async def test_one_refusal_keeps_the_game_and_is_final_for_a_day(world: World) -> None:
    session, again = await begun_to_end(world)
    await world.agrees(again, BEN)
    await world.declines(again, CHIO)
    assert [notice.facts["by"] for notice in await world.told("end-refused")] == [CHIO.user_id]
    assert await over(world, again, CHIO)
    assert await refused(world.services.endings.ask(session.id, AKI)) == "end-refused"
    world.clock.now += PAUSE
    third = await asked_to_end(world, session)
    assert third.id != again.id
    await world.agrees(third, BEN)
    assert LIFE == DAY
    world.clock.now += LIFE
    assert await over(world, third, CHIO), "it lapses after a day"
    assert await world.phase(session) is Phase.PLAYING
    last = await asked_to_end(world, session)
    assert last.agreed == (), "everybody is asked again"
    await world.leaves(session, AKI)
    assert await over(world, last), "its asker has left"
    assert await world.phase(session) is Phase.PLAYING


# --- who is asked ------------------------------------------------------------------------------------------------


async def away(world: World, session: Session, seat: int) -> None:
    """Let a stand-in hold a seat, as after three expired turns."""
    await world.sql("UPDATE players SET policy = 'random' WHERE session_id = ? AND seat = ?", session.id, seat)


async def test_people_who_are_away_are_not_asked_until_they_are_back(world: World) -> None:
    session = await in_second_round(world)
    await away(world, session, 2)
    request = await asked_to_end(world, session)
    assert request.asked == (BEN.user_id,)
    await world.services.seats.back(session.id, CHIO)
    assert (await world.agrees(request, BEN)).phase is Phase.PLAYING, "Chio is back and has not agreed"
    assert (await world.agrees(request, CHIO)).phase is Phase.CLOSED
    session, request = await begun_to_end(world, channel=71)
    await away(world, session, 2)
    assert (await world.agrees(request, BEN)).phase is Phase.PLAYING, "who was asked is not passed over"
    assert (await world.agrees(request, CHIO)).phase is Phase.CLOSED, "one may answer without taking the seat back"


async def test_seats_that_change_hands_change_who_must_agree(world: World) -> None:
    session, request = await begun_to_end(world)
    await world.agrees(request, BEN)
    _, offer = await world.services.seats.offer(session.id, BEN, STRANGER)
    await world.agrees(offer, STRANGER)
    assert (await world.agrees(request, CHIO)).phase is Phase.PLAYING
    assert (await world.agrees(request, STRANGER)).phase is Phase.CLOSED
    session, request = await begun_to_end(world, channel=71)
    await world.agrees(request, BEN)
    await world.leaves(session, CHIO)
    assert await world.phase(session) is Phase.PLAYING, "the host may want to play on now"
    ended, open_ = await world.services.endings.ask(session.id, AKI)
    assert (ended.phase, open_) == (Phase.CLOSED, None)


@pytest.mark.parametrize("answered", [False, True])
async def test_erasing_leaves_the_vote_to_the_others_and_ends_that_of_the_asker(
    world: World, answered: bool
) -> None:
    _, request = await begun_to_end(world)
    _, other = await begun_to_end(world, channel=71)
    await world.agrees(request, *[BEN] * answered)
    assert await world.services.privacy.erase(BEN)
    found = await world.store.read(lambda db: REQUESTS.one(db, id=request.id))
    assert found is not None
    assert found.state == "open"
    assert BEN.user_id not in (*found.asked, *found.agreed)
    assert (await world.agrees(request, CHIO)).phase is Phase.CLOSED
    assert await world.services.privacy.erase(AKI)
    assert await over(world, other, CHIO)


async def test_moderator_ends_at_once_and_history_knows_who_did(world: World) -> None:
    session, request = await begun_to_end(world)
    before = await world.services.history.record(session.id, public=False)
    assert (await ends(world, session, STRANGER, by_moderator=True)).phase is Phase.CLOSED
    assert await world.sql("SELECT state FROM requests") == [("lapsed",)]
    assert await over(world, request)
    assert (await world.services.history.record(session.id, public=False)).rows == before.rows
    assert (await world.services.history.verification(session.id)).verdict.honest
    assert await world.faults() == []
    assert (await world.services.privacy.about(STRANGER.user_id))["interventions"]
    assert await world.services.privacy.erase(STRANGER)
    assert await how(world, session) == [("ended-by-moderator", None)]
    assert not (await world.services.privacy.about(STRANGER.user_id))["interventions"]
    session = await in_second_round(world, rated="false")
    await ends(world, session, AKI, by_moderator=True)
    assert await how(world, session) == [("ended-by-host", "Aki")], "a host who also moderates ends as host"
    session = await in_second_round(world)
    await ends(world, session, AKI, by_moderator=True)
    assert await how(world, session) == [("ended-by-moderator", "Aki")], "not as host: the others did not agree"
    assert await refused(ends(world, session, AKI, by_moderator=True)) == "game-over"
    assert len(await how(world, session)) == 1
