"""Typed lines take the words of the buttons, in both languages; what cannot be played is answered with its rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.table.meaning import Reading, barred_readings, meaning_of, plan_readings
from bot.features.table.plans import Sheet, sheet_of
from bot.features.table.wording import typed_of
from bot.session.model import Refused, Session
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance, IllegalAction, Seat
from engines.core.mind import PlanList
from engines.core.playable import policies
from tests.contract.showing import session_with
from tests.games.dicolony.table import Table as DicolonyTable
from tests.games.hexlands.table import Table as HexlandsTable
from tests.games.octa.table import Table as OctaTable
from tests.games.rise_of_tribes.table import AKI, BEN, CHIE
from tests.games.rise_of_tribes.table import Table as TribesTable

from .games import begun_game, mover, notations, reply_to, settle_all
from .test_plans import suggested
from .world import World, labels, open_world, press, private

PEOPLE = ("aki", "ben", "chika")
MEMBERS = TribesTable.laid_out().with_members(AKI, "A1 3 B2 2").with_members(BEN, "C1 2").with_members(CHIE, "C3 3")
STATES: dict[str, Any] = {
    "octa": OctaTable.laid_out(seats=3).state,  # two or three dice of each number lie in the lid
    "hexlands": HexlandsTable.laid_out(stage="act").with_dice(3, 2, 2).state,  # soldiers on E8
    "hexlands-deal": HexlandsTable.laid_out().does("deal 2").state,
    "rise_of_tribes": MEMBERS.with_goals(AKI, "lake-people", "oxen").state,
    "dicolony": DicolonyTable.laid_out().state,  # orange 1, red 2, green 3, yellow 4
    "dicolony-stars": DicolonyTable.laid_out().rolling(1, 5, 5, 3).with_cleared(Seat(0), "R5 G5").state,
    "micronesia": GAMES["micronesia"]
    .rules.initial_state(GAMES["micronesia"].rules.Options(), 3, FastChance("typed"))
    .state,
}
"""Three people, of whom the first is to move."""


async def laid(world: World, game: str, state: Any) -> None:
    """Store a running game of three people with this state."""
    session = await begun_game(world, *PEOPLE, game=game)
    text = state.model_dump_json()
    await world.store.write(
        lambda db: db.execute(
            "UPDATE sessions SET state = ?, barrier_state = ? WHERE id = ?", (text, text, session.id)
        )
    )
    await world.services.moves.post_again(session.id)
    await settle_all(world)


async def octa(world: World) -> None:
    await laid(world, "octa", STATES["octa"])


async def tribes(world: World) -> None:
    await laid(world, "rise_of_tribes", STATES["rise_of_tribes"])


def session_of(key: str, state: Any) -> Session:
    game = GAMES[key.partition("-")[0]]
    return session_with(game, state, game.rules.Options(), 3)


def sheet(session: Session, lang: str = "en") -> Sheet | None:
    return sheet_of(Speaker(lang, session.names, session.game), session, session.movers[0], public=False)


def meaning(session: Session, text: str, panel: Sheet | None) -> str:
    """What the first to move plays by a typed text, or the code of its refusal."""
    voice = Speaker("en", session.names, session.game) if panel is None else panel.voice
    try:
        return "; ".join(
            map(session.rules.notation, meaning_of(voice, session, session.movers[0], text, panel).line)
        )
    except (IllegalAction, Refused) as error:
        return error.code


async def typed(world: World, text: str, name: str = "aki") -> str:
    return await reply_to(world, name, "game move", action=text)


# --- numbers and words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "played", "texts"),
    [
        ("octa", "pick 5; done", "5|５| 5 |5 ×2 → 2 · +2★ · end|５：2個→2、+2★｜終了"),
        ("octa", "pick 5; done", "5 x2|5 x 2 -> 2|5 × 2"),
        ("octa", "pick 5", "PICK 5|5をピック|ピック５|ピック、5"),
        (
            "hexlands",
            "dispatch 2; move E8 E7",
            "E7 new|march E8 E7|E8→E7|e8 to e7|出兵 E8 E7|Ｅ８からＥ７へ出兵|E7 MARCH",
        ),
        ("dicolony", "clear orange O1", "orange 1|オレンジ1|オレンジの1|ORANGE1"),
        ("dicolony", "clear orange O1; clear red R2", "orange 1 and red 2|red 2 + orange 1|赤2とオレンジ1"),
        ("dicolony-stars", "clear red R*; clear green *5", "Red ★ + ★ 5|赤の★と5の★"),
        ("dicolony-stars", "clear red R*; clear green *5", "red star, star 5|Red star + star 5|赤の星と5の星"),
        ("hexlands-deal", "give-coins 1", "give 1 coin|1コインを渡す"),
        ("hexlands-deal", "ask-coins 1", "Ask for 1 coin|1コインを求める"),
    ],
)  # fmt: skip
def test_words_of_buttons_are_read(table: str, played: str, texts: str) -> None:
    session = session_of(table, STATES[table])
    panel = sheet(session)
    assert {text: meaning(session, text, panel) for text in texts.split("|")} == dict.fromkeys(
        texts.split("|"), played
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [3, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 4))])
def test_what_a_line_is_called_is_enough(lang: str, seed: int) -> None:
    """The words before its colon, if one line alone has them: "8 and 4", though only sacrifices reach these."""
    rules = GAMES["micronesia"].rules
    session = session_of("micronesia", rules.initial_state(rules.Options(), 3, FastChance(seed)).state)
    panel = sheet(session, lang)
    assert panel is not None
    called: dict[str, set[str]] = {}
    for row in panel.controls.rows:
        for plan in row.plans if isinstance(row, PlanList) else row:
            head, colon, _ = panel.label(plan).replace("：", ":").partition(":")
            if colon:
                called.setdefault(head, set()).add("; ".join(map(rules.notation, plan.line)))
    pairs = {head: lines for head, lines in called.items() if len(re.findall(r"\d+", head)) == 2}
    assert len(pairs) > 6
    for head, lines in called.items():
        if head in pairs and len(lines) == 1:
            assert meaning(session, " ".join(reversed(re.findall(r"\d+", head))), panel) in lines, "in any order"
        read = meaning(session, head, panel)
        assert read in ({*lines} if head in pairs and len(lines) == 1 else {*lines, "typed-unclear"}), head


@pytest.mark.parametrize("text", ["1 x 1", "2 x 2", "1 x 2", "8 × 1", "x"])
def test_multiplication_is_no_other_pick(text: str) -> None:
    """The lid holds 2 dice of each number; "2 x 2" is no pick of the 7s that lead to space 2."""
    read = meaning(session_of("octa", STATES["octa"]), text, sheet(session_of("octa", STATES["octa"])))
    assert read in ("bad-action", "typed-unclear")


@pytest.mark.parametrize("text", ["5 → 4", "5 to 4", "5->4"])
def test_turned_die_is_not_the_whole_turn_that_begins_with_it(text: str) -> None:
    session = session_of("octa", OctaTable.laid_out(seats=3).with_marker(Seat(0), 2, 3).state)
    read = meaning(session, text, sheet(session))
    assert "pick" not in read, read


def test_effect_tells_apart_what_begins_in_the_same_way() -> None:
    """Two markers could step back for the same turned die."""
    session = session_of("octa", STATES["octa"])
    panel = sheet(session)
    assert panel is not None
    assert meaning(session, "5, lead 2", panel) == "bad-action", "an effect is no name"


@pytest.mark.parametrize(
    ("table", "text", "code"),
    [
        ("octa", "end", "act-first"),
        ("octa", "終える", "act-first"),
        ("octa", "turn 5 to 6", "no-marker-at-all"),
        ("hexlands", "E8 mine", "built-already"),
        ("hexlands", "castle", "not-now"),
        ("rise_of_tribes", "village", "not-now"),
        ("rise_of_tribes", "村", "not-now"),
        ("micronesia", "1 and 12", "no-such-split"),
        ("micronesia", "1・12", "no-such-split"),
        ("dicolony-stars", "Red 5", "space-cleared"),
        ("dicolony-stars", "赤5", "space-cleared"),
        ("dicolony-stars", "Green 5", "space-cleared"),
    ],
)
def test_what_is_not_possible_is_refused_by_its_rule(table: str, text: str, code: str) -> None:
    assert meaning(session_of(table, STATES[table]), text, None) == code


@pytest.mark.parametrize(
    ("table", "text"), [("rise_of_tribes", "grow"), ("hexlands-deal", "1 coin"), ("hexlands-deal", "1コイン")]
)
def test_two_readings_are_refused(table: str, text: str) -> None:
    assert meaning(session_of(table, STATES[table]), text, None) == "typed-unclear"


@pytest.mark.parametrize(
    "text",
    [
        "x" * 2000, "5 " * 1000, "出兵" * 700, "pick ピック grow 村 march", "5 x 5 y " * 25, "→", "🎲", "@everyone",
        "\u200b", "", "marhc E8 E7",
    ],
)  # fmt: skip
def test_nonsense_means_nothing(text: str) -> None:
    for table in ("hexlands", "rise_of_tribes"):
        assert meaning(session_of(table, STATES[table]), text, None) == "bad-action"


async def test_nonsense_is_one_sentence(world: World) -> None:
    await tribes(world)
    for text in ("x" * 2000, "5;" * 1000, "；；；"):
        told = await typed(world, text)
        assert "isn’t an action in this game" in told
        assert len(told.splitlines()[0]) < 300
    assert await notations(world) == []
    assert (await world.session()).incident is None
    assert not world.client.app.measures.incidents


async def test_space_written_already_is_said(world: World) -> None:
    await begun_game(world, "aki", "ben", game="dicolony")
    dice = (await world.session()).state.rolls[-1]
    await typed(world, f"orange {dice[0]}")
    again = await typed(world, f"orange {dice[0]}")
    assert f"You have used Orange {dice[0]} this turn" in again
    assert "rule 20" in again
    assert "no action" not in again
    assert len(await notations(world)) == 1


@pytest.mark.parametrize(("lang", "text"), [("en", "grow"), ("ja", "成長")])
async def test_two_readings_are_named_and_nothing_is_played(
    tmp_path: Path, plain_pictures: None, lang: str, text: str
) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja" if lang == "ja" else "en-US") as world:
        await tribes(world)
        told = await typed(world, text)
        assert ("can mean" if lang == "en" else "とも読めます") in told
        assert told.count("◻") + told.count("☀") + told.count("🌙") >= 2
        assert await notations(world) == []


async def test_giving_and_asking_have_words_of_their_own(world: World) -> None:
    await laid(world, "hexlands", STATES["hexlands-deal"])
    assert "“1 coin” can mean “Give 1 coin” or “Ask for 1 coin”" in await typed(world, "1 coin")


# --- where a line stopped ----------------------------------------------------------------------------------------


async def test_stopped_line_says_where_and_why(world: World) -> None:
    await tribes(world)
    told = await typed(world, "use moon move; move A1 A2 1; move A1 D2 1; stop")
    assert (
        "Played 2 of 4. Stopped at “move A1 D2 1”: A1 and D2 aren’t next to each other: 1 step each (rule 29)."
        in told
    )
    assert "Not played: move A1 D2 1; stop" in told
    assert await notations(world) == ["use moon move", "move A1 A2 1"]


async def test_stopped_at_once_says_that_nothing_was_played(world: World) -> None:
    await octa(world)
    told = await typed(world, "reroll 5; pick 5")
    assert "Nothing was played. Stopped at “reroll 5”: You have no marker to step back with" in told
    assert "Not played: reroll 5; pick 5" in told
    assert await notations(world) == []


async def test_line_that_ends_the_turn_says_so(world: World) -> None:
    await octa(world)
    told = await typed(world, "5; 6")
    assert "Played 1 of 2. Stopped at “6”" in told
    assert "leave you nothing to choose" in told
    assert await notations(world) == ["pick 5", "done"]


async def test_stopped_line_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja") as world:
        await octa(world)
        told = await typed(world, "ピック5；ピック6")
        assert "2個のうち1個を行いました。「ピック6」で止まりました：" in told
        assert "行わなかった行動：ピック6" in told
        assert "ルール15" in told


# --- buttons and shortcuts ---------------------------------------------------------------------------------------


async def test_typed_button_and_pressed_button_are_the_same(world: World) -> None:
    await octa(world)
    panel = private(await press(world.people["aki"], world.panel(), "My panel"))
    label = next(label for label in labels(panel) if label.startswith("7"))
    await press(world.people["aki"], panel, label)
    pressed = (await world.session()).state, await notations(world)
    await reply_to(world, "aki", "game undo")
    await typed(world, label)
    assert ((await world.session()).state, (await notations(world))[:2]) == pressed


async def test_ready_made_plan_is_typed(world: World) -> None:
    await begun_game(world, *PEOPLE, game="octa", rated="false", hints="false")
    actor = await mover(world)
    shown = await suggested(actor, world.panel())
    hint = next(label for label in labels(shown) if label.startswith("💡"))
    await typed(world, hint.removeprefix("💡 "), actor.name)
    assert await notations(world)


def moments(key: str) -> list[Session]:
    """Three states of a game of computer players, where different kinds are legal."""
    game, chance = GAMES[key], FastChance("typed")
    state = game.rules.initial_state(game.rules.Options(), 3, chance).state
    policy = next(iter(policies(game).values()))
    found: dict[frozenset[str], Any] = {}
    while len(found) < 3 and game.rules.outcome(state) is None:
        seat = game.rules.current_players(state)[0]
        legal = game.rules.legal_actions(state, seat)
        found.setdefault(frozenset(action.kind for action in legal), state)
        state = game.rules.apply_action(
            state, seat, policy(game.rules.view(state, seat), legal, chance), chance
        ).state
    return [session_of(key, state) for state in found.values()]


def pressed(session: Session, reading: Reading) -> str:
    """What its button plays, or the code of its refusal."""
    try:
        return "; ".join(map(session.rules.notation, reading.choose().line))
    except IllegalAction as error:
        return error.code


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_button_can_be_typed(key: str) -> None:
    """Every label of a plan means that plan, or is refused as it can mean two; that of a wish plays nothing."""
    unclear = count = 0
    for at, session in enumerate(moments(key)):
        lang = LANGUAGES[at % len(LANGUAGES)]
        panel, seat = sheet(session, lang), session.movers[0]
        voice = Speaker(lang, session.names, key)
        labels = {reading.label: reading for reading in plan_readings(voice, session, seat, panel)}
        for label, reading in [*labels.items()][:: 1 + len(labels) // 8]:
            count += 1
            found = meaning(session, label, panel)
            unclear += found == "typed-unclear"
            assert found in ("typed-unclear", pressed(session, reading)), label
        wishes = {wish.label for wish in barred_readings(voice, session, seat, typed_of(""))} - labels.keys()
        for label in sorted(wishes)[:: 1 + len(wishes) // 5]:
            assert "-" in meaning(session, label, panel).partition(" ")[0], f"“{label}” plays something else"
    assert count > 5
    assert unclear * 4 <= count, "most buttons have words of their own"


# --- suggestions -----------------------------------------------------------------------------------------------


async def offered(world: World, text: str) -> list[tuple[str, str]]:
    found = await world.people["aki"].autocomplete(world.channel, "game move", "action", text)
    return [(choice["name"], choice["value"]) for choice in found]


async def test_empty_field_is_completed(world: World) -> None:
    await octa(world)
    assert ("pick 5") in [value for _, value in await offered(world, "")]


async def test_complete_line_offers_itself_and_what_may_follow(world: World) -> None:
    await tribes(world)
    [first, *rest] = await offered(world, "use moon move")
    assert first[1] == "use moon move"
    assert first[0].startswith("▶ Move with moon")
    followed = [value for _, value in rest]
    assert "use moon move; move A1 A2 1" in followed
    assert all(name.startswith("then ") for name, value in rest if ";" in value)
    assert await notations(world) == []


async def test_words_of_plans_are_completed(world: World) -> None:
    await laid(world, "hexlands", STATES["hexlands"])
    assert "dispatch 2; move E8 E7" in [value for _, value in await offered(world, "march E8 E")]
    assert "dispatch 2; move E8 E7" in [value for _, value in await offered(world, "出兵 e8")]
    assert "dispatch 2; move E8 E7" in [value for _, value in await offered(world, "e7 新")]
    [first, *_] = await offered(world, "march E8 E7")
    assert first[0].startswith("▶ ") or first[1] == "dispatch 2; move E8 E7"


async def test_completing_nonsense_is_quick_and_silent(world: World) -> None:
    await tribes(world)
    for text in ("x" * 5000, "5;" * 3000, "\u200b", "；；", "use moon move;" * 40):
        await offered(world, text)
    assert not world.client.app.measures.incidents
