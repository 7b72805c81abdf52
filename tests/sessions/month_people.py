"""The people of a simulated month and all that reaches them: habits, panels, notices, and how many messages."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.rows.commitment import CommitmentRow
from bot.rows.messages import NoticeRow
from bot.rows.settings import UserSettings
from bot.rows.threads import ThreadRow
from bot.session.hours import UserHours, hours_of
from bot.session.model import Actor, PanelKind, Session
from bot.session.play import QUESTION
from bot.session.rules import DAY, HOUR

from .world import Channel

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", None)
EDITABLE = HOUR
"""Seconds for which the bot edits a panel of a turn that goes on, instead of sending another one."""


@dataclass
class Person:
    """``pace``: least and most hours until an answer. From ``until`` on they never answer."""

    actor: Actor
    pace: tuple[float, float]
    until: float
    mine: UserSettings
    returns: bool

    @property
    def hours(self) -> UserHours:
        return hours_of(self.mine)


@dataclass
class Delivered:
    """All that reached people, and the faults found."""

    boards: Counter[tuple[str, int, int, int, int]] = field(default_factory=Counter)
    reminders: Counter[tuple[str, int, int, int]] = field(default_factory=Counter)
    warnings: Counter[tuple[str, int, int]] = field(default_factory=Counter)
    notices: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    messages: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Messages in the channel of each table, by table and day."""


@dataclass
class Everybody(Channel):
    """The channels and direct messages of everybody; they know nonces, as Discord does."""

    delivered: Delivered = field(default_factory=Delivered)
    seen: set[str] = field(default_factory=set)
    people: dict[int, Person] = field(default_factory=dict)
    away: list[tuple[str, int]] = field(default_factory=list)
    reminded: list[tuple[str, int]] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    offers: list[tuple[int, int]] = field(default_factory=list)
    """The people asked to take a seat, each with the request."""
    dice: random.Random = field(default_factory=lambda: random.Random(7))

    def _answer_lost(self) -> None:
        """Whether a message arrives but its confirmation is lost."""
        if self.dice.random() < 0.03:
            raise OSError("the answer got lost")

    def _count(self, session_id: str, messages: int = 1) -> None:
        self.delivered.messages[session_id, int(self.clock() // DAY)] += messages

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        self._count(session.id)
        return PanelMessage(session.channel_id, 1, 0.0)

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        message = await super().announce(session, thread)
        self._answer_lost()
        return message

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        if update.kind is PanelKind.WAITS:
            return update.previous
        if update.nonce not in self.seen:
            self.seen.add(update.nonce)
            self._count(update.session.id, self._sent(update))
            if update.kind is PanelKind.BOARD and update.moved:
                self._ping(update.session)
            self._answer_lost()
        return PanelMessage(update.session.channel_id, self.messages(), self.clock())

    def _sent(self, update: PanelUpdate) -> int:
        """How many messages a panel is: none if one is edited; the end has its picture below."""
        last = update.previous
        if update.kind is PanelKind.BOARD and last is not None:
            return 0 if update.goes_on and self.clock() - last.posted_at <= EDITABLE else 1
        return {PanelKind.END: 2, PanelKind.LOBBY: int(last is None)}.get(update.kind, 1)

    def _ping(self, session: Session) -> None:
        turn = session.rules.turns(session.state)
        for seat in session.movers:
            person = session.players[seat].person
            if person is not None:
                self.delivered.boards[session.id, seat, person, session.decisions[seat] // QUESTION, turn] += 1

    async def deliver(self, notice: NoticeRow) -> bool:
        assert notice.session_id is not None
        if str(notice.id) in self.seen:
            return True
        self.seen.add(str(notice.id))
        self.delivered.notices[notice.kind] += 1
        if notice.user_id is None:
            self._count(notice.session_id)
        match notice.kind:
            case "remind":
                for seat, asked in zip(notice.facts["seats"], notice.facts["asked"], strict=True):
                    self.delivered.reminders[notice.session_id, seat, asked, notice.facts["stage"]] += 1
                    self.reminded.append((notice.session_id, seat))
            case "last-turn":  # it stands for the reminder at half time
                (seat,), (asked,) = notice.facts["seats"], notice.facts["asked"]
                self.delivered.warnings[notice.session_id, seat, asked] += 1
                self.reminded.append((notice.session_id, seat))
            case "seat-passed":
                self.away.append((notice.session_id, notice.facts["seat"]))
            case "seat-free":
                assert notice.user_id is not None
                self.offers.append((notice.user_id, notice.facts["request"]))
            case "vote":
                self.votes.append(notice.facts["request"])
        self._answer_lost()
        return True


def person_of(number: int, start: float, dice: random.Random) -> Person:
    """Draw a person: most answer within a day or two, some take long, some stop answering."""
    pace = dice.choice([(1.0, 30.0), (10.0, 60.0), (10.0, 60.0), (30.0, 120.0)])
    until = start + dice.uniform(2, 20) * DAY if dice.random() < 0.25 else start + 1000 * DAY
    quiet = dice.choice([(None, None), (22 * 60, 7 * 60), (0, 8 * 60), (2 * 60 + 30, 10 * 60)])
    remind = dice.choice(["ping", "ping", "ping", "dm", "none"])
    mine = UserSettings(zone=dice.choice(ZONES), quiet_from=quiet[0], quiet_until=quiet[1], remind=remind)
    return Person(Actor(100 + number, f"P{number}"), pace, until, mine, returns=dice.random() < 0.6)
