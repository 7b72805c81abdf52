"""Messages about a turn, and what matters now."""

from __future__ import annotations

import pytest

from bot.features.table.panels import lines_of
from bot.texts import LANGUAGES, Speaker
from engines.core import Event, Seat
from engines.core.chance import SeededChance
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.events import Fought, Grown, Moved, Taken, TurnBegan, Used
from engines.rise_of_tribes.mind.assess import conflicts_ahead, is_full, near_winners
from engines.rise_of_tribes.printed import tiles
from engines.rise_of_tribes.talk.story import LINES, effect_of
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
    assert message(events) == ["**Aki** Grow ☀️: 3 on A1 and 1 on B2. Gather 🌙: 1 food (A1) and 1 wood (B2)"]
    assert message(events, "ja") == ["**Akiさん**　成長☀️：A1に3個・B2に1個　収穫🌙：食料1（A1）・木材1（B2）"]


def test_a_turn_of_everything_has_a_line_for_each_kind(table: Table):
    table = table.with_members(AKI, "A1 2 B1 4 B4 1").with_members(BEN, "B1 2 D2 1").with_village(BEN, "B1")
    table = table.with_goals(AKI, "lake-people").with_resources(AKI, 2, 1, 3).knowing(AKI, "spears")
    table = table.with_dice("sun").turning(used=("lead",)).facing("altar")
    events = events_of(
        table,
        *("use sun move", "move A1 B1 1", "stop", "village B1 2-1-3", "complete lake-people", "end"),
        dice=("moon", "moon"),
    )
    assert message(events) == [
        "**Aki** Move ☀️: 1 A1 → B1",
        "⚔️ Ben −1 on B1 (Spears). **B1** Aki 5 and Ben 1 → Aki 4. Ben loses the village on B1",
        "🏠 **Village B1** for 2-1-3. ⭐ **Lake People** +2 (now 2)",
        "**🌙🌙** Altar now costs 2. **Drought**: conflict from 5 members",
    ]


def test_a_press_names_its_player_without_an_action(table: Table):
    table = table.with_members(AKI, "A1 1").with_resources(AKI, 2, 1, 3).with_village(BEN, "D2").at_the_end()
    assert message(events_of(table, "village A1 2-1-3")) == ["**Aki** 🏠 **Village A1** for 2-1-3"]


def test_village_points_open_the_next_turn(table: Table):
    table = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    assert message(events_of(table, "end")) == ["**Ben** +1 for villages (now 5)"]


