"""Everything that must be read in a picture is large enough for a phone: in all games, languages and scenes."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

import render
from bench.pictures import play
from bot.texts import Speaker, text_keys
from render import PAINTERS, painter
from render.kit.letters.fonts import BOX, SMALLEST, SMALLEST_KANJI, drawable
from render.kit.letters.phrases import phrases
from render.kit.letters.text import fit_label, fit_name, fit_text, smallest, width, wrap, write
from render.scene import HIGH, OWN_HIGH, WIDE, Scene, Staged
from tests.locales.lexicon import lexicon

from . import charts
from .goldens import PAINTED
from .lettering import recorded, unreadable

LANGUAGES = ("en", "ja")
NAMES = {
    "en": (
        "Maximiliana von Hohenzollern",
        "Computer 1",
        "Dmitri Karamazov",
        "Computer (Bartholomew)",
        "Al",
        "Farah",
    ),
    "ja": ("コンピュータ1", "宇都宮龍之介", "ベンジャミン・フランクリン", "コンピュータ（千尋）", "エマ", "亜希"),
}
DECORATIONS = {
    "kit.figures.dice.die": "the question mark of a die that is not rolled",
    "hexlands.icons.icon": "the question mark on the sign of a special tile",
}
"""The functions whose letters need not be read, and why."""
Shown = tuple[Any, Scene]


def scenes(key: str, lang: str) -> Iterator[Shown]:
    """All tables laid out by hand, with long names, and two moments of a full table."""
    full = play(key, "letters", lang, bound=120)
    laid = [table() for table in PAINTED[key].values()]
    for view, scene in (*laid, full[len(full) // 2], full[-1]):
        names = NAMES[lang][: len(scene.names)]
        yield view, replace(scene, names=names, voice=Speaker(lang, names, key, strict=True).plain())


def paint_all(key: str, shown: Iterable[Shown]) -> None:
    """Draw each scene, and the acts of a film of it."""
    artist = painter(key)
    for view, scene in shown:
        acts = artist.acts(view, scene) if isinstance(artist, Staged) else ((view, scene),)
        for act in acts:
            image = artist.paint(*act)
            assert (image.mode, image.width) == ("RGB", WIDE)
            assert HIGH <= image.height <= (HIGH if act[1].reader is None else OWN_HIGH)


@contextmanager
def inside() -> Iterator[None]:
    """Check meanwhile that all that is written lies within its picture, and in the end that something was."""
    paste = Image.Image.paste
    count = 0

    def checked(canvas: Image.Image, what: Any, box: Any = None, mask: Any = None) -> None:
        nonlocal count
        if sys._getframe(1).f_code is write.__code__:
            count += 1
            (x, y), (wide, high) = box, mask.size
            assert 0 <= x <= x + wide <= canvas.width
            assert 0 <= y <= y + high <= canvas.height
        paste(canvas, what, box, mask)

    with patch.object(Image.Image, "paste", checked):
        yield
    assert count


DRAWN = re.compile(r"(octa|dicolony|micronesia|picture)-(?!(plan|message|prompt|call|lesson|term)-)")
"""The keys of texts that painters draw; buttons, prompts, lessons and messages are Discord's to draw."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fonts_have_every_character_of_the_texts(lang: str) -> None:
    pieces = [piece for text in lexicon(lang) if DRAWN.match(text.key) for piece in text.pieces]
    assert len(pieces) > 500
    assert [piece for piece in pieces if BOX in drawable(piece)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PAINTERS)
def test_every_text_of_every_picture_is_readable(key: str, lang: str) -> None:
    """And inside it, also with names that are hard to draw."""
    with recorded() as found, inside():
        paint_all(key, scenes(key, lang))
    assert found
    assert unreadable(found, DECORATIONS) == []
    with inside():
        paint_all(key, (table() for table in PAINTED[key].values()))


@pytest.mark.parametrize("draw", charts.TABLES.values(), ids=charts.TABLES)
def test_every_text_of_every_chart_is_readable(draw: Callable[[], Image.Image]) -> None:
    with recorded() as found:
        assert draw().width == WIDE
    assert found
    assert unreadable(found, ()) == []


