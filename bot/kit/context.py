"""One interaction with its answer, its reader and, for a press, the decoded press."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.services import Services
from bot.session.model import Session
from bot.texts import Speaker
from render.easel import Picture

from .answer import Answer
from .app import App, Reader
from .ids import Press
from .own_panels import Spot
from .parts import Parts
from .pictures import Illustration
from .shapes import Panel, with_words

NO_PRESS = Press("", 0, ("",))


@dataclass(frozen=True, slots=True)
class AtPress:
    """The session as read with the press; valid until anything is committed."""

    session: Session
    commits: int


@dataclass
class Context:
    """The argument of every handler of presses and commands."""

    app: App
    interaction: discord.Interaction
    answer: Answer
    reader: Reader
    press: Press = NO_PRESS
    at_press: AtPress | None = None
    typed: str = ""
    """What was typed into a form."""
    filled: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What was changed in a window: the values of each such field, or its typed line, by name."""
    stops_asking: bool = False
    """Whether this press, once played, also turns confirmations off for its reader."""

    @property
    def services(self) -> Services:
        return self.app.services

    @property
    def parts(self) -> Sequence[Parts[Context]]:
        return self.app.parts

    def voice(self, session: Session | None = None) -> Speaker:
        """Return a speaker in the reader's language, with pictures if they want them: all answers are private."""
        return self.app.voice(self.reader.lang, session, signs=self.reader.signs)

    async def say(self, key: str, **facts: str | int) -> None:
        """Show one sentence in place of what this answer showed."""
        await self.answer.show(Panel(self.voice().say(key, facts)))

    async def session(self) -> Session:
        """Return the session of the press. Refused("no-board") for somebody else's private board."""
        read, tables = self.at_press, self.services.tables
        if read is not None and read.session.id == self.press.session and read.commits == tables.commits:
            return read.session
        return await tables.load(self.press.session, self.reader.actor.user_id)

    async def show(
        self,
        panel: Panel,
        drawing: Illustration | None = None,
        film: Coroutine[Any, Any, Picture | None] | None = None,
        *,
        of: Session | None = None,
        opens: bool = False,
    ) -> None:
        """Show a panel with its picture, or with the board in words for who has chosen these.

        A slow picture follows the text; words take the place of a failed one.

        ``of``: the table, if this is the reader's own panel; an older one in sight is then edited, unless they have
        asked for a new one (``opens``).

        A film follows the picture: in the same message if both are ready soon, else as an edit once it is ready.
        Who asks for another picture or film meanwhile waits for the newest one: the older one stays out.
        """
        at = None if of is None else Spot(of.id, of.revision, is_new=opens)
        if drawing is not None and self.reader.in_words:
            if film is not None:
                film.close()
            panel, drawing = self._in_words(panel, drawing), None
        if drawing is None:
            await self.answer.show(panel, at=at)
            return
        mine, pictures = self.reader.actor.user_id, self.app.pictures
        coming = pictures.ask_for(drawing, mine)
        moving = asyncio.ensure_future(_nothing() if film is None else pictures.newest(mine, film))
        try:
            await self._show_coming(panel, drawing, coming, moving, at)
        finally:
            coming.cancel()
            moving.cancel()

    async def _show_coming(
        self,
        panel: Panel,
        drawing: Illustration,
        coming: asyncio.Future[Picture | None],
        moving: asyncio.Future[Picture | None],
        at: Spot | None,
    ) -> None:
        await asyncio.wait({coming, moving}, timeout=self.app.grace)
        if not coming.done():
            await self.answer.show(panel, at=at, coming=True)
            if self.answer.is_lost:  # nothing can be shown any more
                return
            await asyncio.wait({coming})
            if coming.cancelled() and self.answer.in_place:  # a newer press may have taken this message
                return
        picture = None if coming.cancelled() else coming.result()
        if picture is None:
            panel = self._in_words(panel, drawing)
        still = () if picture is None else (picture,)
        if not moving.done():
            await self.answer.show(panel, *still, at=at)
            if await moving is None:
                return
        clip = await moving
        await self.answer.show(panel, *still, *(() if clip is None else (clip,)), at=at)

    def _in_words(self, panel: Panel, drawing: Illustration) -> Panel:
        """Return the panel with words in place of its picture, without which it stays once it is over."""
        words = with_words(panel.content, drawing.words(), rest=self.voice().say("table-words-rest"))
        return replace(panel, content=words, past=panel.content)


async def _nothing() -> None:
    """Stand in for a film."""
