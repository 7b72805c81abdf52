"""The wheel runs from any folder, and the Dockerfile's steps make something that starts."""

from __future__ import annotations

import json
import os
import re
import site
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.hanging import HANG

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]
PACKAGES = ("bot", "engines", "render", "data")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=PROJECT, check=True, capture_output=True,
    )  # fmt: skip
    return next(folder.glob("sainome-*.whl"))


@pytest.fixture(scope="module")
def script(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """``sainome`` of a fresh environment, which borrows the packages of this one but not its editable install."""
    venv = tmp_path_factory.mktemp("fresh") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    packages = next((venv / "lib").glob("python*")) / "site-packages"
    (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()))
    subprocess.run(
        [
            sys.executable, "-m", "pip", "--python", str(venv / "bin" / "python"), "--disable-pip-version-check",
            "install", "--quiet", "--no-deps", "--no-index", "--ignore-installed", str(wheel),
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    return venv / "bin" / "sainome"


def run(script: Path, *words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """From ``/``, as somebody who has only the wheel would."""
    env = {"PATH": os.environ["PATH"], "SAINOME_DATABASE": str(home / "sainome.db"), "LANG": "C.UTF-8"}
    return subprocess.run([str(script), *words], cwd="/", env=env, capture_output=True, text=True, timeout=HANG)


def files_at(name: str) -> list[str]:
    """Return the file of this name, or the files of the folder that it links to."""
    path = PROJECT / name
    return [f"{name}/{file.name}" for file in path.iterdir()] if path.is_dir() else [name]


def test_the_wheel_carries_what_is_not_code(wheel: Path) -> None:
    carried = set(zipfile.ZipFile(wheel).namelist())
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--", *PACKAGES], cwd=PROJECT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    wanted = {file for name in listed if (PROJECT / name).exists() for file in files_at(name)} or {
        str(path.relative_to(PROJECT)) for package in PACKAGES for path in (PROJECT / package).rglob("*.ftl")
    }
    assert wanted
    assert wanted <= carried
    assert not {name for name in carried if name.endswith((".db", ".pyc", ".env"))}
    assert {name.split("/")[0] for name in carried if "dist-info" not in name} == set(PACKAGES)


def test_it_runs_from_anywhere(script: Path, wheel: Path, tmp_path: Path) -> None:
    ran = run(script, "run", home=tmp_path)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith("DISCORD_TOKEN is not set")
    assert not list(tmp_path.iterdir()), "nothing is made before the token is there"
    assert run(script, "--version", home=tmp_path).stdout.strip() == f"sainome {wheel.name.split('-')[1]}"
    checked = run(script, "check", home=tmp_path)
    assert (checked.returncode, checked.stderr, "database: ok" in checked.stdout) == (0, "", True)
    games = re.findall(r"^ +GAME +(.+)$", run(script, "simulate", "--help", home=tmp_path).stdout, re.MULTILINE)
    game = games[0].split(",")[0]
    simulated = run(script, "simulate", game, "--games", "2", "--json", home=tmp_path)
    assert simulated.returncode == 0, simulated.stderr
    assert json.loads(simulated.stdout)["games"] == 2


def test_the_steps_of_the_dockerfile_lead_to_a_bot_that_starts() -> None:
    ran = subprocess.run(
        [sys.executable, str(PROJECT / "scripts" / "dockerfile-steps"), "--offline"],
        capture_output=True, text=True, timeout=HANG, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "sainome check -> 0" in ran.stdout
