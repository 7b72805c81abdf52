"""A *Try it* of a finished game, from any position that it had."""

from __future__ import annotations

from bot.kit.context import Context
from bot.kit.paging import page_asked
from bot.kit.router import Verb
from bot.session.model import Refused

from .presses import show_private

FROM_ROW = "try-row"
"""``try-row:<row>``: the position after this row of the log."""


def from_row(row: int) -> tuple[str, ...]:
    """Return the path of a press that tries a finished game from the position after this row."""
    return (FROM_ROW, str(row))


async def try_from(ctx: Context) -> None:
    """Open the presser's *Try it* of a position, in a message of its own."""
    row = page_asked(ctx)
    if row is None:
        raise Refused("no-position")
    position = await ctx.services.history.at_row(ctx.press.session, row)
    board = await ctx.services.tables.boards.begin_try(
        position, ctx.reader.actor, ctx.reader.lang, interaction_id=ctx.interaction.id
    )
    await show_private(ctx, board.session, opens=True)


VERBS = {FROM_ROW: Verb(try_from, beside=True, private=True, after_day=True)}
