"""``sainome review``: what it prints, in which language, and what it answers to records that cannot be reviewed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engines import GAMES
from engines.core.history.records import Record, dump
from engines.core.review.findings import Review
from tests.book.games import CORRECTED, NASTY, corrected, played

from .conftest import Command

BUDGET = 500


@cache
def finished(key: str) -> Record:
    return played(key, number=1)


def written(folder: Path, record: Record) -> Path:
    path = folder / f"{record.header.game}.jsonl"
    path.write_text(dump(record), encoding="utf-8")
    return path


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return written(tmp_path, finished("octa"))


@pytest.mark.parametrize("key", GAMES)
def test_review_has_summary_decisions_and_curve(sainome: Command, tmp_path: Path, key: str) -> None:
    ran = sainome("review", written(tmp_path, finished(key)), "--budget", BUDGET, "--computers")
    assert (ran.code, ran.out.count("Aki") > 1) == (0, True)
    for heading in ("Of the best", "Luck", "Choices", "Chances to win", "what you could know"):
        assert heading in ran.out
    assert any(bar in ran.out for bar in "▁▂▃▄▅▆▇█")
    if key in CORRECTED:
        assert sainome("review", written(tmp_path, corrected(key)), "--budget", BUDGET).code == 0


def test_review_is_printed_written_and_bound_into_a_book(
    sainome: Command, kept: Path, tmp_path: Path, plain_pictures: None
) -> None:
    def rows(out: str) -> int:
        return sum(line.startswith("│") and line.count("│") == 7 for line in out.splitlines())

    line = ("review", kept, "--budget", BUDGET)
    ran = sainome(*line)
    assert (rows(ran.out), rows(sainome(*line, "--computers").out)) == (2, 3), "computers are left out"
    out, file, book = tmp_path / "review.txt", tmp_path / "review.json", tmp_path / "book.html"
    assert sainome(*line, "--out", out).out == f"{out}: {out.stat().st_size // 1024} KB\n"
    assert out.read_text(encoding="utf-8").split() == ran.out.split(), "the same again"
    japanese = sainome(*line, "--lang", "ja").out
    assert ("勝つ見込み" in japanese, "Luck" in japanese) == (True, False)
    ran = sainome(*line, "--json")
    assert Review.model_validate_json(ran.out).judgements
    assert sainome(*line, "--json", "--out", file).code == 0
    assert file.read_text(encoding="utf-8") == ran.out
    assert sainome("book", kept, "--review", file, "--out", book).code == 0
    assert "Chances to win" in book.read_text(encoding="utf-8")
    nasty = sainome("review", written(tmp_path, played("octa", names=NASTY)), "--budget", BUDGET)
    assert (nasty.code, "\u202e" in nasty.out) == (0, False)


NO_REVIEW = "not a review; sainome review --json writes one"
OTHER_GAME = '{"game":"dicolony","rules_version":1,"budget":1,"seats":[]}'


def test_book_with_what_is_no_review_is_a_sentence(sainome: Command, kept: Path, tmp_path: Path) -> None:
    file, book = tmp_path / "review.json", tmp_path / "book.html"
    for text, said in (
        *((wrong, NO_REVIEW) for wrong in ("", "[" * 10_000, '{"game":"octa"}', "\ud800")),
        (OTHER_GAME, "the review is of another game or of other rules"),
    ):
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        ran = sainome("book", kept, "--review", file, "--out", book)
        assert (ran.code, ran.out, ran.err) == (1, "", f"{file}: {said}.\n")
    assert sainome("book", kept, "--review", tmp_path / "nowhere.json").code == 2
    assert not book.exists()


def test_what_cannot_be_reviewed_is_a_sentence(sainome: Command, tmp_path: Path) -> None:
    record, path = finished("octa"), tmp_path / "octa.jsonl"
    version = f'"rules_version":{GAMES["octa"].rules.rules_version}'
    open_ = record.header.model_copy(update={"seed": None})
    for text, code, said in (
        (dump(Record(header=open_, rows=record.rows)), 2, "not over; its review would show its secrets."),
        (
            dump(Record(header=record.header, rows=record.rows[:-1])), 1,
            "only a game that was played to its end can be reviewed.",
        ),
        (dump(record).replace(version, '"rules_version":1', 1), 1, "so it cannot be reviewed."),
        *((wrong, 1, "") for wrong in ("", "{}", "[" * 10_000, '{"format":9}')),
    ):  # fmt: skip
        path.write_text(text, encoding="utf-8")
        ran = sainome("review", path)
        assert (ran.code, ran.out, ran.err.count("\n")) == (code, "", 1)
        assert ran.err.endswith(said + "\n")
    ran = sainome("review", path, "--budget", "0")
    assert (ran.code, ran.err) == (2, "--budget 0: a review tries at least one action.\n")
