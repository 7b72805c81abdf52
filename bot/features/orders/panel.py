"""Orders and standing answers in what others show: on one's own panel, in its *More…* and in /tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.table.beside import CLEAR
from bot.history.on_panel import Asking
from bot.kit.context import Context
from bot.kit.feature import Feature
from bot.kit.ids import custom_id
from bot.kit.parts import InInbox, ListLine, OnPanel, PanelPart
from bot.kit.shapes import Button
from bot.rows.ahead import OrdersRow
from bot.services import Services
from bot.session.model import Pov

from . import answers, giving
from .words import order_lines


def _asks(ctx: Context, pov: Pov, whole: bool) -> Asking[OrdersRow | None] | None:
    if not whole or not pov.session.kind.has_log or not pov.session.playable.takes_orders:
        return None
    return ctx.services.orders.asking(pov.session.id, ctx.reader.actor.user_id)


def _on_panel(ctx: Context, pov: Pov, row: OrdersRow | None) -> OnPanel:
    """Return one's orders, and the button to cancel waiting ones."""
    if row is None:
        return OnPanel()
    voice = ctx.voice(pov.session)
    cancel = Button(voice.say("orders-cancel"), custom_id(pov.session.id, 0, (giving.CANCEL,)))
    return OnPanel(order_lines(voice, pov.session, row), [cancel] if row.stopped is None else [])


async def _in_more(ctx: Context, pov: Pov, whole: bool) -> Sequence[ListLine]:
    return [("answers", (answers.ANSWERS,))] if answers.may_answer_ahead(pov) else []


async def _in_inbox(services: Services, user_id: int, whole: bool) -> Mapping[str, InInbox]:
    """Return the lines that cancel the orders and clear the answers of each table."""
    answered, ordered = await services.standing_answers.of_person(user_id), await services.orders.of_person(user_id)
    lines: dict[str, list[ListLine]] = {table: [("cancel-orders", (giving.CANCEL, table))] for table in ordered}
    for table, chosen in answered.items():
        if chosen:
            lines.setdefault(table, []).append(("clear-answers", (CLEAR, table)))
    return {table: InInbox("ahead", of_table) for table, of_table in lines.items()}


FEATURE = Feature(
    verbs={**giving.VERBS, **answers.VERBS},
    on_panel=PanelPart(_asks, _on_panel),
    in_more=_in_more,
    in_inbox=_in_inbox,
)
