"""Sprites, drawn at four times their size, then reduced and cropped.

A ``Pen`` takes picture pixels. It stores premultiplied colour, so that soft masks on a transparent ground leave no
dark fringe and ``reduce`` is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .palette import Colour

Point: TypeAlias = tuple[float, float]
SCALE = 4
TILE = 48
"""Pixels of the side of a tile of an outline."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture with transparency, and the offset of its anchor from its top left corner."""

    image: Image.Image
    dx: float
    dy: float

    def put(self, canvas: Image.Image, x: float, y: float) -> None:
        """Paste the sprite with its anchor at (x, y)."""
        canvas.paste(self.image, (round(x - self.dx), round(y - self.dy)), self.image)


@dataclass(frozen=True, slots=True)
class Outline:
    """A sprite that is mostly empty, such as a ring or an arrow, kept as the tiles that are not."""

    tiles: tuple[tuple[Image.Image, int, int], ...]
    """Each with its place in the sprite."""
    dx: float
    dy: float

    @classmethod
    def of(cls, sprite: Sprite) -> Outline:
        """Return the sprite as an outline; it is put in the same way."""
        wide, high = sprite.image.size
        tiles = []
        for y in range(0, high, TILE):
            for x in range(0, wide, TILE):
                tile = sprite.image.crop((x, y, min(x + TILE, wide), min(y + TILE, high)))
                if (box := tile.getbbox()) is not None:
                    tiles.append((tile.crop(box), x + box[0], y + box[1]))
        return cls(tuple(tiles), sprite.dx, sprite.dy)

    def put(self, canvas: Image.Image, x: float, y: float) -> None:
        """Paste the tiles with the sprite's anchor at (x, y)."""
        left, upper = round(x - self.dx), round(y - self.dy)
        for tile, right, down in self.tiles:
            canvas.paste(tile, (left + right, upper + down), tile)


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """A vertical gradient, RGB."""
    high = size[1]
    parts = [row / max(1, high - 1) for row in range(high)]
    bands = [  # as ``mix`` has it for each row
        Image.frombytes("L", (1, high), bytes([round(start + (end - start) * part) for part in parts]))
        for start, end in zip(top, bottom, strict=True)
    ]
    return Image.merge("RGB", bands).resize(size, Image.Resampling.NEAREST)


def weaken(mask: Image.Image, part: float) -> Image.Image:
    """An L mask with its strength multiplied by ``part``."""
    return mask.point(_weaker(part))


@lru_cache(maxsize=256)
def _weaker(part: float) -> list[int]:
    return [min(255, round(value * part)) for value in range(256)]


def centre(sprite: Sprite) -> Sprite:
    """The sprite anchored at its middle instead of its foot."""
    return Sprite(sprite.image, sprite.image.width / 2, sprite.image.height / 2)


def fade(sprite: Sprite, part: float) -> Sprite:
    """The sprite with ``part`` of its strength."""
    image = sprite.image.copy()
    image.putalpha(weaken(image.getchannel("A"), part))
    return Sprite(image, sprite.dx, sprite.dy)


def cover(sheet: Image.Image, colour: Colour, mask: Image.Image) -> None:
    """Blend a colour over an RGBA sheet through a mask."""
    layer = Image.new("RGBA", sheet.size, (*colour, 0))
    layer.putalpha(mask)
    sheet.alpha_composite(layer)


