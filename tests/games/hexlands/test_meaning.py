"""Prompts, the facts of actions, and their notation."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import BadNotation, Name, Term
from engines.hexlands import GAME
from engines.hexlands.steps.refusals import KNOWN, refusal

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule


def facts(table: Table, notation: str, seat: int | None = None) -> dict[str, Any]:
    by = table.mover if seat is None else seat
    return GAME.talk.facts(GAME.rules.view(table.state, by), GAME.rules.find(table.state, by, notation))


def prompt_of(table: Table, seat: int | None = None) -> Any:
    by = table.mover if seat is None else seat
    return GAME.talk.prompt(GAME.rules.view(table.state, by), by)


@pytest.fixture
def table() -> Table:
    return Table.laid_out()


# --- facts of actions --------------------------------------------------------------------------------------------


@rule("hexlands", 32, 33)
def test_move_into_a_battle_has_both_strengths():
    """From height 2 with 2 soldiers against height 2 with 1: 4 to 3."""
    table = Table.laid_out().owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6 2").with_soldiers(BEN, "F6")
    table = table.with_soldiers(AKI, "F7 F6").with_dice(1).does("dispatch 1")
    move = facts(table, "move F7 F6")
    assert (move["mine"], move["theirs"], move["halts"], move["steps"]) == (4, 3, 1, 1)
    peaceful = facts(table, "move F7 F8")
    assert (peaceful["mine"], peaceful["theirs"], peaceful["halts"]) == (0, 0, 0)


@rule("hexlands", 38, "A63")
def test_move_has_the_gain_of_a_soldier_there(table: Table):
    """Bordering land, a level or a felled tree; nothing far off, and nothing that would cost coins."""
    table = table.owning(AKI, "E8 2 D7 C6 D6 D8 E7").with_trees("F7").with_building("D8", "wall")
    table = table.with_soldiers(AKI, "E8").with_dice(3).does("dispatch 3")
    gains = {to: facts(table, f"move E8 {to}")["gain"] for to in ("F8", "D7", "F7", "D8", "G6")}
    assert gains == {"F8": "land", "D7": "level", "F7": "tree", "D8": "none", "G6": "none"}


@rule("hexlands", 46, 54)
def test_move_to_defend_counts_walls(table: Table):
    table = table.owning(AKI, "D7").with_building("D7", "wall").with_soldiers(BEN, "D7").owning(BEN, "D6")
    table = table.with_soldiers(AKI, "E8").with_dice(1).does("dispatch 1")
    move = facts(table, "move E8 D7")
    assert (move["mine"], move["theirs"]) == (1 + 1 + 1, 0 + 1)


def test_card_facts_include_the_effect(table: Table):
    table = table.having(stage="cards").holding(AKI, 2)
    card = facts(table, "play 2")
    assert card["item"] == Term("item-market-day", {"number": 2})
    assert card["effect"] == Term("effect-market-day", {"amount": 4})
    assert facts(table.with_dice(2), "develop 2")["left"] == 3


@rule("hexlands", 16)
def test_purchase_facts_include_the_price(table: Table):
    table = table.having(stage="market").with_pile(BEN, 5).holding(AKI, 3)
    purchase = facts(table, "buy 2")
    assert (purchase["price"], purchase["seat"], purchase["item"].key) == (6, Name(BEN), "item-dice-maker")
    assert facts(table, "sell 3")["price"] == 2
    assert facts(table, "draw")["price"] == 2


@rule("hexlands", "A62", "A63")
def test_order_facts_include_price_and_height(table: Table):
    table = table.owning(AKI, "D7 D8 E9 F8 F7 E7 D6").with_soldiers(AKI, "E8 D7 C6").with_trees("D7")
    table = table.with_dice(1).does("work-all")
    castle = facts(table, "order E8 tile")
    assert (castle["work"], castle["price"], castle["height"]) == (Term("work-castle"), 10, 2)
    assert facts(table, "order D7 none")["work"] == Term("work-none")
    tree = table.does("order D7 none")
    assert facts(tree, "order D7 tile")["work"] == Term("work-fell")
    assert facts(tree, "order D7 tile")["price"] == 0
    mine = table.having(trees=(0,) * 61).owning(AKI, "C6 C5")
    assert facts(mine, "order D7 wall")["price"] == 3


@rule("hexlands", 44, 55, 59, 60, "A68")
def test_giving_up_facts_include_saved_upkeep(table: Table):
    table = table.owning(AKI, "D7 2").with_building("D7", "fort").with_soldiers(AKI, "E8 E8!")
    table = table.having(stage="upkeep", active=-1, owing=(AKI,)).dealing(AKI, due=11, coins=1)
    saved = {notation: facts(table, notation)["saves"] for notation in table.offers(AKI)}
    assert saved == {"raze D7": 6, "dismiss E8": 1, "dismiss E8 strong": 4, "demote E8": 3}


@rule("hexlands", "A46")
def test_offer_facts_include_both_sides(table: Table):
    table = table.does("deal 2", "give-coins 5", "ask-die", "propose")
    for notation in ("accept", "decline"):
        offer = facts(table, notation, BEN)
        assert offer["player"] == Name(AKI)
        assert offer["gives"] == (Term("amount-coins", {"count": 5}),)
        assert offer["asks"] == (Term("amount-dice", {"count": 1}),)


# --- prompts -----------------------------------------------------------------------------------------------------


def is_secret(table, seat):
    return GAME.rules.chooses_in_secret(GAME.rules.view(table.state, seat), seat)


@pytest.mark.parametrize(
    ("stage", "key", "private"),
    [
        ("cards", "cards", True),
        ("promote", "promote", False),
        ("masons", "masons", False),
        ("ride", "ride", False),
        ("market", "market", True),
        ("act", "act", False),
        ("march", "march", False),
        ("close", "close", True),
    ],
)
def test_prompts_are_private_where_they_show_secrets(stage, key, private, table: Table):
    table = table.having(stage=stage)
    prompt = prompt_of(table, AKI)
    assert (prompt.key, is_secret(table, AKI)) == (key, private)
    assert prompt.facts["coins"] == 20
    assert prompt_of(table, BEN).key == "wait"


@pytest.mark.parametrize("stage", ["commit", "gamble", "upkeep"])
def test_simultaneous_prompts_are_private_until_chosen(stage, table: Table):
    table = table.having(stage=stage, active=-1, owing=(AKI, CHIE))
    assert (prompt_of(table, CHIE).key, is_secret(table, CHIE)) == (stage, True)
    assert (prompt_of(table, BEN).key, is_secret(table, BEN)) == ("wait", False)


@rule("hexlands", "A46")
def test_receiver_of_an_offer_is_asked_to_answer(table: Table):
    table = table.does("deal 2", "give-coins 5", "propose")
    assert prompt_of(table, BEN).key == "answer"
    assert prompt_of(table, CHIE).key == "wait"
    assert prompt_of(table, AKI).facts["offer"] == 1


@rule("hexlands", "A62")
def test_closing_prompt_lists_orders_and_forecast():
    """Four spaces with orders are too many for lists of their own, so the question has them all."""
    held = "D7 D8 E7 E9"
    table = Table.laid_out().owning(AKI, "D8 E7 E9").with_soldiers(AKI, f"{held} E8").with_dice(1).does("work-all")
    prompt = prompt_of(table).facts
    assert [line.facts["hex"] for line in prompt["orders"]] == sorted([*held.split(), "E8"])
    assert prompt["orders"][0].facts["work"] == Term("work-tile")
    assert prompt["orders"][0].facts["home"] == 1
    assert "forecast-placed" in [line.key for line in prompt["forecast"]]
    assert prompt["defence"] == "plain"


@rule("hexlands", "A61")
def test_summary_follows_the_turn():
    table = Table.laid_out().with_soldiers(AKI, "E8 E8!").with_dice(3, 2).does("dispatch 3", "move E8 D7")
    summary = prompt_of(table).facts
    assert summary["left"] == 2
    assert summary["dice"] == (2,)
    assert [(line.facts["hex"], line.facts["count"], line.facts["strong"]) for line in summary["soldiers"]] == [
        ("D7", 1, 0),
        ("E8", 1, 1),
    ]


# --- notation ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "commit 2",
        "move E8 D7",
        "move E8 D7 strong",
        "buy 3",
        "order D7 mine",
        "back D7 E8",
        "defend all",
        "join 1 2",
    ],
)
def test_notation_round_trips(text):
    assert GAME.rules.notation(GAME.rules.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "move E8 D7 soldier",
        "move E8",
        "buy 0",
        "buy 7",
        "order D7 castle",
        "lay J1",
        "work 007",
        "commit",
        "work 1 1",
    ],
)
def test_malformed_notation_is_refused(text):
    with pytest.raises(BadNotation):
        GAME.rules.parse(text)


def test_each_refusal_is_a_new_exception():
    for code in KNOWN:
        assert refusal(code).code == code
        assert refusal(code) is not refusal(code)
