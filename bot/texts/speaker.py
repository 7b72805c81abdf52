"""Render a key and facts as a sentence in the reader's language.

All texts are Fluent files in data/locales/<language>/, each named by the prefix of its keys. A missing text or
variable raises where ``strict`` is set (tests, ``sainome check``); in production it is logged and English is used.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from hashlib import blake2s
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import Any

import structlog
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast

from engines.core import Event, Fact, Name, Seat, Series, Sign, Term

from .names import clean_name, shown_names

LANGUAGES = ("en", "ja")
"""The supported languages; the first is the fallback."""
FORMATTED = 4096
"""Sentences and labels that are kept as they were formatted last."""
MINUS = "\N{MINUS SIGN}"
"""The sign of negative numbers in all texts."""

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
    """Escape a name for a message: cleaned, no formatting, no mention, no line break."""
    return escape_text(clean_name(name))


def escape_text(text: str) -> str:
    """Escape other text for a message, which may hold an address: no formatting, no mention, no line break."""
    flat = " ".join(text.split()) or "?"
    return _MARKDOWN.sub(r"\\\1", flat).replace("\\@", "@\u200b").replace("\\<", "\\<\u200b")


@cache
def locale_files(lang: str) -> tuple[Traversable, ...]:
    """Return every locale file of a language, by name."""
    folder = resources.files("data").joinpath("locales", lang)
    return tuple(sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name))


_SOUND = set[bytes]()
"""Digests of the files that were found sound: to parse all takes half a second, and what is parsed is not kept."""
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""The beginning of a text or of a term, and its key."""
_BEGIN = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)


@cache
def _sources(lang: str) -> Mapping[str, str]:
    """Return the source of every text and term of a language by key, a term's with its hyphen."""
    sources: dict[str, str] = {}
    for file in locale_files(lang):
        for part in _BEGIN.split(file.read_text(encoding="utf-8")):
            if (entry := _ENTRY.match(part)) is not None:
                sources.setdefault(entry[1], part)
    return sources


def _parse(text: str) -> ast.Resource:
    # Without the positions of all parts, which would double the memory of the texts.
    resource: ast.Resource = FluentParser(with_spans=False).parse(text)
    return resource


def _is_broken(resource: ast.Resource) -> bool:
    return any(isinstance(entry, ast.Junk) for entry in resource.body)


def _broken(lang: str, name: str, text: str) -> BrokenTexts:
    """Return the first fault of a locale file, with its line."""
    first = next(entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk))
    line = text[: first.span.start].count("\n") + 1 if first.span else 0
    return BrokenTexts(f"{lang}/{name}, line {line}: {first.annotations[0].message}")


