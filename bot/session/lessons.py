"""A lesson as a private board: its row holds the lines of the right presses, and the state is made of them when it
is read. Pure. What is right is judged in ``engines/core/teaching/course.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pydantic import ValidationError

from bot.rows.private_board import BoardRow
from bot.texts import Speaker
from engines.core import BadRecord, BrokenData, Frozen, NotUpgradable
from engines.core.chance import seed_hash
from engines.core.playable import Playable, strongest_policy
from engines.core.teaching import course
from engines.core.teaching.course import Progress, Right
from engines.core.teaching.lesson import SEAT_NAMES, Lesson, lesson

from . import kinds
from .lines import FAULTS, Resolve
from .model import Actor, Phase, Refused, Session
from .play import Origin, require_playing
from .preview import ahead
from .private_board import OWN, Board, Start, bare_session, begin_row, new_id, new_row, next_row, players_of
from .rules import TableRules

HELP_AFTER = 2
"""Wrong presses in one step after which its right one can be shown."""
NO_SEED = bytes(32)


class Taught(Frozen):
    """What a lesson was begun as."""

    lesson: str
    edition: str
    """Of its file, when its lines were last played."""
    name: str
    """The owner's."""
    lang: str


class Pressed(Frozen):
    """What the owner has pressed, and what is said of it."""

    lines: tuple[str, ...] = ()
    """The right lines so far, oldest first."""
    wrong: int = 0
    """Wrong presses in the present step."""
    said: str | None = None
    """The sentence on the newest press, which was wrong, after ``<game>-lesson-<id>-``; "": the lesson has none."""
    changed: bool = False
    """Whether the lesson has changed, and goes on from an earlier step."""


@dataclass(frozen=True, slots=True)
class LessonBoard(Board):
    """A lesson that was read."""

    taught: Taught
    pressed: Pressed
    progress: Progress

    @property
    def offers_help(self) -> bool:
        """Whether the right press can be shown."""
        return not self.progress.is_done and self.pressed.wrong >= HELP_AFTER

    @property
    def learned(self) -> str:
        return self.session.lesson if self.progress.is_done else ""

    def with_row(self, row: BoardRow) -> LessonBoard:
        return self  # whose row may be older than what was read: it was brought along without a write

    def act_line(
        self, parts: Sequence[str], resolve: Resolve, origin: Origin, *, by_itself: bool = False
    ) -> tuple[LessonBoard, None]:
        """Go on after a line of the owner that is right, count a wrong one.

        What the rules refuse raises IllegalAction, and changes nothing.
        """
        require_playing(self.session)
        line = course.BETWEEN.join(_notations(self.session, parts, resolve))
        verdict = course.judge(self.session.playable, self.progress, line)
        if isinstance(verdict, Right):
            after = Pressed(lines=(*self.pressed.lines, line))
            return _next(self, after, verdict.progress, origin), None
        wrong = Pressed(lines=self.pressed.lines, wrong=self.pressed.wrong + 1, said=verdict.key or "")
        return _next(self, wrong, self.progress, origin), None

    def take_back(self, origin: Origin) -> LessonBoard:
        """Take back the last right press; Refused("nothing-to-undo") in the first step."""
        if not self.pressed.lines:
            raise Refused("nothing-to-undo")
        lines = self.pressed.lines[:-1]
        progress = course.follow(self.session.playable, self.progress.lesson, lines)
        return _next(self, Pressed(lines=lines), progress, origin)


def begin(
    game: Playable,
    taught: Lesson,
    owner: Actor,
    lang: str,
    random: bytes,
    at: float,
    interaction_id: int | None = None,
) -> LessonBoard:
    """Begin a lesson; ``random``: ten bytes, for the id."""
    start = Taught(lesson=taught.id, edition=taught.edition, name=owner.name, lang=lang)
    nothing = Pressed().model_dump_json()
    row = new_row(new_id(random), kinds.LESSON, game, owner, start, nothing, at, interaction_id)
    return read(row, game)


