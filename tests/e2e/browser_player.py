"""A player in a browser window, who reads, scrolls and presses."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from bot.features.first import first_rows
from bot.texts import Speaker
from tests.bot.player import NO_MOVES
from tests.hanging import HANG

CALL = re.compile(r"^(?:▶ |🤔 [^:：\n]+[:：] ?)@?([^·｜\n]+?)(?: ·|｜|$)", re.MULTILINE)
"""The line of a panel that calls somebody."""
OFFERS = ".message-components button:enabled"

COUNTING = """
window.clicked = 0;
document.addEventListener("click", (one) => {
    if (one.target.closest("button, [role=combobox], [role=option]")) window.clicked += 1;
}, true);
"""
"""Counts the clicks that reached a control."""
PATIENCE = 50
"""Looks at a page that does not scroll, until the wheel is turned again."""


class LostPress(AssertionError):
    """A press that changed nothing on the page."""


class BrowserPlayer:
    """The player of one window."""

    def __init__(self, page: Page, voice: Speaker) -> None:
        page.add_init_script(COUNTING)
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
        others = {self.voice.say(key) for key in NO_MOVES} | self._first_page()
        return [label for label in self.offers() if label not in others]

    def _first_page(self) -> set[str]:
        """Return the buttons of the first page, which begin something else."""
        return {button.label for row in first_rows(self.voice) for button in row}

    def asked(self) -> tuple[str, str]:
        """Return the newest table panel's text, without the head of the page, and the awaited players in it."""
        texts = self._messages.locator(".message-content").all_inner_texts()
        shown = [text for text in texts if CALL.search(text)]
        assert shown, "nobody was asked yet"
        found = CALL.search(shown[-1])
        assert found is not None
        return shown[-1], found[1].removesuffix("の番").removesuffix("さん")

    # --- acting --------------------------------------------------------------------------------------------------

    def presses(self, label: str) -> None:
        """Press a visible button once; LostPress if the page does not change."""
        before = self._face()
        self._points_at(self._button(label))
        self._until(lambda: self._face() != before, LostPress(f"{label!r} was pressed and nothing happened"))
        self.rests()

    def chooses(self, label: str, at: int) -> None:
        """Open a select by mouse and choose the option at this index; close it where several may be ticked.

        Nothing is chosen if the panel was replaced meanwhile: whoever plays looks again, as a person does.
        """
        before = self._face()
        self._points_at(self._button(label))
        opened = self.page.locator(".select-list:popover-open")
        options = opened.locator("[role=option]")
        self._until(
            lambda: options.first.is_visible() or self._face() != before, LostPress(f"{label!r} does not open")
        )
        if not options.first.is_visible():  # the page has changed under the hand, as a slow panel came
            self.page.keyboard.press("Escape")
            self.rests()
            return
        several = opened.get_attribute("aria-multiselectable") == "true"
        self._points_at(options.nth(at % options.count()), within=".select-list:popover-open")
        if several:
            self._until(lambda: self._face() != before, LostPress(f"{label!r}: a tick did not show"))
            before = self._face()
            opened.locator(".select-apply").click(timeout=HANG * 1000)
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

    def types(self, command: str, *values: str) -> None:
        """Type a command by the name that the page shows, then its options, taking what is suggested; send it.

        An empty value takes the first suggestion.
        """
        before = self._face()
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(command)
        self.page.locator(".command-entry strong").get_by_text(command, exact=True).first.wait_for()
        self.page.keyboard.press("Enter")
        for value in values:
            self.page.locator(".command-option-input").wait_for()
            self.page.keyboard.type(value)
            suggested = self.page.locator(".command-suggestion")
            (suggested.get_by_text(value, exact=True) if value else suggested).first.wait_for()
            self.page.keyboard.press("Enter")
        self._sends()
        self._until(lambda: self._face() != before, LostPress(f"{command!r} was sent and nothing happened"))
        self.rests()

    def _sends(self) -> None:
        """Send the typed command; again, if the page was still asking for suggestions and sent nothing."""
        typed = self.page.locator(".command-row")
        deadline = time.monotonic() + HANG
        while typed.count():
            assert time.monotonic() < deadline, "the command is not sent"
            self.rests()
            if typed.count():
                self.page.keyboard.press("Enter")
        self.rests()

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
        """Scroll and click, once the target stands still: a picture above it may still be loading.

        A panel that is drawn again between the two halves of a click gets none of it: click once more.
        """
        clicked = self._clicked()
        while self._clicked() == clicked:
            self._brings_into_view(target, within)
            target.click(timeout=HANG * 1000)

    def _clicked(self) -> int:
        """Return how many clicks have reached a control."""
        return int(self.page.evaluate("window.clicked"))

    def _brings_into_view(self, target: Locator, within: str) -> None:
        """Turn the wheel until a locator is visible, whatever moves meanwhile.

        One turn may do nothing: while pictures load, the page puts back the place that it had noted before it.
        """
        deadline = time.monotonic() + HANG
        while not self._scrolled_to(target, within):
            if time.monotonic() > deadline:
                raise AssertionError("scrolling does not bring it into view")

    def _scrolled_to(self, target: Locator, within: str) -> bool:
        """Return whether a locator is visible as a whole; if not, turn the wheel once towards it."""
        window = self.page.locator(within).bounding_box()
        box = target.bounding_box(timeout=HANG * 1000)
        assert window is not None
        assert box is not None, "what is to be pressed is not on the page"
        if window["y"] <= box["y"] and box["y"] + box["height"] <= window["y"] + window["height"]:
            return True
        middle = window["y"] + window["height"] / 2
        step = min(200, window["height"] / 3)
        self.page.mouse.move(window["x"] + window["width"] / 2, middle)
        self.page.mouse.wheel(0, step if box["y"] + box["height"] / 2 > middle else -step)
        for _ in range(PATIENCE):
            if target.bounding_box(timeout=HANG * 1000) != box:
                break
            self.page.wait_for_timeout(20)
        return False

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
