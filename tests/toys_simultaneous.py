"""Two small games for the sessions' tests: Guess has secret simultaneous choices, Walk has open turns.

Guess: in each round every seat notes a number in secret. After the last one all are revealed and a die is rolled:
seats that noted its number get as many points. A seat that has noted may cheer, in public, once a round.

Walk: in turn, up to three steps of one or two (no dice, so they may be taken back). Then the seat rests, or
gambles: it goes on as far as a die says. Either ends the turn.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from engines.core import (
    Action,
    BadNotation,
    Chance,
    Event,
    Frozen,
    Game,
    IllegalAction,
    Outcome,
    Seat,
    Standing,
    Step,
    tagged_union,
)
from engines.core.playable import Playable
from engines.core.talk import Prompt, Talk


class Note(Action):
    number: int


class Cheer(Action):
    pass


class Noted(Event):
    """The number, for the seat that chose it."""

    seat: int
    number: int


class Cheered(Event):
    seat: int


class Shown(Event):
    numbers: tuple[int, ...]
    die: int


class Left(Event):
    seat: int


class GuessOptions(Frozen):
    rounds: Literal[1, 2, 3] = 2
    highest: Annotated[int, Field(ge=2, le=6)] = 6
    cheering: bool = True
    mood: Literal["calm", "loud"] = "calm"


class GuessState(Frozen):
    options: GuessOptions
    round: int
    notes: tuple[int | None, ...]
    cheered: tuple[bool, ...]
    scores: tuple[int, ...]
    shown: tuple[int, ...] = ()
    die: int = 0
    over: bool = False


class GuessView(Frozen):
    round: int
    noted: tuple[bool, ...]
    own: int | None
    cheered: tuple[bool, ...]
    scores: tuple[int, ...]
    shown: tuple[int, ...]
    die: int
    over: bool


def changed(state: Any, **changes: Any) -> Any:
    return type(state)(**{**dict(state), **changes})


class Toy(Game[Any, Any, Any]):
    """What both games share: the highest score wins."""

    seats = range(2, 5)
    rules_version = 1

    def standings(self, state: Any) -> tuple[Standing, ...]:
        return tuple(
            Standing(Seat(seat), 1 + sum(other > score for other in state.scores), score, (("points", score),))
            for seat, score in enumerate(state.scores)
        )

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(tuple(one.rank for one in self.standings(state)), "done") if state.over else None

    def default_action(self, state: Any, seat: Seat) -> Any:
        return self.legal_actions(state, seat)[0]

    def resign(self, state: Any, seat: Seat, chance: Chance) -> Step[Any]:
        return Step(changed(state, over=True), (Left(seat=seat),))

    def conserved(self, state: Any) -> dict[str, int]:
        return {}

    def resample(self, state: Any, seat: Seat | None, chance: Chance) -> Any:
        return state


class Guess(Toy):
    key = "guess"
    Options: type[BaseModel] = GuessOptions
    State: type[Any] = GuessState
    View: type[Any] = GuessView
    actions = tagged_union(Note | Cheer)
    events = tagged_union(Noted | Cheered | Shown | Left)

    def initial_state(self, options: BaseModel, seats: int, chance: Chance) -> Step[Any]:
        none = (None,) * seats
        return Step(self.State(options=options, round=1, notes=none, cheered=(False,) * seats, scores=(0,) * seats))

    def current_players(self, state: Any) -> tuple[Seat, ...]:
        return () if state.over else tuple(Seat(s) for s, note in enumerate(state.notes) if note is None)

    def legal_actions(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        if state.over:
            return ()
        if state.notes[seat] is None:
            return tuple(Note(number=number) for number in range(1, state.options.highest + 1))
        return (Cheer(),) if state.options.cheering and not state.cheered[seat] else ()

    def apply_action(self, state: Any, seat: Seat, action: Any, chance: Chance) -> Step[Any]:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("not-now")
        if isinstance(action, Cheer):
            cheered = tuple(had or s == seat for s, had in enumerate(state.cheered))
            return Step(changed(state, cheered=cheered), (Cheered(seat=seat),))
        notes = tuple(action.number if s == seat else note for s, note in enumerate(state.notes))
        noted = Noted(seat=seat, number=action.number, visible_to=(seat,))
        if None in notes:
            return Step(changed(state, notes=notes), (noted,), hidden=True)
        (die,) = chance.roll(1, 6)
        seats = len(notes)
        after = changed(
            state,
            round=state.round + 1,
            notes=(None,) * seats,
            cheered=(False,) * seats,
            scores=tuple(had + die * (note == die) for had, note in zip(state.scores, notes, strict=True)),
            shown=notes,
            die=die,
            over=state.round == state.options.rounds,
        )
        return Step(
            after,
            (noted, Shown(numbers=notes, die=die)),
            publish=True,
            barrier=True,
            hidden=True,
            before_chance=changed(state, notes=notes),
            events_before=1,
        )

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self.View(
            noted=tuple(note is not None for note in state.notes),
            own=None if seat is None else state.notes[seat],
            **{name: getattr(state, name) for name in ("round", "cheered", "scores", "shown", "die", "over")},
        )

    def resample(self, state: Any, seat: Seat | None, chance: Chance) -> Any:
        numbers = range(1, state.options.highest + 1)
        return changed(
            state,
            notes=tuple(
                note if note is None or s == seat else chance.pick(numbers) for s, note in enumerate(state.notes)
            ),
        )

    def turns(self, state: Any) -> int:
        return int(state.round)

    def turns_in_round(self, seats: int) -> int:
        return 1

    def chooses_in_secret(self, view: Any, seat: Seat) -> bool:
        return True

    def notation(self, action: Any) -> str:
        return f"note {action.number}" if isinstance(action, Note) else "cheer"

    def parse(self, text: str) -> Any:
        match text.split(" "):
            case ["note", number] if number.isascii() and number.isdigit():
                return Note(number=int(number))
            case ["cheer"]:
                return Cheer()
        raise BadNotation(text)


class GuessTalk(Talk[GuessState, Any, GuessView]):
    def prompt(self, view: GuessView, seat: Seat) -> Prompt:
        return Prompt("note" if not view.noted[seat] else "wait")


GUESS = Playable(Guess(), talk=GuessTalk())


class Go(Action):
    far: int


class Rest(Action):
    pass


class Gamble(Action):
    pass


class Stumble(Action):
    """A planted fault of the rules: applying it raises a RuntimeError."""


class Went(Event):
    seat: int
    far: int


class Rested(Event):
    seat: int


class Gambled(Event):
    seat: int
    die: int


class WalkOptions(Frozen):
    goal: Annotated[int, Field(ge=5, le=100_000)] = 20
    stumbling: bool = False


class WalkState(Frozen):
    options: WalkOptions
    to_move: int
    turn: int
    steps: int
    scores: tuple[int, ...]
    over: bool = False


class WalkView(WalkState):
    reader: int | None


class Walk(Toy):
    key = "walk"
    Options: type[BaseModel] = WalkOptions
    State: type[Any] = WalkState
    View: type[Any] = WalkView
    actions = tagged_union(Go | Rest | Gamble | Stumble)
    events = tagged_union(Went | Rested | Gambled | Left)

    def initial_state(self, options: BaseModel, seats: int, chance: Chance) -> Step[Any]:
        return Step(self.State(options=options, to_move=0, turn=1, steps=0, scores=(0,) * seats), publish=True)

    def current_players(self, state: Any) -> tuple[Seat, ...]:
        return () if state.over else (Seat(state.to_move),)

    def legal_actions(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        if seat not in self.current_players(state):
            return ()
        ways: tuple[Any, ...] = (Go(far=1), Go(far=2)) if state.steps < 3 else ()
        return (*ways, Rest(), Gamble(), *((Stumble(),) if state.options.stumbling else ()))

    def apply_action(self, state: Any, seat: Seat, action: Any, chance: Chance) -> Step[Any]:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("too-tired" if isinstance(action, Go) else "not-now")
        match action:
            case Go(far=far):
                return self.go(changed(state, steps=state.steps + 1), seat, far)
            case Rest():
                return Step(self.pass_turn(state), (Rested(seat=seat),), publish=True)
            case Gamble():
                (die,) = chance.roll(1, 6)
                step = self.go(state, seat, die)
                after = step.state if step.state.over else self.pass_turn(step.state)
                return Step(after, (Gambled(seat=seat, die=die),), publish=True, before_chance=state)
        raise RuntimeError("a stone in the way")

    def go(self, state: Any, seat: Seat, far: int) -> Step[Any]:
        scores = tuple(had + far * (s == seat) for s, had in enumerate(state.scores))
        over = max(scores) >= state.options.goal
        return Step(changed(state, scores=scores, over=over), (Went(seat=seat, far=far),))

    def pass_turn(self, state: Any) -> Any:
        following = (state.to_move + 1) % len(state.scores)
        return changed(state, to_move=following, steps=0, turn=state.turn + 1)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self.View(reader=seat, **dict(state))

    def turns(self, state: Any) -> int:
        return int(state.turn)

    def notation(self, action: Any) -> str:
        return f"go {action.far}" if isinstance(action, Go) else str(action.kind)

    def parse(self, text: str) -> Any:
        match text.split(" "):
            case ["go", far] if far in ("1", "2"):
                return Go(far=int(far))
            case [word]:
                for kind in (Rest, Gamble, Stumble):
                    if word == kind().kind:
                        return kind()
        raise BadNotation(text)


class WalkTalk(Talk[WalkState, Any, WalkView]):
    def prompt(self, view: WalkView, seat: Seat) -> Prompt:
        return Prompt("walk" if seat == view.to_move else "wait", {"steps": view.steps})


WALK = Playable(Walk(), talk=WalkTalk())
