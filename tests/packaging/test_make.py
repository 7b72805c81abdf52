"""``make setup`` does what is missing and nothing twice; the search for Python answers in sentences."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What make reads, with an environment that seems to be there."""
    for name in ("Makefile", "Dockerfile", "pyproject.toml", "requirements", "scripts"):
        source = PROJECT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, tmp_path / name)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").touch()
    return tmp_path


def planned(checkout: Path, *target: str) -> str:
    """The commands that make would run now."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        ["make", "--dry-run", *target], cwd=checkout, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def carry_out(checkout: Path, plan: str) -> None:
    """Leave the stamps behind that these commands would leave."""
    for stamps in re.findall(r"touch (.+)$", plan, re.MULTILINE):
        for stamp in stamps.split():
            (checkout / stamp).parent.mkdir(exist_ok=True)
            (checkout / stamp).touch()


def test_setup_installs_what_is_missing_from_the_locks_and_only_once(checkout: Path) -> None:
    plan = planned(checkout, "setup")
    assert "install --require-hashes -r requirements/run.lock" in plan
    assert "install --no-deps --no-build-isolation --editable ." in plan
    assert "postgres.lock" not in plan
    assert "-r requirements/postgres.lock" in planned(checkout, "setup-postgres")
    assert "demo.lock" not in planned(checkout, "run")
    assert "dev.lock" not in planned(checkout, "demo")
    carry_out(checkout, plan)
    assert "pip" not in planned(checkout, "setup")
    lock = checkout / "requirements" / "run.lock"
    lock.write_text(lock.read_text(encoding="utf-8") + "# newer\n", encoding="utf-8")
    plan = planned(checkout, "setup")
    assert ("-r requirements/run.lock" in plan, "--editable" in plan) == (True, False)
    carry_out(checkout, planned(checkout, "test"))
    for target in ("setup", "setup-dev", "setup-postgres", "demo", "run", "check", "bench"):
        assert "pip" not in planned(checkout, target), "a larger lock holds the smaller ones"


def find_python(**env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(PROJECT / "scripts" / "find-python")], env=env, capture_output=True, text=True, check=False
    )


def test_python_is_found_or_it_is_said_what_is_needed(tmp_path: Path) -> None:
    found = find_python(PATH=os.environ["PATH"], PYTHON=sys.executable)
    assert (found.returncode, found.stdout.strip()) == (0, sys.executable)
    found = find_python(PATH=os.environ["PATH"], PYTHON="/bin/false")
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr == "PYTHON=/bin/false is not a Python 3.11 or newer with the venv module.\n"
    found = find_python(PATH=str(tmp_path))
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith("sainome needs Python 3.11 or newer")
    for name, code in (("python3", 1), ("python3.12", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n")
        (tmp_path / name).chmod(0o755)
    assert find_python(PATH=str(tmp_path)).stdout.strip() == "python3.12", "one that is too old is passed over"


def test_each_test_is_in_one_of_the_two_lanes(checkout: Path) -> None:
    """One runs what is marked slow, the other what is not; told to, it runs both.

    Where no compiled test is kept, every process rewrites the assertions of all tests anew.
    """
    for lane, marks in (
        ("test", ' -m "not slow" '),
        ("test-slow", " -m slow "),
        ("test-postgres", ' -m "database and not slow" --database=postgres '),
    ):
        plan = planned(checkout, lane)
        assert marks in plan
        assert "env -u PYTHONDONTWRITEBYTECODE .venv/bin/python -m pytest" in plan
    assert planned(checkout, "test", "ARGS=-m ''").rstrip().endswith("""-m "not slow" -m ''""")


def test_tests_in_a_browser_are_slow(request: pytest.FixtureRequest) -> None:
    browsing = [item for item in request.session.items if item.get_closest_marker("e2e") is not None]
    assert all(item.get_closest_marker("slow") is not None for item in browsing)


def test_bot_runs_with_the_allocator_settings_of_the_image(checkout: Path) -> None:
    """By default glibc keeps what eight arenas for each core have once held: a picture's pixels, many times."""
    image = re.findall(r"^ENV (MALLOC_\w+=\d+)$", (PROJECT / "Dockerfile").read_text(), re.MULTILINE)
    names = [setting.partition("=")[0] for setting in image]
    assert names == ["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"]
    assert f"{' '.join(image)} .venv/bin/sainome run" in planned(checkout, "run")
