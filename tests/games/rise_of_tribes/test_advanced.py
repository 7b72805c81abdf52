"""Elders, and special terrains (52-59, A28, A36)."""

from __future__ import annotations

import pytest

from bot.texts import Speaker
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


@pytest.fixture
def elders() -> Table:
    return Table.laid_out(3, Options(elders=True))


@rule("rise_of_tribes", 52, 53, "A28")
def test_elder_comes_with_a_village_and_borrows_technologies(elders: Table, table: Table):
    now = elders.with_members(AKI, "A1 1 B2 1").with_village(AKI, "B2").with_resources(AKI, 2, 1, 3).at_the_end()
    assert not now.offered("elder")
    now = now.does("village A1 2-1-3")
    assert (now.offered("elder"), now.refuses("elder B2")) == ({"A1"}, "no-elder-there")
    now = now.does("elder A1")
    assert (now.player(AKI).elder, now.at("A1")) == (now.hex("A1"), (1, 0, 0))
    assert not now.offered("elder")
    # Elder borrows a technology once a turn.
    now = elders.with_members(AKI, "A1 8").with_village(AKI, "A1").dealing(AKI, elder=0)
    now = (
        now.with_resources(AKI, 1, 0, 1)
        .knowing(BEN, "oxen", "pottery")
        .knowing(CHIE, "fire")
        .with_members(BEN, "D1 1")
    )
    assert now.offered("consult") == {"2 oxen food", "2 oxen stone", "3 fire food", "3 fire stone"}
    assert now.refuses("consult 2 pottery food") == "no-consulting"
    now = now.does("consult 2 oxen food")
    assert (now.has(AKI), now.has(BEN)) == ((0, 0, 1), (1, 0, 0))
    assert not now.offered("consult")
    now = now.does("use moon move")
    assert now.state.now.amount == 4
    assert now.does("stop", "use sun grow", "stop", "end").state.now.borrowed == ""
    # Last step borrows only useful technologies.
    now = elders.with_members(AKI, "A1 1 A2 1").with_village(AKI, "A1").dealing(AKI, elder=0)
    now = now.with_resources(AKI, 2, 1, 3).knowing(BEN, "oxen", "stone-tools").at_the_end()
    assert now.offered("consult") == {"2 stone-tools food", "2 stone-tools wood", "2 stone-tools stone"}
    assert "A2 2-0-3" not in now.offered("village")
    assert now.does("consult 2 stone-tools wood").offered("village") == {"A2 2-0-3"}


@rule("rise_of_tribes", 54, "A13")
def test_elder_lost_in_conflict_gives_the_active_player_a_point(elders: Table):
    table = elders.with_members(BEN, "A1 2").with_village(BEN, "A1").dealing(BEN, elder=0).with_members(AKI, "A1 4")
    table = table.fighting()
    assert table.kinds == ("fought", "village-lost", "elder-lost")
    assert (table.points(AKI), table.player(BEN).elder) == (1, -1)
    won = elders.with_members(BEN, "A1 2").with_village(BEN, "A1").dealing(BEN, elder=0).with_members(AKI, "A1 4")
    assert won.with_points(AKI, 14).fighting().outcome.ranks[AKI] == 1
    table = elders.with_members(BEN, "A1 2").with_village(BEN, "A1").dealing(BEN, elder=0)
    table = table.with_members(CHIE, "A1 4").fighting()
    assert (table.player(BEN).elder, table.points(AKI), table.points(CHIE)) == (-1, 0, 0)


@rule("rise_of_tribes", 55, 56, 57, 58, "A25", "A31", "A34")
def test_special_lands_give_more_or_need_more(table: Table):
    for terrain, gather in [("great-lake", "food"), ("great-forest", "wood"), ("great-mountain", "stone")]:
        now = (
            table.with_terrain("C2", terrain)
            .with_members(AKI, "C2 1")
            .does("use sun gather", f"gather C2 {gather}")
        )
        assert sum(now.has(AKI)) == 3
    # Mixed land is gathered once as any land.
    now = table.with_terrain("C2", "mixed").with_members(AKI, "C2 1 A1 1 B1 1").with_goals(AKI, "lake-people")
    gathering = now.does("use sun gather")
    assert gathering.offered("gather") == {"C2 food", "C2 wood", "C2 stone", "A1 food", "B1 food"}
    assert gathering.does("gather C2 wood").offered("gather") == {"A1 food", "B1 food"}
    assert now.at_the_end().offered("complete") == {"lake-people"}
    # Jungle and oasis need three members.
    for terrain, gather in [("jungle", "wood"), ("oasis", "food")]:
        now = table.with_terrain("C2", terrain).with_members(AKI, "C2 2 A3 1")
        assert now.does("use sun gather").offered("gather") == {"A3 stone"}
        now = now.with_members(AKI, "C2 1").does("use sun gather", f"gather C2 {gather}")
        assert sum(now.has(AKI)) == 2
    for own, left in [(4, 0), (5, 2)]:
        now = table.with_terrain("A1", "tar-pit").with_members(AKI, f"A1 {own}").with_members(BEN, "A1 3")
        now = now.fighting()
        assert now.at("A1") == (left, 0, 0)
    assert table.with_terrain("A1", "tar-pit").with_members(AKI, "A1 1").fighting().at("A1") == (1, 0, 0)


