"""Plans on panels: one press plays a line, lists play what is ticked, and one undo takes all of it back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .games import begun_game, mover, notations, reply_to
from .world import Message, World, all_moves, controls, labels, lists, open_world, press, private


@pytest.fixture
async def octa(world: World) -> World:
    """Three people at a table of Octa, so that the first two turns bring no dice."""
    await begun_game(world, "aki", "ben", "chika", game="octa", rated="false")
    return world


def picks(message: Message) -> list[str]:
    """The labels of the buttons that pick a number and end the turn."""
    return [label for label in labels(message) if label[:1].isdigit()]


async def suggested(actor: Any, panel: Any) -> Any:
    """Ask for a ready-made turn: the suggestion of a table without hints."""
    if "My panel" in labels(panel):
        panel = private(await press(actor, panel, "My panel"))
    return private(await press(actor, panel, "💡 Suggestion"))


async def test_turn_takes_one_press(octa: World) -> None:
    actor = await mover(octa)
    pick = picks(octa.panel())[0]
    answer = private(await press(actor, octa.panel(), pick))
    assert await notations(octa) == [f"pick {pick[0]}", "done"]
    assert (await mover(octa)).id != actor.id
    assert "Confirm" not in labels(answer), "it can be taken back"


async def test_one_undo_takes_the_whole_turn_back(octa: World) -> None:
    actor = await mover(octa)
    before = (await octa.session()).state
    await press(actor, octa.panel(), picks(octa.panel())[0])
    await reply_to(octa, actor.name, "game undo")
    assert (await octa.session()).state == before
    assert (await mover(octa)).id == actor.id


async def test_plan_of_a_board_that_changed_is_stale(octa: World) -> None:
    actor = await mover(octa)
    old = next(c["custom_id"] for c in controls(octa.panel()) if ":plan:" in c.get("custom_id", ""))
    await press(actor, octa.panel(), picks(octa.panel())[0])
    rows = await notations(octa)
    octa.forged_id = old
    assert private(await press(actor, octa.panel(), labels(octa.panel())[0])).content
    assert await notations(octa) == rows


async def test_second_delivery_of_a_plan_plays_nothing(octa: World) -> None:
    actor = await mover(octa)
    await press(actor, octa.panel(), picks(octa.panel())[0])
    rows = await notations(octa)
    await octa.redeliver()
    assert await notations(octa) == rows


async def test_other_peoples_plans_are_refused(octa: World) -> None:
    actor = await mover(octa)
    other = next(person for person in octa.people.values() if person.id != actor.id)
    answer = private(await press(other, octa.panel(), picks(octa.panel())[0])).content
    assert await notations(octa) == []
    assert answer


@pytest.mark.parametrize(
    "path",
    [
        "plan:0:000000000000",
        "plan:0",
        "plan",
        "tick:0:turn",
        "sure-line:0:zz:turn:zz",
        "sure-line:0:aa:no:1",
        "plan:9:aa",
    ],
)
async def test_made_up_plans_get_a_sentence(octa: World, path: str) -> None:
    session = await octa.session()
    seat = session.movers[0]
    actor = await mover(octa)
    octa.forged_id = f"s1:{session.id}:{session.decisions[seat]}:{path.replace(':0', f':{seat}', 1)}"
    assert private(await press(actor, octa.panel(), labels(octa.panel())[0])).content
    assert await notations(octa) == []
    assert not octa.client.app.measures.incidents


async def test_everything_legal_is_behind_more(octa: World) -> None:
    actor = await mover(octa)
    more = await all_moves(actor, octa.panel())
    session = await octa.session()
    single = [control["custom_id"] for control in controls(more) if ":act:" in control.get("custom_id", "")]
    assert {custom_id.rsplit(":", 1)[1] for custom_id in single} >= {
        f"pick {number}" for number, count in enumerate(session.state.lid, start=1) if count
    }
    assert "Back" in labels(more)


async def test_list_plays_its_option_and_its_plan_survives_a_restart(octa: World) -> None:
    while not lists(octa.panel()):
        actor = await mover(octa)
        await octa.skip_confirming(actor.name)
        answer = private(await press(actor, octa.panel(), picks(octa.panel())[0]))
        if any(label.startswith("End turn") for label in labels(answer)):
            await press(actor, answer, "End turn")
    actor, panel = await mover(octa), octa.panel()
    await octa.restart()
    [*_, listed] = lists(panel)
    before = await notations(octa)
    await actor.select(panel, [listed["options"][0]["value"]], custom_id=listed["custom_id"])
    await octa.settle()
    assert len(await notations(octa)) > len(before)


async def test_table_without_shortcuts_shows_none(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", names=("aki", "ben")) as world:
        await begun_game(world, "aki", "ben", game="octa", shortcuts="false")
        actor = await mover(world)
        more = await all_moves(actor, world.panel())
        assert not any("💡" in label for label in [*labels(world.panel()), *labels(more)])


async def test_suggestion_plays_a_turn(world: World) -> None:
    octa = world
    await begun_game(octa, "aki", "ben", game="octa", rated="false", hints="false")
    actor = await mover(octa)
    shown = await suggested(actor, octa.panel())
    await press(actor, shown, next(label for label in labels(shown) if label.startswith("💡 ")))
    assert await notations(octa) != []


async def test_plans_speak_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", names=("aki", "ben"), guild_locale="ja") as world:
        await begun_game(world, "aki", "ben", game="octa", lang="ja")
        assert "2d4を振る" in labels(world.panel())
        assert "自分のパネル" in labels(world.panel())


async def test_list_shown_again_takes_the_same_option(octa: World) -> None:
    """Discord keeps what was chosen in a control of the same id, and the same option cannot be chosen twice."""
    await octa.skip_confirming(*octa.people)
    while not lists(octa.panel()):
        actor = await mover(octa)
        answer = private(await press(actor, octa.panel(), picks(octa.panel())[0]))
        if any(label.startswith("End turn") for label in labels(answer)):
            await press(actor, answer, "End turn")
    actor = await mover(octa)
    mine = private(await press(actor, octa.panel(), "My panel"))
    first = lists(mine)[0]["custom_id"]
    more = await all_moves(actor, mine)
    back = private(await press(actor, more, "Back"))
    second = lists(back)[0]["custom_id"]
    assert first != second
    before = await notations(octa)
    await actor.select(back, [lists(back)[0]["options"][0]["value"]], custom_id=second)
    await octa.settle()
    assert len(await notations(octa)) > len(before)


PRIMARY, GREY = 1, 2


def style_of(message: Message, label: str) -> int:
    return next(
        int(control["style"]) for control in controls(message) if control.get("label", "").startswith(label)
    )


async def test_one_thing_is_coloured(octa: World) -> None:
    panel = octa.panel()
    assert {style_of(panel, label) for label in picks(panel)} == {GREY}
    assert style_of(panel, "My panel") == GREY
    actor = await mover(octa)
    more = await all_moves(actor, panel)
    pick = next(c["custom_id"] for c in controls(more) if ":pick " in c.get("custom_id", ""))
    picked = private(await actor.click(more, custom_id=pick))
    assert style_of(picked, "End turn") == GREY, "dice can still be turned"


async def test_own_panel_is_coloured_where_it_is_the_only_way(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", names=("aki", "ben")) as world:
        await begun_game(world, "aki", "ben", game="dicolony")
        assert style_of(world.panel(), "My panel") == PRIMARY
