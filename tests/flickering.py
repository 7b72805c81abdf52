"""Repeats in ``.ci/run`` what failed in a lane, alone and once: ``pytest -p tests.flickering``.

Up to three tests are repeated, each in a process of its own. One that then passes has flickered: both outcomes are
told, and the lane goes on. More failures, a test that flickered before (tests/flickered.txt), a failed collection
and a crashed worker are not repeated. (pytest-rerunfailures repeats any number, beside what made them fail.)
"""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

MOST = 3
"""Failed tests of a lane that are repeated."""


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Lane(config))


class Lane:
    """What failed in one run of pytest, and how it went when it was repeated."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._failed: dict[str, str] = {}
        """Where each test failed first, by its name."""
        self._is_broken = False
        """Something failed that is no test."""
        self._told: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.setdefault(report.nodeid, f"failed in {report.when}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._is_broken |= report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, error: object) -> None:
        self._is_broken |= bool(error)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.TESTS_FAILED or self._is_broken or not 0 < len(self._failed) <= MOST:
            return
        again = self._flickered_before() & {name.partition("[")[0] for name in self._failed}
        if again:
            self._told += [f"FLICKERED BEFORE {name}: not repeated" for name in sorted(again)]
            return
        passed = [self._passes_alone(name, first) for name, first in self._failed.items()]
        if all(passed):
            session.exitstatus = pytest.ExitCode.OK

    def _flickered_before(self) -> set[str]:
        """Return the listed tests, without the case of each."""
        lines = (self._config.rootpath / "tests" / "flickered.txt").read_text(encoding="utf-8").splitlines()
        return {line.partition("[")[0].strip() for line in lines if not line.startswith("#")}

    def _passes_alone(self, name: str, first: str) -> bool:
        database = self._config.getoption("database", None)
        command = [sys.executable, "-m", "pytest", *([f"--database={database}"] if database else []), name]
        done = subprocess.run(command, cwd=self._config.rootpath, capture_output=True, text=True, check=False)
        if done.returncode == 0 and re.search(r"\b1 passed\b", done.stdout):
            self._told.append(f"FLICKERED {name}: {first}, then passed alone")
            return True
        self._told += [done.stdout + done.stderr, f"FAILED TWICE {name}: {first}, then failed alone"]
        return False

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._told:
            terminalreporter.section("repeated")
        for line in self._told:
            terminalreporter.line(line)