def test_villages_of_others_stand_with_the_event(table: Table):
    table = table.with_members(BEN, "A1 1").with_resources(BEN, 1, 1, 1).revealing("abandoned-village")
    events = [*table.events, *events_of(table, "settle A1")]
    assert message(events) == [
        "🎴 **Abandoned Village**: a village for 1-1-1 on a hex you control, in turn order. "
        "Abandoned Village is over",
        "**Ben** 🏠 **Village A1** for 1-1-1",
    ]
    assert message([TurnBegan(seat=AKI), *events])[0].endswith("🏠 Ben builds on A1. Abandoned Village is over")


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
    assert len(lines) <= LINES
    assert all(name in "".join(lines) for name in NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_tile_has_a_short_effect(lang):
    for tile in tiles().tiles:
        assert 0 < len(voice(lang).fact(effect_of(tile.key))) <= 60


# --- what matters now ------------------------------------------------------------------------------------------


def test_early_in_the_game_nobody_is_near_the_end(table: Table):
    assert outlook(table.with_points(BEN, 7), AKI) == []


def test_the_leader_is_named_with_the_villages_to_come(table: Table):
    table = table.with_members(BEN, "A1 1 B1 1").with_village(BEN, "A1", "B1").with_points(BEN, 11)
    table = table.with_points(AKI, 4)
    assert outlook(table, AKI) == ["🏁 **Ben** 11 of 15, 13 next turn with villages. You: 4"]
    assert outlook(table, BEN) == ["🏁 You: 11 of 15, 13 next turn with villages"]
    assert outlook(table, None, "ja") == ["🏁 **Benさん** 11／15点（村で次の手番に13点）"]


def test_a_win_at_the_next_turn_is_a_warning(table: Table):
    table = table.with_members(BEN, "A1 1 B1 1").with_village(BEN, "A1", "B1").with_points(BEN, 13)
    assert near_winners(table.state) == (BEN,)
    assert outlook(table, None)[0].startswith("⚠️ **Ben** wins next turn")
    assert near_winners(table.having(villages=(-1,) * 12).state) == ()


def test_a_conflict_to_come_is_told_with_its_forces(table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2 B1 2")
    assert outlook(table, AKI) == ["⚔️ Conflict after the actions: A1 (Aki 4 and Ben 2, limit 5)"]
    assert outlook(table, AKI, "ja") == ["⚔️ アクションのあと紛争：A1（Aki 4・Ben 2、上限5）"]
    assert conflicts_ahead(table.at_the_end().state) == ()


def test_a_full_hex_is_one_member_from_a_conflict(table: Table):
    table = table.with_members(AKI, "A1 3 B1 6").with_members(BEN, "A1 2")
    assert is_full(table.state, table.hex("A1"))
    assert not is_full(table.state, table.hex("B1")), "one tribe alone lives in peace"
    assert not is_full(table.facing("drought").state, table.hex("A1"))


# --- said once, and in short --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "told"), [("en", "Ben takes 2 food and 1 stone"), ("ja", "Benさんに食料2・石1")])
def test_resources_of_the_start_are_said_once_a_player(lang: str, told: str):
    events: list[Event] = [
        Taken(seat=BEN, resource=kind, count=1, why="start") for kind in ("food", "food", "stone")
    ]
    assert message(events, lang) == [told]


def test_every_board_dealt_has_a_line_of_its_own():
    lines = message(list(GAME.rules.initial_state(GAME.rules.Options(), 3, SeededChance(bytes(32), "s")).events))
    assert sorted(line.split(" leads ")[0] for line in lines if " leads " in line) == ["Aki", "Ben", "Chie"]


def test_points_for_villages_and_the_actions_name_their_player_once(table: Table):
    table = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    events = events_of(table, "end", "use sun grow", "grow A1", dice=("sun", "moon"))
    assert message(events)[0].startswith("**Ben** +1 for villages (now 5). Grow ☀️: 1 on A1")


def test_earlier_turns_of_a_long_message_are_told_in_short(table: Table):
    """Sums without places, tiles by name; the last turns keep their lines, and nobody's turn is left out."""
    table = table.with_members(AKI, "A1 2 B1 4 B4 1").with_members(BEN, "B1 2 D2 1").with_members(CHIE, "D1 2")
    table = table.with_village(BEN, "B1").with_goals(AKI, "lake-people").with_resources(AKI, 2, 1, 3)
    table = table.knowing(AKI, "spears").with_dice("sun").turning(used=("lead",)).facing("altar")
    first = events_of(
        table,
        *("use sun move", "move A1 B1 1", "stop", "village B1 2-1-3", "complete lake-people", "end"),
        dice=("moon", "moon"),
    )
    later = [
        event
        for seat, name in ((BEN, "B4"), (CHIE, "D1"), (AKI, "A1"))
        for event in (
            *([TurnBegan(seat=seat)] if seat != BEN else []),
            Used(seat=seat, action="grow", die="sun", strength="strong", amount=3),
            Grown(seat=seat, hex=name),
            Grown(seat=seat, hex=name),
            Fought(hex=name, before=(2, 0, 5), after=(0, 0, 3), invaders_before=0, invaders_after=0),
        )
    ]
    lines = message([*first, *later])
    assert lines[0] == (
        "**Aki** Move ☀️ (1). ⚔️ Ben −1 on B1 (Spears). **B1** Aki 5 and Ben 1 → Aki 4. "
        "Ben loses the village on B1. 🏠 **Village B1** for 2-1-3. ⭐ **Lake People** +2 (now 2)"
    )
    assert lines[1] == ("**🌙🌙** **Drought**. **Ben** Grow ☀️ (2). ⚔️ **B4** Aki 2 and Chie 5 → Chie 3"), (
        "the price of the altar is in the picture"
    )
    assert lines[-2:] == ["**Aki** Grow ☀️: 2 on A1", "⚔️ **A1** Aki 2 and Chie 5 → Chie 3"]
    assert len(lines) <= LINES


def test_actions_without_a_die_have_no_gap_before_the_colon():
    events: list[Event] = [Moved(seat=AKI, origin="C2", to="C3", count=4)]
    assert message(events) == ["**Aki** Move: 4 C2 → C3"]
    assert message(events, "ja") == ["**Akiさん**　移動：C2 → C3 4個"]


def test_origins_of_a_move_are_counted_in_the_brackets_of_the_language(table: Table):
    table = table.with_members(AKI, "A1 3").does("use sun move")
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    [moves] = [listed for listed in controls.lists() if listed.key == "move"]
    words = {lang: voice(lang).of_game("pick", moves.key, moves.facts) for lang in LANGUAGES}
    assert "from A1 (3)" in words["en"]
    assert "A1（3個）から" in words["ja"]
