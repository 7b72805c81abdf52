"""Open a table from a record: its rows are history, dice and clocks are new, and it does not count for ratings."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.rows.commitment import BEGIN, OPENING, CommitmentRow, PlaceRow
from bot.rows.log import Entry
from bot.rows.session import Player, SessionRow
from bot.session import codec, dice, lobby, play
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.rules import TableRules
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.commitments import COMMITMENTS, PLACES
from bot.store.games.log import LOG
from bot.store.messages import notices, outbox
from bot.tables.all_tables import Tables
from bot.tables.clock import update_clocks
from bot.texts import clean_name, free_name
from engines.core import Seat
from engines.core.history.records import Record
from engines.core.history.reopening import Brought, Reopened, reopen
from engines.core.playable import Playable, strongest_policy


class Imports:
    """Tables from records, for the operator and the demo: nobody at Discord can open one."""

    def __init__(self, tables: Tables, random_bytes: Callable[[int], bytes]) -> None:
        self._tables = tables
        self._random_bytes = random_bytes

    async def open(
        self,
        record: Record,
        guild_id: int,
        channel_id: int,
        people: Mapping[Seat, Actor],
        lang: str,
        *,
        upto: int | None = None,
    ) -> Session:
        """Open the table of a record as it stood after row ``upto`` (None: the last one).

        ``people`` sit on their seats, under the given name or, if it is empty, under that of the record. The first
        one is host; computer players have the other seats until somebody takes them.

        BadRecord: the table cannot go on. Refused: unknown-game, channel-busy, not-seated, no-such-seat.
        """
        game = self._tables.games.get(record.header.game)
        if game is None:
            raise Refused("unknown-game", game=record.header.game)
        if not people:
            raise Refused("not-seated")
        if not all(0 <= seat < len(record.header.seats) for seat in people):
            raise Refused("no-such-seat")
        progress = await asyncio.to_thread(reopen, game.rules, record, upto, game.tells)
        players = _players(game, record, people, lang)
        host = next(player for player in players if player.user_id is not None)
        actor = Actor(host.user_id or 0, host.name)
        now = self._tables.now()
        empty = lobby.new_lobby(game.rules, guild_id, channel_id, actor, lang, self._random_bytes, now)
        empty = replace(empty, options=record.header.options, players=players)
        was = codec.decode(empty, self._tables.games)
        session, places = self._begin(was, empty.seed, progress)
        entries = [_entry(one, now) for one in progress.rows]

        def insert(db: Connection) -> SessionRow:
            busy = sessions.open_in(db, channel_id)
            if busy is not None:
                raise Refused("channel-busy", game=busy.game)
            sessions.insert(db, empty)
            _write(db, was, session, entries, places)
            row = sessions.get(db, empty.id)
            assert row is not None
            return row

        return await self._tables.decode(await self._tables.write(empty.id, insert, has_panel=True))

    def _begin(self, was: Session, seed: bytes, progress: Reopened) -> tuple[Session, tuple[PlaceRow, ...]]:
        """Return the table as it goes on, and its seats for the commitment, which nobody's word is part of."""
        fixed = replace(was, fixed_options=was.options_text, rules_version=progress.begun_version)
        sealed, places = dice.seal(fixed, seed, self._random_bytes)
        number, seats = len(progress.rows) - 1, len(was.players)
        return replace(
            sealed,
            rules_version=was.rules.rules_version,
            begun_version=None if progress.begun_version == was.rules.rules_version else progress.begun_version,
            phase=Phase.PLAYING,
            state=progress.state,
            row=number,
            barrier=number,
            takebacks=(None,) * seats,
            # More than any seat was asked: a number must not say how often somebody has changed a secret choice.
            decisions=(play.QUESTION * len(progress.rows),) * seats,
            table_rules=TableRules(rated=False),
        ), places


def _players(game: Playable, record: Record, people: Mapping[Seat, Actor], lang: str) -> tuple[Player, ...]:
    """Return the holders of all seats; a computer player does not go by the name of a person."""
    players, people_names = list[Player](), {clean_name(person.name) for person in people.values()}
    for seat, name in enumerate(map(clean_name, record.header.seats)):
        person = people.get(Seat(seat))
        if person is not None:
            known = clean_name(person.name) or name or f"#{person.user_id % 10_000:04}"
            players.append(Player(Seat(seat), known, user_id=person.user_id))
            continue
        taken = people_names.union(player.name for player in players)
        called = free_name(lang, record.header.session, taken)
        players.append(Player(Seat(seat), called, policy=strongest_policy(game)))
    return tuple(players)


def _write(
    db: Connection, was: Session, now: Session, entries: Sequence[Entry], places: Sequence[PlaceRow]
) -> None:
    """Write a running game over its empty lobby: log, promises about the dice, clocks, and what is to be sent."""
    assert now.commitment is not None
    sessions.save(db, codec.update(was, now))
    if now.begun_version is not None:
        sessions.mark_begun(db, now.id, now.begun_version)
    for entry in entries:
        LOG.insert(db, entry, session_id=now.id)
    COMMITMENTS.insert(db, CommitmentRow(now.id, OPENING, now.seed_hash))
    COMMITMENTS.insert(db, CommitmentRow(now.id, BEGIN, now.commitment))
    PLACES.insert_all(db, places, session_id=now.id)
    update_clocks(db, now, now, None)
    sessions.mark_published(db, now.id, now.row)
    outbox.add(db, now.id, PanelKind.BOARD, now.changed_at)
    facts = {"row": now.row - 1}
    notices.add(db, "imported", now.changed_at, facts, session_id=now.id)


def _entry(brought: Brought, at: float) -> Entry:
    """Return a row of the log. Whose it was and when is not in a record."""
    row = brought.row
    upgrade = None
    if row.upgrade is not None:
        assert row.upgrade.state is not None
        facts = {"from": row.upgrade.from_version, "to": row.upgrade.to_version}
        hashes = {"before": row.upgrade.before, "after": row.upgrade.after}
        state = json.loads(row.upgrade.state)
        upgrade = json.dumps({**facts, **hashes, "state": state}, ensure_ascii=False, separators=(",", ":"))
    return Entry(
        row=row.row,
        seat=row.seat,
        user_id=None,
        notation=row.notation or "",
        chance=codec.chance_text(row.chance),
        events=row.events or "[]",
        hidden=brought.hidden,
        barrier=brought.barrier,
        published=True,
        interaction_id=None,
        at=at,
        undone_at=at if row.undone else None,
        turn=brought.turn,
        upgrade=upgrade,
    )
