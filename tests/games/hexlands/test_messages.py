"""What a phone shows: the outcome of a round by player, the headline, the call, and what a panel offers first."""

from __future__ import annotations

import pytest

from bot.features.table.panels import lines_of
from bot.texts import Speaker
from engines.core import Step, seen_by
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from engines.hexlands.happenings.events import Bought, Played, Rolled, Sold, Worked
from engines.hexlands.happenings.outcomes import EventDrawn, Planted, ResolutionBegan
from engines.hexlands.talk.messages import openings

from .table import AKI, BEN, CHIE, Table, at

NAMES = ("Aki", "Ben", "Chie")


def voice(lang: str = "en") -> Speaker:
    return Speaker(lang, NAMES, "hexlands", strict=True)


def told(table: Table, lang: str = "en") -> list[str]:
    return lines_of(voice(lang), GAME.talk.message(seen_by(table.events, None), GAME.rules.view(table.state, None)))


def attack() -> Table:
    """AKI attacks F6 of BEN from E7 with one soldier more."""
    table = Table.laid_out().owning(AKI, "E7 2").owning(BEN, "H3 G4 G5 F6")
    return table.with_soldiers(AKI, "F6 D7").ordering(BEN)


def headline(table: Table, lang: str = "en") -> str:
    return lines_of(voice(lang), [GAME.talk.headline(GAME.rules.view(table.state, None))])[0]


def call(table: Table, lang: str = "en") -> str:
    prompt = GAME.talk.call(GAME.rules.view(table.state, None), table.mover)
    return voice(lang).of_game("call", prompt.key, prompt.facts)


@pytest.mark.rule("hexlands", 35)
@pytest.mark.parametrize(
    ("lang", "kept", "freed"),
    [
        ("en", "Aki ⚔ F6 from Ben 3:1, +D7", "Aki ⚔ F6 of Ben 3:1 (now public), +D7"),
        ("ja", "Aki ⚔F6：Benから3対1で奪取、+D7", "Aki ⚔F6：Benに3対1で勝利、公地に、+D7"),
    ],
)
def test_battle_says_whether_the_space_is_kept(lang: str, kept: str, freed: str):
    assert told(attack().ordering(AKI, "F6 tile D7 tile").resolves(), lang)[0] == kept
    assert told(attack().ordering(AKI, "F6 none D7 tile").resolves(), lang)[0] == freed


@pytest.mark.parametrize(
    ("lang", "public", "story"),
    [
        ("en", "🎲 Aki 5·3·2·1", "Aki rolls d6 5 and 2; d3 3 and 1."),
        ("ja", "🎲 Aki 5・3・2・1", "Akiさんの出目は6面ダイスが5・2、3面ダイスが3・1でした。"),
    ],
)
def test_rolled_dice_stand_in_the_order_of_the_board(lang: str, public: str, story: str):
    rolled = Rolled(seat=AKI, d6=(2, 5), d3=(1, 3))
    assert lines_of(voice(lang), openings([rolled], dice=True)) == [public]
    assert voice(lang).lines([rolled]) == [(story, True)]


def test_lines_with_battles_weigh_more_than_gains():
    table = attack().with_soldiers(CHIE, "C3").ordering(CHIE, "C3 tile").ordering(AKI, "F6 tile D7 tile").resolves()
    lines = GAME.talk.message(table.events, GAME.rules.view(table.state, None))
    assert [(line.key, line.weight) for line in lines] == [("land", 2), ("land", 1), ("coins", 0)]


@pytest.mark.parametrize(
    ("lang", "usual", "last"),
    [
        ("en", "**Round 1** · progress 20/120", "**Round 1** 115/120, ends on 8 of 12 events"),
        ("ja", "**第1ラウンド**｜進度20／120", "**第1ラウンド**｜115／120（イベント12枚中8枚で終了）"),
    ],
)
def test_headline_has_progress_and_points(lang: str, usual: str, last: str):
    first, points = headline(Table.laid_out().having(progress=20), lang).splitlines()
    assert first == usual
    assert all(name in points for name in NAMES)
    assert headline(Table.laid_out().having(progress=115), lang).splitlines()[0] == last


