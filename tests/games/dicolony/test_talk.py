"""Labels, plans of two dice or of all buildings in one press, what a building lacks, and messages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LANGUAGES, Speaker, text_key
from engines.core import FastChance, Seat, seen_by
from engines.core.mind import Controls, PlanList, suggested_line
from engines.dicolony import GAME

from .table import AKI, BEN, CHIE, INN_MARKET, Table

NAMES = ("Aki", "Ben", "Chie", "Dai")
RICH = "O1 O2 R1 O4 O5 O6 R4 R5 R6 Y1 Y2 Y3 G1 G2 G3 *5 G* Y* Y5 Y6"

TWICE = "R1 R2 R3 R4 R5 R6 G* G1 G2 G3 G4 G5 G6 Y1 Y4 Y6 *3 *5 *6 O1"
"""Land with places for two buildings, one after the other."""


def voice(lang: str = "en") -> Speaker:
    return Speaker(lang, NAMES, "dicolony", markdown=False, strict=True)


def say(family: str, one: Any, lang: str = "en") -> str:
    return voice(lang).of_game(family, one.key, one.facts)


def controls(table: Table) -> Controls:
    found = GAME.mind.controls(table.state, AKI)
    assert found is not None
    return found


def labels(table: Table, lang: str = "en") -> list[list[str]]:
    """The labels of the rows of plans."""
    rows = (row.plans if isinstance(row, PlanList) else row for row in controls(table).rows)
    return [[say("plan", plan, lang) for plan in row] for row in rows]


def buttons(table: Table, lang: str = "en") -> list[str]:
    """The labels of AKI's legal actions."""
    view = table.seen_by(AKI)
    return [
        voice(lang).of_game("action", action.kind, GAME.talk.facts(view, action))
        for action in GAME.rules.legal_actions(table.state, AKI)
    ]


def pressed(table: Table, label: str) -> Table:
    """The table after the plan with this label."""
    [plan] = [plan for plan in controls(table).plans() if say("plan", plan) == label]
    return table.does(AKI, *(GAME.rules.notation(action) for action in plan.line))


def said(table: Table, lang: str = "en") -> list[str]:
    """The message of the last step."""
    told = GAME.talk.message(seen_by(table.events, None), table.seen_by(None))
    return [say("message", one, lang) for one in told]


def story(table: Table, reader: Seat | None = None) -> list[str]:
    """The texts of the last step's events for one reader."""
    return [voice().of_game("event", event.kind, event.facts()) for event in seen_by(table.events, reader)]


def outlook(table: Table, lang: str = "en", seat: Seat | None = AKI) -> list[str]:
    return [say("message", one, lang) for one in GAME.talk.outlook(table.seen_by(seat), seat)]


def test_labels_of_dice_places_and_pairs(table: Table):
    assert buttons(table.with_cleared(AKI, "O1 G4").rolling(1, 2, 4, 5)) == [
        *("Orange 1 → Orange ★", "Orange 1 → ★ 1", "Red 2", "Green 4 → Green ★", "Green 4 → ★ 4", "Yellow 5")
    ]
    inns = Table.laid_out(2).opened("O5 R4 R5 *5 R6  G3 G* Y3")
    assert buttons(inns) == ["Inn at Red 5 · 4 points", "Inn at Green 3 · 4 points"]
    assert buttons(inns, "ja") == ["宿屋：赤の5（4点）", "宿屋：緑の3（4点）"]
    pairs = labels(table.rolling(3, 4, 6, 2))
    assert pairs[0] == ["Orange 3 + Red 4", "Orange 3 + Green 6", "Orange 3 + Yellow 2"]
    assert pairs[1] == ["Red 4 + Green 6", "Red 4 + Yellow 2", "Green 6 + Yellow 2"]


