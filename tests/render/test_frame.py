"""Pictures of private boards: a painter's own, below a strip with a lock."""

from __future__ import annotations

import io
import pickle
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bench.pictures import play
from bot.kit.pictures import Subject
from bot.kit.pictures.illustrations import Illustration
from render import PAINTERS, painter
from render.easel import Board, compared, film, picture
from render.kit.frame import LEAST, LINE, STRIP, framed
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.text import ELLIPSIS
from render.kit.pen.palette import GOLD, PANEL, TEXT, contrast
from render.scene import WIDE, Scene, as_drawn

from .goldens import PAINTED
from .lettering import recorded
from .test_lettering import inside

TITLES = {"en": "Private board", "ja": "練習用のボード"}


def of(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def first(key: str) -> tuple[Any, Scene]:
    """The first table of a game that is laid out by hand."""
    return next(laid() for laid in PAINTED[key].values())


@pytest.mark.parametrize("key", PAINTERS)
def test_private_board_is_the_painters_own_below_a_lock(key: str) -> None:
    view, scene = first(key)
    table = of(picture(key, view, scene, "png").data)
    private = of(picture(key, view, replace(scene, private="Private board"), "png").data)
    wide, high = table.size
    assert private.size == (wide, high + STRIP)
    assert private.crop((0, STRIP, wide, STRIP + high)).tobytes() == table.tobytes()
    assert [private.getpixel((x, STRIP - 1)) for x in (0, wide // 2, wide - 1)] == [GOLD] * 3
    assert GOLD in {color for _, color in private.crop((0, 0, 90, STRIP - LINE)).getcolors(4096) or ()}, "a lock"
    assert {table.getpixel((x, STRIP - 1)) for x in range(wide)} != {GOLD}


@pytest.mark.parametrize("key", PAINTERS)
def test_alt_text_of_a_private_board_begins_with_its_title(key: str) -> None:
    """And says then what a table's says, as far as there is room."""
    for view, scene in (laid() for laid in PAINTED[key].values()):
        title, end = TITLES[scene.voice.lang], "。" if scene.voice.lang == "ja" else ". "
        table, private = (painter(key).alt(view, one) for one in (scene, replace(scene, private=title)))
        assert private.startswith(title + end + table[:60])
        assert utf16_length(private) <= LIMIT


@pytest.mark.parametrize("title", [*TITLES.values(), "H3 Orders, castle and mine " * 5, "H3 命令：城と鉱山" * 9])
def test_title_is_read_on_a_phone_and_stays_on_its_strip(title: str) -> None:
    with recorded() as found, inside():
        strip = framed(Image.new("RGB", (WIDE, 900)), title).crop((90, 0, WIDE, STRIP - LINE))
    (written,) = found
    assert written.size >= LEAST
    assert written.text == title or (len(title) > 40 and written.text.endswith(ELLIPSIS))
    bare = framed(Image.new("RGB", (WIDE, 900)), "").crop((90, 0, WIDE, STRIP - LINE))
    assert strip.tobytes() != bare.tobytes()
    assert bare.getcolors() == [(bare.width * bare.height, PANEL)]
    assert contrast(TEXT, PANEL) >= 4.5
    assert contrast(GOLD, PANEL) >= 3


@pytest.mark.parametrize("key", ["octa", "dicolony"])
def test_films_and_compared_boards_are_framed(key: str) -> None:
    """In each frame; Dicolony's end is told in several."""
    shown = [(view, replace(scene, private="Try it")) for view, scene in play(key, "film", bound=150)[-2:]]
    with Image.open(io.BytesIO(film(key, shown))) as moving:
        for number in range(moving.n_frames):
            moving.seek(number)
            edge = moving.convert("RGB").getpixel((moving.width // 2, (STRIP - LINE // 2) // 2))
            assert isinstance(edge, tuple)
            assert max(abs(a - b) for a, b in zip(edge, GOLD, strict=True)) < 40
    both = compared(key, *(Board("Played", "this", *one) for one in shown), form="png")
    assert both.alt.startswith("Played: this. Try it. ")
    shrunk = of(both.data)
    column = shrunk.crop((450, 0, 451, 300)).getcolors(4096) or ()
    assert min(max(abs(a - b) for a, b in zip(one, GOLD, strict=True)) for _, one in column) < 60


@pytest.mark.parametrize("key", PAINTERS)
def test_private_board_never_shares_a_picture_with_a_table(key: str) -> None:
    """Nor with a board of another title; a drawing process gets the title too."""
    view, scene = first(key)

    def shown(title: str) -> Illustration:
        return Illustration(key, view, replace(scene, private=title), "jpeg", Subject("a", 1, None, "en"))

    assert as_drawn(painter(key), view, replace(scene, private="A"))[1].private == "A"
    assert len({shown(title).content for title in ("", "A", "B")}) == 3
    assert shown("A").words() == shown("B").words(), "the message that they stand in has the title"
    assert pickle.loads(pickle.dumps(shown("A").work))() == shown("A").work() != shown("").work()
