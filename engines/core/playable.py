"""A whole game for the bot: rules, judgement and words, each asked for its own part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from .game import AnyGame, Game
from .mind import AnyMind, Mind
from .model import Action, Event, Seat, seen_by
from .talk import AnyTalk, Talk

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Playable:
    """What the registry, sessions and tests have of a game."""

    rules: AnyGame
    mind: AnyMind
    talk: AnyTalk

    @property
    def key(self) -> str:
        """The slug of the game."""
        return self.rules.key

    def events_for(self, events: tuple[Event, ...], reader: Seat | None) -> tuple[Event, ...]:
        """Return the events that this reader (None: the public) may know, as the log lists them."""
        return self.talk.merge_events(seen_by(events, reader))


class Whole(Game[S, A, V], Mind[S, A], Talk[S, A, V]):
    """A game whose rules are not yet apart from judgement and words: it is its own mind and talk."""

    @property
    def rules(self) -> Whole[S, A, V]:
        return self

    @property
    def mind(self) -> Whole[S, A, V]:
        return self

    @property
    def talk(self) -> Whole[S, A, V]:
        return self


AnyWhole: TypeAlias = Whole[Any, Any, Any]


def whole(game: AnyWhole) -> Playable:
    """Return a game that is not split yet as a playable one."""
    return Playable(game, game, game)
