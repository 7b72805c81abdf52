"""Alt texts: required sentences, then optional ones while there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.core.labels import told_apart
from render.scene import Scene

LIMIT = 1024
"""Discord's limit of a description. Counted in UTF-16 units, never fewer than Discord counts."""


def utf16_length(text: str) -> int:
    """The number of UTF-16 code units of a text."""
    return len(text.encode("utf-16-le")) // 2


def shorten(name: str, room: int) -> str:
    """The name on one line, cut to at most ``room`` characters."""
    flat = " ".join(name.split())
    return flat if len(flat) <= room else flat[: room - 1].rstrip(" \\") + "…"  # half an escaped sign is none


def shorten_all(names: Sequence[str], room: int) -> list[str]:
    """The names of one table, each on one line, cut to at most ``room`` characters and told apart."""
    return list(told_apart(names, lambda name, mark: shorten(name, room - len(mark)) + mark))


def compose(required: Callable[[int], Sequence[str]], extra: Sequence[str] = (), join: str = " ") -> str:
    """Join the required sentences with the newest (last) of ``extra`` that fit into ``LIMIT``.

    ``required`` gets the room for a name, in characters; long texts are composed again with shorter names.
    """
    text = ""
    for room in (40, 24, 14, 8):
        text = join.join(required(room))
        if utf16_length(text) <= LIMIT:
            break
    while utf16_length(text) > LIMIT:
        text = text[: LIMIT - 2 - (utf16_length(text) - len(text))].rstrip() + "…"
    tail: list[str] = []
    for sentence in reversed(extra):
        if utf16_length(join.join((text, sentence, *tail))) > LIMIT:
            break
        tail.insert(0, sentence)
    return join.join((text, *tail))


def spoken_names(scene: Scene) -> list[str]:
    """The players' names by seat, each on one line, told apart; a blank name becomes the number of the seat."""
    names = [
        " ".join(name.split()) or scene.voice.say("picture-seat", {"number": seat + 1})
        for seat, name in enumerate(scene.names)
    ]
    return list(told_apart(names))


def describe(
    scene: Scene, required: Callable[[Sequence[str]], Sequence[str]], extra: Sequence[str] | None = None
) -> str:
    """Compose an alt text in the reader's language; ``required`` gets the names, shortened where needed.

    A private board's begins with its title.

    ``extra`` defaults to the sentences of the scene's events.
    """
    names = spoken_names(scene)
    if extra is None:
        extra = [scene.voice.of_game("event", event.kind, event.facts()) for event in scene.events]
    join = "" if scene.voice.lang == "ja" else " "
    title = [scene.voice.say("picture-alt-private", {"title": scene.private})] if scene.private else []
    return compose(lambda room: [*title, *required(shorten_all(names, room))], extra, join)
