"""Messages: a line for each player; who leads, who is about to win, and who may go bust."""

from __future__ import annotations

import pytest

from bot.texts import Speaker
from engines.core import Event
from engines.micronesia import GAME
from engines.micronesia.mind import bust_risk, payable_rolls

from .table import AKI, BEN, CHIE, DAI, Table

NAMES = ("Aki", "Ben", "Chie", "Dai")


def lines(events: list[Event], table: Table, lang: str = "en") -> list[str]:
    voice = Speaker(lang, NAMES, GAME.key, strict=True)
    told = GAME.talk.message(events, GAME.rules.view(table.state, None))
    assert told is not None
    return [voice.of_game("message", one.key, one.facts).replace("さん", "") for one in told]


def outlook(table: Table, seat: int | None, lang: str = "en") -> list[str]:
    voice = Speaker(lang, NAMES, GAME.key, strict=True)
    told = GAME.talk.outlook(GAME.rules.view(table.state, seat), seat)
    return [voice.of_game("message", one.key, one.facts).replace("さん", "") for one in told]


def played(table: Table, *notations: str, next_roll: tuple[int, ...] = (6, 1, 2)) -> tuple[Table, list[Event]]:
    """Play actions one after the other, and collect all events."""
    events: list[Event] = []
    for notation in notations:
        table = table.plays(notation, next_roll=next_roll)
        events += table.events
    return table, events


@pytest.fixture
def held(table_of_four: Table) -> Table:
    return table_of_four.with_islands(4, 9, owner=AKI).with_island(12, BEN, 2).with_island(3, DAI)


def test_a_turn_is_one_line(held):
    table, events = played(
        held.rolling(1, 6, 6), "change 1=4", "settle 4/12", "shift 1 12>9", "shift 1 12>4", "done"
    )
    assert lines(events, table) == ["Aki sacrifices 1 (1→4): takes 12 (Ben), keeps 4 · 12→9, 12→4"]
    assert lines(events, table, "ja") == [
        "Aki 生贄1個（1→4）：Benから12の島を奪取、4を維持｜島12から9へ1個、12から4へ1個移動"
    ]


def test_islands_settled_are_summed(held):
    table, events = played(held.rolling(1, 3, 5), "settle 1/8")
    assert lines(events, table) == ["Aki settles 1, 8"]
    assert lines(events, table, "ja") == ["Aki 1、8に入植"]


def test_roll_is_left_to_the_call(held):
    """The last line of the message names the dice."""
    table, events = played(held.rolling(1, 3, 5), "settle 1/8", next_roll=(6, 2, 5))
    view = GAME.rules.view(table.state, None)
    assert "6" not in " ".join(lines(events, table))
    call = GAME.talk.call(view, BEN)
    for lang, dice in (("en", "🎲 6·2·5"), ("ja", "🎲 6・2・5")):
        assert Speaker(lang, NAMES, GAME.key, strict=True).of_game("call", call.key, call.facts) == dice
    assert GAME.talk.call(view, AKI) is None


def test_all_turns_of_a_player_are_one_line(held):
    table, events = played(held.rolling(1, 3, 5), "settle 1/8", next_roll=(6, 2, 5))
    table, more = played(table, "settle 2/11")
    assert lines([*events, *more], table) == ["Aki settles 1, 8", "Ben settles 2, 11"]
    table, events = played(held.rolling(6, 6, 6), "settle 6", next_roll=(6, 2, 5))
    table, more = played(table, "settle 2/11")
    assert lines([*events, *more], table) == ["Aki settles 6 · triple: again · settles 2, 11"]


def test_triple_and_bust_are_told(held):
    table, events = played(held.rolling(6, 6, 6), "settle 6")
    assert lines(events, table) == ["Aki settles 6 · triple: again"]
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 0)
    table, events = played(poor.rolling(4, 4, 1), "settle 4/5", "done", next_roll=(1, 1, 6))
    assert table.is_over
    assert lines(events, table) == ["Aki takes 5 (Chie), keeps 4", "Ben can’t pay: bust"]


