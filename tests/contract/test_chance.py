"""Chance that anyone can check: the definition at the top of engines/core/chance.py, written a second time."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engines.core import BadRecord, Draw, FastChance, ScriptedChance, SeededChance, seed_hash
from engines.core.chance import draw

from .walk import CONTRACT

SEED = bytes(range(32))
ZEROS = bytes(32)


def draw_by_definition(seed: bytes, session: str, k: int, n: int) -> tuple[int, int]:
    """(the k-th draw below n, how many words were thrown away), straight from the definition."""
    words: list[int] = []
    for attempt in range(12):
        message = "/".join([session, str(k)] + ([str(attempt)] if attempt else []))
        digest = hmac.new(seed, message.encode("ascii"), hashlib.sha256).digest()
        words += [int(digest[at : at + 4].hex(), 16) for at in range(0, 32, 4)]
    fair = [word for word in words if word // n < 2**32 // n]
    return fair[0] % n, words.index(fair[0])


@settings(CONTRACT, max_examples=200)
@given(seed=st.binary(min_size=32, max_size=32), k=st.integers(0, 10**6), n=st.integers(1, 2**32))
@example(seed=SEED, k=0, n=2**31 + 1)
@example(seed=SEED, k=1, n=2**32)
@example(seed=SEED, k=1, n=1)
def test_draw_follows_the_definition(seed: bytes, k: int, n: int) -> None:
    assert draw(seed, "abcdefghij", k, n) == draw_by_definition(seed, "abcdefghij", k, n)[0]


def test_words_past_the_last_whole_multiple_are_discarded() -> None:
    """Just over half of all words fit: nearly every second one is thrown away, now and then eight in a row."""
    n = 2**31 + 1
    thrown = [draw_by_definition(SEED, "rejects", k, n)[1] for k in range(2000)]
    assert [draw(SEED, "rejects", k, n) for k in range(2000)] == [
        draw_by_definition(SEED, "rejects", k, n)[0] for k in range(2000)
    ]
    assert 0.9 < sum(thrown) / len(thrown) < 1.1
    assert sum(words >= 8 for words in thrown) >= 3, "the second message was needed"


# They must never change. OpenSSL says the same: printf 'zzzzz22222/7' | openssl dgst -sha256 -mac hmac -macopt
# hexkey:00...00 begins with bd84b447, and 0xbd84b447 % 12 is 11.
VECTORS = [
    (SEED, "abcdefghij", 0, 6, 0),
    (SEED, "abcdefghij", 1, 6, 0),
    (SEED, "abcdefghij", 2**40, 6, 5),
    (ZEROS, "zzzzz22222", 7, 12, 11),
    (ZEROS, "zzzzz22222", 499, 52, 9),
    (SEED, "rejects", 0, 2**32, 3881893897),
    (SEED, "rejects", 0, 2**31 + 1, 1647788775),  # the fourth word
    (SEED, "rejects", 41, 2**31 + 1, 1210038161),  # the twelfth word: of the second message
]


def test_pinned_draws() -> None:
    assert [draw(*vector[:4]) for vector in VECTORS] == [vector[4] for vector in VECTORS]
    assert seed_hash(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    chance = SeededChance(SEED, "abcdefghij")
    assert chance.roll(3, 6) == (1, 1, 5)
    assert "".join(chance.shuffle("abcdefgh")) == "dfhbcgae"
    assert chance.pick("xyz") == "z"
    assert chance.next == 11
    assert [(made.kind, made.sides, made.results) for made in chance.log] == [
        ("roll", 6, (1, 1, 5)),
        ("shuffle", 8, (3, 5, 7, 1, 2, 6, 0, 4)),
        ("pick", 3, (2,)),
    ]


def test_shuffle_swaps_from_the_last_place_down() -> None:
    items = list("sainome")
    for place, k in zip(range(len(items) - 1, 0, -1), range(100, 200), strict=False):
        other = draw(SEED, "s", k, place + 1)
        items[place], items[other] = items[other], items[place]
    assert SeededChance(SEED, "s", first=100).shuffle("sainome") == tuple(items)


def test_draws_continue_where_they_stopped() -> None:
    """A session that was put away and loaded again throws the same dice."""
    whole = SeededChance(SEED, "s")
    dice = [whole.roll(2, 6) for _ in range(6)]
    halves = SeededChance(SEED, "s"), SeededChance(SEED, "s", first=6)
    assert [half.roll(2, 6) for half in halves for _ in range(3)] == dice
    assert halves[1].next == whole.next == 12


def test_trivial_shuffle_draws_nothing_and_trivial_pick_once() -> None:
    chance = SeededChance(SEED, "s")
    assert (chance.shuffle(()), chance.shuffle("a"), chance.roll(0, 6), chance.next) == ((), ("a",), (), 0)
    assert (chance.pick("a"), chance.next) == ("a", 1)
    for length in (0, 31, 33):
        with pytest.raises(ValueError, match="32 bytes"):
            SeededChance(bytes(length), "s")


@pytest.mark.parametrize(
    "chance", [SeededChance(SEED, "fair"), FastChance("fair")], ids=lambda chance: type(chance).__name__
)
def test_results_are_uniform(chance: SeededChance | FastChance) -> None:
    """With these seeds, always the same: chi-squared of dice, orders and picks is unsuspicious."""
    faces = Counter(chance.roll(6000, 6))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5  # 5 degrees, 0.1 %
    orders = Counter(chance.shuffle("abcd") for _ in range(4800))
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7  # 23 degrees, 0.1 %
    picks = Counter(chance.pick("xyz") for _ in range(3000))
    assert sum((count - 1000) ** 2 / 1000 for count in picks.values()) < 13.8  # 2 degrees, 0.1 %


# --- scripts ---------------------------------------------------------------------------------------------------


def test_script_repeats_its_results() -> None:
    live = SeededChance(SEED, "s")
    asked = (live.roll(3, 6), live.shuffle("abc"), live.pick("xyz"))
    script = ScriptedChance(live.log)
    assert not script.done()
    assert (script.roll(3, 6), script.shuffle("abc"), script.pick("xyz")) == asked
    assert script.done()
    assert ScriptedChance.rolls((1, 3, 4)).roll(3, 6) == (1, 3, 4)


def test_script_that_does_not_fit_is_refused() -> None:
    rolls = ((6, (1, 2)), (8, (1, 2, 3)), (6, (0, 2, 3)), (6, (1, 2, 7)))
    written = [Draw(kind="roll", sides=sides, results=results) for sides, results in rolls]
    for script in ([], [Draw(kind="shuffle", sides=3, results=(0, 1, 2))], *([one] for one in written)):
        chance = ScriptedChance(script)
        with pytest.raises(BadRecord):
            chance.roll(3, 6)
        assert chance.used == 0
    for order in ((0, 0, 1), (0, 1, 3), (0, 1)):
        with pytest.raises(BadRecord):
            ScriptedChance([Draw(kind="shuffle", sides=3, results=order)]).shuffle("abc")
    for index in (-1, 3):
        with pytest.raises(BadRecord):
            ScriptedChance([Draw(kind="pick", sides=3, results=(index,))]).pick("abc")
