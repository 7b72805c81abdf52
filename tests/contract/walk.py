"""Games played at random, step by step, as material for the properties."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from bot.session import answers, orders, private_board
from engines.core import (
    Action,
    AnyGame,
    BadRecord,
    Chance,
    Draw,
    FastChance,
    IllegalAction,
    ScriptedChance,
    Seat,
    SeededChance,
    Step,
)
from engines.core.history import records as core_records
from engines.core.history import verdict
from engines.core.playable import Playable
from render import Painter

T = TypeVar("T")
BOUND = 20_000
"""Actions of a walk, or of a game played on from one, at most."""
DRAWS = 1_000
"""Draws of one step, at most."""
PATIENCE = 60.0
"""Seconds of processor time that a property may take on one walk; on a sound game it takes a fraction of that."""
SEED = bytes(range(32))
SESSION = "contract"
CONTRACT = settings(
    derandomize=True, database=None, deadline=None, max_examples=3, suppress_health_check=list(HealthCheck)
)
"""Hypothesis takes the same path each time, and never fails for being slow."""
SHARED = seed(1)
"""The same deals for every property of a game, so that each walk is played once."""


@dataclass(frozen=True)
class Ahead:
    """The bot's own functions that read a whole session for one seat: a planted fault takes the place of one."""

    begin_try: Callable[..., private_board.Board] = private_board.begin_try
    sight: Callable[..., orders.Sight] = orders.sight
    decide: Callable[..., orders.Verdict] = orders.decide
    answer: Callable[..., Action | None] = answers.answer_ahead


@dataclass(frozen=True)
class Subject:
    """The game that a property is tried on, with its painter and the limits."""

    game: Playable
    painter: Painter | None = None
    bound: int = BOUND
    verify: Callable[[core_records.Record], verdict.Verdict] = verdict.verify
    patience: float = PATIENCE
    ahead: Ahead = field(default_factory=Ahead)


@dataclass(frozen=True)
class Deal:
    """The beginning of a walk and its way: ``picks`` first, then chance."""

    seats: int
    options: BaseModel
    seed: int
    picks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """One applied action; ``draws`` is the chance it used."""

    state: Any
    seat: Seat
    action: Action
    step: Step[Any]
    draws: tuple[Draw, ...]