@pytest.fixture
def icy(table: Table) -> Table:
    return table.having(ice=table.hex("A3"))


@rule("rise_of_tribes", 59, "A27", "A33", "A34", "A48")
def test_glacier_is_a_mountain_that_melts(icy: Table):
    assert icy.with_members(AKI, "A3 2").with_members(BEN, "A3 1").fighting().at("A3") == (2, 1, 0)
    assert icy.with_members(AKI, "A3 3").with_members(BEN, "A3 1").fighting().at("A3") == (2, 0, 0)
    assert not icy.with_members(AKI, "A3 1").with_resources(AKI, 2, 1, 3).at_the_end().offered("village")
    plenty = icy.with_members(AKI, "A3 1").facing("plentiful-stone").does("use sun gather", "gather A3 stone")
    assert plenty.has(AKI) == (0, 0, 1)
    # Five double suns melt glacier and leave stones.
    table = icy.with_members(AKI, "A3 1")
    assert table.doubling("moon", "moon").state.ice_stones == 0
    for count in (1, 2, 3, 4):
        table = table.doubling()
        assert (table.state.ice_stones, table.kinds) == (count, ("ice-grew",))
    table = table.doubling()
    assert (table.state.ice, table.state.spoils) == (-1, table.hex("A3"))
    table = table.with_dice("blank", "moon").does("use blank gather", "gather A3 stone")
    assert (table.has(AKI), table.state.spoils) == ((0, 0, 7), -1)
    # Glacier counts as mountain but takes no invaders.
    everywhere = " ".join(f"{name} 1" for name in icy.board.names if name not in ("A3", "C2", "D1"))
    assert icy.with_members(BEN, everywhere).revealing("invaders").offered("put") == {"C2", "D1"}
    assert "A3" in icy.revealing("tiger").offered("put")
    table = icy.with_members(AKI, "A3 1 B3 1 D2 1").with_goals(AKI, "mountain-people").at_the_end()
    assert table.offered("complete") == {"mountain-people"}


def texts(table: Table) -> tuple[str, ...]:
    """The prompt and the labels of the choices of whoever is asked."""
    voice = Speaker("en", ("Aki", "Ben", "Chie"), GAME.key, markdown=False, strict=True)
    view = GAME.rules.view(table.state, table.asked)
    prompt = GAME.talk.prompt(view, table.asked)
    labels = [
        voice.of_game("action", action.kind, GAME.talk.facts(view, action))
        for action in GAME.rules.legal_actions(table.state, table.asked)
    ]
    return (voice.of_game("prompt", prompt.key, prompt.facts), *labels)


# --- every way to found a village (rule 52) --------------------------------------------------------------------


def abandoned(elders: Table) -> Table:
    """All three control a hex and can pay; AKI reveals the Abandoned Village."""
    table = elders.with_members(AKI, "A1 1 B1 1").with_members(BEN, "B2 1").with_members(CHIE, "C2 1")
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 1, 1, 1)
    return table.having(aside=()).revealing("abandoned-village")


@rule("rise_of_tribes", 38, 52)
def test_elder_goes_when_the_village_is_built_and_not_later(elders: Table):
    table = elders.with_members(AKI, "A1 1 B1 1").with_goals(AKI, "oxen").with_resources(AKI, 9, 4, 6).at_the_end()
    table = table.does("village A1 2-1-3")
    assert (table.offered("elder"), table.does("village B1 2-1-3").offered("elder")) == ({"A1"}, {"B1"})
    later = table.does("complete oxen")
    assert (later.offered("elder"), later.refuses("elder A1")) == (set(), "no-elder-there")


@rule("rise_of_tribes", 52, 54, "A36")
def test_elder_goes_with_the_abandoned_village(elders: Table, table: Table):
    now = abandoned(elders)
    assert now.offers() == ("settle A1", "settle A1 elder", "settle B1", "settle B1 elder", "pass")
    now = now.does("settle A1 elder")
    assert (now.player(AKI).elder, now.village("A1")) == (now.hex("A1"), AKI)
    assert now.kinds == ("built", "elder-placed")
    assert now.at("A1") == (1, 0, 0), "an elder is no member"
    # So does a builder in a rival's turn; nobody's elder follows later.
    now = abandoned(elders).does("pass")
    assert (now.asked, now.offers()) == (BEN, ("settle B2", "settle B2 elder", "pass"))
    now = now.does("settle B2 elder", "settle C2")
    assert [now.player(seat).elder for seat in (AKI, BEN, CHIE)] == [-1, now.hex("B2"), -1]
    assert not now.turning(dice=(), off=("blank",) * 2).having(stage="finish").offered("elder")
    now = abandoned(elders).does("settle A1", "pass", "pass")
    assert (now.stage, now.asked) == ("act", AKI)
    assert not now.at_the_end().offered("elder")
    # Elder on the map cannot go to a second village.
    now = abandoned(elders.with_village(AKI, "B1").dealing(AKI, elder=elders.hex("B1")))
    plain = abandoned(table)
    assert (now.offers(), plain.offers()) == (("settle A1", "pass"), ("settle A1", "settle B1", "pass"))
    assert now.refuses("settle A1 elder") == plain.refuses("settle A1 elder") == "no-elder-there"
    labels = texts(abandoned(elders))
    assert (len(set(labels)), "elder" in labels[2]) == (len(labels), True)


