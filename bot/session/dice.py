"""The seed that rolls, and what is fixed about the dice at Begin (docs/fair-dice.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.rows.commitment import PlaceRow
from engines.core.history import fairness
from engines.core.history.drand import check_round
from engines.core.history.fairness import OLD, Beacon, Place
from engines.core.history.verdict import choosable

from .model import Session

SALT = 16
"""Bytes that hide the name of a seat in its digest."""


def rolling_seed(session: Session, seed: bytes) -> bytes:
    """Return the seed that all draws of a game come from."""
    if session.fairness == OLD:
        return seed
    assert session.words is not None, "words are fixed before the first draw"
    return _mix(session.fairness, seed, session.words, session.beacon, message_of(session))


@lru_cache(maxsize=256)
def _mix(
    rule: int, seed: bytes, words: tuple[str | None, ...], beacon: Beacon | None, message: str | None
) -> bytes:
    """Every press of a game asks for the same one."""
    return fairness.rolling_seed(rule, seed, words, beacon, message)


def untyped_of(session: Session) -> tuple[int, int] | None:
    """Return how many of how many people had typed no word, where the operator alone could have chosen the dice."""
    seen = check_round(session.beacon, session.proof)
    return choosable(session.fairness, session.words or (), session.beacon, seen, session.message is not None)


def message_of(session: Session) -> str | None:
    """Return the id of the commitment's message as records and dice have it."""
    return None if session.message is None else str(session.message)


def seal(
    session: Session, seed: bytes, random_bytes: Callable[[int], bytes], beacon: Beacon | None = None
) -> tuple[Session, tuple[PlaceRow, ...]]:
    """Return a beginning lobby with its words and commitment fixed, and its seats as the commitment has them."""
    if session.fairness == OLD:
        return session, ()
    rows = tuple(
        PlaceRow(int(player.seat), player.user_id, *fairness.place(player.name, random_bytes(SALT)))
        for player in session.players
    )
    words = tuple(player.word for player in session.players)
    commitment = fairness.commitment(
        session.fairness,
        seed,
        session.id,
        session.game,
        session.rules_version,
        session.options_text,
        places_of(rows),
        words,
        beacon,
    )
    players = tuple(replace(player, word=None) for player in session.players)
    fixed = replace(
        session,
        players=players,
        words=words,
        beacon=beacon,
        commitment=commitment,
        fixed_options=session.options_text,
    )
    return fixed, rows


def places_of(rows: Sequence[PlaceRow]) -> tuple[Place, ...]:
    """Return the seats as the commitment names them."""
    return tuple(Place(row.name, row.salt, row.digest) for row in rows)
