"""The stored row of a session: columns from its fields, carried into the session and written with a revision."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.rows.messages import SeatListRow
from bot.rows.session import REVISIONED, SessionRow
from bot.session import codec
from bot.session.model import Session
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.sessions import SESSIONS
from bot.store.messages.requests import REQUESTS
from bot.store.messages.seat_lists import SEAT_LISTS

from .world import AKI, BEN, World

OTHERWISE = {"phase", "options", "state", "seed", "table_rules", "clocks", "beacon", "proof"}
"""What a session has in another form than its row, or only once it is over."""


def test_columns_of_a_session_are_carried_over_unless_they_are_decoded() -> None:
    stored, decoded = ({field.name for field in fields(one)} for one in (SessionRow, Session))  # type: ignore[arg-type]
    assert stored & decoded - set(codec.ALIKE) == OTHERWISE
    assert set(REVISIONED) - set(codec.ALIKE) == OTHERWISE - {"seed", "clocks"} | {"computer_next"}


async def test_row_comes_back_and_an_update_leaves_what_others_write(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    row = await world.services.tables.get(session.id)
    assert SESSIONS.row(SESSIONS.values(row), players=row.players, clocks=row.clocks) == row
    words = replace(row, words=("賽", None), decisions=(), takebacks=(None, 3))
    assert SESSIONS.row(SESSIONS.values(words), players=row.players, clocks=row.clocks) == words
    # As a process of an earlier version leaves columns that it does not know.
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    update = codec.update(session, replace(session, revision=session.revision + 1, changed_at=9.0))
    await world.sql("UPDATE sessions SET published_row = 7, nudged_at = 8.0, begun_version = 5")
    await world.store.write(lambda db: sessions.save(db, update))
    row = await world.services.tables.get(session.id)
    assert (row.published_row, row.nudged_at, row.begun_version) == (7, 8.0, 5)
    assert (row.changed_at, row.revision) == (9.0, session.revision + 1)


@pytest.mark.parametrize("text", ["", "{", "{}", "[1, true]", "[null]", '["1"]', "[" * 100_000])
def test_list_that_is_none_is_left_empty_and_told(text: str) -> None:
    named: dict[str, Any] = dict.fromkeys(SESSIONS.names, 0) | {
        "decisions": text,
        "takebacks": "[null, 2]",
        "words": None,
        "handed": None,
    }
    row = SESSIONS.row(list(named.values()))
    assert (row.decisions, row.takebacks, row.words, row.is_readable) == ((), (None, 2), None, False)


def test_row_that_cannot_say_so_is_not_read() -> None:
    named: dict[str, Any] = dict.fromkeys(REQUESTS.names, 0) | {"asked": "[1]", "agreed": "[]", "facts": "[]"}
    with pytest.raises(ValueError, match="no object"):
        REQUESTS.row(list(named.values()))


async def test_statements_of_equality_touch_the_rows_with_these_values(world: World) -> None:
    rows = [
        SeatListRow(1, 10, "en"),
        SeatListRow(2, 10, "ja", asked_at=5.0),
        SeatListRow(3, 11, "en", asked_at=5.0),
    ]

    def work(db: Connection) -> None:
        SEAT_LISTS.insert_all(db, rows)
        assert SEAT_LISTS.where(db, lang="en", order="guild_id DESC") == [rows[2], rows[0]]
        assert SEAT_LISTS.where(db, asked_at=None) == [rows[0]], "None is NULL"
        assert SEAT_LISTS.column(db, "guild_id", channel_id=10, asked_at=5.0) == [2]
        assert SEAT_LISTS.one(db, guild_id=3, lang="ja") is None
        assert SEAT_LISTS.count(db) == 3
        assert [SEAT_LISTS.has(db, lang=lang) for lang in ("ja", "fr")] == [True, False]
        assert SEAT_LISTS.change(db, {"asked_at": None, "lang": "en"}, channel_id=10).rowcount == 2
        assert SEAT_LISTS.count(db, asked_at=None, lang="en") == 2
        assert SEAT_LISTS.insert_new(db, replace(rows[0], lang="ja")).rowcount == 0
        SEAT_LISTS.put(db, replace(rows[0], lang="ja"))
        SEAT_LISTS.add(db, guild_id=4, channel_id=12, lang="en")
        assert SEAT_LISTS.delete(db, lang="en").rowcount == 3
        assert SEAT_LISTS.where(db) == [replace(rows[0], lang="ja")]

    await world.store.write(work)
