"""The computer player makes sensible choices."""

from __future__ import annotations

import pytest

from engines.core import FastChance
from engines.core.mind import random_policy
from engines.core.opponents.matches import play_out
from engines.micronesia import GAME
from engines.micronesia.mind.policy import greedy

from .table import AKI, BEN, CHIE, Table


def choice(table: Table) -> str:
    """The notation of its next action."""
    view = GAME.rules.view(table.state, table.mover)
    return GAME.rules.notation(greedy(view, GAME.rules.legal_actions(table.state, table.mover), FastChance(0)))


def turn(table: Table) -> list[str]:
    """The notations of its actions until the turn ends."""
    played = [choice(table)]
    after = table.plays(played[-1])
    while not after.step.publish:
        played.append(choice(after))
        after = after.plays(played[-1])
    return played


def test_policy_takes_seventh_island(table):
    table = table.with_islands(1, 2, 8, 9, 10, 11, owner=AKI).rolling(1, 3, 1)
    assert turn(table) == ["settle 1/4"]
    assert table.plays("settle 1/4").outcome.winners == (AKI,)


def test_policy_sacrifices_for_seventh_island(table):
    """2-2-6 names own islands only; one changed die wins."""
    table = table.with_islands(2, 4, 6, 8, 9, 10, owner=AKI).rolling(2, 2, 6)
    played = turn(table)
    assert played[0].startswith("change")
    assert table.plays(*played).outcome.winners == (AKI,)


def test_policy_stops_rival_with_six_islands(table):
    table = table.with_islands(7, 8, 9, 10, 11, 12, owner=BEN).rolling(1, 3, 5)
    after = table.plays(*turn(table))
    assert len(after.state.held(BEN)) < 6


def test_policy_keeps_tribes_on_a_good_roll(table):
    table = table.with_islands(3, 9, owner=AKI).with_stock(AKI, 2).rolling(3, 4, 5)
    assert turn(table) == ["settle 3/9"]


def test_policy_shifts_tribes_to_valuable_island(table):
    table = table.with_island(3, AKI, 5).with_island(9, AKI).with_stock(AKI, 2).rolling(3, 4, 5)
    assert turn(table)[0] == "settle 3/9"
    after = table.plays(*turn(table))
    assert after.island(9)[1] >= after.island(3)[1]


def test_policy_avoids_bust_by_sacrifice(table):
    table = table.with_islands(2, 6, owner=AKI).with_islands(5, 8, owner=CHIE).with_stock(AKI, 1).rolling(2, 3, 5)
    assert turn(table) == ["change 2=1", "settle 2/6"]


@pytest.mark.parametrize("seat", range(3))
def test_policy_beats_random_players_from_every_seat(seat):
    """Twenty games only; ``sainome simulate`` plays thousands."""
    players = [greedy if here == seat else random_policy for here in range(3)]
    wins = sum(
        seat in play_out(GAME, GAME.rules.Options(), players, f"policy/{n}").outcome.winners for n in range(20)
    )
    assert wins >= 16
