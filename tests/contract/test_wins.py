"""A win on the board is found, and what is called a win always wins (``Mind.winning_plan``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from bench import wins
from bench.wins import Position, is_certain, played
from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import FastChance, Seat
from engines.core.mind import Plan
from engines.core.opponents.computers import computer_players
from engines.core.playable import strongest_policy

from .secrecy import speaker
from .walk import Subject

LABEL = 78
"""Characters of a button, less the cup before a win."""


class Record(NamedTuple):
    """A game of computer players that ends with a certain win of the player who moved last."""

    key: str
    number: int
    seats: int
    options: Mapping[str, Any] = MappingProxyType({})


ADVANCED = {"elders": True, "leaders": True, "special_terrains": True}
RECORDS = (
    Record("dicolony", 0, 2),
    Record("dicolony", 17, 3),
    Record("dicolony", 33, 3),
    Record("micronesia", 37, 4),
    Record("micronesia", 3, 4, {"islands_to_win": 5}),
    Record("micronesia", 17, 4, {"islands_to_win": 5}),
    Record("octa", 3, 3),
    Record("octa", 8, 2),
    Record("rise_of_tribes", 6, 2),
    Record("rise_of_tribes", 7, 3),
    Record("rise_of_tribes", 12, 2),
    Record("rise_of_tribes", 5, 3, ADVANCED),
    Record("rise_of_tribes", 8, 2, ADVANCED),
    Record("hexlands", 81, 2),
)
BOUNDED = {"hexlands"}
"""Games in which secret orders count at their worst, so that not every rest of a record that won was certain."""


@pytest.fixture(autouse=True)
def _fewer_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wins, "THROWS", 60)
    monkeypatch.setattr(wins, "GUESSES", 12)


@cache
def positions(record: int) -> tuple[Position, ...]:
    key, number, seats, options = RECORDS[record]
    game = GAMES[key]
    table = [computer_players(game)[strongest_policy(game)]] * seats
    return tuple(played(game, f"wins-{number}", seats, game.rules.Options(**options), table))


def plan_of(key: str, position: Position, guess: int | str = "guess") -> Plan | None:
    """The winning plan that a guess of the seat's shows."""
    game = GAMES[key]
    state = game.rules.resample(position.state, position.seat, FastChance(guess))
    return game.mind.winning_plan(state, position.seat)


IDS = ["-".join(map(str, record[:3])) for record in RECORDS]
each_record = pytest.mark.parametrize("record", range(len(RECORDS)), ids=IDS)


@each_record
def test_win_that_was_played_is_found(record: int) -> None:
    key = RECORDS[record].key
    game = GAMES[key]
    won = [one for one in positions(record) if one.rest and is_certain(game, one, one.rest)]
    assert won
    plans = [(one, plan_of(key, one)) for one in won]
    found = [one for one, plan in plans if plan is not None and is_certain(game, one, plan.line)]
    assert found if key in BOUNDED else len(found) == len(won)


@each_record
def test_winning_plan_wins_whatever_is_hidden_and_rolled(record: int) -> None:
    """It knows no secret, and its words fit a button in every language."""
    key = RECORDS[record].key
    game, last = GAMES[key], positions(record)[-12:]
    for number, one in enumerate((*positions(record)[:-12:7], *last)):
        plan = plan_of(key, one)
        if number % 3 == 0 or plan is not None:
            assert plan == plan_of(key, one, "another")
        if plan is None:
            continue
        assert plan.line[0] in game.rules.legal_actions(one.state, one.seat)
        assert is_certain(game, one, plan.line)
        view = game.rules.view(one.state, one.seat)
        for lang in LANGUAGES:
            words = speaker(Subject(game), lang).of_game("plan", plan.key, game.talk.plan_facts(view, plan))
            assert 0 < len(words.strip()) <= len(words) <= LABEL, words


@pytest.mark.parametrize("key", sorted(GAMES))
def test_nobody_else_is_told_of_a_win(key: str) -> None:
    """Only a seat that may act has a winning plan, and none at the beginning of a game."""
    game = GAMES[key]
    seats = max(2, game.rules.seats[0])
    options = game.rules.options_for(game.rules.Options(), seats)
    state = game.rules.initial_state(options, seats, FastChance(1)).state
    assert all(game.mind.winning_plan(state, Seat(seat)) is None for seat in range(seats))
    last = next(at for at, record in enumerate(RECORDS) if record.key == key)
    for one in positions(last)[-6:]:
        rules = game.rules
        idle = [Seat(seat) for seat in range(RECORDS[last].seats) if not rules.legal_actions(one.state, Seat(seat))]
        assert all(game.mind.winning_plan(one.state, seat) is None for seat in idle)
