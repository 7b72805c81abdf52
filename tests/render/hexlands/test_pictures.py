"""The pictures of Hexlands show every change and nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.texts import LANGUAGES
from engines.core import Fact, FastChance, Seat, choice, seen_by
from engines.core.dialogue import evolve
from engines.hexlands import GAME
from engines.hexlands.actions import Buy, Deal, Dispatch, Lay, Move, Play
from engines.hexlands.hidden import Bundle, Offer, Order, Orders
from engines.hexlands.printed import cards, ground, items
from engines.hexlands.report import Report, Soldier
from engines.hexlands.state import State, hiding, with_item, with_player
from render.hexlands import PAINTER, icons
from render.hexlands.changes import changes
from render.hexlands.chart import Chart, is_contested
from render.hexlands.ground.buildings import building, troop
from render.hexlands.ground.land import bare, draw_edging, stack
from render.hexlands.ground.places import MAP_FOOT, MAP_TOP, MARGIN, OWN_TOP, TRIUMPH_HIGH, grid, step
from render.hexlands.plans import in_lines
from render.hexlands.players import missing
from render.kit.letters.alt import LIMIT, utf16_length
from render.scene import HIGH, OWN_HIGH, WIDE, Voice
from tests.lanes import slow_except

from ..checks import assert_described, assert_distinct, assert_sendable
from ..goldens import ALLOWED, distance, half
from .tables import ODD, SIX, TABLES, dealt, kept, opening, ordering, shown, state

AT = ground().number


def painted(events: Any = (), choices: Any = (), reader: int | None = None, **fields: Any) -> Image.Image:
    return half(PAINTER.paint(*shown(state(**fields), events=events, choices=choices, reader=reader)))


@cache
def unchanged() -> Image.Image:
    return painted()


@pytest.mark.parametrize("name", TABLES)
def test_picture_has_its_size_and_is_small_enough(name: str) -> None:
    view, scene = TABLES[name]()
    assert_sendable(PAINTER, (view, scene), (WIDE, HIGH if scene.reader is None else OWN_HIGH), 750_000)


@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_any_number_of_odd_names_is_drawn(seats: int) -> None:
    one, other = (shown(state(seats), names=names) for names in (SIX, ODD))
    assert_distinct(PAINTER, one, other, (WIDE, HIGH))
    for lang in LANGUAGES:
        assert_described(PAINTER, shown(state(seats), lang, names=ODD, reader=0))


def test_map_has_room_for_stacks_and_fingers() -> None:
    for is_over, top in [(False, MAP_TOP), (True, MARGIN + TRIUMPH_HIGH)]:
        shape = grid(is_over)
        for place in ground().hexes:
            x, y = shape.centre(place)
            assert 0 < x - shape.wide / 2 < x + shape.wide / 2 < WIDE
            assert top <= y - shape.side * 0.86 - 2 * step(shape.side)
            assert y + shape.side < MAP_FOOT
    assert grid().wide * 366 / WIDE >= 36


@cache
def in_season(season: int) -> Image.Image:
    return painted(progress=10 * season)


@pytest.mark.parametrize("season", range(4))
def test_seasons_look_different(season: int) -> None:
    for other in range(4):
        if other != season:
            assert distance(in_season(season), in_season(other)) > ALLOWED
            for terrain in (0, 1):
                one, another = (bare(terrain, each, 60.0, 0).image for each in (season, other))
                assert one.tobytes() != another.tobytes()


def row(field: str, name: str, value: Any) -> dict[str, Any]:
    return {field: with_item(getattr(state(), field), AT[name], value)}


@pytest.mark.parametrize(
    "change",
    [
        row("terrain", "C5", 1),
        row("terrain", "C5", 2),
        row("owners", "D6", 2),
        row("heights", "D6", 2),
        row("heights", "E7", 4),
        *(row("buildings", "D6", key) for key in ("garrison", "spot", "wall", "fort", "mine")),
        row("roads", "C6", 0),
        row("roads", "E6", 0),
        row("trees", "D6", 1),
        row("trees", "E1", 1),
        *({"progress": 66}, {"round": 8}, {"active": 1}, {"order": (2, 3, 0, 1)}, {"report": Report()}),
        {"players": dealt(state(), 1, soldiers=(Soldier(AT["G4"]),))},
        {"players": dealt(state(), 1, soldiers=(Soldier(AT["G2"], 2),) * 3)},
        *({"players": dealt(state(), 2, **one)} for one in ({"coins": 88}, {"d6": 14}, {"dice": (6, 6)})),
        *({"players": dealt(state(), 2, **one)} for one in ({"items": 8}, {"specials": 8})),
        {"players": dealt(state(), 2, gone="left", soldiers=())},
    ],
    ids=lambda change: "-".join(change),
)
def test_every_change_is_visible(change: dict[str, Any]) -> None:
    assert distance(unchanged(), half(PAINTER.paint(*shown(State(**{**state().__dict__, **change}))))) > ALLOWED


@pytest.mark.parametrize(
    "action",
    [
        choice(Lay, "G4"),
        choice(Move, "D6", "C5"),
        choice(Buy, 1),
        choice(Play, 3),
        choice(Dispatch, 6),
        choice(Deal, 2),
    ],
    ids=lambda action: action.kind,
)
def test_choices_are_marked(action: Any) -> None:
    assert distance(painted(reader=0), painted(reader=0, choices=(action,))) > ALLOWED


@pytest.mark.parametrize(
    "secret",
    [
        {"skulls": ((AT["E7"], 1),)},
        {"hand": (1, 3)},
        {"tiles": (0, 3, 0)},
        {"committed": 2},
        {"orders": Orders(spaces=(Order(space=AT["D6"], work="wall", back=AT["E8"]),))},
        {"orders": Orders(cannon=AT["D6"])},
    ],
    ids=lambda secret: "-".join(secret),
)
def test_owner_sees_secrets(secret: dict[str, Any]) -> None:
    table = state()
    other = State(**{**table.__dict__, "secrets": kept(table, 0, **secret)})
    own = [half(PAINTER.paint(*shown(each, reader=0))) for each in (table, other)]
    assert distance(*own) > ALLOWED


def test_roads_in_hand_and_skulls_at_the_end_are_drawn() -> None:
    table = state()
    other = State(**with_player(table, 0, roads=18).__dict__)
    assert distance(*[half(PAINTER.paint(*shown(each, reader=0))) for each in (table, other)]) > ALLOWED
    # All skulls are visible at the end.
    table = evolve(state(), stage="over", active=-1, reason="progress")
    pictures = [half(PAINTER.paint(*shown(each))) for each in (table, hiding(table, 1, skulls=((AT["G3"], 2),)))]
    assert distance(*pictures) > ALLOWED


def test_changes_sources_and_contested_spaces_are_marked() -> None:
    names = ground().names
    view, scene = TABLES["fought"]()
    told = {"D6": "swords", "F3": "skull", "F6": "+2"}
    assert {names[space]: mark for space, mark in changes(view, scene).items()} == told
    assert changes(view, replace(scene, events=())) == changes(view, scene)
    assert changes(evolve(view, stage="act"), scene) == changes(view, scene)
    assert (changes(evolve(view, stage="act"), replace(scene, events=())), changes(*opening())) == ({}, {})
    plain = half(PAINTER.paint(evolve(view, report=evolve(view.report, before=None)), scene))
    assert distance(half(PAINTER.paint(view, scene)), plain) > ALLOWED
    # Lost levels are marked.
    view, scene = TABLES["fought"]()
    assert view.report.before is not None
    higher = evolve(view.report.before, heights=with_item(view.report.before.heights, AT["F6"], 4))
    report = evolve(view.report, before=higher, battles=())
    assert changes(evolve(view, report=report), scene) == {AT["D6"]: "−1", AT["F6"]: "−2"}
    # Forecast ends with the coins.
    texts = ["a tile", "somebody against somebody " * 6, "coins left"]
    whole, short = in_lines(texts, 1000, 9, ()), in_lines(texts, 1000, 1, ())
    assert [text for row in whole for text in row][::4] == ["a tile", "coins left"]
    assert short == [["a tile", "coins left"]]
    chart = Chart(*shown(state(), choices=(choice(Move, "D6", "C5"), choice(Move, "D6", "B5"))))
    assert (chart.sources, chart.targets) == ({"D6"}, {"D6", "C5", "B5"})
    chart = Chart(*shown(state()))
    marked = [ground().names[space] for space, plot in enumerate(chart.plots) if is_contested(plot)]
    assert marked == ["F3"]


def test_offers_piles_forecast_and_known_events_are_drawn() -> None:
    plain, *offers = (
        PAINTER.paint(*shown(state(offer=offer)))
        for offer in (None, Offer(seat=0, rival=2), Offer(seat=0, rival=2, gives=Bundle(coins=9, cards=(3,))))
    )
    assert distance(half(plain), half(offers[0])) > ALLOWED
    assert offers[0].tobytes() == offers[1].tobytes()
    assert distance(market(1), market(2)) > ALLOWED
    assert distance(market(0), market(0, players=dealt(state(), 2, pile=(4, 8)))) > ALLOWED
    view, scene = ordering()
    plain = evolve(view, stage="act")
    assert distance(half(PAINTER.paint(view, scene)), half(PAINTER.paint(plain, scene))) > ALLOWED
    # Spaces that the known event strikes are hatched.
    calm = painted(deck=("typhoon", "famine"))
    assert distance(calm, painted(deck=("typhoon",))) > ALLOWED
    assert distance(calm, painted(deck=("famine",))) == 0
    for coins, short in [(0, True), (30, False)]:
        view, _ = shown(state(players=dealt(state(), 0, coins=coins)))
        assert (missing(view, 0) > 0) == short


def market(reader: int, **fields: Any) -> Image.Image:
    return painted(reader=reader, stage="market", **fields).crop((0, OWN_TOP // 2, 220, OWN_HIGH // 2))


def edged(seat: int, edges: tuple[int, ...]) -> bytes:
    canvas = Image.new("RGBA", (140, 140))
    draw_edging(canvas, (70, 70), seat, 60.0, edges)
    return canvas.tobytes()


def test_all_things_on_the_map_look_different() -> None:
    kinds = ("castle", "garrison", "spot", "wall", "fort", "mine")
    assert len({building(kind, 0, 60.0).image.tobytes() for kind in kinds}) == len(kinds)
    assert len({building("castle", seat, 60.0).image.tobytes() for seat in range(6)}) == 6
    troops = [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert len({troop(seat, *each, 30).image.tobytes() for each in troops for seat in range(6)}) == 30
    assert len({stack(height, 1, seat, 60.0).image.tobytes() for height in range(1, 5) for seat in range(6)}) == 24
    assert stack(4, 1, 0, 60.0).image.height - stack(1, 1, 0, 60.0).image.height > 2 * step(60)
    assert len({edged(seat, (edge,)) for seat in range(6) for edge in range(6)}) == 36
    assert len({icons.item(each.key, 40).image.tobytes() for each in items().items}) == len(items().items)


@pytest.mark.parametrize("event", [card.key for card in cards().events])
def test_every_event_has_an_icon_and_a_name(event: str) -> None:
    assert icons.event(event, 40).image.width <= 64
    view, scene = shown(state(report=Report(**{**state().report.__dict__, "event": event})))
    assert scene.voice.of_game("card", event) in PAINTER.alt(view, scene)
    assert PAINTER.paint(view, scene).size == (WIDE, HIGH)


@pytest.mark.parametrize("seats", slow_except((2, 6), 6))
def test_game_is_drawn_at_every_stage_reached(seats: int) -> None:
    chance = FastChance(seats)
    step_ = GAME.rules.initial_state(GAME.rules.Options(), seats, chance)
    table, mind = step_.state, GAME.mind.policies["greedy"]
    seen: set[str] = set()
    for _ in range(300):
        if GAME.rules.outcome(table) is not None:
            break
        seat = GAME.rules.current_players(table)[0]
        legal = GAME.rules.legal_actions(table, seat)
        if table.stage not in seen:
            seen.add(table.stage)
            view, scene = shown(table, events=seen_by(step_.events, seat), choices=legal, reader=int(seat))
            assert PAINTER.paint(view, scene).size == (WIDE, OWN_HIGH)
            assert utf16_length(PAINTER.alt(view, scene)) <= LIMIT
        step_ = GAME.rules.apply_action(table, seat, mind(GAME.rules.view(table, seat), legal, chance), chance)
        table = step_.state
    assert {"commit", "cards", "act", "march", "close"} <= seen


def test_alt_text_has_the_content_of_the_picture() -> None:
    text = PAINTER.alt(*TABLES["fought"]("en"))
    assert text.startswith(
        "Round 7, summer, progress 54 (the game ends when it passes 160). Asked: Aki and 千尋 (choose your dice)."
    )
    assert "Aki: 62 points, 3 coins, dice to use 6, 3 and 2, 3 d6, 4 item cards." in text
    assert "F3, battle: Aki 1 against 千尋 1 against ベンジャミン 2." in text
    assert "Event: Typhoon." in text
    assert "D6 (2 soldiers), D7 (height 2, road), D8 (mine, height 2, defence 3)" in text
    assert PAINTER.alt(*TABLES["over"]("en")).startswith("Over in round 7, won by 千尋.")
    hand = "You, cards and special tiles: Roadwork (1), Recruit (3)"
    assert hand in PAINTER.alt(*shown(state(), reader=0))
    assert "cards and special tiles" not in PAINTER.alt(*shown(with_player(state(), 0)))
    assert "E7 (tourist spot, height 3), E8 (castle, height 3, 2 soldiers (1 strong))" in PAINTER.alt(
        *shown(state(2))
    )
    table = State(**with_player(state(), 3, gone="left", soldiers=()).__dict__)
    assert "Dmitri Karamazov: resigned, out." in PAINTER.alt(*shown(table))
    assert Seat(3) not in table.living


class Listener:
    """A voice that keeps what it says."""

    def __init__(self, voice: Voice) -> None:
        self.voice, self.said = voice, list[str]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.voice, name)

    def say(self, key: str, facts: Mapping[str, Fact] | None = None) -> str:
        self.said.append(self.voice.say(key, facts))
        return self.said[-1]


@pytest.mark.rule("hexlands", 69)
def test_corner_and_alt_text_say_that_the_game_ends_past_its_limit() -> None:
    view, scene = shown(state(progress=60))
    listener: Any = Listener(scene.voice)
    PAINTER.paint(view, replace(scene, voice=listener))
    assert "ends past 160" in listener.said
    assert "progress 60 (the game ends when it passes 160)" in PAINTER.alt(view, scene)
