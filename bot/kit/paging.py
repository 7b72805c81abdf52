"""Paging: which page a press asks for, and the buttons that lead to its neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Speaker

from .context import Context
from .ids import custom_id
from .shapes import CONTENT, OPTIONS, Button

ROOM = CONTENT - 200
"""Characters of a list on one page, without its title and what is below it."""


def pages_of(blocks: Sequence[str], room: int = ROOM) -> list[list[int]]:
    """Return the numbers of the blocks on each page; blocks stay whole, so no link is cut."""
    filled: list[list[int]] = [[]]
    left = room
    for number, block in enumerate(blocks):
        if filled[-1] and (len(block) + 1 > left or len(filled[-1]) == OPTIONS):
            filled.append([])
            left = room
        filled[-1].append(number)
        left -= len(block) + 1
    return filled


def page_of(leaves: Sequence[object], wanted: int | None) -> int:
    """Return the number of the page to show: the nearest existing one to ``wanted``; None asks for the last."""
    return len(leaves) - 1 if wanted is None else max(0, min(wanted, len(leaves) - 1))


def page_asked(ctx: Context, place: int = 0) -> int | None:
    """Return the page that a press names, in its first argument or at another place; None if it names none."""
    wanted = "".join(ctx.press.arguments[place : place + 1])
    return int(wanted) if wanted.isdecimal() and wanted.isascii() else None


def page_buttons(voice: Speaker, session: str, path: tuple[str, ...], at: int, count: int) -> tuple[Button, ...]:
    """Return the buttons to the previous and the next page, if they exist; ``path`` and a number lead there."""
    return tuple(
        Button(voice.say(key), custom_id(session, 0, (*path, str(number))))
        for key, number in (("common-earlier", at - 1), ("common-later", at + 1))
        if 0 <= number < count
    )
