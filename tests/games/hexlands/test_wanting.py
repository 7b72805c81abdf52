"""Plans: what a person wants in one press, and what they play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import Speaker
from engines.core import IllegalAction
from engines.core.mind import Plan, PlanList
from engines.core.talk import Prompt, Sentence
from engines.hexlands import GAME

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule


def panel(table: Table, seat: int = AKI) -> dict[str, PlanList]:
    controls = GAME.mind.controls(table.state, AKI if seat == AKI else BEN)
    assert controls is not None
    return {listed.key: listed for listed in controls.lists()}


def line(plan: Plan) -> list[str]:
    return [GAME.rules.notation(action) for action in plan.line]


def seal(table: Table, seat: int = AKI) -> Plan:
    controls = GAME.mind.controls(table.state, AKI if seat == AKI else BEN)
    assert controls is not None
    assert controls.seal is not None
    return controls.seal


def everything(table: Table) -> list[Plan]:
    """All that the panel shows, buttons with their few signs as they are."""
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    return list(controls.plans())


def rows(table: Table) -> list[tuple[Plan, ...]]:
    """The rows of buttons."""
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    return [row for row in controls.rows if not isinstance(row, PlanList)]


def marches(table: Table) -> list[Plan]:
    """The marches, named as in a list."""
    return [replace(plan, key="march") for plan in everything(table) if plan.key in ("march", "march-short")]


def march_to(table: Table, name: str) -> Plan:
    return next(plan for plan in marches(table) if plan.facts["to"] == name)


def prompt(table: Table) -> Prompt:
    return GAME.talk.prompt(GAME.rules.view(table.state, AKI), AKI)


def words(table: Table, plan: Plan, lang: str = "en") -> str:
    """The words of a button."""
    facts = GAME.talk.plan_facts(GAME.rules.view(table.state, AKI), plan)
    return Speaker(lang, ("Aki", "Ben", "Chie"), "hexlands", strict=True).of_game("plan", plan.key, facts)


@rule("hexlands", 22, 23)
def test_dice_and_marches_are_one_press():
    controls = GAME.mind.controls(Table.begun().state, AKI)
    assert controls is not None
    assert controls.seal is not None
    assert (controls.seal.key, line(controls.seal)) == ("commit-usual", ["commit 1"])
    [row] = controls.rows
    assert isinstance(row, tuple)
    assert [line(plan) for plan in row] == [["commit 0"], ["commit 2"], ["commit 3"]]
    # March is one choice paid with the cheapest dice.
    table = Table.laid_out(stage="act").with_dice(3, 2, 2)
    assert line(march_to(table, "E7")) == ["dispatch 2", "move E8 E7"]
    far = march_to(table.owning(AKI, "E7 D6"), "C5")
    assert (line(far), far.facts["gain"]) == (["dispatch 3", "move E8 C5"], "land")
    # Together two marches may be paid with another die than each alone, so no die is named.
    voice = Speaker("en", ("Aki", "Ben"), "hexlands", strict=True)
    table = Table.laid_out(stage="act").with_dice(1, 1).with_soldiers(AKI, "E8 E8 E8")
    plans = [march_to(table, name) for name in ("E7", "E9", "D8")]
    assert voice.of_game("plan", "march", plans[0].facts) == "1 step: E8 → E7 · new land"
    assert voice.of_game("plan", "march", march_to(table.owning(AKI, "E7"), "D6").facts).startswith("2 steps: E8")
    with pytest.raises(IllegalAction) as refused:
        GAME.mind.join(table.state, AKI, "other", plans)
    said = voice.of_game("refusal", refused.value.code, refused.value.facts)
    assert said == "That takes 3 steps, and your dice have 2 (rules 22, 23)."
    table = Table.laid_out(stage="act").with_dice(1).having(stage="market")
    assert line(march_to(table, "E7")) == ["next", "dispatch 1", "move E8 E7"]
    # Marching ends cards and shop and the question says so.
    for stage in ["cards", "market"]:
        table = Table.laid_out(stage="act").with_dice(3).holding(AKI, 2).having(stage=stage)
        voice, asked = Speaker("en", ("Aki", "Ben"), "hexlands"), prompt(table)
        assert "hop first, then march." in voice.of_game("prompt", asked.key, asked.facts)
        asked = prompt(table.does(*["next"] * (1 + (stage == "cards"))))
        assert "then march" not in voice.of_game("prompt", asked.key, asked.facts)


def test_cards_and_steps_that_are_left_stand_alone():
    # Whatever comes later would give up the rest of it; the end names what that is.
    table = Table.laid_out(stage="act").with_dice(3).owning(AKI, "E7").having(stage="masons").turning(left=2)
    assert {plan.key for plan in everything(table)} <= {"lay-short", "lay-free", "lay", "enough"}
    assert (line(seal(table)), words(table, seal(table))) == (["stop"], "No more · 2 left")
    free, *others = rows(table)[0]
    assert len(line(free)) == 2, "the free ones at once"
    first, second = (line(plan)[0].removeprefix("lay ") for plan in others[:2])
    assert words(table, free) == f"{first} {second}"
    assert words(table, others[0]) == f"{first} new"
    # Tile that costs coins names them and stands behind the free ones.
    table = Table.laid_out(stage="act").with_dice(3).owning(AKI, "E8 2 E7 D7 D8 E9 F7 F8")
    table = table.with_building("D8", "mine").having(stage="masons").turning(left=1)
    tiles = [plan for plan in everything(table) if plan.key in ("lay", "lay-short")]
    assert [line(plan) for plan in tiles][-1] == ["lay D8"]
    assert words(table, replace(tiles[-1], key="lay-short")) == "D8 ▲ −6💰"
    table = Table.laid_out(stage="act").with_dice(3, 3).does("dispatch 3", "move E8 E7")
    keys = {plan.key for plan in everything(table)}
    assert "develop-short" not in keys
    assert all(line(plan)[0].startswith("move") for plan in marches(table)), "the other die is gone"
    [stop] = [plan for plan in everything(table) if plan.key == "enough"]
    assert (line(stop), words(table, stop)) == (["stop"], "No more · 2 left")
    assert "develop-short" in {plan.key for plan in everything(table.does("stop"))}
    # Steps that are given up are named.
    voice = Speaker("en", ("Aki", "Ben"), "hexlands", strict=True)
    plan = seal(Table.laid_out(stage="act").with_dice(3, 3).does("dispatch 3", "move E8 E7"))
    assert voice.of_game("plan", plan.key, plan.facts).endswith(" · 2 steps unused")
    # Steps left cost nothing and a new die stops the old.
    table = Table.laid_out(stage="act").with_dice(3, 3).does("dispatch 3", "move E8 E7")
    assert line(march_to(table, "E9")) == ["move E8 E9"]
    assert line(seal(table)) == ["stop", "work-all", "done"]


@rule("hexlands", 32)
def test_deeds_marches_and_battles_are_rows_of_buttons():
    table = Table.laid_out(stage="act").with_dice(5, 3, 2, 1).owning(AKI, "E7 F7")
    table = table.holding(AKI, 2).having(stage="cards")
    deeds, far = rows(table)
    assert [words(table, plan) for plan in deeds[:3]] == ["Market +4💰", "2→Market", "7→Masons"]
    assert len(deeds) == len(far) == 5
    assert all(words(table, plan).endswith(" new") for plan in far)
    other = panel(table)["other"]
    assert other.facts["count"] == len(other.plans)
    assert {"march", "develop", "road"} <= {plan.key for plan in other.plans}
    # Roads are in the list only.
    table = Table.laid_out(stage="act").with_dice(1).owning(AKI, "E7 F7").having(stage="market")
    roads = [plan for plan in everything(table) if plan.key.startswith("road")]
    assert roads
    assert all(plan in panel(table)["other"].plans for plan in roads)
    # Deeds of all steps stand in one row.
    table = Table.laid_out(stage="act").with_dice(2, 1).holding(AKI, 2).having(stage="cards")
    lines = [line(plan) for plan in rows(table)[0]]
    assert lines[0] == ["play 2"]
    assert ["next", "draw"] in lines
    assert ["next", "next", "develop 1"] in lines
    assert ["next", "next", "join 1 2", "develop 3"] in lines
    # Battle is named by both strengths.
    for lang in ["en", "ja"]:
        table = Table.laid_out(stage="act").with_dice(2).owning(AKI, "E7 2 F7 2").owning(BEN, "F6")
        table = table.with_soldiers(BEN, "F6")
        plan = replace(march_to(table, "F6"), key="march-short")
        assert words(table, plan, lang) == {"en": "F6 ⚔3:1", "ja": "F6 ⚔3対1"}[lang]
    # Battle that takes two soldiers says so.
    table = Table.laid_out(stage="act").with_dice(6).owning(BEN, "H2 H3 G3 G4 F5 F6").owning(AKI, "E8 2 E7 2 F7 2")
    table = table.with_soldiers(AKI, "E8 E8").with_soldiers(BEN, "F6 F6")
    assert words(table, replace(march_to(table, "F6"), key="march-short")) == "F6 ⚔4:3 ×2"
    # Battle that one soldier would lose is offered with as many as win.
    table = Table.laid_out(stage="act").with_dice(6).owning(BEN, "G6 H5 H4 H3").owning(AKI, "F7")
    table = table.with_soldiers(AKI, "E8 E8").having(
        owners=tuple(BEN if space == at("G6") else owner for space, owner in enumerate(table.state.owners))
    )
    best = march_to(table, "G6")
    assert int(str(best.facts["mine"])) > int(str(best.facts["theirs"]))


def test_march_may_share_a_die_with_the_one_before():
    # Each alone takes a die; together they take one of two steps in place of 1 and 3.
    table = Table.laid_out(stage="act").with_dice(3, 2, 1)
    last = tuple(march_to(table, "E7").line)
    after = table.does(*line(march_to(table, "E7")))
    both = next(one for one in GAME.mind.corrections(after.state, AKI, last) if "E9" in words(after, one.plan))
    assert both.instead
    assert words(after, both.plan) == "E7 E9 with 2"
    assert line(both.plan) == ["dispatch 2", "move E8 E7", "move E8 E9"]
    table.does(*line(both.plan))
    assert not GAME.mind.corrections(table.does("work-all").state, AKI, (GAME.rules.parse("work-all"),))
    # Second soldier may follow into the same battle.
    table = Table.laid_out(stage="act").with_dice(3, 1, 1).owning(AKI, "E7 2 F7 2").owning(BEN, "F6")
    table = table.with_soldiers(AKI, "F7 F7").with_soldiers(BEN, "F6")
    first = march_to(table, "F6")
    after = table.does(*line(first))
    again = GAME.mind.corrections(after.state, AKI, tuple(first.line))[0].plan
    assert words(after, again) == "F6 ×2 with 2"
    assert line(again) == ["join 1 1", "dispatch 2", "move F7 F6", "move F7 F6"]
    table.does(*line(again))
    # The 1 went for the first soldier: with 2 steps together there are enough.
    table = Table.laid_out(stage="act").with_dice(1, 1).owning(AKI, "E7")
    assert line(march_to(table, "D6")) == ["join 1 1", "dispatch 2", "move E8 D6"]
    alone = march_to(table, "E9")
    after = table.does(*line(alone))
    assert line(march_to(after, "D8")) == ["dispatch 1", "move E8 D8"]
    assert GAME.mind.corrections(after.state, AKI, tuple(alone.line)) == ()


@rule("hexlands", 22)
def test_ticked_deeds_and_marches_share_the_dice():
    # Several marches share the dice that cost least.
    table = Table.laid_out(stage="act").with_dice(6, 2, 1)
    plans = [march_to(table, "E7"), march_to(table, "E9")]
    actions = GAME.mind.join(table.state, AKI, "other", plans).line
    assert [GAME.rules.notation(action) for action in actions] == ["dispatch 2", "move E8 E7", "move E8 E9"]
    table = Table.laid_out(stage="act").with_dice(6).with_soldiers(AKI, "E8")
    with pytest.raises(IllegalAction):
        GAME.mind.join(table.state, AKI, "other", [march_to(table, "E7"), march_to(table, "E9")])
    # Ticked deeds are played in the order of the turn.
    table = Table.laid_out(stage="act").with_dice(2, 1).holding(AKI, 2).having(stage="cards")
    plans = [plan for plan in everything(table) if line(plan)[-1] in ("play 2", "develop 1")]
    actions = GAME.mind.join(table.state, AKI, "other", plans).line  # without cards their step is skipped
    assert [GAME.rules.notation(action) for action in actions] == ["play 2", "next", "develop 1"]
    # The card takes its die, the march the cheapest of the others.
    table = Table.laid_out(stage="act").with_dice(3, 2, 1).having(stage="market")
    plans = [march_to(table, "E7"), *(plan for plan in everything(table) if line(plan)[-1] == "develop 1")]
    actions = GAME.mind.join(table.state, AKI, "other", plans).line
    assert [GAME.rules.notation(action) for action in actions] == ["next", "develop 1", "dispatch 2", "move E8 E7"]
    # Part 1 of issue 53: "I2 and G2" sold a card as well.
    voice = Speaker("en", ("Aki", "Ben"), "hexlands", strict=True)
    table = Table.laid_out(stage="act").with_dice(1, 1).holding(AKI, 3).having(stage="market")
    actions = tuple(map(GAME.rules.parse, ("sell 3", "next", "dispatch 1", "move E8 E7")))
    plan = GAME.mind.suggested(table.state, AKI, actions)
    assert voice.of_game("plan", plan.key, plan.facts).startswith("E7 and sell ")


@rule("hexlands", 26, 44)
def test_end_orders_and_upkeep_are_one_press():
    table = Table.laid_out(stage="act").with_dice(3, 2).having(stage="market")
    plan = seal(table)
    assert (words(table, plan), line(plan)) == ("End turn: work 5", ["next", "work-all", "done"])
    assert ["next", "work-all"] in [line(plan) for plan in everything(table)], "the orders stay in reach"
    # Three rows are full, and the dice would work as with the end of the turn.
    table = Table.laid_out(stage="act").with_dice(1, 1).owning(AKI, "E7").having(stage="market")
    deeds, _ = rows(table)
    assert (words(table, deeds[-1]), words(table, deeds[-1], "ja")) == ("Orders +2💰", "命令 +2💰")
    assert line(deeds[-1]) == ["next", "work-all"]
    # Orders are a list for each space with what holds now.
    table = Table.laid_out(stage="act").owning(AKI, "E7").with_soldiers(AKI, "E7 F8").with_dice(1).does("work 1")
    lists = panel(table)
    camps = {str(lists[key].facts["hex"]): lists[key] for key in lists if key.startswith("camp")}
    assert set(camps) == {"E7", "F8"}
    assert ["order F8 none"] in [line(plan) for plan in camps["F8"].plans]
    assert (seal(table).key, line(seal(table))) == ("done", ["done"])
    assert {"deal", "defence"} <= set(lists)
    # More than three camps share a list.
    table = Table.laid_out(stage="act").owning(AKI, "E7 D7 D8").with_soldiers(AKI, "E7 F8 D7 D8 E9")
    controls = GAME.mind.controls(table.with_dice(1).does("work 1").state, AKI)
    assert controls is not None
    assert [row.key for row in controls.rows if isinstance(row, PlanList)] == ["camp1", "camp2", "camps"]
    # Upkeep that cannot be paid is one press.
    table = Table.laid_out().with_coins(AKI, 0).with_soldiers(AKI, "E8 E8 E8 E8").holding(AKI, 1).resolves()
    plan = seal(table)
    assert line(plan) == ["sell 1", "dismiss E8", "dismiss E8"]
    assert table.does(*line(plan)).state.stage != "upkeep"


def test_offer_is_two_lists_where_both_have_something():
    table = Table.laid_out(stage="close").with_coins(AKI, 9).does("deal 2")
    three = next(plan for plan in panel(table)["give"].plans if plan.facts.get("count") == 3)
    assert line(three) == ["give-coins 1"] * 3
    table = table.does(*line(three))
    assert line(seal(table)) == ["propose"]
    offered = table.does("propose")
    controls = GAME.mind.controls(offered.state, BEN)
    assert controls is not None
    assert [line(plan) for row in controls.rows if isinstance(row, tuple) for plan in row] == [
        ["accept"],
        ["decline"],
    ]
    assert GAME.mind.controls(offered.state, CHIE) is None
    table = Table.laid_out(stage="close").with_coins(AKI, 9).with_coins(BEN, 0).with_coins(CHIE, 4)
    table = table.dealing(BEN, d6=0)
    assert [line(plan) for plan in panel(table)["deal"].plans] == [["deal 3"]]
    assert "deal 2" in table.offers(), "all that is legal is still there"
    assert "deal" not in panel(table.with_coins(AKI, 0).dealing(AKI, d6=0))


def turns(table: Table) -> dict[str, Plan]:
    return {plan.key: plan for plan in GAME.mind.turns(table.state, AKI)}


def test_whole_turns_are_for_land_battle_and_building():
    table = Table.laid_out(stage="act").with_dice(3, 2, 1).having(stage="market")
    land = turns(table)["land"]
    assert (line(land)[0], line(land)[-1]) == ("next", "work-all")
    first, second = (word.split()[-1] for word in line(land) if word.startswith("move"))
    assert words(table, land) == f"Land: {first} {second}, 2 steps, work 4 coins"
    # Turn for land uses masons and cards that only bring something.
    table = Table.laid_out(stage="act").with_dice(1, 1).owning(AKI, "E7").holding(AKI, 2, 7).having(stage="cards")
    land = turns(table)["land"]
    assert line(land)[:2] == ["play 2", "play 7"]
    assert sum(word.startswith("lay") for word in line(land)) == 3
    assert words(table, land).startswith("Land: Market +4💰, Masons ")
    assert words(table, land).endswith(", 2 steps")
    # Turn for battle names both strengths.
    table = Table.laid_out(stage="act").with_dice(2, 1).owning(AKI, "E7 2 F7 2").owning(BEN, "F6 G6")
    table = table.with_soldiers(BEN, "F6")
    fight = turns(table)["fight"]
    assert "take F6 ⚔3:1" in words(table, fight)
    assert any(word == "move E8 F6" for word in line(fight))
    # Turn for building draws what is worth its dice and gives orders.
    table = Table.laid_out(stage="act").with_dice(2, 1).owning(AKI, "E8 E7 D7 D8 E9 F7 F8").with_coins(AKI, 30)
    build = turns(table)["build"]
    assert "order E8 tile" in line(build)
    assert "castle level −10💰" in words(table, build)
    assert not any(action.only_ends for action in build.line)
    # Turns stand at the beginning only and in the order of their kinds.
    table = Table.laid_out(stage="act").with_dice(3, 2, 1).owning(AKI, "E7 2 F7 2").owning(BEN, "F6 G6")
    assert list(turns(table)) == ["land", "fight", "build"]
    assert not turns(table.does("dispatch 1", "move E8 E7"))
    assert GAME.mind.turns(table.state, BEN) == ()


# --- written messages --------------------------------------------------------------------------------------------


def keys(table: Table, seat: int | None = None) -> list[str]:
    return [line.key for line in message(table, seat)]


def message(table: Table, seat: int | None = None) -> tuple[Sentence, ...]:
    return GAME.talk.message(table.events, GAME.rules.view(table.state, None if seat is None else AKI))


def test_messages_and_warnings_are_few():
    table = Table.laid_out(seats=2).with_soldiers(AKI, "E7").ordering(AKI, "E7 tile").resolves()
    assert keys(table) == ["land", "coins"]
    # The question names what is in it so far.
    for lang, dropped in [("en", "Aki drops the offer"), ("ja", "Aki 提案を中止")]:
        table, voice = (
            Table.laid_out(stage="close").with_coins(AKI, 9),
            Speaker(lang, ("Aki", "Ben", "Chie"), "hexlands"),
        )
        drawn = table.does("deal 2", "give-coins 1", "ask-coins 1")
        assert message(drawn) == message(drawn, AKI) == ()
        assert [voice.of_game("message", one.key, one.facts) for one in message(drawn.does("drop"), AKI)] == [
            dropped
        ]
        assert "message-offer-seen" in str(message(drawn.does("propose"), AKI))
    # Missing upkeep is said before it is due.
    table = Table.laid_out().with_coins(AKI, 0).with_soldiers(AKI, "E8 E8 E8 E8")
    assert [line.key for line in GAME.talk.outlook(GAME.rules.view(table.state, AKI), AKI)] == ["dangers"]
    assert not GAME.talk.outlook(GAME.rules.view(table.state, None), None)
    # Two battles are named and the others counted.
    for soldiers, said in [
        ("F6 G5", "⚠ F6 Aki 2:1 Ben · G5 Aki 1:1 Ben"),
        ("F6 G5 H4", "⚠ F6 Aki 2:1 Ben · G5 Aki 1:1 Ben · 1 more"),
    ]:
        table = Table.laid_out().owning(AKI, "E7").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, soldiers)
        [dangers] = GAME.talk.outlook(GAME.rules.view(table.state, None), None)
        voice = Speaker("en", ("Aki", "Ben", "Chie"), "hexlands", strict=True)
        assert voice.of_game("message", dangers.key, dangers.facts) == said
    table = Table.laid_out().owning(AKI, "E7 3").having(deck=("earthquake",))
    [dangers] = GAME.talk.outlook(GAME.rules.view(table.state, None), None)
    assert dangers.key == "dangers"
    assert GAME.talk.outlook(GAME.rules.view(table.state, AKI), AKI) == (dangers,)
    assert not GAME.talk.outlook(GAME.rules.view(table.state, BEN), BEN), "it strikes nothing of theirs"
    assert not GAME.talk.outlook(GAME.rules.view(Table.laid_out().state, None), None)


@rule("hexlands", 39, 57, "A25")
def test_wishes_and_marches_say_what_the_land_allows():
    # Wishes have words whether they are possible or not.
    table = Table.laid_out(stage="act").with_dice(3).with_pile(BEN, 5).holding(AKI, 7)
    wishes = GAME.mind.wishes(table.state, AKI)
    assert {"play 9", "buy 2", "order E8 mine", "develop 11"} <= set(map(GAME.rules.notation, wishes))
    seen = GAME.rules.view(table.state, AKI)
    for action in wishes:
        assert isinstance(GAME.talk.facts(seen, action), dict)
    # A mine stands beside a mountain within one's land; a wall could stand anywhere, and is not named.
    own = Table.laid_out(stage="act").owning(AKI, "E8 2 E7 D7 D8 E9 F7 F8")
    for land, name, en, ja in (
        (own, "D8", "E8 → D8 · one level higher, or a mine", "E8→D8 1段高く／鉱山を建てる"),
        (own.owning(AKI, "D8 2"), "D8", "E8 → D8 · for a mine, by order", "E8→D8 命令で鉱山を建てる"),
        (own, "E9", "E8 → E9 · one level higher", "E8→E9 1段高く"),
        (own.with_building("D8", "wall"), "D8", "E8 → D8", "E8→D8 自分の領地"),
    ):
        land = land.with_soldiers(AKI, "E8 E8").with_dice(2)
        plan = march_to(land, name)
        assert words(land, plan).split(": ")[-1].strip() == en
        assert words(land, plan, "ja").split("：")[-1].strip() == ja
