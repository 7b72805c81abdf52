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

NAMES = ("Aki", "Ben", "Chie", "Dai")

rule = pytest.mark.rule


def voice(lang: str) -> Speaker:
    return Speaker(lang, NAMES, "hexlands", markdown=False, strict=True)


def labels(table: Table, lang: str, kind: str) -> list[str]:
    seat = table.mover
    view = GAME.rules.view(table.state, seat)
    return [
        voice(lang).of_game("action", action.kind, GAME.talk.facts(view, action))
        for action in GAME.rules.legal_actions(table.state, seat)
        if action.kind == kind
    ]


def story(table: Table, lang: str, reader: Seat | None = None) -> list[str]:
    return [voice(lang).of_game("event", event.kind, event.facts()) for event in seen_by(table.events, reader)]


def prompt_of(table: Table, lang: str, seat: Seat | None = None) -> str:
    by = table.mover if seat is None else seat
    asked = GAME.talk.prompt(GAME.rules.view(table.state, by), by)
    return voice(lang).of_game("prompt", asked.key, asked.facts)


def on_the_panel(table: Table, lang: str) -> str:
    """The question, and what the lists below it say of themselves."""
    controls = GAME.mind.controls(table.state, table.mover)
    assert controls is not None
    return "\n".join(
        [prompt_of(table, lang), *(voice(lang).of_game("pick", one.key, one.facts) for one in controls.lists())]
    )


def facing() -> Table:
    """BEN holds F6 at height 2 with a soldier; AKI has two beside it and one step."""
    table = Table.laid_out().owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6 2").with_soldiers(BEN, "F6")
    return table.with_soldiers(AKI, "F7 F6").with_dice(1).does("dispatch 1")


def test_events_of_a_kind_share_a_line():
    for lang, said in [
        ("en", ["Roads lost: Aki C4; Ben E7.", "Land lost to the public: Aki C3, C4 and D5; Ben E7, F6 and G5."]),
        (
            "ja",
            ["失われた道：Akiさん C4／Benさん E7。", "公地になったマス：Akiさん C3・C4・D5／Benさん E7・F6・G5。"],
        ),
    ]:
        table = Table.laid_out().owning(AKI, "C3 C4 D5").owning(BEN, "F6 E7 G5")
        after = table.with_road(AKI, "C4").with_road(BEN, "E7").happens("typhoon")
        lines = story(Table.of(after.state, *merge_events(after.events)), lang)
        assert [line for line in lines if line in said] == said
        assert len(lines) == 1 + len(said)
    # A lapsed order is private: it neither divides a group nor moves.
    laid = [
        Placed(seat=seat, hex=hex, tile="normal", height=1, why="order") for seat, hex in ((0, "B3"), (1, "E7"))
    ]
    lapsed = Lapsed(seat=0, hex="C3", work="tile", why="trees", visible_to=(AKI,))
    fallen = ResolutionBegan(round=2)
    merged = merge_events([laid[0], lapsed, laid[1], fallen, laid[0]])
    assert [event.kind for event in merged] == ["several", "lapsed", "resolution-began", "placed"]
    assert seen_by(merged, None) == merge_events([laid[0], laid[1], fallen, laid[0]])
    # Each kind has a text of its own whose pieces name a space or a number.
    for lang in LANGUAGES:
        for kind in KINDS:
            fields = {name: "B3" if field.annotation is str else 2 for name, field in kind.model_fields.items()}
            fields |= {"kind": kind.model_fields["kind"].default, "visible_to": None, "why": "typhoon"}
            fields |= {"tile": "normal", "building": "wall", "rival": 1, "hexes": ("B3", "B3")}
            one = kind(**{name: value for name, value in fields.items() if name in kind.model_fields})
            [line] = story(Table.of(Table.laid_out().state, *merge_events([one, one])), lang)
            assert "2" in line or "B3" in line
            assert NAMES[2] in line or kind is Planted


