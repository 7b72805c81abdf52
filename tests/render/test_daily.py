"""The chart of a day is readable with one player and with thousands, and its alt text says the same."""

from __future__ import annotations

import pytest
from PIL import Image

from render import easel
from render.charts import daily
from render.charts.daily import Day, alt, paint
from render.kit.letters.alt import utf16_length
from render.kit.letters.text import width
from render.kit.pen.palette import DIM, GOLD, LOOKS
from render.scene import HIGH, WIDE

from .charts import MANY, ONE, TWELVE, voice
from .goldens import ALLOWED, distance, half

NOBODY = Day("27 November 2026", (), None)
DAYS = pytest.mark.parametrize("day", [ONE, TWELVE, MANY, NOBODY], ids=["one", "twelve", "many", "nobody"])


@DAYS
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_any_day_is_drawn_deterministically(day: Day, lang: str) -> None:
    first = paint(day, voice(lang))
    assert (first.size, first.mode) == ((WIDE, HIGH), "RGB")
    assert first.tobytes() == paint(day, voice(lang)).tobytes()


def colours(picture: Image.Image) -> set[object]:
    return {colour for _, colour in picture.getcolors(1 << 20) or ()}


def test_players_and_the_strong_player_are_told_apart() -> None:
    assert {GOLD, LOOKS[5].colour} <= colours(paint(TWELVE, voice("en")))
    assert GOLD not in colours(paint(Day(TWELVE.date, TWELVE.counts, None), voice("en")))
    assert LOOKS[5].colour not in colours(paint(NOBODY, voice("en")))


def test_strong_player_has_a_flag_above_and_scores_stand_below_the_columns() -> None:
    lines = ((daily.TOP - daily.FLAG - 46, daily.TOP - daily.FLAG + 46), (daily.BASE + 10, daily.BASE + 58))
    for strong, flag, scores in ((29, {GOLD}, {GOLD, DIM}), (None, set[object](), {DIM})):
        picture = paint(Day(TWELVE.date, TWELVE.counts, strong), voice("en"))
        above, below = (colours(picture.crop((0, top, picture.width, foot))) for top, foot in lines)
        assert (above & {GOLD, DIM}, below & {GOLD, DIM}) == (flag, scores)


def test_every_difference_is_visible() -> None:
    other = [
        Day("28 November 2026", TWELVE.counts, 29),
        Day(TWELVE.date, TWELVE.counts, 30),
        Day(TWELVE.date, ((15, 2), *TWELVE.counts[1:]), 29),
        Day(TWELVE.date, ((14, 1), *TWELVE.counts[1:]), 29),
    ]
    plain = half(paint(TWELVE, voice("en")))
    assert all(distance(plain, half(paint(each, voice("en")))) > ALLOWED for each in other)


@pytest.mark.parametrize("strong", [0, 45, 60, -3])
def test_the_strong_player_is_on_the_axis_wherever_it_lies(strong: int) -> None:
    assert GOLD in colours(paint(Day("", ((0, 1), (45, 2)), strong), voice("en")))


def test_numbers_above_columns_do_not_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[float, float, str]] = []

    def note(_: Image.Image, x: float, y: float, text: str, size: float, *rest: object, **more: object) -> None:
        if size == daily.LABEL:
            written.append((x, y, text))

    monkeypatch.setattr(daily, "write", note)
    crowd = Day("", tuple((score, 41 if score in (25, 26) else 13) for score in range(6, 44)), None)
    paint(crowd, voice("en"))
    assert written[0][2] == "41"
    assert 10 < len(written) < len(crowd.counts)
    for at, (x, y, text) in enumerate(written):
        for other_x, other_y, other in written[:at]:
            reach = (width(text, daily.LABEL) + width(other, daily.LABEL)) / 2
            assert abs(x - other_x) >= reach or abs(y - other_y) >= daily.LABEL


def test_alt_text_says_what_the_picture_shows() -> None:
    assert alt(ONE, voice("en")) == (
        "Dice of the day, 27 November 2026. 1 player. Strong computer player: 29. 27 points: 1."
    )
    assert alt(Day("27 November 2026", ((1, 1), (24, 4), (33, 2)), None), voice("en")) == (
        "Dice of the day, 27 November 2026. 7 players · best: 33 · half reached 24 or more. "
        "1 point: 1. 24 points: 4. 33 points: 2."
    )
    assert alt(Day("2026年11月27日", ((24, 4), (33, 2)), 29), voice("ja")) == (
        "今日のダイス　2026年11月27日。6人｜最高33点｜半数が24点以上。"
        "コンピュータ（強い）：29点。24点：4人。33点：2人。"
    )
    assert alt(NOBODY, voice("en")) == "Dice of the day, 27 November 2026. Nobody has finished."


@DAYS
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_alt_texts_fit_the_limit(day: Day, lang: str) -> None:
    assert 10 < utf16_length(alt(day, voice(lang))) <= 1024


def test_picture_has_a_name_that_reveals_nothing() -> None:
    picture = easel.day(ONE, voice("en"))
    assert picture.filename == "day.jpg"
    assert picture.alt == alt(ONE, voice("en"))
