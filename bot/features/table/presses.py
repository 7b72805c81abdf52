"""Presses at the table: a choice, its confirmation, narrowing a menu, and one's own panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps

from bot.history.catch_up import Newest, others_acted
from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, Panel, cut
from bot.seating.takebacks import may_ask
from bot.table.model import Phase, Refused, Session, Stale
from bot.table.preview import preview
from bot.table.views import pov_of
from engines.core import BadNotation, Event, IllegalAction, Seat

from .choices import ACT, NARROW, Choice, Menu, NoSuchChoice, act_path, action_words, narrowed_menu, top_menu
from .panels import CONFIRM, HAND, PRIVATE_ROWS, TOP, notice_panel, preview_panel, private_panel, question_of, story

Handler = Callable[[Context], Awaitable[None]]
ON_PANEL = frozenset(
    {
        "not-your-turn", "bad-action", "nothing-to-undo", "undo-closed", "undo-own-only", "undo-rolled",
        "undo-drawn", "undo-revealed", "undo-refused", "game-over", "you-are-away", "not-away",
    }
)  # fmt: skip
"""Refusals shown above the reader's own panel, which has the right buttons."""
WITH_BOARD = frozenset({"not-seated", "not-in-lobby"})
"""Refusals shown with a button to see the board."""


def explains_refusals(handler: Handler) -> Handler:
    """Show refusals of a handler with the buttons that the presser can use now."""

    @wraps(handler)
    async def explaining(ctx: Context) -> None:
        try:
            await handler(ctx)
        except Stale as error:
            await show_private(ctx, error.session, [refusal_words(ctx.voice(error.session), error)])
        except (Refused, IllegalAction, BadNotation) as error:
            session = await ctx.session()
            words = refusal_words(ctx.voice(session), error)
            code = getattr(error, "code", "bad-action")
            if code in ON_PANEL or isinstance(error, IllegalAction):
                await show_private(ctx, session, [words])
            elif code in WITH_BOARD and session.phase is not Phase.LOBBY:
                await ctx.answer.show(notice_panel(ctx.voice(session), session, words))
            else:
                raise

    return explaining


# --- one's own panel -------------------------------------------------------------------------------------------


async def show_private(
    ctx: Context,
    session: Session,
    said: Sequence[str] = (),
    events: Sequence[Event] = (),
    narrow: Sequence[str] | None = None,
    page: int = 0,
) -> None:
    """Show the reader's own panel: ``said`` above it, ``events`` marked in the picture."""
    voice = ctx.voice(session)
    if session.phase is Phase.LOBBY:
        raise Refused("not-playing")
    if session.phase is Phase.CLOSED:
        await ctx.answer.show(Panel("\n".join([*said, voice.say("table-closed")])))
        return
    pov = pov_of(session, ctx.reader.actor.user_id)
    question = question_of(voice, pov)
    menu: Menu | None = None
    if question is not None:
        menu = top_menu(question, PRIVATE_ROWS, page) if narrow is None else narrowed_menu(question, narrow)
        if narrow is None and menu.leads_on:
            menu = narrowed_menu(question, menu.choices[0].path[1:])
    user, whole = ctx.reader.actor.user_id, narrow is None
    newest = await ctx.services.history.newest(pov, user) if whole else Newest(None, -1)
    acted, asks = others_acted(pov, newest), may_ask(pov, newest.own)
    panel = private_panel(voice, pov, menu, said, narrowed=not whole, others_acted=acted, asks=asks)
    scene = scene_of(pov, voice, events, menu.actions if menu is not None else ())
    await ctx.show(panel, Drawing(pov, scene, ctx.app.picture_format))


async def hand(ctx: Context) -> None:
    """Show the presser's own panel: every choice for a player, the public board for anybody else."""
    await show_private(ctx, await ctx.session())


