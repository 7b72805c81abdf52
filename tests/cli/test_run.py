"""``sainome run`` and ``sync``: reasons to refuse a start, and SIGTERM for a running bot; what ``demo`` is told."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from glob import glob
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.request import urlopen

import aiohttp
import discord
import pytest

from bot.cli import serve
from bot.cli.heartbeat import heartbeat_file
from bot.demo import start
from bot.demo.options import DemoOptions
from bot.kit.app import Operator
from bot.registration import CannotConnect, connect
from bot.release import release
from bot.rows.errors import InUse, StoreUnavailable
from bot.rows.settings import ServerSettings
from bot.stop import Stop
from bot.store import Store, claimed
from bot.store.migrate import migrations
from bot.store.people.settings import SERVER_SETTINGS
from tests.hanging import HANG

from .conftest import Command

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    return "token"


def test_start_without_a_token_or_a_server_is_one_sentence(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in ("run", "sync"):
        ran = sainome(command)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "DISCORD_TOKEN is not set: put it into .env (see .env.example) or the environment.\n"
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    ran = sainome("run", "--cluster")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "--cluster needs a database that several processes can share: set SAINOME_DATABASE to the address of a "
        "PostgreSQL database (docs/scaling.md). One process with a SQLite file needs no --cluster.\n"
    )
    assert not list(at_home.iterdir())


def test_database_that_cannot_be_used_stops_the_start(
    sainome: Command, at_home: Path, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def opened(*_: object, **__: object) -> None:
        raise StoreUnavailable("postgresql://db/sainome", "Connection refused")

    with monkeypatch.context() as patched:
        patched.setattr(serve.Store, "open", opened)
        ran = sainome("run")
    away = "The database postgresql://db/sainome does not answer: Connection refused."
    assert (ran.code, ran.err.splitlines()[-1]) == (1, away), "a supervisor tries again"
    monkeypatch.setattr("bot.cli.serve.LEASE", -1.0)
    with claimed(Path("var/sainome.db")):
        ran = sainome("run")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.splitlines()[1:] == ["Another bot plays with the database var/sainome.db; stop it first."]
    for left in (at_home / "var").iterdir():
        left.unlink()
    (at_home / "var").rmdir()
    (at_home / "var").write_text("a file where a folder should be")
    ran = sainome("run")
    assert (ran.code, "Traceback" in ran.err) == (2, False)
    assert "var/sainome.db cannot be created or written" in ran.err


@pytest.mark.parametrize("version", [32, 38])
async def test_image_does_not_begin_anew_beside_its_games(at_home: Path, version: int) -> None:
    """A line of .env that had no effect until now must not take a community's games away, of whatever version."""
    volume, chosen = at_home / "volume.db", at_home / "chosen.db"
    played = await Store.open(volume, steps=[step for step in migrations() if step.number <= version])
    try:
        await serve.require_no_other(chosen, volume)  # nothing was played there either
        await played.write(lambda db: db.execute("INSERT INTO guild_settings (guild_id, lang) VALUES (7, 'ja')"))
    finally:
        await played.close()
    with pytest.raises(Stop, match=r"chosen.db is empty, but .*volume.db holds the games"):
        await serve.require_no_other(chosen, volume)
    assert glob("*.db*", root_dir=at_home) == ["volume.db"], "and nothing is made"
    await serve.require_no_other(volume, volume)
    await serve.require_no_other(chosen, at_home / "none.db")
    store = await Store.open(chosen)
    try:
        await store.write(lambda db: SERVER_SETTINGS.put(db, ServerSettings("ja"), guild_id=7))
    finally:
        await store.close()
    await serve.require_no_other(chosen, volume)


