"""Expired turns: played by the default action, or put to a vote; and the reminders before the deadline."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.rows.log import SEAT_PASSED
from bot.rows.messages import NOTICE_OF, VOTE, RequestRow
from bot.rows.session import HALF, NEAR, PLAYED, VOTED, ClockRow, Player, SessionRow
from bot.rows.settings import UserSettings
from bot.seating.seats import resignation, with_player, with_present_host, with_stand_in
from bot.session import play
from bot.session.hours import after, counted_seconds, hours_of, is_on_vacation, is_stopped
from bot.session.model import PanelKind, Phase, Refused, Session
from bot.session.play import Move, Origin
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.messages import notices, requests
from bot.store.people import settings
from bot.store.play import clocks, log
from bot.tables.all_tables import Tables
from bot.tables.clock import asked_facts, last_call, schedule
from bot.tables.open_table import Also, OpenTable, nothing_more
from engines.core import IllegalAction, Seat

MISSED_LIMIT = 3
"""Expired turns in a row after which a stand-in takes the seat."""
REMIND_TOGETHER = HOUR
"""Seconds: reminders due within this time are sent together."""
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
        """Process expired turns (play, vote, or hand the seat to a stand-in), then send reminders."""
        async with self._tables.open(session_id, quarantined=True) as table:
            if await self._process(table):
                limit, now = table.session.table_rules.seconds, table.now()
                await table.write(lambda db: _remind(db, session_id, limit, now))

    async def voted(self, table: OpenTable, request: RequestRow, also: Also) -> Session:
        """Play an expired turn after a vote; ``also`` belongs to the transaction.

        Refused("request-over") if the seat owes another decision by now.
        """
        asked = (request.seat, request.facts["asked"], VOTED)
        if asked not in [(clock.seat, clock.asked, clock.stage) for clock in table.row.clocks]:
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
                await table.write(lambda db: clocks.stop_all(db, table.session.id))
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
        late = replace(player, missed=player.missed + 1)
        if late.missed >= MISSED_LIMIT:
            await self._replace_player(table, late)
            return
        voters = await self._store.read(partial(_voters, row=table.row, seat=clock.seat, now=table.now()))
        if session.table_rules.absent == "vote" and voters:
            await self._ask(table, late, clock, voters)
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

        def announce(db: Connection) -> None:
            facts = {"seat": int(late.seat), "missed": late.missed}
            notices.add(db, "seat-passed", now, facts, session_id=session.id)
            log.add_seat_change(db, session.id, SEAT_PASSED, late, row=session.row, at=now)

        await table.save(with_stand_in(session, late, now), PanelKind.WAITS, announce)

    async def _continue_vote(self, table: OpenTable, late: Player, clock: ClockRow) -> None:
        """Wait for the voters; if none of them is left, ask others, or play the turn if there are none.

        A refused vote is repeated after VOTE_PAUSE.
        """
        session, row, now = table.session, table.row, table.now()

        def unanswered(db: Connection) -> tuple[bool, tuple[int, ...]]:
            votes = [r for r in requests.open_of(db, session.id) if (r.kind, r.seat) == (VOTE, clock.seat)]
            here = {player.person for player in session.players}
            open_ = [(r, [user for user in r.asked if user in here and user not in r.agreed]) for r in votes]
            if any(missing for _, missing in open_):
                clocks.put(db, replace(clock, next_at=now + VOTE_CHECK))
                return True, ()
            for request, _ in open_:
                requests.end(db, request.id, "agreed" if request.agreed else "lapsed")
            last = requests.newest(db, session.id, VOTE, clock.seat)
            if last is not None and (last.state, last.facts["asked"]) == ("refused", clock.asked):
                again = last.created_at + VOTE_PAUSE
                if now < again:
                    clocks.put(db, replace(clock, next_at=again))
                    return True, ()
            agreed = any(request.agreed for request, _ in open_)
            return False, () if agreed else _voters(db, row, clock.seat, now)

        waiting, voters = await table.write(unanswered)
        if voters:
            await self._ask(table, late, clock, voters)
        elif not waiting:
            await self._play(table, Seat(clock.seat))

    async def _ask(self, table: OpenTable, late: Player, clock: ClockRow, voters: tuple[int, ...]) -> None:
        """Ask the others whether the computer plays this turn; a majority decides."""
        session, now = table.session, table.now()
        after = replace(
            with_present_host(with_player(session, late)), revision=session.revision + 1, changed_at=now
        )

        def ask(db: Connection) -> None:
            clocks.put(db, replace(clock, stage=VOTED, next_at=now + VOTE_CHECK))
            facts = {"asked": clock.asked}
            needed = len(voters) // 2 + 1
            number = requests.add(db, session.id, VOTE, clock.seat, None, voters, needed, facts, now)
            asking = {"request": number, "seat": clock.seat, "due": clock.due_at}
            notices.add(db, NOTICE_OF[VOTE], now, asking, session_id=session.id)

        await table.save(after, PanelKind.WAITS, ask)


def _is_expired(clock: ClockRow, now: float) -> bool:
    """Whether an expired clock needs processing now."""
    if clock.stage == VOTED:
        return clock.next_at is not None and clock.next_at <= now
    return clock.stage == PLAYED or (clock.due_at is not None and clock.due_at <= now)


def _voters(db: Connection, row: SessionRow, seat: int, now: float) -> tuple[int, ...]:
    """Return the users who vote on a seat's turn: present people who have not missed a turn themselves."""
    late = {c.seat for c in row.clocks if c.stage >= VOTED or (c.due_at is not None and c.due_at <= now)}
    voters = []
    for player in row.players:
        if player.user_id is None or player.policy is not None or player.missed or player.seat in {seat, *late}:
            continue
        if not is_on_vacation(settings.of_user(db, player.user_id), now):
            voters.append(player.user_id)
    return tuple(voters)


