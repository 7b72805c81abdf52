"""What games have in common: a head for all of them, and defaults where one seat moves or nothing is hidden.

``TableGame`` checks seats and options before the game's own ``start``, ``act`` and ``leave``. ``TurnGame`` knows
whose turn it is. ``OpenGame`` adds all that follows where nothing is hidden; a small game then writes ``start``,
``choices``, ``play`` and ``score`` (tests/examples has one).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self, TypeVar

from pydantic import BaseModel

from .chance import Chance, Draw
from .errors import IllegalAction
from .game import Game, Outcome, Standing, Step, ranks_of, require_seat
from .model import Action, Event, Frozen, Name, Seat


class AtTable(Protocol):
    """What the state of a ``TableGame`` has; its field ``options`` is of the game's options, where it has any."""

    @property
    def left(self) -> tuple[bool, ...]:
        """By seat: whether it has left while the others go on."""

    @property
    def reason(self) -> str:
        """Why the game is over; empty while it goes on."""


class InTurns(AtTable, Protocol):
    """What the state of a ``TurnGame`` has."""

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""

    @property
    def turn(self) -> int:
        """Turns begun so far."""


R = TypeVar("R", bound=AtTable)
S = TypeVar("S", bound=InTurns)
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class TableGame(Game[R, A, V]):
    """A game that is asked by seats of its table only, while it goes on."""

    def __init_subclass__(cls, **more: Any) -> None:
        """Set ``Options`` from the state's field ``options``, if it has one."""
        super().__init_subclass__(**more)
        state = cls.__dict__.get("State")
        if state is not None and "Options" not in cls.__dict__ and "options" in state.model_fields:
            cls.Options = state.model_fields["options"].annotation

    @abstractmethod
    def start(self, options: Any, seats: int, chance: Chance) -> Step[R]:
        """Return the first step. ``options`` are the game's own model, ``seats`` is one of ``self.seats``."""

    @abstractmethod
    def act(self, state: R, seat: Seat, action: A, chance: Chance) -> Step[R]:
        """Return the step of a seat that may act (``require_mover``), or refuse the action."""

    @abstractmethod
    def leave(self, state: R, seat: Seat, chance: Chance) -> Step[R]:
        """Let a seat leave that is still in the game."""

    def initial_state(self, options: BaseModel, seats: int, chance: Chance) -> Step[R]:
        if seats not in self.seats:
            raise ValueError(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players")
        return self.start(self.Options.model_validate(options.model_dump()), seats, chance)

    def apply_action(self, state: R, seat: Seat, action: A, chance: Chance) -> Step[R]:
        self.require_mover(state, seat)
        return self.act(state, seat, action, chance)

    def resign(self, state: R, seat: Seat, chance: Chance) -> Step[R]:
        self.require_seated(state, seat)
        return self.leave(state, seat, chance)

    def require_seated(self, state: R, seat: Seat) -> None:
        """Refuse ``no-such-seat``, ``game-over`` and ``left-already``."""
        left = state.left
        require_seat(seat, len(left))
        if state.reason:
            raise IllegalAction("game-over")
        if left[seat]:
            raise IllegalAction("left-already")

    def require_mover(self, state: R, seat: Seat) -> None:
        """Refuse the same, and whoever may not act now."""
        self.require_seated(state, seat)


class TurnGame(TableGame[S, A, V]):
    """A game in which one seat moves at a time; it knows the mover and refuses all other seats."""

    def current_players(self, state: S) -> tuple[Seat, ...]:
        return () if state.reason else (Seat(state.to_move),)

    def turns(self, state: S) -> int:
        return state.turn

    def require_mover(self, state: S, seat: Seat) -> None:
        """Refuse the same, and ``not-your-turn`` with the ``player`` whose turn it is."""
        self.require_seated(state, seat)
        if seat != state.to_move:
            raise IllegalAction("not-your-turn", player=Name(Seat(state.to_move)))


# --- open games ------------------------------------------------------------------------------------------------


class Left(Event):
    """A player has left the game; the others go on."""

    seat: int


class OpenState(Frozen):
    """The table of an ``OpenGame``. A game adds what else lies there, and ``options`` where it has any."""

    to_move: int = 0
    turn: int = 1
    left: tuple[bool, ...]
    """By seat: whether it has resigned."""
    reason: str = ""
    """Why the game is over; empty while it goes on."""

    def evolve(self, **fields: Any) -> Self:
        """The table with some fields replaced, validated."""
        return type(self)(**{**self.__dict__, **fields})


T = TypeVar("T", bound=OpenState)


class OpenGame(TurnGame[T, A, T]):
    """A ``TurnGame`` that hides nothing: the view is the state."""

    @abstractmethod
    def choices(self, state: T) -> tuple[A, ...]:
        """Return the actions of the seat to move, in a fixed order; never empty."""

    @abstractmethod
    def play(self, state: T, action: A, chance: Chance) -> Step[T]:
        """Return the step of the seat to move; ``action`` is one of its choices."""

    @abstractmethod
    def score(self, state: T, seat: Seat) -> Mapping[str, int]:
        """Return the parts of a seat's score by name (``<game>-score-<part>``), in a fixed order."""

    def legal_actions(self, state: T, seat: Seat) -> tuple[A, ...]:
        return self.choices(state) if seat in self.current_players(state) else ()

    def act(self, state: T, seat: Seat, action: A, chance: Chance) -> Step[T]:
        if action not in self.choices(state):
            raise IllegalAction("not-now")
        return self.play(state, action, chance)

    def view(self, state: T, seat: Seat | None) -> T:
        return state

    def resample(self, state: T, seat: Seat | None, chance: Chance) -> T:
        return state

    def pass_turn(self, state: T) -> T:
        """Begin the turn of the next seat that has not left."""
        seats = len(state.left)
        following = [(state.to_move + by) % seats for by in range(1, seats + 1)]
        return state.evolve(to_move=next(s for s in following if not state.left[s]), turn=state.turn + 1)

    def leave(self, state: T, seat: Seat, chance: Chance) -> Step[T]:
        """The game ends (``last-left``) when one player is left, or when a lone player leaves."""
        after = state.evolve(left=tuple(gone or s == seat for s, gone in enumerate(state.left)))
        if after.left.count(False) < 2:
            after = after.evolve(reason="last-left")
        elif seat == after.to_move:
            after = self.pass_turn(after)
        return Step(after, (Left(seat=seat),), publish=True, barrier=True)

    def standings(self, state: T) -> tuple[Standing, ...]:
        """Rank by score, the highest first; seats that have left come last."""
        totals = [sum(self.score(state, Seat(seat)).values()) for seat in range(len(state.left))]
        strengths = [(not gone, total) for gone, total in zip(state.left, totals, strict=True)]
        return self.standings_with(state, ranks_of(strengths))

    def standings_with(self, state: T, ranks: Sequence[int]) -> tuple[Standing, ...]:
        """Return the standings with these ranks by seat."""
        parts = [tuple(self.score(state, Seat(seat)).items()) for seat in range(len(state.left))]
        teams = self.teams(state) or (None,) * len(parts)
        return tuple(
            Standing(Seat(seat), ranks[seat], sum(points for _, points in own), own, teams[seat])
            for seat, own in enumerate(parts)
        )

    def teams(self, state: T) -> tuple[int, ...]:
        """Return the team of each seat (``Outcome.teams``); the seats of a team share a rank in ``standings``."""
        return ()

    def outcome(self, state: T) -> Outcome | None:
        """Return the ranks of the standings; the text of the reason gets ``winners`` and their ``count``."""
        if not state.reason:
            return None
        ranks = tuple(standing.rank for standing in self.standings(state))
        winners = tuple(Name(Seat(seat)) for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(ranks, state.reason, {"winners": winners, "count": len(winners)}, self.teams(state))

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[T]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """Dice belong to the seat that rolls them; dice of the set-up belong to everybody."""
        return tuple((actor, roll) for roll in rolls)
