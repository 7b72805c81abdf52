"""Catch-up: its first row, and that it reveals no secrets."""

from __future__ import annotations

from bot.history.catch_up import LogRow
from bot.session.model import Actor, Session

from .world import AKI, BEN, CHIO, STRANGER, World


async def since(world: World, session: Session, actor: Actor) -> list[LogRow]:
    return list((await world.services.history.since(session.id, actor.user_id))[1].rows)


async def news(world: World, session: Session, actor: Actor) -> list[str | None]:
    """Return the notations in somebody's catch-up."""
    return [row.row.notation for row in await since(world, session, actor)]


def kinds(rows: list[LogRow]) -> list[list[str]]:
    return [[event.kind for event in row.events] for row in rows]


async def test_catch_up_begins_after_the_own_last_turn(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="100")
    assert await news(world, session, AKI) == ["begin"]
    await world.plays(session, AKI, "go 1", "rest")
    assert await news(world, session, BEN) == ["begin", "go 1", "rest"]
    assert await news(world, session, AKI) == []
    await world.plays(session, BEN, "go 2")
    await world.takes_back(session, BEN)
    assert await news(world, session, AKI) == [], "what was taken back is none"
    after = (await world.now(session)).row
    await world.plays(session, BEN, "go 1", "go 1", "rest")
    assert await news(world, session, AKI) == ["go 1", "go 1", "rest"]
    moments = list(await world.services.history.moments(session.id, after))
    assert [moment.view.scores for moment in moments] == [(1, 0), (1, 2)], "a film begins with the board before"
    told = [[event.kind for event in moment.events] for moment in moments]
    assert (told, moments[-1].movers) == ([[], ["went", "went", "rested"]], (0,))
    assert next(iter(await world.services.history.moments(session.id))).view.scores == (0, 0)
    await world.plays(session, AKI, "go 1")
    assert await news(world, session, AKI) == ["go 1", "go 1", "rest", "go 1"], "the own turn is not finished"
    await world.sql(
        "INSERT INTO log (session_id, row, seat, user_id, notation, chance, events, hidden, barrier, published, "
        "at, turn) SELECT session_id, row + 1, 1, ?, 'go 1', chance, events, hidden, barrier, published, at, turn "
        "FROM log WHERE session_id = ? ORDER BY row DESC LIMIT 1",
        BEN.user_id,
        session.id,
    )
    answered = ["go 1", "go 1", "rest", "go 1", "go 1"]
    assert await news(world, session, AKI) == answered, "an answer between two actions of a turn does not end it"


async def clears(world: World, session: Session, actor: Actor, count: int) -> None:
    """Clear so many spaces of Dicolony, always the first that is legal."""
    for _ in range(count):
        session = await world.now(session)
        player = session.player_of(actor.user_id)
        assert player is not None
        action = session.rules.legal_actions(session.state, player.seat)[0]
        await world.plays(session, actor, session.rules.notation(action))


async def test_own_turn_of_several_rows_ends_with_the_last_of_them(world: World) -> None:
    """Where all act at once, nobody else's row parts two turns of the one who ended the first of them."""
    session = await world.table("dicolony", AKI, BEN)
    for actor in (AKI, BEN):
        await clears(world, session, actor, 2)
    assert await news(world, session, BEN) == []
    await clears(world, session, BEN, 1)
    rows = await since(world, session, BEN)
    assert (kinds(rows), {row.turn for row in rows}) == ([["rolled"], ["cleared"]], {2})
    await clears(world, session, AKI, 2)
    assert {row.turn for row in await since(world, session, BEN)} == {2}, "this turn goes on"
    await clears(world, session, BEN, 1)
    assert await news(world, session, BEN) == []


async def test_secret_choices_are_in_no_story_and_no_film(world: World) -> None:
    """Catch-up and film stay the same, whatever Ben chooses and however often. The resolution is news except to the
    last to choose."""
    found = []
    for channel, number in enumerate((1, 6)):
        session = await world.table("guess", AKI, BEN, CHIO, channel=channel)
        await world.plays(session, BEN, f"note {number}")
        if channel:
            await world.takes_back(session, BEN)
            await world.plays(session, BEN, f"note {number}")
        stories = [await since(world, session, actor) for actor in (AKI, STRANGER)]
        shown = [[(row.row, row.events, row.turn) for row in rows] for rows in stories]
        found.append((shown, list(await world.services.history.moments(session.id, -1))))
    assert found[0] == found[1]
    await world.plays(session, CHIO, "note 1")
    assert await news(world, session, AKI) == ["begin"]
    await world.plays(session, AKI, "note 2")
    (row,) = await since(world, session, BEN)
    assert (row.row.notation, kinds([row])) == (None, [["shown"]])
    assert await news(world, session, AKI) == [], "it came with the own press"
