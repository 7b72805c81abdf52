"""The pictures of a review: chances by turn, and two boards one above the other."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance
from render import easel
from render.charts.chances import STACKED, Chances, alt, paint
from render.easel import Board
from render.scene import HIGH, WIDE, shown_to
from tests.lanes import slow_except

NAMES = ("Aki", "Ben", "干" * 32, "<@1>\u202e", "Emi", "Fumi")


def chances(seats: int) -> Chances:
    points = tuple((turn, tuple(1 / seats for _ in range(seats))) for turn in range(30))
    accounts = tuple((seat, "82 % of the best · luck +3.0 points") for seat in range(seats))
    return Chances("Review of a game " * 9, "Chances to win", NAMES[:seats], points, accounts)


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_chart_is_the_same_each_time_and_fits(seats: int, lang: str) -> None:
    voice = Speaker(lang, NAMES[:seats], "octa", markdown=False, strict=True)
    shown = chances(seats)
    assert paint(shown, voice).tobytes() == paint(shown, voice).tobytes()
    assert paint(shown, voice).size == (WIDE, HIGH)
    assert 0 < len(alt(shown, voice)) <= 1024


def test_chances_within_a_turn_are_drawn_but_not_told() -> None:
    """A crossing by the dice of a turn is seen; the alt text names whole turns."""
    voice = Speaker("en", NAMES[:2], "octa", markdown=False, strict=True)
    ends = ((0.0, (0.4, 0.6)), (1.0, (0.6, 0.4)), (2.0, (1.0, 0.0)))
    within = (*ends[:2], (1.5, (0.2, 0.8)), ends[2])
    plain, dipped = (Chances("A", "Chances to win", NAMES[:2], points) for points in (ends, within))
    assert paint(plain, voice).tobytes() != paint(dipped, voice).tobytes()
    assert alt(plain, voice) == alt(dipped, voice)
    assert "0, 1, 2." in alt(dipped, voice)


def test_one_point_is_no_curve() -> None:
    shown = chances(2)
    with pytest.raises(ValueError, match="two points"):
        paint(Chances(shown.title, shown.across, shown.names, shown.points[:1]), Speaker("en", NAMES[:2]))


@pytest.mark.parametrize("key", slow_except(GAMES, "octa"))
def test_two_boards_stand_one_above_the_other(key: str) -> None:
    game = GAMES[key].rules
    voice = Speaker("en", NAMES[:3], key, markdown=False, strict=True)
    boards = [
        Board(f"Turn {number}", "a line " * 40, *shown_to(game, _state(key, number), voice, NAMES[:3]))
        for number in range(2)
    ]
    made = easel.compared(key, *boards, "png")
    assert made == easel.compared(key, *boards, "png")
    assert made.filename == "decision.png"
    assert made.data[:4] == b"\x89PNG"
    assert int.from_bytes(made.data[16:20]) == STACKED
    assert "Turn 0" in made.alt
    assert "Turn 1" in made.alt
    assert len(made.alt) <= 1024


def _state(key: str, seed: int) -> object:
    game = GAMES[key].rules
    return game.initial_state(game.options_for(game.Options(), 3), 3, FastChance(seed)).state
