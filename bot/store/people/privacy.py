"""Stored data about one person: exported and erased."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.store.cluster import notices_to
from bot.store.database import Connection
from bot.store.drivers import dialect
from bot.store.drivers.dialect import first_column
from bot.store.games import daily_attempts
from bot.store.games.daily_attempts import MarkOf
from bot.store.games.private_boards import BOARDS
from bot.store.games.sessions import SESSIONS
from bot.store.people.settings import DECLINED

Rows: TypeAlias = list[dict[str, Any]]
NameOf: TypeAlias = Callable[[str, int], str]
"""From a table's language and a seat to the new name of its erased owner."""

_ASKED = "EXISTS (SELECT 1 FROM json_each({}) WHERE value = :user)"
_NAMED = "EXISTS (SELECT 1 FROM json_tree(facts) WHERE atom = :user AND type = 'integer')"
_PLAYED_IN = (
    "SELECT session_id FROM players WHERE user_id = :user UNION SELECT session_id FROM log WHERE user_id = :user"
)

_EXPORT: Mapping[str, str] = {
    "user_settings": "SELECT * FROM user_settings WHERE user_id = :user",
    "players": (
        "SELECT s.id AS session, s.game, s.phase, s.guild_id AS server, s.channel_id AS channel, "
        "s.host_id = :user AS host, s.created_at, p.seat, p.name, p.policy, p.gone, p.missed, p.silent, p.pending, "
        "p.word, p.off, "
        "t.seconds, t.turns "
        "FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "LEFT JOIN turn_times AS t ON t.session_id = p.session_id AND t.seat = p.seat "
        "WHERE p.user_id = :user ORDER BY s.created_at, s.id"
    ),
    "interventions": (
        "SELECT session_id AS session, kind, name, at FROM interventions WHERE user_id = :user ORDER BY id"
    ),
    "removals": "SELECT session_id AS session, name FROM removals WHERE user_id = :user ORDER BY 1",
    "former_players": "SELECT session_id AS session, seat, name, left_at FROM former_players WHERE user_id = :user",
    "places": (
        "SELECT p.session_id AS session, p.seat, p.name, json_extract(s.words, '$[' || p.seat || ']') AS word "
        "FROM places AS p JOIN sessions AS s ON s.id = p.session_id WHERE p.user_id = :user ORDER BY 1"
    ),
    "clocks": "SELECT session_id, seat, started_at, due_at, stage, next_at FROM clocks WHERE user_id = :user",
    # Only the person's own notation: events and dice may hold secrets. In a running game so do row numbers, which
    # count what others have chosen in secret and taken back.
    "log": (
        "SELECT session_id AS session, CASE WHEN s.phase <> 'playing' THEN l.row END AS row, seat, "
        "CASE WHEN s.phase = 'playing' AND notation LIKE 'undo %' THEN 'undo' ELSE notation END AS notation, "
        "at, undone_at FROM log AS l JOIN sessions AS s ON s.id = l.session_id WHERE user_id = :user "
        "AND NOT (s.phase = 'playing' AND hidden = 1 AND notation LIKE 'undo %' AND seat NOT IN ("
        "SELECT seat FROM players AS p WHERE p.session_id = l.session_id AND p.user_id = :user)) "
        "ORDER BY at, session_id, l.row"
    ),
    "results": (
        "SELECT session_id AS session, guild_id AS server, game, seat, name, place, score, among, gave_up, "
        "excused, rated, taken_out, team, ended_at FROM results WHERE user_id = :user ORDER BY ended_at"
    ),
    "reviews": (
        "SELECT r.session_id AS session, p.seat, r.review, r.made_at FROM reviews AS r "
        "JOIN players AS p ON p.session_id = r.session_id WHERE p.user_id = :user ORDER BY r.made_at, 1"
    ),
    "notices": (
        "SELECT session_id AS session, kind, json_remove(facts, '$.asked') AS facts, created_at, "
        "user_id IS :user AS to_you FROM notices "
        f"WHERE user_id = :user OR {_NAMED} ORDER BY id"
    ),
    "standing": (
        "SELECT session_id AS session, kind, created_at, shown, user_id IS :user AS to_you FROM standing "
        f"WHERE user_id = :user OR {_NAMED} ORDER BY message_id"
    ),
    "hints": (
        "SELECT session_id AS session, seat, turn, at, advice FROM hints WHERE user_id = :user "
        "ORDER BY at, decision"
    ),
    "daily_tries": (
        "SELECT date, begun_at, finished_at, score, points, apart, shown, shared_at FROM daily_tries "
        "WHERE user_id = :user ORDER BY date"
    ),
    "daily_servers": (
        "SELECT guild_id AS server, channel_id AS channel, hour FROM daily_servers WHERE by_id = :user ORDER BY 1"
    ),
    "orders": (
        "SELECT session_id AS session, seat, lines, given_at, stopped FROM orders WHERE user_id = :user "
        "ORDER BY given_at, 1"
    ),
    "blocks": "SELECT blocked, reason, at FROM blocks WHERE kind = 'person' AND target = :user ORDER BY id",
    "requests": (
        "SELECT session_id AS session, kind, seat, state, created_at, user_id IS :user AS by_you, "
        f"{_ASKED.format('asked')} AS you_were_asked, {_ASKED.format('agreed')} AS you_agreed, "
        f"{_ASKED.format('told')} AS you_were_told, {_ASKED.format('reminded')} AS you_were_reminded FROM requests "
        f"WHERE user_id = :user OR {_ASKED.format('asked')} OR {_ASKED.format('told')} OR {_NAMED} ORDER BY id"
    ),
}
"""By table, what a person gets of it where that is chosen: rows, columns or an order of their own."""
_TOPIC = {
    "players": "seats", "places": "words", "former_players": "left_seats", "removals": "removed_from_lobbies",
    "log": "actions", "notices": "letters", "user_settings": "settings", "substitutes": "substitute",
    "daily_servers": "daily_messages",
}  # fmt: skip
"""What the export calls a table, if not by its name."""
_KEPT = ("players", "log", "results", "places", "interventions", "requests", "daily_tries")
"""The tables whose rows stay when their person is erased, under another id; what becomes of each stands below.

An older process exports all of a table with a ``user_id`` that it does not know, and deletes its rows. So a table
whose export chooses, or whose rows stay, is named here in a release before the one that fills it.
"""
_CALLED = {"session_id": "session_id AS session", "guild_id": "guild_id AS server"}


