"""One's own panel of a lesson: a picture, the step's text, and of the game's controls only what the step shows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.features.table.beside import DAILY, LESSON, PLAY, words_button
from bot.features.table.panels import left_out, rulebook_button, weighted_lines
from bot.features.table.plans import (
    LINE,
    PLAN,
    Sheet,
    chosen_ticks,
    digest,
    line_text,
    plan_rows,
    sealed,
    sheet_of,
    with_corrections,
)
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phone import drop_least
from bot.kit.phrases import board_title, title
from bot.kit.pictures import Drawing, scene_of
from bot.kit.shapes import LABEL, ROWS, Button, Panel, Row, cut, fitting, rows_of
from bot.session.lessons import LessonBoard
from bot.session.model import Phase, Pov, Session
from bot.session.private_board import OWN, is_fresh
from bot.session.views import pov_of
from bot.texts import Speaker, text_key
from engines.core import Action, Fact
from engines.core.teaching import course
from engines.core.teaching.course import Press
from engines.core.teaching.lesson import SEAT_NAMES, Lesson, lessons

LEARN, CHOOSE, SHORT = "learn", "lessons", "lesson-play"
"""Go on or offer one (``learn:<game>``); all lessons (``lessons:<game>``); begin one (``lesson:<game>:<id>``); play
the short game of a course (``lesson-play:<game>``)."""
BACK, SHOW = "lesson-back", "lesson-show"
STEP_LINES, END_LINES = 8, 10
"""Lines of a phone that a step and the end of a lesson take at most, as far as the story can give way."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The right press, shown to a reader who asked for it."""

    button: Button
    """The blue button that plays it."""
    ticked: tuple[str, frozenset[str]] | None = None
    """Of a list: its key, and what is ticked."""


async def show_lesson(ctx: Context, session: Session, said: Sequence[str] = (), *, shows: bool = False) -> None:
    """Show the reader's lesson as it is now. ``said``: stands above the step. ``shows``: the right press, too."""
    board = await ctx.services.tables.boards.load(session.id)
    assert isinstance(board, LessonBoard)
    voice = _with_names(ctx.voice(board.session))
    pov = pov_of(board.session, board.row.owner_id)
    if board.progress.is_done:
        user_id = ctx.reader.actor.user_id
        to_day = await ctx.services.attempts.awaits_first(user_id, session.game)
        panel = done_panel(voice, board, pov, await goes_on(ctx, session.game), to_day=to_day)
        marks = tuple[tuple[Action, str], ...]()
    else:
        sheet = sheet_of(voice, board.session, OWN, public=False)
        assert sheet is not None, f"{board.progress.lesson.file}: a step without controls"
        offered = course.shown(sheet.controls, board.progress.step)
        sheet = replace(sheet, controls=replace(offered, rows=(*offered.rows, *offered.more), more=()))
        if "btn" in board.progress.step.show:
            sheet = with_corrections(sheet, board.progress.last, can_undo=False)
        right = await asyncio.to_thread(_right_press, board) if shows and board.offers_help else None
        panel = step_panel(voice, board, pov, sheet, said, None if right is None else _shown(sheet, right))
        marks = sheet.marks
    events = [event for told in board.progress.told for event in told.events]
    scene = scene_of(pov, voice, events, marks)
    await ctx.show(panel, Drawing(pov, scene, ctx.app.picture_format), of=board.session)


def _with_names(voice: Speaker) -> Speaker:
    """Return a voice that names the computer players in the reader's language, as the texts of the steps do."""
    return replace(voice, names=(voice.names[0], *map(voice.say, SEAT_NAMES))[: len(voice.names)])


def _right_press(board: LessonBoard) -> Press | None:
    return course.solution(board.session.playable, board.progress)


def _shown(sheet: Sheet, right: Press) -> Shown:
    names = [digest(sheet.session.rules, plan.line) for plan in right.plans]
    if right.key is None:
        [plan] = right.plans
        is_correction = any(plan == one.plan for one in sheet.corrections)
        named = (LINE, str(sheet.seat), line_text(sheet.session.rules, plan.line))
        path = named if is_correction else (PLAN, str(sheet.seat), names[0])
        return Shown(_blue(sheet, sheet.label(plan), path))
    chosen = chosen_ticks([sheet], right.key, names)
    return Shown(_blue(sheet, chosen.label, chosen.confirm), (right.key, frozenset(names)))


def _blue(sheet: Sheet, label: str, path: tuple[str, ...]) -> Button:
    return Button(cut(label, LABEL), custom_id(sheet.session.id, sheet.decision, path), "primary")


# --- a step ------------------------------------------------------------------------------------------------------


def step_panel(
    voice: Speaker, board: LessonBoard, pov: Pov, sheet: Sheet, said: Sequence[str], right: Shown | None
) -> Panel:
    """Return the panel of a step: what happened, or why the last press was wrong, and what to do now."""
    of, at, pressed = board.progress.lesson, board.progress.at, board.pressed
    facts: dict[str, Fact] = {"title": board_title(voice, board.session), "game": title(voice, of.game)}
    facts |= {"step": at + 1, "steps": len(of.steps)}
    above = list(said)
    if right is not None:
        above.append(voice.say("learn-shown"))
    elif pressed.said is not None and not said:
        above.append(text_of(voice, of, pressed.said) if pressed.said else voice.say("learn-wrong"))
    if pressed.changed:
        above.append(voice.say("learn-changed"))
    head, asked = voice.say("learn-head", facts), voice.say("learn-step", {"text": text_of(voice, of, str(at + 1))})
    lines = [head, *above, asked] if above else _with_story(voice, board, pov, [head], [asked], STEP_LINES)
    return Panel(fitting([], lines), _controls(voice, board, sheet, right))


