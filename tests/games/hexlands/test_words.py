"""The texts that players read, prompts, the facts of actions, and their notation."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import BadNotation, Name, Seat, Term, seen_by
from engines.hexlands import GAME
from engines.hexlands.happenings.outcomes import Lapsed, Placed, Planted, ResolutionBegan
from engines.hexlands.printed import EVENTS, ITEMS, SEASONS, box
from engines.hexlands.steps.refusals import KNOWN, refusal
from engines.hexlands.talk.merging import KINDS, merge_events

from .table import AKI, BEN, CHIE, Table

rule = pytest.mark.rule
NAMES = ("Aki", "Ben", "Chie", "Dai")
VOICES = {lang: Speaker(lang, NAMES, "hexlands", markdown=False, strict=True) for lang in LANGUAGES}


def facts(table: Table, notation: str, seat: int | None = None) -> dict[str, Any]:
    by = table.mover if seat is None else seat
    return GAME.talk.facts(GAME.rules.view(table.state, by), GAME.rules.find(table.state, by, notation))


def labels(table: Table, kind: str) -> list[str]:
    offered = [each for each in table.offers() if each.split(" ")[0] == kind]
    return [VOICES["en"].of_game("action", kind, facts(table, notation)) for notation in offered]


def story(table: Table, lang: str = "en", reader: Seat | None = None) -> list[str]:
    return [VOICES[lang].of_game("event", event.kind, event.facts()) for event in seen_by(table.events, reader)]


def prompt(table: Table, seat: int | None = None) -> Any:
    by = table.mover if seat is None else seat
    return GAME.talk.prompt(GAME.rules.view(table.state, by), by)


def question(table: Table, lang: str = "en", seat: int | None = None) -> str:
    asked = prompt(table, seat)
    return VOICES[lang].of_game("prompt", asked.key, asked.facts)


def on_the_panel(table: Table) -> str:
    """The question, and what the lists below it say of themselves."""
    controls = GAME.mind.controls(table.state, table.mover)
    assert controls is not None
    said = (VOICES["en"].of_game("pick", one.key, one.facts) for one in controls.lists())
    return "\n".join([question(table), *said])


def facing() -> Table:
    """BEN holds F6 at height 2 with a soldier; AKI has two beside it and one step."""
    table = Table.laid_out().owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6 2").with_soldiers(BEN, "F6")
    return table.with_soldiers(AKI, "F7 F6").with_dice(1).does("dispatch 1")


def test_events_of_a_kind_share_a_line():
    table = Table.laid_out().owning(AKI, "C3 C4 D5").owning(BEN, "F6 E7 G5")
    after = table.with_road(AKI, "C4").with_road(BEN, "E7").happens("typhoon")
    merged = Table.of(after.state, *merge_events(after.events))
    roads, land = "Roads lost: Aki C4; Ben E7.", "Land lost to the public: Aki C3, C4 and D5; Ben E7, F6 and G5."
    assert story(merged)[1:] == [roads, land]
    assert "失われた道：Akiさん C4／Benさん E7。" in story(merged, "ja")
    # A lapsed order is private: it neither divides a group nor moves.
    one, two = (Placed(seat=s, hex=hex, tile="normal", height=1, why="order") for s, hex in ((0, "B3"), (1, "E7")))
    lapsed = Lapsed(seat=0, hex="C3", work="tile", why="trees", visible_to=(AKI,))
    fallen = ResolutionBegan(round=2)
    told = merge_events([one, lapsed, two, fallen, one])
    assert [event.kind for event in told] == ["several", "lapsed", "resolution-began", "placed"]
    assert seen_by(told, None) == merge_events([one, two, fallen, one])
    # Each kind has a text of its own whose pieces name a space or a number.
    for kind in KINDS:
        fields = {name: "B3" if field.annotation is str else 2 for name, field in kind.model_fields.items()}
        fields |= {"kind": kind.model_fields["kind"].default, "visible_to": None, "why": "typhoon"}
        fields |= {"tile": "normal", "building": "wall", "rival": 1, "hexes": ("B3", "B3")}
        event = kind(**{name: value for name, value in fields.items() if name in kind.model_fields})
        for lang in LANGUAGES:
            [line] = story(Table.of(table.state, *merge_events([event, event])), lang)
            assert "2" in line or "B3" in line
            assert NAMES[2] in line or kind is Planted


def test_labels_and_prompts_have_numbers_and_effects():
    assert "soldier F7 → F6 · 1 step · battle 4 : 3 · yours" in labels(facing(), "move")
    developing = labels(Table.laid_out().with_dice(2), "develop")
    assert developing == ["2: card Market Day (2) · take 4 coins · 4 in the pile"]
    table = Table.laid_out().owning(AKI, "D7 D8 E9 F8 F7 E7").with_soldiers(AKI, "E8").with_dice(1).does("work-all")
    [castle] = [label for label in labels(table, "order") if "10" in label]
    assert "E8" in castle
    assert "2" in castle, "its height"
    shop = Table.laid_out(stage="market")
    assert not [word for word in ("Sell", "Market", "Roads") if word in question(shop)], "there is nothing to do"
    assert "Market: 1 card for 6 coins." in question(shop.with_pile(BEN, 5).with_coins(AKI, 2))
    rich = question(shop.owning(AKI, "E7").holding(AKI, 2))
    assert "Sell any cards" in rich
    assert "Roads in hand: 3." in rich
    for stage in ("market", "act"):
        said = question(shop.with_dice(6, 3, 1).having(stage=stage))
        assert "20" in said, "the coins"
        assert all(str(die) in said.splitlines()[-1] for die in (6, 3, 1))


def test_closing_prompt_explains_orders():
    table = Table.laid_out().with_soldiers(AKI, "C5 D7 E8").with_dice(1).does("work-all")
    said = on_the_panel(table)
    assert said.count("D7") >= 2, "the order, and what it would do"
    assert "C5: nothing (it is neither " in said
    assert "E8: no castle level (too low next to it: " in said
    assert "D7: nothing, then home" in on_the_panel(table.does("order D7 none"))
    # Lists and picture show orders; the question says what one would not see there.
    table = Table.laid_out().having(round=2).with_soldiers(AKI, "D7").with_dice(1).does("work-all")
    secret = "Your orders are secret."
    assert question(table).splitlines()[0] == secret
    early = question(table.having(round=1)).splitlines()[0]
    assert early.startswith(f"{secret} "), "what orders are is explained in the first round"
    several = Table.laid_out().owning(AKI, "D7 D8 E9 E7").with_soldiers(AKI, "D7 D8 E9 E7").with_dice(1)
    [first, *_] = question(several.does("work-all")).splitlines()
    assert all(name in first for name in ("D7", "D8", "E9", "E7"))
    # An offer is full for two and outlined for others.
    table = Table.laid_out().holding(AKI, 5).does("deal 2", "give-card 5", "ask-coins 10", "propose")
    assert "Dice Maker" not in "".join(story(table))
    assert "Dice Maker" in "".join(story(table, reader=BEN))
    assert "Dice Maker" in question(table, seat=BEN)


def test_printed_things_and_reasons_have_a_text():
    for voice in VOICES.values():
        for family, keys in {"item": ITEMS, "effect": ITEMS, "card": EVENTS, "season": SEASONS}.items():
            assert all(voice.say(f"hexlands-{family}-{key}", {"number": 1, "amount": 2}) for key in keys)
        assert all(voice.say(f"hexlands-building-{plan.key}") for plan in box().buildings)
        anything = voice.say("hexlands-prevented", {"why": "something else"})
        vague = {code for code in KNOWN if voice.say("hexlands-prevented", {"why": code}) == anything}
        never = {"not-here", "no-roads", "not-connected", "not-linked", "road-already", "soldiers-there"}
        assert vague <= never, "no order lapses by these"
    for dice, said in ((1, "the staked die is lost"), (3, "all 3 staked dice are lost")):
        lost = {"dice": dice, "result": "lost", "rolled": 1, "seat": ""}
        assert VOICES["en"].of_game("message", "gamble", lost).endswith(said)


@rule("hexlands", 69)
def test_stories_read_naturally():
    fought = facing().does("move F7 F6", "done").having(active=-1, stage="close").resolves()
    mined = Table.laid_out().owning(AKI, "D7 3").with_building("D7", "mine").ordering(AKI, "").resolves()
    harvest = Table.laid_out().having(progress=78).happens("harvest")
    limit = Table.laid_out().having(progress=110).happens("famine")
    assert (limit.state.progress, limit.state.limit, limit.stage) == (120, 120, "upkeep"), "the game goes on"
    for table, en, ja in (
        (
            fought,
            "Battle on F6: Aki 4 (height 2 + 2 soldiers) against Ben 3 (height 2 + 1 soldier). Aki wins.",
            "F6の戦闘：Aki 4（高さ2＋兵士2体） 対 Ben 3（高さ2＋兵士1体）。Akiさんが勝ちました。",
        ),
        (
            mined,
            "Aki: 22 coins (castle +1, mines +3, soldiers −2).",
            "Akiさんの手元は22コイン：城＋1、鉱山＋3、兵士−2。",
        ),
        (harvest, "Event: Harvest. Everybody rolls a d6", "イベント「豊作」：全員が6面ダイスを振り"),
        (harvest, "Progress 78 → 100 (the game ends when it passes 120): autumn begins.", "秋になりました。"),
        (limit, "(the game ends when it passes 120)", "（120を超えると終了）"),
    ):
        assert en in "\n".join(story(table))
        assert ja in "\n".join(story(table, "ja"))


# --- facts of actions --------------------------------------------------------------------------------------------


@rule("hexlands", 32, 33, 38, 46, 54, "A63")
def test_facts_of_a_move_have_strengths_and_gain(table: Table):
    # From height 2 with 2 soldiers against height 2 with 1: 4 to 3.
    move = facts(facing(), "move F7 F6")
    assert (move["mine"], move["theirs"], move["halts"], move["steps"]) == (4, 3, 1, 1)
    peaceful = facts(facing(), "move F7 F8")
    assert (peaceful["mine"], peaceful["theirs"], peaceful["halts"]) == (0, 0, 0)
    # Bordering land, a level or a felled tree; nothing far off, and nothing that would cost coins.
    now = table.owning(AKI, "E8 2 D7 C6 D6 D8 E7").with_trees("F7").with_building("D8", "wall")
    now = now.with_soldiers(AKI, "E8").with_dice(3).does("dispatch 3")
    gains = {to: facts(now, f"move E8 {to}")["gain"] for to in ("F8", "D7", "F7", "D8", "G6")}
    assert gains == {"F8": "land", "D7": "level", "F7": "tree", "D8": "none", "G6": "none"}
    # Walls count for who defends.
    now = table.owning(AKI, "D7").with_building("D7", "wall").with_soldiers(BEN, "D7").owning(BEN, "D6")
    move = facts(now.with_soldiers(AKI, "E8").with_dice(1).does("dispatch 1"), "move E8 D7")
    assert (move["mine"], move["theirs"]) == (1 + 1 + 1, 0 + 1)


@rule("hexlands", 16, 44, 55, 59, 60, "A46", "A62", "A63", "A68")
def test_facts_of_cards_orders_and_offers(table: Table):
    now = table.having(stage="cards").holding(AKI, 2)
    card = facts(now, "play 2")
    assert card["item"] == Term("item-market-day", {"number": 2})
    assert card["effect"] == Term("effect-market-day", {"amount": 4})
    assert facts(now.with_dice(2), "develop 2")["left"] == 3
    now = table.having(stage="market").with_pile(BEN, 5).holding(AKI, 3)
    bought = facts(now, "buy 2")
    assert (bought["price"], bought["seat"], bought["item"].key) == (6, Name(BEN), "item-dice-maker")
    assert (facts(now, "sell 3")["price"], facts(now, "draw")["price"]) == (2, 2)
    # Orders have their price and height.
    now = table.owning(AKI, "D7 D8 E9 F8 F7 E7 D6").with_soldiers(AKI, "E8 D7 C6").with_trees("D7")
    now = now.with_dice(1).does("work-all")
    castle = facts(now, "order E8 tile")
    assert (castle["work"], castle["price"], castle["height"]) == (Term("work-castle"), 10, 2)
    assert facts(now, "order D7 none")["work"] == Term("work-none")
    felled = facts(now.does("order D7 none"), "order D7 tile")
    assert (felled["work"], felled["price"]) == (Term("work-fell"), 0)
    assert facts(now.having(trees=(0,) * 61).owning(AKI, "C6 C5"), "order D7 wall")["price"] == 3
    # What is given up has the upkeep that it saves.
    now = table.owning(AKI, "D7 2").with_building("D7", "fort").with_soldiers(AKI, "E8 E8!")
    now = now.having(stage="upkeep", active=-1, owing=(AKI,)).dealing(AKI, due=11, coins=1)
    saved = {notation: facts(now, notation)["saves"] for notation in now.offers(AKI)}
    assert saved == {"raze D7": 6, "dismiss E8": 1, "dismiss E8 strong": 4, "demote E8": 3}
    now = table.does("deal 2", "give-coins 5", "ask-die", "propose")
    sides = (Term("amount-coins", {"count": 5}),), (Term("amount-dice", {"count": 1}),)
    for offer in (facts(now, "accept", BEN), facts(now, "decline", BEN)):
        assert (offer["player"], offer["gives"], offer["asks"]) == (Name(AKI), *sides)


# --- prompts -----------------------------------------------------------------------------------------------------


@rule("hexlands", "A46")
def test_prompts_are_private_where_they_show_secrets(table: Table):
    def is_secret(table: Table, seat: int) -> bool:
        return GAME.rules.chooses_in_secret(GAME.rules.view(table.state, seat), seat)

    for stage in ("cards", "promote", "masons", "ride", "market", "act", "march", "close"):
        now = table.having(stage=stage)
        asked = prompt(now, AKI)
        assert (asked.key, asked.facts["coins"], prompt(now, BEN).key) == (stage, 20, "wait")
        assert is_secret(now, AKI) == (stage in ("cards", "market", "close")), stage
    for stage in ("commit", "gamble", "upkeep"):
        now = table.having(stage=stage, active=-1, owing=(AKI, CHIE))
        assert (prompt(now, CHIE).key, is_secret(now, CHIE)) == (stage, True)
        assert (prompt(now, BEN).key, is_secret(now, BEN)) == ("wait", False)
    now = table.does("deal 2", "give-coins 5", "propose")
    assert (prompt(now, BEN).key, prompt(now, CHIE).key) == ("answer", "wait")
    assert prompt(now, AKI).facts["offer"] == 1


@rule("hexlands", "A61", "A62")
def test_prompt_lists_orders_forecast_and_what_is_left():
    """Four spaces with orders are too many for lists of their own, so the question has them all."""
    held = "D7 D8 E7 E9"
    table = Table.laid_out().owning(AKI, "D8 E7 E9").with_soldiers(AKI, f"{held} E8").with_dice(1).does("work-all")
    asked = prompt(table).facts
    assert [line.facts["hex"] for line in asked["orders"]] == sorted([*held.split(), "E8"])
    assert (asked["orders"][0].facts["work"], asked["orders"][0].facts["home"]) == (Term("work-tile"), 1)
    assert "forecast-placed" in [line.key for line in asked["forecast"]]
    assert asked["defence"] == "plain"
    table = Table.laid_out().with_soldiers(AKI, "E8 E8!").with_dice(3, 2).does("dispatch 3", "move E8 D7")
    left = prompt(table).facts
    assert (left["left"], left["dice"]) == (2, (2,))
    soldiers = [(line.facts["hex"], line.facts["count"], line.facts["strong"]) for line in left["soldiers"]]
    assert soldiers == [("D7", 1, 0), ("E8", 1, 1)]


def test_malformed_notation_is_refused_by_a_new_exception():
    moves, others = ("move E8 D7 soldier", "move E8"), ("buy 0", "buy 7", "order D7 castle", "lay J1", "commit")
    for text in (*moves, *others, "work 007", "work 1 1"):
        with pytest.raises(BadNotation):
            GAME.rules.parse(text)
    for code in KNOWN:
        assert refusal(code).code == code
        assert refusal(code) is not refusal(code)
