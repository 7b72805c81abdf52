"""The two ways to keep the bot running: the systemd unit without Docker, and compose.yaml with it."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from configparser import RawConfigParser
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml
from dotenv import dotenv_values

from bot.cli.program import parser
from tests.hanging import HANG

PROJECT = Path(__file__).parents[2]
UNIT = PROJECT / "scripts" / "sainome.service"
PAGES = ("docs/operating.md", "docs/operating.ja.md")
NOBODY = 65534


def read(name: str) -> str:
    return (PROJECT / name).read_text(encoding="utf-8")


# --- without Docker ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Mapping[str, str]:
    """The [Service] section of the unit."""
    parser = RawConfigParser(strict=True, delimiters="=", comment_prefixes="#", interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text(encoding="utf-8"))
    assert parser["Install"]["WantedBy"] == "multi-user.target", "it starts with the machine"
    return parser["Service"]


def test_unit_restarts_the_bot_but_not_what_the_operator_must_change(service: Mapping[str, str]) -> None:
    assert (service["Restart"], service["RestartPreventExitStatus"]) == ("always", "2")
    assert int(service["RestartSec"]) >= 10, "five starts in ten seconds are the last ones that systemd makes"
    assert (service["KillMode"], service["KillSignal"]) == ("mixed", "SIGTERM")
    assert int(service["TimeoutStopSec"]) > 10
    assert service["User"] not in ("", "root")
    image = re.findall(r"^ENV ((?:MALLOC_|PYTHON)\w+=\S+)$", read("Dockerfile"), re.MULTILINE)
    assert sorted(service["Environment"].split()) == sorted(image)


@pytest.fixture
def anywhere() -> Iterator[Path]:
    """A folder that every user reaches, other than pytest's own."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.slow
def test_unit_starts_the_bot_as_a_user_without_rights(service: Mapping[str, str], anywhere: Path) -> None:
    """Without a token it says so and is not started again; ``check`` finds all well in its working folder."""
    folder = PurePosixPath(service["WorkingDirectory"])
    here = anywhere / "opt"
    (here / "var").mkdir(parents=True)
    assert PurePosixPath(service["ReadWritePaths"]) == folder / "var"
    program, *words = shlex.split(service["ExecStart"])
    (here / ".venv").symlink_to(sys.prefix)
    shutil.copy(PROJECT / ".env.example", here / ".env")
    own = dict(setting.split("=", 1) for setting in service["Environment"].split())
    rights = without_rights(here)

    def start(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [here / PurePosixPath(program).relative_to(folder), *words],
            cwd=here, env={"PATH": "/usr/bin:/bin", **own}, text=True, capture_output=True, timeout=HANG, **rights,
        )  # fmt: skip

    ran = start(*words)
    assert (ran.returncode, ran.stdout) == (int(service["RestartPreventExitStatus"]), "")
    assert ran.stderr.startswith("DISCORD_TOKEN is not set: put it into .env")
    checked = start("check")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "database: ok" in checked.stdout


def without_rights(home: Path) -> dict[str, Any]:
    """How to start a process as nobody, who owns ``home``; as this user where that cannot be."""
    rights = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    if os.geteuid() != 0:
        return {}
    for path in [home, *home.iterdir()]:
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    try:
        subprocess.run([home / ".venv/bin/python", "-c", "import bot"], cwd=home, check=True, **rights)  # type: ignore[call-overload]
    except (PermissionError, subprocess.CalledProcessError):
        return {}  # this environment is closed to other users
    return rights


# --- with Docker -------------------------------------------------------------------------------------------------


def interpolated(text: str, given: Mapping[str, str]) -> str:
    """Return a value of compose.yaml as Compose reads it: ``${NAME:-default}``, also one in another."""
    found = re.search(r"\$\{(\w+):-((?:[^${}]|\$\{[^{}]*\})*)\}", text)
    if found is None:
        return text
    value = given.get(found[1]) or interpolated(found[2], given)
    return text[: found.start()] + value + interpolated(text[found.end() :], given)


@pytest.fixture(scope="module")
def bot() -> Mapping[str, Any]:
    """The service of the bot in compose.yaml."""
    service: Mapping[str, Any] = yaml.safe_load(read("compose.yaml"))["services"]["bot"]
    return service


