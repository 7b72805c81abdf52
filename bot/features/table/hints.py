"""Hint: what somebody who is stuck could do, with chances and a reason, on their own panel; and playing it.

At most three lines: a plan in each, the reason for the first. Its board is the picture, as far as it can be known.
Before the first hint of a game its reader learns that the end card will tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import structlog

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.own_panels import Spot
from bot.kit.phrases import seat_name
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.session.model import Pov, Preview, Refused, Session
from bot.session.preview import furthest
from bot.session.views import pov_of
from bot.tables.hints import MOST
from bot.texts import MINUS, Speaker, has_text, text_key
from engines.core import Action, BadNotation, Fact, IllegalAction, Seat
from engines.core.opponents.hints import Hint, Reason, carried_out
from engines.core.thinking import RIVAL, Estimate, Line, Unit

from .lines import press_line
from .panels import HAND, HINT
from .plans import Chosen, NoSuchPlan, Sheet, guess_of, searched_words, sheet_of, step_words, winning
from .presses import explains_refusals
from .private_board import not_in_lessons

log = structlog.get_logger(__name__)

TAKE, PLAY, SURE = "hint-take", "hint-play", "hint-sure"
BROAD = 2
"""Standard errors on each side of a figure, as shown."""
LEAST = {"lead": 0.5, "points": 0.5, "chance": 0.02}
"""The least margin that is shown: no figure is exact, however alike the playouts were."""
PLAN = 300
"""Characters of a plan in a line: any plan but the longest turns, and three of them in one message."""


@explains_refusals
async def ask(ctx: Context) -> None:
    """Show a hint; if it would be the presser's first one of the game, show first what that means."""
    session, user = await ctx.session(), ctx.reader.actor.user_id
    not_in_lessons(session)
    if await ctx.services.hints.is_first(session.id, user, ctx.press.decision):
        panel = first_panel(ctx.voice(session), session, ctx.press.decision)
        await ctx.answer.show(panel, at=Spot(session.id, session.revision))
    else:
        await take(ctx)


def first_panel(voice: Speaker, session: Session, decision: int) -> Panel:
    """Return what is said before somebody's first hint of a game, the same in all games."""
    show = Button(voice.say("table-hint-take"), custom_id(session.id, decision, (TAKE,)))
    return Panel(voice.say("table-hint-before", {"most": MOST}), ((show, _back(voice, session, decision)),))


@explains_refusals
async def take(ctx: Context) -> None:
    """Show the best plans for the presser's decision, and a progress message until they are known."""
    session, user = await ctx.session(), ctx.reader.actor.user_id
    not_in_lessons(session)
    asked = asyncio.ensure_future(ctx.services.hints.take(session.id, user, ctx.press.decision))
    try:
        await asyncio.wait({asked}, timeout=ctx.app.grace)
        if not asked.done():
            voice = ctx.voice(session)
            waiting = Panel(voice.say("table-hint-thinking"), ((_back(voice, session, ctx.press.decision),),))
            await ctx.answer.show(waiting, at=Spot(session.id, session.revision))
        session, seat, hint = await asked
    finally:
        asked.cancel()
    await _show(ctx, session, seat, hint)


async def _show(ctx: Context, session: Session, seat: Seat, hint: Hint) -> None:
    voice, pov = ctx.voice(session), pov_of(session, ctx.reader.actor.user_id)
    labels = await asyncio.to_thread(_labels, voice, session, seat, hint)
    panel = hint_panel(voice, pov, hint, labels, pictured=not ctx.reader.in_words)
    if ctx.reader.in_words:  # there is no picture to show the first plan in
        await ctx.show(panel, of=session)
        return
    line = [session.rules.notation(action) for action in hint.plans[0].line]
    ahead = await asyncio.to_thread(_ahead, session, seat, line)
    if ahead is None or (ahead.view == pov.view and not ahead.events):
        drawing = Drawing(pov, scene_of(pov, voice, choices=_marks(hint)), ctx.app.picture_format)
    else:
        scene = scene_of(pov, voice, preview=ahead)
        drawing = Drawing(pov, scene, ctx.app.picture_format, view=ahead.view, detail=f"{HINT} {'; '.join(line)}")
    await ctx.show(panel, drawing, of=session)


