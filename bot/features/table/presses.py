"""Presses at the table: a choice, its confirmation, narrowing a menu, and one's own panel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any

from bot.history.on_panel import Asking, Wanted
from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.ids import ALSO, custom_id
from bot.kit.own_panels import Spot
from bot.kit.parts import ListLine, PanelPart
from bot.kit.phrases import intervention_line
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, Button, Panel, cut
from bot.seating.takebacks import may_ask
from bot.session.kinds import is_board
from bot.session.model import Phase, Played, Pov, Preview, Refused, Session, Stale
from bot.session.play import QUESTION, not_your_turn
from bot.session.preview import preview
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import BadNotation, Event, IllegalAction, Seat
from engines.core.thinking import Line

from . import private_board
from .beside import (
    NUDGE,
    in_first_rounds,
    next_button,
    rule_button,
    slow_movers,
    with_button,
    with_legend,
)
from .choices import ACT, NARROW, Menu, NoSuchChoice, Question, act_path, action_words, narrowed_menu, top_menu
from .panels import (
    CONFIRM,
    HAND,
    PRIVATE_ROWS,
    TOP,
    board_remarks,
    notice_panel,
    preview_panel,
    private_panel,
    question_of,
    weighted_lines,
)
from .plans import (
    MORE,
    SUGGEST,
    Sheet,
    public_marks,
    sheet_of,
    ticks_of,
    with_corrections,
    with_plans,
    with_shortcuts,
)
from .results import may_decide, result_button, result_line

Handler = Callable[[Context], Awaitable[None]]
ON_PANEL = frozenset(
    {
        "not-your-turn", "nothing-to-choose", "bad-action", "typed-unclear", "nothing-to-undo", "undo-closed",
        "undo-own-only", "undo-rolled", "undo-drawn", "undo-revealed", "undo-refused", "game-over", "you-are-away",
        "not-away", "line-not-whole",
        "try-own-turn", "try-changed", "try-gone", "try-seat-lost", "no-dice", "dice-count", "dice-face",
        "order-empty", "order-crosses", "order-rolled", "order-your-turn", "order-no-such-game",
        "order-over", "order-nothing", "order-asked-before", "order-older", "order-twice", "order-full",
        "hints-off", "hints-used", "hints-needless", "hints-slow", "hints-stopped", "hints-failed",
    }
)  # fmt: skip
"""Refusals shown above the reader's own panel, which has the right buttons."""
LONG_STORY = 4
"""Lines of a story of which some may have no room."""
WITH_BOARD = frozenset({"not-seated", "not-in-lobby"})
"""Refusals shown with a button to see the board."""


def explains_refusals(handler: Handler) -> Handler:
    """Show refusals of a handler with the buttons that the presser can use now."""

    @wraps(handler)
    async def explaining(ctx: Context) -> None:
        try:
            await handler(ctx)
        except Stale as error:
            await show_private(ctx, error.session, [_stale_words(ctx, error)])
        except (Refused, IllegalAction, BadNotation) as error:
            try:
                session = await ctx.session()
            except Refused:
                if is_board(ctx.press.session):
                    raise error from None  # such as of a board that went with this very sentence
                raise
            words = refusal_words(ctx.voice(session), error)
            code = getattr(error, "code", "bad-action")
            if code in ON_PANEL or isinstance(error, IllegalAction):
                await show_private(ctx, session, [words], ticked=ticks_of(ctx.press))
            elif code in WITH_BOARD and session.phase is not Phase.LOBBY:
                await ctx.show(notice_panel(ctx.voice(session), session, words), of=session)
            else:
                raise

    return explaining


def _stale_words(ctx: Context, error: Stale) -> str:
    """Return why an older message plays nothing: the board has changed, be it by one's own turn that has begun."""
    session, voice = error.session, ctx.voice(error.session)
    player = session.player_of(ctx.reader.actor.user_id)
    is_begun = (
        player is not None
        and session.kind.has_log
        and session.phase is Phase.PLAYING
        and session.movers == (player.seat,)
        and session.takebacks[player.seat] is not None
        and session.decisions[player.seat] // QUESTION == ctx.press.decision // QUESTION
    )
    return private_board.closed_words(voice, session) or (
        voice.say("table-begun-already") if is_begun else refusal_words(voice, error)
    )


