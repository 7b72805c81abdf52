"""Shared by all tests: no skips in CI, the slow lane, plain logs, and new databases copied from a template."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import pytest
import structlog

from bot.store import database
from bot.store.migrate import Migration, migrations, prepare

PRODUCTION_SETTINGS = database._settings
IN_CI = os.environ.get("CI") == "true"


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """In CI a skipped test is a failed one: a check that did not run must not look like one that passed."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid}: skipped in CI ({reason})"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put everything in a browser into the slow lane; start the longest tests first, so that none ends alone."""
    for item in items:
        if item.get_closest_marker("e2e") is not None:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: (item.get_closest_marker("e2e") is None, item.get_closest_marker("slow") is None))


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

    def unsynced(db: database.Connection) -> None:
        PRODUCTION_SETTINGS(db)
        db.execute("PRAGMA synchronous = OFF")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(database, "prepare", copied)
        patched.setattr(database, "_settings", unsynced)
        yield


@pytest.fixture
def production_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make and open databases as the bot does: migrated one by one, every write waiting for the disk."""
    monkeypatch.setattr(database, "prepare", prepare)
    monkeypatch.setattr(database, "_settings", PRODUCTION_SETTINGS)
