"""Standing answers: what a seat has decided ahead for questions of others' turns. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engines.core import Action, Seat

from .model import Session


def is_question(session: Session, seat: Seat) -> bool:
    """Whether the seat is awaited in another player's turn, as far as everybody may know.

    Not where all act at once: that is everybody's own turn.
    """
    if seat in session.asked:
        return True
    return seat in session.movers and session.rules.turn_of(session.state) not in (None, seat)


def answer_ahead(session: Session, seat: Seat, chosen: Collection[str], *, only: bool) -> Action | None:
    """Return what the bot answers for a seat: by its standing answers, else the only answer there is if ``only``.

    None: it waits for the person. It depends on the view of that seat alone. Where the seat chooses in secret the
    only answer is never given: it would tell others that there was no choice, as to somebody who asks for a card
    that one does not have.
    """
    if not is_question(session, seat):
        return None
    rules, state = session.rules, session.state
    view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
    held = [key for key in session.mind.answers() if key in chosen]  # not those of an earlier program
    action = session.mind.answer(view, seat, legal, held) if held else None
    if action is not None:
        return action if action in legal else None
    is_open = only and len(legal) == 1 and not rules.chooses_in_secret(view, seat)
    return legal[0] if is_open else None


def with_choice(offered: Sequence[str], chosen: Collection[str], key: str) -> tuple[str, ...]:
    """Return the standing answers with this one in place of others to the same question, in the order of the menu.

    Only the question (``topic``) instead of a key: it has none any more.
    """
    return tuple(one for one in offered if one == key or (one in chosen and topic(one) != topic(key)))


def topic(key: str) -> str:
    """Return which question a standing answer is about: the word before the hyphen."""
    return key.partition("-")[0]
