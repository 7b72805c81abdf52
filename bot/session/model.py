"""The values of one table: session, views and refusals. No Discord types: ids are plain ints."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from pydantic import BaseModel

from bot.rows.session import Player
from bot.texts import Speaker
from engines.core import Action, AnyGame, BadNotation, Event, Fact, IllegalAction, Outcome, Seat, Standing
from engines.core.history.fairness import OLD, Beacon, Proof
from engines.core.history.records import Row
from engines.core.mind import AnyMind
from engines.core.playable import Playable
from engines.core.talk import AnyTalk, Prompt

from .kinds import TABLE, Kind
from .rules import TableRules


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to an outcome: seed revealed, results written."""
    CLOSED = "closed"
    """Ended without an outcome: not rated."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The running clock of a seat: its start and its deadline (None: no limit), in seconds since 1970."""

    seat: Seat
    started_at: float
    due_at: float | None
    is_voted_on: bool = False
    """The turn has expired, and the others vote on whether the computer plays it."""


@dataclass(frozen=True, slots=True)
class Session:
    """One row of ``sessions``, decoded. Immutable: every change makes a new value."""

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
    """The game's State; None in the lobby. It never leaves the inner rooms: readers get views."""
    row: int
    """Number of the newest row of the log; -1 before the game begins."""
    revision: int
    """Incremented by every write to the session, in the lobby too."""
    draws: int
    decisions: tuple[int, ...]
    """The decision number of each seat."""
    seed_hash: str
    """What was posted when the lobby opened: the opening, or by the old rule the hash of the seed."""
    seed: bytes | None
    """None until the session is over or closed."""
    created_at: float
    changed_at: float
    published_row: int = field(compare=False)
    """The newest row shown on a panel; -1 at first. It changes without a new revision."""
    playable: Playable  # of ``game``
    takebacks: tuple[int | None, ...] = ()
    """The row that each seat could take back now; None: none."""
    barrier: int = -1
    """The newest row that undo does not reach past."""
    table_rules: TableRules = field(default_factory=TableRules)
    clocks: tuple[Clock, ...] = field(default=(), compare=False)
    """As read with the session: every move changes them."""
    banks: tuple[float, ...] = field(default=(), compare=False)
    """The seconds of each seat's time bank when its clock last stopped, as read; () where there are none."""
    fairness: int = OLD
    """The rule of the dice: OLD, WORDS or MESSAGE."""
    words: tuple[str | None, ...] | None = None
    """The words for the dice in seat order, fixed at Begin; None before it and by the old rule."""
    beacon: Beacon | None = None
    """None: no beacon is used; without ``randomness``: its round is awaited or, from the deal on, did not come."""
    proof: Proof | None = None  # of the round that is mixed in
    message: int | None = None
    """The id of the commitment's message, where it is mixed in because no round is."""
    commitment: str | None = None
    """The hash that was posted at Begin; None as ``words``."""
    handed: tuple[int | None, ...] | None = None
    """By seat, the row after which it was last handed over; None: no seat was."""
    fixed_options: str | None = None
    """The options as JSON, byte for byte as stored at Begin: what the commitment holds. None in the lobby."""
    begun_version: int | None = None
    """The version of the rules at Begin, where they were corrected since; None: ``rules_version``."""
    incident: str | None = None
    """Set if quarantined after a fault, or OLD_RULES; then ``state`` is None and only ``end`` is possible."""
    kind: Kind = TABLE
    """A table, or a private board of a kind, which only its owner ``host_id`` may see."""
    lesson: str = ""
    """The lesson that a private board teaches."""
    date: str = ""
    """Of a private board with the dice of a day: which day."""
    resumed: bool = False
    """Of a private board whose rules were corrected: it goes on from a state, without a log from the beginning."""
    is_reviewed: bool = False
    """Of a private board that is over and of earlier rules: whether its review is kept."""
    correction: RulesCorrection | None = None
    """The newest of those corrections."""
    tried: Tried | None = None
    """Of a *Try it*: what it was begun from."""

    @property
    def rules(self) -> AnyGame:
        return self.playable.rules

    @property
    def owner_id(self) -> int | None:
        """Whose private board this is; None: a table."""
        return self.host_id if self.kind.is_private else None

    @property
    def drawn_as(self) -> str:
        """By which its draws are named: the dice of a day are the same for everybody."""
        return self.date or self.id

    @property
    def mind(self) -> AnyMind:
        return self.playable.mind

    @property
    def talk(self) -> AnyTalk:
        return self.playable.talk

    @property
    def is_frozen(self) -> bool:
        """Whether the lobby has begun, and waits for a round of the beacon: nothing in it may change."""
        return self.phase is Phase.LOBBY and self.commitment is not None

    @property
    def options_text(self) -> str:
        """The options as JSON; from Begin on its text stays, whatever options the game gets later."""
        return self.options.model_dump_json() if self.fixed_options is None else self.fixed_options

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names as they are shown: cleaned, and equal ones told apart."""
        speaker = Speaker(self.lang, [player.name for player in self.players], markdown=False)
        return tuple(str(speaker.name(player.seat)) for player in self.players)

    @property
    def played_seat(self) -> Seat:
        """The seat that the owner of a *Try it* plays now: who was asked, their own if it owes an action, the first
        that does; over: their own."""
        own, movers = self.tried_seat, self.movers
        if own is not None and not self.asked and (own in movers or not movers):
            return own
        return next(iter(self.asked or movers), Seat(0))

    @property
    def tried_seat(self) -> Seat | None:
        """The seat at the table of the owner of a *Try it*; None of anything else."""
        return None if self.tried is None else self.tried.seat

    @property
    def running_seat(self) -> Seat | None:
        """As ``tried_seat``, of a *Try it* of a running game."""
        return self.tried.seat if self.tried is not None and self.tried.is_running else None

    @property
    def table_id(self) -> str:
        """The table that this is, or of a *Try it* where it was begun from."""
        return self.id if self.tried is None else self.tried.table_id

    def tried_from(self, code: str) -> Tried:
        """Return what a *Try it* was begun from; Refused(code) for anything else: its presses can be forged."""
        if self.tried is None:
            raise Refused(code)
        return self.tried

    def player_of(self, user_id: int) -> Player | None:
        """Return the player that this person owns; None if they have none or have left.

        Where its owner plays for everybody: the player of ``played_seat``.
        """
        if self.kind.plays_for_all:
            return self.players[self.played_seat] if user_id == self.host_id else None
        return next((p for p in self.players if p.user_id == user_id and not p.gone), None)

    def is_voted_on(self, seat: Seat) -> bool:
        """Whether this seat's turn has expired and the others vote on it."""
        return any(clock.is_voted_on for clock in self.clocks if clock.seat == seat)

    @property
    def is_deserted(self) -> bool:
        """Whether everybody is away but may return. Computer players wait: they would end the game at once."""
        people = [player for player in self.players if player.user_id is not None]
        return bool(people) and all(player.away for player in people)

    @property
    def is_rated(self) -> bool:
        """Whether people play a rated game against each other: then nobody is told what the bot would do."""
        return self.table_rules.rated and sum(one.user_id is not None for one in self.players) > 1

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints: unrated, or one person alone with computer players since Begin.

        Never on a board that is not ``is_aided``.
        """
        began = sum(word is not None for word in self.words or ())
        is_alone = began == sum(player.user_id is not None for player in self.players) == 1
        if not self.kind.is_aided:
            return False
        return self.table_rules.gives_hints or (self.table_rules.hints and is_alone)

    def due_at(self, seat: Seat) -> float | None:
        """Return this seat's deadline; None without a limit, or if its clock is not running."""
        return next((clock.due_at for clock in self.clocks if clock.seat == seat), None)

    def bank_of(self, seat: Seat) -> float | None:
        """Return the seconds of this seat's time bank when its clock last stopped; None where there are none."""
        return max(0.0, self.banks[seat]) if self.banks else None

    @property
    def movers(self) -> tuple[Seat, ...]:
        """The seats that owe an action; () unless the game is being played."""
        return self.rules.current_players(self.state) if self.phase is Phase.PLAYING and not self.incident else ()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe nothing but may answer another player; () unless the game is being played."""
        return self.rules.asked(self.state) if self.phase is Phase.PLAYING and not self.incident else ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that were asked, and then those that owe an action."""
        return (*self.asked, *self.movers)

    @property
    def given_up(self) -> frozenset[Seat]:
        """The seats whose owners have left for good, or are away at the end: the game counts as lost for them."""
        over = self.phase is Phase.OVER
        return frozenset(player.seat for player in self.players if player.gone or (over and player.away))

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state) if self.phase is Phase.OVER and not self.incident else None


