"""Every game plays on from each version of its rules that has landed, and bad upgrades are noticed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines import GAMES
from engines.core import Chance, NotUpgradable, Seat, Step
from engines.core.history.versions import upgrade_state
from tests.toys import PIPS, Pips
from tests.upgrades import Captured, capture, captures_of

from .upgrading import keeps_secrets, keeps_the_game, plays_to_the_end
from .walk import BOUND, Subject, time_limit

SHIPPED = [
    (key, version) for key, game in sorted(GAMES.items()) for version in range(1, max(2, game.rules.rules_version))
]
"""Each game with every earlier version of its rules; with the first one as long as there is no other."""


@pytest.mark.parametrize(("key", "version"), SHIPPED)
def test_game_goes_on_after_its_upgrade(key: str, version: int) -> None:
    """Of every third state; the slow lane has them all."""
    game = GAMES[key]
    with time_limit(Subject(game)):
        for number, case in enumerate(captures_of(key, version)[::3]):
            after = keeps_the_game(game, case, version)
            keeps_secrets(game, case, version)
            if number % 8 == 0:
                plays_to_the_end(game.rules, after, BOUND, number)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "version"), SHIPPED)
def test_every_upgraded_game_goes_on_and_every_third_ends(key: str, version: int) -> None:
    game = GAMES[key]
    for number, case in enumerate(captures_of(key, version)):
        with time_limit(Subject(game)):
            keeps_secrets(game, case, version)
            after = keeps_the_game(game, case, version)
            if number % 3 == 0:
                plays_to_the_end(game.rules, after, BOUND, number)


def test_versions_were_captured_of_every_size_and_with_secrets() -> None:
    for key, version in SHIPPED:
        cases = captures_of(key, version)
        assert {one.seats for one in cases} == set(GAMES[key].rules.seats)
        assert len({one.model_dump_json() for one in cases}) > 60
        if key != "micronesia":
            assert sum(one.twin is not None for one in cases) > 60


# --- planted faults --------------------------------------------------------------------------------------------


class Upgraded(Pips):
    """A second version: each player begins with a point more."""

    rules_version = 2

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "scores": [score + 1 for score in state["scores"]]}


class LosesTokens(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "tokens": [0] * len(state["tokens"])}


class ShowsCharms(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        held = zip(state["scores"], state["charms"], strict=True)
        return {**state, "scores": [score + sum(charms) for score, charms in held]}


class LeavesNobodyToMove(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "stage": "dash", "order": []}


class Ends(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "stage": "over", "reason": "rounds"}


class Raises(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        raise KeyError("secret")


class GivesNoState(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return {**state, "stage": "no such stage"}


class GivesNothing(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        return None  # type: ignore[return-value]


class LosesASeat(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        seated = ("tokens", "spent", "bids", "charms", "scores", "out")
        return {**state, **{name: state[name][:-1] for name in seated}}


class Loops(Upgraded):
    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        while True:
            state = dict(state)


class NeverEnds(Upgraded):
    """The upgrade is sound, and under the second version nothing changes any more."""

    def apply_action(self, state: Any, seat: Seat, action: Any, chance: Chance) -> Step[Any]:
        return replace(super().apply_action(state, seat, action, chance), state=state)


class DeclaresNothing(Pips):
    rules_version = 2


FAULTS = (LosesTokens, ShowsCharms, LeavesNobodyToMove, Ends, Raises, GivesNoState, GivesNothing, LosesASeat)
FAULTS += (NeverEnds, DeclaresNothing)
STATES = capture(PIPS)


def check(rules: Pips, states: list[Captured], patience: float = 60.0) -> None:
    game = replace(PIPS, rules=rules)
    with time_limit(Subject(game, patience=patience)):
        for case in states:
            after = keeps_the_game(game, case, 1)
            keeps_secrets(game, case, 1)
            plays_to_the_end(rules, after, 300)


def test_sound_upgrade_is_not_noticed() -> None:
    check(Upgraded(), STATES)


@pytest.mark.parametrize("faulty", FAULTS)
def test_fault_is_noticed(faulty: type[Pips]) -> None:
    with pytest.raises((AssertionError, NotUpgradable)):
        check(faulty(), STATES)


def test_upgrade_that_loops_is_noticed() -> None:
    with pytest.raises(NotUpgradable, match="Hanging"):
        check(Loops(), STATES, patience=0.1)


@pytest.mark.parametrize("faulty", [LeavesNobodyToMove, Ends, Raises, GivesNoState, GivesNothing, LosesASeat])
def test_reason_names_no_secret(faulty: type[Pips]) -> None:
    case = next(one for one in STATES if one.state["stage"] == "dash")
    with pytest.raises(NotUpgradable) as refused:
        keeps_the_game(replace(PIPS, rules=faulty()), case, 1)
    assert "secret" not in refused.value.reason


def test_newer_version_is_not_upgraded() -> None:
    case = STATES[0]
    with pytest.raises(NotUpgradable, match="newer"):
        upgrade_state(Upgraded(), "{}", "{}", 3, case.seats)
