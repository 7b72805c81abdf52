"""``sainome run``, ``sync`` and ``demo``: assembling the parts and running them."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path

import structlog

from bot.beacon import Drand
from bot.client import SainomeClient, build_client
from bot.cluster.claims import Leased
from bot.cluster.membership import BEAT, LEASE
from bot.config import Address, Settings, load_settings, unknown_variables
from bot.demo import start
from bot.demo.options import DemoOptions
from bot.kit.app import Operator
from bot.kit.pictures.drawing import sensible_count
from bot.logs import set_up_logs
from bot.registration import CannotConnect, TokenRefused, connect, register, use_proxy, without_voice
from bot.release import release
from bot.rows.errors import InUse, NoSchema, StoreUnavailable
from bot.services import Services
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.store import Store, StoreError, claimed, guilds
from bot.store.backups import FOLDER, Backups
from bot.store.migrate import holds_games
from bot.texts import LANGUAGES
from bot.warming import warm
from bot.workers.thinkers import sensible_count as thinking_processes
from engines import GAMES

from .clustered import require_shared, taking_part
from .heartbeat import beat, heartbeat_file
from .metrics import endpoint
from .records import read_record, require_row
from .soundness import game_faults, text_faults

VOLUME = Path("/var/lib/sainome/sainome.db")
"""The database of the image, if nothing else is chosen."""
log = structlog.get_logger(__name__)

YOUNG = 10_000
"""Objects since the last look of the garbage collector: a press makes some thousands, hardly any in circles."""
PATIENCE = 60.0
"""Seconds that a start waits for a database server, which may be starting, too."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    live = commands.add_parser("run", help="the bot; needs DISCORD_TOKEN")
    live.add_argument(
        "--cluster", action="store_true", help="as one of several processes on one PostgreSQL database"
    )
    live.set_defaults(run=start_bot)
    synced = commands.add_parser(
        "sync", help="register the slash commands and small pictures now (`run` does when they have changed)"
    )
    synced.add_argument("--guild", type=int, metavar="ID", help="for one server only; there they appear at once")
    synced.set_defaults(run=sync)
    shown = commands.add_parser("demo", help="the bot in a local browser page: no token, no network")
    defaults = DemoOptions()
    shown.add_argument("--game", choices=sorted(GAMES), help="the game of the waiting lobby")
    shown.add_argument("--learn", choices=sorted(GAMES), metavar="GAME", help="open the lessons of this game")
    shown.add_argument("--daily", action="store_true", help="open the dice of the day, whose message comes here")
    shown.add_argument("--port", type=int, default=defaults.port, help=f"default: {defaults.port}")
    shown.add_argument("--dm", metavar="USER", help="show this person's direct messages instead of the channel")
    shown.add_argument("--clock-speed", type=float, default=1.0, metavar="X", help="how fast the bot's clock runs")
    shown.add_argument("--lang", choices=LANGUAGES, default=defaults.lang, help="the language of the server")
    shown.add_argument("--database", type=Path, default=defaults.database, help=f"default: {defaults.database}")
    shown.add_argument("--fresh", action="store_true", help="forget the games of the last time")
    shown.add_argument(
        "--import",
        dest="record",
        type=Path,
        metavar="FILE",
        help="go on with the table of a record, as /export gives it",
    )
    shown.add_argument("--upto", type=int, metavar="ROW", help="with --import: as it stood after this row")
    shown.add_argument("--no-browser", action="store_true", help="only print the address")
    shown.set_defaults(run=start_demo)


def start_demo(args: argparse.Namespace) -> int:
    """Serve the page until it is stopped; Stop has a sentence if it cannot start."""
    require_row(args.upto)
    return start.run(
        DemoOptions(
            game=args.game,
            learn=args.learn,
            daily=args.daily,
            port=args.port,
            dm=args.dm,
            clock_speed=args.clock_speed,
            lang=args.lang,
            database=args.database,
            fresh=args.fresh,
            open_browser=not args.no_browser,
            record=None if args.record is None else read_record(args.record)[0],
            upto=args.upto,
        )
    )


