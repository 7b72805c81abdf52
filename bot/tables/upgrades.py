"""Open tables whose rules were corrected: each is upgraded before anybody plays on, by a row of its log.

A pass over all of them begins with the bot; a table that is opened before the pass has reached it goes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.rows.messages import UNDO
from bot.rows.session import PLAYED, VOTED, ClockRow, SessionRow
from bot.session import codec
from bot.session.model import PanelKind, Session
from bot.session.play import QUESTION
from bot.session.upgrade import Upgraded, upgrade
from bot.store import Connection
from bot.store.games import sessions
from bot.store.games.log import LOG
from bot.store.games.sessions import SESSIONS
from bot.store.messages import outbox, requests
from engines.core import NotUpgradable, Seat
from engines.core.playable import Playable

from . import banks
from .beside import Beside
from .clock import start_clock, stop_clock


def try_upgrades(
    rows: Sequence[SessionRow], games: Mapping[str, Playable], at: float
) -> tuple[list[tuple[SessionRow, Upgraded]], list[tuple[SessionRow, str]]]:
    """Upgrade these tables in memory: return those that can be played on, and those that cannot with the reason."""
    made, failed = [], []
    for row in rows:
        try:
            made.append((row, upgrade(row, games[row.game], at)))
        except NotUpgradable as error:
            failed.append((row, error.reason))
        except Exception as error:
            # The boundary between one game's faults and all other games.
            failed.append((row, f"{type(error).__name__} in the rules"))
    return made, failed


def write_upgrade(db: Connection, row: SessionRow, made: Upgraded) -> None:
    """Write one upgrade: session, log, clocks and the panel that says so. Open takebacks lapse: it is a barrier."""
    was, now = codec.decode(row, {made.session.game: made.session.playable}), made.session
    sessions.save(db, codec.update(was, now))
    sessions.mark_begun(db, row.id, row.rules_version)
    if row.warned_at is not None:  # nobody has changed the table
        SESSIONS.change(db, {"warned_at": row.warned_at}, id=row.id)
    LOG.insert(db, made.entry, session_id=row.id)
    _carry_clocks(db, row, was, now, made.entry.at)
    requests.lapse(db, row.id, UNDO)
    if outbox.parked(db, row.id) is None:  # else nobody has asked for another try, which would send this board
        outbox.add(db, row.id, PanelKind.BOARD, made.entry.at)


def _carry_clocks(db: Connection, row: SessionRow, was: Session, now: Session, at: float) -> None:
    """Let clocks run on to their deadlines, also for a question that is asked again.

    A turn that has expired is only played or voted on if its question is the same: else it gets its full time.
    """
    owing = {seat: player.person for seat in now.movers if (player := now.players[seat]).person is not None}
    beside = Beside(db, was, now)
    for clock in tuple(beside.clocks.values()):
        asked = now.decisions[clock.seat]
        same = asked // QUESTION == row.decisions[clock.seat] // QUESTION
        if owing.get(Seat(clock.seat)) != clock.user_id or (clock.stage in (VOTED, PLAYED) and not same):
            stop_clock(beside, clock, at)
        else:
            del owing[Seat(clock.seat)]
            beside.put_clock(replace(clock, asked=_decision_asked(clock, asked, same=same)))
    banks.follow(beside, was, now)
    for seat, user_id in owing.items():
        assert user_id is not None
        start_clock(beside, now, seat, user_id, at)


def _decision_asked(clock: ClockRow, decision: int, *, same: bool) -> int:
    return clock.asked if same else decision
