"""The contract between the rules of a game and the bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args, get_origin

from pydantic import BaseModel, TypeAdapter

from .chance import Chance, Draw
from .errors import BadNotation
from .model import Action, Event, Fact, Facts, Frozen, Seat, Term
from .notation import plain_notation, read_plain, tagged

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an action led to."""

    state: S
    events: tuple[Event, ...] = ()
    publish: bool = False
    """The table should see the board now: the end of a turn, a resolution, a reveal. Not needed where only those
    who owe an action are fewer or more than before: the panel that stands there shows that by itself."""
    barrier: bool = False
    """A reveal or a resolution: undo does not reach past this step. Where chance was drawn it never does."""
    hidden: bool = False
    """A hidden choice: its notation stays secret until the game is over, and it closes nobody else's undo."""
    before_chance: S | None = None
    """Where the step ends with dice or with a reveal: the state just before, with the action itself done. It must
    not depend on chance, nor show its actor what was revealed; it is what a player sees as the preview of an action
    that cannot be taken back. None: nothing was rolled, and nothing needs a preview of its own."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked: the text ``<game>-prompt-<key>`` and its facts."""

    key: str
    facts: Facts = field(default_factory=dict)
    private: bool = False
    """True: the choices belong on the private panel only. False: they may stand on the public panel."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one seat stands: ``parts`` of the score by name (``<game>-score-<part>``), in a fixed order.

    There is one for every seat, or none at all: while the scores are secret.
    """

    seat: Seat
    rank: int
    score: int
    parts: tuple[tuple[str, int], ...]
    team: int | None = None
    """The number of the seat's team as far as it is public; None: the seat plays for itself."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end: 1-based ranks by seat (ties share a rank) and why (``<game>-reason-<reason>`` with facts).

    Where nobody won, the first place stays empty: the best rank is 2.
    """

    ranks: tuple[int, ...]
    reason: str
    facts: Facts = field(default_factory=dict)
    teams: tuple[int, ...] = ()
    """The team of each seat by number; seats of one team share a rank. Empty: each seat plays for itself."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1, in seat order; () where nobody won."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def is_team_win(self) -> bool:
        """Whether the winners are one team of several seats."""
        won = {self.teams[seat] for seat in self.winners} if self.teams else set()
        return len(won) == 1 and len(self.winners) > 1


def ranks_of(strengths: Sequence[Any], *, won: bool = True) -> tuple[int, ...]:
    """Ranks by seat, the greatest strength first; equal ones share a rank (1, 2, 2, 4).

    ``won=False``: nobody won, so the ranks begin with 2.
    """
    first = 1 if won else 2
    return tuple(first + sum(other > own for other in strengths) for own in strengths)


class Policy(Protocol):
    """A computer player: sees what its seat may see, and nothing else."""

    def __call__(self, view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        """One of ``legal``."""
        ...


class NoOptions(Frozen):
    """The options of a game without house rules."""


class Game(ABC, Generic[S, A, V]):
    """The rules of a game: a stateless object, one instance per game. Subclass it."""

    key: str
    """The slug: engines/<key>/, data/<key>/, render/<key>.py; in text keys with hyphens for underscores."""
    seats: range
    rules_version: int = 1
    Options: type[BaseModel] = NoOptions
    """House rules: bool, Literal and bounded int fields with defaults; the lobby renders them generically."""
    State: type[S]
    """Taken from the type arguments, as ``View`` is: ``class Rules(Game[State, Choice, View])`` sets both."""
    View: type[V]
    """May be ``State`` itself where nothing is hidden."""
    actions: TypeAdapter[A]
    """Made of the type arguments as well, where a game does not set it."""
    events: TypeAdapter[Event]
    policies: Mapping[str, Policy] = MappingProxyType({})
    """The computer players of this game beside ``random``, the best for its time first."""

    def __init_subclass__(cls, **more: Any) -> None:
        """Set ``State``, ``View`` and ``actions`` from the type arguments where the game does not set them."""
        super().__init_subclass__(**more)
        for base in cls.__dict__.get("__orig_bases__", ()):
            for name, argument in zip(("State", "actions", "View"), _arguments(base), strict=False):
                if name not in cls.__dict__ and argument is not Any and not isinstance(argument, TypeVar):
                    setattr(cls, name, tagged(argument) if name == "actions" else argument)

    @abstractmethod
    def initial_state(self, options: BaseModel, seats: int, chance: Chance) -> Step[S]:
        """The table laid out, first dice rolled."""

    @abstractmethod
    def current_players(self, state: S) -> tuple[Seat, ...]:
        """Who owes an action, in seat order; () when over; several: simultaneous."""

    def asked(self, state: S) -> tuple[Seat, ...]:
        """Who owes nothing but has been asked something by another player and may answer it now, in seat order.

        Each of them has legal actions, and every one of these answers: the seat is no longer asked then.
        """
        return ()

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All that the seat may do now, in a fixed order; may be non-empty for a seat that owes nothing."""

    @abstractmethod
    def apply_action(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """The next state; IllegalAction, with the state untouched, for what legal_actions does not list."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that this reader may know; None is the public. When the game is over everybody may know all."""

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """Where each seat stands now, in seat order, from public knowledge (all of it once the game is over).

        () while the scores are secret: a reader is told so, and not that everybody has nothing.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The end of the game; None while it goes on."""

    @abstractmethod
    def turns(self, state: S) -> int:
        """Turns (rounds where all act at once) begun so far, the present one included; never falls."""

    def default_action(self, state: S, seat: Seat) -> A:
        """The action for an absent player: legal, and never one that ends the game for a joke. By default the
        first that is listed."""
        return self.legal_actions(state, seat)[0]

    @abstractmethod
    def resign(self, state: S, seat: Seat, chance: Chance) -> Step[S]:
        """What leaving means in this game; used only where no computer player takes over."""

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """A state that this reader could not tell from the true one."""

    @abstractmethod
    def prompt(self, view: V, seat: Seat) -> Prompt:
        """What the seat is asked; ``wait``, in the game's own words, where it has nothing to choose."""

    def facts(self, view: V, action: A) -> dict[str, Fact]:
        """What the action would mean: the variables of ``<game>-action-<kind>``, its own fields included."""
        return dict(action.fields())

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[S]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """The dice of a row of ``actor`` that led to ``step``, with whose they are (None: everybody's).

        What was rolled for nobody is left out. As a rule dice are rolled as the last effect of what comes before
        them, so they are whose turn it is now.
        """
        movers = self.current_players(step.state)
        return tuple((movers[0] if len(movers) == 1 else None, roll) for roll in rolls)

    def die_face(self, sides: int, number: int) -> Term | None:
        """What a face of such a die shows, where that is no number."""
        return None

    def conserved(self, state: S) -> Mapping[str, int]:
        """Named quantities that never change during a game, e.g. the pieces of each seat; {} where none do."""
        return {}

    def notation(self, action: A) -> str:
        """One line, unique, at most 60 characters of ASCII without ``:`` and ``;``.

        By default the kind and the values of the fields, which are numbers or words: ``build A B3``.
        """
        return plain_notation(action)

    def parse(self, text: str) -> A:
        """The action of a notation; BadNotation otherwise."""
        return read_plain(self.actions, text)

    def find(self, state: S, seat: Seat, text: str) -> A:
        """The legal action with this notation, or BadNotation."""
        for action in self.legal_actions(state, seat):
            if self.notation(action) == text:
                return action
        raise BadNotation(text)


def _arguments(base: Any) -> tuple[Any, ...]:
    """The state, actions and view that a generic base class is given; () for a class that is no game."""
    origin: Any = get_origin(base)
    if origin is Game:
        return get_args(base)
    given = dict(zip(getattr(origin, "__parameters__", ()), get_args(base), strict=False))
    for parent in getattr(origin, "__orig_bases__", ()):
        if found := _arguments(parent):
            return tuple(given.get(argument, argument) for argument in found)
    return ()


AnyGame: TypeAlias = Game[Any, Any, Any]


def playing(game: AnyGame, state: Any) -> bool:
    """Whether the game goes on."""
    return game.outcome(state) is None
