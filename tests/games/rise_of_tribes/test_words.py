"""The texts that players read, in both languages."""

from __future__ import annotations

import pytest

from bot.features.table.choices import Question, top_menu
from bot.features.table.panels import event_lines as told_lines
from bot.texts import LANGUAGES, Speaker
from engines.core import Event, Seat, seen_by
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.events import Drawn, Grown, Used
from engines.rise_of_tribes.printed import goals, lands, tiles, tribes

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


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Grow with sun: 4 members (strong) · pushes off blank",
                "Grow with moon: 2 members (weak) · pushes off blank",
            ],
        ),
        ("ja", ["太陽で成長：4個（強）｜押し出すのは空白", "月で成長：2個（弱）｜押し出すのは空白"]),
    ],
)
def test_use_label_names_strength_and_die_pushed_off(lang, said, table: Table):
    assert labels(table.with_members(AKI, "A1 1"), lang, "use-grow") == said


def test_use_label_counts_what_technologies_add(table: Table):
    table = table.with_members(AKI, "A1 1").knowing(AKI, "oxen")
    assert labels(table, "en", "use-move")[0] == "Move with sun: 8 members (strong) · pushes off blank"


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Move: 5 more · A1 ×3, C1 ×2", "Move: 3 more · A1 ×1, C1 ×2"),
        ("ja", "移動：あと5個｜A1×3、C1×2", "移動：あと3個｜A1×1、C1×2"),
    ],
)
def test_move_prompt_counts_the_members_that_may_move(lang, first, second, table: Table):
    table = table.with_members(AKI, "A1 3 C1 2").does("use sun move")
    assert prompt_of(table, lang) == first
    assert prompt_of(table.does("move A1 B2 2"), lang) == second


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Each press moves 1 to that hex."), ("ja", "1回押すと、そこへ1個動きます。")]
)
def test_first_rounds_say_what_a_press_does(lang, said, table: Table):
    table = table.with_members(AKI, "A1 3").does("use sun move")
    assert prompt_of(table.having(turn=3), lang).endswith(said)
    assert said not in prompt_of(table.having(turn=4), lang)


