"""Seats whose people are gone: found to be off the server, or given to the computer by host or moderator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import structlog

from bot.rows.log import SEAT_BY_HOST, SEAT_BY_MODERATOR, SEAT_LEFT, SEAT_OFF, SEAT_PASSED, InterventionRow
from bot.rows.messages import VOTE
from bot.rows.session import ClockRow, Player, RemovalRow, SessionRow
from bot.session.hours import pinged_from
from bot.session.model import Actor, PanelKind, Phase, Refused, Session
from bot.session.moderation import BY_HOST, BY_MODERATOR, decides
from bot.session.play import Origin, require_playing
from bot.session.players import next_revision, with_stand_in
from bot.session.rules import DAY, HOUR
from bot.store import Connection
from bot.store.games import clocks, departures, log, sessions
from bot.store.games.clocks import CLOCKS
from bot.store.games.departures import REMOVALS
from bot.store.games.log import INTERVENTIONS
from bot.store.messages import notices, requests
from bot.store.people import settings
from bot.tables.all_tables import Tables
from bot.tables.clock import LOST_AFTER, clock_hours
from bot.tables.open_table import OpenTable
from bot.tables.session_store import Committed
from bot.tables.tasks import KeyedTasks
from bot.texts import PlayerName, escape_markdown
from engines.core import Seat

from .asking import call_others
from .kinds import OF_SEATS
from .presence import UNKNOWN_KEPT, Presence
from .requests import Requests
from .seats import Seats, let_stand_in_play, resignation
from .substitutes import Substitutes

logger = structlog.get_logger(__name__)

AGAIN = HOUR
"""Seconds after which Discord is asked again what it has not answered."""
OFF, UNSEEN = "seat-off", "unseen"
"""Kinds of notices: somebody is off the server; somebody does not see the table."""


class Absences:
    """What the judge of ``presence.py`` means for tables. What is not known changes nothing."""

    def __init__(
        self, tables: Tables, presence: Presence, seats: Seats, substitutes: Substitutes, asked: Requests
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._seats = seats
        self._substitutes = substitutes
        self._requests = asked
        self._movers: dict[str, Session] = {}
        self._due: dict[str, list[ClockRow]] = {}
        self._tasks = KeyedTasks("absences", self._look_at_movers)
        self._clocks = KeyedTasks("absences-clocks", self._look_at_clocks)
        tables.listen(self._committed)

    # --- when somebody is looked for -----------------------------------------------------------------------------

    def _committed(self, committed: Committed) -> None:
        """Look for those whose turn it is now, beside whatever goes on."""
        session = committed.session
        if session is None or session.phase is not Phase.PLAYING:
            return
        people = _movers(session)
        if any(answer is not True for answer in self._presence.known(session.guild_id, people)) or _off(session):
            self._movers[session.id] = session
            self._tasks.ask(session.id)

    async def _look_at_movers(self, session_id: str) -> None:
        session = self._movers.pop(session_id, None)
        if session is not None:
            await self._judge(session, await self._presence.of_many(session.guild_id, _movers(session)))

    async def doubt(self, user_id: int) -> None:
        """Look for somebody at all of their tables, as they accept no direct message."""
        for row in await self._tables.store.read(partial(sessions.open_of, user_id=user_id)):
            if row.phase == Phase.PLAYING:
                is_there = await self._presence.on_server(row.guild_id, user_id, kept=UNKNOWN_KEPT)
                await self._judge(row, {user_id: is_there})

    async def attend(self, session_id: str) -> None:
        """Look for those whose turn has lasted for half of its time, and for those who have been off for a day.

        Nobody waits for Discord: what it has not answered is asked again after AGAIN, also after a crash.
        """
        now = self._tables.now()

        def work(db: Connection) -> list[ClockRow]:
            rows = CLOCKS.where(db, session_id=session_id)
            due = [row for row in rows if row.look_at is not None and row.look_at <= now]
            for row in due:
                clocks.looked(db, row, now + AGAIN)
            return due

        self._due.setdefault(session_id, []).extend(await self._tables.write(session_id, work))
        self._clocks.ask(session_id)

    async def _look_at_clocks(self, session_id: str) -> None:
        due, session = self._due.pop(session_id, []), await self._tables.load(session_id)
        answers = await self._presence.of_many(session.guild_id, [row.user_id for row in due])
        await self._judge(session, answers)
        there = [row for row in due if answers[row.user_id]]
        hidden = {row.seat for row in there if await self._presence.sees(session, row.user_id) is False}
        after, now = await self._tables.load(session_id), self._tables.now()

        def work(db: Connection) -> None:
            for row in due:
                player, answer = after.players[row.seat], answers[row.user_id]
                if answer is None or (answer is False and player.reached == row.user_id):
                    continue  # not known, or not when it was asked again
                look_at = _next_look(after, row, now)
                if row.seat in hidden and (row.due_at is not None or now < row.started_at + 2 * DAY):  # once a turn
                    free_at = pinged_from(clock_hours(row, settings.of_user(db, row.user_id)), now)
                    if free_at > now:
                        look_at = free_at
                    else:
                        facts = {"asked": row.asked}
                        notices.add(db, UNSEEN, now, facts, session_id=session_id, user_id=row.user_id)
                clocks.looked(db, row, look_at)

        await self._tables.write(session_id, work)

    async def settle(self) -> None:
        """Wait until nobody is looked for."""
        await self._clocks.settle()
        await self._tasks.settle()

    async def close(self) -> None:
        """Stop looking; the next turn, or half of its time, looks again."""
        await self._clocks.close()
        await self._tasks.close()

    # --- a press -------------------------------------------------------------------------------------------------

    async def act_there(self, session: Session, actor: Actor) -> bool:
        """Note a press on the table's server: whoever was thought to be off it, at a table that waits, is back.

        Return whether that has changed the table.
        """
        self._presence.seen(session.guild_id, actor.user_id)
        player = session.player_of(actor.user_id)
        if player is not None and player.off is not None and player.person is not None:
            with suppress(Refused):  # they have come back elsewhere meanwhile, or a moderator decided otherwise
                await self._seats.back(session.id, actor, waits=True)
                return True
        return False

    async def require_there(self, session: Session, user_id: int) -> None:
        """Refuse a press from elsewhere of somebody who is off the table's server. Refused: off-server.

        Who has just been asked for and was not there is asked for again, as they may have come back.
        """
        if session.phase not in (Phase.LOBBY, Phase.PLAYING):
            return
        if await self._presence.on_server(session.guild_id, user_id) is False:
            answer = await self._presence.on_server(session.guild_id, user_id, kept=UNKNOWN_KEPT)
            if answer is False:
                if session.phase is Phase.PLAYING:
                    await self._judge(session, {user_id: False})
                raise Refused("off-server")

    # --- what follows --------------------------------------------------------------------------------------------

    async def _judge(self, session: Session | SessionRow, answers: Mapping[int, bool | None]) -> None:
        """Let the computer play for those who are off the server; who is there again plays on.

        An older no is asked again: somebody may be back since, or have pressed at another process.
        """
        off = _off(session)
        for user_id, is_there in answers.items():
            try:
                if is_there is False:
                    await self._settle_off(session, user_id)
                elif is_there and user_id in off:
                    await self._seats.back(session.id, Actor(user_id, ""), waits=True)
            except Refused as refusal:
                logger.info("absence-left", session=session.id, reason=refusal.code)

    async def _settle_off(self, session: Session | SessionRow, user_id: int) -> None:
        """Bring the seat of somebody who was not there to what is so by now; a repeat changes nothing."""
        since = next((one.off for one in session.players if one.user_id == user_id), None)
        is_over = since is not None and since + LOST_AFTER <= self._tables.now()
        kept = 0 if is_over else UNKNOWN_KEPT
        if await self._presence.on_server(session.guild_id, user_id, kept=kept) is not False:
            return
        async with self._tables.open(session.id) as table:
            player = table.session.player_of(user_id)
            if player is None or player.person is None or table.session.phase is not Phase.PLAYING:
                return
            if player.off is None:
                await self._off(table, player)
            elif is_over and player.seat in table.session.movers:
                origin = Origin(player.seat, None, None, table.now(), by_clock=True)
                await table.commit(await table.run_rules(partial(resignation, table, origin)))

    async def _off(self, table: OpenTable, player: Player) -> None:
        """Note that somebody is off the server: the computer plays at once, or the table waits for a day."""
        session, now = table.session, table.now()
        off = replace(player, off=now)
        plays = session.table_rules.stand_ins
        after = with_stand_in(session, off, now) if plays else next_revision(session, off, now)

        def announce(db: Connection) -> None:
            facts = {"seat": int(player.seat), "until": now + LOST_AFTER}
            notices.add(db, OFF, now, facts, session_id=session.id)
            log.add_seat_change(db, session.id, SEAT_OFF, player, row=session.row, at=now)
            if plays:
                log.add_seat_change(db, session.id, SEAT_PASSED, player, row=session.row, at=now)
            else:
                CLOCKS.change(db, {"look_at": now + LOST_AFTER}, session_id=session.id, seat=player.seat)
            self._seek(db, after, player, now)
            call_others(db, after, now)

        await table.save(after, PanelKind.WAITS, announce)
        logger.info("seat-off", session=session.id, seat=int(player.seat))

    def _seek(self, db: Connection, session: Session, player: Player, now: float) -> None:
        """Look for a substitute, if anybody is left who would play with them."""
        is_attended = any(one.reached is not None for one in session.players)
        if is_attended and requests.search_for(db, session.id, int(player.seat)) is None:
            self._substitutes.begin(db, session, session.players[player.seat], None, now, told=True)

    # --- decided by host or moderator ----------------------------------------------------------------------------

    async def give_to_computer(
        self, session_id: str, actor: Actor, user_id: int, *, moderates: bool, interaction_id: int | None = None
    ) -> tuple[Session, Seat]:
        """Give a person's seat to the computer: the host once they have missed a turn, a moderator at any time.

        Whom a moderator has removed comes back only if a moderator lets them. At a table without stand-ins the
        game's own resignation applies, and only a moderator decides. Where the others vote on missed turns, the
        host's wish is a vote. Refused: host-only, moderator-plays, not-seated-there, in-time, table-votes,
        no-stand-ins.
        """
        async with self._tables.open(session_id, interaction_id) as table:
            session = table.session
            require_playing(session)
            player = session.player_of(user_id)
            if table.is_repeated and player is not None:
                return session, player.seat
            how = decides(session, actor, moderates=moderates)
            if player is None or user_id == actor.user_id:
                raise Refused("not-seated-there")
            if how == BY_HOST:
                _require_late(session, player)
            vote = await self._open_vote(session, player) if how == BY_HOST and player.person is not None else None
            if vote is None:
                return await self._give(table, player, actor, how), player.seat
        return await self._requests.agree(vote, actor, interaction_id=interaction_id), player.seat

    async def _open_vote(self, session: Session, player: Player) -> int | None:
        """Return the vote that the host's wish is a part of; None where the table does not vote."""
        if session.table_rules.absent != "vote":
            return None
        work = partial(requests.open_of, session_id=session.id, kind=VOTE, seat=int(player.seat))
        for vote in await self._tables.store.read(work):
            return vote.id
        raise Refused("table-votes")

    async def _give(self, table: OpenTable, player: Player, actor: Actor, how: str) -> Session:
        session, now = table.session, table.now()
        kind = SEAT_BY_HOST if how == BY_HOST else SEAT_BY_MODERATOR
        facts = {"seat": int(player.seat), "how": how, "by": actor.user_id, "name": actor.name}
        decision = InterventionRow(kind, actor.user_id, actor.name, now, int(player.seat), session.row)

        def decided(db: Connection) -> None:
            if how == BY_MODERATOR and player.user_id is not None:
                if player.user_id in departures.removals(db, session.id, from_game=True):
                    raise Refused("plays-already")  # another moderator was faster
                REMOVALS.put(db, RemovalRow(session.id, player.user_id, player.name, from_game=True))
                for asked in OF_SEATS:
                    requests.lapse(db, session.id, asked, int(player.seat))
            INTERVENTIONS.insert(db, decision, session_id=session.id)

        if not session.table_rules.stand_ins:
            if how == BY_HOST:
                raise Refused("no-stand-ins")
            origin = Origin(player.seat, None, None, now, by_clock=True)
            move = await table.run_rules(partial(resignation, table, origin))

            def resigned(db: Connection) -> None:
                log.record_interaction(db, table.interaction_id, session.id, now)
                decided(db)
                log.add_seat_change(db, session.id, SEAT_LEFT, player, row=session.row, at=now)
                notices.add(db, "seat-passed", now, facts, session_id=session.id)

            return await table.commit(move, resigned)
        after = next_revision(session, player, now) if player.away else with_stand_in(session, player, now)

        def announce(db: Connection) -> None:
            decided(db)
            notices.add(db, "seat-passed", now, facts, session_id=session.id)
            if how == BY_MODERATOR:
                self._seek(db, after, player, now)
            let_stand_in_play(db, after, player, now)

        return await table.save(after, PanelKind.WAITS, announce)


