"""Requests while they are open: whose answer is missing, and how those people learn of it.

Everybody awaited is told once and reminded once, at half of the request's time: where and when they want it, as
with reminders of a turn. A daily digest that is due tells it in place of a message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.rows.messages import END, FILL, GIVE, NOTICE_OF, UNDO, VOTE, RequestRow
from bot.rows.session import Player, SessionRow
from bot.rows.settings import UserSettings
from bot.session.ending import awaited_players
from bot.session.hours import hours_of, pinged_from
from bot.session.model import Phase, Refused, Session
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.messages.requests import REQUESTS
from bot.store.people import settings
from bot.store.play import sessions
from bot.tables.clock import turn_limit
from bot.texts import PlayerName, escape_markdown, name_beside

LIFE = DAY
"""Seconds that a request to end is open. Playing on does not end it."""
UNLIMITED = 3 * DAY
"""Seconds that stand for the time of a turn at a table without a clock."""
DIGEST_NEAR = HOUR
"""Seconds: a digest that is due within this time tells of a request in place of a message."""
Seating: TypeAlias = Session | SessionRow


# --- whose answer is missing -------------------------------------------------------------------------------------


def awaited(session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
    """Return the people whose answer is missing and would count; () once the request is over.

    A request may be over before it is stored as ended: its time is up, or its table is about something else by now.
    """
    if request.state != "open" or session.phase != Phase.PLAYING or session.incident is not None:
        return ()
    return tuple(user for user in _answering(session, request, now) if user not in request.agreed)


def _answering(session: Seating, request: RequestRow, now: float) -> tuple[int, ...]:
    """Return the people who may answer an open request of a game that is played."""
    if request.kind == END:
        return missing(session, request) if is_open(session, request, now) else ()
    if request.kind == VOTE:
        return voters(session, request.seat)
    if request.kind == FILL:
        is_asking = is_sought(session, request) and now < request.facts.get("until", 0)
        return request.asked[-1:] if is_asking else ()
    player = session.players[request.seat]
    if request.kind == UNDO:
        is_same_board = request.facts["at"] == session.row and player.person == request.user_id
        here = {each.reached for each in session.players} if is_same_board else ()
        return tuple(user for user in request.asked if user in here)
    new = request.asked[0] if request.kind == GIVE else request.user_id
    if player.user_id != request.facts["owner"] or _player_of(session, new) is not None:
        return ()
    return request.asked if request.kind == GIVE else responsible(session, request.seat)


def voters(session: Seating, seat: int) -> tuple[int, ...]:
    """Return the people who vote on a seat's expired turn: everybody else who plays on their own seat."""
    return tuple(p.reached for p in session.players if p.reached is not None and p.seat != seat)


def responsible(session: Seating, seat: int) -> tuple[int, ...]:
    """Return the users who may give a seat away: its owner if present, else the host, else everybody present."""
    person = session.players[seat].reached
    if person is not None:
        return (person,)
    present = tuple(p.reached for p in session.players if p.reached is not None)
    return (session.host_id,) if session.host_id in present else present


def not_asked(session: Session, request: RequestRow, now: float) -> Refused:
    """Return the refusal for somebody whom a request does not concern, with the people who can answer it."""
    people = awaited(session, request, now)
    names = [name for player, name in zip(session.players, session.names, strict=True) if player.user_id in people]
    if request.kind == GIVE and people:
        names = [name_beside(session.names, str(request.facts["name"]))]
    players = tuple(PlayerName(escape_markdown(name)) for name in names)
    return Refused("others-asked", players=players, count=len(players))


def is_open(session: Seating, request: RequestRow, now: float) -> bool:
    """Whether a request to end can still be answered: not for longer than LIFE, nor once its asker has left."""
    is_asker_here = _player_of(session, request.user_id) is not None
    return request.state == "open" and is_asker_here and now < request.created_at + LIFE


def is_sought(session: Seating, request: RequestRow) -> bool:
    """Whether a substitute is still sought: the seat is its owner's, who is not back, or has not resigned.

    ``here`` of the facts: the owner plays on until somebody takes the seat.
    """
    if request.state != "open" or session.phase != Phase.PLAYING or session.incident is not None:
        return False
    player = session.players[request.seat]
    return player.user_id == request.facts["owner"] and player.is_computer != bool(request.facts.get("here"))


def missing(session: Seating, request: RequestRow) -> tuple[int, ...]:
    """Return the people whose answer to a request to end is missing, in seat order."""
    players = awaited_players(session, request.user_id, request.asked, request.agreed)
    return tuple(player.user_id for player in players if player.user_id is not None)


def _player_of(session: Seating, user_id: int | None) -> Player | None:
    seated = (player for player in session.players if player.user_id is not None and not player.gone)
    return next((player for player in seated if player.user_id == user_id), None)


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
                notices.add(db, NOTICE_OF[request.kind], now, facts, session_id=request.session_id, user_id=user)
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
        notices.add(db, NOTICE_OF[request.kind], now, public, session_id=request.session_id)
    REQUESTS.change(db, {"told": told, "reminded": reminded, "next_at": min(moments, default=None)}, id=request.id)


def call_others(db: Connection, session: Session, now: float) -> None:
    """Tell of the open requests who has to answer them now, in place of somebody who has left."""
    for request in requests.open_of(db, session.id):
        if set(awaited(session, request, now)) - set(request.told):
            call(db, session, request, now)


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
    if request.kind == END:
        return LIFE
    return turn_limit(db, request.session_id) or UNLIMITED


def digest_is_near(mine: UserSettings, now: float) -> bool:
    """Whether a person's daily digest is about to tell what waits for them."""
    return mine.digest_at is not None and mine.digest_at <= now + DIGEST_NEAR