OLD_RULES = "old-rules"
"""The incident of a game of another version of its rules that is not brought to the present one: it is of a newer
program, or it is over and its end cannot be shown by the present rules. Found at each reading and never stored."""


@dataclass(frozen=True, slots=True)
class RulesCorrection:
    """A correction of the rules while a game went on: it holds from after this row of the log."""

    row: int
    from_version: int
    to_version: int


@dataclass(frozen=True, slots=True)
class Tried:
    """What a *Try it* was begun from."""

    table_id: str
    is_of_board: bool
    """Whether that is a private board."""
    row: int | None
    """The row of a finished game; None while it went on."""
    known: str
    """What its owner might know of a running game (``boards.known_to``); "" of a finished one."""
    seat: Seat | None
    """The seat of its owner at the table; None: they only watch a finished game."""
    is_running: bool
    """Whether the game was going on: then what is hidden from the owner was dealt anew."""
    is_guess: bool
    """Whether anything was dealt anew."""


@dataclass(frozen=True, slots=True)
class Actor:
    """A person who acts; ``name`` is their present display name."""

    user_id: int
    name: str
    server: int | None = None
    """The server on which they are called so; None: they act from elsewhere."""


@dataclass(frozen=True, slots=True)
class Pov:
    """All that one reader may know of a session that is being played or over; ``seat`` None is the public."""

    session: Session
    seat: Seat | None
    view: Any
    legal: tuple[Action, ...]
    prompt: Prompt | None
    """What this seat is asked, or the game's prompt ``wait`` if it has nothing to choose; None for spectators, and
    when the game is over."""
    owes: bool
    """Whether this seat owes an action."""
    decision: int
    can_undo: bool
    standings: tuple[Standing, ...]
    movers: tuple[Seat, ...]
    turn: int
    outcome: Outcome | None

    @property
    def is_asked_publicly(self) -> bool:
        """Whether this seat is asked something that everybody may see."""
        if self.seat is None or self.prompt is None:
            return False
        return not self.session.rules.chooses_in_secret(self.view, self.seat)


