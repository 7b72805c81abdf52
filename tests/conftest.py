"""Shared by all tests: no skips in CI, the slow lane, plain logs, and new databases copied from a template."""

from __future__ import annotations

import gc
import os
import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import structlog

from bot.config import Address
from bot.session import strong
from bot.store import Store
from bot.store.drivers import postgres as postgres_driver
from bot.store.drivers import sqlite
from bot.store.migrate import Migration, migrations, prepare
from bot.workers import Worker, processes, thinkers
from engines.core.opponents.computers import STRONG, Searching
from engines.core.opponents.suggestions import ready_made

from . import costs, feature, lanes, postgres
from .hanging import HANG

PRODUCTION_SETTINGS = sqlite._settings
_SERVER = pytest.StashKey[ExitStack]()
IN_CI = os.environ.get("CI") == "true"

# A deadline for each example is wall clock, which a busy machine misses; the examples are the same each time.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=("sqlite", "postgres"),
        default="sqlite",
        help="what tests keep their tables in; postgres: a server that is started for them",
    )
    parser.addoption(
        "--count-work",
        nargs="?",
        const="compare",
        choices=("compare", "write"),
        help="count calls of functions and compare them with the last release, or write them down (tests/costs.py)",
    )
    parser.addoption("--feature", help="of what is collected, what holds this feature or module (tests/feature.py)")
    parser.addoption("--without-axe", action="store_true", help="leave out what axe-core checks (tests/e2e/axe)")


def pytest_configure(config: pytest.Config) -> None:
    """Start one server for all workers. Collect garbage seldom: each time all modules and texts are looked at."""
    gc.set_threshold(10_000, 10, 10)
    if not config.getoption("numprocesses", None):
        config.pluginmanager.register(costs.Meter(counts=config.getoption("count_work") is not None))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(costs.Bill(config))
    if config.getoption("--database") == "postgres" and postgres.FOLDER not in os.environ:
        if missing := postgres.why_missing():
            raise pytest.UsageError(f"--database=postgres: {missing}")
        server = config.stash[_SERVER] = ExitStack()
        os.environ[postgres.FOLDER] = str(server.enter_context(postgres.own()).folder)


def pytest_unconfigure(config: pytest.Config) -> None:
    if _SERVER in config.stash:
        del os.environ[postgres.FOLDER]
        config.stash[_SERVER].close()


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """In CI a skipped test is a failed one: a check that did not run must not look like one that passed."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid}: skipped in CI ({reason})"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about SQLite's files where there are none, and what axe-core checks without it.

    Put everything in a browser into the slow lane, and what the list says. Start the longest tests first, so that
    none ends alone."""
    if config.getoption("--database") == "postgres":
        _leave_out(config, items, lambda item: item.get_closest_marker("sqlite") is not None)
    if config.getoption("--without-axe"):
        _leave_out(config, items, lambda item: "axe_finds" in getattr(item, "fixturenames", ()))
    if config.getoption("--feature"):
        held, files = feature.tests_of(config.getoption("--feature"), lanes.holding())
        _leave_out(
            config, items, lambda item: item.nodeid not in held and item.nodeid.partition("::")[0] not in files
        )
    listed = lanes.read()
    for item in items:
        if item.get_closest_marker("e2e") is not None:
            item.add_marker(pytest.mark.slow)
        elif listed.is_slow(item.nodeid):
            item.add_marker(pytest.mark.slow(listed=True))
    items.sort(key=_length)


def _length(item: pytest.Item) -> int:
    """Return 0 for tests of the demo page, 1 for others in a browser, 2 for other slow ones, 3 for the rest."""
    lengths = (
        "start_demo" in getattr(item, "fixturenames", ()),
        item.get_closest_marker("e2e") is not None,
        item.get_closest_marker("slow") is not None,
        True,
    )
    return lengths.index(True)


