"""What typed words mean: an action, or a plan with the words of its button, in any language.

Exact words come first, then words that fit in part; of equally good ones those that can be played. What cannot be
played now is answered with the refusal of the rules. Two readings that fit equally well are refused with both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot.kit.shapes import LABEL, LINE, cut
from bot.session.model import Refused, Session
from bot.session.play import not_your_turn
from bot.texts import LANGUAGES, Speaker, has_text, text_key
from engines.core import Action, BadNotation, FastChance, IllegalAction, Seat
from engines.core.mind import Plan, PlanList

from .panels import CONFIRM
from .plans import Chosen, Sheet, chosen_plan, chosen_ticks, digest, guess_of, label_of, sheet_of
from .wording import (
    Fit,
    Typed,
    Wording,
    begins_with,
    fit_of,
    fold,
    is_space,
    leftover,
    normalize,
    tokens_of,
    typed_of,
    wording,
)

TYPED = "-typed"
"""Ends the key of the long words of a plan whose button is short: they may be typed, too."""
LONGEST = 200
"""Characters of one typed part; longer ones mean nothing."""

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
    is_barred: bool = False
    """Whether the rules refuse it now."""


def meaning_of(voice: Speaker, session: Session, seat: Seat, typed: str, ready: Sheet | None = None) -> Chosen:
    """Return what a typed part means; Refused if it means nothing or two things, IllegalAction if it cannot be.

    ``ready``: the sheet of this moment with its ready-made plans, where they are known.
    """
    if seat not in session.movers and not session.rules.legal_actions(session.state, seat):
        raise not_your_turn(session)
    readings = readings_of(voice, session, seat, typed, ready)
    offered = [reading for reading in readings if not reading.is_barred]
    if offered:
        return _single(typed_of(typed), offered)
    if readings:
        return readings[0].choose()  # raises the refusal of the rules
    raise Refused("bad-action", text=normalize(typed))


def readings_of(
    voice: Speaker, session: Session, seat: Seat, typed: str, ready: Sheet | None = None
) -> list[Reading]:
    """Return what fits a typed part best, refused or not; what is refused only where nothing else fits exactly."""
    text, words = normalize(typed), typed_of(typed)
    if len(text) > LONGEST:
        return []
    named = _reading_named(voice, session, seat, text)
    if named is not None:
        return [named]
    readings = (*plan_readings(voice, session, seat, ready), *action_readings(voice, session, seat))
    kinds = {action.kind for action in session.rules.legal_actions(session.state, seat) if not action.only_ends}
    if words.is_plain and len(kinds) > 1:
        readings = tuple(one for one in readings if begins_with(words, one.words))
    fit, offered = best(words, readings)
    if fit is not None and (fit.is_exact or fit is Fit.HEAD):
        return offered
    return best(words, (*readings, *barred_readings(voice, session, seat, words)))[1]


def _reading_named(voice: Speaker, session: Session, seat: Seat, text: str) -> Reading | None:
    """Return the reading of the action with this notation, legal or not; None if it is none."""
    rules, refusal = session.rules, None
    legal = {rules.notation(action).casefold(): action for action in rules.legal_actions(session.state, seat)}
    action = legal.get(text.casefold())
    if action is None:
        try:
            action = rules.parse(text)
        except BadNotation:
            return None
        refusal = refusal_of(session, guess_of(session, seat), seat, action)
    return _reading(voice, session, seat, rules.view(session.state, seat), action, refusal)


def _single(words: Typed, readings: Sequence[Reading]) -> Chosen:
    """Return the one that is meant; Refused with two readings if it can be several.

    The reading that leaves out the fewest numbers wins; among equals, plans of the panel win over single actions.
    """
    ranks = [(leftover(words, one.words) if words.numbers else 0, not one.is_plan) for one in readings]
    left: dict[tuple[str, ...], Reading] = {}
    for reading, rank in zip(readings, ranks, strict=True):
        if rank == min(ranks):
            left.setdefault(reading.line, reading)
    if len(left) == 1:
        return next(iter(left.values())).choose()
    one, other, *_ = left.values()
    names = one.label, other.label
    if names[0] == names[1]:
        names = "; ".join(one.line), "; ".join(other.line)
    facts = {"one": cut(names[0], LABEL), "other": cut(names[1], LABEL)}
    raise Refused("typed-unclear", text=cut(words.text, LINE), more=len(left) - 2, **facts)


def best(words: Typed, readings: Iterable[Reading]) -> tuple[Fit | None, list[Reading]]:
    """Return how well the words fit what they fit best, and the readings that they fit so."""
    fits: dict[Fit, list[Reading]] = {}
    for reading in readings:
        fit = fit_of(words, reading.words)
        if fit is not None and (fit <= Fit.TOKENS or not reading.is_ready):
            fits.setdefault(fit, []).append(reading)
    return min(fits.items(), default=(None, []), key=lambda one: one[0])


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
    labels = {one.lang: label_of(one, session, view, action) for one in _speakers(voice)}
    kinds = [one.of_game("kind", action.kind) for one in _speakers(voice)]

    def choose() -> Chosen:
        if refusal is not None:
            raise refusal
        return Chosen((action,), labels[voice.lang], (CONFIRM, str(seat), notation))

    words = wording(labels.values(), (notation,), kinds, by_notation=refusal is None)
    return Reading((notation,), labels[voice.lang], words, choose, is_barred=refusal is not None)


def plan_readings(voice: Speaker, session: Session, seat: Seat, ready: Sheet | None = None) -> Iterator[Reading]:
    """Yield a reading for every plan on the reader's own panel, ready-made ones included if they are known."""
    is_ready = ready is not None and ready.session.row == session.row and ready.session.state == session.state
    sheet = ready if is_ready else sheet_of(voice, session, seat, public=False)
    if sheet is None:
        return
    for plan in (*([] if sheet.win is None else [sheet.win]), *sheet.new_shortcuts):
        yield replace(_plan_reading(sheet, plan, None), is_ready=True)
    controls = sheet.controls
    for row in ([controls.seal] if controls.seal else [], *controls.rows, *controls.more):
        listed = row if isinstance(row, PlanList) else None
        for plan in row.plans if isinstance(row, PlanList) else row:
            yield _plan_reading(sheet, plan, listed)


