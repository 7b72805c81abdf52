"""Render a key and facts as a sentence in the reader's language.

All texts are Fluent files in data/locales/<language>/, each named by the prefix of its keys. A missing text or
variable raises where ``strict`` is set (tests, ``sainome check``); in production it is logged and English is used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import structlog
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engines.core import Fact, Name, Seat, Term

LANGUAGES = ("en", "ja")
"""The supported languages; the first is the fallback."""

log = structlog.get_logger(__name__)


class BrokenTexts(Exception):
    """A locale file that cannot be used; the message names the file and line."""


class MissingText(LookupError):
    """A text does not exist, or one of its variables was not given (strict mode)."""


def language(locale: str | None) -> str:
    """Return the supported language of a Discord locale such as ``en-US`` or ``ja``."""
    head = (locale or "").split("-")[0].lower()
    return head if head in LANGUAGES else LANGUAGES[0]


def text_key(game: str, *parts: str) -> str:
    """Join parts to a key: ``text_key("some_game", "event", "grown")`` is ``some-game-event-grown``."""
    return "-".join((game, *parts)).replace("_", "-")


_MARKDOWN = re.compile(r"([\\*_`~|>#\[\]()<:@-])")


def escape_markdown(name: str) -> str:
    """Escape a name for a message: no formatting, no mention, no line break."""
    flat = " ".join(name.split()) or "?"
    return _MARKDOWN.sub(r"\\\1", flat).replace("\\@", "@\u200b").replace("\\<", "\\<\u200b")


@cache
def locale_files(lang: str) -> tuple[Traversable, ...]:
    """Return every locale file of a language, by name."""
    folder = resources.files("data").joinpath("locales", lang)
    return tuple(sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name))


@cache
def _resources(lang: str) -> tuple[ast.Resource, ...]:
    """Parse every locale file of a language, once; BrokenTexts names file and line."""
    return tuple(_parsed(lang, file.name, file.read_text(encoding="utf-8")) for file in locale_files(lang))


@cache
def _parsed(lang: str, name: str, text: str) -> ast.Resource:
    resource: ast.Resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
            raise BrokenTexts(f"{lang}/{name}, line {line}: {entry.annotations[0].message}")
    return resource


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


def text_keys(lang: str) -> frozenset[str]:
    """Return the keys of all texts of a language."""
    entries = (entry for resource in _resources(lang) for entry in resource.body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))


def check_texts() -> None:
    """Load every locale; BrokenTexts names the file and line of an entry that cannot be parsed."""
    for lang in LANGUAGES:
        _bundle(lang)


def has_text(key: str, lang: str = LANGUAGES[0]) -> bool:
    """Whether a text of this key exists, without the fallback."""
    return bool(_bundle(lang).has_message(key))


@dataclass(frozen=True)
class Speaker:
    """Texts in one reader's language, with the players' names of one table.

    ``names`` are in seat order. ``markdown``: names are escaped for a message; off for pictures and buttons.
    ``game`` is the slug that Terms are looked up under.
    """

    lang: str
    names: Sequence[str] = ()
    game: str = ""
    markdown: bool = True
    strict: bool = False

    def plain(self) -> Speaker:
        """Return this speaker without markdown: for pictures, buttons, selects and alt text."""
        return Speaker(self.lang, self.names, self.game, markdown=False, strict=self.strict)

    def name(self, seat: Seat) -> str:
        """Return the player's name; ``#3`` for a seat without one."""
        name = self.names[seat] if seat < len(self.names) else f"#{seat + 1}"
        return escape_markdown(name) if self.markdown else " ".join(name.split())

    def fact(self, fact: Fact) -> str | int:
        """Return a fact as a variable of a text. Numbers stay numbers."""
        match fact:
            case Name(seat):
                return self.name(seat)
            case Term(key, facts):
                return self.say(text_key(self.game, key), facts or {})
            case tuple():
                return self.listed([str(self.fact(part)) for part in fact])
            case _:
                return fact

    def listed(self, parts: Sequence[str]) -> str:
        """Join several parts to one phrase: "3, 5 and 7"."""
        if self.lang == "ja":
            return "・".join(parts)
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + " and " + parts[-1]

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Return the text of ``key`` with these facts; the key itself if there is no such text."""
        values = {name: self.fact(fact) for name, fact in (facts or {}).items()}
        for lang in dict.fromkeys((self.lang, LANGUAGES[0])):
            bundle = _bundle(lang)
            message = bundle.get_message(key) if bundle.has_message(key) else None
            if message is None or message.value is None:
                self._fault(f"{lang}: no text '{key}'")
                continue
            text, errors = bundle.format_pattern(message.value, values)
            if errors:
                self._fault(f"{lang}: text '{key}': {errors[0]!r}")
            return str(text)
        return key

    def _fault(self, what: str) -> None:
        if self.strict:
            raise MissingText(what)
        log.error("text-missing", what=what)

    def of_game(self, kind: str, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Return a text of the game: ``of_game("event", "settled", facts)``."""
        return self.say(text_key(self.game, kind, key), facts)

    def refusal(self, code: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Return the text of a refusal: the game's own, or else the common one."""
        own = text_key(self.game, "refusal", code)
        return self.say(own if self.game and has_text(own) else f"refusal-{code}", facts)
