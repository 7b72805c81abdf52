"""The verdict on a record: the promised seed, and every draw that follows from it (docs/fair-dice.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..chance import SeededChance, impossible, seed_hash
from ..errors import BadRecord
from .drand import Checked, chain_of, check_round, posted_at
from .fairness import MESSAGE, OLD, Beacon, commitment, opening, rolling_seed, typed_none
from .records import Header, Record, brought_rows

_SEED = re.compile("[0-9a-f]{64}")
_PROVED = (Checked.NONE, Checked.SIGNED)
"""What leaves nothing to be believed of the beacon."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying every draw; ``bad`` lists the rows whose results do not follow from the seed."""

    hash_fits: bool
    """Whether the seed is the one promised when the lobby opened."""
    draws: int
    bad: tuple[int, ...]
    thrown_away: tuple[int, ...] = ()
    """Rows with chance that are marked undone: rolls that somebody did not like."""

    commitment_fits: bool = True
    """Whether words, seats and options are those promised at Begin; the old rule promises none."""
    brought: int = 0
    """The number of rows that were brought along from another table: their draws are not this seed's."""
    beacon: Checked = Checked.NONE
    renamed: tuple[int, ...] = ()
    """Seats that have another name than at Begin though the record says nothing of it: it may have been altered."""
    handed: tuple[int, ...] = ()
    """Those that were handed over, as the record says."""
    untyped: tuple[int, int] | None = None
    """How many people typed no word, and of how many, where the operator alone could have chosen the dice: nothing
    was mixed in that others can read; (0, 0) where nobody could give a word. None: the operator could not."""
    message: str | None = None
    """The id of the commitment's message, which is mixed in, as the record says."""
    published: int | None = None
    """When the round that is mixed in was published (seconds since 1970), if its chain is known."""
    is_bare: bool = False
    """Whether nothing is mixed in though a message should be: it could not be posted, as the record says."""

    @property
    def honest(self) -> bool:
        """Whether nothing was found to be wrong; ``is_proved`` says whether nothing is left to be believed."""
        is_sealed = self.hash_fits and self.commitment_fits and self.beacon is not Checked.FORGED
        return is_sealed and not self.bad and not self.thrown_away

    def is_proved(self, message: str | None = None) -> bool:
        """Whether the record shows that nobody chose the dice, with the id of the commitment's message as posted.

        A message that is mixed in must be that one; a round must have been published only after it.
        A beacon that did not answer, and a message that could not be posted, are what an operator would pretend.
        """
        is_mixed = self.untyped is None and not self.is_bare and self.beacon in _PROVED
        return self.honest and is_mixed and not self.renamed and self.is_posted(message)

    def is_posted(self, message: str | None) -> bool:
        """Whether the commitment's message, by its id, is the one that the dice need; true if they need none."""
        if self.message is not None:
            return message == self.message
        return self.published is None or (message is not None and posted_at(int(message)) < self.published)


def verify(record: Record) -> Verdict:
    """Recompute every result from the revealed seed; BadRecord if it is not revealed.

    Only a replay (``engines.core.history.replay``) can say whether the rules asked for these draws, and for no
    others.
    """
    if record.header.seed is None:
        raise BadRecord("the seed is not revealed before the game is over")
    if not _SEED.fullmatch(record.header.seed):
        raise BadRecord("the seed is not 32 bytes in hex", 1)
    seed = bytes.fromhex(record.header.seed)
    try:
        rolling, hash_fits, commitment_fits = _check_hashes(record.header, seed)
    except UnicodeEncodeError as error:
        raise BadRecord("a word or a name is no text", 1) from error
    chance = SeededChance(rolling, record.header.session)
    bad = []
    brought = brought_rows(record)
    for row in record.rows[brought:]:
        first = len(chance.log)
        if any(map(impossible, row.chance)):
            bad.append(row.row)
            continue
        for written in row.chance:
            match written.kind:
                case "roll":
                    chance.roll(len(written.results), written.sides)
                case "pick":
                    chance.pick(range(written.sides))
                case "shuffle":
                    chance.shuffle(range(written.sides))
        if tuple(chance.log[first:]) != row.chance:
            bad.append(row.row)
    seen = check_round(awaited_beacon(record.header), record.header.proof)
    pairs = enumerate(zip(record.header.places, record.header.seats, strict=False))
    others = [seat for seat, (place, name) in pairs if place.name not in (None, name)]
    rows = record.header.handed or (None,) * len(record.header.seats)
    renamed = tuple(seat for seat in others if rows[seat] is None)
    handed = tuple(seat for seat in others if rows[seat] is not None)
    head = record.header
    untyped = choosable(head.format, head.words, head.beacon, seen, head.message is not None)
    facts = (undone_draws(record), commitment_fits, brought, seen, renamed, handed, untyped)
    is_bare = head.format == MESSAGE and head.message is None and head.beacon is None
    chain = None if head.beacon is None else chain_of(head.beacon.url)
    mixed = None if head.beacon is None else head.beacon.round
    published = None if chain is None or mixed is None else chain.published_at(mixed)
    return Verdict(hash_fits, chance.next, tuple(bad), *facts, head.message, published, is_bare)


def choosable(
    rule: int, words: Sequence[str | None], beacon: Beacon | None, seen: Checked, with_message: bool
) -> tuple[int, int] | None:
    """Return ``Verdict.untyped``; ``seen``: what was checked of the round, which counts if it is drand's."""
    is_drands = beacon is not None and chain_of(beacon.url) is not None
    if with_message or (is_drands and seen in (Checked.SIGNED, Checked.STATED)):
        return None
    none, people = typed_none(rule, words)
    return None if people and not none else (none, people)


def awaited_beacon(head: Header) -> Beacon | None:
    """Return the beacon of a game, without randomness where its round did not come."""
    return Beacon(*head.missed) if head.beacon is None and head.missed is not None else head.beacon


def _check_hashes(head: Header, seed: bytes) -> tuple[bytes, bool, bool]:
    """Return the seed that rolls, and whether the hash of the lobby and the one of Begin fit."""
    if head.format == OLD:
        return seed, seed_hash(seed) == head.seed_hash, True
    awaited = awaited_beacon(head)
    promised = (head.session, head.game, head.rules_version, head.options, head.places, head.words, awaited)
    begun = commitment(head.format, seed, *promised)
    fits = begun == head.commitment and all(place.fits for place in head.places)
    rolling = rolling_seed(head.format, seed, head.words, head.beacon, head.message)
    return rolling, opening(seed, head.session, head.game) == head.opening, fits


def undone_draws(record: Record) -> tuple[int, ...]:
    """Return the rows that were taken back although they drew chance, as no honest game has any."""
    return tuple(row.row for row in record.rows if row.undone and row.chance)
