"""Pictures as tiles and texts as sentences: what two of them share is kept once."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from hashlib import blake2b

from PIL import Image

TILE = 64
"""Pixels of a side; a multiple of the 16 that WebP works with, so that tiles do not bleed into each other."""
QUALITY = 80
_SENTENCE = re.compile(r".*?[.。;；]\s*|.+", re.DOTALL)


@dataclass(slots=True)
class Album:
    """Pictures of one width. ``sheets`` are strips of new tiles, one below the other, as WebP."""

    wide: int
    sheets: list[bytes] = field(default_factory=list)
    _known: dict[bytes, tuple[int, int]] = field(default_factory=dict)

    def add(self, picture: Image.Image) -> tuple[tuple[int, int], ...]:
        """Return the picture: its height and 0, then (sheet, place) of each tile, row by row; new tiles make a new
        sheet. One's own picture may be higher than the public one.
        """
        small = picture.resize(
            (self.wide, round(picture.height * self.wide / picture.width)), Image.Resampling.LANCZOS, reducing_gap=2
        )
        places, fresh = [(small.height, 0)], list[Image.Image]()
        for top in range(0, small.height, TILE):
            for left in range(0, small.width, TILE):
                tile = small.crop((left, top, left + TILE, top + TILE))
                name = blake2b(tile.tobytes(), digest_size=16).digest()
                if name not in self._known:
                    self._known[name] = (len(self.sheets), len(fresh))
                    fresh.append(tile)
                places.append(self._known[name])
        if fresh:
            self.sheets.append(_sheet(fresh))
        return tuple(places)

    def forget(self, sheets: int) -> None:
        """Keep only the first ``sheets``: what was added since is not used."""
        del self.sheets[sheets:]
        self._known = {name: at for name, at in self._known.items() if at[0] < sheets}

    @property
    def weight(self) -> int:
        """The bytes of all sheets in a page, where three bytes are four characters."""
        return sum(len(sheet) for sheet in self.sheets) * 4 // 3


def _sheet(tiles: list[Image.Image]) -> bytes:
    strip = Image.new("RGB", (TILE, TILE * len(tiles)))
    for place, tile in enumerate(tiles):
        strip.paste(tile, (0, place * TILE))
    buffer = io.BytesIO()
    strip.save(buffer, "WEBP", quality=QUALITY, method=2)
    return buffer.getvalue()


@dataclass(slots=True)
class Sentences:
    """The sentences of texts, in the order in which they came up."""

    known: dict[str, int] = field(default_factory=dict)
    weight: int = 0
    """Bytes in a page."""

    def add(self, text: str) -> list[int]:
        """Return the text as numbers of sentences; joined they are the text again."""
        numbers = []
        for sentence in _SENTENCE.findall(text):
            if sentence not in self.known:
                self.known[sentence] = len(self.known)
                self.weight += len(sentence.encode()) + 3
            numbers.append(self.known[sentence])
        return numbers
