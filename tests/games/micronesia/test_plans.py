"""Plans of a turn: islands in one press, single dice where a die must change, whole spreads of tribes."""

from __future__ import annotations

import pytest

from bot.texts import Speaker
from engines.core import FastChance, IllegalAction
from engines.core.mind import Controls, Plan, PlanList
from engines.micronesia import GAME
from engines.micronesia.settling import budget_of, payable_plays

from .table import AKI, BEN, CHIE, DAI, Table

NAMES = ("Aki", "Ben", "Chie", "Dai")


def controls(table: Table) -> Controls:
    found = GAME.mind.controls(table.state, table.mover)
    assert found is not None
    return found


def words(plan: Plan, lang: str = "en") -> str:
    return Speaker(lang, NAMES, GAME.key, markdown=False, strict=True).of_game("plan", plan.key, plan.facts)


def line(plan: Plan) -> str:
    return "; ".join(map(GAME.rules.notation, plan.line))


def buttons(table: Table, lang: str = "en") -> list[str]:
    row = controls(table).rows[0]
    assert not isinstance(row, PlanList)
    return [words(plan, lang) for plan in row]


def listed(table: Table, key: str) -> tuple[Plan, ...]:
    return next(tuple(row.plans) for row in controls(table).lists() if row.key == key)


def beginning(table: Table, key: str, *starts: str) -> list[Plan]:
    """The options of a list whose words begin so."""
    plans = [plan for plan in listed(table, key) if words(plan).startswith(starts)]
    assert len(plans) == len(starts)
    return plans


def ticked(table: Table, key: str, *starts: str) -> str:
    """The line of the options whose words begin so."""
    return line(GAME.mind.join(table.state, table.mover, key, beginning(table, key, *starts)))


def untickable(table: Table, key: str, *starts: str) -> IllegalAction:
    """The refusal of the options whose words begin so."""
    with pytest.raises(IllegalAction) as caught:
        ticked(table, key, *starts)
    return caught.value


@pytest.fixture
def early(table_of_four: Table) -> Table:
    """AKI holds 4 and 9, three tribes on 12; BEN two on 3; the dice show 6, 1 and 2."""
    held = table_of_four.with_islands(4, 9, owner=AKI).with_island(12, AKI, 3).with_island(3, BEN, 2)
    return held.rolling(6, 1, 2)


@pytest.fixture
def broke(early: Table) -> Table:
    """One tribe left, and every split of 4, 6 and 1 costs more."""
    held = early.with_islands(1, 6, 8, 7, owner=DAI).with_islands(2, 5, 10, 11, owner=CHIE)
    return held.with_stock(AKI, 1).rolling(4, 6, 1)


def test_cheapest_splits_are_buttons(table: Table, table_of_four: Table, early: Table):
    assert buttons(early) == ["1 and 8: send 1+1", "2 and 7: send 1+1", "6 and 3: send 1+3, out: Ben"]
    assert buttons(early, "ja") == ["1と8：1+1個送る", "2と7：1+1個送る", "6と3：1+3個送り、Benさんを追い出す"]
    assert [line(plan) for plan in controls(early).rows[0]] == ["settle 1/8", "settle 2/7", "settle 6/3"]
    assert controls(early).seal is None, "nothing ends the turn but an island"
    assert GAME.mind.controls(early.state, BEN) is None
    assert GAME.mind.controls(early.resigns(BEN).state, AKI) is None
    near = table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI).with_island(7, BEN, 2).rolling(3, 3, 4)
    assert buttons(near) == ["3 and 7: send 1, wins!", "4 and 6: send 1, wins!"], "in either order"
    own = table_of_four.with_islands(4, 5, 6, owner=AKI).with_stock(AKI, 2).rolling(5, 3, 1)
    assert buttons(own) == ["1 and 8: send 1+1", "3 and 6: send 1", "5 and 4: send nothing"]
    sets = [set(plan.line[-1].islands) for plan in listed(own, "islands")]
    assert {4, 5} not in sets, "no sacrifice brings what the dice name anyway"