# --- what acts before the actions (rule 53) --------------------------------------------------------------------


def teachable(elders: Table, *cards: str) -> Table:
    """AKI has an elder and a food; BEN knows the cards; BEN and CHIE are richer."""
    table = elders.with_members(AKI, "A1 3").with_village(AKI, "A1").dealing(AKI, elder=0)
    table = table.with_resources(AKI, 1, 0, 0).knowing(BEN, *cards)
    return table.with_resources(BEN, 0, 1, 0).with_resources(CHIE, 1, 1, 0)


@rule("rise_of_tribes", 53, "A28", "A38")
def test_elder_asks_for_calendar_and_pottery_before_the_actions(elders: Table):
    table = teachable(elders, "calendar").beginning(AKI, "sun", "moon")
    assert (table.stage, table.asked) == ("consult", AKI)
    assert (table.offers(), table.default()) == (("consult 2 calendar food", "pass"), "pass")
    table = table.does("consult 2 calendar food")
    assert (table.stage, table.has(AKI), table.has(BEN)) == ("calendar", (0, 0, 0), (1, 1, 0))
    table = table.does("reroll sun", dice=("moon",))
    assert table.state.now.rolled == ("moon", "moon")
    assert "revealed" in table.kinds, "the events follow the reroll"
    # Elder asks for pottery at the start of the turn.
    table = teachable(elders, "pottery").beginning(AKI)
    assert (table.stage, table.offers()) == ("consult", ("consult 2 pottery food", "pass"))
    assert "rolled" not in table.kinds
    table = table.does("consult 2 pottery food")
    assert (table.stage, table.offered("take")) == ("take", {"food", "wood", "stone"})
    table = table.does("take stone")
    assert (table.has(AKI), table.has(BEN), table.stage) == ((0, 0, 1), (1, 1, 0), "act")
    # Elder is asked for one technology in a turn.
    table = teachable(elders, "pottery", "calendar").with_resources(AKI, 2, 0, 0).with_resources(BEN, 2, 0, 0)
    table = table.with_resources(CHIE, 3, 0, 0).knowing(CHIE, "oxen").beginning(AKI)
    assert table.offered("consult") == {"2 pottery food"}
    later = table.does("pass")
    assert later.offered("consult") == {"2 calendar food"}
    assert later.does("pass").offered("consult") == {"3 oxen food"}
    table = table.does("consult 2 pottery food", "take food")
    assert (table.stage, table.offered("consult")) == ("act", set())
    # Borrowed calendar is gone in the next turn.
    table = teachable(elders, "calendar").beginning(AKI).does("consult 2 calendar food", "keep")
    assert table.state.now.borrowed == "calendar"
    table = table.with_members(BEN, "D1 1").does("use sun grow", "stop", "use moon move", "stop", "end")
    assert (table.state.active, table.state.now.borrowed, table.stage) == (BEN, "", "calendar")


@rule("rise_of_tribes", 53, "A28")
def test_no_question_where_there_is_nothing_to_ask_for(elders: Table):
    table = teachable(elders, "pottery")
    assert table.with_resources(CHIE, 0, 0, 0).beginning(AKI).stage == "act"
    even = table.with_resources(AKI, 1, 0, 0).with_resources(BEN, 0, 0, 0).with_resources(CHIE, 1, 0, 0)
    assert even.beginning(AKI).stage == "consult", "with its resource the teacher is richer"
    assert table.with_resources(AKI, 0, 0, 0).beginning(AKI).stage == "act", "nothing to give"
    table = teachable(elders, "calendar")
    assert table.knowing(AKI, "calendar").beginning(AKI).stage == "calendar", "one's own"
    for nobody in (table.knowing(BEN, "oxen"), table.dealing(AKI, elder=-1), table.dealing(BEN, left=True)):
        assert nobody.beginning(AKI).stage == "act"
    # The question names the technology.
    for card in ("Pottery", "Calendar"):
        prompt, ask, keep = texts(teachable(elders, card.lower()).beginning(AKI))
        assert (card in prompt, card in ask, keep) == (True, True, "Borrow nothing")
