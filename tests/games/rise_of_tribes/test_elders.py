"""Elders: with every way to found a village, and asked for what acts before the actions (52, 53, A28, A36)."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.state import Options

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
NAMES = ("Aki", "Ben", "Chie")


@pytest.fixture
def elders(table: Table) -> Table:
    return table.having(options=Options(elders=True))


def texts(table: Table, lang: str) -> tuple[str, ...]:
    """The prompt and the labels of the choices of whoever is asked."""
    voice = Speaker(lang, NAMES, GAME.key, markdown=False, strict=True)
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
def test_elder_follows_a_village_of_the_last_step(elders: Table):
    table = elders.with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 3).at_the_end().does("village A1 2-1-3")
    assert table.does("elder A1").player(AKI).elder == table.hex("A1")


@rule("rise_of_tribes", 52, "A36")
def test_elder_goes_to_the_abandoned_village_with_its_builder(elders: Table):
    table = abandoned(elders)
    assert table.offers() == ("settle A1", "settle A1 elder", "settle B1", "settle B1 elder", "pass")
    table = table.does("settle A1 elder")
    assert (table.player(AKI).elder, table.village("A1")) == (table.hex("A1"), AKI)
    assert table.kinds == ("built", "elder-placed")
    assert table.at("A1") == (1, 0, 0), "an elder is no member"


@rule("rise_of_tribes", 52, "A36")
def test_builder_in_a_rivals_turn_places_the_elder_too(elders: Table):
    table = abandoned(elders).does("pass")
    assert (table.asked, table.offers()) == (BEN, ("settle B2", "settle B2 elder", "pass"))
    table = table.does("settle B2 elder", "settle C2")
    assert [table.player(seat).elder for seat in (AKI, BEN, CHIE)] == [-1, table.hex("B2"), -1]
    assert not table.turning(dice=(), off=("blank",) * 2).having(stage="finish").offered("elder")


@rule("rise_of_tribes", 52)
def test_elder_goes_when_the_village_is_built_and_not_later(elders: Table):
    table = elders.with_members(AKI, "A1 1 B1 1").with_goals(AKI, "oxen").with_resources(AKI, 9, 4, 6).at_the_end()
    table = table.does("village A1 2-1-3")
    assert table.offered("elder") == {"A1"}
    assert table.does("village B1 2-1-3").offered("elder") == {"B1"}
    later = table.does("complete oxen")
    assert not later.offered("elder")
    assert later.refuses("elder A1") == "no-elder-there"


@rule("rise_of_tribes", 52, "A36")
def test_elder_does_not_follow_to_the_abandoned_village(elders: Table):
    table = abandoned(elders).does("settle A1", "pass", "pass")
    assert (table.stage, table.asked) == ("act", AKI)
    assert not table.at_the_end().offered("elder")


@rule("rise_of_tribes", 52, 54)
def test_elder_on_the_map_cannot_go_to_a_second_village(elders: Table):
    table = abandoned(elders.with_village(AKI, "B1").dealing(AKI, elder=elders.hex("B1")))
    assert table.offers() == ("settle A1", "pass")
    assert table.refuses("settle A1 elder") == "no-elder-there"


@rule("rise_of_tribes", 52)
def test_abandoned_village_without_elders_asks_for_none(table: Table):
    assert abandoned(table).offers() == ("settle A1", "settle B1", "pass")
    assert abandoned(table).refuses("settle A1 elder") == "no-elder-there"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_abandoned_village_with_and_without_elder_read_differently(elders: Table, lang: str):
    labels = texts(abandoned(elders), lang)
    assert len(set(labels)) == len(labels)
    assert ("elder" if lang == "en" else "長老") in labels[2]


# --- what acts before the actions (rule 53) --------------------------------------------------------------------


def teachable(elders: Table, *cards: str) -> Table:
    """AKI has an elder and a food; BEN knows the cards; BEN and CHIE are richer."""
    table = elders.with_members(AKI, "A1 3").with_village(AKI, "A1").dealing(AKI, elder=0)
    table = table.with_resources(AKI, 1, 0, 0).knowing(BEN, *cards)
    return table.with_resources(BEN, 0, 1, 0).with_resources(CHIE, 1, 1, 0)


@rule("rise_of_tribes", 53, "A28", "A38")
def test_elder_asks_for_the_calendar_right_after_the_roll(elders: Table):
    table = teachable(elders, "calendar").beginning(AKI, "sun", "moon")
    assert (table.stage, table.asked) == ("consult", AKI)
    assert table.offers() == ("consult 2 calendar food", "pass")
    assert table.default() == "pass"
    table = table.does("consult 2 calendar food")
    assert (table.stage, table.has(AKI), table.has(BEN)) == ("calendar", (0, 0, 0), (1, 1, 0))
    table = table.does("reroll sun", dice=("moon",))
    assert table.state.now.rolled == ("moon", "moon")
    assert "revealed" in table.kinds, "the events follow the reroll"


@rule("rise_of_tribes", 53, "A28", "A38")
def test_elder_asks_for_pottery_at_the_start_of_the_turn(elders: Table):
    table = teachable(elders, "pottery").beginning(AKI)
    assert (table.stage, table.offers()) == ("consult", ("consult 2 pottery food", "pass"))
    assert "rolled" not in table.kinds
    table = table.does("consult 2 pottery food")
    assert (table.stage, table.offered("take")) == ("take", {"food", "wood", "stone"})
    table = table.does("take stone")
    assert (table.has(AKI), table.has(BEN), table.stage) == ((0, 0, 1), (1, 1, 0), "act")


@rule("rise_of_tribes", 53, "A28")
def test_elder_is_asked_for_one_technology_in_a_turn(elders: Table):
    table = teachable(elders, "pottery", "calendar").with_resources(AKI, 2, 0, 0).with_resources(BEN, 2, 0, 0)
    table = table.with_resources(CHIE, 3, 0, 0).knowing(CHIE, "oxen").beginning(AKI)
    assert table.offered("consult") == {"2 pottery food"}
    later = table.does("pass")
    assert later.offered("consult") == {"2 calendar food"}
    assert later.does("pass").offered("consult") == {"3 oxen food"}
    table = table.does("consult 2 pottery food", "take food")
    assert (table.stage, table.offered("consult")) == ("act", set())


@rule("rise_of_tribes", 53, "A28")
def test_pottery_is_asked_for_only_where_it_brings_a_resource(elders: Table):
    table = teachable(elders, "pottery")
    assert table.with_resources(CHIE, 0, 0, 0).beginning(AKI).stage == "act"
    even = table.with_resources(AKI, 1, 0, 0).with_resources(BEN, 0, 0, 0).with_resources(CHIE, 1, 0, 0)
    assert even.beginning(AKI).stage == "consult", "with its resource the teacher is richer"
    assert table.with_resources(AKI, 0, 0, 0).beginning(AKI).stage == "act", "nothing to give"


@rule("rise_of_tribes", 53)
@pytest.mark.parametrize("change", ["own", "nobody", "no elder", "left"])
def test_no_question_where_there_is_nothing_to_ask_for(elders: Table, change: str):
    table = teachable(elders, "calendar")
    table = {
        "own": table.knowing(AKI, "calendar"),
        "nobody": table.knowing(BEN, "oxen"),
        "no elder": table.dealing(AKI, elder=-1),
        "left": table.dealing(BEN, left=True),
    }[change].beginning(AKI)
    assert table.stage == ("calendar" if change == "own" else "act")


@rule("rise_of_tribes", 53, "A28")
def test_borrowed_calendar_is_gone_in_the_next_turn(elders: Table):
    table = teachable(elders, "calendar").beginning(AKI).does("consult 2 calendar food", "keep")
    assert table.state.now.borrowed == "calendar"
    table = table.with_members(BEN, "D1 1").does("use sun grow", "stop", "use moon move", "stop", "end")
    assert (table.state.active, table.state.now.borrowed, table.stage) == (BEN, "", "calendar")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", ["pottery", "calendar"])
def test_question_before_the_actions_names_the_technology(elders: Table, lang: str, card: str):
    table = teachable(elders, card).beginning(AKI)
    prompt, ask, keep = texts(table, lang)
    name = Speaker(lang, NAMES, GAME.key, strict=True).of_game("card", card)
    assert name in prompt
    assert name in ask
    assert keep == {"en": "Borrow nothing", "ja": "教わらない"}[lang]
