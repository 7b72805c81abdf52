"""The board of Rise of Tribes in words: what somebody reads who does not see the picture."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LANGUAGES
from engines.rise_of_tribes.printed import goals
from engines.rise_of_tribes.state import Face, State, Turn, View
from render.kit.letters.alt import utf16_length
from render.rise_of_tribes import PAINTER
from render.scene import PAGE, Scene

from .tables import FOUR, TABLES, beasts, dealt, fought, over, shown, smoking, state


def pages(laid: tuple[View, Scene]) -> dict[str, tuple[str, ...]]:
    """The lines of each page by its title."""
    return {page.title: page.lines for page in PAINTER.pages(*laid)}


def lines(laid: tuple[View, Scene]) -> list[str]:
    return [line for page in pages(laid).values() for line in page]


def test_pages_begin_with_what_each_die_makes_of_each_action() -> None:
    assert list(pages(shown(state(), reader=0))) == ["Now", "Map", "You", "Rivals", "Events", "Neighbours"]
    assert list(pages(shown(state()))) == ["Now", "Map", "Players", "Events", "Neighbours"]
    assert list(pages(shown(state(), "ja", reader=0))) == [
        *("今の状況", "マップ", "あなた", "相手", "イベント", "隣り合うヘクス")
    ]
    assert pages(shown(state(), reader=0))["Now"] == (
        "Turn 12: your turn",
        "Asked: you, place a die",
        "Dice to place: sun, moon",
        "Actions: a die you place becomes the first of 3, the last one leaves",
        "Grow: sun, moon, blank; with sun strong (4 members), moon weak (2 members)",
        "Move: moon, moon, sun; with sun weak (2 members), moon weak (2 members)",
        "Gather: sun, sun, blank; with sun strong (3 hexes, 2 each), moon strong (3 hexes, 2 each)",
        "Lead: blank, blank, blank; with sun normal (2 goals), moon normal (2 goals)",
        "Conflict from 6 members of 2 or more tribes on a hex",
        "Conflicts after the actions: B2",
        "Points, 15 win: you 5 (+1 next turn), ベンジャミン 6 (+1 next turn), 千尋 7 (+1 next turn)",
        "Turn order: you, ベンジャミン, 千尋",
    )
    said = pages(shown(state(), "ja", reader=0))["今の状況"]
    assert said[:3] == ("12手番目：あなたの番", "選ぶ人：あなた（ダイスを置く）", "使うダイス：太陽、月")
    assert "成長：太陽、月、空白。太陽なら強（4個）、月なら弱（2個）" in said
    assert "収穫：太陽、太陽、空白。太陽なら強（3か所から2個ずつ）、月なら強（3か所から2個ずつ）" in said
    # Move under way says who can still go.
    done = (0, 0, 1, *(0,) * 9)
    now = Turn(dice=("sun",), used=("move",), amount=4, left=3, stepped=(0,) * 12, done=done)
    members = ((2, 0, 0), (1, 0, 0), (1, 2, 0), *((0, 0, 0),) * 9)
    said = pages(shown(state(stage="move", now=now, members=members), reader=0))["Now"]
    assert said[3:6] == ("Move: 3 of 4 steps left", "Not moved yet: A1 2, A2 1", "Used this turn: Move")
    move = "Move (used): moon, moon, sun; next player with sun weak (2 members), moon weak (2 members), blank weak"
    assert f"{move} (2 members)" in said
    broken = state(stage="move", now=Turn(), members=members)
    assert pages(shown(broken, reader=0))["Now"], "no rule leads there, and yet it is told"


def test_map_says_terrain_members_and_what_events_put_there() -> None:
    assert pages(shown(state(), reader=1))["Map"] == (
        "B2 forest: you 2, Aki 3, 千尋 1, conflict; next to A1, A2, B1, B3, C1, C2",
        "B3 mountain: you 4, your village; next to A2, A3, B2, B4, C2, C3",
        "C1 forest: you 1; next to B1, B2, C2, D1",
        "A1 lake: Aki 2, Aki’s village",
        "A2 forest: Aki 1",
        "C3 lake: 千尋 5, 千尋’s village",
        "D1 forest: 千尋 1",
        "Empty mountain: A3, C2, D2",
        "Empty lake: B1, B4",
    )
    said = pages(shown(state(), "ja", reader=0))["マップ"]
    assert (said[0], said[-2:]) == (
        "A1 湖：あなた 2、あなたの村。隣はA2、B1、B2",
        ("空いている山：A3、C2、D2", "空いている湖：B1、B4"),
    )
    said = pages(shown(state(players=dealt(state(), 0, tiles=("canoe",))), reader=0))["Map"]
    assert said[0] == "A1 lake: you 2, your village; next to A2, B1, B2; by canoe also to C1"
    said = pages(beasts())["Map"]
    village = "Aki’s hidden village, falls at the end of their turn without a member"
    assert said[0] == f"A1 lake: Aki 2, Dmitri Karamazov 1, {village}"
    assert "B2 oasis: Aki 3, ベンジャミン 2, 千尋 1, invaders 4, conflict" in said
    assert "B3 tar pit: ベンジャミン 4, ベンジャミン’s village, ベンジャミン’s elder" in said
    assert "C2 mountain: glacier with 3 stone, limit 3" in said
    assert "D1 forest: 千尋 1, Dmitri Karamazov 3, the mammoth" in said
    assert "D3 mountain: the sabertooth tiger" in said
    assert "V3 volcano, nobody enters it: next to A2, B3" in said
    assert "jungle counts as forest, gathering needs 3 members" in said
    assert "混生地は湖、森、山として数える" in pages(beasts("ja"))["マップ"]
    rest = ((0, 0, 0),) * 11
    said = pages(shown(state(members=((3, 2, 0), *rest)), reader=0))["Map"]
    assert said[0].startswith("A1 lake: you 3, ベンジャミン 2, full, 1 more means conflict, your village;")
    # Places of the volcano have neighbours while it is placed.
    view, scene = smoking()
    placing = view.model_copy(update={"now": Turn(why="volcano")})
    said = pages((placing, scene))["Neighbours"]
    assert said[:2] == ("Rows are letters from the top, numbers count from the left", "A1: A2, B1, B2")
    assert "V1: A1, A2" in said
    assert "Asked: you, place the volcano" in pages((placing, scene))["Now"]
    assert not [line for line in pages(shown(state()))["Neighbours"] if line.startswith("V")]


def test_goals_rivals_and_events_say_what_they_cost_and_bring() -> None:
    assert pages(shown(state(), reader=1))["You"] == (
        "You: 6 points (Villages 3, Technologies 1, Deeds 2); 2 food, 1 wood, 11 stone; 13 members to place",
        "Your tribe: Dananu; a village costs 4 food, 1 wood, 1 stone, lacking 2 food; 9 goals in the pile",
        "Your open goals: 3",
        "Calendar: 2 points for 4 stone, affordable; reroll a die each turn",
        "Oxen: 1 point for 3 food, lacking 1 food; Move 2 members more",
        "Lake People: 2 points, 0 of 3; presence on 3 lakes",
        "Your completed goals: Fire",
        "Fire: moons don’t weaken Grow",
    )
    said = pages(shown(state(), "ja", reader=1))["あなた"]
    assert "牛：1点、費用は食料3（あと食料1）。移動できるコマが2個増える" in said
    assert "湖の民：2点、3のうち0。湖3か所に存在する" in said
    said = pages(shown(state(), reader=0))["Rivals"]
    assert "ベンジャミン’s open goals: Calendar (4 of 4), Oxen (2 of 3), Lake People (0 of 3)" in said
    assert "千尋’s completed goals: Fire, Explorers" in said
    assert said[-1] == "Fire: moons don’t weaken Grow"
    assert not [line for line in said if "Aki" in line]
    faces = (Face(key="mammoth"), Face(key="plentiful-wood", tokens=(0, 4, 0)))
    owner = dealt(state(), 1, tiles=("walls",))
    said = pages(shown(state(face_up=faces, players=owner, discarded=("drought",)), reader=0))["Events"]
    assert said == (
        "Mammoth: With enough members on its hex, spend a die to hunt or tame it. Needs 4 members. "
        "Hunt: +3 food, points +1. Tame: −3 food, points +3.",
        "Plentiful Wood (4 wood on it): Forests give more wood while some is left here. 2 more from each.",
        "ベンジャミン’s: Walls. Buy them with stone. They remove 1 attacker before a conflict at their owner’s "
        "village.",
        "Tiles in the pile: 9",
        "Discarded: Drought",
    )
    (altar, *_) = pages(shown(state(face_up=(Face(key="altar", tokens=(1, 0, 0)),)), "ja"))["イベント"]
    assert altar.startswith("祭壇（価格は食料2）：")
    said = pages(fought("en"))["Now"]
    assert {
        "Asked: 千尋, bid or drop out",
        "Highest bid: 2, ベンジャミン",
        "Still bidding: 千尋, ベンジャミン",
    } <= {*said}
    assert pages(over())["Now"][0] == "ベンジャミン wins with 15 points."
    assert pages(over("ja"))["今の状況"][0] == "15点でベンジャミンさんの勝利です。"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reader", [None, 0])
def test_pages_have_room_for_all_goals_of_all(lang: str, reader: int | None) -> None:
    """Where one page has no room for the others with all their goals, those have a page of their own."""
    cards = tuple(each.key for each in goals().goals)
    table = state(4)
    for seat in range(4):
        table = State(**{**table.__dict__, "players": dealt(table, seat, goals=cards, completed=())})
    laid = shown(table, lang, tuple(f"{'W' * 31}{seat}" for seat in range(4)), reader=reader)
    told = PAINTER.pages(*laid)
    assert len({page.title for page in told}) == len(told)
    assert ("Goals" in pages(laid)) == (lang == "en" and reader is None)
    assert all(utf16_length("\n".join((page.title, *page.lines))) <= PAGE for page in told)


def test_no_page_says_something_by_a_sign_alone() -> None:
    for lang in LANGUAGES:
        for name in [name for name in TABLES if not name.endswith("-ja")]:
            laid: Any = TABLES[name](lang)
            assert not [line for line in lines(laid) if any(sign in line for sign in "★▲☀🌙◻×⚔*–")]
    text = PAINTER.alt(*shown(state(), reader=0))
    assert "Grow: sun, moon, blank; with sun strong, moon weak. Move: moon, moon, sun; " in text
    assert "B2 forest: Aki 3, ベンジャミン 2, 千尋 1, conflict. B3 mountain: ベンジャミン 4" in text
    assert "Empty lake: B1, B4." in text
    japanese = PAINTER.alt(*shown(state(), "ja", FOUR, reader=0))
    assert "成長：太陽、月、空白。太陽なら強、月なら弱。移動：" in japanese
    assert "B3 山：ベンジャミン 4、ベンジャミンの村。" in japanese
