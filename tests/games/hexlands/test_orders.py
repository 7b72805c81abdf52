"""The orders at the end of a turn, their defaults and their forecast (A33, A54, A62-A64, A68, A80, A84, A86)."""

from __future__ import annotations

import pytest

from engines.core import FastChance, IllegalAction
from engines.hexlands import GAME
from engines.hexlands.mind.forecast import forecast, forecast_terms, known_state
from engines.hexlands.printed import box, ground
from engines.hexlands.state import view

from .table import AKI, BEN, Table, at

rule = pytest.mark.rule


def order(table: Table, name: str) -> str:
    """The order for AKI's soldiers there, ``"tile E8"``: work and space to return to."""
    own = table.secret(AKI).orders.at(at(name))
    assert own is not None
    return f"{own.work} {ground().names[own.back]}"


def refusal_of(table: Table, notation: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        GAME.rules.apply_action(table.state, AKI, GAME.rules.parse(notation), FastChance(0))
    return caught.value


def closing(table: Table) -> Table:
    """AKI has worked and is asked for orders."""
    return table.with_dice(1).does("work-all")


@rule("hexlands", "A35", "A42", "A62", "A68", "A84", "A86")
def test_each_space_has_a_default_order_that_costs_nothing(table: Table):
    now = closing(table.with_soldiers(AKI, "D7 D7 E8 C4"))
    assert now.stage == "close"
    assert [ground().names[each.space] for each in now.secret(AKI).orders.spaces] == ["C4", "D7", "E8"]
    given = [order(now, name) for name in ("D7", "C4", "E8")]
    assert given == ["tile E8", "none E8", "none E8"], "a tile where one can be placed and costs nothing"
    assert now.secret(AKI).orders.defence == "plain"
    after = closing(table.with_soldiers(AKI, "D7")).does("done")
    assert (after.mover, order(after, "D7")) == (BEN, "tile E8")
    now = table.owning(AKI, "E8 2 D8 E9 F8").with_building("E9", "wall").with_building("F8", "mine")
    now = closing(now.with_trees("F8", 2).with_soldiers(AKI, "E9 F8 E8"))
    assert (order(now, "E9"), order(now, "F8")) == ("none E8", "tile E8"), "a wall is paid, a tree goes for nothing"
    assert "E9 tile" in now.arguments("order"), "but it may be ordered"
    # Order on a rivals space names the winners tile.
    now = closing(table.owning(AKI, "E7").owning(BEN, "D6 2").with_soldiers(AKI, "D6").with_tiles(AKI, skull=1))
    assert order(now, "D6") == "tile E8"
    assert {"D6 none", "D6 skull"} <= now.arguments("order")
    assert "D6 wall" not in now.arguments("order")
    now = Table.laid_out().owning(AKI, "E7 F7").owning(BEN, "H3 G4 G5 F6").with_soldiers(BEN, "E7 F6")
    now = now.with_soldiers(AKI, "F6 F6 F6 E7").dealing(AKI, cannon=True)
    assert closing(now).secret(AKI).orders.cannon == at("E7"), "2 against 2; on F6 it is 4 against 2"
    assert closing(Table.laid_out().dealing(AKI, cannon=True)).secret(AKI).orders.cannon == -1
    # Upkeep is 8, the castle gives 1, the die 1: the player is not asked about upkeep again.
    for coins, relieved in [(20, 0), (6, 0), (5, 1), (2, 2), (0, 2)]:
        now = closing(table.with_soldiers(AKI, "E8! E8!").with_coins(AKI, coins))
        assert now.secret(AKI).orders.relieve == relieved


@rule("hexlands", 38, 39, 51, 87, "A31", "A62")
def test_orders_are_changed_in_secret_or_refused_with_the_reason(table: Table):
    # Order is changed in secret.
    after = closing(table.owning(AKI, "D7").with_soldiers(AKI, "D7")).does("order D7 wall")
    assert order(after, "D7") == "wall E8"
    assert after.step.hidden
    assert (after.kinds_seen_by(BEN), after.kinds_seen_by(AKI)) == ((), ("ordered",))
    assert after.does("order D7 none").secret(AKI).orders.spaces[0].work == "none"
    now = closing(table.owning(AKI, "D7").with_soldiers(AKI, "D7 F8"))
    assert (now.refuses("order D7 mine"), now.refuses("order D7 skull")) == ("not-inside", "no-such-tile")
    assert (now.refuses("order F8 wall"), now.refuses("order E7 tile")) == ("not-yours", "no-soldier-there")
    assert now.refuses("order F8 tile") == "no-such-order", "it stands so already"
    assert now.refuses("back D7 E7") == "no-garrison"
    assert now.refuses("back D7 E8") == "no-such-order", "they go home anyway"
    # What a building still needs is said while dice are used; what marching may change is not held against it.
    now = Table.laid_out(stage="act").with_dice(3)
    assert (now.refuses("order F7 mine"), now.refuses("order E8 fort")) == ("not-inside", "built-already")
    assert (now.refuses("order D7 tile"), now.refuses("order E8 none")) == ("orders-later", "orders-later")
    # Castle level names what is missing.
    now = Table.laid_out(stage="act").owning(AKI, "D7 D8 E7 E9").with_soldiers(AKI, "E8").with_coins(AKI, 9)
    low = refusal_of(now, "order E8 tile")
    assert (low.code, low.facts) == ("neighbours-low", {"height": 2, "least": 1, "spaces": ("F7", "F8")})
    dear = refusal_of(now.owning(AKI, "F7 F8"), "order E8 tile")
    assert (dear.code, dear.facts) == ("price", {"need": 10, "have": 9})
    assert closing(now.owning(AKI, "F7 F8").with_coins(AKI, 8)).refuses("order E8 tile") == "price"


@rule("hexlands", "A33", "A54", "A63", "A64", "A68", "A80", "A84", "A86")
def test_castle_garrisons_cannon_and_strong_soldiers_are_ordered(table: Table):
    now = table.owning(AKI, "D7 D8 E9 F8 F7 E7").with_soldiers(AKI, "E8")
    assert "E8 tile" in closing(now).arguments("order")
    assert "E8 tile" not in closing(now.with_coins(AKI, 8)).arguments("order")
    now = table.owning(AKI, "E8 2 D8 E9 F8").with_building("E9", "garrison")
    assert "E9 tile" in closing(now.with_soldiers(AKI, "E9", flags=0).with_coins(AKI, 30)).arguments("order")
    # Soldiers stay in their garrison or go home.
    now = closing(table.owning(AKI, "D7 D6").with_building("D7", "garrison").with_soldiers(AKI, "D7 C5"))
    assert (order(now, "D7"), order(now, "C5")) == ("none D7", "tile E8")
    assert (now.arguments("back"), order(now.does("back C5 D7"), "C5")) == ({"C5 D7", "D7 E8"}, "tile D7")
    now = closing(table)
    assert now.arguments("defend") == {"no", "all"}
    assert now.does("defend all").secret(AKI).orders.defence == "all"
    now = table.owning(AKI, "D7").owning(BEN, "E7").with_soldiers(AKI, "E7")
    assert closing(now).arguments("aim") == set()
    now = closing(now.dealing(AKI, cannon=True))
    assert now.secret(AKI).orders.cannon == at("E7"), "a battle is prefilled"
    assert (now.arguments("aim"), now.does("aim D7").secret(AKI).orders.cannon) == ({"D7", "E8"}, at("D7"))
    assert now.refuses("aim B2") == "no-such-order"
    # Strong soldiers are ordered to stand down.
    now = closing(table.with_soldiers(AKI, "E8! E8! D7"))
    assert (now.arguments("relieve"), now.does("relieve 2").secret(AKI).orders.relieve) == ({"1", "2"}, 2)
    assert now.refuses("relieve 3") == "no-such-order"
    # Changes of orders are limited.
    now = closing(table)
    most = box().trading.order_changes
    for change in range(most):
        now = now.does(f"defend {'all' if change % 2 == 0 else 'plain'}")
    assert (now.arguments("defend"), now.refuses("defend no")) == (set(), "enough-changes")
    assert "done" in now.offers()


def ready(table: Table) -> Table:
    table = table.owning(AKI, "E7 2").owning(BEN, "F6 G5 H4 H3").with_soldiers(AKI, "F6 D7")
    return table.ordering(AKI, "F6 tile D7 tile")


def lines(table: Table, seat: int = AKI) -> list[tuple[str, dict]]:
    return [(line.key, dict(line.facts)) for line in forecast_terms(view(table.state, seat), seat)]


@rule("hexlands", "A21", "A62", "A70")
def test_forecast_is_the_resolution_without_secrets_of_others(table: Table):
    told = lines(ready(table))
    assert [key for key, _ in told] == ["forecast-battle", "forecast-placed", "forecast-placed", "forecast-coins"]
    assert (told[0][1]["hex"], told[0][1]["result"]) == ("F6", "taken")
    assert [facts["hex"] for key, facts in told if key == "forecast-placed"] == ["F6", "D7"]
    assert told[-1][1] == {"income": 1, "tolls": 0, "upkeep": 2, "left": 19}
    # It matches an unchanged resolution, and ignores others' skulls and orders.
    now = ready(table)
    expected = [event for event in forecast(view(now.state, AKI), AKI) if event.kind != "toll"]
    assert [event for event in expected if event.kind == "fought"] == [now.resolves().event("fought")]
    assert {event.kind for event in expected} == {"fought", "taken", "placed", "charged"}
    trapped = now.with_skull(BEN, "F6", 1).dealing(BEN, specials=0).having(bag=now.state.bag)
    assert (lines(trapped), trapped.resolves().event("fought").result) == (lines(now), "skull")
    met = ready(now).with_soldiers(BEN, "H5")
    assert lines(met.ordering(BEN, "H5 tile")) == lines(met)
    # Forecast names the readers own skull.
    now = ready(table).with_tiles(AKI, skull=1).ordering(AKI, "F6 tile D7 skull")
    tiles = {facts["hex"]: facts["tile"].key for key, facts in lines(now) if key == "forecast-placed"}
    assert tiles == {"F6": "tile-normal", "D7": "tile-skull"}
    assert "skull" not in str([event for event in now.resolves().events if event.kind in ("placed", "several")])


@rule("hexlands", "A70")
def test_forecast_names_what_lapses_and_concerns_the_reader(table: Table):
    now = table.with_soldiers(AKI, "D6 E8!").with_coins(AKI, 1).ordering(AKI, "D6 tile E8 none")
    assert lines(now) == [
        ("forecast-lapsed", {**lines(now)[0][1], "why": "not-yours", "hex": "D6"}),
        ("forecast-short", {"income": 1, "tolls": 0, "upkeep": 5, "missing": 3}),
    ]
    now = ready(table)
    assert [key for key, _ in lines(now, BEN)] == ["forecast-battle", "forecast-coins"]
    assert lines(now.owning(BEN, "I1"), BEN)[0][1]["hex"] == "F6"
    # Known state has no secrets of others.
    now = table.holding(BEN, 3).holding(AKI, 4)
    state = known_state(view(now.state, AKI))
    assert [own.hand for own in state.secrets] == [(4,), (), ()]
    assert state.players == now.state.players
