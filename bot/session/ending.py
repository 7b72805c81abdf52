"""Ending a game before its end: who may, and who has to agree. Pure."""

from __future__ import annotations

from collections.abc import Collection

from bot.rows.session import NO_HOST, Player, SessionRow

from .model import Phase, Refused, Session


def require_may_end(
    table: Session | SessionRow,
    user_id: int,
    *,
    moderates: bool = False,
    manages: bool = False,
    at_once: bool = False,
) -> None:
    """Refuse who may not end this table: its host may, who asks the others first if it ``needs_consent``.

    ``moderates``, ``manages``: the table's channel, the server. ``at_once``: without asking anybody, which is for
    moderators. Refused: host-only, no-host-ends, moderator-plays (but who manages the server may).
    """
    if user_id == table.host_id and not at_once:
        return
    if not moderates:
        raise Refused("host-only" if table.host_id != NO_HOST else "no-host-ends")
    if not manages and any(player.user_id == user_id and not player.gone for player in table.players):
        raise Refused("moderator-plays")


def needs_consent(session: Session) -> bool:
    """Whether everybody must agree to end this game: it is rated, and its first round is over.

    The first round is over once more turns were begun than a round has (``Game.turns_in_round``). A game that
    cannot go on needs nobody's consent.
    """
    if session.phase is not Phase.PLAYING or session.incident is not None or not session.table_rules.rated:
        return False
    return session.rules.turns(session.state) > session.rules.turns_in_round(len(session.players))


def awaited_players(
    session: Session | SessionRow, asker: int | None, asked: Collection[int] = (), agreed: Collection[int] = ()
) -> tuple[Player, ...]:
    """Return the players whose consent is missing, in seat order.

    People who have left for good are not asked, nor people who were away when the others were ``asked``, until they
    come back. Nobody who was asked is passed over for being away since.
    """
    return tuple(
        player
        for player in session.players
        if player.user_id is not None
        and not player.gone
        and player.user_id != asker
        and player.user_id not in agreed
        and ((not player.away and player.off is None) or player.user_id in asked)
    )
