"""The pictures of Rise of Tribes show every change and nothing hidden."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.texts import LANGUAGES
from engines.core import FastChance, Seat
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.actions import Move, Stop
from engines.rise_of_tribes.mind.assess import conflicts_ahead, near_winners
from engines.rise_of_tribes.printed import TILES, goals, lands, places, tribe
from engines.rise_of_tribes.state import Face, State, Turn, View
from engines.rise_of_tribes.wealth import next_price
from render.kit.hexes import FLAT
from render.kit.letters import text as text_module
from render.kit.letters.alt import LIMIT, utf16_length
from render.kit.letters.fonts import BOX, drawable
from render.kit.pen.palette import LOOKS
from render.rise_of_tribes import PAINTER, board, chart, notes, panels
from render.rise_of_tribes.chart import changes, hexes_of_choices
from render.rise_of_tribes.land import slab
from render.rise_of_tribes.marks import DANGER
from render.rise_of_tribes.notes import deed, sign
from render.rise_of_tribes.places import (
    BELOW_TRIUMPH,
    BESIDE_EVENTS,
    DEEP,
    TILES_HIGH,
    TILES_TOP,
    WHOLE,
    Area,
    grid,
)
from render.scene import HIGH, OWN_HIGH, WIDE, Scene
from tests.lanes import slow_except
from tests.locales.lexicon import lexicon

from ..checks import assert_described, assert_distinct, assert_sendable
from ..goldens import ALLOWED, distance, half
from .tables import FOUR, GROWING, ODD, SOME, TABLES, dealt, fought, shown, state

SIZE = (WIDE, HIGH)


def paint(events: Any = (), choices: Any = (), **fields: Any) -> Image.Image:
    return half(PAINTER.paint(*shown(state(**fields), events=events, choices=choices)))


@cache
def unchanged() -> Image.Image:
    return paint()


@pytest.mark.parametrize("name", TABLES)
def test_picture_has_its_size_and_is_small_enough(name: str) -> None:
    view, scene = TABLES[name]()
    has_goals = scene.reader is not None
    assert_sendable(PAINTER, (view, scene), (WIDE, OWN_HIGH) if has_goals else SIZE, 750_000)


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_any_number_of_odd_names_is_drawn(seats: int) -> None:
    one, other = (shown(state(seats), names=names) for names in (FOUR, ODD))
    assert_distinct(PAINTER, one, other, SIZE)
    assert_described(PAINTER, other)


@pytest.mark.parametrize(
    "area", [WHOLE, BESIDE_EVENTS, BELOW_TRIUMPH], ids=["whole", "beside-events", "below-triumph"]
)
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_map_has_room_for_any_volcano(seats: int, area: Area) -> None:
    left, top, wide, high = area
    for outside in [(), *((place,) for place in places(seats).values()), tuple(places(seats).values())]:
        shape = grid(seats, outside, area)
        for place in state(seats).board.hexes:
            x, y = shape.centre(place)
            assert left < x - shape.wide / 2 < x + shape.wide / 2 < left + wide
            up = shape.side * FLAT
            assert top < y - up < y + up + DEEP < top + high


@pytest.mark.parametrize(
    "change",
    [
        {"mammoth": 6},
        {"tiger": 6},
        {"invaded": 6, "invaders": 3},
        {"volcano": 2},
        {"ice": 2},
        {"villages": (0,) * 12},
        {"members": ((1, 0, 0),) * 12},
        {"terrain": ("forest",) * 12},
        {"rows": (("moon",) * 3,) * 4},
        {"now": Turn(dice=("sun",), off=("moon",), used=("grow",))},
        {"face_up": (Face(key="altar", tokens=(1, 0, 0)),)},
        {"active": 1, "asked": 1},
        {"asked": 1},
        {"turn": 13},
        {"players": dealt(state(), 2, points=(9, 0, 0, 0, 0))},
        {"players": dealt(state(), 2, resources=(8, 8, 8))},
        {"players": dealt(state(), 2, supply=3)},
        {"players": dealt(state(), 2, tribe="tunga")},
        {"players": dealt(state(), 2, completed=("oxen",))},
        {"players": dealt(state(), 2, tiles=("canoe",))},
        {"players": dealt(state(), 2, left=True)},
    ],
    ids=lambda change: "-".join(change),
)
def test_every_change_is_visible(change: dict[str, Any]) -> None:
    assert distance(unchanged(), paint(**change)) > ALLOWED


def test_choices_bids_and_dangers_are_visible() -> None:
    plain = half(PAINTER.paint(*shown(state(), reader=0)))
    for choices in (SOME, GROWING, SOME[:1], GROWING[:1]):
        assert distance(plain, paint(choices=choices)) > ALLOWED
    faces = (Face(key="chieftain"),)
    bids = [
        paint(stage="bid", face_up=faces, bid=bid, bidder=who) for bid, who in ((0, -1), (2, 1), (3, 1), (2, 2))
    ]
    for at, one in enumerate(bids):
        assert all(distance(one, other) > ALLOWED for other in bids[at + 1 :])
    # A hex in conflict is red, and so are the points to come of a player whom they let win.
    table = state()
    left, top, wide, high = WHOLE
    chart_area = (left, top, left + wide, top + high)
    assert conflicts_ahead(table) == (table.board.number["B2"],)
    assert DANGER in colours(shown(table), chart_area)
    assert DANGER not in colours(shown(State(**{**table.__dict__, "stage": "finish"})), chart_area)
    near = State(**{**table.__dict__, "players": dealt(table, 2, points=(14, 0, 0, 0, 0))})
    assert near_winners(near) == (2,)
    tiles = (0, TILES_TOP, WIDE, TILES_TOP + TILES_HIGH)
    assert DANGER not in colours(shown(table), tiles)
    assert DANGER in colours(shown(near), tiles)


def test_goals_are_only_in_the_pictures_of_players() -> None:
    """One's own and the rivals' nearest, which are open to all, below a picture of one's own."""
    table = state()
    other = State(**{**table.__dict__, "players": dealt(table, 0, goals=("basketry", "heartland"))})
    one, another = (PAINTER.paint(*shown(each, reader=None)).tobytes() for each in (table, other))
    assert one == another
    for reader in (0, 1):
        own = [PAINTER.paint(*shown(each, reader=reader)) for each in (table, other)]
        assert own[0].size != own[1].size or distance(*map(half, own)) > ALLOWED


