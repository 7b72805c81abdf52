"""The health check: as the settings say, and with the standard library alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import health
from bot.config import load_settings


@pytest.mark.parametrize(
    "written",
    [
        "",
        "SAINOME_DATABASE=var/other.db",
        "# SAINOME_DATABASE=commented.db\nsainome_database = lower.db",
        "export SAINOME_DATABASE='with space.db'",
        'SAINOME_DATABASE="quoted # no comment.db" # a comment',
        "SAINOME_DATABASE=first.db\nSAINOME_DATABASE=last.db # the last one counts",
        "SAINOME_DATABASE=~/home.db",
        "DISCORD_TOKEN=x\nnot a setting",
    ],
)
@pytest.mark.parametrize("environment", [None, "from/environment.db"])
def test_database_is_that_of_the_settings(
    written: str, environment: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(written, encoding="utf-8")
    if environment is None:
        monkeypatch.delenv("SAINOME_DATABASE", raising=False)
    else:
        monkeypatch.setenv("SAINOME_DATABASE", environment)
    assert Path(health.database_path()) == load_settings().database


def test_env_file_that_is_no_text_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SAINOME_DATABASE", raising=False)
    (tmp_path / ".env").write_bytes(b"SAINOME_DATABASE=\xff.db\n")
    assert health.database_path() == health.DATABASE


def test_health_check_imports_the_standard_library_alone(tmp_path: Path) -> None:
    program = (
        "import sys; from bot.__main__ import main; code = main(['health']); "
        "known = sys.stdlib_module_names | {'bot', '__main__', 'sitecustomize'}; "
        "foreign = [m for m in sys.modules if m.split('.')[0] not in known and not m.startswith('_')]; "
        "print(code, foreign, "
        "sorted(m for m in sys.modules if m.startswith('bot')))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines()[-1] == "1 [] ['bot', 'bot.__main__', 'bot.health']"


def test_one_command_imports_its_own_module_alone() -> None:
    program = (
        "import sys; from bot.cli.program import parser; parser('simulate'); "
        "print([m for m in ('discord', 'bot.store', 'PIL', 'bot.cli.serve') if m in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "[]\n"
