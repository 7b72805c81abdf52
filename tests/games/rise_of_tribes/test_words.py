"""The texts that players read, messages about a turn, and what matters now."""

from __future__ import annotations

from bot.features.table.choices import Question, top_menu
from bot.features.table.panels import event_lines as told_lines
from bot.features.table.panels import lines_of
from bot.texts import LANGUAGES, Speaker
from engines.core import Event, Seat, seen_by
from engines.core.chance import SeededChance
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.events import Drawn, Fought, Grown, Moved, Taken, TurnBegan, Used
from engines.rise_of_tribes.mind.assess import conflicts_ahead, forecast, is_full, near_winners
from engines.rise_of_tribes.printed import goals, lands, tiles, tribes
from engines.rise_of_tribes.talk.story import effect_of
from engines.rise_of_tribes.talk.story import message as sentences
from engines.rise_of_tribes.tile_events import Given

from .table import AKI, BEN, CHIE, Table

NAMES = ("Aki", "Ben", "Chie")


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, "rise_of_tribes", markdown=False, strict=True)


def labels(table: Table, lang: str, kind: str) -> list[str]:
    seat = Seat(table.asked)
    view = GAME.rules.view(table.state, seat)
    return [
        voice(lang).of_game("action", action.kind, GAME.talk.facts(view, action))
        for action in GAME.rules.legal_actions(table.state, seat)
        if action.kind == kind
    ]


def story(table: Table, lang: str) -> list[str]:
    return [voice(lang).of_game("event", event.kind, event.facts()) for event in seen_by(table.events, None)]


def prompt_of(table: Table, lang: str) -> str:
    seat = Seat(table.asked)
    prompt = GAME.talk.prompt(GAME.rules.view(table.state, seat), seat)
    return voice(lang).of_game("prompt", prompt.key, prompt.facts)


def test_labels_and_prompts_of_actions_count_members(table: Table):
    for lang, said in [
        (
            "en",
            [
                "Grow with sun: 4 members (strong) · pushes off blank",
                "Grow with moon: 2 members (weak) · pushes off blank",
            ],
        ),
        ("ja", ["太陽で成長：4個（強）｜押し出すのは空白", "月で成長：2個（弱）｜押し出すのは空白"]),
    ]:
        assert labels(table.with_members(AKI, "A1 1"), lang, "use-grow") == said
    now = table.with_members(AKI, "A1 1").knowing(AKI, "oxen")
    assert labels(now, "en", "use-move")[0] == "Move with sun: 8 members (strong) · pushes off blank"
    for lang, first, second in [
        ("en", "Move: 5 more · A1 ×3, C1 ×2", "Move: 3 more · A1 ×1, C1 ×2"),
        ("ja", "移動：あと5個｜A1×3、C1×2", "移動：あと3個｜A1×1、C1×2"),
    ]:
        now = table.with_members(AKI, "A1 3 C1 2").does("use sun move")
        assert prompt_of(now, lang) == first
        assert prompt_of(now.does("move A1 B2 2"), lang) == second
    for lang, said in [("en", "Each press moves 1 to that hex."), ("ja", "1回押すと、そこへ1個動きます。")]:
        now = table.with_members(AKI, "A1 3").does("use sun move")
        assert prompt_of(now.having(turn=3), lang).endswith(said)
        assert said not in prompt_of(now.having(turn=4), lang)
    # Menu of a long move begins with origins.
    for lang, asks, said in [
        ("en", "From where?", ["From A1", "From B2", "Done"]),
        ("ja", "どこから動かしますか？", ["A1から", "B2から", "ここまでにする"]),
    ]:
        now = table.with_members(AKI, "A1 6 B2 6").does("use sun move")
        question = Question(
            GAME, GAME.rules.view(now.state, AKI), AKI, GAME.rules.legal_actions(now.state, AKI), voice(lang)
        )
        menu = top_menu(question, 3)
        assert (menu.asks, menu.is_select) == (asks, False)
        assert [choice.label for choice in menu.choices] == said


