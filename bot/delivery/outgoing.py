"""One row of the outbox on its way to a channel: read with all that it needs, decoded, made into an update."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import chain

from bot.rows.commitment import CommitmentRow
from bot.rows.log import Entry
from bot.rows.messages import OutboxRow, PanelRow, Shown
from bot.rows.session import SessionRow
from bot.rows.threads import ThreadRow
from bot.session.codec import correction_of, events_of
from bot.session.model import PanelKind, Phase, RulesCorrection, Session
from bot.session.play import QUESTION, asks_publicly
from bot.session.undo import stands, undone_row
from bot.session.views import public_events
from bot.store import Connection
from bot.store.games import log, sessions, threads
from bot.store.games.commitments import COMMITMENTS
from bot.store.messages import outbox
from engines.core import Event, Seat
from engines.core.history.records import RESIGN


@dataclass(frozen=True, slots=True)
class PanelMessage:
    """The message of a session's newest panel."""

    channel_id: int
    message_id: int
    posted_at: float
    is_earlier: bool = False
    """Whether the nonce brought back the message of an earlier attempt, with what was new then."""


@dataclass(frozen=True, slots=True)
class PanelUpdate:
    """One message for the channel, taken from the outbox and coalesced to the newest revision."""

    session: Session
    kind: PanelKind
    events: tuple[Event, ...]
    """Public events of the rows since the last panel, oldest first; WAITS: those that the panel itself tells."""
    nonce: str
    """The same for every attempt; at most 25 characters."""
    attempt: int
    """0 for the first attempt. From 1 on, an earlier attempt may have reached Discord."""
    previous: PanelMessage | None
    """The panel that this one replaces: it loses its controls (LOBBY, WAITS: it is edited in place)."""
    goes_on: bool = False
    """BOARD: somebody goes on with a turn that the previous panel shows, which can be edited then."""
    span: tuple[float, float] | None = None
    """When the first and the last row with ``events`` were played, in seconds since 1970. Never their numbers:
    those count the choices that others have made in secret."""
    awaited: tuple[Seat, ...] = ()
    """WAITS: the seats to be shown as owing an action."""
    moved: bool = True
    """BOARD: a seat owes an action that it did not owe on the last panel, or owes one again: pinged."""
    called: tuple[Seat, ...] = ()
    """BOARD: seats that owe nothing but were asked something since the last panel: pinged."""
    absent: tuple[Seat, ...] = ()
    """The seats with an expired turn: their actions in ``events`` were played for them."""
    begun: tuple[Event, ...] = ()
    """WAITS: public events of a turn that is half done, which the next panel tells."""
    ahead: tuple[tuple[Seat, str], ...] = ()
    """The seats with actions in ``events`` that were decided ahead, each with how (``Entry.ahead``)."""
    corrections: tuple[RulesCorrection, ...] = ()
    """Corrections of the rules since the last panel."""
    taken_back: tuple[tuple[Seat, tuple[Event, ...]], ...] = ()
    """Who has undone what an earlier panel had told, after it had called somebody else."""


@dataclass(frozen=True, slots=True)
class Pending:
    """The newest row of a session's outbox with all that is needed to send it, read together."""

    row: OutboxRow
    session: SessionRow
    panel: PanelRow | None
    entries: tuple[Entry, ...]
    commitments: tuple[CommitmentRow, ...]
    """The hashes that are still to be posted."""
    undone: tuple[Entry, ...] = ()
    """The rows that ``entries`` have taken back."""
    thread: ThreadRow | None = None
    """The thread that is still to be opened before anything can be sent."""


def pending_of(db: Connection, session_id: str) -> Pending | None:
    """Return the newest row of a session's outbox, read with all that it needs: one message to a server."""
    newest, stored = outbox.ask_newest(db, session_id), sessions.ask(db, session_id)
    shown, promised = outbox.ask_panel(db, session_id), COMMITMENTS.ask_where(db, session_id=session_id)
    unread, opening = log.ask_unread(db, session_id), threads.ask_awaited(db, session_id)
    row, session = newest(), stored()
    if row is None or session is None:
        return None
    panel = shown()
    is_lost = panel is not None and not panel.is_readable and session.phase == Phase.PLAYING
    if is_lost and row.kind == PanelKind.WAITS:
        row = replace(row, kind=PanelKind.BOARD)  # nothing can be edited
    unposted = tuple(one for one in promised() if one.message_id is None)
    nothing_played = session.phase == Phase.CLOSED and session.row < 0
    entries, thread = tuple(unread()), opening()
    undone = _undone(db, session.id, entries)
    return Pending(row, session, panel, entries, () if nothing_played else unposted, undone, thread)


