"""*Check the dice* and /export: the check of the dice, and secrets until the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest

from bot.session.model import Session
from bot.store import Connection
from engines.core.history.fairness import opening, short_hash
from engines.core.history.records import Record, load
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.prying import without_guards

from .games import actor_of, begun_game, command, dice_of, lobby, play_to_end, reply_to, settle_all
from .world import Message, World, answer_to, labels

NO_GAME = "There is no game here. Start one with /game new."
PEOPLE = ("aki", "ben", "chika")


async def file_of(world: World) -> Message:
    return await command(world, "dai", "export")


async def record_of(shown: Message) -> Record:
    return load((await shown.attachments[0].read()).decode())


async def verified(world: World, lang: str = "en-US") -> str:
    world.locales[world.people["dai"].id] = lang
    return await dice_of(world, "dai")


async def over(world: World) -> Session:
    return await play_to_end(world, await begun_game(world, *PEOPLE))


async def test_lobby_has_no_dice_to_check_and_no_record(world: World) -> None:
    assert await reply_to(world, "dai", "export") == NO_GAME
    session = await lobby(world, "aki")
    shown = await file_of(world)
    assert (shown.content, shown.attachments) == ("This game has not begun yet.", [])
    assert (await verified(world)).startswith("This game is still going on.")
    await world.services.lobbies.leave(session.id, actor_of(world.people["aki"]))
    assert NO_GAME in await reply_to(world, "dai", "export"), "a lobby that was closed had no dice"


async def test_running_game_shows_only_its_public_part_and_the_seed_hash(world: World) -> None:
    session = await begun_game(world, "aki", "ben", computers=1)
    for lang, said in (("en-US", "This game is still going on."), ("ja", "このゲームはまだ続いています。")):
        reply = await verified(world, lang)
        assert (reply.startswith(said), short_hash(session.seed_hash) in reply) == (True, True)
    world.locales.clear()
    shown = await file_of(world)
    assert shown.content.startswith("The record so far, as everybody at the table may know it.")
    assert labels(shown) == [], "before the end there is nothing to check"
    (file,) = shown.attachments
    assert file.filename == f"micronesia-{session.id}.jsonl"
    assert file.description == "The record of the game, JSON Lines."
    record = await record_of(shown)
    assert (record.header.seed, record.header.opening) == (None, session.seed_hash)
    assert record == await world.services.history.record(session.id, public=True)
    assert {draw.kind for row in record.rows for draw in row.chance} <= {"roll"}, "no closed chance"
    row = await world.store.read(lambda db: db.execute("SELECT seed FROM sessions").fetchone())
    assert row[0].hex() not in json.dumps(record.model_dump(mode="json"))
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
    await settle_all(world)
    assert (await verified(world)).count("✅") == 7, "an ended game reveals its seed"
    seed = (await record_of(await file_of(world))).header.seed
    assert seed is not None
    assert opening(bytes.fromhex(seed), session.id, session.game) == session.seed_hash


async def test_finished_game_is_exported_replayed_and_verified(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", computers=1))
    await lobby(world, "dai")  # hides nothing of it
    shown = await file_of(world)
    assert shown.content.startswith("The whole record, one line of JSON for each action")
    assert session.id in shown.attachments[0].filename
    assert labels(shown) == ["Check the dice"]
    record = await record_of(shown)
    assert (verify(record).honest, verify(record).draws) == (True, session.draws)
    *_, last = replay(session.rules, record)
    assert (last.step.state, record.header.seats) == (session.state, session.names)
    checked = await answer_to(world.people["dai"], shown, "Check the dice")
    assert checked.id != shown.id, "the files stay"
    assert f"All {session.draws} random numbers of this game follow from the seed" in checked.content
    assert (checked.content.count("✅"), checked.content.count("❌")) == (7, 0)
    assert f"このゲームの乱数{session.draws}個は" in await verified(world, "ja")
    shown = await file_of(world)
    assert labels(shown) == ["ダイスを確かめる"]
    assert shown.content.startswith("記録の全体です。")
    monkeypatch.setattr(type(session.rules), "rules_version", session.rules_version + 1)
    told = await verified(world)
    assert told.count("✅") == 7, "an older game is verified without its moves"
    assert "⚠️ This game was played under version 1 of the rules; today’s version is 2" in told
    assert "Draws could have been thrown away." in told
    assert "none left out" not in told


# --- tampering ---------------------------------------------------------------------------------------------------


def unguarded(db: Connection, sql: str, *values: object) -> int:
    """Write past the guards of the database; the number of rows that were changed."""
    without_guards(db)
    return db.execute(sql, values).rowcount


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


def throw_away(db: Connection, session: Session, row: int) -> None:
    """Let a roll have been undone."""
    where = "WHERE session_id = ? AND row = ?"
    unguarded(db, f"UPDATE log SET undone_at = at {where}", session.id, row)
    columns = "session_id, row, seat, notation, chance, events, hidden, barrier, published, at"
    undone = "session_id, (SELECT max(row) + 1 FROM log), seat, 'undo ' || row, '[]', '[]', 0, 0, 1, at"
    unguarded(db, f"INSERT INTO log ({columns}) SELECT {undone} FROM log {where}", session.id, row)


async def test_wrong_dice_are_found_counted_and_some_named(world: World) -> None:
    session = await over(world)
    (row,) = await world.store.write(partial(falsify, session=session, rows=1))
    reply = await verified(world)
    assert f"❌ Row {row} of the record does not follow from the seed." in reply
    assert reply.count("✅") == 6, "the seed, words and seats are the promised ones"
    rows = await world.store.write(partial(falsify, session=session, rows=24))
    named = ", ".join(str(row) for row in rows[:20])
    assert f"❌ 24 rows of the record do not follow from the seed: {named} and …." in await verified(world)
    named = "・".join(map(str, rows[:20]))
    assert f"記録のうち24行がシードと一致しません：{named}・…" in await verified(world, "ja")


async def test_roll_that_was_taken_back_is_found(world: World) -> None:
    session = await over(world)
    entries = (await world.services.tables.with_log(session.id))[1]
    *_, other, last = (entry.row for entry in entries if "roll" in entry.chance)
    await world.store.write(partial(throw_away, session=session, row=last))
    told = await verified(world)
    assert f"❌ Row {last} of the record is a roll that was undone." in told
    assert told.count("✅") == 6
    await world.store.write(partial(throw_away, session=session, row=other))
    assert f"❌ 2 rows of the record are rolls that were undone: {other} and {last}." in await verified(world)
    assert "❌ 記録のうち2行で、一度振られた出目が取り消されています" in await verified(world, "ja")


def breaks_a_rule(db: Connection, session: Session, last: int) -> tuple[str, int]:
    unguarded(db, "UPDATE log SET notation = 'settle 9/9' WHERE session_id = ? AND row = 5", session.id)
    return "❌ Row 5 of the record breaks the rules", 6


def ends_otherwise(db: Connection, session: Session, last: int) -> tuple[str, int]:
    other = session.state.model_copy(update={"turn": session.state.turn + 1}).model_dump_json()
    unguarded(db, "UPDATE sessions SET state = ?", other)
    return f"❌ Row {last} of the record breaks the rules", 6


def exchanges_the_seed(db: Connection, session: Session, last: int) -> tuple[str, int]:
    """The commitment and the rolls are not its own either."""
    db.execute("UPDATE sessions SET seed = ? WHERE id = ?", (bytes(32), session.id))
    return "❌ The seed shown at the end is **not** the one fixed when the lobby opened.", 4


@pytest.mark.parametrize("tampers", [breaks_a_rule, ends_otherwise, exchanges_the_seed])
async def test_moves_ends_and_seeds_that_were_changed_are_found(
    world: World, tampers: Callable[[Connection, Session, int], tuple[str, int]]
) -> None:
    session = await over(world)
    last = (await world.services.tables.with_log(session.id))[1][-1].row
    said, honest = await world.store.write(partial(tampers, session=session, last=last))
    reply = await verified(world)
    assert said in reply
    assert (reply.count("✅"), reply.count("❌")) == (honest, 7 - honest)