def test_stories_name_cause_effect_and_repetitions(table: Table):
    for lang, said in [
        (
            "en",
            [
                "Ben loses 1 on A1 to Spears.",
                "Conflict on A1: Aki 4 and Ben 2 → Aki 2.",
                "Ben loses the village on A1.",
            ],
        ),
        (
            "ja",
            [
                "BenさんのコマがA1で1個失われました（槍）。",
                "A1で紛争が起きました（Aki 4・Ben 2）。"
                "残るコマが1人のものだけになるまで、全員が1個ずつ取り除きました。残ったのはAki 2です。",
                "A1のBenさんの村がなくなりました。",
            ],
        ),
    ]:
        now = (
            table.with_members(AKI, "A1 4").with_members(BEN, "A1 3").with_village(BEN, "A1").knowing(AKI, "spears")
        )
        assert story(now.fighting(), lang) == said
    for lang, said in [
        ("en", ["Aki adds 1 member on A1. (×2)", "Aki adds 1 member on B2.", "Aki adds 1 member on A1."]),
        (
            "ja",
            [
                f"Akiさんのコマが{hex}で1個増えました。{often}"
                for hex, often in (("A1", "（×2）"), ("B2", ""), ("A1", ""))
            ],
        ),
    ]:
        events = [Grown(seat=AKI, hex=hex) for hex in ("A1", "A1", "B2", "A1")]
        assert told_lines(voice(lang), events) == said
    # Drawn goal is rendered with its effect.
    for lang, said in [
        ("en", ["Aki plays blank on Lead (normal): 2 goals.", "Aki draws Fire (moons don’t weaken Grow) and"]),
        (
            "ja",
            [
                "Akiさんが空白のダイスで発展を行いました（普通、2枚）。",
                "Akiさんが「火：月でも成長が弱くならない」、",
            ],
        ),
    ]:
        cards = ("fire", "settlers")
        events: list[Event] = [
            Used(seat=AKI, action="lead", die="blank", strength="plain", amount=2),
            Drawn(seat=AKI, cards=cards),
        ]
        lines = [voice(lang).of_game("event", event.kind, event.facts()) for event in events]
        assert lines[0] == said[0]
        assert lines[1].startswith(said[1])


def test_goals_are_listed_with_what_is_missing(table: Table):
    for lang, said in [
        (
            "en",
            "Your goals (costs: food/wood/stone):\n"
            "• Oxen +1 for 3/0/0: Move 2 members more – needs 1 food\n"
            "• Lake People +2: presence on 3 lakes – 1 of 3",
        ),
        (
            "ja",
            "あなたの目標（費用：食料/木材/石）：\n"
            "• 牛（1点、費用は3/0/0）：移動できるコマが2個増える｜あと食料1\n"
            "• 湖の民（2点）：湖3か所に存在する｜1／3",
        ),
    ]:
        now = table.with_members(AKI, "A1 1").with_goals(AKI, "lake-people", "oxen").with_resources(AKI, 2, 0, 0)
        assert prompt_of(now.at_the_end().having(turn=3), lang) == said
    # At each action and at the end of the turn, with the nearest goals; a panel has four lines for all.
    for lang, said in [
        ("en", "🏠 needs 1 wood 3 stone · Oxen needs 1 food · Lake People 1 of 3"),
        ("ja", "🏠あと木材1 石3｜牛 あと食料1｜湖の民 1／3"),
    ]:
        now = table.with_members(AKI, "A1 1").with_goals(AKI, "lake-people", "oxen").with_resources(AKI, 2, 0, 0)
        assert prompt_of(now.having(turn=4), lang) == said
        assert prompt_of(now.at_the_end().having(turn=4), lang) == said
        many = now.with_goals(AKI, *[goal.key for goal in goals().goals]).having(turn=4)
        assert prompt_of(many, lang).endswith(
            {"en": f"{len(goals().goals) - 2} more", "ja": f"ほか{len(goals().goals) - 2}枚"}[lang]
        )
    # Long goal list shows reachable goals first.
    for lang in LANGUAGES:
        now = table.with_goals(AKI, *[goal.key for goal in goals().goals]).with_resources(AKI, 3, 0, 0)
        said = prompt_of(now.at_the_end().having(turn=3), lang).split("\n")
        assert voice(lang).say("rise-of-tribes-card-oxen") in said[1]
        assert said[4].endswith(
            {"en": f"and {len(goals().goals) - 3} more", "ja": f"ほか{len(goals().goals) - 3}枚"}[lang]
        )
    # The village's price with Stone Tools, the nearest goals, and how dice work: in the first round.
    now = table.with_members(AKI, "A1 1").with_goals(AKI, "oxen", "lake-people").with_resources(AKI, 2, 0, 0)
    now = now.having(turn=3)
    said = prompt_of(now, "en").split("\n")
    assert said[0] == "Dice ☀️🌙: your first action."
    assert "\n".join(said[2:]) == (
        "🏠 2/1/3 (food/wood/stone) needs 1 wood 3 stone\n⭐ Oxen +1 needs 1 food · Lake People +2 1 of 3"
    )
    for lang, said in (
        ("en", "Each die you place pushes one off."),
        ("ja", "ダイスを1個置くと、1個押し出されます。"),
    ):
        assert said not in prompt_of(now.having(turn=4), lang)
        assert said in prompt_of(now, lang)
    assert "🏠 2/1/2" in prompt_of(now.knowing(AKI, "stone-tools"), "en")