def test_taking_islands_outweighs_settling(held):
    peaceful, calm = played(held.rolling(1, 3, 5), "settle 1/8")
    taking, war = played(held.rolling(3, 1, 5), "settle 3/6")
    weigh = [
        [one.weight for one in GAME.talk.message(events, GAME.rules.view(table.state, None))]
        for table, events in ((peaceful, calm), (taking, war))
    ]
    assert weigh == [[1], [2]]


def test_a_message_has_a_line_for_each_player_at_most(held):
    table, story = held, list[Event]()
    for _ in range(12):
        seat = table.mover
        action = GAME.rules.default_action(table.state, seat)
        table, events = played(table, GAME.rules.notation(action), next_roll=(6, 2, 5))
        story += events
    for lang in ("en", "ja"):
        told = lines(story, table, lang)
        assert sorted(line.split()[0] for line in told) == ["Aki", "Ben", "Chie", "Dai"]


def test_resigning_is_told(held):
    table = held.resigns(BEN)
    assert lines(list(table.events), table) == ["Ben resigns"]


def headline(table: Table, lang: str = "en") -> str:
    head = GAME.talk.headline(GAME.rules.view(table.state, None))
    return Speaker(lang, NAMES, GAME.key, strict=True).of_game("message", head.key, head.facts)


def test_headline_names_who_leads(table_of_four, held):
    assert headline(table_of_four) == "**First to 7 islands wins**"
    assert headline(held) == "**Aki leads**: 2 of 7 islands"
    assert headline(held, "ja") == "**Akiがトップ**（2／7島）"
    assert headline(held.with_island(10, BEN)) == "**Aki and Ben lead**: 2 of 7 islands"


def test_outlook_names_who_is_one_short(held):
    near = held.with_islands(1, 2, 5, 6, 7, owner=DAI)
    for seat in (None, AKI, DAI):
        assert outlook(near, seat) == ["⚠️ Dai: 1 more island wins!"]
    assert outlook(near, None, "ja") == ["⚠️ あと1島で勝利：Dai"]


def test_outlook_is_silent_where_nothing_threatens(table_of_four, held):
    for table in (table_of_four, held, held.with_islands(5, 6, owner=AKI)):
        assert outlook(table, None) == outlook(table, BEN) == []


def test_outlook_warns_of_a_bust_in_percent(held):
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, owner=CHIE).with_stock(BEN, 2)
    poor = poor.with_islands(5, owner=DAI).with_islands(6, owner=DAI)
    paid, rolls = payable_rolls(poor.state, BEN)
    risk = round(100 - 100 * paid / rolls)
    assert 0 < bust_risk(poor.state, BEN) == risk < 100
    assert f"Ben {risk}%" in outlook(poor, None)[0]
    assert f"Ben {risk}%" in outlook(poor, None, "ja")[0]
    assert outlook(poor, BEN) == [f"⚠️ Your next roll: {risk}% risk of going bust"]


def test_payable_rolls_are_counted_exactly(held):
    """All 216 rolls are tried, each with every change of dice."""
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 2)
    faces = [(one, two, three) for one in range(1, 7) for two in range(1, 7) for three in range(1, 7)]
    ahead = poor.with_mover(BEN)
    good = sum(bool(GAME.rules.legal_actions(ahead.rolling(*dice).state, BEN)) for dice in faces)
    paid, rolls = payable_rolls(poor.state, BEN)
    assert paid * 216 == good * rolls
    assert 0 < paid < rolls


def test_nobody_who_can_pay_for_no_roll_reads_less_than_all(held):
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 0)
    assert bust_risk(poor.state, BEN) == 100


def test_who_may_settle_is_not_in_danger_yet(held):
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(AKI, 1).rolling(4, 4, 5)
    assert payable_rolls(poor.state, AKI) == (1, 1)
    assert bust_risk(poor.state, AKI) == 0


def test_nothing_is_ahead_of_a_game_that_is_over(held):
    assert outlook(held.resigns(BEN), None) == []
