"""The texts of labels, events, prompts and refusals, in both languages."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import seen_by
from engines.dicolony import GAME

from .table import AKI, BEN, Table

NAMES = ("Aki", "Ben", "Chie")


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, "dicolony", markdown=False, strict=True)


def labels(table: Table, lang: str) -> list[str]:
    """The button labels of AKI's legal actions."""
    view = table.seen_by(AKI)
    return [
        voice(lang).of_game("action", action.kind, GAME.talk.facts(view, action))
        for action in GAME.rules.legal_actions(table.state, AKI)
    ]


def story(table: Table, lang: str, reader=None) -> list[str]:
    """The texts of the last step's events for one reader."""
    return [voice(lang).of_game("event", event.kind, event.facts()) for event in seen_by(table.events, reader)]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            ["Orange 1 → Orange ★", "Orange 1 → ★ 1", "Red 2", "Green 4 → Green ★", "Green 4 → ★ 4", "Yellow 5"],
        ),
        ("ja", ["オレンジ1 → オレンジの★", "オレンジ1 → 1の★", "赤の2", "緑4 → 緑の★", "緑4 → 4の★", "黄の5"]),
    ],
)
def test_labels_of_the_clearing_example(lang, expected, table: Table):
    assert labels(table.with_cleared(AKI, "O1 G4").rolling(1, 2, 4, 5), lang) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Inn at Red 5 · 4 points", "Inn at Green 3 · 4 points"]),
        ("ja", ["宿屋：赤の5（4点）", "宿屋：緑の3（4点）"]),
    ],
)
def test_labels_of_places_for_a_building(lang, expected):
    assert labels(Table.laid_out(2).opened("O5 R4 R5 *5 R6  G3 G* Y3"), lang) == expected


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        (
            "en",
            "Aki builds Inn at Green 1 (4+1); no room for Church/Chapel, Market hall/Stalls and Manor farm/Barn.",
            "Everything is built and scored.",
        ),
        (
            "ja",
            "Akiさんは宿屋（緑の1、4＋1点）を建てました。教会／礼拝堂・市場／露店・荘園／納屋を建てる場所はありませんでした。",
            "建設と得点計算が終わりました。",
        ),
    ],
)
def test_end_is_reported(lang, first, last):
    lines = story(Table.laid_out(2).opened("G1 G2 Y1"), lang)
    assert lines[1] == first
    assert lines[-1] == last


@pytest.mark.parametrize(
    ("lang", "crossing", "star"),
    [
        ("en", "Aki clears Red 2.", "Aki clears ★ 1 with Orange 1."),
        ("ja", "Akiさんが赤の2を開拓しました。", "Akiさんがオレンジ1のダイスで1の★を開拓しました。"),
    ],
)
def test_clearing_is_reported_only_to_its_player(lang, crossing, star, table: Table):
    after = table.with_cleared(AKI, "O1").clearing(AKI, "red R2")
    assert story(after, lang, AKI) == [crossing]
    assert story(after.clearing(AKI, "orange *1"), lang, AKI) == [star]
    assert story(after, lang, BEN) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_refusals_and_endings_have_texts(lang, table: Table):
    two = Table.laid_out(2).opened("O3 O* R3 G3 G* Y3")
    for each in (table, table.clearing(AKI, "orange O1"), two):
        prompt = GAME.talk.prompt(each.seen_by(AKI), AKI)
        assert voice(lang).of_game("prompt", prompt.key, prompt.facts)
    for each, notation in (
        (table, "clear orange O*"),
        (table, "clear orange R1"),
        (table, "build A O1"),
        (two, "build A O1"),
        (two, "build B O1"),
        (table.with_cleared(AKI, "O1 O* *1"), "clear orange O1"),
        (table.clearing(AKI, "orange O1"), "clear orange O1"),
        (table.leaves(AKI), "clear orange O1"),
    ):
        refusal = each.refuses(AKI, notation)
        assert voice(lang).refusal(refusal.code, refusal.facts)
    for over in (table.leaves(AKI).leaves(BEN), Table.laid_out(1).opened(), Table.laid_out(1).leaves(AKI)):
        assert voice(lang).of_game("reason", over.outcome.reason, over.outcome.facts)
