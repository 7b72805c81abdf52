"""The board of Hexlands in words: its pages, and the alt text of its pictures."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.texts import LANGUAGES
from engines.core import Seat
from engines.core.dialogue import evolve
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from engines.hexlands.hidden import Bundle, Offer
from engines.hexlands.printed import ground
from engines.hexlands.report import HALTED, MOVED, Report, Soldier
from engines.hexlands.state import State, Turn, hiding, with_player
from render.hexlands import PAINTER

from .tables import TABLES, dealt, opening, shown, state

AT = ground().number


def lines(table: State, page: str, lang: str = "en", reader: int | None = 0, **more: Any) -> tuple[str, ...]:
    """The lines of one page."""
    pages = PAINTER.pages(*shown(table, lang, reader=reader, **more))
    return next(each.lines for each in pages if each.title == page)


def titles(table: State, lang: str = "en", reader: int | None = 0) -> list[str]:
    return [page.title for page in PAINTER.pages(*shown(table, lang, reader=reader))]


def text(table: State, lang: str = "en", reader: int | None = None) -> str:
    """All pages, a line each."""
    return "\n".join(line for page in PAINTER.pages(*shown(table, lang, reader=reader)) for line in page.lines)


def with_soldiers(table: State, seat: int, *soldiers: Soldier) -> State:
    return State(**with_player(table, seat, soldiers=tuple(sorted(soldiers))).__dict__)


@pytest.mark.rule("hexlands", 69)
def test_pages_begin_with_the_moment_and_ones_own_means() -> None:
    own = ["Now", "My soldiers", "My land", "Hand and market", "Rivals", "Free land", "Last round"]
    assert titles(state()) == own
    assert titles(state(), reader=None) == ["Now", "Players", "Free land", "Market", "Last round"]
    assert titles(state(), "ja")[:3] == ["今の状況", "自分の兵士", "自分の領地"]
    assert lines(state(), "Now")[:7] == (
        "Round 7, autumn, progress 64 (the game ends when it passes 160)",
        "Asked: You (using dice)",
        "You: dice to use 6, 3 and 2",
        "You: 62 points, 3 coins, income 5, upkeep 14 (6 short)",
        "You: 3 d6, 4 item cards, 50 tiles, 3 roads",
        "Points: 千尋 71, You 62, ベンジャミン 59, Dmitri Karamazov 44",
        "F3, battle: You 1 (height 0 + 1 soldier) against 千尋 1 (height 0 + 1 soldier) "
        "against ベンジャミン 2 (height 1 + 1 soldier)",
    )
    assert lines(state(), "今の状況", "ja")[2:5] == (
        "あなた：使えるダイスは6・3・2",
        "あなた：62点、3コイン、収入5、維持費14（6コイン不足）",
        "あなた：6面ダイス3個、アイテムカード4枚、領地タイル50枚、道3枚",
    )
    # Coming events are told with their progress.
    (said,) = (line for line in lines(state(deck=("typhoon", "harvest")), "Now") if line.startswith("Events"))
    assert said == "Events that may come, with their progress: Typhoon +10, Harvest +0"
    assert any(line.startswith("Typhoon comes next and hits ") for line in lines(state(deck=("typhoon",)), "Now"))
    for lang in LANGUAGES:
        view, scene = TABLES["over"](lang)
        first = PAINTER.pages(view, scene)[0].lines[0]
        assert first == {"en": "Over in round 7, won by 千尋", "ja": "第7ラウンドで終了、勝者は千尋"}[lang]
    # Second page of players begins with a player.
    table = state(6)
    for seat in range(6):
        table = State(**with_player(table, seat, known=(1, 2, 3, 4, 5, 6, 7, 8), dice=(6,) * 9).__dict__)
    assert titles(table, reader=None)[1:3] == ["Players", "More players"]
    first, *rest = lines(table, "More players", reader=None)
    assert first.startswith("Dmitri Karamazov: 44 points")
    assert "H5: castle, height 2, 1 soldier" in rest


def test_soldiers_have_their_orders_and_marches() -> None:
    said = lines(state(), "My soldiers")
    assert "D6: height 1, 2 soldiers" in said
    assert "D6 to new land: 1 step C5; 2 steps B5, B6; 3 steps G5, G6" in said
    assert "D6 to your land, to raise it: 1 step D7; 2 steps F7" in said
    assert "E8: castle, height 3, 2 soldiers (1 strong)" in said
    assert "F3 to a battle, you against them: 1 step E3 (1 against 3)" in said
    assert said[-1] == "Marches are listed for up to 9 steps"
    view, scene = TABLES["ordering"]("ja")
    ordered = PAINTER.pages(view, scene)[1].lines
    assert "D6の命令：タイルを置く、そのあと城へ戻る" in ordered
    assert "E8の命令：何もしない（隣が低すぎます：D7・D8・E9・F7・F8）、そのあと城へ戻る" in ordered
    # Marches are those that the rules allow.
    table = State(**evolve(state(), stage="march", now=Turn(left=3)).__dict__)
    marches = [line for line in lines(table, "My soldiers") if line.startswith("D6 to ")]
    listed = {word for line in marches for word in re.findall(r"\b[A-I][1-9]\b", line.split(": ", 1)[1])}
    legal = GAME.rules.legal_actions(table, Seat(0))
    assert listed == {action.to for action in legal if isinstance(action, Move) and action.origin == "D6"}
    # Soldiers that moved or stopped are told.
    table = with_soldiers(state(), 0, Soldier(AT["D6"], 1, MOVED | HALTED), Soldier(AT["E8"], 2, MOVED))
    said = lines(table, "My soldiers")
    assert "D6: height 1, 1 soldier (stopped)" in said
    assert "E8: castle, height 3, 1 soldier (strong, moved)" in said
    assert not [line for line in said if line.startswith("D6 to ")]


def test_land_has_borders_sites_and_terrain() -> None:
    said = lines(state(6), "My land")
    assert "D8: mine, height 2, defence 3" in said
    assert "C6: height 1, next to エマ: B5 of height 1, B6 of height 1" in said
    assert "Next to a mountain: C6, D7, D8, F7, F8" in said
    assert "A tile could go on: D7, F7" in said
    assert "Site for a wall: 3 coins C6, D6, F7; 6 coins F6" in said
    land = lines(state(6), "自分の領地", "ja")
    assert "D8：鉱山、高さ2、守りの兵力3" in land
    assert "F6：高さ2、FarahのG5（高さ2）に接する" in land
    # Terrain is told and what is alike together.
    said = lines(state(), "Free land")
    assert said[:4] == (
        "Public land that a soldier of yours could take: B5, B6, C5, G5, G6",
        "D4: lake, bridge of 千尋",
        "E3: public, 1 soldier of Dmitri Karamazov",
        "E5: public, 1 soldier of 千尋",
    )
    assert "Lakes: D5, E4, E6, F4, F5" in said
    assert "Mountains: A3, C1, C7, G1, G7, I3" in said
    assert "湖：D5・E4・E6・F4・F5" in lines(state(), "公地と地形", "ja")
    # What the sentence about the map says of neighbours holds for every space.
    board = ground()
    rows = sorted({name[0] for name in board.names})
    middle = rows.index("E")
    for space, name in enumerate(board.names):
        row, number = rows.index(name[0]), int(name[1:])
        if row == middle:
            continue
        towards = rows[row + 1 if row < middle else row - 1]
        near = {board.names[at] for at in board.neighbours[space]}
        assert {f"{towards}{number}", f"{towards}{number + 1}"} <= near
        assert {f"{name[0]}{number - 1}", f"{name[0]}{number + 1}"} & set(board.names) <= near
    table = State(**hiding(state(), 0, skulls=((AT["D7"], 2),)).__dict__)
    assert "D7: height 2, road, skull at level 2" in lines(table, "My land")
    assert "skull at level" not in text(table, reader=1)


def test_rivals_hand_market_and_last_round_are_told() -> None:
    said = lines(state(), "Rivals")
    assert said[0] == (
        "ベンジャミン: 59 points, 10 coins, income 2, upkeep 7, 3 d6, 1 item card, "
        "1 special tile, in hand or as a skull, 50 tiles, 3 roads"
    )
    assert "F3: height 1, 1 soldier of yours, 1 soldier of ベンジャミン, 1 soldier of 千尋" in said
    assert "G3: wall, height 3, defence 4" in said
    assert "Height 1: F2, I1, I2" in said
    table = State(**with_player(state(), 3, gone="left", soldiers=()).__dict__)
    assert "Dmitri Karamazov: resigned, out" in lines(table, "Rivals")
    said = lines(state(), "Hand and market")
    assert said[:3] == (
        "You, cards and special tiles: Roadwork (1), Recruit (3), Dice Maker (5), Cannon (9), 1 skull, 1 mountain",
        "Market pile 1, You: Roadwork (1) for 2 coins; below it Clearing (4)",
        "Market pile 2, ベンジャミン: Market Day (2) for 5 coins; below it Clearing (4)",
    )
    assert "Recruit (3): 5 left, price 4, sells for 2, +1 soldier in the castle" in said
    assert "Cannon (9): closed, 5 left, price 9, sells for 4, +3 strength in one battle" in said
    assert (
        lines(state(), "市場", "ja", reader=None)[0]
        == "市場の束1、Aki：道づくり（1）、2コイン（ほかの人は+1）、その下に整地（4）"
    )
    table = state(players=dealt(state(), 0, pile=(1, 1, 2, 1, 2, 5, 3)))
    said = "below it Roadwork (1) 3 times, Market Day (2) 2 times, Dice Maker (5) once"
    assert f"Market pile 1, You: Recruit (3) for 4 coins; {said}" in lines(table, "Hand and market")
    said = lines(state(), "Last round", reader=None)
    assert said[:5] == (
        "Round 6 is resolved",
        "D6, battle: Aki 5 (height 3 + 2 soldiers) against ベンジャミン 3 (height 2 + 1 soldier); winner Aki",
        "F3, battle: Aki 4 (height 0 + 1 soldier + cannon 3) against ベンジャミン 1 (height 1); "
        "a skull kills all; nobody wins",
        "Placed, built or felled: F6",
        "Event: Typhoon. Next to lakes, buildings, roads and soldiers are lost, "
        "and spaces of height 1 become public; castles stand.",
    )
    assert "イベントの被害：D6" in lines(state(), "前のラウンド", "ja")
    assert lines(state(report=Report()), "Last round") == ("No round has been resolved yet",)
    # Content of an offer is between two.
    table = state(offer=Offer(seat=0, rival=1, gives=Bundle(coins=2), asks=Bundle(cards=(3,))), stage="close")
    assert "Open offer, You to ベンジャミン: gives 2 coins, asks for Recruit (3)" in lines(table, "Now")
    assert "Open offer, Aki to ベンジャミン: only these two know what" in lines(table, "Now", reader=2)


def test_alt_text_has_land_terrain_and_market() -> None:
    said = PAINTER.alt(*shown(state(), reader=0))
    own = (
        "Heights are 1 unless said. You: C6, D6 (2 soldiers), D7 (height 2, road), "
        "D8 (mine, height 2, defence 3), E7 (tourist spot, height 3), E8 (castle, height 3, 2 soldiers (1 strong))"
    )
    assert own in said
    assert said.index(own) < said.index("ベンジャミン: 59 points")
    # Alt text has terrain and market where there is room.
    assert "Lakes: D4, D5, E4, E6, F4, F5. Mountains: A3, C1, C7, G1, G7, I3." in PAINTER.alt(*opening("en"))
    assert "湖：D4・D5・E4・E6・F4・F5。山：A3・C1・C7・G1・G7・I3。" in PAINTER.alt(*opening("ja"))
    assert "市場の束1、あなた：道づくり（1）、2コイン" in PAINTER.alt(*shown(state(2), "ja", reader=0))
