"""Forged records of each kind: every reader refuses them, or says exactly what it could not check."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.stop import UNPROVED
from engines import GAMES
from engines.core import AnyGame, BadRecord
from engines.core.history.drand import CHAINS, DEFAULT, DISCORD_EPOCH, QUICKNET
from engines.core.history.fairness import MESSAGE, OLD, WORDS, Beacon, Proof, clean_word, commitment
from engines.core.history.records import dump, load
from tests.contract.test_drand import PLAIN, REAL

from .conftest import Command, Ran, played_out
from .test_verify_dice import SCRIPT, Faults, Lines, faults, other_result, parsed, script, written

__all__ = ["faults", "script"]


@pytest.fixture
def octa() -> AnyGame:
    return GAMES["octa"].rules


# --- beacons: what is said must be what was checked -----------------------------------------------------------


def with_round(game: AnyGame, beacon: Beacon, proof: Proof | None) -> Lines:
    return parsed(dump(played_out(game, WORDS, beacon=beacon, proof=proof)))


def check_in(sainome: Command, tmp_path: Path, lines: Lines) -> Ran:
    path = tmp_path / "record.jsonl"
    path.write_text(written(lines), encoding="utf-8")
    return sainome("verify", path)


def test_made_up_round_is_not_called_honest(sainome: Command, tmp_path: Path, octa: AnyGame) -> None:
    ran = check_in(sainome, tmp_path, with_round(octa, Beacon(PLAIN, 7, "cd" * 32), None))
    assert ran.code == UNPROVED
    assert f"Round 7 of drand, {PLAIN}, is mixed in, and not proved" in ran.out
    assert f"To be compared with {PLAIN}/7: {'cd' * 32}." in ran.out
    assert "Honest" not in ran.out


def test_round_of_drand_needs_an_older_message(sainome: Command, tmp_path: Path, octa: AnyGame) -> None:
    """A rigged bot could name a round that everybody knows: the id of the commitment's message dates it."""
    real, proof = REAL["default 72785"]
    lines = with_round(octa, real, proof)
    ran = check_in(sainome, tmp_path, lines)
    assert ran.code == UNPROVED
    assert "and its signature is drand's. To be compared with" in ran.out
    assert "the commitment's message must be older. Give its link as --message." in ran.out
    path = tmp_path / "record.jsonl"
    published = CHAINS[DEFAULT].published_at(72785) * 1000 - DISCORD_EPOCH
    assert sainome("verify", path, "--message", str(published << 22)).code == UNPROVED
    ran = sainome("verify", path, "--message", f"https://discord.com/channels/1/2/{(published << 22) - 1}")
    assert (ran.code, "Honest: " in ran.out) == (0, True)
    lines[0]["proof"][1] = "ab" * 96
    ran = check_in(sainome, tmp_path, lines)
    assert ran.code == 1
    assert "that does not match the signature" in ran.out


def test_own_beacon_is_named_as_such(sainome: Command, tmp_path: Path, octa: AnyGame, faults: Faults) -> None:
    signature = "cd" * 96
    own = Beacon("http://127.0.0.1:9/public", 7, sha256(bytes.fromhex(signature)).hexdigest())
    lines = with_round(octa, own, Proof(signature))
    assert list(faults(written(lines))) == []
    ran = check_in(sainome, tmp_path, lines)
    assert ran.code == UNPROVED
    assert "Round 7 of the operator's own beacon, http://127.0.0.1:9/public, is mixed in" in ran.out
    lines[0]["proof"][0] = "ce" * 96
    assert list(faults(written(lines))) != []
    assert check_in(sainome, tmp_path, lines).code == 1


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


@pytest.mark.parametrize("head", NO_BEACONS.values(), ids=NO_BEACONS)
def test_beacon_that_no_bot_has_written_is_refused(octa: AnyGame, head: dict[str, Any], faults: Faults) -> None:
    """Whoever runs the bot can make the hashes fit, so that only the form betrays it."""
    lines = with_round(octa, Beacon(PLAIN, 7, "cd" * 32), None)
    lines[0].update(head)
    with pytest.raises(BadRecord):
        load(written(lines))
    assert list(faults(written(lines))) != []


# --- words that nobody typed, and messages ---------------------------------------------------------------------

