"""Income, upkeep, the score and the end of the game (3, 42-44, 49-56, 69, 88, 91)."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engines.hexlands import GAME, printed
from engines.hexlands.resolution.event_cards import after_harvest
from engines.hexlands.resolution.income import purse, tolls, upkeep
from engines.hexlands.resolution.scoring import ending, finish, parts, standings
from engines.hexlands.resolution.stacks import empty_space
from engines.hexlands.state import Options
from engines.hexlands.steps import dues

from .table import AKI, BEN, CHIE, Table, at

rule = pytest.mark.rule
INNER = "E7 D6 D7 F6 F7"
NINE = "D7 E7 F7 D8 F8 E9 D6 F6"
"""Nine spaces with the home."""
LOCALES = Path(__file__).parents[3] / "data" / "locales"
GAMES = 400
LENGTHS = {"standard": 40, "short": 25}


@rule("hexlands", 9, 42, 43, 51, 55, 56, 59, 60, 86, "A52", "A68")
def test_castles_and_mines_pay_for_soldiers_and_forts(table: Table):
    after = table.resolves()
    charged = next(event for event in after.events if event.kind == "charged" and event.seat == AKI)
    assert (charged.castle, charged.mines, charged.spots, charged.tolls) == (1, 0, 0, 0)
    assert (charged.soldiers, charged.forts, charged.coins) == (2, 0, 19)
    assert after.coins(AKI) == 19
    # Castles and mines yield their height.
    now = table.owning(AKI, "E8 3 D7 2 F7 1").with_building("D7", "mine").with_building("F7", "mine")
    own = purse(now.state, AKI)
    assert (own.castle, own.mines, own.coins) == (3, 3, 20 + 6 - 2)
    assert purse(table.owning(AKI, "E7 C6").with_building("C6", "mine").state, AKI).mines == 0
    now = table.owning(AKI, "E7 2 F7").with_building("E7", "fort").with_building("F7", "wall")
    assert upkeep(now.with_soldiers(AKI, "E8 E8!").state, AKI) == 1 + 4 + 6
    # Strong soldiers stand down before upkeep is paid.
    now = table.with_soldiers(AKI, "E8! E8! E8").with_coins(AKI, 8)
    after = now.ordering(AKI, relieve=1).resolves()
    assert (after.soldiers(AKI), after.coins(AKI)) == ("E8 E8 E8!", 8 + 1 - 6)
    assert purse(now.ordering(AKI, relieve=1).state, AKI).soldiers == 6
    assert now.ordering(AKI, relieve=5).resolves().soldiers(AKI) == "E8 E8 E8"


@rule("hexlands", 28, 42, 49, "A27")
def test_tourist_spot_is_paid_by_every_bordering_rival(table: Table):
    now = table.owning(AKI, f"{INNER} E7 2").with_building("E7", "spot").with_road(AKI, "D7")
    assert tolls(now.state) == ()
    now = now.owning(BEN, "G6").owning(CHIE, "C5 B4")
    assert tolls(now.state) == ((BEN, AKI, 2), (CHIE, AKI, 2))
    after = now.owning(CHIE, "D5").resolves()
    assert after.told("toll", "seat", "rival", "coins") == [(BEN, AKI, 2), (CHIE, AKI, 2)]
    assert (after.coins(AKI), after.coins(BEN)) == (20 + 1 + 4 - 2, 20 + 1 - 2 - 2)
    purses = after.state.report.purses
    assert (purses[BEN].tolls, purses[AKI].spots) == (2, 4)
    now = table.owning(AKI, f"E8 3 {INNER} E7 3").with_building("E7", "spot").with_road(AKI, "D7")
    after = now.owning(BEN, "G6").with_coins(BEN, 1).with_soldiers(BEN, "").resolves()
    assert (after.coins(BEN), after.event("toll").coins) == (0, 2), "BEN had his own coin of the castle first"
    assert "toll" not in now.owning(BEN, "C3").resolves().kinds, "only next to the territory"
    # Income is paid from the last player backwards.
    now = table.owning(BEN, "F6 G6 G5 H4 H3").with_building("F6", "spot").owning(AKI, "E7")
    now = now.with_road(BEN, "H3", "H4", "G5").with_coins(AKI, 0).with_soldiers(AKI, "")
    assert "toll" not in now.resolves().kinds, "AKI has nothing before her own turn"
    assert now.having(order=(2, 1, 0)).resolves().event("toll").coins == 1


@rule("hexlands", 43, 44, 88, "A35", "A68", "A87")
def test_player_short_of_upkeep_gives_up_cards_soldiers_and_forts(table: Table):
    # Only players short of upkeep are asked.
    now = table.owning(AKI, "E7").with_building("E7", "fort").holding(AKI, 5, 1, 1).with_coins(AKI, 2)
    after = now.with_soldiers(AKI, "E8 E8!").resolves()
    assert (after.stage, after.state.owing, after.player(AKI).due) == ("upkeep", (AKI,), 8)
    assert (after.event("short").due, after.event("short").coins) == (8, 3)
    assert dues.upkeep_choices(after.state, BEN) == dues.upkeep_choices(now.state, BEN)
    assert after.offers(AKI) == ("sell 1", "sell 5", "raze E7", "dismiss E8", "dismiss E8 strong", "demote E8")
    assert after.offers(BEN) == ()
    # Cards are sold for their top right number; giving up soldiers and forts saves upkeep.
    now = short(table)
    after = now.does("sell 5")
    assert (after.coins(AKI), after.player(AKI).pile, after.player(AKI).items) == (4, (5,), 1)
    assert (after.event("sold").price, after.stage, after.player(AKI).due) == (3, "upkeep", 8)
    given = ("raze E7", "dismiss E8", "dismiss E8 strong", "demote E8")
    assert [now.does(each).player(AKI).due for each in given] == [5, 7, 4, 5]
    assert (now.does("demote E8").soldiers(AKI), now.does("raze E7").building("E7")) == ("E8 E8", "")
    # Upkeep is paid once coins suffice.
    after = now.does("raze E7", "dismiss E8 strong")
    charged = after.event("charged")
    assert (charged.soldiers, charged.forts, charged.coins) == (1, 0, 0)
    assert (after.player(AKI).due, after.coins(AKI)) == (0, 0)
    assert "event-drawn" in after.kinds
    assert (now.refuses("sell 2"), now.refuses("raze E8")) == ("no-such-card", "no-fort-there")
    assert (now.refuses("raze H2"), now.refuses("dismiss E7")) == ("no-fort-there", "no-soldier-there")
    assert now.does("demote E8").refuses("demote E8") == "no-soldier-there"


def short(table: Table) -> Table:
    """AKI has 1 coin and owes 8 coins of upkeep."""
    table = table.owning(AKI, "E7").with_building("E7", "fort").holding(AKI, 5, 1).with_coins(AKI, 0)
    return table.with_soldiers(AKI, "E8 E8!").resolves()


@rule("hexlands", 43, 91, "A35", "A87")
def test_giving_up_always_suffices(table: Table, monkeypatch: pytest.MonkeyPatch):
    # Order of players giving up makes no difference.
    now = table.with_coins(AKI, 0).with_coins(BEN, 0)
    now = now.with_soldiers(AKI, "E8 E8 E8").with_soldiers(BEN, "H2 H2").resolves()
    assert now.state.owing == (AKI, BEN)
    first = now.does("dismiss E8", seat=AKI)
    one = first.does("dismiss E8", seat=AKI).does("dismiss H2", seat=BEN)
    assert one.state == first.does("dismiss H2", seat=BEN).does("dismiss E8", seat=AKI).state
    # All upkeep is for soldiers and forts, and each of these can be given up.
    now = table.owning(AKI, "E7 2 D7").with_building("E7", "fort").with_soldiers(AKI, "E8 E8 D7")
    broke = now.with_coins(AKI, 0).hiding(AKI, hand=())
    left = {*dues.upkeep_choices(broke.state, AKI)}
    assert {action.kind for action in left} == {"raze", "dismiss"}
    assert upkeep(broke.with_soldiers(AKI, "").having(buildings=Table.laid_out().state.buildings).state, AKI) == 0
    after = table.with_coins(AKI, 0).with_soldiers(AKI, "").runs(lambda state, course: empty_space(state, at("E8")))
    assert after.having(stage="close").resolves().state.owing == ()
    assert CHIE not in after.state.owing
    # At the printed prices something can always be given up, so the test removes these choices.
    now = short(table)
    monkeypatch.setattr(dues, "upkeep_choices", lambda table, seat: ())
    after = now.runs(lambda state, course: dues.pay_up(state, AKI, course))
    assert (after.player(AKI).gone, after.state.owing) == ("bankrupt", ())
    assert "bankrupt" in after.kinds


def ranks(table: Table) -> list[int]:
    return [standing.rank for standing in standings(table.state)]


@rule("hexlands", 3, 91, "A1", "A65", "A91")
def test_score_is_coins_land_and_half_of_buildings(table: Table):
    now = table.owning(AKI, f"E8 2 {NINE}").with_building("D7", "mine").with_coins(AKI, 14)
    assert (parts(now.state, AKI), standings(now.state)[AKI].score) == ((14, 27, 8), 49)
    assert standings(now.dealing(AKI, architect=True).state)[AKI].score == 49, "discounts are ignored"
    now = table.owning(AKI, "D7 E7").with_building("D7", "wall").with_building("E7", "wall")
    assert (parts(now.state, AKI)[2], parts(now.owning(AKI, "E7 2").state, AKI)[2]) == (3, 4)
    # Ties are broken by spaces then coins.
    assert (ranks(table), ranks(table.owning(BEN, "H3").with_coins(BEN, 17))) == ([1, 1, 1], [2, 1, 2])
    built = table.owning(AKI, "E7").with_building("E7", "wall").owning(BEN, "H3").with_coins(AKI, 19)
    assert [standing.score for standing in standings(built.state)] == [26, 26, 23]
    assert ranks(built) == [2, 1, 3]
    now = table.with_coins(CHIE, 0).dealing(AKI, gone="left").dealing(BEN, gone="bankrupt", coins=3)
    assert ranks(now.dealing(BEN, gone="bankrupt")) == [2, 2, 1]


@rule("hexlands", 69, "A47", "A94")
def test_game_ends_past_the_limit_of_its_players(table: Table):
    for seats, limit in [(2, 80), (3, 120), (4, 160), (5, 125), (6, 150)]:
        stored, begun = GAME.rules.options_for(Options(), seats), Table.begun(seats).state
        assert (stored.length, begun.options) == ("short" if seats >= 5 else "standard", stored)
        chosen = [Table.begun(seats, length=length).state.limit for length in ("standard", "short")]
        assert (begun.limit, chosen) == (limit, [40 * seats, 25 * seats])
        ends = [ending(Table.begun(seats).having(progress=progress).state) for progress in (limit, limit + 1)]
        assert ends == ["", "progress"]
    assert table.dealing(CHIE, gone="left").state.limit == 120
    one = table.dealing(CHIE, gone="left").dealing(AKI, gone="left")
    assert ending(one.state) == "last-left"
    assert ending(one.dealing(BEN, gone="bankrupt").state) == "nobody-left"
    # Game ends after the event.
    now = table.having(deck=("famine",), progress=115, stage="upkeep", active=-1, owing=(AKI,))
    after = now.with_coins(AKI, 0).with_soldiers(AKI, "E8").dealing(AKI, due=1).does("dismiss E8", seat=AKI)
    assert after.kinds[-1] == "ended"
    assert (after.stage, GAME.rules.current_players(after.state), after.outcome.reason) == ("over", (), "progress")
    assert after.outcome.ranks == (3, 1, 1)
    assert (after.outcome.facts["progress"], after.outcome.facts["limit"]) == (125, 120)
    after = table.runs(lambda state, course: finish(state, "progress", course))
    assert (after.state.owing, *map(after.offers, (AKI, BEN, CHIE))) == ((), (), (), ())


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
