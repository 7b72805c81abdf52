"""Messages: a line for each turn; who is about to win, and who may go bust."""

from __future__ import annotations

import pytest

from bot.texts import Speaker
from engines.core import Event
from engines.micronesia import GAME
from engines.micronesia.mind import payable_rolls

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
    assert lines(events, table) == [
        "**Aki** sacrifices 1 (1→4), takes 12 from Ben with 3, lands on their own 4, moves 12→9 and 12→4."
    ]
    assert lines(events, table, "ja") == [
        "**Aki**　生贄1個（1→4）、3個でBenから12を奪取、自分の4を選択、移動（12→9・12→4）"
    ]


def test_islands_settled_are_summed(held):
    table, events = played(held.rolling(1, 3, 5), "settle 1/8")
    assert lines(events, table) == ["**Aki** settles 1 and 8."]
    assert lines(events, table, "ja") == ["**Aki**　1と8に入植"]


def test_roll_is_left_to_the_question(held):
    """The prompt in the same message names the dice."""
    table, events = played(held.rolling(1, 3, 5), "settle 1/8", next_roll=(6, 2, 5))
    assert "rolls" not in " ".join(lines(events, table))
    assert set(GAME.talk.prompt(GAME.rules.view(table.state, BEN), BEN).facts["dice"]) == {6, 2, 5}


def test_turns_in_one_message_have_their_rolls(held):
    table, events = played(held.rolling(1, 3, 5), "settle 1/8", next_roll=(6, 2, 5))
    table, more = played(table, "settle 2/11")
    assert lines([*events, *more], table) == [
        "**Aki** settles 1 and 8.",
        "**Ben** rolls 6, 2 and 5: settles 2 and 11.",
    ]
    assert lines([*events, *more], table, "ja")[1] == "**Ben**　出目6・2・5、2と11に入植"


def test_triple_and_bust_are_told(held):
    table, events = played(held.rolling(6, 6, 6), "settle 6")
    assert lines(events, table) == ["**Aki** settles 6, takes another turn (triple)."]
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 0)
    table, events = played(poor.rolling(4, 4, 1), "settle 4/5", "done", next_roll=(1, 1, 6))
    assert table.is_over
    assert lines(events, table) == [
        "**Aki** takes 5 from Chie with 2, lands on their own 4.",
        "**Ben** rolls 1, 1 and 6: cannot pay for any landing: bust.",
    ]


def test_a_message_has_seven_lines_at_most(held):
    table, story = held, list[Event]()
    for _ in range(12):
        seat = table.mover
        action = GAME.rules.default_action(table.state, seat)
        table, events = played(table, GAME.rules.notation(action), next_roll=(6, 2, 5))
        story += events
    told = lines(story, table)
    assert len(told) == 7
    assert told[0].startswith("**Aki** sacrifices 1 (1→2), lands on their own 4. **Ben** rolls ")
    assert told[0].count("**") == 2 * 2, "the oldest turns share a line: none is left out"
    assert len(lines(story, table, "ja")) == 7


def test_resigning_is_told(held):
    table = held.resigns(BEN)
    assert lines(list(table.events), table) == ["**Ben** resigns."]


def test_outlook_names_who_is_one_short(held):
    near = held.with_islands(1, 2, 5, 6, 7, owner=DAI)
    for seat in (None, AKI, DAI):
        assert outlook(near, seat) == ["⚠️ Dai: 6 of 7 islands. One more wins!"]
    assert outlook(near, None, "ja") == ["⚠️ Daiは7島のうち6島、あと1島で勝利"]


def test_outlook_counts_islands_before_that(table_of_four, held):
    assert outlook(table_of_four, None) == []
    assert outlook(held, None) == []
    assert outlook(held.with_islands(5, 6, owner=AKI), None) == ["Most islands: Aki, 4 of 7."]
    assert outlook(held.with_islands(5, 6, owner=AKI), None, "ja") == ["島が最多：Aki（4／7島）"]
    assert outlook(held, BEN) == ["You hold 1 of 7 islands."]
    assert outlook(held, BEN, "ja") == ["あなたの島：1／7島"]


def test_outlook_warns_of_a_bust(held):
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 2)
    assert outlook(poor, None)[-1].startswith("⚠️ May go bust: Ben can pay ")
    paid, rolls = payable_rolls(poor.state, BEN)
    assert f"Ben can pay {paid} of {rolls} rolls" in outlook(poor, None)[-1]
    assert f"Benが払える出目は{paid}／{rolls}" in outlook(poor, None, "ja")[-1]


def test_payable_rolls_are_counted_exactly(held):
    """All 216 rolls are tried, each with every change of dice."""
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 2)
    faces = [(one, two, three) for one in range(1, 7) for two in range(1, 7) for three in range(1, 7)]
    ahead = poor.with_mover(BEN)
    good = sum(bool(GAME.rules.legal_actions(ahead.rolling(*dice).state, BEN)) for dice in faces)
    paid, rolls = payable_rolls(poor.state, BEN)
    assert paid * 216 == good * rolls
    assert 0 < paid < rolls


def test_nothing_payable_is_said_in_words(held):
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(BEN, 0)
    assert outlook(poor, None)[-1] == "⚠️ May go bust: Ben can pay for no roll."
    assert outlook(poor, None, "ja")[-1] == "⚠️ バーストのおそれ：Benが払える出目はありません"


def test_who_may_settle_is_not_in_danger_yet(held):
    poor = held.with_islands(1, 2, 5, 6, 7, 8, 10, 11, owner=CHIE).with_stock(AKI, 1).rolling(4, 4, 5)
    assert payable_rolls(poor.state, AKI) == (1, 1)
    assert not any("Aki can pay" in line for line in outlook(poor, None))


def test_nothing_is_ahead_of_a_game_that_is_over(held):
    assert outlook(held.resigns(BEN), None) == []