def test_labels_and_prompts_have_numbers_and_effects():
    for lang, said in [
        ("en", "soldier F7 → F6 · 1 step · battle 4 : 3 · yours"),
        ("ja", "兵士 F7 → F6｜1歩｜戦闘 4：3（領地に）"),
    ]:
        assert said in labels(facing(), lang, "move")
    for lang, said in [
        ("en", "2: card Market Day (2) · take 4 coins · 4 in the pile"),
        ("ja", "2で発展：市の日（2）｜4コインを得る｜残り4枚"),
    ]:
        assert labels(Table.laid_out().with_dice(2), lang, "develop") == [said]
    # Label of an order shows price and height.
    for lang in LANGUAGES:
        table = (
            Table.laid_out().owning(AKI, "D7 D8 E9 F8 F7 E7").with_soldiers(AKI, "E8").with_dice(1).does("work-all")
        )
        [castle] = [label for label in labels(table, lang, "order") if "10" in label]
        assert "E8" in castle
        assert "2" in castle
    bare = prompt_of(Table.laid_out().having(stage="market"), "en")
    assert "Sell" not in bare
    assert "Market" not in bare, "nothing is for sale"
    assert "Roads" not in bare, "there is no place for one"
    dear = Table.laid_out().having(stage="market").with_pile(BEN, 5).with_coins(AKI, 2)
    assert "Market: 1 card for 6 coins." in prompt_of(dear, "en")
    rich = prompt_of(Table.laid_out().having(stage="market").owning(AKI, "E7").holding(AKI, 2), "en")
    assert "Sell any cards" in rich
    assert "Roads in hand: 3." in rich
    # Every prompt of a turn shows dice and coins.
    for lang in LANGUAGES:
        table = Table.laid_out(stage="market").with_dice(6, 3, 1)
        for step in ("market", "act"):
            said = prompt_of(table.having(stage=step), lang)
            assert "20" in said
            assert all(str(die) in said.splitlines()[-1] for die in (6, 3, 1))


def test_closing_prompt_explains_orders():
    for lang in LANGUAGES:
        table = Table.laid_out().with_soldiers(AKI, "D7 E8").with_dice(1).does("work-all")
        said = on_the_panel(table, lang)
        assert said.count("D7") >= 2, "the order, and what it would do"
    # Closing prompt explains idle soldiers.
    table = Table.laid_out().with_soldiers(AKI, "C5 D7 E8").with_dice(1).does("work-all")
    said = on_the_panel(table, "en")
    assert "C5: nothing (it is neither " in said
    assert "E8: no castle level (too low next to it: " in said
    assert "D7: nothing, then home" in on_the_panel(table.does("order D7 none"), "en")
    # Lists and picture show them; the question says what one would not see there.
    for lang, secret in [("en", "Your orders are secret."), ("ja", "命令は秘密です。")]:
        table = Table.laid_out().having(round=2).with_soldiers(AKI, "D7").with_dice(1).does("work-all")
        [first, *_] = prompt_of(table, lang).splitlines()
        assert first == secret
        early = prompt_of(table.having(round=1), lang).splitlines()[0]
        assert early.startswith(secret), "what orders are is explained in the first round"
        assert early != secret
        several = Table.laid_out().owning(AKI, "D7 D8 E9 E7").with_soldiers(AKI, "D7 D8 E9 E7")
        several = several.with_dice(1).does("work-all")
        assert all(name in prompt_of(several, lang).splitlines()[0] for name in ("D7", "D8", "E9", "E7"))
    # Offer text is full for two and outlined for others.
    for lang in LANGUAGES:
        table = Table.laid_out().holding(AKI, 5).does("deal 2", "give-card 5", "ask-coins 10", "propose")
        card = voice(lang).say("hexlands-item-dice-maker", {"number": 5})
        assert not any(card in line for line in story(table, lang))
        assert any(card in line for line in story(table, lang, BEN))
        assert card in prompt_of(table, lang, BEN)


def test_printed_things_refusals_and_reasons_have_a_text():
    for lang in LANGUAGES:
        say = voice(lang).say
        for key in ITEMS:
            assert say(f"hexlands-item-{key}", {"number": 1})
            assert say(f"hexlands-effect-{key}", {"amount": 2})
        for key in EVENTS:
            assert say(f"hexlands-card-{key}")
        for key in SEASONS:
            assert say(f"hexlands-season-{key}")
        for building in box().buildings:
            assert say(f"hexlands-building-{building.key}")
        for code in KNOWN:
            assert say(f"hexlands-refusal-{code}")
    # Every reason of a lapsed order has a text.
    for lang in LANGUAGES:
        say = voice(lang).say
        anything = say("hexlands-prevented", {"why": "something else"})
        lapsing = set(KNOWN) - {
            "not-here",
            "no-roads",
            "not-connected",
            "not-linked",
            "road-already",
            "soldiers-there",
        }
        assert not [code for code in sorted(lapsing) if say("hexlands-prevented", {"why": code}) == anything]
    for dice, said in [(1, "the staked die is lost"), (3, "all 3 staked dice are lost")]:
        facts = {"dice": dice, "result": "lost", "rolled": 1, "seat": ""}
        assert voice("en").of_game("message", "gamble", facts).endswith(said)


