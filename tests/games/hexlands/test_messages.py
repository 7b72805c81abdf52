"""What a phone shows: the outcome of turns and rounds, the headline, the call, what a panel offers first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.features.table.panels import lines_of
from bot.texts import Speaker
from engines.core import Event, FastChance, Step, seen_by
from engines.core.mind import Controls
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from engines.hexlands.happenings.events import Bought, Played, Rolled, Sold, TurnEnded, Worked
from engines.hexlands.happenings.outcomes import EventDrawn, Fought, Planted, ResolutionBegan
from engines.hexlands.state import Options
from engines.hexlands.talk.messages import openings

from .table import AKI, BEN, CHIE, Table, at

NAMES = ("Aki", "Ben", "Chie", "Bot D")

CHOICES = 400


def voice(lang: str = "en") -> Speaker:
    return Speaker(lang, NAMES, "hexlands", strict=True)


def told(table: Table, lang: str = "en") -> list[str]:
    return lines_of(voice(lang), GAME.talk.message(seen_by(table.events, None), GAME.rules.view(table.state, None)))


def attack() -> Table:
    """AKI attacks F6 of BEN from E7 with one soldier more."""
    table = Table.laid_out().owning(AKI, "E7 2").owning(BEN, "H3 G4 G5 F6")
    return table.with_soldiers(AKI, "F6 D7").ordering(BEN)


def beside_castle() -> Table:
    """AKI can raise the castle, whose soldier stayed at home."""
    table = Table.laid_out(stage="act").owning(AKI, "E7 D7 D8 E9 F8 F7")
    return table.with_soldiers(AKI, "E8").with_coins(AKI, 30)


def headline(table: Table, lang: str = "en") -> str:
    return lines_of(voice(lang), [GAME.talk.headline(GAME.rules.view(table.state, None))])[0]


def panel(table: Table) -> Controls:
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    return controls


def seal(table: Table) -> str:
    plan = panel(table).seal
    assert plan is not None
    return plan.key


def call(table: Table, lang: str = "en") -> str:
    prompt = GAME.talk.call(GAME.rules.view(table.state, None), table.mover)
    return voice(lang).of_game("call", prompt.key, prompt.facts)


@pytest.mark.rule("hexlands", 35)
def test_lines_say_what_is_kept_and_weigh_battles_more():
    for lang, kept, freed in [
        ("en", "Aki ⚔ F6 from Ben 3:1, +D7", "Aki ⚔ F6 of Ben 3:1 (now public), +D7"),
        ("ja", "Aki ⚔F6：Benから3対1で奪取、+D7", "Aki ⚔F6：Benに3対1で勝利、公地に、+D7"),
    ]:
        assert told(attack().ordering(AKI, "F6 tile D7 tile").resolves(), lang)[0] == kept
        assert told(attack().ordering(AKI, "F6 none D7 tile").resolves(), lang)[0] == freed
    for lang, public, story in [
        ("en", "🎲 Aki 5·3·2·1", "Aki rolls d6 5 and 2; d3 3 and 1."),
        ("ja", "🎲 Aki 5・3・2・1", "Akiさんの出目は6面ダイスが5・2、3面ダイスが3・1でした。"),
    ]:
        rolled = Rolled(seat=AKI, d6=(2, 5), d3=(1, 3))
        assert lines_of(voice(lang), openings([rolled], dice=True)) == [public]
        assert voice(lang).lines([rolled]) == [(story, True)]
    table = attack().with_soldiers(CHIE, "C3").ordering(CHIE, "C3 tile").ordering(AKI, "F6 tile D7 tile").resolves()
    lines = GAME.talk.message(table.events, GAME.rules.view(table.state, None))
    assert [(line.key, line.weight) for line in lines] == [("land", 2), ("land", 1), ("coins", 0)]
    # As where somebody ended one round and played the next; the first event did not do what the second one did.
    card = {"before": 0, "progress": 5, "limit": 80, "season": "summer", "turned": 0}
    events = (
        ResolutionBegan(round=6), EventDrawn(event="flood", **card),
        ResolutionBegan(round=7), EventDrawn(event="forestation", **card),
        Planted(seat=BEN, rival=AKI, hexes=("G4", "I2")),
    )  # fmt: skip
    said = lines_of(voice(), GAME.talk.message(events, GAME.rules.view(Table.laid_out().state, None)))
    assert said == ["**Flood**: no damage", "**Forestation**: Aki trees on G4 I2"]
    # Offer comes last so that no other coins seem a part of it.
    table = Table.laid_out(stage="act").with_dice(4).with_coins(AKI, 9)
    events = table.does("work-all").events
    offered = table.does("work-all", "deal 2", "give-coins 1", "ask-die").does("propose")
    said = GAME.talk.message([*events, *offered.events], GAME.rules.view(offered.state, AKI))
    assert lines_of(voice(), said) == ["Aki +4 coins · offers Ben 1 coin for 1 d6"]


@pytest.mark.rule("hexlands", 69, 76)
def test_headline_counts_the_events_that_end_the_game():
    for lang, usual, last in [
        ("en", "**Round 1** · progress 20/120", "**Round 1** 115/120, ends on 8 of 12 events"),
        ("ja", "**第1ラウンド**｜進度20／120", "**第1ラウンド**｜115／120（イベント12枚中8枚で終了）"),
    ]:
        first, points = headline(Table.laid_out().having(progress=20), lang).splitlines()
        assert first == usual
        assert all(name in points for name in NAMES[:3])
        assert headline(Table.laid_out().having(progress=115), lang).splitlines()[0] == last
    # One event in twelve, the revolution, ends a game already when a third is to come: that is not worth a word.
    events = ("eruption", "flood", "landslide", "revolution")
    others = ("gamble", "trouble", "famine", "harvest")
    for progress, deck, en, ja in (
        (90, (*events, *others, "landslide"), " · progress 90/120", "｜進度90／120"),
        (90, (*events, *others), " 90/120, ends on 1 of 8 events", "｜90／120（イベント8枚中1枚で終了）"),
        (115, (*events, *others[:3]), " 115/120, ends on 3 of 7 events", "｜115／120（イベント7枚中3枚で終了）"),
        (120, events, " 120/120, the last", "｜120／120（最後）"),
    ):
        table = Table.laid_out().having(progress=progress, deck=deck)
        assert headline(table).splitlines()[0].endswith(en)
        assert headline(table, "ja").splitlines()[0].endswith(ja)
    # In autumn a harvest adds nothing; before it, it leads to the autumn that ends the game.
    small = Table.laid_out().having(progress=110, deck=("flood",))
    assert "last" not in headline(small)
    assert "last" in headline(small.having(progress=116))
    assert "last" not in headline(small.having(progress=119, deck=("gamble",)))
    assert "last" not in headline(small.having(progress=105, deck=("harvest",)))
    # First rounds say when the game ends and a last die is not counted.
    for lang, last, end in [
        ("en", "Round 1: roll your last d6? 20 coins", "The game ends when progress passes 120"),
        ("ja", "第1ラウンド：最後の6面ダイスを振りますか？　20コイン", "120を超えるとゲームが終わります"),
    ]:
        prompt = GAME.talk.prompt(GAME.rules.view(Table.begun().dealing(AKI, d6=1).state, AKI), AKI)
        said = voice(lang).of_game("prompt", prompt.key, prompt.facts)
        assert said.startswith(last)
        assert end in said
    for lang, said in [("en", "🎲 3·1·1"), ("ja", "🎲 3・1・1")]:
        assert call(Table.laid_out().with_dice(1, 3, 1), lang) == said


@pytest.mark.rule("hexlands", 34, 35, "A34")
def test_panel_offers_soldiers_battles_and_orders_first():
    # After E8 → E7 the way to D7 is that of another soldier from E8.
    table = Table.laid_out(stage="act").with_soldiers(AKI, "E8 E8").with_dice(3).does("dispatch 3", "move E8 E7")
    controls = panel(table)
    moves = [action for plan in controls.plans() for action in plan.line if isinstance(action, Move)]
    assert {move.origin for move in moves} == {"E8"}
    assert "D7" in {move.to for move in moves}
    # March into battle says what is won.
    table = Table.laid_out(stage="act").owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6")
    table = table.with_soldiers(AKI, "F7 F7", flags=0).with_dice(2)

    def prize(table: Table) -> object:
        controls = GAME.mind.controls(table.state, AKI)
        assert controls is not None
        return next(plan.facts["prize"] for plan in controls.plans() if plan.facts.get("to") == "F6")

    assert (prize(table), prize(table.having(laid=(at("F6"),)))) == ("land", "public")
    # Orders are the green way once a soldier stands on own land.
    assert seal(Table.laid_out(stage="act").with_dice(3)) == "work-end"
    table = Table.laid_out(stage="act").owning(AKI, "E7").with_soldiers(AKI, "E7").with_dice(3)
    assert seal(table) == "orders"
    # The winner may place a tile, so there is something to order; an attack that is lost leaves nothing.
    table = Table.laid_out(stage="act").owning(AKI, "E7 2").owning(BEN, "H3 G4 G5 F6").with_dice(3)
    assert seal(table.with_soldiers(AKI, "F6")) == "orders"
    assert seal(table.owning(BEN, "F6 4").with_soldiers(AKI, "F6")) == "work-end"


def test_order_is_told_as_its_version_stored_it():
    # Order is echoed by what it means there.
    for lang, line, log in [
        ("en", "Aki orders E8: a castle level, then home", "Aki orders for E8: a castle level, then home."),
        ("ja", "Aki E8の命令：城を高くする、そのあと城へ", "AkiさんのE8への命令：城を高くする、そのあと城へ。"),
    ]:
        table = beside_castle()
        ordered = table.with_dice(1).does("work-all", "order E8 tile")
        [event] = ordered.events
        assert lines_of(voice(lang), GAME.talk.message([event], GAME.rules.view(ordered.state, AKI))) == [line]
        assert voice(lang).of_game("event", event.kind, event.facts()) == log
    # Its row says the work of the order, and the space to which soldiers return even where it is the castle.
    for lang, line, log in [
        ("en", "Aki orders E8: a tile, then to E8", "Aki orders for E8: a tile, then to E8."),
        ("ja", "Aki E8の命令：タイルを置く、そのあとE8へ", "AkiさんのE8への命令：タイルを置く、そのあとE8へ。"),
    ]:
        stored = {"kind": "ordered", "visible_to": [AKI], "seat": AKI, "hex": "E8", "work": "tile", "back": "E8"}
        table = beside_castle()
        event = GAME.rules.events.validate_python(stored)
        assert lines_of(voice(lang), GAME.talk.message([event], GAME.rules.view(table.state, AKI))) == [line]
        assert voice(lang).of_game("event", event.kind, event.facts()) == log
        assert [one.as_before() for one in table.with_dice(1).does("work-all", "order E8 tile").events] == [event]
    # Events of several versions are those of a step.
    table = beside_castle()
    [now] = table.with_dice(1).does("work-all", "order E8 tile").events
    step = Step(table.state, events=(now, now))
    other = now.model_copy(update={"back": "E7"})
    assert GAME.tells([now, now.as_before()], step)
    assert GAME.tells([now.as_before(), now.as_before()], step)
    for stored in (None, [], [now], [now, other], [now, now.as_before(), now]):
        assert not GAME.tells(stored, step)


@pytest.mark.rule("hexlands", 87, "A50", "A95")
def test_panel_says_what_masons_roads_and_dice_bring():
    # Free tiles of masons come before the end of the turn.
    laying = Table.laid_out(stage="cards").holding(AKI, 7).with_soldiers(AKI, "E8").does("play 7")
    controls = panel(laying)
    assert isinstance(controls.rows[0], tuple)
    assert (controls.rows[0][0].key, seal(laying)) == ("lay-free", "enough")
    # Road says when it takes the place of a building.
    controls = panel(Table.laid_out(stage="market").owning(AKI, "E7 D8 F8").with_road(AKI, "E7"))
    blocks = {plan.line[-1].fields()[0][1]: plan.facts["blocks"] for plan in controls.plans() if plan.key == "road"}
    assert blocks["D8"] == 1, "a mine beside the mountain"
    assert blocks["E6"] == 0, "a bridge over a lake"
    # First choice of dice has no usual number.
    table = Table.begun()
    controls = panel(table)
    assert controls.seal is not None
    assert "usual" not in voice().say("hexlands-plan-commit-usual", controls.seal.facts)
    later = GAME.mind.controls(table.having(round=2).state, AKI)
    assert later is not None
    assert later.seal is not None
    assert "as usual" in voice().say("hexlands-plan-commit-usual", later.seal.facts)
    table = Table.laid_out().owning(AKI, "D7 D8 E9 F8 F7 E7 D6").with_soldiers(AKI, "E7").with_dice(1)
    assert table.does("work-all").refuses("order E7 tile") == "castle-low"


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


def messages() -> Iterator[tuple[list[Event], list[str]]]:
    """Yield what the table learns between two calls of the first seat, the only person, and its words."""
    chance, policy = FastChance("evening"), GAME.mind.policies["greedy"]
    state, events = GAME.rules.initial_state(Options(), len(NAMES), chance).state, list[Event]()
    for _ in range(CHOICES):
        if not (seats := GAME.rules.current_players(state)):
            return
        if 0 in seats and events:
            yield events, lines_of(voice(), GAME.talk.message(events, GAME.rules.view(state, None)))
            events = []
        action = policy(GAME.rules.view(state, seats[0]), GAME.rules.legal_actions(state, seats[0]), chance)
        step = GAME.rules.apply_action(state, seats[0], action, chance)
        state = step.state
        events += seen_by(step.events, None)


def test_turns_outcomes_and_dice_of_several_turns_are_told_together():
    """Turns after the roll and outcomes before it are told, and dice only where nobody has moved since."""
    after_roll = resolved = listed = unlisted = 0
    for events, text in messages():
        kinds = [event.kind for event in events]
        rolled = max((at + 1 for at, kind in enumerate(kinds) if kind == "rolled"), default=0)
        late = [event for event in events[rolled:] if isinstance(event, TurnEnded)]
        if "resolution-began" not in kinds[rolled:]:
            assert all(any(line.startswith(NAMES[event.seat]) for line in text) for event in late), (late, text)
            after_roll += bool(rolled and late)
        won = {event.battle.winner for event in events if isinstance(event, Fought)} - {-1}
        assert not won or any("⚔" in line for line in text), text
        resolved += "resolution-began" in kinds
        if rolled:
            is_listed = any(line.startswith("🎲 Aki") for line in text)
            assert is_listed is not bool(late)
            listed, unlisted = listed + is_listed, unlisted + (not is_listed)
    assert min(after_roll, resolved) > 3, "the case was met"
    assert min(listed, unlisted) > 0