def test_clearing_is_told_to_its_player_and_the_end_to_all(table: Table):
    after = table.with_cleared(AKI, "O1").clearing(AKI, "red R2")
    assert (story(after, AKI), story(after, BEN)) == (["Aki clears Red 2."], [])
    assert story(after.clearing(AKI, "orange *1"), AKI) == ["Aki clears ★ 1 with Orange 1."]
    end = story(Table.laid_out(2).opened("G1 G2 Y1"))
    assert end[1] == (
        "Aki builds Inn at Green 1 (4+1); no room for Church/Chapel, Market hall/Stalls and Manor farm/Barn."
    )
    assert end[-1] == "Everything is built and scored."
    rolled = table.everybody_clears(next_roll=(4, 6, 1, 3))
    assert said(rolled) == [], "the headline says it"
    for lang, head in (
        ("en", "**Turn 2/10** orange 4, red 6, green 1, yellow 3"),
        ("ja", "**2／10ターン** オレンジ4・赤6・緑1・黄3"),
    ):
        assert say("message", GAME.talk.headline(rolled.seen_by(None)), lang) == head
    assert "🎲" not in say("message", GAME.talk.headline(Table.laid_out(2).opened(RICH).seen_by(None)))
    assert said(table.leaves(AKI))


def test_pair_of_dice_is_one_press(table: Table):
    rolled = table.rolling(3, 4, 6, 2)
    after = pressed(rolled, "Orange 3 + Green 6")
    assert (after.cleared(AKI), AKI in after.waiting_for) == ("O3 G6", False)
    assert GAME.mind.controls(after.state, AKI) is None
    assert labels(rolled.clearing(AKI, "red R4")) == [["Orange 3", "Green 6", "Yellow 2"]], "the second die"
    (shown,) = labels(table.with_cleared(AKI, "O4 R4").rolling(4, 4, 1, 1))
    assert shown[:3] == ["Orange ★ + Red ★", "Orange ★ + ★ 4", "Orange ★ + Green 1"]
    assert len(shown) == len(set(shown)) == 10, "pairs to the same spaces are one plan"
    (row,) = controls(table.with_cleared(AKI, "O1 R2 G3 Y4").rolling(1, 2, 3, 4)).rows
    assert isinstance(row, PlanList), "more than nine pairs"
    assert 9 < len(row.plans) <= 24
    found = controls(table.with_cleared(AKI, "O1 O* *1 R1 R* G1 G* Y1").rolling(1, 1, 1, 1))
    assert found.rows == (), "the only way is the green button"
    assert found.seal is not None
    assert list(map(GAME.rules.notation, found.seal.line)) == ["clear yellow Y*"]
    assert len(suggested_line(GAME.rules, table.state, AKI, GAME.mind.policies["greedy"], "x")) == 2


def test_press_names_what_it_completes_and_rules_out():
    """The inn takes O1 O2 R1 and waste land at R2."""
    table = Table.laid_out(2, INN_MARKET, turn=9).with_cleared(AKI, "O1").rolling(2, 1, 6, 6)
    assert [label for row in labels(table) for label in row if "✓" in label] == ["Orange 2 + Red 1 ✓ Inn"]
    last = Table.laid_out(2, INN_MARKET, turn=10).with_cleared(AKI, "O1 O2").rolling(3, 1, 6, 6)
    shown = [label for row in labels(last) for label in row]
    assert any("✓ Inn" in label for label in shown)
    assert all("Red 1" in label for label in shown if "✓ Inn" in label)
    assert any("✗ Inn" in label for label in shown if "Red 1" not in label)
    facts = [plan.facts for plan in controls(table.rolling(3, 4, 6, 2)).plans()]
    assert any(fact["gone"] for fact in facts), "some press rules out one more than every press does"
    assert set.intersection(*({str(name) for name in fact["gone"]} for fact in facts)) == set()


def test_best_buildings_are_one_press_and_a_place_names_what_is_still_possible():
    table = Table.laid_out(2).opened(RICH, "")
    seal = controls(table).seal
    assert seal is not None
    after = pressed(table, say("plan", seal))
    assert after.outcome is not None
    total = after.standing(AKI).score - after.points(AKI, f"landscape-{table.state.layout.yellow}")
    assert say("plan", seal) == f"Build for {total} points + yellow landscape", "which depends on the others"
    assert say("plan", seal, "ja") == f"まとめて建てる（{total}点＋黄の景観）"
    assert all("（計" in label for row in labels(table, "ja") for label in row)
    both, compared = Table.laid_out(2).opened(TWICE, ""), 0
    for row in controls(both).rows:
        for plan in row.plans if isinstance(row, PlanList) else row:
            after = both.does(AKI, *(GAME.rules.notation(action) for action in plan.line))
            seal = controls(after).seal if AKI in after.waiting_for else None
            if seal is not None:
                assert plan.facts["points"] == seal.facts["points"]
                compared += 1
    assert compared == 2


