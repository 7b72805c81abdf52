"""The way back to /server, from what its pages lead moderators to: the last argument of a press says that they came
from there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps

from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.shapes import Button, Panel
from bot.session.model import Refused
from bot.texts import Speaker

SERVER = "server"
"""The verb of the page, and the last argument of presses that its pages lead to."""


def back_button(voice: Speaker) -> Button:
    """Return the button back to the page of the server."""
    return Button(voice.say("common-back"), custom_id("", 0, (SERVER, "all")))


def path_onwards(ctx: Context, *path: str) -> tuple[str, ...]:
    """Return a path that remembers whether its reader came from the page of the server."""
    return (*path, SERVER) if has_come(ctx) else path


def way_back(ctx: Context) -> tuple[tuple[Button, ...], ...]:
    """Return the row with the button back, for who came from the page of the server."""
    return ((back_button(ctx.voice()),),) if has_come(ctx) else ()


def leads_back(handler: Callable[[Context], Awaitable[None]]) -> Callable[[Context], Awaitable[None]]:
    """Show refusals of a handler with the way back, to who came from the page of the server."""

    @wraps(handler)
    async def leading(ctx: Context) -> None:
        try:
            await handler(ctx)
        except Refused as error:
            if not has_come(ctx):
                raise
            await ctx.answer.show(Panel(refusal_words(ctx.voice(), error), way_back(ctx)))

    return leading


def has_come(ctx: Context) -> bool:
    """Whether the reader of this press came from the page of the server."""
    return ctx.press.arguments[-1:] == (SERVER,)
