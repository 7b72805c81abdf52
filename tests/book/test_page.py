"""The page of a book: pictures as tiles, nothing of the record as markup, no way out."""

from __future__ import annotations

import io
import json
import random
import re
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from PIL import Image

import render
from bot.book import page as page_module
from bot.book import painting
from bot.book.contents import read
from bot.book.page import page
from bot.book.painting import Stopped, paint
from bot.book.pieces import TILE, Album, Sentences
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core.history.records import Record, load
from engines.core.history.verdict import verify
from render.scene import Scene
from tests.bot.conftest import PlainPainter

from .games import NASTY, golden, played


@pytest.fixture(autouse=True)
def plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "WIDE", 128)
    for key, painter in render.PAINTERS.items():
        monkeypatch.setitem(render.PAINTERS, key, PlainPainter(painter))  # type: ignore[attr-defined]


def made(record: Record, lang: str = "en") -> str:
    return page(read(GAMES[record.header.game], record), lang).decode()


def part(text: str, name: str) -> str:
    found = re.search(rf'<script type="application/[a-z-]+" id="{name}"[^>]*>(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return found[1]


def book_of(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(part(text, "book"))
    return found


def test_page_holds_the_record_and_every_moment_and_loads_nothing() -> None:
    record = golden("octa/short-without-extras-v4")
    text = made(record)
    assert made(record) == text, "the same page again"
    assert load(part(text, "record")) == record
    assert verify(load(part(text, "record"))).honest
    digest = re.search(r'id="book" data-digest="([0-9a-f]{64})"', text)
    assert digest is not None
    assert digest[1] == sha256(part(text, "book").encode()).hexdigest()
    for lang, book in (("en", book_of(text)), ("ja", book_of(made(record, "ja")))):
        assert (book["first"], set(book["frames"]), book["own"]) == (lang, {"public/en", "public/ja"}, [])
        assert len(book["moments"]) == len(book["frames"][f"public/{lang}"]) == len(book["said"]["ja"]["headings"])
        assert not {"{", "}"} & set(book["said"][lang]["title"])
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    assert policy is not None
    assert policy[1].startswith("default-src 'none'; img-src data:;")
    assert "unsafe" not in policy[1]
    code = re.sub(r'<script type="application.*?</script>', "", text, flags=re.DOTALL)
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", code)
    assert not re.search(r"innerHTML|eval\(|fetch\(|XMLHttpRequest|document\.write", code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_private_game_tells_its_seed_and_of_no_promise(lang: str) -> None:
    of_table = golden("octa/short-without-extras-v4")
    private = of_table.model_copy(update={"header": of_table.header.model_copy(update={"session": "0bcdefghij"})})
    say, seed = Speaker(lang, strict=True).say, str(of_table.header.seed)
    told, other = (book_of(made(one))["said"][lang]["page"] for one in (private, of_table))
    differing = {name: told[name] for name in told if told[name] != other[name]}
    assert differing == {
        "dice-old": say("book-private-dice"),
        "dice-opening": say("book-private-seed", {"seed": seed}),
        "dice-trust": say("book-private-trust"),
        "dice-no-word": "",
    }
    assert seed in differing["dice-opening"]


def test_names_and_words_are_never_markup() -> None:
    text = made(played("octa", names=NASTY, options={"length": "short"}))
    assert "<script>alert" not in text
    assert "\u202e" not in text
    assert text.count("<script") == text.count("</script>") == 3
    assert book_of(text)["said"]["en"]["names"][0] == NASTY[0]
    names = ("x" * 10_000, "\u202e\u2028</script><!--", "{{BOOK}}")
    text = made(played("octa", names=names, options={"length": "short"}))
    assert [len(name) for name in book_of(text)["said"]["en"]["names"]] == [64, 13, 8]
    assert (text.count("</script"), "<!--" in text) == (3, False)
    head = json.loads(part(text, "record").split("\n")[0])
    assert [place[0] for place in head["places"]] == list(names), "the commitment is made of it"


class PlainStage(PlainPainter):
    """Shows the acts of the real painter, each as a small grey picture without words."""

    def alt(self, view: Any, scene: Scene) -> str:
        return ""

    def acts(self, view: Any, scene: Scene) -> Any:
        artist: Any = self._painter
        return artist.acts(view, scene)


def test_book_has_the_frames_that_lead_up_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Any = render.PAINTERS["dicolony"]
    monkeypatch.setitem(render.PAINTERS, "dicolony", PlainStage(plain._painter))  # type: ignore[attr-defined]
    contents = read(GAMES["dicolony"], golden("dicolony/solo"))
    end = contents.moments[-1]
    assert end.step is not None
    pictures = paint(replace(contents, moments=(end,)), "en", room=10**6)
    sheets, cards, landscapes = 1, len(end.step.state.layout.buildings), 1
    shown = {lang: len(part.frames) for lang, part in pictures.acts.items()}
    assert shown == dict.fromkeys(LANGUAGES, sheets + cards + landscapes)


def test_full_book_leaves_out_other_eyes_and_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page says that a seat has seen more, instead of calling its table that of all."""
    record = golden("dicolony/shared")
    assert "0/en" in book_of(made(record))["frames"]
    monkeypatch.setattr(painting, "MOST_DRAWN", 1)
    book = book_of(made(record))
    assert (set(book["frames"]), book["own"]) == ({"public/en"}, [0, 1])


def test_part_that_does_not_fit_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn is bounded and shown, and nothing is drawn only to be thrown away."""
    told, shown = read(GAMES["dicolony"], golden("dicolony/shared")), list[tuple[int, int]]()
    count = len(told.moments)
    monkeypatch.setattr(painting, "MOST_DRAWN", 3 * count - 1)
    drawn = paint(told, "en", 10**9, done=lambda number, total: shown.append((number, total)))
    assert set(drawn.parts) == {(None, "en"), (None, "ja")}
    assert shown == [(number, 6 * count) for number in range(2 * count)]


class NoisyPainter(PlainPainter):
    """Paints what no tile shares, and says what no sentence shares."""

    def paint(self, view: Any, scene: Scene) -> Image.Image:
        dice = random.Random(repr((view, scene)))
        return Image.frombytes("RGB", (64, 40), dice.randbytes(64 * 40 * 3))

    def alt(self, view: Any, scene: Scene) -> str:
        return ". ".join(map(str, random.Random(repr((view, scene))).sample(range(10**9), 500)))


def test_whole_page_stays_within_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures, texts, record and code together; what does not fit is left out."""
    monkeypatch.setitem(render.PAINTERS, "dicolony", NoisyPainter(render.PAINTERS["dicolony"]))  # type: ignore[attr-defined]
    monkeypatch.setattr(page_module, "MARGIN", 100_000)
    told = read(GAMES["dicolony"], golden("dicolony/shared"))
    whole = len(page(told, "en"))
    monkeypatch.setattr(page_module, "MOST_BYTES", whole // 2)
    small = page(told, "en")
    assert whole // 4 < len(small) < whole // 2
    assert "public/en" in book_of(small.decode())["frames"]


def test_sentences_give_the_text_again() -> None:
    sentences = Sentences()
    texts = ["Turn 1. Aki: 3 points; 4 dice. End", "ターン1。Aki：3点。", "", "Aki: 3 points; 4 dice. ", "..; x"]
    coded = [sentences.add(text) for text in texts]
    known = list(sentences.known)
    assert ["".join(known[number] for number in numbers) for numbers in coded] == texts
    assert coded[3] == coded[0][1:3]


def test_nobody_waits_for_a_book_that_is_given_up() -> None:
    told = read(GAMES["octa"], golden("octa/points-v4"))
    with pytest.raises(Stopped):
        paint(told, "en", 0, goes_on=lambda: False)


# --- tiles -----------------------------------------------------------------------------------------------------


def test_tiles_give_the_picture_again() -> None:
    album = Album(200)
    picture = Image.effect_mandelbrot((400, 260), (-2, -1.5, 1, 1.5), 40).convert("RGB")
    (high, _), *tiles = album.add(picture)
    assert high == 130
    assert len(tiles) == 4 * 3
    sheets = [Image.open(io.BytesIO(sheet)).convert("RGB") for sheet in album.sheets]
    again = Image.new("RGB", (4 * TILE, 3 * TILE))
    for at, (sheet, place) in enumerate(tiles):
        box = (0, place * TILE, TILE, place * TILE + TILE)
        again.paste(sheets[sheet].crop(box), (at % 4 * TILE, at // 4 * TILE))
    small = picture.resize((200, 130), Image.Resampling.LANCZOS, reducing_gap=2)
    off = sum(abs(a - b) for a, b in zip(small.tobytes(), again.crop((0, 0, 200, 130)).tobytes(), strict=True))
    assert off / (200 * 130 * 3) < 6, "only what WebP rounds"


def test_known_tiles_are_not_kept_twice() -> None:
    """Higher pictures stand beside lower ones: one's own has one's hand below the public one."""
    album = Album(128)
    first, again = (album.add(Image.new("RGB", (128, 128), "#224466")) for _ in range(2))
    assert (first, len(album.sheets), len(set(first[1:]))) == (again, 1, 1)
    album = Album(128)
    public, own = album.add(Image.new("RGB", (128, 64))), album.add(Image.new("RGB", (128, 192)))
    assert (public[0], own[0]) == ((64, 0), (192, 0))
    assert own[1:3] == public[1:]
