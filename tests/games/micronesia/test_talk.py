"""Labels, prompts, notation, messages, and who leads, is about to win or may go bust."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import Speaker
from engines.core import BadNotation, Event, Name
from engines.micronesia import GAME
from engines.micronesia.mind import bust_risk, payable_rolls
from render.micronesia.panels import caption
from render.scene import Scene

from .table import AKI, BEN, CHIE, DAI, Table

NAMES = ("Aki", "Ben", "Chie", "Dai")
VOICES = {lang: Speaker(lang, NAMES, GAME.key, strict=True) for lang in ("en", "ja")}


def say(family: str, one: Any, lang: str = "en") -> str:
    return VOICES[lang].of_game(family, one.key, one.facts).replace("さん", "")


def label(table: Table, notation: str, lang: str = "en") -> str:
    """The button label of an action."""
    action = GAME.rules.parse(notation)
    return VOICES[lang].plain().of_game("action", action.kind, GAME.talk.facts(table.seen_by(table.mover), action))


def lines(events: list[Event], table: Table, lang: str = "en") -> list[str]:
    return [say("message", one, lang) for one in GAME.talk.message(events, table.seen_by(None))]


def outlook(table: Table, seat: int | None, lang: str = "en") -> list[str]:
    return [say("message", one, lang) for one in GAME.talk.outlook(table.seen_by(seat), seat)]


def played(table: Table, *notations: str, next_roll: tuple[int, ...] = (6, 1, 2)) -> tuple[list[Event], Table]:
    """Play actions one after the other; all their events, and the table after them."""
    events: list[Event] = []
    for notation in notations:
        table = table.plays(notation, next_roll=next_roll)
        events += table.events
    return events, table


@pytest.fixture
def held(table_of_four: Table) -> Table:
    return table_of_four.with_islands(4, 9, owner=AKI).with_island(12, BEN, 2).with_island(3, DAI)


@pytest.fixture
def poor(held: Table) -> Table:
    """BEN has no tribe left, and CHIE the islands that are free else."""
    return held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 0)


def test_label_names_islands_tribes_rivals_and_turns(table: Table):
    rolled, triple = table.rolling(1, 3, 4), table.rolling(6, 6, 6)
    driving = table.with_island(5, BEN, 2).with_island(3, CHIE).rolling(1, 3, 4)
    one_short = table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI).rolling(3, 3, 4)
    for each, notation, words in (
        (rolled, "settle 3/5", "3 and 5 · send 2, 13 left"),
        (rolled, "settle 4", "4 · send 1, 14 left"),
        (rolled, "change 2=6", "Die 2: 3 → 6 · 14 left"),
        (driving, "settle 3/5", "3 and 5 · send 5, 10 left · drives out Chie and Ben"),
        (one_short, "settle 3/7", "3 and 7 · send 1, 8 left · wins!"),
        (triple, "settle 6", "6 · send 1, 14 left · another turn"),
        (triple, "change 1=2", "Die 1: 6 → 2 · 14 left · no extra turn"),
    ):
        assert label(each, notation) == words
    assert label(rolled, "settle 3/5", "ja") == "3と5の島：部族2個（残り13）"


@pytest.mark.parametrize("lang", VOICES)
def test_prompts_name_the_dice_and_what_is_left(table: Table, lang):
    rolled, triple = table.rolling(1, 3, 5), table.rolling(6, 6, 6)
    for current, key in (
        (rolled, "settle"),
        (rolled.plays("change 1=2"), "changed"),
        (triple, "triple"),
        (rolled.with_stock(AKI, 0), "settle"),
    ):
        prompt = GAME.talk.prompt(current.seen_by(AKI), AKI)
        assert prompt.key == key
        assert all(str(face) in say("prompt", prompt, lang) for face in current.state.dice)
        assert not GAME.rules.chooses_in_secret(current.seen_by(AKI), AKI)
    assert GAME.talk.prompt(rolled.seen_by(BEN), BEN).key == "wait"
    shifting = table.with_island(4, AKI, 2).with_island(7, AKI, 1).rolling(4, 2, 6).plays("settle 4/8")
    captions = set()
    for current, key in ((shifting, "shift"), (shifting.plays("shift 1 4>7"), "shifted")):
        assert GAME.talk.prompt(current.seen_by(AKI), AKI).key == key
        assert (current.offers() == ("done",)) == (key == "shifted"), "once no tribe can move"
        captions.add(caption(current.seen_by(AKI), Scene(VOICES[lang].plain(), NAMES, (AKI,), (), 1)))
    assert len(captions) == 2


def test_notation_is_read_back_and_nothing_else_is_read():
    for text in ("settle 3/5", "settle 12", "change 2=6", "shift 1 3>8", "shift 10 12>1", "done"):
        assert GAME.rules.notation(GAME.rules.parse(text)) == text
    other_digits = ("settle 1２", "settle ３/5", "settle 1٢", "shift １ 3>8", "shift 1 1２>8", "change ２=6")
    for text in (
        "",
        "settle",
        "settle 03/5",
        "settle 3/5/1",
        "change 2",
        "shift 3>8",
        "Done",
        "pass",
        *other_digits,
    ):
        with pytest.raises(BadNotation):
            GAME.rules.parse(text)


def test_outcome_names_deciding_criterion(table: Table):
    after = table.with_islands(10, 1, owner=AKI).with_islands(9, 4, owner=CHIE).resigns(BEN)
    assert after.outcome.facts == {
        "winners": (Name(AKI),), "seat": Name(BEN), "points": 5, "island": 10,
        "stock": 13, "decided": "island", "islands": 7,
    }  # fmt: skip
    text = VOICES["en"].of_game("reason", after.outcome.reason, after.outcome.facts)
    assert text == "Aki wins the 5-point tie on the highest island (10). Ben resigned and counts as bust."
    assert lines(list(after.events), after) == ["Ben resigns"]
    assert outlook(after, None) == [], "nothing is ahead"


def test_turns_of_a_player_are_one_line(held: Table, poor: Table):
    events, table = played(
        held.rolling(1, 6, 6), "change 1=4", "settle 4/12", "shift 1 12>9", "shift 1 12>4", "done"
    )
    assert lines(events, table) == ["Aki sacrifices 1 (1→4): takes 12 (Ben), keeps 4 · 12→9, 12→4"]
    assert lines(events, table, "ja") == [
        "Aki 生贄1個（1→4）：Benから12の島を奪取、4を維持｜島12から9へ1個、12から4へ1個移動"
    ]
    events, table = played(held.rolling(1, 3, 5), "settle 1/8", next_roll=(6, 2, 5))
    assert lines(events, table) == ["Aki settles 1, 8"], "the roll is left to the call"
    assert lines(events, table, "ja") == ["Aki 1、8に入植"]
    for lang, dice in (("en", "🎲 6·2·5"), ("ja", "🎲 6・2・5")):
        assert say("call", GAME.talk.call(table.seen_by(None), BEN), lang) == dice
    assert GAME.talk.call(table.seen_by(None), AKI) is None
    more, table = played(table, "settle 2/11")
    assert lines([*events, *more], table) == ["Aki settles 1, 8", "Ben settles 2, 11"]
    events, table = played(held.rolling(6, 6, 6), "settle 6", next_roll=(6, 2, 5))
    assert lines(events, table) == ["Aki settles 6 · triple: again"]
    more, table = played(table, "settle 2/11")
    assert lines([*events, *more], table) == ["Aki settles 6 · triple: again · settles 2, 11"]
    events, table = played(poor.rolling(4, 4, 1), "settle 4/5", "done", next_roll=(1, 1, 6))
    assert lines(events, table) == ["Aki takes 5 (Chie), keeps 4", "Ben can’t pay: bust"]


def test_message_has_a_line_for_each_player_at_most_and_taking_outweighs_settling(held: Table):
    for dice, notation, weight in (((1, 3, 5), "settle 1/8", 1), ((3, 1, 5), "settle 3/6", 2)):
        events, table = played(held.rolling(*dice), notation)
        assert [one.weight for one in GAME.talk.message(events, table.seen_by(None))] == [weight]
    table, story = held, list[Event]()
    for _ in range(12):
        default = GAME.rules.default_action(table.state, table.mover)
        events, table = played(table, GAME.rules.notation(default), next_roll=(6, 2, 5))
        story += events
    for lang in VOICES:
        assert sorted(line.split()[0] for line in lines(story, table, lang)) == ["Aki", "Ben", "Chie", "Dai"]


def test_headline_names_who_leads_and_the_outlook_who_is_one_short(table_of_four: Table, held: Table):
    for table, words in (
        (table_of_four, "**First to 7 islands wins**"),
        (held, "**Aki leads**: 2 of 7 islands"),
        (held.with_island(10, BEN), "**Aki and Ben lead**: 2 of 7 islands"),
    ):
        assert say("message", GAME.talk.headline(table.seen_by(None))) == words
        assert outlook(table, None) == outlook(table, BEN) == [], "nothing threatens"
    assert say("message", GAME.talk.headline(held.seen_by(None)), "ja") == "**Akiがトップ**（2／7島）"
    near = held.with_islands(1, 2, 5, 6, 7, owner=DAI)
    for seat in (None, AKI, DAI):
        assert outlook(near, seat) == ["⚠️ Dai: 1 more island wins!"]
    assert outlook(near, None, "ja") == ["⚠️ あと1島で勝利：Dai"]


def test_outlook_warns_of_a_bust_in_percent(held: Table, poor: Table):
    """All 216 rolls are tried, each with every change of dice."""
    few = held.with_islands(1, 2, 7, 8, 10, owner=CHIE).with_islands(5, 6, owner=DAI).with_stock(BEN, 2)
    risk = bust_risk(few.state, BEN)
    assert 0 < risk < 100
    assert f"Ben {risk}%" in outlook(few, None)[0]
    assert f"Ben {risk}%" in outlook(few, None, "ja")[0]
    assert outlook(few, BEN) == [f"⚠️ Your next roll: {risk}% risk of going bust"]
    two = poor.with_stock(BEN, 2)
    faces = [(one, two, three) for one in range(1, 7) for two in range(1, 7) for three in range(1, 7)]
    ahead = two.with_mover(BEN)
    good = sum(bool(GAME.rules.legal_actions(ahead.rolling(*dice).state, BEN)) for dice in faces)
    paid, rolls = payable_rolls(two.state, BEN)
    assert paid * 216 == good * rolls
    assert bust_risk(two.state, BEN) == round(100 - 100 * paid / rolls)
    assert bust_risk(poor.state, BEN) == 100
    settling = poor.with_stock(AKI, 1).rolling(4, 4, 5)
    assert (payable_rolls(settling.state, AKI), bust_risk(settling.state, AKI)) == ((1, 1), 0)
