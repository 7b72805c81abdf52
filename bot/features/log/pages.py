"""The log of a game as lines under the headings of their turns, and as pages. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import chain
from typing import NamedTuple

from bot.features.table.panels import correction_lines, event_lines
from bot.kit.phrases import intervention_line, person_name, relative_time
from bot.kit.shapes import CONTENT, LINE, cut
from bot.rows.log import (
    SEAT_BACK,
    SEAT_BY_HOST,
    SEAT_BY_MODERATOR,
    SEAT_GIVEN,
    SEAT_LEFT,
    SEAT_OFF,
    SEAT_PASSED,
    SEAT_TAKEN,
    InterventionRow,
)
from bot.session.model import LogRow
from bot.session.views import by_turn
from bot.texts import PlayerName, Speaker, name_beside, name_on
from engines.core import Name, Seat
from engines.core.history.records import UNDO, source_table

PAGE = CONTENT - 200
ROW = 900
"""Characters of one line of a row; Fluent takes no variable of more than 1,000."""
PARAGRAPH = 3
"""Sentences of a row that are one paragraph, at most; a resolution has many more."""
CHANGES = {
    SEAT_PASSED: "log-seat-passed",
    SEAT_BACK: "log-seat-back",
    SEAT_LEFT: "log-seat-left",
    SEAT_OFF: "log-seat-off",
}
DECIDED = {SEAT_BY_HOST: "log-seat-by-host", SEAT_BY_MODERATOR: "log-seat-by-moderator"}
"""By whom a seat was given to the computer; whose seat it was stands in the next row."""
TOLD = {SEAT_OFF: (SEAT_PASSED,), **dict.fromkeys(DECIDED, (SEAT_PASSED, SEAT_LEFT))}
"""The changes that the row before them has told."""
SOMEBODY = 0
"""The user id of a seat's first player where only that it was a person is known."""
MARKDOWN = re.compile(r"\*\*|~~|`|^-# ")
"""What the lines of the log are marked with, which no label shows."""
PAUSE = 3600.0
"""Seconds between two rows of a turn after which the time is shown again."""


class Line(NamedTuple):
    """A line of the log, its heading ("" for none), and the row that it tells of (None: none)."""

    head: str
    text: str
    row: int | None = None


def log_lines(
    voice: Speaker,
    rows: Sequence[LogRow],
    *,
    given_up: Collection[Seat] = (),
    hints: Sequence[tuple[float, str]] = (),
    changes: Sequence[InterventionRow] = (),
) -> list[Line]:
    """Return the lines of the rows, each under the heading of its turn; a long row takes several lines.

    A row that ends a turn and begins the next one stands under both headings, each part where it belongs.

    ``given_up``: seats that began with a person; if the computer plays such a seat from its first row on, the log
    says so. ``hints``: when the reader took one, and its plan; nobody else reads of them. ``changes``: of players,
    each told in the turn in which it happened; those of earlier versions are only found by who played.

    Undone rows are struck through. Actions played on an expired clock and changes of a seat's player are marked.
    """
    lines: list[Line] = []
    turn: int | None = None
    head = ""
    timed_at = 0.0
    taken = list(hints)
    hands: dict[int, int | None] = dict.fromkeys(map(int, given_up), SOMEBODY)
    left, before = list(changes), None
    last: InterventionRow | None = None

    def change_players(upto: int | None) -> None:
        """Add the lines of the changes before this row; None: of all that are left."""
        nonlocal turn, head, timed_at, last
        while left and (upto is None or (left[0].row or 0) < upto):
            change = left.pop(0)
            why, last = last, change
            if why is not None and why.seat == change.seat and change.kind in TOLD.get(why.kind, ()):
                continue
            now = None if before is None else before.turn_after
            if now is not None and now != turn:
                turn, timed_at, head = now, change.at, _heading(voice, now, change.at)
            if change.seat is not None:
                hands[change.seat] = change.user_id if change.kind in (SEAT_BACK, SEAT_TAKEN) else None
            text = _change_line(voice, change, left[0] if left else None)
            lines.extend([Line(head, text)] if text else [])

    for row in rows:
        change_players(row.number)
        before = row
        while taken and taken[0][0] <= row.at:
            lines.append(_hint(voice, head, taken.pop(0)[1]))
        if source_table(row.row) is not None:
            hands.clear()  # nobody knows who played before
        handover = _handover(voice, row, hands)
        for part in by_turn(row):
            rendered = [text for text in (handover, *_row_lines(voice, part)) if text]
            handover = ""
            if not rendered:
                continue  # such as a takeback, which shows in what it has struck through
            if part.turn is not None and part.turn != turn:
                turn, timed_at, head = part.turn, part.at, _heading(voice, part.turn, part.at)
            elif head and part.at - timed_at >= PAUSE:
                timed_at = part.at
                lines.append(Line(head, voice.say("log-story-later", {"when": relative_time(part.at)})))
            lines += [Line(head, text, row.number) for text in rendered]
    change_players(None)
    return [*lines, *(_hint(voice, head, plan) for _, plan in taken)]


def _heading(voice: Speaker, turn: int, at: float) -> str:
    return voice.say("log-story-turn", {"turn": voice.turn(turn), "when": relative_time(at)})


