"""Micronesia by plans, as people press them: ticks, the preview, taking back, a restart, moves of tribes."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.features.table.plans import SHORTCUT_MARK
from bot.senders import panels
from bot.session.model import Session
from engines.micronesia import GAME
from engines.micronesia.actions import Settle
from render.scene import Scene

from .games import actor_of, begun_game, mover, settle_all
from .world import Message, World, controls, labels, press, private

WORDS = {
    "en": {
        "confirm": "Confirm", "back": "Undo", "must": "sacrifice tribes", "settle": "settles ",
        "only": " only", "taken": "Undone.", "end": "End turn", "moved": "→",
        "ready": "💡 Suggestion",
    },
    "ja": {
        "confirm": "確定する", "back": "取り消す", "must": "生贄", "settle": "に入植",
        "only": "だけ", "taken": "取り消しました", "end": "手番を終える", "moved": "移動",
        "ready": "💡 おすすめ",
    },
}  # fmt: skip


@pytest.fixture
def world(world_in_lang: World) -> World:
    return world_in_lang


async def ticks(actor: MemberActor, message: Message, *starts: str) -> InteractionResult:
    """Tick the options that begin so, in the list that has them all."""
    for control in controls(message):
        values = [
            next((o["value"] for o in control.get("options", ()) if o["label"].startswith(start)), "")
            for start in starts
        ]
        if all(values):
            assert control["max_values"] >= len(values)
            return await actor.select(message, values, custom_id=control["custom_id"])
    raise AssertionError(f"no list has {starts}; there is {labels(message)}")


async def test_one_island_takes_a_press_and_a_confirmation(world: World, lang: str) -> None:
    session = await begun_game(world, "aki", "ben", "chika", lang=lang)
    actor = await mover(world)
    first = labels(world.panel())[0]
    shown = private(await press(actor, world.panel(), first))
    assert f"**{first.removeprefix(SHORTCUT_MARK)}**" in shown.content
    assert WORDS[lang]["settle"] in shown.content
    done = private(await press(actor, shown, WORDS[lang]["confirm"]))
    assert WORDS[lang]["settle"] in done.content
    assert (await world.session()).movers != session.movers


async def test_one_thing_is_advised(world: World, lang: str) -> None:
    """Only where to settle is worth a search: elsewhere there is no ready-made turn."""
    session = await begun_game(world, "aki", "ben", "chika", lang=lang, rated="false", hints="false")
    advised = set[bool]()
    for _ in range(8):
        seat = session.movers[0]
        who = next(p for p in world.people.values() if p.id == session.players[seat].user_id)
        lines = await world.services.suggestions.of(session, seat)
        assert lines is not None
        has_choice = session.state.stage == "settle" and len(GAME.rules.legal_actions(session.state, seat)) > 1
        assert bool(lines) == has_choice
        if has_choice:
            shown = private(await press(who, world.panel(), {"en": "My panel", "ja": "自分のパネル"}[lang]))
            shown = private(await press(who, shown, WORDS[lang]["ready"]))
            assert 1 <= len([label for label in labels(shown) if label.startswith(SHORTCUT_MARK)]) <= 2
        advised.add(has_choice)
        action = GAME.rules.default_action(session.state, seat)
        await world.services.moves.act(
            session.id, actor_of(who), GAME.rules.notation(action), decision=None, interaction_id=None
        )
        await settle_all(world)
        session = await world.session()
    assert True in advised


async def test_two_ticks_are_one_line_across_a_restart(world: World, lang: str) -> None:
    """Two islands that no split names: previewed as one, and played as one."""
    before = await begun_game(world, "aki", "ben", "chika", lang=lang)
    actor, panel = await mover(world), world.panel()
    islands = [label for label in labels(panel) if {"en": ": sacrifice 1", "ja": "：生贄1・"}[lang] in label]
    pairs = [label for label in islands if WORDS[lang]["only"] not in label]
    for other in pairs[1:]:
        shown = private(await ticks(actor, panel, pairs[0], other))
        if WORDS[lang]["confirm"] in labels(shown):
            break
    else:
        raise AssertionError(f"no two of {pairs} go together")
    one, two = (
        pairs[0].split({"en": " and ", "ja": "と"}[lang])[0],
        other.split({"en": " and ", "ja": "と"}[lang])[0],
    )
    named = {f"{one} and {two}", f"{two} and {one}", f"{one}と{two}", f"{two}と{one}"}
    assert any(f"**{name}" in shown.content for name in named), "the preview names the two islands, once"
    await world.restart()
    done = private(await press(actor, shown, WORDS[lang]["confirm"]))
    after = await world.session()
    assert {
        island for island in (int(one), int(two)) if after.state.islands[island - 1].owner == before.movers[0]
    } == {
        int(one),
        int(two),
    }
    assert WORDS[lang]["settle"] in done.content


async def test_islands_that_do_not_go_together_are_refused_in_words(world: World, lang: str) -> None:
    session = await begun_game(world, "aki", "ben", "chika", lang=lang)
    joiner = {"en": " and ", "ja": "と"}[lang]
    shown = private(await ticks(await mover(world), world.panel(), f"11{joiner}", f"12{joiner}"))
    assert {"en": "No dice name 11 and 12 together", "ja": "11と12に同時には入植できません"}[lang] in shown.content
    assert (await world.session()).row == session.row


async def to_a_shift(world: World, session: Session) -> Session:
    """Play cheapest turns until somebody may move tribes."""
    for _ in range(60):
        seat = session.movers[0]
        state = session.state
        settles = [a for a in GAME.rules.legal_actions(state, seat) if isinstance(a, Settle)]
        action = next(
            (a for a in settles if any(state.islands[i - 1].owner == seat for i in a.islands)),
            GAME.rules.default_action(state, seat),
        )
        who = next(p for p in world.people.values() if p.id == session.players[seat].user_id)
        await world.services.moves.act(
            session.id, actor_of(who), GAME.rules.notation(action), decision=None, interaction_id=None
        )
        await settle_all(world)
        session = await world.session()
        if session.state.stage == "shift":
            return session
    raise AssertionError("nobody could move tribes")


async def test_moves_are_ticked_taken_back_and_ended(world: World, lang: str) -> None:
    session = await to_a_shift(world, await begun_game(world, "aki", "ben", "chika", lang=lang))
    actor = await mover(world)
    own = private(await actor.slash(world.channel, "game panel"))
    assert labels(own).count(WORDS[lang]["end"]) == 1
    move = next(label for label in labels(own) if {"en": " → ", "ja": "個移す"}[lang] in label)
    moved = private(await ticks(actor, own, move))
    assert WORDS[lang]["moved"] in moved.content
    assert (await world.session()).state.received
    back = private(await press(actor, moved, WORDS[lang]["back"]))
    assert WORDS[lang]["taken"] in back.content
    assert (await world.session()).state == session.state
    guard = labels(back)[0]
    await press(actor, back, guard)
    after = await world.session()
    assert after.movers != session.movers, "guarding an island ends the turn, as its words say"


async def test_public_picture_marks_the_targets(world: World, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[Scene] = []
    make = panels.scene_of

    def remembering(*args: Any, **more: Any) -> Scene:
        scenes.append(make(*args, **more))
        return scenes[-1]

    monkeypatch.setattr(panels, "scene_of", remembering)
    session = await begun_game(world, "aki", "ben", "chika", lang=lang)
    marked = {action for action, _ in scenes[-1].choices}
    assert scenes[-1].reader is None
    assert marked == {
        a for a in GAME.rules.legal_actions(session.state, session.movers[0]) if isinstance(a, Settle)
    }
