"""Forged records of each kind: every reader refuses them, or says exactly what it could not check."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.stop import UNPROVED
from engines import GAMES
from engines.core import BadRecord
from engines.core.history.drand import CHAINS, DEFAULT, DISCORD_EPOCH, QUICKNET
from engines.core.history.fairness import MESSAGE, OLD, WORDS, Beacon, Proof, clean_word, commitment
from engines.core.history.records import dump, load
from tests.contract.test_drand import PLAIN, REAL

from .conftest import Command, Ran, played_out
from .test_verify_dice import Faults, Lines, other_result, parsed, told, written
from .test_verify_dice import faults as faults
from .test_verify_dice import script as script

RULES = GAMES["octa"].rules
Check = Callable[..., Ran]


def octa(rule: int = WORDS, **how: Any) -> Lines:
    """A finished game of Octa by this rule."""
    return parsed(dump(played_out(RULES, rule, **how)))


@pytest.fixture
def check(sainome: Command, tmp_path: Path) -> Check:
    """Run ``sainome verify`` on a record."""

    def run(lines: Lines, message: str = "") -> Ran:
        path = tmp_path / "record.jsonl"
        path.write_text(written(lines), encoding="utf-8")
        return sainome("verify", path, *(("--message", message) if message else ()))

    return run


def is_refused(lines: Lines, faults: Faults, match: str = "") -> bool:
    """Whether neither verifier takes the record."""
    with pytest.raises(BadRecord, match=match or None):
        load(written(lines))
    return list(faults(written(lines))) != []


# --- beacons: what is said must be what was checked -----------------------------------------------------------


def test_made_up_round_is_not_called_honest(check: Check) -> None:
    ran = check(octa(beacon=Beacon(PLAIN, 7, "cd" * 32)))
    assert (ran.code, "Honest" in ran.out) == (UNPROVED, False)
    assert f"Round 7 of drand, {PLAIN}, is mixed in, and not proved" in ran.out
    assert f"To be compared with {PLAIN}/7: {'cd' * 32}." in ran.out


def test_round_of_drand_needs_an_older_message(check: Check) -> None:
    """A rigged bot could name a round that everybody knows: the id of the commitment's message dates it."""
    real, proof = REAL["default 72785"]
    lines = octa(beacon=real, proof=proof)
    ran = check(lines)
    assert ran.code == UNPROVED
    assert "and its signature is drand's. To be compared with" in ran.out
    assert "the commitment's message must be older. Give its link as --message." in ran.out
    published = CHAINS[DEFAULT].published_at(72785) * 1000 - DISCORD_EPOCH
    assert check(lines, str(published << 22)).code == UNPROVED
    ran = check(lines, f"https://discord.com/channels/1/2/{(published << 22) - 1}")
    assert (ran.code, "Honest: " in ran.out) == (0, True)
    lines[0]["proof"][1] = "ab" * 96
    ran = check(lines)
    assert (ran.code, "that does not match the signature" in ran.out) == (1, True)


def test_round_of_an_own_beacon_is_the_operators_choice(check: Check, faults: Faults) -> None:
    """Stated or hashed: whoever runs the beacon knows its rounds."""
    signature, url = "cd" * 96, "http://127.0.0.1:9/public"
    own = Beacon(url, 7, sha256(bytes.fromhex(signature)).hexdigest())
    lines = octa(beacon=own, proof=Proof(signature))
    assert list(faults(written(lines))) == []
    ran = check(lines)
    assert ran.code == UNPROVED
    assert f"Round 7 of the operator's own beacon, {url}, is mixed in" in ran.out
    lines[0]["proof"][0] = "ce" * 96
    assert list(faults(written(lines))) != []
    assert check(lines).code == 1
    for beacon, proof in ((own, Proof(signature)), (own._replace(url="https://my.own/x"), None)):
        lines = octa(MESSAGE, beacon=beacon, proof=proof, words=UNTYPED_WORDS)
        ran = check(lines)
        assert (ran.code, f"1 of 2 typed no word: {CHOSEN}." in ran.out) == (UNPROVED, True)
        assert f"1 of 2 typed no word: {CHOSEN}." in told(written(lines))


def test_round_that_did_not_come_may_be_pretended(check: Check) -> None:
    lines = octa(missed=True)
    assert (lines[0]["beacon"], lines[0]["missed"]) == (None, ["https://beacon.invalid/public", 7])
    ran = check(lines)
    assert (ran.code, "Honest" in ran.out) == (UNPROVED, False)
    assert "Round 7 of the operator's own beacon, https://beacon.invalid/public, did not come" in ran.out
    assert "An operator could pretend that." in ran.out