def test_servers_of_a_private_bot_reach_the_client(
    sainome: Command, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    async def registers(*_: object) -> int:
        return 0

    def builds(*_: object, operator: Operator, **__: object) -> None:
        asked.append(operator.servers)
        raise CannotConnect("enough")

    monkeypatch.setenv("SAINOME_SERVERS", "12,345")
    monkeypatch.setattr(serve, "register", registers)
    monkeypatch.setattr(serve, "build_client", builds)
    assert sainome("sync").code == 0
    assert "enough" in sainome("run").err
    assert asked == [{12, 345}]


async def test_new_bot_waits_for_the_old_one(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Path("sainome.db")
    with ExitStack() as old, ExitStack() as new:
        old.enter_context(claimed(database))

        async def ends(_: float) -> None:
            old.close()

        monkeypatch.setattr(asyncio, "sleep", ends)
        await serve._claim(database, new)
        with pytest.raises(InUse), claimed(database):
            pass


@pytest.mark.parametrize(
    ("settings", "database", "copies"),
    [
        ({}, "var/sainome.db (new)", "var/backups, each day after 3:00 UTC"),
        ({"SAINOME_DATABASE": "here.db", "SAINOME_BACKUP_DAYS": "0"}, "here.db", "none: SAINOME_BACKUP_DAYS is 0"),
        (
            {"SAINOME_DATABASE": "postgresql://me:s3cret@db/sainome"},
            "postgresql://me@db/sainome",
            "none: those of a PostgreSQL database are made with pg_dump (docs/operating.md)",
        ),
    ],
)
def test_first_line_says_what_begins(
    sainome: Command, at_home: Path, token: str, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str],
    database: str, copies: str,
) -> None:  # fmt: skip
    (at_home / "here.db").write_bytes(b"a database")
    for name, value in {"SAINOME_LOG_JSON": "true", "SAINOME_LAGN": "ja", **settings}.items():
        monkeypatch.setenv(name, value)

    def ends(*start: object) -> int:
        raise Stop("the start ends here")

    monkeypatch.setattr(serve, "_serve", lambda *_, **__: None)
    monkeypatch.setattr(serve, "_running", ends)
    lines = [json.loads(line) for line in sainome("run").err.splitlines()[:-1]]
    assert [line["event"] for line in lines] == ["bot-started", "settings-unknown"]
    assert [lines[0][name] for name in ("version", "database", "copies")] == [release(), database, copies]


# --- Discord says no ---------------------------------------------------------------------------------------------


@contextmanager
def discord_that(login: Exception | None = None, connection: Exception | None = None) -> Iterator[None]:
    """Let Discord answer a login, or the connection after it, with an error."""

    async def logs_in(self: discord.Client, token: str) -> None:
        if login is not None:
            raise login

    async def connects(self: discord.Client, *, reconnect: bool = True) -> None:
        assert connection is not None
        raise connection

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(discord.Client, "login", logs_in)
        patched.setattr(discord.Client, "connect", connects)
        yield


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=0, code=code)  # type: ignore[arg-type]


FOR_GOOD = "Discord has closed the connection for good: "
RESET = "Discord does not accept this DISCORD_TOKEN; it may have been reset."
REFUSED: tuple[tuple[dict[str, Exception], str], ...] = (
    ({"login": discord.LoginFailure("Improper token")}, RESET),
    ({"login": aiohttp.ServerDisconnectedError("gone")}, "Discord cannot be reached: gone."),
    ({"connection": closed(4004)}, f"{FOR_GOOD}the DISCORD_TOKEN is no longer good"),
    ({"connection": closed(4013)}, f"{FOR_GOOD}it does not know an event"),
    (
        {"connection": discord.PrivilegedIntentsRequired(0)},
        f"{FOR_GOOD}the application may not see the servers that it is on",
    ),
    ({"connection": closed(4999)}, f"{FOR_GOOD}code 4999"),
)


async def test_refusal_of_discord_is_a_sentence() -> None:
    for error, sentence in REFUSED:
        with discord_that(**error), pytest.raises(CannotConnect) as caught:
            await connect(discord.Client(intents=discord.Intents.none()), "token")
        assert str(caught.value).startswith(sentence)


