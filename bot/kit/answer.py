"""The answer to one interaction: acknowledged once and in time, then shown, then updated with its picture."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeAlias

import discord
import structlog

from bot.texts import Speaker, escape_markdown, language
from render.easel import Picture

from .ids import RENEWAL, renew_id
from .own_panels import Handle, Original, OwnPanel, OwnPanels, Spot, order
from .shapes import Form, Panel, Row, Select, Window, fitting
from .wire import (
    ACKNOWLEDGED,
    FAULTS,
    LOST,
    Sleep,
    error_code,
    file_of,
    is_too_large,
    modal_of,
    pinging_only,
    view_of,
    window_of,
    with_retries,
)

log = structlog.get_logger(__name__)

Pictures: TypeAlias = Sequence[Picture] | None
"""What is attached to a message; None: what is attached to it now."""


class Answer:
    """Messages that only the presser sees.

    A press on a private panel updates that panel in place: the reply itself carries text and picture (type 7), or,
    after ``acknowledge``, the message is edited. Any other interaction is answered in the presser's newest panel of
    the same table (``panels``) if that is in sight, else in a private message of its own.
    ``quiet``: the presser sees nothing unless ``show`` is called (for a press whose effect is public).
    ``apart``: a private panel stays as it is, and the answer is a message of its own all the same. With ``passing``
    it goes when the presser plays on.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        sleep: Sleep,
        panels: OwnPanels,
        *,
        quiet: bool = False,
        apart: bool = False,
        passing: bool = False,
        refused: Callable[[], None] | None = None,
    ) -> None:
        """``refused``: called when Discord does not know an emoji (``Signs.refused``)."""
        message = interaction.message
        self.in_place = message is not None and message.flags.ephemeral and not apart
        self._interaction = interaction
        self._sleep = sleep
        self._refused = refused
        self._is_aside = apart and passing and message is not None and message.flags.ephemeral
        """Whether this answer stands beside the panel that was pressed until one plays on."""
        self._quiet = quiet and not self.in_place
        self._state: Literal["fresh", "open", "lost"] = "fresh"
        self._own: discord.WebhookMessage | None = None
        self._original: discord.InteractionMessage | None = None
        self._panels = panels
        self._since = panels.clock()
        self._beside: OwnPanel | None = None
        """The panel in which this answer is shown, in place of a message of its own."""
        self._is_placed = False
        self._thinks = False
        """Whether this answer has opened a message that only says that it is coming."""
        self._content = ""
        """What it shows."""
        self._turn = asyncio.Lock()

    @property
    def is_lost(self) -> bool:
        """Whether Discord accepts no answer any more. The requested work is done all the same."""
        return self._state == "lost"

    async def acknowledge(self) -> None:
        """Confirm to Discord that the press has arrived, before any work that may wait."""
        async with self._turn:
            if self._state != "fresh":
                return
            response = self._interaction.response
            if self.in_place or self._quiet:
                await self._respond(lambda: response.defer())
            else:
                await self._think()

    async def acknowledge_beside(self, work: Awaitable[None]) -> None:
        """Acknowledge, and work meanwhile: what is shown waits for Discord, what is read and drawn does not."""
        acknowledging = asyncio.ensure_future(self.acknowledge())
        try:
            await work
        finally:
            await acknowledging

    async def _think(self) -> None:
        """Open a message that says that the answer is coming."""
        tries = 0

        def respond() -> Awaitable[Any]:
            nonlocal tries
            tries += 1
            return self._interaction.response.defer(ephemeral=True, thinking=True)

        arrived = await self._respond(respond)
        self._thinks = arrived or (self._state == "open" and tries > 1)  # 40060 to a retry: the first had arrived

    async def _respond(self, respond: Callable[[], Awaitable[Any]]) -> bool:
        """Send the initial response; return False if it failed. A second response (40060) is ignored."""

        async def once() -> None:
            if not self._interaction.response.is_done():
                await respond()

        try:
            await with_retries(once, self._sleep, self._refused)
        except FAULTS as error:
            if is_too_large(error):
                raise
            self._state = "open" if error_code(error) == ACKNOWLEDGED else "lost"
            if self.is_lost:
                log.warning("answer-lost", error=repr(error), interaction=self._interaction.id)
            return False
        self._state = "open"
        return True

    async def ask(self, form: Form | Window) -> bool:
        """Open a form, which Discord allows as the first response only; return whether it was opened."""
        async with self._turn:
            modal = window_of(form) if isinstance(form, Window) else modal_of(form)
            return self._state == "fresh" and await self._respond(
                lambda: self._interaction.response.send_modal(modal)
            )

    async def renew_list(self) -> None:
        """Let a list that was chosen from in a panel of the presser's, which stays, take the same choice again.

        In a list of the same name a chosen option stays, and choosing it once more does nothing. Without a token
        for the panel it stays as it is: the next press on it renews it.
        """
        message = self._interaction.message
        panel = None if message is None else self._panels.holding(self._interaction, message.id)
        if message is None or panel is None or (self.in_place and self._content):
            return
        view = discord.ui.View.from_message(message, timeout=None)
        for item in view.children:
            if isinstance(item, discord.ui.Select):
                item.custom_id = renew_id(RENEWAL.sub("", item.custom_id), self._interaction.id)
        view.stop()
        try:
            await with_retries(lambda: panel.handle.edit(view=view), self._sleep)
        except FAULTS as error:
            log.info("list-not-renewed", error=repr(error), interaction=self._interaction.id)

    async def show(self, panel: Panel, *pictures: Picture, at: Spot | None = None, coming: bool = False) -> None:
        """Show text, controls and pictures in place of what this answer showed before.

        ``coming``: a picture follows, so the one before it stays till then. ``at``: this is the presser's own panel
        of a table. It does not replace anything newer there.
        """
        try:
            await self._show(panel, None if coming else pictures, at)
        except discord.HTTPException as error:
            if not (pictures and is_too_large(error)):
                raise
            log.info("answer-too-large", error=repr(error), interaction=self._interaction.id)
            await self._show(self._in_words(panel, pictures), (), at)

    async def _show(self, panel: Panel, pictures: Pictures, at: Spot | None) -> None:
        async with self._turn:
            self._content = panel.content if panel.past is None else panel.past  # without words that grow old
            if at is None or self.in_place:
                if at is None or not self._is_outdated(at):
                    await self._show_own(panel, pictures)
                    self._note(at)
            else:
                async with self._panels.turn(self._interaction, at.session_id):
                    await self._show_at(at, panel, pictures)
            if at is not None:
                await self._clear()
            elif self._is_aside and self._message_id is not None:
                own = self._own if self._own is not None else Original(self._interaction)
                self._panels.put_aside(self._interaction, self._message_id, own, self._since)

    async def _clear(self) -> None:
        """Delete what was opened beside the presser's panel, as they play on: answers do not pile up below it."""
        for aside in self._panels.take_asides(self._interaction, self._message_id):
            await self._delete(aside.handle)

    async def _show_at(self, at: Spot, panel: Panel, pictures: Pictures) -> None:
        """Show the presser's own panel of a table, after a public press or a typed line."""
        first, self._is_placed = not self._is_placed, True
        replaced = None
        if first and not at.is_new:
            self._beside = self._panels.in_sight(self._interaction, at.session_id)
            typed = self._interaction.message is None
            replaced = self._panels.newest(self._interaction, at.session_id) if typed else None
        if self._beside is not None:
            if await self._show_beside(self._beside, at, panel, pictures):
                await self._take_back_thinking()
                return
            self._beside = replaced = None
        if not self._is_outdated(at):
            await self._show_own(panel, pictures)
            self._note(at)
        if replaced is not None and not self.is_lost:  # it stands above the board, out of sight
            await self._delete(replaced.handle)

    async def _show_own(self, panel: Panel, pictures: Pictures) -> None:
        if self._state == "fresh" and self.in_place:
            fields = self._fields(panel, pictures)
            if await self._respond(lambda: self._interaction.response.edit_message(**fields())):
                return
        elif self._state == "fresh":
            await self._think()
        if self._state != "lost":
            await self._put(panel, pictures)

    # --- the presser's newest panel ------------------------------------------------------------------------------

    async def _show_beside(self, beside: OwnPanel, at: Spot, panel: Panel, pictures: Pictures) -> bool:
        """Edit the presser's newest panel unless it is newer; return False if Discord refuses."""
        fields, number = self._fields(panel, pictures), order(self._interaction, at)

        async def once() -> None:
            await beside.handle.edit(**fields())

        if beside.shown > number:
            return True
        try:
            await with_retries(once, self._sleep, self._refused)
        except FAULTS as error:
            if is_too_large(error):
                raise
            log.info("panel-not-edited", error=repr(error), interaction=self._interaction.id)
            self._panels.forget(self._interaction, beside.message_id)
            return False
        beside.shown, beside.content = max(beside.shown, number), self._content
        return True

    async def _take_back_thinking(self) -> None:
        """Delete the message that this answer has opened, as it is shown elsewhere."""
        if self._thinks:
            self._thinks, self._quiet = False, True
            await self._delete(Original(self._interaction))

    async def _delete(self, handle: Handle) -> None:
        try:
            await with_retries(handle.delete, self._sleep)
        except FAULTS as error:
            log.info("answer-not-deleted", error=repr(error), interaction=self._interaction.id)

    def _is_outdated(self, at: Spot) -> bool:
        """Whether the message of this answer shows something newer."""
        newest, own = self._panels.newest(self._interaction, at.session_id), self._message_id
        return newest is not None and newest.message_id == own and newest.shown > order(self._interaction, at)

    @property
    def _message_id(self) -> int | None:
        """The message in which this answer is shown, if it is known."""
        opened = self._original if self._own is None else self._own
        message = self._interaction.message if self.in_place else opened
        return None if message is None else message.id

    def _note(self, at: Spot | None) -> None:
        """Remember what the message of this answer shows."""
        number = self._message_id
        if number is None or self.is_lost:
            return
        if at is None:
            self._panels.forget(self._interaction, number)
            return
        handle: Handle = self._own if self._own is not None else Original(self._interaction)
        self._panels.remember(self._interaction, at, number, handle, self._since, self._content)

    # --- sending -------------------------------------------------------------------------------------------------

    async def _put(self, panel: Panel, pictures: Pictures) -> None:
        """Edit the message that this answer has opened, or open it."""
        fields = self._fields(panel, pictures)

        async def once() -> None:
            if self._own is not None:
                await self._own.edit(**fields())
            elif self._quiet:
                sent = fields()
                sent["files"] = sent.pop("attachments", [])
                self._own = await self._interaction.followup.send(ephemeral=True, wait=True, **sent)
            else:
                self._original = await self._interaction.edit_original_response(**fields())
                self._thinks = False

        try:
            await with_retries(once, self._sleep, self._refused)
        except FAULTS as error:
            if isinstance(error, discord.HTTPException) and not (
                error_code(error) in LOST or isinstance(error, discord.NotFound) or error.status >= 500
            ):
                raise
            self._state = "lost"
            log.warning("answer-lost", error=repr(error), interaction=self._interaction.id)

    def _fields(self, panel: Panel, pictures: Pictures) -> Callable[[], dict[str, Any]]:
        def fields() -> dict[str, Any]:
            attached = {} if pictures is None else {"attachments": [file_of(picture) for picture in pictures]}
            return {
                "content": panel.content,
                "view": view_of(self._renew_lists(panel.rows)),
                "allowed_mentions": pinging_only(panel.mentions),
            } | attached

        return fields

    def _in_words(self, panel: Panel, pictures: Sequence[Picture]) -> Panel:
        """Return the panel with what the pictures say, and why they are missing."""
        words = escape_markdown("\n".join(picture.alt for picture in pictures)).split("\n")
        reason = Speaker(language(str(self._interaction.locale))).say("common-too-large")
        return replace(panel, content=fitting([*words, reason], [panel.content]))

    def _renew_lists(self, rows: Sequence[Row]) -> tuple[Row, ...]:
        """Rename the lists of a panel that is shown again: in one of the same name a chosen option stays,
        and choosing it once more does nothing.
        """

        def fresh(row: Row) -> Row:
            if not isinstance(row, Select):
                return row
            return replace(row, custom_id=renew_id(row.custom_id, self._interaction.id))

        return tuple(map(fresh, rows))