def _undone(db: Connection, session_id: str, entries: Collection[Entry]) -> tuple[Entry, ...]:
    """Return the rows that these rows have taken back."""
    rows = {row for entry in entries if (row := undone_row(entry)) is not None}
    return tuple(one for one in log.since(db, session_id, min(rows) - 1) if one.row in rows) if rows else ()


@dataclass(frozen=True, slots=True)
class Outgoing:
    """One row of the outbox, decoded for sending."""

    row: OutboxRow
    session: Session
    panel: PanelRow | None
    """The session's newest panel."""
    all_entries: tuple[Entry, ...]
    """The rows of the log since the panel before the newest one, including those taken back and their takebacks."""
    undone: tuple[Entry, ...] = ()
    """The rows that they have taken back, of earlier panels too."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The rows to be told: the new ones, or those that the newest panel tells when it is edited."""
        is_edited, told = self.row.kind == PanelKind.WAITS, self.session.published_row
        return tuple(entry for entry in self.all_entries if (entry.row <= told) == is_edited)

    @property
    def begun(self) -> tuple[Event, ...]:
        """What is public of the rows that the newest panel does not tell yet, when it is edited."""
        if self.row.kind != PanelKind.WAITS:
            return ()
        fresh = tuple(entry for entry in self.all_entries if entry.row > self.session.published_row)
        return public_events(self.session, fresh)

    @property
    def shown(self) -> Shown:
        return Shown(self.session.row, self.session.decisions, tuple(self.session.movers))

    @property
    def update(self) -> PanelUpdate:
        panel, goes_on = self.panel, self.goes_on
        entries = self.all_entries if goes_on else self.entries
        standing = [entry for entry in entries if stands(entry)]
        times = [entry.at for entry in standing if entry.barrier or not entry.hidden]
        return PanelUpdate(
            session=self.session,
            kind=PanelKind(self.row.kind),
            events=public_events(self.session, entries),
            begun=self.begun,
            nonce=f"{self.session.id}-{self.row.sent_as}",
            attempt=self.row.tries,
            awaited=self.awaited,
            taken_back=self.taken_back,
            corrections=tuple(one for entry in self.entries if (one := correction_of(entry)) is not None),
            previous=None if panel is None else PanelMessage(panel.channel_id, panel.message_id, panel.posted_at),
            goes_on=goes_on,
            span=(min(times), max(times)) if times else None,
            moved=any(self._must_be_called(seat) for seat in self.session.movers),
            called=tuple(seat for seat in self.session.asked if self._must_be_called(seat)),
            ahead=tuple(
                dict.fromkeys(
                    (Seat(entry.seat), entry.ahead)
                    for entry in standing
                    if entry.seat is not None and entry.ahead and (entry.barrier or not entry.hidden)
                )
            ),
            absent=tuple(
                sorted(
                    Seat(seat)
                    for seat in {entry.seat for entry in standing if entry.by_clock and entry.notation != RESIGN}
                    if seat is not None
                )
            ),
        )

    @property
    def goes_on(self) -> bool:
        """Whether one person, whom the newest panel calls, goes on alone, so that nobody has to be called anew."""
        session, panel = self.session, self.panel
        if self.row.kind != PanelKind.BOARD or panel is None or not panel.decisions or len(session.movers) != 1:
            return False
        own = bool(self.entries) and all(
            entry.seat == session.movers[0] and entry.by_hand for entry in self.entries
        )
        corrected = any(correction_of(entry) is not None for entry in self.entries)
        is_person = session.players[session.movers[0]].person is not None
        return own and is_person and not corrected and tuple(panel.movers) == session.movers and not session.asked

    @property
    def taken_back(self) -> tuple[tuple[Seat, tuple[Event, ...]], ...]:
        """Who has undone moves of their own which an earlier panel told, so that it called somebody else.

        What everybody affected had to agree to is told by a notice.
        """
        session, panel = self.session, self.panel
        if panel is None or not panel.decisions:
            return ()
        goes_on = self.goes_on or self.row.kind == PanelKind.WAITS
        told = panel.since if goes_on else session.published_row
        if not goes_on and set(panel.movers) <= set(session.movers):
            return ()
        entries = self.all_entries if goes_on else self.entries
        takebacks = {row: entry for entry in entries if (row := undone_row(entry)) is not None and row <= told}
        back = [entry for entry in self.undone if entry.row in takebacks and not entry.hidden]
        seats = {session.player_of(one.user_id or 0) for one in takebacks.values()}
        own = {player.seat for player in seats if player is not None}
        if len(own) != 1 or any(entry.seat not in own for entry in back) or not back:
            return ()
        events = (session.playable.events_for(events_of(entry, session.rules), None) for entry in back)
        return ((own.pop(), tuple(chain.from_iterable(events))),)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the panel shows as owing an action (docs/decisions.md#discord).

        A seat that the newest panel shows as done stays done until it is asked again: a hidden choice that is taken
        back and made again must not show. If no other seat is left, the table sees the truth.
        """
        panel, movers = self.panel, self.session.movers
        if panel is None or not panel.decisions or self.row.kind != PanelKind.WAITS:
            return movers
        before, now = panel.decisions, self.session.decisions
        shown = (
            seat for seat in movers if seat in panel.movers or now[seat] // QUESTION != before[seat] // QUESTION
        )
        return tuple(shown) or movers

    @property
    def awaits_computers(self) -> bool:
        """Whether computer players are awaited, and nobody else; WAITS, which calls nobody: whether any are."""
        session = self.session
        if session.phase is not Phase.PLAYING or session.incident is not None or session.is_deserted:
            return False
        if self.row.kind == PanelKind.WAITS:
            return any(session.players[seat].is_computer for seat in session.movers)
        return self._are_computers(session.movers)

    def _are_computers(self, seats: Collection[int]) -> bool:
        """Whether there are seats, and all are played by computers."""
        computers = {player.seat for player in self.session.players if player.is_computer}
        return bool(seats) and computers.issuperset(seats)

    @property
    def calls(self) -> bool:
        """Whether a person is asked something that the turns of others may settle."""
        asked = (seat for seat in self.session.asked if self.session.players[seat].person is not None)
        return any(self._must_be_called(seat) for seat in asked)

    @property
    def is_outdated(self) -> bool:
        """Whether the panel shows other seats as owing an action than it is to show."""
        return self._is_playing and self.panel is not None and self.panel.movers != self.awaited

    @property
    def says_past(self) -> bool:
        """Whether the panel says of now, beside the awaited seats, what no longer holds."""
        return self._is_playing and self.panel is not None and self.panel.now not in ("", self.now)

    @property
    def _is_playing(self) -> bool:
        return self.session.phase is Phase.PLAYING and self.session.incident is None

    @property
    def now(self) -> str:
        """What the panel says of now beside the awaited seats: deadline, votes on turns, absent players, and the
        decision of the seat whose choices it has."""
        session = self.session
        voted = [seat for seat in self.awaited if session.is_voted_on(seat)]
        dues = [due for seat in self.awaited if seat not in voted and (due := session.due_at(seat)) is not None]
        away = [player.seat for player in session.players if player.away]
        asked = session.decisions[session.movers[0]] if asks_publicly(session) else None
        return json.dumps([int(min(dues)) if dues else None, voted, away, asked])

    def _must_be_called(self, seat: Seat) -> bool:
        """Whether to ping a seat that owes an action, or was asked something, because of others' actions.

        Since the last panel its decision number has grown by more than its own actions; or its own action, the last
        of several choices, brought a resolution. A seat that continues its turn or plays alone is not pinged by its
        own press, and nobody is pinged twice for the same choice. An action played for an expired turn, or decided
        ahead, is not the seat's own.
        """
        before = self.panel.decisions if self.panel is not None else ()
        own = [entry for entry in self.entries if entry.seat == seat and entry.by_hand]
        grown = self.session.decisions[seat] - (before[seat] if before else 0)
        others = len(own) < len(self.entries)
        return others and (grown > len(own) or any(entry.barrier for entry in own))
