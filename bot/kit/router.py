"""The router of presses. Nothing is registered per message: the custom id is enough, also after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.session.kinds import is_board
from bot.session.model import Refused, Session, not_while_open

from .answer import Answer
from .app import App
from .boundary import guard
from .context import AtPress, Context
from .ids import BadPress, Press, parse
from .permissions import require_listed, require_server
from .shapes import FIELDS, LINE, OPTIONS, mark_of
from .wire import TYPED

FORM_GRACE = 1.5
"""Seconds after which a press that opens a form is acknowledged without one."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a press. ``quiet``: its effect is public, so the presser sees an answer only if it is refused.

    ``always``: accepted while the bot is draining before a restart. ``anywhere``: the inbox and direct messages
    lead to it, so a player of the table may press it away from the table's server.
    """

    handler: Callable[[Context], Awaitable[None]]
    quiet: bool = False
    always: bool = False
    anywhere: bool = False
    unseated: bool = False
    """With ``anywhere``: for people without a seat too; the handler finds out whom it concerns."""
    despite_block: bool = False
    """Open to blocked people, and on servers that are blocked or not listed: the operator's panel, and what
    concerns one's own data."""
    own_panel: bool = False
    """Answered on the presser's own panel of the table: the newest one, if it is in sight."""
    form: bool = False
    """Opens a form: the press is acknowledged only if that takes long, as a form must be the first response."""
    apart: bool = False
    """A press without arguments opens a message of its own, so that the panel that one plays with stays; one with
    arguments, such as a page, turns that message over."""
    beside: bool = False
    """A press opens a message of its own, whatever its arguments."""
    passing: bool = False
    """What it opens is read and done with: it goes when the presser plays on, so that it does not pile up."""
    private: bool = False
    """Private boards have it too, for their owners; the others belong to tables only."""
    after_day: bool = False
    """With ``private``: the one try of a day has it only once the day is over, and a *Try it* never."""


