"""Typed lines take the words of the buttons, in both languages; what cannot be played is answered with its rule."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.features.table.meaning import Reading, meant, plan_readings
from bot.table.model import Refused, Session
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance, IllegalAction, Seat, policies
from tests.games.hexlands.table import Table as HexlandsTable
from tests.games.octa.table import Table as OctaTable
from tests.games.rise_of_tribes.table import AKI, BEN, CHIE
from tests.games.rise_of_tribes.table import Table as TribesTable

from .games import begun_game, mover, notations, reply_to, settle_all
from .world import World, labels, open_world, press, private

PEOPLE = ("aki", "ben", "chika")


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
    """Aki picks first: two or three dice of each number lie in the lid."""
    await laid(world, "octa", OctaTable.laid_out(seats=3).state)


async def march(world: World) -> None:
    """Aki has soldiers on E8 and the dice 3, 2 and 2."""
    await laid(world, "hexlands", HexlandsTable.laid_out(stage="act").with_dice(3, 2, 2).state)


async def tribes(world: World) -> None:
    table = (
        TribesTable.laid_out().with_members(AKI, "A1 3 B2 2").with_members(BEN, "C1 2").with_members(CHIE, "C3 3")
    )
    await laid(world, "rise_of_tribes", table.with_goals(AKI, "lake-people", "oxen").state)


async def typed(world: World, text: str, name: str = "aki") -> str:
    return await reply_to(world, name, "game play", action=text)


# --- numbers and words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["5", "５", " 5 ", "5: 2 dice → 2 ★", "５：2個→2★"])
async def test_number_alone_is_a_pick(world: World, text: str) -> None:
    await octa(world)
    await typed(world, text)
    assert await notations(world) == ["pick 5", "done"]


@pytest.mark.parametrize("text", ["PICK 5", "5をピック", "ピック５", "ピック、5"])
async def test_words_of_an_action_in_both_languages(world: World, text: str) -> None:
    await octa(world)
    await typed(world, text)
    assert await notations(world) == ["pick 5"]


@pytest.mark.parametrize(
    "text", ["march E8 E7", "E8→E7", "e8 to e7", "出兵 E8 E7", "Ｅ８からＥ７へ出兵", "E7 MARCH"]
)
async def test_march_is_typed_as_its_plan(world: World, text: str) -> None:
    await march(world)
    await typed(world, text)
    assert await notations(world) == ["dispatch 2", "move E8 E7"]


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("{o} {a}", 1), ("オレンジ{a}", 1), ("オレンジの{a}", 1), ("ORANGE{a}", 1), ("{o} {a} and red {b}", 2),
        ("オレンジ{a}、赤{b}", 2), ("赤{b}とオレンジ{a}", 2), ("red {b} + orange {a}", 2),
    ],
)  # fmt: skip
async def test_dice_by_colour(world: World, text: str, played: int) -> None:
    await begun_game(world, "aki", game="dicolony")
    dice = (await world.session()).state.rolls[-1]
    await typed(world, text.format(o="orange", a=dice[0], b=dice[1]))
    rows = await notations(world)
    assert rows == [f"clear orange O{dice[0]}", f"clear red R{dice[1]}"][:played]


async def test_space_written_already_is_said(world: World) -> None:
    await begun_game(world, "aki", "ben", game="dicolony")
    dice = (await world.session()).state.rolls[-1]
    await typed(world, f"orange {dice[0]}")
    again = await typed(world, f"orange {dice[0]}")
    assert f"You have used Orange {dice[0]} this turn" in again
    assert "rule 20" in again
    assert "no action" not in again
    assert len(await notations(world)) == 1


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("octa", "end", "rule 13"),
        ("octa", "終える", "rule 13"),
        ("octa", "turn 5 to 6", "ruling A11"),
        ("hexlands", "E8 mine", "rules 47, 53"),
        ("hexlands", "castle", "rules 14 to 27"),
        ("rise_of_tribes", "village", "rule"),
        ("rise_of_tribes", "村", "rule"),
        ("micronesia", "1 and 12", "rules 11, 12"),
        ("micronesia", "1・12", "rules 11, 12"),
    ],
)
async def test_what_is_not_possible_is_answered_with_its_rule(
    world: World, game: str, text: str, said: str
) -> None:
    if game == "octa":
        await octa(world)
    elif game == "hexlands":
        await march(world)
    elif game == "rise_of_tribes":
        await tribes(world)
    else:
        await begun_game(world, *PEOPLE, game=game)
    told = await typed(world, text, (await mover(world)).name)
    assert said in told
    assert "is no action" not in told
    assert await notations(world) == []


@pytest.mark.parametrize(("lang", "text"), [("en", "grow"), ("ja", "成長")])
async def test_two_readings_are_named_and_nothing_is_played(tmp_path: Path, lang: str, text: str) -> None:
    async with open_world(tmp_path / "x.db", guild_locale="ja" if lang == "ja" else "en-US") as world:
        await tribes(world)
        told = await typed(world, text)
        assert ("can mean" if lang == "en" else "とも読めます") in told
        assert told.count("◻") + told.count("☀") + told.count("🌙") >= 2
        assert await notations(world) == []


@pytest.mark.parametrize(
    "text",
    [
        "x" * 2000,
        "5 " * 1000,
        "5;" * 1000,
        "出兵" * 700,
        "pick ピック grow 村 march",
        "；；；",
        "→",
        "🎲",
        "@everyone",
        "\u200b",
    ],
)
async def test_nonsense_is_one_sentence(world: World, text: str) -> None:
    await tribes(world)
    told = await typed(world, text)
    assert "is no action in this game" in told
    assert len(told.splitlines()[0]) < 300
    assert await notations(world) == []
    assert (await world.session()).incident is None
    assert not world.client.app.measures.incidents


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
    assert "Nothing was played. Stopped at “reroll 5”: Without a marker there is nothing to go back with" in told
    assert "Not played: reroll 5; pick 5" in told
    assert await notations(world) == []


async def test_line_that_ends_the_turn_says_so(world: World) -> None:
    await octa(world)
    told = await typed(world, "5; 6")
    assert "Played 1 of 2. Stopped at “6”" in told
    assert "nothing for you to choose now" in told
    assert await notations(world) == ["pick 5", "done"]


async def test_stopped_line_in_japanese(tmp_path: Path) -> None:
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
    await begun_game(world, *PEOPLE, game="octa")
    actor = await mover(world)
    panel = private(await press(actor, world.panel(), "My panel"))
    hint = next(label for label in labels(panel) if label.startswith("💡"))
    await typed(world, hint.removeprefix("💡 "), actor.name)
    assert await notations(world)


def moments(key: str, count: int) -> list[tuple[Any, Seat]]:
    """States of a game of computer players, with a seat to move."""
    rules, chance = GAMES[key], FastChance("typed")
    state = rules.initial_state(rules.Options(), 3, chance).state
    policy = next(iter(policies(rules).values()))
    found = []
    for step in range(count * 7):
        if rules.outcome(state) is not None:
            break
        seat = rules.current_players(state)[0]
        if step % 7 == 0:
            found.append((state, seat))
        state = rules.apply_action(
            state, seat, policy(rules.view(state, seat), rules.legal_actions(state, seat), chance), chance
        ).state
    return found


def line_of(voice: Speaker, session: Session, seat: Seat, text: str) -> object:
    """What a typed text plays, or the code of its refusal."""
    try:
        return meant(voice, session, seat, text).line
    except (IllegalAction, Refused) as error:
        return error.code


def pressed(reading: Reading) -> object:
    """What its button plays, or the code of its refusal."""
    try:
        return reading.choose().line
    except IllegalAction as error:
        return error.code


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_every_button_can_be_typed(world: World, key: str) -> None:
    """Every label of a plan means that plan, or is refused as it can mean two."""
    session = await begun_game(world, *PEOPLE, game=key)
    unclear = count = 0
    for state, seat in moments(key, 8):
        at: Session = replace(session, state=state)
        for lang in LANGUAGES:
            voice = Speaker(lang, session.names, key)
            for reading in plan_readings(voice, at, seat):
                count += 1
                found = line_of(voice, at, seat, reading.label)
                unclear += found == "typed-unclear"
                assert found in ("typed-unclear", pressed(reading)), reading.label
    assert count > 20
    assert unclear * 4 <= count, "most buttons have words of their own"


# --- suggestions -----------------------------------------------------------------------------------------------


async def offered(world: World, text: str) -> list[tuple[str, str]]:
    found = await world.people["aki"].autocomplete(world.channel, "game play", "action", text)
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
    await march(world)
    assert "dispatch 2; move E8 E7" in [value for _, value in await offered(world, "march E8 E")]
    assert "dispatch 2; move E8 E7" in [value for _, value in await offered(world, "出兵 e8")]
    [first, *_] = await offered(world, "march E8 E7")
    assert first[0].startswith("▶ ") or first[1] == "dispatch 2; move E8 E7"


@pytest.mark.parametrize("text", ["x" * 5000, "5;" * 3000, "\u200b", "；；", "use moon move;" * 40])
async def test_completing_nonsense_is_quick_and_silent(world: World, text: str) -> None:
    await tribes(world)
    await offered(world, text)
    assert not world.client.app.measures.incidents
