"""Expired turns: played by the default action, or put to a vote; and what is sent before the deadline."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from math import inf

from bot.rows.messages import VOTE, RequestRow
from bot.rows.session import HALF, NEAR, PLAYED, QUIET, VOTED, ClockRow, Player, SessionRow
from bot.rows.settings import UserSettings
from bot.seating.asking import ask, digest_is_near
from bot.seating.kinds import voters
from bot.seating.seats import let_stand_in_play, resignation
from bot.session import play
from bot.session.hours import counted_seconds, hours_of, is_on_vacation, is_stopped, pinged_from
from bot.session.model import PanelKind, Phase, Refused, Session
from bot.session.play import Move, Origin
from bot.session.players import with_player, with_present_host, with_stand_in
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.games import log
from bot.store.games.clocks import CLOCKS
from bot.store.messages import notices, requests
from bot.store.people import settings
from bot.tables.all_tables import Tables
from bot.tables.clock import (
    LOST_AFTER,
    asked_facts,
    clock_hours,
    is_absent,
    last_call,
    limit_of,
    reminds_before,
    schedule,
    warning_at,
)
from bot.tables.open_table import Also, OpenTable, nothing_more
from engines.core import IllegalAction, Seat

MINUTE = 60.0
REMIND_TOGETHER = HOUR
"""Seconds: reminders due within this time are sent together."""
STAYS_UP, RISES = 10 * HOUR, 4 * HOUR
"""Seconds after and before the hour of somebody's last action in which they are taken to be awake."""
VOTE_PAUSE = DAY
"""Seconds until a refused vote on a turn is repeated."""
VOTE_CHECK = HOUR
"""Seconds between two checks that somebody is left to vote: people leave, or are erased."""
ACTIONS = 500
"""Actions for one table in one tick, more than any game's turn has; the rest waits for the next tick."""