def test_owner_reads_what_a_building_lacks(table: Table):
    two = Table.laid_out(2, INN_MARKET).with_cleared(AKI, "O1 O2").having(turn=9)
    assert "Inn needs Red 1" in outlook(two)[0]
    assert "宿屋：あと赤の1" in outlook(two, "ja")[0]
    assert "Inn is ready" in outlook(Table.laid_out(2, INN_MARKET).with_cleared(AKI, "O1 O2 R1"))[0]
    assert not any("Out of reach" in line for line in outlook(table)), "the sheet is empty in turn one"
    (line,) = outlook(Table.laid_out(2, INN_MARKET, turn=10).with_cleared(AKI, "O1 O2").rolling(6, 6, 6, 6))
    assert "Inn" in line.partition("Out of reach: ")[2]
    assert "needs Red 1" not in line, "no die of the last turn clears it"
    assert outlook(two, seat=None) == []
    assert outlook(two, seat=BEN) == outlook(two.with_cleared(AKI, "Y5"), seat=BEN)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_out_of_reach_is_never_built(seed: int):
    chance = FastChance(f"reach {seed}")
    state = GAME.rules.initial_state(GAME.rules.Options(), 3, chance).state
    gone: dict[Seat, set[str]] = {AKI: set(), BEN: set(), CHIE: set()}
    while GAME.rules.outcome(state) is None:
        for seat, names in gone.items():
            for line in GAME.talk.outlook(GAME.rules.view(state, seat), seat):
                names |= {voice().fact(each) for each in line.facts["lost"]}
        seat = GAME.rules.current_players(state)[0]
        legal = GAME.rules.legal_actions(state, seat)
        state = GAME.rules.apply_action(state, seat, chance.pick(legal), chance).state
    for seat, names in gone.items():
        for key, building in zip(state.layout.buildings, state.sheets[seat].buildings, strict=True):
            if building is not None:
                half = f"{key}-{'upper' if building.upper else 'lower'}".lower()
                told = voice().say(text_key("dicolony", "building", half))
                assert not any(told in name.split("/") for name in names), f"{told} was said to be out of reach"


def test_messages_are_short(table: Table):
    """The scores are said once, in sums that fit a line, and not in the message of the reveal."""
    step = GAME.rules.initial_state(GAME.rules.Options(), 3, FastChance("cards"))
    told = GAME.talk.message(step.events, GAME.rules.view(step.state, None))
    assert [(one.key, one.weight) for one in told] == [("laid-out", 0)], "it gives way first"
    first = table.rolling(3, 4, 6, 2).clearing(AKI, "orange O3")
    second = first.clearing(AKI, "green G6")
    events = (*first.events, *second.events)
    lines = GAME.talk.message(seen_by(events, AKI), second.seen_by(AKI))
    assert [say("message", one) for one in lines] == ["Aki clears Orange 3 and Green 6"]
    assert GAME.talk.message(seen_by(events, BEN), second.seen_by(BEN)) == ()
    end = Table.laid_out(3).opened("G1 G2 Y1", "", "G1 G2 Y1 O1 R1")
    while end.waiting_for:
        end = end.does(end.waiting_for[0], end.offers(end.waiting_for[0])[0])
    assert said(end) == said(end, "ja") == []
    for standing in GAME.rules.standings(end.state):
        assert [name for name, _ in standing.sums] == ["buildings", "bonus", "blue", "yellow"]
        assert sum(points for _, points in standing.sums) == standing.score
        assert all(voice(lang).of_game("score", name) for name, _ in standing.sums for lang in LANGUAGES)
    (solo,) = GAME.rules.standings(Table.laid_out(1).opened("G1 G2 Y1").state)
    assert [name for name, _ in solo.sums] == ["buildings", "bonus", "blue"]


def test_wishes_hold_what_the_dice_cannot_clear(table: Table):
    wishes = set(map(GAME.rules.notation, GAME.mind.wishes(table.rolling(3, 4, 6, 2).state, AKI)))
    assert {"clear orange O3", "clear orange O5", "clear orange *4"} <= wishes
