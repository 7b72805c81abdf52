"""All lessons: what is in progress, what comes next, what is done, and the other games. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.features.table.beside import LESSON
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.phrases import title
from bot.kit.shapes import LABEL, Button, Option, Panel, Row, Select, cut
from bot.rows.private_board import LessonRow
from bot.session.lessons import LessonBoard
from bot.texts import Speaker
from engines import GAMES
from engines.core import Fact
from engines.core.teaching.lesson import Lesson, lessons

from .lessons import CHOOSE, LEARN, next_button, short_button, text_of

Done = Collection[tuple[str, str]]
"""Game and id of the lessons that a person has finished."""


def taught_games() -> list[str]:
    """Return the games that have lessons, the shortest course first: it is the one for whoever names no game."""
    return sorted(filter(lessons, GAMES), key=lambda game: sum(one.minutes for one in lessons(game)))


def finished(rows: Sequence[LessonRow]) -> Done:
    return {(row.game, row.lesson) for row in rows if row.lesson}


def overview_panel(voice: Speaker, game: str, done: Done, now: LessonBoard | None, goes_on: bool) -> Panel:
    """Return the lessons of a game: one blue button, the others in a list, and below them the other games.

    ``now``: the lesson that the reader is in. ``goes_on``: as ``short_button``.
    """
    plain = voice.plain()
    lines = [voice.say("learn-title", {"game": title(voice, game)}), voice.say("learn-about")]
    way_on, short = _way_on(plain, game, done, now), short_button(plain, game, goes_on)
    # Nothing has to be finished before one plays.
    rows: list[Row] = [(replace(short, style="primary"),) if way_on is None else (way_on, short)]
    rows.append(_select(plain, "learn-which-lesson", 0, [_of_lesson(plain, one, done) for one in lessons(game)]))
    others = [_of_game(plain, one, done) for one in taught_games() if one != game]
    if others:
        rows.append(_select(plain, "learn-which-game", 1, others))
    return Panel("\n".join([*lines, *progress_lines(voice, done)]), tuple(rows))


def _way_on(voice: Speaker, game: str, done: Done, now: LessonBoard | None) -> Button | None:
    """Return the blue button: to go on, else the first lesson that is left; None if all are done."""
    if now is not None and now.row.game == game and not now.progress.is_done:
        of = now.progress.lesson
        facts: dict[str, Fact] = {"title": text_of(voice, of), "step": now.progress.at + 1, "steps": len(of.steps)}
        return Button(cut(voice.say("learn-go-on", facts), LABEL), custom_id("", 0, (LEARN, game)), "primary")
    left = _left(game, done)
    return next_button(voice, left[0]) if left else None


def _left(game: str, done: Done) -> list[Lesson]:
    return [one for one in lessons(game) if (game, one.id) not in done]


def _of_lesson(voice: Speaker, one: Lesson, done: Done) -> Option:
    key = "learn-choice-done" if (one.game, one.id) in done else "learn-choice"
    label = voice.say(key, {"title": text_of(voice, one), "minutes": one.minutes})
    return Option(cut(label, LABEL), path_text((LESSON, one.game, one.id)))


def _of_game(voice: Speaker, game: str, done: Done) -> Option:
    facts: dict[str, Fact] = {**_counted(voice, game, done), "minutes": sum(one.minutes for one in lessons(game))}
    return Option(cut(voice.say("learn-game", facts), LABEL), path_text((CHOOSE, game)))


def _select(voice: Speaker, key: str, number: int, options: Sequence[Option]) -> Select:
    """``number``: sets the lists of one message apart, whose ids would be equal."""
    return Select(custom_id("", number, (PICK,)), voice.say(key), tuple(options))


def _counted(voice: Speaker, game: str, done: Done) -> dict[str, Fact]:
    left = len(_left(game, done))
    return {"game": title(voice, game), "done": len(lessons(game)) - left, "lessons": len(lessons(game))}


def progress_lines(voice: Speaker, done: Done) -> list[str]:
    """Return the line of what a person has learned; none if it is nothing."""
    begun = [game for game in taught_games() if len(_left(game, done)) < len(lessons(game))]
    if not begun:
        return []
    parts = [voice.say("learn-progress-game", _counted(voice, game, done)) for game in begun]
    return [voice.say("learn-progress", {"games": voice.beside(parts)})]


def offer_panel(voice: Speaker, game: str, button: Button) -> Panel:
    """Return what somebody is offered once who sits down at a game for the first time."""
    facts: dict[str, Fact] = {"game": title(voice, game), "minutes": lessons(game)[0].minutes}
    return Panel(voice.say("learn-offer", facts), ((button,),))
