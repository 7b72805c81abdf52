"""What engines/core gives to a game that does not write it."""

from __future__ import annotations

from typing import Literal

import pytest

from engines import GAMES
from engines.core import (
    Action,
    BadNotation,
    Frozen,
    Game,
    NoOptions,
    OpenGame,
    OpenState,
    Outcome,
    ranks_of,
)
from engines.core.notation import line_of, lines_of, read_line
from tests import toys
from tests.examples.pig import GAME as PIG
from tests.examples.pig.game import Options, State


class Go(Action):
    far: int
    way: Literal["left", "right"]


class Wait(Action):
    pass


MOVES = lines_of(Go | Wait)


def test_models_are_taken_from_the_type_arguments() -> None:
    assert (PIG.rules.State, PIG.rules.View, PIG.rules.Options) == (State, State, Options)
    assert (toys.Pips.State, toys.Pips.View) == (toys.State, toys.View)
    for game in GAMES.values():
        assert game.rules.State.__name__ == "State"
        assert game.rules.View.__name__ == "View"


def test_a_game_may_set_a_model_itself() -> None:
    class Other(toys.State):
        pass

    class Changed(toys.Pips):
        State = Other

    assert (Changed.State, Changed.View) == (Other, toys.View)


def test_options_are_empty_where_the_state_has_none() -> None:
    class Bare(OpenGame[OpenState, Wait]):
        pass

    assert Bare.Options is NoOptions
    assert Bare.actions.validate_python({"kind": "wait"}) == Wait()


def test_incomplete_game_names_what_it_lacks() -> None:
    class Unfinished(Game[Frozen, Wait, Frozen]):
        pass

    with pytest.raises(TypeError, match="apply_action"):
        Unfinished()  # type: ignore[abstract]


@pytest.mark.parametrize("action", [Go(far=3, way="left"), Go(far=-12, way="right"), Wait()])
def test_plain_notation_is_read_back(action: Action) -> None:
    assert read_line(MOVES, line_of(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "go 3",
        "go 3 up",
        "go three left",
        "go 03 left",
        "go +3 left",
        "go  3 left",
        "go 3 left ",
        "wait 1",
        "run",
    ],
)
def test_line_that_is_no_plain_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_line(MOVES, text)


def test_equal_strengths_share_a_rank() -> None:
    assert ranks_of([5, 9, 5, 1]) == (2, 1, 2, 4)
    assert ranks_of([5, 9, 5, 1], won=False) == (3, 2, 3, 5)


@pytest.mark.parametrize(
    ("outcome", "winners", "is_team_win"),
    [
        (Outcome((1, 2), "x"), (0,), False),
        (Outcome((1, 1), "x"), (0, 1), False),
        (Outcome((2, 2), "x", teams=(0, 0)), (), False),
        (Outcome((1, 1), "x", teams=(0, 0)), (0, 1), True),
        (Outcome((1, 3, 1, 3), "x", teams=(0, 1, 0, 1)), (0, 2), True),
        (Outcome((1, 1, 1, 1), "x", teams=(0, 1, 0, 1)), (0, 1, 2, 3), False),
    ],
    ids=["one", "shared", "nobody", "all together", "a team", "two teams"],
)
def test_winners_of_an_outcome(outcome: Outcome, winners: tuple[int, ...], is_team_win: bool) -> None:
    assert (outcome.winners, outcome.is_team_win) == (winners, is_team_win)
