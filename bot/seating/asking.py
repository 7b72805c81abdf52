"""Requests while they are open: whose answer is missing, and how those people learn of it.

Everybody awaited is told once and reminded once, at half of the request's time: where and when they want it, as
with reminders of a turn. A daily digest that is due tells it in place of a message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rows.messages import RequestRow
from bot.rows.settings import UserSettings
from bot.session.hours import hours_of, pinged_from
from bot.session.model import Phase, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.games import sessions
from bot.store.messages import notices, requests
from bot.store.messages.requests import REQUESTS
from bot.store.people import settings
from bot.tables.clock import turn_limit
from bot.texts import PlayerName, escape_markdown, name_beside

from .kinds import Seating, kind_of

UNLIMITED = 3 * DAY
"""Seconds that stand for the time of a turn at a table without a clock."""
DIGEST_NEAR = HOUR
"""Seconds: a digest that is due within this time tells of a request in place of a message."""


# --- whose answer is missing -------------------------------------------------------------------------------------


def awaited(session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
    """Return the people whose answer is missing and would count; () once the request is over.

    A request may be over before it is stored as ended: its time is up, or its table is about something else by now.
    """
    if request.state != "open" or session.phase != Phase.PLAYING or session.incident is not None:
        return ()
    return tuple(user for user in kind_of(request).answering(session, request, now) if user not in request.agreed)


def not_asked(session: Session, request: RequestRow, now: float) -> Refused:
    """Return the refusal for somebody whom a request does not concern, with the people who can answer it."""
    people = awaited(session, request, now)
    names = [name for player, name in zip(session.players, session.names, strict=True) if player.user_id in people]
    stranger = kind_of(request).stranger(request)
    if stranger is not None and people:
        names = [name_beside(session.names, stranger)]
    players = tuple(PlayerName(escape_markdown(name)) for name in names)
    return Refused("others-asked", players=players, count=len(players))


# --- telling them ------------------------------------------------------------------------------------------------


def ask(
    db: Connection,
    session: Session,
    kind: str,
    seat: int,
    by: int | None,
    people: Sequence[int],
    needed: int,
    facts: Mapping[str, Any],
    now: float,
) -> RequestRow:
    """Add a request, with its message in the channel, and tell everybody awaited."""
    number = requests.add(db, session.id, kind, seat, by, people, needed, facts, now)
    made = REQUESTS.one(db, id=number)
    assert made is not None
    call(db, session, made, now, is_new=True)
    called = REQUESTS.one(db, id=number)
    assert called is not None
    return called


def call(db: Connection, session: Session, request: RequestRow, now: float, *, is_new: bool = False) -> None:
    """Tell the people awaited who have not been told, remind the others if half of the time is over.

    Nobody is called in their quiet hours, nor twice at once. Pings go into one message in the channel, which a new
    request has in any case.
    """
    told, reminded = list(request.told), list(request.reminded)
    pinged: list[int] = []
    moments: list[float] = []
    kind = kind_of(request)
    half = request.created_at + _time(db, request) / 2
    directly = settings.reminds_directly(db, session.id)
    for user in awaited(session, request, now):
        # That somebody is asked is told as they wish; a server decides about what reminds them of it.
        mine = settings.at_table(settings.of_user(db, user), directly=directly and user in told)
        remind_at = pinged_from(hours_of(mine), half)
        free_at = pinged_from(hours_of(mine), now)
        if user in reminded or (user in told and mine.remind == "none"):
            continue
        if free_at > now or (user in told and remind_at > now):
            moments.append(max(free_at, remind_at) if user in told else free_at)
            continue
        if is_new or not digest_is_near(mine, now):
            if mine.remind == "dm":
                facts = {"request": request.id, "reminder": user in told}
                notices.add(db, kind.notice, now, facts, session_id=request.session_id, user_id=user)
            else:
                pinged.append(user)
        if user in told or remind_at <= now:
            reminded.append(user)
        elif mine.remind != "none":
            moments.append(remind_at)
        if user not in told:
            told.append(user)
    if is_new or pinged:
        public = {"request": request.id, "call": pinged, "reminder": not is_new}
        notices.add(db, kind.notice, now, public, session_id=request.session_id)
    REQUESTS.change(db, {"told": told, "reminded": reminded, "next_at": min(moments, default=None)}, id=request.id)


def call_others(db: Connection, session: Session, now: float) -> None:
    """Tell of the open requests who has to answer them now, in place of somebody who has left."""
    for request in requests.open_of(db, session.id):
        if set(awaited(session, request, now)) - set(request.told):
            call(db, session, request, now)


def ask_again(db: Connection, session_id: str, now: float) -> None:
    """Add the notice of every request that was asked in the channel again, pinging nobody.

    Its message may have been deleted.
    """
    for request in requests.open_of(db, session_id):
        if not kind_of(request).one_by_one:
            facts = {"request": request.id, "seat": request.seat, "again": True}
            notices.add(db, kind_of(request).notice, now, facts, session_id=session_id)


def told_by_digest(db: Connection, user_id: int, now: float) -> bool:
    """Count the open requests that await a person as told by the digest that is written; whether there are any."""
    mine, found = settings.of_user(db, user_id), False
    for request in requests.awaiting(db, user_id):
        row = sessions.get(db, request.session_id)
        if row is None or user_id not in awaited(row, request, now):
            continue
        found = True
        remind_at = pinged_from(hours_of(mine), request.created_at + _time(db, request) / 2)
        told = (*request.told, *({user_id} - set(request.told)))
        reminded = request.reminded
        if remind_at <= now + DIGEST_NEAR:
            reminded = (*reminded, *({user_id} - set(reminded)))
        REQUESTS.change(db, {"told": told, "reminded": reminded, "next_at": request.next_at}, id=request.id)
    return found


def _time(db: Connection, request: RequestRow) -> float:
    """Return the seconds that people have to answer: where nothing ends a request, those of a turn."""
    return kind_of(request).life or turn_limit(db, request.session_id) or UNLIMITED


def digest_is_near(mine: UserSettings, now: float) -> bool:
    """Whether a person's daily digest is about to tell what waits for them."""
    return mine.digest_at is not None and mine.digest_at <= now + DIGEST_NEAR
