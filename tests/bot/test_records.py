"""/verify and /export: the check of the dice, and secrets until the end."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest
from simcord import ResponseMessage

from bot.session.model import Session
from bot.store import Connection
from engines.core.history.fairness import opening, short_hash
from engines.core.history.records import Record, load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.prying import without_guards

from .games import actor_of, begun_game, dice_of, lobby, play_to_end, reply_to, settle_all
from .world import World, labels, press, private

NO_GAME = "There is no game here. Start one with /game new."


def falsify(db: Connection, session: Session, rows: int) -> list[int]:
    """Turn dice of the last rolls, past the guards of the database; return their rows."""
    without_guards(db)
    rolled = db.execute(
        "SELECT row, chance FROM log WHERE session_id = ? AND chance LIKE '%roll%' ORDER BY row DESC LIMIT ?",
        (session.id, rows),
    ).fetchall()
    for row, chance in rolled:
        draws = json.loads(chance)
        draws[-1][2] = [face % 6 + 1 for face in draws[-1][2]]
        db.execute(
            "UPDATE log SET chance = ? WHERE session_id = ? AND row = ?", (json.dumps(draws), session.id, row)
        )
    return sorted(row for row, _ in rolled)


# --- /verify -----------------------------------------------------------------------------------------------------


async def test_lobby_has_no_dice_to_check(world: World) -> None:
    session = await lobby(world, "aki")
    assert (await dice_of(world, "dai")).startswith("This game is still going on.")
    await world.services.lobbies.leave(session.id, actor_of(world.people["aki"]))
    assert NO_GAME in await reply_to(world, "dai", "export"), "a lobby that was closed had no dice"


async def test_check_is_beside_the_record_of_a_game_that_is_over(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    dai = world.people["dai"]
    assert labels(private(await dai.slash(world.channel, "export"))) == [], (
        "before the end there is nothing to check"
    )
    session = await play_to_end(world, session)
    shown = private(await dai.slash(world.channel, "export"))
    assert labels(shown) == ["Check the dice"]
    checked = private(await press(dai, shown, "Check the dice"))
    assert checked.id != shown.id, "the files stay"
    assert f"All {session.draws} random numbers" in checked.content
    world.locales[dai.id] = "ja"
    assert labels(private(await dai.slash(world.channel, "export"))) == ["ダイスを確かめる"]


async def test_running_game_shows_only_the_seed_hash(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    reply = await dice_of(world, "dai")
    assert short_hash(session.seed_hash) in reply
    assert reply.startswith("This game is still going on.")
    world.locales[world.people["dai"].id] = "ja"
    reply = await dice_of(world, "dai")
    assert short_hash(session.seed_hash) in reply
    assert reply.startswith("このゲームはまだ続いています。")


async def test_finished_game_verifies(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", computers=1))
    reply = await dice_of(world, "dai")
    assert reply.count("✅") == 7
    assert "❌" not in reply
    assert f"All {session.draws} random numbers of this game follow from the seed" in reply
    world.locales[world.people["dai"].id] = "ja"
    assert f"このゲームの乱数{session.draws}個は" in await dice_of(world, "dai")


async def test_new_lobby_does_not_hide_finished_game(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await lobby(world, "dai")
    assert f"All {session.draws} random numbers" in await dice_of(world, "dai")
    assert session.id in (await file_of(world, "dai")).attachments[0].filename


async def test_turned_die_is_found_with_its_row(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    (row,) = await world.store.write(partial(falsify, session=session, rows=1))
    reply = await dice_of(world, "dai")
    assert f"❌ Row {row} of the record does not follow from the seed." in reply
    assert reply.count("✅") == 6, "the seed, words and seats are the promised ones"


async def test_many_wrong_dice_are_counted_and_some_named(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    rows = await world.store.write(partial(falsify, session=session, rows=24))
    assert len(rows) == 24
    reply = await dice_of(world, "dai")
    named = ", ".join(str(row) for row in rows[:20])
    assert f"❌ 24 rows of the record do not follow from the seed: {named} and …." in reply
    world.locales[world.people["dai"].id] = "ja"
    assert f"記録のうち24行がシードと一致しません：{'・'.join(map(str, rows[:20]))}・…" in await dice_of(
        world, "dai"
    )


def unguarded(db: Connection, sql: str, *values: object) -> int:
    """Write past the guards of the database; the number of rows that were changed."""
    without_guards(db)
    return db.execute(sql, values).rowcount


async def test_roll_that_was_taken_back_is_found(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    entries = (await world.services.tables.with_log(session.id))[1]
    rolls = [entry.row for entry in entries if "roll" in entry.chance]

    def throw_away(db: Connection, row: int) -> None:
        where = "WHERE session_id = ? AND row = ?"
        unguarded(db, f"UPDATE log SET undone_at = at {where}", session.id, row)
        unguarded(
            db,
            "INSERT INTO log (session_id, row, seat, notation, chance, events, hidden, barrier, published, at) "
            "SELECT session_id, (SELECT max(row) + 1 FROM log), seat, 'undo ' || row, '[]', '[]', 0, 0, 1, at "
            f"FROM log {where}",
            session.id,
            row,
        )

    await world.store.write(partial(throw_away, row=rolls[-1]))
    told = await dice_of(world, "dai")
    assert f"❌ Row {rolls[-1]} of the record is a roll that was undone." in told
    assert told.count("✅") == 6, "the seed, words and seats are the promised ones"
    await world.store.write(partial(throw_away, row=rolls[-2]))
    named = f"{rolls[-2]} and {rolls[-1]}"
    assert f"❌ 2 rows of the record are rolls that were undone: {named}." in await dice_of(world, "dai")
    world.locales[world.people["dai"].id] = "ja"
    assert "❌ 記録のうち2行で、一度振られた出目が取り消されています" in await dice_of(world, "dai")


async def test_moves_against_the_rules_are_found(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    sql = "UPDATE log SET notation = 'settle 9/9' WHERE session_id = ? AND row = 5"
    await world.store.write(lambda db: unguarded(db, sql, session.id))
    told = await dice_of(world, "dai")
    assert "❌ Row 5 of the record breaks the rules" in told
    assert told.count("✅") == 6


async def test_end_without_its_moves_is_found(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    entries = (await world.services.tables.with_log(session.id))[1]
    other = session.state.model_copy(update={"turn": session.state.turn + 1}).model_dump_json()
    await world.store.write(lambda db: unguarded(db, "UPDATE sessions SET state = ?", other))
    assert f"❌ Row {entries[-1].row} of the record breaks the rules" in await dice_of(world, "dai")


async def test_older_game_is_verified_without_its_moves(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    monkeypatch.setattr(type(session.rules), "rules_version", session.rules_version + 1)
    told = await dice_of(world, "dai")
    assert told.count("✅") == 7
    assert "⚠️ This game was played under version 1 of the rules; today’s version is 2" in told
    assert "Draws could have been thrown away." in told
    assert "none left out" not in told


async def test_exchanged_seed_is_found(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))

    def exchange(db: Connection) -> None:
        db.execute("UPDATE sessions SET seed = ? WHERE id = ?", (bytes(32), session.id))

    await world.store.write(exchange)
    reply = await dice_of(world, "dai")
    assert "❌ The seed shown at the end is **not** the one fixed when the lobby opened." in reply
    assert reply.count("❌") == 3, "nor are the commitment and the rolls its own"


async def test_ended_game_reveals_its_seed(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=False)
    await settle_all(world)
    reply = await dice_of(world, "dai")
    assert reply.count("✅") == 7
    record = await record_of(world, "dai")
    assert record.header.seed is not None
    assert opening(bytes.fromhex(record.header.seed), session.id, session.game) == session.seed_hash


# --- /export -----------------------------------------------------------------------------------------------------


async def file_of(world: World, name: str) -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "export"))


async def record_of(world: World, name: str) -> Record:
    file, *_ = (await file_of(world, name)).attachments
    return load((await file.read()).decode())


async def test_nothing_to_export(world: World) -> None:
    assert await reply_to(world, "dai", "export") == NO_GAME
    await lobby(world, "aki")
    shown = await file_of(world, "dai")
    assert (shown.content, shown.attachments) == ("This game has not begun yet.", [])


async def test_running_game_exports_the_public_part(world: World) -> None:
    session = await begun_game(world, "aki", "ben", computers=1)
    shown = await file_of(world, "dai")
    assert shown.content.startswith("The record so far, as everybody at the table may know it.")
    assert shown.attachments[0].filename == f"micronesia-{session.id}.jsonl"
    assert shown.attachments[0].description == "The record of the game, JSON Lines."
    record = await record_of(world, "dai")
    assert record.header.seed is None
    assert record.header.opening == session.seed_hash
    assert record == await world.services.history.record(session.id, public=True)
    assert {draw.kind for row in record.rows for draw in row.chance} <= {"roll"}, "no closed chance"
    stored = json.dumps(record.model_dump(mode="json"))
    row = await world.store.read(lambda db: db.execute("SELECT seed FROM sessions").fetchone())
    assert row[0].hex() not in stored


async def test_exported_game_replays_and_verifies(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", computers=1))
    shown = await file_of(world, "dai")
    assert shown.content.startswith("The whole record, one line of JSON for each action")
    record = await record_of(world, "dai")
    assert verify(record).honest
    assert verify(record).draws == session.draws
    *_, last = replay(session.rules, record)
    assert last.step.state == session.state
    assert record.header.seats == session.names
    world.locales[world.people["dai"].id] = "ja"
    assert re.match("記録の全体です。", (await file_of(world, "dai")).content)
