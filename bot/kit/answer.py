"""The answer to one interaction: acknowledged once and in time, then shown, then updated with its picture."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

import discord
import structlog

from render.easel import Picture

from .shapes import Form, Panel
from .wire import (
    ACKNOWLEDGED,
    FAULTS,
    LOST,
    Sleep,
    error_code,
    file_of,
    modal_of,
    pinging_only,
    view_of,
    with_retries,
)

log = structlog.get_logger(__name__)


class Answer:
    """Messages that only the presser sees.

    A press on a private panel updates that panel in place: the reply itself carries text and picture (type 7), or,
    after ``acknowledge``, the message is edited. Any other interaction opens a private message of its own.
    ``quiet``: the presser sees nothing unless ``show`` is called (for a press whose effect is public).
    """

    def __init__(self, interaction: discord.Interaction, sleep: Sleep, *, quiet: bool = False) -> None:
        message = interaction.message
        self.in_place = message is not None and message.flags.ephemeral
        self._interaction = interaction
        self._sleep = sleep
        self._quiet = quiet and not self.in_place
        self._state: Literal["fresh", "open", "lost"] = "fresh"
        self._own: discord.WebhookMessage | None = None
        self._turn = asyncio.Lock()

    @property
    def lost(self) -> bool:
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
                await self._respond(lambda: response.defer(ephemeral=True, thinking=True))

    async def _respond(self, respond: Callable[[], Awaitable[Any]]) -> bool:
        """Send the initial response; return False if it failed. A second response (40060) is ignored."""

        async def once() -> None:
            if not self._interaction.response.is_done():
                await respond()

        try:
            await with_retries(once, self._sleep)
        except FAULTS as error:
            self._state = "open" if error_code(error) == ACKNOWLEDGED else "lost"
            if self.lost:
                log.warning("answer-lost", error=repr(error), interaction=self._interaction.id)
            return False
        self._state = "open"
        return True

    async def ask(self, form: Form) -> bool:
        """Open a form, which Discord allows as the first response only; return whether it was opened."""
        async with self._turn:
            modal = modal_of(form)
            return self._state == "fresh" and await self._respond(
                lambda: self._interaction.response.send_modal(modal)
            )

    async def show(self, panel: Panel, *pictures: Picture) -> None:
        """Show text, controls and pictures in place of what this answer showed before."""
        async with self._turn:
            if self._state == "fresh" and self.in_place:
                fields = self._fields(panel, pictures)
                if await self._respond(lambda: self._interaction.response.edit_message(**fields())):
                    return
            elif self._state == "fresh":
                await self._respond(lambda: self._interaction.response.defer(ephemeral=True, thinking=True))
            if self._state != "lost":
                await self._put(panel, pictures)

    async def _put(self, panel: Panel, pictures: Sequence[Picture]) -> None:
        """Edit the message that this answer has opened, or open it."""
        fields = self._fields(panel, pictures)

        async def once() -> None:
            if self._own is not None:
                await self._own.edit(**fields())
            elif self._quiet:
                sent = fields()
                sent["files"] = sent.pop("attachments")
                self._own = await self._interaction.followup.send(ephemeral=True, wait=True, **sent)
            else:
                await self._interaction.edit_original_response(**fields())

        try:
            await with_retries(once, self._sleep)
        except FAULTS as error:
            if isinstance(error, discord.HTTPException) and not (
                error_code(error) in LOST or isinstance(error, discord.NotFound) or error.status >= 500
            ):
                raise
            self._state = "lost"
            log.warning("answer-lost", error=repr(error), interaction=self._interaction.id)

    def _fields(self, panel: Panel, pictures: Sequence[Picture]) -> Callable[[], dict[str, Any]]:
        def fields() -> dict[str, Any]:
            return {
                "content": panel.content,
                "view": view_of(panel.rows),
                "attachments": [file_of(picture) for picture in pictures],
                "allowed_mentions": pinging_only(panel.mentions),
            }

        return fields
