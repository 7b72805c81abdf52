"""Fair dice: what is promised before a game, and the seed that rolls (docs/fair-dice.md, which has test vectors).

Two hashes are posted: the *opening* fixes the secret seed and the session's id before anybody adds a word, the
*commitment* fixes everything else before the first draw. The seed that rolls is made of the secret seed, the words
of all seats and something that the operator cannot choose: a round of a public beacon or, without one, the id of
the message in which the commitment was posted. Games begun under older rules have no message, or roll with the
secret seed itself.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.core.marks import FewMarks

OLD, WORDS, MESSAGE = 1, 2, 3
"""The rules of the dice: the seed alone; with everybody's words; and with the commitment's message where no round
of a beacon is mixed in. They are the formats of records, too."""
LONGEST_WORD = 60
UNTYPED = ""
"""The word of a person who typed none; up to 0.12.2 it was the id of an interaction, and the rule WORDS."""
_INTERACTION = re.compile("[0-9]{17,20}")
UNSEEN = frozenset(("Cc", "Cf", "Co", "Cs", "Cn"))
"""Unicode categories that a word may not hold: controls, directions, joiners, surrogates, unassigned."""
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing: fillers, variation selectors."""
_STABLE = UNSEEN - {"Cn"}
"""Those of UNSEEN that a later Unicode does not change."""


class Place(NamedTuple):
    """A seat as the commitment names it; name and salt (hex) are None once the person was erased."""

    name: str | None
    salt: str | None
    digest: str

    @property
    def fits(self) -> bool:
        """Whether name and salt give the digest; true for an erased person, whose name is gone."""
        if self.name is None or self.salt is None:
            return self.name is None and self.salt is None
        return place_digest(self.name, self.salt) == self.digest


class Beacon(NamedTuple):
    """A round of a public beacon.

    ``round`` None: it could not be asked at Begin; ``randomness`` None: the round has not come. Then the seed that
    rolls is made of seed and words alone.
    """

    url: str
    round: int | None = None
    randomness: str | None = None


class Proof(NamedTuple):
    """What shows that a round is its beacon's: BLS signatures in hex. It stands beside the beacon, in no hash."""

    signature: str
    previous: str | None = None
    """The signature of the round before, where the chain signs it too."""


def canonical(value: Sequence[Any]) -> bytes:
    """Return a list as JSON without blanks in UTF-8; lists alone have one form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def clean_word(word: str) -> str:
    """Return a typed word as it counts: NFC, without unseen characters, blanks joined, at most 60 characters.

    A backtick becomes an apostrophe, as the word is shown as code. A letter keeps two combining marks, as in names.
    """
    joined = " ".join(unicodedata.normalize("NFC", word[: 20 * LONGEST_WORD]).split())
    shown = INVISIBLE.sub("", joined.replace("`", "'"))
    seen = "".join(letter for letter in shown if unicodedata.category(letter) not in UNSEEN)
    few = FewMarks()
    seen = "".join(letter for letter in seen if few.keeps(letter))
    return unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST_WORD].strip()


def is_seen(word: str, *, strictly: bool) -> bool:
    """Whether all of a word in a record can be seen, as a bot writes it; a rigged one could choose dice by others.

    ``strictly``: also without INVISIBLE, which bots left in words up to 0.12.2.
    """
    plain = " ".join(word.split()) == word and not any(unicodedata.category(letter) in _STABLE for letter in word)
    return plain and not (strictly and INVISIBLE.search(word))


def opening(seed: bytes, session: str, game: str) -> str:
    """Return the hash that is posted when a lobby opens."""
    return _hash(["sainome-open-2", seed.hex(), session, game])


def short_hash(hash_: str) -> str:
    """Return a hash (hex) as messages show it since 0.15: base64url without padding, 43 characters for 64."""
    return base64.urlsafe_b64encode(bytes.fromhex(hash_)).decode().rstrip("=")


def shows_hash(text: str, hash_: str) -> bool:
    """Whether a text has this hash (hex), in either form that was ever posted."""
    return hash_ in text or short_hash(hash_) in text


def place_digest(name: str, salt: str) -> str:
    """Return the hash that stands for a name; without its salt (hex) it says nothing about it."""
    return _hash(["sainome-seat-2", salt, name])


def place(name: str, salt: bytes) -> Place:
    """Return the place of a seat with this name."""
    return Place(name=name, salt=salt.hex(), digest=place_digest(name, salt.hex()))


def typed_none(rule: int, words: Sequence[str | None]) -> tuple[int, int]:
    """Return how many of the people at Begin had typed no word, and how many there were: those who have a word.

    In WORDS the id of an interaction stood for such a word: no player could see where it came from.
    """
    theirs = [word for word in words if word is not None]
    none = [word for word in theirs if word == UNTYPED or (rule == WORDS and _INTERACTION.fullmatch(word))]
    return len(none), len(theirs)


def commitment(
    rule: int,
    seed: bytes,
    session: str,
    game: str,
    rules_version: int,
    options: str,
    places: Sequence[Place],
    words: Sequence[str | None],
    beacon: Beacon | None,
) -> str:
    """Return the hash that is posted at Begin; ``options`` is JSON, of the beacon only URL and round are fixed.

    ``rule``: WORDS or MESSAGE.
    """
    text = json.dumps(json.loads(options), ensure_ascii=False, separators=(",", ":"))
    awaited = None if beacon is None else list(beacon[:2])
    seats = [one.digest for one in places]
    promised = [seed.hex(), session, game, rules_version, text, seats, list(words), awaited]
    return _hash([f"sainome-begin-{rule}", *promised])


def rolling_seed(
    rule: int, seed: bytes, words: Sequence[str | None], beacon: Beacon | None, message: str | None = None
) -> bytes:
    """Return the seed that rolls; ``words`` are in seat order, None for computer players.

    ``message``: the id of the commitment's message, where it is mixed in; no rule but MESSAGE has one.
    """
    mixed = None if beacon is None or beacon.randomness is None else list(beacon)
    parts = [list(words), mixed, *([message] if rule == MESSAGE else [])]
    return hmac.digest(seed, canonical([[f"sainome-words-{rule}"], *parts]), "sha256")


def choice_seed(seed: bytes, session: str, row: int, seat: int) -> str:
    """Return the seed (hex) of what a computer player on this seat chooses after this row of the log.

    It is none of the draws, and nobody who does not know ``seed`` can tell it before the end.
    """
    return hmac.digest(seed, canonical(["sainome-computer-1", session, row, seat]), "sha256").hex()


def public_choice_seed(session: str, row: int, seat: int) -> str:
    """Return the seed by which computer players chose in earlier versions; anybody at the table could make it."""
    return f"{session}/{row}/{seat}"


def _hash(value: Sequence[Any]) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()
