"""Check that every stored game follows from its log, and every private board from its lines, for ``sainome check``:
read-only, also while a bot runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from bot.rows.commitment import PlaceRow
from bot.rows.log import Entry
from bot.rows.private_board import BoardRow
from bot.rows.session import SessionRow
from bot.session import codec, dice, lessons, play, private_board, undo, views
from bot.session.kinds import KINDS
from bot.session.model import Phase, Refused, Session
from bot.session.upgrade import upgrade
from bot.store import Connection, Store
from bot.store.games import log, sessions
from bot.store.games import private_boards as stored_boards
from bot.store.games.commitments import PLACES
from bot.store.games.sessions import SESSIONS
from bot.store.people import results
from engines import GAMES
from engines.core import BadRecord, NotUpgradable
from engines.core.history.fairness import commitment
from engines.core.history.records import RESIGN, Header, Record
from engines.core.history.replay import Moment, first_played, moments
from engines.core.history.verdict import Verdict, verify
from engines.core.opponents.computers import computer_players
from engines.core.playable import Playable

OPEN = (Phase.LOBBY, Phase.PLAYING)


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is stored of one session, read together."""

    row: SessionRow
    entries: Sequence[Entry]
    places: Sequence[PlaceRow]
    barrier_state: str | None
    is_computer_next: bool
    results: Mapping[int, tuple[int, int]]
    """Place and score by seat."""


async def session_faults(store: Store, games: Mapping[str, Playable] = GAMES) -> AsyncIterator[str]:
    """Yield the first fault of each session, in any phase, as a phrase with the session's id."""
    for session_id in await store.read(sessions.all_ids):
        try:
            stored = await store.read(partial(_read_stored, session_id=session_id))
            fault = None if stored is None else next(_faults(stored, games), None)
        except Exception as error:
            # The boundary to what is stored: whatever it makes the rules or the database raise is a finding.
            fault = f"cannot be examined: {type(error).__name__}: {_first_line(error)}"
        if fault is not None:
            yield f"session {session_id} {fault}"


async def board_faults(store: Store, games: Mapping[str, Playable] = GAMES) -> AsyncIterator[str]:
    """Yield the first fault of each private board, as a phrase with its id."""
    after = ""
    while rows := await store.read(partial(stored_boards.all_of, after=after)):
        for row in rows:
            try:
                fault = next(_board_faults(row, games), None)
            except Exception as error:
                # The boundary to what is stored, as for a session.
                fault = f"cannot be examined: {type(error).__name__}: {_first_line(error)}"
            if fault is not None:
                yield f"private board {row.id} {fault}"
        after = rows[-1].id


def _board_faults(row: BoardRow, games: Mapping[str, Playable]) -> Iterator[str]:
    """Yield what is wrong with a private board; nothing if its lines lead to it, or its rules can go on from it."""
    if (kind := KINDS.get(row.kind)) is None:
        yield f"is of the kind '{row.kind}', which is not here"
        return
    if row.game not in games:
        yield f"is a game of '{row.game}', which is not here"
        return
    game, version = games[row.game], row.rules_version
    try:
        if version > game.rules.rules_version:
            raise NotUpgradable("the rules are newer")
        if not kind.teaches and private_board.is_outdated(row, game):
            (private_board.ended if private_board.is_over(row) else private_board.upgraded)(row, game)
            return
    except NotUpgradable:
        yield f"was begun under version {version} of its rules; here is {game.rules.rules_version}"
        return
    try:
        # A lesson that has changed goes on from the last step that fits.
        board = (lessons if kind.teaches else private_board).read(row, game)
    except BadRecord as error:
        yield f"cannot be replayed: {_first_line(error)}"
        return
    if not private_board.leads_to_state(board):
        yield "has a state that its lines do not lead to"


def _read_stored(db: Connection, session_id: str) -> Stored | None:
    row = sessions.get(db, session_id)
    if row is None:
        return None
    return Stored(
        row,
        log.since(db, session_id, -1),
        PLACES.where(db, session_id=session_id),
        sessions.barrier_state(db, session_id),
        bool(SESSIONS.value(db, "computer_next", id=session_id)),
        results.places_of(db, session_id),
    )


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or ["no reason"])[0]


