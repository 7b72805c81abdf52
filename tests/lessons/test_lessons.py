"""Every lesson, along every right press and every wrong one that has a sentence, in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import IllegalAction
from engines.core.playable import Playable
from engines.core.teaching.conditions import board_of
from engines.core.teaching.course import (
    Press,
    Progress,
    Right,
    Wrong,
    begin,
    follow,
    judge,
    presses,
)
from engines.core.teaching.lesson import Lesson, lessons

TAUGHT = [key for key in GAMES if lessons(key)]
ALL = [pytest.param(one, id=f"{one.game}-{one.id}") for key in TAUGHT for one in lessons(key)]
each_lesson = pytest.mark.parametrize("one", ALL)
each_game = pytest.mark.parametrize("key", TAUGHT)
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)
MOST_BOARDS = 40
"""Boards that are followed from one step to the next."""
LONGEST = {"en": 160, "ja": 90}
"""Characters of a sentence pair that a phone shows in three lines or so."""


def source(one: Lesson) -> str:
    return resources.files("data").joinpath(*one.file.split("/")).read_text(encoding="utf-8")


def judged(game: Playable, progress: Progress) -> Iterator[tuple[Press, Right | Wrong]]:
    """Every press of a step, with what it is; what the rules refuse is left out, as it changes nothing either."""
    for press in presses(game, progress):
        try:
            yield press, judge(game, progress, press.line)
        except IllegalAction:
            continue


def ways(one: Lesson) -> Iterator[tuple[Progress, tuple[str, ...]]]:
    """Every board on the way, with the lines that led to it, along every right press of the real panel."""
    game = GAMES[one.game]
    now: dict[Any, tuple[Progress, tuple[str, ...]]] = {}
    progress = begin(game, one)
    now[progress.state] = progress, ()
    for number, _step in enumerate(one.steps, start=1):
        yield from now.values()
        then: dict[Any, tuple[Progress, tuple[str, ...]]] = {}
        for progress, lines in now.values():
            right = [(press, one) for press, one in judged(game, progress) if isinstance(one, Right)]
            assert right, f"{one.id}, step {number}: nothing on the panel is right after {lines}"
            for press, verdict in right:
                then.setdefault(verdict.progress.state, (verdict.progress, (*lines, press.line)))
        now = dict(list(then.items())[:MOST_BOARDS])
    yield from now.values()


@each_lesson
def test_every_right_press_leads_to_the_goal(one: Lesson) -> None:
    game, ends = GAMES[one.game], 0
    for progress, lines in ways(one):
        assert follow(game, one, lines) == progress
        if not progress.is_done:
            continue
        ends += 1
        board = board_of(game.rules, progress.state)
        assert [goal for goal in one.goal if not goal.holds(board)] == [], lines
    assert ends


@each_lesson
def test_every_wrong_press_has_its_sentence(one: Lesson) -> None:
    """Each sentence is said of some press of the real panel; without one, the text of the step says it all."""
    game, said = GAMES[one.game], set[str | None]()
    for progress, _ in ways(one):
        if not progress.is_done:
            said |= {verdict.key for _, verdict in judged(game, progress) if isinstance(verdict, Wrong)}
    sentences = {
        f"{at}-wrong-{nth}" for at, step in enumerate(one.steps, 1) for nth in range(1, len(step.wrong) + 1)
    }
    assert said - {None} == sentences
