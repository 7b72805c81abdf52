"""The options: the land feeds its dice (A97, A98), and tiles are piled up (A99)."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from pydantic import ValidationError

from bot.texts import Speaker
from engines.core import Frozen, Seat
from engines.hexlands import GAME
from engines.hexlands.resolution import building
from engines.hexlands.state import Course, Options, State, with_item

from .table import AKI, BEN, CHIE, Luck, Table, at

rule = pytest.mark.rule


@pytest.fixture
def table() -> Table:
    """AKI holds land beside the castle, BEN the castle alone, CHIE land that is cut off from it."""
    return Table.laid_out(land_feeds_dice=True).owning(AKI, "E7").owning(CHIE, "D2")


def after(table: Table, event: str, progress: int, *faces: int) -> Table:
    """The next round, if this event is drawn at this progress."""
    ready = table.having(deck=(event,), progress=progress, stage="upkeep", active=-1, owing=())
    return ready.runs_on(1, *faces)


def dice(table: Table) -> list[int]:
    return [player.d6 for player in table.state.players]


@rule("hexlands", "A39", "A40", "A48", "A65", "A97")
def test_spring_feeds_land_joined_to_the_castle(table: Table):
    for event, before, progress, is_fed in [
        ("famine", 30, 40, True),
        ("famine", 35, 45, True),
        ("flood", 30, 35, False),
        ("famine", 0, 10, False),
        ("flood", 40, 45, False),
        ("famine", 75, 85, True),
        ("warming", 100, 120, True),
    ]:
        fed = after(table, event, before)
        assert (fed.state.progress, fed.state.round, fed.stage) == (progress, 2, "commit")
        assert dice(fed) == [3 + is_fed, 3, 3]
        assert ("fed" in fed.kinds) is is_fed
    # Spring that an event leaps over counts.
    harvest = after(table, "harvest", 38)
    assert (harvest.state.progress, harvest.state.season, dice(harvest)) == (60, 2, [4, 3, 3])
    revolution = after(table, "revolution", 5)
    assert (revolution.state.progress, revolution.state.season, dice(revolution)) == (45, 0, [4, 3, 3])
    # Only land that is joined to the castle feeds.
    assert after(table, "famine", 30).event("fed").seats == (AKI,)
    joined = after(table.owning(BEN, "H3").owning(CHIE, "B3 C2"), "famine", 30)
    assert (joined.event("fed").seats, dice(joined)) == ((AKI, BEN, CHIE), [4, 4, 4])
    assert after(table.owning(BEN, "H3").leaves(AKI), "famine", 30).event("fed").seats == (BEN,)
    assert "fed" not in after(table.leaves(AKI), "famine", 30).kinds, "nobody has land"


@rule("hexlands", 11, "A97", "A98")
def test_one_die_a_spring_but_in_the_first_and_last(table: Table):
    fed = after(table.dealing(AKI, d6=0).dealing(BEN, d6=0).dealing(CHIE, d6=0), "famine", 30)
    assert (fed.kinds[-2:], GAME.rules.current_players(fed.state)) == (("round-began", "fed"), (AKI,))
    assert fed.offers(AKI) == ("commit 0", "commit 1"), "the die can be rolled in its round"
    large = table.owning(AKI, "E7 D7 F7 D8 F8 E9 D6 F6").dealing(AKI, d6=12)
    assert dice(after(large, "famine", 30)) == [13, 3, 3]
    over = after(table, "warming", 105)
    assert (over.stage, over.kinds[-1], dice(over)) == ("over", "ended", [3, 3, 3])
    assert dice(Table.begun(land_feeds_dice=True)) == [3, 3, 3]
    assert "fed" not in after(Table.laid_out().owning(AKI, "E7"), "famine", 30).kinds, "unless the host chooses it"


def refused(table: Table) -> str:
    return building.tile_refusal(table.state, AKI, at("D6"), "tile")


@rule("hexlands", 83, "A99")
def test_tiles_are_piled_up_where_the_host_chooses_it():
    def pile(**options: bool) -> Table:
        table = Table.laid_out(**options).owning(AKI, "E7 D6 D7 F6 F7").with_soldiers(AKI, "D6")
        state = table.having(heights=with_item(table.state.heights, at("E8"), 4)).state
        for name in ("D6", "E7"):
            state = building.place_tile(state, AKI, at(name), "tile", "masons", Course(Luck()))
        return Table.of(state)

    piled = pile(piling=True)
    assert (refused(pile()), refused(piled)) == ("laid-already", "too-high"), "the limits of heights stay (87)"
    assert building.building_refusal(piled.state, AKI, at("D6"), "wall") == ""
    assert refused(piled.having(laid=(at("D6"),))) == "laid-already", "a battle was there (A92)"
    table = Table.laid_out(piling=True).owning(BEN, "E7").owning(AKI, "D6 D7 F6 F7").with_soldiers(AKI, "E7")
    won = table.ordering(AKI, "E7 tile").resolves()
    assert (won.owner("E7"), won.height("E7")) == (AKI, 1), "the winner places one all the same"


class Earlier(Frozen):
    """The options of a bot that does not know this one."""

    length: Literal["auto", "standard", "short"] = "auto"


def test_options_are_stored_as_earlier_bots_read_them():
    """While a new version rolls through, bots of both versions serve the same tables."""
    begun = Table.begun()
    assert json.loads(begun.state.model_dump_json())["options"] == {"length": "standard"}
    assert not State.model_validate_json(begun.state.model_dump_json()).options.land_feeds_dice
    played = after(begun.having(order=(AKI, BEN, CHIE)), "famine", 30)
    for stored in (Options(length="short").model_dump_json(), played.state.options.model_dump_json()):
        assert Earlier.model_validate_json(stored).model_dump_json() == stored
    chosen = GAME.rules.options_for(Options(land_feeds_dice=True), 5)
    assert chosen.model_dump() == {"length": "short", "land_feeds_dice": True}
    with pytest.raises(ValidationError):
        Earlier.model_validate_json(chosen.model_dump_json())


def test_spring_is_told_and_named_while_the_game_can_reach_it(table: Table):
    fed = after(table.owning(BEN, "H3"), "famine", 30)
    voice = Speaker("en", ("Aki", "Ben", "Chie"), "hexlands", markdown=False)
    told = voice.of_game("event", "fed", fed.event("fed").facts())
    assert told == "Spring’s dice: the land brings Aki and Ben 1 d6 each."
    lines = GAME.talk.message(fed.events, GAME.rules.view(fed.state, None))
    said = [voice.of_game("message", line.key, line.facts) for line in lines]
    assert "🌸 Spring: +1 d6 each for Aki and Ben" in said

    def question(table: Table, seat: Seat) -> str:
        asked = table.having(stage="commit", active=-1, owing=(AKI, BEN, CHIE)).state
        prompt = GAME.talk.prompt(GAME.rules.view(asked, seat), seat)
        return voice.of_game("prompt", prompt.key, prompt.facts)

    early = table.having(progress=39)
    assert "Spring at progress 40: +1 d6 for your land" in question(early, AKI)
    assert "Spring at progress 40: no d6 without land joined to your castle" in question(early, BEN)
    # At 120 of 120 the game goes on, so that the spring at 120 is one more, and 160 is none.
    assert "Spring at progress 120" in question(table.having(progress=110), AKI)
    for late in (table.having(progress=120), Table.laid_out()):
        assert "Spring" not in question(late, AKI)
