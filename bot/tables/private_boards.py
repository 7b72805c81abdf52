"""Private boards in the store: read, begun, pressed and ended. Each press compares and sets the revision, so that
twice, late, from two devices or from two processes it counts once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from bot.rows.daily import AttemptRow, DayRow
from bot.rows.private_board import BoardRow, LessonRow
from bot.rows.session import Player
from bot.session import daily, lessons, private_board, set_dice
from bot.session.kinds import ARCHIVE, DAILY, TRY, Kind, kind_named
from bot.session.lessons import LessonBoard
from bot.session.model import Actor, Played, Refused, Session, Stale, not_while_open
from bot.session.private_board import Board
from bot.session.rules import HOUR
from bot.store import Connection, Store
from bot.store.drivers import dialect
from bot.store.games import daily_attempts, daily_days, sessions
from bot.store.games import private_boards as stored
from bot.store.games.daily_attempts import ATTEMPTS, MarkOf
from bot.store.games.private_boards import BOARDS, LESSONS
from engines.core import BadRecord, NotUpgradable
from engines.core.playable import Playable
from engines.core.teaching.lesson import Lesson

from .locks import Locks
from .open_board import OpenBoard

log = structlog.get_logger(__name__)

MOST = 20
"""Boards of one person, at most, without the try of an open day: a new one takes the place of the one that was left
alone for longest, first of those that are over or on which nothing was pressed."""
MOST_TRIES = 10
"""*Try it* boards of one person, at most, beside those: the one left alone for longest goes."""
TURNS = 64
"""Orders in which boards are begun, so that few people wait for each other; no order names its people."""
REMEMBERED = 200
"""Boards that are in memory as they were played; others are played again when they are read."""


_ENDED = frozenset({"old-rules-board", "try-gone", "try-seat-lost"})
"""Refusals of a board that is gone once its owner has been told."""
_FACTS = {"try-gone": {"hours": int(TRY.kept // HOUR)}}
"""Facts of these refusals."""


class PrivateBoards:
    """All private boards of one database."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Playable],
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._games = games
        self._listeners: list[Callable[[Session], object]] = []
        self.random_bytes = random_bytes
        self.require_quota: Callable[[int, float], None] = lambda user_id, now: None
        """Refuses a person's next board, if they have begun too many just now."""
        self._locks = Locks()
        self._known: OrderedDict[str, Board] = OrderedDict()

    def listen(self, listener: Callable[[Session], object]) -> None:
        """Call ``listener`` with each new revision. Most listeners of tables have nothing to do here."""
        self._listeners.append(listener)

    def _committed(self, session: Session) -> None:
        for listener in self._listeners:
            listener(session)

    # --- to read -------------------------------------------------------------------------------------------------

    async def load(self, board_id: str) -> Board:
        """Return a board, brought to the present rules.

        Refused: no-board, newer-rules-board, old-rules-board (it cannot go on), old-board-over (its end
        cannot be shown); of a *Try it* try-gone, try-seat-lost.
        """
        row, lost = await self._stored(board_id)
        if lost:
            raise Refused(lost)
        return await self._read(row)

    async def opened(self, board_id: str, user_id: int) -> Board:
        """Return a board of this person; Refused("no-board") for another's, else as ``load``.

        One that cannot go on is gone afterwards: this is the answer to its owner that says so. Only the try of an
        open day stays until that is over.
        """
        row, lost = await self._stored(board_id)
        if row.owner_id != user_id:
            raise Refused("no-board")
        try:
            if lost:
                raise Refused(lost, **_FACTS.get(lost, {}))
            return await self._read(row)
        except Refused as refused:
            if refused.code in _ENDED and not kind_named(row.kind).competes:
                log.warning(
                    "board-ended", board=row.id, game=row.game, reason=str(refused.__cause__ or refused.code)
                )
                await self._store.write(partial(BOARDS.delete, id=board_id, revision=row.revision))
            raise

    async def _stored(self, board_id: str) -> tuple[BoardRow, str]:
        """Return a stored board, and why it is lost: "try-gone" an hour after the last press of a *Try it*,
        "try-seat-lost" with its owner's seat, else "". Refused: no-board.
        """
        at = self._store.clock()

        def work(db: Connection) -> tuple[BoardRow | None, str]:
            row = BOARDS.one(db, id=board_id)
            if row is None or not kind_named(row.kind).is_of_table:
                return row, ""
            if row.expires_at <= at:
                return row, "try-gone"
            seat = private_board.trial_of(row).seat
            has_lost = sessions.has_lost_seat(db, row.session_id or "", row.owner_id, seat)
            return row, "try-seat-lost" if has_lost else ""

        row, lost = await self._store.read(work)
        if row is None or row.game not in self._games:
            raise Refused("no-board")
        return row, lost

    async def glances(self, owner_id: int) -> list[Session]:
        """Return the boards of a person as lists show them, the one that was pressed last first.

        A game is not played again for it, and nothing is written. One that cannot go on has the incident OLD_RULES.
        What is tried at a table is opened from there alone.
        """
        rows = await self._store.read(partial(BOARDS.where, owner_id=owner_id))
        found = []
        for row in rows:
            if row.game in self._games and not kind_named(row.kind).is_of_table:
                with suppress(Refused):
                    found.append(await self._glance(row))
        return found

    async def _glance(self, row: BoardRow) -> Session:
        game = self._games[row.game]
        if kind_named(row.kind).teaches or row.rules_version > game.rules.rules_version:
            return (await self._read(row)).session
        with suppress(BadRecord):
            return private_board.glance(row, game)
        try:
            if private_board.is_over(row):
                return (await asyncio.to_thread(private_board.ended, row, game)).session
            return private_board.glance(await asyncio.to_thread(private_board.upgraded, row, game), game)
        except (BadRecord, NotUpgradable):
            return private_board.stuck(row, game)

    async def _read(self, row: BoardRow) -> Board:
        known = self._known.get(row.id)
        if known is not None and known.row.revision == row.revision:
            return self._remember(known.with_row(row))
        game = self._games[row.game]
        if row.rules_version > game.rules.rules_version:
            raise Refused("newer-rules-board", game=row.game)
        if kind_named(row.kind).teaches:
            return self._remember(await self._read_lesson(row, game))
        try:
            if not private_board.is_outdated(row, game):
                with suppress(BadRecord):
                    return self._remember(await asyncio.to_thread(private_board.read, row, game))
                log.error("board-unplayable", board=row.id, game=row.game)  # its state is still there
            if private_board.is_over(row):
                return self._remember(await asyncio.to_thread(private_board.ended, row, game))
            upgraded = await self._upgraded(row, game)
            return self._remember(await asyncio.to_thread(private_board.read, upgraded, game))
        except (BadRecord, NotUpgradable) as error:
            raise Refused("old-board-over" if private_board.is_over(row) else "old-rules-board") from error

    async def _read_lesson(self, row: BoardRow, game: Playable) -> LessonBoard:
        """Return a lesson, brought to the present rules and file; Refused("no-lesson") if that is gone.

        Its row stays until another lesson takes its place: a later file may have it again.
        """
        try:
            board = await asyncio.to_thread(lessons.read, row, game)
            return lessons.brought_along(board) if lessons.is_outdated(board) else board
        except BadRecord as error:
            log.error("lesson-unplayable", board=row.id, game=row.game, reason=str(error))
            raise Refused("no-lesson") from error

    async def _upgraded(self, row: BoardRow, game: Playable) -> BoardRow:
        """Write the next revision of a row, of the present rules; return the present one, which may be another
        process's."""
        after = await asyncio.to_thread(private_board.upgraded, row, game)

        def work(db: Connection) -> BoardRow | None:
            return after if stored.change(db, row.revision, after) else BOARDS.one(db, id=row.id)

        present = await self._store.write(work)
        if present is None:
            raise Refused("no-board")
        return present

    def _remember(self, board: Board) -> Board:
        self._known[board.row.id] = board
        self._known.move_to_end(board.row.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return board

    # --- to change -----------------------------------------------------------------------------------------------

    async def begin(
        self,
        owner: Actor,
        game: str,
        lang: str,
        levels: Sequence[str],
        options: Any = None,
        *,
        interaction_id: int | None = None,
        replaces: str | None = None,
        untouched: bool = False,
    ) -> tuple[Board, BoardRow | None]:
        """Begin a game against computer players of these levels; ``options``: None for the game's own.

        ``replaces``: a board of theirs that goes. ``untouched``: so does any of this game on which they pressed
        nothing, and Stale if they have pressed something on the replaced one meanwhile. Returns the board, and the
        one that went as there was no room. An interaction that is delivered twice begins one board. Refused:
        too-many-private(until), or as ``boards.begin``.
        """
        playable = self._games[game]
        chosen = playable.rules.Options() if options is None else options
        random = self.random_bytes(10) + self.random_bytes(32)
        made = await asyncio.to_thread(
            private_board.begin, playable, owner, lang, chosen, levels, random, self._store.clock(), interaction_id
        )
        return await self._add(made, replaces, untouched=untouched)

    async def begin_day(
        self,
        owner: Actor,
        day: DayRow,
        seed: bytes,
        lang: str,
        *,
        apart: bool,
        mark_of: MarkOf,
        interaction_id: int | None = None,
    ) -> Board:
        """Begin the one try of an open day, written together with its board; return the one that is begun already.

        Refused: daily-closed, daily-erased, no-board (it is gone).
        """
        made = await self._dealt(owner, day, seed, lang, DAILY, interaction_id)
        row = made.row
        begun = AttemptRow(day.date, owner.user_id, row.id, row.created_at, None, None, None, apart, False, None)

        def work(db: Connection) -> BoardRow | None:
            dialect.take_turns(db, f"boards {row.owner_id % TURNS}")
            theirs = ATTEMPTS.one(db, date=day.date, user_id=row.owner_id)
            if theirs is not None:
                return None if theirs.board_id is None else BOARDS.one(db, id=theirs.board_id)
            if not daily_days.keep_open(db, day.date):
                raise Refused("daily-closed")
            if daily_attempts.was_erased(db, day.date, row.owner_id, mark_of):
                raise Refused("daily-erased")
            ATTEMPTS.insert(db, begun)
            BOARDS.insert(db, row)
            return row

        kept = await self._store.write(work)
        if kept is None:
            raise Refused("no-board")
        if kept is not row:
            return await self._read(kept)
        self._remember(made)
        self._committed(made.session)
        return made

    async def begin_try(
        self,
        session: Session,
        owner: Actor,
        lang: str,
        *,
        interaction_id: int | None = None,
        anew: bool = False,
    ) -> Board:
        """Return the one *Try it* of this person at this table, begun at this row if it is of another one.

        ``anew``: it is dealt anew, whatever it is of. It neither takes nor makes room among their other boards. An
        interaction that is delivered twice begins one. Stale if the table's seats have changed meanwhile; Refused
        as ``boards.begin_try``.
        """
        at, random = self._store.clock(), self.random_bytes(10) + self.random_bytes(32)
        made = await asyncio.to_thread(private_board.begin_try, session, owner, lang, random, at, interaction_id)
        row = made.row

        def work(db: Connection) -> BoardRow:
            dialect.take_turns(db, f"boards {row.owner_id % TURNS}")
            theirs = [one for one in BOARDS.where(db, owner_id=row.owner_id) if kind_named(one.kind).is_of_table]
            was = next((one for one in theirs if private_board.tried_at(one) == session.id), None)
            if was is not None:
                is_repeated = interaction_id is not None and was.interaction_id == interaction_id
                if is_repeated or (not anew and was.expires_at > at and private_board.is_same_try(was, row)):
                    return was
            if row.session_id is not None:
                _require_seats(db, session)
            elif BOARDS.one(db, id=session.id) is None:
                raise Refused("no-board")
            if was is not None:  # it keeps its id, so that an older panel of it is stale and not gone
                now = replace(row, id=was.id, revision=was.revision + 1)
                stored.change(db, was.revision, now)
                return now
            for one in theirs[MOST_TRIES - 1 :]:
                BOARDS.delete(db, id=one.id)
            BOARDS.insert(db, row)
            return row

        kept = await self._store.write(work)
        try:
            board = await self._read(kept)
        except Refused:
            if anew:
                raise
            return await self.begin_try(session, owner, lang, interaction_id=interaction_id, anew=True)
        return board

    async def begin_archived(
        self, owner: Actor, day: DayRow, seed: bytes, lang: str, *, interaction_id: int | None = None
    ) -> Board:
        """Open a person's board of a closed day, or begin one.

        Refused: too-many-private(until), or as ``opened``.
        """
        for row in await self._store.read(partial(BOARDS.where, owner_id=owner.user_id)):
            if private_board.is_same_day(row, ARCHIVE, day.date):
                return await self.opened(row.id, owner.user_id)
        made = await self._dealt(owner, day, seed, lang, ARCHIVE, interaction_id)
        return (await self._add(made, None))[0]

    async def _dealt(
        self, owner: Actor, day: DayRow, seed: bytes, lang: str, kind: Kind, interaction_id: int | None
    ) -> Board:
        game = self._games[day.game]
        options = game.rules.Options.model_validate_json(day.options)
        random, at = self.random_bytes(10), self._store.clock()
        return await asyncio.to_thread(
            private_board.begin_day, game, owner, lang, options, day.date, seed, kind, random, at, interaction_id
        )

    async def begin_lesson(
        self, owner: Actor, lesson: Lesson, lang: str, *, interaction_id: int | None = None
    ) -> tuple[Board, BoardRow | None]:
        """Begin a lesson, in place of the one that they have; otherwise as ``begin``."""
        made = await asyncio.to_thread(
            lessons.begin,
            self._games[lesson.game],
            lesson,
            owner,
            lang,
            self.random_bytes(10),
            self._store.clock(),
            interaction_id,
        )
        return await self._add(made, None)

    async def lesson_of(self, owner_id: int) -> LessonBoard | None:
        """Return the lesson that a person is in, or has come to the end of; None without one."""
        rows = await self._store.read(partial(BOARDS.where, owner_id=owner_id))
        for row in rows:
            if kind_named(row.kind).teaches and row.game in self._games:
                with suppress(Refused):
                    board = await self._read(row)
                    assert isinstance(board, LessonBoard)
                    return board
        return None

    async def _add(
        self, made: Board, replaces: str | None, *, untouched: bool = False
    ) -> tuple[Board, BoardRow | None]:
        row = made.row

        def work(db: Connection) -> tuple[BoardRow | None, BoardRow | None]:
            dialect.take_turns(db, f"boards {row.owner_id % TURNS}")
            # The try of an open day and what is tried at tables neither take nor make room.
            theirs = [one for one in BOARDS.where(db, owner_id=row.owner_id) if kind_named(one.kind).takes_room]
            twice = [one for one in theirs if one.begun_by is not None and one.begun_by == row.begun_by]
            twice += [one for one in theirs if private_board.is_same_day(one, made.session.kind, made.session.date)]
            if twice:
                return twice[0], None
            replaced = [one for one in theirs if one.id == replaces]
            if untouched:
                if replaces is not None and not any(map(private_board.is_untouched, replaced)):
                    return None, None
                replaced += [one for one in theirs if one.game == row.game and private_board.is_untouched(one)]
            self.require_quota(row.owner_id, row.created_at)
            replaced += [one for one in theirs if made.session.kind.is_single and one.kind == row.kind]
            left = [one for one in theirs if one not in replaced]
            nothing_lost = [one for one in left if private_board.is_over(one) or private_board.is_unplayed(one)]
            going_on = [one for one in left if one not in nothing_lost]
            gone = [*going_on, *nothing_lost][MOST - 1 :]
            for one in theirs:
                if one in replaced or one in gone:
                    BOARDS.delete(db, id=one.id)
            BOARDS.insert(db, row)
            return row, gone[-1] if gone else None

        kept, gone = await self._store.write(work)
        if kept is None:
            raise Stale((await self.opened(replaces or "", row.owner_id)).session)
        if kept is not row:
            return await self._read(kept), None
        self._remember(made)
        self._committed(made.session)
        return made, gone

    @asynccontextmanager
    async def open(
        self, board_id: str, user_id: int | None, interaction_id: int | None = None
    ) -> AsyncIterator[OpenBoard]:
        """Lock a board of this person and read it; None: for a computer player. Refused as ``opened``."""
        async with self._locks.holding([board_id]):
            board = await (self.load(board_id) if user_id is None else self.opened(board_id, user_id))
            yield OpenBoard(board, interaction_id, self._commit, self.load, self._store.clock)

    async def on_to_own_turn(
        self, board_id: str, actor: Actor, *, decision: int | None, interaction_id: int | None
    ) -> Played:
        """Play for the other seats of a *Try it* until the owner's is awaited. Refused: try-own-turn."""
        async with self.open(board_id, actor.user_id, interaction_id) as opened:
            return await opened.change(actor, decision, partial(private_board.on_to_own_turn, opened.board))

    async def set_dice(
        self, board_id: str, actor: Actor, text: str, *, decision: int | None, interaction_id: int | None
    ) -> Played:
        """Play the newest roll of a *Try it* again with the faces of this text. Refused: as there."""
        async with self.open(board_id, actor.user_id, interaction_id) as opened:
            return await opened.change(actor, decision, partial(set_dice.set_dice, opened.board, text=text))

    async def end(self, board_id: str, actor: Actor, *, decision: int | None = None) -> None:
        """Put a board away for good; Stale if this was asked at another revision. Refused: daily-open."""
        async with self._locks.holding([board_id]):
            board = await self.opened(board_id, actor.user_id)
            not_while_open(board.session)
            if decision is not None and decision != board.row.revision:
                raise Stale(board.session)
            await self._store.write(partial(BOARDS.delete, id=board_id))
            self._known.pop(board_id, None)

    async def _commit(self, was: Board, now: Board) -> None:
        """Write a new revision; Stale with the present board if another process was first."""
        learned = LessonRow(now.row.owner_id, now.row.game, now.learned, now.row.changed_at)

        def work(db: Connection) -> bool:
            done = stored.change(db, was.row.revision, now.row)
            if done and now.learned:
                LESSONS.insert_new(db, learned)
            if done and now.session.kind.competes and now.row.result is not None:
                _finish_try(db, now)
            return done

        if not await self._store.write(work):
            raise Stale((await self.load(was.row.id)).session)
        self._remember(now)
        self._committed(now.session)

    # --- beside the lines ----------------------------------------------------------------------------------------

    async def advise(self, session: Session, advice: str) -> None:
        """Keep what a hint has said, for this revision alone."""
        await self._store.write(
            partial(BOARDS.change, columns={"advice": advice}, id=session.id, revision=session.revision)
        )

    async def keep_review(self, session: Session, review: str) -> bool:
        """Keep the review of a finished game; return whether the board is still there as it was."""
        return await self._store.write(
            lambda db: BOARDS.change(db, {"review": review}, id=session.id, revision=session.revision).rowcount == 1
        )

    async def learned(self, user_id: int) -> list[LessonRow]:
        """Return the lessons that a person has finished, and the games whose learning was offered to them."""
        return await self._store.read(partial(LESSONS.where, user_id=user_id))

    async def learn(self, user_id: int, game: str, lesson: str = "") -> bool:
        """Note a finished lesson, or without one that learning was offered; return whether it is new."""
        row = LessonRow(user_id, game, lesson, self._store.clock())
        return await self._store.write(lambda db: LESSONS.insert_new(db, row).rowcount == 1)

    async def settle(self) -> None:
        """Wait until no board is being changed."""
        await self._locks.settle()


def _require_seats(db: Connection, session: Session) -> None:
    """Raise Stale if the seats of a table have changed."""
    sessions.lock(db, session.id)
    present = sessions.get(db, session.id)
    if present is None or not _same_people(present.players, session.players):
        raise Stale(session)


def _same_people(stored: Sequence[Player], known: Sequence[Player]) -> bool:
    """Whether the seats are held by the same people, by the same names: none of them was erased meanwhile."""

    def people(players: Sequence[Player]) -> list[tuple[int | None, str, bool]]:
        return [(player.user_id, player.name, player.gone) for player in players]

    return people(stored) == people(known)


def _finish_try(db: Connection, board: Board) -> None:
    """Write the result of a try that is over, in the transaction of its last press."""
    row, session = board.row, board.session
    mine = session.rules.standings(session.state)[private_board.OWN]
    points = daily.POINTS.dump_json(mine.parts).decode()
    daily_attempts.finish(db, row.id, session.date, row.owner_id, row.changed_at, mine.score, points)
