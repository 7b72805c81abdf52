"""A session as the house sees it, and what it refuses with. No Discord types here: ids are plain ints."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from pydantic import BaseModel

from engines.core import Action, AnyGame, Event, Fact, Outcome, Prompt, Seat, Standing
from engines.core.records import Row

from .rules import TableRules


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to an outcome: seed revealed, results written."""
    CLOSED = "closed"
    """Ended without an outcome: not rated."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person (``user_id``), a computer player (``policy``), or a person for whom a computer
    player plays (both)."""

    seat: Seat
    name: str
    user_id: int | None = None
    policy: str | None = None
    gone: bool = False
    """The person has left for good; the computer player ends the game for them."""
    missed: int = 0
    """Turns in a row in which the person's time was up."""
    pending: bool = False
    """In the lobby: the seat is kept for somebody who has not agreed to play on the terms that hold now."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer player moves for this seat, for whomever."""
        return self.policy is not None

    @property
    def person(self) -> int | None:
        """The user who moves for this seat, and is called for it; None: nobody does."""
        return None if self.is_computer else self.user_id

    @property
    def away(self) -> bool:
        """A computer player moves until its owner comes back."""
        return self.is_computer and self.user_id is not None and not self.gone


@dataclass(frozen=True, slots=True)
class Clock:
    """Since when and until when (None: no limit) the table waits for a seat; seconds since 1970."""

    seat: Seat
    started_at: float
    due_at: float | None
    voted: bool = False
    """The time is up, and the others are asked whether the computer may play."""


@dataclass(frozen=True, slots=True)
class Session:
    """One row of ``sessions``, decoded. A value: it never changes, the service gives a new one."""

    id: str
    """10 characters of a-z2-7; part of custom ids and of every draw."""
    game: str
    rules_version: int
    phase: Phase
    guild_id: int
    channel_id: int
    host_id: int
    lang: str
    """The language of public messages."""
    options: BaseModel
    players: tuple[Player, ...]
    state: Any
    """The game's State; None in the lobby. Never leaves the house: readers get views."""
    row: int
    """Number of the newest row of the log; -1 before the game begins."""
    revision: int
    """Grows with every write to the session, the lobby included."""
    draws: int
    decisions: tuple[int, ...]
    """The decision number of each seat."""
    seed_hash: str
    seed: bytes | None
    """None until the session is over or closed."""
    created_at: float
    changed_at: float
    published_row: int = field(compare=False)
    """The newest row that the table has been told about; -1 at first. It moves on by itself."""
    rules: AnyGame
    """The rules object of ``game``."""
    takebacks: tuple[int | None, ...] = ()
    """The row that each seat could take back now."""
    barrier: int = -1
    """The newest row that undo does not reach past."""
    table_rules: TableRules = field(default_factory=TableRules)
    clocks: tuple[Clock, ...] = field(default=(), compare=False)
    """As they were when the session was read: they change with every move."""
    incident: str | None = None
    """Set: quarantined after a fault, or OLD_RULES; ``state`` is None and only ``end`` is possible."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def player_of(self, user_id: int) -> Player | None:
        """The seat that this person owns; whoever has left owns none."""
        return next((p for p in self.players if p.user_id == user_id and not p.gone), None)

    def voted(self, seat: Seat) -> bool:
        """Whether this seat's time is up, and the others are asked about it."""
        return any(clock.voted for clock in self.clocks if clock.seat == seat)

    @property
    def deserted(self) -> bool:
        """Everybody is away, and may come back. Computer players wait for that: they would end the game at once."""
        people = [player for player in self.players if player.user_id is not None]
        return bool(people) and all(player.away for player in people)

    def due_at(self, seat: Seat) -> float | None:
        """When this seat's time is up; None: there is no limit, or it is not waited for."""
        return next((clock.due_at for clock in self.clocks if clock.seat == seat), None)

    @property
    def movers(self) -> tuple[Seat, ...]:
        """Who owes an action; () unless the game is being played."""
        return self.rules.current_players(self.state) if self.phase is Phase.PLAYING and not self.incident else ()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who owes nothing but may answer what another player has asked; () unless the game is being played."""
        return self.rules.asked(self.state) if self.phase is Phase.PLAYING and not self.incident else ()

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state) if self.phase is Phase.OVER and not self.incident else None


OLD_RULES = "old-rules"
"""The incident of a game that was begun under another version of its rules. It is told anew at each reading and
never stored: the version that the game was begun under would go on with it."""


@dataclass(frozen=True, slots=True)
class Actor:
    """A person who asks for something; ``name`` is the display name of the moment."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Pov:
    """What one reader may know of a session that is being played or over; ``seat`` None is the public."""

    session: Session
    seat: Seat | None
    view: Any
    legal: tuple[Action, ...]
    prompt: Prompt | None
    """What this seat is asked, or the game's words of waiting (key ``wait``) where it has nothing to choose;
    None for who only watches, and when the game is over."""
    owes: bool
    """Whether the game waits for this seat."""
    decision: int
    can_undo: bool
    standings: tuple[Standing, ...]
    movers: tuple[Seat, ...]
    turn: int
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would lead to, as far as it depends neither on chance nor on what the seat may not know."""

    view: Any
    events: tuple[Event, ...]
    """Already cut down to what the seat may know, and to what happens before the dice."""
    final: bool
    """It could not be taken back: dice follow, something is revealed or resolved, or the game ends."""
    last: bool
    """It is final because it is the last hidden choice of several: the others' could be taken back until now."""
    standings: tuple[Standing, ...]
    movers: tuple[Seat, ...]
    """Who would owe an action: where the dice follow, whoever rolls them."""
    turn: int
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the log with its story, numbered for its reader and cut down to what they may know."""

    row: Row
    events: tuple[Event, ...]
    hidden: bool
    at: float
    user_id: int | None
    turn: int | None = None
    """The turn that it belongs to, where it is known."""
    by_clock: bool = False
    """Played for somebody whose time was up."""


@dataclass(frozen=True, slots=True)
class Played:
    """The answer to a press."""

    session: Session
    events: tuple[Event, ...]
    """What this press made happen (before any computer player moves), as the actor's seat may know it."""
    repeated: bool = False
    """The same interaction came a second time; nothing was applied."""


