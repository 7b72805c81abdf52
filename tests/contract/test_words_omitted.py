"""The property of the board in words notices each sentence that is left out of it.

A text is left without words: some difference between two views of whole games must vanish with it, which the
property reports, or what it says is said elsewhere too, and it stands in the list ``repeated`` of ``unsaid.toml``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.texts import Speaker
from engines import GAMES
from engines.core import Fact
from render import PAINTERS
from render.scene import Painter, Scene

from .walk import Subject, fixed_deals, walk
from .words import compared, is_unsaid, repeated, words_of

pytestmark = pytest.mark.slow

EACH = 12
"""Differences in which a sentence has a part, of which one must vanish with it."""


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
    return words_of(painter, view, replace(scene, voice=silent)), silent.said


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
    assert told
    unnoticed = {
        key
        for key, differences in told.items()
        if all(
            heard(painter, view, scene, key)[0] != heard(painter, changed, scene, key)[0]
            for view, changed, scene in differences
        )
    }
    assert unnoticed == set(repeated(game))
