"""Our games as OpenSpiel games, so that OpenSpiel's own test can run on them.

OpenSpiel clones states with deepcopy and serialises them with pickle; ours are immutable values, so a box shares
them and serialises them as JSON. Dice are part of an action's effect, so a game is deterministic with a seed as
parameter. Simultaneous choices are made seat by seat; the engine takes them one by one and keeps them hidden.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from engines import GAMES
from engines.core import AnyGame, FastChance, Seat

WIDTH = 4096
"""Action ids: a notation's place in the fixed order of legal actions of the moment."""
LENGTH = 20_000
"""Actions in a game, at most."""


class Box:
    """An immutable value: copying shares it, pickling is its JSON."""

    def __init__(self, game: str, state: Any) -> None:
        self.game, self.state = game, state

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return unpacked, (self.game, self.state.model_dump_json())


def unpacked(game: str, text: str) -> Box:
    return Box(game, GAMES[game].rules.State.model_validate_json(text))


def register(rules: AnyGame) -> str:
    """Register the game with OpenSpiel and return its name there."""
    kind = game_type(rules)
    if kind.short_name not in pyspiel.registered_names():
        # OpenSpiel keeps the factory past the exit of the interpreter: a class survives that, a closure does not.
        pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"rules": rules}))
    return kind.short_name


def game_type(rules: AnyGame) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"sainome_{rules.key}",
        long_name=f"sainome: {rules.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": rules.seats[0], "seed": 0},
    )


class SpielGame(pyspiel.Game):
    """One of our games with a number of players and a seed."""

    rules: AnyGame

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        rules, parameters = self.rules, parameters or {}
        self.seats = int(parameters.get("players", rules.seats[0]))
        self.seed = int(parameters.get("seed", 0))
        super().__init__(
            game_type(rules),
            pyspiel.GameInfo(
                num_distinct_actions=WIDTH,
                max_chance_outcomes=0,
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LENGTH,
            ),
            {"players": self.seats, "seed": self.seed},
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer()


class Observer:
    """A seat's view as text. There is no tensor."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012  (the name and the type that OpenSpiel asks for)

    def set_from(self, state: SpielState, player: int) -> None:
        """Keep nothing."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielState(pyspiel.State):
    """A state and the number of actions before it; each action has dice of its own, so games are repeatable."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed, self.seats = game.seed, game.seats
        rules = game.rules
        start = rules.initial_state(rules.Options(), game.seats, self.dice(0))
        self.box, self.actions = Box(rules.key, start.state), 0

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.box.game].rules

    def dice(self, action: int) -> FastChance:
        return FastChance(f"{self.seed}/{action}")

    def current_player(self) -> int:
        owing = self.rules.current_players(self.box.state)
        return int(owing[0]) if owing else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return list(range(len(self.rules.legal_actions(self.box.state, Seat(player)))))

    def _apply_action(self, action: int) -> None:
        seat = Seat(self.current_player())
        chosen = self.rules.legal_actions(self.box.state, seat)[action]
        self.actions += 1
        step = self.rules.apply_action(self.box.state, seat, chosen, self.dice(self.actions))
        self.box = Box(self.box.game, step.state)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.notation(self.rules.legal_actions(self.box.state, Seat(player))[action])

    def is_terminal(self) -> bool:
        return self.rules.outcome(self.box.state) is not None

    def returns(self) -> list[float]:
        """Return 1 for the first place down to -1 for the last; 0 for all while the game goes on."""
        outcome = self.rules.outcome(self.box.state)
        if outcome is None:
            return [0.0] * self.seats
        return [1.0 - 2.0 * (rank - 1) / max(1, self.seats - 1) for rank in outcome.ranks]

    def observation_string(self, player: int) -> str:
        return str(self.rules.view(self.box.state, Seat(player)).model_dump_json())

    def __str__(self) -> str:
        return f"{self.actions} {self.box.state.model_dump_json()}"
