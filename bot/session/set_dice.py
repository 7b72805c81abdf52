"""Dice that the owner of a *Try it* sets: the newest roll, played again with other faces. Pure."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from unicodedata import normalize

from bot.rows.log import Entry
from engines.core import Draw

from .codec import chance_of
from .model import Refused, Session
from .play import Origin
from .private_board import Board, Rolls, since_press, with_lines

SHOWN = 20
"""Characters of what was typed in place of a face, in the refusal."""
SEPARATORS = re.compile(r"[\s,、・+/]+")


def newest_roll(session: Session, entries: Sequence[Entry]) -> tuple[Entry, tuple[Draw, ...]] | None:
    """Return the row of the owner's newest press that rolled last, and its rolls; None if it rolled nothing, or
    this is no *Try it*."""
    for entry in reversed(since_press(entries) if session.kind.plays_for_all else ()):
        rolls = tuple(draw for draw in chance_of(entry) if draw.kind == "roll")
        if entry.seat is not None and any(draw.results for draw in rolls):
            return entry, rolls
    return None


def sides_of(rolls: Sequence[Draw]) -> tuple[int, ...]:
    """Return the number of sides of each die, in the order of the roll."""
    return tuple(draw.sides for draw in rolls for _ in draw.results)


def faces_text(rolls: Sequence[Draw]) -> str:
    """Return the faces as they are typed, in the order of the roll: "3 5 1"."""
    return " ".join(str(face) for draw in rolls for face in draw.results)


def set_dice(board: Board, origin: Origin, *, text: str) -> Board:
    """Play the newest roll again with the faces of this text; what followed it in its press goes.

    All that is picked or shuffled stays the board's own; so do dice that are rolled only because of these.
    Refused: no-dice, dice-count(count, typed), dice-face(face, sides).
    """
    newest = newest_roll(board.session, board.entries)
    if newest is None:
        raise Refused("no-dice")
    entry, rolls = newest
    faces = iter(_faces(text, sides_of(rolls)))
    chosen: Rolls = [[next(faces) for _ in draw.results] for draw in rolls]
    lines = json.loads(board.row.lines)[: entry.row]
    lines[-1] = [*lines[-1][:4], chosen]
    return with_lines(board, lines, origin)


def _faces(text: str, sides: Sequence[int]) -> list[int]:
    words = [word for word in SEPARATORS.split(normalize("NFKC", text)) if word]
    is_close = len(words) == 1 and len(words[0]) == len(sides) > 1 and max(sides) < 10
    typed = list(words[0]) if is_close else words
    if len(typed) != len(sides):
        raise Refused("dice-count", count=len(sides), typed=len(typed))
    for word, most in zip(typed, sides, strict=True):
        is_short = len(word) <= len(str(most))  # Python reads no number of some thousand digits
        if not (is_short and word.isascii() and word.isdecimal() and 1 <= int(word) <= most):
            raise Refused("dice-face", face=word[:SHOWN], sides=most)
    return [int(word) for word in typed]
