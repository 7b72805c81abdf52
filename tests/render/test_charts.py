"""Charts match their goldens, show every difference, are readable at any length and have an alt text."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image

from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance
from render import easel
from render.charts import chances, course, daily, profile
from render.charts.chances import STACKED, Chances
from render.charts.daily import Day
from render.charts.plot import Frame, apart, spread, ticks
from render.easel import Board
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.text import width
from render.kit.pen.palette import DIM, GOLD, LOOKS
from render.scene import HIGH, WIDE, shown_to
from tests.lanes import slow_except

from .charts import KEPT, MANY, ONE, TABLES, TWELVE, card, pips, rated, scores, symbols, voice, walk
from .dicolony.tables import ODD
from .goldens import ALLOWED, distance, half

NOBODY = Day("27 November 2026", (), None)
SHORT = ((0, (0, 0)), (1, (3, 4)), (2, (6, 5)))


def colours(picture: Image.Image) -> set[object]:
    return {colour for _, colour in picture.getcolors(1 << 20) or ()}


@pytest.mark.parametrize("name", TABLES)
def test_chart_matches_its_golden(name: str) -> None:
    assert {path.stem for path in KEPT.glob("*.png")} == set(TABLES), "every golden belongs to a chart"
    with Image.open(KEPT / f"{name}.png") as golden:
        assert distance(half(TABLES[name]()), golden) <= ALLOWED


def review(seats: int) -> Chances:
    """The chances of a game of thirty turns, with names that are hard to draw."""
    points = tuple((turn, tuple(1 / seats for _ in range(seats))) for turn in range(30))
    accounts = tuple((seat, "82 % of the best · luck +3.0 points") for seat in range(seats))
    return Chances("Review of a game " * 9, "Chances to win", ODD[:seats], points, accounts)


def drawn(kind: str, size: int, lang: str) -> tuple[Image.Image, str]:
    """A chart of the kind, and its alt text."""
    speaker = voice(lang, ODD)
    if kind == "course":
        shown = scores(lang, walk(size, 6, -999, 999), names=ODD, luck=pips(6))
        return course.paint(shown, speaker), course.alt(shown, speaker)
    if kind == "chances":
        return chances.paint(review(size), speaker), chances.alt(review(size), speaker)
    day = (NOBODY, ONE, TWELVE, MANY)[size]
    return daily.paint(day, speaker), daily.alt(day, speaker)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "sizes"), [("course", (1, 2, 200)), ("chances", (1, 2, 6)), ("day", range(4))])
def test_chart_of_any_size_is_the_same_each_time_and_fits(kind: str, sizes: tuple[int, ...], lang: str) -> None:
    for size in sizes:
        picture, alt = drawn(kind, size, lang)
        assert (picture.size, picture.mode) == ((WIDE, HIGH), "RGB")
        assert 10 < utf16_length(alt) <= LIMIT
        again, _ = drawn(kind, size, lang)
        assert picture.tobytes() == again.tobytes()


def test_every_difference_is_visible() -> None:
    plain = scores(points=SHORT, luck=pips(2))
    courses = [
        plain,
        scores(points=(SHORT[0], (1, (3, 0)), SHORT[2]), luck=pips(2)),
        scores(points=SHORT, luck=pips(2), winners=(1,)),
        scores(points=SHORT, luck=symbols(2)),
        scores(points=SHORT, luck=pips(2), names=("Ben", "Aki")),
    ]
    days = [
        TWELVE,
        Day("28 November 2026", TWELVE.counts, 29),
        Day(TWELVE.date, TWELVE.counts, 30),
        Day(TWELVE.date, ((15, 2), *TWELVE.counts[1:]), 29),
        Day(TWELVE.date, ((14, 1), *TWELVE.counts[1:]), 29),
    ]
    for first, *others in (
        [half(course.paint(each, voice("en"))) for each in courses],
        [half(daily.paint(each, voice("en"))) for each in days],
    ):
        assert all(distance(first, each) > ALLOWED for each in others)


def test_curves_of_equal_scores_are_all_visible() -> None:
    """Curves that coincide lie side by side, so every colour is in the picture."""
    shown = scores(points=tuple((turn, (turn,) * 6) for turn in range(9)))
    picture = course.paint(shown, voice("en")).crop((640, 140, 770, 1000))
    assert {look.colour for look in course.LOOKS} <= colours(picture)


def test_one_point_is_no_curve() -> None:
    one = review(2)
    with pytest.raises(ValueError, match="two points"):
        course.paint(scores(points=SHORT[:1]), voice("en"))
    with pytest.raises(ValueError, match="two points"):
        chances.paint(Chances(one.title, one.across, one.names, one.points[:1]), voice("en"))


def test_axes_have_round_numbers_room_and_labels_apart() -> None:
    for low, high, most, wanted in (
        (0, 38, 9, (0, 5, 10, 15, 20, 25, 30, 35)),
        (-96, 25, 4, (-50, 0)),
        (0, 4, 9, (0, 1, 2, 3, 4)),
        (0, 200, 5, (0, 50, 100, 150, 200)),
    ):
        assert ticks(low, high, most) == wanted
    for labels in ([5.0] * 6, [0, 1, 2, 300, 301, 302], [600, 10, 10, 10, 600, 0]):
        places = apart(labels, 68, 0, 500)
        assert all(after - before >= 67.9 for before, after in itertools.pairwise(sorted(places)))
        assert 0 <= min(places) < max(places) <= 500
    assert apart([100, 300], 68, 0, 500) == [100, 300], "a label moves only if it has to"
    lowest, highest = spread([0, 0], 4)
    assert lowest < 0 < 4 < highest, "room without any score"
    assert Frame(0, 0, 100, 100, 0, 0, 0, 0).at(0, 0) == (0, 100), "no division by zero"


def test_alt_texts_of_a_course_and_of_a_profile() -> None:
    shown = scores(points=(*SHORT[:2], (2, (6, -5))), luck=pips(2)[:2])
    assert course.alt(shown, voice("en")) == (
        "Rise of Tribes: the score after each turn. After these turns: 0, 1, 2. Aki: 0, 3, 6. "
        "ベンジャミン: 0, 4, -5. "
        "Aki: 98 pips with 27 dice, 94.5 expected; luckier than 65% of such rolls. "
        "ベンジャミン: 83 pips with 27 dice, 84 expected; luckier than 45% of such rolls."
    )
    text = profile.alt(card("en", rated("Octa", 2)), voice("en"))
    assert text.startswith(
        "Aki. Games: 42. Wins: 17 (40%). Favourite game: Rise of Tribes. Average turn: 2 h 10 min."
    )
    assert "Octa: rating " in text
    assert "No rating yet" in profile.alt(card("en"), voice("en"))
    for lang in LANGUAGES:
        many = card(lang, *(rated("x" * 60, 200) for _ in range(5)), name="y" * 200)
        assert utf16_length(profile.alt(many, voice(lang))) <= LIMIT


# --- the chart of a day ------------------------------------------------------------------------------------------


def test_strong_player_of_a_day_has_a_flag_above_and_scores_stand_below_the_columns() -> None:
    lines = ((daily.TOP - daily.FLAG - 46, daily.TOP - daily.FLAG + 46), (daily.BASE + 10, daily.BASE + 58))
    for strong, flag, below in ((29, {GOLD}, {GOLD, DIM}), (None, set[object](), {DIM})):
        picture = daily.paint(Day(TWELVE.date, TWELVE.counts, strong), voice("en"))
        bands = [colours(picture.crop((0, top, picture.width, foot))) & {GOLD, DIM} for top, foot in lines]
        assert bands == [flag, below]
        assert (GOLD in colours(picture), LOOKS[5].colour in colours(picture)) == (bool(flag), True)
    assert LOOKS[5].colour not in colours(daily.paint(NOBODY, voice("en")))
    for strong in (0, 45, 60, -3):
        picture = daily.paint(Day("", ((0, 1), (45, 2)), strong), voice("en"))
        assert GOLD in colours(picture), "wherever it lies"


def test_numbers_above_columns_do_not_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[float, float, str]] = []

    def note(_: Image.Image, x: float, y: float, text: str, size: float, *rest: object, **more: object) -> None:
        if size == daily.LABEL:
            written.append((x, y, text))

    monkeypatch.setattr(daily, "write", note)
    crowd = Day("", tuple((score, 41 if score in (25, 26) else 13) for score in range(6, 44)), None)
    daily.paint(crowd, voice("en"))
    assert written[0][2] == "41"
    assert 10 < len(written) < len(crowd.counts)
    for (x, y, text), (other_x, other_y, other) in itertools.combinations(written, 2):
        reach = (width(text, daily.LABEL) + width(other, daily.LABEL)) / 2
        assert abs(x - other_x) >= reach or abs(y - other_y) >= daily.LABEL


def test_alt_text_of_a_day_says_what_the_picture_shows() -> None:
    for lang, day, text in (
        ("en", ONE, "Dice of the day, 27 November 2026. 1 player. Strong computer player: 29. 27 points: 1."),
        ("en", NOBODY, "Dice of the day, 27 November 2026. Nobody has finished."),
        ("en", Day("27 November 2026", ((1, 1), (24, 4), (33, 2)), None),
         "Dice of the day, 27 November 2026. 7 players · best: 33 · half reached 24 or more. "
         "1 point: 1. 24 points: 4. 33 points: 2."),
        ("ja", Day("2026年11月27日", ((24, 4), (33, 2)), 29),
         "今日のダイス　2026年11月27日。6人｜最高33点｜半数が24点以上。"
         "コンピュータ（強い）：29点。24点：4人。33点：2人。"),
    ):  # fmt: skip
        assert daily.alt(day, voice(lang)) == text
    picture = easel.day(ONE, voice("en"))
    assert (picture.filename, picture.alt) == ("day.jpg", daily.alt(ONE, voice("en"))), "its name reveals nothing"


# --- the pictures of a review ------------------------------------------------------------------------------------


def test_chances_within_a_turn_are_drawn_but_not_told() -> None:
    """A crossing by the dice of a turn is seen; the alt text names whole turns."""
    ends = ((0.0, (0.4, 0.6)), (1.0, (0.6, 0.4)), (2.0, (1.0, 0.0)))
    within = (*ends[:2], (1.5, (0.2, 0.8)), ends[2])
    plain, dipped = (Chances("A", "Chances to win", ("Aki", "Ben"), points) for points in (ends, within))
    assert chances.paint(plain, voice("en")).tobytes() != chances.paint(dipped, voice("en")).tobytes()
    assert chances.alt(plain, voice("en")) == chances.alt(dipped, voice("en"))
    assert "0, 1, 2." in chances.alt(dipped, voice("en"))


@pytest.mark.parametrize("key", slow_except(GAMES, "octa"))
def test_two_boards_stand_one_above_the_other(key: str) -> None:
    game, names = GAMES[key].rules, ("Aki", "Ben", "干" * 32)
    speaker = Speaker("en", names, key, markdown=False, strict=True)
    boards = []
    for number in range(2):
        state = game.initial_state(game.options_for(game.Options(), 3), 3, FastChance(number)).state
        boards.append(Board(f"Turn {number}", "a line " * 40, *shown_to(game, state, speaker, names)))
    made = easel.compared(key, *boards, "png")
    assert made == easel.compared(key, *boards, "png")
    assert (made.filename, made.data[:4]) == ("decision.png", b"\x89PNG")
    assert int.from_bytes(made.data[16:20]) == STACKED
    assert "Turn 0" in made.alt
    assert "Turn 1" in made.alt
    assert len(made.alt) <= LIMIT
