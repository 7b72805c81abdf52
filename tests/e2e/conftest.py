"""A browser, a running demo, and players in its page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bot.texts import Speaker
from tests.hanging import HANG

from .browser_player import BrowserPlayer
from .demo_process import Demo

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = (1280, 900), (390, 844)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not of session scope: while it is open, playwright runs an event loop, and no other can run."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no chromium here")
    expect.set_options(timeout=HANG * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def start_demo(tmp_path: Path) -> Iterator[Callable[..., Demo]]:
    """``start_demo("--lang=ja")`` starts a demo, always on the same database."""
    started: list[Demo] = []

    def start(*options: str, warm: bool = False) -> Demo:
        started.append(Demo(tmp_path / "demo.db", *options, warm=warm))
        return started[-1]

    yield start
    for demo in started:
        demo.kill()


@pytest.fixture
def sit_down(browser: Browser) -> Iterator[Callable[..., BrowserPlayer]]:
    """``sit_down(demo, PHONE, "ja")`` opens the page for a player."""
    opened = []

    def sit_down(demo: Demo, window: tuple[int, int] = DESKTOP, lang: str = "en") -> BrowserPlayer:
        width, height = window
        context = browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(HANG * 1000)
        opened.append(context)
        player = BrowserPlayer(context.new_page(), Speaker(lang, strict=True))
        player.comes_to(demo.address)
        return player

    yield sit_down
    for context in opened:
        context.close()
