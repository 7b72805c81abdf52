"""Draws stay as secret or as public as chance says: ``pick`` and ``shuffle`` are secret, ``roll`` is public.

The properties take the steps that draw (the deal, actions, resignations) again with one result changed, and compare
what readers are shown. The state before is the same, so all that differs comes from this result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engines.core import AnyGame, Chance, Draw, Event, FastChance, IllegalAction, Seat, Step, seen_by

from .properties import fresh, holds
from .walk import Moment, Repeated, Subject, Walk

GUESSES = 6
"""Guesses of a reader, by which the hidden parts of a state are known."""
MANY_GUESSES = 8 * GUESSES
"""Guesses that are looked through before something counts as given away."""
FEW = 4
"""Actions with secret draws, actions with dice, and resignations, of each walk."""
WAYS = 8
"""In which a die or pick is changed, about."""


@dataclass(frozen=True, eq=False)
class Drawing:
    """A step that draws: ``take`` takes it again, from the state before (None: the deal) or another one like it."""

    name: str
    before: Any
    take: Callable[[Any, Chance], Step[Any]]
    step: Step[Any]
    draws: tuple[Draw, ...]

    def changes(
        self, kinds: Collection[str], reach: int = 1, state: Any = None
    ) -> Iterator[tuple[Draw, Step[Any]]]:
        """Take the step with one result of one draw of these kinds changed; yield that draw and the step."""
        for at, draw in enumerate(self.draws):
            if draw.kind in kinds:
                for other in alterations(draw, reach):
                    chance = Repeated((*self.draws[:at], other, *self.draws[at + 1 :]))
                    yield draw, self.take(state or self.before, chance)


def alterations(draw: Draw, reach: int) -> Iterator[Draw]:
    """The draw with one die or pick changed, in a few ways, or with two places of a shuffle exchanged that are
    ``reach`` apart."""
    results = list(draw.results)
    if draw.kind == "shuffle":
        for at in range(len(results) - reach):
            swapped = results.copy()
            swapped[at], swapped[at + reach] = results[at + reach], results[at]
            yield Draw(kind=draw.kind, sides=draw.sides, results=tuple(swapped))
        return
    low = 1 if draw.kind == "roll" else 0
    for at, result in enumerate(results):
        for by in range(1, draw.sides, 1 + draw.sides // WAYS):
            turned = low + (result - low + by) % draw.sides
            yield Draw(kind=draw.kind, sides=draw.sides, results=(*results[:at], turned, *results[at + 1 :]))


@lru_cache(maxsize=4)
def drawings(game: AnyGame, walk: Walk) -> tuple[Drawing, ...]:
    """The steps of a walk that draw: the deal, a few actions, and a few resignations."""
    deal, steps = walk.deal, list[Drawing]()

    def add(name: str, before: Any, take: Callable[[Any, Chance], Step[Any]]) -> None:
        chance = fresh()
        step = take(before, chance)
        if chance.log:
            steps.append(Drawing(name, before, take, step, tuple(chance.log)))

    def act(moment: Moment) -> Callable[[Any, Chance], Step[Any]]:
        return lambda state, chance: game.apply_action(state, moment.seat, moment.action, chance)

    def leave(seat: Seat) -> Callable[[Any, Chance], Step[Any]]:
        return lambda state, chance: game.resign(state, seat, chance)

    add("the deal", None, lambda _, chance: game.initial_state(deal.options, deal.seats, chance))
    secret = walk.some(FEW, lambda moment: any(draw.kind != "roll" for draw in moment.draws))
    public = walk.some(FEW, lambda moment: any(draw.kind == "roll" for draw in moment.draws))
    for moment in {id(moment): moment for moment in (*secret, *public)}.values():
        add(repr(moment.action), moment.state, act(moment))
    for moment in walk.some(FEW):
        add(f"leaving seat {moment.seat}", moment.state, leave(moment.seat))
    return tuple(steps)


SECRET = ("pick", "shuffle")


@holds
def draws_hide(subject: Subject, walk: Walk) -> None:
    """No view or event gives away what was picked in secret.

    Readers with equal views after a step get equal events, whatever was picked. A part of the state is hidden where
    guesses differ from the truth: if a changed pick changes such a part, then some other change must do so and
    leave the reader's view as it is. Otherwise the view gives the part away.
    """
    game = subject.game.rules
    for drawing in drawings(game, walk):
        first = [step for _, step in drawing.changes(SECRET)]
        if not first:
            continue
        truth = parts(drawing.step.state)
        differences = [different(parts(step.state), truth) for step in first]
        for reader in walk.readers:
            view, events = sight_of(game, drawing.step, reader)
            hidden = hidden_from(game, drawing.step.state, reader)
            tied, free = set[Path](), set[Path]()
            for step, changed in zip(first, differences, strict=True):
                other_view, other_events = sight_of(game, step, reader)
                if other_view == view:
                    assert other_events == events, f"{drawing.name} tells {reader} what was picked in secret"
                (free if other_view == view else tied).update(changed & hidden)
            steps = more_steps(game, drawing, reader)
            while tied - free and (step := next(steps, None)) is not None:
                if game.view(step.state, reader) == view:
                    free |= different(parts(step.state), truth)
            assert not tied - free, f"{drawing.name} shows {reader} what it hides: {sorted(tied - free, key=str)}"


def more_steps(game: AnyGame, drawing: Drawing, reader: Seat | None) -> Iterator[Step[Any]]:
    """The step with places of shuffles exchanged that are farther apart; and from other states before it that look
    the same to the reader, as what is left of a pile may have been hidden before."""
    for reach in (2, 3, 5, 8, 13):
        yield from (step for _, step in drawing.changes(("shuffle",), reach))
    if drawing.before is None:
        return
    for at in range(MANY_GUESSES):  # a single hidden tile is often guessed as it is
        twin = game.resample(drawing.before, reader, FastChance(at))
        with suppress(IllegalAction):  # legality depends on a secret of the seat that acts
            yield drawing.take(twin, Repeated(drawing.draws))
            yield from (step for _, step in drawing.changes(SECRET, state=twin))


@holds
def guesses_vary(subject: Subject, walk: Walk) -> None:
    """Whatever a pick changes without a reader noticing, some guess of this reader has otherwise.

    Of the parts of a state their field and first place count, such as the cup of a seat.
    """
    game = subject.game.rules
    for drawing in drawings(game, walk):
        state = drawing.step.state
        if game.outcome(state) is not None:
            continue
        others = [step for _, step in drawing.changes(SECRET)]
        for reader in walk.readers:
            truth = sight_of(game, drawing.step, reader)
            alike = (step for step in others if sight_of(game, step, reader) == truth)
            unseen = {path[:2] for step in alike for path in different(parts(step.state), parts(state))}
            for guesses in (GUESSES, MANY_GUESSES):
                unseen -= {path[:2] for path in hidden_from(game, state, reader, guesses)} if unseen else set()
            assert not unseen, f"after {drawing.name} each guess of {reader} has the true {sorted(unseen, key=str)}"


@holds
def rolls_are_public(subject: Subject, walk: Walk) -> None:
    """Everybody sees what a ``roll`` gave: no die changes what is hidden alone, and none is rolled unseen."""
    game = subject.game.rules
    for drawing in drawings(game, walk):
        truth, seen = sight_of(game, drawing.step, None), dict[Draw, bool]()
        for draw, step in drawing.changes(("roll",)):
            differs = sight_of(game, step, None) != truth
            assert differs or step.state == drawing.step.state, f"{drawing.name}: {draw} is not seen by all"
            seen[draw] = seen.get(draw, False) or differs
        assert all(seen.values()), f"{drawing.name}: nobody sees a roll: {seen}"


Path = tuple[str | int, ...]
"""Where a value stands in a state: names of fields and places in tuples."""


def sight_of(game: AnyGame, step: Step[Any], reader: Seat | None) -> tuple[Any, tuple[Event, ...]]:
    """What a step shows a reader."""
    return game.view(step.state, reader), seen_by(step.events, reader)


def hidden_from(game: AnyGame, state: Any, reader: Seat | None, guesses: int = GUESSES) -> set[Path]:
    """The parts of a state that differ in one of ``guesses`` guesses of this reader."""
    truth = parts(state)
    guessed = (parts(game.resample(state, reader, FastChance(at))) for at in range(guesses))
    return set().union(*(different(guess, truth) for guess in guessed))


def parts(state: Any) -> dict[Path, Any]:
    """Every value of a state by its place."""
    return dict(_parts(state.model_dump(), ()))


def _parts(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _parts(part, (*path, name))
    elif isinstance(value, list | tuple):
        for at, part in enumerate(value):
            yield from _parts(part, (*path, at))
    else:
        yield path, value


def different(some: dict[Path, Any], others: dict[Path, Any]) -> set[Path]:
    """The places at which they differ, or that one of them alone has."""
    return {path for path in some.keys() | others.keys() if some.get(path) != others.get(path)}
