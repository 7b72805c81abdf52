"""One budget of bytes for the images of all games: it holds, and pictures do not depend on it."""

from __future__ import annotations

import ast
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from PIL import Image

import render
from render.kit.letters.fonts import font
from render.kit.pen import cache
from render.kit.pen.cache import ENTRY, FACE, Cache, cached, newest, weight
from render.kit.pen.sprites import Sprite
from tests.hanging import HANG
from tests.render.goldens import PAINTED, drawn

SMALL = 8 * 2**20


def image(bytes_: int) -> Image.Image:
    """An image of so many bytes, one row high."""
    return Image.new("L", (bytes_, 1))


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Cache:
    """A cache for three images of 100 bytes, in the place of the process's; all cost the same."""
    found = Cache(3 * (ENTRY + 100), timer=lambda: 0.0)
    monkeypatch.setattr(cache, "CACHE", found)
    return found


def empty(monkeypatch: pytest.MonkeyPatch, budget: int) -> Cache:
    """Put an empty cache with this budget in the place of the process's."""
    found = Cache(budget)
    monkeypatch.setattr(cache, "CACHE", found)
    return found


@pytest.mark.parametrize(
    ("mode", "bytes_"), [("1", 1), ("L", 1), ("P", 1), ("RGB", 4), ("RGBA", 4), ("RGBa", 4), ("LA", 4), ("F", 4)]
)
def test_weight_is_that_of_pixels_in_memory(mode: str, bytes_: int) -> None:
    assert weight(Image.new(mode, (20, 10))) == 200 * bytes_


def test_weight_of_what_painters_keep() -> None:
    assert weight(Sprite(Image.new("RGBA", (20, 10)), 3, 4)) == 800
    assert weight((Image.new("L", (20, 10)), 3, 4)) == 200
    assert weight(font(20, True)) == FACE


def test_least_recently_used_goes_first(own: Cache) -> None:
    calls: list[str] = []

    @cached
    def draw(name: str) -> Image.Image:
        calls.append(name)
        return image(100)

    for name in "abc":
        draw(name)
    draw("a")
    draw("d")
    assert (calls, len(own), own.size) == (list("abcd"), 3, own.budget)
    draw("a")
    assert calls == list("abcd")
    draw("b")
    assert calls == list("abcdb")


class Timer:
    """The processor time that drawing takes, as the test says."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def draw(self, seconds: float, bytes_: int = 100) -> Image.Image:
        self.now += seconds
        return image(bytes_)


def test_cheap_images_go_before_costly_ones() -> None:
    timer = Timer()
    costs = Cache(3 * (ENTRY + 100), timer)
    costs.take("costly", lambda: timer.draw(1.0))
    for number in range(20):
        costs.take(f"cheap {number}", lambda: timer.draw(0.01))
    before = timer.now
    costs.take("costly", lambda: timer.draw(1.0))
    assert timer.now == before


def test_large_layer_goes_before_small_sprites_of_its_cost() -> None:
    timer = Timer()
    costs = Cache(20 * (ENTRY + 100), timer)
    costs.take("layer", lambda: timer.draw(0.5, 10_000))
    for number in range(12):
        costs.take(f"sprite {number}", lambda: timer.draw(0.5))
    before = timer.now
    for number in range(12):
        costs.take(f"sprite {number}", lambda: timer.draw(0.5))
    assert timer.now == before
    costs.take("layer", lambda: timer.draw(0.5, 10_000))
    assert timer.now > before


def test_unused_image_goes_in_the_end_whatever_it_cost() -> None:
    timer = Timer()
    costs = Cache(3 * (ENTRY + 100), timer)
    costs.take("costly", lambda: timer.draw(1.0))
    for number in range(400):
        costs.take(number, lambda: timer.draw(0.01))
    before = timer.now
    costs.take("costly", lambda: timer.draw(1.0))
    assert timer.now > before


def test_cost_excludes_what_was_drawn_on_the_way() -> None:
    timer = Timer()
    costs = Cache(3 * (ENTRY + 100), timer)

    def sheet() -> Image.Image:
        costs.take("sprite", lambda: timer.draw(1.0))
        return timer.draw(0.01)

    costs.take("sheet", sheet)
    for number in range(2):
        costs.take(number, lambda: timer.draw(0.1))
    before = timer.now
    costs.take("sprite", lambda: timer.draw(1.0))
    assert timer.now == before, "the sheet was cheap and went first"


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
    second(width=100)
    second(99)
    assert len(own) == 3


def test_image_above_the_budget_is_drawn_and_evicts_nothing(own: Cache) -> None:
    @cached
    def draw(width: int) -> Image.Image:
        return image(width)

    draw(100)
    assert draw(own.budget).width == own.budget
    assert own.size == ENTRY + 100


def test_smaller_budget_shrinks_at_once(own: Cache) -> None:
    for width in (98, 99, 100):
        own.take(width, lambda width=width: image(width))  # type: ignore[misc]
    own.budget = ENTRY + 100
    assert (len(own), own.size) == (1, ENTRY + 100)
    own.clear()
    assert (len(own), own.size) == (0, 0)


def test_threads_that_draw_the_same_get_one_image(own: Cache) -> None:
    together = Barrier(2)

    def draw() -> Image.Image:
        together.wait(timeout=HANG)
        return image(100)

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda _: own.take("same", draw), range(2))
    assert first is second
    assert own.size == ENTRY + 100


def test_failed_drawing_leaves_nothing_behind(own: Cache) -> None:
    @cached
    def draw() -> Image.Image:
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError):
        draw()
    assert (len(own), own.size) == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize("key", PAINTED)
def test_pictures_do_not_depend_on_the_budget(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(PAINTED[key]))
    small = empty(monkeypatch, SMALL)  # which no game's pictures fit
    tight = drawn(key, name).tobytes()
    assert 0 < small.size <= SMALL
    usual = empty(monkeypatch, cache.BUDGET)
    assert drawn(key, name).tobytes() == tight
    assert drawn(key, name).tobytes() == tight
    assert usual.size <= cache.BUDGET


@pytest.mark.slow
def test_budget_holds_over_pictures_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = empty(monkeypatch, cache.BUDGET)
    for key, tables in PAINTED.items():
        for name in list(tables)[:3]:
            drawn(key, name)
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
            gives = ast.unparse(node.returns)
            if named & {"cache", "lru_cache"} and any(
                word in gives for word in ("Image", "Sprite", "Font", "Chart")
            ):
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
