"""scripts/verify_dice.py, the verifier without the bot's code: honest and tampered records of all games."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.session import daily
from engines import GAMES
from engines.core import BadRecord
from engines.core.history.fairness import OLD, WORDS
from engines.core.history.records import dump, load
from engines.core.history.verdict import verify
from tests.book.games import CORRECTED, corrected

from .conftest import BEACON, played_out

PROJECT = Path(__file__).parents[2]
SCRIPT = PROJECT / "scripts" / "verify_dice.py"
GOLDEN = sorted((PROJECT / "tests" / "games").glob("*/records/*.jsonl"))
Lines = list[dict[str, Any]]
Faults = Callable[[str], Iterator[str]]


@pytest.fixture(scope="package")
def script() -> Mapping[str, Any]:
    """The functions of the script."""
    space: dict[str, Any] = {"__name__": "verify_dice"}
    exec(compile(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT), "exec"), space)
    return space


@pytest.fixture(scope="package")
def faults(script: Mapping[str, Any]) -> Faults:
    """The function of the script that says what is wrong with a record."""
    found: Faults = script["faults"]
    return found


def told(text: str, *options: str, expect: int | None = None) -> str:
    """Run the script alone, as its reader does, and return all that it says."""
    command = [sys.executable, "-I", str(SCRIPT), *options]
    done = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8")
    assert expect is None or done.returncode == expect
    return done.stdout + done.stderr


def parsed(record: str) -> Lines:
    return [json.loads(line) for line in record.splitlines()]


def written(lines: Lines) -> str:
    return "\n".join(map(json.dumps, lines))


def test_script_is_short_and_independent() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 200
    nodes = list(ast.walk(ast.parse(source)))
    imported = {
        alias.name.partition(".")[0] for node in nodes if isinstance(node, ast.Import) for alias in node.names
    }
    imported |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert imported <= sys.stdlib_module_names


def test_script_runs_alone() -> None:
    honest = GOLDEN[0].read_text(encoding="utf-8")
    told(honest, expect=0)
    lines = parsed(honest)
    _other_hash(lines)
    assert "hash 0000" in told(written(lines), expect=1)
    told(written([day()]), "--day", expect=0)
    told(written([day() | {"seed": "ab" * 32}]), "--day", expect=1)


# --- what is honest ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(GAMES))
def test_honest_records_have_no_faults(faults: Faults, key: str) -> None:
    """Golden ones; by the rule of words, with a person who was erased, or without their round; corrected ones.

    Rows before an upgrade are told by events, and the state on it is part of no draw.
    """
    paths = [path for path in GOLDEN if path.parent.parent.name == key]
    assert paths
    for path in paths:
        assert list(faults(path.read_text(encoding="utf-8"))) == [], path.stem
    rules = GAMES[key].rules
    erased = parsed(dump(played_out(rules, WORDS, beacon=BEACON)))
    erased[0]["places"][0][:2] = [None, None]
    erased[0]["seats"][0] = "Former player"
    records = [dump(played_out(rules)), dump(played_out(rules, WORDS, beacon=BEACON)), written(erased)]
    records += [dump(played_out(rules, WORDS, missed=True))]
    records += [dump(corrected(key, number)) for number in range(3) if key in CORRECTED]
    for record in records:
        assert list(faults(record)) == []
        assert verify(load(record)).honest


# --- what is not -------------------------------------------------------------------------------------------------


def _other_hash(lines: Lines) -> None:
    lines[0]["seed_hash" if lines[0]["format"] == OLD else "opening"] = "00" * 32


def _drawing(lines: Lines) -> Lines:
    return [line for line in lines if line.get("chance")]


def other_result(lines: Lines) -> None:
    kind, sides, results = _drawing(lines)[-1]["chance"][-1]
    _drawing(lines)[-1]["chance"][-1] = [kind, sides, [*results[:-1], results[-1] % sides + 1]]


DICE: Mapping[str, Callable[[Lines], object]] = {
    "other seed": lambda lines: lines[0].update(seed="00" * 32),
    "other hash": _other_hash,
    "other session": lambda lines: lines[0].update(session="aaaaaaaaaa"),
    "other result": other_result,
    "left out": lambda lines: _drawing(lines)[0]["chance"].pop(0),
    "thrown away": lambda lines: _drawing(lines)[-1].update(undone=True),
    "more sides": lambda lines: _drawing(lines)[0]["chance"][0].__setitem__(1, 2**33),
}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_tampered_dice_are_found_out(faults: Faults, key: str) -> None:
    """In a corrected game after its upgrade, too, and on it: no correction of the rules rolls anything."""
    records = [dump(played_out(GAMES[key].rules)), *([dump(corrected(key))] if key in CORRECTED else [])]
    for record in records:
        for name, tamper in DICE.items():
            lines = parsed(record)
            tamper(lines)
            assert list(faults(written(lines))) != [], name
    if key in CORRECTED:
        lines = parsed(records[-1])
        next(line for line in lines if "upgrade" in line)["chance"] = [["roll", 6, [1]]]
        assert list(faults(written(lines))) != []
        with pytest.raises(BadRecord, match="has no seat and no chance"):
            load(written(lines))


MISSED = ["https://beacon.invalid/public", 7]
PROMISES: Mapping[str, Callable[[dict[str, Any]], object]] = {
    "word": lambda head: head["words"].__setitem__(0, "other"),
    "rules version": lambda head: head.update(rules_version=99),
    "options": lambda head: head["options"].update(more=1),
    "name": lambda head: head["places"][0].__setitem__(0, "Eki"),
    "places": lambda head: head["places"][0].__setitem__(2, "00" * 32),
    "commitment": lambda head: head.update(commitment="00" * 32),
    "opening": lambda head: head.update(opening="00" * 32),
    "round": lambda head: head["beacon"].__setitem__(1, 8),
    "randomness": lambda head: head["beacon"].__setitem__(2, "ce" * 32),
    "no beacon": lambda head: head.update(beacon=None),
    "round that came, called missed": lambda head: head.update(beacon=None, missed=MISSED),
}
"""What can be changed at the head of a record, which is the same for every game."""
MISSES = (None, [MISSED[0], 8], ["https://other.invalid", 7])


def test_tampered_promises_are_found_out(faults: Faults) -> None:
    rules = GAMES["micronesia"].rules
    text = dump(played_out(rules, WORDS, beacon=BEACON))
    forged = [parsed(text) for _ in PROMISES]
    for lines, change in zip(forged, PROMISES.values(), strict=True):
        change(lines[0])
    for missed in MISSES:
        forged.append(parsed(dump(played_out(rules, WORDS, missed=True))))
        forged[-1][0]["missed"] = missed
    for lines, name in zip(forged, [*PROMISES, *MISSES], strict=True):
        assert list(faults(written(lines))) != [], name
        assert not verify(load(written(lines))).honest, name


def test_promises_that_are_half_there_are_refused() -> None:
    text = dump(played_out(GAMES["micronesia"].rules, WORDS, beacon=BEACON))
    for field in ("opening", "commitment", "words", "places", "beacon"):
        lines = parsed(text)
        del lines[0][field]
        with pytest.raises(BadRecord, match=field):
            load(written(lines))
    more = [*parsed(text)[0]["words"], "more"]
    half = ({"words": more}, {"beacon": [*MISSED, None]}, {"beacon": MISSED[:1]}, {"missed": MISSED}, {"missed": 7})
    for head in half:
        lines = parsed(text)
        lines[0].update(head)
        with pytest.raises(BadRecord):
            load(written(lines))


# --- the dice of the day ----------------------------------------------------------------------------------------

SECRET, URL = bytes(range(32)).hex(), "https://api.drand.sh/public"
DATE, RANDOMNESS = "2026-12-01", "ab" * 32
FIRST_ROUND = 6688407


def day(*, url: str | None = None, is_over: bool = True) -> dict[str, Any]:
    """What is told of the day of the page's vectors, in its month or after it (``is_over``)."""
    randomness = None if url is None else RANDOMNESS
    return {
        "date": DATE,
        "hash": daily.opening("2026-12", SECRET, url),
        "url": url,
        "rounds": daily.rounds_of("2026-12", url),
        "round": None if url is None else FIRST_ROUND,
        "randomness": randomness,
        "seed": daily.seed_of(DATE, SECRET, randomness).hex(),
    } | ({"secret": SECRET} if is_over else {})


