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


def lane(project: Path, tests: str, *options: str) -> tuple[int, list[str], str]:
    """Run planted tests as ``.ci/run`` does; return the exit code, what is told of repeats, and the last line."""
    (project / "test_planted.py").write_text(tests)
    for mark in "abcd":
        (project / mark).unlink(missing_ok=True)
    environment = {**os.environ, "CI": "true", "PYTHONPATH": str(PROJECT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "tests.flickering", *options]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    return done.returncode, [line for line in lines if line.startswith(("FLICKERED", "FAILED TWICE"))], lines[-1]


TWO = ("-p", "xdist", "-n", "2")
PLANTED = "test_planted.py::test_"


def flickered(name: str, when: str = "call") -> str:
    return f"FLICKERED {PLANTED}{name}: failed in {when}, then passed alone"


def failed(name: str) -> str:
    return f"FAILED TWICE {PLANTED}{name}: failed in call, then failed alone"


AROUND = f"""{ONCE}
import pytest
@pytest.fixture
def around():
    assert SETUP
    yield
    assert TEARDOWN
def test_it(around): pass
"""
SKIPPED = f"import pytest\n{ONCE}\ndef test_it():\n    assert not first('a')\n    pytest.skip()\n"
CRASH = ONCE + "import os\ndef test_it():\n    if first('a'): os._exit(1)\ndef test_other(): pass\n"
MANY = [f"def test_{name}(): assert not first('{name}')\n" for name in "abcd"]
PASSES = "def test_passes(): pass\n"
CASES: tuple[tuple[str, tuple[str, ...], int, list[str]], ...] = (
    # tests, options, the exit code, and what is told
    (FLICKERS + PASSES, (), 0, [flickered("flickers")]),
    (FLICKERS + PASSES, TWO, 0, [flickered("flickers")]),
    (FLICKERS + FAILS, (), 1, [flickered("flickers"), failed("fails")]),
    (PASSES, (), 0, []),
    (ONCE + "".join(MANY[:3]), (), 0, [flickered(name) for name in "abc"]),
    (ONCE + "".join(MANY), (), 1, []),  # more than three are not repeated
    (AROUND.replace("SETUP", "not first('a')").replace("TEARDOWN", "1"), (), 0, [flickered("it", "setup")]),
    (AROUND.replace("SETUP", "1").replace("TEARDOWN", "not first('a')"), (), 0, [flickered("it", "teardown")]),
    (SKIPPED, (), 1, [failed("it")]),  # nor has passed what is skipped when it is repeated
    (ONCE + "assert not first('a')\n", (), 2, []),  # the collection fails
    (CRASH, TWO, 1, []),
)


def test_what_passes_alone_has_flickered_and_nothing_else_is_laundered(project: Path) -> None:
    for tests, options, code, told in CASES:
        assert lane(project, tests, *options)[:2] == (code, told), tests


def test_what_flickered_before_fails_the_lane_whatever_its_case(project: Path) -> None:
    """Nor does a test pass that is skipped in CI."""
    (project / "tests" / "flickered.txt").write_text(f"# a comment\n{PLANTED}flickers[1]\n")
    head = "import pytest\n@pytest.mark.parametrize('number', [2])\n"
    code, told, _ = lane(project, ONCE + head + "def test_flickers(number): assert not first('a')\n")
    assert (code, told) == (1, [f"FLICKERED BEFORE {PLANTED}flickers: not repeated"])
    (project / "conftest.py").write_text("from tests.conftest import pytest_runtest_makereport\n")
    assert lane(project, "import pytest\ndef test_it(): pytest.skip()\n")[:2] == (1, [failed("it")])


def test_lanes_of_ci_repeat_and_those_of_make_do_not() -> None:
    lines = (PROJECT / ".ci" / "run").read_text().splitlines()
    lanes = [line for line in lines if line.startswith("step ") and "make test" in line]
    found = [re.findall(r"make (test[-a-z]*)\b", line) for line in lanes]
    assert found == [["test"], ["test-postgres"], ["test-slow"]]
    assert all("-p tests.flickering" in line for line in lanes)
    assert "flickering" not in (PROJECT / "Makefile").read_text()
    assert (PROJECT / "tests" / "flickered.txt").read_text().startswith("#")
