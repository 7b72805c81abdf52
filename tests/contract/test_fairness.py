"""Words, hashes and the seed that rolls: the test vectors of docs/fair-dice.md."""

from __future__ import annotations

import hmac
import importlib.util
import json
import random
import re
from hashlib import sha256
from pathlib import Path

from bot.session import daily
from engines.core import FastChance
from engines.core.chance import draw
from engines.core.history import fairness
from engines.core.history.fairness import (
    Beacon,
    Place,
    canonical,
    choice_seed,
    clean_word,
    commitment,
    opening,
    place,
    place_digest,
    rolling_seed,
)

from .test_drand import REAL

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "fair-dice.md").read_text(encoding="utf-8")
VECTORS = PAGE.partition("## Test vectors")[2].partition("\n## ")[0]
COMPUTERS = PAGE.partition("## Computer players")[2].partition("\n## ")[0]
DAYS = PAGE.partition("## The dice of the day")[2].partition("\nVectors: ")[2].partition("\n## ")[0]
SEED, SESSION = bytes(range(32)), "abcdefghij"
PLACES = (place("Aki", bytes(16)), place("Ben", b"\x01" * 16))
RULE, WORDS = fairness.WORDS, ("ひみつ", None)
BEACON = Beacon("https://api.drand.sh/public", 4242, "ab" * 32)


def vector(start: str, section: str = VECTORS) -> str:
    """The value of the first row of a table that begins so."""
    match = re.search(rf"^\| {re.escape(start)}\b.*\| `([^`]+)` \|$", section, re.MULTILINE)
    assert match is not None
    return match[1]


def test_pages_of_both_languages_hold_the_same() -> None:
    """The same hashes, definitions and names; only what they are called differs."""
    own, other = PAGE, (DOCS / "fair-dice.ja.md").read_text(encoding="utf-8")
    vectors = [re.findall(r"\| (`[0-9a-f ]+`) \|$", page, re.MULTILINE) for page in (own, other)]
    assert len(vectors[0]) == 27
    assert vectors[0] == vectors[1]
    formulas = [re.findall(r"`(H\(\[.*?\]\))`", page) for page in (own, other)]
    assert len(formulas[0]) == 6
    assert formulas[0] == formulas[1]
    codes = [set(re.findall(r"`([^`\n]+)`", page)) for page in (own, other)]
    commands = [{code for code in each if code.startswith("/")} for each in codes]
    assert commands[0] <= commands[1], "Discord translates their names, and the page gives both"
    assert codes[0] - commands[0] == codes[1] - commands[1]
    assert [page.count("\n## ") for page in (own, other)] == [9, 9]
    assert "(fair-dice.ja.md)" in own
    assert "(fair-dice.md)" in other


def commit(
    *,
    places: tuple[Place, ...] = PLACES,
    words: tuple[str | None, ...] = WORDS,
    options: str = '{"a":1}',
    beacon: Beacon | None = None,
    rule: int = RULE,
) -> str:
    return commitment(rule, SEED, SESSION, "octa", 1, options, places, words, beacon)


def ten(seed: bytes, session: str) -> str:
    return " ".join(str(draw(seed, session, k, 6)) for k in range(10))


def test_page_holds_the_hashes_and_the_seeds_that_roll() -> None:
    assert opening(SEED, SESSION, "octa") == vector("opening")
    assert (PLACES[0].digest, PLACES[1].digest) == (vector("place of Aki"), vector("place of Ben"))
    assert commit() == vector("commitment")
    assert commit(beacon=BEACON) == vector("the same with the beacon")
    rolling = rolling_seed(RULE, SEED, WORDS, None)
    assert rolling.hex() == vector("rolling seed")
    assert rolling_seed(RULE, SEED, WORDS, BEACON).hex() == vector("and rolling seed")
    assert ten(rolling, SESSION) == vector("first ten draws")
    rule, message = fairness.MESSAGE, "1312345678901234567"
    assert f'`"{message}"`' in VECTORS
    assert commit(rule=rule) == vector("format 3: commitment")
    assert commit(rule=rule, beacon=BEACON) == vector("format 3: commitment with the beacon")
    rolling = rolling_seed(rule, SEED, WORDS, None, message)
    assert rolling.hex() == vector("format 3: rolling seed with the message")
    assert rolling_seed(rule, SEED, WORDS, BEACON).hex() == vector("format 3: rolling seed with the beacon")
    assert rolling_seed(rule, SEED, WORDS, None).hex() == vector("format 3: rolling seed with neither")
    assert ten(rolling, SESSION) == vector("format 3: first ten draws")
    beacon, proof = REAL["quicknet 1000"]
    assert f"`{proof.signature}`" in VECTORS
    assert sha256(bytes.fromhex(proof.signature)).hexdigest() == beacon.randomness == vector("SHA-256 of the bytes")


def test_page_holds_the_dice_of_a_day() -> None:
    month, date, secret = "2026-12", "2026-12-01", SEED.hex()
    assert daily.opening(month, secret, None) == vector("month's hash", DAYS)
    assert daily.opening(month, secret, BEACON.url) == vector("month's hash with the beacon", DAYS)
    rounds = [daily.round_of(day, BEACON.url) for day in daily.days_of(month)]
    assert rounds == [6_688_407 + 2880 * day for day in range(31)]
    assert f"{rounds[0]} (1 December) to {rounds[-1]} (31 December)" in DAYS
    seed = daily.seed_of(date, secret, None)
    assert seed.hex() == vector("seed of the day", DAYS)
    assert daily.seed_of(date, secret, BEACON.randomness).hex() == vector("seed of the day with a round", DAYS)
    assert ten(seed, date) == vector("its first ten draws", DAYS)


