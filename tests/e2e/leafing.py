"""Books opened in a browser, and what a reader does with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from bot.book.contents import read, with_review
from bot.book.page import page as made
from engines import GAMES
from engines.core.history.records import Record
from engines.core.review.findings import Review

Leaf = Callable[..., Page]
Axe = Callable[[Page], list[Any]]


def book(record: Record, lang: str = "en", review: Review | None = None) -> str:
    told = read(GAMES[record.header.game], record)
    return made(told if review is None else with_review(told, review), lang).decode()


def place(page: Page) -> int:
    return int(page.locator("#slider").input_value())


def last(page: Page) -> int:
    return int(page.locator("#slider").get_attribute("max") or 0)


def shows(page: Page, what: str) -> None:
    """Wait until the picture shows this: eyes, language and moment."""
    page.wait_for_function("what => document.getElementById('picture').dataset.shown === what", arg=what)


def presses(page: Page, key: str, then: int) -> None:
    page.keyboard.press(key)
    page.wait_for_function("at => document.getElementById('slider').value === String(at)", arg=then)
