"""A player in a browser window, who reads, scrolls and presses."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from bot.texts import Speaker
from tests.hanging import HANG

NO_MOVES = (
    "table-my-panel", "table-undo", "common-back", "table-refresh", "table-show-board", "scores-again",
    "rules-button", "log-since-button", "table-back-again", "scores-end-rematch",
)  # fmt: skip
"""Buttons that only show something or go back."""
OFFERS = ".message-components button:enabled"


class LostPress(AssertionError):
    """A press that changed nothing on the page."""


class BrowserPlayer:
    """The player of one window."""

    def __init__(self, page: Page, voice: Speaker) -> None:
        self.page = page
        self.voice = voice
        self._timeline = page.locator("#channel-timeline")
        self._messages = page.locator("#channel-message-list article.channel-message")

    def comes_to(self, address: str) -> None:
        self.page.goto(address)
        self.rests()

    def becomes(self, name: str) -> None:
        """Switch the viewer."""
        self.page.locator("#viewer-picker").select_option(label=name)
        self.rests()

    # --- seeing --------------------------------------------------------------------------------------------------

    @property
    def all_text(self) -> str:
        """The text of the whole channel, scrolled into view or not."""
        return "\n".join(self._messages.all_inner_texts())

    @property
    def newest(self) -> Locator:
        """The newest message."""
        return self._messages.last

    @property
    def asking(self) -> Locator:
        """The newest message with enabled controls."""
        return self._messages.filter(has=self.page.locator(OFFERS)).last

    def offers(self) -> list[str]:
        """Return the enabled labels of the newest message with controls, in order."""
        return self._labels(self.asking.locator(OFFERS))

    @staticmethod
    def _labels(controls: Locator) -> list[str]:
        labels = controls.evaluate_all("all => all.map(one => (one.ariaLabel || one.innerText).trim())")
        return [str(label) for label in labels]

    def moves(self) -> list[str]:
        """Return the offers that advance the game."""
        others = {self.voice.say(key) for key in NO_MOVES}
        return [label for label in self.offers() if label not in others]

    def asked(self) -> tuple[int, str]:
        """Return the turn and the awaited players of the newest table panel."""
        marks = {"turn": "TURN", "player": "WHO", "prompt": ""}
        line = re.escape(self.voice.say("table-asked", marks).strip())
        found = re.findall(line.replace("TURN", r"(\d+)").replace("WHO", r"@?([^:：\n]+?)"), self.all_text)
        assert found, "nobody was asked yet"
        turn, who = found[-1]
        return int(turn), who

    # --- acting --------------------------------------------------------------------------------------------------

    def presses(self, label: str) -> None:
        """Press a visible button once; LostPress if the page does not change."""
        before = self._face()
        self._points_at(self._button(label))
        self._until(lambda: self._face() != before, LostPress(f"{label!r} was pressed and nothing happened"))
        self.rests()

    def chooses(self, label: str, at: int) -> None:
        """Open a select by mouse and choose the option at this index."""
        before = self._face()
        self._points_at(self._button(label))
        options = self.page.locator(".select-list:popover-open [role=option]")
        options.first.wait_for(timeout=HANG * 1000)
        self._points_at(options.nth(at % options.count()), within=".select-list:popover-open")
        self._until(
            lambda: self._face() != before, LostPress(f"{label!r}: an option was taken and nothing happened")
        )
        self.rests()

    def does(self, label: str, at: int = 0) -> None:
        """Use a control of either kind."""
        if self._button(label).get_attribute("role") == "combobox":
            self.chooses(label, at)
        else:
            self.presses(label)

    def scrolls_to(self, text: str) -> None:
        """Scroll until a locator is visible."""
        self._brings_into_view(self._messages.get_by_text(text).last, "#channel-timeline")

    def _button(self, label: str) -> Locator:
        """Return the lowest control of this name."""
        controls = self._messages.locator(OFFERS)
        labels = self._labels(controls)
        assert label in labels, f"there is no {label!r} among {labels}"
        return controls.nth(max(place for place, one in enumerate(labels) if one == label))

    def _points_at(self, target: Locator, within: str = "#channel-timeline") -> None:
        x, y = self._brings_into_view(target, within)
        self.page.mouse.click(x, y)

    def _brings_into_view(self, target: Locator, within: str) -> tuple[float, float]:
        """Scroll until the middle of a locator is visible; return its position."""
        window = self.page.locator(within).bounding_box()
        assert window is not None
        middle = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
        step = min(200, window["height"] / 3)
        for _ in range(60):
            box = target.bounding_box(timeout=HANG * 1000)
            assert box is not None, "what is to be pressed is not on the page"
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if window["y"] <= box["y"] and box["y"] + box["height"] <= window["y"] + window["height"]:
                return x, y
            self.page.mouse.move(*middle)
            self.page.mouse.wheel(0, step if y > middle[1] else -step)
            self._until(lambda seen=box: target.bounding_box() != seen, AssertionError("the page does not scroll"))
        raise AssertionError("scrolling does not bring it into view")

    # --- waiting -------------------------------------------------------------------------------------------------

    def rests(self) -> None:
        """Wait until the page is idle."""
        self.page.locator("#preview-app[aria-busy=false]").wait_for(timeout=HANG * 1000)
        status = self.page.locator("#action-status")
        self._until(lambda: status.inner_text() == "", AssertionError("the page is still at work"))

    def waits_for(self, *texts: str) -> None:
        """Wait until one of these texts is in the channel."""
        self._until(lambda: any(text in self.all_text for text in texts), AssertionError(f"none of {texts} came"))

    def sees(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds in the window."""
        self._until(condition, AssertionError("it never came to be so"))

    def _face(self) -> list[str]:
        """Return the channel as shown, without times of day."""
        return [re.sub(r"\d{1,2}:\d{2}", "", text) for text in self._messages.all_inner_texts()]

    def _until(self, condition: Callable[[], bool], otherwise: AssertionError) -> None:
        deadline = time.monotonic() + HANG
        while not condition():
            if time.monotonic() > deadline:
                raise otherwise
            self.page.wait_for_timeout(20)