@dataclass(frozen=True, eq=False)
class Walk:
    game: AnyGame
    deal: Deal
    start: Step[Any]
    start_draws: tuple[Draw, ...]
    moments: tuple[Moment, ...]
    refused: tuple[tuple[Seat, Action, str], ...] = field(default=())
    """Listed actions that the game refused."""

    @property
    def end(self) -> Any:
        return self.moments[-1].step.state if self.moments else self.start.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.deal.seats))

    @property
    def readers(self) -> tuple[Seat | None, ...]:
        """The public and two of the seats, which differ from walk to walk."""
        first = self.deal.seed % self.deal.seats
        return (None, Seat(first), Seat((first + 1) % self.deal.seats))

    def states(self, most: int) -> list[Any]:
        """Return up to ``most`` states spread over the game, with the first and the last."""
        return [self.start.state, *(moment.step.state for moment in self.some(most - 1))]

    def some(self, most: int, wanted: Callable[[Moment], bool] = lambda moment: True) -> list[Moment]:
        """Return up to ``most`` of the wanted moments, evenly spread, with the last one."""
        moments = [moment for moment in self.moments if wanted(moment)]
        if len(moments) <= most:
            return moments
        return [moments[-1 - at * len(moments) // most] for at in reversed(range(most))]


class Hanging(AssertionError):
    """A game that does not come back from a question, or draws without an end."""


HUNG: set[Playable] = set()
"""Games that hung once: no other property waits for them."""


@contextmanager
def time_limit(subject: Subject) -> Iterator[None]:
    """Raise Hanging when the block takes more processor time than the subject is given.

    The timer goes on to ring, in case the game swallows the first exception.
    """

    def stop(number: int, frame: object) -> None:
        HUNG.add(subject.game)
        raise Hanging(f"{subject.game.key}: no answer in {subject.patience} s of processor time")

    if subject.game in HUNG:
        raise Hanging(f"{subject.game.key} has hung before")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, subject.patience, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class PatientChance(SeededChance):
    """Seeded chance that raises Hanging when a single step draws without an end."""

    def __init__(self, seed: bytes, session: str) -> None:
        super().__init__(seed, session)
        self.step = 0
        """The number of the draw with which the present step began."""

    def below(self, n: int) -> int:
        if self.next - self.step > DRAWS:
            raise Hanging(f"more than {DRAWS} draws in a step")
        return super().below(n)

    def begin_step(self) -> int:
        """Count the draws anew; return how many calls the log has."""
        self.step = self.next
        return len(self.log)


class Repeated:
    """Chance that repeats a script as far as it fits the rules' calls, and draws freely from there on."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self.script = ScriptedChance(draws)
        self.free: Chance | None = None

    def _take(self, ask: Callable[[Chance], T]) -> T:
        if self.free is None:
            try:
                return ask(self.script)
            except BadRecord:
                self.free = FastChance(self.script.used)
        return ask(self.free)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return self._take(lambda chance: chance.roll(count, sides))

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return self._take(lambda chance: chance.shuffle(items))

    def pick(self, items: Sequence[T]) -> T:
        return self._take(lambda chance: chance.pick(items))


def walk(subject: Subject, deal: Deal) -> Walk:
    """Return the walk of this deal, cached; it has at most ``subject.bound`` actions."""
    return _walk(subject.game.rules, deal, subject.bound)


@lru_cache(maxsize=16)
def _walk(game: AnyGame, deal: Deal, bound: int) -> Walk:
    chance = PatientChance(SEED, SESSION)
    mind = FastChance(deal.seed)
    picks = iter(deal.picks)
    start = game.initial_state(deal.options, deal.seats, chance)
    start_draws = tuple(chance.log)
    state, moments, refused = start.state, [], []
    while len(moments) < bound and game.outcome(state) is None:
        options = choices(game, state, deal.seats, mind)
        if not options:
            break
        seat, legal = options
        at = next(picks, None)
        action = mind.pick(legal) if at is None else legal[at % len(legal)]
        used = chance.begin_step()
        try:
            step = game.apply_action(state, seat, action, chance)
        except IllegalAction as error:
            refused.append((seat, action, error.code))
            if len(refused) > 20:
                break
            continue
        moments.append(Moment(state, seat, action, step, tuple(chance.log[used:])))
        state = step.state
    return Walk(game, deal, start, start_draws, tuple(moments), tuple(refused))


def choices(game: AnyGame, state: Any, seats: int, mind: Chance) -> tuple[Seat, tuple[Any, ...]] | None:
    """Return a seat and its actions: mostly one that owes an action, now and then one that may act besides."""
    owing = game.current_players(state)
    if mind.pick(range(8)) == 0:
        free = [Seat(s) for s in range(seats) if s not in owing and game.legal_actions(state, Seat(s))]
        if free:
            seat = mind.pick(free)
            return seat, game.legal_actions(state, seat)
    if not owing:
        return None
    seat = mind.pick(owing)
    legal = game.legal_actions(state, seat)
    return (seat, legal) if legal else None


def deals(game: AnyGame) -> st.SearchStrategy[Deal]:
    """Deals with any number of seats, any options and any way through the game."""
    return st.builds(
        Deal,
        seats=st.sampled_from(game.seats),
        options=options(game.Options),
        seed=st.integers(0, 2**16),
        picks=st.lists(st.integers(0, 30), max_size=12).map(tuple),
    )


def options(model: type[BaseModel]) -> st.SearchStrategy[Any]:
    return st.builds(model, **{name: st.sampled_from(values(model, name)) for name in sorted(model.model_fields)})


def values(model: type[BaseModel], name: str) -> tuple[Any, ...]:
    """Return the possible values of an option: a bool, Literal (with None) or bounded int."""
    info = model.model_fields[name]
    return tuple(dict.fromkeys(_values(info.annotation, list(info.metadata))))


def _values(annotation: Any, metadata: list[Any]) -> Iterator[Any]:
    if annotation is bool:
        yield from (False, True)
    elif annotation is type(None):
        yield None
    elif get_origin(annotation) is Literal:
        yield from get_args(annotation)
    elif get_origin(annotation) in (Union, UnionType):
        for part in get_args(annotation):
            yield from _values(part, metadata)
    elif annotation is int:
        low = next(limit.ge for limit in metadata if hasattr(limit, "ge"))
        high = next(limit.le for limit in metadata if hasattr(limit, "le"))
        yield from range(low, high + 1)
    else:
        raise TypeError(f"the lobby cannot offer {annotation}: use bool, Literal or a bounded int")


def fixed_deals(game: AnyGame) -> tuple[Deal, ...]:
    """Return a few deals without hypothesis, for the planted faults."""
    return tuple(Deal(seats, game.Options(), seed) for seats in (game.seats[-1], game.seats[0]) for seed in (1, 2))
