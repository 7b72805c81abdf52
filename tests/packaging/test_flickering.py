"""``.ci/run`` repeats up to three failed tests, alone and once; nothing else is repeated or laundered."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
FAILS = "def test_fails(): assert False\n"
ONCE = """
import pathlib
def first(name):
    mark = pathlib.Path(name)
    return not mark.exists() and mark.write_text("") == 0
"""
"""``first`` is true the first time it is asked."""
FLICKERS = ONCE + "def test_flickers(): assert not first('a')\n"

pytestmark = pytest.mark.slow


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "flickered.txt").write_text("# a comment\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def lane(project: Path, tests: str, *options: str) -> tuple[int, list[str]]:
    """Run planted tests as ``.ci/run`` does; return the exit code and the printed lines."""
    (project / "test_planted.py").write_text(tests)
    environment = {**os.environ, "CI": "true", "PYTHONPATH": str(PROJECT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "tests.flickering", *options]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def repeated(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith(("FLICKERED", "FAILED TWICE"))]


@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "2")])
def test_what_passes_alone_has_flickered_and_the_lane_goes_on(project: Path, workers: tuple[str, ...]) -> None:
    code, lines = lane(project, FLICKERS + "def test_passes(): pass\n", *workers)
    assert repeated(lines) == ["FLICKERED test_planted.py::test_flickers: failed in call, then passed alone"]
    assert "1 failed, 1 passed" in lines[-1]
    assert code == 0


def test_what_fails_twice_fails_the_lane(project: Path) -> None:
    code, lines = lane(project, FLICKERS + FAILS)
    assert repeated(lines) == [
        "FLICKERED test_planted.py::test_flickers: failed in call, then passed alone",
        "FAILED TWICE test_planted.py::test_fails: failed in call, then failed alone",
    ]
    assert code == 1


def test_lane_that_passes_repeats_nothing(project: Path) -> None:
    code, lines = lane(project, "def test_passes(): pass\n")
    assert (code, repeated(lines)) == (0, [])
    assert "1 passed" in lines[-1]


@pytest.mark.parametrize(("failures", "expected"), [(3, 0), (4, 1)])
def test_more_than_three_are_not_repeated(project: Path, failures: int, expected: int) -> None:
    tests = "".join(f"def test_{name}(): assert not first('{name}')\n" for name in "abcd"[:failures])
    code, lines = lane(project, ONCE + tests)
    assert (code, len(repeated(lines))) == (expected, 0 if expected else failures)


def test_what_flickered_before_fails_the_lane_whatever_its_case(project: Path) -> None:
    (project / "tests" / "flickered.txt").write_text("# a comment\ntest_planted.py::test_flickers[1]\n")
    case = (
        "import pytest\n@pytest.mark.parametrize('number', [2])\ndef test_flickers(number): assert not first('a')\n"
    )
    code, lines = lane(project, ONCE + case)
    assert repeated(lines) == ["FLICKERED BEFORE test_planted.py::test_flickers: not repeated"]
    assert code == 1


AROUND = (
    ONCE
    + """
import pytest
@pytest.fixture
def around():
    assert SETUP
    yield
    assert TEARDOWN
def test_it(around): pass
"""
)


@pytest.mark.parametrize(
    ("when", "setup", "teardown"), [("setup", "not first('a')", "1"), ("teardown", "1", "not first('a')")]
)
def test_errors_around_a_test_are_failures(project: Path, when: str, setup: str, teardown: str) -> None:
    code, lines = lane(project, AROUND.replace("SETUP", setup).replace("TEARDOWN", teardown))
    assert repeated(lines) == [f"FLICKERED test_planted.py::test_it: failed in {when}, then passed alone"]
    assert code == 0


@pytest.mark.parametrize("hooked", [True, False])
def test_skipped_test_is_not_laundered(project: Path, hooked: bool) -> None:
    """Skipped in CI is failed; nor has passed what is skipped when it is repeated."""
    if hooked:
        (project / "conftest.py").write_text("from tests.conftest import pytest_runtest_makereport\n")
        tests = "import pytest\ndef test_it(): pytest.skip()\n"
    else:
        tests = f"import pytest\n{ONCE}\ndef test_it():\n    assert not first('a')\n    pytest.skip()\n"
    code, lines = lane(project, tests)
    assert repeated(lines) == ["FAILED TWICE test_planted.py::test_it: failed in call, then failed alone"]
    assert code == 1


def test_collection_that_fails_is_not_repeated(project: Path) -> None:
    code, lines = lane(project, ONCE + "assert not first('a')\n")
    assert (code, repeated(lines)) == (2, [])


def test_crashed_worker_is_not_repeated(project: Path) -> None:
    crash = ONCE + "import os\ndef test_it():\n    if first('a'): os._exit(1)\ndef test_other(): pass\n"
    code, lines = lane(project, crash, "-p", "xdist", "-n", "2")
    assert (code, repeated(lines)) == (1, [])


def test_lanes_of_ci_repeat_and_those_of_make_do_not() -> None:
    lines = (PROJECT / ".ci" / "run").read_text().splitlines()
    lanes = [line for line in lines if line.startswith("step ") and "make test" in line]
    found = [re.findall(r"make (test[-a-z]*)\b", line) for line in lanes]
    assert found == [["test"], ["test-postgres"], ["test-slow"]]
    assert all("-p tests.flickering" in line for line in lanes)
    assert "flickering" not in (PROJECT / "Makefile").read_text()
    assert (PROJECT / "tests" / "flickered.txt").read_text().startswith("#")
