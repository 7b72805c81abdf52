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
from bot.stop import UNPROVED
from engines import GAMES
from engines.core import AnyGame, BadRecord
from engines.core.history.fairness import OLD, WORDS
from engines.core.history.records import dump, load
from engines.core.history.verdict import verify
from tests.book.games import CORRECTED, corrected

from .conftest import BEACON, Command, played_out

PROJECT = Path(__file__).parents[2]
SCRIPT = PROJECT / "scripts" / "verify_dice.py"
GOLDEN = sorted((PROJECT / "tests" / "games").glob("*/records/*.jsonl"))
Lines = list[dict[str, Any]]
Faults = Callable[[str], Iterator[str]]


@pytest.fixture(scope="module")
def script() -> Mapping[str, Any]:
    """The functions of the script."""
    space: dict[str, Any] = {"__name__": "verify_dice"}
    exec(compile(SCRIPT.read_text(encoding="utf-8"), str(SCRIPT), "exec"), space)
    return space


@pytest.fixture(scope="module")
def faults(script: Mapping[str, Any]) -> Callable[[str], Iterator[str]]:
    """The function of the script that says what is wrong with a record."""
    found: Callable[[str], Iterator[str]] = script["faults"]
    return found


def parsed(record: str) -> Lines:
    return [json.loads(line) for line in record.splitlines()]


def written(lines: Lines) -> str:
    return "\n".join(map(json.dumps, lines))


