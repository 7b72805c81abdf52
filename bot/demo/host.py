"""One run of the demo: the world, its page, the bot, and the welcome message."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import structlog
from simcord import ChannelHandle, MemberActor, SetupError, UserHandle
from simcord.types import HttpLogEntry

from bot.client import SainomeClient, build_client
from bot.delivery.scheduler import OUTAGE, Scheduler
from bot.features.first import first_lines, first_rows
from bot.kit.shapes import Row
from bot.kit.wire import view_of
from bot.rows.daily import ServerRow
from bot.services import Services
from bot.session.model import Actor, Phase, Session
from bot.stop import WRONG_USE, Stop
from bot.store import Store, claimed
from bot.texts import PlayerName, Speaker, text_key
from bot.warming import warm
from engines import GAMES
from engines.core import BadRecord, Fact, Seat
from engines.core.history.records import Record

from .options import DemoOptions
from .page import ChannelPage
from .world import PEOPLE, DemoClock, DemoFile, LiveEnv, World

log = structlog.get_logger(__name__)

BEAT = 1.0
"""Real seconds between two beats: each sets Discord's clock to the demo's, runs timers and processes deadlines."""
HELD_UP = 60.0
"""Real seconds between two beats that count as a busy machine, not as an outage that extends deadlines."""


class Requests(list[HttpLogEntry]):
    """simcord's list of what the bot has asked of Discord; ``changed`` is called for whatever changes something."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self._changed = changed

    def append(self, entry: HttpLogEntry) -> None:
        super().append(entry)
        if entry.method != "GET":
            self._changed()


