"""A world for every test, and a quick painter for tests that are not about pictures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import render
from bot.command_tree import verbs
from bot.kit import router
from bot.kit.answer import Answer
from bot.kit.ids import parse
from bot.kit.shapes import Panel, Select
from bot.session.kinds import is_board
from bot.workers import thinkers
from engines.core.opponents.hints import find_hint
from render.charts import chances, course, daily
from render.kit import gif
from render.scene import Page, Painter, Scene
from tests.hanging import HANG

from .world import NAMES, World, open_world

PLAIN = Image.new("RGB", (64, 40), "#445566")


class PlainPainter:
    """Paints a small grey picture; the alt text is the real painter's."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    def paint(self, view: Any, scene: Scene) -> Image.Image:
        return PLAIN

    def alt(self, view: Any, scene: Scene) -> str:
        return self._painter.alt(view, scene)

    def pages(self, view: Any, scene: Scene) -> Sequence[Page]:
        return self._painter.pages(view, scene)

    def depends_on_reader(self, view: Any, scene: Scene) -> bool:
        return self._painter.depends_on_reader(view, scene)


@pytest.fixture(autouse=True)
def _patient_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a form open however slow the machine is; Discord opens none that comes late."""
    monkeypatch.setattr(router, "FORM_GRACE", HANG)


@pytest.fixture(autouse=True)
def _everybody_types_a_word(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let nobody be told that words are missing: no message is mixed in, as its id would come from the clock."""
    if request.path.name != "test_fair_dice.py":
        for place in ("bot.session.lobby", "bot.seating.rematch"):
            monkeypatch.setattr(f"{place}.UNTYPED", "word")


@pytest.fixture(autouse=True)
def _short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try out the plans of hints a few times each: what they are worth is asked in ``tests/contract``."""
    monkeypatch.setattr(thinkers, "find_hint", partial(find_hint, budget=500))


@pytest.fixture(autouse=True)
def _learning_was_offered(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let nobody who sits down have the answer that is offered once; its own tests ask for it."""

    async def nothing(ctx: Any, game: str) -> None:
        return None

    if request.path.name != "test_learn.py":
        monkeypatch.setattr("bot.features.lobby.presses.first_offer", nothing)


@pytest.fixture
def private_controls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold that whatever a private board shows can be pressed: the router lets nothing else through."""
    show, known = Answer.show, verbs()

    async def checked(answer: Answer, panel: Panel, *pictures: Any, **how: Any) -> None:
        for control in (one for row in panel.rows for one in ([row] if isinstance(row, Select) else row)):
            values = [one.value for one in control.options] if isinstance(control, Select) else [""]
            for press in (parse(control.custom_id, [value]) for value in values):
                assert not is_board(press.session) or known[press.verb].private, press
        await show(answer, panel, *pictures, **how)

    monkeypatch.setattr(Answer, "show", checked)


class Told(list[str]):
    """What private messages say, in the order in which they are shown, and whether one has come."""

    def __init__(self) -> None:
        super().__init__()
        self.comes = asyncio.Event()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    found, show = Told(), Answer.show

    async def noted(answer: Answer, panel: Panel, *pictures: Any, **how: Any) -> None:
        found.append(panel.content)
        found.comes.set()
        await show(answer, panel, *pictures, **how)

    monkeypatch.setattr(Answer, "show", noted)
    return found


@pytest.fixture
def plain_pictures(monkeypatch: pytest.MonkeyPatch, plain_charts: None) -> None:
    """Replace all painters by quick ones."""
    for key, painter in render.PAINTERS.items():
        monkeypatch.setitem(render.PAINTERS, key, PlainPainter(painter))  # type: ignore[attr-defined]


@pytest.fixture
def plain_charts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace charts by the picture of a quick painter, and leave frames of films as small as that."""
    monkeypatch.setattr(course, "paint", lambda shown, voice: PLAIN)
    monkeypatch.setattr(chances, "paint", lambda shown, voice: PLAIN)
    monkeypatch.setattr(daily, "paint", lambda shown, voice: PLAIN)
    monkeypatch.setattr(chances, "stack", lambda boards: PLAIN)
    monkeypatch.setattr(gif, "_reduce", lambda frame, wide: frame)


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    async with open_world(tmp_path / "sainome.db") as opened:
        yield opened


@pytest.fixture(params=["en", "ja"])
def lang(request: pytest.FixtureRequest) -> str:
    """For a test in each language; see ``world_in_lang``."""
    found: str = request.param
    return found


@pytest.fixture
async def world_in_lang(tmp_path: Path, plain_pictures: None, lang: str) -> AsyncIterator[World]:
    """A world whose server and people all speak ``lang``."""
    locale = {"en": "en-GB", "ja": "ja"}[lang]
    database, locales = tmp_path / "sainome.db", dict.fromkeys(NAMES, locale)
    async with open_world(database, locales=locales, guild_locale=locale) as opened:
        yield opened