class ExpiredTurns:
    """Processes the clocks of a table: ``attend`` does all that is due."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def attend(self, session_id: str) -> None:
        """Process expired turns (play, vote, or hand the seat to a stand-in), then send warnings and reminders."""
        async with self._tables.open(session_id, quarantined=True) as table:
            if await self._process(table):
                session, now = table.session, table.now()

                def speak(db: Connection) -> None:
                    _warn(db, session, now)
                    _remind(db, session_id, session.table_rules.seconds, now)

                await table.write(speak)

    async def voted(self, table: OpenTable, request: RequestRow, also: Also) -> Session:
        """Play an expired turn after a vote; ``also`` belongs to the transaction.

        Refused("request-over") if the seat owes another decision by now.
        """
        asked = (request.seat, request.facts["asked"])
        if asked not in [(clock.seat, clock.asked) for clock in table.row.clocks if clock.stage != PLAYED]:
            raise Refused("request-over")
        await self._play(table, Seat(request.seat), also=also)
        await table.reload()
        await self._process(table)
        return table.session

    async def _process(self, table: OpenTable) -> bool:
        """Process expired clocks until none is left; return whether the game goes on.

        A table that is over or quarantined has no clocks.
        """
        for _ in range(ACTIONS):
            session, now = table.session, table.now()
            if session.phase is not Phase.PLAYING or session.incident is not None:
                await table.write(lambda db: CLOCKS.delete(db, session_id=table.session.id))
                return False
            expired = [clock for clock in table.row.clocks if _is_expired(clock, now)]
            if not expired:
                return True
            await self._process_clock(table, min(expired, key=lambda clock: (clock.due_at or now, clock.seat)))
            await table.reload()
        return True

    async def _process_clock(self, table: OpenTable, clock: ClockRow) -> None:
        session, seat = table.session, Seat(clock.seat)
        if clock.stage == PLAYED:
            await self._play(table, seat)
            return
        player = session.players[seat]
        if clock.stage == VOTED:
            await self._continue_vote(table, player, clock)
            return
        if clock.due_at is not None and clock.due_at > table.now():
            await self._offer_vote(table, clock)
            return
        late = await self._store.read(partial(_missed, session=session, clock=clock))
        # Who is off the server of a table that waits for them has their day, however often they miss a turn.
        if is_absent(session.table_rules, late) and (player.off is None or player.off + LOST_AFTER <= table.now()):
            await self._replace_player(table, late)
            return
        electorate = await self._store.read(partial(_electorate, row=table.row, seat=clock.seat, now=table.now()))
        if session.table_rules.absent == "vote" and electorate.awaited:
            await self._ask(table, late, clock, electorate)
        else:
            await self._play(table, seat, late)

    async def _play(
        self, table: OpenTable, seat: Seat, late: Player | None = None, also: Also = nothing_more
    ) -> None:
        """Play one action of an expired turn: the game's default for absent players."""
        session, origin = table.session, Origin(seat, None, None, table.now(), by_clock=True)

        def work() -> Move:
            try:
                action = session.rules.default_action(session.state, seat)
                return play.act(session, table.seed, origin, action)
            except IllegalAction as error:
                raise RuntimeError(f"the default action of {session.game} is not legal") from error

        move = await table.run_rules(work)
        if late is not None:
            move = replace(move, session=with_present_host(with_player(move.session, late)))
        await table.commit(move, also)

    async def _replace_player(self, table: OpenTable, late: Player) -> None:
        """Replace an absent player: by a stand-in, or as the game's rules for leaving say."""
        session, now = table.session, table.now()
        if not session.table_rules.stand_ins:
            origin = Origin(late.seat, None, None, now, by_clock=True)
            await table.commit(await table.run_rules(lambda: resignation(table, origin)))
            return

        replaced = with_stand_in(session, late, now)

        def announce(db: Connection) -> None:
            facts = {"seat": int(late.seat), "missed": late.missed}
            notices.add(db, "seat-passed", now, facts, session_id=session.id)
            let_stand_in_play(db, replaced, late, now)

        await table.save(replaced, PanelKind.WAITS, announce)

    async def _continue_vote(self, table: OpenTable, late: Player, clock: ClockRow) -> None:
        """Wait for the voters; if none of them is left, ask others, or play the turn if there are none.

        A refused vote is repeated after VOTE_PAUSE.
        """
        session, row, now = table.session, table.row, table.now()

        def unanswered(db: Connection) -> Electorate | None:
            electorate = _electorate(db, row, clock.seat, now)
            votes = requests.open_of(db, session.id, kind=VOTE, seat=clock.seat)
            limit = session.table_rules.seconds
            waits = [one for one in votes if now < _ends_at(one, electorate, limit)]
            if any(set(electorate.awaited).difference(request.agreed) for request in waits):
                ends_at = min(_ends_at(request, electorate, limit) for request in waits)
                CLOCKS.put(db, replace(clock, next_at=min(now + VOTE_CHECK, ends_at)))
                return None
            for request in votes:
                requests.end(db, request.id, "agreed" if request.agreed else "lapsed")
            last = requests.newest(db, session.id, VOTE, clock.seat)
            if last is not None and (last.state, last.facts["asked"]) == ("refused", clock.asked):
                again = last.created_at + VOTE_PAUSE
                if now < again:
                    CLOCKS.put(db, replace(clock, next_at=again))
                    return None
            is_decided = any(request.agreed or request not in waits for request in votes)
            return replace(electorate, awaited=()) if is_decided else electorate

        electorate = await table.write(unanswered)
        if electorate is None:
            return
        if electorate.awaited:
            await self._ask(table, late, clock, electorate)
        else:
            await self._play(table, Seat(clock.seat))

    async def _ask(self, table: OpenTable, late: Player, clock: ClockRow, electorate: Electorate) -> None:
        """Ask the others whether the computer plays this turn."""
        session, now = table.session, table.now()
        after = replace(
            with_present_host(with_player(session, late)), revision=session.revision + 1, changed_at=now
        )

        def begin(db: Connection) -> None:
            CLOCKS.put(db, replace(clock, stage=VOTED, next_at=now + VOTE_CHECK))
            facts: dict[str, float] = {"asked": clock.asked}
            if _is_asked(db, clock):
                return
            if not electorate.is_attended:
                facts["until"] = now + (session.table_rules.seconds or DAY)
            ask(db, after, VOTE, clock.seat, None, electorate.voters, electorate.needed, facts, now)

        await table.save(after, PanelKind.WAITS, begin)

    async def _offer_vote(self, table: OpenTable, clock: ClockRow) -> None:
        """Let the others vote on a turn that has lasted twice its time, since hours of its player stop the clock.

        Nothing is missed, and the clock goes on as it is. A refused vote is repeated after VOTE_PAUSE.
        """
        session, row, now = table.session, table.row, table.now()

        def begin(db: Connection) -> None:
            electorate = _electorate(db, row, clock.seat, now)
            person, limit = settings.of_user(db, clock.user_id), limit_of(clock, session.table_rules.seconds)
            CLOCKS.put(db, schedule(replace(clock, votes_at=now + VOTE_PAUSE), limit, person, now))
            if electorate.awaited and not _is_asked(db, clock):
                facts = {"asked": clock.asked, "early": True}
                ask(db, session, VOTE, clock.seat, None, electorate.voters, electorate.needed, facts, now)

        await table.write(begin, has_notices=True)


