"""Moves of a running game: begin, act, undo, end."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import structlog

from bot.beacon import BeaconFailed, Drand
from bot.rows.commitment import BEGIN, CommitmentRow, PlaceRow
from bot.rows.log import BY_HOST, BY_MODERATOR, InterventionRow
from bot.rows.session import SessionRow
from bot.session import codec, dice, lateness, lines, lobby, play
from bot.session.ending import needs_consent, require_may_end
from bot.session.lines import Line, Resolve
from bot.session.model import Actor, PanelKind, Phase, Played, Refused, Session, Stale
from bot.session.play import Origin
from bot.store import Connection
from bot.store.games import commitments, log
from bot.store.games.commitments import COMMITMENTS, PLACES
from bot.store.games.log import INTERVENTIONS
from bot.store.messages import outbox
from engines.core import Action, Seat
from engines.core.history.fairness import MESSAGE, OLD, Beacon, Proof

from .all_tables import Tables
from .open_table import Also

logger = structlog.get_logger(__name__)


class Moves:
    """Every method may raise Refused; those that apply an action also IllegalAction."""

    def __init__(
        self,
        tables: Tables,
        ask_again: Callable[[Connection, str, float], None],
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        beacon: Drand | None = None,
    ) -> None:
        """``ask_again``: announces the open requests of a table below its new panel."""
        self._tables = tables
        self._ask_again = ask_again
        self._random_bytes = random_bytes
        self._beacon = beacon

    async def begin(self, session_id: str, actor: Actor, *, interaction_id: int | None = None) -> Session:
        """Begin the game, for its host once enough have joined; kept seats are released.

        Where everybody must agree, the actor agrees; the last consent begins it. The lobby is frozen, and the game
        dealt (``deal``) once the beacon's round named here is published or, without one, the commitment is posted.
        """
        awaited = await self._round_to_await(session_id, actor)
        async with self._tables.open(session_id, interaction_id) as table:
            if table.is_repeated:
                return table.session
            was = table.session
            lobby.require_open(was)
            ready, agreed = lobby.ready(was, actor), lobby.agree(was, actor)
            if lobby.undecided_players(agreed):
                if agreed == was:
                    return was
                agreed = replace(agreed, revision=was.revision + 1, changed_at=table.now())
                return await table.save(agreed, PanelKind.LOBBY)
            held = await table.run_rules(lambda: lobby.with_options_that_hold(ready))
            fixed, places = dice.seal(held, table.seed, self._random_bytes, awaited)
            promise = _promise(fixed, places)
            if fixed.is_frozen and _waits(fixed):
                frozen = replace(fixed, revision=fixed.revision + 1, changed_at=table.now())
                return await table.save(frozen, PanelKind.LOBBY, promise)
            origin = Origin(None, actor.user_id, interaction_id, table.now())
            move = await table.run_rules(lambda: play.begin(fixed, table.seed, origin))
            return await table.commit(move, promise)

    async def _round_to_await(self, session_id: str, actor: Actor) -> Beacon | None:
        """Name the round to wait for, outside the lock; without ``round`` if the beacon does not answer.

        None without a beacon, or where none of its rounds is needed. Refused if too few have joined, or
        to anybody but the host where the host begins.
        """
        if self._beacon is None:
            return None
        session = await self._tables.load(session_id)
        if session.phase is not Phase.LOBBY or session.is_frozen or session.incident or session.fairness == OLD:
            return None
        lobby.ready(session, actor)
        lobby.agree(session, actor)
        return await self._next_round(self._beacon, session_id)

    async def _next_round(self, beacon: Drand, session_id: str) -> Beacon:
        """Name the next round; without ``round`` if the beacon does not answer."""
        try:
            return Beacon(beacon.url, await beacon.to_await(self._tables.now()))
        except BeaconFailed as failure:
            logger.warning("beacon-failed", session=session_id, reason=str(failure))
            return Beacon(beacon.url)

    async def frozen(self, row: SessionRow) -> tuple[SessionRow, Also]:
        """Return the row of a lobby that begins by itself, with its dice fixed, and the write of what is promised.

        ``BeaconRounds.resume`` deals its game, once what is mixed into the dice is there. Refused: unknown-game.
        """
        session = codec.decode(row, self._tables.games)
        awaited = None if self._beacon is None else await self._next_round(self._beacon, row.id)
        fixed, places = dice.seal(lobby.with_options_that_hold(session), row.seed, self._random_bytes, awaited)
        columns = codec.update(session, fixed).columns
        return replace(row, **columns, players=fixed.players), _promise(fixed, places)

    async def deal(self, session_id: str, beacon: Beacon | None = None, proof: Proof | None = None) -> None:
        """Deal the game of a lobby if it is still frozen; without proof no round came, or none was awaited.

        Then the commitment's message is mixed in, if it was posted.
        """
        async with self._tables.open(session_id) as table:
            session = table.session
            if session.is_frozen:
                message = None
                if proof is None and session.fairness == MESSAGE:
                    message = await self._tables.store.read(lambda db: commitments.message_of(db, session_id))
                mixed = replace(session, beacon=beacon or session.beacon, proof=proof, message=message)
                origin = Origin(None, None, None, table.now())
                await table.commit(await table.run_rules(lambda: play.begin(mixed, table.seed, origin)))

    async def act(
        self,
        session_id: str,
        actor: Actor,
        notation: str,
        *,
        decision: int | None,
        interaction_id: int | None,
    ) -> Played:
        """Apply one legal action; Stale if ``decision`` is old and asked something else (see ``present``). None (a
        typed action) skips the comparison."""
        return await self.act_line(session_id, actor, (notation,), decision=decision, interaction_id=interaction_id)

    async def act_line(
        self,
        session_id: str,
        actor: Actor,
        parts: Sequence[str],
        *,
        decision: int | None,
        interaction_id: int | None,
        resolve: Resolve = lines.as_written,
        by_itself: bool = False,
        whole: bool = False,
    ) -> Played:
        """Apply several actions as one press, in one transaction, until one is refused or the turn is over.

        Raises as ``act`` does for the first of them; what was not played is in the answer. ``by_itself``: what
        follows is played as well while it is no choice; ``whole``: at a table, all of it or nothing
        (``lines.act_line``).
        """
        async with self._tables.open_for(session_id, actor.user_id, interaction_id) as table:
            if table.is_played:
                return table.answer_again(actor)
            table.require_in_time(decision)
            number = await self.present(table.session, actor, decision)

            def moved() -> tuple[Any, Line | None]:
                seat = play.may_act(table.session, actor.user_id, number)
                origin = Origin(seat, actor.user_id, interaction_id, table.now())
                return table.line(origin, parts, resolve, by_itself=by_itself, whole=whole)

            return await table.press(*await table.run_rules(moved))

    async def present(self, session: Session, actor: Actor, decision: int | None) -> int | None:
        """Return the present decision number for a press on an older message that asks just the same.

        Else, as for a press in time, the number that it has: a late press plays nothing that its message did not
        show, and a second press of the same button nothing more.
        """
        player = session.player_of(actor.user_id)
        if decision is None or player is None or not session.kind.has_log or session.phase is not Phase.PLAYING:
            return decision
        number = session.decisions[player.seat]
        if decision == number:
            return decision
        rows = await self._tables.store.read(lambda db: log.since(db, session.id, session.barrier))
        return number if lateness.is_as_shown(session, player.seat, decision, rows) else decision

    async def answer_again(self, session_id: str, actor: Actor, interaction_id: int) -> Played | None:
        """Return the answer to an interaction that has been played already; None if it is new."""
        if await self._tables.may_be_played(session_id, interaction_id):
            async with self._tables.open_for(session_id, actor.user_id, interaction_id) as table:
                return table.answer_again(actor) if table.is_played else None
        return None

    async def act_for_computer(self, session_id: str, seat: Seat, action: Action, revision: int) -> bool:
        """Play for a computer player; False if the table has changed since this revision, at which it chose."""
        async with self._tables.open_for(session_id, None) as table:
            session = table.session
            may_act = seat in session.awaited and session.players[seat].is_computer
            if not may_act or session.is_deserted or session.revision != revision:
                return False
            origin = Origin(seat, None, None, table.now())
            after = await table.run_rules(lambda: table.act(origin, action))
            try:
                await table.commit(after)
            except Stale:
                return False
            return True

    async def undo(
        self, session_id: str, actor: Actor, *, decision: int | None, interaction_id: int | None
    ) -> Played:
        """Take back the actor's last action, as ``OpenTable.take_back`` and ``OpenBoard.take_back`` say."""
        async with self._tables.open_for(session_id, actor.user_id, interaction_id) as table:
            return await table.take_back(actor, decision)

    def with_consent(self, row: SessionRow) -> Session | None:
        """Return the session if everybody must agree to its end; None if the host may end it alone."""
        try:
            session = codec.decode(row, self._tables.games)
        except (codec.Undecodable, Refused):  # it cannot go on
            return None
        return session if needs_consent(session) else None

    async def end(self, session_id: str, actor: Actor, *, by_moderator: bool) -> Session:
        """Close without a result, for the host or a moderator. Works for a quarantined session too.

        Refused: game-over, host-only, end-needs-consent.
        """

        def may_end(row: SessionRow) -> Also:
            if row.phase not in (Phase.LOBBY, Phase.PLAYING):
                raise Refused("game-over")
            is_host = actor.user_id == row.host_id
            at_once = is_host and self.with_consent(row) is not None
            if at_once and not by_moderator:
                raise Refused("end-needs-consent")
            require_may_end(row, actor.user_id, moderates=by_moderator, manages=by_moderator, at_once=at_once)
            kind = BY_HOST if is_host and not at_once else BY_MODERATOR
            ended = InterventionRow(kind, actor.user_id, actor.name, self._tables.now())
            return lambda db: INTERVENTIONS.insert(db, ended, session_id=row.id)

        await self._tables.close(session_id, may_end)
        return await self._tables.load(session_id)

    async def post_again(self, session_id: str) -> None:
        """Queue a fresh panel, because the old one was deleted or somebody asked for the board.

        This also resumes a computer player that a disk error has stopped.
        """
        row = await self._tables.get(session_id)
        match Phase(row.phase):
            case Phase.PLAYING:
                kind = PanelKind.BOARD
            case Phase.OVER:
                kind = PanelKind.END
            case Phase.LOBBY | Phase.CLOSED:
                kind = PanelKind.LOBBY if row.row < 0 else PanelKind.END
        at = self._tables.now()

        def work(db: Connection) -> None:
            outbox.add(db, row.id, kind, at)
            self._ask_again(db, row.id, at)

        await self._tables.write(row.id, work, has_panel=True)


def _promise(fixed: Session, places: Sequence[PlaceRow]) -> Also:
    """Return the write of what is promised of the dice of a game that begins."""

    def promise(db: Connection) -> None:
        if fixed.commitment is not None:
            COMMITMENTS.insert(db, CommitmentRow(fixed.id, BEGIN, fixed.commitment))
            PLACES.insert_all(db, places, session_id=fixed.id)

    return promise


def _waits(fixed: Session) -> bool:
    """Whether anything is to come that is mixed into the dice: the message of the commitment, or a round."""
    return fixed.fairness == MESSAGE or (fixed.beacon is not None and fixed.beacon.round is not None)
