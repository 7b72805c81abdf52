"""A message about several turns in a row: computer players' are told together with what came before them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.table.panels import lines_of
from bot.texts import Speaker
from engines.core import Event, FastChance, seen_by
from engines.core.playable import policies
from engines.hexlands import GAME
from engines.hexlands.happenings.events import Rolled, TurnEnded
from engines.hexlands.happenings.outcomes import Fought, ResolutionBegan
from engines.hexlands.state import Options, State

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


def lines_after(events: list[Event], state: State) -> list[str]:
    told = GAME.talk.message(events, GAME.rules.view(state, None))
    return lines_of(Speaker("en", NAMES, "hexlands", strict=True), told)


def test_turns_after_the_roll_and_outcomes_before_it_are_told() -> None:
    after_roll = resolved = 0
    for events, state in messages():
        text = lines_after(events, state)
        rolled = max((at + 1 for at, event in enumerate(events) if isinstance(event, Rolled)), default=0)
        late = events[rolled:]
        is_resolved = any(isinstance(event, ResolutionBegan) for event in late)
        ended = [] if is_resolved else [event.seat for event in late if isinstance(event, TurnEnded)]
        assert all(any(line.startswith(NAMES[seat]) for line in text) for seat in ended), (ended, text)
        after_roll += bool(rolled and ended)
        won = {event.battle.winner for event in events if isinstance(event, Fought)} - {-1}
        assert not won or any("⚔" in line for line in text), text
        resolved += any(isinstance(event, ResolutionBegan) for event in events)
    assert after_roll > 3, "the case was met"
    assert resolved > 3


def test_dice_are_listed_only_where_nobody_has_moved_since() -> None:
    listed = unlisted = 0
    for events, state in messages():
        if not any(isinstance(event, Rolled) for event in events):
            continue
        rolled = max(at for at, event in enumerate(events) if isinstance(event, Rolled))
        has_moved = any(isinstance(event, TurnEnded) for event in events[rolled:])
        is_listed = any(line.startswith("🎲 Aki") for line in lines_after(events, state))
        assert is_listed is not has_moved
        listed, unlisted = listed + is_listed, unlisted + (not is_listed)
    assert listed
    assert unlisted
