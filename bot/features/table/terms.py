"""What is this? The words of a panel that a newcomer does not know, each in a sentence with its rule.

A game's words are data: ``data/<game>/terms.toml`` names them and their rules, the locale files have the texts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Button, Panel, Select, cut, rows_of
from bot.kit.wire import words_on
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES
from engines.core.data import load

from .beside import number_words, rule_opener

WHAT = "what"
"""Explains the words of the message that it is pressed on: ``what:<game>``, and whatever follows."""
IN_LOBBIES = ("rated", "ready-made", "hint", "hash", "word")
"""Words of all lobbies, which no rule is about."""
KANA = {sign: sign - 0x60 for sign in range(0x30A1, 0x30F7)} | {0xFE0F: None}
"""Katakana to hiragana; the sign that makes an emoji colourful is left out."""


def fold(text: str) -> str:
    """Return a text for comparing, whatever its case, width, kana and spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().translate(KANA).split())


@dataclass(frozen=True, slots=True)
class Term:
    """A word that a newcomer does not know."""

    game: str
    """"" for a word of all lobbies."""
    key: str
    rule: str = ""
    """The number of the rule or ruling that explains it."""

    def name(self, lang: str) -> str:
        """Return the word as panels have it."""
        return Speaker(lang).say(self._text)

    def meaning(self, lang: str) -> str:
        return Speaker(lang).say(text_key(self._text, "meaning"))

    @property
    def _text(self) -> str:
        return text_key(self.game, "term", self.key) if self.game else text_key("table", "term", self.key)


class _Listed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str
    rule: str


class _List(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    terms: tuple[_Listed, ...]


@cache
def terms_of(game: str, *, lobby: bool = False) -> tuple[Term, ...]:
    """Return the words of a game, in the order of its file; none if it has no such file. ``lobby``: and those of a
    lobby, first."""
    common = tuple(Term("", key) for key in IN_LOBBIES) if lobby else ()
    if not resources.files("data").joinpath(game, "terms.toml").is_file():
        return common
    listed = load(_List, f"{game}/terms.toml").terms
    return (*common, *(Term(game, one.key, one.rule) for one in listed))


def occurring(terms: Collection[Term], words: str) -> tuple[Term, ...]:
    """Return the terms that occur in these words, in any language: a panel may be in another than its reader's.

    A term within a longer one ("out" in "Even out") does not occur.
    """
    said, there = fold(words), set[Term]()
    named = [(term, lang) for term in terms for lang in LANGUAGES]
    for term, lang in sorted(named, key=lambda one: -len(one[0].name(one[1]))):
        said, count = _named(term, lang).subn(" ", said)
        if count:
            there.add(term)
    return tuple(term for term in terms if term in there)


@cache
def _named(term: Term, lang: str) -> re.Pattern[str]:
    """Return what finds a term: an English word also with an ending."""
    name = fold(term.name(lang))
    if name.isascii() and name[0].isalnum():
        return re.compile(rf"(?<![a-z0-9]){re.escape(name)}(?:s|es|d|ed)?(?![a-z0-9])")
    return re.compile(re.escape(name))


def words_of(panel: Panel) -> str:
    """Return all words of a panel: its text, and those of its buttons and lists."""
    words = [panel.content]
    for row in panel.rows:
        words += (
            [row.placeholder, *(option.label for option in row.options)]
            if isinstance(row, Select)
            else [button.label for button in row]
        )
    return "\n".join(words)


def what_button(voice: Speaker, game: str) -> Button | None:
    """Return the button that explains the words of its message; None in a game without a list of words."""
    return Button(voice.say("table-what-button"), custom_id("", 0, (WHAT, game))) if terms_of(game) else None


def terms_panel(voice: Speaker, game: str, terms: Sequence[Term]) -> Panel:
    """Return these terms, a sentence each, with a button for each rule that they are from."""
    lines = [voice.say("table-what-head", {"game": voice.say(text_key(game, "title"))})]
    lines += [
        voice.say(
            "table-what-line",
            {
                "term": term.name(voice.lang),
                "meaning": term.meaning(voice.lang),
                "cited": term.rule or 0,
                "kind": "ruling" if term.rule.startswith("A") else "rule",
            },
        )
        for term in terms
    ]
    rules = dict.fromkeys(term.rule for term in terms if term.rule)
    buttons = [Button(number_words(voice, rule), rule_opener(game, rule)) for rule in rules]
    return Panel(cut("\n".join(lines), CONTENT), rows_of(buttons))


async def explain(ctx: Context) -> None:
    """Explain the words of the message that was pressed; all words of the game if it has none of them."""
    game = (*ctx.press.arguments, "")[0]
    if game not in GAMES:
        await ctx.say("common-old-button")
        return
    terms = terms_of(game)
    here = occurring(terms, words_on(ctx.interaction.message))
    await ctx.answer.show(terms_panel(ctx.voice(), game, here or terms))


VERBS = {WHAT: Verb(explain, beside=True, passing=True, anywhere=True, private=True)}
