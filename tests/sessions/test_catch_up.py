"""Catch-up: its first row, and that it reveals no secrets."""

from __future__ import annotations

from bot.history.catch_up import CatchUp
from bot.session.model import Actor, Session

from .world import AKI, BEN, CHIO, STRANGER, World


async def since(world: World, session: Session, actor: Actor) -> CatchUp:
    return (await world.services.history.since(session.id, actor.user_id))[1]


async def news(world: World, session: Session, actor: Actor) -> list[str | None]:
    """Return the notations in somebody's catch-up."""
    return [row.row.notation for row in (await since(world, session, actor)).rows]


async def test_catch_up_begins_after_the_own_last_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    assert await news(world, session, AKI) == ["begin"]
    await world.plays(session, AKI, "go 1", "rest")
    assert await news(world, session, BEN) == ["begin", "go 1", "rest"]
    assert await news(world, session, AKI) == []
    await world.plays(session, BEN, "go 2", "rest")
    assert await news(world, session, AKI) == ["go 2", "rest"]


async def test_unfinished_own_turn_is_not_the_last_one(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "go 2", "rest")
    await world.plays(session, AKI, "go 1")
    assert await news(world, session, AKI) == ["go 2", "rest", "go 1"]
    await world.plays(session, AKI, "rest")
    assert await news(world, session, AKI) == []


async def clears(world: World, session: Session, actor: Actor, count: int) -> None:
    """Clear so many spaces of Dicolony, always the first that is legal."""
    for _ in range(count):
        session = await world.services.tables.load(session.id)
        player = session.player_of(actor.user_id)
        assert player is not None
        action = session.rules.legal_actions(session.state, player.seat)[0]
        await world.plays(session, actor, session.rules.notation(action))


async def test_own_turn_of_several_rows_ends_with_the_last_of_them(world: World) -> None:
    """Where all act at once, nobody else's row parts two turns of the one who ended the first of them."""
    session = await world.table("dicolony", AKI, BEN)
    await clears(world, session, AKI, 2)
    await clears(world, session, BEN, 2)
    assert await news(world, session, BEN) == []
    await clears(world, session, BEN, 1)
    rows = (await since(world, session, BEN)).rows
    assert [[event.kind for event in row.events] for row in rows] == [["rolled"], ["cleared"]]
    assert {row.turn for row in rows} == {2}
    await clears(world, session, AKI, 2)
    assert {row.turn for row in (await since(world, session, BEN)).rows} == {2}, "this turn goes on"
    await clears(world, session, BEN, 1)
    assert await news(world, session, BEN) == []


async def test_turn_that_the_own_last_row_began_is_told_from_its_beginning(world: World) -> None:
    people = {actor.user_id: actor for actor in (AKI, BEN, CHIO)}
    session = await world.table("micronesia", AKI, BEN, CHIO)
    movers = []
    for _ in range(2):
        session = await world.services.tables.load(session.id)
        actor = people[session.players[session.movers[0]].user_id or 0]
        movers.append(actor)
        turn = session.rules.turns(session.state)
        while session.rules.turns(session.state) == turn:
            action = session.rules.default_action(session.state, session.movers[0])
            session = (await world.plays(session, actor, session.rules.notation(action))).session
    assert movers[0] is not actor, "no triple has come between"
    first, *_ = (await since(world, session, movers[0])).rows
    assert [event.kind for event in first.events] == ["rolled"]
    assert first.turn == turn
    assert "rolled" not in {event.kind for row in (await since(world, session, actor)).rows for event in row.events}


async def test_turn_goes_on_after_somebody_else_has_answered(world: World) -> None:
    """An answer between two actions of a turn does not end it."""
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "rest")
    await world.plays(session, AKI, "go 1")
    await world.sql(
        "INSERT INTO log (session_id, row, seat, user_id, notation, chance, events, hidden, barrier, published, "
        "at, turn) SELECT session_id, row + 1, 1, ?, 'go 1', chance, events, hidden, barrier, published, at, turn "
        "FROM log WHERE session_id = ? ORDER BY row DESC LIMIT 1",
        BEN.user_id,
        session.id,
    )
    assert await news(world, session, AKI) == ["rest", "go 1", "go 1"]


async def test_catch_up_omits_rows_taken_back(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "go 2")
    await world.takes_back(session, BEN)
    assert await news(world, session, AKI) == []


async def test_spectators_get_the_last_moments(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="100")
    for _ in range(8):
        for actor in (AKI, BEN):
            await world.plays(session, actor, "go 1", "rest")
    assert await news(world, session, STRANGER) == ["go 1", "rest"] * 10


async def test_secret_choices_are_in_no_story_and_no_film(world: World) -> None:
    """Catch-up and film stay the same, whatever Ben and Chio choose and however often."""
    found = []
    for channel, numbers in enumerate(((1, 2), (6, 3))):
        session = await world.table("guess", AKI, BEN, CHIO, channel=channel)
        await world.plays(session, BEN, f"note {numbers[0]}")
        if channel:
            await world.takes_back(session, BEN)
            await world.plays(session, BEN, f"note {numbers[0]}")
        stories = [(await since(world, session, actor)).rows for actor in (AKI, STRANGER)]
        shown = [[(row.row, row.events, row.turn) for row in rows] for rows in stories]
        film = list(await world.services.history.moments(session.id, -1))
        found.append((shown, film))
    assert found[0] == found[1]


async def test_resolution_is_news_except_to_the_last_to_choose(world: World) -> None:
    session = await world.table("guess", AKI, BEN)
    await world.plays(session, AKI, "note 1")
    assert await news(world, session, BEN) == ["begin"]
    await world.plays(session, BEN, "note 2")
    (row,) = (await since(world, session, AKI)).rows
    assert (row.row.notation, [event.kind for event in row.events]) == (None, ["shown"])
    assert await news(world, session, BEN) == [], "it came with the own press"


async def test_film_begins_with_the_board_before(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="100")
    await world.plays(session, AKI, "go 2", "rest")
    after = (await world.services.tables.load(session.id)).row
    await world.plays(session, BEN, "go 1", "go 1", "rest")
    moments = list(await world.services.history.moments(session.id, after))
    assert [moment.view.scores for moment in moments] == [(2, 0), (2, 2)]
    assert [[event.kind for event in moment.events] for moment in moments] == [[], ["went", "went", "rested"]]
    assert moments[-1].movers == (0,)
    whole = list(await world.services.history.moments(session.id))
    assert whole[0].view.scores == (0, 0)
