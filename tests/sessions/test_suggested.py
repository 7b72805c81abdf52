"""Decisions that were played as the bot had suggested: what was offered, to whom, when, and what was played."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.history.suggested import Offer, is_suggested, marked, offers_of
from bot.rows.log import Entry, HintRow, SuggestionRow
from engines import GAMES
from engines.core.review.findings import Judgement, Review
from tests.book.games import played

RISE = GAMES["rise_of_tribes"].rules


def entry(row: int, notation: str, *, seat: int | None = 0, at: float | None = None) -> Entry:
    return Entry(
        row=row, seat=seat, user_id=1, notation=notation, chance="[]", events="[]", hidden=False, barrier=False,
        published=True, interaction_id=None, at=float(row) if at is None else at, turn=1,
    )  # fmt: skip


def decision(row: int, *notations: str, seat: int = 0, turn: int = 1) -> Judgement:
    return Judgement(row=row, last=row + len(notations) - 1, seat=seat, turn=turn, played=notations)


def acts(first: int, *notations: str) -> list[tuple[int, str]]:
    return list(enumerate(notations, start=first))


LINE = ("act 1 1", "grow 1", "grow 2", "grow 3")


@pytest.mark.parametrize(
    ("did", "judged", "is_so"),
    [
        (LINE, slice(0, 4), True),
        (LINE, slice(0, 1), True),
        (LINE, slice(2, 4), True),
        (LINE[:2], slice(0, 2), True),
        (("act 2 1", *LINE[1:]), slice(1, 4), False),
        (("act 2 1", *LINE), slice(1, 5), True),
        (("act 2 1", *LINE), slice(0, 5), False),
        ((*LINE[:3], "grow 9"), slice(0, 4), False),
        ((*LINE, "grow 9"), slice(0, 5), False),
        ((*LINE, "grow 9"), slice(0, 4), True),
    ],
    ids=[
        "all of it", "its beginning", "from its middle", "not all", "after another beginning",
        "after something else", "with something else", "another end", "more", "more, in another decision",
    ],
)  # fmt: skip
def test_decision_is_suggested_if_it_is_a_part_of_an_offered_line(
    did: tuple[str, ...], judged: slice, is_so: bool
) -> None:
    offer = Offer(seat=0, turn=1, since=9, lines=(("other",), LINE))
    one = decision(10 + judged.start, *did[judged])
    assert is_suggested(RISE, one, acts(10, *did), [offer]) == is_so


@pytest.mark.parametrize(
    "change",
    [{"seat": 1}, {"turn": 2}, {"since": 10}, {"lines": ()}],
    ids=["to another seat", "in another turn", "afterwards", "nothing"],
)
def test_what_was_offered_to_others_or_later_is_no_suggestion(change: dict[str, object]) -> None:
    offer = Offer(seat=0, turn=1, since=9, lines=(LINE,))
    assert is_suggested(RISE, decision(10, *LINE), acts(10, *LINE), [offer])
    assert not is_suggested(RISE, decision(10, *LINE), acts(10, *LINE), [replace(offer, **change)])  # type: ignore[arg-type]


def ending() -> tuple[str, str, list[str]]:
    """A game with an action that only ends a turn, that action, and what was played before it."""
    for key in sorted(GAMES):
        rows = list(played(key).rows)
        for at, row in enumerate(rows):
            follows = row.notation is not None and at > 1 and row.seat == rows[at - 1].seat is not None
            if follows and GAMES[key].rules.parse(row.notation).only_ends:
                return key, row.notation, [rows[at - 1].notation]
    raise AssertionError("no game has such an action")


def test_end_of_the_turn_is_in_no_line_and_follows_a_whole_one() -> None:
    key, end, before = ending()
    rules, whole = GAMES[key].rules, Offer(seat=0, turn=1, since=9, lines=(tuple(before),))
    longer = replace(whole, lines=((*before, "more"),))
    did = acts(10, *before, end)
    assert is_suggested(rules, decision(10, *before, end), did, [whole])
    assert not is_suggested(rules, decision(10, *before, end), did, [longer]), "it ended too soon"
    assert not is_suggested(rules, decision(11, end), did[1:], [whole])


def test_plans_of_hints_are_offers_from_when_they_were_taken() -> None:
    entries = [entry(0, "begin", seat=None), entry(1, "a"), entry(2, "b"), entry(3, "c")]
    plans = [[["c"], 1.0, None, 3], [["d", "e"], 0.5, 0.1, 3]]
    shown = json.dumps({"plans": plans, "unit": "points", "gap": [0.5, None], "reason": None})
    hint = HintRow(0, 5, 1, 1, 2.5, shown)
    ready = SuggestionRow(0, 5, 1, 1, 1.5, json.dumps({"lines": [["b", "c"]]}))
    assert offers_of(entries, [hint], [ready]) == (
        Offer(0, 1, 1, (("b", "c"),)),
        Offer(0, 1, 2, (("c",), ("d", "e"))),
    )
    assert offers_of([], [hint], []) == (Offer(0, 1, -1, (("c",), ("d", "e"))),)


def test_what_was_taken_back_was_not_played() -> None:
    entries = [
        entry(0, "begin", seat=None), replace(entry(1, "a"), undone_at=2.0), entry(2, "undo 1"), entry(3, "b"),
    ]  # fmt: skip
    review = Review(game="x", rules_version=1, budget=1, seats=(0,), judgements=(decision(3, "b"),))
    for line, is_so in ((("b",), True), (("a", "b"), False)):
        (one,) = marked(RISE, review, entries, [Offer(0, 1, 0, (line,))]).judgements
        assert one.is_suggested == is_so