def _export(db: Connection) -> dict[str, str]:
    """Return the queries of the export by topic: what is chosen, and all but ids of every other table of people."""
    queries = dict(_EXPORT)
    for table in dialect.tables_with(db, "user_id"):
        if table not in _EXPORT:
            columns = dialect.columns(db, table)
            shown = ", ".join(_CALLED.get(name, name) for name in columns if name not in ("id", "user_id"))
            order = ", ".join(sorted(columns, key=lambda name: not _ORDERS.fullmatch(name)))
            queries[table] = f"SELECT {shown} FROM {table} WHERE user_id = :user ORDER BY {order}"
    return {_TOPIC.get(table, table): query for table, query in queries.items()}


_ORDERS = re.compile("id|at|since|.*_at")
"""The columns by which rows come first of all."""


def about(db: Connection, user_id: int) -> dict[str, Rows]:
    """Return all rows about a person by topic; values as stored, times in seconds since 1970."""
    tables: dict[str, Rows] = {}
    for name, query in _export(db).items():
        cursor = db.execute(query, {"user": user_id})
        heads = [column[0] for column in cursor.description]
        tables[name] = [dict(zip(heads, row, strict=True)) for row in cursor.fetchall()]
    tables["private_boards"] = _boards(db, user_id)
    return tables


_CHOSEN = ("names", "policies", "options", "lesson", "name")