def test_printed_things_and_bids_have_a_text(table: Table):
    # Every printed thing has a text.
    for lang in LANGUAGES:
        say = voice(lang).say
        for tile in tiles().tiles:
            assert say(f"rise-of-tribes-tile-{tile.key}")
            assert say(f"rise-of-tribes-effect-{tile.key}")
        for power in tribes().powers:
            assert (
                len(f"{say(f'rise-of-tribes-power-{power}')}: {say(f'rise-of-tribes-power-effect-{power}')}") <= 80
            )
        for goal in goals().goals:
            assert say(f"rise-of-tribes-card-{goal.key}")
        for tribe in tribes().tribes:
            assert say(f"rise-of-tribes-tribe-{tribe.key}")
        for terrain in lands().terrains:
            assert say(f"rise-of-tribes-terrain-{terrain.key}")
    # Prompt out of turn names its subject.
    for lang in LANGUAGES:
        now = table
        for seat in (AKI, BEN, CHIE):
            now = now.with_resources(seat, 3, 1, 1)
        bidding = now.revealing("chieftain").does("bid 2")
        assert bidding.asked == BEN
        assert "Aki" in prompt_of(bidding, lang)
        assert "2" in prompt_of(bidding, lang)
        assert GAME.talk.prompt(GAME.rules.view(bidding.state, CHIE), CHIE).key == "wait"


def message(events: list[Event], lang: str = "en") -> list[str]:
    return lines_of(voice(lang), sentences(events))


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


def test_turn_is_one_line_of_sums(table: Table):
    now = table.with_members(AKI, "A1 3 B2 2").with_members(BEN, "D2 1")
    events = events_of(
        now,
        *("use sun grow", "grow A1", "grow B2", "grow A1", "grow A1"),
        *("use moon gather", "gather A1 food", "gather B2 wood", "end"),
        dice=("sun", "blank"),
    )
    assert message(events) == ["Aki Grow 4 A1 B2 · +1 food +1 wood"]
    assert message(events, "ja") == ["Aki 成長4（A1 B2）｜食料+1、木材+1"]
    # Losses with their hex and the strike before the battle come first, then goals and villages, then the rest.
    now = table.with_members(AKI, "A1 2 B1 4 B4 1").with_members(BEN, "B1 2 D2 1").with_village(BEN, "B1")
    now = now.with_goals(AKI, "lake-people").with_resources(AKI, 2, 1, 3).knowing(AKI, "spears")
    now = now.with_dice("sun").turning(used=("lead",)).facing("altar")
    events = events_of(
        now,
        *("use sun move", "move A1 B1 1", "stop", "village B1 2-1-3", "complete lake-people", "end"),
        dice=("moon", "moon"),
    )
    assert message(events) == [
        "Aki ⚔️ B1: Ben −2, Aki −1, Ben’s village falls · ⭐ Lake People +2 · 🏠 B1 · Move 1 A1 → B1",
        "🎴 Drought: conflict from 5",
    ]
    assert [one.weight for one in sentences(events)] == [2, 1], "a battle stays where a phone has no room"
    now = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    events = events_of(now, "end")
    assert message(events) == ["Ben villages +1"]
    assert [one.weight for one in sentences(events)] == [0], "the headline has the points"
    # Points for villages and the actions name their player once.
    now = table.with_members(BEN, "A1 1").with_village(BEN, "A1").with_points(BEN, 4).at_the_end()
    events = events_of(now, "end", "use sun grow", "grow A1", dice=("sun", "moon"))
    assert message(events)[0].startswith("Ben villages +1 · Grow 1 A1")