@pytest.mark.rule("hexlands", 69)
def test_stories_read_naturally():
    for lang, said in [
        ("en", ["Battle on F6: Aki 4 (height 2 + 2 soldiers) against Ben 3 (height 2 + 1 soldier). Aki wins."]),
        ("ja", ["F6の戦闘：Aki 4（高さ2＋兵士2体） 対 Ben 3（高さ2＋兵士1体）。Akiさんが勝ちました。"]),
    ]:
        table = facing().does("move F7 F6", "done").having(active=-1, stage="close").resolves()
        assert [line for line in story(table, lang) if "F6" in line and "4" in line] == said
    for lang, said in [
        ("en", "Aki: 22 coins (castle +1, mines +3, soldiers −2)."),
        ("ja", "Akiさんの手元は22コイン：城＋1、鉱山＋3、兵士−2。"),
    ]:
        table = Table.laid_out().owning(AKI, "D7 3").with_building("D7", "mine")
        assert said in story(table.ordering(AKI, "").resolves(), lang)
    for lang, said in [
        (
            "en",
            [
                "Event: Harvest. Everybody rolls a d6",
                "Progress 78 → 100 (the game ends when it passes 120): autumn begins.",
            ],
        ),
        ("ja", ["イベント「豊作」：全員が6面ダイスを振り", "進度78→100（120を超えると終了）。秋になりました。"]),
    ]:
        text = story(Table.laid_out().having(progress=78).happens("harvest"), lang)[0]
        assert all(part in text for part in said)
    # Game goes on at the limit and its story says so.
    for lang, says in [("en", "(the game ends when it passes 120)"), ("ja", "（120を超えると終了）")]:
        table = Table.laid_out().having(progress=110).happens("famine")
        assert table.state.progress == table.state.limit == 120
        assert table.stage != "over"
        [drawn] = [line for line in story(table, lang) if "120" in line]
        assert says in drawn


def facts(table: Table, notation: str, seat: int | None = None) -> dict[str, Any]:
    by = table.mover if seat is None else seat
    return GAME.talk.facts(GAME.rules.view(table.state, by), GAME.rules.find(table.state, by, notation))


def prompt(table: Table, seat: int | None = None) -> Any:
    by = table.mover if seat is None else seat
    return GAME.talk.prompt(GAME.rules.view(table.state, by), by)


# --- facts of actions --------------------------------------------------------------------------------------------


@rule("hexlands", 32, 33, 38, 46, 54, "A63")
def test_facts_of_a_move_have_strengths_and_gain(table: Table):
    # From height 2 with 2 soldiers against height 2 with 1: 4 to 3.
    now = Table.laid_out().owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6 2").with_soldiers(BEN, "F6")
    now = now.with_soldiers(AKI, "F7 F6").with_dice(1).does("dispatch 1")
    move = facts(now, "move F7 F6")
    assert (move["mine"], move["theirs"], move["halts"], move["steps"]) == (4, 3, 1, 1)
    peaceful = facts(now, "move F7 F8")
    assert (peaceful["mine"], peaceful["theirs"], peaceful["halts"]) == (0, 0, 0)
    # Bordering land, a level or a felled tree; nothing far off, and nothing that would cost coins.
    now = table.owning(AKI, "E8 2 D7 C6 D6 D8 E7").with_trees("F7").with_building("D8", "wall")
    now = now.with_soldiers(AKI, "E8").with_dice(3).does("dispatch 3")
    gains = {to: facts(now, f"move E8 {to}")["gain"] for to in ("F8", "D7", "F7", "D8", "G6")}
    assert gains == {"F8": "land", "D7": "level", "F7": "tree", "D8": "none", "G6": "none"}
    # Move to defend counts walls.
    now = table.owning(AKI, "D7").with_building("D7", "wall").with_soldiers(BEN, "D7").owning(BEN, "D6")
    move = facts(now.with_soldiers(AKI, "E8").with_dice(1).does("dispatch 1"), "move E8 D7")
    assert (move["mine"], move["theirs"]) == (1 + 1 + 1, 0 + 1)


