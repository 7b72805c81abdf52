"""Charts laid out by hand, and the recorder of their goldens.

``python -m tests.render.charts`` records them again; look at each before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PIL import Image

from bot.features.league import painter as league
from bot.features.league.painter import Card, Row
from bot.texts import Speaker
from engines.core import Term
from render.charts import chances, course, daily, profile
from render.charts.course import DiceLuck
from render.charts.daily import Day
from tests.render.dicolony.tables import ODD, SIX
from tests.render.goldens import FOLDER, half

KEPT = FOLDER / "charts"


def voice(lang: str, names: Sequence[str] = SIX) -> Speaker:
    return Speaker(lang, names, "rise_of_tribes", strict=True).plain()


def walk(turns: int, seats: int, low: int, high: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Scores of a random walk: each turn adds ``low``..``high`` to every score."""
    chance, scores = random.Random(turns * 10 + seats), [0] * seats
    points = [(0, tuple(scores))]
    for turn in range(1, turns + 1):
        scores = [score + chance.randint(low, high) for score in scores]
        points.append((turn, tuple(scores)))
    return tuple(points)


def scores(
    lang: str = "en",
    points: tuple[tuple[int, tuple[int, ...]], ...] = walk(38, 4, -1, 2),
    names: Sequence[str] = SIX,
    luck: tuple[DiceLuck, ...] = (),
    winners: tuple[int, ...] = (0,),
) -> course.Course:
    seats = len(points[0][1])
    title = voice(lang).say("chart-title", {"game": "Rise of Tribes"})
    return course.Course(title, tuple(names[:seats]), points, winners, luck)


def pips(seats: int) -> tuple[DiceLuck, ...]:
    """High, low and average sums of each seat, and the dice of all seats."""
    rows = [(98, 94.5, 0.65), (83, 84.0, 0.45), (140, 105.0, 0.999), (60, 94.5, 0.01), (7, 7.0, 0.5), (3, 5.0, 0.2)]
    luck = [DiceLuck(seat, 27, *row) for seat, row in enumerate(rows[:seats])]
    return (*luck, DiceLuck(None, 68, 301, 306.0, 0.4))


def symbols(seats: int) -> tuple[DiceLuck, ...]:
    faces = tuple((Term(f"die-{name}"), count, 22 / 3) for name, count in (("sun", 6), ("moon", 12), ("blank", 4)))
    return tuple(DiceLuck(seat, 22, 80, 77.0, 0.6, faces) for seat in range(seats))


def rated(game: str, games: int) -> profile.RatingHistory:
    chance, mu, reach = random.Random(games), 25.0, 16.7
    points = [(mu, reach)]
    for _ in range(games):
        mu, reach = mu + chance.choice((-1.5, 2)), reach * 0.97
        points.append((mu, reach))
    return profile.RatingHistory(game, tuple(points), "2026-08-03", "2026-11-21")


def card(lang: str = "en", *histories: profile.RatingHistory, name: str = "Aki") -> profile.Card:
    season = voice(lang).say("chart-season", {"year": "2026", "quarter": "4"})
    best = voice(lang).say("scores-profile-best", {"game": "Micronesia", "season": season})
    return profile.Card(name, 42, 17, "Rise of Tribes", "2 h 10 min", best, histories)


ONE = Day("27 November 2026", ((27, 1),), 29)
TWELVE = Day("27 November 2026", ((15, 1), (19, 3), (24, 4), (25, 2), (30, 1), (33, 1)), 29)
MANY = Day("27 November 2026", tuple((score, 1 + 300 * (score % 9)) for score in range(46)), 3)


OWED = "82 % of the best · luck +13.0 points · choices −11.2 points"


def odds(seats: int, title: str, words: str) -> chances.Chances:
    """Chances from the scores of a random walk, with the same words on each seat."""
    points: list[tuple[float, tuple[float, ...]]] = []
    for turn, scores in walk(24, seats, 0, 3):
        weights = [1.3**score for score in scores]
        points.append((turn, tuple(weight / sum(weights) for weight in weights)))
    accounts = tuple((seat, words) for seat in range(seats))
    return chances.Chances(title, "Chances to win", SIX[:seats], tuple(points), accounts)


def group(lang: str, names: Sequence[str]) -> Card:
    """A group of three to six with a tie, somebody who moves up, one who moves down, and one who has left."""
    size = len(names)
    results = [
        tuple(None if table == size - 1 else (table + seat) % size for table in range(size)) for seat in range(size)
    ]
    rows = [
        Row(name, at + 1, 2.5 * (size - at), each)
        for at, (name, each) in enumerate(zip(names, results, strict=True))
    ]
    rows[0] = replace(rows[0], goes="up", playing=True)
    rows[1] = replace(rows[1], is_reader=True, playing=True)
    rows[2] = replace(rows[2], place=2, points=rows[1].points, goes="down")
    if size > 3:
        rows[-1] = replace(rows[-1], place=0, points=1, has_left=True)
    title, subtitle = (
        ("Octa · cycle 2 · group 3", "4 of 6 games · 9 days left")
        if lang == "en"
        else ("オクタ｜第2期｜グループ3", "6ゲーム中4ゲーム終了｜残り9日")
    )
    return Card(title, subtitle, tuple(rows))


TABLES: Mapping[str, Callable[[], Image.Image]] = {
    "scores": lambda: course.paint(scores(luck=pips(4)), voice("en")),
    "scores-below-zero": lambda: course.paint(scores("ja", walk(60, 6, -9, 6), luck=symbols(6)), voice("ja")),
    "scores-all-equal": lambda: course.paint(
        scores(points=tuple((turn, (turn,) * 6) for turn in range(3)), names=ODD, winners=tuple(range(6))),
        voice("en", ODD),
    ),
    "profile": lambda: profile.paint(
        card("en", rated("Rise of Tribes", 23), rated("Micronesia", 9), rated("Octa", 1)), voice("en")
    ),
    "profile-of-one-game": lambda: profile.paint(card("ja", rated("オクタ", 200), name="龍" * 32), voice("ja")),
    "day": lambda: daily.paint(TWELVE, voice("en")),
    "day-ja": lambda: daily.paint(replace(MANY, date="2026年11月27日"), voice("ja")),
    "chances": lambda: chances.paint(odds(4, "Review: Octa", OWED), voice("en")),
    "chances-ja": lambda: chances.paint(odds(6, "検討：オクタ", "最善の82%｜運+3.0点｜選択−1.2点"), voice("ja")),
    "standings": lambda: league.paint(group("en", SIX), voice("en")),
    "standings-ja": lambda: league.paint(group("ja", ("亜希", "ベンジャミン", "千尋")), voice("ja")),
    "profile-without-ratings": lambda: profile.paint(card("ja", name=""), voice("ja")),
}


def record() -> None:
    """Draw all charts and save them as goldens."""
    KEPT.mkdir(exist_ok=True)
    for name, draw in TABLES.items():
        small = half(draw()).quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
        small.save(KEPT / f"{name}.png", optimize=True)


if __name__ == "__main__":
    record()
