"""The texts: the same keys in every language, none missing, none unused, each in the file that its key names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.features.table.meaning import TYPED
from bot.texts import LANGUAGES, BrokenTexts, speaker, text_key
from engines import GAMES

from . import lexicon
from .lexicon import KEY, Text, asked_for, families, files, junk, literals, prefix, printed, read, refusals, said

GAME_FAMILIES = (
    "title", "tagline", "description", "action", "kind", "field", "value", "prompt", "event", "refusal", "reason",
    "score", "option", "picture", "policy", "upgrade", "plan", "pick", "message", "join", "story", "hint", "call",
    "term", "compared",
)  # fmt: skip
LETTERS = re.compile(r"[A-Za-z]{3,}")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
SAME_EVERYWHERE = re.compile(
    r"\b(Discord|sainome|SHA|JSON|GIF|PNG|ID|Token|Application|https?://\S+)\b|`[^`]*`|/[a-z ]+"
)
"""Names and commands that no language translates."""
MENU = "command-menu-"
"""Commands on a message or a person."""
OWN_NAME = "settings-language-"
"""Names of languages, each written in its own language."""
SHARED = {"board", "book", "review", "channels", "chart", "cli", "command", "common", "demo", "learn", "moderating"}
SHARED |= {"picture", "refusal"}
"""Files of the bot that are not of one feature in bot/features."""


def texts(lang: str) -> dict[str, Text]:
    return {text.key: text for text in lexicon.lexicon(lang)}


BUILT = [
    path.parent.name
    for path in sorted((lexicon.ROOT / "engines").glob("*/__init__.py"))
    if path.parent.name != "core"
]
"""All games in engines/, registered or not."""
FOLDERS = (lexicon.LOCALES, lexicon.ROOT / "tests" / "toys_locales")
FOLDERS += tuple(sorted((lexicon.ROOT / "tests" / "examples").glob("*/locales")))
"""Every folder of texts: those of the bot, of the toys, and of the examples."""


def of_game(key: str) -> str | None:
    """The slug of the game that a text belongs to; None for texts of the bot."""
    return next((slug for slug in BUILT if key.startswith(text_key(slug) + "-")), None)


def test_every_file_parses_and_holds_the_texts_that_it_is_named_after() -> None:
    """``table-due`` is in table.ftl; in table-due.ftl if there is such a file: the longest name counts.

    Every language has the same files and keys in the same order.
    """
    for folder in FOLDERS:
        keys = dict[str, dict[str, list[str]]]()
        for lang in LANGUAGES:
            sources = {path: path.read_text(encoding="utf-8") for path in files(lang, folder)}
            assert not [fault for path, source in sources.items() for fault in junk(source, path.name)]
            keys[lang] = {
                path.name: [text.key for text in read(source, path.name)] for path, source in sources.items()
            }
            stems = [path.stem for path in sources]
            assert not [
                (name, key)
                for name, own in keys[lang].items()
                for key in own
                if f"{file_of(key, stems)}.ftl" != name
            ]
        assert all(other == keys[LANGUAGES[0]] for other in keys.values()), folder


def file_of(key: str, stems: list[str]) -> str:
    """The longest name that the key begins with; empty if there is none."""
    return max((stem for stem in stems if f"{key.lstrip('-')}-".startswith(prefix(stem))), key=len, default="")


def test_the_longest_name_that_a_key_begins_with_counts() -> None:
    stems = ["table", "table-due", "settings"]
    keys = ("table-asked", "table-due", "table-due-late", "table-dues", "settings-play", "tables-asked")
    assert [file_of(key, stems) for key in keys] == ["table", "table-due", "table-due", "table", "settings", ""]


def test_every_file_is_of_a_feature_or_a_game_or_shared() -> None:
    features = {path.stem for path in (lexicon.ROOT / "bot" / "features").iterdir() if path.name[0] != "_"}
    of_bot = {path.stem for path in files(LANGUAGES[0]) if of_game(prefix(path.stem)) is None}
    assert not of_bot - features - SHARED


# --- the same in every language --------------------------------------------------------------------------------


def test_every_language_uses_the_same_variables() -> None:
    first = texts(LANGUAGES[0])
    for lang in LANGUAGES[1:]:
        other = texts(lang)
        shared = first.keys() & other.keys()
        assert not [key for key in shared if first[key].variables != other[key].variables]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_are_unique_and_well_formed_and_no_text_is_empty(lang: str) -> None:
    keys = [text.key for text in lexicon.lexicon(lang)]
    assert sorted(keys) == sorted(set(keys))
    assert not [key for key in keys if not KEY.fullmatch(key)]
    assert not [text.where for text in texts(lang).values() if not any(text.pieces) and not text.variables]


def test_no_language_stands_in_texts_of_the_other() -> None:
    """Nor do Japanese sentences end with western punctuation."""
    pieces = {lang: [(text, one) for text in texts(lang).values() for one in text.pieces] for lang in LANGUAGES}
    own = {
        lang: [(text, one) for text, one in pieces[lang] if not text.key.startswith(OWN_NAME)] for lang in pieces
    }
    assert not [
        (text.where, piece)
        for text, piece in own["ja"]
        if LETTERS.search(SAME_EVERYWHERE.sub("", piece)) and not JAPANESE.search(piece)
    ]
    assert not [text.where for text, piece in own["en"] if JAPANESE.search(piece)]
    slips = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff][.,!?](\s|$)")
    assert not [text.where for text, piece in pieces["ja"] if slips.search(piece)]


# --- none missing, none unused ---------------------------------------------------------------------------------


def test_every_key_in_the_code_has_a_text() -> None:
    missing = sorted({f"{module}: {key}" for module, key in said() if key not in texts(LANGUAGES[0])})
    assert not missing


def test_every_refusal_has_a_text_and_its_facts() -> None:
    known = texts(LANGUAGES[0])
    for code, facts in refusals(GAMES):
        own = any(text_key(slug, "refusal", code) in known for slug in GAMES)
        assert f"refusal-{code}" in known or own, code
        if facts is not None and (text := known.get(f"refusal-{code}")) is not None:
            assert not text.variables - facts, code


def test_every_text_of_the_bot_is_used() -> None:
    known = texts(LANGUAGES[0])
    referred = {key for text in known.values() for key in text.refers}
    codes = {code for code, _ in refusals(GAMES)}
    unused = [
        text.where
        for key, text in known.items()
        if of_game(key.lstrip("-")) is None
        and key not in referred
        and not (key.startswith("refusal-") and key.removeprefix("refusal-") in codes)
        and not asked_for(key)
    ]
    assert not unused


@pytest.mark.parametrize("slug", BUILT)
def test_every_text_of_a_game_has_a_known_family_and_subject(slug: str) -> None:
    own = literals(f"engines/{slug}/") | literals("engines/core/turns.py") | literals(f"render/{slug}")
    own |= literals("engines/core/talk.py") | printed(slug) | literals("bot/features/scores/story.py")
    own |= literals("bot/features/table/terms.py")
    referred = {key for text in texts(LANGUAGES[0]).values() for key in text.refers}
    unused = []
    for key, text in texts(LANGUAGES[0]).items():
        if of_game(key.lstrip("-")) != slug or key in referred:
            continue
        family, _, rest = key.removeprefix(prefix(slug)).removesuffix(TYPED).partition("-")
        if family == "lesson":  # tests/lessons has exactly those that its lessons say
            continue
        named = key in own or made_of(key.removeprefix(prefix(slug)), own)
        if not named and (family not in GAME_FAMILIES or not (rest == "" or made_of(rest, own))):
            unused.append(text.where)
    assert not unused


def made_of(rest: str, words: frozenset[str]) -> bool:
    """Whether the code has this word, or has words and numbers that make it when joined by hyphens."""
    return any(
        (rest[:at] in words or rest[:at].isdigit()) and (at == len(rest) or made_of(rest[at + 1 :], words))
        for at in range(1, len(rest) + 1)
        if at == len(rest) or rest[at] == "-"
    )


# --- limits of Discord -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_names_and_descriptions_fit_discord(lang: str) -> None:
    """Names: 1 to 32 letters, digits, hyphens or underscores, lower case; descriptions: 1 to 100 characters.

    In menus: any signs, and no description.
    """
    commands = {key: text for key, text in texts(lang).items() if key.startswith("command-")}
    assert commands
    for key, text in commands.items():
        assert len(text.pieces) == 1, f"{text.where}: no variants in a command"
        assert not text.variables
        (piece,) = text.pieces
        if key.endswith("-description"):
            assert 1 <= len(piece) <= 100, f"{text.where}: {len(piece)} characters"
        elif key.startswith(MENU):
            assert 1 <= len(piece) <= 32, text.where
        else:
            assert re.fullmatch(r"[-_\w]{1,32}", piece), text.where
            assert piece == piece.lower(), text.where
            assert f"{key}-description" in commands
    assert all(key.removesuffix("-description") in commands for key in commands)


# --- the reader of locale files --------------------------------------------------------------------------------


def test_reading_finds_variables_references_variants_and_what_fluent_would_skip() -> None:
    assert junk("good = fine\nbad = { $open\n", "toy.ftl") == ['toy.ftl:2 Expected token: "}"']
    (text,) = read("key = { $n ->\n    [one] one thing\n   *[other] { $n } things\n} of { -term }\n", "toy.ftl")
    assert (text.key, text.line, text.variables, text.refers) == ("key", 1, {"n"}, {"-term"})
    assert [piece.strip() for piece in text.pieces] == ["of", "one thing", "things"]
    assert families()
    assert not asked_for("lobby-no-such-text-anywhere")


def test_only_what_was_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All texts parsed would take as many megabytes as a game's rules, in each process."""
    parsed: list[str] = []
    parse = speaker._parse

    def seen(text: str) -> ast.Resource:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(speaker, "_parse", seen)
    fresh = speaker._Texts("en")
    assert fresh.has_message("picture-shared")
    assert not parsed
    for _ in range(2):
        pattern = fresh.get_message("picture-turn").value
        assert pattern is not None
        assert fresh.format_pattern(pattern, {"turn": 3}) == ("Turn 3", [])
    assert len(parsed) == 1


def test_broken_text_names_its_line_when_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "some.ftl"
    file.write_text("hello = Hello\n\nbroken = { $open\n", encoding="utf-8")
    monkeypatch.setattr(speaker, "locale_files", lambda lang: (file,))
    speaker._sources.cache_clear()
    try:
        texts = speaker._Texts("en")
        assert texts.get_message("hello").value is not None
        with pytest.raises(BrokenTexts, match=r"en/some\.ftl, line 3"):
            texts.get_message("broken")
    finally:
        speaker._sources.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_alone_is_what_it_is_in_its_file(lang: str) -> None:
    """The sources are cut without a parser, where a line begins with a key and an equals sign."""
    whole: dict[str, ast.Message | ast.Term] = {}
    for file in speaker.locale_files(lang):
        for entry in speaker._parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                whole.setdefault(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry)
    assert list(speaker._sources(lang)) == list(whole)
    for key, source in speaker._sources(lang).items():
        (alone,) = (entry for entry in speaker._parse(source).body if isinstance(entry, ast.Message | ast.Term))
        assert alone.equals(whole[key], ignored_fields=["span", "comment"])