def _marks(hint: Hint) -> tuple[tuple[Action, str], ...]:
    """Return the first action of each plan, with the number of the first plan that begins with it."""
    marks: dict[Action, str] = {}
    for number, plan in enumerate(hint.plans, start=1):
        marks.setdefault(plan.line[0], str(number))
    return tuple(marks.items())


def _ahead(session: Session, seat: Seat, line: Sequence[str]) -> Preview | None:
    try:
        return furthest(session, seat, line)
    except (Refused, IllegalAction, BadNotation):
        return None  # the picture is the present board


# --- words -------------------------------------------------------------------------------------------------------


def hint_panel(voice: Speaker, pov: Pov, hint: Hint, labels: Sequence[str], *, pictured: bool = True) -> Panel:
    """Return the plans as lines, a button to play each, and the way back; ``pictured``: as ``hint_lines``."""
    session = pov.session
    plays = [
        Button(
            voice.say("table-hint-play", {"number": str(number + 1)}),
            custom_id(session.id, pov.decision, (PLAY, str(pov.seat), str(number))),
        )
        for number in range(len(hint.plans))
    ]
    back = _back(voice, session, pov.decision)
    return Panel("\n".join(hint_lines(voice, session, hint, labels, pictured=pictured)), ((*plays, back),))


def _back(voice: Speaker, session: Session, decision: int) -> Button:
    return Button(voice.say("common-back"), custom_id(session.id, decision, HAND))


def hint_lines(
    voice: Speaker, session: Session, hint: Hint, labels: Sequence[str], *, pictured: bool = True
) -> list[str]:
    """Return a line for each plan, the first with its reason; three at most. ``pictured``: a picture shows it."""
    first, *others = hint.plans
    if not others:
        return [voice.say("table-hint-only", {"plan": labels[0], "pictured": int(pictured)})]
    facts: dict[str, Fact] = {"plan": labels[0], "chance": _chance(voice, hint.unit, first)}
    facts |= {"why": _why(voice, session, hint), "pictured": int(pictured)}
    lines = [voice.say("table-hint-first", facts)]
    for number, (plan, label) in enumerate(zip(others, labels[1:], strict=True), start=2):
        chance = _chance(voice, hint.unit, plan)
        lines.append(voice.say("table-hint-next", {"number": str(number), "plan": label, "chance": chance}))
    return lines


def _chance(voice: Speaker, unit: Unit, plan: Estimate) -> str:
    """Return how good a plan looks in the game's terms, as a range."""
    margin = max(BROAD * plan.error, LEAST[unit])
    if unit == "chance":
        low, high = (100 * (plan.mean + sign * margin) for sign in (-1, 1))
        facts = {"low": str(max(0, round(low))), "high": str(min(100, round(high)))}
        return voice.say("table-hint-chance", facts)
    if unit == "points":
        return voice.say("table-hint-points", {"by": counted(figure(plan.mean)), "error": figure(margin)})
    key = "table-hint-behind" if plan.mean < 0 else "table-hint-lead"
    return voice.say(key, {"by": counted(figure(abs(plan.mean))), "error": figure(margin)})


def _why(voice: Speaker, session: Session, hint: Hint) -> str:
    """Return why the first plan is preferred to the second."""
    gap, reason = hint.gap, hint.reason
    if gap is None or not gap.is_clear:
        return voice.say("table-hint-even")
    if reason is not None:
        return voice.say("table-hint-why", {"reason": _reason(voice, session, reason)})
    by = figure(100 * gap.mean) if hint.unit == "chance" else figure(gap.mean)
    key = "table-hint-oftener" if hint.unit == "chance" else "table-hint-more"
    return voice.say("table-hint-why", {"reason": voice.say(key, {"by": counted(by)})})