def test_script_is_short_and_independent() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 200
    imported = {
        alias.name.partition(".")[0]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("game", sorted(GAMES))
def test_golden_records_are_honest(faults: Callable[[str], Iterator[str]], game: str) -> None:
    paths = [path for path in GOLDEN if path.parent.parent.name == game]
    assert paths
    for path in paths:
        assert list(faults(path.read_text(encoding="utf-8"))) == [], path.stem


def test_records_of_random_games_are_honest(faults: Callable[[str], Iterator[str]], file: Path) -> None:
    assert list(faults(file.read_text(encoding="utf-8"))) == []


ONE_GAME = pytest.mark.parametrize("game", ["micronesia"], indirect=True)
"""For what concerns the promises at the head of a record: they are the same for every game."""


@pytest.fixture
def with_words(game: AnyGame) -> Lines:
    """A finished game by the rule with words."""
    return parsed(dump(played_out(game, WORDS, beacon=BEACON)))


def test_records_with_words_are_honest(faults: Callable[[str], Iterator[str]], with_words: Lines) -> None:
    assert with_words[0]["format"] == WORDS
    assert list(faults(written(with_words))) == []
    assert verify(load(written(with_words))).honest


def test_records_with_an_erased_person_are_honest(
    faults: Callable[[str], Iterator[str]], with_words: Lines
) -> None:
    with_words[0]["places"][0][:2] = [None, None]
    with_words[0]["seats"][0] = "Former player"
    assert list(faults(written(with_words))) == []
    assert verify(load(written(with_words))).honest


@pytest.fixture
def with_missed_round(game: AnyGame) -> Lines:
    """A finished game whose round of the beacon did not come."""
    return parsed(dump(played_out(game, WORDS, missed=True)))


def test_records_without_their_round_are_honest_and_say_so(
    faults: Callable[[str], Iterator[str]], with_missed_round: Lines, sainome: Command, tmp_path: Path
) -> None:
    head = with_missed_round[0]
    assert (head["beacon"], head["missed"]) == (None, ["https://beacon.invalid/public", 7])
    assert list(faults(written(with_missed_round))) == []
    assert verify(load(written(with_missed_round))).honest
    path = tmp_path / "missed.jsonl"
    path.write_text(written(with_missed_round), encoding="utf-8")
    ran = sainome("verify", path)
    assert ran.code == UNPROVED
    assert "Round 7 of the operator's own beacon, https://beacon.invalid/public, did not come" in ran.out
    assert "An operator could pretend that." in ran.out
    assert "Honest" not in ran.out


@ONE_GAME
@pytest.mark.parametrize("missed", [None, ["https://beacon.invalid/public", 8], ["https://other.invalid", 7]])
def test_other_missed_round_is_found_out(
    faults: Callable[[str], Iterator[str]], with_missed_round: Lines, missed: list[Any] | None
) -> None:
    with_missed_round[0]["missed"] = missed
    assert list(faults(written(with_missed_round))) != []
    assert not verify(load(written(with_missed_round))).honest


@ONE_GAME
def test_round_that_came_cannot_be_called_missed(faults: Callable[[str], Iterator[str]], with_words: Lines) -> None:
    url, number, _ = with_words[0]["beacon"]
    with_words[0].update(beacon=None, missed=[url, number])
    assert list(faults(written(with_words))) != []
    assert not verify(load(written(with_words))).honest


@ONE_GAME
@pytest.mark.parametrize(
    "head",
    [
        {"beacon": ["https://beacon.invalid/public", 7, None]},
        {"beacon": ["https://beacon.invalid/public"]},
        {"missed": ["https://beacon.invalid/public", 7]},
        {"missed": ["https://beacon.invalid/public"]},
        {"missed": 7},
    ],
)
def test_half_a_beacon_is_refused(with_words: Lines, head: dict[str, Any]) -> None:
    with_words[0].update(head)
    with pytest.raises(BadRecord):
        load(written(with_words))


TAMPERED_HEADERS: Mapping[str, Callable[[dict[str, Any]], object]] = {
    "seed": lambda head: head.update(seed="00" * 32),
    "session": lambda head: head.update(session="aaaaaaaaaa"),
    "opening": lambda head: head.update(opening="00" * 32),
    "commitment": lambda head: head.update(commitment="00" * 32),
    "word": lambda head: head["words"].__setitem__(0, "other"),
    "rules version": lambda head: head.update(rules_version=99),
    "options": lambda head: head["options"].update(more=1),
    "name": lambda head: head["places"][0].__setitem__(0, "Eki"),
    "places": lambda head: head["places"][0].__setitem__(2, "00" * 32),
    "round": lambda head: head["beacon"].__setitem__(1, 8),
    "randomness": lambda head: head["beacon"].__setitem__(2, "ce" * 32),
    "no beacon": lambda head: head.update(beacon=None),
}


@ONE_GAME
@pytest.mark.parametrize("part", TAMPERED_HEADERS)
def test_tampered_promises_are_found_out(
    faults: Callable[[str], Iterator[str]], with_words: Lines, part: str
) -> None:
    TAMPERED_HEADERS[part](with_words[0])
    assert list(faults(written(with_words))) != []
    assert not verify(load(written(with_words))).honest


@ONE_GAME
@pytest.mark.parametrize("field", ["opening", "commitment", "words", "places", "beacon"])
def test_records_with_words_need_every_promise(with_words: Lines, field: str) -> None:
    del with_words[0][field]
    with pytest.raises(BadRecord, match=field):
        load(written(with_words))


@ONE_GAME
def test_records_need_a_word_for_each_seat(with_words: Lines) -> None:
    with_words[0]["words"].append("more")
    with pytest.raises(BadRecord, match="one word"):
        load(written(with_words))


@pytest.mark.parametrize("key", CORRECTED)
@pytest.mark.parametrize("number", range(3))
def test_games_with_corrected_rules_are_honest(
    faults: Callable[[str], Iterator[str]], key: str, number: int
) -> None:
    """Rows before the upgrade are told by events, and the state on it is part of no draw."""
    record = corrected(key, number)
    assert any(row.upgrade is not None for row in record.rows)
    assert list(faults(dump(record))) == []
    assert verify(load(dump(record))).honest


@pytest.mark.parametrize("key", CORRECTED)
def test_forged_dice_after_an_upgrade_are_found_out(faults: Callable[[str], Iterator[str]], key: str) -> None:
    record = dump(corrected(key))
    for tamper in (other_result, _left_out, _thrown_away, _other_seed):
        lines = parsed(record)
        tamper(lines)
        assert list(faults(written(lines))) != [], tamper.__name__


@pytest.mark.parametrize("key", CORRECTED)
def test_dice_on_an_upgrade_itself_are_found_out(faults: Callable[[str], Iterator[str]], key: str) -> None:
    """No correction of the rules rolls anything."""
    lines = parsed(dump(corrected(key)))
    upgrade = next(line for line in lines if "upgrade" in line)
    upgrade["chance"] = [["roll", 6, [1]]]
    assert list(faults(written(lines))) != []
    with pytest.raises(BadRecord, match="has no seat and no chance"):
        load(written(lines))


def _other_seed(lines: Lines) -> None:
    lines[0]["seed"] = "00" * 32


def _other_hash(lines: Lines) -> None:
    lines[0]["seed_hash" if lines[0]["format"] == OLD else "opening"] = "00" * 32


def _other_session(lines: Lines) -> None:
    lines[0]["session"] = "aaaaaaaaaa"


def _drawing(lines: Lines) -> Lines:
    return [line for line in lines if line.get("chance")]


def other_result(lines: Lines) -> None:
    kind, sides, results = _drawing(lines)[-1]["chance"][-1]
    _drawing(lines)[-1]["chance"][-1] = [kind, sides, [*results[:-1], results[-1] % sides + 1]]


def _left_out(lines: Lines) -> None:
    _drawing(lines)[0]["chance"].pop(0)


def _thrown_away(lines: Lines) -> None:
    _drawing(lines)[-1]["undone"] = True


def _more_sides(lines: Lines) -> None:
    _drawing(lines)[0]["chance"][0][1] = 2**33


TAMPERINGS = (
    _other_seed, _other_hash, _other_session, other_result, _left_out, _thrown_away, _more_sides
)  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__.strip("_"))
def test_tampered_records_are_found_out(
    faults: Callable[[str], Iterator[str]], file: Path, tamper: Callable[[Lines], None]
) -> None:
    lines = parsed(file.read_text(encoding="utf-8"))
    tamper(lines)
    assert list(faults(written(lines))) != []


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