def test_page_holds_the_seed_of_a_computers_choice() -> None:
    seed = choice_seed(SEED, SESSION, 5, 1)
    assert seed == vector("seed of the choice", COMPUTERS)
    mind = FastChance(seed)
    assert " ".join(str(mind.pick(range(6))) for _ in range(10)) == vector("its first ten picks", COMPUTERS)
    assert seed not in {choice_seed(SEED, SESSION, *other) for other in ((5, 0), (6, 1), (1, 5))}


def test_page_is_a_recipe_without_the_program() -> None:
    """The dice of a day and a computer's random numbers, made from the page's words alone."""
    text = json.dumps(["sainome-days-1", "2026-12", SEED.hex(), None, None], separators=(",", ":"))
    assert sha256(text.encode()).hexdigest() == vector("month's hash", DAYS)
    text = json.dumps(["sainome-computer-1", SESSION, 5, 1], separators=(",", ":"))
    digits = hmac.digest(SEED, text.encode(), "sha256").hex()
    assert digits == vector("seed of the choice", COMPUTERS)
    own = random.Random(digits)
    assert " ".join(str(int(own.random() * 6)) for _ in range(10)) == vector("its first ten picks", COMPUTERS)
    text = json.dumps(["sainome-day-1", "2026-12-01", None], separators=(",", ":"))
    assert hmac.digest(SEED, text.encode(), "sha256").hex() == vector("seed of the day", DAYS)


def test_burnt_draw_is_the_one_on_the_page() -> None:
    """All eight words of its first digest are too high, so that the next message gives it."""
    rolling, n = rolling_seed(RULE, SEED, WORDS, None), 2_147_483_649
    digest = hmac.digest(rolling, f"{SESSION}/314".encode(), "sha256")
    assert all(int.from_bytes(digest[at : at + 4], "big") >= n for at in range(0, 32, 4))
    assert str(draw(rolling, SESSION, 314, n)) == vector("its draw k = 314")
    spec = importlib.util.spec_from_file_location("verify_dice", DOCS.parent / "scripts" / "verify_dice.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.draw(rolling, f"{SESSION}/314", n) == draw(rolling, SESSION, 314, n)


OTHERS = (
    commit(places=PLACES[::-1]),
    commit(words=("", None)),
    commit(words=(None, None)),
    commit(options='{"a":2}'),
    commit(beacon=BEACON),
    commitment(RULE, SEED, "abcdefghik", "octa", 1, '{"a":1}', PLACES, WORDS, None),
    commitment(RULE, SEED, SESSION, "octa", 2, '{"a":1}', PLACES, WORDS, None),
    commitment(RULE, bytes(32), SESSION, "octa", 1, '{"a":1}', PLACES, WORDS, None),
)


def test_commitment_fixes_every_part() -> None:
    assert len({commit(), *OTHERS}) == 1 + len(OTHERS)
    assert commit(options='{ "a" : 1 }') == commit(), "not the spelling of options"
    assert canonical(["é", None, 1, ["\u2028"]]) == '["é",null,1,["\u2028"]]'.encode()
    missed = BEACON._replace(randomness=None)
    assert commit(beacon=missed) == commit(beacon=BEACON), "the randomness is open"
    assert rolling_seed(RULE, SEED, WORDS, BEACON) != rolling_seed(RULE, SEED, WORDS, missed)
    for some, others in ((("ab", "c"), ("a", "bc")), (("null",), (None,))):
        assert rolling_seed(RULE, SEED, some, None) != rolling_seed(RULE, SEED, others, None), "words run together"


def test_erased_place_keeps_its_digest_alone() -> None:
    erased = Place(None, None, PLACES[0].digest)
    assert commit(places=(erased, PLACES[1])) == commit()
    places = (erased, PLACES[0], PLACES[0]._replace(name="Eki"), PLACES[0]._replace(salt=None))
    assert [one.fits for one in places] == [True, True, False, False]
    assert place_digest("Aki", "00") != place_digest("Aki", "01"), "salts hide a name"


CLEANED = {
    "  lucky \n seven ": "lucky seven", "cafe\u0301": "caf\u00e9", "a\u202eb\u200bc\u0000d\ud800e": "abcde",
    "\u200b\u2066": "", "a \u200b b": "a b", "x" * 100: "x" * 60, "x" * 59 + " yz": "x" * 59, "🎲": "🎲",
    "z" + "\u0335" * 40 + "algo": "z\u0335\u0335algo", "z" + "\u0335\u200b" * 40: "z\u0335\u0335",
    "\u0335\u0335seven \u20dd\u0335": "seven", "กู้": "กู้", "`x`": "'x'", "\ufdfa" * 10_000: "\ufdfa" * 60,
}  # fmt: skip


def test_words_are_cleaned() -> None:
    for typed, word in CLEANED.items():
        assert (clean_word(typed), clean_word(word)) == (word, word)
