"""The parts that every command and press works with, passed in once when the client is built."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import discord
import structlog

from bot.measures import Measures
from bot.rows.settings import UserSettings
from bot.services import Services
from bot.session.model import Actor, Session
from bot.shards.gateway import Shards
from bot.texts import Speaker, language, name_of
from engines import GAMES
from render.kit.encode import Format

from .answer import Answer
from .own_panels import OwnPanels
from .parts import Parts
from .phrases import computers_of, seat_names
from .pictures import Books, Pictures
from .pictures.illustrations import openings
from .signs import Signs
from .wire import OldMessages, Sleep, with_retries

T = TypeVar("T")

GRACE = 0.3
"""Seconds after which a press is acknowledged without its picture, and text is sent before pictures."""

CANCELLING = 0.5
"""Seconds that cancelled interactions have to end."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Reader:
    """The person behind an interaction, with their language and settings."""

    actor: Actor
    lang: str
    confirm: bool
    """Whether to show a preview before an action that cannot be taken back."""
    by_itself: bool
    """Whether forced actions are played without a press, as far as undo reaches."""
    in_words: bool
    """Whether the board stands in words in place of its picture in what is shown to them alone."""
    signs: bool
    """Whether texts and controls for them alone have small pictures; else words."""


class Copies(Protocol):
    """The backups of the database."""

    @property
    def newest(self) -> Path | None: ...

    @property
    def longest(self) -> int:
        """Days after which the oldest copy is deleted."""
        ...

    async def make(self) -> Path:
        """Make a copy now; StoreError says why it failed."""
        ...

    async def tick(self) -> Path | None:
        """Make the daily copy if it is due and return its path."""
        ...


@dataclass(frozen=True)
class Operator:
    """The operator of the bot and their settings."""

    owners: frozenset[int] = frozenset()
    """User ids that may use /admin; if empty, the owners of the Discord application may."""
    servers: frozenset[int] = frozenset()
    """The listed servers of a private bot, which others cannot invite; if empty, every server may."""
    contact: str = ""
    """How people reach the operator."""
    backups: Copies | None = None
    """The nightly backups; None if none are made."""

    @property
    def is_private(self) -> bool:
        """Whether the bot is for listed servers only."""
        return bool(self.servers)


@dataclass
class App:
    """The parts behind commands and presses; one for each client."""

    services: Services
    default_lang: str = "en"
    picture_format: Format = "jpeg"
    strict: bool = False
    """Whether missing texts raise (in tests) instead of falling back to English."""
    grace: float = GRACE
    sleep: Sleep = asyncio.sleep
    measures: Measures = field(default_factory=Measures)
    shards: Shards = field(default_factory=Shards)
    operator: Operator = field(default_factory=Operator)
    drawers: int = 0
    """How many processes draw pictures; 0: threads of this one do."""
    parts: Sequence[Parts[Any]] = ()
    """What features show in each other's panels and lists; typed where a context asks for it."""
    pictures: Pictures = field(init=False)
    books: Books = field(init=False)
    own_panels: OwnPanels = field(init=False)
    started: float = field(init=False)
    """Seconds since 1970."""
    old_messages: OldMessages = field(default_factory=OldMessages)
    signs: Signs = field(init=False)
    is_draining: bool = False
    """Whether a restart is near: only /admin is accepted, and all else is refused with a reason."""
    is_closed: bool = False
    """Whether nothing new is accepted; Discord shows that the press failed, and it can be repeated soon."""
    _serving: set[asyncio.Task[object]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.own_panels = OwnPanels(self.now)
        self.signs = Signs(self.services.preferences)
        warming = [
            work for game in GAMES.values() for work in openings(game, self.default_lang, self.picture_format)
        ]
        self.pictures = Pictures(watch=self.measures.drawn, drawers=self.drawers, warming=warming)
        self.services.thinkers.source = self.pictures.fork
        self.books = Books(self.pictures)
        self.started = self.now()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.services.tables.now()

    @property
    def served(self) -> int:
        """How many interactions are being served, and other events of Discord."""
        return len(self._serving)

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Register the running interaction or event; ``stop`` waits for it."""
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            yield
        finally:
            self._serving.discard(task)

    async def stop(self, grace: float) -> None:
        """Accept nothing new, wait up to ``grace`` seconds for running interactions, and cancel the rest.

        Their work is committed or was not begun. Only answers are lost, which a closed connection would lose too.
        """
        self.is_closed = True
        self.pictures.close_films()
        if not self._serving:
            return
        _, running = await asyncio.wait(tuple(self._serving), timeout=grace)
        for task in running:
            task.cancel()
        if running:
            log.info("interactions-cancelled", interactions=len(running))
            await asyncio.wait(running, timeout=CANCELLING)

    async def retry(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Send something with controls, as ``with_retries``; an unknown emoji of theirs is not shown any more."""
        return await with_retries(attempt, self.sleep, self.signs.refused)

    def answer(
        self, interaction: discord.Interaction, *, quiet: bool = False, apart: bool = False, passing: bool = False
    ) -> Answer:
        """Return the answer to an interaction, which has shown nothing yet."""
        return Answer(
            interaction,
            self.sleep,
            self.own_panels,
            quiet=quiet,
            apart=apart,
            passing=passing,
            refused=self.signs.refused,
        )

    def voice(self, lang: str, session: Session | None = None, *, signs: bool = True) -> Speaker:
        """A speaker for messages: names are escaped. Seats are named by who plays them (``phrases.seat_names``).

        ``signs``: with small pictures where there are some; off for what a person reads alone who wants words.
        """
        shown = self.signs.markup if signs else {}
        if session is None:
            return Speaker(lang, strict=self.strict, signs=shown)
        voice = Speaker(
            lang,
            session.names,
            session.game,
            strict=self.strict,
            computers=computers_of(session),
            signs=shown,
        )
        return replace(voice, names=seat_names(voice, session)) if session.given_up else voice

    async def public_lang(self, interaction: discord.Interaction) -> str:
        """Return the language of public messages: the server's own setting, else its language at Discord."""
        if interaction.guild_id is not None:
            chosen = await self.services.preferences.server_language(interaction.guild_id)
            if chosen is not None:
                return chosen
        return language(str(interaction.guild_locale)) if interaction.guild_locale else self.default_lang

    async def reader(self, interaction: discord.Interaction) -> Reader:
        """Return the person behind an interaction; their language is their setting, else their Discord client's."""
        return self.reader_with(interaction, await self.services.preferences.of_user(interaction.user.id))

    def reader_with(self, interaction: discord.Interaction, settings: UserSettings) -> Reader:
        """Return the same from settings that have been read already."""
        lang = settings.lang or language(str(interaction.locale))
        return Reader(
            actor_of(interaction.user),
            lang,
            settings.confirm,
            settings.by_itself,
            settings.in_words,
            settings.signs,
        )


def actor_of(user: discord.User | discord.Member) -> Actor:
    """Return a person under the name by which their server knows them, made safe to show."""
    server = user.guild.id if isinstance(user, discord.Member) else None
    return Actor(user.id, name_of(user.display_name, user.name, user.id), server)


def everywhere(user: discord.User | discord.Member) -> Actor:
    """Return a person under the name that they have on no server alone, made safe to show."""
    return Actor(user.id, name_of(user.global_name or "", user.name, user.id))


class _WithApp(Protocol):
    app: App


def app_of(interaction: discord.Interaction) -> App:
    """The app of the client that received this interaction."""
    return cast(_WithApp, interaction.client).app
