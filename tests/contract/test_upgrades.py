"""Every game plays on from each version of its rules that has landed, and bad upgrades are noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engines import GAMES
from engines.core import Chance, NotUpgradable, Seat, Step
from engines.core.history.versions import upgrade_state
from tests.toys import PIPS, Pips
from tests.upgrades import capture, captures_of

from .upgrading import keeps_secrets, keeps_the_game, plays_to_the_end
from .walk import BOUND, Subject, time_limit

SHIPPED = [
    (key, version) for key, game in sorted(GAMES.items()) for version in range(1, max(2, game.rules.rules_version))
]
"""Each game with every earlier version of its rules; with the first one as long as there is no other."""


def check_captured(key: str, version: int, nth: int, ended: int) -> None:
    """Upgrade every ``nth`` captured state, and play every ``ended`` of them to its end."""
    game = GAMES[key]
    for number, case in enumerate(captures_of(key, version)[::nth]):
        with time_limit(Subject(game)):
            after = keeps_the_game(game, case, version)
            keeps_secrets(game, case, version)
            if number % ended == 0:
                plays_to_the_end(game.rules, after, BOUND, number)


@pytest.mark.parametrize(("key", "version"), SHIPPED)
def test_game_goes_on_after_its_upgrade(key: str, version: int) -> None:
    check_captured(key, version, 3, 8)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "version"), SHIPPED)
def test_every_upgraded_game_goes_on(key: str, version: int) -> None:
    check_captured(key, version, 1, 6)


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

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> Any:
        return {**state, "scores": [score + 1 for score in state["scores"]]}


def by(change: Callable[[dict[str, Any]], Any]) -> Pips:
    """The rules with this upgrade of a state."""

    class Changed(Upgraded):
        def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> Any:
            return change(state)

    return Changed()


class NeverEnds(Upgraded):
    """The upgrade is sound, and under the second version nothing changes any more."""

    def apply_action(self, state: Any, seat: Seat, action: Any, chance: Chance) -> Step[Any]:
        return replace(super().apply_action(state, seat, action, chance), state=state)


class DeclaresNothing(Pips):
    rules_version = 2


def shows_charms(state: dict[str, Any]) -> dict[str, Any]:
    held = zip(state["scores"], state["charms"], strict=True)
    return {**state, "scores": [score + sum(charms) for score, charms in held]}


def loses_a_seat(state: dict[str, Any]) -> dict[str, Any]:
    seated = ("tokens", "spent", "bids", "charms", "scores", "out")
    return {**state, **{name: state[name][:-1] for name in seated}}


def raises(state: dict[str, Any]) -> dict[str, Any]:
    raise KeyError("secret")


def loops(state: dict[str, Any]) -> dict[str, Any]:
    while True:
        state = dict(state)


UNREADABLE = {
    "nobody moves": by(lambda state: {**state, "stage": "dash", "order": []}),
    "ends": by(lambda state: {**state, "stage": "over", "reason": "rounds"}),
    "raises": by(raises),
    "no state": by(lambda state: {**state, "stage": "no such stage"}),
    "nothing": by(lambda state: None),
    "loses a seat": by(loses_a_seat),
}
"""What is refused, with a reason that names no secret."""
FAULTS = UNREADABLE | {
    "loses tokens": by(lambda state: {**state, "tokens": [0] * len(state["tokens"])}),
    "shows charms": by(shows_charms),
    "never ends": NeverEnds(),
    "declares nothing": DeclaresNothing(),
}
STATES = capture(PIPS)


def check(rules: Pips, patience: float = 60.0) -> None:
    game = replace(PIPS, rules=rules)
    with time_limit(Subject(game, patience=patience)):
        for case in STATES:
            after = keeps_the_game(game, case, 1)
            keeps_secrets(game, case, 1)
            plays_to_the_end(rules, after, 300)


def test_fault_is_noticed_and_a_sound_upgrade_is_not() -> None:
    check(Upgraded())
    case = next(one for one in STATES if one.state["stage"] == "dash")
    for name, faulty in FAULTS.items():
        with pytest.raises((AssertionError, NotUpgradable)):
            check(faulty)
        if name in UNREADABLE:
            with pytest.raises(NotUpgradable) as refused:
                keeps_the_game(replace(PIPS, rules=faulty), case, 1)
            assert "secret" not in refused.value.reason, name
    with pytest.raises(NotUpgradable, match="Hanging"):
        check(by(loops), patience=0.1)
    with pytest.raises(NotUpgradable, match="newer"):
        upgrade_state(Upgraded(), "{}", "{}", 3, STATES[0].seats)
