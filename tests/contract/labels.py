"""Controls are told apart by their words: neither by a small picture nor by the colour of a button."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.features.table.choices import top_menu
from bot.features.table.panels import private_panel, question_of, table_panel
from bot.features.table.plans import guess_of, sheet_of, with_corrections, with_plans, with_shortcuts
from bot.kit.shapes import Panel
from bot.kit.wire import view_of
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.texts import LANGUAGES, Speaker
from engines.core import Seat, seen_by
from engines.core.opponents.suggestions import ready_made
from engines.core.thinking import Line
from render.signs import signs

from .properties import holds
from .secrecy import speaker
from .showing import public, session_of
from .walk import Moment, Subject, Walk

PICTURES = {name: f"<:{name.replace('-', '_')}:1234567890123456789>" for name in signs()}


@holds
def words_tell_controls_apart(subject: Subject, walk: Walk) -> None:
    """With small pictures: the words of all buttons of a panel differ, and so do those of the options of a list."""
    for panel in panels(subject, walk, 4):
        for texts in controls_in_words(panel):
            alike = [text for text, count in Counter(texts).items() if count > 1]
            assert not alike, f"only a picture or a colour tells apart: {alike}"
            assert all(text.strip() for text in texts), "a control has no words"


def controls_in_words(panel: Panel) -> Iterator[list[str]]:
    """Yield the words of the buttons of a panel as Discord gets them, and those of each of its lists."""
    buttons = []
    for row in view_of(panel.rows).to_components():
        for control in row["components"]:
            if "options" in control:
                yield [option["label"] for option in control["options"]]
            else:
                buttons.append(control.get("label", ""))
    yield buttons


def panels(subject: Subject, walk: Walk, most: int) -> Iterator[Panel]:
    """Yield public and own panels of a walk in every language, with plans and ready-made turns where there are."""
    for moment in walk.some(most):
        session = session_of(subject, walk, moment.step.state)
        if session.phase is not Phase.PLAYING:
            continue
        for lang in LANGUAGES:
            voice = replace(speaker(subject, lang, markdown=True), signs=PICTURES)
            yield from _public(voice, session, moment)
            for player in session.players:
                last = (moment.action,) if moment.seat == player.seat else ()
                yield from _own(voice, session, player.seat, last, walk.deal.seed)


def _public(voice: Speaker, session: Session, moment: Moment) -> Iterator[Panel]:
    seen, mover = public(session)
    events = seen_by(moment.step.events, None)
    yield table_panel(voice, seen, mover, events, ping=True)
    if mover is not None and mover.seat is not None and mover.is_asked_publicly:
        sheet = sheet_of(voice, session, mover.seat, public=True)
        yield table_panel(voice, seen, mover, events, ping=True, sheet=sheet)


def _own(voice: Speaker, session: Session, seat: Seat, last: Line, seed: int) -> Iterator[Panel]:
    seen = pov_of(session, session.players[seat].user_id)
    question = question_of(voice, seen)
    yield private_panel(voice, seen, None if question is None else top_menu(question, 3))
    sheet = sheet_of(voice, session, seat, public=False) if question is not None else None
    if sheet is None:
        return
    planned = with_corrections(asyncio.run(with_plans(sheet)), last, can_undo=True)
    yield private_panel(voice, seen, None, sheet=planned)
    yield private_panel(voice, seen, None, sheet=sheet, narrowed=True)
    lines = ready_made(session.playable, guess_of(session, seat), seat, seed, seed, budget=0)
    yield private_panel(voice, seen, None, sheet=asyncio.run(with_shortcuts(sheet, lines)), narrowed=True)
