"""Pages of the board in words: their titles, the reader as "You", and names that leave room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.scene import PAGE, Page, Scene

from .alt import shorten_all, spoken_names, utf16_length

ROOMS = (32, 20, 12, 8)
"""Characters of a name, the fewest where a page would not fit otherwise."""


def names_for(scene: Scene, room: int, you: str = "picture-you") -> list[str]:
    """The players' names by seat, of at most ``room`` characters; the reader's is the text ``you``."""
    return with_you(scene, shorten_all(spoken_names(scene), room), you)


def with_you(scene: Scene, names: Sequence[str], you: str = "picture-you") -> list[str]:
    """These names by seat, the reader's being the text ``you``."""
    return [scene.voice.say(you) if seat == scene.reader else name for seat, name in enumerate(names)]


def fits(page: Page) -> bool:
    """Whether a message has room for a page."""
    return utf16_length("\n".join((page.title, *page.lines))) <= PAGE


def fitted(scene: Scene, title: str, lines: Callable[[Sequence[str]], Sequence[str]]) -> Page:
    """Compose a page whose ``lines`` get the names, shortened until it fits a message."""
    page = Page(title, ())
    for room in ROOMS:
        page = Page(title, tuple(lines(names_for(scene, room))))
        if fits(page):
            break
    return page


def own_first(scene: Scene, seats: int, start: int = 0) -> list[int]:
    """The seats in the order of turns from ``start``, the reader's before all others."""
    order = [(start + at) % seats for at in range(seats)]
    return sorted(order, key=lambda seat: seat != scene.reader)
