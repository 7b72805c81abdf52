"""A player's row shows a short name in full, also with a crown or a tag."""

from __future__ import annotations

from PIL import Image

from render.kit.letters.fonts import SMALLEST
from render.kit.letters.text import width
from render.kit.pen.palette import LOOKS, PANEL
from render.kit.players import BODY, FOOT, NAME_SIZE, PlayerRow, player_rows
from tests.render.micronesia.tables import ODD

WIDE, HIGH = 396, BODY + FOOT
MEDAL = 98
"""The left edge of the text, right of the medal."""


def row(name: str = "Computer 1", *, is_mover: bool = False, is_winner: bool = False, tag: str = "") -> Image.Image:
    canvas = Image.new("RGB", (WIDE + 40, HIGH + 40), PANEL)
    player_rows(
        canvas,
        20,
        20,
        WIDE,
        HIGH,
        [PlayerRow(LOOKS[1], name, 11, (), is_mover=is_mover, is_winner=is_winner, tag=tag)],
    )
    return canvas


def words(picture: Image.Image) -> Image.Image:
    return picture.crop((20 + MEDAL, 20, 20 + WIDE, 20 + HIGH))


def test_crown_and_tag_do_not_shorten_the_name() -> None:
    """Crown and tag lie on the medal and take no room from the name."""
    assert words(row(is_winner=True)) == words(row(is_mover=True))
    assert words(row(tag="bust")) == words(row())
    assert row(is_winner=True) != row(is_mover=True)
    assert row(tag="脱落") != row()


def test_name_is_made_smaller_before_it_is_cut() -> None:
    long = "Dmitri Fyodorovich Karamazov"
    room = WIDE - 20 - width("11", 54) - 14 - MEDAL
    whole = max((long[:end] for end in range(1, len(long))), key=lambda name: (_fits(name, room), len(name)))
    assert width(whole, NAME_SIZE) > room >= width(whole, SMALLEST)
    assert words(row(whole)) != words(row(whole[:-1] + "…"))


def _fits(name: str, room: int) -> bool:
    return width(name, SMALLEST) <= room


def test_long_names_and_tags_stay_within_the_row() -> None:
    """Nothing is written outside the row."""
    for name in ODD:
        picture = row(name, tag="a tag that says far too much", is_winner=True)
        picture.paste(PANEL, (20, 14, 20 + WIDE, 20 + HIGH))  # the rim of the crown may reach beyond the row
        assert picture.getcolors() == [(picture.width * picture.height, PANEL)]
