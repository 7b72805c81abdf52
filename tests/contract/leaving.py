"""Properties of absent players, leaving players and computer players."""

from __future__ import annotations

from typing import Any

from engines.core import FastChance, Seat, Step
from engines.core.playable import policies

from .properties import copy, fresh, held
from .walk import PatientChance, Subject, Walk, choices

LONG = 500
"""Actions of a game that is long."""


# --- absence and leaving ---------------------------------------------------------------------------------------


@held
def defaults_carry_on(subject: Subject, walk: Walk) -> None:
    """The default action is legal at any time, and a table of absent players still comes to an end."""
    game = subject.game.rules
    for moment in walk.some(40):
        for seat in game.current_players(moment.state):
            assert game.default_action(moment.state, seat) in game.legal_actions(moment.state, seat)
    state, chance = walk.start.state, fresh(walk.deal.seed)
    for _ in range(subject.bound):
        owing = game.current_players(state)
        if not owing:
            return
        chance.begin_step()
        state = game.apply_action(state, owing[0], game.default_action(state, owing[0]), chance).state
    raise AssertionError(f"absent players go on for ever ({subject.bound} actions)")


@held
def anybody_may_leave(subject: Subject, walk: Walk) -> None:
    """Any seat can resign at any time, owes nothing afterwards, and the game still ends."""
    game = subject.game.rules
    pieces = dict(game.conserved(walk.start.state))
    for moment in walk.some(3 if len(walk.moments) < LONG else 2):  # each is played to its end, by who is left
        for seat in walk.seats:
            chance = fresh(seat)
            step = game.resign(moment.state, seat, chance)
            assert step.events, "leaving has an event"
            assert step.before_chance is not None or not chance.log
            finish(subject, step, seat, chance, pieces)


def finish(subject: Subject, step: Step[Any], gone: Seat, chance: PatientChance, pieces: dict[str, int]) -> None:
    game, state, mind = subject.game.rules, step.state, FastChance(gone)
    assert copy(game, state) == state
    for _ in range(subject.bound):
        assert dict(game.conserved(state)) == pieces
        owing = game.current_players(state)
        assert (not owing) == (game.outcome(state) is not None)
        assert gone not in owing, f"seat {gone} has left and owes an action"
        if not owing:
            return
        choice = choices(game, state, len(game.standings(state)), mind)
        assert choice, "a seat that owes an action has one"
        seat, legal = choice
        chance.begin_step()
        state = game.apply_action(state, seat, mind.pick(legal), chance).state
    raise AssertionError("after somebody left there is no end")


# --- computer players ------------------------------------------------------------------------------------------


@held
def computers_see_views(subject: Subject, walk: Walk) -> None:
    """Each computer player, given a view, answers with a listed action, the same one for the same chance.

    The view may be the state itself where nothing is hidden.
    """
    game = subject.game
    for moment in walk.some(10):
        view = game.rules.view(moment.state, moment.seat)
        assert type(view) is game.rules.View
        if game.rules.View is game.rules.State:
            twin = game.rules.resample(moment.state, moment.seat, FastChance(7))
            assert twin == moment.state, "the view is the state, and something is hidden"
        legal = game.rules.legal_actions(moment.state, moment.seat)
        for name, policy in policies(game).items():
            choice = policy(view, legal, FastChance(7))
            assert choice in legal, f"{name} wants {choice!r}"
            assert choice == policy(view, legal, FastChance(7)), f"{name} is not repeatable"
