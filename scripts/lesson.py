#!/usr/bin/env python3
"""Play a lesson in the terminal: python -m scripts.lesson data/octa/lessons/points.toml [--lang ja]

Type the number of a button, the numbers of a list's entries ("3 5"), or a notation ("pick 4; done"); "?" shows what
is right. It ends with the lesson, or with the input.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.kit.boundary import refusal_words
from bot.texts import LANGUAGES, Speaker, has_text, text_key
from engines import GAMES
from engines.core import BadNotation, BrokenData, IllegalAction, Seat
from engines.core.mind import Plan, PlanList
from engines.core.playable import Playable
from engines.core.teaching.conditions import READER, board_of
from engines.core.teaching.course import BETWEEN, Progress, Wrong, begin, judge, notation, shown, solution
from engines.core.teaching.lesson import SEAT_NAMES, Lesson, lessons, read_lesson

READERS = dict(zip(LANGUAGES, ("Aki", "亜希"), strict=True))
ASK_SOLUTION = "?"


def voice_of(lesson: Lesson, lang: str) -> Speaker:
    """Return a speaker who knows the names of the seats of a lesson."""
    names = [READERS[lang], *map(Speaker(lang).say, SEAT_NAMES[: lesson.seats - 1])]
    computers = frozenset(map(Seat, range(1, lesson.seats)))
    return Speaker(lang, names, lesson.game, markdown=False, computers=computers)


def say(voice: Speaker, lesson: Lesson, key: str = "") -> str:
    """Return a text of a lesson, by what follows ``<game>-lesson-<id>-``."""
    return voice.say(text_key(lesson.game, "lesson", lesson.id, *filter(None, [key])))


def story(voice: Speaker, playable: Playable, progress: Progress) -> list[str]:
    """Return what has happened since the press before, as the game tells it in a message."""
    view = playable.rules.view(progress.state, READER)
    events = tuple(event for one in progress.told for event in one.events)
    told = playable.talk.message(events, view) if events else ()
    if told is None:
        return [line for line, _ in voice.lines(events)]
    return [voice.of_game("message", one.key, one.facts) for one in told]


def label(voice: Speaker, playable: Playable, view: Any, plan: Plan) -> str:
    """Return the words of a plan's button."""
    if not plan.key:
        action = plan.focus or plan.line[-1]
        return voice.of_game("action", action.kind, playable.talk.facts(view, action))
    own = text_key(playable.key, "plan", plan.key)
    facts = playable.talk.plan_facts(view, plan)
    return voice.say(own if has_text(own) else f"table-plan-{plan.key}", facts)


def numbered(voice: Speaker, playable: Playable, progress: Progress) -> tuple[list[str], list[tuple[str, Plan]]]:
    """Return the lines of a panel, and its plans by number from 1, each with the key of its list ("": a button)."""
    view = playable.rules.view(progress.state, READER)
    controls = playable.mind.controls(progress.state, READER)
    assert controls is not None, "the reader is not to move"
    offered = shown(controls, progress.step)
    lines, plans = list[str](), list[tuple[str, Plan]]()
    for row in (*offered.rows, *offered.more, () if offered.seal is None else (offered.seal,)):
        key = row.key if isinstance(row, PlanList) else ""
        if isinstance(row, PlanList):
            lines.append(f"  {voice.of_game('pick', row.key, row.facts)}")
        for plan in row.plans if isinstance(row, PlanList) else row:
            plans.append((key, plan))
            words = label(voice, playable, view, plan)
            lines.append(f"  {len(plans):>2}) {words}   [{notation(playable.rules, plan)}]")
    return lines, plans


def line_of(playable: Playable, state: Any, typed: str, plans: Sequence[tuple[str, Plan]]) -> str:
    """Return the line that somebody typed; BadNotation for numbers that are not on the panel."""
    if not typed.replace(" ", "").isdecimal():
        return typed
    numbers = sorted(set(map(int, typed.split())))
    if not all(1 <= number <= len(plans) for number in numbers):
        raise BadNotation(typed)
    keys, ticked = zip(*[plans[number - 1] for number in numbers], strict=True)
    if set(keys) == {""} and len(ticked) == 1:
        return notation(playable.rules, ticked[0])
    if len(set(keys)) != 1 or "" in keys:
        raise BadNotation(typed)
    joined = playable.mind.join(state, READER, keys[0], ticked)
    return BETWEEN.join(map(playable.rules.notation, joined.line))


def play(lesson: Lesson, lang: str, typed: Iterator[str]) -> Iterator[str]:
    """Yield the lines of the terminal while somebody plays; it ends with what is typed."""
    playable, voice = GAMES[lesson.game], voice_of(lesson, lang)
    progress = begin(playable, lesson)
    yield f"{say(voice, lesson)} ({say(voice, lesson, 'can')})"
    while not progress.is_done:
        yield from story(voice, playable, progress)
        if progress.after:
            yield say(voice, lesson, progress.after)
        yield ""
        yield f"{progress.at + 1}/{len(lesson.steps)}  {say(voice, lesson, str(progress.at + 1))}"
        lines, plans = numbered(voice, playable, progress)
        yield from lines
        at = progress.at
        while progress.at == at:
            text = next(typed, None)
            if text is None:
                return
            if text.strip() == ASK_SOLUTION:
                right = solution(playable, progress)
                yield "  ? " + (right.line if right else "-")
                continue
            try:
                verdict = judge(playable, progress, line_of(playable, progress.state, text.strip(), plans))
            except (IllegalAction, BadNotation) as error:
                yield f"  ✘ {refusal_words(voice, error)}"
                continue
            if isinstance(verdict, Wrong):
                yield f"  ✘ {say(voice, lesson, verdict.key) if verdict.key else ''}".rstrip()
            else:
                progress = verdict.progress
    yield from story(voice, playable, progress)
    if progress.after:
        yield say(voice, lesson, progress.after)
    board = board_of(playable.rules, progress.state)
    yield "" if all(goal.holds(board) for goal in lesson.goal) else "The goal is not reached."
    if lesson.id in [one.id for one in lessons(lesson.game)[-1:]]:
        yield voice.of_game("lesson", "end")


def asked() -> Iterator[str]:
    """Yield what is typed, until the input ends."""
    while True:
        try:
            yield input("> ")
        except EOFError:
            return


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.lesson", description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="data/<game>/lessons/<id>.toml")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    given = parser.parse_args(words)
    file: Path = given.file.resolve()
    game = file.parent.parent.name
    if game not in GAMES:
        parser.error(f"{given.file} is in no folder data/<game>/lessons")
    try:
        for line in play(read_lesson(game, file.stem, file.read_text(encoding="utf-8")), given.lang, asked()):
            print(line)
    except (OSError, BrokenData) as error:
        parser.exit(1, f"{error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