def _missed(db: Connection, session: Session, clock: ClockRow) -> Player:
    """Return the player of an expired clock with this miss.

    With a time bank misses in a row count as one: what counts is for how long the person has not acted.
    """
    player = session.players[clock.seat]
    if session.table_rules.bank is None or clock.had is None or clock.due_at is None:
        return replace(player, missed=player.missed + 1)
    silent = clock.had
    if not player.missed and (acted_at := log.acted_at(db, session.id, clock.seat)) is not None:
        hours = clock_hours(clock, settings.of_user(db, clock.user_id))
        silent = min(silent, counted_seconds(hours, max(clock.started_at, acted_at), clock.due_at))
    return replace(player, missed=1, silent=player.silent + silent)


def _is_asked(db: Connection, clock: ClockRow) -> bool:
    """Whether a vote on this turn is open."""
    votes = requests.open_of(db, clock.session_id, kind=VOTE, seat=clock.seat)
    return any(vote.facts.get("asked") == clock.asked for vote in votes)


def _is_expired(clock: ClockRow, now: float) -> bool:
    """Whether a clock needs processing now: it has expired, or the others may vote although it has not."""
    if clock.stage == VOTED:
        return clock.next_at is not None and clock.next_at <= now
    moments = (clock.due_at, None if clock.due_at is None else clock.votes_at)
    return clock.stage == PLAYED or any(at is not None and at <= now for at in moments)


@dataclass(frozen=True, slots=True)
class Electorate:
    """The people who vote on an expired turn."""

    voters: tuple[int, ...]
    """Everybody seated but the late player."""
    awaited: tuple[int, ...]
    """Of these, the people for whom the vote waits: not on vacation, and not out of time themselves."""
    needed: int
    """How many must agree: a majority of the people awaited who missed no turn, and at least one person.

    The votes of the others count, but nobody waits for a majority that stays away.
    """
    is_attended: bool
    """Whether anybody awaited has missed no turn. Otherwise the vote ends by itself after the time of a turn."""


def _ends_at(request: RequestRow, electorate: Electorate, limit: float | None) -> float:
    """Return when a vote ends without an answer: ``until`` if it said so, never if somebody attends to it."""
    silent = inf if electorate.is_attended else request.created_at + (limit or DAY)
    return float(request.facts.get("until", silent))