NO_BEACONS: Mapping[str, dict[str, Any]] = {
    **{f"beacon {value!r}": {"beacon": value, "missed": [PLAIN, 7]} for value in (False, [], 0, "", {})},
    **{f"missed {value!r}": {"beacon": None, "missed": value} for value in (False, [], 0, "", {}, [PLAIN, "7"])},
    "no hex": {"beacon": [PLAIN, 7, "not hex at all"]},
    "capitals": {"beacon": [PLAIN, 7, "CD" * 32]},
    "script": {"beacon": ["javascript:alert(1)", 7, "cd" * 32]},
    "round as text": {"beacon": [PLAIN, "7", "cd" * 32]},
    "round as truth": {"beacon": [PLAIN, True, "cd" * 32]},
    "round 0": {"beacon": [PLAIN, 0, "cd" * 32]},
    "huge round": {"beacon": [PLAIN, 2**53, "cd" * 32]},
    "proof alone": {"beacon": None, "proof": ["cd" * 96, None]},
    "no proof": {"beacon": [PLAIN, 7, "cd" * 32], "proof": ["xy" * 96, None]},
}
"""Whoever runs the bot can make the hashes fit, so that only the form betrays it."""
REAL_BEACON, REAL_PROOF = REAL["quicknet 1000"]
MESSAGE_ID, GROUND = "1312345678901234567", "1312345678901230042"
NO_MESSAGES: tuple[dict[str, Any], ...] = (
    *({"message": wrong} for wrong in (int(MESSAGE_ID), "", "0", "01", "x", "1" * 21, [MESSAGE_ID], False)),
    {"format": 4}, {"format": "3"}, {"beacon": list(REAL_BEACON)},
)  # fmt: skip
OLD_MIXES = ({"message": MESSAGE_ID}, {"beacon": list(REAL_BEACON)}, {"missed": [PLAIN, 7]})


def test_head_that_no_bot_has_written_is_refused(faults: Faults) -> None:
    """Beacons and messages of another form; the old rule mixes nothing in; a record of a message has its field."""
    by_beacon = octa(beacon=Beacon(PLAIN, 7, "cd" * 32))
    by_message, old = octa(MESSAGE, message=MESSAGE_ID), octa(OLD)
    for lines, heads in ((by_beacon, NO_BEACONS.values()), (by_message, NO_MESSAGES), (old, OLD_MIXES)):
        for head in heads:
            assert is_refused([{**lines[0], **head}, *lines[1:]], faults), head
    del by_message[0]["message"]
    with pytest.raises(BadRecord, match="message: missing"):
        load(written(by_message))


# --- words that nobody typed, and messages ---------------------------------------------------------------------

ROUND: dict[str, Any] = {"beacon": REAL_BEACON, "proof": REAL_PROOF}
EARLY = (CHAINS[QUICKNET].published_at(1000) * 1000 - DISCORD_EPOCH) << 22
"""The first id of a message that is not older than that round."""
UNTYPED_WORDS = ("luck", "", "", "", "", "")
UNTYPED: dict[str, Any] = {"words": UNTYPED_WORDS}
CHOSEN = "the operator could have chosen the dice"
EXITS: tuple[tuple[dict[str, Any], str, int, str], ...] = (
    # how the record was made, what --message is, the exit status, and what is said
    ({"rule": OLD}, "", UNPROVED, f"No player's word is mixed in: {CHOSEN}."),
    (  # the id of a press in a word
        {"rule": WORDS, "missed": True, "words": ("luck", GROUND, "luck", "", "", "")},
        "", UNPROVED, f"1 of 2 typed no word: {CHOSEN}.",
    ),
    ({**ROUND, **UNTYPED}, "", UNPROVED, "at 2023-08-23 15:59:24 UTC"),
    ({**ROUND, **UNTYPED}, str(EARLY - 1), 0, "after the message that you"),
    (ROUND, str(EARLY), UNPROVED, "before the message that you have"),
    ({"missed": True}, "", UNPROVED, "An operator could pretend that."),
    ({"rule": WORDS, "words": ("luck", "x")}, "", 0, "Honest: "),
    ({"words": ("luck", "x")}, "", UNPROVED, "could pretend that none came"),
    (UNTYPED, "", UNPROVED, f"1 of 2 typed no word: {CHOSEN}."),
    ({**UNTYPED, "message": MESSAGE_ID}, "", UNPROVED, "compare it with the message at Discord"),
    (
        {**UNTYPED, "message": MESSAGE_ID},
        f"https://discord.com/channels/1/2/{MESSAGE_ID}", 0, "is that of the message that you have seen",
    ),
    ({**UNTYPED, "message": MESSAGE_ID}, "7", 1, "the message that you have seen has the id 7"),
    ({"missed": True, "message": MESSAGE_ID}, MESSAGE_ID, UNPROVED, "the message was mixed in instead. An"),
    (UNTYPED, "7", UNPROVED, "Nothing in these dice can be compared"),
    ({"words": ("luck", "x")}, MESSAGE_ID, UNPROVED, "could pretend that none came"),
    ({**UNTYPED, "message": MESSAGE_ID}, "blue", 2, "it is the link of a message"),
)  # fmt: skip


def test_exit_status_says_what_was_proved(check: Check, faults: Faults) -> None:
    for how, message, code, said in EXITS:
        lines = octa(**{"rule": MESSAGE, **how})
        ran = check(lines, message)
        assert (ran.code, said in ran.out + ran.err) == (code, True), (how, message)
        assert ("Honest" in ran.out) is (code == 0)
        assert list(faults(written(lines))) == []


