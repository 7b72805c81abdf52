"""Panels as discord.py objects: views and files; and calls that are retried after transient errors."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import aiohttp
import discord

from render.easel import Picture

from .shapes import Form, Row, Select

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
ALT = 1024
PAUSES = (0.5, 1.5)
"""Seconds before the second and the third try. discord.py itself retries 500, 502 and 504, but not 503 and not a
dropped connection. For panels the publisher retries further, with the same nonce."""

ACKNOWLEDGED = 40060
"""Interaction has already been acknowledged: a second delivery, or a retry whose first try had arrived."""
UNKNOWN_INTERACTION = 10062
UNKNOWN_WEBHOOK = 10015
INVALID_TOKEN = 50027
FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""Every exception that a call to Discord may raise."""
TRANSIENT = (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, ConnectionError, asyncio.TimeoutError)
"""Exceptions after which a retry may succeed. ClientPayloadError: the connection was cut within the response, so
the request has arrived; a repeated acknowledgement gets 40060, a repeated message has the same nonce."""
LOST = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_TOKEN})
"""The interaction cannot be answered any more."""


def view_of(rows: Sequence[Row]) -> discord.ui.View:
    """Return the controls as a stopped view: the router answers presses, and the view store must not grow."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, Select):
            options = [
                discord.SelectOption(label=option.label, value=option.value, default=option.chosen)
                for option in row.options
            ]
            view.add_item(
                discord.ui.Select(
                    custom_id=row.custom_id,
                    placeholder=row.placeholder or None,
                    options=options,
                    max_values=min(row.most, len(options)),
                    row=number,
                )
            )
        else:
            for button in row:
                view.add_item(
                    discord.ui.Button(
                        label=button.label,
                        custom_id=button.custom_id,
                        style=STYLES[button.style],
                        disabled=button.disabled,
                        row=number,
                    )
                )
    view.stop()
    return view


TYPED = "typed"
"""The custom id of the line of every form."""


def modal_of(form: Form) -> discord.ui.Modal:
    """Build the modal of a form, stopped at once: the router answers it, also after a restart."""
    line: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=TYPED, default=form.typed or None, required=False, max_length=form.limit
    )
    modal = discord.ui.Modal(title=form.title, custom_id=form.custom_id, timeout=None)
    modal.add_item(discord.ui.Label(text=form.label, description=form.description, component=line))
    modal.stop()
    return modal


def file_of(picture: Picture) -> discord.File:
    """Return a new upload; a file can be read only once, so each try needs its own."""
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=picture.alt[:ALT])


def pinging_only(users: Sequence[int]) -> discord.AllowedMentions:
    """Allow pings of these users only, whatever the text mentions."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def is_transient(error: BaseException) -> bool:
    """Whether a retry may succeed."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, TRANSIENT)


async def with_retries(attempt: Callable[[], Awaitable[T]], sleep: Sleep = asyncio.sleep) -> T:
    """Try three times over two seconds; ``attempt`` must be safe to repeat (a nonce, an edit, an answer)."""
    for pause in PAUSES:
        try:
            return await attempt()
        except FAULTS as error:
            if not is_transient(error):
                raise
            await sleep(pause)
    return await attempt()


def error_code(error: BaseException) -> int:
    """Return Discord's code of an error; 0 if it has none."""
    return error.code if isinstance(error, discord.HTTPException) else 0
