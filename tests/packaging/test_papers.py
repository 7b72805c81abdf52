"""README, the pages for operators, CONTRIBUTING, CHANGELOG and LICENSE agree with the code."""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path

import discord
import pytest

from bot.cli.program import parser
from bot.command_tree import Commands
from bot.kit.permissions import ASKED_FOR
from bot.texts import Speaker

PROJECT = Path(__file__).parents[2]
OPERATING = ("docs/operating.md", "docs/operating.ja.md")


def read(name: str) -> str:
    return (PROJECT / name).read_text(encoding="utf-8")


def test_pages_for_operators_invite_with_what_is_needed_and_list_every_subcommand() -> None:
    for name in OPERATING:
        asked = re.findall(r"permissions=(\d+)", read(name))
        assert asked == [str(ASKED_FOR.value)] == ["309237763072"]
        assert "scope=bot+applications.commands" in read(name)
    subparsers = next(one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    listed = set(re.findall(r"^\| `sainome (\w+)", read("docs/operating.md"), re.MULTILINE))
    assert listed == set(subparsers.choices)


@pytest.mark.parametrize(("name", "lang"), [("README.md", "en"), ("README.ja.md", "ja")])
async def test_readme_lists_every_slash_command_and_no_other(name: str, lang: str) -> None:
    tree = Commands(discord.Client(intents=discord.Intents.none()))
    there = {
        in_language(lang, command.qualified_name)
        for command in tree.walk_commands()
        if not isinstance(command, discord.app_commands.Group)
    }
    rows = [line.split("|")[1] for line in read(name).splitlines() if line.startswith("| `/")]
    listed: set[str] = set()
    for row in rows:
        group = ""
        for words in re.findall(r"`([^`]+)`", row):
            head, _, rest = words.removeprefix("/").partition(" ")
            group = head if rest else group
            listed.add(f"{group} {rest or head}" if group else head)
    assert listed == there


def in_language(lang: str, command: str) -> str:
    """Return a command as its readers type it."""
    words, voice = command.split(), Speaker(lang)
    return " ".join(voice.say(f"command-{'-'.join(words[: number + 1])}") for number in range(len(words)))


def test_named_targets_folders_and_version_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    for name in ("README.md", "docs/operating.md", "CONTRIBUTING.md"):
        named = re.findall(r"\bmake (setup|demo|run|test|check|bench|lock|clean|pictures)\b", read(name))
        assert set() < set(named) <= targets, name
    table = "\n".join(line for line in read("CONTRIBUTING.md").splitlines() if line.startswith("| `tests/"))
    for folder in re.findall(r"`(tests/[a-z/]+/)`", table):
        assert (PROJECT / folder).is_dir(), folder
    version = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    first = re.search(r"^## \[(.+?)\]", read("CHANGELOG.md"), re.MULTILINE)
    assert first is not None
    assert first[1] == version
    assert read("LICENSE").startswith("MIT License\n\nCopyright (c) 2026 The sainome founders\n")