@pytest.mark.parametrize("count", [0, 1, 5, 6, 9])
def test_own_goals_are_below_the_same_public_picture(count: int) -> None:
    """Nothing else of the position depends on who looks, so the rest stays in its place."""
    cards = tuple(each.key for each in goals().goals)[:count]
    table = state(asked=1, active=1)
    table = State(**{**table.__dict__, "players": dealt(table, 0, goals=cards)})
    public, own = (PAINTER.paint(*shown(table, reader=reader)) for reader in (None, 0))
    assert public.size == SIZE
    assert own.height > HIGH
    assert PAINTER.depends_on_reader(*shown(table, reader=0))
    assert own.height <= OWN_HIGH
    assert own.crop((0, 0, *SIZE)).tobytes() == public.tobytes()


def test_terrains_goals_and_origins_look_different() -> None:
    assert changes(fought()[1].events) == {"B2": -5, "A2": 1}
    drawings = {slab(each.key, 60).image.tobytes() for each in lands().terrains}
    assert len(drawings) == len(lands().terrains)
    kinds = {printed.deed for printed in goals().goals if printed.cost is None}
    assert len({deed(kind, LOOKS[0], 28).image.tobytes() for kind in kinds}) == len(kinds)
    # Origins are marked while steps are behind a button.
    now = Turn(dice=("sun",), used=("move",), amount=4, left=4, stepped=(0,) * 12, done=(0,) * 12)
    view, scene = shown(state(stage="move", now=now), reader=0, choices=(Stop(),))
    assert hexes_of_choices(view, scene) == {"A1", "A2", "B2"}
    assert hexes_of_choices(*shown(state(stage="move", now=now))) == set(), "the table is asked nothing"
    assert hexes_of_choices(*shown(state(stage="move", now=now), reader=1)) == set()
    step = Move(origin="A1", to="B1", count=2)
    assert hexes_of_choices(*shown(state(stage="move", now=now), reader=0, choices=(step,))) == {"A1", "B1"}


def words_of(monkeypatch: pytest.MonkeyPatch, view: View, scene: Scene) -> list[tuple[str, int]]:
    """The words of a picture with their sizes in pixels; words that were cut end with …."""
    words: list[tuple[str, int]] = []
    for module in (board, notes, panels):

        def write(canvas: Any, x: float, y: float, text: str, size: int, *more: Any, **how: Any) -> int:
            words.append((text, size))
            return text_module.write(canvas, x, y, text, size, *more, **how)

        monkeypatch.setattr(module, "write", write)
    for name, at in (("label", 4), ("pill", 6)):
        drawing = getattr(chart, name)

        def put(*values: Any, drawing: Any = drawing, at: int = at) -> None:
            words.append((values[3], values[at]))
            drawing(*values)

        monkeypatch.setattr(chart, name, put)
    PAINTER.paint(view, scene)
    return words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("at", range(0, 15, 5))
