"""Messages about a turn, and what matters now."""

from __future__ import annotations

import pytest

from bot.features.table.panels import lines_of
from bot.texts import LANGUAGES, Speaker
from engines.core import Event, Seat
from engines.core.chance import SeededChance
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.events import Fought, Given, Grown, Moved, Taken, TurnBegan, Used
from engines.rise_of_tribes.mind.assess import conflicts_ahead, forecast, is_full, near_winners
from engines.rise_of_tribes.printed import tiles
from engines.rise_of_tribes.talk.story import effect_of
from engines.rise_of_tribes.talk.story import message as sentences

from .table import AKI, BEN, CHIE, Table

NAMES = ("Aki", "Ben", "Chie")


def message(events: list[Event], lang: str = "en") -> list[str]:
    return lines_of(voice(lang), sentences(events))


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, "rise_of_tribes", markdown=False, strict=True)


def events_of(table: Table, *notations: str, dice: tuple[str, ...] = ()) -> list[Event]:
    """The events of these actions together."""
    events: list[Event] = []
    for notation in notations:
        table = table.does(notation, dice=dice)
        events += table.events
    return events


def outlook(table: Table, reader: int | None, lang: str = "en") -> list[str]:
    seat = None if reader is None else Seat(reader)
    return lines_of(voice(lang), GAME.talk.outlook(GAME.rules.view(table.state, seat), seat))


def test_actions_are_sums_in_one_line(table: Table):
    table = table.with_members(AKI, "A1 3 B2 2").with_members(BEN, "D2 1")
    events = events_of(
        table,
        *("use sun grow", "grow A1", "grow B2", "grow A1", "grow A1"),
        *("use moon gather", "gather A1 food", "gather B2 wood", "end"),
        dice=("sun", "blank"),
    )
    assert message(events) == ["Aki Grow 4 A1 B2 · +1 food +1 wood"]
    assert message(events, "ja") == ["Aki 成長4（A1 B2）｜食料+1、木材+1"]


def test_a_turn_of_everything_is_one_line(table: Table):
    """Losses with their hex and the strike before the battle come first, then goals and villages, then the rest."""
    table = table.with_members(AKI, "A1 2 B1 4 B4 1").with_members(BEN, "B1 2 D2 1").with_village(BEN, "B1")
    table = table.with_goals(AKI, "lake-people").with_resources(AKI, 2, 1, 3).knowing(AKI, "spears")
    table = table.with_dice("sun").turning(used=("lead",)).facing("altar")
    events = events_of(
        table,
        *("use sun move", "move A1 B1 1", "stop", "village B1 2-1-3", "complete lake-people", "end"),
        dice=("moon", "moon"),
    )
    assert message(events) == [
        "Aki ⚔️ B1: Ben −2, Aki −1, Ben’s village falls · ⭐ Lake People +2 · 🏠 B1 · Move 1 A1 → B1",
        "🎴 Drought: conflict from 5",
    ]
    assert [one.weight for one in sentences(events)] == [2, 1], "a battle stays where a phone has no room"


def test_village_points_alone_serve_few(table: Table):
    table = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    events = events_of(table, "end")
    assert message(events) == ["Ben villages +1"]
    assert [one.weight for one in sentences(events)] == [0], "the headline has the points"


def test_gifts_are_a_sum_by_giver():
    events: list[Event] = [Given(seat=AKI, rival=BEN, resource="food", why="chieftain")] * 5
    assert message(events) == ["Ben +5 food from Aki"]
    assert message(events, "ja") == ["Ben Akiから食料+5"]