@explains_refusals
async def narrow(ctx: Context) -> None:
    """Show the menu of one kind of action, or of its next field."""
    session = await ctx.session()
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")
    pov = pov_of(session, ctx.reader.actor.user_id)
    if pov.seat is None:
        raise Refused("not-seated")
    if not pov.legal:
        raise Refused("not-your-turn")
    if pov.decision != ctx.press.decision:
        raise Stale(session)
    try:
        await show_private(ctx, session, narrow=ctx.press.arguments)
    except NoSuchChoice:
        raise Stale(session) from None


@explains_refusals
async def top(ctx: Context) -> None:
    """Show another page of the top menu."""
    page = ctx.press.arguments[0] if ctx.press.arguments else "0"
    await show_private(ctx, await ctx.session(), page=int(page) if page.isdecimal() else 0)


# --- acting ----------------------------------------------------------------------------------------------------


@explains_refusals
async def act(ctx: Context) -> None:
    """Play an action, or show its preview first if it cannot be taken back."""
    session, seat, notation = await _own_choice(ctx)
    current = session.phase is Phase.PLAYING and session.decisions[seat] == ctx.press.decision
    if current and ctx.reader.confirm and await show_preview(ctx, session, seat, notation):
        return
    await apply(ctx, session, notation, ctx.press.decision)


@explains_refusals
async def confirm(ctx: Context) -> None:
    """Play an action whose preview is confirmed."""
    session, _, notation = await _own_choice(ctx)
    await apply(ctx, session, notation, ctx.press.decision)


async def _own_choice(ctx: Context) -> tuple[Session, Seat, str]:
    """Return session, seat and notation of a press; Refused if the seat is another player's.

    The service checks the decision number: it tells a second delivery of a press from a late one.
    """
    session = await ctx.session()
    arguments = ctx.press.arguments
    if len(arguments) != 2 or not arguments[0].isdecimal():
        raise BadNotation(":".join(arguments))
    player = session.player_of(ctx.reader.actor.user_id)
    if player is None:
        raise Refused("not-seated")
    if str(player.seat) != arguments[0]:
        raise Refused("not-your-turn")
    return session, player.seat, arguments[1]


async def show_preview(ctx: Context, session: Session, seat: Seat, notation: str, said: Sequence[str] = ()) -> bool:
    """Show the preview of a final action, below ``said``; return False if the action can be taken back.

    An action that only ends the turn needs no preview.

    Of several players who choose in secret only the last gets a preview: the others can take back until then.
    (The table shows who has finished, so the preview reveals nothing.) A person who plays alone or against
    computers would always be the last, and nobody waits for them: they get none.
    """
    ahead = preview(session, seat, notation)
    action = session.rules.parse(notation)
    if action.only_ends or not ahead.final or (ahead.last and _nobody_else(session)):
        return False
    voice = ctx.voice(session)
    pov = pov_of(session, ctx.reader.actor.user_id)
    question = question_of(voice, pov)
    if question is None:
        raise Refused("not-your-turn")
    chosen = Choice(cut(action_words(question, action), LABEL), act_path(question, action), action)
    scene = scene_of(pov, voice, preview=ahead)
    drawing = Drawing(pov, scene, ctx.app.picture_format, view=ahead.view, detail=notation)
    await ctx.show(preview_panel(voice, pov, question, chosen, ahead, said), drawing)
    return True


def _nobody_else(session: Session) -> bool:
    """Whether only one person plays at this table, alone or with computer players."""
    return sum(not player.is_computer for player in session.players) == 1


async def apply(ctx: Context, session: Session, notation: str, decision: int | None) -> None:
    """Play an action, and show the presser its events and the next choice."""
    played = await ctx.services.moves.act(
        session.id, ctx.reader.actor, notation, decision=decision, interaction_id=ctx.interaction.id
    )
    await show_private(ctx, played.session, story(ctx.voice(played.session), played.events), played.events)


VERBS = {
    HAND[0]: Verb(hand, anywhere=True),
    ACT: Verb(act, anywhere=True),
    CONFIRM: Verb(confirm, anywhere=True),
    NARROW: Verb(narrow, anywhere=True),
    TOP: Verb(top, anywhere=True),
}