def start_bot(args: argparse.Namespace) -> int:
    """Run until SIGTERM or Ctrl-C; Stop has a sentence if the bot cannot start."""
    settings, token = with_token()
    if args.cluster:
        require_shared(settings.database)
    if faults := [*text_faults(), *game_faults()]:
        raise Stop("\n".join(faults))
    log.info("bot-started", version=release(), database=_shown(settings.database), copies=copies_of(settings))
    report_unknown()
    return _running(_serve(settings, token, is_cluster=args.cluster))


def sync(args: argparse.Namespace) -> int:
    settings, token = with_token()
    report_unknown()

    async def register_all() -> None:
        async with open_store(settings) as store:
            count = await register(Services(store).preferences, token, args.guild)
            where = "everywhere" if args.guild is None else f"on server {args.guild}"
            print(f"{count} commands registered {where}.")

    return _running(register_all())


def with_token(log_level: str | None = None) -> tuple[Settings, str]:
    """Load the settings, set up logging, and return settings and token; Stop without a token.

    ``log_level``: None for that of the settings.
    """
    settings = load_settings()
    if settings.token is None:
        raise Stop("DISCORD_TOKEN is not set: put it into .env (see .env.example) or the environment.", WRONG_USE)
    token = settings.token.get_secret_value().strip()
    set_up_logs(log_level or settings.log_level, as_json=settings.log_json, secrets=settings.secrets)
    without_voice()
    return settings, token


def report_unknown() -> None:
    if unknown := unknown_variables():
        log.warning("settings-unknown", names=unknown)


def copies_of(settings: Settings) -> str:
    """Return in words where the daily copies of the database go, or why there are none."""
    if isinstance(settings.database, Address):
        return "none: those of a PostgreSQL database are made with pg_dump (docs/operating.md)"
    if not settings.backup_days:
        return "none: SAINOME_BACKUP_DAYS is 0"
    return f"{settings.database.with_name(FOLDER)}, each day after {settings.backup_hour}:00 UTC"


def _shown(database: Path | Address) -> str:
    """A new file is called one: it is also what a wrong SAINOME_DATABASE leads to."""
    is_there = isinstance(database, Address) or (database.exists() and database.stat().st_size > 0)
    return str(database) if is_there else f"{database} (new)"


def _running(work: Coroutine[None, None, None]) -> int:
    """Run to the end; a failed start is reported in a sentence.

    A database or a Discord that is away, or a bot that still plays, is BROKEN: a supervisor tries again, and not
    where the operator must act.
    """
    try:
        asyncio.run(work)
    except StoreError as error:
        raise Stop(str(error), BROKEN if isinstance(error, StoreUnavailable | InUse) else WRONG_USE) from error
    except CannotConnect as error:
        raise Stop(str(error), WRONG_USE if isinstance(error, TokenRefused) else BROKEN) from error
    return 0


@asynccontextmanager
async def open_store(settings: Settings) -> AsyncIterator[Store]:
    """Open the database and close it in any case, as an open one keeps the process from ending."""
    store = await Store.open(settings.database, patience=PATIENCE, answer_within=settings.database_timeout)
    try:
        yield store
    finally:
        await store.close()


async def _serve(settings: Settings, token: str, *, is_cluster: bool) -> None:
    await require_no_other(settings.database)
    with ExitStack() as held:
        await _claim(settings.database, held)
        await _play(settings, token, is_cluster=is_cluster)
    log.info("bot-stopped")


async def _claim(database: Path | Address, held: ExitStack) -> None:
    """Hold the database file; wait for another bot as long as on a server, as it may be stopping (``_join``)."""
    waited = 0.0
    while True:
        try:
            held.enter_context(claimed(database))
            return
        except InUse:
            if waited > LEASE:
                raise
        log.info("other-bot-awaited", database=str(database))
        await asyncio.sleep(BEAT)
        waited += BEAT


