"""What happened since somebody's own last turn, below Discord: from where on, and what it lets out."""

from __future__ import annotations

from bot.history.catch_up import Since
from bot.table.model import Actor, Session

from .house import AKI, BEN, CHIO, STRANGER, House


async def since(house: House, session: Session, actor: Actor) -> Since:
    return (await house.service.past.since(session.id, actor.user_id))[1]


async def told(house: House, session: Session, actor: Actor) -> list[str | None]:
    """The notations of the rows that somebody is told."""
    return [row.row.notation for row in (await since(house, session, actor)).rows]


async def stirred(house: House, session: Session, actor: Actor) -> bool:
    session = await house.service.load(session.id)
    return await house.service.past.stirred(house.service.look(session, actor.user_id), actor.user_id)


async def test_from_the_end_of_the_own_last_turn(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    assert await told(house, session, AKI) == ["begin"]
    assert not await stirred(house, session, AKI), "the dealing is no news"
    await house.plays(session, AKI, "go 1", "rest")
    assert await told(house, session, BEN) == ["begin", "go 1", "rest"]
    assert await stirred(house, session, BEN)
    assert await told(house, session, AKI) == []
    assert not await stirred(house, session, AKI)
    await house.plays(session, BEN, "go 2", "rest")
    assert await told(house, session, AKI) == ["go 2", "rest"]
    assert await stirred(house, session, AKI)


async def test_an_own_turn_that_is_going_on_is_not_the_last_one(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.plays(session, AKI, "rest")
    await house.plays(session, BEN, "go 2", "rest")
    await house.plays(session, AKI, "go 1")
    assert await told(house, session, AKI) == ["go 2", "rest", "go 1"]
    assert await stirred(house, session, AKI)
    await house.plays(session, AKI, "rest")
    assert await told(house, session, AKI) == []


async def test_what_was_taken_back_did_not_happen(house: House) -> None:
    session = await house.table("walk", AKI, BEN)
    await house.plays(session, AKI, "rest")
    await house.plays(session, BEN, "go 2")
    await house.takes_back(session, BEN)
    assert await told(house, session, AKI) == []
    assert not await stirred(house, session, AKI)


async def test_whoever_watches_is_told_the_last_moments(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="100")
    for _ in range(8):
        for actor in (AKI, BEN):
            await house.plays(session, actor, "go 1", "rest")
    assert await told(house, session, STRANGER) == ["go 1", "rest"] * 10
    assert not await stirred(house, session, STRANGER)


async def test_what_others_choose_in_secret_is_in_no_story_and_in_no_film(house: House) -> None:
    """The reader, the public, and the film are the same, whatever Ben and Chio note and however often."""
    found = []
    for channel, numbers in enumerate(((1, 2), (6, 3))):
        session = await house.table("guess", AKI, BEN, CHIO, channel=channel)
        await house.plays(session, BEN, f"note {numbers[0]}")
        if channel:
            await house.takes_back(session, BEN)
            await house.plays(session, BEN, f"note {numbers[0]}")
        stories = [(await since(house, session, actor)).rows for actor in (AKI, STRANGER)]
        shown = [[(row.row, row.events, row.turn) for row in rows] for rows in stories]
        film = list(await house.service.past.moments(session.id, -1))
        found.append((shown, film, await stirred(house, session, AKI)))
    assert found[0] == found[1]


async def test_the_resolution_is_told_to_who_waited_and_not_to_who_pressed_last(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.plays(session, AKI, "note 1")
    assert await told(house, session, BEN) == ["begin"]
    await house.plays(session, BEN, "note 2")
    (row,) = (await since(house, session, AKI)).rows
    assert (row.row.notation, [event.kind for event in row.events]) == (None, ["shown"])
    assert await stirred(house, session, AKI)
    assert await told(house, session, BEN) == [], "it came with the own press"
    assert not await stirred(house, session, BEN)


async def test_the_film_begins_with_the_board_that_was_left(house: House) -> None:
    session = await house.table("walk", AKI, BEN, goal="100")
    await house.plays(session, AKI, "go 2", "rest")
    after = (await house.service.load(session.id)).row
    await house.plays(session, BEN, "go 1", "go 1", "rest")
    moments = list(await house.service.past.moments(session.id, after))
    assert [moment.view.scores for moment in moments] == [(2, 0), (2, 2)]
    assert [[event.kind for event in moment.events] for moment in moments] == [[], ["went", "went", "rested"]]
    assert moments[-1].movers == (0,)
    whole = list(await house.service.past.moments(session.id))
    assert whole[0].view.scores == (0, 0)
