"""The contract of a game's words: the facts of prompts, labels and messages; locale files have the sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from .mind import Plan
from .model import Action, Event, Fact, Facts, Seat, Term
from .turns import InTurns

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")
T = TypeVar("T", bound=InTurns)


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to a seat: the text ``<game>-prompt-<key>`` and its facts."""

    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One written line: the text ``<game>-message-<key>`` with these facts.

    ``weight``: where a phone has no room for all lines of a message, those of the least weight are left out, the
    earliest first. 1 is a usual turn, 0 what serves few, 2 a battle, a loss or a change of the lead, 3 an end.
    """

    key: str
    facts: Facts = field(default_factory=dict)
    weight: int = 1


class Talk(ABC, Generic[S, A, V]):
    """The words of a game: a stateless object. It asks the rules and the mind, and never refuses."""

    @abstractmethod
    def prompt(self, view: V, seat: Seat) -> Prompt:
        """Return the question to a seat; the key is ``wait`` where the seat has nothing to choose.

        ``view`` may be the public's, with the seat that moves: the table's panel asks so.
        """

    def facts(self, view: V, action: A) -> dict[str, Fact]:
        """Return the variables of ``<game>-action-<kind>``: the action's fields, and what it would lead to."""
        return dict(action.fields())

    def plan_facts(self, view: V, plan: Plan) -> Facts:
        """Return the variables of ``<game>-plan-<key>``: the plan's own facts, and what its words need besides."""
        return plan.facts

    def given_up(self, event: Event) -> tuple[Fact, ...]:
        """Return what an event takes of its own seat: spent, sold, burnt or lost for good. The words of every plan
        that brings such an event name these facts; by default there is nothing to name."""
        return ()

    def headline(self, view: V) -> Sentence | None:
        """Return the first line of a message, ``<game>-message-<key>``: the round and everybody's points, in one
        line of a phone; ``view`` is the public's. None: the number of the turn alone."""
        return None

    def call(self, view: V, seat: Seat) -> Prompt | None:
        """Return in three words what the seat is called for, ``<game>-call-<key>``: dice, or "pick or 2d4";
        ``view`` is the public's. It stands in the last line of a message, between the player and the deadline.

        None: where everybody may read the choices the whole prompt, else nothing."""
        return None

    def message(self, events: Sequence[Event], view: V) -> tuple[Sentence, ...] | None:
        """Return the events of a message, as far as its reader may know them: a line for each player to whom
        something happened, sums instead of steps, nothing said twice, each with its weight; ``view`` is the
        reader's, after them. What has no room is left out by weight, and stands behind **What happened**. None: a
        line for each event.

        The result is not among them: reason and standings are said beside the message.
        """
        return None

    def about(self, events: Sequence[Event], view: V, seat: Seat) -> Sentence | None:
        """Return in one line what these events took from a seat and brought it, said to its player: "You lost
        islands 9 and 4"; ``view`` is the reader's, after them. What was lost and won back is not said.

        None: nothing of theirs has changed, or the game does not say."""
        return None

    def merge_events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events that the log lists, one a line; a game may merge similar ones. By default all."""
        return tuple(events)

    def outlook(self, view: V, seat: Seat | None) -> tuple[Sentence, ...]:
        """Return at most one line on what threatens now: who is about to win or be out, what the reader will lose.

        Nothing that the headline says already; ``seat``: whose own panel it is, None for the table's message."""
        return ()

    def die_face(self, sides: int, number: int) -> Term | None:
        """Return the symbol on a face of a die with ``sides`` sides; None if the face shows the number."""
        return None


class TalkOfTurns(Talk[Any, A, T]):
    """The words of a ``TurnGame`` whose views say whose turn it is."""

    def prompt(self, view: T, seat: Seat) -> Prompt:
        """Return ``turn`` with what ``asking`` says for the seat to move, else ``wait``."""
        return Prompt("wait") if view.reason or seat != view.to_move else Prompt("turn", self.asking(view))

    def asking(self, view: T) -> Facts:
        """Return the variables of the prompt ``turn``."""
        return {}


AnyTalk: TypeAlias = Talk[Any, Any, Any]
