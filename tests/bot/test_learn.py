"""/learn: whole lessons by real presses, and everything around them."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.features.table.plans import digest
from bot.kit.phone import phone_lines
from bot.session.lessons import LessonBoard
from bot.texts import Speaker, text_key
from engines import GAMES
from engines.core import IllegalAction
from engines.core.teaching.course import Press, Wrong, judge, presses, solution
from engines.core.teaching.lesson import Lesson, lesson, lessons

from .world import Message, World, controls, labels, lists, press, private

ALL = [pytest.param(one, id=f"{one.game}-{one.id}") for key in GAMES for one in lessons(key)]
each_lesson = pytest.mark.parametrize("one", ALL)
MOST_LINES = 11
"""Lines of a phone that a panel takes at most: the longest end of a course."""


async def opened(world: World, game: str | None = None, name: str = "aki") -> Message:
    """Type /learn."""
    named = {} if game is None else {"game": game}
    return private(await world.people[name].slash(world.channel, "learn", **named))


async def board_of(world: World, name: str = "aki") -> LessonBoard:
    board = await world.services.tables.boards.lesson_of(world.people[name].id)
    assert board is not None
    return board


async def pressed(world: World, shown: Message, start: str, name: str = "aki") -> Message:
    return private(await press(world.people[name], shown, start))


async def begun(world: World, one: Lesson, lang: str = "en") -> Message:
    """Open a lesson from the list of its game."""
    name = Speaker(lang).say(text_key(one.game, "lesson", one.id))
    shown = await opened(world, one.game)
    value = f"lesson:{one.game}:{one.id}"
    listed = lists(shown)[0]
    assert any(name in option["label"] for option in listed["options"])
    return private(await world.people["aki"].select(shown, [value], custom_id=listed["custom_id"]))


async def take(world: World, shown: Message, wanted: Press, name: str = "aki") -> Message:
    """Press a button, or tick in a list."""
    board = await board_of(world, name)
    names = [digest(board.session.rules, plan.line) for plan in wanted.plans]
    for control in controls(shown):
        parts = control["custom_id"].split(":")
        if wanted.key is None and parts[-1] == names[0]:
            return private(await world.people[name].click(shown, custom_id=control["custom_id"]))
        if wanted.key is not None and control["type"] == 3 and parts[5].split("~")[0] == wanted.key:
            return private(await world.people[name].select(shown, names, custom_id=control["custom_id"]))
    raise AssertionError(f"{wanted} is not on {labels(shown)}")


def right(board: LessonBoard) -> Press:
    found = solution(board.session.playable, board.progress)
    assert found is not None
    return found


def wrong(board: LessonBoard) -> Press | None:
    """Return a press of the panel that is wrong; None if there is none."""
    for one in presses(board.session.playable, board.progress):
        with suppress(IllegalAction):
            if isinstance(judge(board.session.playable, board.progress, one.line), Wrong):
                return one
    return None


async def solved(world: World, shown: Message, name: str = "aki") -> Message:
    return await take(world, shown, right(await board_of(world, name)), name)


async def learned(world: World, name: str = "aki") -> list[tuple[str, str]]:
    rows = await world.services.tables.boards.learned(world.people[name].id)
    return [(row.game, row.lesson) for row in rows]


# --- whole lessons ---------------------------------------------------------------------------------------------


@each_lesson
async def test_a_lesson_is_played_by_its_panel(world_in_lang: World, lang: str, one: Lesson) -> None:
    """Press by press: a wrong one is told and changes nothing, Show me leads on, and the end says what one can."""
    world, voice = world_in_lang, Speaker(lang, game=one.game, strict=True)
    shown = await begun(world, one, lang)
    for step in range(1, len(one.steps) + 1):
        board = await board_of(world)
        assert shown.content.endswith(voice.say(text_key(one.game, "lesson", one.id, str(step))))
        assert phone_lines(shown.content, lang) <= MOST_LINES
        assert f"{step}/{len(one.steps)}" in shown.content.replace("／", "/")
        if (missed := wrong(board)) is not None:
            shown = await _missed_twice(world, shown, missed, voice)
        else:
            shown = await solved(world, shown)
        assert len((await board_of(world)).pressed.lines) == step
    assert voice.say(text_key(one.game, "lesson", one.id, "can")) in shown.content
    assert phone_lines(shown.content, lang) <= MOST_LINES
    assert await learned(world) == [(one.game, one.id)]


async def _missed_twice(world: World, shown: Message, missed: Press, voice: Speaker) -> Message:
    """Miss a step twice, and press what Show me then shows: the blue button."""
    before = await board_of(world)
    for times in (1, 2):
        shown = await take(world, shown, missed)
        now = await board_of(world)
        assert (now.progress, now.pressed.wrong) == (before.progress, times)
        verdict = judge(before.session.playable, before.progress, missed.line)
        assert isinstance(verdict, Wrong)
        of = before.progress.lesson
        key = "learn-wrong" if verdict.key is None else text_key(of.game, "lesson", of.id, verdict.key)
        assert voice.say(key) in shown.content
        assert (voice.say("learn-show") in labels(shown)) == (times == 2)
    shown = await pressed(world, shown, voice.say("learn-show"))
    blue = [one for one in controls(shown) if one["type"] == 2 and one["style"] == 1]
    assert len(blue) == 1
    return private(await world.people["aki"].click(shown, custom_id=blue[0]["custom_id"]))