def test_letters_are_drawn_in_one_place() -> None:
    """Only the module of the fonts asks Pillow for letters, so that none escapes the check of their sizes."""
    root = Path(render.__file__).parent
    writing = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if re.search(r"text\(|truetype\(", source := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("text", "multiline_text", "truetype")
    }
    assert writing == {"kit/letters/fonts.py"}


def test_a_text_is_written_smaller_before_it_is_cut() -> None:
    """Kanji must be larger than other letters; of a computer on a seat the person is named."""
    assert (smallest("Aki 12"), smallest("コンピュータ"), smallest("千尋")) == (SMALLEST, SMALLEST, SMALLEST_KANJI)
    long = "Maximiliana"
    assert fit_text(long, width(long, 36), 40) == (long, 36)
    assert fit_text(long, width(long, SMALLEST) - 1, 40)[1] == SMALLEST
    assert fit_text("宇都宮", 500, 26) == ("宇都宮", SMALLEST_KANJI)
    room = width("コンピ…（千尋）", 32)
    assert fit_name("コンピュータ（千尋）", room, 32) == "コンピ…（千尋）"
    assert fit_label("Computer (Ben)", width("Co… (Ben)", SMALLEST), 32) == ("Co… (Ben)", SMALLEST)
    assert fit_name("千尋", room, 32) == "千尋"


PARTED = """
湖の|周りの|道と|兵士を|失う
残り10、|あと1島で|勝利
10の島を|追い払えます。
千尋さんが|「強い兵士」を|振り直した
高さ1の|タイル3枚まで
中心地から|つながる|荒地
領地1マスにつき3点
イベント|「台風」：|道と|兵士を|失います。
ダイスが|1・2と|3・1です。
得た|コイン：|亜希さん 4／|健太さん 1。
2で|発展し、|市の日（2）を|引きました。
Nobody |wins.
ライズ・|オブ・|トライブス
A |rival’s |hex.
"""
NAMED = re.compile(r"-(building|card|terrain|tile|tribe|unit)-[a-z-]+$")
OTHER = re.compile(r"-(action|effect|event|field|lesson|picture|score|message|term|words)-")
"""The keys of the names of things, and of longer texts about them."""


def test_japanese_lines_end_with_phrases_and_names_of_things_stay_whole() -> None:
    for parted in PARTED.strip().splitlines():
        assert "|".join(phrases(parted.replace("|", ""))) == parted
    keys = [key for key in text_keys("ja") if NAMED.search(key) and not OTHER.search(key)]
    names = {Speaker("ja", strict=True).say(key) for key in keys}
    assert len(names) > 70
    assert [name for name in names if phrases(f"{name}を引く") != (f"{name}を", "引く")] == []


@pytest.mark.parametrize(
    "name", ["Dmitri Karamazov", "宇都宮龍之介", "はなこは", "「", "の。A", "1", "( ・∀・)", "私は 山"]
)
@pytest.mark.parametrize("room", [200, 300, 700])
def test_a_name_is_parted_only_where_it_is_wider_than_a_line(name: str, room: int) -> None:
    text = f"8点で{name}さんの勝利です。{name}さんがバーストしました。"
    lines = wrap(text, room, 32, lines=30, whole=(name,))
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert max(width(line, 32) for line in lines) <= room
    if width(name + "さんの", 32) <= room:
        assert "\n".join(lines).count(f"{name}さん") == 2


def test_lines_end_with_words_only_if_nothing_is_lost() -> None:
    assert wrap("購入して部族と資源を捧げる", 8 * 32, 32, lines=2) == ("購入して部族と", "資源を捧げる")
    assert wrap("中心地からつながる荒地", 6 * 32, 32, lines=2) == ("中心地から", "つながる荒地")
    assert "".join(wrap("部族を減らす村を攻める", 6 * 32, 32, lines=2)) == "部族を減らす村を攻める"
    assert not wrap("勝利を分かち合います。", 10 * 32, 32, lines=2)[-1].startswith("。")