@pytest.mark.parametrize(
    ("lang", "asks", "said"),
    [
        ("en", "From where?", ["From A1", "From B2", "Done"]),
        ("ja", "どこから動かしますか？", ["A1から", "B2から", "ここまでにする"]),
    ],
)
def test_menu_of_a_long_move_begins_with_origins(lang, asks, said, table: Table):
    table = table.with_members(AKI, "A1 6 B2 6").does("use sun move")
    question = Question(
        GAME, GAME.rules.view(table.state, AKI), AKI, GAME.rules.legal_actions(table.state, AKI), voice(lang)
    )
    menu = top_menu(question, 3)
    assert (menu.asks, menu.is_select) == (asks, False)
    assert [choice.label for choice in menu.choices] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
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
    ],
)
def test_conflict_text_names_cause_and_result(lang, said, table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 3").with_village(BEN, "A1").knowing(AKI, "spears")
    assert story(table.fighting(), lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
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
    ],
)
def test_prompt_lists_goals_with_progress(lang, said, table: Table):
    table = table.with_members(AKI, "A1 1").with_goals(AKI, "lake-people", "oxen").with_resources(AKI, 2, 0, 0)
    assert prompt_of(table.at_the_end().having(turn=3), lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "🏠 needs 1 wood 3 stone · Oxen needs 1 food · Lake People 1 of 3"),
        ("ja", "🏠あと木材1 石3｜牛 あと食料1｜湖の民 1／3"),
    ],
)
def test_later_prompts_say_in_a_line_what_is_missing(lang, said, table: Table):
    """At each action and at the end of the turn, with the nearest goals; a panel has four lines for all."""
    table = table.with_members(AKI, "A1 1").with_goals(AKI, "lake-people", "oxen").with_resources(AKI, 2, 0, 0)
    assert prompt_of(table.having(turn=4), lang) == said
    assert prompt_of(table.at_the_end().having(turn=4), lang) == said
    many = table.with_goals(AKI, *[goal.key for goal in goals().goals]).having(turn=4)
    assert prompt_of(many, lang).endswith(
        {"en": f"{len(goals().goals) - 2} more", "ja": f"ほか{len(goals().goals) - 2}枚"}[lang]
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Aki adds 1 member on A1. (×2)", "Aki adds 1 member on B2.", "Aki adds 1 member on A1."]),
        (
            "ja",
            [
                f"Akiさんのコマが{hex}で1個増えました。{often}"
                for hex, often in (("A1", "（×2）"), ("B2", ""), ("A1", ""))
            ],
        ),
    ],
)
def test_repeated_events_share_a_line(lang, said):
    events = [Grown(seat=AKI, hex=hex) for hex in ("A1", "A1", "B2", "A1")]
    assert told_lines(voice(lang), events) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_goal_list_shows_reachable_goals_first(lang, table: Table):
    table = table.with_goals(AKI, *[goal.key for goal in goals().goals]).with_resources(AKI, 3, 0, 0)
    said = prompt_of(table.at_the_end().having(turn=3), lang).split("\n")
    assert voice(lang).say("rise-of-tribes-card-oxen") in said[1]
    assert said[4].endswith(
        {"en": f"and {len(goals().goals) - 3} more", "ja": f"ほか{len(goals().goals) - 3}枚"}[lang]
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Aki plays blank on Lead (normal): 2 goals.", "Aki draws Fire (moons don’t weaken Grow) and"]),
        (
            "ja",
            [
                "Akiさんが空白のダイスで発展を行いました（普通、2枚）。",
                "Akiさんが「火：月でも成長が弱くならない」、",
            ],
        ),
    ],
)
def test_drawn_goal_is_rendered_with_its_effect(lang, said, table: Table):
    cards = ("fire", "settlers")
    events: list[Event] = [
        Used(seat=AKI, action="lead", die="blank", strength="plain", amount=2),
        Drawn(seat=AKI, cards=cards),
    ]
    lines = [voice(lang).of_game("event", event.kind, event.facts()) for event in events]
    assert lines[0] == said[0]
    assert lines[1].startswith(said[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompt_out_of_turn_names_its_subject(lang, table: Table):
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 3, 1, 1)
    bidding = table.revealing("chieftain").does("bid 2")
    assert bidding.asked == BEN
    assert "Aki" in prompt_of(bidding, lang)
    assert "2" in prompt_of(bidding, lang)
    waiting = GAME.talk.prompt(GAME.rules.view(bidding.state, CHIE), CHIE)
    assert waiting.key == "wait"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_thing_has_a_text(lang):
    say = voice(lang).say
    for tile in tiles().tiles:
        assert say(f"rise-of-tribes-tile-{tile.key}")
        assert say(f"rise-of-tribes-effect-{tile.key}")
    for power in tribes().powers:
        assert len(f"{say(f'rise-of-tribes-power-{power}')}: {say(f'rise-of-tribes-power-effect-{power}')}") <= 80
    for goal in goals().goals:
        assert say(f"rise-of-tribes-card-{goal.key}")
    for tribe in tribes().tribes:
        assert say(f"rise-of-tribes-tribe-{tribe.key}")
    for terrain in lands().terrains:
        assert say(f"rise-of-tribes-terrain-{terrain.key}")


def test_the_first_question_of_a_turn_says_what_is_missing(table: Table):
    """The village's price with Stone Tools, the nearest goals, and how dice work: in the first round."""
    table = table.with_members(AKI, "A1 1").with_goals(AKI, "oxen", "lake-people").with_resources(AKI, 2, 0, 0)
    table = table.having(turn=3)
    said = prompt_of(table, "en").split("\n")
    assert said[0] == "Dice ☀️🌙: your first action."
    assert "\n".join(said[2:]) == (
        "🏠 2/1/3 (food/wood/stone) needs 1 wood 3 stone\n⭐ Oxen +1 needs 1 food · Lake People +2 1 of 3"
    )
    for lang, said in (
        ("en", "Each die you place pushes one off."),
        ("ja", "ダイスを1個置くと、1個押し出されます。"),
    ):
        assert said not in prompt_of(table.having(turn=4), lang)
        assert said in prompt_of(table, lang)
    assert "🏠 2/1/2" in prompt_of(table.knowing(AKI, "stone-tools"), "en")
