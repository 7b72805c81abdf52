"""Guesses agree with the log: whoever has read it finds nothing in them that it refutes.

What the log says of secrets is read by the ``Ledger`` in ``tests/games/<game>/ledger.py``, made of the first view
and of its reader. It reads the events that this reader has seen, and nothing of the state. A game without hidden
things needs none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from engines.core import AnyGame, Event, FastChance, Seat, seen_by
from tests.toys import Charm, Drew, Pips

from .properties import holds
from .walk import Subject, Walk


class Ledger(Protocol):
    """The log as one reader has read it."""

    def read(self, events: Sequence[Event]) -> None:
        """Read the events of a step that the reader has seen."""

    def refutation(self, guess: Any) -> str:
        """Return what of a guess the log refutes; empty if nothing."""


def ledger_of(game: AnyGame, view: Any, reader: Seat | None) -> Ledger | None:
    """Return the game's ledger at its beginning; None if it has none."""
    if isinstance(game, Pips):
        return CharmsSeen()
    name = f"tests.games.{game.key}"
    if find_spec(name) is None or find_spec(f"{name}.ledger") is None:
        return None
    ledger: Ledger = import_module(f"{name}.ledger").Ledger(view, reader)
    return ledger


@dataclass
class CharmsSeen:
    """The ledger of the toy: a charm that somebody was seen to draw is in their hand."""

    drawn: list[tuple[Seat, int]] = field(default_factory=list)

    def read(self, events: Sequence[Event]) -> None:
        who = next((event.seat for event in events if isinstance(event, Drew)), None)
        if who is not None:
            self.drawn += [(who, event.charm) for event in events if isinstance(event, Charm)]

    def refutation(self, guess: Any) -> str:
        return next((f"{seat} lacks {charm}" for seat, charm in self.drawn if charm not in guess.charms[seat]), "")


def refutations(game: AnyGame, walk: Walk, reader: Seat | None, every: int) -> Iterator[str]:
    """Guess after every so many steps of a walk, and yield what is refuted of each guess: empty if nothing."""
    ledger = ledger_of(game, game.view(walk.start.state, reader), reader)
    if ledger is None:
        return
    ledger.read(seen_by(walk.start.events, reader))
    for number, moment in enumerate(walk.moments):
        ledger.read(seen_by(moment.step.events, reader))
        state = moment.step.state
        if number % every == 0 and game.outcome(state) is None:
            yield ledger.refutation(game.resample(state, reader, FastChance(number)))


@holds
def guesses_agree_with_the_log(subject: Subject, walk: Walk) -> None:
    """No guess has a secret that the events so far refute."""
    game = subject.game.rules
    for reader in walk.readers:
        for refutation in refutations(game, walk, reader, 1 + len(walk.moments) // 40):
            assert not refutation, f"the log refutes a guess of {reader}: {refutation}"