class _Texts(FluentBundle):
    """The texts of a language, each parsed when it is first said.

    Most never are in one process, and all of them parsed take twenty times the memory of their files.
    """

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._lang = lang

    def has_message(self, message_id: str) -> bool:
        return message_id in _sources(self._lang)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What every text and reference goes through. Two threads may parse the same text; the first one stays."""
        if entry_id not in (self._terms if term else self._messages):
            resource = _parse(_sources(self._lang)[f"-{entry_id}" if term else entry_id])
            if _is_broken(resource):
                _check(self._lang)
            self.add_resource(resource)
        return super()._lookup(entry_id, term)


@cache
def _bundle(lang: str) -> FluentBundle:
    return _Texts(lang)


def text_keys(lang: str) -> frozenset[str]:
    """Return the keys of all texts of a language."""
    return frozenset(key for key in _sources(lang) if not key.startswith("-"))


def check_texts() -> None:
    """Parse every locale; BrokenTexts names the file and line of an entry that cannot be parsed."""
    for lang in LANGUAGES:
        _check(lang)


def _check(lang: str) -> None:
    for file in locale_files(lang):
        text = file.read_text(encoding="utf-8")
        mark = blake2s(text.encode()).digest()
        if mark not in _SOUND and _is_broken(_parse(text)):
            raise _broken(lang, file.name, text)
        _SOUND.add(mark)


def has_text(key: str, lang: str = LANGUAGES[0]) -> bool:
    """Whether a text of this key exists, without the fallback."""
    return bool(_bundle(lang).has_message(key))


@lru_cache(maxsize=FORMATTED)
def _formatted(
    texts: FluentBundle,
    lang: str,
    key: str,
    values: tuple[tuple[str, str | int], ...],
    kinds: tuple[type, ...],
    *,
    is_pictured: bool,
) -> tuple[str, tuple[str, ...]]:
    """Return a text with these values (``kinds`` keeps 1 and True apart), and what is wrong with it.

    A panel says each of its labels several times: to mark the picture, on the button, and when it is pressed.
    """
    faults = []
    for one in dict.fromkeys((lang, LANGUAGES[0])):
        bundle = texts if one == lang else _bundle(one)
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            faults.append(f"{one}: no text '{key}'")
            continue
        pictured = message.attributes.get("pictured") if is_pictured else None
        text, errors = bundle.format_pattern(pictured or message.value, dict(values))
        if errors:
            faults.append(f"{one}: text '{key}': {errors[0]!r}")
        return str(text), tuple(faults)
    return key, tuple(faults)


HONORIFICS = {"ja": "さん"}
"""What a language adds to the name of a person in a sentence; computer players go without."""


SHORT = 8
"""Signs of a Japanese part that is joined to others by ・."""
PARTICLE = re.compile(r"(?<=[^\Wぁ-ん\d])(は|まで)(?=[^\Wぁ-ん])")
"""A particle between words, which makes a phrase of them."""


class PlayerName(str):
    """The name of somebody, as it is put into a sentence; ``is_person``: a language adds its honorific."""

    is_person: bool

    def __new__(cls, text: str, *, is_person: bool = True) -> PlayerName:
        made = super().__new__(cls, text)
        made.is_person = is_person
        return made


CHARACTERS = ("ichi", "niko", "mitsu", "yotsuba", "goro", "mutsuki")
"""The computer players with a name and a face."""


@cache
def character_names(lang: str) -> tuple[str, ...]:
    """Return the names of the six computer players, by number."""
    return tuple(Speaker(lang).say(f"common-character-{character}") for character in CHARACTERS)


_APART = re.compile(r" \([0-9]+\)$")
"""What tells a computer player apart from somebody who goes by its name."""


@cache
def _numbers() -> Mapping[str, int]:
    """Return the number of each computer player by its name in any language."""
    return {name: number for lang in LANGUAGES for number, name in enumerate(character_names(lang), start=1)}


def is_computer_name(name: str) -> bool:
    """Whether one of the six computer players goes by this name, in any language."""
    return _number_of(name) is not None


def _number_of(name: str) -> int | None:
    """Return the number (1 to 6) of the computer player of this name, which may have a mark; None for others."""
    shown = clean_name(name)
    return _numbers().get(shown) or _numbers().get(_APART.sub("", shown))


@dataclass(frozen=True)
class Speaker:
    """Texts in one reader's language, with the players' names of one table.

    ``names`` are in seat order. ``markdown``: names are escaped for a message; off for pictures and buttons.
    ``game`` is the slug that Terms are looked up under. ``computers`` are the seats without a person.
    ``signs``: the markup of small pictures by name, where messages may show them. A text of which a fact is shown
    as pictures is its form ``.pictured``, if it has one.
    """

    lang: str
    names: Sequence[str] = ()
    game: str = ""
    markdown: bool = True
    strict: bool = False
    computers: frozenset[Seat] = frozenset()
    signs: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)

    def plain(self) -> Speaker:
        """Return this speaker without markdown and small pictures: for pictures, buttons, selects and alt text."""
        return replace(self, markdown=False, signs={})

    def name(self, seat: Seat) -> PlayerName:
        """Return the player's name, cleaned and told apart from equal ones: ``#3`` without a seat, "Player 3" if
        nothing of it can be shown."""
        name = shown_names(tuple(self.names))[seat] if seat < len(self.names) else f"#{seat + 1}"
        name = name or self.say("common-player", {"number": seat + 1})
        return PlayerName(escape_markdown(name) if self.markdown else name, is_person=seat not in self.computers)

    def face(self, seat: int) -> int | None:
        """Return the number (1 to 6) of the computer player on this seat; None for people, and without a name of
        its own."""
        if seat not in self.computers or seat >= len(self.names):
            return None
        return _number_of(self.names[seat])

    def fact(self, fact: Fact) -> str | int:
        """Return a fact as a variable of a text. Numbers stay numbers."""
        match fact:
            case Name(seat, bare):
                return str(self.name(seat)) if bare else self.in_sentence(self.name(seat))
            case PlayerName():
                return self.in_sentence(fact)
            case Term(key, facts):
                return self.say(text_key(self.game, key), facts or {})
            case Sign(name, words):
                return self.signs.get(name) or self.fact(words)
            case Series():
                between = "" if self.is_pictured(fact) else self.separator(fact.how)
                return between.join(str(self.fact(part)) for part in fact.parts)
            case tuple() if self.is_pictured(fact):
                return "".join(str(self.fact(part)) for part in fact)
            case tuple():
                parts = [str(self.fact(part)) for part in fact]
                is_people = bool(fact) and all(isinstance(part, Name | PlayerName) for part in fact)
                return self.people(parts) if is_people else self.join(parts)
            case _:
                return fact

    def is_pictured(self, fact: Fact) -> bool:
        """Whether a fact is shown as small pictures alone."""
        match fact:
            case Sign(name):
                return name in self.signs
            case Series(parts=parts) | (tuple() as parts):
                return bool(self.signs and parts) and all(map(self.is_pictured, parts))
            case _:
                return False

    def separator(self, how: str) -> str:
        """Return what stands between the parts of a series: the game's own text, or else that of all games."""
        own = text_key(self.game, "join", how)
        return self.say(own if has_text(own) else f"common-join-{how}")

    def in_sentence(self, name: PlayerName) -> str:
        """Return a name as it stands in a sentence."""
        return name + HONORIFICS.get(self.lang, "") if name.is_person else str(name)

    def people(self, names: Sequence[str]) -> str:
        """Join several names to one phrase: "Aki, Ben and Chie"."""
        if self.lang != "ja":
            return self.join(names)
        return "と".join(names) if len(names) == 2 else "、".join(names)

    def join(self, parts: Sequence[str]) -> str:
        """Join several parts to one phrase: "3, 5 and 7"; in Japanese ・ joins short ones and 、 phrases."""
        if self.lang == "ja":
            is_short = all(
                len(part) <= SHORT and not set("・：") & set(part) and not PARTICLE.search(part) for part in parts
            )
            return ("・" if is_short else "、").join(parts)
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + " and " + parts[-1]

    def sentences(self, parts: Sequence[str]) -> str:
        """Put sentences one after the other; in Japanese only ？ and ！ leave a space."""
        if self.lang != "ja":
            return " ".join(parts)
        return "".join(f"{part}　" if part.endswith(("？", "！")) else part for part in parts).rstrip("　")

    def beside(self, parts: Sequence[str]) -> str:
        """Set the parts of a caption beside each other: "Turn 5 · #games"."""
        return ("｜" if self.lang == "ja" else " · ").join(parts)

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Return the text of ``key`` with these facts; the key itself if there is no such text."""
        values = {name: self.fact(fact) for name, fact in (facts or {}).items()}
        is_pictured = bool(self.signs) and any(map(self.is_pictured, (facts or {}).values()))
        kinds = tuple(map(type, values.values()))
        texts, given = _bundle(self.lang), tuple(values.items())
        text, faults = _formatted(texts, self.lang, key, given, kinds, is_pictured=is_pictured)
        for fault in faults:
            self._fault(fault)
        return text

    def _fault(self, what: str) -> None:
        if self.strict:
            raise MissingText(what)
        log.error("text-missing", what=what)

    def of_game(self, kind: str, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Return a text of the game: ``of_game("event", "settled", facts)``."""
        return self.say(text_key(self.game, kind, key), facts)

    def lines(self, events: Iterable[Event]) -> list[tuple[str, bool]]:
        """Return events as lines, each with whether it is minor; equal neighbours are one line with a count."""
        rendered = ((self.of_game("event", event.kind, event.facts()), event.minor) for event in events)
        lines = []
        for (line, minor), same in groupby(rendered):
            count = len(tuple(same))
            lines.append((self.say("common-times", {"line": line, "count": count}) if count > 1 else line, minor))
        return lines

    def turn(self, turn: int) -> str:
        """Return "Turn 3" by the game's own word for a turn, else by the shared one."""
        own = text_key(self.game, "turn")
        return self.say(own if has_text(own) else "picture-turn", {"turn": turn})

    def refusal(self, code: str, facts: Mapping[str, Fact] | None = None) -> str:
        """Return the text of a refusal: the game's own, or else the common one."""
        own = text_key(self.game, "refusal", code)
        return self.say(own if self.game and has_text(own) else f"refusal-{code}", facts)


def free_name(lang: str, table: str, taken: Iterable[str]) -> str:
    """Return the name of the next computer player at a table: of the six, whose order is the table's own (its id),
    the first that nobody has; after them "Computer 1" and so on.
    """
    known, used = character_names(lang), set(taken)
    first = zlib.crc32(table.encode()) % len(known)
    voice = Speaker(lang)
    numbered = (voice.say("common-computer", {"number": number}) for number in range(1, len(used) + 2))
    return next(name for name in (*known[first:], *known[:first], *numbered) if name not in used)


# --- options -----------------------------------------------------------------------------------------------------


def value_text(value: Any) -> str:
    """Return an option's value as text, for keys, custom ids and the service."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def words_of_value(voice: Speaker, option: str, value: str) -> str:
    """Return the text of a value of the option with this key: its own, else yes, no, or the value itself."""
    own = text_key(option, value)
    if has_text(own):
        return voice.say(own)
    return voice.say(f"common-{value}") if value in ("true", "false") else value
