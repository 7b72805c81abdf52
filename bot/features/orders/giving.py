"""*When it is my turn…* on a *Try it*: giving standing orders, changing and cancelling them; and their notices."""

from __future__ import annotations

from bot.features.requests.notices import open_button
from bot.features.table.beside import ORDER
from bot.features.table.panels import HAND
from bot.features.table.presses import explains_refusals, show_private
from bot.features.table.private_board import head
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import duration
from bot.kit.router import Verb
from bot.kit.shapes import BUTTONS, LABEL, Button, Panel, cut, fitting
from bot.rows.ahead import OrdersRow
from bot.rows.messages import NoticeRow
from bot.session.model import Session
from bot.session.orders import MOST_LINES, is_own_turn, lines_from
from bot.tables.ahead import DELAY, LAPSED, STOPPED
from bot.texts import Speaker
from engines.core import Fact, Seat

from .words import line_words, sentence, stop_lines, words_of

OFF, CANCEL = "order-off", "order-cancel"
"""``order-off:<key>``: remove a line of one's orders; ``order-cancel[:<session>]``: cancel all."""


@explains_refusals
async def give(ctx: Context) -> None:
    """Add what was tried to the orders of the presser's seat, and read all of them back."""
    board = await ctx.services.tables.boards.opened(ctx.press.session, ctx.reader.actor.user_id)
    row = await ctx.services.orders.give(
        board,
        ctx.reader.actor,
        lambda run, seat: words_of(ctx.app, run, seat),
        interaction_id=ctx.interaction.id,
    )
    await _show(ctx, board.session, row)


@explains_refusals
async def remove(ctx: Context) -> None:
    """``order-off:<key>``: remove one line."""
    session = await ctx.session()
    key = ctx.press.arguments[0] if ctx.press.arguments else ""
    row = await ctx.services.orders.remove(
        session.tried_from("order-over").table_id, ctx.reader.actor, key, interaction_id=ctx.interaction.id
    )
    await _show(ctx, session, row)


@explains_refusals
async def cancel(ctx: Context) -> None:
    """``order-cancel``: on a *Try it* or one's own panel; ``order-cancel:<session>``: in the list of open games."""
    if ctx.press.arguments:
        session_id = ctx.press.arguments[0]
        await ctx.services.orders.cancel(session_id, ctx.reader.actor, interaction_id=ctx.interaction.id)
        await ctx.say("orders-cancelled")
        return
    session = await ctx.session()
    await ctx.services.orders.cancel(session.table_id, ctx.reader.actor, interaction_id=ctx.interaction.id)
    await show_private(ctx, session, [ctx.voice().say("orders-cancelled")])


async def _show(ctx: Context, session: Session, row: OrdersRow | None) -> None:
    """Read one's orders back on a *Try it*, with a button for each line: none of them can reach the table."""
    voice = ctx.voice(session)
    if row is None:
        await show_private(ctx, session, [voice.say("orders-cancelled")])
        return
    lines = lines_from(row.lines)
    removes = [
        Button(cut(voice.say("orders-remove", {"line": line_words(voice.plain(), line)}), LABEL),
               custom_id(session.id, 0, (OFF, line.key)))
        for line in lines
    ]  # fmt: skip
    buttons = [
        Button(voice.say("orders-cancel-all"), custom_id(session.id, 0, (CANCEL,)), "danger"),
        Button(voice.say("common-back"), custom_id(session.id, 0, HAND)),
    ]
    how: dict[str, Fact] = {"most": MOST_LINES, "delay": duration(voice, DELAY)}
    content = fitting([head(voice, session)], [sentence(voice, row), voice.say("orders-how", how)])
    await ctx.show(Panel(content, (tuple(removes[:BUTTONS]), tuple(buttons))), of=session)


# --- notices ---------------------------------------------------------------------------------------------------


async def stopped(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To somebody of whose orders no line was played, as long as it is their turn."""
    if session is None or notice.user_id is None:
        return None
    row = await app.services.orders.at(session.id, notice.user_id)
    if row is None or row.stopped is None or not is_own_turn(session, Seat(row.seat)):
        return None
    content = fitting([voice.say("orders-stopped"), *stop_lines(voice, session, row)], [])
    return Panel(content, ((open_button(voice, session),),), past=voice.say("orders-stopped-past"))


async def lapsed(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """To somebody whose orders are gone, as the turn that led to theirs was taken back."""
    if session is None or notice.user_id is None or session.player_of(notice.user_id) is None:
        return None
    return Panel(voice.say(f"orders-lapsed-{notice.facts['code']}"), ((open_button(voice, session),),))


NOTICES = {STOPPED: stopped, LAPSED: lapsed}
VERBS = {
    ORDER: Verb(give, own_panel=True, private=True),
    OFF: Verb(remove, own_panel=True, private=True),
    CANCEL: Verb(cancel, anywhere=True, own_panel=True, private=True),
}
