"""Twins that are played: two games from one deal that a reader cannot tell apart, and never made by ``resample``.

The properties of ``secrecy`` make the second state with ``resample``, so they cannot see a secret that it leaves as
it is: both states have it. Here the second game goes beside the walk, with other shuffles and picks and with other
choices of others, as long as the reader is shown the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from engines.core import AnyGame, Chance, Draw, FastChance, IllegalAction, Seat, Step, seen_by

from .draws import different, parts
from .properties import holds
from .walk import Moment, Subject, Walk

T = TypeVar("T")
OTHERS = 4
"""Other choices of another seat that are tried, at most, until one shows the reader the same."""
FREEDOM = (8, 4, 2, 1)
"""How many of eight picks and shuffles go their own way, in each attempt at a step that has some."""


class OtherSecrets:
    """Chance that repeats the rolls of a script, which are public, and goes its own way in some picks and shuffles.

    ``free`` of eight are drawn anew (8: all of them); a shuffle that is not has two places exchanged.
    """

    def __init__(self, draws: Sequence[Draw], mind: Chance, free: int) -> None:
        self.script = list(draws)
        self.mind, self.free = mind, free

    def _next(self, kind: str, sides: int, count: int) -> tuple[int, ...] | None:
        """The results of the next draw of the script; None where it is of another kind or size."""
        draw = self.script.pop(0) if self.script else None
        fits = draw is not None and (draw.kind, draw.sides, len(draw.results)) == (kind, sides, count)
        return draw.results if draw is not None and fits else None

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return self._next("roll", sides, count) or self.mind.roll(count, sides)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        results = self._next("shuffle", len(items), len(items))
        if results is None or self.free == 8 or len(items) < 2:
            return self.mind.shuffle(items)
        shuffled = [items[at] for at in results]
        one, other = self.mind.shuffle(range(len(items)))[:2]
        shuffled[one], shuffled[other] = shuffled[other], shuffled[one]
        return tuple(shuffled)

    def pick(self, items: Sequence[T]) -> T:
        results = self._next("pick", len(items), 1)
        if results is None or self.mind.pick(range(8)) < self.free:
            return self.mind.pick(items)
        return items[results[0]]


def played_twins(game: AnyGame, walk: Walk, reader: Seat | None) -> Iterator[tuple[Any, Any]]:
    """Yield (state, twin) after each step of a walk, as long as the reader has been shown the same in both.

    Where no twin of the step shows the same, the twin begins anew as the state itself.
    """
    mind = FastChance(f"{walk.deal.seed}/{reader}")

    def alike(step: Step[Any], others: Iterable[Step[Any]]) -> Any:
        shown = sight(game, step, reader)
        return next((other.state for other in others if sight(game, other, reader) == shown), step.state)

    def dealt(chance: Chance) -> Step[Any]:
        return game.initial_state(walk.deal.options, walk.deal.seats, chance)

    twin = alike(walk.start, (dealt(chance) for chance in other_secrets(walk.start_draws, mind)))
    yield walk.start.state, twin
    for moment in walk.moments:
        twin = alike(moment.step, steps_of_twin(game, twin, moment, reader, mind))
        yield moment.step.state, twin


def steps_of_twin(
    game: AnyGame, twin: Any, moment: Moment, reader: Seat | None, mind: Chance
) -> Iterator[Step[Any]]:
    """Steps of the twin that may look like this moment: of another seat, other choices come first."""
    actions = [moment.action]
    if moment.seat != reader:
        actions = [*mind.shuffle(game.legal_actions(twin, moment.seat))[:OTHERS], moment.action]
    for action in actions:
        for chance in other_secrets(moment.draws, mind):
            try:
                yield game.apply_action(twin, moment.seat, action, chance)
            except IllegalAction:  # it is not legal for the twin
                break


def other_secrets(draws: Sequence[Draw], mind: Chance) -> Iterator[OtherSecrets]:
    """The ways of chance to try: one, where nothing was drawn in secret."""
    attempts = FREEDOM if any(draw.kind != "roll" for draw in draws) else FREEDOM[:1]
    return (OtherSecrets(draws, mind, free) for free in attempts)


def sight(game: AnyGame, step: Step[Any], reader: Seat | None) -> tuple[Any, ...]:
    """What everybody knows of a step, and what this reader is shown of it."""
    state = step.state
    known = (game.current_players(state), game.asked(state), game.turn_of(state), game.turns(state))
    return game.view(state, reader), seen_by(step.events, reader), known


@holds
def guesses_ask_all_secrets(subject: Subject, walk: Walk) -> None:
    """Played twins have the same guesses: ``resample`` is asked for whatever the view hides in a running game."""
    game = subject.game.rules
    for reader in walk.readers:
        for number, (state, twin) in enumerate(played_twins(game, walk, reader)):
            if twin == state or game.outcome(state) is not None:
                continue
            first, second = (game.resample(one, reader, FastChance(number)) for one in (state, twin))
            if first != second:
                kept = sorted(different(parts(first), parts(second)), key=str)
                raise AssertionError(f"the guesses of {reader} keep {kept} of the truth")
