"""Secrets stop at the view: nothing shown to a reader depends on what the reader must not know.

The properties resample the secrets of a state and compare everything that the reader is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.texts import Speaker
from engines.core import AnyGame, FastChance, IllegalAction, Seat, Step, seen_by

from .properties import fresh, holds
from .walk import Moment, Repeated, Subject, Walk

NAMES = ("Aki", "Ben", "Chiyo", "Dan", "Emi", "Fred", "Gen", "Hana")


def speaker(subject: Subject, lang: str, markdown: bool = False) -> Speaker:
    """Return a speaker that raises where a text or a variable is missing."""
    return Speaker(lang, NAMES, subject.game.key, markdown=markdown, strict=True)


def twins(subject: Subject, walk: Walk) -> Iterator[tuple[Seat | None, Moment, Any]]:
    """Yield (reader, moment, twin): a twin is another state before the moment that looks the same to the reader."""
    for reader, at, twin in _twins(subject.game.rules, walk):
        yield reader, walk.moments[at], twin


@lru_cache(maxsize=32)
def _twins(game: AnyGame, walk: Walk) -> tuple[tuple[Seat | None, int, Any], ...]:
    """Return the twins of up to 16 moments, by number, for a few readers; cached for all properties."""
    twins = []
    for at in range(0, len(walk.moments), 1 + len(walk.moments) // 16):
        state = walk.moments[at].state
        for reader in walk.readers:
            twin = game.resample(state, reader, FastChance(walk.deal.seed))
            if twin != state:
                twins.append((reader, at, twin))
    return tuple(twins)


@holds
def the_view_hides(subject: Subject, walk: Walk) -> None:
    """Twins have the same view."""
    game = subject.game.rules
    for reader, moment, twin in twins(subject, walk):
        assert game.view(twin, reader) == game.view(moment.state, reader), f"the view of {reader} tells a secret"
    for reader in walk.readers:
        game.view(walk.end, reader)


@holds
def choices_hide(subject: Subject, walk: Walk) -> None:
    """Twins have the same seats to move, and the same actions, prompt and facts for the reader."""
    game = subject.game
    for reader, moment, twin in twins(subject, walk):
        assert game.rules.current_players(twin) == game.rules.current_players(moment.state)
        assert game.rules.asked(twin) == game.rules.asked(moment.state)
        assert game.rules.turn_of(twin) == game.rules.turn_of(moment.state), "whose turn it is tells a secret"
        assert game.rules.turns(twin) == game.rules.turns(moment.state)
        assert game.rules.outcome(twin) == game.rules.outcome(moment.state)
        if reader is None:
            continue
        legal = game.rules.legal_actions(moment.state, reader)
        assert game.rules.legal_actions(twin, reader) == legal, f"the choices of {reader} tell a secret"
        first, second = game.rules.view(moment.state, reader), game.rules.view(twin, reader)
        assert game.talk.prompt(first, reader) == game.talk.prompt(second, reader)
        for action in legal[:8]:
            assert game.talk.facts(first, action) == game.talk.facts(second, action)
        if reader in game.rules.current_players(twin):
            assert game.rules.default_action(twin, reader) == game.rules.default_action(moment.state, reader)


@holds
def standings_hide(subject: Subject, walk: Walk) -> None:
    """Twins have the same standings, which are public."""
    game = subject.game.rules
    for reader, moment, twin in twins(subject, walk):
        if reader is None:
            assert game.standings(twin) == game.standings(moment.state), "the standings tell a secret"


@holds
def events_hide(subject: Subject, walk: Walk) -> None:
    """The next step of twins shows the same, and so does the leaving of the seat that acts.

    Readers whose views after a step are the same get the same events: these say no more than the view. Where undo
    could reach past the step, a reader learns nothing, so the view after it is the same.
    """
    game = subject.game.rules
    for reader, moment, twin in twins(subject, walk):
        step = moment.step
        try:
            other = game.apply_action(twin, moment.seat, moment.action, Repeated(moment.draws))
        except IllegalAction:
            continue  # legality depends on a secret of the seat that acts
        same = shows_the_same(game, step, other, reader, repr(moment.action))
        if not (moment.draws or step.barrier or other.barrier):
            assert same, f"{moment.action!r} shows {reader} a secret and could be taken back"
        left, other = (game.resign(state, moment.seat, fresh()) for state in (moment.state, twin))
        shows_the_same(game, left, other, reader, f"leaving seat {moment.seat}")


def shows_the_same(game: AnyGame, step: Step[Any], other: Step[Any], reader: Seat | None, name: str) -> bool:
    """Whether the views after two steps are the same; then the events are, too."""
    same = bool(game.view(other.state, reader) == game.view(step.state, reader))
    if same:
        events = seen_by(step.events, reader)
        assert seen_by(other.events, reader) == events, f"{name} tells {reader} a secret"
    return same


@holds
def hidden_choices_hide(subject: Subject, walk: Walk) -> None:
    """The other readers see the same whichever hidden choice was made."""
    game = subject.game.rules
    for moment in walk.some(12, lambda moment: moment.step.hidden and not moment.step.barrier):
        for other in game.legal_actions(moment.state, moment.seat)[:12]:
            if other.kind != moment.action.kind:
                continue
            step = game.apply_action(moment.state, moment.seat, other, fresh())
            after = moment.step.state
            if step.barrier or game.current_players(step.state) != game.current_players(after):
                continue
            for reader in walk.readers:
                if reader == moment.seat:
                    continue
                assert game.view(step.state, reader) == game.view(after, reader), f"{reader} sees the choice"
                assert seen_by(step.events, reader) == seen_by(moment.step.events, reader)
            assert game.standings(step.state) == game.standings(after)


@holds
def guesses_hide(subject: Subject, walk: Walk) -> None:
    """Twins have the same guesses: a guess is made from what its reader may know alone."""
    game = subject.game.rules
    for reader, moment, twin in twins(subject, walk):
        first, second = (game.resample(state, reader, FastChance(5)) for state in (moment.state, twin))
        assert first == second, f"the guess of {reader} tells a secret"


@holds
def resampling_resamples(subject: Subject, walk: Walk) -> None:
    """Resampling changes secrets where there are any; otherwise the properties above would prove nothing."""
    game = subject.game.rules
    secret = walk.some(
        12,
        lambda moment: (
            game.outcome(moment.step.state) is None
            and any(event.visible_to is not None for event in moment.step.events)
        ),
    )
    states = [moment.step.state for moment in secret]
    if any(event.visible_to is not None for event in walk.start.events):
        states.append(walk.start.state)
    if states:
        assert any(
            game.resample(state, None, FastChance(seed)) != state for state in states for seed in range(4)
        ), "resample leaves every secret as it is"


@holds
def resampling_keeps_the_rules(subject: Subject, walk: Walk) -> None:
    """A twin is a valid state with the same pieces, and play can go on from it."""
    game = subject.game.rules
    pieces = dict(game.conserved(walk.start.state))
    for reader, _, twin in twins(subject, walk):
        assert game.State.model_validate_json(twin.model_dump_json()) == twin
        assert dict(game.conserved(twin)) == pieces, f"resampled for {reader}"
        for seat in game.current_players(twin):
            game.apply_action(twin, seat, game.default_action(twin, seat), fresh())