def _controls(voice: Speaker, board: LessonBoard, sheet: Sheet, right: Shown | None) -> tuple[Row, ...]:
    if right is not None:
        sheet = replace(sheet, ticked=right.ticked)
    rows, below = list(plan_rows(sheet)), sealed(sheet, teaches=True)
    if right is not None and right.ticked is None:
        rows = [_in_blue(row, right.button) if isinstance(row, tuple) else row for row in rows]
        below = list(_in_blue(tuple(below), right.button))
    elif right is not None:
        below = [right.button, *below]
    elif board.offers_help:
        below.append(_button(voice, board, "learn-show", (SHOW,)))
    leave = Button(voice.say("learn-leave"), custom_id("", 0, (CHOOSE, board.row.game)))
    back = [_button(voice, board, "common-back", (BACK,))] if board.pressed.lines else []
    ways_on = rows_of([*below, *back, words_button(voice, board.row.id), leave])
    return (*rows[: ROWS - len(ways_on)], *ways_on)


def _in_blue(buttons: tuple[Button, ...], right: Button) -> tuple[Button, ...]:
    return tuple(replace(one, style="primary") if one.custom_id == right.custom_id else one for one in buttons)


def _button(voice: Speaker, board: LessonBoard, key: str, path: tuple[str, ...]) -> Button:
    return Button(voice.say(key), custom_id(board.row.id, board.row.revision, path))


def text_of(voice: Speaker, of: Lesson, part: str = "") -> str:
    """Return a text of a lesson, by what follows ``<game>-lesson-<id>-``; its name without a part."""
    return voice.say(text_key(of.game, "lesson", of.id, *([part] if part else [])))


def _with_story(
    voice: Speaker, board: LessonBoard, pov: Pov, above: Sequence[str], below: Sequence[str], most: int
) -> list[str]:
    """Return what has happened since the press before, and what the lesson says of it, between other lines.

    Each line of play is told apart, as a game tells the deeds of its reader shorter where others follow.
    """
    progress = board.progress
    if progress.at == 0 and progress.lesson == lessons(progress.lesson.game)[0]:
        above = [*above, voice.of_game("lesson", "opening")]
    if progress.after is not None:
        below = [text_of(voice, progress.lesson, progress.after), *below]
    told = [line for one in progress.told for line in weighted_lines(voice, pov, one.events)]
    return [
        *above,
        *drop_least(told, "\n".join((*above, *below)), most, voice.lang, left_out(voice, "own")),
        *below,
    ]


# --- the end -----------------------------------------------------------------------------------------------------


def done_panel(voice: Speaker, board: LessonBoard, pov: Pov, goes_on: bool, *, to_day: bool = False) -> Panel:
    """Return the end of a lesson: what one can do now, and the ways on; behind the last one first a short game.

    ``goes_on``: as ``short_button``; ``to_day``: to the dice of the day, whose first try may begin with a lesson.
    """
    of = board.progress.lesson
    course_of = lessons(of.game)
    later = course_of[[one.id for one in course_of].index(of.id) + 1 :]
    facts = {"title": board_title(voice, board.session), "game": title(voice, of.game)}
    below = [voice.say("learn-can", {"can": text_of(voice, of, "can")})]
    below += [] if later else [voice.of_game("lesson", "end")]
    lines = _with_story(voice, board, pov, [voice.say("learn-head-done", facts)], below, END_LINES)
    short = short_button(voice, of.game, goes_on, is_blue=not later)
    again = Button(voice.say("learn-again"), custom_id("", 0, (LESSON, of.game, of.id)))
    leave = Button(voice.say("learn-leave"), custom_id("", 0, (CHOOSE, of.game)))
    if later:
        ways_on = [next_button(voice, later[0]), again, short, leave]
    else:
        ways_on = [short, rulebook_button(voice, of.game), again, leave]  # the text names pages of the rules
    if to_day and of == course_of[0]:  # they have come from the dice of the day, or hear of them here
        ways_on = [
            Button(voice.say("daily-play"), custom_id("", 0, (DAILY,)), "primary"),
            *(replace(one, style="secondary") for one in ways_on),
        ]
    return Panel(fitting([], lines), rows_of([*ways_on, words_button(voice, board.row.id)]))


def next_button(voice: Speaker, one: Lesson) -> Button:
    """Return the blue button of the lesson that comes next: the first one is the first turn."""
    name = text_of(voice.plain(), one)
    is_first = one == lessons(one.game)[0]
    label = voice.say("learn-first") if is_first else voice.say("learn-next", {"title": name})
    return Button(cut(label, LABEL), custom_id("", 0, (LESSON, one.game, one.id)), "primary")


def short_button(voice: Speaker, game: str, goes_on: bool, *, is_blue: bool = False) -> Button:
    """Return the button of the short game after a course; ``goes_on``: of the reader's own game that goes on."""
    key, path = ("learn-resume", (PLAY, game)) if goes_on else ("learn-short", (SHORT, game))
    return Button(voice.say(key), custom_id("", 0, path), "primary" if is_blue else "secondary")


async def goes_on(ctx: Context, game: str) -> bool:
    """Whether the reader is playing the game on a private board: *Play a short game* begins no second one."""
    mine = await ctx.services.tables.boards.glances(ctx.reader.actor.user_id)
    playing = [one for one in mine if one.kind.has_settings and (one.game, one.phase) == (game, Phase.PLAYING)]
    return not all(map(is_fresh, playing))