async def require_no_other(database: Path | Address, volume: Path = VOLUME) -> None:
    """Stop where the image would begin anew although games are in its volume: until 0.13 compose.yaml used that
    file whatever SAINOME_DATABASE said. Neither is opened for that, let alone made."""
    if not _is_other(database, volume) or not holds_games(volume) or await _has_games(database):
        return
    raise Stop(
        f"The database {database} is empty, but {volume} holds the games that this bot has played: with Docker, "
        "earlier versions used it whatever SAINOME_DATABASE said. To go on with it, set "
        "SAINOME_DATABASE=var/sainome.db and start the bot; then sainome move can take it into another database "
        "(docs/operating.md). To begin anew, rename it.",
        WRONG_USE,
    )


async def _has_games(database: Path | Address) -> bool:
    if isinstance(database, Path):
        return holds_games(database)
    try:
        store = await Store.open(database, for_reading=True)
    except NoSchema:
        return False
    except StoreError:  # the start says what is wrong with it
        return True
    try:
        return await store.read(lambda db: bool(guilds.known(db)))
    finally:
        await store.close()


def _is_other(database: Path | Address, volume: Path) -> bool:
    """Whether the volume has a database that is not this one."""
    try:
        is_it = isinstance(database, Path) and database.exists() and database.samefile(volume)
        return volume.exists() and not is_it
    except OSError:  # another user's folder, or no file there
        return False


async def _play(settings: Settings, token: str, *, is_cluster: bool) -> None:
    async with open_store(settings) as store, AsyncExitStack() as beside:
        cluster = await beside.enter_async_context(taking_part(store, settings.database, is_cluster=is_cluster))
        claims = None if cluster is None else Leased(store, cluster.member)
        beacon = Drand(settings.beacon_url, key=settings.beacon_key) if settings.beacon_url else None
        thinkers = thinking_processes() if settings.thinkers is None else settings.thinkers
        client = build_client(
            Services(store, limits=settings.limits, beacon=beacon, claims=claims, thinkers=thinkers, posted=True),
            default_lang=settings.lang,
            picture_format=settings.picture_format,
            operator=_operator(settings, store),
            has_signs=True,
            drawers=sensible_count() if settings.drawers is None else settings.drawers,
            cluster=cluster,
        )
        if settings.proxy:
            use_proxy(settings.proxy)
        elif cluster is not None:
            client.pace_requests(cluster.pace)
        if settings.metrics_port:
            await beside.enter_async_context(endpoint(client, settings.metrics_port))
        keep_for_good()
        warming = asyncio.create_task(warm(client.app), name="warming")
        try:
            await until_stopped(client, token, heartbeat_file(settings.database))
        finally:
            warming.cancel()
            await client.close()


def keep_for_good() -> None:
    """Let the garbage collector leave alone what is there by now: texts, games and commands stay until the end.

    It went through them again and again, a tenth of a second each time, and looked at the young every 700 objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def _operator(settings: Settings, store: Store) -> Operator:
    return Operator(
        owners=frozenset(settings.owner_ids),
        servers=frozenset(settings.servers),
        contact=settings.contact,
        backups=Backups(store, hour=settings.backup_hour, days=settings.backup_days, weeks=settings.backup_weeks),
    )


async def until_stopped(client: SainomeClient, token: str, heartbeat: Path) -> None:
    """Stay connected until a signal arrives or the connection fails for good (CannotConnect)."""
    stop = stop_signal()
    tasks = [
        asyncio.create_task(connect(client, token), name="connection"),
        asyncio.create_task(stop.wait(), name="stop-signal"),
        asyncio.create_task(beat(heartbeat, lambda: client.is_in_order), name="heartbeat"),
    ]
    connection = tasks[0]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            connection.result()
        log.info("stop-begun")
        await client.close()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def stop_signal() -> asyncio.Event:
    """Return an event set by SIGTERM and SIGINT. As process 1 Python ignores SIGTERM without a handler."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows: Ctrl-C ends asyncio.run, which closes all the same
            loop.add_signal_handler(number, stop.set)
    return stop
