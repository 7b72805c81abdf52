"""The strong computer player's game of a day, and the normal one's points: alone, with the day's dice, which they
do not know ahead. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from bot.rows.daily import DayRow
from bot.rows.private_board import BoardRow
from bot.rows.session import Player
from engines.core import Action, BadNotation, BadRecord, FastChance, IllegalAction
from engines.core.chance import seed_hash
from engines.core.opponents.computers import SEARCHERS, STRONG, Reacting
from engines.core.playable import Playable, policies, strongest_policy
from engines.core.thinking import Line

from . import kinds, play, private_board
from .daily import Strong
from .model import Phase, Session
from .play import Origin
from .rules import TableRules

OWN = private_board.OWN


def begin(day: DayRow, seed: bytes, game: Playable) -> Session:
    """Return the game before the first action; its player is named and has the policy STRONG.

    ValueError if the game no longer has these options.
    """
    options = game.rules.Options.model_validate_json(day.options)
    row = _row(day)
    lobby = private_board.bare_session(
        row,
        game,
        options=options,
        players=(Player(OWN, STRONG, policy=STRONG),),
        seed_hash=seed_hash(seed),
        table_rules=TableRules(clock="none", rated=False),
        date=day.date,
    )
    return play.begin(lobby, seed, Origin(None, None, None, day.opened_at)).session


def _row(day: DayRow) -> BoardRow:
    """Return the row of a board that is not stored and nobody's."""
    at = day.opened_at
    return BoardRow(
        id=private_board.new_id(sha256(day.date.encode()).digest()[:10]),
        owner_id=0,
        kind=kinds.ARCHIVE.name,
        game=day.game,
        rules_version=day.rules_version,
        start="",
        state=None,
        lines="[]",
        revision=0,
        begun_by=None,
        interaction_id=None,
        advice=None,
        review=None,
        result=None,
        created_at=at,
        changed_at=at,
        expires_at=at,
    )


def think(day: DayRow, session: Session, pause: Callable[[], None] | None = None) -> Line:
    """Return what the strong player does next: always the same for the same day and row."""
    player = replace(SEARCHERS[STRONG], pause=pause)
    chance = FastChance(f"strong/{day.date}/{session.row}")
    return player.line(session.playable, session.state, OWN, chance)


def act(session: Session, seed: bytes, action: Action) -> Session:
    """Return the game after an action."""
    return play.act(session, seed, Origin(OWN, None, None, session.changed_at), action).session


def par(day: DayRow, seed: bytes, game: Playable) -> int:
    """Return the points of the normal computer player; ValueError as ``begin``."""
    session, row = begin(day, seed, game), 0
    normal = Reacting(policies(game)[strongest_policy(game)])
    while session.phase is Phase.PLAYING:
        for action in normal.line(game, session.state, OWN, FastChance(f"par/{day.date}/{row}")):
            session, row = act(session, seed, action), row + 1
    return result(session, ()).score


def replay(day: DayRow, seed: bytes, game: Playable) -> Session:
    """Return the finished game that is stored with a day; BadRecord if it does not lead to the stored points."""
    try:
        strong = Strong.read(day)
        if strong is None:
            raise BadRecord("it was not played")
        session = begin(day, seed, game)
        for notation in strong.line:
            session = act(session, seed, game.rules.parse(notation))
    except (ValueError, TypeError, KeyError, BadNotation, IllegalAction) as error:
        raise BadRecord(f"the strong player's game of {day.date}: {error}") from error
    if session.phase is not Phase.OVER or result(session, strong.line) != strong:
        raise BadRecord(f"the strong player's game of {day.date} does not lead to its points")
    return session


def result(session: Session, line: Sequence[str]) -> Strong:
    """Return the stored form of a finished game."""
    standing = next(one for one in session.rules.standings(session.state) if one.seat == OWN)
    return Strong(standing.score, standing.parts, tuple(line))
