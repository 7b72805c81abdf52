"""The texts that players read, in both languages."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Speaker
from engines.core import Seat, seen_by
from engines.hexlands import GAME
from engines.hexlands.happenings.outcomes import Lapsed, Placed, Planted, ResolutionBegan
from engines.hexlands.printed import EVENTS, ITEMS, SEASONS, box
from engines.hexlands.steps.refusals import KNOWN
from engines.hexlands.talk.merging import KINDS, merge_events

from .table import AKI, BEN, Table

NAMES = ("Aki", "Ben", "Chie", "Dai")


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
    prompt = GAME.talk.prompt(GAME.rules.view(table.state, by), by)
    return voice(lang).of_game("prompt", prompt.key, prompt.facts)


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


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Roads lost: Aki C4; Ben E7.",
                "Land lost to the public: Aki C3, C4 and D5; Ben E7, F6 and G5.",
            ],
        ),
        (
            "ja",
            ["失われた道：Akiさん C4／Benさん E7。", "公地になったマス：Akiさん C3・C4・D5／Benさん E7・F6・G5。"],
        ),
    ],
)
def test_event_with_many_effects_has_a_line_for_each_kind(lang, said):
    table = Table.laid_out().owning(AKI, "C3 C4 D5").owning(BEN, "F6 E7 G5")
    after = table.with_road(AKI, "C4").with_road(BEN, "E7").happens("typhoon")
    lines = story(Table.of(after.state, *merge_events(after.events)), lang)
    assert [line for line in lines if line in said] == said
    assert len(lines) == 1 + len(said)


def test_grouping_does_not_depend_on_private_events():
    """A lapsed order is private: it neither divides a group nor moves."""
    laid = [
        Placed(seat=seat, hex=hex, tile="normal", height=1, why="order") for seat, hex in ((0, "B3"), (1, "E7"))
    ]
    lapsed = Lapsed(seat=0, hex="C3", work="tile", why="trees", visible_to=(AKI,))
    fallen = ResolutionBegan(round=2)
    merged = merge_events([laid[0], lapsed, laid[1], fallen, laid[0]])
    assert [event.kind for event in merged] == ["several", "lapsed", "resolution-began", "placed"]
    assert seen_by(merged, None) == merge_events([laid[0], laid[1], fallen, laid[0]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_grouped_kind_has_texts(lang):
    """Each kind has a text of its own whose pieces name a space or a number."""
    for kind in KINDS:
        fields = {name: "B3" if field.annotation is str else 2 for name, field in kind.model_fields.items()}
        fields |= {"kind": kind.model_fields["kind"].default, "visible_to": None, "why": "typhoon"}
        fields |= {"tile": "normal", "building": "wall", "rival": 1, "hexes": ("B3", "B3")}
        one = kind(**{name: value for name, value in fields.items() if name in kind.model_fields})
        [line] = story(Table.of(Table.laid_out().state, *merge_events([one, one])), lang)
        assert "2" in line or "B3" in line
        assert NAMES[2] in line or kind is Planted


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "soldier F7 → F6 · 1 step · battle 4 : 3 · yours"),
        ("ja", "兵士 F7 → F6｜1歩｜戦闘 4：3（領地に）"),
    ],
)
def test_label_of_a_move_into_battle_shows_strengths(lang, said):
    assert said in labels(facing(), lang, "move")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "2: card Market Day (2) · take 4 coins · 4 in the pile"),
        ("ja", "2で発展：市の日（2）｜4コインを得る｜残り4枚"),
    ],
)
def test_card_text_names_its_effect(lang, said):
    assert labels(Table.laid_out().with_dice(2), lang, "develop") == [said]


def test_market_prompt_lists_what_can_be_done():
    bare = prompt_of(Table.laid_out().having(stage="market"), "en")
    assert "Sell" not in bare
    assert "Market" not in bare, "nothing is for sale"
    assert "Roads" not in bare, "there is no place for one"
    dear = Table.laid_out().having(stage="market").with_pile(BEN, 5).with_coins(AKI, 2)
    assert "Market: 1 card for 6 coins." in prompt_of(dear, "en")
    rich = prompt_of(Table.laid_out().having(stage="market").owning(AKI, "E7").holding(AKI, 2), "en")
    assert "Sell any cards" in rich
    assert "Roads in hand: 3." in rich


@pytest.mark.parametrize("lang", LANGUAGES)
def test_label_of_an_order_shows_price_and_height(lang):
    table = Table.laid_out().owning(AKI, "D7 D8 E9 F8 F7 E7").with_soldiers(AKI, "E8").with_dice(1).does("work-all")
    [castle] = [label for label in labels(table, lang, "order") if "10" in label]
    assert "E8" in castle
    assert "2" in castle


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_text_has_the_sums_of_both_sides(lang):
    table = facing().does("move F7 F6", "done")
    table = table.having(active=-1, stage="close").resolves()
    [text] = [line for line in story(table, lang) if "4" in line and "3" in line and "F6" in line]
    for name in ("Aki", "Ben"):
        assert name in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_closing_prompt_shows_orders_and_forecast(lang):
    table = Table.laid_out().with_soldiers(AKI, "D7 E8").with_dice(1).does("work-all")
    said = on_the_panel(table, lang)
    assert said.count("D7") >= 2, "the order, and what it would do"


def test_closing_prompt_explains_idle_soldiers():
    table = Table.laid_out().with_soldiers(AKI, "C5 D7 E8").with_dice(1).does("work-all")
    said = on_the_panel(table, "en")
    assert "C5: nothing (it is neither " in said
    assert "E8: no castle level (too low next to it: " in said
    assert "D7: nothing, then home" in on_the_panel(table.does("order D7 none"), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_offer_text_is_full_for_two_and_outlined_for_others(lang):
    table = Table.laid_out().holding(AKI, 5).does("deal 2", "give-card 5", "ask-coins 10", "propose")
    card = voice(lang).say("hexlands-item-dice-maker", {"number": 5})
    assert not any(card in line for line in story(table, lang))
    assert any(card in line for line in story(table, lang, BEN))
    assert card in prompt_of(table, lang, BEN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_thing_and_refusal_has_a_text(lang):
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


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Battle on F6: Aki 4 (height 2 + 2 soldiers) against Ben 3 (height 2 + 1 soldier). Aki wins."]),
        ("ja", ["F6の戦闘：Aki 4（高さ2＋兵士2体） 対 Ben 3（高さ2＋兵士1体）。Akiさんが勝ちました。"]),
    ],
)
def test_battle_text_reads_naturally(lang, said):
    table = facing().does("move F7 F6", "done").having(active=-1, stage="close").resolves()
    assert [line for line in story(table, lang) if "F6" in line and "4" in line] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Aki: 22 coins (castle +1, mines +3, soldiers −2)."),
        ("ja", "Akiさんの手元は22コイン：城＋1、鉱山＋3、兵士−2。"),
    ],
)
def test_coins_of_a_round_are_one_line(lang, said):
    table = Table.laid_out().owning(AKI, "D7 3").with_building("D7", "mine")
    assert said in story(table.ordering(AKI, "").resolves(), lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Event: Harvest. Everybody rolls a d6",
                "Progress 78 → 100 (the game ends when it passes 120): autumn begins.",
            ],
        ),
        ("ja", ["イベント「豊作」：全員が6面ダイスを振り", "進度78→100（120を超えると終了）。秋になりました。"]),
    ],
)
def test_event_text_names_effect_and_season(lang, said):
    text = story(Table.laid_out().having(progress=78).happens("harvest"), lang)[0]
    assert all(part in text for part in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_of_a_turn_shows_dice_and_coins(lang):
    table = Table.laid_out(stage="market").with_dice(6, 3, 1)
    for step in ("market", "act"):
        said = prompt_of(table.having(stage=step), lang)
        assert "20" in said
        assert all(str(die) in said.splitlines()[-1] for die in (6, 3, 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_lapsed_order_has_a_text(lang):
    say = voice(lang).say
    anything = say("hexlands-prevented", {"why": "something else"})
    lapsing = set(KNOWN) - {"not-here", "no-roads", "not-connected", "not-linked", "road-already", "soldiers-there"}
    assert not [code for code in sorted(lapsing) if say("hexlands-prevented", {"why": code}) == anything]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_label_of_accept_fits_a_button(lang):
    table = Table.laid_out().holding(AKI, 3, 5).holding(BEN, 7)
    table = table.does("deal 2", "give-coins 5", "give-die", "give-card 5", "ask-coins 5", "ask-card 7", "propose")
    [said] = [
        voice(lang).of_game("action", action.kind, GAME.talk.facts(GAME.rules.view(table.state, BEN), action))
        for action in GAME.rules.legal_actions(table.state, BEN)
        if action.kind == "accept"
    ]
    assert len(said) <= 80, said


@pytest.mark.rule("hexlands", 69)
@pytest.mark.parametrize(
    ("lang", "says"), [("en", "(the game ends when it passes 120)"), ("ja", "（120を超えると終了）")]
)
def test_game_goes_on_at_the_limit_and_its_story_says_so(lang: str, says: str):
    table = Table.laid_out().having(progress=110).happens("famine")
    assert table.state.progress == table.state.limit == 120
    assert table.stage != "over"
    [drawn] = [line for line in story(table, lang) if "120" in line]
    assert says in drawn


@pytest.mark.parametrize(("lang", "secret"), [("en", "Your orders are secret."), ("ja", "命令は秘密です。")])
def test_orders_that_have_a_list_are_not_said_again(lang, secret):
    """Lists and picture show them; the question says what one would not see there."""
    table = Table.laid_out().having(round=2).with_soldiers(AKI, "D7").with_dice(1).does("work-all")
    [first, *_] = prompt_of(table, lang).splitlines()
    assert first == secret
    early = prompt_of(table.having(round=1), lang).splitlines()[0]
    assert early.startswith(secret), "what orders are is explained in the first round"
    assert early != secret
    several = Table.laid_out().owning(AKI, "D7 D8 E9 E7").with_soldiers(AKI, "D7 D8 E9 E7")
    several = several.with_dice(1).does("work-all")
    assert all(name in prompt_of(several, lang).splitlines()[0] for name in ("D7", "D8", "E9", "E7"))


@pytest.mark.parametrize(("dice", "said"), [(1, "the staked die is lost"), (3, "all 3 staked dice are lost")])
def test_lost_stakes_are_counted_in_grammar(dice: int, said: str):
    voice = Speaker("en", ("Aki", "Ben"), "hexlands", strict=True)
    facts = {"dice": dice, "result": "lost", "rolled": 1, "seat": ""}
    assert voice.of_game("message", "gamble", facts).endswith(said)
