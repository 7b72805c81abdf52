"""The kinds of sessions, a table and private boards, by what they can: callers ask for that, never for a kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .rules import DAY, HOUR

SIGN = "0"
"""What the id of a private board begins with: no table's has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What holds of all sessions of a kind; the defaults are those of a private game against computer players."""

    name: str
    """As stored with a private board; "" of a table."""

    # --- who has it, and what is kept of it ---

    is_private: bool = True
    """It is its owner's, in their own panel alone: on no server, and nobody else sees it."""
    has_log: bool = False
    """What is played, hinted, suggested and reviewed are rows of its own, by which late presses are judged and
    players are timed, and so is its result, which can be taken out. Without a log it is one row, with its newest
    hint and its review."""
    kept: float = 90 * DAY
    """Seconds after the last press that a private board is kept."""
    takes_room: bool = True
    """It is one of the boards that a person has at most."""
    is_single: bool = False
    """A person has one at most: another takes its place."""
    is_of_table: bool = False
    """It is opened from the table that it was begun from alone, and goes with its owner's seat there."""

    # --- playing ---

    plays_for_all: bool = False
    """Its owner plays for everybody, and may set the dice."""
    undoes_all: bool = True
    """Every press can be taken back, whatever followed, the last one too; else as at a table."""
    previews: bool = False
    """What cannot be taken back is shown before it is played."""
    has_settings: bool = False
    """Until its first press it may begin anew with other options and opponents; ``/play`` goes on with it."""

    # --- help, and what it tells ---

    is_aided: bool = True
    """The bot hints and suggests."""
    tells_all: bool = True
    """Its panel alone tells what has happened, and shows it."""
    takes_notes: bool = False
    """Its players write notes, and standing answers to what is asked in others' turns."""
    replays: bool = True
    """Once over it is reviewed and told again, and any position of it can be tried."""
    withholds: str = ""
    """The refusal of what it does not have, or not yet (``not_while_open``)."""
    is_promised: bool = False
    """Something was posted before it began by which its dice can be checked."""
    old_end: str = "old-board-over"
    """The refusal of one whose end the present rules cannot show."""

    # --- lessons and days ---

    teaches: bool = False
    """It is a lesson: its steps say what is right and what others do, and nothing else of a game is offered."""
    is_of_day: bool = False
    """Its dice are those of a day."""
    competes: bool = False
    """It is the one try of a day that is open: its end counts, its seed stays secret, and it stays until then."""


TABLE = Kind(
    name="",
    is_private=False,
    has_log=True,
    undoes_all=False,
    previews=True,
    tells_all=False,
    takes_notes=True,
    is_promised=True,
    old_end="old-rules-over",
)
PLAY = Kind(name="play", has_settings=True)
LESSON = Kind(name="lesson", is_single=True, replays=False, teaches=True)
DAILY = Kind(
    name="daily",
    takes_room=False,
    undoes_all=False,
    is_aided=False,
    replays=False,
    withholds="daily-open",
    is_of_day=True,
    competes=True,
)
"""The one try of a day that is open; at its end it becomes ARCHIVE."""
ARCHIVE = Kind(name="archive", is_of_day=True)
"""A day that is over: uncounted, and with everything that a game has."""
TRY = Kind(
    name="try",
    kept=HOUR,
    takes_room=False,
    is_of_table=True,
    plays_for_all=True,
    is_aided=False,
    replays=False,
    withholds="not-on-try",
)
"""*Try it*: a position of a table as its owner may know it, on which they play for everybody."""
KINDS: Mapping[str, Kind] = {kind.name: kind for kind in (PLAY, LESSON, DAILY, ARCHIVE, TRY)}
"""The kinds of private boards, by their stored names."""
LATER = Kind(name=PLAY.name, undoes_all=False, is_aided=False, replays=False)
"""What a later version stored: called a private game, and nothing is given away or thrown away of it."""


def kind_named(stored: str) -> Kind:
    """Return the kind of a private board; LATER if there is none of this name."""
    return KINDS.get(stored, LATER)


def is_board(session_id: str) -> bool:
    """Whether this is the id of a private board, not of a table."""
    return session_id.startswith(SIGN)
