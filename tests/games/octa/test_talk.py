"""Labels, events, prompts, messages, warnings and plans, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import Speaker
from engines.core import Event, FastChance, Seat
from engines.octa import GAME

from .table import AKI, BEN, CHIE, DAI, Table, d4, d8

NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi")


def voice(lang: str = "en") -> Speaker:
    return Speaker(lang, NAMES, "octa", strict=True)


def say(family: str, one: Any, lang: str = "en") -> str:
    return voice(lang).of_game(family, one.key, one.facts)


def label(table: Table, notation: str) -> str:
    """The button label of a legal action."""
    assert notation in table.offers()
    action = GAME.rules.parse(notation)
    facts = GAME.talk.facts(table.seen_by(table.mover), action)
    return voice().plain().of_game("action", action.kind, facts)


def story(table: Table) -> list[str]:
    """The texts of the last step's events."""
    return [voice().plain().of_game("event", event.kind, event.facts()) for event in table.events]


def told(table: Table, lang: str = "en", events: tuple[Event, ...] | None = None) -> list[str]:
    """The lines of a message about the last step, or about these events."""
    sentences = GAME.talk.message(table.events if events is None else events, table.seen_by(None))
    return [say("message", one, lang) for one in sentences]


def played(table: Table, *notations: str) -> tuple[Table, tuple[Event, ...]]:
    """The table after these actions, and all their events."""
    events: tuple[Event, ...] = ()
    for notation in notations:
        table = table.plays(notation)
        events += tuple(table.events)
    return table, events


@pytest.fixture
def ready(table: Table) -> Table:
    """AKI has markers on routes 1, 5 and 8; the lid has dice with 3, 5 and 8."""
    return table.with_lid({3: 4, 5: 1, 8: 2}).with_marker(AKI, 5, 2).with_marker(AKI, 8, 10).with_marker(AKI, 1, 1)


def test_label_says_what_an_action_does(ready: Table):
    for notation, words in (
        ("pick 3", "Pick 3 · 4 dice, to space 4"),
        ("pick 5", "Pick 5 · 1 die, space 2 → 3"),
        ("pick 8", "Pick 8 · 2 dice, already at the end"),
        ("roll", "Roll 2d4"),
        ("turn 5>4 by 8", "Turn 5 → 4 (makes 1) · your marker on route 8 back to 9"),
        ("reroll 3 by 1", "Reroll 3: 4 dice · your marker leaves route 1"),
    ):
        assert label(ready, notation) == words


def test_events_of_the_set_up_and_of_a_turn_have_texts(table: Table, ready: Table):
    begun = table.with_lid({3: 4, 5: 1}).with_marker(AKI, 5, 2).with_marker(AKI, 3, 4)
    first = begun.plays("reroll 3 by 5", chance=(d8(1, 1, 2, 8),))
    second = first.plays("roll", chance=(d4(1, 3),))
    full = ready.with_marker(AKI, 1, 10).plays("roll", chance=(d4(1, 1),))
    tables = (table, first, second, ready.plays("pick 8"), full)
    assert [line for each in tables for line in story(each)] == [
        "Dai deals first. 8 rounds.",
        "Round 1: Dai deals and takes the route 1 chip (+2).",
        "Dai rolls 20 dice. In the lid: 1 ×3, 2 ×3, 3 ×3, 4 ×3, 5 ×2, 6 ×2, 7 ×2 and 8 ×2.",
        "Aki steps back on route 5 (to space 1) and rerolls 4 dice showing 3.",
        "New numbers: 1, 1, 2 and 8.",
        "Aki rolls 2d4: 1 and 3.",
        "Aki starts route 1 on space 1.",
        "Aki climbs route 3, space 4 → 5.",
        "Aki picks 8 (2 dice): route 8, already at the end.",
        "Aki rolls 2d4: 1 and 1.",
        "Aki is already at the end of route 1.",
    ]


def test_prompts_follow_the_turn_and_explain_it_in_the_first_round_only(ready: Table):
    """The call above a message says what is owed, too."""
    for key, table in (
        ("act", ready),
        ("act", Table.laid_out(additional_actions=False)),
        ("last-resort", ready.with_lid({})),
        ("extras", ready.plays("pick 3")),
    ):
        assert GAME.talk.prompt(table.seen_by(AKI), AKI).key == key
        assert GAME.talk.call(table.seen_by(None), AKI).key == key
        assert GAME.talk.prompt(table.seen_by(BEN), BEN).key == "wait"
    over = ready.played_out()
    assert GAME.talk.prompt(over.seen_by(AKI), AKI).key == "wait"
    assert GAME.talk.call(over.seen_by(None), AKI) is None
    rounds = [Table.laid_out().in_round(number) for number in (1, 2, 3)]
    first, second, third = (say("prompt", GAME.talk.prompt(one.seen_by(one.mover), one.mover)) for one in rounds)
    assert len(first) > 2 * len(second) == 2 * len(third)
    assert all("2d4" in text for text in (first, third))


