"""Read what is stored of every table, for ``check --upgrade``: rows that cannot be read are not shown to players.

Read-only. Faults name rows, kinds and fields, never values: they may be secrets.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.rows.log import Entry, HintAdvice, TurnAdvice
from bot.rows.session import SessionRow
from bot.session import codec
from bot.session.model import Phase
from bot.session.orders import LINES, STOPS, lines_from
from bot.session.rules import TableRules
from bot.store import Connection, Store, StoreError
from bot.store.games import log, reviews, sessions
from bot.store.games.ahead import ANSWERS, ORDERS
from bot.store.games.hints import HINTS
from bot.store.games.suggestions import SUGGESTIONS
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import AnyGame, BadNotation, NotUpgradable
from engines.core.history.fairness import Beacon, Proof
from engines.core.history.records import RESIGN
from engines.core.history.replay import undone_row
from engines.core.history.versions import final_state
from engines.core.opponents.computers import computer_players
from engines.core.playable import Playable
from engines.core.review.findings import Review

SHOWN = 3
"""Rows of one fault that are named; the others are counted."""
UNREADABLE = (ValueError, TypeError, RecursionError)
"""What readers raise of JSON that they cannot read; a ValidationError is a ValueError."""
KIND = re.compile("[a-z-]{1,40}")
"""What a kind of events looks like: anything else may be a value."""
PARTS: Mapping[str, Callable[..., Any]] = {
    "log": lambda db, session_id: log.since(db, session_id, -1),
    "state at the barrier": sessions.barrier_state,
    "hints": HINTS.where,
    "ready-made turns": SUGGESTIONS.where,
    "review": reviews.of_session,
    "orders": ORDERS.where,
    "standing answers": ANSWERS.where,
}
"""What is stored of a table beside its row, each read by itself: one that is broken hides no other."""
BEACON, PROOF, ACCEPTED = TypeAdapter(Beacon), TypeAdapter(Proof), TypeAdapter(dict[str, Any])


@dataclass(slots=True)
class Findings:
    """What was read, and what could not be; sentences name the session."""

    tables: int = 0
    rows: int = 0
    quarantined: int = 0
    """Tables that were set aside before; nobody is shown anything of them, and they are not read."""
    unread: list[str] = field(default_factory=list)
    """What this version cannot read or tell, a line for each table and reason."""
    without_end: list[str] = field(default_factory=list)
    """Finished games of other rules that keep their result, and would be shown without a board."""


async def read_tables(store: Store, games: Mapping[str, Playable] = GAMES) -> Findings:
    """Read options, states, events, actions, dice and advice of every table, open and finished.

    States of earlier rules are left to ``upgrade`` where the game goes on.
    """
    findings = Findings()
    for session_id in await store.read(sessions.all_ids):
        try:
            row, parts, broken = await store.read(partial(_stored, session_id=session_id))
            if row is None:
                continue
            if row.incident is not None:
                findings.quarantined += 1
                continue
            findings.tables += 1
            findings.rows += len(parts.get("log", ()))
            findings.unread += [f"session {row.id}: {fault}" for fault in broken]
            for fault in _faults(row, parts, games):
                findings.unread.append(f"session {row.id}: {fault}")
            if (reason := _lost_end(row, games)) is not None:
                findings.without_end.append(f"session {row.id}: {reason}")
        except StoreError:
            raise  # the database is away or broken, not this table
        except Exception as error:
            # The boundary to what is stored: whatever it makes the readers raise is a finding.
            findings.unread.append(f"session {session_id}: {type(error).__name__}")
    return findings


def _stored(db: Connection, session_id: str) -> tuple[SessionRow | None, dict[str, Any], list[str]]:
    """Return the row of a session, what is stored beside it, and what of that the store cannot read."""
    parts, broken = dict[str, Any](), list[str]()
    row = sessions.get(db, session_id)
    for name, read in PARTS.items() if row is not None else ():
        try:
            parts[name] = read(db, session_id=session_id)
        except UNREADABLE as error:
            broken.append(f"{name}: {type(error).__name__}")
    return row, parts, broken


def _faults(row: SessionRow, parts: Mapping[str, Any], games: Mapping[str, Playable]) -> Iterator[str]:
    game = games.get(row.game)
    if game is None:
        yield f"a game of '{row.game}', which is not here"
        return
    yield from _table_faults(row, parts, game)
    yield from _advice_faults(parts, game)
    yield from _log_faults(parts.get("log", ()), game, len(row.players))


def _lost_end(row: SessionRow, games: Mapping[str, Playable]) -> str | None:
    """Return why the end of a finished game of other rules cannot be shown; None if it can."""
    game = games.get(row.game)
    if game is None or row.phase != Phase.OVER or row.state is None:
        return None
    if row.rules_version == game.rules.rules_version:
        return None
    try:
        final_state(game.rules, row.state, row.options, row.rules_version)
    except NotUpgradable as error:
        return error.reason
    return None


def _table_faults(row: SessionRow, parts: Mapping[str, Any], game: Playable) -> Iterator[str]:
    """Yield what cannot be read of the table itself: options, table rules, states, beacon, seats."""
    rules, is_played = game.rules, row.phase in (Phase.PLAYING, Phase.OVER)
    readers: list[tuple[str, Callable[[str], Any], str | None]] = [
        ("options", rules.Options.model_validate_json, row.options),
        ("table rules", TableRules.from_stored, row.table_rules),
        ("beacon", BEACON.validate_json, row.beacon),
        ("proof", PROOF.validate_json, row.proof),
        *(("accepted options", ACCEPTED.validate_json, player.accepted) for player in row.players),
    ]
    if row.rules_version == rules.rules_version:
        state = rules.State.model_validate_json
        readers += [("state", state, row.state), ("state at the barrier", state, parts.get("state at the barrier"))]
    faults = list(_text_faults(readers))
    yield from faults
    if is_played and row.state is None:
        yield "no state"
    if is_played and not parts.get("log", True):
        yield "no rows"
    if row.phase in (Phase.LOBBY, Phase.PLAYING):
        known = computer_players(game)
        for player in row.players:
            if player.policy is not None and player.policy not in known:
                yield f"seat {player.seat}: a computer player that is not here"
    if not faults:
        try:
            codec.decode(row, {row.game: game})
        except codec.Undecodable as error:
            cause = error.__cause__
            yield str(cause) if type(cause) is ValueError else f"seats or words: {type(cause).__name__}"


def _advice_faults(parts: Mapping[str, Any], game: Playable) -> Iterator[str]:
    """Yield what cannot be read of hints, ready-made turns, review and orders."""
    orders = parts.get("orders", ())
    yield from _text_faults(
        [
            *(("hint", HintAdvice.model_validate_json, one.advice) for one in parts.get("hints", ())),
            *(
                ("ready-made turn", TurnAdvice.model_validate_json, one.advice)
                for one in parts.get("ready-made turns", ())
            ),
            ("review", Review.model_validate_json, parts.get("review")),
            *(("orders", LINES.validate_json, one.lines) for one in orders),
            *(("reasons of orders", STOPS.validate_json, one.stopped) for one in orders),
        ]
    )
    for one in orders:
        lines = lines_from(one.lines) if one.rules_version == game.rules.rules_version else ()
        if not all(_is_notation(game.rules, text) for line in lines for text in line.notations):
            yield "orders: an action"


def _text_faults(readers: Sequence[tuple[str, Callable[[str], Any], str | None]]) -> Iterator[str]:
    """Yield each fault once, however many texts have it."""
    whys = [(name, _why_not(partial(read, text))) for name, read, text in readers if text is not None]
    yield from dict.fromkeys(f"{name}: {why}" for name, why in whys if why is not None)


# --- the log -----------------------------------------------------------------------------------------------------


def _log_faults(entries: Sequence[Entry], game: Playable, seats: int) -> Iterator[str]:
    """Yield what cannot be read of the rows of a log: once for each reason, with the rows."""
    voice = Speaker(LANGUAGES[0], tuple(f"P{seat + 1}" for seat in range(seats)), game.key, strict=True)
    rows: dict[str, list[int]] = defaultdict(list)
    for entry in entries:
        for fault in dict.fromkeys(_entry_faults(entry, game.rules, voice)):
            rows[fault].append(entry.row)
    for fault, numbers in rows.items():
        named = ", ".join(map(str, numbers[:SHOWN]))
        more = f" and {len(numbers) - SHOWN} more" if len(numbers) > SHOWN else ""
        yield f"{'row' if len(numbers) == 1 else 'rows'} {named}{more}: {fault}"


def _entry_faults(entry: Entry, rules: AnyGame, voice: Speaker) -> Iterator[str]:
    yield from _event_faults(entry.events, rules, voice)
    try:
        row = codec.row_of(entry)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        yield f"dice or upgrade: {type(error).__name__}"
        return
    is_action = row.seat is not None and row.notation != RESIGN and undone_row(row) is None
    if is_action and not _is_notation(rules, row.notation or ""):
        yield "its action"
    if row.upgrade is not None and row.upgrade.to_version == rules.rules_version:
        state = row.upgrade.state or ""
        if (why := _why_not(partial(rules.State.model_validate_json, state))) is not None:
            yield f"state of the upgrade: {why}"


def _event_faults(text: str, rules: AnyGame, voice: Speaker) -> Iterator[str]:
    """Yield what of the events cannot be read, and what cannot be told: a fact may lack its word."""
    try:
        events = json.loads(text)
    except (ValueError, RecursionError) as error:
        yield f"events: {type(error).__name__}"
        return
    if not isinstance(events, list):
        yield "events: no list"
        return
    for stored in events:
        kind = stored.get("kind") if isinstance(stored, dict) else None
        named = f"event '{kind}'" if isinstance(kind, str) and KIND.fullmatch(kind) else "event of no kind"
        try:
            event = rules.events.validate_python(stored)
        except UNREADABLE as error:
            yield f"{named}: {_why(error).removeprefix(f'{kind}.')}"
            continue
        try:
            voice.of_game("event", event.kind, event.facts())
        except Exception as error:
            # The boundary to words and facts of what earlier versions stored.
            yield f"{named} cannot be told: {type(error).__name__}"


def _is_notation(rules: AnyGame, text: str) -> bool:
    try:
        rules.parse(text)
    except BadNotation:
        return False
    return True


def _why_not(read: Callable[[], Any]) -> str | None:
    """Return why something cannot be read, with the field; None if it can."""
    try:
        read()
    except UNREADABLE as error:
        return _why(error)
    return None


def _why(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return type(error).__name__
    first = error.errors(include_input=False, include_context=False, include_url=False)[0]
    place, why = [str(part) for part in first["loc"]], first["msg"]
    if first["type"] == "union_tag_invalid":
        return "not known here"
    if first["type"] == "extra_forbidden":  # its name is what was stored
        place, why = place[:-1], "another field"
    return ": ".join(filter(None, (".".join(place), why)))
