"""A review in a book: its decisions at their moments, their boards, and reviews that are none."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import render
from bot.book import curves, judged, painting
from bot.book.contents import Contents, read, with_review
from bot.book.page import page
from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import BadRecord
from engines.core.history.records import Record
from engines.core.review.findings import Review
from engines.core.review.reviewing import review as found_in
from tests.bot.conftest import PlainPainter
from tests.lanes import slow_except

from .games import CORRECTED, NASTY, corrected, played
from .reviews import judged as judged_game
from .test_page import book_of

KEYS = ("octa", "dicolony")


@pytest.fixture(autouse=True)
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "WIDE", 128)
    for key, painter in render.PAINTERS.items():
        monkeypatch.setitem(render.PAINTERS, key, PlainPainter(painter))  # type: ignore[attr-defined]


def told(key: str) -> Contents:
    record, review = judged_game(key)
    return with_review(read(GAMES[key], record), review)


def made(told: Contents) -> dict[str, Any]:
    return book_of(page(told, "en").decode())


@pytest.mark.parametrize("key", KEYS)
def test_decisions_stand_at_the_moment_that_follows_them(key: str) -> None:
    book, review = told(key), judged_game(key)[1]
    found = list(judged.places(book))
    assert len(found) == len(review.shown) + len(review.best)
    for (moment, last, seat, number), one in zip(found, book.decisions, strict=True):
        assert book.moments[moment].row >= last == one.judgement.last
        assert moment == 0 or book.moments[moment - 1].row < last
        assert seat == one.judgement.seat
        assert (number == -1) == one.judgement.is_best
    assert sorted(number for *_, number in found if number >= 0) == list(range(len(judged.comparisons(book))))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_decision_says_what_was_played_and_what_was_better(key: str, lang: str) -> None:
    book = told(key)
    said = judged.review_texts(book, book.speaker(lang))
    assert said is not None
    for words, one in zip(said["decisions"], book.decisions, strict=True):
        assert len(words) == (2 if one.judgement.is_best else 3)
        assert all(word.strip() for word in words)
        assert words[1] not in words[2:]
    assert [name for name, *_ in said["accounts"]] == ["Aki", "Ben", "Chie"]
    assert all("%" in quality for _, quality, *_ in said["accounts"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decision_that_was_suggested_says_so_and_blames_nobody(lang: str) -> None:
    record, review = judged_game("octa")
    marked = [one.model_copy(update={"is_suggested": True}) for one in review.judgements]
    suggested = with_review(read(GAMES["octa"], record), review.model_copy(update={"judgements": tuple(marked)}))
    for book, is_so in ((told("octa"), False), (suggested, True)):
        said = judged.review_texts(book, book.speaker(lang))
        assert said is not None
        bot, minus = {"en": "the bot had suggested", "ja": "ボット"}[lang], "−"
        for (verdict, *_), one in zip(said["decisions"], book.decisions, strict=True):
            assert (bot in verdict) == is_so
            assert (minus in verdict) == (not is_so and not one.judgement.is_best)
        assert len(said["remarks"]) == is_so, "such decisions stay in the sums"


@pytest.mark.parametrize("key", KEYS)
def test_book_with_a_review_marks_its_decisive_turn(key: str) -> None:
    """Whatever the scores say; and it says in words which turn that was."""
    book, crossing = told(key), judged_game(key)[1].crossing
    assert crossing is not None
    place = curves.decisive(book)
    assert (place is None) == (crossing.turn == 0)
    chances = [one for one in curves.chances(book)[place or 0 :] if one is not None]
    for one in chances[1:]:
        others = [chance for seat, chance in enumerate(one) if seat not in crossing.first]
        assert min(one[seat] for seat in crossing.first) >= max(others)
    page = made(book)
    for lang, mark, word in (("en", "The decisive turn", "decisive"), ("ja", "勝負の分かれ目", "分かれ目")):
        assert page["said"][lang]["page"]["decisive"] == mark
        assert word in page["said"][lang]["review"]["decisive"]
    without = made(read(GAMES[key], judged_game(key)[0]))
    assert without["said"]["en"]["page"]["decisive"] == "Most points from here on"


def test_chances_follow_the_moments() -> None:
    book = told("octa")
    found = curves.chances(book)
    assert len(found) == len(book.moments)
    assert found[-1] is not None
    assert 100 in found[-1]
    assert all(one is None or 98 <= sum(one) <= 102 for one in found)


def test_costliest_decisions_have_boards_in_both_languages() -> None:
    book = made(told("dicolony"))
    numbers = [number for *_, number in book["judged"] if number >= 0]
    assert numbers
    for lang in LANGUAGES:
        assert len(book["boards"][lang]) == len(book["boardAlts"][lang]) == 2 * len(numbers)
        assert None not in book["boards"][lang]


def test_only_some_decisions_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "MOST_COMPARED", 1)
    book = told("dicolony")
    (one,) = judged.comparisons(book)
    assert one.judgement.loss == max(found.loss for found in book.review.shown)  # type: ignore[union-attr]
    assert {number for *_, number in judged.places(book)} == {-2, -1, 0}


def test_full_book_leaves_out_the_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "MOST_DRAWN", 1)
    book = made(told("dicolony"))
    assert set(book["frames"]) == {"public/en"}
    assert set(book["boards"]["en"]) == {None}
    assert book["said"]["en"]["review"]["decisions"], "the words are there"


def test_book_without_a_review_has_none() -> None:
    book = made(read(GAMES["octa"], judged_game("octa")[0]))
    assert (book["judged"], book["chances"], book["boards"]) == (None, [], {"en": [], "ja": []})
    assert book["said"]["en"]["review"] is None


def test_names_in_a_review_are_never_markup() -> None:
    record, review = judged_game("octa")
    header = record.header.model_copy(update={"seats": NASTY})
    book = with_review(read(GAMES["octa"], Record(header=header, rows=record.rows)), review)
    text = page(book, "en").decode()
    assert "<script>alert" not in text
    assert "\u202e" not in text
    assert text.count("<script") == text.count("</script>") == 3
    assert NASTY[0] in book_of(text)["said"]["en"]["review"]["accounts"][0][0]


# --- reviews from anywhere -------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], Any]


def first(name: str, **values: object) -> Change:
    return lambda review: review[name][0].update(values)


CHANGES: tuple[Change, ...] = (
    lambda review: review.update(game="micronesia"),
    lambda review: review.update(rules_version=99),
    lambda review: review.update(judgements=review["judgements"] * 100),
    lambda review: review.update(accounts=review["accounts"] * 2),
    *(first("judgements", seat=seat) for seat in (99, -1)),
    first("judgements", row=10**30),
    first("judgements", last=10**30),
    *(first("judgements", played=line) for line in (["pick 99"], [])),
    first("judgements", better=["<script>"] * 10_000),
    first("judgements", loss=float("nan")),
    first("judgements", error=float("inf")),
    first("judgements", stake=1e308),
    first("outlooks", row=-1),
    *(first("outlooks", chances=chances) for chances in ([], [0.5, float("nan"), 0.5], [0.5, 7.0, 0.5])),
    first("accounts", seat=-1),
    first("accounts", luck=-1e300),
    first("accounts", quality=float("nan")),
)


def test_review_that_does_not_fit_is_refused() -> None:
    record, review = judged_game("octa")
    for change in CHANGES:
        raw = json.loads(review.model_dump_json())
        change(raw)
        other = Review.model_validate_json(json.dumps(raw))
        with pytest.raises(BadRecord, match="the review"):
            with_review(read(GAMES["octa"], record), other)
    with pytest.raises(BadRecord, match="another record"):
        with_review(read(GAMES["octa"], played("octa", number=2)), review)


def test_better_line_that_is_none_is_not_told() -> None:
    """What is not legal ends a line, so that nothing of it is shown."""
    record, review = judged_game("octa")
    raw = json.loads(review.model_dump_json())
    for one in raw["judgements"]:
        one.update(better=["<script>alert(1)</script>"], visits=99, loss=1.0, error=0.0)
    book = with_review(read(GAMES["octa"], record), Review.model_validate_json(json.dumps(raw)))
    assert "alert(1)" not in page(book, "en").decode()


@pytest.mark.parametrize("key", slow_except(CORRECTED, "octa"))
def test_review_of_a_corrected_game_is_told(key: str) -> None:
    record = corrected(key)
    book = with_review(
        read(GAMES[key], record), found_in(GAMES[key], record, range(len(record.header.seats)), 3_000)
    )
    assert len(list(judged.places(book))) == len(book.decisions)
