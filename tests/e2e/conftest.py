"""A browser, a running demo, and players in its page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bot.texts import Speaker
from tests.hanging import HANG

from .browser_player import BrowserPlayer
from .demo_process import Demo
from .leafing import Axe, Leaf

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
Start = Callable[..., Demo]
SitDown = Callable[..., BrowserPlayer]
AXE = Path(__file__).parent / "axe" / "node_modules" / "axe-core" / "axe.min.js"


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
def start_demo(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Start]:
    """``start_demo("--lang=ja")`` starts a demo, always on the same database."""
    started: list[Demo] = []

    def start(*options: str, warm: bool = False, beside: bool = False) -> Demo:
        seed = f"{request.node.name} {len(started)}"
        started.append(Demo(tmp_path / "demo.db", *options, seed=seed, warm=warm, beside=beside))
        return started[-1]

    yield start
    for demo in started:
        demo.kill()


@pytest.fixture
def sit_down(browser: Browser) -> Iterator[SitDown]:
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


@pytest.fixture
def leaf(browser: Browser, tmp_path: Path) -> Iterator[Leaf]:
    """``leaf(text, "#row=3")`` opens a book from disk; it may make no request and write nothing to the console.

    ``leaf(text, instead=page)`` opens it in the window of another one.
    """
    contexts, faults = list[BrowserContext](), list[str]()

    def opened(text: str, at: str = "", window: tuple[int, int] = (1280, 900), instead: Page | None = None) -> Page:
        file = tmp_path / f"book{len(contexts)}.html"
        file.write_text(text, encoding="utf-8")
        shown = new_page(window) if instead is None else instead
        shown.goto(f"file://{file}{at}")
        shown.wait_for_selector("body[data-dice]")
        return shown

    def new_page(window: tuple[int, int]) -> Page:
        context = browser.new_context(viewport={"width": window[0], "height": window[1]}, has_touch=True)
        context.set_default_timeout(HANG * 1000)
        contexts.append(context)
        shown = context.new_page()
        shown.on("console", lambda said: faults.append(said.text))
        shown.on("pageerror", lambda error: faults.append(str(error)))
        shown.on("request", lambda asked: None if asked.url[:5] in ("file:", "data:") else faults.append(asked.url))
        return shown

    yield opened
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def axe_finds() -> Axe:
    """``axe_finds(page)`` returns what axe-core finds serious. pytest's ``--without-axe`` leaves such tests out."""
    if not AXE.exists():
        pytest.skip("npm ci --prefix tests/e2e/axe installs axe-core")

    def found(page: Page) -> list[Any]:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        run = "(await axe.run()).violations.map((one) => [one.impact, one.id, one.help, one.nodes[0].html])"
        violations = page.evaluate(f"async () => {run}")
        return [one for one in violations if one[0] in ("serious", "critical")]

    return found
