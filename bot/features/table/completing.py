"""Suggestions for a typed line: what completes its last part, and once that is complete, what may follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.kit.app import App
from bot.kit.shapes import LINE, OPTIONS, unique_labels
from bot.table.lines import FAULTS
from bot.table.model import Session
from bot.table.preview import ahead

from .meaning import Reading, action_readings, plan_readings
from .typed import BETWEEN, Reader, parts_of
from .wording import Typed, as_typed, fit_of, folded, typed_of

MOST_TYPED = 500
"""Characters of a line that is completed; nothing that long can be sent as a suggestion."""


def completions(app: App, session: Session, lang: str, user_id: int, typed: str) -> list[tuple[str, str]]:
    """Return (label, line) for each action or plan that can be the last of the line, the earlier ones played on a
    copy; for a complete line itself first, then what may follow it.

    Nothing if these cannot be played, or if they roll dice.
    """
    player = session.player_of(user_id)
    if player is None or player.away or len(typed) > MOST_TYPED:
        return []
    voice, (*before, last) = app.voice(lang, session), BETWEEN.split(typed)
    reader = Reader(voice, player.seat)
    lines: list[str] = []
    reached = session
    for part in [part for text in before for part in parts_of(text) if part]:
        found = _after(reader, reached, part)
        if found is None:
            return []
        lines += found[0]
        if found[1] is None:
            return []
        reached = found[1]
    found_last = _of_last(reader, reached, as_typed(last))
    unique: dict[str, str] = {}
    for label, line in _joined(lines, found_last):
        if len(line) <= LINE and len(unique) < OPTIONS:
            unique.setdefault(line, label)
    names = unique_labels([f"{label} [{line}]" for line, label in unique.items()], LINE)
    return list(zip(names, unique, strict=True))


def _joined(before: Sequence[str], found: Iterator[tuple[str, Sequence[str]]]) -> Iterator[tuple[str, str]]:
    for label, line in found:
        yield label, "; ".join((*before, *line))


def _after(reader: Reader, session: Session, part: str) -> tuple[Sequence[str], Session | None] | None:
    """Return the actions of a part and the board after them, if that can be known; None if it cannot be played."""
    try:
        line = reader.notations(session, part)
        return line, ahead(session, reader.seat, line)
    except FAULTS:
        return None


def _of_last(reader: Reader, session: Session, last: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield label and actions of what completes the last part, and of what may follow once it is complete."""
    seat, voice = reader.seat, reader.voice
    if not session.rules.legal_actions(session.state, seat):
        return
    words = typed_of(last)
    offered = [*action_readings(voice, session, seat)]
    if not last:
        yield from ((reading.label, reading.line) for reading in offered)
        return
    offered += plan_readings(voice, session, seat)
    done = _complete(reader, session, last) if any(_is_whole(words, one) for one in offered) else None
    if done is not None:
        line, label, reached = done
        yield voice.say("table-play-this", {"action": label}), line
    fitting = [one for one in offered if words.text in _shown(one)]
    fitting = fitting or [one for one in offered if _fits(words, one)]
    yield from ((one.label, one.line) for one in fitting)
    if done is not None and reached is not None and reached.rules.legal_actions(reached.state, seat):
        for one in action_readings(voice, reached, seat):
            yield voice.say("table-play-then", {"action": one.label}), (*line, *one.line)


def _is_whole(words: Typed, reading: Reading) -> bool:
    fit = fit_of(words, reading.words)
    return fit is not None and fit.is_exact


def _complete(reader: Reader, session: Session, last: str) -> tuple[Sequence[str], str, Session | None] | None:
    """Return actions, words and the board after a complete part; None if it is not clear."""
    try:
        chosen = reader.chosen(session, last)
        line = tuple(map(session.rules.notation, chosen.line))
        return line, chosen.label, ahead(session, reader.seat, line)
    except FAULTS:
        return None


def _shown(reading: Reading) -> str:
    """Return what a suggestion shows: its label, and its notation if that is one action."""
    return folded(" ".join((*(reading.line if len(reading.line) == 1 else ()), reading.label)))


def _fits(words: Typed, reading: Reading) -> bool:
    """Whether a reading may be what is being typed: its words, or any parts of what it shows."""
    shown = _shown(reading)
    around = " ".join((shown, *reading.words.headings))
    return fit_of(words, reading.words) is not None or all(word in around for word in words.text.split())
