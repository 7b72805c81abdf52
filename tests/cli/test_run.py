"""``sainome run`` and ``sync``: reasons to refuse a start, and SIGTERM for a running bot; what ``demo`` is told."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import textwrap
from contextlib import ExitStack
from glob import glob
from pathlib import Path
from types import SimpleNamespace
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


@pytest.mark.parametrize("command", ["run", "sync"])
def test_missing_token_is_one_sentence(sainome: Command, at_home: Path, command: str) -> None:
    ran = sainome(command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "DISCORD_TOKEN is not set: put it into .env (see .env.example) or the environment.\n"
    assert not list(at_home.iterdir())


def test_database_that_cannot_be_created_stops_the_start(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    (at_home / "var").write_text("a file where a folder should be")
    ran = sainome("run")
    assert ran.code == 2
    assert "var/sainome.db cannot be created or written" in ran.err
    assert "Traceback" not in ran.err


def test_second_bot_on_the_same_database_is_refused(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr("bot.cli.serve.LEASE", -1.0)
    with claimed(Path("var/sainome.db")):
        ran = sainome("run")
    assert (ran.code, ran.out) == (1, ""), "a supervisor tries again"
    assert ran.err.splitlines()[1:] == ["Another bot plays with the database var/sainome.db; stop it first."]


@pytest.mark.parametrize("version", [32, 37, 38])
async def test_image_does_not_begin_anew_beside_its_games(at_home: Path, version: int) -> None:
    """A line of .env that had no effect until now must not take a community's games away; of whatever version they
    are."""
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


def test_servers_of_a_private_bot_reach_the_client(sainome: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def registers(*_: object) -> int:
        return 0

    def builds(*_: object, operator: Operator, **__: object) -> None:
        asked.append(operator.servers)
        raise CannotConnect("enough")

    monkeypatch.setenv("DISCORD_TOKEN", "token")
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


class Refusing(discord.Client):
    """A client that gets an error from Discord at login."""

    def __init__(self, error: Exception) -> None:
        super().__init__(intents=discord.Intents.none())
        self._error = error

    async def login(self, token: str) -> None:
        raise self._error


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            discord.LoginFailure("Improper token"),
            "Discord does not accept this DISCORD_TOKEN; it may have been reset.",
        ),
        (OSError("no route"), "Discord cannot be reached: no route."),
        (aiohttp.ServerDisconnectedError("gone"), "Discord cannot be reached: gone."),
    ],
)
async def test_login_refused_by_discord_is_a_sentence(error: Exception, sentence: str) -> None:
    with pytest.raises(CannotConnect) as caught:
        await connect(Refusing(error), "token")
    assert str(caught.value) == sentence


@pytest.mark.parametrize("command", ["run", "sync"])
@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (
            discord.LoginFailure("Improper token"),
            2,
            "Discord does not accept this DISCORD_TOKEN; it may have been reset.",
        ),
        (OSError("no route"), 1, "Discord cannot be reached: no route."),
    ],
)
def test_failed_start_says_nothing_of_voice_and_whether_to_try_again(
    sainome: Command, monkeypatch: pytest.MonkeyPatch, command: str, error: Exception, code: int, sentence: str
) -> None:
    """A supervisor starts the bot again after 1, and not after 2 (scripts/sainome.service)."""

    async def login(self: discord.Client, token: str) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", "a-false-one")
    monkeypatch.setattr(discord.Client, "login", login)
    for name in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, name, True)
    ran = sainome(command)
    first, *_, last = ran.err.splitlines()
    assert (ran.code, last) == (code, sentence)
    assert "voice" not in ran.err
    assert ("bot-started" in first) == (command == "run")


def test_database_that_is_away_at_the_start_is_tried_again(
    sainome: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def opened(*_: object, **__: object) -> None:
        raise StoreUnavailable("postgresql://db/sainome", "Connection refused")

    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(serve.Store, "open", opened)
    ran = sainome("run")
    assert (ran.code, ran.err.splitlines()[-1]) == (
        1,
        "The database postgresql://db/sainome does not answer: Connection refused.",
    )


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
    sainome: Command,
    at_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    settings: dict[str, str],
    database: str,
    copies: str,
) -> None:
    (at_home / "here.db").write_bytes(b"a database")
    for name, value in {
        "DISCORD_TOKEN": "token",
        "SAINOME_LOG_JSON": "true",
        "SAINOME_LAGN": "ja",
        **settings,
    }.items():
        monkeypatch.setenv(name, value)

    def ends(*start: object) -> int:
        raise Stop("the start ends here")

    monkeypatch.setattr(serve, "_serve", lambda *_, **__: None)
    monkeypatch.setattr(serve, "_running", ends)
    lines = [json.loads(line) for line in sainome("run").err.splitlines()[:-1]]
    assert [line["event"] for line in lines] == ["bot-started", "settings-unknown"]
    assert [lines[0][name] for name in ("version", "database", "copies")] == [release(), database, copies]


class Closing(discord.Client):
    """A client whose gateway ends the connection for good."""

    def __init__(self, error: Exception) -> None:
        super().__init__(intents=discord.Intents.none())
        self._error = error

    async def login(self, token: str) -> None:
        """Be logged in."""

    async def connect(self, *, reconnect: bool = True) -> None:
        raise self._error


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=0, code=code)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (closed(4004), "the DISCORD_TOKEN is no longer good"),
        (closed(4013), "it does not know an event"),
        (discord.PrivilegedIntentsRequired(0), "the application may not see the servers that it is on"),
        (closed(4999), "code 4999"),
    ],
)
async def test_connection_closed_for_good_is_a_sentence(error: Exception, why: str) -> None:
    with pytest.raises(CannotConnect, match=f"Discord has closed the connection for good: {why}"):
        await connect(Closing(error), "token")


class Recovering(discord.Client):
    """A client that Discord serves again after three faults of its own."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.logins = 0

    async def login(self, token: str) -> None:
        self.logins += 1
        if self.logins <= 3:
            answer = SimpleNamespace(status=503, reason="Service Unavailable")
            raise discord.DiscordServerError(answer, "")  # type: ignore[arg-type]

    async def connect(self, *, reconnect: bool = True) -> None:
        """Be connected."""


async def test_login_goes_on_while_discord_is_out_of_order(monkeypatch: pytest.MonkeyPatch) -> None:
    client, waits = Recovering(), list[float]()

    async def waited(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("bot.registration.asyncio.sleep", waited)
    await connect(client, "token")
    assert (client.logins, waits) == (4, [5.0, 10.0, 20.0])


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
    assert bot.returncode == 0, said
    assert "Traceback" not in said
    assert "bot-started" in said.splitlines()[0]
    assert "voice" not in said, "nothing of PyNaCl and davey"
    left = {file.name for file in (at_home / "var").iterdir()}
    assert left == {"sainome.db", "sainome.db.lock"}, "no open WAL, no sign of life; the lock file stays"
    assert sainome("health").code == 1
    assert sainome("check").code == 0


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


def test_cluster_on_a_file_is_refused_with_a_sentence(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    ran = sainome("run", "--cluster")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "--cluster needs a database that several processes can share: set SAINOME_DATABASE to the address of a "
        "PostgreSQL database (docs/scaling.md). One process with a SQLite file needs no --cluster.\n"
    )
    assert not list(at_home.iterdir())