@pytest.mark.rule("hexlands", 69)
@pytest.mark.parametrize(
    ("lang", "rare", "perhaps", "sure"),
    [
        ("en", " · progress 110/120", " 115/120, ends on 3 of 7 events", " 120/120, the last"),
        ("ja", "｜進度110／120", "｜115／120（イベント7枚中3枚で終了）", "｜120／120（最後）"),
    ],
)
def test_events_that_end_the_game_are_counted_from_one_in_eight_on(lang: str, rare: str, perhaps: str, sure: str):
    """One event in twelve, the revolution, ends a game already when a third of it is to come: that is not worth a
    word."""
    events = ("eruption", "flood", "landslide", "revolution")
    others = ("gamble", "trouble", "famine", "harvest")

    def head(progress: int, *deck: str) -> str:
        return headline(Table.laid_out().having(progress=progress, deck=deck), lang).splitlines()[0]

    assert head(90, *events, *others, "landslide").endswith(rare.replace("110", "90"))
    assert head(90, *events, *others).endswith(perhaps.replace("115", "90").replace("7", "8").replace("3", "1"))
    assert head(115, *events, "gamble", "trouble", "famine").endswith(perhaps)
    assert head(120, *events).endswith(sure)


@pytest.mark.rule("hexlands", 69, 76)
def test_last_round_is_named_only_if_an_event_can_end_the_game():
    """In autumn a harvest adds nothing; before it, it leads to the autumn that ends the game."""
    small = Table.laid_out().having(progress=110, deck=("flood",))
    assert "last" not in headline(small)
    assert "last" in headline(small.having(progress=116))
    assert "last" not in headline(small.having(progress=119, deck=("gamble",)))
    assert "last" not in headline(small.having(progress=105, deck=("harvest",)))


@pytest.mark.parametrize(("lang", "said"), [("en", "🎲 3·1·1"), ("ja", "🎲 3・1・1")])
def test_call_names_the_dice(lang: str, said: str):
    assert call(Table.laid_out().with_dice(1, 3, 1), lang) == said


def test_soldier_that_arrived_is_not_offered_the_next_space():
    """After E8 → E7 the way to D7 is that of another soldier from E8."""
    table = Table.laid_out(stage="act").with_soldiers(AKI, "E8 E8").with_dice(3).does("dispatch 3", "move E8 E7")
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    moves = [action for plan in controls.plans() for action in plan.line if isinstance(action, Move)]
    assert {move.origin for move in moves} == {"E8"}
    assert "D7" in {move.to for move in moves}


@pytest.mark.rule("hexlands", 34, 35, "A34")
def test_march_into_battle_says_what_is_won():
    table = Table.laid_out(stage="act").owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6")
    table = table.with_soldiers(AKI, "F7 F7", flags=0).with_dice(2)

    def prize(table: Table) -> object:
        controls = GAME.mind.controls(table.state, AKI)
        assert controls is not None
        return next(plan.facts["prize"] for plan in controls.plans() if plan.facts.get("to") == "F6")

    assert prize(table) == "land"
    assert prize(table.having(laid=(at("F6"),))) == "public"


def seal(table: Table) -> str:
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    assert controls.seal is not None
    return controls.seal.key


def test_orders_are_the_green_way_once_a_soldier_stands_on_own_land():
    assert seal(Table.laid_out(stage="act").with_dice(3)) == "work-end"
    table = Table.laid_out(stage="act").owning(AKI, "E7").with_soldiers(AKI, "E7").with_dice(3)
    assert seal(table) == "orders"