async def test_login_goes_on_while_discord_is_out_of_order(monkeypatch: pytest.MonkeyPatch) -> None:
    logins, waits = list[int](), list[float]()

    async def login(self: discord.Client, token: str) -> None:
        logins.append(1)
        if len(logins) <= 3:
            answer: Any = SimpleNamespace(status=503, reason="Service Unavailable")
            raise discord.DiscordServerError(answer, "")

    async def connected(self: discord.Client, *, reconnect: bool = True) -> None:
        """Be connected."""

    async def waited(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(discord.Client, "connect", connected)
    monkeypatch.setattr("bot.registration.asyncio.sleep", waited)
    await connect(discord.Client(intents=discord.Intents.none()), "token")
    assert (len(logins), waits) == (4, [5.0, 10.0, 20.0])


def test_failed_start_says_nothing_of_voice_and_whether_to_try_again(
    sainome: Command, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A supervisor starts the bot again after 1, and not after 2 (scripts/sainome.service)."""
    for name in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, name, True)
    for command in ("run", "sync"):
        for error, code, sentence in (
            (discord.LoginFailure("Improper token"), 2, RESET),
            (OSError("no route"), 1, "Discord cannot be reached: no route."),
        ):
            with discord_that(login=error):
                ran = sainome(command)
            first, *_, last = ran.err.splitlines()
            assert (ran.code, last, "voice" in ran.err) == (code, sentence, False)
            assert ("bot-started" in first) == (command == "run")


STAND_IN = """
    import asyncio, sys
    from pathlib import Path
    import discord
    from aiohttp import web
    from bot.__main__ import main

    ports = []

    class AnyPort(web.TCPSite):
        "Takes a free port and notes it: one chosen beforehand may be taken by then."

        def __init__(self, runner, host, port):
            super().__init__(runner, host, 0)

        async def start(self):
            await super().start()
            ports.append(self._runner.addresses[0][1])

    async def login(self, token):
        "Discord lets us in."

    async def connect(self, *, reconnect=True):
        self.app.shards.connected(0, 1)
        while not Path(sys.argv[1]).exists():
            await asyncio.sleep(0.01)
        print("connected", *ports, flush=True)
        await asyncio.Event().wait()

    discord.Client.login, discord.AutoShardedClient.connect = login, connect
    discord.Client.is_ready = lambda self: True
    web.TCPSite = AnyPort
    sys.exit(main(["run"]))
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)])
def test_signal_stops_the_bot_cleanly(at_home: Path, sainome: Command, number: signal.Signals) -> None:
    """A real process with a stand-in for Discord closes its database and ends with exit code 0."""
    sign = heartbeat_file(at_home / "var" / "sainome.db")
    env = {**os.environ, "DISCORD_TOKEN": "token", "PYTHONPATH": str(PROJECT), "SAINOME_METRICS_PORT": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(STAND_IN), str(sign)],
        cwd=at_home, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as bot:  # fmt: skip
        try:
            assert bot.stdout is not None
            connected, port = bot.stdout.readline().split()
            assert connected == "connected"
            assert sainome("health").code == 0
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=HANG) as page:
                assert page.read() == b"ok\n"
            bot.send_signal(number)
            _, said = bot.communicate(timeout=HANG)
        finally:
            bot.kill()
    assert (bot.returncode, "Traceback" in said) == (0, False), said
    assert "bot-started" in said.splitlines()[0]
    assert "voice" not in said, "nothing of PyNaCl and davey"
    left = {file.name for file in (at_home / "var").iterdir()}
    assert left == {"sainome.db", "sainome.db.lock"}, "no open WAL, no sign of life; the lock file stays"
    assert (sainome("health").code, sainome("check").code) == (1, 0)


def test_demo_is_as_the_command_line_says(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[DemoOptions] = []
    monkeypatch.setattr(start, "run", lambda options: told.append(options) or 0)
    assert sainome("demo").code == 0
    words = "--game octa --port 0 --dm ben --clock-speed 60 --lang ja --database there.db --fresh --no-browser"
    assert sainome("demo", *words.split()).code == 0
    other = DemoOptions(
        game="octa", port=0, dm="ben", clock_speed=60.0, lang="ja", database=Path("there.db"), fresh=True,
        open_browser=False,
    )  # fmt: skip
    assert told == [DemoOptions(), other]