# --- one's own panel -------------------------------------------------------------------------------------------


async def show_private(
    ctx: Context,
    session: Session,
    said: Sequence[str] = (),
    events: Sequence[Event] = (),
    narrow: Sequence[str] | None = None,
    page: int = 0,
    *,
    more: bool = False,
    suggests: bool = False,
    opens: bool = False,
    ticked: tuple[str, frozenset[str]] | None = None,
    beside: Button | None = None,
    elsewhere: bool = False,
    lists: bool = False,
    last: Line = (),
    told: Sequence[tuple[str, int]] = (),
) -> None:
    """Show the reader's own panel: ``said`` above it, ``events`` marked in the picture, unless that is the table's.

    ``narrow``: the menu to open. ``more``: all that is legal, in a game that has plans; ``suggests``: with the
    ready-made turns, which are thought of now. ``opens``: the reader has asked for it, so it is a new message, even
    if an older one could be edited. ``ticked``: as ``Sheet``. ``beside``: one more button. ``elsewhere``: that of
    the next other table that waits for the reader. ``lists``: as ``private_panel``. ``last``: what the press before
    has played, which may be corrected. ``told``: as ``private_panel``; of a private board what happened in it.
    """
    for part in ctx.parts:
        showing = part.instead and part.instead(ctx, session, said, opens)
        if showing is not None:
            await showing
            return
    voice, above = ctx.voice(session), list[str]()
    whole = narrow is None and not more
    if session.kind.tells_all:
        session = await private_board.settled(ctx, session, opens=opens)
        events = await private_board.happened(ctx, session)
        if whole:
            told = _told(voice, pov_of(session, ctx.reader.actor.user_id), events)
        tried = private_board.tried_lines(voice, session) if whole else []
        above = [private_board.head(voice, session), *tried, *said]
        said = board_remarks(voice, session) if whole else []
    if session.phase is Phase.LOBBY:
        raise Refused("not-playing")
    if session.phase is Phase.CLOSED:
        ended = [intervention_line(voice, row) for row in await ctx.services.history.how_it_ended(session.id)]
        closed = Panel("\n".join([*above, *said, voice.say("table-closed"), *ended]))
        await ctx.show(with_button(closed, rule_button(voice, session.game, said)), of=session, opens=opens)
        return
    pov, decides = pov_of(session, ctx.reader.actor.user_id), False
    if session.phase is Phase.OVER and session.kind.has_log:
        result = await ctx.services.counting.of(session.id)
        said = [*said, *result_line(voice, result)]
        decides = await may_decide(ctx, session, result)
    question = question_of(voice, pov)
    sheet = await _sheet(voice, pov) if question is not None and narrow is None and not page else None
    if sheet is not None:
        sheet = with_corrections(replace(sheet, ticked=ticked), last, can_undo=pov.can_undo)
    if sheet is not None and sheet.win is None and suggests:
        lines = await _ready_made(ctx, session, sheet.seat)
        sheet = await with_shortcuts(sheet, lines or ())
        if not sheet.shortcuts:
            is_none = lines is not None and not lines
            said = [*said, voice.say("table-ready-made-none" if is_none else "table-ready-made-failed")]
    has_plans = sheet is not None and (not more or bool(sheet.shortcuts))
    menu = None if question is None or has_plans else _menu(question, narrow, page)
    user = ctx.reader.actor.user_id
    marked = sheet.marks if sheet is not None and not more else menu.actions if menu is not None else ()
    scene = scene_of(pov, voice, events, marked)
    drawing = Drawing(pov, scene, ctx.app.picture_format)
    # Of a private board nobody draws another picture.
    shares = whole and not page and not drawing.is_own and not session.kind.tells_all
    parts = _asking_parts(ctx, pov, whole)
    on_panel = await ctx.services.history.on_panel(
        pov,
        Wanted(
            user,
            newest=narrow is None,
            board=shares,
            finished_on=_server(ctx, session) if whole and _explains_words(pov) else None,
            elsewhere=elsewhere,
            beside=[asking for _, asking in parts],
        ),
    )
    asks = may_ask(pov, on_panel.newest)
    shown = [part.show(ctx, pov, read) for (part, _), read in zip(parts, on_panel.beside, strict=True)]
    said = [*said, *(line for part in shown for line in part.lines)]
    beside = beside or next_button(voice, on_panel.elsewhere)
    result_way = result_button(voice, session) if decides else None
    asked = [button for part in shown for button in part.needed]
    needed = [
        one
        for one in (beside, rule_button(voice, session.game, [*above, *said]), *asked, result_way)
        if one is not None
    ]
    board = await ctx.services.tables.boards.load(session.id) if session.kind.plays_for_all else None
    panel = private_panel(
        voice,
        pov,
        menu,
        above,
        told,
        said,
        narrowed=not whole,
        asks=asks,
        sheet=sheet,
        beside=needed,
        board=board,
        offers=await _offers(ctx, pov, whole),
        explains=whole and not lists and _explains_words(pov) and not on_panel.has_finished,
        lists=lists,
        in_words=ctx.reader.in_words,
    )
    panel = with_legend(voice, pov, panel)
    if shares:
        marked = marked if question is not None else public_marks(voice, pov)
        # The table's picture, for a reader who may know no more: it is drawn for its board anyway.
        scene = scene_of(pov, voice, on_panel.board, marked)
        drawing = Drawing(pov, scene, ctx.app.picture_format)
    await ctx.show(panel, drawing, of=session, opens=opens)


