"""The end of a game names the tie-break that decided it, in both languages."""

from __future__ import annotations

import pytest

from bot.texts import Speaker
from engines import GAMES
from engines.core import Outcome
from tests.games.hexlands import table as hexlands
from tests.games.rise_of_tribes import table as rise

AKI, BEN = 0, 1


def said(key: str, outcome: Outcome | None, lang: str) -> str:
    assert outcome is not None
    voice = Speaker(lang, ("Aki", "Ben", "Chie"), key, strict=True)
    return voice.of_game("reason", outcome.reason, outcome.facts)


def hexlands_end(table: hexlands.Table) -> Outcome | None:
    return GAMES["hexlands"].rules.outcome(table.having(stage="over", reason="progress", progress=125).state)


def test_hexlands_names_land_coins_or_a_shared_win() -> None:
    table = hexlands.Table.laid_out(3)
    land = hexlands_end(table.owning(BEN, "H3").with_coins(BEN, 17))
    assert (
        said("hexlands", land, "en") == "Progress 125 is beyond 120: Ben wins the 23-point tie on land (2 spaces)."
    )
    assert "同じ23点で、領地の広い（2マス）Benさんの勝利です。" in said("hexlands", land, "ja")
    built = table.owning(AKI, "E7").with_building("E7", "wall").owning(BEN, "H3").with_coins(AKI, 19)
    coins = hexlands_end(built)
    assert said("hexlands", coins, "en").endswith("Ben wins the 26-point tie on coins (20), with 2 spaces each.")
    assert "得点（26点）も領地（2マス）も同じで、コインの多い（20コイン）Benさんの勝利です。" in said(
        "hexlands", coins, "ja"
    )
    shared = hexlands_end(table)
    assert said("hexlands", shared, "en").endswith("Aki, Ben and Chie share the win with 23 points.")
    assert said("hexlands", shared, "ja").endswith("勝利を分かち合います。")
    clear = hexlands_end(table.with_coins(BEN, 30))
    assert said("hexlands", clear, "en").endswith("Ben wins with 33 points.")


@pytest.mark.parametrize("reason", ["points", "turns"])
def test_rise_names_villages_members_or_a_shared_win(reason: str) -> None:
    def end(table: rise.Table) -> Outcome | None:
        return GAMES["rise_of_tribes"].rules.outcome(table.having(stage="over", reason=reason).state)

    table = rise.Table.laid_out(3).with_points(AKI, 15).with_points(BEN, 15).with_members(AKI, "A1 1")
    table = table.with_members(BEN, "B1 2")
    members = said("rise_of_tribes", end(table), "en")
    assert members.endswith("Ben wins the 15-point tie on members on the map (2), with equally many villages.")
    assert "マップ上のコマが多い（2個）Benさんの勝利です。" in said("rise_of_tribes", end(table), "ja")
    villages = end(table.with_village(AKI, "A1"))
    assert said("rise_of_tribes", villages, "en").endswith("Aki wins the 15-point tie on villages (1).")
    assert "村が多い（1つ）Akiさんの勝利です。" in said("rise_of_tribes", villages, "ja")
    shared = end(table.with_members(AKI, "A1 1"))
    assert said("rise_of_tribes", shared, "en").endswith("Shared win at 15 points: Aki and Ben.")
    assert said("rise_of_tribes", shared, "ja").endswith("勝利を分かち合います。")
