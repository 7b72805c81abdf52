"""The buttons that answer a request, and the message that holds them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id, is_of
from bot.kit.phrases import mention, person_name, seat_name
from bot.kit.shapes import Button, Panel, Style
from bot.kit.wire import pinging_only, view_of
from bot.rows.messages import NoticeRow, RequestRow
from bot.seating.asking import awaited
from bot.seating.kinds import kind_of
from bot.session.model import Session
from bot.texts import PlayerName, Speaker, name_beside
from engines.core import Fact, Seat

ANSWER, YES, NO, NEVER = "answer", "yes", "no", "never"


@dataclass(frozen=True, slots=True)
class Call:
    """A message about an open request: the question itself, or a reminder of it."""

    session: Session
    request: RequestRow
    people: tuple[int, ...]
    """The people whom it addresses: their answers are missing."""
    pinged: tuple[int, ...]
    """Those whom it mentions. The others are called elsewhere, later or not at all."""
    is_direct: bool
    """Whether it is read by one person alone."""
    is_reminder: bool

    def say(self, voice: Speaker, key: str, facts: Mapping[str, Fact]) -> str:
        """Return a text of ``requests-``, in the form for one person alone if one reads it."""
        return voice.say(f"requests-{key}-direct" if self.is_direct else f"requests-{key}", facts)

    def panel(self, voice: Speaker, content: str, buttons: tuple[Button, ...]) -> Panel:
        """Return the message."""
        head = [voice.say("requests-still-open")] if self.is_reminder else []
        return Panel("\n".join([*head, content]), (buttons,), () if self.is_direct else self.pinged)


async def call_of(app: App, notice: NoticeRow, session: Session | None) -> Call | None:
    """Return the call that a notice is about; None if it is obsolete: answered, or over."""
    request = await app.services.requests.get(notice.facts["request"])
    if session is None or request is None:
        return None
    people, is_reminder = awaited(session, request, app.now()), bool(notice.facts.get("reminder"))
    if notice.user_id is not None:
        reader = tuple(user for user in people if user == notice.user_id)
        return Call(session, request, reader, (), True, is_reminder) if reader else None
    meant = () if notice.facts.get("again") else notice.facts.get("call", people)
    pinged = tuple(user for user in people if user in meant)
    if is_reminder:
        people = pinged
    return Call(session, request, people, pinged, False, is_reminder) if people else None


def callees(voice: Speaker, call: Call) -> tuple[PlayerName, ...]:
    """Return the people whom a message addresses: mentions, and names of those whom it does not ping."""
    return tuple(mention(user) if user in call.pinged else _name(voice, call, user) for user in call.people)


def about_seat(voice: Speaker, call: Call) -> dict[str, Fact]:
    """Return the facts of a request about a seat: its player, and the people whom the message addresses."""
    return {"player": seat_name(voice, Seat(call.request.seat)), "players": callees(voice, call)}


def _name(voice: Speaker, call: Call, user_id: int) -> PlayerName:
    player = call.session.player_of(user_id)
    if player is not None:
        return seat_name(voice, player.seat)
    stranger = kind_of(call.request).stranger(call.request)
    return mention(user_id) if stranger is None else person_name(voice, name_beside(call.session.names, stranger))


def named(voice: Speaker, session: Session, people: Collection[int]) -> tuple[PlayerName, ...]:
    """Return the names of these people who are seated, in seat order."""
    return tuple(seat_name(voice, player.seat) for player in session.players if player.user_id in people)


def agreed_line(voice: Speaker, call: Call) -> list[str]:
    """Return the line that says who has agreed; none if nobody has."""
    names = named(voice, call.session, call.request.agreed)
    return [voice.say("requests-agreed", {"agreed": names})] if names else []


def button(voice: Speaker, request: RequestRow, words: str, said: str, style: Style = "secondary") -> Button:
    """Return the button of an answer; ``words`` is the key of its text."""
    return Button(voice.say(words), custom_id(request.session_id, 0, (ANSWER, str(request.id), said)), style)


def answers(
    voice: Speaker, request: RequestRow, yes: str = "requests-agree", no: str = "requests-refuse"
) -> tuple[Button, ...]:
    """Return the two buttons of a request; ``yes`` and ``no`` are keys of their texts."""
    return button(voice, request, yes, YES, "success"), button(voice, request, no, NO)


def never(voice: Speaker, request: RequestRow, words: str = "requests-never") -> Button:
    """Return the button that declines seats from who asks, now and later."""
    return button(voice, request, words, NEVER)


async def follows_by_itself(ctx: Context) -> bool:
    """Whether the pressed message is a notice that follows its table (``DiscordNotices.renew``)."""
    message = ctx.interaction.message
    return message is not None and await ctx.services.unsettled.holds(message.id)


async def edit_notice(ctx: Context, panel: Panel | None) -> None:
    """Begin to replace the pressed notice, pinging nobody; None: only to remove its controls, as it is answered.

    A daily summary keeps those of the other tables.

    Nobody waits for the edit: Discord limits those of old messages. A table's panel keeps its controls, and a
    notice that is not settled follows the table by itself (``DiscordNotices.renew``).
    """
    message = ctx.interaction.message
    data: Mapping[str, Any] = ctx.interaction.data or {}
    if message is None or not _has(message, data.get("custom_id")):
        return  # a made-up press must not take the controls off another message
    if await ctx.services.unsettled.holds(message.id):
        if panel is None or panel.rows:
            return
        await ctx.services.unsettled.remove(message.id)
    standing = await ctx.services.reachability.panel(ctx.press.session)
    if message.flags.ephemeral or (standing is not None and standing.message_id == message.id):
        return
    fields: dict[str, Any] = {"view": _of_others(message, ctx.press.session)}
    if panel is not None:
        fields = {"content": panel.content, "view": view_of(panel.rows), "allowed_mentions": pinging_only(())}
    ctx.app.old_messages.edit(message.id, partial(message.edit, **fields))


def _of_others(message: discord.Message, session_id: str) -> discord.ui.View | None:
    """Return the controls of a message that are not about this table; None if there are none."""
    view = discord.ui.View.from_message(message, timeout=None)
    for control in view.children:
        pressed = getattr(control, "custom_id", None)
        if pressed is None or is_of(pressed, session_id):
            view.remove_item(control)
    view.stop()
    return view if view.children else None


def _has(message: discord.Message, pressed: object) -> bool:
    """Whether the message has the control with this custom id."""
    rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
    return any(getattr(control, "custom_id", None) == pressed for row in rows for control in row)