def _told(voice: Speaker, pov: Pov, events: Sequence[Event]) -> list[tuple[str, int]]:
    """Return what happened on a private board, each line with its weight; before a long story what it took from its
    reader and brought them, which no other line may hide."""
    lines = weighted_lines(voice, pov, events)
    if len(lines) < LONG_STORY or pov.seat is None:
        return lines
    about = pov.session.talk.about(events, pov.view, pov.seat)
    heaviest = max(weight for _, weight in lines) + 1
    return lines if about is None else [(voice.of_game("message", about.key, about.facts), heaviest), *lines]


def _explains_words(pov: Pov) -> bool:
    """Whether *What is this?* is a button for somebody who has finished no such game here; later it is a line of
    *More…*."""
    return pov.seat is not None and bool(pov.legal) and in_first_rounds(pov)


def _server(ctx: Context, session: Session) -> int:
    return session.guild_id or ctx.interaction.guild_id or 0  # a private board is on no server


def _asking_parts(ctx: Context, pov: Pov, whole: bool) -> list[tuple[PanelPart[Context, Any], Asking[Any]]]:
    """Return the parts that have something to say on a panel, each with what it asks for."""
    parts = [part.on_panel for part in ctx.parts if part.on_panel is not None]
    return [(part, asking) for part in parts if (asking := part.ask(ctx, pov, whole)) is not None]


async def _offers(ctx: Context, pov: Pov, whole: bool) -> list[ListLine]:
    """Return the lines of *More…* of other features, and *Nudge* past half of others' time."""
    session = pov.session
    offers = [line for part in ctx.parts if part.in_more for line in await part.in_more(ctx, pov, whole)]
    if whole and pov.seat is not None and slow_movers(session, pov.seat, ctx.app.now()):
        offers.append(("nudge", (NUDGE,)))
    return offers


