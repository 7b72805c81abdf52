"""What typed words mean: an action, or a plan with the words of its button, in any language.

Exact words come first, then words that fit in part; of equally good ones those that can be played. What cannot be
played now is answered with the refusal of the rules. Two readings that fit equally well are refused with both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot.kit.shapes import LABEL, LINE, cut
from bot.table.model import Refused, Session
from bot.table.play import not_your_turn
from bot.texts import LANGUAGES, Speaker
from engines.core import Action, BadNotation, FastChance, IllegalAction, PlanList, Seat

from .panels import CONFIRM
from .plans import Chosen, NoSuchPlan, Sheet, chosen_plan, chosen_ticks, digest, guess_of, sheet_of
from .wording import (
    Fit,
    Typed,
    Wording,
    as_typed,
    begins_with,
    fit_of,
    folded,
    leftover,
    numbers_of,
    tokens_of,
    typed_of,
    wording,
)

LONGEST = 200
"""Characters of one typed part; longer ones mean nothing."""
ALIKE = 2
"""Wishes that differ only by their spaces, at most, where no space was typed."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Reading:
    """Something that typed words may mean."""

    line: tuple[str, ...]
    """Its actions as notations."""
    label: str
    """Its words in the reader's language."""
    words: Wording
    choose: Callable[[], Chosen]
    """Return it as if it were pressed; IllegalAction if it cannot be."""
    is_plan: bool = False
    is_ready: bool = False
    """Whether it is a ready-made plan, which is meant only by all of its words."""


def meant(voice: Speaker, session: Session, seat: Seat, typed: str, ready: Sheet | None = None) -> Chosen:
    """Return what a typed part means; Refused if it means nothing or two things, IllegalAction if it cannot be.

    ``ready``: the sheet of this moment with its ready-made plans, where they are known.
    """
    text = as_typed(typed)
    if seat not in session.movers and not session.rules.legal_actions(session.state, seat):
        raise not_your_turn(session)
    if len(text) > LONGEST:
        raise Refused("bad-action", text=text)
    named = _named(voice, session, seat, text)
    if named is not None:
        return named
    words = typed_of(text)
    readings = (*plan_readings(voice, session, seat, ready), *action_readings(voice, session, seat))
    offered = best(words, [one for one in readings if _is_clear(words, session, seat, one)])
    if offered and offered[0][0].is_exact:
        return _single(words, [reading for _, reading in offered])
    refused = best(words, barred_readings(voice, session, seat, words))
    if offered and offered[0][0] < Fit.PARTS and not (refused and _is_nearer(refused[0][0], offered[0][0])):
        return _single(words, [reading for _, reading in offered])
    if refused:
        refused[0][1].choose()  # raises the refusal of the rules
    raise Refused("bad-action", text=text)


def _is_nearer(refused: Fit, offered: Fit) -> bool:
    """Whether what is refused was rather meant than what is offered: it fits exactly, or that only in part."""
    return refused.is_exact or refused < Fit.CUT_WORDS == offered


def _is_clear(words: Typed, session: Session, seat: Seat, reading: Reading) -> bool:
    """Whether words may mean a reading: numbers alone where its label begins with them, or where all that can be
    chosen is of one kind.
    """
    if not words.is_numbers or any(not number.isdecimal() for number in words.numbers):
        return True
    kinds = {action.kind for action in session.rules.legal_actions(session.state, seat) if not action.only_ends}
    return len(kinds) <= 1 or begins_with(words, reading.words)


def _named(voice: Speaker, session: Session, seat: Seat, text: str) -> Chosen | None:
    """Return the action with this notation, legal or not; None if it is none."""
    rules = session.rules
    for action in rules.legal_actions(session.state, seat):
        if rules.notation(action).casefold() == text.casefold():
            return _chosen(voice, session, seat, action)
    try:
        return _chosen(voice, session, seat, rules.parse(text))
    except BadNotation:
        return None


def _chosen(voice: Speaker, session: Session, seat: Seat, action: Action) -> Chosen:
    view = session.rules.view(session.state, seat)
    path = (CONFIRM, str(seat), session.rules.notation(action))
    return Chosen((action,), label_of(voice.plain(), session, view, action), path)


def _single(words: Typed, readings: Sequence[Reading]) -> Chosen:
    """Return the one that is meant; Refused with two readings if it can be several.

    The plans of the panel come before single actions, and the fewer numbers were left out the better.
    """
    shown = [reading for reading in readings if reading.is_plan] or readings
    spare = [leftover(words, reading.words) if words.numbers else 0 for reading in shown]
    left: dict[tuple[str, ...], Reading] = {}
    for reading, numbers in zip(shown, spare, strict=True):
        if numbers == min(spare):
            left.setdefault(reading.line, reading)
    if len(left) == 1:
        return next(iter(left.values())).choose()
    one, other, *_ = left.values()
    names = one.label, other.label
    if names[0] == names[1]:
        names = "; ".join(one.line), "; ".join(other.line)
    facts = {"one": cut(names[0], LABEL), "other": cut(names[1], LABEL)}
    raise Refused("typed-unclear", text=cut(words.text, LINE), more=len(left) - 2, **facts)


def best(words: Typed, readings: Iterator[Reading] | Sequence[Reading]) -> list[tuple[Fit, Reading]]:
    """Return the readings that fit best, in their order; none if none fits."""
    found = [(fit, reading) for reading in readings if (fit := fit_of(words, reading.words)) is not None]
    fitting = [(fit, reading) for fit, reading in found if fit <= Fit.TOKENS or not reading.is_ready]
    top = min((fit for fit, _ in fitting), default=None)
    return [(fit, reading) for fit, reading in fitting if fit == top]