def test_orders_are_the_green_way_once_an_attack_is_won():
    """The winner may place a tile, so there is something to order; an attack that is lost leaves nothing."""
    table = Table.laid_out(stage="act").owning(AKI, "E7 2").owning(BEN, "H3 G4 G5 F6").with_dice(3)
    assert seal(table.with_soldiers(AKI, "F6")) == "orders"
    assert seal(table.owning(BEN, "F6 4").with_soldiers(AKI, "F6")) == "work-end"


@pytest.mark.parametrize(
    ("lang", "line", "log"),
    [
        (
            "en",
            "Aki orders E8: a castle level, then home",
            "Aki orders for E8: a castle level, then home.",
        ),
        ("ja", "Aki E8の命令：城を高くする、そのあと城へ", "AkiさんのE8への命令：城を高くする、そのあと城へ。"),
    ],
)
def test_order_is_echoed_by_what_it_means_there(lang: str, line: str, log: str):
    table = (
        Table.laid_out(stage="act").owning(AKI, "E7 D7 D8 E9 F8 F7").with_soldiers(AKI, "E8").with_coins(AKI, 30)
    )
    ordered = table.with_dice(1).does("work-all", "order E8 tile")
    [event] = ordered.events
    said = GAME.talk.message([event], GAME.rules.view(ordered.state, AKI))
    assert lines_of(voice(lang), said) == [line]
    assert voice(lang).of_game("event", event.kind, event.facts()) == log


@pytest.mark.parametrize(
    ("lang", "line", "log"),
    [
        ("en", "Aki orders E8: a tile, then to E8", "Aki orders for E8: a tile, then to E8."),
        ("ja", "Aki E8の命令：タイルを置く、そのあとE8へ", "AkiさんのE8への命令：タイルを置く、そのあとE8へ。"),
    ],
)
def test_order_stored_before_version_0_9_is_told_as_it_was(lang: str, line: str, log: str):
    """Its row says the work of the order, and the space to which soldiers return even where it is the castle."""
    stored = {"kind": "ordered", "visible_to": [AKI], "seat": AKI, "hex": "E8", "work": "tile", "back": "E8"}
    table = (
        Table.laid_out(stage="act").owning(AKI, "E7 D7 D8 E9 F8 F7").with_soldiers(AKI, "E8").with_coins(AKI, 30)
    )
    event = GAME.rules.events.validate_python(stored)
    said = GAME.talk.message([event], GAME.rules.view(table.state, AKI))
    assert lines_of(voice(lang), said) == [line]
    assert voice(lang).of_game("event", event.kind, event.facts()) == log
    ordered = table.with_dice(1).does("work-all", "order E8 tile")
    assert [one.as_before() for one in ordered.events] == [event]


def test_events_of_several_versions_are_those_of_a_step():
    table = (
        Table.laid_out(stage="act").owning(AKI, "E7 D7 D8 E9 F8 F7").with_soldiers(AKI, "E8").with_coins(AKI, 30)
    )
    [now] = table.with_dice(1).does("work-all", "order E8 tile").events
    step = Step(table.state, events=(now, now))
    other = now.model_copy(update={"back": "E7"})
    assert GAME.tells([now, now.as_before()], step)
    assert GAME.tells([now.as_before(), now.as_before()], step)
    for stored in (None, [], [now], [now, other], [now, now.as_before(), now]):
        assert not GAME.tells(stored, step)


def test_offer_comes_last_so_that_no_other_coins_seem_a_part_of_it():
    table = Table.laid_out(stage="act").with_dice(4).with_coins(AKI, 9)
    events = table.does("work-all").events
    table = table.does("work-all", "deal 2", "give-coins 1", "ask-die")
    offered = table.does("propose")
    said = GAME.talk.message([*events, *offered.events], GAME.rules.view(offered.state, AKI))
    assert lines_of(voice(), said) == ["Aki +4 coins · offers Ben 1 coin for 1 d6"]


