"""Messages: a headline, a line for each player and each new round, and what the reader may lose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import Event, FastChance
from engines.octa import GAME

from .table import AKI, BEN, CHIE, DAI, Table, d4

NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi")


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, GAME.key, strict=True)


def told(table: Table, lang: str = "en", events: tuple[Event, ...] | None = None) -> list[str]:
    """The lines of a message about the last step, or about these events."""
    sentences = GAME.talk.message(table.events if events is None else events, table.seen_by(None))
    return [voice(lang).of_game("message", one.key, one.facts) for one in sentences]


def played(table: Table, *notations: str, chance=()) -> tuple[Table, tuple[Event, ...]]:
    """The table after these actions, and all their events."""
    events: tuple[Event, ...] = ()
    for at, notation in enumerate(notations):
        table = table.plays(notation, chance=chance if at + 1 == len(notations) and chance else None)
        events += tuple(table.events)
    return table, events


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Aki 7→8: 8 ×4, space 5"), ("ja", "Aki 7→8、8を4個ピック、5のマスへ")]
)
def test_turned_die_and_its_pick_are_one_line(lang, line):
    table = Table.laid_out().with_lid({7: 2, 8: 3}).with_marker(AKI, 8, 1).with_marker(AKI, 1, 2)
    table = table.with_marker(BEN, 8, 6)
    after, events = played(table, "turn 7>8 by 1", "pick 8")
    assert told(after, lang, events) == [line]


def test_extra_action_after_the_pick_comes_last():
    table = Table.laid_out().with_lid({3: 2, 7: 2, 8: 3}).with_marker(AKI, 8, 1).with_marker(BEN, 8, 6)
    after, events = played(table, "pick 8", "turn 7>6 by 8")
    assert told(after, "en", events) == ["Aki 8 ×3, space 4 · 7→6"]


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Aki 2d4 1·3: spaces 1 and 5 ★"), ("ja", "Aki 2d4は1・3で、1・5のマスへ★")]
)
def test_thrown_d4_say_where_the_markers_stand(lang, line):
    assert told(Table.laid_out().with_marker(AKI, 3, 4).plays("roll", chance=(d4(1, 3),)), lang) == [line]


def test_several_turns_of_a_player_are_one_line():
    table = Table.laid_out(2, additional_actions=False)
    events: tuple[Event, ...] = ()
    for notation in ("pick 1", "pick 2", "pick 3", "pick 4"):
        table = table.plays(notation)
        events += tuple(table.events)
    lines = told(table, "en", events)
    assert [line.split()[0] for line in lines] == ["Aki", "Ben", "R2:", "R3:"]
    assert len(lines[0].split(" · ")) == len(lines[1].split(" · ")) == 2


def test_change_of_the_lead_is_marked_and_outweighs_a_round():
    table = Table.laid_out(2, additional_actions=False).with_marker(BEN, 1, 1).plays("pick 1", "pick 2")
    assert [one.weight for one in GAME.talk.message(table.events, table.seen_by(None))] == [2, 0]
    assert told(Table.laid_out().with_marker(BEN, 1, 1).plays("pick 1")) == ["Aki 1 ×3, space 3 ★"]
    tied = Table.laid_out().with_marker(BEN, 1, 3)
    assert told(tied.plays("pick 1")) == ["Aki 1 ×3, space 3"], "who is tied does not lead"


def test_tie_that_is_broken_takes_the_lead():
    table = Table.laid_out().with_marker(AKI, 1, 3).with_marker(BEN, 1, 3)
    assert told(table.plays("pick 1")) == ["Aki 1 ×3, space 6 ★"]


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "**R1/8** · Dai 6 Aki 4 Ben 0 Chie 0"), ("ja", "**R1／8**｜Dai6、Aki4、Ben0、Chie0")]
)
def test_headline_has_round_and_points(lang, line):
    table = Table.laid_out().with_marker(AKI, 5, 4).with_marker(DAI, 8, 6)
    head = GAME.talk.headline(table.seen_by(None))
    assert voice(lang).of_game("message", head.key, head.facts) == line
    left = GAME.talk.headline(table.leaves(DAI).seen_by(None))
    assert "Dai" not in voice(lang).of_game("message", left.key, left.facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_call_says_what_is_owed(lang):
    table = Table.laid_out().with_marker(AKI, 1, 2)
    calls = [
        GAME.talk.call(each.seen_by(None), each.mover)
        for each in (table, table.with_lid({}), table.plays("pick 3"))
    ]
    assert [call.key for call in calls] == ["act", "last-resort", "extras"]
    assert len({voice(lang).of_game("call", call.key, call.facts) for call in calls}) == 3
    assert GAME.talk.call(Table.laid_out(3).played_out().seen_by(None), AKI) is None


def warned(table: Table, seat) -> list[str]:
    lines = GAME.talk.outlook(table.seen_by(seat), seat)
    return [voice("en").of_game("message", one.key, one.facts) for one in lines]


def test_reader_is_warned_of_leads_that_one_pick_takes():
    table = Table.laid_out(3).with_lid({1: 4, 5: 2}).with_marker(BEN, 1, 3).with_marker(BEN, 5, 8)
    assert warned(table, BEN) == ["⚠ A rival’s pick could cost you: route 1 −2"]
    assert warned(table, AKI) == []
    moved = table.having(acted=True)
    assert warned(moved, BEN) == [], "nobody moves before Ben any more"
    assert warned(moved.plays("done"), BEN) == ["⚠ A rival’s pick could cost you: route 1 −2"], "Chie does after"
    assert GAME.talk.outlook(table.seen_by(None), None) == (), "the table's message has no reader"


def test_last_in_the_round_is_not_warned_by_dice_that_will_be_rolled_again():
    table = Table.laid_out(3).with_lid({2: 4}).with_marker(CHIE, 2, 3)
    assert warned(table, CHIE)
    assert warned(table.having(to_move=CHIE), CHIE) == []


def test_warning_names_three_routes_at_most():
    lid = dict.fromkeys(range(1, 6), 4)
    table = Table.laid_out(3).with_lid(lid)
    for route in lid:
        table = table.with_marker(AKI, route, 2)
    [line] = GAME.talk.outlook(table.seen_by(AKI), AKI)
    assert len(line.facts["routes"]) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_longest_chain_of_the_longest_names_has_a_line_for_each_player(lang: str) -> None:
    """After an outage: a line for each player, and one for each round."""
    state, events = Table.laid_out().state, list[Event]()
    for turn in range(40):
        [seat] = GAME.rules.current_players(state)
        action = GAME.rules.default_action(state, seat)
        step = GAME.rules.apply_action(state, seat, action, FastChance(f"octa/{turn}"))
        state, events = step.state, [*events, *step.events]
    speaker = replace(voice(lang), names=[sign * 32 for sign in "ABCD"])
    sentences = GAME.talk.message(events, GAME.rules.view(state, None))
    assert len([one for one in sentences if one.key == "player"]) == 4
    assert all(speaker.of_game("message", one.key, one.facts).strip() for one in sentences)


@pytest.mark.parametrize(
    ("seat", "line"),
    [
        (AKI, "You gained the lead on route 1, went from 3 to 6 points"),
        (BEN, "You lost the lead on route 1, went from 1 to 0 points"),
    ],
)
def test_catching_up_names_the_routes_that_changed_hands(seat, line):
    """Route 8, which Aki has led all the time, is not among them."""
    table = Table.laid_out().with_marker(BEN, 1, 1).with_marker(AKI, 8, 3).plays("pick 1")
    told = GAME.talk.about(table.events, table.seen_by(seat), seat)
    assert told is not None
    assert voice("en").of_game("message", told.key, told.facts) == line


@pytest.mark.parametrize(("lang", "end"), [("en", "· end"), ("ja", "｜終了")])
def test_plans_that_end_the_turn_say_so(lang, end):
    """The turn that ends the round waits until its player says so."""
    table = Table.laid_out(3).with_lid({1: 4, 7: 2}).with_marker(AKI, 1, 2).with_marker(CHIE, 1, 3)
    for each, ends in ((table, True), (table.having(to_move=CHIE), False)):
        controls = GAME.mind.controls(each.state, each.mover)
        assert controls is not None
        plans = [plan for plan in controls.plans() if plan.key in ("pick", "turn-pick")]
        assert {plan.key for plan in plans} == {"pick", "turn-pick"}
        for plan in plans:
            assert voice(lang).of_game("plan", plan.key, plan.facts).endswith(end) == ends
