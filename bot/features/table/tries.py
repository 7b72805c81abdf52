"""*Try it*: the presses of the board on which one plays for everybody, and of what goes from it to the table."""

from __future__ import annotations

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, LINE, Form, cut
from bot.session.model import Phase, Refused, Session, Stale
from bot.session.play import require_playing
from bot.session.preview import preview_of_whole
from bot.session.private_board import Board, line_to_play
from engines.core import BadNotation, Seat

from .plans import step_words
from .presses import draw_preview, explains_refusals, show_played, show_private
from .private_board import TRY, TRY_ANEW, TRY_ON, TRY_PLAY, TRY_SURE, TYPE, TYPED, revision_pressed
from .typed import play_typed


@explains_refusals
async def begin(ctx: Context) -> None:
    """Open the presser's *Try it* of this table."""
    session = await ctx.session()
    if session.phase is Phase.OVER:
        raise Refused("game-over")
    await _show_try(ctx, session, anew=False)


@explains_refusals
async def anew(ctx: Context) -> None:
    """Guess anew what is hidden, from the table as it is now."""
    board = await _own(ctx)
    tried = board.session.tried_from("no-board")
    if not tried.is_guess:
        raise Stale(board.session)
    await _show_try(ctx, await ctx.services.tables.load(tried.table_id), anew=True)


async def _show_try(ctx: Context, table: Session, *, anew: bool) -> None:
    board = await ctx.services.tables.boards.begin_try(
        table, ctx.reader.actor, ctx.reader.lang, interaction_id=ctx.interaction.id, anew=anew
    )
    await show_private(ctx, board.session, opens=True)


@explains_refusals
async def on(ctx: Context) -> None:
    """Play for the others until the presser's own turn."""
    session = await ctx.session()
    played = await ctx.services.tables.boards.on_to_own_turn(
        session.id, ctx.reader.actor, decision=ctx.press.decision, interaction_id=ctx.interaction.id
    )
    await show_played(ctx, played)


@explains_refusals
async def ask_line(ctx: Context) -> None:
    """Open the form in which a line is typed, as after ``/game move``."""
    session, voice = await ctx.session(), ctx.voice()
    words = voice.say("table-also-type")
    form = Form(
        custom_id(session.id, _asked(ctx, session), (TYPED,)), words, words,
        voice.say("table-type-how"), "", LINE,
    )  # fmt: skip
    if not await ctx.answer.ask(form):
        await show_private(ctx, session)


def _asked(ctx: Context, session: Session) -> int:
    """Return the number of what the typist is asked: at a table others may choose meanwhile."""
    player = session.player_of(ctx.reader.actor.user_id)
    return session.revision if player is None or not session.decisions else session.decisions[player.seat]


@explains_refusals
async def typed(ctx: Context) -> None:
    """Play what was typed into the form; once something else is asked, nothing."""
    session = await ctx.session()
    if _asked(ctx, session) != ctx.press.decision:
        raise Stale(session)
    require_playing(session)
    player = session.player_of(ctx.reader.actor.user_id)
    if player is None:
        raise Refused("not-seated")
    await play_typed(ctx, session, player.seat, ctx.typed)


@explains_refusals
async def play(ctx: Context) -> None:
    """Show at the table what was tried, as a preview; only its Confirm plays it."""
    board = await _own(ctx)
    session = await ctx.services.tables.load(board.session.table_id)
    seat, line = _line_at(ctx, session, board)
    ahead = preview_of_whole(session, seat, line)
    actions = tuple(session.rules.parse(notation) for notation in line)
    label = cut(step_words(ctx.voice(session), session, seat, actions), LABEL)
    await draw_preview(ctx, session, label, (TRY_SURE, board.row.id, str(board.row.revision)), ahead)


@explains_refusals
async def sure(ctx: Context) -> None:
    """``try-sure:<board>:<revision>`` at a table: play what was tried, all of it or nothing."""
    session = await ctx.session()
    if len(ctx.press.arguments) != 2:
        raise BadNotation(":".join(ctx.press.arguments))
    repeated = await ctx.services.moves.answer_again(session.id, ctx.reader.actor, ctx.interaction.id)
    if repeated is not None:
        await show_played(ctx, repeated)
        return
    board_id, revision = ctx.press.arguments
    board = await ctx.services.tables.boards.opened(board_id, ctx.reader.actor.user_id)
    if board.session.tried_from("try-changed").table_id != session.id or str(board.row.revision) != revision:
        raise Refused("try-changed")
    seat, line = _line_at(ctx, session, board)
    if session.decisions[seat] != ctx.press.decision:
        raise Stale(session)
    preview_of_whole(session, seat, line)
    played = await ctx.services.moves.act_line(
        session.id,
        ctx.reader.actor,
        line,
        decision=ctx.press.decision,
        interaction_id=ctx.interaction.id,
        whole=True,
    )
    await show_played(ctx, played)


async def _own(ctx: Context) -> Board:
    """Return the pressed *Try it*; Stale if it has changed, Refused("no-board") for another private board."""
    board = await ctx.services.tables.boards.opened(ctx.press.session, ctx.reader.actor.user_id)
    board.session.tried_from("no-board")
    if board.row.revision != revision_pressed(ctx):
        raise Stale(board.session)
    return board


def _line_at(ctx: Context, session: Session, board: Board) -> tuple[Seat, tuple[str, ...]]:
    """Return the seat and the line to play at the table.

    Refused: game-over, not-seated, you-are-away, try-changed.
    """
    require_playing(session)
    player, line = session.player_of(ctx.reader.actor.user_id), line_to_play(board)
    if player is None:
        raise Refused("not-seated")
    if player.away:
        raise Refused("you-are-away")
    if not line:
        raise Refused("try-changed")
    return player.seat, line


VERBS = {
    TRY: Verb(begin, anywhere=True),
    TRY_ANEW: Verb(anew, anywhere=True, own_panel=True, private=True),
    TRY_ON: Verb(on, anywhere=True, own_panel=True, private=True),
    TYPE: Verb(ask_line, anywhere=True, form=True, private=True),
    TYPED: Verb(typed, anywhere=True, own_panel=True, private=True),
    TRY_PLAY: Verb(play, anywhere=True, own_panel=True, private=True),
    TRY_SURE: Verb(sure, anywhere=True, own_panel=True),
}