MESSAGE_ID, GROUND = "1312345678901234567", "1312345678901230042"
REAL_BEACON, REAL_PROOF = REAL["quicknet 1000"]
ROUND: dict[str, Any] = {"beacon": REAL_BEACON, "proof": REAL_PROOF}
EARLY = (CHAINS[QUICKNET].published_at(1000) * 1000 - DISCORD_EPOCH) << 22
"""The first id of a message that is not older than that round."""
UNTYPED_WORDS = ("luck", "", "", "", "", "")
CHOSEN = "the operator could have chosen the dice"
EXITS: Mapping[str, tuple[dict[str, Any], str, int, str]] = {
    # how the record was made, what --message is, the exit status, and what is said
    "old rule": ({"rule": OLD}, "", UNPROVED, f"No player's word is mixed in: {CHOSEN}."),
    "id of a press in a word": (
        {"rule": WORDS, "missed": True, "words": ("luck", GROUND, "luck", "", "", "")},
        "", UNPROVED, f"1 of 2 typed no word: {CHOSEN}.",
    ),
    "round that may be old": ({**ROUND, "words": UNTYPED_WORDS}, "", UNPROVED, "at 2023-08-23 15:59:24 UTC"),
    "round after the message": ({**ROUND, "words": UNTYPED_WORDS}, str(EARLY - 1), 0, "after the message that you"),
    "round before the message": (ROUND, str(EARLY), UNPROVED, "before the message that you have"),
    "round that did not come": ({"missed": True}, "", UNPROVED, "An operator could pretend that."),
    "typed words": ({"rule": WORDS, "words": ("luck", "x")}, "", 0, "Honest: "),
    "typed words, but no message": ({"words": ("luck", "x")}, "", UNPROVED, "could pretend that none came"),
    "untyped word": ({"words": UNTYPED_WORDS}, "", UNPROVED, f"1 of 2 typed no word: {CHOSEN}."),
    "message that nobody compared": (
        {"words": UNTYPED_WORDS, "message": MESSAGE_ID}, "", UNPROVED, "compare it with the message at Discord",
    ),
    "message that was seen": (
        {"words": UNTYPED_WORDS, "message": MESSAGE_ID},
        f"https://discord.com/channels/1/2/{MESSAGE_ID}", 0, "is that of the message that you have seen",
    ),
    "another message": (
        {"words": UNTYPED_WORDS, "message": MESSAGE_ID}, "7", 1, "the message that you have seen has the id 7",
    ),
    "message in place of a round": (
        {"missed": True, "message": MESSAGE_ID}, MESSAGE_ID, UNPROVED, "the message was mixed in instead. An",
    ),
    "no message to compare": ({"words": UNTYPED_WORDS}, "7", UNPROVED, "Nothing in these dice can be compared"),
    "message that was left out": ({"words": ("luck", "x")}, MESSAGE_ID, UNPROVED, "could pretend that none came"),
    "no link": ({"words": UNTYPED_WORDS, "message": MESSAGE_ID}, "blue", 2, "it is the link of a message"),
}  # fmt: skip