async def _ready_made(ctx: Context, session: Session, seat: Seat) -> Sequence[Line] | None:
    """Let ready-made turns be thought of, and say so where it takes longer than a moment; as ``Suggestions.of``."""
    asked = asyncio.ensure_future(ctx.services.suggestions.of(session, seat))
    try:
        await asyncio.wait({asked}, timeout=ctx.app.grace)
        if not asked.done():
            voice = ctx.voice(session)
            back = Button(voice.say("common-back"), custom_id(session.id, ctx.press.decision, HAND))
            waiting = Panel(voice.say("table-hint-thinking"), ((back,),))
            await ctx.answer.show(waiting, at=Spot(session.id, session.revision))
        return await asked
    finally:
        asked.cancel()


async def _sheet(voice: Speaker, pov: Pov) -> Sheet | None:
    """Return the reader's plans; None in a game without plans."""
    assert pov.seat is not None
    return await with_plans(sheet_of(voice, pov.session, pov.seat, public=False))


def _menu(question: Question, narrow: Sequence[str] | None, page: int) -> Menu:
    """Return the menu of a path; without one the top menu, or the only menu that it leads to."""
    if narrow is not None:
        return narrowed_menu(question, narrow)
    menu = top_menu(question, PRIVATE_ROWS, page)
    return narrowed_menu(question, menu.choices[0].path[1:]) if menu.leads_on else menu


async def hand(ctx: Context) -> None:
    """Show the presser's own panel: every choice for a player, the public board for anybody else."""
    await show_private(ctx, await ctx.session(), opens=True)


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
        raise not_your_turn(session)
    if not await is_current(ctx, session, pov.seat):
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


@explains_refusals
async def more(ctx: Context) -> None:
    """Show all that is legal, beside the plans of a game; and ready-made turns, if they are asked for."""
    session = await ctx.session()
    is_playing = session.phase is Phase.PLAYING
    await show_private(ctx, session, more=is_playing, suggests=is_playing and ctx.press.arguments == (SUGGEST,))


@explains_refusals
async def also(ctx: Context) -> None:
    """Show *More…* in place of the choices, where these have left it no room."""
    await show_private(ctx, await ctx.session(), lists=True)


# --- acting ----------------------------------------------------------------------------------------------------


@explains_refusals
async def act(ctx: Context) -> None:
    """Play an action, or show its preview first if it cannot be taken back."""
    session, seat, notation = await _own_choice(ctx)
    asks = ctx.reader.confirm and session.phase is Phase.PLAYING
    if asks and await is_current(ctx, session, seat) and await show_preview(ctx, session, seat, notation):
        return
    await apply(ctx, session, notation, ctx.press.decision)


@explains_refusals
async def confirm(ctx: Context) -> None:
    """Play an action whose preview is confirmed."""
    session, _, notation = await _own_choice(ctx)
    await apply(ctx, session, notation, ctx.press.decision)


async def _own_choice(ctx: Context) -> tuple[Session, Seat, str]:
    """Return session, seat and notation of a press; Refused if the seat is another player's.

    The service checks the decision number: it distinguishes a second delivery of a press from a late one.
    """
    session = await ctx.session()
    seat, arguments = seat_of(ctx, session)
    if len(arguments) != 1:
        raise BadNotation(":".join(ctx.press.arguments))
    return session, seat, arguments[0]


async def is_current(ctx: Context, session: Session, seat: Seat) -> bool:
    """Whether the seat is asked what the pressed message shows, be it an older one (``Moves.present``)."""
    number = await ctx.services.moves.present(session, ctx.reader.actor, ctx.press.decision)
    return number == session.decisions[seat]


def seat_of(ctx: Context, session: Session) -> tuple[Seat, tuple[str, ...]]:
    """Return the presser's seat and the rest of the arguments; Refused if the control is another player's."""
    arguments = ctx.press.arguments
    if len(arguments) < 2 or not arguments[0].isdecimal():
        raise BadNotation(":".join(arguments))
    player = session.player_of(ctx.reader.actor.user_id)
    if player is None:
        raise Refused("not-seated")
    if str(player.seat) != arguments[0]:
        raise not_your_turn(session)
    return player.seat, arguments[1:]


