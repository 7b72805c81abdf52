"""Plans: what a person wants in one press, and what they play."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.texts import Speaker
from engines.core import IllegalAction
from engines.core.mind import Controls, Plan, PlanList
from engines.core.talk import Sentence
from engines.hexlands import GAME

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
VOICES = {lang: Speaker(lang, ("Aki", "Ben", "Chie"), "hexlands", strict=True) for lang in ("en", "ja")}


def acting(*dice: int, stage: str = "act") -> Table:
    """AKI has these dice and two soldiers at home."""
    return Table.laid_out().with_dice(*dice).having(stage=stage)


def controls(table: Table) -> Controls:
    found = GAME.mind.controls(table.state, AKI)
    assert found is not None
    return found


def panel(table: Table) -> dict[str, PlanList]:
    return {listed.key: listed for listed in controls(table).lists()}


def rows(table: Table) -> list[tuple[Plan, ...]]:
    """The rows of buttons."""
    return [row for row in controls(table).rows if not isinstance(row, PlanList)]


def everything(table: Table) -> list[Plan]:
    """All that the panel shows, buttons with their few signs as they are."""
    return list(controls(table).plans())


def seal(table: Table) -> Plan:
    plan = controls(table).seal
    assert plan is not None
    return plan


def line(plan: Plan) -> list[str]:
    return [GAME.rules.notation(action) for action in plan.line]


def march_to(table: Table, name: str, key: str = "march") -> Plan:
    """The march to a space, named as in a list unless another key is given."""
    marches = (plan for plan in everything(table) if plan.key in ("march", "march-short"))
    return replace(next(plan for plan in marches if plan.facts["to"] == name), key=key)


def joined(table: Table, *plans: Plan) -> list[str]:
    """What plans do that are ticked together."""
    return [GAME.rules.notation(action) for action in GAME.mind.join(table.state, AKI, "other", plans).line]


def words(table: Table, plan: Plan, lang: str = "en") -> str:
    """The words of a button."""
    facts = GAME.talk.plan_facts(GAME.rules.view(table.state, AKI), plan)
    return VOICES[lang].of_game("plan", plan.key, facts)


def question(table: Table) -> str:
    asked = GAME.talk.prompt(GAME.rules.view(table.state, AKI), AKI)
    return VOICES["en"].of_game("prompt", asked.key, asked.facts)


@rule("hexlands", 22, 23)
def test_dice_and_marches_are_one_press():
    begun = Table.begun()
    assert (seal(begun).key, line(seal(begun))) == ("commit-usual", ["commit 1"])
    assert [[line(plan) for plan in row] for row in rows(begun)] == [[["commit 0"], ["commit 2"], ["commit 3"]]]
    table = acting(3, 2, 2)
    assert line(march_to(table, "E7")) == ["dispatch 2", "move E8 E7"], "the cheapest die"
    far = march_to(table.owning(AKI, "E7 D6"), "C5")
    assert (line(far), far.facts["gain"]) == (["dispatch 3", "move E8 C5"], "land")
    # Together two marches may be paid with another die than each alone, so no die is named.
    table = acting(1, 1).with_soldiers(AKI, "E8 E8 E8")
    plans = [march_to(table, name) for name in ("E7", "E9", "D8")]
    assert words(table, plans[0]) == "1 step: E8 → E7 · new land"
    assert words(table, march_to(table.owning(AKI, "E7"), "D6")).startswith("2 steps: E8")
    with pytest.raises(IllegalAction) as refused:
        joined(table, *plans)
    said = VOICES["en"].of_game("refusal", refused.value.code, refused.value.facts)
    assert said == "That takes 3 steps, and your dice have 2 (rules 22, 23)."
    # Marching leads on to the dice, ends cards and shop, and the question says so.
    assert line(march_to(acting(1, stage="market"), "E7")) == ["next", "dispatch 1", "move E8 E7"]
    for stage, ends in (("cards", ("next", "next")), ("market", ("next",))):
        table = acting(3).holding(AKI, 2).having(stage=stage)
        assert "hop first, then march." in question(table)
        assert "then march" not in question(table.does(*ends))


def test_cards_and_steps_that_are_left_stand_alone():
    """Whatever comes later would give up the rest of them; the end names what that is."""
    table = acting(3).owning(AKI, "E7").having(stage="masons").turning(left=2)
    assert {plan.key for plan in everything(table)} <= {"lay-short", "lay-free", "lay", "enough"}
    assert (line(seal(table)), words(table, seal(table))) == (["stop"], "No more · 2 left")
    free, *others = rows(table)[0]
    first, second = (line(plan)[0].removeprefix("lay ") for plan in others[:2])
    assert (len(line(free)), words(table, free)) == (2, f"{first} {second}"), "the free ones at once"
    assert words(table, others[0]) == f"{first} new"
    # A tile that costs coins names them and stands behind the free ones.
    table = acting(3).owning(AKI, "E8 2 E7 D7 D8 E9 F7 F8").with_building("D8", "mine")
    table = table.having(stage="masons").turning(left=1)
    [*_, dear] = [plan for plan in everything(table) if plan.key in ("lay", "lay-short")]
    assert (line(dear), words(table, replace(dear, key="lay-short"))) == (["lay D8"], "D8 ▲ −6💰")
    # Steps that are left cost nothing; a new die stops the old.
    table = acting(3, 3).does("dispatch 3", "move E8 E7")
    plans = everything(table)
    assert "develop-short" not in {plan.key for plan in plans}
    assert all(line(plan)[0].startswith("move") for plan in plans if plan.key.startswith("march"))
    [stop] = [plan for plan in plans if plan.key == "enough"]
    assert (line(stop), words(table, stop)) == (["stop"], "No more · 2 left")
    assert "develop-short" in {plan.key for plan in everything(table.does("stop"))}
    assert line(march_to(table, "E9")) == ["move E8 E9"]
    assert line(seal(table)) == ["stop", "work-all", "done"]
    assert words(table, seal(table)).endswith(" · 2 steps unused")


@rule("hexlands", 32)
def test_deeds_marches_and_battles_are_rows_of_buttons():
    table = acting(5, 3, 2, 1).owning(AKI, "E7 F7").holding(AKI, 2).having(stage="cards")
    deeds, far = rows(table)
    assert [words(table, plan) for plan in deeds[:3]] == ["Market +4💰", "2→Market", "7→Masons"]
    assert len(deeds) == len(far) == 5
    assert all(words(table, plan).endswith(" new") for plan in far)
    other = panel(table)["other"]
    assert other.facts["count"] == len(other.plans)
    assert {"march", "develop", "road"} <= {plan.key for plan in other.plans}
    table = acting(1, stage="market").owning(AKI, "E7 F7")
    roads = [plan for plan in everything(table) if plan.key.startswith("road")]
    assert roads
    assert all(plan in panel(table)["other"].plans for plan in roads), "roads are in the list only"
    lines = ["; ".join(line(plan)) for plan in rows(acting(2, 1).holding(AKI, 2).having(stage="cards"))[0]]
    assert lines[0] == "play 2"
    assert {"next; draw", "next; next; develop 1", "next; next; join 1 2; develop 3"} <= {*lines}
    # Battles are named by both strengths, and offered with as many soldiers as win.
    table = acting(2).owning(AKI, "E7 2 F7 2").owning(BEN, "F6").with_soldiers(BEN, "F6")
    short = march_to(table, "F6", "march-short")
    assert (words(table, short), words(table, short, "ja")) == ("F6 ⚔3:1", "F6 ⚔3対1")
    table = acting(6).owning(BEN, "H2 H3 G3 G4 F5 F6").owning(AKI, "E8 2 E7 2 F7 2").with_soldiers(BEN, "F6 F6")
    assert words(table, march_to(table, "F6", "march-short")) == "F6 ⚔4:3 ×2"
    best = march_to(acting(6).owning(BEN, "G6 H5 H4 H3").owning(AKI, "F7"), "G6")
    assert int(str(best.facts["mine"])) > int(str(best.facts["theirs"]))


def test_march_may_share_a_die_with_the_one_before():
    """Each alone takes a die; together they take one of two steps in place of 1 and 3."""
    table = acting(3, 2, 1)
    first = march_to(table, "E7")
    after = table.does(*line(first))
    found = GAME.mind.corrections(after.state, AKI, tuple(first.line))
    both = next(one for one in found if "E9" in words(after, one.plan))
    assert (both.instead, words(after, both.plan)) == (True, "E7 E9 with 2")
    assert line(both.plan) == ["dispatch 2", "move E8 E7", "move E8 E9"]
    table.does(*line(both.plan))
    assert not GAME.mind.corrections(table.does("work-all").state, AKI, (GAME.rules.parse("work-all"),))
    # A second soldier may follow into the same battle.
    table = acting(3, 1, 1).owning(AKI, "E7 2 F7 2").owning(BEN, "F6")
    table = table.with_soldiers(AKI, "F7 F7").with_soldiers(BEN, "F6")
    first = march_to(table, "F6")
    after = table.does(*line(first))
    again = GAME.mind.corrections(after.state, AKI, tuple(first.line))[0].plan
    assert words(after, again) == "F6 ×2 with 2"
    assert line(again) == ["join 1 1", "dispatch 2", "move F7 F6", "move F7 F6"]
    table.does(*line(again))
    # The 1 went for the first soldier: with 2 steps together there are enough.
    table = acting(1, 1).owning(AKI, "E7")
    assert line(march_to(table, "D6")) == ["join 1 1", "dispatch 2", "move E8 D6"]
    alone = march_to(table, "E9")
    after = table.does(*line(alone))
    assert line(march_to(after, "D8")) == ["dispatch 1", "move E8 D8"]
    assert GAME.mind.corrections(after.state, AKI, tuple(alone.line)) == ()


@rule("hexlands", 22)
def test_ticked_deeds_and_marches_share_the_dice():
    table = acting(6, 2, 1)
    near = march_to(table, "E7"), march_to(table, "E9")
    assert joined(table, *near) == ["dispatch 2", "move E8 E7", "move E8 E9"], "the dice that cost least"
    with pytest.raises(IllegalAction):
        joined(table.with_soldiers(AKI, "E8"), *near)
    table = acting(2, 1).holding(AKI, 2).having(stage="cards")
    plans = [plan for plan in everything(table) if line(plan)[-1] in ("play 2", "develop 1")]
    assert joined(table, *plans) == ["play 2", "next", "develop 1"], "without cards their step is skipped"
    table = acting(3, 2, 1, stage="market")
    plans = [march_to(table, "E7"), *(plan for plan in everything(table) if line(plan)[-1] == "develop 1")]
    assert joined(table, *plans) == ["next", "develop 1", "dispatch 2", "move E8 E7"]
    # Part 1 of issue 53: "I2 and G2" sold a card as well.
    table = acting(1, 1).holding(AKI, 3).having(stage="market")
    actions = tuple(map(GAME.rules.parse, ("sell 3", "next", "dispatch 1", "move E8 E7")))
    assert words(table, GAME.mind.suggested(table.state, AKI, actions)).startswith("E7 and sell ")


@rule("hexlands", 26, 44)
def test_end_orders_and_upkeep_are_one_press():
    table = acting(3, 2, stage="market")
    assert (words(table, seal(table)), line(seal(table))) == ("End turn: work 5", ["next", "work-all", "done"])
    assert ["next", "work-all"] in [line(plan) for plan in everything(table)], "the orders stay in reach"
    # Three rows are full, and the dice would work as with the end of the turn.
    table = acting(1, 1, stage="market").owning(AKI, "E7")
    [*_, orders] = rows(table)[0]
    assert (words(table, orders), line(orders)) == ("Orders +2💰", ["next", "work-all"])
    # A list for each space with what holds now; more than three share one.
    table = acting(1).owning(AKI, "E7").with_soldiers(AKI, "E7 F8").does("work 1")
    lists = panel(table)
    camps = {str(listed.facts["hex"]): listed for key, listed in lists.items() if key.startswith("camp")}
    assert set(camps) == {"E7", "F8"}
    assert ["order F8 none"] in [line(plan) for plan in camps["F8"].plans]
    assert (seal(table).key, line(seal(table))) == ("done", ["done"])
    assert {"deal", "defence"} <= set(lists)
    table = acting(1).owning(AKI, "E7 D7 D8").with_soldiers(AKI, "E7 F8 D7 D8 E9").does("work 1")
    listed = [row.key for row in controls(table).rows if isinstance(row, PlanList)]
    assert listed == ["camp1", "camp2", "camps"]
    # Upkeep that cannot be paid.
    table = Table.laid_out().with_coins(AKI, 0).with_soldiers(AKI, "E8 E8 E8 E8").holding(AKI, 1).resolves()
    assert line(seal(table)) == ["sell 1", "dismiss E8", "dismiss E8"]
    assert table.does(*line(seal(table))).stage != "upkeep"


def test_offer_is_two_lists_where_both_have_something():
    table = Table.laid_out().with_coins(AKI, 9).does("deal 2")
    three = next(plan for plan in panel(table)["give"].plans if plan.facts.get("count") == 3)
    assert line(three) == ["give-coins 1"] * 3
    table = table.does(*line(three))
    assert line(seal(table)) == ["propose"]
    offered = table.does("propose")
    answers = GAME.mind.controls(offered.state, BEN)
    assert answers is not None
    assert [line(plan) for plan in answers.plans()] == [["accept"], ["decline"]]
    assert GAME.mind.controls(offered.state, CHIE) is None
    table = Table.laid_out().with_coins(AKI, 9).with_coins(BEN, 0).with_coins(CHIE, 4).dealing(BEN, d6=0)
    assert [line(plan) for plan in panel(table)["deal"].plans] == [["deal 3"]]
    assert "deal 2" in table.offers(), "all that is legal is still there"
    assert "deal" not in panel(table.with_coins(AKI, 0).dealing(AKI, d6=0))


def turns(table: Table) -> dict[str, Plan]:
    return {plan.key: plan for plan in GAME.mind.turns(table.state, AKI)}


def test_whole_turns_are_for_land_battle_and_building():
    table = acting(3, 2, 1, stage="market")
    land = turns(table)["land"]
    assert (line(land)[0], line(land)[-1]) == ("next", "work-all")
    first, second = (word.split()[-1] for word in line(land) if word.startswith("move"))
    assert words(table, land) == f"Land: {first} {second}, 2 steps, work 4 coins"
    # Masons and cards that only bring something are played.
    table = acting(1, 1).owning(AKI, "E7").holding(AKI, 2, 7).having(stage="cards")
    land = turns(table)["land"]
    assert (line(land)[:2], sum(word.startswith("lay") for word in line(land))) == (["play 2", "play 7"], 3)
    assert re.fullmatch("Land: Market \\+4💰, Masons .*, 2 steps", words(table, land))
    # A battle has both strengths, a building what it draws and orders.
    table = acting(2, 1).owning(AKI, "E7 2 F7 2").owning(BEN, "F6 G6").with_soldiers(BEN, "F6")
    fight = turns(table)["fight"]
    assert "take F6 ⚔3:1" in words(table, fight)
    assert "move E8 F6" in line(fight)
    table = acting(2, 1).owning(AKI, "E8 E7 D7 D8 E9 F7 F8").with_coins(AKI, 30)
    build = turns(table)["build"]
    assert "order E8 tile" in line(build)
    assert "castle level −10💰" in words(table, build)
    # They stand at the beginning only, in the order of their kinds.
    table = acting(3, 2, 1).owning(AKI, "E7 2 F7 2").owning(BEN, "F6 G6")
    assert list(turns(table)) == ["land", "fight", "build"]
    assert not turns(table.does("dispatch 1", "move E8 E7"))
    assert GAME.mind.turns(table.state, BEN) == ()


# --- written messages --------------------------------------------------------------------------------------------


def message(table: Table, seat: int | None = None) -> list[str]:
    return [said(one) for one in GAME.talk.message(table.events, GAME.rules.view(table.state, seat))]


def outlook(table: Table, seat: int | None = None) -> list[str]:
    return [said(one) for one in GAME.talk.outlook(GAME.rules.view(table.state, seat), seat)]


def said(sentence: Sentence) -> str:
    return VOICES["en"].of_game("message", sentence.key, sentence.facts)


def test_messages_and_warnings_are_few():
    table = Table.laid_out(seats=2).with_soldiers(AKI, "E7").ordering(AKI, "E7 tile").resolves()
    assert len(message(table)) == 2, "a line for the player with land, and one for coins"
    # An offer is told when it is made, not while it is drawn up: the question names what is in it so far.
    drawn = Table.laid_out().with_coins(AKI, 9).does("deal 2", "give-coins 1", "ask-coins 1")
    assert message(drawn) == message(drawn, AKI) == []
    assert message(drawn.does("drop"), AKI) == ["Aki drops the offer"]
    assert "1 coin" in message(drawn.does("propose"), AKI)[0]
    # Missing upkeep is said to its player before it is due.
    table = Table.laid_out().with_coins(AKI, 0).with_soldiers(AKI, "E8 E8 E8 E8")
    assert (len(outlook(table, AKI)), outlook(table)) == (1, [])
    # Two battles are named and the others counted.
    table = Table.laid_out().owning(AKI, "E7").owning(BEN, "F6 G5 H4 H3")
    two = "⚠ F6 Aki 2:1 Ben · G5 Aki 1:1 Ben"
    assert outlook(table.with_soldiers(AKI, "F6 G5")) == [two]
    assert outlook(table.with_soldiers(AKI, "F6 G5 H4")) == [f"{two} · 1 more"]
    # The next event is named when one card is left, to whom it strikes.
    table = Table.laid_out().owning(AKI, "E7 3").having(deck=("earthquake",))
    assert (len(outlook(table)), outlook(table, AKI), outlook(table, BEN)) == (1, outlook(table), [])
    assert not outlook(Table.laid_out())


@rule("hexlands", 39, 57, "A25")
def test_wishes_and_marches_say_what_the_land_allows():
    """A mine stands beside a mountain within one's land; a wall could stand anywhere, and is not named."""
    table = acting(3).with_pile(BEN, 5).holding(AKI, 7)
    wishes = GAME.mind.wishes(table.state, AKI)
    assert {"play 9", "buy 2", "order E8 mine", "develop 11"} <= set(map(GAME.rules.notation, wishes))
    seen = GAME.rules.view(table.state, AKI)
    assert all(isinstance(GAME.talk.facts(seen, action), dict) for action in wishes), "possible or not"
    own = acting(2).owning(AKI, "E8 2 E7 D7 D8 E9 F7 F8")
    for land, name, en, ja in (
        (own, "D8", "E8 → D8 · one level higher, or a mine", "E8→D8 1段高く／鉱山を建てる"),
        (own.owning(AKI, "D8 2"), "D8", "E8 → D8 · for a mine, by order", "E8→D8 命令で鉱山を建てる"),
        (own, "E9", "E8 → E9 · one level higher", "E8→E9 1段高く"),
        (own.with_building("D8", "wall"), "D8", "E8 → D8", "E8→D8 自分の領地"),
    ):
        plan = march_to(land, name)
        assert words(land, plan).split(": ")[-1].strip() == en
        assert words(land, plan, "ja").split("：")[-1].strip() == ja
