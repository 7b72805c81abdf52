"""What tests cost: processor seconds by folder, told after each run; with ``--count-work`` also calls of functions.

Seconds depend on the machine, so they are told and never asserted. Calls do not: ``.ci/run`` counts those of the
quick lane, compares them with the last release (tests/data/work.txt), and lets no test into it that makes more than
LONG of them and is not listed with a reason (tests/lanes.txt). Counted is what the first thread of a process calls.
"""

from __future__ import annotations

import cProfile
import resource
import time
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from bot.release import release

from . import lanes

LONG_SECONDS = 0.5
LONG = 2_000_000
"""Calls of functions in about half a second."""
GROWTH = 0.05
"""From one release to the next, at most; what is meant is written down by ``make test ARGS=--count-work=write``."""
COUNTED = Path(__file__).parent / "data" / "work.txt"


def spent() -> float:
    """Return the processor seconds of this process and of those that it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def counted() -> dict[str, int]:
    """Return the calls of the quick lane, by release."""
    lines = (line.split() for line in COUNTED.read_text(encoding="utf-8").splitlines())
    return {version: int(calls.replace(",", "")) for version, calls in lines}


class Meter:
    """Measures each test, in the process that runs it.

    With ``counts`` a test that is too long runs a second time, which counts: the first one of a process may have
    paid for what all others find loaded.
    """

    def __init__(self, *, counts: bool) -> None:
        self._begun = 0.0
        self._profile = cProfile.Profile(subcalls=False, builtins=False) if counts else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        if self._profile is None:
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports, calls = self._counted(item, nextitem)
        if calls > LONG and all(report.passed for report in reports):
            item._initrequest()  # type: ignore[attr-defined]
            reports, calls = self._counted(item, nextitem)
        for report in reports:
            report.calls = calls * (report.when == "teardown")
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def _counted(self, item: pytest.Item, nextitem: pytest.Item | None) -> tuple[list[Any], int]:
        assert self._profile is not None
        self._profile.clear()
        self._profile.enable()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        self._profile.disable()
        return reports, sum(entry.callcount for entry in self._profile.getstats())

    def pytest_runtest_logstart(self) -> None:
        self._begun = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
        report = yield
        if call.when == "teardown":
            report.seconds = spent() - self._begun
        return report

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["seconds"] = spent()


class Bill:
    """Adds up what all processes report, and tells it."""

    def __init__(self, config: pytest.Config) -> None:
        self._work: str | None = config.getoption("count_work")
        self._seconds: Counter[str] = Counter()
        self._calls: Counter[str] = Counter()
        self._workers = 0.0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self._seconds[report.nodeid] += getattr(report, "seconds", 0.0)
            self._calls[report.nodeid] += getattr(report, "calls", 0)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self._workers += getattr(node, "workeroutput", {}).get("seconds", 0.0)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self._work is None or exitstatus != pytest.ExitCode.OK:
            return
        before, calls = counted(), self._calls.total()
        if self._work == "write":
            before[release()] = calls
            COUNTED.write_text(
                "".join(f"{version} {many:,}\n" for version, many in before.items()), encoding="utf-8"
            )
        elif self._long() or calls > before.get(release(), [*before.values(), calls][-1]) * (1 + GROWTH):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _long(self) -> list[str]:
        """Return the tests that are too long for the quick lane and not listed with a reason."""
        listed = lanes.read().long
        return [
            f"{name}: {calls:,} calls"
            for name, calls in self._calls.most_common()
            if calls > LONG and name.partition("[")[0] not in listed
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        folders: Counter[str] = Counter()
        for name, used in self._seconds.items():
            folders["/".join(name.partition("::")[0].split("/")[1:2])] += used
        if not folders:
            return
        tests, whole = folders.total(), self._workers + time.process_time()
        terminalreporter.section("processor seconds")
        parts = [f"{folder} {used:.1f}" for folder, used in folders.most_common()]
        terminalreporter.line(", ".join([*parts, f"collection and all else {max(0.0, whole - tests):.1f}"]))
        terminalreporter.line(f"{max(tests, whole):.1f} in all")
        if self._work is not None:
            self._tell_work(terminalreporter)

    def _tell_work(self, terminalreporter: pytest.TerminalReporter) -> None:
        calls, earlier = self._calls.total(), {v: many for v, many in counted().items() if v != release()}
        terminalreporter.line(f"{calls:,} calls of functions")
        for version, many in list(earlier.items())[-1:]:
            terminalreporter.line(
                f"  {calls / many - 1:+.1%} since {version}; {GROWTH:.0%} more than written down fail"
            )
        for line in self._long():
            terminalreporter.line(f"too long for the quick lane, and not in tests/lanes.txt with a reason: {line}")
