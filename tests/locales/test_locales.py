"""The texts: the same in every language, none missing, none for nothing."""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES, text_key
from engines import GAMES

from . import lexicon
from .lexicon import KEY, Text, asked_for, families, files, junk, literals, printed, read, refused_codes, said

OTHERS = LANGUAGES[1:]
GAME_FAMILIES = ("title", "description", "action", "kind", "field", "value", "prompt", "event", "refusal")
GAME_FAMILIES += ("reason", "score", "option", "picture", "policy")
LETTERS = re.compile(r"[A-Za-z]{3,}")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
SAME_EVERYWHERE = re.compile(
    r"\b(Discord|sainome|SHA|JSON|GIF|PNG|ID|Token|Application|https?://\S+)\b|`[^`]*`|/[a-z ]+"
)
"""Names and commands that are the same in every language."""
OWN_NAME = "own-time-language-"
"""A language is called what its speakers call it, everywhere."""


def texts(lang: str) -> dict[str, Text]:
    return {text.key: text for text in lexicon.lexicon(lang)}


BUILT = [path.parent.name for path in sorted((lexicon.ROOT / "engines").glob("*/rules.py"))]
"""The games, those among them that wait for their pictures to be registered."""


def of_game(key: str) -> str | None:
    """The slug of the game that a text belongs to."""
    return next((slug for slug in BUILT if key.startswith(text_key(slug) + "-")), None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str) -> None:
    assert not [fault for path in files(lang) for fault in junk(path.read_text(encoding="utf-8"), path.name)]


# --- the same in every language --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert [path.name for path in files(lang)] == [path.name for path in files(LANGUAGES[0])]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_texts_in_the_same_file(lang: str) -> None:
    first, other = ({key: text.file for key, text in texts(each).items()} for each in (LANGUAGES[0], lang))
    assert first == other


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    first, other = texts(LANGUAGES[0]), texts(lang)
    assert not {
        key: (sorted(first[key].variables), sorted(other[key].variables))
        for key in first.keys() & other.keys()
        if first[key].variables != other[key].variables
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_written_twice_and_every_key_is_well_formed(lang: str) -> None:
    keys = [text.key for text in lexicon.lexicon(lang)]
    assert sorted(keys) == sorted(set(keys))
    assert not [key for key in keys if not KEY.fullmatch(key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_says_something(lang: str) -> None:
    silent = [text.where for text in texts(lang).values() if not any(text.pieces) and not text.variables]
    assert not silent


def game_of_file(name: str) -> str | None:
    """The slug of the game that a file is of: ``<slug>.ftl``, or ``<slug>-<what>.ftl`` where there are several."""
    stem = name.removesuffix(".ftl")
    return next((slug for slug in BUILT if stem == slug or stem.startswith(f"{slug}-")), None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_stands_in_a_file_of_its_game(lang: str) -> None:
    wrong = [
        text.where for text in texts(lang).values() if of_game(text.key.lstrip("-")) != game_of_file(text.file)
    ]
    assert not wrong


def test_no_english_is_left_over_in_japanese() -> None:
    left = [
        (text.where, piece)
        for text in texts("ja").values()
        for piece in text.pieces
        if not text.key.startswith(OWN_NAME)
        and LETTERS.search(SAME_EVERYWHERE.sub("", piece))
        and not JAPANESE.search(piece)
    ]
    assert not left


def test_no_japanese_is_left_over_in_english() -> None:
    left = [text for text in texts("en").values() if any(map(JAPANESE.search, text.pieces))]
    assert not [text.where for text in left if not text.key.startswith(OWN_NAME)]


def test_japanese_sentences_end_as_sentences_do() -> None:
    """A full stop of the other script is a slip of the keyboard."""
    slips = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff][.,!?](\s|$)")
    assert not [text.where for text in texts("ja").values() if any(map(slips.search, text.pieces))]


# --- none missing, none for nothing ----------------------------------------------------------------------------


def test_every_text_that_the_code_says_exists() -> None:
    missing = sorted({f"{module}: {key}" for module, key in said() if key not in texts(LANGUAGES[0])})
    assert not missing


def test_every_refusal_has_its_sentence() -> None:
    known = texts(LANGUAGES[0])
    missing = [
        code
        for code in sorted(refused_codes(GAMES))
        if f"refusal-{code}" not in known and not any(text_key(slug, "refusal", code) in known for slug in GAMES)
    ]
    assert not missing


def test_no_text_is_there_for_nothing() -> None:
    known = texts(LANGUAGES[0])
    referred = {key for text in known.values() for key in text.refers}
    codes = refused_codes(GAMES)
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
def test_every_text_of_a_game_is_of_a_known_family_and_names_something_of_the_game(slug: str) -> None:
    own = literals(f"engines/{slug}/") | literals("engines/core/turns.py") | literals(f"render/{slug}")
    own |= printed(slug)
    prefix = text_key(slug) + "-"
    referred = {key for text in texts(LANGUAGES[0]).values() for key in text.refers}
    unused = []
    for key, text in texts(LANGUAGES[0]).items():
        if of_game(key.lstrip("-")) != slug or key in referred:
            continue
        family, _, rest = key.removeprefix(prefix).partition("-")
        named = key in own or made_of(key.removeprefix(prefix), own)
        if not named and (family not in GAME_FAMILIES or not (rest == "" or made_of(rest, own))):
            unused.append(text.where)
    assert not unused


def made_of(rest: str, words: frozenset[str]) -> bool:
    """Written in the code as it is, or put together of words and numbers that are."""
    return any(
        (rest[:at] in words or rest[:at].isdigit()) and (at == len(rest) or made_of(rest[at + 1 :], words))
        for at in range(1, len(rest) + 1)
        if at == len(rest) or rest[at] == "-"
    )


# --- what Discord can take -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_names_and_descriptions_fit_discord(lang: str) -> None:
    """Names: 1 to 32 letters, digits, hyphens or underscores, lower case; descriptions: 1 to 100 characters."""
    commands = {key: text for key, text in texts(lang).items() if key.startswith("command-")}
    assert commands
    for key, text in commands.items():
        assert len(text.pieces) == 1, f"{text.where}: no variants in a command"
        assert not text.variables
        (piece,) = text.pieces
        if key.endswith("-description"):
            assert 1 <= len(piece) <= 100, f"{text.where}: {len(piece)} characters"
        else:
            assert re.fullmatch(r"[-_\w]{1,32}", piece), text.where
            assert piece == piece.lower(), text.where


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_name_and_a_description(lang: str) -> None:
    keys = {key for key in texts(lang) if key.startswith("command-")}
    names = {key for key in keys if not key.endswith("-description")}
    assert keys - names == {f"{name}-description" for name in names}


# --- the reading itself ----------------------------------------------------------------------------------------


def test_what_fluent_would_skip_in_silence_is_found() -> None:
    assert junk("good = fine\nbad = { $open\n", "toy.ftl") == ['toy.ftl:2 Expected token: "}"']


def test_a_text_is_read_with_its_variables_and_every_variant() -> None:
    (text,) = read("key = { $n ->\n    [one] one thing\n   *[other] { $n } things\n} of { -term }\n", "toy.ftl")
    assert (text.key, text.line, text.variables, text.refers) == ("key", 1, {"n"}, {"-term"})
    assert [piece.strip() for piece in text.pieces] == ["of", "one thing", "things"]


def test_keys_that_are_put_together_are_known() -> None:
    assert families()
    assert not asked_for("lobby-no-such-text-anywhere")