@pytest.mark.parametrize("case", EXITS)
def test_exit_status_says_what_was_proved(
    sainome: Command, tmp_path: Path, octa: AnyGame, faults: Faults, case: str
) -> None:
    how, message, code, said = EXITS[case]
    path = tmp_path / "record.jsonl"
    path.write_text(dump(played_out(octa, **{"rule": MESSAGE, **how})), encoding="utf-8")
    ran = sainome("verify", path, *(("--message", message) if message else ()))
    assert ran.code == code
    assert said in ran.out + ran.err
    assert ("Honest" in ran.out) is (code == 0)
    assert list(faults(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "head",
    [
        {"message": int(MESSAGE_ID)}, {"message": ""}, {"message": "0"}, {"message": "01"}, {"message": "x"},
        {"message": "1" * 21}, {"message": [MESSAGE_ID]}, {"message": False}, {"format": 4}, {"format": "3"},
        {"beacon": list(REAL_BEACON)},
    ],
    ids=str,
)  # fmt: skip
def test_message_that_no_bot_has_written_is_refused(octa: AnyGame, head: dict[str, Any], faults: Faults) -> None:
    lines = parsed(dump(played_out(octa, MESSAGE, message=MESSAGE_ID)))
    lines[0].update(head)
    with pytest.raises(BadRecord):
        load(written(lines))
    assert list(faults(written(lines))) != []


UNSEEN_WORDS = (
    "blue\u200c", "blue\u2060", "\u200b", " ", "a  b", "a\u00a0b", "blue\u3164", "\u2800", "blue\ufe0f", "a\x00",
)  # fmt: skip


@pytest.mark.parametrize("word", UNSEEN_WORDS, ids=ascii)
def test_word_with_what_cannot_be_seen_is_refused(octa: AnyGame, word: str, faults: Faults) -> None:
    """By such signs a rigged bot could choose the dice, and nobody would see it in the lobby's message."""
    record = dump(played_out(octa, MESSAGE, message=MESSAGE_ID, words=(word, "luck")))
    with pytest.raises(BadRecord, match="cannot be seen"):
        load(record)
    assert list(faults(record)) != []
    assert clean_word(word) in ("", "blue", "a b", "a")


def test_sign_of_earlier_words_is_still_read(octa: AnyGame, faults: Faults) -> None:
    """Up to 0.12.2 a bot left the selector in a typed ❤️."""
    record = dump(played_out(octa, WORDS, words=("❤\ufe0f", "luck")))
    assert load(record).header.words[0] == "❤\ufe0f"
    assert list(faults(record)) == []


@pytest.mark.parametrize(
    "head", [{"message": MESSAGE_ID}, {"beacon": list(REAL_BEACON)}, {"missed": [PLAIN, 7]}], ids=str
)
def test_old_rule_mixes_nothing_in(octa: AnyGame, head: dict[str, Any], faults: Faults) -> None:
    lines = parsed(dump(played_out(octa, OLD)))
    lines[0].update(head)
    with pytest.raises(BadRecord):
        load(written(lines))
    assert list(faults(written(lines))) != []


@pytest.mark.parametrize("url", ["https://my.own/x", "http://127.0.0.1:9/public"])
def test_round_of_an_own_beacon_is_the_operators_choice(
    sainome: Command, tmp_path: Path, octa: AnyGame, url: str
) -> None:
    """Stated or hashed: whoever runs the beacon knows its rounds."""
    for proof in (None, Proof("cd" * 96)):
        own = Beacon(url, 7, sha256(bytes.fromhex("cd" * 96)).hexdigest())
        path = tmp_path / "record.jsonl"
        record = dump(played_out(octa, MESSAGE, beacon=own, proof=proof, words=UNTYPED_WORDS))
        path.write_text(record, encoding="utf-8")
        ran = sainome("verify", path)
        assert (ran.code, f"1 of 2 typed no word: {CHOSEN}." in ran.out) == (UNPROVED, True)
        with path.open("rb") as given:
            told = subprocess.run([sys.executable, str(SCRIPT)], stdin=given, capture_output=True, text=True).stdout
        assert f"1 of 2 typed no word: {CHOSEN}." in told


def test_record_of_a_message_needs_its_field(octa: AnyGame) -> None:
    lines = parsed(dump(played_out(octa, MESSAGE, message=MESSAGE_ID)))
    del lines[0]["message"]
    with pytest.raises(BadRecord, match="message: missing"):
        load(written(lines))


def test_old_version_of_rules_is_a_warning(sainome: Command, tmp_path: Path, octa: AnyGame) -> None:
    """Whoever claims one could burn draws until the deal suited: nothing is replayed."""
    record = played_out(octa, MESSAGE)
    head = record.header.model_copy(update={"rules_version": 1})
    promised = (head.session, head.game, 1, head.options, head.places, head.words, None)
    head = head.model_copy(update={"commitment": commitment(MESSAGE, bytes.fromhex(str(head.seed)), *promised)})
    path = tmp_path / "record.jsonl"
    path.write_text(dump(record.model_copy(update={"header": head})), encoding="utf-8")
    ran = sainome("verify", path)
    assert ran.code == UNPROVED
    assert "Its moves were not played again. Draws anywhere could have been thrown away." in ran.out
    assert "Honest" not in ran.out


# --- rows: what switches a check off --------------------------------------------------------------------------


def test_appended_upgrade_does_not_switch_off_the_replay(sainome: Command, tmp_path: Path, octa: AnyGame) -> None:
    lines = parsed(dump(played_out(octa)))
    version, count = octa.rules_version, len(lines) - 1
    upgrade = {"from": version, "to": version + 1}
    lines.append({"row": count, "seat": None, "notation": f"upgrade {version} {version + 1}", "upgrade": upgrade})
    ran = check_in(sainome, tmp_path, lines)
    assert ran.code == UNPROVED
    assert f"From row {count} on under version {version + 1}" in ran.out
    assert "Draws in them could have been thrown away." in ran.out
    assert "Nothing is wrong, but not everything could be checked: " in ran.out
    assert f"{count} rows replayed" in ran.out


def test_forged_move_before_an_appended_upgrade_is_found_out(
    sainome: Command, tmp_path: Path, octa: AnyGame
) -> None:
    lines = parsed(dump(played_out(octa)))
    version, count = octa.rules_version, len(lines) - 1
    upgrade = {"from": version, "to": version + 1}
    lines.append({"row": count, "seat": None, "notation": f"upgrade {version} {version + 1}", "upgrade": upgrade})
    lines[2]["seat"] = 1 - lines[2]["seat"]
    assert check_in(sainome, tmp_path, lines).code == 1


FORGED_ROWS: Mapping[str, dict[str, Any]] = {
    "far import": {"row": 99_999, "seat": None, "notation": "import x"},
    "import of nothing": {"seat": None, "notation": "import "},
    "import after the end": {"seat": None, "notation": "import elsewhere1"},
    "import of a seat": {"seat": 0, "notation": "import elsewhere1"},
    "upgrade alone": {"seat": None, "notation": "upgrade 1 2"},
    "upgrade with chance": {"seat": None, "notation": "upgrade 1 2", "chance": [["roll", 6, [1]]]},
}


@pytest.mark.parametrize("row", FORGED_ROWS.values(), ids=FORGED_ROWS)
def test_appended_row_switches_nothing_off(
    sainome: Command, tmp_path: Path, octa: AnyGame, row: dict[str, Any], faults: Faults
) -> None:
    lines = parsed(dump(played_out(octa)))
    other_result(lines)
    lines.append({"row": len(lines) - 1, **row})
    assert check_in(sainome, tmp_path, lines).code != 0
    if row["notation"] == "import elsewhere1" and row["seat"] is None:
        done = subprocess.run([sys.executable, str(SCRIPT)], input=written(lines), capture_output=True, text=True)
        assert f"Rows 0 to {len(lines) - 3} are from another table" in done.stdout, "it cannot know the rules"
    else:
        assert list(faults(written(lines))) != []


def test_script_speaks_of_an_import_only_where_there_is_one(octa: AnyGame) -> None:
    honest = dump(played_out(octa))
    done = subprocess.run([sys.executable, str(SCRIPT)], input=honest, capture_output=True, text=True)
    assert done.returncode == 0
    assert "another table" not in done.stdout
    assert "Not checked: that the rules asked for these draws" in done.stdout


def test_swapped_seats_are_named(sainome: Command, tmp_path: Path, octa: AnyGame) -> None:
    lines = with_round(octa, Beacon(PLAIN, 7, "cd" * 32), None)
    lines[0]["seats"] = lines[0]["seats"][::-1]
    ran = check_in(sainome, tmp_path, lines)
    assert ran.code == UNPROVED
    assert "Seat 1 was 'Aki' at Begin and is 'Ben'; the record says not how." in ran.out
    done = subprocess.run([sys.executable, str(SCRIPT)], input=written(lines), capture_output=True, text=True)
    assert "Ben sits where Aki sat at Begin; the record does not say how." in done.stdout


def test_seat_that_was_handed_over_is_explained(sainome: Command, tmp_path: Path, octa: AnyGame) -> None:
    lines = with_round(octa, *REAL["default 72785"])
    lines[0]["seats"][0] = "Zoe"
    lines[0]["handed"] = [7, None]
    check_in(sainome, tmp_path, lines)
    ran = sainome("verify", tmp_path / "record.jsonl", "--message", "1")  # the oldest of all messages
    assert (ran.code, "Honest: " in ran.out) == (0, True), ran.out
    assert "Seat 1 was 'Aki' at Begin and is 'Zoe': handed over after row 7, says the record." in ran.out
    done = subprocess.run([sys.executable, str(SCRIPT)], input=written(lines), capture_output=True, text=True)
    assert "Zoe sits where Aki sat at Begin; handed over after row 7, says the record." in done.stdout
    for wrong in ([7], [-1, None], [10**6, None], ["7", None], 7):
        lines[0]["handed"] = wrong
        with pytest.raises(BadRecord):
            load(written(lines))
