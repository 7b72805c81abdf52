"""What one reader may know of a session and its log. Pure; needs no lock."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, TypeVar

from bot.rows.commitment import PlaceRow
from bot.rows.log import Entry
from bot.rows.session import Player
from engines.core import Event, Seat
from engines.core.history.fairness import MESSAGE, OLD
from engines.core.history.records import UNDO, Header, Record, Row

from .codec import correction_of, events_of, known_events, row_of, upgrade_of
from .dice import message_of, places_of
from .model import LogRow, Phase, Pov, Refused, Session, refusal_of
from .undo import stands

T = TypeVar("T")


def pov_of(session: Session, user_id: int | None) -> Pov:
    """Return what this person may know; the public view for a person without a seat."""
    if session.incident is not None:
        raise refusal_of(session)
    if session.state is None:
        raise Refused("not-playing")
    rules, state = session.rules, session.state
    player = None if user_id is None else session.player_of(user_id)
    seat = None if player is None else player.seat
    view = rules.view(state, seat)
    movers = session.movers
    playing_seat = seat if session.phase is Phase.PLAYING else None
    legal = () if playing_seat is None else rules.legal_actions(state, playing_seat)
    return Pov(
        session=session,
        seat=seat,
        view=view,
        legal=legal,
        prompt=session.talk.prompt(view, playing_seat) if playing_seat is not None else None,
        owes=seat in movers,
        decision=0 if seat is None else session.decisions[seat],
        can_undo=playing_seat is not None and session.takebacks[playing_seat] is not None,
        standings=rules.standings(state),
        movers=movers,
        turn=rules.turns(state),
        outcome=session.outcome,
    )


def public_events(session: Session, entries: Sequence[Entry]) -> tuple[Event, ...]:
    """Return the events of the rows that stand, as far as everybody may know them, oldest first."""
    standing = (entry for entry in entries if stands(entry))
    known = (session.playable.events_for(events_of(entry, session.rules), None) for entry in standing)
    return tuple(chain.from_iterable(known))


def story(session: Session, entries: Sequence[Entry], seat: Seat | None) -> tuple[LogRow, ...]:
    """Return the log as this reader may know it; all of it once the game is over."""
    after = _turns_after(session, entries)
    return tuple(
        LogRow(
            row,
            _known_events(session, entry, seat),
            entry.hidden,
            entry.at,
            entry.user_id,
            entry.turn,
            entry.by_clock,
            entry.ahead,
            correction_of(entry),
            known_events(entry, session.playable.rules) is None,
            after[entry.row],
            entry.row,
        )
        for entry, row in known_rows(session, entries, seat)
    )


def _turns_after(session: Session, entries: Sequence[Entry]) -> dict[int, int | None]:
    """Return the turn that goes on after each row: the one that the next row was played in, or the present one."""
    turns = [entry.turn for entry in entries[1:]]
    now = None if session.state is None else session.rules.turns(session.state)
    return {entry.row: turn for entry, turn in zip(entries, [*turns, now], strict=False)}


def by_turn(row: LogRow) -> tuple[LogRow, ...]:
    """Return the row as it is, or in several parts if turns begin with its events: one part for each turn.

    A row that was taken back has begun no turn. What a new turn begins with was not played for anybody.
    """
    begins = [at for at, event in enumerate(row.events) if event.begins_turn]
    if row.row.undone or row.turn is None or row.turn_after is None:
        return (row,)
    starts, turn = [0], row.turn
    turns = [turn]
    for left, at in zip(range(len(begins) - 1, -1, -1), begins, strict=True):
        begun = row.turn_after - left
        if begun > turns[-1]:
            starts.append(at)
            turns.append(begun)
    parts = [row.events[start:end] for start, end in zip(starts, [*starts[1:], len(row.events)], strict=True)]
    first, *rest = zip(parts, turns, strict=True)
    return (
        replace(row, events=first[0]),
        *(replace(row, events=events, turn=begun, by_clock=False, ahead="") for events, begun in rest),
    )


def known_rows(session: Session, entries: Sequence[Entry], seat: Seat | None) -> Iterator[tuple[Entry, Row]]:
    """Yield the rows that this reader may know, each with the number and notation that they may know."""
    return _all(entries) if session.seed is not None else _open(entries, seat)


def record(session: Session, entries: Sequence[Entry], *, public: bool, places: Sequence[PlaceRow] = ()) -> Record:
    """Return the record of a session; ``public`` leaves out what is secret.

    ``places``: the seats as they were at Begin, with their names; a replay needs none.
    """
    rows = _open(entries, None) if public and session.seed is None else _all(entries)
    promised: dict[str, Any] = {"seed_hash": session.seed_hash}
    if session.fairness != OLD:
        promised = {
            "opening": session.seed_hash,
            "commitment": session.commitment,
            "words": session.words,
            "places": places_of(places),
            "handed": session.handed or (),
        }
        if session.beacon is not None and session.beacon.randomness is not None:
            promised |= {"beacon": session.beacon, "proof": session.proof}
        elif session.beacon is not None:
            promised["missed"] = session.beacon[:2]
        if session.fairness == MESSAGE:
            promised["message"] = message_of(session)
    header = Header(
        format=session.fairness,
        session=session.drawn_as,
        game=session.game,
        rules_version=session.rules_version if session.begun_version is None else session.begun_version,
        options=session.options_text,
        seats=_names(session, places),
        computers=_computers(session),
        **promised,
        seed=None if session.seed is None else session.seed.hex(),
    )
    return Record(header=header, rows=tuple(row for _, row in rows))


def _names(session: Session, places: Sequence[PlaceRow]) -> tuple[str, ...]:
    """Return the names as the commitment has them, whatever people are called by now: another name is that of
    somebody else, who has taken over."""
    begun = {place.seat: place for place in places if place.name is not None and place.user_id is not None}

    def name(player: Player) -> str:
        place = begun.get(player.seat)
        return player.name if place is None or place.name is None or place.user_id != player.user_id else place.name

    return tuple(map(name, session.players))


def _computers(session: Session) -> tuple[str | None, ...]:
    """Return the computer player of each seat that nobody else has had since Begin; () if there is none."""
    nobody = (None,) * len(session.players)
    words, handed = session.words or nobody, session.handed or nobody

    def is_theirs(player: Player) -> bool:
        return player.user_id is None and words[player.seat] is None and handed[player.seat] is None

    named = tuple(player.policy if is_theirs(player) else None for player in session.players)
    return named if any(named) else ()


def _known_events(session: Session, entry: Entry, seat: Seat | None) -> tuple[Event, ...]:
    events = events_of(entry, session.rules)
    if session.seed is not None:
        return session.playable.talk.merge_events(events)
    return session.playable.events_for(events, seat)


def _public_text(entry: Entry, seat: Seat | None) -> str:
    """Return the events that this reader may know, as JSON; also of rules that are gone."""

    def may_know(visible_to: list[int] | None) -> bool:
        return visible_to is None or (seat is not None and seat in visible_to)

    events = [event for event in json.loads(entry.events) if may_know(event.get("visible_to"))]
    return json.dumps(events, ensure_ascii=False, separators=(",", ":"))


def _all(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Row]]:
    for entry in entries:
        yield entry, row_of(entry)


def _open(entries: Sequence[Entry], seat: Seat | None) -> Iterator[tuple[Entry, Row]]:
    """Yield the rows that this reader may know, renumbered, without secret draws.

    Hidden choices and their takebacks are left out, except for the seat that made them. The last choice, which
    resolves them all, stays as a row without its notation: it carries the dice and the reveal.
    """
    numbers: dict[int, int] = {}
    for entry in entries:
        own = seat is not None and entry.seat == seat
        if entry.hidden and not entry.barrier and not own:
            continue
        number = numbers[entry.row] = len(numbers)
        written = row_of(entry)
        notation = entry.notation if own or not entry.hidden else None
        if notation is not None and notation.startswith(UNDO + " "):
            notation = f"{UNDO} {numbers[int(notation.split()[1])]}"
        yield (
            entry,
            Row(
                row=number,
                seat=written.seat,
                notation=notation,
                chance=tuple(draw for draw in written.chance if draw.kind == "roll"),
                undone=written.undone,
                events=_public_text(entry, seat),
                upgrade=upgrade_of(entry, complete=False),
            ),
        )
