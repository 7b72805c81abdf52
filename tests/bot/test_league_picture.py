"""The picture of a group's standings: all of it inside, apart and readable, and the same in words."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.features.league import painter
from bot.features.league.painter import Card, Row, alt, paint
from bot.features.league.picture import GroupDrawing
from bot.texts import LANGUAGES, Speaker
from render.charts.turns import EDGE, LEFT, RIGHT
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.text import write
from render.kit.pen.sprites import Sprite
from render.scene import HIGH, WIDE
from tests.render.charts import group
from tests.render.dicolony.tables import ODD
from tests.render.goldens import ALLOWED, distance, half
from tests.render.lettering import recorded, unreadable

VOICES = {lang: Speaker(lang, markdown=False, strict=True) for lang in LANGUAGES}
LONG = {
    "en": ("Maximiliana von Hohenzollern", "Wolfeschlegelsteinhausenbergerdorff", "W" * 32, "Al", "Al", "i" * 32),
    "ja": (
        "ベンジャミン・フランクリン・ジュニア",
        "宇都宮龍之介左衛門尉藤原朝臣",
        "鬱" * 32,
        "エマ",
        "エマ",
        "ー" * 32,
    ),
}
Box = tuple[float, float, float, float]


@contextmanager
def placed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Box]]:
    """Collect the boxes of all words and marks that are drawn meanwhile."""
    boxes: list[Box] = []
    put = Sprite.put

    def put_seen(sprite: Sprite, canvas: Image.Image, x: float, y: float) -> None:
        left, top = x - sprite.dx, y - sprite.dy
        boxes.append((left, top, left + sprite.image.width, top + sprite.image.height))
        put(sprite, canvas, x, y)

    def write_seen(canvas: Image.Image, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> int:
        reach = write(canvas, x, y, text, size, *rest, **more)
        left = x - {"left": 0, "middle": reach / 2, "right": reach}[more.get("anchor", "left")]
        if text:
            boxes.append((left, y - 0.75 * size, left + reach, y))
        return reach

    with monkeypatch.context() as patch:
        patch.setattr(Sprite, "put", put_seen)
        patch.setattr(painter, "write", write_seen)
        yield boxes


def crowded(card: Card) -> Card:
    """The card with as many notes as there can be on each row, and points as wide as they get."""
    rows = [replace(row, points=24.5, playing=True, is_reader=True, goes="up") for row in card.rows]
    rows = [replace(row, place=at, has_left=at == 1) for at, row in enumerate(rows)]
    return replace(card, title=card.title * 9, subtitle=card.subtitle * 9, rows=tuple(rows))


@pytest.mark.parametrize("size", [3, 4, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_and_marks_are_inside_apart_and_readable(
    lang: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = group(lang, LONG[lang][:size])
    for card in (plain, crowded(plain), replace(plain, title="", rows=group(lang, ODD[:size]).rows)):
        with recorded() as letters, placed(monkeypatch) as boxes:
            image = paint(card, VOICES[lang])
        assert (image.width, image.mode) == (WIDE, "RGB")
        assert image.height <= HIGH
        assert unreadable(letters, ()) == []
        assert len(boxes) > size * size
        for left, top, right, foot in boxes:
            assert LEFT <= left < right <= RIGHT
            assert EDGE <= top < foot <= image.height - EDGE
        for (left, top, right, foot), (start, above, end, below) in itertools.combinations(boxes, 2):
            assert right <= start or end <= left or foot <= above or below <= top


def test_every_difference_is_visible() -> None:
    row = Row("Aki", 2, 4, (1, 2, 0))
    changed: tuple[dict[str, Any], ...] = (
        {"name": "Ben"}, {"place": 1}, {"place": 0}, {"points": 4.5}, {"playing": True}, {"is_reader": True},
        {"results": (1, 2, None)}, {"results": (1, 3, 0)}, {"goes": "up"}, {"goes": "down"}, {"has_left": True},
    )  # fmt: skip
    rows = [row, *(replace(row, **change) for change in changed)]
    cards = [Card("Group 1", "3 days left", (one, row, row)) for one in rows]
    pictures = [half(paint(card, VOICES["en"])) for card in cards]
    for one, other in itertools.combinations(pictures, 2):
        assert one.size == other.size
        assert distance(one, other) > ALLOWED
    assert len({alt(card, VOICES["en"]) for card in cards}) == len(cards)


def test_alt_text_says_what_the_picture_shows() -> None:
    rows = (
        Row("Aki", 1, 4.5, (1, 0, None), "up", playing=True, is_reader=True),
        Row("Ben", 2, 1, (2, 1, 0), "down"),
        Row("Ben", 0, 0, (0, 2, None), has_left=True),
        Row("Chika", 0, 2, (None, None, None)),
    )
    assert alt(Card("Group 1", "3 days left", rows), VOICES["en"]) == (
        "Group 1. 3 days left. 1. Aki: you, game open, 4.5 points, going up; by table: 1, no game, to play. "
        "2. Ben: 1 point, going down; by table: 2, 1, no game. "
        "Ben (2): has left, 0 points; by table: no game, 2, to play. "
        "Chika: not ranked, 2 points; by table: to play, to play, to play."
    )
    assert alt(Card("グループ1", "残り3日", rows[:2]), VOICES["ja"]) == (
        "グループ1。残り3日。1位 Aki：あなた、対局中、4.5点、昇格圏｜卓ごとの順位：1、対局なし、これから。"
        "2位 Ben：1点、降格圏｜卓ごとの順位：2、1、対局なし。"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_text_has_a_sentence_for_everybody_whatever_their_names(lang: str) -> None:
    card = crowded(group(lang, LONG[lang]))
    card = replace(card, rows=tuple(replace(row, results=(None,) * 6) for row in card.rows))
    text = alt(card, VOICES[lang])
    assert utf16_length(text) <= LIMIT
    assert text.count("24.5") == 6
    assert text.endswith("。" if lang == "ja" else ".")


def test_subject_changes_with_the_card_and_each_reader_has_a_lane() -> None:
    voice = Speaker("en", ("Aki",), strict=True)
    card = group("en", ("Aki", "Ben", "*Chika*"))
    one = GroupDrawing(voice, card, "7-1", "png")
    assert one.content == GroupDrawing(Speaker("en", strict=True), card, "7-1", "png").content
    moved = replace(card, subtitle="over")
    assert one.content != GroupDrawing(voice, moved, "7-1", "png").content
    assert one.subject.lane == GroupDrawing(voice, moved, "7-1", "png").subject.lane
    public = replace(card, rows=tuple(replace(row, is_reader=False) for row in card.rows))
    other = replace(public, rows=(replace(public.rows[0], is_reader=True), *public.rows[1:]))
    drawings = [GroupDrawing(voice, each, "7-1", "png") for each in (card, public, other)]
    assert len({each.subject.lane for each in drawings}) == 3
    assert [each.is_own for each in drawings] == [True, False, True]
    assert drawings[1].subject.reader is None
    made = pickle.loads(pickle.dumps(one.work))()
    assert made == one.work()
    assert (made.filename, made.alt) == ("standings.png", alt(card, VOICES["en"])), "its name reveals nothing"
    assert "\\*Chika\\*" in one.words()
