"""How many rounds a game has, by its event cards: what the lobby says about it is so."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engines.hexlands import printed
from engines.hexlands.resolution.event_cards import after_harvest

rule = pytest.mark.rule

LOCALES = Path(__file__).parents[3] / "data" / "locales"
GAMES = 400
LENGTHS = {"standard": 40, "short": 25}


def rounds(limit: int, lot: random.Random) -> int:
    """Draw events until the progress exceeds the limit; nothing that players do changes it (67, 69, 70, A41)."""
    deck, discarded, progress, drawn = list(printed.cards().events), [], 0, 0
    while progress <= limit:
        if not deck:
            deck, discarded = discarded, []
        card = deck.pop(lot.randrange(len(deck)))
        discarded += [] if card.special else [card]
        progress = after_harvest(progress) if card.key == "harvest" else progress + card.progress
        drawn += 1
    return drawn


@rule("hexlands", 69, "A94")
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("length", LENGTHS)
def test_lobby_says_how_many_rounds_nine_games_of_ten_have(lang: str, length: str):
    text = (LOCALES / lang / "hexlands.ftl").read_text(encoding="utf-8")
    [said] = re.findall(rf"^hexlands-option-length-{length} = (.*)$", text, re.MULTILINE)
    spans = [(int(low), int(high)) for low, high in re.findall(r"(\d+)[–～](\d+)", said)]
    for seats, (low, high) in zip((2, 4, 6), spans, strict=True):
        lot = random.Random(f"{length} {seats}")
        played = [rounds(LENGTHS[length] * seats, lot) for _ in range(GAMES)]
        assert 0.88 <= sum(low <= one <= high for one in played) / GAMES <= 0.98
        assert sum(low < one < high for one in played) / GAMES < 0.92, "no wider than it must be"
