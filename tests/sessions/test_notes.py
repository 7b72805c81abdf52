"""Notes about tables: two people, bounds, repeated interactions, and what erasing and purging leave."""

from __future__ import annotations

from functools import partial

import pytest

from bot.features.notes import service as notes
from bot.features.notes.rows import Note as NoteRow
from bot.features.notes.service import LONGEST, MOST, MOST_HERE
from bot.session.model import Actor, Refused, Session
from bot.store import guilds

from .world import AKI, BEN, CHANNEL, GUILD, STRANGER, World, refused


async def add(world: World, session: Session, who: Actor, text: str, number: int | None = None) -> bool:
    return await notes.add(world.services.tables, session.id, who.user_id, text, interaction_id=number)


async def change(
    world: World, session: Session, who: Actor, row: NoteRow, text: str, number: int | None = None
) -> bool:
    user = who.user_id
    return await notes.change(world.services.tables, session.id, user, row.id, text, interaction_id=number)


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
    (row,) = await of(world, session, AKI)
    for text in ("yours", ""):
        assert await refused(change(world, session, BEN, row, text)) == "note-gone"
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "rest")
    await add(world, session, AKI, "later")
    assert [row.turn for row in await of(world, session, AKI)] == [1, 3], "the turn that it was written in"
    heir = Actor(98, "Heir")
    seat = "UPDATE players SET user_id = ? WHERE session_id = ? AND user_id = ?"
    await world.sql(seat, heir.user_id, session.id, AKI.user_id)
    assert (await texts(world, session, heir), len(await of(world, session, AKI))) == ([], 2)


async def test_repeated_interaction_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    for _ in range(2):
        assert await add(world, session, AKI, "once", 1)
    (row,) = await of(world, session, AKI)
    for text, number in (("better", 2), ("best", 3), ("better", 2)):
        await change(world, session, AKI, row, text, number)
    assert await texts(world, session, AKI) == ["best"]
    for _ in range(2):
        assert not await change(world, session, AKI, row, "", 4)
    assert await of(world, session, AKI) == []
    assert await refused(change(world, session, AKI, row, "late", 5)) == "note-gone"


async def test_notes_are_bounded(world: World) -> None:
    session, other = [await world.table("walk", AKI, BEN, channel=CHANNEL + at) for at in range(2)]
    assert await add(world, session, AKI, "x" * LONGEST)
    assert await refused(add(world, session, AKI, "x" * (LONGEST + 1))) == "note-too-long"
    row = "INSERT INTO notes (user_id, session_id, turn, at, text) VALUES (?, ?, 1, 0, 'x')"
    for _ in range(1, MOST_HERE):
        await world.sql(row, AKI.user_id, session.id)
    full = notes.require_room(world.services.tables, session.id, AKI.user_id)
    assert await refused(full) == await refused(add(world, session, AKI, "one more")) == "notes-full-here"
    assert await add(world, other, AKI, "elsewhere")
    assert await add(world, session, BEN, "somebody else's")
    for _ in range(MOST - MOST_HERE):
        await world.sql(row, AKI.user_id, other.id)
    await world.sql("DELETE FROM notes WHERE id = (SELECT min(id) FROM notes)")
    with pytest.raises(Refused) as refusal:
        await add(world, session, AKI, "too many")
    assert (refusal.value.code, refusal.value.facts) == ("notes-full", {"most": MOST})


async def test_only_a_begun_table_takes_notes(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    for session_id, code in ((lobby.id, "not-playing"), ("aaaaaaaaaa", "no-session")):
        assert await refused(notes.add(world.services.tables, session_id, AKI.user_id, "early")) == code


async def test_erased_person_and_purged_server_leave_no_notes(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await add(world, session, AKI, "mine")
    await add(world, session, BEN, "kept")
    (row,) = await of(world, session, AKI)
    assert [note["text"] for note in (await world.services.privacy.about(AKI.user_id))["notes"]] == ["mine"]
    assert await world.services.privacy.erase(AKI)
    assert await refused(change(world, session, AKI, row, "typed meanwhile")) == "note-gone"
    assert await world.sql("SELECT text FROM notes") == [("kept",)]
    await world.store.write(partial(guilds.purge, guild_id=GUILD))
    assert await world.sql("SELECT text FROM notes") == []
    assert await refused(add(world, session, BEN, "late")) == "no-session"