class Pen:
    """Draw on a transparent sheet of ``wide`` x ``high`` picture pixels with its origin at (ox, oy)."""

    def __init__(self, wide: float, high: float, ox: float = 0, oy: float = 0, scale: int = SCALE) -> None:
        self.scale = scale
        self.origin = (ox, oy)
        self.sheet = Image.new("RGBa", (round(wide) * scale, round(high) * scale))
        self._draw = ImageDraw.Draw(self.sheet)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        ox, oy = self.origin
        return [((x + ox) * self.scale, (y + oy) * self.scale) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._draw.polygon(self._at(points), fill=(*fill, 255))

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        self._draw.ellipse(self._at([(x - rx, y - ry), (x + rx, y + ry)]), fill=(*fill, 255))

    def rectangle(self, x: float, y: float, wide: float, high: float, fill: Colour, radius: float = 0) -> None:
        corners = self._at([(x, y), (x + wide, y + high)])
        self._draw.rounded_rectangle(corners, radius * self.scale, fill=(*fill, 255))

    def line(self, points: Sequence[Point], fill: Colour, wide: float) -> None:
        """Draw a line with round ends and joints."""
        self.lines([points], fill, wide)

    def lines(self, lines: Sequence[Sequence[Point]], fill: Colour, wide: float) -> None:
        """Draw lines with round ends and joints, as flooding a mask of their traces does, without the mask."""
        self._trace(self._draw, lines, wide, (*fill, 255))

    # Masks, through which soft or graded colour is drawn.

    def blank(self) -> Image.Image:
        return Image.new("L", self.sheet.size, 0)

    def polygon_mask(self, points: Sequence[Point], strength: int = 255) -> Image.Image:
        mask = self.blank()
        ImageDraw.Draw(mask).polygon(self._at(points), fill=strength)
        return mask

    def ellipse_mask(self, x: float, y: float, rx: float, ry: float, strength: int = 255) -> Image.Image:
        mask = self.blank()
        ImageDraw.Draw(mask).ellipse(self._at([(x - rx, y - ry), (x + rx, y + ry)]), fill=strength)
        return mask

    def rectangle_mask(self, x: float, y: float, wide: float, high: float, radius: float) -> Image.Image:
        mask = self.blank()
        corners = self._at([(x, y), (x + wide, y + high)])
        ImageDraw.Draw(mask).rounded_rectangle(corners, radius * self.scale, fill=255)
        return mask

    def line_mask(self, points: Sequence[Point], wide: float) -> Image.Image:
        mask = self.blank()
        self.trace(mask, [points], wide)
        return mask

    def trace(self, mask: Image.Image, lines: Sequence[Sequence[Point]], wide: float) -> None:
        """Add lines with round ends and joints to a mask."""
        self._trace(ImageDraw.Draw(mask), lines, wide, 255)

    def _trace(
        self, draw: ImageDraw.ImageDraw, lines: Sequence[Sequence[Point]], wide: float, ink: int | tuple[int, ...]
    ) -> None:
        radius = wide * self.scale / 2
        for points in lines:
            placed = self._at(points)
            draw.line(placed, fill=ink, width=round(wide * self.scale))
            for x, y in placed:
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def blur(self, mask: Image.Image, radius: float) -> Image.Image:
        """A blurred mask, computed at a quarter of the size for speed."""
        small = mask.reduce(4).filter(ImageFilter.GaussianBlur(radius * self.scale / 4))
        return small.resize(mask.size, Image.Resampling.BILINEAR)

    def flood(self, fill: Colour, mask: Image.Image, strength: float = 1) -> None:
        """Paint a colour through a mask."""
        box = mask.getbbox()
        if box is not None:
            part = mask.crop(box)
            # An image: of a colour, Pillow gives a clear pixel all, and the mask as its alpha, which is too light.
            colour = Image.new("RGBa", part.size, (*fill, 255))
            self.sheet.paste(colour, box[:2], part if strength == 1 else weaken(part, strength))

    def erase(self, mask: Image.Image) -> None:
        """Make the sheet transparent within a mask."""
        self.sheet.paste((0, 0, 0, 0), mask=mask)

    def grade(self, top: Colour, bottom: Colour, mask: Image.Image) -> None:
        """Paint a vertical gradient through a mask, over the height of the mask."""
        box = mask.getbbox()
        if box is None:
            return
        left, upper, right, lower = box
        self.sheet.paste(gradient((right - left, lower - upper), top, bottom), (left, upper), mask.crop(box))

    def within(self, mask: Image.Image, other: Image.Image) -> Image.Image:
        """The intersection of two masks."""
        return ImageChops.multiply(mask, other)

    def reduce(self, mask: Image.Image) -> Image.Image:
        """A mask at picture size."""
        return mask.reduce(self.scale)

    def sprite(self, x: float = 0, y: float = 0) -> Sprite:
        """The sheet at picture size, cropped, as a sprite anchored at (x, y)."""
        left, upper, right, lower = self.sheet.getbbox() or (0, 0, 1, 1)
        left, upper = left // self.scale, upper // self.scale
        right, lower = -(-right // self.scale), -(-lower // self.scale)
        area = (left * self.scale, upper * self.scale, right * self.scale, lower * self.scale)
        whole = self.sheet.reduce(self.scale, area).convert("RGBA")
        box = whole.getbbox() or (0, 0, 1, 1)
        ox, oy = self.origin
        return Sprite(whole.crop(box), x + ox - left - box[0], y + oy - upper - box[1])
