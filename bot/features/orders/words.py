"""Standing orders as words and buttons: read back as one sentence, and why none of them was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.features.table.plans import step_words
from bot.kit.app import App
from bot.kit.boundary import refusal_words
from bot.kit.shapes import cut
from bot.rows.ahead import OrdersRow
from bot.session.model import Session
from bot.session.orders import Failure, OrderLine, Sight, Stop, decide, lines_from, stops_from
from bot.session.private_board import Run
from bot.texts import LANGUAGES, Speaker
from engines.core import Fact, Seat
from engines.core.history.records import stored_events

WORDS = 60
"""Characters of a line, so that three of them are read on a phone at a glance."""
SHOWN = 120
"""Characters of what a line shows, or of why it cannot be played."""
MINUS = "−"


# --- words -----------------------------------------------------------------------------------------------------


def words_of(app: App, run: Run, seat: Seat) -> Mapping[str, str]:
    """Return the words of what was tried, in every language; players are named by their seats."""
    line = tuple(run.before.rules.parse(notation) for notation in run.notations)
    names = tuple(f"{{{number}}}" for number in range(len(run.before.players)))
    words = {}
    for lang in LANGUAGES:
        voice = replace(app.voice(lang, run.before), names=names)
        words[lang] = cut(step_words(voice, run.before, seat, line), WORDS)
    return words


def line_words(voice: Speaker, line: OrderLine) -> str:
    """Return the words of a line, cut to a phone."""
    said = line.words.get(voice.lang) or cut("; ".join(line.notations), WORDS)
    for seat in range(len(voice.names)):
        said = said.replace(f"{{{seat}}}", str(voice.name(Seat(seat))))
    return said


def sentence(voice: Speaker, row: OrdersRow) -> str:
    """Return orders as one sentence: "If it is no worse than now: 5; done. Else 7; done. Else ask me."."""
    parts = []
    for at, line in enumerate(lines_from(row.lines)):
        first = "orders-first" if line.sight.figures is not None else "orders-first-same"
        parts.append(voice.say("orders-else" if at else first, {"line": line_words(voice, line)}))
    return voice.sentences([*parts, voice.say("orders-ask")])


def order_lines(voice: Speaker, session: Session, row: OrdersRow) -> list[str]:
    """Return orders as one sentence, or why none of them was played."""
    if row.stopped is not None:
        return [voice.say("orders-stopped"), *stop_lines(voice, session, row)]
    return [voice.say("orders-own", {"order": sentence(voice, row)})]


# --- why no line was played ------------------------------------------------------------------------------------


def stop_lines(voice: Speaker, session: Session, row: OrdersRow) -> list[str]:
    """Return a line for each reason why no line of stopped orders was played.

    What is different is found anew, from what their seat may know: nobody has acted since.
    """
    seat, lines = Seat(row.seat), lines_from(row.lines)
    stops = stops_from(row.stopped or "[]")
    failures = {failure.line: failure for failure in decide(session, seat, lines).failures}
    return [_stop_line(voice, session, seat, stop, lines, failures) for stop in stops]


def _stop_line(
    voice: Speaker,
    session: Session,
    seat: Seat,
    stop: Stop,
    lines: tuple[OrderLine, ...],
    failures: Mapping[int, Failure],
) -> str:
    if stop.line is None or stop.line >= len(lines):
        return voice.say(f"orders-stop-{stop.code}")
    line, failure = lines[stop.line], failures.get(stop.line)
    facts: dict[str, Fact] = {"line": line_words(voice, line)}
    if failure is not None and failure.refusal is not None:
        return voice.say("orders-stop-illegal", {**facts, "why": cut(refusal_words(voice, failure.refusal), SHOWN)})
    if failure is None or failure.sight is None or stop.code != "different":
        return voice.say("orders-stop-unplayed", facts)
    less = failure.sight.worse_than(line.sight, seat) or ()
    figures = [key for key in less if key != "points"]
    if figures and line.sight.figures is not None and failure.sight.figures is not None:
        told = [figure_words(voice, key, line.sight.figures[key], failure.sight.figures[key]) for key in figures]
        return voice.say("orders-stop-worse", {**facts, "what": cut(voice.join(told), SHOWN)})
    then, now = sight_words(voice, session, line.sight), sight_words(voice, session, failure.sight)
    if then == now:
        return voice.say("orders-stop-differs", facts)
    return voice.say("orders-stop-different", {**facts, "then": then, "now": now})


def figure_words(voice: Speaker, key: str, then: int, now: int) -> str:
    """Return a figure of ``Mind.compared`` as it was at entry and is now."""
    name, _, about = key.partition(".")
    return voice.of_game("compared", name, {"about": about, "then": then, "now": now})


def sight_words(voice: Speaker, session: Session, shown: Sight) -> str:
    """Return what a line shows in a few words: its events, and the points that it brings."""
    events = stored_events(session.rules, shown.events) or ()
    told = voice.sentences([line for line, _ in voice.lines(events)])
    points = [
        voice.say("orders-points", {"player": voice.name(Seat(seat)), "points": f"{value:+d}".replace("-", MINUS)})
        for seat, part, value in shown.gains
        if not part
    ]
    end = voice.say("orders-ends") if shown.ends else ""
    return voice.beside([part for part in (cut(told, SHOWN), voice.join(points), end) if part])