@dataclass(frozen=True, slots=True)
class Preview:
    """The result of an action, as far as it depends neither on chance nor on secrets of others."""

    view: Any
    events: tuple[Event, ...]
    """Limited to what the seat may know, and to what happens before the dice."""
    is_final: bool
    """Whether it could not be taken back: dice follow, something is revealed or resolved, or the game ends."""
    is_last: bool
    """Whether it is the last of several hidden choices: the others can be taken back until then."""
    standings: tuple[Standing, ...]
    movers: tuple[Seat, ...]
    """The seats that would owe an action; if dice follow, the seat that rolls them."""
    turn: int
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the log with its events, numbered for its reader and limited to what they may know."""

    row: Row
    events: tuple[Event, ...]
    hidden: bool
    at: float
    user_id: int | None
    turn: int | None = None
    """The turn that it belongs to, if known."""
    by_clock: bool = False
    """Played for an expired turn."""
    ahead: str = ""
    """Decided ahead of the turn: as ``Entry.ahead``."""
    correction: RulesCorrection | None = None
    """The row corrects the rules, and nothing else."""
    is_of_old_rules: bool = False
    """The events are of rules that are gone, and only the notation is left."""
    turn_after: int | None = None
    """The turn that goes on after it, if known: later than ``turn`` where the row has begun one."""
    number: int = -1
    """Its number in the whole log, which no reader is shown: it counts what others have chosen in secret."""


@dataclass(frozen=True, slots=True)
class Played:
    """The answer to a press."""

    session: Session
    events: tuple[Event, ...]
    """The events of this press (before any computer player moves), as the actor's seat may know them."""
    is_repeated: bool = False
    """The interaction was delivered a second time; nothing was applied."""
    left: tuple[str, ...] = ()
    """The parts of a line that were not played."""
    refusal: Refused | IllegalAction | BadNotation | None = None
    """Why the first of them was not; None: the turn was over, or the line too long."""
    done: int = 0
    """How many parts of the line were played whole."""


class Refused(Exception):
    """A refusal by the bot, not by a game's rules: the text is ``refusal-<code>`` with these facts."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def refusal_of(session: Session) -> Refused:
    """Return the refusal for a session with an incident."""
    if session.incident == OLD_RULES:
        return Refused(session.kind.old_end if session.phase is Phase.OVER else OLD_RULES)
    return Refused("quarantined", incident=session.incident or "")


def not_while_open(session: Session) -> None:
    """Refuse what the one try of a day has only once the day is over, and a *Try it* never."""
    if session.kind.withholds:
        raise Refused(session.kind.withholds)


class Stale(Refused):
    """A press on an outdated panel. ``session`` is the present one, for a fresh panel."""

    def __init__(self, session: Session) -> None:
        super().__init__("stale")
        self.session = session


class PanelKind(StrEnum):
    LOBBY = "lobby"
    """The lobby; with Phase.CLOSED, a note that it was closed."""
    BOARD = "board"
    END = "end"
    """The end card; with Phase.CLOSED there is no outcome (and no state if the session was quarantined)."""
    WAITS = "waits"
    """Only the seats that owe an action have changed: the newest panel is edited in place."""
