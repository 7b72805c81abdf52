"""A whole game for the bot: rules, judgement and words, each asked for its own part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .game import AnyGame, Step
from .mind import AnyMind, Mind, Policy, random_policy
from .model import Event, Seat, seen_by
from .talk import AnyTalk, TalkOfTurns


@dataclass(frozen=True, slots=True)
class Playable:
    """What the registry, sessions and tests have of a game."""

    rules: AnyGame
    mind: AnyMind = field(default_factory=Mind)
    talk: AnyTalk = field(default_factory=TalkOfTurns)
    """By default that of a game in turns."""
    takes_orders: bool = False
    """Whether the next turn can be planned while others think: enough turns begin without dice."""
    minutes: int = 0
    """Minutes that somebody new took on a phone for a game against easy computers; 0: nobody was timed."""

    @property
    def key(self) -> str:
        """The slug of the game."""
        return self.rules.key

    def events_for(self, events: tuple[Event, ...], reader: Seat | None) -> tuple[Event, ...]:
        """Return the events that this reader (None: the public) may know, as the log lists them."""
        return self.talk.merge_events(seen_by(events, reader))

    def tells(self, stored: Sequence[Event] | None, step: Step[Any]) -> bool:
        """Whether these are the events of a step as one of the versions has stored them (None: they are not known).

        Before 0.6.0 like ones were merged, apart before dice. Any of them may be from before its model changed.
        """
        known, merge = step.events_before, self.talk.merge_events
        forms = (step.events, (*merge(step.events[:known]), *merge(step.events[known:])))
        return stored is not None and any(
            len(form) == len(stored)
            and all(was in (event, event.as_before()) for was, event in zip(stored, form, strict=True))
            for form in forms
        )


def policies(game: Playable) -> Mapping[str, Policy]:
    """Return the computer players of a game by name."""
    return {**game.mind.policies, "random": random_policy}


def strongest_policy(game: Playable) -> str:
    """Return the name of the game's first computer player, which plays for the absent and makes suggestions."""
    return next(iter(policies(game)))