# --- what can be meant -------------------------------------------------------------------------------------------


def action_readings(voice: Speaker, session: Session, seat: Seat) -> Iterator[Reading]:
    """Yield a reading for every legal action."""
    view = session.rules.view(session.state, seat)
    for action in session.rules.legal_actions(session.state, seat):
        yield _reading(voice, session, seat, view, action)


def _reading(
    voice: Speaker, session: Session, seat: Seat, view: Any, action: Action, refusal: IllegalAction | None = None
) -> Reading:
    """Return the reading of one action; choosing it raises the ``refusal``, if there is one."""
    notation = session.rules.notation(action)
    speakers = _speakers(voice)
    labels = [label_of(speaker, session, view, action) for speaker in speakers]
    kinds = [speaker.of_game("kind", action.kind) for speaker in speakers]
    own = labels[[speaker.lang for speaker in speakers].index(voice.lang)]

    def choose() -> Chosen:
        if refusal is not None:
            raise refusal
        return _chosen(voice, session, seat, action)

    return Reading((notation,), own, wording(labels, (notation,), kinds, by_notation=refusal is None), choose)


def plan_readings(voice: Speaker, session: Session, seat: Seat, ready: Sheet | None = None) -> Iterator[Reading]:
    """Yield a reading for every plan on the reader's own panel, ready-made ones included if they are known."""
    is_ready = ready is not None and ready.session.row == session.row and ready.session.state == session.state
    sheet = ready if is_ready else sheet_of(voice, session, seat, public=False)
    if sheet is None:
        return
    sheets = [replace(sheet, voice=speaker) for speaker in _speakers(voice)]
    for plan in sheet.shortcuts:
        yield replace(_plan_reading(sheets, sheet, plan, None), is_ready=True)
    controls = sheet.controls
    if controls.seal is not None:
        yield _plan_reading(sheets, sheet, controls.seal, None)
    for row in (*controls.rows, *controls.more):
        listed = row if isinstance(row, PlanList) else None
        for plan in row.plans if isinstance(row, PlanList) else row:
            yield _plan_reading(sheets, sheet, plan, listed)


def _plan_reading(sheets: Sequence[Sheet], sheet: Sheet, plan: Any, listed: PlanList | None) -> Reading:
    rules = sheet.session.rules
    line = tuple(map(rules.notation, plan.line))
    heads = [] if listed is None else [one.voice.of_game("pick", listed.key, listed.facts) for one in sheets]
    name = digest(rules, plan.line)

    def choose() -> Chosen:
        try:
            return chosen_plan([sheet], name) if listed is None else chosen_ticks([sheet], listed.key, [name])
        except NoSuchPlan as error:  # pragma: no cover - the plan was just found on this sheet
            raise Refused("bad-action", text="; ".join(line)) from error

    return Reading(
        line, sheet.label(plan).strip(), wording([one.label(plan) for one in sheets], line, heads), choose, True
    )


def barred_readings(voice: Speaker, session: Session, seat: Seat, words: Typed) -> Iterator[Reading]:
    """Yield a reading for all that might be wanted and is refused now, as far as it is about the typed spaces.

    Choosing it raises the refusal.
    """
    guess = guess_of(session, seat)
    view = session.rules.view(guess, seat)
    spaces = {number for number in words.numbers if not number.isdecimal()}
    alike = Counter[tuple[str, ...]]()
    for action, refusal in barred(session, guess, seat):
        tokens = tokens_of(folded(session.rules.notation(action)))
        own = {token for token in tokens if token in numbers_of(tokens) and not token.isdecimal()}
        same = tuple(token for token in tokens if token not in own)
        alike[same] += 1
        if spaces <= own and (words.numbers or alike[same] <= ALIKE):
            yield _reading(voice, session, seat, view, action, refusal)


def barred(session: Session, guess: Any, seat: Seat) -> Iterator[tuple[Action, IllegalAction]]:
    """Yield what might be wanted and is not legal on a guess, with what the rules say against it."""
    rules = session.rules
    legal = set(rules.legal_actions(guess, seat))
    for action in dict.fromkeys(rules.wishes(guess, seat)):
        refusal = None if action in legal else refusal_of(session, guess, seat, action)
        if refusal is not None:
            yield action, refusal


def refusal_of(session: Session, guess: Any, seat: Seat, action: Action) -> IllegalAction | None:
    """Return what the rules say against an action; None if they have nothing to say."""
    try:
        session.rules.apply_action(guess, seat, action, FastChance(0))
    except IllegalAction as error:
        return error
    except Exception:
        # The boundary to rules that were asked for something impossible: then there is no answer.
        log.exception("why-failed", session=session.id, row=session.row)
    return None


def label_of(voice: Speaker, session: Session, view: Any, action: Action) -> str:
    """Return the words of an action's button; its notation where the game has no words for what cannot be."""
    try:
        return cut(voice.of_game("action", action.kind, session.rules.facts(view, action)), LABEL)
    except Exception:
        # The boundary to the words of an action that is not legal: its facts may not exist.
        return session.rules.notation(action)


def _speakers(voice: Speaker) -> list[Speaker]:
    """Return a plain speaker for each language."""
    return [replace(voice.plain(), lang=lang) for lang in LANGUAGES]
