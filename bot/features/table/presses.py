"""Presses at the table: a choice, its confirmation, narrowing, taking back, and one's own panel."""

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
from .panels import CONFIRM, HAND, PRIVATE_ROWS, TOP, asking_of, notice_panel, preview_panel, private_panel, story

Handler = Callable[[Context], Awaitable[None]]
HELPED = frozenset(
    {
        "not-your-turn", "bad-action", "nothing-to-undo", "undo-closed", "undo-own-only", "undo-rolled",
        "undo-drawn", "undo-revealed", "undo-refused", "game-over", "you-are-away", "not-away",
    }
)  # fmt: skip
"""Refusals that are told above the reader's own panel, where the right buttons are."""
NOTICED = frozenset({"not-seated", "not-in-lobby"})
"""Refusals that come with a button to see the board."""


def helping(handler: Handler) -> Handler:
    """Whoever pressed in vain reads why, with the buttons that are right for them now."""

    @wraps(handler)
    async def helped(ctx: Context) -> None:
        try:
            await handler(ctx)
        except Stale as error:
            await show_private(ctx, error.session, [refusal_words(ctx.voice(error.session), error)])
        except (Refused, IllegalAction, BadNotation) as error:
            session = await ctx.session()
            words = refusal_words(ctx.voice(session), error)
            code = getattr(error, "code", "bad-action")
            if code in HELPED or isinstance(error, IllegalAction):
                await show_private(ctx, session, [words])
            elif code in NOTICED and session.phase is not Phase.LOBBY:
                await ctx.answer.show(notice_panel(ctx.voice(session), session, words))
            else:
                raise

    return helped


# --- one's own panel -------------------------------------------------------------------------------------------


async def show_private(
    ctx: Context,
    session: Session,
    said: Sequence[str] = (),
    events: Sequence[Event] = (),
    narrow: Sequence[str] | None = None,
    page: int = 0,
) -> None:
    """The reader's panel as things stand: ``said`` above it, ``events`` marked in the picture."""
    voice = ctx.voice(session)
    if session.phase is Phase.LOBBY:
        raise Refused("not-playing")
    if session.phase is Phase.CLOSED:
        await ctx.answer.show(Panel("\n".join([*said, voice.say("table-closed")])))
        return
    pov = pov_of(session, ctx.reader.actor.user_id)
    asking = asking_of(voice, pov)
    menu: Menu | None = None
    if asking is not None:
        menu = top_menu(asking, PRIVATE_ROWS, page) if narrow is None else narrowed_menu(asking, narrow)
        if narrow is None and menu.leads_on:
            menu = narrowed_menu(asking, menu.choices[0].path[1:])
    user, whole = ctx.reader.actor.user_id, narrow is None
    newest = await ctx.services.history.newest(pov, user) if whole else Newest(None, -1)
    acted, asks = others_acted(pov, newest), may_ask(pov, newest.own)
    panel = private_panel(voice, pov, menu, said, narrowed=not whole, others_acted=acted, asks=asks)
    scene = scene_of(pov, voice, events, menu.actions if menu is not None else ())
    await ctx.show(panel, Drawing(pov, scene, ctx.app.picture_format))


async def hand(ctx: Context) -> None:
    """The own panel: for someone at the table every choice, for anybody else the public board."""
    await show_private(ctx, await ctx.session())


@helping
async def narrow(ctx: Context) -> None:
    """One kind of choice, or a further field of it."""
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


@helping
async def top(ctx: Context) -> None:
    """Another page of the list of all kinds."""
    page = ctx.press.arguments[0] if ctx.press.arguments else "0"
    await show_private(ctx, await ctx.session(), page=int(page) if page.isdecimal() else 0)


# --- acting ----------------------------------------------------------------------------------------------------


@helping
async def act(ctx: Context) -> None:
    """A choice: done at once, or shown first where it could not be taken back."""
    session, seat, notation = await _own_choice(ctx)
    current = session.phase is Phase.PLAYING and session.decisions[seat] == ctx.press.decision
    if current and ctx.reader.confirm and await show_preview(ctx, session, seat, notation):
        return
    await apply(ctx, session, notation, ctx.press.decision)


@helping
async def confirm(ctx: Context) -> None:
    """The preview was read, and it is meant."""
    session, _, notation = await _own_choice(ctx)
    await apply(ctx, session, notation, ctx.press.decision)


async def _own_choice(ctx: Context) -> tuple[Session, Seat, str]:
    """Session, seat and notation of a press; Refused for the wrong hand.

    Whether the panel is old is for the service to say: it knows a second delivery of a press from a late one.
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
    """Show what the choice would do, if it is final; False where it can be taken back, with nothing shown.
    ``said`` stands above it.

    To say that one is done shows nothing new, and is final on purpose: a common turn stays a choice and Done.

    Of several who choose in secret only the last one is asked: the others may take back until then, and this is the
    last one's way to think again. (Who has finished stands on the table, so it tells nothing.) A person who plays
    alone or against computers would always be the last, and keeps nobody waiting: they are not asked.
    """
    ahead = preview(session, seat, notation)
    action = session.rules.parse(notation)
    if action.only_ends or not ahead.final or (ahead.last and _nobody_else(session)):
        return False
    voice = ctx.voice(session)
    pov = pov_of(session, ctx.reader.actor.user_id)
    asking = asking_of(voice, pov)
    if asking is None:
        raise Refused("not-your-turn")
    chosen = Choice(cut(action_words(asking, action), LABEL), act_path(asking, action), action)
    scene = scene_of(pov, voice, preview=ahead)
    drawing = Drawing(pov, scene, ctx.app.picture_format, view=ahead.view, detail=notation)
    await ctx.show(preview_panel(voice, pov, asking, chosen, ahead, said), drawing)
    return True


def _nobody_else(session: Session) -> bool:
    """Whether one person sits at this table, alone or with computer players."""
    return sum(not player.is_computer for player in session.players) == 1


async def apply(ctx: Context, session: Session, notation: str, decision: int | None) -> None:
    """Do it, and show the presser what came of it and what is next."""
    played = await ctx.services.moves.act(
        session.id, ctx.reader.actor, notation, decision=decision, interaction_id=ctx.interaction.id
    )
    await show_private(ctx, played.session, story(ctx.voice(played.session), played.events), played.events)


VERBS = {
    HAND[0]: Verb(hand),
    ACT: Verb(act),
    CONFIRM: Verb(confirm),
    NARROW: Verb(narrow),
    TOP: Verb(top),
}
