"""The contract of a game's rules: what happens, but not what is wise (``mind``) or how it is told (``talk``)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_origin

from pydantic import BaseModel, TypeAdapter

from .chance import Chance, Draw
from .errors import BadNotation, IllegalAction, NotUpgradable
from .model import Action, Event, Facts, Frozen, Seat
from .notation import line_of, lines_of, read_line, tagged_union

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of an action."""

    state: S
    events: tuple[Event, ...] = ()
    publish: bool = False
    """Whether to show the board to everybody now: the end of a turn, a resolution, a reveal. Not needed where only
    the seats that owe an action change: the panel on display shows that by itself."""
    barrier: bool = False
    """A reveal or a resolution: undo does not reach past this step, as it never does where chance was drawn."""
    hidden: bool = False
    """A hidden choice: its notation is secret until the game is over, and other seats can still undo theirs."""
    before_chance: S | None = None
    """The state just before the dice or the reveal that end the step, with the action itself done: the preview of
    an action that cannot be taken back. It depends on no chance, and shows its actor nothing that was revealed.
    None: nothing was rolled or revealed, and all of the step follows from what its actor knows."""
    events_before: int = 0
    """The number of the events that come before these dice or this reveal, where there is one."""

    @property
    def foreseen(self) -> tuple[S, tuple[Event, ...]]:
        """State and events as far as they are certain beforehand: up to the first dice or reveal, else all."""
        if self.before_chance is None:
            return self.state, self.events
        return self.before_chance, self.events[: self.events_before]


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of one seat: ``parts`` of the score by name (``<game>-score-<part>``), in a fixed order.

    Every seat has one, or none has while the scores are secret.
    """

    seat: Seat
    rank: int
    score: int
    parts: tuple[tuple[str, int], ...]
    team: int | None = None
    """The number of the seat's team as far as it is public; None: the seat plays for itself."""
    sums: tuple[tuple[str, int], ...] = ()
    """The parts in fewer groups, where they are too many for a line of a message; () where they are not."""


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
    """Return ranks by seat, the greatest strength first; equal strengths share a rank (1, 2, 2, 4).

    ``won=False``: nobody won, so the ranks begin with 2.
    """
    first = 1 if won else 2
    return tuple(first + sum(other > own for other in strengths) for own in strengths)


def require_seat(seat: Seat, seats: int) -> None:
    """Refuse a seat that this table does not have, such as a negative number."""
    if seat not in range(seats):
        raise IllegalAction("no-such-seat")


class NoOptions(Frozen):
    """The options of a game without options."""


