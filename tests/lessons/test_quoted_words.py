"""What a lesson quotes stands on the panel of that step, word by word."""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES, text_key
from engines import GAMES
from engines.core.teaching.conditions import READER
from engines.core.teaching.course import Right, begin, judge, presses, solution
from engines.core.teaching.lesson import Lesson, lessons
from scripts.lesson import label, voice_of

QUOTED = re.compile(r"“([^”]+)”|「([^」]+)」")
ALL = [pytest.param(one, id=f"{one.game}-{one.id}") for key in GAMES for one in lessons(key)]


def quoted(text: str) -> list[str]:
    return ["".join(match.groups("")).removesuffix("…") for match in QUOTED.finditer(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", ALL)
def test_quoted_words_begin_a_label_of_the_step(one: Lesson, lang: str) -> None:
    playable, voice, progress = GAMES[one.game], voice_of(one, lang), begin(GAMES[one.game], one)
    base = text_key(one.game, "lesson", one.id)
    for number, step in enumerate(one.steps, start=1):
        view = playable.rules.view(progress.state, READER)
        plans = [plan for press in presses(playable, progress) for plan in press.plans]
        labels = {label(voice, playable, view, plan) for plan in plans}
        keys = ["", *(f"-wrong-{nth}" for nth in range(1, len(step.wrong) + 1))]
        for words in (each for key in keys for each in quoted(voice.say(f"{base}-{number}{key}"))):
            assert any(one.startswith(words) for one in labels), (number, words, labels)
        press = solution(playable, progress)
        assert press is not None
        verdict = judge(playable, progress, press.line)
        assert isinstance(verdict, Right)
        progress = verdict.progress
