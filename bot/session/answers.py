"""Standing answers: what a seat has decided ahead for questions of others' turns. Pure."""

from __future__ import annotations

from collections.abc import Collection

from engines.core import Action, Seat

from .model import Session


def is_question(session: Session, seat: Seat) -> bool:
    """Whether the seat is awaited in another player's turn, as far as everybody may know.

    Not where all act at once: that is everybody's own turn.
    """
    if seat in session.asked:
        return True
    raise NotImplementedError


def answer_ahead(session: Session, seat: Seat, chosen: Collection[str], *, only: bool) -> Action | None:
    """Return what the bot answers for a seat: by its standing answers, else the only answer there is if ``only``.

    None: it waits for the person. It depends on the view of that seat alone.
    """
    raise NotImplementedError