@rule("hexlands", 16, 44, 55, 59, 60, "A46", "A62", "A63", "A68")
def test_facts_of_cards_orders_and_offers(table: Table):
    # Card facts include the effect.
    now = table.having(stage="cards").holding(AKI, 2)
    card = facts(now, "play 2")
    assert card["item"] == Term("item-market-day", {"number": 2})
    assert card["effect"] == Term("effect-market-day", {"amount": 4})
    assert facts(now.with_dice(2), "develop 2")["left"] == 3
    # Purchase facts include the price.
    now = table.having(stage="market").with_pile(BEN, 5).holding(AKI, 3)
    purchase = facts(now, "buy 2")
    assert (purchase["price"], purchase["seat"], purchase["item"].key) == (6, Name(BEN), "item-dice-maker")
    assert (facts(now, "sell 3")["price"], facts(now, "draw")["price"]) == (2, 2)
    # Order facts include price and height.
    now = table.owning(AKI, "D7 D8 E9 F8 F7 E7 D6").with_soldiers(AKI, "E8 D7 C6").with_trees("D7")
    now = now.with_dice(1).does("work-all")
    castle = facts(now, "order E8 tile")
    assert (castle["work"], castle["price"], castle["height"]) == (Term("work-castle"), 10, 2)
    assert facts(now, "order D7 none")["work"] == Term("work-none")
    tree = now.does("order D7 none")
    assert facts(tree, "order D7 tile")["work"] == Term("work-fell")
    assert facts(tree, "order D7 tile")["price"] == 0
    assert facts(now.having(trees=(0,) * 61).owning(AKI, "C6 C5"), "order D7 wall")["price"] == 3
    # Giving up facts include saved upkeep.
    now = table.owning(AKI, "D7 2").with_building("D7", "fort").with_soldiers(AKI, "E8 E8!")
    now = now.having(stage="upkeep", active=-1, owing=(AKI,)).dealing(AKI, due=11, coins=1)
    saved = {notation: facts(now, notation)["saves"] for notation in now.offers(AKI)}
    assert saved == {"raze D7": 6, "dismiss E8": 1, "dismiss E8 strong": 4, "demote E8": 3}
    now = table.does("deal 2", "give-coins 5", "ask-die", "propose")
    for notation in ("accept", "decline"):
        offer = facts(now, notation, BEN)
        assert offer["player"] == Name(AKI)
        assert offer["gives"] == (Term("amount-coins", {"count": 5}),)
        assert offer["asks"] == (Term("amount-dice", {"count": 1}),)


# --- prompts -----------------------------------------------------------------------------------------------------


def is_secret(table, seat):
    return GAME.rules.chooses_in_secret(GAME.rules.view(table.state, seat), seat)


@rule("hexlands", "A46")
def test_prompts_are_private_where_they_show_secrets(table: Table):
    # Prompts are private where they show secrets.
    for stage, key, private in [
        ("cards", "cards", True),
        ("promote", "promote", False),
        ("masons", "masons", False),
        ("ride", "ride", False),
        ("market", "market", True),
        ("act", "act", False),
        ("march", "march", False),
        ("close", "close", True),
    ]:
        now = table.having(stage=stage)
        asked = prompt(now, AKI)
        assert (asked.key, is_secret(now, AKI), asked.facts["coins"]) == (key, private, 20)
        assert prompt(now, BEN).key == "wait"
    for stage in ["commit", "gamble", "upkeep"]:
        now = table.having(stage=stage, active=-1, owing=(AKI, CHIE))
        assert (prompt(now, CHIE).key, is_secret(now, CHIE)) == (stage, True)
        assert (prompt(now, BEN).key, is_secret(now, BEN)) == ("wait", False)
    # Receiver of an offer is asked to answer.
    now = table.does("deal 2", "give-coins 5", "propose")
    assert (prompt(now, BEN).key, prompt(now, CHIE).key) == ("answer", "wait")
    assert prompt(now, AKI).facts["offer"] == 1


@rule("hexlands", "A61", "A62")
def test_prompt_lists_orders_forecast_and_what_is_left():
    # Four spaces with orders are too many for lists of their own, so the question has them all.
    held = "D7 D8 E7 E9"
    table = Table.laid_out().owning(AKI, "D8 E7 E9").with_soldiers(AKI, f"{held} E8").with_dice(1).does("work-all")
    asked = prompt(table).facts
    assert [line.facts["hex"] for line in asked["orders"]] == sorted([*held.split(), "E8"])
    assert asked["orders"][0].facts["work"] == Term("work-tile")
    assert asked["orders"][0].facts["home"] == 1
    assert "forecast-placed" in [line.key for line in asked["forecast"]]
    assert asked["defence"] == "plain"
    # Summary follows the turn.
    table = Table.laid_out().with_soldiers(AKI, "E8 E8!").with_dice(3, 2).does("dispatch 3", "move E8 D7")
    summary = prompt(table).facts
    assert (summary["left"], summary["dice"]) == (2, (2,))
    assert [(line.facts["hex"], line.facts["count"], line.facts["strong"]) for line in summary["soldiers"]] == [
        ("D7", 1, 0),
        ("E8", 1, 1),
    ]


# --- notation ----------------------------------------------------------------------------------------------------


def test_malformed_notation_is_refused_by_a_new_exception():
    for text in [
        "move E8 D7 soldier",
        "move E8",
        "buy 0",
        "buy 7",
        "order D7 castle",
        "lay J1",
        "work 007",
        "commit",
        "work 1 1",
    ]:
        with pytest.raises(BadNotation):
            GAME.rules.parse(text)
    for code in KNOWN:
        assert refusal(code).code == code
        assert refusal(code) is not refusal(code)