class Router:
    """Routes presses to ``verbs``, keyed by the first word of the path; each module of presses defines its own."""

    def __init__(self, app: App, verbs: Mapping[str, Verb]) -> None:
        self._app = app
        self._verbs = verbs

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer one press; never raises."""
        if self._app.is_closed:
            return
        start = time.perf_counter()
        press = _press_of(interaction)
        verb = self._verbs.get(press.verb) if press is not None else None
        apart = verb is not None and press is not None and (verb.beside or (verb.apart and not press.arguments))
        quiet = self._is_quiet(interaction, press, verb)
        answer = self._app.answer(interaction, quiet=quiet, apart=apart, passing=verb is not None and verb.passing)
        work = self._work(interaction, answer, press, verb)
        form = verb is not None and verb.form
        async with self._app.serving():
            await guard(self._app, interaction, answer, self._in_time(answer, work, form=form))
            if (apart or form) and _is_list(interaction):
                await answer.renew_list()
        self._app.measures.answered("press", time.perf_counter() - start)

    def _is_quiet(self, interaction: discord.Interaction, press: Press | None, verb: Verb | None) -> bool:
        """Whether no message opens at once: the effect is public, or a panel in sight is to be edited."""
        if press is None or verb is None:
            return False
        in_sight = verb.own_panel and self._app.own_panels.in_sight(interaction, press.session) is not None
        return verb.quiet or in_sight

    async def _in_time(self, answer: Answer, work: Awaitable[None], *, form: bool) -> None:
        """Acknowledge before or beside any work that may wait.

        A private panel is first given a short time to update in one response, unless pictures queue; a form gets a
        longer one, as it cannot be opened any more after an acknowledgement.
        """
        at_once = not answer.in_place or self._app.pictures.is_queueing
        if at_once and not form:
            await answer.acknowledge_beside(work)
            return
        task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=FORM_GRACE if form else self._app.grace)
            if not done:
                await answer.acknowledge()
        except asyncio.CancelledError:
            task.cancel()
            raise
        finally:
            await task
        await answer.acknowledge()  # for a handler that showed nothing

    async def _work(
        self, interaction: discord.Interaction, answer: Answer, press: Press | None, verb: Verb | None
    ) -> None:
        services = self._app.services
        commits = services.tables.commits
        session_id = "" if press is None else press.session
        settings, session = await services.preferences.at_table(interaction.user.id, session_id)
        ctx = Context(self._app, interaction, answer, self._app.reader_with(interaction, settings))
        if press is None or verb is None:
            await ctx.say("common-old-button")
            return
        if self._app.is_draining and not verb.always:
            raise Refused("draining")
        if not verb.despite_block:
            await services.blocks.require_unblocked(interaction.user.id, interaction.guild_id)
            await require_listed(self._app, interaction)
        if session is not None:
            await require_place(ctx, session, anywhere=verb.anywhere, unseated=verb.unseated)
            named = await services.names.follow(session, ctx.reader.actor)
            session = session if named is session else None  # read again: something was written
        await _note_thread(interaction, self._app)
        ctx.press = press
        ctx.typed = _typed_text(interaction)
        ctx.filled = _filled(interaction)
        ctx.at_press = None if session is None else AtPress(session, commits)
        if is_board(press.session):
            await _require_own(ctx, verb)
        await verb.handler(ctx)


async def require_place(ctx: Context, session: Session, *, anywhere: bool, unseated: bool = False) -> None:
    """Refuse a press from elsewhere as ``require_server``, and of whoever is off the table's server; a press there
    shows that they are on it. A private board is on no server.
    """
    if session.kind.is_private:
        return
    require_server(ctx.interaction, session, anywhere=anywhere, unseated=unseated)
    absences, actor = ctx.services.absences, ctx.reader.actor
    if ctx.interaction.guild_id == session.guild_id:
        await absences.act_there(session, actor)
    else:
        await absences.require_there(session, actor.user_id)


async def _note_thread(interaction: discord.Interaction, app: App) -> None:
    """Note a press in a thread of the bot's own, which is not archived for a while then."""
    channel, own = interaction.channel, interaction.client.user
    if isinstance(channel, discord.Thread) and own is not None and channel.owner_id == own.id:
        await app.services.threads.pressed(channel.id)


async def _require_own(ctx: Context, verb: Verb) -> None:
    """Refuse a press on another's private board, or one that no private board has, as custom ids can be forged."""
    if not verb.private:
        raise Refused("no-board")
    session = await ctx.session()
    if verb.after_day:
        not_while_open(session)


def _is_list(interaction: discord.Interaction) -> bool:
    data: Mapping[str, Any] = interaction.data or {}
    return data.get("component_type") == discord.ComponentType.select.value


def _press_of(interaction: discord.Interaction) -> Press | None:
    data: Mapping[str, Any] = interaction.data or {}
    values = data.get("values") or ()
    try:
        return parse(str(data.get("custom_id", "")), tuple(map(str, values)))
    except BadPress:
        return None


def _typed_text(interaction: discord.Interaction) -> str:
    """Return what was typed into the line of a form; "" if the press is none."""
    data: Mapping[str, Any] = interaction.data or {}
    for row in data.get("components") or ():
        line = row.get("component") or {}
        if line.get("custom_id") == TYPED:
            return str(line.get("value") or "")
    return ""


def _filled(interaction: discord.Interaction) -> dict[str, tuple[str, ...]]:
    """Return the fields of a window whose values are no longer those that it showed; handlers check the values."""
    data: Mapping[str, Any] = interaction.data or {}
    filled = {}
    for row in (data.get("components") or ())[:FIELDS]:
        part = row.get("component") or {}
        name, _, mark = str(part.get("custom_id", "")).partition("~")
        values = part["values"] if "values" in part else [part.get("value")]
        texts = tuple(str(value)[:LINE] for value in values or () if value is not None)
        if name and mark and mark_of(texts) != mark and len(texts) <= OPTIONS:
            filled[name] = texts
    return filled