def _faults(stored: Stored, games: Mapping[str, Playable]) -> Iterator[str]:
    """Yield what is wrong with one session; nothing if its log and its seed lead to all of it."""
    row = stored.row
    is_open = row.phase in OPEN
    if row.incident is not None:
        if is_open:
            yield f"is quarantined (incident {row.incident})"
        return  # a moderator has ended it
    try:
        session = codec.decode(row, games)
    except codec.Undecodable as error:
        if row.phase != Phase.CLOSED:  # else a moderator has ended it
            yield f"cannot be read: {_first_line(error)}"
        return
    except Refused:
        if is_open:
            yield f"is a game of '{row.game}', which is not here"
        return
    yield from _version_faults(row, session)
    yield from _seating_faults(session)
    if not stored.entries:
        yield from _lobby_faults(stored, session)
        return
    record = views.record(session, stored.entries, public=False, places=stored.places)
    try:
        verdict = verify(with_seed(record, row.seed))
    except (BadRecord, ValueError) as error:
        yield f"cannot be verified: {error}"
        return
    if session.incident is None and session.rules_version == session.rules.rules_version:
        try:
            yield from _replay_faults(stored, session, record)
        except (BadRecord, ValueError) as error:
            yield f"cannot be replayed: {error}"
            return
        yield from _end_faults(stored, session)
    yield from _chance_faults(session, verdict)


def _version_faults(row: SessionRow, session: Session) -> Iterator[str]:
    """Check that an open game of another version of its rules can go on; finished games stay as they were."""
    here = session.rules.rules_version
    if row.phase != Phase.PLAYING or row.rules_version == here:
        return
    try:
        upgrade(row, session.playable, row.changed_at)
    except NotUpgradable:  # ``check --upgrade`` says why
        yield f"was begun under version {row.rules_version} of its rules; here is {here}"


def _seating_faults(session: Session) -> Iterator[str]:
    """Check who sits where: seats in order, known policies, a host who is there."""
    if session.phase not in OPEN:
        return  # a policy of a finished game may be gone, and its host erased
    if [player.seat for player in session.players] != list(range(len(session.players))):
        yield "has seats that do not count from 0"
    known = computer_players(session.playable)
    for player in session.players:
        if player.policy is not None and player.policy not in known:
            yield f"has a computer player '{player.policy}' on seat {player.seat}, which is not here"
    people = [player.user_id for player in session.players if player.user_id is not None]
    if session.host_id not in people and session.host_id > 0:
        yield "has a host who does not sit at the table"
    if len(set(people)) != len(people):
        yield "has somebody on two seats"


def _lobby_faults(stored: Stored, session: Session) -> Iterator[str]:
    row = stored.row
    if session.state is not None:
        yield "has a state and no log"
    if session.phase not in (Phase.LOBBY, Phase.CLOSED):
        yield f"is {session.phase.value} and has no log"
    if (row.row, row.draws, row.barrier) != (-1, 0, -1):
        yield "has counted rows or draws and has no log"
    if stored.results:
        yield "has a result and no log"
    if session.commitment is not None:
        yield from _promise_faults(stored, session)


def _promise_faults(stored: Stored, session: Session) -> Iterator[str]:
    """Compare the commitment of a frozen lobby with all that it promises."""
    places = dice.places_of(stored.places)
    kind = (session.id, session.game, session.rules_version, session.options_text)
    made = commitment(session.fairness, stored.row.seed, *kind, places, session.words or (), session.beacon)
    if made != session.commitment or not all(place.fits for place in places):
        yield "has a commitment that does not match its words, seats or options"