def test_days_that_were_told_honestly(script: Mapping[str, Any]) -> None:
    told = written([day(), day(url=URL), day(is_over=False)])
    assert list(script["day_faults"](told)) == []
    notes = "\n".join(script["day_notes"](told))
    assert "3d01b2c049bc1b56ab1492deecef5532cbaadbd24ced61b66a8f1b3f50a4994c" in notes, "the vectors of the page"
    assert "719e3cba08a6856278df2e3ba40f7c42d0e424432dead7d44cff3047ad90d7ef" in notes
    assert "its first ten draws of 6: 3 1 3 5 0 2 0 5 2 1." in notes
    assert notes.count("follows from the secret") == 2
    assert notes.count("tied to no hash before") == 1
    assert f"at {URL}/{FIRST_ROUND}" in notes


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"hash": "ab" * 32}, "hash of the month"),
        ({"secret": "ab" * 32}, "hash of the month"),
        ({"seed": "ab" * 32}, f"{DATE}: seed"),
        ({"date": "2026-12-02"}, "2026-12-02: round"),
        ({"randomness": "cd" * 32}, f"{DATE}: seed"),
        ({"randomness": None}, f"{DATE}: seed"),
        ({"round": FIRST_ROUND + 1}, "is not the one that the hash of the month names"),
        ({"signature": "ab"}, "is not the hash of the signature"),
    ],
)
def test_days_that_do_not_fit(script: Mapping[str, Any], change: dict[str, Any], fault: str) -> None:
    assert fault in "\n".join(script["day_faults"](written([day(url=URL) | change])))


def test_script_runs_alone(tmp_path: Path) -> None:
    def run(text: str, *options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", str(SCRIPT), *options]
        return subprocess.run(command, input=text, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")

    honest = GOLDEN[0].read_text(encoding="utf-8")
    assert run(honest).returncode == 0
    lines = parsed(honest)
    _other_hash(lines)
    done = run(written(lines))
    assert done.returncode == 1
    assert "hash 0000" in done.stderr
    assert run(written([day()]), "--day").returncode == 0
    assert run(written([day() | {"seed": "ab" * 32}]), "--day").returncode == 1