class Host:
    """One run of the demo. ``ready`` is called with the page's address once a game is open."""

    def __init__(self, options: DemoOptions, ready: Callable[[str], None]) -> None:
        self._options = options
        self._ready = ready
        self._voice = Speaker(options.lang)
        self._file = DemoFile.load(options.database.with_suffix(".json"))
        # Ids are made from the time, and the bot ignores repeated interaction ids: the clock never goes back,
        # unless the database is deleted.
        reached = 0.0 if options.fresh else self._file.now
        self._clock = DemoClock(max(time.time(), reached), options.clock_speed)
        self._stopped = asyncio.Event()

    async def serve(self) -> None:
        """Serve until SIGINT or SIGTERM. Stop or StoreError has a sentence if the demo cannot start."""
        options = self._options
        if options.dm is not None and options.dm not in PEOPLE:
            raise Stop(f"--dm {options.dm}: the people of the demo are {', '.join(PEOPLE)}.", WRONG_USE)
        self._handle_signals()
        async with self._world() as (world, page):
            with claimed(options.database):
                if options.fresh:
                    _delete_database(options.database)
                await self._open(world, page)

    async def _open(self, world: World, page: ChannelPage) -> None:
        """Run the demo on its database, which is closed in any case."""
        store = await Store.open(self._options.database, clock=self._clock)
        try:
            try:
                await self._play(world, page, store)
            finally:
                self._keep()
        finally:
            await store.close()

    def stop(self) -> None:
        """End ``serve`` in order."""
        self._stopped.set()

    def _handle_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
                loop.add_signal_handler(number, self.stop)

    @asynccontextmanager
    async def _world(self) -> AsyncIterator[tuple[World, ChannelPage]]:
        """Open the server and its page, without the bot.

        The world is made at simcord's own fixed date, before its clock is set to the demo's: its ids are the same
        in each run, so the sessions of the database are found again.
        """
        env = LiveEnv(discord.Client(intents=discord.Intents(guilds=True)))
        await env.start()
        try:
            with env.time_context():
                world = World(env, self._options.lang, self._voice)
                page = self._page(world)
                self._listen(world, page)
                try:
                    await page.__aenter__()
                except SetupError as error:
                    raise Stop(_why_no_page(error, self._options.port), WRONG_USE) from error
                try:
                    yield world, page
                finally:
                    await page.close()
        finally:
            await env.shutdown()

    def _page(self, world: World) -> ChannelPage:
        channel: ChannelHandle = world.channel
        viewers: list[MemberActor | UserHandle] = [*world.people]
        if self._options.dm is not None:
            reader = world.users[self._options.dm]
            channel, viewers = reader.dm_channel, [reader]
        return ChannelPage(
            world.env,
            channel,
            viewers,
            voice=self._voice,
            timezone=_timezone(),
            port=self._options.port,
            capability=self._file.capability,
            before=lambda: self._set_clock(world),
        )

    def _listen(self, world: World, page: ChannelPage) -> None:
        """Intercept the events sent to the bot: add languages, and notify the page.

        The page hears of the bot's requests, too: there is no event of an edited private message.
        """
        emit_original = world.env.backend.emit

        def emit(event: str, payload: Mapping[str, Any]) -> None:
            emit_original(event, world.localise(event, payload))
            page.mark_changed()

        world.env.backend.emit = emit  # type: ignore[method-assign]  # simcord has no hook for it
        world.env.backend.http_requests = Requests(page.mark_changed)

    async def _play(self, world: World, page: ChannelPage, store: Store) -> None:
        """Start the bot, send the welcome, and run until the demo is stopped."""
        services = Services(store, posted=True, outage=max(OUTAGE, self._options.clock_speed * HELD_UP))
        scheduler = Scheduler(services, outage=services.outage)
        client = build_client(
            services,
            default_lang=self._options.lang,
            clock=self._clock,
            always_sync=True,
            scheduler=scheduler,
            shard_count=1,
        )
        try:
            async with page.operation:
                await self._set_clock(world)
                await world.env.restart_bot(client)
                await self._greet(world, client, services)
                world.env.goes_live()
            tasks = [asyncio.create_task(work) for work in (page.follow(), self._beat(world, page, client))]
            self._ready(page.url)
            tasks.append(asyncio.create_task(self._warm(client)))
            await self._until_stopped(tasks)
        finally:
            await client.close()

    async def _warm(self, client: SainomeClient) -> None:
        """Warm up while the user reads the welcome; then wait until the demo is stopped."""
        await warm(client.app)
        await self._stopped.wait()

    async def _until_stopped(self, tasks: list[asyncio.Task[None]]) -> None:
        """Wait for the stop signal, or for a task that ends; its error is raised here."""
        signalled = asyncio.create_task(self._stopped.wait())
        try:
            done, _ = await asyncio.wait((signalled, *tasks), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (signalled, *tasks):
                task.cancel()
            await asyncio.gather(signalled, *tasks, return_exceptions=True)

    # --- time ----------------------------------------------------------------------------------------------------

    async def _set_clock(self, world: World) -> None:
        """Set Discord's clock to the demo's and run due timers. The caller holds the page's operation."""
        behind = self._clock() - world.env.now().timestamp()
        try:
            await world.env.advance_time(max(0.0, behind))
        except TimeoutError as error:
            reason = str(error).splitlines()  # asyncio's own has no words
            log.warning("demo-clock-delayed", reason=reason[0] if reason else repr(error))

    async def _beat(self, world: World, page: ChannelPage, client: SainomeClient) -> None:
        while True:
            await asyncio.sleep(BEAT)
            async with page.operation:
                await self._set_clock(world)
                with world.env._bot_scope():
                    await client.tick()
            world.clear_records()
            self._keep()

    def _keep(self) -> None:
        self._file.now = self._clock()
        self._file.save()

    # --- the welcome ---------------------------------------------------------------------------------------------

    async def _greet(self, world: World, client: SainomeClient, services: Services) -> None:
        """Send the welcome, and below it an open lobby or the running game."""
        host = world.people[0]
        # In the scope of the bot, so that waiting for the bot includes this.
        with world.env._bot_scope():
            session = await services.tables.in_channel(world.channel.id)
            record = self._options.record
            if session is None and record is None and self._options.game is None:
                session = await self._over(world, services)
            if session is not None and record is not None:
                raise Stop(f"A game of {session.game} goes on here: play it to its end, or add --fresh.", WRONG_USE)
            if session is not None and self._options.game not in (None, session.game):
                ways = "leave out --game to play on, or add --fresh to delete it"
                raise Stop(f"A game of {session.game} goes on here: {ways}.", WRONG_USE)
            if self._options.dm is not None:
                reader = await client.fetch_user(world.users[self._options.dm].id)
                await reader.send(self._voice.say("demo-welcome-dm", {"name": PlayerName(reader.display_name)}))
            opened = None if record is None else await self._reopen(world, services, record)
            begins = opened is None and session is None and self._options.learn is None and not self._options.daily
            if begins:
                game = self._options.game or next(iter(GAMES))
                actor = Actor(host.id, world.name_of(host))
                await services.lobbies.open(game, world.guild.id, world.channel.id, actor, self._options.lang)
            else:
                await self._send(world, client, self._welcome(world, opened or session))
            if session is not None:
                await services.moves.post_again(session.id)  # of a finished game the card and its buttons
        await world.env.settle()
        if begins:  # below the lobby: a page opens at its end
            with world.env._bot_scope():
                await self._send(world, client, self._first(world), first_rows(self._voice))
            await world.env.settle()
        if self._options.learn is not None:
            await self._type(world, "learn", game=self._options.learn)
        if self._options.daily:
            if await services.daily.server(world.guild.id) is None:
                here = (world.guild.id, world.channel.id, self._options.lang, 0, host.id, "")
                await services.daily.tell(ServerRow(*here))
            await self._type(world, "daily")

    async def _type(self, world: World, command: str, **options: str) -> None:
        """Type a command, as the reader of the page would."""
        if self._options.dm is not None:
            await world.users[self._options.dm].slash(command, **options)
        else:
            await world.people[0].slash(world.channel, command, **options)

    async def _over(self, world: World, services: Services) -> Session | None:
        """Return the last game of the channel if it has begun, and is over."""
        last = await services.tables.last_in_channel(world.channel.id)
        return last if last is not None and last.row >= 0 else None

    async def _reopen(self, world: World, services: Services, record: Record) -> Session:
        """Open the table of the record, with the people of the demo on its first seats."""
        seats = range(len(record.header.seats))
        people = {
            Seat(seat): Actor(person.id, world.name_of(person))
            for seat, person in zip(seats, world.people, strict=False)
        }
        place = world.guild.id, world.channel.id
        try:
            return await services.imports.open(record, *place, people, self._options.lang, upto=self._options.upto)
        except BadRecord as error:
            raise Stop(f"The record cannot be opened: {error}.") from error

    async def _send(self, world: World, client: SainomeClient, text: str, rows: Sequence[Row] = ()) -> None:
        channel = client.get_channel(world.channel.id)
        if not isinstance(channel, discord.TextChannel):
            raise Stop("The demo's channel could not be made.")
        await channel.send(text, view=view_of(rows))

    def _names(self) -> dict[str, Fact]:
        return {name: PlayerName(self._voice.say(f"demo-person-{name}")) for name in PEOPLE}

    def _first(self, world: World) -> str:
        """Return the first page: what this is, and one press to play."""
        about, *games = first_lines(self._voice)
        here = self._voice.say("demo-first", self._names())
        return "\n".join([about, here, "", *games, "", self._voice.say("demo-first-more", self._names())])

    def _welcome(self, world: World, session: Session | None) -> str:
        """Return what is said above a game, a lesson or the dice of the day; it names buttons by their labels."""
        names = self._names()
        known = self._options.learn or self._options.game or next(iter(GAMES))
        game = session.game if session is not None else known
        title = self._voice.say(text_key(game, "title"))
        parts = [self._voice.say("demo-welcome", names)]
        if session is None and self._options.daily:
            buttons = {"begin": self._voice.say("daily-begin"), "count": self._voice.say("daily-count-here")}
            parts.append(self._voice.say("demo-welcome-daily", buttons))
        elif session is None and self._options.learn is not None:
            facts = {"game": title, "first": self._voice.say("learn-first")}
            parts.append(self._voice.say("demo-welcome-learn", facts))
        elif session is not None and session.phase not in (Phase.LOBBY, Phase.PLAYING):
            again = self._voice.say("scores-end-rematch")
            parts.append(self._voice.say("demo-welcome-over", {"game": title, "again": again}))
        else:
            parts.append(self._voice.say("demo-welcome-back", {"game": title}))
        return "\n".join((*parts, "", self._voice.say("demo-welcome-more", names)))


def _why_no_page(error: SetupError, port: int) -> str:
    match error.__cause__:
        case OSError(errno=errno.EADDRINUSE):
            return f"Port {port} is taken, perhaps by another demo; choose one with --port (0 takes any free one)."
        case OSError(strerror=reason):
            return f"Port {port} cannot be used: {reason}. Choose another one with --port (0 takes any free one)."
    return f"The demo page cannot be served: {str(error).rstrip('.')}."


def _delete_database(database: Path) -> None:
    for part in ("", "-wal", "-shm"):
        database.with_name(database.name + part).unlink(missing_ok=True)


def _timezone() -> str:
    """Return the name of the local time zone if the system has one, else UTC."""
    zone = Path(os.path.realpath("/etc/localtime")).as_posix().partition("/zoneinfo/")[2]
    return zone or "UTC"