def givable(session: Session, actor: Actor, *, moderates: bool) -> Sequence[Player]:
    """Return the people whose seats somebody may give to the computer. Refused: as ``decides``."""
    others = [one for one in session.players if one.user_id not in (None, actor.user_id) and not one.gone]
    if decides(session, actor, moderates=moderates) == BY_MODERATOR:
        return others
    return [one for one in others if one.person is not None and (one.missed or one.off is not None)]


def _movers(session: Session) -> tuple[int, ...]:
    """Return the people whose turn it is."""
    people = (session.players[seat].person for seat in session.movers)
    return tuple(one for one in people if one is not None)


def _off(session: Session | SessionRow) -> set[int]:
    """Return the people for whom a table waits although they are off the server."""
    return {one.person for one in session.players if one.off is not None and one.person is not None}


def _require_late(session: Session, player: Player) -> None:
    if player.away:
        raise Refused("plays-already")
    if not player.missed and player.off is None:
        raise Refused("in-time", player=PlayerName(escape_markdown(session.names[player.seat])))


def _next_look(session: Session, row: ClockRow, now: float) -> float | None:
    """Return when somebody is looked for again: daily where no deadline comes; if off, after a day, then hourly."""
    off = session.players[row.seat].off
    if off is not None:
        return off + LOST_AFTER if off + LOST_AFTER > now else now + AGAIN
    return now + DAY if row.due_at is None else None
