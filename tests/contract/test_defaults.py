"""What engines/core gives to a game that does not write it."""

from __future__ import annotations

import pickle
from typing import Literal

import pytest

from engines import GAMES
from engines.core import (
    Action,
    BadNotation,
    BrokenData,
    Event,
    FastChance,
    Frozen,
    Game,
    NoOptions,
    OpenGame,
    OpenState,
    Outcome,
    ranks_of,
)
from engines.core.data import load, read
from engines.core.dialogue import Course, construct, evolve
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


UNREAD = (
    "", "go", "go 3", "go 3 up", "go three left", "go 03 left", "go +3 left", "go  3 left", "go 3 left ", "wait 1",
    "run",
)  # fmt: skip


def test_plain_notation_is_read_back_and_nothing_else() -> None:
    actions: tuple[Action, ...] = (Go(far=3, way="left"), Go(far=-12, way="right"), Wait())
    assert [read_line(MOVES, line_of(action)) for action in actions] == list(actions)
    for text in UNREAD:
        with pytest.raises(BadNotation):
            read_line(MOVES, text)


def test_equal_strengths_share_a_rank() -> None:
    assert ranks_of([5, 9, 5, 1]) == (2, 1, 2, 4)
    assert ranks_of([5, 9, 5, 1], won=False) == (3, 2, 3, 5)


def test_winners_of_an_outcome() -> None:
    """One, several that share it, nobody, all together, a team, and two teams."""
    for ranks, teams, winners, is_team_win in (
        ((1, 2), (), (0,), False),
        ((1, 1), (), (0, 1), False),
        ((2, 2), (0, 0), (), False),
        ((1, 1), (0, 0), (0, 1), True),
        ((1, 3, 1, 3), (0, 1, 0, 1), (0, 2), True),
        ((1, 1, 1, 1), (0, 1, 0, 1), (0, 1, 2, 3), False),
    ):
        outcome = Outcome(ranks, "x", teams=teams)
        assert (outcome.winners, outcome.is_team_win) == (winners, is_team_win)


# --- models that the rules make without validating them ---------------------------------------------------------


class Told(Event):
    """An event with a default."""

    seat: int
    why: str = "asked"
    count: int


def test_made_models_equal_validated_ones_and_are_frozen() -> None:
    made_one, validated = construct(Told, count=3, seat=1), Told(count=3, seat=1)
    assert made_one == validated
    assert hash(made_one) == hash(validated)
    assert made_one.model_dump_json() == validated.model_dump_json()
    assert repr(made_one) == repr(validated)
    assert pickle.loads(pickle.dumps(made_one)) == validated
    before = Told(count=2, seat=1)
    for one in (made_one, evolve(before, count=3)):
        assert (one.kind, one.seat, one.why, one.count) == ("told", 1, "asked", 3)
        with pytest.raises(ValueError, match="frozen"):
            one.count = 4
    assert (before, evolve(before, why="sold").why) == (Told(count=2, seat=1), "sold")


def test_course_keeps_events_in_order() -> None:
    course = Course[toys.Rolled](FastChance(0))
    course.emit(toys.Rolled, seat=1, die=4)
    course.emit(Told, seat=0, count=2)
    step = course.step(toys.Rolled(seat=1, die=4))
    assert step.events == (toys.Rolled(seat=1, die=4), Told(seat=0, count=2))


# --- the loader of data files: what is wrong in one, it says with the file, the place and the line ----------------


class Half(Frozen):
    points: int


class Card(Frozen):
    key: str
    upper: Half


class Box(Frozen):
    size: int
    cards: tuple[Card, ...]


TEXT = """size = 3

[[cards]]
key = "A"
upper = { points = 1 }

[[cards]]
key = "B"
[cards.upper]
points = 2
"""
BROKEN = (
    ("size = 3", 'size = "large"', "size", 1),
    ("size = 3\n", "", "size", 0),
    ('key = "A"\n', "", "cards.0.key", 3),
    ("points = 1", "points = 'one'", "cards.0.upper.points", 5),
    ('key = "B"', "key = 5", "cards.1.key", 8),
    ("points = 2", "pionts = 2", "cards.1.upper.points", 7),
)


def test_data_file_is_read_or_says_where_it_is_broken() -> None:
    box = read(Box, TEXT, "toys/box.toml")
    assert [(card.key, card.upper.points) for card in box.cards] == [("A", 1), ("B", 2)]
    hash(box)
    for old, new, place, line in BROKEN:
        with pytest.raises(BrokenData) as caught:
            read(Box, TEXT.replace(old, new), "toys/box.toml")
        assert (caught.value.file, caught.value.place, caught.value.line) == ("toys/box.toml", place, line)
        assert str(caught.value).startswith(f"data/toys/box.toml{f', line {line}' if line else ''} ({place}): ")
    with pytest.raises(BrokenData, match=r"data/toys/box\.toml, line 2"):
        read(Box, "size = 3\ncards = = 2", "toys/box.toml")
    with pytest.raises(BrokenData, match=r"data/toys/box\.toml: it cannot be read"):
        load(Box, "toys/box.toml")