@pytest.mark.rule("hexlands", "A95")
def test_free_tiles_of_masons_come_before_the_end_of_the_turn():
    table = Table.laid_out(stage="cards").holding(AKI, 7).with_soldiers(AKI, "E8")
    laying = table.does("play 7")
    controls = GAME.mind.controls(laying.state, AKI)
    assert controls is not None
    assert isinstance(controls.rows[0], tuple)
    assert controls.rows[0][0].key == "lay-free"
    assert seal(laying) == "enough"


@pytest.mark.rule("hexlands", "A50")
def test_road_says_when_it_takes_the_place_of_a_building():
    table = Table.laid_out(stage="market").owning(AKI, "E7 D8 F8").with_road(AKI, "E7")
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    blocks = {plan.line[-1].fields()[0][1]: plan.facts["blocks"] for plan in controls.plans() if plan.key == "road"}
    assert blocks["D8"] == 1, "a mine beside the mountain"
    assert blocks["E6"] == 0, "a bridge over a lake"


def test_first_choice_of_dice_has_no_usual_number():
    table = Table.begun()
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    assert controls.seal is not None
    assert "usual" not in voice().say("hexlands-plan-commit-usual", controls.seal.facts)
    later = GAME.mind.controls(table.having(round=2).state, AKI)
    assert later is not None
    assert later.seal is not None
    assert "as usual" in voice().say("hexlands-plan-commit-usual", later.seal.facts)


@pytest.mark.rule("hexlands", 87)
def test_castle_that_is_too_low_is_the_reason():
    table = Table.laid_out().owning(AKI, "D7 D8 E9 F8 F7 E7 D6").with_soldiers(AKI, "E7").with_dice(1)
    assert table.does("work-all").refuses("order E7 tile") == "castle-low"


@pytest.mark.parametrize(
    ("lang", "last", "end"),
    [
        ("en", "Round 1: roll your last d6? 20 coins", "The game ends when progress passes 120"),
        ("ja", "第1ラウンド：最後の6面ダイスを振りますか？　20コイン", "120を超えるとゲームが終わります"),
    ],
)
def test_first_rounds_say_when_the_game_ends_and_a_last_die_is_not_counted(lang: str, last: str, end: str):
    prompt = GAME.talk.prompt(GAME.rules.view(Table.begun().dealing(AKI, d6=1).state, AKI), AKI)
    said = voice(lang).of_game("prompt", prompt.key, prompt.facts)
    assert said.startswith(last)
    assert end in said


def test_turn_names_its_cards_and_counts_what_it_leaves_out():
    """Part 1 of issue 53: two cards played at once were told as "+4 coins"."""
    view = GAME.rules.view(Table.laid_out().state, None)
    played = (Played(seat=AKI, number=3), Played(seat=AKI, number=3))
    beside = (Sold(seat=AKI, number=3, price=2), Bought(seat=AKI, rival=BEN, number=3, price=2))
    worked = Worked(seat=AKI, dice=1, coins=4)
    said = {
        lang: lines_of(voice(lang), GAME.talk.message((*played, *beside, worked), view))[0] for lang in ("en", "ja")
    }
    card = {lang: str(voice(lang).of_game("item", "recruit", {"number": 3})) for lang in ("en", "ja")}
    assert said["en"].endswith("+2 more")
    assert said["ja"].endswith("ほか2件")
    assert all("+4" in text for text in said.values()), card


def test_two_resolutions_in_one_message_have_an_event_each():
    """As where somebody ended one round and played the next; the first event did not do what the second one did."""
    card = {"before": 0, "progress": 5, "limit": 80, "season": "summer", "turned": 0}
    events = (
        ResolutionBegan(round=6), EventDrawn(event="flood", **card),
        ResolutionBegan(round=7), EventDrawn(event="forestation", **card),
        Planted(seat=BEN, rival=AKI, hexes=("G4", "I2")),
    )  # fmt: skip
    said = lines_of(voice(), GAME.talk.message(events, GAME.rules.view(Table.laid_out().state, None)))
    assert said == ["**Flood**: no damage", "**Forestation**: Aki trees on G4 I2"]
