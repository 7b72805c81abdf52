"""Panels as discord.py objects: views and files; calls that are retried; edits that nobody waits for."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import TypeVar

import aiohttp
import discord
import structlog

from render.easel import Picture

from .ids import PICK, BadPress, Press, parse
from .shapes import FORUM, RADIO, TEXT, Button, Field, Form, Option, Row, Select, Window

log = structlog.get_logger(__name__)

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
CHANNELS = {
    TEXT: (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice),
    FORUM: (discord.ChannelType.forum,),
}
"""Channels by the kind of a list; a voice channel has a chat, too."""
_CHANNEL = discord.SelectDefaultValueType.channel
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
TOO_LARGE = 40005
TOO_OLD = 30046
"""The limit of edits of a message older than an hour: a 429 without ``retry_after``."""
EDIT_TIMEOUT = 5.0
"""Seconds that an edit may take for which nobody waits: discord.py would wait out every rate limit."""
_wordy = ContextVar("_wordy", default=False)
"""Whether controls are built without small pictures, as Discord does not know one of them."""
MOST_TOO_OLD = 1_000
"""Messages too old to be edited that are remembered."""


def words_on(message: discord.Message | None) -> str:
    """Return all words of a message: its text, and those of its buttons and lists."""
    words = ["" if message is None else message.content]
    for row in () if message is None else message.components:
        for control in getattr(row, "children", ()):
            if isinstance(control, discord.SelectMenu):
                words += [control.placeholder or "", *(option.label for option in control.options)]
            elif isinstance(control, discord.Button):
                words.append(control.label or "")
    return "\n".join(words)


def _parsed(text: str) -> Press | None:
    try:
        return parse(text, [PICK])  # of a list the session is known, whatever is chosen
    except BadPress:
        return None


def view_of(rows: Sequence[Row]) -> discord.ui.View:
    """Return the controls as a stopped view: the router answers presses, and the view store must not grow."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, Select) and row.channels:
            view.add_item(_channels_of(row, number))
        elif isinstance(row, Select) and row.users:
            view.add_item(
                discord.ui.UserSelect(custom_id=row.custom_id, placeholder=row.placeholder or None, row=number)
            )
        elif isinstance(row, Select):
            options = [
                discord.SelectOption(
                    label=option.label,
                    value=option.value,
                    description=option.about or None,
                    default=option.chosen,
                    emoji=_emoji_of(option),
                )
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
                        emoji=_emoji_of(button),
                        custom_id=button.custom_id,
                        style=STYLES[button.style],
                        disabled=button.disabled,
                        row=number,
                    )
                )
    view.stop()
    return view


def _channels_of(row: Select, number: int) -> discord.ui.ChannelSelect[discord.ui.View]:
    return discord.ui.ChannelSelect(
        custom_id=row.custom_id,
        placeholder=row.placeholder or None,
        channel_types=[kind for name in row.channels for kind in CHANNELS[name]],
        default_values=[discord.SelectDefaultValue(id=one, type=_CHANNEL) for one in row.now[: row.most]],
        max_values=row.most,
        row=number,
    )


def _emoji_of(control: Button | Option) -> str | None:
    return None if _wordy.get() else control.face or None


TYPED = "typed"
"""The custom id of the line of every form."""


def modal_of(form: Form) -> discord.ui.Modal:
    """Build the modal of a form, stopped at once: the router answers it, also after a restart."""
    line: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=TYPED,
        style=discord.TextStyle.paragraph if form.is_long else discord.TextStyle.short,
        default=form.typed or None,
        required=False,
        max_length=form.limit,
    )
    modal = discord.ui.Modal(title=form.title, custom_id=form.custom_id, timeout=None)
    modal.add_item(discord.ui.Label(text=form.label, description=form.description, component=line))
    modal.stop()
    return modal


def window_of(window: Window) -> discord.ui.Modal:
    """Build the modal of a window, stopped at once like that of a form."""
    modal = discord.ui.Modal(title=window.title, custom_id=window.custom_id, timeout=None)
    for field in window.fields:
        described = field.description or None
        modal.add_item(discord.ui.Label(text=field.label, description=described, component=_part_of(field)))
    modal.stop()
    return modal


def _part_of(field: Field) -> discord.ui.Item[discord.ui.Modal]:
    name, options = field.custom_id, field.options
    if field.person:
        return discord.ui.UserSelect(custom_id=name, required=False, min_values=0)
    if not options:
        return discord.ui.TextInput(
            custom_id=name, default=field.typed or None, required=False, max_length=field.limit
        )
    if field.several:
        boxes = [discord.CheckboxGroupOption(label=o.label, value=o.value, default=o.chosen) for o in options]
        return discord.ui.CheckboxGroup(custom_id=name, options=boxes, required=False, min_values=0)
    if len(options) <= RADIO:
        choices = [discord.RadioGroupOption(label=o.label, value=o.value, default=o.chosen) for o in options]
        return discord.ui.RadioGroup(custom_id=name, options=choices)
    listed = [discord.SelectOption(label=o.label, value=o.value, default=o.chosen) for o in options]
    return discord.ui.Select(custom_id=name, options=listed)


