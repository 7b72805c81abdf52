"""The contract of a game's words: the facts of prompts, labels and messages; locale files have the sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from .mind import Plan
from .model import Action, Event, Fact, Facts, Seat, Series, Term
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
    """One written line: the text ``<game>-message-<key>`` with these facts."""

    key: str
    facts: Facts = field(default_factory=dict)


JOINED = 15
"""Lines that one line may hold: Fluent drops a variable of more than 2,500 characters."""


def join_oldest(lines: Sequence[Sentence], most: int) -> tuple[Sentence, ...]:
    """Return at most ``most`` lines: the oldest are one line, ``<game>-message-joined``.

    After a long silence that line holds the newest JOINED of them; the log has the others.
    """
    spare = len(lines) - most
    if spare <= 0:
        return tuple(lines)
    oldest = lines[: spare + 1][-JOINED:]
    terms = tuple(Term(f"message-{line.key}", line.facts) for line in oldest)
    return (Sentence("joined", {"lines": Series(terms, "lines")}), *lines[spare + 1 :])


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

    def message(self, events: Sequence[Event], view: V) -> tuple[Sentence, ...] | None:
        """Return the events of a message, as far as its reader may know them, written in at most seven lines: sums
        instead of steps, nothing said twice; ``view`` is the reader's, after them. None: a line for each event.

        The result is not among them: reason and standings are said beside the message.
        """
        return None

    def merge_events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events that the log lists, one a line; a game may merge similar ones. By default all."""
        return tuple(events)

    def outlook(self, view: V, seat: Seat | None) -> tuple[Sentence, ...]:
        """Return at most two lines on what matters now for this reader: the goal, who is about to win or be out."""
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
