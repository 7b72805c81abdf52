"""Charts match their goldens, are readable at any length and have an alt text."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image

from render.charts import course, profile
from render.charts.plot import Frame, apart, spread, ticks
from render.kit.letters.alt import utf16_length
from render.scene import HIGH, WIDE

from .charts import KEPT, TABLES, card, pips, rated, scores, symbols, voice, walk
from .dicolony.tables import ODD
from .goldens import ALLOWED, distance, half


@pytest.mark.parametrize("name", TABLES)
def test_chart_matches_its_golden(name: str) -> None:
    with Image.open(KEPT / f"{name}.png") as golden:
        assert distance(half(TABLES[name]()), golden) <= ALLOWED


def test_every_golden_belongs_to_a_chart() -> None:
    assert {path.stem for path in KEPT.glob("*.png")} == set(TABLES)


@pytest.mark.parametrize(("turns", "seats"), [(1, 1), (2, 2), (200, 6)])
def test_graph_of_any_length_is_drawn_deterministically(turns: int, seats: int) -> None:
    shown = scores(points=walk(turns, seats, -3, 9), luck=pips(seats), names=ODD)
    first = course.paint(shown, voice("en", ODD))
    assert (first.size, first.mode) == ((WIDE, HIGH), "RGB")
    assert first.tobytes() == course.paint(shown, voice("en", ODD)).tobytes()


def test_every_difference_is_visible() -> None:
    plain = scores(points=((0, (0, 0)), (1, (3, 4)), (2, (6, 5))), luck=pips(2))
    other = [
        scores(points=((0, (0, 0)), (1, (3, 0)), (2, (6, 5))), luck=pips(2)),
        scores(points=plain.points, luck=pips(2), winners=(1,)),
        scores(points=plain.points, luck=symbols(2)),
        scores(points=plain.points, luck=pips(2), names=("Ben", "Aki")),
    ]
    pictures = [half(course.paint(shown, voice("en"))) for shown in (plain, *other)]
    assert all(distance(pictures[0], each) > ALLOWED for each in pictures[1:])


def test_curves_of_equal_scores_are_all_visible() -> None:
    """Curves that coincide lie side by side, so every colour is in the picture."""
    shown = scores(points=tuple((turn, (turn,) * 6) for turn in range(9)))
    picture = course.paint(shown, voice("en")).crop((640, 140, 770, 1000))
    colours = {colour for _, colour in picture.getcolors(1 << 20) or ()}
    assert {look.colour for look in course.LOOKS} <= colours


def test_graph_without_two_points_is_refused() -> None:
    with pytest.raises(ValueError, match="two points"):
        course.paint(scores(points=((0, (0, 0)),)), voice("en"))


# --- axes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "most", "wanted"),
    [
        (0, 38, 9, (0, 5, 10, 15, 20, 25, 30, 35)),
        (-96, 25, 4, (-50, 0)),
        (0, 4, 9, (0, 1, 2, 3, 4)),
        (0, 200, 5, (0, 50, 100, 150, 200)),
    ],
)
def test_ticks_are_round_numbers(low: float, high: float, most: int, wanted: tuple[int, ...]) -> None:
    assert ticks(low, high, most) == wanted


def test_labels_keep_order_and_distance_within_limits() -> None:
    for wanted in ([5.0] * 6, [0, 1, 2, 300, 301, 302], [600, 10, 10, 10, 600, 0]):
        places = apart(wanted, 68, 0, 500)
        assert all(after - before >= 67.9 for before, after in itertools.pairwise(sorted(places)))
        assert min(places) >= 0
        assert max(places) <= 500
    assert apart([100, 300], 68, 0, 500) == [100, 300], "a label moves only if it has to"


def test_axis_has_room_without_any_score() -> None:
    low, high = spread([0, 0], 4)
    assert low < 0
    assert high > 4
    frame = Frame(0, 0, 100, 100, 0, 0, 0, 0)
    assert frame.at(0, 0) == (0, 100), "no division by zero"


# --- alt texts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_alt_texts_fit_the_limit(lang: str) -> None:
    for names in (ODD, ("😀" * 32,) * 6):
        for turns in (1, 200):
            shown = scores(lang, walk(turns, 6, -999, 999), names=names, luck=pips(6))
            assert 100 < utf16_length(course.alt(shown, voice(lang, names))) <= 1024
    many = card(lang, *(rated("x" * 60, 200) for _ in range(5)), name="y" * 200)
    assert 100 < utf16_length(profile.alt(many, voice(lang))) <= 1024


def test_alt_text_has_all_scores_of_a_short_game_and_the_dice() -> None:
    shown = scores(points=((0, (0, 0)), (1, (3, 4)), (2, (6, -5))), luck=pips(2)[:2])
    assert course.alt(shown, voice("en")) == (
        "Rise of Tribes: the score after each turn. After these turns: 0, 1, 2. Aki: 0, 3, 6. "
        "ベンジャミン: 0, 4, -5. "
        "Aki: 98 pips with 27 dice, 94.5 expected; luckier than 65% of such rolls. "
        "ベンジャミン: 83 pips with 27 dice, 84 expected; luckier than 45% of such rolls."
    )


def test_alt_text_of_a_profile() -> None:
    text = profile.alt(card("en", rated("Octa", 2)), voice("en"))
    assert text.startswith(
        "Aki. Games: 42. Wins: 17 (40%). Favourite game: Rise of Tribes. Average turn: 2 h 10 min."
    )
    assert "Octa: rating " in text
    assert "No rating yet" in profile.alt(card("en"), voice("en"))
