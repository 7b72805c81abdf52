"""The review in a book, in a real browser: after the end is opened, and not before."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from bot.book import judged
from bot.book.contents import Contents, read, with_review
from engines import GAMES
from tests.book.games import NASTY
from tests.book.reviews import judged as judged_game

from .leafing import Axe, Leaf, book, last, place, presses, shows

pytestmark = pytest.mark.e2e
KEYS = ("octa", "dicolony")


@cache
def text_of(key: str) -> str:
    record, review = judged_game(key)
    return book(record, review=review)


@cache
def told(key: str) -> Contents:
    record, review = judged_game(key)
    return with_review(read(GAMES[key], record), review)


@cache
def words_of(key: str) -> list[str]:
    """Return all that only the review says, but not how often something was better."""
    said = judged.review_texts(told(key), told(key).speaker("en"))
    assert said is not None
    decisions = [line for lines in said["decisions"] for line in lines]
    return [*decisions, *(cell for row in said["accounts"] for cell in row[1:4]), said["curve"], said["decisive"]]


def words_shown(page: Page) -> set[str]:
    return {line.strip() for line in page.inner_text("body").splitlines()}


@pytest.mark.parametrize("key", KEYS)
def test_nothing_of_the_review_is_shown_before_the_end_is_opened(leaf: Leaf, key: str) -> None:
    page = leaf(text_of(key))
    for eyes in ("public", "0"):
        page.select_option("#eyes", eyes)
        for at in range(last(page)):
            page.locator("#slider").fill(str(at))
            assert page.locator("#advice > *").count() == 0
            seen = page.inner_text("body")
            assert not any(word in seen for word in words_of(key) if len(word) > 12)
            assert page.locator("#review, #chances, #legend-review").evaluate_all(
                "all => all.every((one) => one.checkVisibility() === false)"
            )
    assert page.locator(".mark.better:visible, .mark.best:visible").count() == 0
    page.keyboard.press("b")
    assert not page.locator("#board.imagined").count()


@pytest.mark.parametrize(("key", "lang"), [("octa", "ja"), ("dicolony", "en")])
def test_two_presses_lead_to_a_decision_and_a_third_to_its_better_board(leaf: Leaf, key: str, lang: str) -> None:
    page = leaf(text_of(key))
    page.select_option("#language", lang)
    index, (moment, _, seat, _) = next((at, one) for at, one in enumerate(judged.places(told(key))) if one[3] == 0)
    page.locator("#open").click()
    page.locator("#summary .decisions button").first.click()
    assert place(page) == moment
    said = judged.review_texts(told(key), told(key).speaker(lang))
    assert said is not None
    verdict, played, better = said["decisions"][index]
    advice = page.inner_text("#advice")
    assert all(word in advice for word in (verdict, played, better))
    shows(page, f"public/{lang}/{moment}")
    page.locator("#advice button", has_text=said["page"]["better"]).first.click()
    shows(page, f"board/0/1/{lang}")
    assert page.locator("#board.imagined").count() == 1
    assert ["Aki", "Ben", "Chie"][seat] in page.inner_text("#seen")
    assert page.inner_text("#seen") in (page.locator("#picture").get_attribute("aria-label") or "")
    assert page.locator('#advice [aria-pressed="true"]').count() == 1
    page.keyboard.press("b")
    shows(page, f"public/{lang}/{moment}")
    page.keyboard.press("b")
    shows(page, f"board/0/1/{lang}")
    presses(page, "ArrowRight", moment + 1)
    shows(page, f"public/{lang}/{moment + 1}")
    assert page.locator("#board.imagined").count() == 0


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_opened_end_shows_the_whole_review(leaf: Leaf, lang: str) -> None:
    page = leaf(text_of("dicolony"))
    page.select_option("#language", lang)
    presses(page, "End", last(page))
    seen = page.inner_text("#review") + page.inner_text("#chances")
    said = judged.review_texts(told("dicolony"), told("dicolony").speaker(lang))
    assert said is not None
    assert said["curve"] in seen
    assert said["decisive"] in seen
    assert all(cell in seen for row in said["accounts"] for cell in row)
    marked = [one for one in judged.places(told("dicolony")) if one[3] > -2]
    assert page.locator("#summary .decisions button").count() == len(marked)
    assert page.locator("#marks .better").count() == len({one[0] for one in marked if one[3] >= 0})
    assert page.locator("#marks .best").count() == len({one[0] for one in marked if one[3] == -1})
    assert page.locator("#moves .mark").count() == len(list(judged.places(told("dicolony"))))
    page.locator("#chances svg").first.click(position={"x": 200, "y": 30})
    assert place(page) > 0
    assert page.locator("#standings").is_visible(), "it stays open"


def test_book_without_a_review_speaks_of_none(leaf: Leaf) -> None:
    page = leaf(book(judged_game("octa")[0]))
    page.locator("#open").click()
    assert page.locator("#standings").is_visible()
    assert page.locator("#review:visible, #chances:visible, #legend-review:visible").count() == 0
    page.emulate_media(media="print")
    assert not page.locator("#review").is_visible()


@pytest.mark.parametrize(("scheme", "window"), [("light", (390, 844)), ("dark", (1280, 900))])
def test_review_keeps_nobody_out(leaf: Leaf, axe_finds: Axe, scheme: str, window: tuple[int, int]) -> None:
    page = leaf(text_of("octa"), window=window)
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.locator("#open").click()
    page.locator("#summary .decisions button").first.click()
    page.keyboard.press("b")
    shows(page, "board/0/1/en")
    assert page.evaluate("document.documentElement.scrollWidth") <= window[0]
    assert axe_finds(page) == []


def test_paper_has_the_review_and_its_boards(leaf: Leaf) -> None:
    page = leaf(text_of("octa"))
    page.emulate_media(media="print")
    assert page.locator("#summary table").is_visible()
    assert page.locator("#chances svg").first.is_visible()
    compared = len(judged.comparisons(told("octa")))
    assert page.locator("#print .boards").count() == compared
    assert page.locator("#print .boards canvas").count() == 2 * compared
    assert page.locator("#print .advice.better").count() >= compared


def test_names_in_a_review_are_harmless(leaf: Leaf) -> None:
    record, review = judged_game("octa")
    header = record.header.model_copy(update={"seats": NASTY})
    page = leaf(book(record.model_copy(update={"header": header}), review=review))
    page.locator("#open").click()
    assert NASTY[0] in page.inner_text("#summary table")
    assert page.locator("#summary script, #summary b, #advice script").count() == 0
    assert page.locator("script").count() == 3
