"""``sainome review``: what it prints, in which language, and what it answers to records that cannot be reviewed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engines import GAMES
from engines.core.history.records import Record, dump
from engines.core.review.findings import Review
from tests.book.games import CORRECTED, NASTY, corrected, played

from .conftest import Command, rewrite

BUDGET = 500


@cache
def finished(key: str) -> Record:
    return played(key, number=1)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return written(tmp_path, finished("octa"))


def written(folder: Path, record: Record) -> Path:
    path = folder / f"{record.header.game}.jsonl"
    path.write_text(dump(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("key", GAMES)
def test_review_has_summary_decisions_and_curve(sainome: Command, tmp_path: Path, key: str) -> None:
    path = written(tmp_path, finished(key))
    ran = sainome("review", path, "--budget", BUDGET, "--computers")
    assert (ran.code, ran.out.count("Aki") > 1) == (0, True)
    for heading in ("Of the best", "Luck", "Choices", "Chances to win", "what you could know"):
        assert heading in ran.out
    assert any(bar in ran.out for bar in "▁▂▃▄▅▆▇█")


def test_review_is_printed_the_same_again(sainome: Command, kept: Path) -> None:
    assert sainome("review", kept, "--budget", BUDGET).out == sainome("review", kept, "--budget", BUDGET).out


def test_review_speaks_japanese(sainome: Command, kept: Path) -> None:
    ran = sainome("review", kept, "--budget", BUDGET, "--lang", "ja")
    assert ran.code == 0
    assert "勝つ見込み" in ran.out
    assert "Luck" not in ran.out


def test_review_leaves_computers_out_unless_asked(sainome: Command, kept: Path) -> None:
    def judged(*more: str) -> int:
        out = sainome("review", kept, "--budget", BUDGET, *more).out
        return sum(line.startswith("│") and line.count("│") == 7 for line in out.splitlines())

    assert (judged(), judged("--computers")) == (2, 3)


def test_review_goes_into_a_file(sainome: Command, kept: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.txt"
    ran = sainome("review", kept, "--budget", BUDGET, "--out", out)
    assert ran.out == f"{out}: {out.stat().st_size // 1024} KB\n"
    assert "Chances to win" in out.read_text(encoding="utf-8")


def test_review_as_json_goes_into_a_book(
    sainome: Command, kept: Path, tmp_path: Path, plain_pictures: None
) -> None:
    ran = sainome("review", kept, "--budget", BUDGET, "--json")
    assert ran.code == 0
    review = Review.model_validate_json(ran.out)
    assert review.judgements
    file, book = tmp_path / "review.json", tmp_path / "book.html"
    assert sainome("review", kept, "--budget", BUDGET, "--json", "--out", file).code == 0
    assert file.read_text(encoding="utf-8") == ran.out
    assert sainome("book", kept, "--review", file, "--out", book).code == 0
    assert "Chances to win" in book.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a review; sainome review --json writes one"),
        ("[" * 10_000, "not a review; sainome review --json writes one"),
        ('{"game":"octa"}', "not a review; sainome review --json writes one"),
        (
            '{"game":"dicolony","rules_version":1,"budget":1,"seats":[]}',
            "the review is of another game or of other rules",
        ),
        ("\ud800", "not a review; sainome review --json writes one"),
    ],
)
def test_book_with_what_is_no_review_is_a_sentence(
    sainome: Command, kept: Path, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "review.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    ran = sainome("book", kept, "--review", file, "--out", tmp_path / "book.html")
    assert (ran.code, ran.out, ran.err) == (1, "", f"{file}: {said}.\n")
    assert not (tmp_path / "book.html").exists()
    assert sainome("book", kept, "--review", tmp_path / "nowhere.json").code == 2


def test_names_are_printed_harmlessly(sainome: Command, tmp_path: Path) -> None:
    ran = sainome("review", written(tmp_path, played("octa", names=NASTY)), "--budget", BUDGET)
    assert ran.code == 0
    assert "\u202e" not in ran.out


def test_open_game_is_a_sentence(sainome: Command, tmp_path: Path) -> None:
    record = finished("octa")
    header = record.header.model_copy(update={"seed": None})
    path = written(tmp_path, Record(header=header, rows=record.rows))
    ran = sainome("review", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"{path}: this game is not over; its review would show its secrets.\n"


def test_game_without_an_end_is_a_sentence(sainome: Command, tmp_path: Path) -> None:
    record = finished("octa")
    path = written(tmp_path, Record(header=record.header, rows=record.rows[:-1]))
    ran = sainome("review", path)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"{path}: only a game that was played to its end can be reviewed.\n"


@pytest.mark.parametrize("key", CORRECTED)
def test_corrected_game_is_reviewed(sainome: Command, tmp_path: Path, key: str) -> None:
    assert sainome("review", written(tmp_path, corrected(key)), "--budget", 500).code == 0


def test_game_of_gone_rules_is_a_sentence(sainome: Command, kept: Path) -> None:
    version = GAMES["octa"].rules.rules_version
    rewrite(kept, 1, lambda line: line.replace(f'"rules_version":{version}', '"rules_version":1'))
    ran = sainome("review", kept)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.endswith("so it cannot be reviewed.\n")


@pytest.mark.parametrize("wrong", ["", "{}", "[" * 10_000, '{"format":9}'])
def test_what_is_no_record_is_a_sentence(sainome: Command, tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_text(wrong)
    ran = sainome("review", path)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


def test_budget_is_at_least_one_action(sainome: Command, kept: Path) -> None:
    ran = sainome("review", kept, "--budget", "0")
    assert (ran.code, ran.err) == (2, "--budget 0: a review tries at least one action.\n")