def _reason(voice: Speaker, session: Session, reason: Reason) -> str:
    name, rival = reason.part
    who = "" if rival is None else seat_name(voice, Seat(rival))
    facts: dict[str, Fact] = {"by": counted(figure(abs(reason.more))), "rival": who}
    own, score = text_key(session.game, "hint", name), text_key(session.game, "score", name)
    if has_text(own):
        return voice.say(own, facts)
    if name == RIVAL:
        return voice.say("table-hint-rival", facts)
    if has_text(score):
        return voice.say("table-hint-part", {**facts, "part": voice.say(score)})
    return voice.say("table-hint-more", facts)


def figure(value: float) -> str:
    """Return a figure as one would say it: with a decimal below 10."""
    rounded = f"{value:+.1f}" if abs(value) < 9.95 else f"{value:+.0f}"
    shown = rounded.removesuffix(".0")
    shown = "0" if shown in ("+0", "-0") else shown
    return shown.replace("-", MINUS).removeprefix("+")


def counted(shown: str) -> str | int:
    """Return a figure as a number where it is a whole one, so that a text can say "1 point"."""
    return int(shown) if shown.isdecimal() else shown


def _labels(voice: Speaker, session: Session, seat: Seat, hint: Hint) -> list[str]:
    """Return the words of each plan: the game's own, else of its actions in order; different ones differ."""
    sheet, lines = sheet_of(voice, session, seat, public=False), [plan.line for plan in hint.plans]
    steps = [step_words(voice, session, seat, line) for line in lines]
    if sheet is None:
        return [_whole(words) for words in steps]
    known = {plan.line: sheet.label(plan) for plan in winning(sheet).plans()}
    named = [known.get(line) or searched_words(sheet, line) for line in lines]
    named = [_with_steps(sheet, line, words) for line, words in zip(lines, named, strict=True)]
    return [_whole(words if named.count(words) == 1 else own) for words, own in zip(named, steps, strict=True)]


def _with_steps(sheet: Sheet, line: Line, words: str) -> str:
    """Return the words of a plan that leaves open how it is carried out, with what the playouts would do."""
    session, seat = sheet.session, sheet.seat
    try:
        steps = carried_out(session.playable, guess_of(session, seat), seat, line)
        then = step_words(sheet.voice, session, seat, (*line, *steps), len(line))
    except Exception:
        # The boundary to a game's policies: the plan can be read without its steps.
        log.exception("plan-steps-failed", session=session.id, row=session.row)
        return words
    return sheet.voice.say("table-hint-such", {"plan": words, "then": then}) if then else words


def _whole(words: str) -> str:
    """Return the words of a plan, cut between two of its steps or words where they are too many."""
    if len(words) <= PLAN:
        return words
    head = words[: PLAN - 1]
    ends = head.rfind("; "), head.rfind("、"), head.rfind(" ")
    return head[: next((end for end in ends if end > 0), len(head))].rstrip() + "…"


# --- playing it --------------------------------------------------------------------------------------------------


async def _choose(ctx: Context, session: Session, seat: Seat, arguments: Sequence[str]) -> Chosen:
    """Return the plan of this number in the hint that the presser was given for this decision."""
    not_in_lessons(session)
    hint = await ctx.services.hints.of_decision(session, ctx.reader.actor.user_id, ctx.press.decision)
    at = arguments[0]
    if not at.isdecimal() or int(at) >= len(hint.plans):
        raise NoSuchPlan(at)
    labels = await asyncio.to_thread(_labels, ctx.voice(session), session, seat, hint)
    return Chosen(hint.plans[int(at)].line, labels[int(at)], (SURE, str(seat), at))


@explains_refusals
async def play(ctx: Context) -> None:
    """Play a plan of a hint, or show its preview first if it cannot be taken back."""
    await press_line(ctx, partial(_choose, ctx), confirm=False)


@explains_refusals
async def sure(ctx: Context) -> None:
    """Play a plan of a hint whose preview is confirmed."""
    await press_line(ctx, partial(_choose, ctx), confirm=True)


VERBS = {
    HINT: Verb(ask, anywhere=True, own_panel=True, private=True, after_day=True),
    TAKE: Verb(take, anywhere=True, own_panel=True),
    PLAY: Verb(play, anywhere=True, own_panel=True, private=True, after_day=True),
    SURE: Verb(sure, anywhere=True, own_panel=True),
}