UNSEEN_WORDS = (
    "blue\u200c", "blue\u2060", "\u200b", " ", "a  b", "a\u00a0b", "blue\u3164", "\u2800", "blue\ufe0f", "a\x00",
)  # fmt: skip


def test_word_with_what_cannot_be_seen_is_refused(faults: Faults) -> None:
    """By such signs a rigged bot could choose the dice, and nobody would see it in the lobby's message.

    Up to 0.12.2 a bot left the selector in a typed ❤️, which is still read.
    """
    for word in UNSEEN_WORDS:
        lines = octa(MESSAGE, message=MESSAGE_ID, words=(word, "luck"))
        assert is_refused(lines, faults, "cannot be seen"), ascii(word)
        assert clean_word(word) in ("", "blue", "a b", "a")
    earlier = octa(words=("❤\ufe0f", "luck"))
    assert load(written(earlier)).header.words[0] == "❤\ufe0f"
    assert list(faults(written(earlier))) == []


def test_old_version_of_rules_is_a_warning(check: Check) -> None:
    """Whoever claims one could burn draws until the deal suited: nothing is replayed."""
    record = played_out(RULES, MESSAGE)
    head = record.header.model_copy(update={"rules_version": 1})
    promised = (head.session, head.game, 1, head.options, head.places, head.words, None)
    head = head.model_copy(update={"commitment": commitment(MESSAGE, bytes.fromhex(str(head.seed)), *promised)})
    ran = check(parsed(dump(record.model_copy(update={"header": head}))))
    assert (ran.code, "Honest" in ran.out) == (UNPROVED, False)
    assert "Its moves were not played again. Draws anywhere could have been thrown away." in ran.out


# --- rows: what switches a check off --------------------------------------------------------------------------


def test_appended_upgrade_does_not_switch_off_the_replay(check: Check) -> None:
    lines = octa()
    version, count = RULES.rules_version, len(lines) - 1
    upgrade = {"from": version, "to": version + 1}
    lines.append({"row": count, "seat": None, "notation": f"upgrade {version} {version + 1}", "upgrade": upgrade})
    ran = check(lines)
    assert ran.code == UNPROVED
    assert f"From row {count} on under version {version + 1}" in ran.out
    assert "Draws in them could have been thrown away." in ran.out
    assert "Nothing is wrong, but not everything could be checked: " in ran.out
    assert f"{count} rows replayed" in ran.out
    lines[2]["seat"] = 1 - lines[2]["seat"]
    assert check(lines).code == 1, "a move before it is still played again"


FORGED_ROWS: Mapping[str, dict[str, Any]] = {
    "far import": {"row": 99_999, "seat": None, "notation": "import x"},
    "import of nothing": {"seat": None, "notation": "import "},
    "import after the end": {"seat": None, "notation": "import elsewhere1"},
    "import of a seat": {"seat": 0, "notation": "import elsewhere1"},
    "upgrade alone": {"seat": None, "notation": "upgrade 1 2"},
    "upgrade with chance": {"seat": None, "notation": "upgrade 1 2", "chance": [["roll", 6, [1]]]},
}


def test_appended_row_switches_nothing_off(check: Check, faults: Faults) -> None:
    honest = told(written(octa()), expect=0)
    assert "another table" not in honest
    assert "Not checked: that the rules asked for these draws" in honest
    for name, row in FORGED_ROWS.items():
        lines = octa()
        other_result(lines)
        lines.append({"row": len(lines) - 1, **row})
        assert check(lines).code != 0, name
        if name == "import after the end":
            said = told(written(lines))
            assert f"Rows 0 to {len(lines) - 3} are from another table" in said, "it cannot know the rules"
        else:
            assert list(faults(written(lines))) != [], name


def test_seat_that_is_anothers_is_named(check: Check) -> None:
    lines = octa(beacon=Beacon(PLAIN, 7, "cd" * 32))
    lines[0]["seats"] = lines[0]["seats"][::-1]
    ran = check(lines)
    assert ran.code == UNPROVED
    assert "Seat 1 was 'Aki' at Begin and is 'Ben'; the record says not how." in ran.out
    assert "Ben sits where Aki sat at Begin; the record does not say how." in told(written(lines))
    real, proof = REAL["default 72785"]
    lines = octa(beacon=real, proof=proof)
    lines[0]["seats"][0] = "Zoe"
    lines[0]["handed"] = [7, None]
    ran = check(lines, "1")  # the oldest of all messages
    assert (ran.code, "Honest: " in ran.out) == (0, True), ran.out
    assert "Seat 1 was 'Aki' at Begin and is 'Zoe': handed over after row 7, says the record." in ran.out
    assert "Zoe sits where Aki sat at Begin; handed over after row 7, says the record." in told(written(lines))
    for wrong in ([7], [-1, None], [10**6, None], ["7", None], 7):
        lines[0]["handed"] = wrong
        with pytest.raises(BadRecord):
            load(written(lines))
