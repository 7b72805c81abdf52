"""What a phone shows: the outcome of turns and rounds, the headline, the call, what a panel offers first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from bot.features.table.panels import lines_of
from bot.texts import Speaker
from engines.core import Event, FastChance, Step, seen_by
from engines.core.mind import Controls, Plan
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from engines.hexlands.happenings.events import Bought, Played, Rolled, Sold, TurnEnded, Worked
from engines.hexlands.happenings.outcomes import EventDrawn, Fought, Planted, ResolutionBegan
from engines.hexlands.state import Options
from engines.hexlands.talk.messages import openings

from .table import AKI, BEN, CHIE, Table, at

NAMES = ("Aki", "Ben", "Chie", "Bot D")
VOICES = {lang: Speaker(lang, NAMES, "hexlands", strict=True) for lang in ("en", "ja")}
CHOICES = 400


def told(table: Table, events: Sequence[Event], lang: str = "en", reader: int | None = None) -> list[str]:
    return lines_of(VOICES[lang], GAME.talk.message(events, GAME.rules.view(table.state, reader)))


def attack(stage: str = "close") -> Table:
    """AKI attacks F6 of BEN from E7 with one soldier more."""
    return Table.laid_out(stage=stage).owning(AKI, "E7 2").owning(BEN, "H3 G4 G5 F6")


def headline(table: Table, lang: str = "en") -> str:
    return lines_of(VOICES[lang], [GAME.talk.headline(GAME.rules.view(table.state, None))])[0]


def panel(table: Table) -> Controls:
    controls = GAME.mind.controls(table.state, AKI)
    assert controls is not None
    return controls


def seal(table: Table) -> Plan:
    plan = panel(table).seal
    assert plan is not None
    return plan


@pytest.mark.rule("hexlands", 35)
def test_lines_say_what_is_kept_and_weigh_battles_more():
    table = attack().with_soldiers(AKI, "F6 D7").ordering(BEN)
    kept, freed = (table.ordering(AKI, f"F6 {work} D7 tile").resolves() for work in ("tile", "none"))
    assert told(kept, kept.events)[0] == "Aki ⚔ F6 from Ben 3:1, +D7"
    assert told(freed, freed.events)[0] == "Aki ⚔ F6 of Ben 3:1 (now public), +D7"
    assert told(kept, kept.events, "ja")[0] == "Aki ⚔F6：Benから3対1で奪取、+D7"
    rolled = Rolled(seat=AKI, d6=(2, 5), d3=(1, 3))
    assert lines_of(VOICES["en"], openings([rolled], dice=True)) == ["🎲 Aki 5·3·2·1"]
    assert VOICES["en"].lines([rolled]) == [("Aki rolls d6 5 and 2; d3 3 and 1.", True)]
    both = table.with_soldiers(CHIE, "C3").ordering(CHIE, "C3 tile").ordering(AKI, "F6 tile D7 tile").resolves()
    lines = GAME.talk.message(both.events, GAME.rules.view(both.state, None))
    assert [(line.key, line.weight) for line in lines] == [("land", 2), ("land", 1), ("coins", 0)]
    # As where somebody ended one round and played the next; the first event did not do what the second one did.
    flood, forestation = (
        EventDrawn(event=event, before=0, progress=5, limit=80, season="summer", turned=0)
        for event in ("flood", "forestation")
    )
    planted = Planted(seat=BEN, rival=AKI, hexes=("G4", "I2"))
    events = (ResolutionBegan(round=6), flood, ResolutionBegan(round=7), forestation, planted)
    assert told(table, events) == ["**Flood**: no damage", "**Forestation**: Aki trees on G4 I2"]
    # An offer comes last, so that no other coins seem a part of it.
    worked = Table.laid_out().with_dice(4).with_coins(AKI, 9).does("work-all")
    offered = worked.does("deal 2", "give-coins 1", "ask-die", "propose")
    said = told(offered, [*worked.events, *offered.events], reader=AKI)
    assert said == ["Aki +4 coins · offers Ben 1 coin for 1 d6"]
    # Part 1 of issue 53: two cards played at once were told as "+4 coins".
    beside = (Sold(seat=AKI, number=3, price=2), Bought(seat=AKI, rival=BEN, number=3, price=2))
    events = (*[Played(seat=AKI, number=3)] * 2, *beside, Worked(seat=AKI, dice=1, coins=4))
    assert re.search(r"\+4.*\+2 more$", told(table, events)[0])


@pytest.mark.rule("hexlands", 69, 76)
def test_headline_counts_the_events_that_end_the_game():
    """One event in twelve, the revolution, ends a game when a third is to come: that is not worth a word."""
    begun = Table.laid_out()
    first, points = headline(begun.having(progress=20)).splitlines()
    assert first == "**Round 1** · progress 20/120"
    assert all(name in points for name in NAMES[:3])
    events = ("eruption", "flood", "landslide", "revolution")
    others = ("gamble", "trouble", "famine", "harvest")
    for progress, deck, en, ja in (
        (
            115,
            begun.state.deck,
            "**Round 1** 115/120, ends on 8 of 12 events",
            "**第1ラウンド**｜115／120（イベント12枚中8枚で終了）",
        ),
        (90, (*events, *others, "landslide"), " · progress 90/120", "｜進度90／120"),
        (90, (*events, *others), " 90/120, ends on 1 of 8 events", "｜90／120（イベント8枚中1枚で終了）"),
        (115, (*events, *others[:3]), " 115/120, ends on 3 of 7 events", "｜115／120（イベント7枚中3枚で終了）"),
        (120, events, " 120/120, the last", "｜120／120（最後）"),
    ):
        table = begun.having(progress=progress, deck=deck)
        assert headline(table).splitlines()[0].endswith(en)
        assert headline(table, "ja").splitlines()[0].endswith(ja)
    # In autumn a harvest adds nothing; before it, it leads to the autumn that ends the game.
    for progress, event, is_last in ((110, "flood", False), (116, "flood", True), (119, "gamble", False)):
        assert ("last" in headline(begun.having(progress=progress, deck=(event,)))) is is_last
    assert "last" not in headline(begun.having(progress=105, deck=("harvest",)))
    # The first rounds say when the game ends, and a last die is not counted.
    prompt = GAME.talk.prompt(GAME.rules.view(Table.begun().dealing(AKI, d6=1).state, AKI), AKI)
    said = VOICES["en"].of_game("prompt", prompt.key, prompt.facts)
    assert said.startswith("Round 1: roll your last d6? 20 coins")
    assert "The game ends when progress passes 120" in said
    call = GAME.talk.call(GAME.rules.view(begun.with_dice(1, 3, 1).state, None), AKI)
    assert [voice.of_game("call", call.key, call.facts) for voice in VOICES.values()] == ["🎲 3·1·1", "🎲 3・1・1"]


@pytest.mark.rule("hexlands", 34, 35, "A34")
def test_panel_offers_soldiers_battles_and_orders_first():
    # After E8 → E7 the way to D7 is that of another soldier from E8.
    table = Table.laid_out().with_dice(3).does("dispatch 3", "move E8 E7")
    moves = [action for plan in panel(table).plans() for action in plan.line if isinstance(action, Move)]
    assert {move.origin for move in moves} == {"E8"}
    assert "D7" in {move.to for move in moves}
    # A march into battle says what is won.
    table = attack().owning(AKI, "F7").with_soldiers(AKI, "F7 F7", flags=0).with_dice(2)
    for laid, prize in (((), "land"), ((at("F6"),), "public")):
        plans = panel(table.having(laid=laid)).plans()
        assert next(plan.facts["prize"] for plan in plans if plan.facts.get("to") == "F6") == prize
    # Orders are the green way once a soldier stands on own land, or an attack is won: there is something to order.
    idle = Table.laid_out().with_dice(3)
    assert seal(idle).key == "work-end"
    assert seal(idle.owning(AKI, "E7").with_soldiers(AKI, "E7")).key == "orders"
    fighting = attack().with_dice(3).with_soldiers(AKI, "F6")
    assert (seal(fighting).key, seal(fighting.owning(BEN, "F6 4")).key) == ("orders", "work-end")


@pytest.mark.rule("hexlands", 87, "A50", "A95")
def test_panel_says_what_masons_roads_and_dice_bring():
    laying = Table.laid_out(stage="cards").holding(AKI, 7).with_soldiers(AKI, "E8").does("play 7")
    [free, *_], *_ = panel(laying).rows
    assert (free.key, seal(laying).key) == ("lay-free", "enough"), "free tiles come before the end of the turn"
    table = Table.laid_out(stage="market").owning(AKI, "E7 D8 F8").with_road(AKI, "E7")
    roads = [plan for plan in panel(table).plans() if plan.key == "road"]
    blocks = {plan.line[-1].fields()[0][1]: plan.facts["blocks"] for plan in roads}
    assert (blocks["D8"], blocks["E6"]) == (1, 0), "a mine beside the mountain, a bridge over a lake"
    # The first choice of dice has no usual number.
    begun = Table.begun()
    for table, is_usual in ((begun, False), (begun.having(round=2), True)):
        assert ("as usual" in VOICES["en"].say("hexlands-plan-commit-usual", seal(table).facts)) is is_usual
    table = Table.laid_out().owning(AKI, "D7 D8 E9 F8 F7 E7 D6").with_soldiers(AKI, "E7").with_dice(1)
    assert table.does("work-all").refuses("order E7 tile") == "castle-low"


def test_order_is_told_as_its_version_stored_it():
    """Before version 0.9 its row had its work, and the space to return to even where that is the castle."""
    table = Table.laid_out().owning(AKI, "E7 D7 D8 E9 F8 F7").with_soldiers(AKI, "E8").with_coins(AKI, 30)
    ordered = table.with_dice(1).does("work-all", "order E8 tile")
    [now] = ordered.events
    stored = {"kind": "ordered", "visible_to": [AKI], "seat": AKI, "hex": "E8", "work": "tile", "back": "E8"}
    before = GAME.rules.events.validate_python(stored)
    assert now.as_before() == before
    for event, en, log, ja in (
        (
            now,
            "E8: a castle level, then home",
            "a castle level, then home.",
            "E8の命令：城を高くする、そのあと城へ",
        ),
        (before, "E8: a tile, then to E8", "a tile, then to E8.", "E8の命令：タイルを置く、そのあとE8へ"),
    ):
        assert told(ordered, [event], reader=AKI) == [f"Aki orders {en}"]
        assert told(ordered, [event], "ja", AKI) == [f"Aki {ja}"]
        assert VOICES["en"].of_game("event", event.kind, event.facts()) == f"Aki orders for E8: {log}"
    # Events of several versions are those of a step.
    step, other = Step(table.state, events=(now, now)), now.model_copy(update={"back": "E7"})
    assert GAME.tells([now, before], step)
    assert GAME.tells([before, before], step)
    for found in (None, [], [now], [now, other], [now, before, now]):
        assert not GAME.tells(found, step)


def messages() -> Iterator[tuple[list[Event], list[str]]]:
    """Yield what the table learns between two calls of the first seat, the only person, and its words."""
    chance, policy = FastChance("evening"), GAME.mind.policies["greedy"]
    state, events = GAME.rules.initial_state(Options(), len(NAMES), chance).state, list[Event]()
    for _ in range(CHOICES):
        if not (seats := GAME.rules.current_players(state)):
            return
        if 0 in seats and events:
            yield events, lines_of(VOICES["en"], GAME.talk.message(events, GAME.rules.view(state, None)))
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
