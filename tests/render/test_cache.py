"""One budget of bytes for the images of all games: it holds, and pictures do not depend on it."""

from __future__ import annotations

import ast
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from PIL import Image

import render
from bench.wire.process import share
from render.kit.letters.fonts import font
from render.kit.pen import cache, heap
from render.kit.pen.cache import ENTRY, FACE, Cache, cached, newest, weight
from render.kit.pen.sprites import Sprite
from tests.hanging import HANG
from tests.render.goldens import PAINTED, drawn

SMALL = 8 * 2**20


def image(bytes_: int) -> Image.Image:
    """An image of so many bytes, one row high."""
    return Image.new("L", (bytes_, 1))


def empty(monkeypatch: pytest.MonkeyPatch, budget: int) -> Cache:
    """Put an empty cache with this budget in the place of the process's."""
    found = Cache(budget, timer=lambda: 0.0)
    monkeypatch.setattr(cache, "CACHE", found)
    return found


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Cache:
    """A cache for three images of 100 bytes; all cost the same."""
    return empty(monkeypatch, 3 * (ENTRY + 100))


def test_weight_is_that_of_pixels_in_memory() -> None:
    for mode, bytes_ in ("1", 1), ("L", 1), ("P", 1), ("RGB", 4), ("RGBA", 4), ("RGBa", 4), ("LA", 4), ("F", 4):
        assert weight(Image.new(mode, (20, 10))) == 200 * bytes_
    assert weight(Sprite(Image.new("RGBA", (20, 10)), 3, 4)) == 800
    assert weight((Image.new("L", (20, 10)), 3, 4)) == 200
    assert weight(font(20, True)) == FACE


def test_least_recently_used_goes_first(own: Cache) -> None:
    calls: list[str] = []

    @cached
    def draw(name: str) -> Image.Image:
        calls.append(name)
        return image(100)

    for name in "abcad":
        draw(name)
    assert (calls, len(own), own.size) == (list("abcd"), 3, own.budget)
    draw("a")
    assert calls == list("abcd")
    draw("b")
    assert calls == list("abcdb")


class Costs:
    """A cache for so many images of 100 bytes, and the processor time that drawing takes."""

    def __init__(self, many: int = 3) -> None:
        self.now = 0.0
        self.cache = Cache(many * (ENTRY + 100), lambda: self.now)

    def draw(self, seconds: float, bytes_: int = 100) -> Image.Image:
        self.now += seconds
        return image(bytes_)

    def is_kept(self, name: object, seconds: float, bytes_: int = 100) -> bool:
        """Take an image, and say whether it was there."""
        before = self.now
        self.cache.take(name, lambda: self.draw(seconds, bytes_))
        return self.now == before


def test_cheap_and_large_images_go_before_costly_ones() -> None:
    """But an unused image goes in the end whatever it cost."""
    costs = Costs()
    costs.is_kept("costly", 1.0)
    for number in range(20):
        costs.is_kept(f"cheap {number}", 0.01)
    assert costs.is_kept("costly", 1.0)
    for number in range(400):
        costs.is_kept(number, 0.01)
    assert not costs.is_kept("costly", 1.0)
    costs = Costs(20)
    costs.is_kept("layer", 0.5, 10_000)
    for number in range(12):
        costs.is_kept(f"sprite {number}", 0.5)
    assert all(costs.is_kept(f"sprite {number}", 0.5) for number in range(12))
    assert not costs.is_kept("layer", 0.5, 10_000)


def test_cost_excludes_what_was_drawn_on_the_way() -> None:
    costs = Costs()

    def sheet() -> Image.Image:
        costs.is_kept("sprite", 1.0)
        return costs.draw(0.01)

    costs.cache.take("sheet", sheet)
    for number in range(2):
        costs.is_kept(number, 0.1)
    assert costs.is_kept("sprite", 1.0), "the sheet was cheap and went first"


def test_functions_share_the_budget_but_no_entries(own: Cache) -> None:
    @cached
    def first(width: int) -> Image.Image:
        return image(width)

    @cached
    def second(width: int) -> Image.Image:
        return image(width)

    assert first(100) is first(100)
    assert first(100) is not second(100)
    assert own.size == 2 * (ENTRY + 100)
    assert first(own.budget).width == own.budget
    assert own.size == 2 * (ENTRY + 100), "an image above the budget is drawn and evicts nothing"
    second(width=100)
    second(99)
    assert len(own) == 3
    own.budget = ENTRY + 100
    assert len(own) == 1, "a smaller budget shrinks at once"
    own.clear()
    assert (len(own), own.size) == (0, 0)


def test_threads_that_draw_the_same_get_one_image_and_a_failure_leaves_none(own: Cache) -> None:
    @cached
    def fail() -> Image.Image:
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError):
        fail()
    assert (len(own), own.size) == (0, 0)
    together = Barrier(2)

    def draw() -> Image.Image:
        together.wait(timeout=HANG)
        return image(100)

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda _: own.take("same", draw), range(2))
    assert first is second
    assert own.size == ENTRY + 100


@pytest.mark.slow
@pytest.mark.parametrize("key", PAINTED)
def test_pictures_do_not_depend_on_the_budget(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, *others = list(PAINTED[key])[:3]
    small = empty(monkeypatch, SMALL)  # which no game's pictures fit
    tight = drawn(key, name).tobytes()
    assert 0 < small.size <= SMALL
    usual = empty(monkeypatch, cache.BUDGET)
    assert drawn(key, name).tobytes() == tight
    assert drawn(key, name).tobytes() == tight
    for other in others:
        drawn(key, other)
        assert usual.size <= cache.BUDGET


def test_every_kept_image_is_in_the_budget() -> None:
    """``functools`` caches count entries, not bytes: they are for values without pixels."""
    root = Path(render.__file__).parent
    wrong = []
    for path in sorted(root.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source if "cache" in source else "")):
            if not isinstance(node, ast.FunctionDef) or node.returns is None:
                continue
            named = {ast.unparse(each).partition("(")[0].rpartition(".")[2] for each in node.decorator_list}
            pixels = [word for word in ("Image", "Sprite", "Font", "Chart") if word in ast.unparse(node.returns)]
            if named & {"cache", "lru_cache"} and pixels:
                wrong.append(f"{path.relative_to(root)}: {node.name}")
    assert not wrong


def test_newest_image_is_drawn_once_and_nobody_changes_it() -> None:
    drawn: list[int] = []

    @newest
    def layer(shade: int) -> Image.Image:
        drawn.append(shade)
        return Image.new("L", (2, 2), shade)

    for shade in (1, 1, 2, 2, 1):
        image = layer(shade)
        assert image.getpixel((0, 0)) == shade
        image.putpixel((0, 0), 255)
    assert drawn == [1, 2, 1]


def test_free_memory_between_kept_things_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [bytes(range(250)) * 400 for _ in range(1000)]  # 100 MB, each below the allocator's size of a mapping
    del kept[1:-1]
    before = share(os.getpid())
    heap.give_back()
    assert share(os.getpid()) < before - 50_000
    times: list[int] = []
    monkeypatch.setattr(heap, "give_back", lambda: times.append(1))
    for _ in range(3 * heap.EVERY):
        heap.count_picture()
    assert len(times) == 3
