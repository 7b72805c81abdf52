"""Labels, prompts, notation and the outcome's text."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import BadNotation, Name
from engines.micronesia import GAME
from render.micronesia.panels import caption
from render.scene import Scene

from .table import AKI, BEN, CHIE, Table

NAMES = ("Aki", "Ben", "Chie")


def label(table: Table, notation: str, lang: str = "en") -> str:
    """The button label of an action."""
    speaker = Speaker(lang, NAMES, GAME.key, markdown=False, strict=True)
    action = GAME.rules.parse(notation)
    return speaker.of_game(
        "action", action.kind, GAME.talk.facts(GAME.rules.view(table.state, table.mover), action)
    )


def test_label_names_islands_tribes_and_stock(table):
    table = table.rolling(1, 3, 4)
    assert label(table, "settle 3/5") == "3 and 5 · send 2, 13 left"
    assert label(table, "settle 4") == "4 · send 1, 14 left"
    assert label(table, "change 2=6") == "Die 2: 3 → 6 · 14 left"
    assert label(table, "settle 3/5", "ja") == "3と5の島：部族2個（残り13）"


def test_label_names_evicted_rivals_and_a_win(table):
    held = table.with_island(5, BEN, 2).with_island(3, CHIE).rolling(1, 3, 4)
    assert label(held, "settle 3/5") == "3 and 5 · send 5, 10 left · drives out Chie and Ben"
    one_short = table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI).rolling(3, 3, 4)
    assert label(one_short, "settle 3/7") == "3 and 7 · send 1, 8 left · wins!"


def test_label_shows_extra_turn_gained_or_lost(table):
    table = table.rolling(6, 6, 6)
    assert label(table, "settle 6") == "6 · send 1, 14 left · another turn"
    assert label(table, "change 1=2") == "Die 1: 6 → 2 · 14 left · no extra turn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_name_the_dice(table, lang):
    speaker = Speaker(lang, NAMES, GAME.key, strict=True)
    rolled, triple = table.rolling(1, 3, 5), table.rolling(6, 6, 6)
    keys = []
    for current in (rolled, rolled.plays("change 1=2"), triple, rolled.with_stock(AKI, 0)):
        prompt = GAME.talk.prompt(GAME.rules.view(current.state, AKI), AKI)
        keys.append(prompt.key)
        text = speaker.of_game("prompt", prompt.key, prompt.facts)
        assert all(str(face) in text for face in current.state.dice)
        assert not GAME.rules.chooses_in_secret(GAME.rules.view(current.state, AKI), AKI)
    assert keys == ["settle", "changed", "triple", "settle"]
    assert GAME.talk.prompt(GAME.rules.view(rolled.state, BEN), BEN).key == "wait"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompt_and_caption_say_when_only_done_is_left(table, lang):
    """Once no tribe can move, the prompt and the picture's caption change."""
    table = table.with_island(4, AKI, 2).with_island(7, AKI, 1).rolling(4, 2, 6).plays("settle 4/8")
    shown = []
    for current in (table, table.plays("shift 1 4>7")):
        view = GAME.rules.view(current.state, AKI)
        prompt = GAME.talk.prompt(view, AKI)
        scene = Scene(Speaker(lang, NAMES, GAME.key, strict=True).plain(), NAMES, (AKI,), (), 1)
        shown.append((prompt.key, current.offers() == ("done",), caption(view, scene)))
        assert scene.voice.of_game("prompt", prompt.key, prompt.facts)
    assert [(key, only_done) for key, only_done, _ in shown] == [("shift", False), ("shifted", True)]
    assert shown[0][2] != shown[1][2]


@pytest.mark.parametrize("text", ["settle 3/5", "settle 12", "change 2=6", "shift 1 3>8", "shift 10 12>1", "done"])
def test_notation_round_trips(text):
    assert GAME.rules.notation(GAME.rules.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "settle", "settle 03/5", "settle 3/5/1", "change 2", "shift 3>8", "Done", "pass"]
)
def test_bad_notation_is_refused(text):
    with pytest.raises(BadNotation):
        GAME.rules.parse(text)


def test_outcome_names_deciding_criterion(table):
    after = table.with_islands(10, 1, owner=AKI).with_islands(9, 4, owner=CHIE).resigns(BEN)
    assert after.outcome.facts == {
        "winners": (Name(AKI),), "seat": Name(BEN), "points": 5, "island": 10,
        "stock": 13, "decided": "island", "islands": 7,
    }  # fmt: skip
    text = Speaker("en", NAMES, GAME.key, strict=True).of_game("reason", after.outcome.reason, after.outcome.facts)
    assert text == "Aki wins the 5-point tie on the highest island (10). Ben resigned and counts as bust."


@pytest.mark.parametrize(
    "text", ["settle 1２", "settle ３/5", "settle 1٢", "shift １ 3>8", "shift 1 1２>8", "change ２=6"]
)
def test_digits_of_other_scripts_are_no_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.rules.parse(text)