def _leave_out(config: pytest.Config, items: list[pytest.Item], unwanted: Callable[[pytest.Item], bool]) -> None:
    left = [item for item in items if unwanted(item)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in set(left)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _refuse_skip(report)
    return report


@pytest.fixture(autouse=True)
def _quick_suggestions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the most promising turn for the ready-made one, and hardly search as the strong player of a day.

    What searchers find is measured by the bench.
    """
    monkeypatch.setattr(thinkers, "ready_made", partial(ready_made, budget=0))
    monkeypatch.setattr(strong, "SEARCHERS", {STRONG: Searching(10)})


@pytest.fixture(autouse=True)
def _plain_logs() -> Iterator[None]:
    """Log as plain text: a coloured traceback with all its locals takes a second."""
    structlog.configure(
        processors=[
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(repr_native_str=False),
        ],
        cache_logger_on_first_use=False,
    )
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session", autouse=True)
def _quick_databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Copy new databases from one that was migrated once, and do not wait for the disk.

    A test outlives no loss of power; a process that is killed loses nothing without the wait either.
    """
    template, steps = tmp_path_factory.mktemp("template") / "sainome.db", migrations()
    prepare(template, steps)

    def copied(path: Path, wanted: Sequence[Migration]) -> None:
        if wanted == steps and path.parent.is_dir() and not path.exists():
            shutil.copyfile(template, path)
        prepare(path, wanted)

    def unsynced(db: sqlite3.Connection) -> None:
        PRODUCTION_SETTINGS(db)
        db.execute("PRAGMA synchronous = OFF")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite, "prepare", copied)
        patched.setattr(sqlite, "_settings", unsynced)
        yield


class Patient(Worker):
    """A worker that is not taken for hung where a test makes others impatient: a fork may take its time."""

    def _wait(self, pipe: Connection) -> None:
        pipe.poll(HANG)


@pytest.fixture(scope="session")
def _first_worker() -> Iterator[Worker]:
    """A process that has imported what workers do: to start one takes most of a second."""
    first = Patient("first", HANG)
    yield first
    first.close()


@pytest.fixture
def forked(_first_worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork fresh workers from one that all tests share."""
    for module in (processes, thinkers):
        monkeypatch.setattr(module, "fresh", _first_worker.fork)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """A PostgreSQL server, which is waited for however slow the machine is."""
    if missing := postgres.why_missing():
        pytest.skip(missing)
    with pytest.MonkeyPatch.context() as patched, postgres.running() as server:
        patched.setattr("bot.store.drivers.postgres.PATIENCE", HANG)
        yield server


@pytest.fixture
def address(postgres_server: postgres.Server) -> Iterator[Address]:
    """A database on a server."""
    with postgres_server.lent() as lent:
        yield lent


@pytest.fixture
def empty_address(postgres_server: postgres.Server) -> Iterator[Address]:
    """A database on a server, without a schema."""
    with postgres_server.lent(is_empty=True) as lent:
        yield lent


@pytest.fixture(scope="session")
def _databases(request: pytest.FixtureRequest) -> Iterator[postgres.Databases | None]:
    """With --database=postgres, give each new database file a place on the server instead.

    Its connections are waited for however slow the machine is.
    """
    if request.config.getoption("--database") == "sqlite":
        yield None
        return
    databases = postgres.Databases(request.getfixturevalue("postgres_server"))
    open_ = Store.open

    async def opened(database: Address | Path | str, **options: Any) -> Store:
        if not isinstance(database, Address) and not os.path.exists(database) and "steps" not in options:  # noqa: ASYNC240
            database = databases.at(Path(database))
            with pytest.MonkeyPatch.context() as patient:
                patient.setattr(postgres_driver, "PATIENCE", HANG)
                return await open_(database, **{"answer_within": HANG, **options})
        return await open_(database, **options)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Store, "open", opened)
        yield databases


@pytest.fixture(autouse=True)
def _clean_databases(_databases: postgres.Databases | None) -> Iterator[None]:
    yield
    if _databases is not None:
        _databases.release()


@pytest.fixture
def production_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make and open databases as the bot does: migrated one by one, every write waiting for the disk."""
    monkeypatch.setattr(sqlite, "prepare", prepare)
    monkeypatch.setattr(sqlite, "_settings", PRODUCTION_SETTINGS)