def _replay_faults(stored: Stored, session: Session, record: Record) -> Iterator[str]:
    """Play the log again, and compare every row, and then all that the session keeps of it."""
    rules, seats = session.rules, len(session.players)
    before = replace(session, phase=Phase.PLAYING, decisions=(0,) * seats)
    barrier, barrier_state, state = -1, None, None
    first = first_played(rules, record)
    if first is None:
        yield "has no row from which its present rules can go on"
        return
    for entry, moment in zip(stored.entries[first:], moments(rules, record), strict=True):
        if moment.closes:
            barrier, barrier_state = entry.row, moment.state
        state = moment.state
        if moment.step is None:
            continue
        yield from _row_faults(session, entry, moment)
        reached = replace(before, state=moment.before)
        seat = None if moment.row.seat is None else session.players[moment.row.seat].seat
        before = replace(before, decisions=play.next_decisions(reached, state, seat, moment.closes))
    if state != session.state:
        yield "has a state that its log does not lead to"
    yield from _batch_faults(stored.entries)
    if stored.row.row != stored.entries[-1].row:
        yield f"counts {stored.row.row} rows, and its log {stored.entries[-1].row}"
    if session.barrier != barrier:
        yield f"has its barrier at row {session.barrier}, and its log at row {barrier}"
    if stored.barrier_state is None or rules.State.model_validate_json(stored.barrier_state) != barrier_state:
        yield "has a state at its barrier that its log does not lead to"
    standing = [entry for entry in stored.entries if undo.stands(entry) and entry.row > barrier]
    if session.takebacks != undo.takebacks_after(seats, standing):
        yield "lets seats undo other rows than its log"
    # The log knows the least: who gets a seat back is asked with a new number too, one for each write or row.
    most = play.QUESTION * (session.revision + session.row + 2)
    if not all(low <= now < most for low, now in zip(before.decisions, session.decisions, strict=True)):
        yield "has decision numbers that its log does not lead to"


def _batch_faults(entries: Sequence[Entry]) -> Iterator[str]:
    """Check that the rows of a press follow one another, belong to one seat, and are numbered by the first."""
    for before, entry in pairwise([None, *entries]):
        assert entry is not None
        if entry.batch is None or entry.batch == entry.row:
            continue
        if before is None or before.batch != entry.batch or before.seat != entry.seat:
            yield f"has a row that was not played together with the one before it (row {entry.row})"


def _row_faults(session: Session, entry: Entry, moment: Moment) -> Iterator[str]:
    """Compare what is stored with a row with what the rules make of it."""
    step, rules = moment.step, session.rules
    assert step is not None
    where = f"(row {entry.row})"
    events = codec.known_events(entry, rules)
    if events is None:
        yield f"has events that cannot be read {where}"
    elif entry.upgrade is None and not session.playable.tells(events, step):
        yield f"tells events that did not happen {where}"
    if entry.barrier != moment.closes:
        yield f"has a row whose barrier is not that of the rules {where}"
    if entry.hidden != (step.hidden and entry.notation != RESIGN):
        yield f"has a row that is not as secret as the rules say {where}"
    before = step.state if moment.before is None else moment.before
    if entry.turn is not None and entry.turn != rules.turns(before):
        yield f"has a row of another turn {where}"


def _chance_faults(session: Session, verdict: Verdict) -> Iterator[str]:
    if not verdict.honest:
        rows = ", ".join(map(str, (*verdict.bad, *verdict.thrown_away))) or "none: the hashes"
        yield f"has chance that is not its seed's (row {rows})"
    if session.draws != verdict.draws:
        yield f"counts {session.draws} draws, and its log {verdict.draws}"


def _end_faults(stored: Stored, session: Session) -> Iterator[str]:
    """Check the phase against the rules, and the result against the phase."""
    if session.phase is Phase.LOBBY:
        yield "is a lobby and has a log"
        return
    is_over = session.rules.outcome(session.state) is not None
    if is_over != (session.phase is Phase.OVER):
        yield f"is {session.phase.value}, and by its rules it is {'over' if is_over else 'not over'}"
        return
    wanted = {one.seat: (one.place, one.score) for one in play.results(session)} if is_over else {}
    if {seat: rank for seat, rank in stored.results.items() if seat >= 0} != wanted:
        yield "has a result that its rules do not give" if stored.results else "is over and has no result"
    if stored.is_computer_next != any(session.players[seat].is_computer for seat in session.awaited):
        yield "does not know whether a computer player is next"


def with_seed(record: Record, seed: bytes) -> Record:
    """Return the record with its seed, for this check only."""
    header = Header(**{**dict(record.header), "seed": seed.hex()})
    return Record(header=header, rows=record.rows)
