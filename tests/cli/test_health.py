"""The health check: as the settings say, and with the standard library alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import health
from bot.config import load_settings

WRITTEN = (
    "",
    "SAINOME_DATABASE=var/other.db",
    "# SAINOME_DATABASE=commented.db\nsainome_database = lower.db",
    "export SAINOME_DATABASE='with space.db'",
    'SAINOME_DATABASE="quoted # no comment.db" # a comment',
    "SAINOME_DATABASE=first.db\nSAINOME_DATABASE=last.db # the last one counts",
    "SAINOME_DATABASE=~/home.db",
    "DISCORD_TOKEN=x\nnot a setting",
)


def test_database_is_that_of_the_settings(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = at_home / ".env"
    for environment in (None, "from/environment.db"):
        if environment is not None:
            monkeypatch.setenv("SAINOME_DATABASE", environment)
        for written in WRITTEN:
            env.write_text(written, encoding="utf-8")
            assert Path(health.database_path()) == load_settings().database, (written, environment)
    monkeypatch.delenv("SAINOME_DATABASE")
    env.write_bytes(b"SAINOME_DATABASE=\xff.db\n")
    assert health.database_path() == health.DATABASE, "a file that is no text is passed over"


def printed(program: str) -> str:
    """The last line that a Python process prints."""
    root = Path(__file__).parents[2]
    ran = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()[-1]


def test_health_check_imports_the_standard_library_alone() -> None:
    program = (
        "import sys; from bot.__main__ import main; code = main(['health']); "
        "known = sys.stdlib_module_names | {'bot', '__main__', 'sitecustomize'}; "
        "foreign = [m for m in sys.modules if m.split('.')[0] not in known and not m.startswith('_')]; "
        "print(code, foreign, sorted(m for m in sys.modules if m.startswith('bot')))"
    )
    assert printed(program) == "1 [] ['bot', 'bot.__main__', 'bot.health']"


def test_one_command_imports_its_own_module_alone() -> None:
    program = (
        "import sys; from bot.cli.program import parser; parser('simulate'); "
        "print([m for m in ('discord', 'bot.store', 'PIL', 'bot.cli.serve') if m in sys.modules])"
    )
    assert printed(program) == "[]"
