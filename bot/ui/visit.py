"""One person at the front desk: an interaction with its answer, its reader and, for a press, what was pressed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import discord

from bot.sessions.model import Session
from bot.sessions.service import SessionService
from bot.texts import Speaker

from .answer import Answer
from .drawing import Illustration
from .front import Front, Reader
from .ids import Press
from .shapes import Panel, fitting

NO_PRESS = Press("", 0, ("",))


@dataclass
class Visit:
    """Handed to every handler of presses and commands."""

    front: Front
    interaction: discord.Interaction
    answer: Answer
    reader: Reader
    press: Press = NO_PRESS

    @property
    def service(self) -> SessionService:
        return self.front.service

    def voice(self, session: Session | None = None) -> Speaker:
        """In the reader's own language: everything here is private."""
        return self.front.voice(self.reader.lang, session)

    async def say(self, key: str, **facts: str | int) -> None:
        """A sentence of the house, in place of what this answer showed."""
        await self.answer.show(Panel(self.voice().say(key, facts)))

    async def session(self) -> Session:
        """The session that was pressed on."""
        return await self.service.load(self.press.session)

    async def show(self, panel: Panel, drawing: Illustration | None = None) -> None:
        """The panel with its picture; if that takes long the words go first, and if it fails they stay alone."""
        if drawing is None:
            await self.answer.show(panel)
            return
        coming = self.front.pictures.ask(drawing.subject, drawing.paint)
        done, _ = await asyncio.wait({coming}, timeout=self.front.grace)
        if not done:
            await self.answer.show(panel)
        picture = await coming
        if picture is not None:
            await self.answer.show(panel, picture)
        else:
            words = fitting([], [drawing.words()])
            await self.answer.show(Panel(fitting([words], [panel.content]), panel.rows, panel.mentions))