class Refused(Exception):
    """The house refuses: the text is ``refusal-<code>`` with these facts.

    Codes: channel-busy(game), no-session, not-in-lobby, not-playing, lobby-full(seats), already-seated, not-seated,
    not-your-turn, stale, too-few(need, have), too-few-joined(need, have, players),
    not-joined, not-kept, host-only, unknown-option(option), bad-option(option, value),
    unknown-game(game), unknown-policy(policy), no-computer, nothing-to-undo, undo-closed, bad-action(text),
    quarantined(incident), old-rules, game-over, you-are-away, not-away, no-such-seat, nobody-to-ask,
    nobody-to-nudge, nudge-too-soon(until), bad-zone(zone), bad-quiet, quiet-too-long(hours), bad-vacation,
    vacation-too-long(days).
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def refusal_of(incident: str) -> Refused:
    """What is said of a session with an incident."""
    return Refused(OLD_RULES) if incident == OLD_RULES else Refused("quarantined", incident=incident)


class Stale(Refused):
    """A press on an old panel: the board moved on. ``session`` is the present one, for a fresh panel."""

    def __init__(self, session: Session) -> None:
        super().__init__("stale")
        self.session = session


class PanelKind(StrEnum):
    LOBBY = "lobby"
    """The lobby; with Phase.CLOSED, that it was closed."""
    BOARD = "board"
    END = "end"
    """The end card; with Phase.CLOSED there is no outcome (and no state, if the session was quarantined)."""
    WAITS = "waits"
    """Who is still waited for has changed and nothing else is to be told: the newest panel shows it in place."""


@dataclass(frozen=True, slots=True)
class PanelUpdate:
    """One thing the channel must be told, taken from the outbox and coalesced to the newest revision."""

    session: Session
    kind: PanelKind
    events: tuple[Event, ...]
    """Public events of the rows since the table was last told, oldest first; WAITS: of those on its panel too."""
    nonce: str
    """The same for every attempt; at most 25 characters."""
    attempt: int
    """0 for the first try. From 1 on an earlier try may have reached Discord."""
    previous: PanelMessage | None
    """The panel that this one replaces: it loses its controls (LOBBY, WAITS: it is edited in place)."""
    moved: bool = True
    """BOARD: who owes an action did not at the last panel, or owes one again since others acted: pinged."""
    called: tuple[Seat, ...] = ()
    """BOARD: who owes nothing but was asked something since the last panel: pinged."""
    absent: tuple[Seat, ...] = ()
    """The seats whose time was up: what they did in ``events`` was played for them."""


@dataclass(frozen=True, slots=True)
class PanelMessage:
    """Where a session's newest panel stands."""

    channel_id: int
    message_id: int
    posted_at: float


GONE = "channel-gone"
"""Why a channel cannot be told anything: there is none any more."""


class Unreachable(Exception):
    """The channel cannot be told, and trying again soon will not help; why: GONE, thread-locked or forbidden."""