def _plan_reading(sheet: Sheet, plan: Plan, listed: PlanList | None) -> Reading:
    rules, voices = sheet.session.rules, _speakers(sheet.voice)
    line, name = tuple(map(rules.notation, plan.line)), digest(rules, plan.line)
    long = replace(plan, key=plan.key + TYPED)
    is_short = has_text(text_key(sheet.voice.game, "plan", long.key))
    labels = [replace(sheet, voice=voice).label(one) for voice in voices for one in (plan, long)[: 1 + is_short]]
    heads = [] if listed is None else [voice.of_game("pick", listed.key, listed.facts) for voice in voices]
    if is_short and plan.focus is not None:
        heads += [*labels, *(voice.of_game("kind", plan.focus.kind) for voice in voices)]

    def choose() -> Chosen:
        return chosen_plan([sheet], name) if listed is None else chosen_ticks([sheet], listed.key, [name])

    return Reading(line, sheet.label(plan).strip(), wording(labels, line, heads), choose, is_plan=True)


def barred_readings(voice: Speaker, session: Session, seat: Seat, words: Typed) -> Iterator[Reading]:
    """Yield a reading for all that might be wanted and is refused now, as far as it is about the typed spaces.

    Choosing it raises the refusal. Where no number was typed, one stands for those that differ only by spaces.
    """
    guess, seen = guess_of(session, seat), set[object]()
    view = session.rules.view(guess, seat)
    spaces = set(filter(is_space, words.numbers))
    for action, refusal in barred_actions(session, guess, seat):
        tokens = tokens_of(fold(session.rules.notation(action)))
        same = refusal.code, *(token for token in tokens if not is_space(token))
        if spaces <= set(tokens) and (words.numbers or same not in seen):
            seen.add(same)
            yield _reading(voice, session, seat, view, action, refusal)


def barred_actions(session: Session, guess: Any, seat: Seat) -> Iterator[tuple[Action, IllegalAction]]:
    """Yield what might be wanted and is not legal on a guess, with what the rules say against it."""
    rules = session.rules
    legal = set(rules.legal_actions(guess, seat))
    for action in dict.fromkeys(session.mind.wishes(guess, seat)):
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


def _speakers(voice: Speaker) -> list[Speaker]:
    """Return a plain speaker for each language."""
    return [replace(voice.plain(), lang=lang) for lang in LANGUAGES]