def _change_line(voice: Speaker, change: InterventionRow, following: InterventionRow | None) -> str:
    """Return the line of a change of a seat's player; who gives a seat away stands in the line of who takes it."""

    def name(row: InterventionRow, beside: str | None = None) -> str:
        if row.name is None:
            return voice.say("common-erased")
        apart = row.name if row.seat is None else name_on(voice.names, row.seat, row.name)
        apart = apart if beside is None else name_beside((beside,), apart)
        return PlayerName(person_name(voice, apart), is_person=row.user_id is not None)

    if change.kind == SEAT_GIVEN and following is not None and following.kind == SEAT_TAKEN:
        return voice.say("log-seat-given", {"old": name(change), "new": name(following, change.name)})
    if change.kind in DECIDED:
        is_told = following is not None and following.seat == change.seat
        whose = name(following) if is_told and following is not None else Name(Seat(change.seat or 0))
        return voice.say(DECIDED[change.kind], {"by": name(change), "name": whose})
    key = CHANGES.get(change.kind)
    return "" if key is None else voice.say(key, {"name": name(change)})


def _hint(voice: Speaker, head: str, plan: str) -> Line:
    return Line(head, voice.say("log-hint", {"plan": cut(plan, LINE)}))


def _handover(voice: Speaker, logged: LogRow, hands: dict[int, int | None]) -> str:
    """Return a line if a seat's player differs from the one of its last row; ``hands`` holds these by seat.

    A takeback that undoes others' actions with their consent is no change of player.
    """
    seat = logged.row.seat
    taken_back = (logged.row.notation or "").startswith(f"{UNDO} ")
    if seat is None or logged.by_clock or taken_back:
        return ""
    before = hands.get(seat, logged.user_id)
    hands[seat] = logged.user_id
    if before == logged.user_id or (before == SOMEBODY and logged.user_id is not None):
        return ""
    how = "computer" if logged.user_id is None else "person"
    return voice.say(f"log-story-{how}", {"player": Name(Seat(seat))})


def _row_lines(voice: Speaker, logged: LogRow) -> list[str]:
    """Return the lines of a row: one paragraph if it is short, or else a line for each sentence.

    What follows from an action, such as a battle or a reveal, is never in one paragraph with it.
    """
    parts = [[cut(sentence, ROW) for sentence in part if sentence] for part in _parts_of(voice, logged)]
    if sum(map(len, parts)) <= PARAGRAPH:
        parts = [_join_sentences(part, "" if voice.lang == "ja" else " ") for part in parts]
    lines = []
    for text in chain.from_iterable(parts):
        if logged.by_clock:
            text = voice.say("log-story-clock", {"line": text})
        if logged.ahead:
            text = voice.say(f"log-ahead-{logged.ahead}", {"line": text})
        lines.append(voice.say("log-undone", {"line": text}) if logged.row.undone else text)
    return lines


def _parts_of(voice: Speaker, logged: LogRow) -> list[list[str]]:
    """Return what a row says, in parts: its events, a correction of the rules, where the rows before it come
    from, or the notation of a row of earlier rules."""
    if logged.correction is not None:
        return [correction_lines(voice, [logged.correction])]
    if (table := source_table(logged.row)) is not None:
        return [[voice.say("log-imported", {"table": table})]]
    seat, notation = logged.row.seat, logged.row.notation
    if logged.is_of_old_rules and seat is not None and notation is not None:
        return [[voice.say("log-untold", {"player": Name(Seat(seat)), "notation": notation})]]
    starts = [0, *(at for at, event in enumerate(logged.events) if at and event.begins_part)]
    ends = [*starts[1:], len(logged.events)]
    return [event_lines(voice, logged.events[start:end]) for start, end in zip(starts, ends, strict=True)]


def _join_sentences(sentences: Sequence[str], gap: str) -> list[str]:
    """Join the sentences into as few lines as possible."""
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + len(gap) + len(sentence) <= ROW:
            lines[-1] += gap + sentence
        else:
            lines.append(sentence)
    return lines


def endings(voice: Speaker, rows: Sequence[InterventionRow]) -> list[Line]:
    """Return how the game was ended without a result, and that its result was taken out or back in."""
    return [
        Line(
            "",
            voice.say("log-intervention", {"line": intervention_line(voice, row), "when": relative_time(row.at)}),
        )
        for row in rows
    ]


def paged(lines: Sequence[Line], most: int | None = None, room: int = PAGE) -> list[list[Line]]:
    """Return the lines of as few pages as possible; ``most``: rows that one page tells of, at most."""
    filled: list[list[Line]] = [[]]
    for line in lines:
        page = [*filled[-1], line]
        is_full = len(page_text(page)) >= room or (most is not None and len(rows_of_page(page)) > most)
        if is_full and filled[-1]:
            filled.append([])
        filled[-1].append(line)
    return filled


def page_text(page: Sequence[Line]) -> str:
    """Return the lines under their headings; a new page repeats the heading."""
    texts, head = list[str](), ""
    for line in page:
        texts += [line.head] if line.head and line.head != head else []
        texts.append(line.text)
        head = line.head
    return "\n".join(texts)


def rows_of_page(page: Sequence[Line]) -> set[int]:
    """Return the rows that a page tells of."""
    return {line.row for line in page if line.row is not None}
