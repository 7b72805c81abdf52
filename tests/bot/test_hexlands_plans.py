"""Hexlands by plans, as people press them: marches ticked together, taking back, a restart, the green button."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from simcord import MemberActor

from bot.features.table.plans import TICK, knows_more, sheet_of
from bot.kit.ids import custom_id
from bot.session.model import Session
from bot.texts import Speaker
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from tests.games.hexlands.table import AKI, BEN, Table, at

from .games import begun_game, mover, settle_all
from .world import Message, World, labels, press, private

PEOPLE = ("aki", "ben", "chika")
WORDS = {
    "en": {"panel": "My panel", "land": "Land: ", "new": " new", "back": "Undo", "end": "End turn",
           "roll": "Roll 1 of 3", "ready": "💡 Suggestion", "more": "More…"},
    "ja": {
        "panel": "自分のパネル", "land": "領地：", "new": " 新領地", "back": "取り消す", "end": "手番を終える",
        "roll": "3個中1個振る", "ready": "💡 おすすめ", "more": "その他…",
    },
}  # fmt: skip


@pytest.fixture
def world(world_in_lang: World) -> World:
    return world_in_lang


async def own_panel(world: World, actor: MemberActor, lang: str) -> Message:
    return private(await press(actor, world.panel(), WORDS[lang]["panel"]))


async def rolled(world: World, lang: str, **rules: str) -> None:
    """Begin a game and let everybody roll the usual number of dice."""
    await begun_game(world, *PEOPLE, game="hexlands", lang=lang, **rules)
    for name in PEOPLE:
        shown = await own_panel(world, world.people[name], lang)
        usual = next(label for label in labels(shown) if WORDS[lang]["roll"] in label)
        await press(world.people[name], shown, usual)
        await settle_all(world)


async def test_whole_turn_is_two_presses(world: World, lang: str) -> None:
    await rolled(world, lang)
    actor = await mover(world)
    before = await world.session()
    seat = before.movers[0]
    shown = await own_panel(world, actor, lang)
    shown = private(await press(actor, shown, WORDS[lang]["land"]))
    after = await world.session()
    moved = [soldier.space for soldier in after.state.players[seat].soldiers]
    assert len(set(moved)) == 2
    assert after.state.players[seat].home not in moved

    await world.restart()
    shown = private(await press(actor, shown, WORDS[lang]["back"]))
    assert (await world.session()).state == before.state, "one takeback for the whole line"

    shown = private(await press(actor, shown, WORDS[lang]["land"]))
    await press(actor, shown, WORDS[lang]["end"])
    await settle_all(world)
    ended = await world.session()
    assert seat not in ended.movers
    assert ended.state.players[seat].dice == ()


async def test_march_is_one_press_and_undo_takes_the_last_one_back(world: World, lang: str) -> None:
    await rolled(world, lang)
    actor = await mover(world)
    seat = (await world.session()).movers[0]
    shown = await own_panel(world, actor, lang)
    for away in (1, 2):
        new = next(label for label in labels(shown) if label.endswith(WORDS[lang]["new"]))
        shown = private(await press(actor, shown, new))
        player = (await world.session()).state.players[seat]
        assert sum(soldier.space != player.home for soldier in player.soldiers) == away
    await press(actor, shown, WORDS[lang]["back"])
    player = (await world.session()).state.players[seat]
    assert sum(soldier.space != player.home for soldier in player.soldiers) == 1


@pytest.mark.parametrize("lang", ["en"])
@pytest.mark.parametrize("key", ["march", "deed"])
async def test_tick_in_a_list_of_an_older_version_shows_the_fresh_panel(world: World, lang: str, key: str) -> None:
    await rolled(world, lang)
    actor = await mover(world)
    before = await world.session()
    seat = before.movers[0]
    await own_panel(world, actor, lang)
    gone = custom_id(before.id, before.decisions[seat], (TICK, str(seat), key))
    name = next(name for name in PEOPLE if world.people[name].id == actor.id)
    late = private(await world.press_late(name, gone))
    assert "changed" in late.content
    assert any(label.endswith(WORDS[lang]["new"]) for label in labels(late))
    assert (await world.session()).state == before.state


async def test_message_of_a_turn_is_one_line(world: World, lang: str) -> None:
    await rolled(world, lang, rated="false", hints="false")
    actor = await mover(world)
    name = next(name for name in PEOPLE if world.people[name].id == actor.id)
    shown = await own_panel(world, actor, lang)
    if not any(label.startswith(WORDS[lang]["ready"]) for label in labels(shown)):
        shown = private(await press(actor, shown, WORDS[lang]["more"]))
    shown = private(await press(actor, shown, WORDS[lang]["ready"]))
    advised = next(label for label in labels(shown) if label.startswith("💡 "))
    shown = private(await press(actor, shown, advised))
    await press(actor, shown, WORDS[lang]["end"])
    await settle_all(world)
    lines = [line for line in world.panel().content.splitlines() if line.startswith(f"{name} →")]
    assert len(lines) == 1


def session_at(table: Table) -> Session:
    session = SimpleNamespace(
        id="a", row=3, state=table.state, decisions=(1, 1, 1), playable=GAME, rules=GAME.rules, mind=GAME.mind
    )
    return cast(Session, session)


def plan_labels(table: Table, *, public: bool) -> list[str]:
    sheet = sheet_of(Speaker("en", ("Aki", "Ben", "Chie"), GAME.key), session_at(table), AKI, public=public)
    assert sheet is not None
    return [sheet.label(plan) for plan in sheet.controls.plans()]


def test_public_labels_show_no_secret() -> None:
    """The Cannon of a journey's label is aimed as everybody may guess, not as its player ordered."""
    table = (
        Table.laid_out(stage="ride").owning(AKI, "E7 2 F7").owning(BEN, "H3 G4 G5 F6 2").with_soldiers(BEN, "F6")
    )
    table = table.with_soldiers(AKI, "F7 F6", flags=0).turning(left=6).dealing(AKI, cannon=True)
    aimed = table.ordering(AKI, "F6 none", cannon=at("F6"))
    elsewhere = table.ordering(AKI, "F6 none", cannon=-1)
    assert plan_labels(aimed, public=False) != plan_labels(elsewhere, public=False)
    assert plan_labels(aimed, public=True) == plan_labels(elsewhere, public=True)


def test_seat_with_a_secret_knows_more_than_everybody() -> None:
    table = Table.laid_out(stage="ride").owning(AKI, "E7 2 F7").with_soldiers(AKI, "F7 F6", flags=0).turning(left=6)
    assert not knows_more(session_at(table), AKI)
    assert knows_more(session_at(table.ordering(AKI, "F6 mine")), AKI)


def test_marched_targets_are_marked_in_the_picture() -> None:
    """A plan's mark is its move, so that the map labels the target."""
    table = Table.laid_out(stage="act").with_dice(3)
    panel = GAME.mind.controls(table.state, AKI)
    assert panel is not None
    marches = [plan for plan in panel.plans() if plan.key in ("march", "march-short")]
    assert len(marches) > len(panel.rows[1])
    assert all(isinstance(plan.marked, Move) for plan in marches)
