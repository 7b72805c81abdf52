"""A picture in words: what must be said, and what is added while there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.scene import Scene

LIMIT = 1024
"""Characters of a description at Discord; counted in UTF-16, which is never less than Discord counts."""


def length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def shortened(name: str, room: int) -> str:
    """A name of at most ``room`` characters."""
    flat = " ".join(name.split())
    return flat if len(flat) <= room else flat[: room - 1].rstrip() + "…"


def composed(told: Callable[[int], Sequence[str]], extra: Sequence[str] = (), join: str = " ") -> str:
    """The sentences of ``told(room for a name)`` and as many of the newest (last) of ``extra`` as fit in."""
    text = ""
    for room in (40, 24, 14, 8):
        text = join.join(told(room))
        if length(text) <= LIMIT:
            break
    while length(text) > LIMIT:
        text = text[: LIMIT - 2 - (length(text) - len(text))].rstrip() + "…"
    tail: list[str] = []
    for sentence in reversed(extra):
        if length(join.join((text, sentence, *tail))) > LIMIT:
            break
        tail.insert(0, sentence)
    return join.join((text, *tail))


def spoken_names(scene: Scene) -> list[str]:
    """The players' names by seat, each on one line; the number of the seat for a name that is blank."""
    return [
        " ".join(name.split()) or scene.voice.say("picture-seat", {"number": seat + 1})
        for seat, name in enumerate(scene.names)
    ]


def described(
    scene: Scene, told: Callable[[Sequence[str]], Sequence[str]], extra: Sequence[str] | None = None
) -> str:
    """``composed`` in the reader's language: ``told`` gets the names as short as they must be.

    ``extra`` is what happened last, unless a picture has something else to add.
    """
    names = spoken_names(scene)
    if extra is None:
        extra = [scene.voice.of_game("event", event.kind, event.facts()) for event in scene.events]
    join = "" if scene.voice.lang == "ja" else " "
    return composed(lambda room: told([shortened(name, room) for name in names]), extra, join)
