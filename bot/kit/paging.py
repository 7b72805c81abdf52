"""Paging: which page a press asks for, and the buttons that lead to its neighbours."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts import Speaker

from .context import Context
from .ids import custom_id
from .shapes import Button


def page_of(leaves: Sequence[object], wanted: int | None) -> int:
    """The page that is shown: the wanted one if there is one, the last one if none is wanted."""
    return len(leaves) - 1 if wanted is None else max(0, min(wanted, len(leaves) - 1))


def page_asked(ctx: Context, place: int = 0) -> int | None:
    """The page that a press names, as its first argument or at another place."""
    wanted = "".join(ctx.press.arguments[place : place + 1])
    return int(wanted) if wanted.isdecimal() and wanted.isascii() else None


def page_buttons(voice: Speaker, session: str, path: tuple[str, ...], at: int, count: int) -> tuple[Button, ...]:
    """Earlier and later, as far as there is something; ``path`` with the number of a page behind it leads there."""
    return tuple(
        Button(voice.say(key), custom_id(session, 0, (*path, str(number))))
        for key, number in (("common-earlier", at - 1), ("common-later", at + 1))
        if 0 <= number < count
    )
