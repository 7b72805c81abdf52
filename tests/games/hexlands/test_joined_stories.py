"""A message about several turns in a row: computer players' are told together with what came before them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.table.panels import lines_of
from bot.texts import Speaker
from engines.core import Event, FastChance, seen_by
from engines.core.playable import policies
from engines.hexlands import GAME
from engines.hexlands.happenings.events import Rolled, TurnEnded
from engines.hexlands.happenings.outcomes import ResolutionBegan
from engines.hexlands.state import Options, State
from engines.hexlands.talk.messages import MOST

NAMES = ("Aki", "Bot B", "Bot C", "Bot D")
CHOICES = 400


def messages() -> Iterator[tuple[list[Event], State]]:
    """Yield what the table learns between two calls of the first seat, the only person, and the state then."""
    chance, policy = FastChance("evening"), next(iter(policies(GAME).values()))
    state, events = GAME.rules.initial_state(Options(), len(NAMES), chance).state, list[Event]()
    for _ in range(CHOICES):
        if not (seats := GAME.rules.current_players(state)):
            return
        if 0 in seats and events:
            yield events, state
            events = []
        action = policy(GAME.rules.view(state, seats[0]), GAME.rules.legal_actions(state, seats[0]), chance)
        step = GAME.rules.apply_action(state, seats[0], action, chance)
        state = step.state
        events += seen_by(step.events, None)


def test_every_turn_before_the_next_call_is_told() -> None:
    after_roll = after_resolution = 0
    for events, state in messages():
        text = lines_of(
            Speaker("en", NAMES, "hexlands", strict=True), GAME.talk.message(events, GAME.rules.view(state, None))
        )
        assert len(text) <= MOST
        ended = [event.seat for event in events if isinstance(event, TurnEnded)]
        turns = "\n".join(line for line in text if not line.startswith(("🎲", "💰", "**Land", "**Battle")))
        assert all(NAMES[seat] in turns for seat in ended), (ended, text)
        rolled = [at for at, event in enumerate(events) if isinstance(event, Rolled)]
        after_roll += any(isinstance(event, TurnEnded) for event in events[max(rolled, default=len(events)) :])
        if rolled:
            assert "🎲 **Round" in "\n".join(text), "the dice are not left out"
        after_resolution += any(isinstance(event, ResolutionBegan) for event in events)
    assert after_roll > 3, "the case was met"
    assert after_resolution > 3
