"""Messages: a line for each turn and each round."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import Event, FastChance
from engines.octa import GAME
from engines.octa.telling import MOST, told

from .table import Table

NAMES = ("Aki", "Ben", "Chie", "Dai")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_chain_of_turns_leaves_none_out(lang: str) -> None:
    """Computer players move twice between two turns of a person: the oldest turns share a line."""
    state, events, movers = Table.laid_out().state, list[Event](), list[str]()
    for turn in range(4 * MOST):
        [seat] = GAME.current_players(state)
        step = GAME.apply_action(state, seat, GAME.default_action(state, seat), FastChance(f"octa/{turn}"))
        state, events = step.state, [*events, *step.events]
        movers.append(NAMES[seat])
    voice = Speaker(lang, NAMES, GAME.key, strict=True, computers=frozenset(range(4)))
    lines = [voice.of_game("told", one.key, one.facts) for one in told(events)]
    assert len(lines) == MOST
    assert lines[0].startswith(f"**{movers[0]}**")
    assert sum("\n".join(lines).count(f"**{name}**") for name in NAMES) >= len(movers) // 2 > MOST
