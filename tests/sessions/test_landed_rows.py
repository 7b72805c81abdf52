"""A database of version 18 in which every kind of action was played: each row is read and told as it was stored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.book.contents import read
from bot.features.log.pages import log_lines
from bot.history.audit import session_faults
from bot.history.reading import read_tables
from bot.kit.phrases import owners
from bot.session.model import Phase
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core.history.records import dump, load
from engines.core.history.replay import undone_row
from engines.core.history.verdict import verify
from tests.landed import AKI, PEOPLE, V18
from tests.sessions.world import Channel, Clock, World

KINDS = {"octa": 5, "micronesia": 4, "dicolony": 2, "hexlands": 42, "rise_of_tribes": 38}
"""The kinds of actions that the games of that version had: later ones are in no landed row."""
ORDERS = {"en": " orders for ", "ja": "への命令："}
"""What a line of the log says of an order in Hexlands."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    clock = Clock(now=V18.now)
    world = await World.open(V18.restore(tmp_path / "sainome.db"), clock, Channel(clock))
    yield world
    await world.close()


async def test_every_kind_of_action_was_played(world: World) -> None:
    rows = await world.sql(
        "SELECT s.game, l.notation FROM log AS l JOIN sessions AS s ON s.id = l.session_id "
        "WHERE l.seat IS NOT NULL AND l.notation <> 'resign' AND l.notation NOT LIKE 'undo %'"
    )
    played = defaultdict(set)
    for game, notation in rows:
        played[game].add(GAMES[game].rules.parse(notation).kind)
    assert {game: len(kinds) for game, kinds in played.items()} == KINDS


async def test_every_row_is_read_and_is_what_happened(world: World) -> None:
    assert [fault async for fault in session_faults(world.store)] == []
    findings = await read_tables(world.store)
    assert (findings.unread, findings.without_end, findings.quarantined) == ([], [], 0)
    ((tables,),) = await world.sql("SELECT count(*) FROM sessions")
    ((rows,),) = await world.sql("SELECT count(*) FROM log")
    assert (findings.tables, findings.rows) == (tables, rows)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_orders_are_told_as_the_version_told_them_that_stored_them(world: World, lang: str) -> None:
    told = []
    for session_id in (V18.middle["hexlands"], V18.finished["hexlands"]):
        session = await world.services.tables.load(session_id)
        player = session.player_of(AKI.user_id)
        assert player is not None
        rows = await world.services.history.log(session_id, seat=player.seat)
        voice = owners(Speaker(lang, session.names, session.game, strict=True), session)
        lines = "\n".join(str(line.text) for line in log_lines(voice, rows)).splitlines()
        assert not any(row.is_of_old_rules for row in rows)
        told += [line for line in lines if ORDERS[lang] in line]
    assert told == list(V18.told[lang])


@pytest.mark.parametrize("game", V18.finished)
async def test_book_and_record_of_a_finished_game_hold_every_row(world: World, game: str) -> None:
    record = load(dump(await world.services.history.record(V18.finished[game], public=False)))
    assert verify(record).honest
    book = read(GAMES[game], record)
    told = [row for moment in book.moments for row in moment.rows]
    stands = [row for row in record.rows if not row.undone and undone_row(row) is None]
    assert [row.row for row in told] == stands
    assert all(row.events is not None or row.row.events == "[]" for row in told)


async def test_every_open_game_goes_on(world: World) -> None:
    await world.services.resume()
    await world.publisher.start()
    await world.settle()
    for session_id in V18.middle.values():
        before = await world.services.tables.load(session_id)
        seat = before.movers[0]
        user_id = before.players[seat].user_id
        assert user_id is not None
        action = before.rules.legal_actions(before.state, seat)[0]
        after = await world.plays(before, PEOPLE[user_id], before.rules.notation(action))
        assert (after.session.phase, after.session.row > before.row) == (Phase.PLAYING, True)
    assert [fault async for fault in session_faults(world.store)] == []