def test_goals_and_terrains_are_written_whole(monkeypatch: pytest.MonkeyPatch, at: int, lang: str) -> None:
    cards = tuple(each.key for each in goals().goals)[at : at + 5]
    kinds = tuple(each.key for each in lands().terrains)
    table = state(terrain=(*kinds, *kinds)[:12])
    view, scene = shown(State(**{**table.__dict__, "players": dealt(table, 0, goals=cards)}), lang, reader=0)
    texts = {text for text, _ in words_of(monkeypatch, view, scene)}
    assert {scene.voice.of_game("card", card) for card in cards} <= texts
    assert not [text for text in texts if text.endswith(("…", "···"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tile", TILES)
def test_every_event_tile_has_an_icon_and_is_written_whole(
    monkeypatch: pytest.MonkeyPatch, tile: str, lang: str
) -> None:
    assert sign(tile).image.width <= 90
    view, scene = shown(state(face_up=(Face(key=tile),)), lang)
    assert scene.voice.of_game("tile", tile) in PAINTER.alt(view, scene)
    assert len(scene.voice.say(f"rise-of-tribes-picture-tile-{tile}", {"needs": 4})) <= 66
    assert not [text for text, _ in words_of(monkeypatch, view, scene) if text.endswith(("…", "···"))]


def test_hex_in_conflict_says_by_how_many_and_a_full_one_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to know what "5/5" would count."""
    table = state()
    assert "6>5" in {text for text, _ in words_of(monkeypatch, *shown(table))}
    rest = ((0, 0, 0),) * (len(table.members) - 1)
    assert "full: 5" in {text for text, _ in words_of(monkeypatch, *shown(state(members=((3, 2, 0), *rest))))}


def test_technologies_count_in_amounts_and_the_price_of_a_village(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture says what the buttons say."""
    skilled = ("oxen", "language", "stone-tools")
    table = state(players=dealt(state(), 0, completed=skilled, resources=(0, 0, 0)))
    view, scene = shown(table, reader=0)
    counts = [board.amount(view, *each) for each in (("move", "strong"), ("lead", "plain"), ("gather", "strong"))]
    assert counts == ["8", "3", "3×2"]
    written = [text for text, _ in words_of(monkeypatch, view, scene)]
    prices = [
        tuple(map(int, written[at : at + 3])) for at in range(len(written)) if _are_digits(written[at : at + 3])
    ]
    cheaper = next_price(view, 0)
    assert sum(cheaper) == sum(tribe(table.players[0].tribe).village) - 1
    assert cheaper[::-1] in prices, "drawn from the right"


def _are_digits(texts: list[str]) -> bool:
    return len(texts) == 3 and all(text.isdigit() for text in texts)


def colours(laid: tuple[View, Scene], area: tuple[int, int, int, int]) -> set[Any]:
    """The colours in a part of a picture."""
    return {colour for _, colour in PAINTER.paint(*laid).crop(area).getcolors(1 << 22) or ()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fonts_have_every_character_of_the_texts(lang: str) -> None:
    """Buttons, prompts, lessons and messages are Discord's to draw, so their emoji need no glyphs here."""
    shown = [text for text in lexicon(lang) if text.key.startswith("rise-of-tribes-")]
    written = ("plan", "pick", "message", "sign", "want", "prompt", "call", "lesson", "term")
    drawn = [text for text in shown if text.key.split("-")[3] not in written]
    pieces = [piece for text in drawn for piece in text.pieces]
    assert len(drawn) > len(shown) / 2
    assert not [piece for piece in pieces if BOX in drawable(piece)]


@pytest.mark.parametrize("seats", slow_except(GAME.rules.seats, 4))
def test_game_is_drawn_at_every_stage_reached(seats: int) -> None:
    chance = FastChance(seats)
    table = GAME.rules.initial_state(
        GAME.rules.Options(elders=True, special_terrains=True, leaders=True), seats, chance
    ).state
    seen: set[str] = set()
    for _ in range(400):
        if GAME.rules.outcome(table) is not None:
            break
        seat = GAME.rules.current_players(table)[0]
        legal = GAME.rules.legal_actions(table, Seat(seat))
        if table.stage not in seen:
            seen.add(table.stage)
            view, scene = shown(table, choices=legal)
            assert HIGH <= PAINTER.paint(view, scene).height <= OWN_HIGH
            assert utf16_length(PAINTER.alt(view, scene)) <= LIMIT
        table = GAME.rules.apply_action(table, seat, chance.pick(legal), chance).state
    assert {"act", "place", "gather"} <= seen


def test_alt_text_has_the_content_of_the_picture() -> None:
    text = PAINTER.alt(*TABLES["acting"]("en"))
    assert text.startswith("Rise of Tribes, turn 12: it is Aki’s turn, dice to place: sun, moon.")
    assert "A1 lake: Aki 2, Aki’s village. A2 forest: Aki 1. B2 forest: Aki 3, ベンジャミン 2, " in text
    assert "Aki: 5 points; 2 food, 11 stone; 14 members to place." in text
    assert PAINTER.alt(*TABLES["over"]("en")).startswith(
        "Rise of Tribes, over after 12 turns, won by ベンジャミン."
    )
    assert "Your goals: Oxen (3 food), Lake People (1 of 3)." in PAINTER.alt(*shown(state(), reader=0))
    assert "goals" not in PAINTER.alt(*shown(state()))
    assert "Asked: 千尋." in PAINTER.alt(*fought("en"))
    rival = state(players=dealt(state(), 1, goals=("settlers", "fire")))
    said = "Rivals’ goals: ベンジャミン: Fire 2/3, Settlers 1/3 · 千尋: Calendar 4/4, Oxen 2/3"
    assert said in PAINTER.alt(*shown(rival, reader=0))
    assert "goals" not in PAINTER.alt(*shown(rival)), "the table's picture has no goals"
