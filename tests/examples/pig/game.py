"""Pig (rules.md in this folder): its rules, its computer player, its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from engines.core import (
    Action,
    Chance,
    Event,
    Fact,
    Frozen,
    Left,
    OpenGame,
    OpenState,
    Seat,
    Step,
    tagged_union,
)
from engines.core.mind import Mind
from engines.core.talk import TalkOfTurns

SIDES, PIG = 6, 1
"""The die, and the face that costs the pot (rules 3, 5)."""


class Roll(Action):
    """Roll the die (rule 3). ``roll``."""


class Hold(Action):
    """Bank the pot and end the turn (rule 6). ``hold``."""


Choice = Roll | Hold


class Rolled(Event):
    """The die was rolled; ``pot`` is what the turn is worth now, 0 after a 1 (rules 4, 5)."""

    seat: int
    face: int
    pot: int


class Held(Event):
    """A pot was banked (rule 6)."""

    seat: int
    pot: int
    score: int


class Options(Frozen):
    """What the table may choose."""

    target: Literal[25, 50, 100] = 50
    """Points that win (rule 7)."""


class State(OpenState):
    """The whole table; nothing is hidden."""

    options: Options
    scores: tuple[int, ...]
    pot: int = 0
    """What the present turn has brought so far (rule 4)."""


class Pig(OpenGame[State, Choice]):
    """Two to six players and one die."""

    key = "pig"
    seats = range(2, 7)
    events = tagged_union(Rolled | Held | Left)

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Everybody has 0 points (rule 1); seat 0 begins (rule 2)."""
        return Step(State(options=options, left=(False,) * seats, scores=(0,) * seats), publish=True)

    def choices(self, state: State) -> tuple[Choice, ...]:
        """Holding needs a pot, so each turn begins with a roll (rule 3); an absent player holds at once (A2)."""
        return (Hold(), Roll()) if state.pot else (Roll(),)

    def play(self, state: State, action: Choice, chance: Chance) -> Step[State]:
        return self.roll(state, chance) if isinstance(action, Roll) else self.hold(state)

    def roll(self, state: State, chance: Chance) -> Step[State]:
        """A 1 costs the pot and the turn, anything else goes into the pot (rules 4, 5)."""
        (face,) = chance.roll(1, SIDES)
        lost = face == PIG
        after = self.pass_turn(state) if lost else state.evolve(pot=state.pot + face)
        event = Rolled(seat=state.to_move, face=face, pot=after.pot)
        return Step(after, (event,), publish=True, before_chance=state)

    def hold(self, state: State) -> Step[State]:
        """The pot is banked; enough points end the game (rules 6, 7)."""
        scores = tuple(had + state.pot * (seat == state.to_move) for seat, had in enumerate(state.scores))
        event = Held(seat=state.to_move, pot=state.pot, score=scores[state.to_move])
        after = state.evolve(scores=scores)
        if event.score >= state.options.target:
            return Step(after.evolve(pot=0, reason="target"), (event,), publish=True, barrier=True)
        return Step(self.pass_turn(after), (event,), publish=True)

    def pass_turn(self, state: State) -> State:
        """The next turn begins with an empty pot (rule 2, A1)."""
        return super().pass_turn(state).evolve(pot=0)

    def score(self, state: State, seat: Seat) -> Mapping[str, int]:
        return {"banked": state.scores[seat]}


def cautious(view: State, legal: Sequence[Choice], chance: Chance) -> Choice:
    """Hold at 20, or as soon as that wins."""
    enough = min(20, view.options.target - view.scores[view.to_move])
    return Hold() if view.pot >= enough else Roll()


class PigMind(Mind[State, Choice]):
    policies = MappingProxyType({"cautious": cautious})


class PigTalk(TalkOfTurns[Choice, State]):
    def asking(self, view: State) -> dict[str, Fact]:
        return {"pot": view.pot, "score": view.scores[view.to_move], "target": view.options.target}

    def facts(self, view: State, action: Choice) -> dict[str, Fact]:
        return {"pot": view.pot}