def test_gifts_starts_and_boards_are_said_once_a_player(table: Table):
    events: list[Event] = [Given(seat=AKI, rival=BEN, resource="food", why="chieftain")] * 5
    assert message(events) == ["Ben +5 food from Aki"]
    assert message(events, "ja") == ["Ben Akiから食料+5"]
    now = table.with_members(BEN, "A1 1").with_resources(BEN, 1, 1, 1).revealing("abandoned-village")
    events = [*now.events, *events_of(now, "settle A1")]
    assert message(events) == ["Ben 🏠 A1", "🎴 Abandoned Village: villages for 1/1/1"]
    for lang, told in [("en", "Ben +2 food +1 stone"), ("ja", "Ben 食料+2、石+1")]:
        events: list[Event] = [
            Taken(seat=BEN, resource=kind, count=1, why="start") for kind in ("food", "food", "stone")
        ]
        assert message(events, lang) == [told]
    lines = message(list(GAME.rules.initial_state(GAME.rules.Options(), 3, SeededChance(bytes(32), "s")).events))
    assert sorted(line.split(" ")[0] for line in lines[1:]) == ["Aki", "Ben", "Chie"]
    assert all("🏠" in line for line in lines)
    events: list[Event] = [Moved(seat=AKI, origin="C2", to="C3", count=4)]
    assert message(events) == ["Aki Move 4 C2 → C3"]
    assert message(events, "ja") == ["Aki 移動4 C2 → C3"]
    for lang in LANGUAGES:
        for tile in tiles().tiles:
            assert 0 < len(voice(lang).fact(effect_of(tile.key))) <= 60


def test_many_turns_are_a_line_each_and_keep_their_battles(table: Table):
    for lang in LANGUAGES:
        now = table.with_members(AKI, "A1 2").with_members(BEN, "B3 2").with_members(CHIE, "D1 2")
        events: list[Event] = []
        for _ in range(5):
            for use in ("use sun grow", "use moon gather"):
                now = now.does(use)
                events += now.events
                while now.stage != "act" and now.stage != "finish":
                    now = now.does(now.offers()[0])
                    events += now.events
            now = now.does("end", dice=("sun", "moon"))
            events += now.events
        lines = message(events, lang)
        assert [line.split(" ")[0] for line in lines] == list(NAMES), "two turns of one player are one line"
    # With more turns a line says how much, and nothing usual beside a battle.
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


# --- what matters now ------------------------------------------------------------------------------------------


def test_headline_call_and_warnings_of_wins(table: Table):
    assert outlook(table.with_points(BEN, 12), AKI) == []
    # The headline has the points.
    now = table.with_points(BEN, 2).turning(rolled=("sun", "moon"))
    line = GAME.talk.headline(GAME.rules.view(now.state, None))
    assert line is not None
    assert lines_of(voice("en"), [line]) == [f"**Turn {now.state.turn}** · Ben 2, Aki 0, Chie 0"]
    assert lines_of(voice("ja"), [line]) == [f"**{now.state.turn}手番目**｜Ben2、Aki0、Chie0"]
    call = GAME.talk.call(GAME.rules.view(table.with_dice("moon", "blank").state, None), AKI)
    assert call is not None
    assert voice("en").of_game("call", call.key, call.facts) == "🌙◻️"
    # A win at the next turn is a warning.
    now = table.with_members(BEN, "A1 1 B1 1").with_village(BEN, "A1", "B1").with_points(BEN, 13)
    assert near_winners(now.state) == (BEN,)
    assert outlook(now, None) == ["⚠️ Ben wins next turn: 13 + 2 🏠"]
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
    # A move says what its conflict costs.
    for lang, said in [("en", "A2 ⚔3:3"), ("ja", "A2 ⚔3対3")]:
        now = table.with_members(AKI, "A1 4").with_members(BEN, "A2 3").does("use sun move", "move A1 A2 2")
        controls = GAME.mind.controls(now.state, AKI)
        assert controls is not None
        assert said in [voice(lang).of_game("plan", plan.key, plan.facts) for plan in controls.plans()]
    # The forecast is what is fought.
    now = table.with_members(AKI, "A1 6").with_members(BEN, "A2 3").knowing(AKI, "spears")
    to_come = forecast(now.state, now.hex("A2"), 5)
    assert to_come is not None
    fought = now.with_dice("sun").turning(used=("lead",)).does("use sun move", "move A1 A2 5", "stop")
    assert fought.at("A2")[AKI] == to_come.stays == 3
