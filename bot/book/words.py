"""The words of a book: what happened as each reader saw it, headings, options, and how the game ended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from bot.texts import Speaker, clean_name, has_text, text_key, value_text, words_of_value
from engines.core import Seat, seen_by
from engines.core.history.records import RESIGN, imported_from

from .telling import Moment, Telling, Told

LONGEST_LINE = 1_000
"""Characters; the rules write shorter ones, but a record of earlier rules may hold anything."""
_STEERING = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
"""Controls and directions, which would change how the text around them reads."""


def lines(telling: Telling, told: Told, reader: Seat | None, voice: Speaker) -> tuple[str, ...]:
    """Return what happened in a row, as this reader saw it at the time."""
    row = told.row
    if (table := imported_from(row)) is not None:
        return (voice.say("book-imported", {"table": table}),)
    if row.upgrade is not None:
        return (voice.say("book-corrected", {"now": str(row.upgrade.to_version)}),)
    if told.events is None:
        known = row.seat is not None and row.seat in telling.seats and row.notation is not None
        return (f"{voice.name(Seat(row.seat or 0))}: {clean_name(row.notation or '')}",) if known else ()
    parts = (part for line, _ in voice.lines(seen_by(told.events, reader)) for part in line.split("\n"))
    return tuple(harmless(part.replace("**", "")) for part in parts if part.strip())


def harmless(text: str) -> str:
    """Return a line without what would change how the text around it reads, and not endless."""
    return _STEERING.sub("", text[:LONGEST_LINE])


def heading(telling: Telling, moment: Moment, voice: Speaker) -> str:
    """Return the turn in which the moment's last row was played, or its place in the game."""
    if moment.step is None:
        return voice.say("book-earlier")
    if telling.game.rules.outcome(moment.step.state) is not None:
        return voice.say("book-end")
    return voice.say("book-begin") if moment.rows[0].row.row == 0 else voice.turn(moment.turn)


def options(telling: Telling, voice: Speaker) -> Iterator[tuple[str, str]]:
    """Yield the options and their values in words."""
    chosen = json.loads(telling.record.header.options)
    for name, value in chosen.items():
        key = text_key(telling.game.key, "option", name)
        if has_text(key):
            yield voice.say(key), harmless(words_of_value(voice, key, value_text(value)))


def ending(telling: Telling, voice: Speaker) -> tuple[str, list[tuple[int | None, str, int | None, str]]]:
    """Return why the game ended, and for each seat in order of rank: rank, name, score, and its parts in words."""
    outcome, last = telling.outcome, telling.moments[-1].step
    if outcome is None or last is None:
        why = "book-no-standings" if last is None else "book-no-result"
        return voice.say(why), [(None, name, None, "") for name in names(telling, voice)]
    reason = voice.of_game("reason", outcome.reason, outcome.facts)
    rows = sorted(telling.game.rules.standings(last.state), key=lambda one: (one.rank, one.seat))
    return reason, [
        (
            one.rank, str(voice.name(one.seat)), one.score,
            voice.beside([f"{voice.of_game('score', part)} {value}" for part, value in one.parts]),
        )
        for one in rows
    ]  # fmt: skip


def names(telling: Telling, voice: Speaker) -> list[str]:
    """Return the players' names in seat order."""
    return [str(voice.name(Seat(seat))) for seat in telling.seats]


def left(telling: Telling) -> tuple[Seat, ...]:
    """Return the seats whose players left for good."""
    rows = [row for row in telling.record.rows if row.notation == RESIGN and row.seat in telling.seats]
    return tuple(dict.fromkeys(Seat(row.seat) for row in rows if row.seat is not None))