def _boards(db: Connection, user_id: int) -> Rows:
    """Return a person's private boards: what they chose and played. Seed, state and the lines of computer players
    may hold secrets; the lines of a lesson, which are no list, are all their own, and so are those of a *Try it*,
    whose names are other people's."""
    found = []
    for row in BOARDS.where(db, owner_id=user_id):
        start, played, is_try = json.loads(row.start), json.loads(row.lines), row.kind == "try"
        if isinstance(played, list):
            own = [line for line in played if is_try or line[0] == 0]
            played = [{"notation": notation, "at": at} for _, notation, _, at, *_ in own]
        found.append(
            {
                "board": row.id,
                "kind": row.kind,
                "game": row.game,
                "created_at": row.created_at,
                "changed_at": row.changed_at,
                "expires_at": row.expires_at,
                **{name: start[name] for name in _CHOSEN if name in start and (name != "names" or not is_try)},
                "actions": played,
                "hint": row.advice,
                "review": row.review,
            }
        )
    return found


def tables_of(db: Connection, user_id: int) -> list[str]:
    """Return the open sessions that name a person as host, player or actor."""
    return first_column(
        db,
        "SELECT id FROM sessions WHERE phase IN ('lobby', 'playing') AND (host_id = :user OR id IN ("
        "SELECT session_id FROM players WHERE user_id = :user UNION "
        "SELECT session_id FROM log WHERE user_id = :user)) ORDER BY id",
        {"user": user_id},
    )


def next_erased_id(db: Connection) -> int:
    """Return an unused id for an erased user: below zero, where Discord has no ids."""
    used = [("sessions", "host_id"), ("daily_servers", "by_id"), *((table, "user_id") for table in _KEPT)]
    lowest = " UNION ".join(f"SELECT min({column}) FROM {table}" for table, column in used)
    return dialect.number(db, f"SELECT min(lowest) FROM (SELECT 0 AS lowest UNION {lowest}) AS used") - 1


def rename(db: Connection, user_id: int, name_of: NameOf) -> None:
    """Replace a person's name at the open tables, before their leaving is announced there."""
    seats = db.execute(
        "SELECT p.session_id, p.seat, s.lang FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "WHERE p.user_id = ? AND s.phase IN ('lobby', 'playing')",
        (user_id,),
    ).fetchall()
    for session_id, seat, lang in seats:
        name = name_of(lang, seat)
        db.execute("UPDATE players SET name = ? WHERE session_id = ? AND seat = ?", (name, session_id, seat))
        db.execute("UPDATE sessions SET revision = revision + 1 WHERE id = ?", (session_id,))


