"""Two small open games whose ends are not one player's: one that everybody wins or loses, one of two teams.

Crossing: all row one boat. Rowing brings it on by a die, and a 1 makes a leak; bailing closes one. Ashore in time,
all win; with three leaks, or too late, nobody does.

Tug: seats 0 and 2 pull against seats 1 and 3. Everybody pulls by a die in turn; the first team to the goal wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from PIL import Image, ImageDraw
from pydantic import Field

from engines.core import (
    Action,
    Chance,
    Event,
    Frozen,
    Left,
    OpenGame,
    OpenState,
    Seat,
    Standing,
    Step,
    ranks_of,
    tagged_union,
)
from engines.core.playable import Playable
from render import Page, Scene

LOCALES = Path(__file__).parent / "toys_locales"
LEAKS, ROUNDS = 3, 5


class Row(Action):
    pass


class Bail(Action):
    pass


class Rowed(Event):
    seat: int
    die: int


class Bailed(Event):
    seat: int


class CrossingOptions(Frozen):
    far: Annotated[int, Field(ge=4, le=99)] = 20


class CrossingState(OpenState):
    options: CrossingOptions
    rowed: tuple[int, ...]
    leaks: int = 0


class Crossing(OpenGame[CrossingState, Row | Bail]):
    """All seats are one team, so nobody is rated; where the boat sinks nobody has won."""

    key = "crossing"
    seats = range(1, 5)
    events = tagged_union(Rowed | Bailed | Left)

    def start(self, options: CrossingOptions, seats: int, chance: Chance) -> Step[CrossingState]:
        return Step(CrossingState(options=options, left=(False,) * seats, rowed=(0,) * seats), publish=True)

    def choices(self, state: CrossingState) -> tuple[Row | Bail, ...]:
        return (Row(), Bail()) if state.leaks else (Row(),)

    def play(self, state: CrossingState, action: Row | Bail, chance: Chance) -> Step[CrossingState]:
        seat = state.to_move
        if isinstance(action, Bail):
            return Step(self.pass_turn(state.evolve(leaks=state.leaks - 1)), (Bailed(seat=seat),), publish=True)
        (die,) = chance.roll(1, 6)
        rowed = tuple(had + die * (s == seat) for s, had in enumerate(state.rowed))
        after = self.pass_turn(state.evolve(rowed=rowed, leaks=state.leaks + (die == 1)))
        return Step(after, (Rowed(seat=seat, die=die),), publish=True, before_chance=state)

    def pass_turn(self, state: CrossingState) -> CrossingState:
        after = super().pass_turn(state)
        if sum(after.rowed) >= after.options.far:
            return after.evolve(reason="ashore")
        sunk = after.leaks == LEAKS or after.turn > ROUNDS * len(after.left)
        return after.evolve(reason="sunk") if sunk else after

    def score(self, state: CrossingState, seat: Seat) -> Mapping[str, int]:
        return {"rowed": state.rowed[seat]}

    def standings(self, state: CrossingState) -> tuple[Standing, ...]:
        """One rank for all."""
        lost = state.reason not in ("", "ashore")
        return self.standings_with(state, ranks_of([0] * len(state.left), won=not lost))

    def teams(self, state: CrossingState) -> tuple[int, ...]:
        return (0,) * len(state.left)


CROSSING = Playable(Crossing())


class Pull(Action):
    pass


class Pulled(Event):
    seat: int
    die: int


class TugOptions(Frozen):
    goal: Annotated[int, Field(ge=2, le=30)] = 15


class TugState(OpenState):
    options: TugOptions
    pulled: tuple[int, ...]


class Tug(OpenGame[TugState, Pull]):
    """Two teams of two, across the table."""

    key = "tug"
    seats = range(4, 5)
    events = tagged_union(Pulled | Left)

    def start(self, options: TugOptions, seats: int, chance: Chance) -> Step[TugState]:
        return Step(TugState(options=options, left=(False,) * seats, pulled=(0,) * seats), publish=True)

    def choices(self, state: TugState) -> tuple[Pull, ...]:
        return (Pull(),)

    def play(self, state: TugState, action: Pull, chance: Chance) -> Step[TugState]:
        (die,) = chance.roll(1, 6)
        seat = state.to_move
        after = state.evolve(pulled=tuple(had + die * (s == seat) for s, had in enumerate(state.pulled)))
        won = self.team_pull(after, seat) >= after.options.goal
        after = after.evolve(reason="pulled-over") if won else self.pass_turn(after)
        return Step(after, (Pulled(seat=seat, die=die),), publish=True, before_chance=state)

    def team_pull(self, state: TugState, seat: int) -> int:
        """What the team of this seat has pulled."""
        return state.pulled[seat % 2] + state.pulled[seat % 2 + 2]

    def score(self, state: TugState, seat: Seat) -> Mapping[str, int]:
        return {"pulled": state.pulled[seat]}

    def standings(self, state: TugState) -> tuple[Standing, ...]:
        """A team shares its rank; one that nobody is left of comes last."""
        inside = [not (state.left[s % 2] and state.left[s % 2 + 2]) for s in range(4)]
        return self.standings_with(state, ranks_of([(inside[s], self.team_pull(state, s)) for s in range(4)]))

    def teams(self, state: TugState) -> tuple[int, ...]:
        return (0, 1, 0, 1)


TUG = Playable(Tug())


class ScorePainter:
    """A bar for each score, and for whoever has won a frame."""

    def paint(self, view: OpenState, scene: Scene) -> Image.Image:
        picture = Image.new("RGB", (320, 208), "white")
        pen = ImageDraw.Draw(picture)
        for standing in scene.standings:
            top = 8 + 40 * standing.seat
            pen.rectangle((8, top, 12 + 5 * standing.score, top + 24), fill="navy")
        return picture

    def alt(self, view: OpenState, scene: Scene) -> str:
        facts = {"turn": scene.turn, "scores": tuple(standing.score for standing in scene.standings)}
        return f"{scene.private} {scene.voice.of_game('alt', 'scores', facts)}".strip()

    def pages(self, view: OpenState, scene: Scene) -> Sequence[Page]:
        return (Page("Board", tuple(f"{name.replace('_', ' ')} {value}" for name, value in dict(view).items())),)

    def depends_on_reader(self, view: OpenState, scene: Scene) -> bool:
        return False
