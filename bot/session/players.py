"""The players of a running game: who plays on which seat, and who is its host. Pure."""

from __future__ import annotations

from dataclasses import replace

from bot.rows.session import NO_HOST, Player
from engines.core import Seat
from engines.core.playable import Playable, strongest_policy

from .model import Actor, Phase, Session
from .play import next_question

MISSED_BY_HOST = 2
"""Expired turns in a row after which the host's duties pass on."""


def with_new_decision(session: Session, seat: Seat) -> Session:
    """Return the session with a new round of decision numbers for this seat, so that old buttons are stale."""
    decision = next_question(session.decisions[seat])
    decisions = tuple(decision if at == seat else number for at, number in enumerate(session.decisions))
    return replace(session, decisions=decisions)


def with_stand_in(session: Session, player: Player, at: float) -> Session:
    """Return the session with a stand-in for this person until they come back."""
    return next_revision(session, replace(player, policy=strongest_policy(session.playable)), at)


def leaving(game: Playable, player: Player) -> Player:
    """Return the player of a person who has left for good."""
    return replace(player, policy=player.policy or strongest_policy(game), gone=True)


def hand_over(session: Session, was: Player, new: Actor, at: float) -> Session:
    """Return the session with a new owner of a seat and a new decision number; the host's duties go along."""
    player = Player(was.seat, new.name, user_id=new.user_id)
    handed = list(session.handed or (None,) * len(session.players))
    handed[was.seat] = session.row
    return replace(
        with_new_decision(with_player(session, player), was.seat),
        host_id=new.user_id if session.host_id == was.user_id else session.host_id,
        handed=tuple(handed),
        revision=session.revision + 1,
        changed_at=at,
    )


def next_revision(session: Session, player: Player, at: float) -> Session:
    """Return the next revision of the session, with this player on their seat."""
    now = with_present_host(with_player(session, player))
    return replace(now, revision=session.revision + 1, changed_at=at)


def with_player(session: Session, player: Player) -> Session:
    return replace(session, players=tuple(player if p.seat == player.seat else p for p in session.players))


def with_present_host(session: Session) -> Session:
    """Return the session with a present host, if it is to have one.

    A host who is gone, away, or has missed MISSED_BY_HOST turns hands over to the next person.
    """
    if session.phase is not Phase.PLAYING or session.host_id == NO_HOST:
        return session
    present = [p.reached for p in session.players if p.reached is not None and p.missed < MISSED_BY_HOST]
    if session.host_id in present or not present:
        return session
    seat = next((p.seat for p in session.players if p.user_id == session.host_id), -1)
    later = {p.reached for p in session.players[seat + 1 :]}
    return replace(session, host_id=next((user_id for user_id in present if user_id in later), present[0]))
