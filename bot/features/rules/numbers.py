"""The numbered statements and rulings of a game, one at a time: what a refusal cites as "(rule 24, ruling A8)"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from bot.texts import LANGUAGES

STATEMENT = re.compile(r"(\d+)\. (.+)")
RULING = re.compile(r"\| (A\d+) \| (.+?) \| (.+?) \|$")
NUMBER = re.compile(r"(?:rules?|rulings?|ルール|裁定)?[\s#.:]*(A?\d+)番?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Statement:
    """A numbered sentence of the rules, or a ruling, which answers a question."""

    number: str
    """"24" or "A8"."""
    text: str
    question: str = ""

    @property
    def is_ruling(self) -> bool:
        return self.number.startswith("A")


@cache
def statements(game: str, lang: str) -> Mapping[str, Statement]:
    """Return all statements of a game by their numbers, in the order of its page; none if it has no such page.

    data/statements is docs/rules: a page for each game, with a part for each language in their order, which begins
    with a heading of the first level. The continuation of a statement is indented.
    """
    page = resources.files("data").joinpath("statements", f"{game}.md")
    if not page.is_file():
        return {}
    parts = re.split(r"^# ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    known: dict[str, Statement] = {}
    newest: str | None = None
    for line in parts[LANGUAGES.index(lang)].splitlines():
        if match := STATEMENT.fullmatch(line):
            newest = match[1]
            known[newest] = Statement(newest, match[2])
        elif match := RULING.fullmatch(line.rstrip()):
            newest = None
            known[match[1]] = Statement(match[1], match[3], match[2])
        elif newest is not None and line.startswith("   "):
            known[newest] = Statement(newest, f"{known[newest].text} {line.strip()}")
        else:
            newest = None
    return known


def number_in(typed: str) -> str:
    """Return the number that was typed, alone or as "rule 24", "裁定Ａ８"; "" if it is something else."""
    match = NUMBER.fullmatch(unicodedata.normalize("NFKC", typed).strip())
    return match[1].upper() if match is not None else ""
