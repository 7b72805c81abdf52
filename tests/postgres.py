"""A PostgreSQL server for tests: on a socket in a temporary folder, without waiting for the disk.

A server that is killed loses nothing by that, as the system still writes what it was given.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

import psycopg

from bot.config import Address
from bot.store.drivers import dialect, postgres
from bot.store.migrate import migrations

from .hanging import HANG
from .prying import HELD

FOLDER = "SAINOME_TEST_POSTGRES"
"""The environment's variable with the folder of a server that another process has started."""
USER = "sainome"
_SAFE = {
    "shared_buffers": "32MB",
    "max_connections": "200",
    "autovacuum": "off",
    "listen_addresses": "",
}
_QUICK = {**_SAFE, "fsync": "off", "full_page_writes": "off"}


def binaries() -> Path | None:
    """Return the folder of the server's programs, the newest version; None if there is none."""
    on_path = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    return Path(on_path).parent if on_path else folders[-1].parent if folders else None


def why_missing() -> str | None:
    """Return why there can be no server; None if there can."""
    return None if binaries() else "there is no PostgreSQL server on this machine (apt-get install postgresql)"


class Server:
    """A server that runs."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = MappingProxyType({})) -> None:
        self.folder = folder
        self._settings = settings
        self._numbers = itertools.count()
        self._prefix = f"w{os.getpid()}"
        self._template: str | None = None
        self._cleaning: bytes | None = None

    def address(self, name: str) -> Address:
        return Address.parse(f"postgresql://{USER}@/{name}?host={self.folder}")

    def sql(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres").url, autocommit=True) as raw:
            raw.execute(statement.encode())

    def empty(self) -> Address:
        """Return a new database without a schema."""
        name = f"{self._prefix}_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.address(name)

    def new(self) -> Address:
        """Return a new database with the newest schema, copied from one that was migrated once."""
        if self._template is None:
            template = self.empty()
            postgres._prepare(template, migrations(), False, 0.0)
            self._template = template.shown.rpartition("/")[2]
        name = f"{self._prefix}_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {self._template}")
        return self.address(name)

    def drop(self, address: Address) -> None:
        self.sql(f"DROP DATABASE {address.shown.rpartition('/')[2]} WITH (FORCE)")

    @contextmanager
    def lent(self, *, is_empty: bool = False) -> Iterator[Address]:
        """Give a new database for a while; ``is_empty``: without a schema."""
        address = self.empty() if is_empty else self.new()
        try:
            yield address
        finally:
            self.drop(address)

    def clean(self, address: Address) -> None:
        """Empty all tables, and count from one again: quicker by far than a new database."""
        with psycopg.connect(address.url, autocommit=True) as raw:
            if self._cleaning is None:
                self._cleaning = _cleaning(raw)
            raw.execute(self._cleaning)

    # --- the process ---------------------------------------------------------------------------------------------

    def control(self, action: str, *options: str) -> None:
        """Run pg_ctl: start, stop, restart."""
        programs = binaries()
        assert programs is not None
        command = [str(programs / "pg_ctl"), "-D", str(self.folder / "data"), "-w", "-t", f"{HANG:.0f}", action]
        command += options
        subprocess.run([*_as_owner(), *command], check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        settings = " ".join(f"-c {name}={value!r}" for name, value in self._settings.items())
        log = str(self.folder / "log")
        self.control("start", "-l", log, "-o", f"-k {self.folder} {settings}")

    def stop(self) -> None:
        self.control("stop", "-m", "immediate")


@contextmanager
def running() -> Iterator[Server]:
    """Give the server of another process, or start one and remove it in the end."""
    given = os.environ.get(FOLDER)
    if given:
        yield Server(Path(given))
        return
    with own() as server:
        yield server


@contextmanager
def own(*, is_quick: bool = True) -> Iterator[Server]:
    """Start a server, and remove it in the end. ``is_quick``: it does not wait for the disk."""
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="sainome-pg-"))
    server = Server(folder, _QUICK if is_quick else _SAFE)
    try:
        if os.getuid() == 0:  # the server refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        command = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-N"]
        command += ["--locale=C", "--encoding=UTF8"]
        subprocess.run([*_as_owner(), *command], check=True, stdout=subprocess.DEVNULL, cwd="/")
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _cleaning(raw: psycopg.Connection[Any]) -> bytes:
    """Return the statements that empty a database, whatever its triggers and foreign keys say."""
    db = postgres.PostgresConnection(raw)
    tables = dialect.tables(db)
    sequences = raw.execute("SELECT sequencename FROM pg_sequences WHERE schemaname = current_schema()").fetchall()
    statements = ["SET session_replication_role = replica", f"SET lock_timeout = '{HANG:.0f}s'"]
    statements += [f"DELETE FROM {table}" for table in tables]
    statements += [f"DROP TRIGGER IF EXISTS {HELD} ON sessions"]
    statements += [f"ALTER SEQUENCE {name} RESTART" for (name,) in sequences]
    return "; ".join(statements).encode()


class Databases:
    """Databases in place of files: the same one for a path as long as a test lasts."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._of_path: dict[Path, Address] = {}
        self._free: list[Address] = []

    def at(self, path: Path) -> Address:
        path = path.absolute()
        if path not in self._of_path:
            self._of_path[path] = self._free.pop() if self._free else self._server.new()
        return self._of_path[path]

    def release(self) -> None:
        """Clean the databases of the test that has ended, for the next one."""
        for address in self._of_path.values():
            self._server.clean(address)
            self._free.append(address)
        self._of_path.clear()


def _as_owner() -> list[str]:
    if os.getuid() != 0:
        return []
    nobody = pwd.getpwnam("nobody")
    return ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