WRONG_DAYS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"hash": "ab" * 32}, "hash of the month"),
    ({"secret": "ab" * 32}, "hash of the month"),
    ({"seed": "ab" * 32}, f"{DATE}: seed"),
    ({"date": "2026-12-02"}, "2026-12-02: round"),
    ({"randomness": "cd" * 32}, f"{DATE}: seed"),
    ({"randomness": None}, f"{DATE}: seed"),
    ({"round": FIRST_ROUND + 1}, "is not the one that the hash of the month names"),
    ({"signature": "ab"}, "is not the hash of the signature"),
)


def test_days_are_checked(script: Mapping[str, Any]) -> None:
    honest = written([day(), day(url=URL), day(is_over=False)])
    assert list(script["day_faults"](honest)) == []
    notes = "\n".join(script["day_notes"](honest))
    assert "3d01b2c049bc1b56ab1492deecef5532cbaadbd24ced61b66a8f1b3f50a4994c" in notes, "the vectors of the page"
    assert "719e3cba08a6856278df2e3ba40f7c42d0e424432dead7d44cff3047ad90d7ef" in notes
    assert "its first ten draws of 6: 3 1 3 5 0 2 0 5 2 1." in notes
    assert (notes.count("follows from the secret"), notes.count("tied to no hash before")) == (2, 1)
    assert f"at {URL}/{FIRST_ROUND}" in notes
    for change, fault in WRONG_DAYS:
        assert fault in "\n".join(script["day_faults"](written([day(url=URL) | change]))), change