def test_other_islands_are_one_list_of_which_two_are_ticked(early: Table):
    """Each island stands once with its cheapest play, and beside it the play for it alone."""
    plans = listed(early, "islands")
    shown = {words(plan): line(plan) for plan in plans}
    assert shown["9 and 1: sacrifice 1, send 1, 8 left"] == "change 3=3; settle 1/9"
    assert shown["3 only: sacrifice 1, send 3, 6 left, out: Ben"] == "change 1=3; settle 3"
    assert {int(str(plan.facts["island"])) for plan in plans} == set(range(1, 13))
    assert [GAME.mind.join(early.state, AKI, "islands", [plan]).line for plan in plans] == [p.line for p in plans]
    assert ticked(early, "islands", "2 and", "11 and") == "change 2=5; settle 2/11"
    assert ticked(early, "islands", "11 and") == "change 3=5; settle 1/11"
    both = beginning(early, "islands", "2 and", "11 and")
    joined = GAME.mind.join(early.state, AKI, "islands", both).parts[0]
    assert words(joined) == "2 and 11: sacrifice 1, send 1+1, 7 left"
    assert words(joined, "ja") == "2と11：生贄1・送る1+1（残り7）"
    assert GAME.mind.join(early.state, AKI, "islands", both[:1]).parts == (both[0],)
    assert untickable(early, "islands", "11 and", "12 and").code == "islands-apart"
    refusal = untickable(early.with_stock(AKI, 2), "islands", "6 and", "7 and")
    assert (refusal.code, refusal.facts) == ("stock-too-small", {"need": 3, "have": 2}), "beside one's own 4"


@pytest.mark.parametrize("seed", range(3))
def test_every_set_of_islands_that_can_be_paid_is_in_reach(seed):
    """By a button, an option, or two ticks: what the stock pays for is never further away."""
    chance, checked = FastChance(f"reach/{seed}"), 0
    state = GAME.rules.initial_state(GAME.rules.Options(), 4, chance).state
    policy = GAME.mind.policies["greedy"]
    while GAME.rules.outcome(state) is None and checked < 8:
        seat = state.to_move
        if state.stage == "settle":
            checked += 1
            found = GAME.mind.controls(state, seat)
            paid = {frozenset(play.order) for play in payable_plays(state, budget_of(state, seat))}
            assert in_reach(state, found) == paid
        action = policy(GAME.rules.view(state, seat), GAME.rules.legal_actions(state, seat), chance)
        state = GAME.rules.apply_action(state, seat, action, chance).state
    assert checked


def in_reach(state, found):
    """The sets of islands that one press settles."""
    sets = set()
    for row in found.rows:
        plans = row.plans if isinstance(row, PlanList) else row
        sets |= {frozenset(plan.line[-1].islands) for plan in plans if plan.line[-1].kind == "settle"}
        if isinstance(row, PlanList) and row.most == 2:
            for pair in ([one, other] for one in plans for other in plans):
                try:
                    sets.add(frozenset(GAME.mind.join(state, state.to_move, row.key, pair).line[-1].islands))
                except IllegalAction:
                    continue
    return sets


def test_single_dice_are_behind_more_and_equal_ones_merged(early: Table):
    (changes,) = controls(early).more
    assert changes.key == "changes"
    assert [words(plan) for plan in changes.plans[:2]] == [
        "6 → 1: 2 (send 1) or 1 and 3 (send 4)",
        "6 → 2: 1 and 4 (send 1) or 2 and 3 (send 4)",
    ]
    equal = controls(early.rolling(6, 6, 2)).more[0]
    assert len(equal.plans) == 10, "five faces each for the 6 and the 2"
    triple = early.rolling(6, 6, 6)
    assert buttons(triple) == ["6: send 1, again"]
    assert words(controls(triple).more[0].plans[0]).endswith(" · no extra turn")


