"""Messages: a line for each turn and each round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import Event, FastChance
from engines.octa import GAME
from engines.octa.talk import MOST

from .table import Table

NAMES = ("Aki", "Ben", "Chie", "Dai")


def moves(turns: int) -> tuple[list[Event], list[int]]:
    """Play these turns; return what happened, and who moved."""
    state, events, movers = Table.laid_out().state, list[Event](), list[int]()
    for turn in range(turns):
        [seat] = GAME.rules.current_players(state)
        step = GAME.rules.apply_action(
            state, seat, GAME.rules.default_action(state, seat), FastChance(f"octa/{turn}")
        )
        state, events = step.state, [*events, *step.events]
        movers.append(seat)
    return events, movers


def lines_of(lang: str, names: Sequence[str], events: Sequence[Event]) -> list[str]:
    voice = Speaker(lang, names, GAME.key, strict=True, computers=frozenset(range(4)))
    return [voice.of_game("message", one.key, one.facts) for one in GAME.talk.message(events, None)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_chain_of_turns_leaves_none_out(lang: str) -> None:
    """Computer players move twice between two turns of a person: the oldest turns share a line."""
    events, movers = moves(2 * MOST + 2)
    lines = lines_of(lang, NAMES, events)
    assert len(lines) == MOST
    assert lines[0].startswith(f"**{NAMES[movers[0]]}**")
    assert sum("\n".join(lines).count(f"**{name}**") for name in NAMES) >= len(movers) // 2 > MOST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_longest_chain_of_the_longest_names_is_still_a_text(lang: str) -> None:
    """After an outage the oldest turns are left out: no text holds them all."""
    assert len(lines_of(lang, [sign * 32 for sign in "ABCD"], moves(6 * MOST)[0])) == MOST
