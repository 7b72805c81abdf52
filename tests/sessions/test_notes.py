"""Notes about tables: two people, bounds, repeated interactions, and what erasing and purging leave."""

from __future__ import annotations

from functools import partial

import pytest

from bot.features.notes import service as notes
from bot.features.notes.rows import Note as NoteRow
from bot.features.notes.service import LONGEST, MOST, MOST_HERE
from bot.session.model import Actor, Refused, Session
from bot.store import guilds

from .world import AKI, BEN, CHANNEL, GUILD, STRANGER, World


async def add(world: World, session: Session, who: Actor, text: str, interaction_id: int | None = None) -> bool:
    return await notes.add(world.services.tables, session.id, who.user_id, text, interaction_id=interaction_id)


async def of(world: World, session: Session, who: Actor) -> list[NoteRow]:
    return await notes.of_table(world.services.tables, session.id, who.user_id)


async def texts(world: World, session: Session, who: Actor) -> list[str]:
    return [row.text for row in await of(world, session, who)]


async def test_each_has_their_own_notes_with_or_without_a_seat(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    assert await add(world, session, AKI, "  Ben goes\u202e left\r\n\n\x00then  right ")
    assert await add(world, session, STRANGER, "nice to watch")
    assert not await add(world, session, BEN, " \u200b\n ")
    assert await texts(world, session, AKI) == ["Ben goes left\nthen right"]
    assert await texts(world, session, STRANGER) == ["nice to watch"]
    assert await texts(world, session, BEN) == []
    assert [*(await notes.newest(world.services.tables, AKI.user_id))] == [session.id]


async def test_note_has_the_turn_that_it_was_written_in(world: World) -> None:
    session = await world.table("pips", AKI, BEN)
    await add(world, session, AKI, "first")
    while session.rules.turns(session.state) < 3:
        mover = session.players[session.movers[0]]
        legal = session.rules.legal_actions(session.state, mover.seat)
        actor = AKI if mover.user_id == AKI.user_id else BEN
        session = (await world.plays(session, actor, session.rules.notation(legal[0]))).session
    await add(world, session, AKI, "third")
    assert [row.turn for row in await of(world, session, AKI)] == [1, 3]


async def test_repeated_interaction_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    for _ in range(2):
        assert await add(world, session, AKI, "once", 1)
    (row,) = await of(world, session, AKI)
    change = partial(notes.change, world.services.tables, session.id, AKI.user_id, row.id)
    await change("better", interaction_id=2)
    await change("best", interaction_id=3)
    await change("better", interaction_id=2)
    assert await texts(world, session, AKI) == ["best"]
    for _ in range(2):
        assert not await change("", interaction_id=4)
    assert await of(world, session, AKI) == []
    with pytest.raises(Refused, match="note-gone"):
        await change("late", interaction_id=5)


async def test_nobody_changes_anothers_note(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await add(world, session, AKI, "mine")
    (row,) = await of(world, session, AKI)
    for text in ("yours", ""):
        with pytest.raises(Refused, match="note-gone"):
            await notes.change(world.services.tables, session.id, BEN.user_id, row.id, text)
    assert await texts(world, session, AKI) == ["mine"]


async def test_notes_are_bounded(world: World) -> None:
    session, other = await world.table("walk", AKI, BEN), await world.table("walk", AKI, BEN, channel=CHANNEL + 1)
    assert await add(world, session, AKI, "x" * LONGEST)
    with pytest.raises(Refused, match="note-too-long"):
        await add(world, session, AKI, "x" * (LONGEST + 1))
    for number in range(1, MOST_HERE):
        await add(world, session, AKI, str(number))
    with pytest.raises(Refused, match="notes-full-here"):
        await notes.require_room(world.services.tables, session.id, AKI.user_id)
    with pytest.raises(Refused, match="notes-full-here"):
        await add(world, session, AKI, "one more")
    assert await add(world, other, AKI, "elsewhere")
    assert await add(world, session, BEN, "somebody else's")
    row = "INSERT INTO notes (user_id, session_id, turn, at, text) VALUES (?, ?, 1, 0, 'x')"
    for _ in range(MOST - MOST_HERE - 1):
        await world.sql(row, AKI.user_id, other.id)
    await world.sql("DELETE FROM notes WHERE user_id = ? AND session_id = ?", AKI.user_id, session.id)
    for number in range(MOST_HERE - 1):
        await add(world, session, AKI, str(number))
    await world.sql(row, AKI.user_id, other.id)
    with pytest.raises(Refused) as refused:
        await add(world, session, AKI, "too many")
    assert (refused.value.code, refused.value.facts) == ("notes-full", {"most": MOST})


async def test_only_a_begun_table_takes_notes(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    for session_id, code in ((lobby.id, "not-playing"), ("aaaaaaaaaa", "no-session")):
        with pytest.raises(Refused, match=code):
            await notes.add(world.services.tables, session_id, AKI.user_id, "early")


async def test_erased_person_and_purged_server_leave_no_notes(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await add(world, session, AKI, "mine")
    await add(world, session, BEN, "kept")
    (row,) = await of(world, session, AKI)
    assert [note["text"] for note in (await world.services.privacy.about(AKI.user_id))["notes"]] == ["mine"]
    assert await world.services.privacy.erase(AKI)
    with pytest.raises(Refused, match="note-gone"):
        await notes.change(world.services.tables, session.id, AKI.user_id, row.id, "typed meanwhile")
    assert await world.sql("SELECT text FROM notes") == [("kept",)]
    await world.store.write(partial(guilds.purge, guild_id=GUILD))
    assert await world.sql("SELECT text FROM notes") == []
    with pytest.raises(Refused, match="no-session"):
        await add(world, session, BEN, "late")


async def test_successor_sees_none_and_the_writer_keeps_theirs(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await add(world, session, AKI, "mine")
    await world.sql(
        "UPDATE players SET user_id = ? WHERE session_id = ? AND user_id = ?",
        STRANGER.user_id, session.id, AKI.user_id,
    )  # fmt: skip
    assert await texts(world, session, STRANGER) == []
    assert await texts(world, session, AKI) == ["mine"]
