"""A new game passes before its first line is written."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SLUG = "sea_cows"
OWN = ("tests/games", "tests/locales", "tests/contract/test_rules_coverage.py", "tests/architecture")


def ran(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_new_game_has_all_its_places_and_passes(tmp_path: Path) -> None:
    files = ran(ROOT, "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    for name in filter(None, files.split("\0")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name, follow_symlinks=False)
    python = sys.executable
    made = ran(tmp_path, python, "-m", "scripts.new_game", SLUG)
    assert f"make test-game GAME={SLUG}" in made
    options = ("-q", "-p", "no:cacheprovider", "-m", "not slow", "-k", f"{SLUG} or locales")
    ran(tmp_path, python, "-m", "pytest", *options, *OWN)
    again = subprocess.run(
        [python, "-m", "scripts.new_game", SLUG], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (again.returncode, "there already" in again.stderr) == (1, True)
