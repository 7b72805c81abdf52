"""The texts that players read, messages about a turn, and what matters now."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.features.table.choices import Question, top_menu
from bot.features.table.panels import event_lines as told_lines
from bot.features.table.panels import lines_of
from bot.texts import LANGUAGES, Speaker
from engines.core import Event, Seat, seen_by
from engines.core.chance import SeededChance
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.events import Drawn, Fought, Given, Grown, Moved, Taken, TurnBegan, Used
from engines.rise_of_tribes.mind.assess import conflicts_ahead, forecast, is_full, near_winners
from engines.rise_of_tribes.printed import goals, lands, tiles, tribes
from engines.rise_of_tribes.talk.story import effect_of
from engines.rise_of_tribes.talk.story import message as sentences

from .table import AKI, BEN, CHIE, Table

NAMES = ("Aki", "Ben", "Chie")
VOICES = {lang: Speaker(lang, NAMES, "rise_of_tribes", markdown=False, strict=True) for lang in LANGUAGES}


def labels(table: Table, kind: str) -> list[str]:
    view = GAME.rules.view(table.state, Seat(table.asked))
    actions = GAME.rules.legal_actions(table.state, Seat(table.asked))
    said = [(action.kind, GAME.talk.facts(view, action)) for action in actions if action.kind == kind]
    return [VOICES["en"].of_game("action", *one) for one in said]


def prompt_of(table: Table, lang: str = "en") -> str:
    prompt = GAME.talk.prompt(GAME.rules.view(table.state, Seat(table.asked)), Seat(table.asked))
    return VOICES[lang].of_game("prompt", prompt.key, prompt.facts)


def message(events: Sequence[Event], lang: str = "en") -> list[str]:
    return lines_of(VOICES[lang], sentences(list(events)))


def weights(events: Sequence[Event]) -> list[int]:
    return [one.weight for one in sentences(list(events))]


def events_of(table: Table, *notations: str, dice: tuple[str, ...] = ()) -> list[Event]:
    """The events of these actions together."""
    events: list[Event] = []
    for notation in notations:
        table = table.does(notation, dice=dice)
        events += table.events
    return events


def outlook(table: Table, reader: int | None, lang: str = "en") -> list[str]:
    seat = None if reader is None else Seat(reader)
    return lines_of(VOICES[lang], GAME.talk.outlook(GAME.rules.view(table.state, seat), seat))


def test_labels_and_prompts_of_actions_count_members(table: Table):
    grow = labels(table.with_members(AKI, "A1 1"), "use-grow")
    assert grow == [
        "Grow with sun: 4 members (strong) · pushes off blank",
        "Grow with moon: 2 members (weak) · pushes off blank",
    ]
    oxen = table.with_members(AKI, "A1 1").knowing(AKI, "oxen")
    assert labels(oxen, "use-move")[0] == "Move with sun: 8 members (strong) · pushes off blank"
    moving = table.with_members(AKI, "A1 3 C1 2").does("use sun move")
    assert prompt_of(moving) == "Move: 5 more · A1 ×3, C1 ×2"
    assert prompt_of(moving.does("move A1 B2 2"), "ja") == "移動：あと3個｜A1×1、C1×2"
    press = "Each press moves 1 to that hex."
    assert prompt_of(moving.having(turn=3)).endswith(press), "in the first round"
    assert press not in prompt_of(moving.having(turn=4))
    # The menu of a long Move begins with origins.
    state = table.with_members(AKI, "A1 6 B2 6").does("use sun move").state
    legal = GAME.rules.legal_actions(state, AKI)
    menu = top_menu(Question(GAME, GAME.rules.view(state, AKI), AKI, legal, VOICES["en"]), 3)
    assert (menu.asks, menu.is_select) == ("From where?", False)
    assert [choice.label for choice in menu.choices] == ["From A1", "From B2", "Done"]


def test_goals_are_listed_with_what_is_missing(table: Table):
    now = table.with_members(AKI, "A1 1").with_goals(AKI, "lake-people", "oxen").with_resources(AKI, 2, 0, 0)
    first, later = now.having(turn=3), now.having(turn=4)
    assert prompt_of(first.at_the_end()).splitlines() == [
        "Your goals (costs: food/wood/stone):",
        "• Oxen +1 for 3/0/0: Move 2 members more – needs 1 food",
        "• Lake People +2: presence on 3 lakes – 1 of 3",
    ]
    assert prompt_of(first.at_the_end(), "ja").splitlines()[1:] == [
        "• 牛（1点、費用は3/0/0）：移動できるコマが2個増える｜あと食料1",
        "• 湖の民（2点）：湖3か所に存在する｜1／3",
    ]
    # The first question of a turn has the village's price with Stone Tools, the goals, and how dice work.
    said = prompt_of(first).split("\n")
    assert said[0] == "Dice ☀️🌙: your first action."
    assert said[2:] == [
        "🏠 2/1/3 (food/wood/stone) needs 1 wood 3 stone",
        "⭐ Oxen +1 needs 1 food · Lake People +2 1 of 3",
    ]
    pushes = "Each die you place pushes one off."
    assert (pushes in prompt_of(first), pushes in prompt_of(later)) == (True, False)
    assert "🏠 2/1/2" in prompt_of(first.knowing(AKI, "stone-tools"))
    # Later a line says what is missing, with the nearest goals; a panel has four lines for all.
    short = "🏠 needs 1 wood 3 stone · Oxen needs 1 food · Lake People 1 of 3"
    assert prompt_of(later) == prompt_of(later.at_the_end()) == short
    assert prompt_of(later, "ja") == "🏠あと木材1 石3｜牛 あと食料1｜湖の民 1／3"
    many = now.with_goals(AKI, *[goal.key for goal in goals().goals]).with_resources(AKI, 3, 0, 0)
    assert prompt_of(many.having(turn=4)).endswith(f"{len(goals().goals) - 2} more")
    said = prompt_of(many.at_the_end().having(turn=3)).split("\n")
    assert VOICES["en"].say("rise-of-tribes-card-oxen") in said[1], "those within reach come first"
    assert said[4].endswith(f"and {len(goals().goals) - 3} more")


def test_stories_name_cause_effect_and_repetitions(table: Table):
    now = table.with_members(AKI, "A1 4").with_members(BEN, "A1 3").with_village(BEN, "A1").knowing(AKI, "spears")
    told = seen_by(now.fighting().events, None)
    assert [VOICES["en"].of_game("event", event.kind, event.facts()) for event in told] == [
        "Ben loses 1 on A1 to Spears.",
        "Conflict on A1: Aki 4 and Ben 2 → Aki 2.",
        "Ben loses the village on A1.",
    ]
    assert VOICES["ja"].of_game("event", "fought", told[1].facts()) == (
        "A1で紛争が起きました（Aki 4・Ben 2）。"
        "残るコマが1人のものだけになるまで、全員が1個ずつ取り除きました。残ったのはAki 2です。"
    )
    grown = [Grown(seat=AKI, hex=hex) for hex in ("A1", "A1", "B2", "A1")]
    assert told_lines(VOICES["en"], grown) == [
        *("Aki adds 1 member on A1. (×2)", "Aki adds 1 member on B2.", "Aki adds 1 member on A1.")
    ]
    led = Used(seat=AKI, action="lead", die="blank", strength="plain", amount=2)
    drawn = Drawn(seat=AKI, cards=("fire", "settlers"))
    said = [VOICES["en"].of_game("event", event.kind, event.facts()) for event in (led, drawn)]
    assert said[0] == "Aki plays blank on Lead (normal): 2 goals."
    assert said[1].startswith("Aki draws Fire (moons don’t weaken Grow) and")


def test_printed_things_and_bids_have_a_text(table: Table):
    box = {"tile": tiles().tiles, "effect": tiles().tiles, "card": goals().goals, "tribe": tribes().tribes}
    for voice in VOICES.values():
        for family, things in {**box, "terrain": lands().terrains}.items():
            assert all(voice.say(f"rise-of-tribes-{family}-{thing.key}") for thing in things)
        for power in tribes().powers:
            said = (voice.say(f"rise-of-tribes-{family}-{power}") for family in ("power", "power-effect"))
            assert len(": ".join(said)) <= 80
        assert all(0 < len(voice.fact(effect_of(tile.key))) <= 60 for tile in tiles().tiles)
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 3, 1, 1)
    bidding = table.revealing("chieftain").does("bid 2")
    assert (bidding.asked, {"Aki", "2"} <= {*re.findall(r"\w+", prompt_of(bidding))}) == (BEN, True)
    assert GAME.talk.prompt(GAME.rules.view(bidding.state, CHIE), CHIE).key == "wait"


def test_turn_is_one_line_of_sums(table: Table):
    now = table.with_members(AKI, "A1 3 B2 2").with_members(BEN, "D2 1")
    grown = ("use sun grow", "grow A1", "grow B2", "grow A1", "grow A1")
    gathered = ("use moon gather", "gather A1 food", "gather B2 wood", "end")
    events = events_of(now, *grown, *gathered, dice=("sun", "blank"))
    assert message(events) == ["Aki Grow 4 A1 B2 · +1 food +1 wood"]
    assert message(events, "ja") == ["Aki 成長4（A1 B2）｜食料+1、木材+1"]
    # Losses with their hex and the strike before the battle come first, then goals and villages, then the rest.
    now = table.with_members(AKI, "A1 2 B1 4 B4 1").with_members(BEN, "B1 2 D2 1").with_village(BEN, "B1")
    now = now.with_goals(AKI, "lake-people").with_resources(AKI, 2, 1, 3).knowing(AKI, "spears")
    now = now.with_dice("sun").turning(used=("lead",)).facing("altar")
    deeds = ("use sun move", "move A1 B1 1", "stop", "village B1 2-1-3", "complete lake-people", "end")
    events = events_of(now, *deeds, dice=("moon", "moon"))
    assert message(events) == [
        "Aki ⚔️ B1: Ben −2, Aki −1, Ben’s village falls · ⭐ Lake People +2 · 🏠 B1 · Move 1 A1 → B1",
        "🎴 Drought: conflict from 5",
    ]
    assert weights(events) == [2, 1], "a battle stays where a phone has no room"
    now = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    events = events_of(now, "end")
    assert (message(events), weights(events)) == (["Ben villages +1"], [0]), "the headline has the points"
    events = events_of(now, "end", "use sun grow", "grow A1", dice=("sun", "moon"))
    assert message(events)[0].startswith("Ben villages +1 · Grow 1 A1"), "the player is named once"


def test_gifts_starts_and_boards_are_said_once_a_player(table: Table):
    given = [Given(seat=AKI, rival=BEN, resource="food", why="chieftain")] * 5
    assert (message(given), message(given, "ja")) == (["Ben +5 food from Aki"], ["Ben Akiから食料+5"])
    now = table.with_members(BEN, "A1 1").with_resources(BEN, 1, 1, 1).revealing("abandoned-village")
    built = (*now.events, *events_of(now, "settle A1"))
    assert message(built) == ["Ben 🏠 A1", "🎴 Abandoned Village: villages for 1/1/1"]
    taken = [Taken(seat=BEN, resource=kind, count=1, why="start") for kind in ("food", "food", "stone")]
    assert (message(taken), message(taken, "ja")) == (["Ben +2 food +1 stone"], ["Ben 食料+2、石+1"])
    lines = message(GAME.rules.initial_state(GAME.rules.Options(), 3, SeededChance(bytes(32), "s")).events)
    assert sorted(line.split(" ")[0] for line in lines[1:]) == ["Aki", "Ben", "Chie"]
    assert all("🏠" in line for line in lines)
    assert message([Moved(seat=AKI, origin="C2", to="C3", count=4)]) == ["Aki Move 4 C2 → C3"]


def test_many_turns_are_a_line_each_and_keep_their_battles(table: Table):
    now = table.with_members(AKI, "A1 2").with_members(BEN, "B3 2").with_members(CHIE, "D1 2")
    events: list[Event] = []
    for _ in range(5):
        for use in ("use sun grow", "use moon gather"):
            now = now.does(use)
            events += now.events
            while now.stage not in ("act", "finish"):
                now = now.does(now.offers()[0])
                events += now.events
        now = now.does("end", dice=("sun", "moon"))
        events += now.events
    assert [line.split(" ")[0] for line in message(events)] == [*NAMES], "two turns of one player are one line"
    # With more turns a line says how much, and nothing usual beside a battle.
    fought = Fought(hex="B4", before=(2, 0, 5), after=(0, 0, 3), invaders_before=0, invaders_after=0)
    events = []
    for seat, name in ((AKI, "A1"), (BEN, "B4"), (CHIE, "D1")):
        used = Used(seat=seat, action="grow", die="sun", strength="strong", amount=3)
        events += [TurnBegan(seat=seat), used, Grown(seat=seat, hex=name), *[fought] * (seat == BEN)]
    assert message(events) == ["Aki Grow 1", "Ben ⚔️ B4: Aki −2, Chie −2", "Chie Grow 1"]


# --- what matters now ------------------------------------------------------------------------------------------


def test_headline_call_and_warnings_of_wins(table: Table):
    assert outlook(table.with_points(BEN, 12), AKI) == []
    # The headline has the points.
    now = table.with_points(BEN, 2).turning(rolled=("sun", "moon"))
    line = GAME.talk.headline(GAME.rules.view(now.state, None))
    assert line is not None
    assert lines_of(VOICES["en"], [line]) == [f"**Turn {now.state.turn}** · Ben 2, Aki 0, Chie 0"]
    assert lines_of(VOICES["ja"], [line]) == [f"**{now.state.turn}手番目**｜Ben2、Aki0、Chie0"]
    call = GAME.talk.call(GAME.rules.view(table.with_dice("moon", "blank").state, None), AKI)
    assert call is not None
    assert VOICES["en"].of_game("call", call.key, call.facts) == "🌙◻️"
    # A win at the next turn is a warning.
    now = table.with_members(BEN, "A1 1 B1 1").with_village(BEN, "A1", "B1").with_points(BEN, 13)
    assert (near_winners(now.state), outlook(now, None)) == ((BEN,), ["⚠️ Ben wins next turn: 13 + 2 🏠"])
    assert outlook(now, BEN, "ja") == ["⚠️次の手番で勝利：13点、村で+2"]
    assert near_winners(now.having(villages=(-1,) * 12).state) == ()


def test_conflicts_to_come_are_warnings_with_their_forces(table: Table):
    now = table.with_members(AKI, "A1 3").with_members(BEN, "A1 2")
    assert (outlook(now, AKI), outlook(now, None)) == (["⚠️ A1: 1 more brings a conflict"], [])
    # A conflict to come is told with its forces.
    now = table.with_members(AKI, "A1 4").with_members(BEN, "A1 2 B1 2")
    assert outlook(now, AKI) == ["⚔️ A1: Aki 4, Ben 2 (6 fight)"]
    assert outlook(now, AKI, "ja") == ["⚔️A1：Aki 4、Ben 2（6個から紛争）"]
    assert conflicts_ahead(now.at_the_end().state) == ()
    now = table.with_members(AKI, "A1 3 B1 6").with_members(BEN, "A1 2")
    assert is_full(now.state, now.hex("A1"))
    assert not is_full(now.state, now.hex("B1")), "one tribe alone lives in peace"
    assert not is_full(now.facing("drought").state, now.hex("A1"))
    # A Move says what its conflict costs.
    moved = table.with_members(AKI, "A1 4").with_members(BEN, "A2 3").does("use sun move", "move A1 A2 2")
    controls = GAME.mind.controls(moved.state, AKI)
    assert controls is not None
    assert "A2 ⚔3:3" in [VOICES["en"].of_game("plan", plan.key, plan.facts) for plan in controls.plans()]
    # The forecast is what is fought.
    now = table.with_members(AKI, "A1 6").with_members(BEN, "A2 3").knowing(AKI, "spears")
    to_come = forecast(now.state, now.hex("A2"), 5)
    assert to_come is not None
    fought = now.with_dice("sun").turning(used=("lead",)).does("use sun move", "move A1 A2 5", "stop")
    assert fought.at("A2")[AKI] == to_come.stays == 3
