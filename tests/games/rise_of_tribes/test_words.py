"""What players read, in both languages."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import Seat, seen_by
from engines.rise_of_tribes import GAME
from engines.rise_of_tribes.printed import goals, lands, tiles, tribes

from .table import AKI, BEN, CHIE, Table

NAMES = ("Aki", "Ben", "Chie")


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, "rise_of_tribes", markdown=False, strict=True)


def labels(table: Table, lang: str, kind: str) -> list[str]:
    seat = Seat(table.asked)
    view = GAME.view(table.state, seat)
    return [
        voice(lang).of_game("action", action.kind, GAME.facts(view, action))
        for action in GAME.legal_actions(table.state, seat)
        if action.kind == kind
    ]


def story(table: Table, lang: str) -> list[str]:
    return [voice(lang).of_game("event", event.kind, event.facts()) for event in seen_by(table.events, None)]


def asked(table: Table, lang: str) -> str:
    seat = Seat(table.asked)
    prompt = GAME.prompt(GAME.view(table.state, seat), seat)
    return voice(lang).of_game("prompt", prompt.key, prompt.facts)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Grow with sun: 4 (strong) · pushes blank", "Grow with moon: 2 (weak) · pushes blank"]),
        ("ja", ["太陽で成長：4個（強）· 押し出すのは空白", "月で成長：2個（弱）· 押し出すのは空白"]),
    ],
)
def test_strength_and_the_next_players_die_are_said_before_choosing(lang, said, table: Table):
    assert labels(table.with_members(AKI, "A1 1"), lang, "use-grow") == said


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Move: 0 of 6 moved, 3 can still move.", "Move: 2 of 6 moved, 1 can still move."),
        (
            "ja",
            "移動：6個のうち0個を動かしました。まだ動かせるのは3個です。",
            "移動：6個のうち2個を動かしました。まだ動かせるのは1個です。",
        ),
    ],
)
def test_a_move_counts_along(lang, first, second, table: Table):
    table = table.with_members(AKI, "A1 3").does("use sun move")
    assert asked(table, lang) == first
    assert asked(table.does("move A1 B2 2"), lang) == second


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Ben loses 1 on A1 to spears.",
                "Conflict on A1: Aki 4 and Ben 2. All lose one at a time until one tribe is left. "
                "Left there: Aki 2.",
                "Ben’s village on A1 is gone.",
            ],
        ),
        (
            "ja",
            [
                "A1でBenさんの部族が1個失われました（槍）。",
                "A1で紛争です（Aki 4・Ben 2）。1つの部族だけになるまで1個ずつ取り除きます。残ったのはAki 2です。",
                "A1のBenさんの村がなくなりました。",
            ],
        ),
    ],
)
def test_a_conflict_is_told_so_that_everybody_understands(lang, said, table: Table):
    table = table.with_members(AKI, "A1 4").with_members(BEN, "A1 3").with_village(BEN, "A1").knowing(AKI, "spears")
    assert story(table.fighting(), lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Your goals: Lake People (1 of 3) and Oxen (2 of 3). "
            "Complete them, build villages, then end your turn.",
        ),
        ("ja", "あなたの目標：湖の民（1／3）・牛（2／3）。達成と村の建設をして、手番を終えてください。"),
    ],
)
def test_goals_are_told_with_their_progress(lang, said, table: Table):
    table = table.with_members(AKI, "A1 1").with_goals(AKI, "lake-people", "oxen").with_resources(AKI, 2, 0, 0)
    assert asked(table.at_the_end(), lang) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_asked_out_of_turn_is_told_what_about(lang, table: Table):
    for seat in (AKI, BEN, CHIE):
        table = table.with_resources(seat, 3, 1, 1)
    bidding = table.revealing("chieftain").does("bid 2")
    assert bidding.asked == BEN
    assert "Aki" in asked(bidding, lang)
    assert "2" in asked(bidding, lang)
    waiting = GAME.prompt(GAME.view(bidding.state, CHIE), CHIE)
    assert waiting.key == "wait"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_every_power_and_every_card_has_words(lang):
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
