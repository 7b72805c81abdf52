"""A game that hangs fails the suite, and does not hang it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.toys import Pips

from .faults import SOUND
from .properties import PROPERTIES
from .test_planted_faults import breaches
from .walk import HUNG, Hanging, Subject, time_limit

PATIENCE = 0.5


@pytest.fixture(autouse=True)
def _what_hung_is_forgotten() -> Iterator[None]:
    """The sound game is given too little time here; other tests of this process try it again."""
    yield
    HUNG.clear()


def hanging(rules: Pips, patience: float) -> Subject:
    return replace(SOUND, game=replace(SOUND.game, rules=rules), patience=patience)


class RollsOn(Pips):
    """Leaving rolls the die until it shows a 7."""

    def resign(self, state, seat, chance):
        while chance.roll(1, 6) != (7,):
            pass
        return super().resign(state, seat, chance)


class Broods(Pips):
    """Listing the actions never ends."""

    def legal_actions(self, state, seat):
        while True:
            pass


class Shrugs(Pips):
    """The first interruption is swallowed."""

    def legal_actions(self, state, seat):
        try:
            while True:
                pass
        except Exception:
            while True:
                pass


class Dithers(Pips):
    """Listed actions change nothing, so a walk goes on to its bound."""

    def apply_action(self, state, seat, action, chance):
        step = super().apply_action(state, seat, action, chance)
        return type(step)(state, step.events)


def test_rolling_without_end_is_noticed_where_it_happens() -> None:
    assert breaches(hanging(RollsOn(), 60.0)) == {
        *("anybody_may_leave", "input_untouched", "endings_have_words", "nobody_sits_beside_the_table"),
        *("events_hide", "draws_hide", "guesses_vary", "rolls_are_public"),
    }


def test_game_that_never_answers_fails_every_property() -> None:
    for game in (Broods(), Shrugs()):
        begun = time.process_time()
        assert breaches(hanging(game, PATIENCE)) == set(PROPERTIES)
        assert time.process_time() - begun < 20 * PATIENCE, "the first property waits, the others do not"
    assert "ends" in breaches(hanging(Dithers(), SOUND.patience)), "nothing happens in it"


def test_the_timer_is_off_afterwards() -> None:
    subject = replace(SOUND, patience=0.05)
    with time_limit(subject):
        pass
    spend(0.2)
    with pytest.raises(Hanging), time_limit(subject):
        spend(60)


def spend(seconds: float) -> None:
    """Processor time."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
