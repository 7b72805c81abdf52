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
    # Dice of spring can be rolled in their round.
    fed = after(table.dealing(AKI, d6=0).dealing(BEN, d6=0).dealing(CHIE, d6=0), "famine", 30)
    assert fed.kinds[-2:] == ("round-began", "fed")
    assert GAME.rules.current_players(fed.state) == (AKI,)
    assert fed.offers(AKI) == ("commit 0", "commit 1")
    large = table.owning(AKI, "E7 D7 F7 D8 F8 E9 D6 F6").dealing(AKI, d6=12)
    assert dice(after(large, "famine", 30)) == [13, 3, 3]
    over = after(table, "warming", 105)
    assert (over.stage, over.kinds[-1], dice(over)) == ("over", "ended", [3, 3, 3])
    assert dice(Table.begun(land_feeds_dice=True)) == [3, 3, 3]
    assert not Options().land_feeds_dice
    fed = after(Table.laid_out().owning(AKI, "E7"), "famine", 30)
    assert ("fed" in fed.kinds, dice(fed)) == (False, [3, 3, 3])


# --- tiles piled up ----------------------------------------------------------------------------------------------


def tile_refusal(table: Table, name: str) -> str:
    return building.tile_refusal(table.state, AKI, at(name), "tile")


@rule("hexlands", 83, "A99")
def test_tiles_are_piled_up_where_the_host_chooses_it():
    def pile(**options: bool) -> Table:
        table = Table.laid_out(**options).owning(AKI, "E7 D6 D7 F6 F7").with_soldiers(AKI, "")
        table = table.having(heights=with_item(table.state.heights, at("E8"), 4))
        state = building.place_tile(table.state, AKI, at("D6"), "tile", "masons", Course(Luck()))
        return Table.of(building.place_tile(state, AKI, at("E7"), "tile", "masons", Course(Luck()))).with_soldiers(
            AKI, "D6"
        )

    assert tile_refusal(pile(), "D6") == "laid-already"
    assert tile_refusal(pile(piling=True), "D6") == "too-high", "the limits of heights stay (87)"
    assert building.building_refusal(pile(piling=True).state, AKI, at("D6"), "wall") == ""
    assert tile_refusal(pile(piling=True).having(laid=(at("D6"),)), "D6") == "laid-already", (
        "a battle was there (A92)"
    )
    # Winner places one tile even where tiles are piled up.
    table = Table.laid_out(piling=True).owning(BEN, "E7").owning(AKI, "D6 D7 F6 F7").with_soldiers(AKI, "E7")
    after = table.ordering(AKI, "E7 tile").resolves()
    assert (after.state.owners[at("E7")], after.height("E7")) == (AKI, 1)


# --- what is stored ----------------------------------------------------------------------------------------------


class Earlier(Frozen):
    """The options of a bot that does not know this one."""

    length: Literal["auto", "standard", "short"] = "auto"


def test_options_are_stored_as_earlier_bots_read_them():
    # What earlier bots stored reads as off.
    assert not Options.model_validate_json('{"length":"short"}').land_feeds_dice
    raw = json.loads(Table.begun().state.model_dump_json())
    assert raw["options"] == {"length": "standard"}
    assert not State.model_validate_json(json.dumps(raw)).options.land_feeds_dice
    # While a new version rolls through, bots of both versions serve the same tables.
    played = after(Table.begun().having(order=(AKI, BEN, CHIE)), "famine", 30)
    for stored in (Options(length="short").model_dump_json(), played.state.options.model_dump_json()):
        assert Earlier.model_validate_json(stored).model_dump_json() == stored
    chosen = GAME.rules.options_for(Options(land_feeds_dice=True), 5)
    assert chosen.model_dump() == {"length": "short", "land_feeds_dice": True}
    with pytest.raises(ValidationError):
        Earlier.model_validate_json(chosen.model_dump_json())


# --- what players read -------------------------------------------------------------------------------------------


def message_lines(table: Table, lang: str, reader: Seat | None) -> list[str]:
    """The lines of a message, and below them what matters now."""
    view, voice = (
        GAME.rules.view(table.state, reader),
        Speaker(lang, ("Aki", "Ben", "Chie"), "hexlands", markdown=False),
    )
    lines = (*GAME.talk.message(table.events, view), *GAME.talk.outlook(view, reader))
    return [voice.of_game("message", line.key, line.facts) for line in lines]


@pytest.mark.parametrize(
    ("lang", "event", "line"),
    [
        ("en", "Spring’s dice: the land brings Aki and Ben 1 d6 each.", "🌸 Spring: +1 d6 each for Aki and Ben"),
        (
            "ja",
            "領地の恵み：AkiさんとBenさんが6面ダイスを1個ずつ得ました。",
            "🌸 領地の恵み：AkiさんとBenさんに6面ダイス+1個ずつ",
        ),
    ],
)
def test_dice_of_spring_are_told(table: Table, lang: str, event: str, line: str):
    fed = after(table.owning(BEN, "H3"), "famine", 30)
    voice = Speaker(lang, ("Aki", "Ben", "Chie"), "hexlands", markdown=False)
    assert voice.of_game("event", "fed", fed.event("fed").facts()) == event
    assert line in message_lines(fed, lang, None)


def question(table: Table, lang: str, seat: Seat) -> str:
    """The question of the dice to roll."""
    table = table.having(stage="commit", active=-1, owing=(AKI, BEN, CHIE))
    prompt = GAME.talk.prompt(GAME.rules.view(table.state, seat), seat)
    voice = Speaker(lang, ("Aki", "Ben", "Chie"), "hexlands", markdown=False)
    return voice.of_game("prompt", prompt.key, prompt.facts)


@pytest.mark.parametrize(
    ("lang", "some", "none"),
    [
        (
            "en",
            "Spring at progress 40: +1 d6 for your land",
            "Spring at progress 40: no d6 without land joined to your castle",
        ),
        ("ja", "進度40で春：領地から6面ダイス+1個", "進度40で春：城につながる領地がなければ6面ダイスはありません"),
    ],
)
def test_question_of_the_dice_says_when_the_next_one_comes(table: Table, lang: str, some: str, none: str):
    table = table.having(progress=39)
    assert [some in question(table, lang, reader) for reader in (AKI, BEN)] == [True, False]
    assert none in question(table, lang, BEN)


@pytest.mark.parametrize("progress", [110, 120])
def test_spring_is_named_only_if_the_game_can_reach_it(table: Table, progress: int):
    """At 120 of 120 the game goes on, so that the spring at 120 is one more, and 160 is none."""
    said = question(table.having(progress=progress), "en", AKI)
    assert ("Spring at progress 120" in said) is (progress < 120)
    assert "160" not in said
    assert "Spring" not in question(Table.laid_out(), "en", AKI)