def test_villages_of_an_event_stand_with_their_builder(table: Table):
    table = table.with_members(BEN, "A1 1").with_resources(BEN, 1, 1, 1).revealing("abandoned-village")
    events = [*table.events, *events_of(table, "settle A1")]
    assert message(events) == ["Ben 🏠 A1", "🎴 Abandoned Village: villages for 1/1/1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_turns_are_a_line_each(lang, table: Table):
    table = table.with_members(AKI, "A1 2").with_members(BEN, "B3 2").with_members(CHIE, "D1 2")
    events: list[Event] = []
    for _ in range(5):
        for use in ("use sun grow", "use moon gather"):
            table = table.does(use)
            events += table.events
            while table.stage != "act" and table.stage != "finish":
                table = table.does(table.offers()[0])
                events += table.events
        table = table.does("end", dice=("sun", "moon"))
        events += table.events
    lines = message(events, lang)
    assert [line.split(" ")[0] for line in lines] == list(NAMES), "two turns of one player are one line"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_tile_has_a_short_effect(lang):
    for tile in tiles().tiles:
        assert 0 < len(voice(lang).fact(effect_of(tile.key))) <= 60


# --- what matters now ------------------------------------------------------------------------------------------


def test_points_are_no_warning(table: Table):
    assert outlook(table.with_points(BEN, 12), AKI) == []


def test_the_headline_has_the_points(table: Table):
    table = table.with_points(BEN, 2).turning(rolled=("sun", "moon"))
    line = GAME.talk.headline(GAME.rules.view(table.state, None))
    assert line is not None
    assert lines_of(voice("en"), [line]) == [f"**Turn {table.state.turn}** · Ben 2, Aki 0, Chie 0"]
    assert lines_of(voice("ja"), [line]) == [f"**{table.state.turn}手番目**｜Ben2、Aki0、Chie0"]


def test_the_call_shows_the_dice(table: Table):
    call = GAME.talk.call(GAME.rules.view(table.with_dice("moon", "blank").state, None), AKI)
    assert call is not None
    assert voice("en").of_game("call", call.key, call.facts) == "🌙◻️"


def test_a_win_at_the_next_turn_is_a_warning(table: Table):
    table = table.with_members(BEN, "A1 1 B1 1").with_village(BEN, "A1", "B1").with_points(BEN, 13)
    assert near_winners(table.state) == (BEN,)
    assert outlook(table, None) == ["⚠️ Ben wins next turn: 13 + 2 🏠"]
    assert outlook(table, BEN, "ja") == ["⚠️次の手番で勝利：13点、村で+2"]
    assert near_winners(table.having(villages=(-1,) * 12).state) == ()


def test_the_own_hex_at_its_limit_is_a_warning(table: Table):
    table = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2")
    assert outlook(table, AKI) == ["⚠️ A1: 1 more brings a conflict"]
    assert outlook(table, None) == []


def test_a_conflict_to_come_is_told_with_its_forces(table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2 B1 2")
    assert outlook(table, AKI) == ["⚔️ A1: Aki 4, Ben 2 (6 fight)"]
    assert outlook(table, AKI, "ja") == ["⚔️A1：Aki 4、Ben 2（6個から紛争）"]
    assert conflicts_ahead(table.at_the_end().state) == ()


def test_a_full_hex_is_one_member_from_a_conflict(table: Table):
    table = table.with_members(AKI, "A1 3 B1 6").with_members(BEN, "A1 2")
    assert is_full(table.state, table.hex("A1"))
    assert not is_full(table.state, table.hex("B1")), "one tribe alone lives in peace"
    assert not is_full(table.facing("drought").state, table.hex("A1"))


# --- said once, and in short --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "told"), [("en", "Ben +2 food +1 stone"), ("ja", "Ben 食料+2、石+1")])
def test_resources_of_the_start_are_said_once_a_player(lang: str, told: str):
    events: list[Event] = [
        Taken(seat=BEN, resource=kind, count=1, why="start") for kind in ("food", "food", "stone")
    ]
    assert message(events, lang) == [told]


def test_every_board_dealt_has_a_line_of_its_own():
    lines = message(list(GAME.rules.initial_state(GAME.rules.Options(), 3, SeededChance(bytes(32), "s")).events))
    assert sorted(line.split(" ")[0] for line in lines[1:]) == ["Aki", "Ben", "Chie"]
    assert all("🏠" in line for line in lines)


def test_points_for_villages_and_the_actions_name_their_player_once(table: Table):
    table = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    events = events_of(table, "end", "use sun grow", "grow A1", dice=("sun", "moon"))
    assert message(events)[0].startswith("Ben villages +1 · Grow 1 A1")


def test_many_turns_keep_the_battles(table: Table):
    """With more turns a line says how much, and nothing usual beside a battle."""
    events = [
        event
        for seat, name in ((AKI, "A1"), (BEN, "B4"), (CHIE, "D1"))
        for event in (
            TurnBegan(seat=seat),
            Used(seat=seat, action="grow", die="sun", strength="strong", amount=3),
            Grown(seat=seat, hex=name),
            *(
                [Fought(hex=name, before=(2, 0, 5), after=(0, 0, 3), invaders_before=0, invaders_after=0)]
                * (seat == BEN)
            ),
        )
    ]
    assert message(events) == ["Aki Grow 1", "Ben ⚔️ B4: Aki −2, Chie −2", "Chie Grow 1"]


def test_moves_name_their_target():
    events: list[Event] = [Moved(seat=AKI, origin="C2", to="C3", count=4)]
    assert message(events) == ["Aki Move 4 C2 → C3"]
    assert message(events, "ja") == ["Aki 移動4 C2 → C3"]


@pytest.mark.parametrize(("lang", "said"), [("en", "A2 ⚔3:3"), ("ja", "A2 ⚔3対3")])
def test_a_move_says_what_its_conflict_costs(lang: str, said: str, table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A2 3")
    table = table.does("use sun move", "move A1 A2 2")
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    assert said in [voice(lang).of_game("plan", plan.key, plan.facts) for plan in controls.plans()]


def test_the_forecast_is_what_is_fought(table: Table):
    table = table.with_members(AKI, "A1 6").with_members(BEN, "A2 3").knowing(AKI, "spears")
    to_come = forecast(table.state, table.hex("A2"), 5)
    assert to_come is not None
    fought = table.with_dice("sun").turning(used=("lead",)).does("use sun move", "move A1 A2 5", "stop")
    assert fought.at("A2")[AKI] == to_come.stays == 3
