"""The computer players of a game by name: its policies, which get a view, and searchers, which get guesses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from ..chance import Chance
from ..game import AnyGame
from ..mind import Policy
from ..model import Action, Seat
from ..playable import Playable, policies, strongest_policy
from ..thinking import Line
from .search import Guesses, search


class ComputerPlayer(Protocol):
    """Somebody who plays a seat by what that seat may know."""

    def line(self, game: Playable, state: Any, seat: Seat, chance: Chance) -> Line:
        """Return what a seat with legal actions does: always the same for the same chance and view.

        The first action is legal. The others follow as long as no dice, reveal or other seat comes between.
        """
        ...


@dataclass(frozen=True, slots=True)
class Reacting:
    """A policy, which is given the seat's view."""

    policy: Policy

    def line(self, game: Playable, state: Any, seat: Seat, chance: Chance) -> Line:
        return (self.policy(game.rules.view(state, seat), game.rules.legal_actions(state, seat), chance),)


@dataclass(frozen=True, slots=True)
class Searching:
    """The searcher, which is given guesses at what the seat cannot see."""

    budget: int | None = None
    """Actions that a thought applies; None: as many as the game allows (``Heuristics.budget``)."""
    pause: Callable[[], None] | None = None
    """Called after each playout; what it raises ends the thought."""
    doubts: bool = False
    """Whether it misjudges what it finds (``Heuristics.doubt``), as people do."""

    def line(self, game: Playable, state: Any, seat: Seat, chance: Chance) -> Line:
        budget = game.mind.heuristics.budget if self.budget is None else self.budget
        doubt = game.mind.heuristics.doubt if self.doubts else 0.0
        if game.mind.heuristics.trusts_first and not self.doubts:
            budget = 0
        if not self.doubts and (win := game.mind.winning_plan(Guesses(game, state, seat, 0).guess(0), seat)):
            return win.line
        return search(game, state, seat, chance, budget, self.pause, doubt=doubt).line


EASY, STRONG = "easy", "strong"
GLANCE = 400
"""The budget of ``easy``: a playout or two of each candidate."""
SEARCHERS: Mapping[str, Searching] = MappingProxyType({STRONG: Searching(), EASY: Searching(GLANCE, doubts=True)})


def computer_players(game: Playable) -> Mapping[str, ComputerPlayer]:
    """Return the computer players of a game by name; searchers need a policy for playouts."""
    searchers = SEARCHERS if game.mind.policies else {}
    return {**searchers, **{name: Reacting(policy) for name, policy in policies(game).items()}}


def levels(game: Playable) -> tuple[str, ...]:
    """Return the names of the computer players that a lobby offers, the weakest first: easy, normal (the game's
    first policy) and strong.
    """
    return (EASY, strongest_policy(game), STRONG) if game.mind.policies else tuple(policies(game))


class Follower:
    """Follows the lines of one seat action by action, as long as nothing else comes between."""

    def __init__(self) -> None:
        self._rest: Line = ()
        self._turn = 0

    def next(self, game: AnyGame, state: Any, seat: Seat) -> Action | None:
        """Return the next action of the line, which counts as taken; None: the seat must think again."""
        rest, self._rest = self._rest, ()
        if not rest or game.turns(state) != self._turn or rest[0] not in game.legal_actions(state, seat):
            return None
        return self.begin(game, state, rest)

    def begin(self, game: AnyGame, state: Any, line: Line) -> Action:
        """Return the first action of a new line, which counts as taken."""
        self._turn, self._rest = game.turns(state), line[1:]
        return line[0]
