"""A whole game for the bot: rules, judgement and words, each asked for its own part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from .game import AnyGame, Game
from .mind import AnyMind, Mind, Policy, random_policy
from .model import Action
from .talk import AnyTalk, Talk, TalkOfTurns

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Playable:
    """What the registry, sessions and tests have of a game."""

    rules: AnyGame
    mind: AnyMind = field(default_factory=Mind)
    talk: AnyTalk = field(default_factory=TalkOfTurns)
    """By default that of a game in turns."""

    @property
    def key(self) -> str:
        """The slug of the game."""
        return self.rules.key


def policies(game: Playable) -> Mapping[str, Policy]:
    """Return the computer players of a game by name."""
    return {**game.mind.policies, "random": random_policy}


def strongest_policy(game: Playable) -> str:
    """Return the name of the game's first computer player, which plays for the absent and makes suggestions."""
    return next(iter(policies(game)))


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
