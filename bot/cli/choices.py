"""``sainome verify --computers``: what computer players chose, made again and said in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.history.records import Record
from engines.core.opponents.choices import Choices, check_choices
from engines.core.playable import Playable

from .terminal import progress


def say_choices(game: Playable, record: Record) -> bool:
    """Choose again and print what came of it; return whether every choice was made again and is the same.

    ``record``: revealed, honest, and of rules that are known here. What differs proves no fraud: computer players
    change from version to version, and a record does not say by which one they chose.
    """
    with progress(game.key) as show:
        choices = check_choices(game, record, show)
    if choices == Choices():
        print("The record names no computer player.")
    if choices.same:
        print(f"Computer players: {_count(choices.same)}, made again from the seed: as in the record.")
    if choices.other:
        print(
            f"Computer players: {_count(choices.other)}, for which this version of the program chooses something "
            "else. Compare with the version that played it."
        )
    if choices.public:
        print(f"Computer players: {_count(choices.public)}, by the public seed of earlier versions only.")
    if choices.unknown:
        print(f"Computer players: {_count(choices.unknown)}, not checked: they cannot be made again here.")
    if choices.unnamed:
        seats = ", ".join(str(seat + 1) for seat in choices.unnamed)
        print(f"The record names no computer player for seat {seats}: what one chose there was not checked.")
    return choices.are_proved


def _count(rows: Sequence[int]) -> str:
    return f"{len(rows)} choice{'s' if len(rows) > 1 else ''}, the first in row {rows[0]}"