def mounted(bot: Mapping[str, Any], path: PurePosixPath) -> tuple[str, str]:
    """Return the volume that a path of the container is on, and where there."""
    mounts: dict[str, str] = {}
    for each in bot["volumes"]:
        source, target = each.split(":") if isinstance(each, str) else (each["source"], each["target"])
        mounts[target] = source
    target = max((target for target in mounts if path.is_relative_to(target)), key=len)
    return mounts[target], str(path.relative_to(target))


EXAMPLE = read(".env.example")
SERVER = "postgresql://sainome:s3cret@postgres/sainome"


FILE = ("sainome", "sainome.db")
"""The file that the volume has always had."""
ENVS: tuple[tuple[str, object], ...] = (
    (EXAMPLE, FILE),
    ("DISCORD_TOKEN=token\n", FILE),
    (EXAMPLE.replace("=var/sainome.db", "="), FILE),
    (EXAMPLE.replace("=var/sainome.db", f"={SERVER}"), SERVER),
    (f"{EXAMPLE}\nPOSTGRES_ADDRESS={SERVER}\n", SERVER),  # as until 0.13
)


def test_container_has_the_database_of_env_and_time_to_stop(bot: Mapping[str, Any], tmp_path: Path) -> None:
    workdir = re.findall(r"^WORKDIR (.+)$", read("Dockerfile"), re.MULTILINE)[-1]
    for env, database in ENVS:
        (tmp_path / ".env").write_text(env, encoding="utf-8")
        given = {name: value or "" for name, value in dotenv_values(tmp_path / ".env").items()}
        value = interpolated(bot["environment"]["SAINOME_DATABASE"], given)
        assert database in (value, mounted(bot, PurePosixPath(workdir) / value)), env
    assert (bot["init"], bot["restart"], bot["stop_grace_period"]) == (True, "unless-stopped", "30s")


# --- the page says what they do --------------------------------------------------------------------------------

STEPS = 8
"""Blocks before the last one, whose people have names of the page's language."""


def blocks(page: str) -> list[list[str]]:
    """The commands of each block, without comments."""
    found = re.findall(r"^```\n(.*?)^```", read(page), re.MULTILINE | re.DOTALL)
    return [[re.sub(r"\s+#\s.*", "", line) for line in block.splitlines()] for block in found]


def commands() -> list[str]:
    return [line for block in blocks(PAGES[0]) for line in block]


def test_steps_name_what_there_is(bot: Mapping[str, Any]) -> None:
    english, japanese = map(blocks, PAGES)
    assert len(english) == len(japanese) == STEPS + 1
    assert english[:STEPS] == japanese[:STEPS]
    known = next(one for one in parser()._actions if isinstance(one, argparse._SubParsersAction)).choices
    told = "\n".join(commands())
    words = re.findall(r"(?:bin/sainome|^sainome|bot sainome|run --rm bot) (\S+)", told, re.MULTILINE)
    assert {"backup", "check", "import", "move"} <= {*words} <= {*known}
    targets = re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE)
    assert {"setup"} <= {*re.findall(r"^(?:sudo -u sainome )?make (\S+)", told, re.MULTILINE)} <= {*targets}
    files = re.findall(r"(?:scripts/\S+|\.env\.example)", told)
    assert files
    assert all((PROJECT / file).is_file() for file in files)
    services = yaml.safe_load(read("compose.yaml"))["services"]
    assert (
        {*re.findall(r"docker compose (?:exec|logs|run|stop)(?: -\S+(?: sh)?)* (\w+)", told)}
        == {"bot"}
        <= {*services}
    )
    assert {*re.findall(r"--profile (\w+)", read(PAGES[0]))} == {*services["postgres"]["profiles"]}


def test_steps_make_what_the_unit_needs(service: Mapping[str, str]) -> None:
    user, home = service["User"], service["WorkingDirectory"]
    first = blocks(PAGES[0])[0]
    assert f"sudo useradd --system --home-dir {home} --shell /usr/sbin/nologin {user}" in first
    assert f"sudo -u {user} mkdir -m 700 {PurePosixPath(service['ReadWritePaths']).relative_to(home)}" in first
    assert {name for line in commands() for name in re.findall(r"sudo(?:edit)? -u (\S+)", line)} == {user}
    assert first.index(f"cd {home}") < first.index(f"sudo -u {user} git clone ADDRESS .")
    # with Docker: ``up`` alone goes on with the image that is there
    starts = [block for block in blocks(PAGES[0]) if "docker compose up -d" in block]
    assert len(starts) == 3, "installation, new version, restored copy"
    assert all(
        block.index("docker compose build") < block.index("docker compose up -d")
        for block in starts
        if any("check" in line for line in block)
    )