def _electorate(db: Connection, row: SessionRow, seat: int, now: float) -> Electorate:
    """Return the people who vote on a seat's turn."""
    late = {c.seat for c in row.clocks if c.stage >= VOTED or (c.due_at is not None and c.due_at <= now)}
    awaited = [
        player
        for player in row.players
        if player.person is not None
        and player.off is None
        and player.seat not in {seat, *late}
        and not is_on_vacation(settings.of_user(db, player.person), now)
    ]
    present = sum(not player.missed for player in awaited)
    users = tuple(player.person for player in awaited if player.person is not None)
    return Electorate(voters(row, seat), users, present // 2 + 1, present > 0)


def _warn(db: Connection, session: Session, now: float) -> None:
    """Warn each person once, whatever their settings, before missing the turn costs the seat.

    The warning stands for the reminder that would be due with it.
    """
    for clock in CLOCKS.where(db, session_id=session.id):
        limit = limit_of(clock, session.table_rules.seconds)
        if not clock.warns or limit is None or clock.due_at is None or clock.stage >= VOTED:
            continue
        person = settings.of_user(db, clock.user_id)
        # Not once they have begun the turn.
        is_last = is_absent(session.table_rules, _missed(db, session, clock))
        if is_last and warning_at(clock, limit, clock_hours(clock, person), now) > now:
            continue
        after = replace(clock, warns=False)
        if is_last:
            facts = {**asked_facts([clock]), "due": clock.due_at}
            notices.add(db, "last-turn", now, facts, session_id=session.id, user_id=clock.user_id)
            if person.remind != "none" and clock.stage < HALF:
                after = replace(after, stage=reminder_stage(clock, person, limit, now))
        CLOCKS.put(db, schedule(after, limit, person, now))


def _remind(db: Connection, session_id: str, seconds: float | None, now: float) -> bool:
    """Add the reminders that are due at a table with so many ``seconds`` for a turn; return whether there are any.

    One notice in the channel mentions all seats with the same stage; direct messages are one notice each.
    """
    directly = settings.reminds_directly(db, session_id)
    ready: list[tuple[ClockRow, UserSettings, int]] = []
    soon: list[tuple[ClockRow, UserSettings, int]] = []
    for clock in CLOCKS.where(db, session_id=session_id):
        if clock.next_at is None or clock.next_at > now + REMIND_TOGETHER or clock.stage >= VOTED:
            continue
        if clock.next_at == clock.votes_at:  # that is the others' to hear
            continue
        person = settings.at_table(settings.of_user(db, clock.user_id), directly=directly)
        limit = limit_of(clock, seconds)
        if clock.stage >= HALF:  # until 0.15 a second reminder came
            if clock.next_at <= now:
                CLOCKS.put(db, schedule(clock, limit, person, now))
            continue
        if person.remind == "none" or is_stopped(hours_of(person), now):
            if clock.next_at <= now:
                _postpone(db, clock, person, limit, now)
            continue
        stage = reminder_stage(clock, person, limit, now)
        if stage == QUIET and clock.next_at <= now and _digest_tells(clock, person, now):
            CLOCKS.put(db, schedule(clock, limit, person, now))
            continue
        later = _after_night(db, clock, person, now)
        if later > now:
            if clock.next_at <= now:
                if clock.warns and limit is not None:
                    later = min(later, warning_at(clock, limit, clock_hours(clock, person), now))
                CLOCKS.put(db, replace(clock, next_at=later))
            continue
        reminder = (clock, person, stage)
        (ready if clock.next_at <= now else soon).append(reminder)
    for stage in {stage for _, _, stage in ready}:
        called = [reminder for reminder in ready if reminder[2] == stage]
        in_channel = [clock for clock, person, _ in called if person.remind == "ping"]
        if in_channel:
            riders = [reminder for reminder in soon if reminder[2] == stage and reminder[1].remind == "ping"]
            called += riders
            in_channel += [clock for clock, _, _ in riders]
            _notice(db, session_id, in_channel, stage, now)
        for clock, person, _ in called:
            if person.remind == "dm":
                _notice(db, session_id, [clock], stage, now, clock.user_id)
            after_it = replace(clock, stage=stage)
            CLOCKS.put(db, schedule(after_it, limit_of(clock, seconds), person, now))
    return bool(ready)


def reminder_stage(clock: ClockRow, person: UserSettings, limit: float | None, now: float) -> int:
    """Return the stage of the reminder: NEAR if the deadline is near, else HALF.

    QUIET: long before that, the call to a turn that began while nobody pinged the person.
    """
    if clock.due_at is None or limit is None:
        return QUIET
    left = counted_seconds(clock_hours(clock, person), now, clock.due_at)
    is_bank = clock.had is not None
    if left > reminds_before(limit, is_bank=is_bank) + REMIND_TOGETHER:
        return QUIET
    return NEAR if left <= last_call(limit, is_bank=is_bank) + REMIND_TOGETHER else HALF


def _after_night(db: Connection, clock: ClockRow, person: UserSettings, now: float) -> float:
    """Return when somebody may be reminded whose time zone nobody knows: by the hour at which they last acted, or
    at which the game began, as they had just joined.

    They were awake then; from so long after it until shortly before that hour the next day they may sleep. Never
    after the deadline, nor after the others may vote.
    """
    acted_at = None if person.zone is not None else log.seen_at(db, clock.session_id, clock.seat, clock.user_id)
    if acted_at is None or clock.due_at is None:
        return now
    since = (now - acted_at) % DAY
    later = now + DAY - RISES - since if STAYS_UP < since < DAY - RISES else now
    last = min(at for at in (clock.due_at - HOUR, clock.votes_at) if at is not None)
    return later if later < last else now


def _digest_tells(clock: ClockRow, person: UserSettings, now: float) -> bool:
    """Whether a daily digest has told of this turn, or is about to: then nobody calls the person as well."""
    if person.digest_at is None:
        return False
    last = person.digest_at - DAY
    was_sent = clock.started_at <= last and not is_on_vacation(person, last)
    return was_sent or digest_is_near(person, now)


def _postpone(db: Connection, clock: ClockRow, person: UserSettings, limit: float | None, now: float) -> None:
    if person.remind == "none":
        CLOCKS.put(db, schedule(clock, limit, person, now))
        return
    hours = clock_hours(clock, person)
    moments = [
        max(pinged_from(hours, now), now + MINUTE),
        *(at for at in (clock.due_at, clock.votes_at) if at is not None),
    ]
    if clock.warns and limit is not None:
        moments.append(warning_at(clock, limit, hours, now))
    CLOCKS.put(db, replace(clock, next_at=min(moments)))


def _notice(
    db: Connection, session_id: str, rows: list[ClockRow], stage: int, now: float, user_id: int | None = None
) -> None:
    rows = sorted(rows, key=lambda row: row.seat)
    due = min((row.due_at for row in rows if row.due_at is not None), default=None)
    facts = {**asked_facts(rows), "stage": stage, "due": due}
    notices.add(db, "remind", now, facts, session_id=session_id, user_id=user_id)
