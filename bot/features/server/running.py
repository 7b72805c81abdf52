"""The running tables of a server on its page, for those who moderate their channels."""

from __future__ import annotations

from dataclasses import dataclass

from bot.kit.context import Context
from bot.kit.shapes import Row


@dataclass(frozen=True, slots=True)
class Part:
    """What stands below the settings: lines, and rows (two at most)."""

    lines: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()


async def part_of_page(ctx: Context, page: int = 0) -> Part:
    """Return the running tables, of whose channels the reader is a moderator; nothing for who moderates none."""
    return Part()