def file_of(picture: Picture) -> discord.File:
    """Return a new upload; a file can be read only once, so each try needs its own."""
    return discord.File(io.BytesIO(picture.data), filename=picture.filename, description=picture.alt[:ALT])


def pinging_only(users: Sequence[int]) -> discord.AllowedMentions:
    """Allow pings of these users only, whatever the text mentions."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


class TooOld(discord.HTTPException):
    """A 429 that names no time to wait; discord.py looks it up all the same and raises KeyError."""

    def __init__(self) -> None:
        discord.DiscordException.__init__(self, "429 without retry_after: too many edits of old messages")
        self.status, self.code, self.text = 429, TOO_OLD, ""


async def await_discord(call: Awaitable[T]) -> T:
    """Await a call to Discord; raise TooOld in place of discord.py's KeyError."""
    try:
        return await call
    except KeyError as error:
        if error.args != ("retry_after",):
            raise
        raise TooOld from error


def is_transient(error: BaseException) -> bool:
    """Whether a retry may succeed."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, TRANSIENT)


async def with_retries(
    attempt: Callable[[], Awaitable[T]], sleep: Sleep = asyncio.sleep, refused: Callable[[], None] | None = None
) -> T:
    """Try three times over two seconds; ``attempt`` must be safe to repeat (a nonce, an edit, an answer).

    If Discord does not know an emoji of the controls, as after somebody has deleted it, they go out in words, and
    ``refused`` is called (``Signs.refused``).
    """
    try:
        return await _with_retries(attempt, sleep)
    except discord.HTTPException as error:
        if _wordy.get() or not is_unknown_emoji(error):
            raise
        log.warning("emoji-refused", error=repr(error))
        if refused is not None:
            refused()
    token = _wordy.set(True)
    try:
        return await _with_retries(attempt, sleep)
    finally:
        _wordy.reset(token)


async def _with_retries(attempt: Callable[[], Awaitable[T]], sleep: Sleep) -> T:
    for pause in PAUSES:
        try:
            return await await_discord(attempt())
        except FAULTS as error:
            if not is_transient(error):
                raise
            await sleep(pause)
    return await await_discord(attempt())


def is_unknown_emoji(error: discord.HTTPException) -> bool:
    """Whether a request was refused for an emoji of its controls (BUTTON_COMPONENT_INVALID_EMOJI, for one)."""
    return error.status == 400 and "emoji" in error.text.lower()


def is_too_large(error: BaseException) -> bool:
    """Whether Discord takes no files as large as those of this message; servers and proxies have own limits."""
    return isinstance(error, discord.HTTPException) and (error.status == 413 or error.code == TOO_LARGE)


def error_code(error: BaseException) -> int:
    """Return Discord's code of an error; 0 if it has none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


class OldMessages:
    """Edits of messages beside the work: nobody waits for them, each is tried once, and it may fail.

    The controls of what is over are removed like that: presses on them are refused with a reason all the same.
    """

    def __init__(self) -> None:
        self._newest: dict[int, Callable[[], Awaitable[object]] | None] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._too_old: dict[int, None] = {}

    def edit(self, message_id: int, edit: Callable[[], Awaitable[object]]) -> None:
        """Begin an edit, unless the message is too old; of several that wait the newest is made."""
        if message_id in self._too_old:
            return
        is_running = message_id in self._newest
        self._newest[message_id] = edit
        if not is_running:
            task = asyncio.create_task(self._edit(message_id), name=f"old-message {message_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _edit(self, message_id: int) -> None:
        try:
            while (edit := self._newest[message_id]) is not None:
                self._newest[message_id] = None
                try:
                    async with asyncio.timeout(EDIT_TIMEOUT):
                        await await_discord(edit())
                except FAULTS as error:
                    log.info("old-message-not-edited", message=message_id, error=repr(error))
                    self.failed(message_id, error)
                except Exception:
                    # The boundary of a background task: no caller awaits it.
                    log.exception("old-message-not-edited", message=message_id)
        finally:
            del self._newest[message_id]

    def failed(self, message_id: int, error: BaseException) -> None:
        """Note an edit that has failed: a message that is too old is left as it is from now on."""
        if error_code(error) == TOO_OLD:
            self._too_old[message_id] = None
            if len(self._too_old) > MOST_TOO_OLD:
                del self._too_old[next(iter(self._too_old))]

    async def settle(self) -> None:
        """Wait until no edit is under way."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def close(self, seconds: float) -> None:
        """Wait up to ``seconds`` for running edits, and drop the rest."""
        running = tuple(self._tasks)
        if running:
            await asyncio.wait(running, timeout=seconds)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
