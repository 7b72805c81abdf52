"""Games between computer players as records, whose dice can be verified."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from pydantic import BaseModel

from ..chance import SeededChance, seed_hash
from ..game import Step
from ..history.records import BEGIN, Header, Record, Row
from ..model import Action, Seat
from ..playable import Playable
from .computers import ComputerPlayer
from .matches import Playout, play_match


def recorded_match(
    game: Playable,
    options: BaseModel,
    table: Sequence[ComputerPlayer],
    seed: str,
    names: Sequence[str],
    session: str,
) -> tuple[Playout, Record]:
    """Play one game, one computer player a seat, and write it down; the same seed gives the same record.

    ``seed`` is any text; the seed of the dice is its SHA-256. EndlessGame as from ``play_match``.
    """
    dice = hashlib.sha256(seed.encode()).digest()
    rules = game.rules
    begun = rules.options_for(options, len(table))
    opening, chance = SeededChance(dice, session), SeededChance(dice, session)
    rules.initial_state(begun, len(table), opening)
    rows = [Row(row=0, seat=None, notation=BEGIN, chance=tuple(opening.log))]
    written = len(opening.log)

    def write_down(state: object, seat: Seat, action: Action, step: Step[object]) -> None:
        nonlocal written
        drawn = tuple(chance.log[written:])
        rows.append(Row(row=len(rows), seat=seat, notation=rules.notation(action), chance=drawn))
        written = len(chance.log)

    played = play_match(game, begun, table, seed, chance=chance, watch=write_down)
    header = Header(
        session=session,
        game=rules.key,
        rules_version=rules.rules_version,
        options=begun.model_dump_json(),
        seats=tuple(names),
        seed_hash=seed_hash(dice),
        seed=dice.hex(),
    )
    return played, Record(header=header, rows=tuple(rows))