def read(row: BoardRow, game: Playable) -> LessonBoard:
    """Return the lesson of a row, as far as its lines fit the present file; BadRecord if the lesson is gone."""
    try:
        taught = Taught.model_validate_json(row.start)
        pressed = Pressed.model_validate_json(row.lines)
        progress = course.follow(game, lesson(row.game, taught.lesson), pressed.lines)
    except (ValidationError, KeyError, BrokenData, NotUpgradable) as error:
        raise BadRecord(f"lesson {row.id}: {error}") from error
    return _board(row, game, taught, pressed, progress)


def is_outdated(board: LessonBoard) -> bool:
    """Whether rules or file are others than those that its lines were played by."""
    is_other = board.taught.edition != board.progress.lesson.edition
    return is_other or board.row.rules_version < board.session.rules_version or _left(board) > 0


def _left(board: LessonBoard) -> int:
    """Return how many lines no longer fit."""
    return len(board.pressed.lines) - board.progress.at


def brought_along(board: LessonBoard) -> LessonBoard:
    """Return an outdated lesson going on from the last step that fits: it is written with the next press.

    Processes with different files would otherwise write over each other with every look at it.
    """
    at, left = board.progress.at, _left(board)
    pressed = Pressed(lines=board.pressed.lines[:at], wrong=0 if left else board.pressed.wrong, changed=left > 0)
    taught = board.taught.model_copy(update={"edition": board.progress.lesson.edition})
    return _stored(replace(board, taught=taught), pressed, board.progress)


# --- pressing --------------------------------------------------------------------------------------------------


def _notations(session: Session, parts: Sequence[str], resolve: Resolve) -> list[str]:
    """Return the notations of a line, whose typed parts are read where they are played."""
    notations = list[str]()
    for part in parts:
        read_there = session
        if notations:
            try:
                read_there = ahead(session, OWN, notations) or session
            except FAULTS:
                read_there = session  # the rules will say so where it is judged
        notations += resolve(read_there, part)
    return notations


def _next(board: LessonBoard, pressed: Pressed, progress: Progress, origin: Origin) -> LessonBoard:
    return _stored(replace(board, row=next_row(board.row, origin)), pressed, progress)


def _stored(board: LessonBoard, pressed: Pressed, progress: Progress) -> LessonBoard:
    row = replace(
        board.row,
        rules_version=board.session.rules_version,
        start=board.taught.model_dump_json(),
        lines=pressed.model_dump_json(),
        result="[]" if progress.is_done else None,
    )
    return _board(row, board.session.playable, board.taught, pressed, progress)


def _board(row: BoardRow, game: Playable, taught: Taught, pressed: Pressed, progress: Progress) -> LessonBoard:
    """Return a lesson as a session that panels and pictures are made of; it has no log."""
    rules, of = game.rules, progress.lesson
    voice = Speaker(taught.lang)
    names = (taught.name, *map(voice.say, SEAT_NAMES))[: of.seats]
    policies = (None, *(strongest_policy(game),) * (of.seats - 1))
    options = rules.options_for(rules.Options.model_validate(of.options), of.seats)
    over = progress.is_done or rules.outcome(progress.state) is not None
    session = bare_session(
        row,
        game,
        phase=Phase.OVER if over else Phase.PLAYING,
        lang=taught.lang,
        options=options,
        players=players_of(row, names, policies),
        state=progress.state,
        row=progress.at,
        decisions=(row.revision,) * of.seats,
        seed_hash=seed_hash(NO_SEED),
        takebacks=(None,) * of.seats,
        table_rules=TableRules(clock="none", rated=False, hints=False, shortcuts=False),
        lesson=of.id,
    )
    begun = begin_row(row, rules.turns(progress.state))
    start = Start(
        options=options.model_dump_json(), names=names, policies=policies, seed=NO_SEED.hex(), lang=taught.lang
    )
    return LessonBoard(row, start, session, (begun,), taught, pressed, progress)
