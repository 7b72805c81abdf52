"""What English texts and pages set in italics or bold as a name is what a button, list or setting says today."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .lexicon import ROOT, Text, lexicon, read

MARKED = re.compile(r"(?<![\w*`\\])(?P<marks>\*\*?)(?P<name>[^\s*`][^*\n]*?)(?P=marks)(?![\w*])")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
PAGES = ("README.md", "docs/playing.md", "docs/moderating.md", "docs/operating.md", "docs/fair-dice.md")
HEADING = re.compile(r".*[.:?]|.*  .*|(the|a|your|by|no|when) .*", re.IGNORECASE)
"""Bold that begins a paragraph, stresses a sentence, or holds a value."""
STRESSED = {
    "1 free seat", "After", "On this server", "R /", "Set-up", "after", "book", "not", "opening", "commitment",
    "resign for good", "time bank", "vacations don’t stop the clock", "you are the person chosen at the top right",
    "month's hash", "moderator", "Canonical JSON", "Hashes in messages", "Start it", "On your own server",
    "and afterwards", "out of time: played automatically)",
    "something that neither the operator nor a player can choose",
    "Draws in rows that were not replayed could have been thrown away", "Seven days before a month",
    "Ten minutes after its end", "After the last day", "To check it", "To restore a copy", "together with a player",
}  # fmt: skip
"""Words that are marked and no names."""
AT_DISCORD = {
    "Bot", "Developer Mode", "General Information", "Guild Install", "Install Link", "Installation", "Integrations",
    "Manage Channels", "Manage Messages", "Manage Server", "Manage Threads", "New Application", "Public Bot",
    "Reset Token", "Server settings", "User Install", "the bot", "/server",
}  # fmt: skip


def bare(text: str) -> str:
    """The words of a text or name without a picture before and dots after them, and without facts."""
    return re.sub(r"^[^\w“]+|[*_ :…]*$", "", text.split("\n")[0].split(" · ")[0])


WORDS = {bare(piece) for text in lexicon("en") for piece in text.pieces}
NAMES = re.compile(
    "|".join(re.sub(r"(\\ ){2,}", ".+", re.escape(one)) for one in WORDS if re.search(r"\w{2}", one))
)
"""All that texts say, with anything for a variable."""


def names(text: str) -> Iterator[str]:
    """What is marked as a name in a text or a page."""
    for found in MARKED.finditer(text):
        name = bare(found["name"])
        if name and not HEADING.fullmatch(found["name"]) and name not in STRESSED:
            yield name


def is_known(name: str) -> bool:
    """Whether it is a name, a setting with its value, or a way from one name to the next."""
    return all(part in AT_DISCORD or NAMES.fullmatch(part) for part in re.split(r": | → ", name))


def unknown(text: Text) -> list[str]:
    return [name for piece in text.pieces for name in names(piece) if not is_known(name)]


def test_texts_and_pages_name_buttons_as_they_are() -> None:
    assert not [(text.where, name) for text in lexicon("en") for name in unknown(text)]
    pages = {path: CODE.sub("", (ROOT / path).read_text(encoding="utf-8")) for path in PAGES}
    assert not [(path, name) for path, page in pages.items() for name in names(page) if not is_known(name)]
    (planted,) = read("key = Press **Take it back** or *My panel*.\n", "toy.ftl")
    assert unknown(planted) == ["Take it back"]
