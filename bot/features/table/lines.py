"""Presses of plans: one press plays a line of actions, previewed as one and taken back as one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial

from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, cut
from bot.kit.shapes import LINE as LINE_LENGTH
from bot.session.lines import Fault
from bot.session.model import Phase, Refused, Session, Stale
from bot.session.preview import preview_of_line
from bot.texts import Speaker
from engines.core import Seat

from .plans import (
    BETWEEN,
    INSTEAD,
    LINE,
    PLAN,
    SURE,
    SURE_LINE,
    TICK,
    Chosen,
    NoSuchPlan,
    Sheet,
    chosen_plan,
    chosen_ticks,
    confirmed_choice,
    sheet_of,
    step_words,
    with_plans,
    with_shortcuts,
)
from .presses import draw_preview, explains_refusals, is_alone, is_current, seat_of, show_played


@explains_refusals
async def plan(ctx: Context) -> None:
    """Play the line of a plan, or show its preview first if it cannot be taken back."""
    await _press(ctx, lambda sheets, arguments: chosen_plan(sheets, arguments[0]), confirm=False)


@explains_refusals
async def tick(ctx: Context) -> None:
    """Play the plans ticked in a list as one line, or show its preview first."""
    await _press(ctx, lambda sheets, arguments: chosen_ticks(sheets, arguments[0], ctx.press.values), confirm=False)


@explains_refusals
async def line(ctx: Context) -> None:
    """Play the actions that the press names, or show their preview first if they cannot be taken back."""
    await press_line(ctx, partial(_named, ctx), confirm=ctx.press.arguments[-1:] == (SURE,))


@explains_refusals
async def instead(ctx: Context) -> None:
    """Take the last press back, and play the actions that this one names."""
    session = await ctx.session()
    seat, arguments = seat_of(ctx, session)
    chosen = await _named(ctx, session, seat, arguments)  # what is no line takes nothing back
    played = await ctx.services.moves.undo(
        session.id, ctx.reader.actor, decision=ctx.press.decision, interaction_id=None
    )
    await _play(ctx, played.session, seat, chosen, confirm=False, decision=played.session.decisions[seat])


async def _named(ctx: Context, session: Session, seat: Seat, arguments: Sequence[str]) -> Chosen:
    """Return the line that a press names; BadNotation if it is none."""
    wanted = arguments[0]
    actions = tuple(session.rules.parse(part) for part in wanted.split(BETWEEN))
    words = step_words(ctx.voice(session), session, seat, actions)
    return Chosen(actions, words, (LINE, str(seat), wanted, SURE))


@explains_refusals
async def sure(ctx: Context) -> None:
    """Play a line whose preview is confirmed."""
    await _press(ctx, confirmed_choice, confirm=True)


async def _press(ctx: Context, find: Callable[[Iterable[Sheet], Sequence[str]], Chosen], *, confirm: bool) -> None:
    """Play what ``find`` finds in the controls of one's own panel or the table panel's, ready-made plans last."""

    async def choose(session: Session, seat: Seat, arguments: Sequence[str]) -> Chosen:
        try:
            return find(_sheets(ctx.voice(session), session, seat), arguments)
        except NoSuchPlan:
            own = await with_plans(sheet_of(ctx.voice(session), session, seat, public=False))
            if own is None:
                raise
            if own.win is None:
                with suppress(NoSuchPlan):
                    return find([own], arguments)
                # thought of again where a restart has forgotten it before it was kept
                own = await with_shortcuts(own, await ctx.services.suggestions.of(session, seat, shows=False) or ())
            return find([own], arguments)

    await press_line(ctx, choose, confirm=confirm)


def _sheets(voice: Speaker, session: Session, seat: Seat) -> Iterator[Sheet]:
    """Yield the controls of one's own panel, then the table panel's: mostly nobody asks for these."""
    for public in (False, True):
        sheet = sheet_of(voice, session, seat, public=public)
        if sheet is not None:
            yield sheet


async def press_line(
    ctx: Context, find: Callable[[Session, Seat, Sequence[str]], Awaitable[Chosen]], *, confirm: bool
) -> None:
    """Play the line that ``find`` returns, or show its preview first if it cannot be taken back.

    ``find`` gets the arguments of the press behind its seat, and raises NoSuchPlan for those of an old board.
    ``confirm``: the preview is confirmed.
    """
    session = await ctx.session()
    seat, arguments = seat_of(ctx, session)
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")
    if session.decisions[seat] != ctx.press.decision:
        # Every move of the seat changes its number, so only here it may be a press that was delivered before.
        repeated = await ctx.services.moves.answer_again(session.id, ctx.reader.actor, ctx.interaction.id)
        if repeated is not None:
            await show_played(ctx, repeated)
            return
        if not await is_current(ctx, session, seat):
            raise Stale(session)
    try:
        chosen = await find(session, seat, arguments)
    except NoSuchPlan:
        raise Stale(session) from None
    await _play(ctx, session, seat, chosen, confirm=confirm, decision=ctx.press.decision)


async def _play(
    ctx: Context, session: Session, seat: Seat, chosen: Chosen, *, confirm: bool, decision: int
) -> None:
    """Play a line as one press, and show the presser what happened and what was left out; or its preview first."""
    line = [session.rules.notation(action) for action in chosen.line]
    if not confirm and ctx.reader.confirm and await _show_preview(ctx, session, seat, chosen, line):
        return
    played = await ctx.services.moves.act_line(
        session.id,
        ctx.reader.actor,
        line,
        decision=decision,
        interaction_id=ctx.interaction.id,
        by_itself=ctx.reader.by_itself,
    )
    left = left_out_lines(ctx.voice(played.session), played.left, played.refusal)
    await show_played(ctx, played, left, () if left else chosen.line)


def left_out_lines(voice: Speaker, parts: Sequence[str], refusal: Fault | None) -> list[str]:
    """Return the lines that say what of a line was not played, and why; none if all was."""
    if not parts:
        return []
    why = [] if refusal is None else [refusal_words(voice, refusal)]
    return [voice.say("table-play-rest", {"rest": cut("; ".join(parts), LINE_LENGTH)}), *why]


async def _show_preview(ctx: Context, session: Session, seat: Seat, chosen: Chosen, line: Sequence[str]) -> bool:
    """Show the preview of a line that cannot be taken back; return False if it can, or only ends the turn."""
    is_final = chosen.needs_preview and session.kind.previews
    ahead = preview_of_line(session, seat, line) if is_final else None
    if ahead is None or chosen.line[-1].only_ends or (ahead.is_last and is_alone(session)):
        return False
    await draw_preview(ctx, session, cut(chosen.label, LABEL), chosen.confirm, ahead)
    return True


VERBS = {
    LINE: Verb(line, anywhere=True, own_panel=True, private=True),
    INSTEAD: Verb(instead, anywhere=True, own_panel=True, private=True),
    PLAN: Verb(plan, anywhere=True, own_panel=True, private=True),
    TICK: Verb(tick, anywhere=True, own_panel=True, private=True),
    SURE_LINE: Verb(sure, anywhere=True, own_panel=True, private=True),
}
