"""The texts of labels, events, prompts and refusals, in both languages."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.octa import GAME

from .table import AKI, BEN, CHIE, Table, d4, d8

NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi")


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, "octa", markdown=False, strict=True)


def label(table: Table, notation: str, lang: str) -> str:
    """The button label of a legal action."""
    assert notation in table.offers()
    action = GAME.rules.parse(notation)
    return voice(lang).of_game("action", action.kind, GAME.talk.facts(table.seen_by(table.mover), action))


def prompt_text(table: Table, lang: str) -> str:
    """The prompt of the player to move."""
    prompt = GAME.talk.prompt(table.seen_by(table.mover), table.mover)
    return voice(lang).of_game("prompt", prompt.key, prompt.facts)


def story(table: Table, lang: str) -> list[str]:
    """The texts of the last step's events."""
    return [voice(lang).of_game("event", event.kind, event.facts()) for event in table.events]


@pytest.fixture
def ready(table: Table) -> Table:
    """AKI has markers on routes 1, 5 and 8; the lid has dice with 3, 5 and 8."""
    return table.with_lid({3: 4, 5: 1, 8: 2}).with_marker(AKI, 5, 2).with_marker(AKI, 8, 10).with_marker(AKI, 1, 1)


@pytest.mark.parametrize(
    ("notation", "en", "ja"),
    [
        ("pick 3", "Pick 3 · 4 dice, to space 4", "3：4個、4のマスへ"),
        ("pick 5", "Pick 5 · 1 die, space 2 → 3", "5：1個、2から3のマスへ"),
        ("pick 8", "Pick 8 · 2 dice, already at the end", "8：2個、マーカーは10のマスのまま"),
        ("roll", "Roll 2d4", "2d4を振る"),
        (
            "turn 5>4 by 8",
            "Turn 5 → 4 (makes 1) · your marker on route 8 back to 9",
            "5を1個4に回す（4は1個に）｜ルート8のマーカーは9に戻る",
        ),
        (
            "reroll 3 by 1",
            "Reroll 3: 4 dice · your marker leaves route 1",
            "3の目4個を振り直す｜ルート1のマーカーは外に戻る",
        ),
    ],
)
def test_label_says_what_an_action_does(ready: Table, notation, en, ja):
    assert label(ready, notation, "en") == en
    assert label(ready, notation, "ja") == ja


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Dai deals first. 8 rounds.",
                "Round 1: Dai deals and takes the route 1 chip (+2).",
                "Dai rolls 20 dice. In the lid: 1 ×3, 2 ×3, 3 ×3, 4 ×3, 5 ×2, 6 ×2, 7 ×2 and 8 ×2.",
            ],
        ),
        (
            "ja",
            [
                "最初の親はDaiさんです。全部で8ラウンドです。",
                "第1ラウンド：親のDaiさんがルート1のチップ（+2）を取りました。",
                "Daiさんがダイスを20個振りました。フタの中：1が3個・2が3個・3が3個・4が3個・5が2個・6が2個・7が2個・8が2個。",
            ],
        ),
    ],
)
def test_events_of_the_set_up_have_texts(table: Table, lang, expected):
    assert story(table, lang) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Aki steps back on route 5 (to space 1) and rerolls 4 dice showing 3.",
                "New numbers: 1, 1, 2 and 8.",
                "Aki rolls 2d4: 1 and 3.",
                "Aki starts route 1 on space 1.",
                "Aki climbs route 3, space 4 → 5.",
            ],
        ),
        (
            "ja",
            [
                "Akiさんがルート5のマーカーを1のマスに戻し、3の目を4個振り直しました。",
                "出目は1・1・2・8でした。",
                "Akiさんが2d4を振り、出目は1・3でした。",
                "Akiさんがルート1の1のマスにマーカーを置きました。",
                "Akiさんがルート3を4から5へ進みました。",
            ],
        ),
    ],
)
def test_events_of_a_turn_have_texts(table: Table, lang, expected):
    table = table.with_lid({3: 4, 5: 1}).with_marker(AKI, 5, 2).with_marker(AKI, 3, 4)
    first = table.plays("reroll 3 by 5", chance=(d8(1, 1, 2, 8),))
    second = first.plays("roll", chance=(d4(1, 3),))
    assert story(first, lang) + story(second, lang) == expected


@pytest.mark.parametrize(
    ("lang", "picked", "advanced"),
    [
        (
            "en",
            "Aki picks 8 (2 dice): route 8, already at the end.",
            "Aki is already at the end of route 1.",
        ),
        (
            "ja",
            "Akiさんが8の目を2個ピックし、ルート8のマーカーは終点のままでした。",
            "ルート1のAkiさんのマーカーは終点のままでした。",
        ),
    ],
)
def test_text_says_that_a_marker_cannot_move(ready: Table, lang, picked, advanced):
    assert story(ready.plays("pick 8"), lang) == [picked]
    assert story(ready.with_marker(AKI, 1, 10).plays("roll", chance=(d4(1, 1),)), lang)[1] == advanced


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "R3: Ben deals, chip +1 on route 3, no dice"),
        ("ja", "R3：親はBenさん、チップ3（+1）、ダイスなし"),
    ],
)
def test_line_of_a_round_has_the_value_of_its_chip(lang, line):
    table = Table.laid_out(5).in_round(2)
    table = table.having(acted=True, to_move=table.state.parent).plays("done")
    [told] = GAME.talk.message(table.events, table.seen_by(None))
    assert Speaker(lang, NAMES, "octa", strict=True).of_game("message", told.key, told.facts) == line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_have_distinct_texts(ready: Table, lang):
    texts = {
        prompt_text(each, lang)
        for each in (
            ready,
            Table.laid_out(additional_actions=False),
            ready.with_lid({}),
            ready.plays("pick 3"),
            ready.plays("turn 3>2 by 5", "pick 3"),
            ready.plays("reroll 3 by 5", "pick 5"),
            ready.plays("roll"),
        )
    }
    assert len(texts) == 7
    assert not any(text != text.strip() or "  " in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_and_endings_have_texts(ready: Table, lang):
    over = Table.laid_out(3).played_out()
    for each, notation in (
        (over, "pick 1"),
        (ready, "pick 1"),
        (ready, "done"),
        (ready, "turn 3>5 by 5"),
        (ready, "turn 3>4 by 4"),
        (ready.plays("pick 3"), "roll"),
        (ready.plays("turn 3>4 by 5"), "turn 3>4 by 8"),
        (ready.plays("reroll 5 by 8"), "reroll 3 by 8"),
        (Table.laid_out(), "turn 1>2 by 1"),
        (Table.laid_out(additional_actions=False), "turn 1>2 by 1"),
    ):
        refusal = each.refuses(notation)
        assert voice(lang).refusal(refusal.code, refusal.facts)
    for refusal in (ready.refuses("pick 3", seat=BEN), ready.leaves(BEN).refuses("pick 3", seat=BEN)):
        assert voice(lang).refusal(refusal.code, refusal.facts)
    last = Table.laid_out(3).leaves(BEN).leaves(CHIE)
    for ended in (over, last):
        assert voice(lang).of_game("reason", ended.outcome.reason, ended.outcome.facts)
        assert all(story(ended, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_question_is_explained_in_the_first_round_only(lang: str) -> None:
    first, second, third = (prompt_text(Table.laid_out().in_round(number), lang) for number in (1, 2, 3))
    assert len(first) > 2 * len(second) == 2 * len(third)
    for text in (first, third):
        assert "2d4" in text
