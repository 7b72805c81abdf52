"""The words of a book: what happened as each reader saw it, headings, options, and how the game ended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from bot.texts import Speaker, clean_name, has_text, text_key, value_text, words_of_value
from engines.core import Seat
from engines.core.history.records import RESIGN, source_table

from .contents import BookRow, Contents, Moment

LONGEST_LINE = 1_000
"""Characters; the rules write shorter ones, but a record of earlier rules may hold anything."""
_STEERING = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
"""Controls and directions, which would change how the text around them reads."""


def lines(contents: Contents, entry: BookRow, reader: Seat | None, voice: Speaker) -> tuple[str, ...]:
    """Return what happened in a row, as this reader saw it at the time."""
    row = entry.row
    if (table := source_table(row)) is not None:
        return (voice.say("book-imported", {"table": table}),)
    if row.upgrade is not None:
        return (voice.say("book-corrected", {"now": str(row.upgrade.to_version)}),)
    if entry.events is None:
        known = row.seat is not None and row.seat in contents.seats and row.notation is not None
        return (f"{voice.name(Seat(row.seat or 0))}: {clean_name(row.notation or '')}",) if known else ()
    seen = contents.game.events_for(entry.events, reader)
    parts = (part for line, _ in voice.lines(seen) for part in line.split("\n"))
    return tuple(harmless(part.replace("**", "")) for part in parts if part.strip())


def harmless(text: str) -> str:
    """Return a line without what would change how the text around it reads, and not endless."""
    return _STEERING.sub("", text[:LONGEST_LINE])


def heading(contents: Contents, moment: Moment, voice: Speaker) -> str:
    """Return the turn in which the moment's last row was played, or its place in the game."""
    if moment.step is None:
        return voice.say("book-earlier")
    if contents.game.rules.outcome(moment.step.state) is not None:
        return voice.say("book-end")
    return voice.say("book-begin") if moment.rows[0].row.row == 0 else voice.turn(moment.turn)


def options(contents: Contents, voice: Speaker) -> Iterator[tuple[str, str]]:
    """Yield the options and their values in words."""
    chosen = json.loads(contents.record.header.options)
    for name, value in chosen.items():
        key = text_key(contents.game.key, "option", name)
        if has_text(key):
            yield voice.say(key), harmless(words_of_value(voice, key, value_text(value)))


def ending(contents: Contents, voice: Speaker) -> tuple[str, list[tuple[int | None, str, int | None, str]]]:
    """Return why the game ended, and for each seat in order of rank: rank, name, score, and its parts in words."""
    outcome, last = contents.outcome, contents.moments[-1].step
    if outcome is None or last is None:
        why = "book-no-standings" if last is None else "book-no-result"
        return voice.say(why), [(None, name, None, "") for name in names(contents, voice)]
    reason = voice.of_game("reason", outcome.reason, outcome.facts)
    rows = sorted(contents.game.rules.standings(last.state), key=lambda one: (one.rank, one.seat))
    return reason, [
        (
            one.rank, str(voice.name(one.seat)), one.score,
            voice.beside([f"{voice.of_game('score', part)} {value}" for part, value in one.parts]),
        )
        for one in rows
    ]  # fmt: skip


def names(contents: Contents, voice: Speaker) -> list[str]:
    """Return the players' names in seat order."""
    return [str(voice.name(Seat(seat))) for seat in contents.seats]


def departed_seats(contents: Contents) -> tuple[Seat, ...]:
    """Return the seats whose players left for good."""
    rows = [row for row in contents.record.rows if row.notation == RESIGN and row.seat in contents.seats]
    return tuple(dict.fromkeys(Seat(row.seat) for row in rows if row.seat is not None))
