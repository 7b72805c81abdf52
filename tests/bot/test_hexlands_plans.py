"""Hexlands by plans, as people press them: marches ticked together, taking back, a restart, the green button."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from simcord import MemberActor

from bot.features.table.plans import knows_more, sheet_of
from bot.session.model import Session
from bot.texts import Speaker
from engines.hexlands import GAME
from engines.hexlands.actions import Move
from tests.games.hexlands.table import AKI, BEN, Table, at

from .games import begun_game, mover, settle_all
from .world import Message, World, controls, labels, press, private

PEOPLE = ("aki", "ben", "chika")
WORDS = {
    "en": {"panel": "My panel", "land": "new land", "back": "Undo", "end": "end turn", "roll": "Roll 1 of 3",
           "more": "More…", "ready": "💡 Ready-made turn"},
    "ja": {
        "panel": "自分のパネル", "land": "新しい領地", "back": "取り消す", "end": "終える", "roll": "3個中1個振る",
        "more": "その他…", "ready": "💡 おすすめの行動",
    },
}  # fmt: skip


@pytest.fixture
def world(world_in_lang: World) -> World:
    return world_in_lang


async def own_panel(world: World, actor: MemberActor, lang: str) -> Message:
    return private(await press(actor, world.panel(), WORDS[lang]["panel"]))


async def rolled(world: World, lang: str) -> None:
    """Begin a game and let everybody roll the usual number of dice."""
    await begun_game(world, *PEOPLE, game="hexlands", lang=lang, rated="false")
    for name in PEOPLE:
        shown = await own_panel(world, world.people[name], lang)
        usual = next(label for label in labels(shown) if WORDS[lang]["roll"] in label)
        await press(world.people[name], shown, usual)
        await settle_all(world)


async def test_turn_is_two_presses(world: World, lang: str) -> None:
    await rolled(world, lang)
    actor = await mover(world)
    before = await world.session()
    seat = before.movers[0]
    shown = await own_panel(world, actor, lang)
    marches = next(
        control
        for control in controls(shown)
        if any(WORDS[lang]["land"] in option["label"] for option in control.get("options", ()))
    )
    values = [option["value"] for option in marches["options"] if WORDS[lang]["land"] in option["label"]][:2]
    shown = private(await actor.select(shown, values, custom_id=marches["custom_id"]))
    after = await world.session()
    moved = [soldier.space for soldier in after.state.players[seat].soldiers]
    assert len(set(moved)) == 2
    assert after.state.players[seat].home not in moved

    await world.restart()
    shown = private(await press(actor, shown, WORDS[lang]["back"]))
    assert (await world.session()).state == before.state, "one takeback for the whole line"

    shown = private(await actor.select(shown, values, custom_id=marches_id(shown, lang)))
    end = next(label for label in labels(shown) if label.endswith(WORDS[lang]["end"]))
    await press(actor, shown, end)
    await settle_all(world)
    ended = await world.session()
    assert seat not in ended.movers
    assert ended.state.players[seat].dice == ()


def marches_id(shown: Message, lang: str) -> str:
    return next(
        str(control["custom_id"])
        for control in controls(shown)
        if any(WORDS[lang]["land"] in option["label"] for option in control.get("options", ()))
    )


async def test_message_of_a_turn_is_one_line(world: World, lang: str) -> None:
    await rolled(world, lang)
    actor = await mover(world)
    name = next(name for name in PEOPLE if world.people[name].id == actor.id)
    shown = await own_panel(world, actor, lang)
    for words in WORDS[lang]["more"], WORDS[lang]["ready"]:
        shown = private(await press(actor, shown, words))
    advised = next(label for label in labels(shown) if label.startswith("💡 "))
    shown = private(await press(actor, shown, advised))
    end = next(label for label in labels(shown) if label.lower().endswith(("end turn", "終える")))
    await press(actor, shown, end)
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
    assert all(isinstance(plan.marked, Move) for plan in panel.plans() if plan.key == "march")