class Game(ABC, Generic[S, A, V]):
    """The rules of a game: a stateless object, one instance per game. Subclass it, or rather ``TableGame``."""

    key: str
    """The slug: engines/<key>/, data/<key>/, render/<key>.py; in text keys with hyphens for underscores."""
    seats: range
    rules_version: int = 1
    """Grows by 1 with every correction after which a stored state is played on in another way."""
    undo_past_others: bool = True
    """Whether a move can be undone after others have made open ones, if they all agree. False where each turn ends
    with dice, a reveal or a resolution: then tables do not offer it."""
    Options: type[BaseModel] = NoOptions
    """Options of a game: bool, Literal and bounded int fields with defaults; the lobby renders them generically."""
    State: type[S]
    """Taken from the type arguments, as ``View`` is: ``class Rules(Game[State, Choice, View])`` sets both."""
    View: type[V]
    """May be ``State`` itself where nothing is hidden."""
    actions: TypeAdapter[A]
    """Made of the type arguments as well, where a game does not set it."""
    lines: Mapping[str, Sequence[type[A]]]
    """The models of the actions by the first word of their line; made of the type arguments."""
    events: TypeAdapter[Event]

    def __init_subclass__(cls, **more: Any) -> None:
        """Set what follows from the type arguments where the game does not set it."""
        super().__init_subclass__(**more)
        for base in cls.__dict__.get("__orig_bases__", ()):
            for name, argument in zip(("State", "actions", "View"), _arguments(base), strict=False):
                if argument is Any or isinstance(argument, TypeVar):
                    continue
                if name == "actions":
                    cls.lines = lines_of(argument)
                if name not in cls.__dict__:
                    setattr(cls, name, tagged_union(argument) if name == "actions" else argument)

    def options_for(self, options: BaseModel, seats: int) -> BaseModel:
        """Return the options as they hold with this number of players; Begin stores these.

        By default they stay the same. An option whose default depends on the number of players has a value such as
        ``auto``, which is replaced here; the lobby shows the effective value and what the host has chosen.
        """
        return options

    @abstractmethod
    def initial_state(self, options: BaseModel, seats: int, chance: Chance) -> Step[S]:
        """Lay out the table and roll the first dice."""

    @abstractmethod
    def current_players(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that owe an action, in seat order: () when over, several when they act at once."""

    def asked(self, state: S) -> tuple[Seat, ...]:
        """Return the seats, in seat order, that another player has asked something and that owe nothing else.

        Each of them has legal actions, and each of these actions answers the question.
        """
        return ()

    def turn_of(self, state: S) -> Seat | None:
        """Return the seat whose turn it is, also where another seat owes an action in it; None: all that is owed is
        everybody's own. It is public. By default the only seat that owes an action.
        """
        movers = self.current_players(state)
        return movers[0] if len(movers) == 1 else None

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Return the actions of a seat in a fixed order; a seat that owes nothing may have some as well."""

    @abstractmethod
    def apply_action(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """Return the next state; IllegalAction for an action that ``legal_actions`` does not list."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what this reader may know (None: the public). When the game is over, that may be everything."""

    @abstractmethod
    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return the standing of each seat, in seat order, from public knowledge (everything once it is over).

        () while the scores are secret, so that readers do not take them for 0.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the end of the game; None while it goes on."""

    @abstractmethod
    def turns(self, state: S) -> int:
        """Count the turns begun so far (rounds, where all act at once), the present one included; never falls."""

    def turns_in_round(self, seats: int) -> int:
        """Return how many turns make a round: one for each seat; 1 where all act at once and ``turns`` counts
        rounds."""
        return seats

    def round(self, state: S) -> int | None:
        """Return the number of the round, from 1; None: a round is one turn for each seat still in the game."""
        return None

    def default_action(self, state: S, seat: Seat) -> A:
        """Return a legal action for an absent player, never one that ends the game needlessly; by default the
        first."""
        return self.legal_actions(state, seat)[0]

    @abstractmethod
    def resign(self, state: S, seat: Seat, chance: Chance) -> Step[S]:
        """Let a seat leave the game; called only where no computer player takes over."""

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Return a random state that this reader cannot tell from the true one.

        It depends on the chance and on what the reader may know alone: piles are sorted before they are shuffled.
        """

    def chooses_in_secret(self, view: V, seat: Seat) -> bool:
        """Return whether this seat's choices belong on its private panel only, as those of a bid or a hand.

        Any reader's view gives the same answer. By default never.
        """
        return False

    def contested(self, before: S, step: Step[S]) -> tuple[int | str, ...]:
        """Return the places that were fought over or changed hands in a step: a place twice if it happened twice.

        The end of a game names the most contested place, in the text ``<game>-story-contested``. By default none.
        """
        return ()

    # --- dice, checks and notation -------------------------------------------------------------------------------

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[S]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """Return the dice rolled by an action of ``actor`` that led to ``step``, each with its owner (None: all).

        Dice rolled for nobody are left out. By default dice belong to the seat to move after the step, because most
        games roll the dice of a turn as the last effect of the turn before.
        """
        movers = self.current_players(step.state)
        return tuple((movers[0] if len(movers) == 1 else None, roll) for roll in rolls)

    def conserved(self, state: S) -> Mapping[str, int]:
        """Return named quantities that never change in a game, e.g. the pieces of each seat; {} if it has none."""
        return {}

    def notation(self, action: A) -> str:
        """Return the action as one unique line: at most 60 characters of ASCII without ``:`` and ``;``.

        By default the kind and the values of the fields, which are numbers or words (``build A B3``), or what
        ``Action.line`` and ``Written`` fields say.
        """
        return line_of(action)

    def parse(self, text: str) -> A:
        """Return the action of a notation; BadNotation if there is none."""
        return read_line(self.lines, text)

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        """Bring the stored state of an unfinished game from ``version`` to the next version of the rules.

        Both are JSON values as that version stored them; ``options`` are those of Begin and stay as they are. The
        state may be changed in place. A half-made turn goes on where it can; pieces are neither lost nor made, no
        seat learns a secret, and the game is not ended. NotUpgradable (or any error): the table is set aside.
        """
        raise NotUpgradable(f"{self.key} does not say how to get from version {version} to {version + 1}")

    def find(self, state: S, seat: Seat, text: str) -> A:
        """Return the legal action with this notation; BadNotation if there is none."""
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
        if arguments := _arguments(parent):
            return tuple(given.get(argument, argument) for argument in arguments)
    return ()


AnyGame: TypeAlias = Game[Any, Any, Any]


def playing(game: AnyGame, state: Any) -> bool:
    """Return whether the game goes on."""
    return game.outcome(state) is None