def test_a_die_must_change_where_nothing_can_be_paid(broke: Table):
    changes = controls(broke).rows[0]
    assert isinstance(changes, PlanList)
    prompt = GAME.talk.prompt(broke.seen_by(AKI), AKI)
    assert prompt.key == "must"
    for lang, shown, must in (
        ("en", ["6 → 3: 4 (send nothing)", "1 → 3: 4 and 9 (send nothing)", "1 → 6: 4 and 12 (send nothing)"],
         "you must change a die first"),
        ("ja", ["6 → 3：4（送らない）", "1 → 3：4と9（送らない）", "1 → 6：4と12（送らない）"],
         "先にダイスを変える必要があります"),
    ):  # fmt: skip
        assert [words(plan, lang) for plan in changes.plans] == shown
        assert must in Speaker(lang, NAMES, GAME.key, strict=True).of_game("prompt", prompt.key, prompt.facts)
    dead = [
        words(plan)
        for plan in listed(broke.with_stock(AKI, 2).rolling(5, 6, 6), "changes")
        if not plan.facts["ways"]
    ]
    assert dead
    assert all(text.endswith("change one more to settle") for text in dead)
    (plan,) = GAME.mind.shortcuts(broke.state, AKI)
    assert words(plan) == "Cheapest: 4 only, sacrifice 1"
    assert line(plan) == "; ".join(broke.default_plays()[:2])
    notations = ("change 1=4", "settle 4", "shift 1 12>4", "shift 1 12>3")
    named = GAME.mind.suggested(broke.state, AKI, tuple(map(GAME.rules.parse, notations)))
    assert words(named) == "4, sacrifice 1, move 2"


def test_moves_of_tribes_end_the_turn_or_are_ticked_together(table_of_four: Table):
    """AKI may move tribes: three each on 12 and 3, one each on 4 and 9."""
    held = table_of_four.with_islands(4, 9, owner=AKI).with_island(12, AKI, 3).with_island(3, BEN, 2)
    shifting = held.rolling(4, 1, 2).plays("settle 4/3")
    found = controls(shifting)
    assert [(words(plan), line(plan)) for plan in found.rows[0]] == [
        ("Guard 12, end turn", "shift 2 3>12; done"),
        ("Guard 9, end turn", "shift 2 12>9; shift 2 3>9; done"),
        ("Even out, end turn", "shift 1 12>9; shift 1 3>4; done"),
    ]
    assert (words(found.seal), words(found.seal, "ja"), line(found.seal)) == ("End turn", "手番を終える", "done")
    assert ticked(shifting, "moves", "3 → 4: move 1", "12 → 9: move 2") == "shift 1 3>4; shift 2 12>9"
    assert ticked(shifting, "moves", "3 → 9: move 2") == "shift 2 3>9"
    more = shifting.having(stock=(0, *shifting.state.stock[1:])).with_island(8, AKI, 4)
    assert ticked(more, "moves", "8 → 9: move 1", "8 → 9: move 2") == "shift 3 8>9", "they add up"
    moves = [plan for plan in listed(shifting, "moves") if words(plan).startswith("3 → ")]
    with pytest.raises(IllegalAction, match="island-emptied"):
        GAME.mind.join(shifting.state, AKI, "moves", moves)
    after = shifting.plays("shift 1 12>9")
    spreads = [plan for row in controls(after).rows if not isinstance(row, PlanList) for plan in row]
    assert "shift 1 3>12; shift 1 9>12; done" not in map(line, spreads), "it respects what has moved"
    for plan in spreads:
        after.plays(*map(GAME.rules.notation, plan.line))


def test_wishes_hold_what_somebody_may_ask_about(early: Table):
    wished = {GAME.rules.notation(action) for action in GAME.mind.wishes(early.state, AKI)}
    assert {"settle 1/12", "settle 12", "change 1=6", "shift 1 12>3", "done"} <= wished
    assert set(early.offers()) <= wished
