"""Notes which test enters which line, for ``scripts.mutants``: ``pytest -p scripts.contexts``.

Each process writes ``.mutants/coverage.<worker>``, with each test as a context of coverage.py, and
``.mutants/seconds.<worker>``: a line of JSON for each test, its name, its seconds of processor time, and whether it
names itself slow (tests/lanes.txt does not count).
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

FOLDER = Path(__file__).resolve().parent.parent / ".mutants"
PRODUCT = ("bot", "engines", "render")


class Contexts:
    """One process: the tests that it runs, and the lines that each of them enters."""

    def __init__(self, worker: str) -> None:
        FOLDER.mkdir(exist_ok=True)
        self._coverage = coverage.Coverage(
            data_file=FOLDER / f"coverage.{worker}", config_file=False, source=[*PRODUCT], messages=False
        )
        self._coverage.set_option("run:core", "ctrace")  # the only one that knows contexts
        self._coverage.set_option("run:relative_files", True)
        self._seconds = (FOLDER / f"seconds.{worker}").open("w", encoding="utf-8")
        self._coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, bool, bool]:
        self._coverage.switch_context(item.nodeid)
        begun = time.process_time()
        done = yield
        is_marked = any(not mark.kwargs for mark in item.iter_markers("slow"))
        self._seconds.write(json.dumps([item.nodeid, round(time.process_time() - begun, 4), is_marked]) + "\n")
        return done

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        self._coverage.save()
        self._seconds.close()


def pytest_configure(config: pytest.Config) -> None:
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is not None or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Contexts(worker or "alone"))