def erase(db: Connection, user_id: int, name_of: NameOf, mark_of: MarkOf) -> bool:
    """Erase a person; return whether anything was stored.

    Names and ids are replaced, by the same number everywhere, so that the ratings of their opponents can still be
    rebuilt from the results. Ratings, settings, notices, reviews of their games, private boards and lessons are
    deleted. The log and the results remain, those of finished tries of a day too.
    """
    is_known = any(about(db, user_id).values()) or tables_of(db, user_id) or SESSIONS.has(db, host_id=user_id)
    if not is_known:
        return False
    dialect.take_turns(db, "erasing")
    erased_id = next_erased_id(db)
    for table in ("reviews", "private_boards"):  # a *Try it* of somebody they have played with has their name
        db.execute(f"DELETE FROM {table} WHERE session_id IN ({_PLAYED_IN})", {"user": user_id})
    _unseat(db, user_id, erased_id, name_of)
    both = {"user": user_id, "erased_id": erased_id}
    db.execute("UPDATE sessions SET host_id = :erased_id WHERE host_id = :user", both)
    # The words of games that began stay: the dice cannot be verified without them.
    db.execute("UPDATE places SET user_id = :erased_id, name = NULL, salt = NULL WHERE user_id = :user", both)
    for table in ("log", "requests"):
        db.execute(f"UPDATE {table} SET user_id = :erased_id WHERE user_id = :user", both)
    db.execute("UPDATE interventions SET user_id = :erased_id, name = NULL WHERE user_id = :user", both)
    for table in dialect.tables_with(db, "user_id"):
        if table not in _KEPT:
            db.execute(f"DELETE FROM {table} WHERE user_id = :user", both)
    BOARDS.delete(db, owner_id=user_id)
    daily_attempts.erase(db, user_id, erased_id, mark_of)
    DECLINED.delete(db, from_id=user_id)
    db.execute(
        f"DELETE FROM standing WHERE {_NAMED} OR shown LIKE :mention", {**both, "mention": f"%<@{user_id}>%"}
    )
    db.execute("DELETE FROM claims WHERE what = ?", (notices_to(f"u:{user_id}"),))
    db.execute("UPDATE blocks SET by_id = :erased_id WHERE by_id = :user", both)  # a block itself outlasts this
    # A request to end a game goes on without a person who was asked, as if they had left the table, and so does a
    # search for a substitute.
    db.execute(
        "UPDATE requests SET state = 'lapsed', facts = json_remove(facts, '$.name') WHERE state = 'open' AND "
        f"(user_id = :erased_id OR (kind NOT IN ('end', 'fill') AND {_ASKED.format('asked')}) OR {_NAMED})",
        both,
    )
    # Notices with a name that wait for an unreachable channel.
    kinds = "('seat-given', 'seat-refused', 'seat-passed', 'removed', 'undo-refused', 'end-refused', 'begun')"
    db.execute(f"DELETE FROM notices WHERE kind IN {kinds} AND {_NAMED}", both)
    for table, columns in (("requests", ("asked", "agreed", "told", "reminded", "facts")), ("notices", ("facts",))):
        _rename(db, table, columns, user_id, erased_id)
    return True


def _unseat(db: Connection, user_id: int, erased_id: int, name_of: NameOf) -> None:
    """Replace id and name in seats and results; in a running game a computer player takes the seat."""
    seats = db.execute(
        "SELECT p.session_id, p.seat, s.lang FROM players AS p JOIN sessions AS s ON s.id = p.session_id "
        "WHERE p.user_id = :user UNION "
        "SELECT r.session_id, r.seat, s.lang FROM results AS r JOIN sessions AS s ON s.id = r.session_id "
        "WHERE r.user_id = :user",
        {"user": user_id},
    ).fetchall()
    for session_id, seat, lang in seats:
        values = (erased_id, name_of(lang, max(seat, 0)), session_id, seat, user_id)
        where = "session_id = ? AND seat = ? AND user_id = ?"
        db.execute(f"UPDATE results SET user_id = ?, name = ? WHERE {where}", values)
        # The dice need the words that were fixed at Begin, and those are with the session.
        db.execute(f"UPDATE players SET user_id = ?, name = ?, word = NULL, off = NULL WHERE {where}", values)
        # Pictures and panels with the old name are cached by revision.
        db.execute("UPDATE sessions SET revision = revision + 1 WHERE id = ?", (session_id,))
    db.execute(
        "UPDATE players SET gone = 1, policy = coalesce(policy, 'random') WHERE user_id = ? AND session_id IN ("
        "SELECT id FROM sessions WHERE phase = 'playing' OR (phase = 'lobby' AND commitment IS NOT NULL))",
        (erased_id,),
    )


def _rename(db: Connection, table: str, columns: Sequence[str], user_id: int, erased_id: int) -> None:
    """Replace a user id inside columns of JSON."""
    for column in columns:
        rows = db.execute(
            f"SELECT id, {column} FROM {table} WHERE EXISTS (SELECT 1 FROM json_tree({column}) "
            "WHERE atom = ? AND type = 'integer')",
            (user_id,),
        ).fetchall()
        for row_id, text in rows:
            held = json.dumps(_replace(json.loads(text), user_id, erased_id))
            db.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (held, row_id))


def _replace(value: Any, old: int, new: int) -> Any:
    match value:
        case dict():
            return {key: _replace(held, old, new) for key, held in value.items()}
        case list():
            return [_replace(held, old, new) for held in value]
        case bool():
            return value
        case int():
            return new if value == old else value
    return value
