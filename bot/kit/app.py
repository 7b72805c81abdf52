"""What every command and press works with: the parts of the house, handed in once by the wirer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, cast

import discord

from bot.measures import Measures
from bot.rows.settings import UserSettings
from bot.services import Services
from bot.table.model import Actor, Session
from bot.texts import Speaker, language
from render.kit.encode import Format

from .pictures import Pictures
from .wire import Sleep

GRACE = 1.5
"""Seconds after which a press is acknowledged without its picture, and words go before pictures."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The person behind an interaction, and how to speak to them."""

    actor: Actor
    lang: str
    confirm: bool
    """Show a preview before what cannot be taken back."""


class Copies(Protocol):
    """The copies of the database."""

    @property
    def newest(self) -> Path | None: ...

    @property
    def longest(self) -> int:
        """Days until the oldest copy goes."""
        ...

    async def make(self) -> Path:
        """Make one now; StoreError says why it could not be."""
        ...

    async def tick(self) -> Path | None:
        """Make the copy of the day once it is due; returns it."""
        ...


@dataclass(frozen=True)
class Operator:
    """Whoever runs the bot, and what they have set up."""

    owners: frozenset[int] = frozenset()
    """Who may use /admin; none: whoever owns the application at Discord."""
    contact: str = ""
    """How people reach them."""
    backups: Copies | None = None
    """The nightly copies; None: none are made."""


@dataclass
class App:
    """The parts behind the commands and the presses. One for each client."""

    services: Services
    default_lang: str = "en"
    picture_format: Format = "webp"
    strict: bool = False
    """Missing texts raise (tests) instead of falling back to English."""
    grace: float = GRACE
    sleep: Sleep = asyncio.sleep
    measures: Measures = field(default_factory=Measures)
    operator: Operator = field(default_factory=Operator)
    pictures: Pictures = field(init=False)
    started: float = field(init=False)
    """Seconds since 1970."""
    draining: bool = False
    """A restart is near: everybody is told so, and nothing is taken but the operator's own commands."""
    closed: bool = False
    """Nothing new is taken any more; Discord shows that the press failed, and it can be made again soon."""
    _attending: set[asyncio.Task[object]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.pictures = Pictures(watch=self.measures.drawn)
        self.started = self.now()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.services.tables.now()

    @property
    def attended(self) -> int:
        """How many people are being served."""
        return len(self._attending)

    @asynccontextmanager
    async def attending(self) -> AsyncIterator[None]:
        """While somebody is being served; closing waits for the end of it."""
        task = asyncio.current_task()
        assert task is not None
        self._attending.add(task)
        try:
            yield
        finally:
            self._attending.discard(task)

    async def stop(self, grace: float) -> None:
        """Take nothing more, and wait up to ``grace`` seconds for whoever is being served."""
        self.closed = True
        if self._attending:
            await asyncio.wait(tuple(self._attending), timeout=grace)

    def voice(self, lang: str, session: Session | None = None) -> Speaker:
        """A speaker for messages: names are escaped."""
        if session is None:
            return Speaker(lang, strict=self.strict)
        return Speaker(lang, session.names, session.game, strict=self.strict)

    async def public_lang(self, interaction: discord.Interaction) -> str:
        """The language of public messages: what the server has set, or else the one it speaks at Discord."""
        if interaction.guild_id is not None:
            chosen = await self.services.preferences.server_language(interaction.guild_id)
            if chosen is not None:
                return chosen
        return language(str(interaction.guild_locale)) if interaction.guild_locale else self.default_lang

    async def reader(self, interaction: discord.Interaction) -> Reader:
        """Who is asking, in which language: the own setting, or else the one of the Discord client."""
        return self.reader_with(interaction, await self.services.preferences.of_user(interaction.user.id))

    def reader_with(self, interaction: discord.Interaction, settings: UserSettings) -> Reader:
        """The same where the settings have been read already."""
        lang = settings.lang or language(str(interaction.locale))
        return Reader(Actor(interaction.user.id, interaction.user.display_name), lang, settings.confirm)


class _WithApp(Protocol):
    app: App


def app_of(interaction: discord.Interaction) -> App:
    """The app of the client that received this interaction."""
    return cast(_WithApp, interaction.client).app
