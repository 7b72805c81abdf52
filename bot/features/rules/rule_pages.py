"""The pages of /rules: the text of each game, a screen of a phone each."""

from __future__ import annotations

from functools import cache
from importlib import resources

from bot.texts import LANGUAGES

PAGE_BREAK = "\n---\n"


class BrokenRules(Exception):
    """A game whose pages of rules are missing or invalid; the message names the file."""


@cache
def pages(game: str, lang: str) -> tuple[str, ...]:
    """Return the pages of data/<game>/rules.<lang>.md, split at its lines of three hyphens."""
    name = f"rules.{lang}.md"
    file = resources.files("data").joinpath(game, name)
    if not file.is_file():
        raise BrokenRules(f"data/{game}/{name} is missing")
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenRules(f"data/{game}/{name} is not UTF-8") from error
    split = tuple(page.strip() for page in text.split(PAGE_BREAK))
    for number, page in enumerate(split, start=1):
        if not page.startswith("# "):
            raise BrokenRules(f"data/{game}/{name}, page {number}: a page begins with '# ' and its title")
    return split


def check_rules(game: str) -> None:
    """Raise BrokenRules unless a game has the same number of pages in every language."""
    counts = {lang: len(pages(game, lang)) for lang in LANGUAGES}
    if len(set(counts.values())) > 1:
        listed = ", ".join(f"{lang} has {count}" for lang, count in counts.items())
        raise BrokenRules(f"data/{game}: the numbers of rules pages differ: {listed}")
