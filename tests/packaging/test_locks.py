"""The lock files: whole, nested, and with nothing of any machine in them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
FOLDER = PROJECT / "requirements"
LOCKS = ("build", "run", "demo", "postgres", "dev")


def text(name: str) -> str:
    return (FOLDER / f"{name}.lock").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    """Each requirement with its markers, and its hashes."""
    found = {}
    for block in re.split(r"\n(?=\S)", text(name).strip()):
        requirement, *hashes = (line.strip().removesuffix(" \\") for line in block.splitlines())
        found[requirement] = " ".join(hashes)
    return found


def wanted() -> dict[str, list[str]]:
    """What pyproject.toml asks for, by lock."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    run = project["project"]["dependencies"]
    extras = project["project"]["optional-dependencies"]
    demo, postgres = run + extras["demo"], run + extras["postgres"]
    dev = [one for one in groups["dev"] if isinstance(one, str)]
    return {
        "build": groups["build"],
        "run": run,
        "demo": demo,
        "postgres": postgres,
        "dev": demo + postgres + dev + groups["build"],
    }


@pytest.mark.parametrize("name", LOCKS)
def test_lock_is_that_of_pyproject_and_pins_with_hashes(name: str) -> None:
    assert not re.search(r"://|/|@|index|find-links|\.(org|com|io|net|whl)\b", text(name)), "nothing of a machine"
    for requirement, hashes in pins(name).items():
        assert re.fullmatch(r"[a-z0-9-]+==[^\s/]+( ; .+)?", requirement)
        assert re.fullmatch(r"(--hash=sha256:[0-9a-f]{64} ?)+", hashes)
    locked = {(one := Requirement(line)).name: one for line in pins(name)}
    for line in wanted()[name]:
        asked = Requirement(line)
        version = next(iter(locked[canonicalize_name(asked.name)].specifier)).version
        assert version in asked.specifier, f"{line}: run `make lock`"


def test_each_lock_holds_the_smaller_one() -> None:
    build, run, demo, postgres, dev = (pins(name).items() for name in LOCKS)
    assert run <= demo <= dev
    assert run <= postgres <= dev
    assert build <= dev


def test_uv_lock_keeps_the_versions_of_the_other_locks_without_addresses() -> None:
    """So that one package can be moved alone: ``make lock ARGS="--upgrade-package NAME"``."""
    lock = (PROJECT / "uv.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    assert "upload-time" not in lock
    found = {
        (one["name"], one["version"]) for one in tomllib.loads(lock)["package"] if "virtual" not in one["source"]
    }
    found -= {("sainome", version) for name, version in found if name == "sainome"}
    pinned = [Requirement(line) for name in LOCKS for line in pins(name)]
    assert found == {(one.name, next(iter(one.specifier)).version) for one in pinned}