def _remind(db: Connection, session_id: str, limit: float | None, now: float) -> bool:
    """Add the reminders that are due; return whether there are any.

    One notice in the channel mentions all seats with the same stage; direct messages are one notice each.
    """
    ready: list[tuple[ClockRow, UserSettings, int]] = []
    soon: list[tuple[ClockRow, UserSettings, int]] = []
    for clock in clocks.of_session(db, session_id):
        if clock.next_at is None or clock.next_at > now + REMIND_TOGETHER or clock.stage >= NEAR or limit is None:
            continue
        person = settings.of_user(db, clock.user_id)
        if person.remind == "none" or is_stopped(hours_of(person), now):
            if clock.next_at <= now:
                _postpone(db, clock, person, limit, now)
            continue
        reminder = (clock, person, reminder_stage(clock, person, limit, now))
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
            clocks.put(db, schedule(replace(clock, stage=stage), limit, person, now))
    return bool(ready)


def reminder_stage(clock: ClockRow, person: UserSettings, limit: float, now: float) -> int:
    """Return the stage of the reminder: NEAR if the deadline is near or half time was sent, else HALF."""
    assert clock.due_at is not None
    left = counted_seconds(hours_of(person), now, clock.due_at)
    return NEAR if clock.stage >= HALF or left <= last_call(limit) else HALF


def _postpone(db: Connection, clock: ClockRow, person: UserSettings, limit: float, now: float) -> None:
    if person.remind == "none":
        clocks.put(db, schedule(clock, limit, person, now))
        return
    assert clock.due_at is not None
    clocks.put(db, replace(clock, next_at=min(after(hours_of(person), now, 0), clock.due_at)))


def _notice(
    db: Connection, session_id: str, rows: list[ClockRow], stage: int, now: float, user_id: int | None = None
) -> None:
    rows = sorted(rows, key=lambda row: row.seat)
    facts = {**asked_facts(rows), "stage": stage, "due": min(row.due_at for row in rows if row.due_at is not None)}
    notices.add(db, "remind", now, facts, session_id=session_id, user_id=user_id)