@pytest.mark.parametrize(
    ("lang", "turned", "thrown", "chip", "head"),
    [
        ("en", "Aki 7→8: 8 ×4, space 5", "Aki 2d4 1·3: spaces 1 and 5 ★",
         "R3: Ben deals, chip +1 on route 3, no dice", "**R1/8** · Dai 6 Aki 4 Ben 0 Chie 0"),
        ("ja", "Aki 7→8、8を4個ピック、5のマスへ", "Aki 2d4は1・3で、1・5のマスへ★",
         "R3：親はBenさん、チップ3（+1）、ダイスなし", "**R1／8**｜Dai6、Aki4、Ben0、Chie0"),
    ],
    ids=["en", "ja"],
)  # fmt: skip
def test_lines_of_a_turn_of_a_round_and_of_the_points(table: Table, lang, turned, thrown, chip, head):
    paying = table.with_lid({7: 2, 8: 3}).with_marker(AKI, 8, 1).with_marker(AKI, 1, 2).with_marker(BEN, 8, 6)
    after, events = played(paying, "turn 7>8 by 1", "pick 8")
    assert told(after, lang, events) == [turned]
    assert told(table.with_marker(AKI, 3, 4).plays("roll", chance=(d4(1, 3),)), lang) == [thrown]
    five = Table.laid_out(5).in_round(2)
    assert told(five.having(acted=True, to_move=five.state.parent).plays("done"), lang) == [chip]
    scored = table.with_marker(AKI, 5, 4).with_marker(DAI, 8, 6)
    assert say("message", GAME.talk.headline(scored.seen_by(None)), lang) == head
    assert "Dai" not in say("message", GAME.talk.headline(scored.leaves(DAI).seen_by(None)), lang)


def test_message_has_a_line_for_each_player_and_marks_the_lead(table: Table):
    after, events = played(
        table.with_lid({3: 2, 7: 2, 8: 3}).with_marker(AKI, 8, 1).with_marker(BEN, 8, 6), "pick 8", "turn 7>6 by 8"
    )
    assert told(after, "en", events) == ["Aki 8 ×3, space 4 · 7→6"]
    two = Table.laid_out(2, additional_actions=False)
    after, events = played(two, "pick 1", "pick 2", "pick 3", "pick 4")
    lines = told(after, "en", events)
    assert [line.split()[0] for line in lines] == ["Aki", "Ben", "R2:", "R3:"]
    assert len(lines[0].split(" · ")) == len(lines[1].split(" · ")) == 2
    behind = two.with_marker(BEN, 1, 1).plays("pick 1", "pick 2")
    assert [one.weight for one in GAME.talk.message(behind.events, behind.seen_by(None))] == [2, 0]
    assert told(table.with_marker(BEN, 1, 1).plays("pick 1")) == ["Aki 1 ×3, space 3 ★"]
    assert told(table.with_marker(BEN, 1, 3).plays("pick 1")) == ["Aki 1 ×3, space 3"], "who is tied does not lead"
    tied = table.with_marker(AKI, 1, 3).with_marker(BEN, 1, 3)
    assert told(tied.plays("pick 1")) == ["Aki 1 ×3, space 6 ★"]


def test_longest_chain_has_a_line_for_each_player():
    """After an outage: a line for each player, and one for each round."""
    state, events = Table.laid_out().state, list[Event]()
    for turn in range(40):
        [seat] = GAME.rules.current_players(state)
        action = GAME.rules.default_action(state, seat)
        step = GAME.rules.apply_action(state, seat, action, FastChance(f"octa/{turn}"))
        state, events = step.state, [*events, *step.events]
    sentences = GAME.talk.message(events, GAME.rules.view(state, None))
    assert len([one for one in sentences if one.key == "player"]) == 4


def test_reader_is_warned_of_leads_that_one_pick_takes():
    def warned(table: Table, seat: Seat) -> list[str]:
        return [say("message", one) for one in GAME.talk.outlook(table.seen_by(seat), seat)]

    line = ["⚠ A rival’s pick could cost you: route 1 −2"]
    table = Table.laid_out(3).with_lid({1: 4, 5: 2}).with_marker(BEN, 1, 3).with_marker(BEN, 5, 8)
    assert (warned(table, BEN), warned(table, AKI)) == (line, [])
    moved = table.having(acted=True)
    assert warned(moved, BEN) == [], "nobody moves before Ben any more"
    assert warned(moved.plays("done"), BEN) == line, "Chie does after"
    assert GAME.talk.outlook(table.seen_by(None), None) == (), "the table's message has no reader"
    last = Table.laid_out(3).with_lid({2: 4}).with_marker(CHIE, 2, 3)
    assert warned(last, CHIE)
    assert warned(last.having(to_move=CHIE), CHIE) == [], "the dice will be rolled again"
    many = Table.laid_out(3).with_lid(dict.fromkeys(range(1, 6), 4))
    for route in range(1, 6):
        many = many.with_marker(AKI, route, 2)
    [one] = GAME.talk.outlook(many.seen_by(AKI), AKI)
    assert len(one.facts["routes"]) == 3, "at most"


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
    assert say("message", GAME.talk.about(table.events, table.seen_by(seat), seat)) == line


def test_plans_that_end_the_turn_say_so():
    """The turn that ends the round waits until its player says so."""
    table = Table.laid_out(3).with_lid({1: 4, 7: 2}).with_marker(AKI, 1, 2).with_marker(CHIE, 1, 3)
    for each, ends in ((table, True), (table.having(to_move=CHIE), False)):
        controls = GAME.mind.controls(each.state, each.mover)
        assert controls is not None
        plans = [plan for plan in controls.plans() if plan.key in ("pick", "turn-pick")]
        assert {plan.key for plan in plans} == {"pick", "turn-pick"}
        for plan in plans:
            for lang, end in (("en", "· end"), ("ja", "｜終了")):
                assert say("plan", plan, lang).endswith(end) == ends
