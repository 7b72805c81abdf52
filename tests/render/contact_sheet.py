"""All signs on one sheet, and the recorder of its golden.

``python -m tests.render.contact_sheet`` records it under the number of the drawings (``render.signs.DRAWING``).
Raise that first if a sign is drawn in another way; for a new sign it stays.
"""

from __future__ import annotations

from PIL import Image

from render.signs import DRAWING, SIZE, draw_sign, signs

from .goldens import FOLDER, half

KEPT = FOLDER / "signs" / f"{DRAWING}.png"
COLUMNS = 9
GREY = (110, 110, 110)


def sheet() -> Image.Image:
    names = sorted(signs())
    paper = Image.new("RGB", (COLUMNS * SIZE, -(-len(names) // COLUMNS) * SIZE), GREY)
    for at, name in enumerate(names):
        image = draw_sign(name)
        paper.paste(image, (at % COLUMNS * SIZE, at // COLUMNS * SIZE), image)
    return half(paper)


if __name__ == "__main__":
    KEPT.parent.mkdir(exist_ok=True)
    sheet().quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(KEPT, optimize=True)
