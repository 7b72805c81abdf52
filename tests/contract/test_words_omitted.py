"""The property of the board in words notices a sentence that is left out.

A text is left without words: some difference between two views of whole games must vanish with it, which the
property reports. (Many texts cannot be planted so: what they say is said on another page as well.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.texts import Speaker, text_key
from engines import GAMES
from engines.core import Fact
from render import PAINTERS
from render.scene import Painter, Scene

from .walk import Subject, fixed_deals, walk
from .words import compared, is_unsaid, words_of

pytestmark = pytest.mark.slow

EACH = 12
"""Differences in which a text has a part, of which one must vanish with it."""
OMITTED = {
    "micronesia": ("changed", "gave", "island", "limit", "player", "received", "settled", "stage"),
    "dicolony": ("clear", "columns", "dice", "owed-clear", "row", "used"),
    "octa": ("box", "number", "player", "rerolled", "turn", "turned"),
    "rise_of_tribes": (
        "action", "aside", "asked", "board", "completed", "discarded", "event-pile", "gathered", "goals", "hex",
        "player", "stage", "tile", "turn", "under-way", "unmoved", "used",
    ),
    "hexlands": (
        "asked", "bag", "battle", "came", "dice", "events", "fought", "hand", "known", "laid", "offer",
        "order", "past", "pile", "placed", "progress", "resolved", "round", "so-far", "sold", "soldiers",
        "specials", "stock", "struck", "supply", "trees",
    ),
}  # fmt: skip
"""By game: the planted omissions, without ``<game>-words-``."""


@dataclass(frozen=True)
class Silent(Speaker):
    """A voice that notes what it says by each text, and has no words for one of them."""

    without: str = ""
    said: dict[str, list[str]] = field(default_factory=dict, compare=False)

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        words = "" if key == self.without else super().say(key, facts)
        self.said.setdefault(key, []).append(words)
        return words


def heard(painter: Painter, view: Any, scene: Scene, without: str = "") -> tuple[str, Mapping[str, list[str]]]:
    """Return the words of a view, and what each text has said in them."""
    voice = scene.voice
    assert isinstance(voice, Speaker)
    silent = Silent(voice.lang, voice.names, voice.game, markdown=False, strict=True, without=without)
    words = words_of(painter, view, replace(scene, voice=silent))
    return "\n".join(line for line in words.split("\n") if line), silent.said


def differing(subject: Subject) -> Iterator[tuple[Any, Any, Scene]]:
    """Yield every difference between views of some games that the words must tell."""
    for deal in fixed_deals(subject.game.rules)[::2]:
        for path, view, changed, scene in compared(subject, walk(subject, deal), most=6):
            if not is_unsaid(subject.game.key, view, path):
                yield view, changed, scene


@pytest.mark.parametrize("game", sorted(GAMES))
def test_sentence_left_out_is_noticed(game: str) -> None:
    painter = PAINTERS[game]
    told: dict[str, list[tuple[Any, Any, Scene]]] = defaultdict(list)
    for view, changed, scene in differing(Subject(GAMES[game], painter)):
        _, before = heard(painter, view, scene)
        _, after = heard(painter, changed, scene)
        for key in before.keys() | after.keys():
            if before.get(key) != after.get(key) and len(told[key]) < EACH:
                told[key].append((view, changed, scene))
    for name in OMITTED[game]:
        key = text_key(game, "words", name)
        assert any(
            heard(painter, view, scene, key)[0] == heard(painter, changed, scene, key)[0]
            for view, changed, scene in told[key]
        ), f"nothing is missed without {key}"
