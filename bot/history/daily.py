"""Check the dice of the day for ``sainome check``: what was promised of them, and what was reached with them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from bot.rows.daily import AttemptRow, DayRow, MonthRow, PostedRow
from bot.rows.private_board import BoardRow
from bot.session import daily, private_board, strong
from bot.session.kinds import kind_named
from bot.session.private_board import Start
from bot.store import Connection, Store
from bot.store.games import daily_days as stored
from bot.store.games import private_boards as stored_boards
from bot.store.games.daily_attempts import ATTEMPTS
from bot.store.games.daily_days import DAYS, MONTHS
from bot.store.games.private_boards import BOARDS
from engines import GAMES
from engines.core import BadRecord
from engines.core.history.drand import Checked, check_round
from engines.core.history.fairness import Beacon, Proof
from engines.core.playable import Playable

BATCH = 100
"""Attempts and boards that are read at once."""
Beside: TypeAlias = tuple[str | None, DayRow | None, MonthRow | None]


async def day_faults(store: Store, games: Mapping[str, Playable] = GAMES) -> AsyncIterator[str]:
    """Yield the first fault of each month, day, attempt and board of the dice of the day, with its name.

    A bot that runs may make and close days meanwhile, so what is compared is read together.
    """

    def work(db: Connection) -> tuple[list[MonthRow], list[DayRow], list[str], list[PostedRow]]:
        days, with_erased = stored.between(db, "", "9999"), stored.dates_with_erased(db)
        return MONTHS.where(db), days, with_erased, stored.posted(db, "", "9999")

    all_months, all_days, with_erased, posted = await store.read(work)
    months = {month.month: month for month in all_months}
    days = {day.date: day for day in all_days}
    for month in months.values():
        for fault in _examined(partial(_month_faults, month)):
            yield f"month {month.month} {fault}"
    for row in posted:
        if row.month not in months or row.opening != months[row.month].opening:
            place = f"server {row.guild_id}, channel {row.channel_id}, message {row.message_id}"
            yield f"month {row.month} has another hash than was posted in {place}"
    for day in days.values():
        for fault in _examined(partial(_day_faults, day, months, games)):
            yield f"day {day.date} {fault}"
    for date in with_erased:
        if date not in days or days[date].closed_at is not None:
            yield f"day {date} is over, and keeps who was erased"
    async for fault in _fault_of_attempts(store, games):
        yield fault
    async for fault in _fault_of_boards(store):
        yield fault


def _examined(faults: Callable[[], Iterator[str]]) -> list[str]:
    """Return the first fault, if there is one."""
    try:
        return list(faults())[:1]
    except Exception as error:
        # The boundary to what is stored: whatever it makes the rules or the database raise is a finding.
        return [f"cannot be examined: {type(error).__name__}: {(str(error).splitlines() or ['no reason'])[0]}"]


def _month_faults(month: MonthRow) -> Iterator[str]:
    if len(bytes.fromhex(month.secret)) != 32 or month.opening != daily.opening(
        month.month, month.secret, month.url
    ):
        yield "has a secret that is not that of its hash"


def _day_faults(day: DayRow, months: Mapping[str, MonthRow], games: Mapping[str, Playable]) -> Iterator[str]:
    month = months.get(daily.month_of(day.date))
    if not daily.is_date(day.date):
        yield "is no date"
        return
    if month is None:
        yield "is of a month that is not there"
        return
    if day.round != daily.round_of(day.date, month.url):
        yield "has another round than the hash of its month names"
    if day.randomness is not None:
        assert month.url is not None
        assert day.signature is not None
        beacon, proof = Beacon(month.url, day.round, day.randomness), Proof(day.signature, day.previous)
        if check_round(beacon, proof) is not Checked.SIGNED:
            yield "has a round that its beacon has not signed"
    if not daily.has_its_seed(day, month.secret):
        yield "was told with another seed than follows from the secret of its month"
    if day.drawn_at is None and (day.randomness is not None or day.closed_at is not None):
        yield "has dice that were never fixed"
    if day.strong is not None:
        yield from _strong_faults(day, month, games)


def _strong_faults(day: DayRow, month: MonthRow, games: Mapping[str, Playable]) -> Iterator[str]:
    if day.closed_at is None:
        yield "is open, and was played by the strong player"
    game = games.get(day.game)
    if game is None or game.rules.rules_version != day.rules_version:
        return  # it is as it was
    try:
        strong.replay(day, daily.seed_of(day.date, month.secret, day.randomness), game)
    except BadRecord as error:
        yield str(error)


async def _fault_of_attempts(store: Store, games: Mapping[str, Playable]) -> AsyncIterator[str]:
    after: tuple[str, int] = ("", 0)
    while True:

        def work(
            db: Connection, after: tuple[str, int] = after
        ) -> list[tuple[AttemptRow, BoardRow | None, DayRow | None]]:
            attempts = stored.attempts_after(db, *after, most=BATCH)
            days = {date: DAYS.one(db, date=date) for date in {one.date for one in attempts}}
            return [
                (one, BOARDS.one(db, id=one.board_id) if one.board_id else None, days[one.date]) for one in attempts
            ]

        found = await store.read(work)
        if not found:
            return
        for row, board, day in found:
            for fault in _examined(partial(_try_faults, row, board, day, games)):
                yield f"try of {row.date} by {row.user_id} {fault}"
        after = (found[-1][0].date, found[-1][0].user_id)


def _try_faults(
    row: AttemptRow, board: BoardRow | None, day: DayRow | None, games: Mapping[str, Playable]
) -> Iterator[str]:
    """Yield what is wrong with an attempt; its board is gone later, or played on once the day is closed."""
    if day is None:
        yield "is of a day that is not there"
        return
    if (row.finished_at is None) != (row.score is None) or (row.score is None) != (row.points is None):
        yield "has a result without an end, or an end without a result"
        return
    if row.finished_at is not None and day.closed_at is not None and row.finished_at > day.closed_at:
        yield "was finished after the day was closed"
    if board is None:
        if row.board_id is not None and day.closed_at is None and row.user_id > 0:
            yield "has lost its board while the day is open"
        return
    if board.owner_id != row.user_id or Start.model_validate_json(board.start).date != row.date:
        yield "has a board that is somebody else's, or of another day"
        return
    is_as_finished = row.finished_at is not None and board.changed_at <= row.finished_at
    if is_as_finished and board.game in games and not private_board.is_outdated(board, games[board.game]):
        yield from _result_faults(row, board, games[board.game])
    if row.finished_at is None and kind_named(board.kind).competes and private_board.is_over(board):
        yield "has no result, though its board is over"


def _result_faults(row: AttemptRow, board: BoardRow, game: Playable) -> Iterator[str]:
    session = private_board.read(board, game).session
    standing = next((one for one in session.rules.standings(session.state) if one.seat == private_board.OWN), None)
    if session.outcome is None or standing is None:
        yield "is finished, and its board is not"
    elif (standing.score, standing.parts) != (row.score, daily.POINTS.validate_json(row.points or "[]")):
        yield "has a result that its board does not lead to"


async def _fault_of_boards(store: Store) -> AsyncIterator[str]:
    after = ""
    while True:

        def work(db: Connection, after: str = after) -> list[tuple[BoardRow, Beside]]:
            return [(row, _beside(db, row)) for row in stored_boards.all_of(db, after, BATCH)]

        found = await store.read(work)
        if not found:
            return
        for row, beside in found:
            for fault in _examined(partial(_board_faults, row, *beside)):
                yield f"private board {row.id} {fault}"
        after = found[-1][0].id


def _beside(db: Connection, row: BoardRow) -> Beside:
    """Return the board of the attempt that this board should be of, its day, and the month of that."""
    kind = kind_named(row.kind)
    if kind.teaches:
        return None, None, None
    try:
        date = Start.model_validate_json(row.start).date
    except ValueError:  # ``_board_faults`` says so
        return None, None, None
    tried = ATTEMPTS.value(db, "board_id", date=date, user_id=row.owner_id) if kind.competes else None
    return tried, DAYS.one(db, date=date), MONTHS.one(db, month=daily.month_of(date))


def _board_faults(row: BoardRow, tried: str | None, day: DayRow | None, month: MonthRow | None) -> Iterator[str]:
    kind = kind_named(row.kind)
    if kind.teaches:
        return
    start = Start.model_validate_json(row.start)
    if not start.date and not kind.is_of_day:
        return
    if day is None or not kind.is_of_day:
        yield "has the dice of a day that is not there, or is no board of one"
        return
    if kind.competes != (day.closed_at is None):
        yield "is of a day that is open, or closed, and not of that kind"
    if month is None or start.seed != daily.seed_of(day.date, month.secret, day.randomness).hex():
        yield "has other dice than its day"
    if kind.competes and tried != row.id:
        yield "is not the one of its owner's try"