async def show_preview(ctx: Context, session: Session, seat: Seat, notation: str, said: Sequence[str] = ()) -> bool:
    """Show the preview of a final action, below ``said``; return False if the action needs none."""
    ahead = final_preview(session, seat, notation)
    if ahead is None:
        return False
    voice = ctx.voice(session)
    question = question_of(voice, pov_of(session, ctx.reader.actor.user_id))
    if question is None:
        raise not_your_turn(session)
    action = session.rules.parse(notation)
    label = cut(action_words(question, action), LABEL)
    await draw_preview(ctx, session, label, (CONFIRM, *act_path(question, action)[1:]), ahead, said)
    return True


def final_preview(session: Session, seat: Seat, notation: str) -> Preview | None:
    """Return the preview of a final action; None if the action can be taken back, or only ends the turn.

    Of several players who choose in secret only the last gets a preview: the others can take back until then.
    (The table shows who has finished, so the preview reveals nothing.) A person who plays alone or against
    computers would always be the last, and nobody waits for them: they get none.
    """
    if not session.kind.previews:
        return None
    ahead = preview(session, seat, notation)
    if session.rules.parse(notation).only_ends or not ahead.is_final or (ahead.is_last and is_alone(session)):
        return None
    return ahead


async def draw_preview(
    ctx: Context, session: Session, label: str, confirm: tuple[str, ...], ahead: Preview, said: Sequence[str] = ()
) -> None:
    """Show the preview of an action or a line, whose button of the path ``confirm`` plays it."""
    voice, pov = ctx.voice(session), pov_of(session, ctx.reader.actor.user_id)
    scene, drawing = scene_of(pov, voice, preview=ahead), None
    if not ctx.reader.in_words:  # the preview says what changes: who listens has heard the rest of the board
        drawing = Drawing(pov, scene, ctx.app.picture_format, view=ahead.view, detail=":".join(confirm))
    await ctx.show(preview_panel(voice, pov, label, confirm, ahead, said), drawing, of=session)


def is_alone(session: Session) -> bool:
    """Whether only one person plays at this table, alone or with computer players."""
    return sum(not player.is_computer for player in session.players) == 1


async def apply(ctx: Context, session: Session, notation: str, decision: int | None) -> None:
    """Play an action, and show the presser its events and the next choice."""
    played = await ctx.services.moves.act_line(
        session.id,
        ctx.reader.actor,
        (notation,),
        decision=decision,
        interaction_id=ctx.interaction.id,
        by_itself=ctx.reader.by_itself,
    )
    await show_played(ctx, played)


async def show_played(ctx: Context, played: Played, said: Sequence[str] = (), last: Line = ()) -> None:
    """Show the presser what was played, ``said`` below it, and the next choice, here or at another
    table; ``last``: as ``show_private``."""
    voice, user_id = ctx.voice(played.session), ctx.reader.actor.user_id
    pov = pov_of(played.session, user_id)
    tells_all = played.session.kind.tells_all
    lines, told = list(said), [] if tells_all else weighted_lines(voice, pov, played.events)
    if ctx.stops_asking:
        await ctx.services.preferences.change_user(user_id, lambda mine: replace(mine, confirm=False))
        lines.append(voice.say("table-unasked-done"))
    await show_private(ctx, played.session, lines, played.events, elsewhere=not pov.owes, last=last, told=told)


VERBS = {
    HAND[0]: Verb(hand, anywhere=True, private=True),
    ACT: Verb(act, anywhere=True, own_panel=True, private=True),
    CONFIRM: Verb(confirm, anywhere=True, own_panel=True),
    NARROW: Verb(narrow, anywhere=True, own_panel=True, private=True),
    TOP: Verb(top, anywhere=True, own_panel=True, private=True),
    MORE: Verb(more, anywhere=True, own_panel=True, private=True),
    ALSO: Verb(also, anywhere=True, own_panel=True, private=True),
    "why": Verb(hand, anywhere=True, private=True),  # of an earlier version: refusals say why themselves
}
