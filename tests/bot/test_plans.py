"""Plans on panels: one press plays a line, lists play what is ticked, and one undo takes all of it back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from simcord import InteractionResult, MemberActor

from bot.features.table.plans import SHORTCUT_MARK, TICK, knows_more, sheet_of
from bot.kit.ids import custom_id
from bot.senders import panels
from bot.session.model import Session
from bot.texts import Speaker
from engines.core import FastChance
from engines.hexlands import GAME as HEXLANDS
from engines.hexlands.actions import Move
from engines.micronesia import GAME as MICRONESIA
from engines.micronesia.actions import Settle
from engines.rise_of_tribes.mind.policy import greedy
from engines.rise_of_tribes.state import State
from render.scene import Scene
from tests.games.hexlands.table import AKI, BEN, Table, at

from .games import actor_of, begun_game, mover, notations, plays, reply_to, settle_all, suggested
from .test_typed import spread_out
from .world import Message, World, all_moves, controls, labels, lists, press, presses, private

PEOPLE = ("aki", "ben", "chika")
PRIMARY, GREY = 1, 2
DICE = "☀🌙◻"


def picks(message: Message) -> list[str]:
    """The labels of the buttons that pick a number and end the turn."""
    return [label for label in labels(message) if label[:1].isdigit()]


def ending(message: Message, words: str) -> str:
    return next(label for label in labels(message) if label.endswith(words))


def style_of(message: Message, label: str) -> int:
    return next(int(one["style"]) for one in controls(message) if one.get("label", "").startswith(label))


async def test_turn_takes_one_press_and_one_undo(world: World) -> None:
    """What is made up plays nothing."""
    await begun_game(world, *PEOPLE, game="octa", rated="false")
    actor, panel, session = await mover(world), world.panel(), await world.session()
    seat = session.movers[0]
    for path in (
        f"plan:{seat}:000000000000", f"plan:{seat}", "plan", f"tick:{seat}:turn", f"sure-line:{seat}:zz:turn:zz",
        f"sure-line:{seat}:aa:no:1", "plan:9:aa",
    ):  # fmt: skip
        world.forged_id = f"s1:{session.id}:{session.decisions[seat]}:{path}"
        assert private(await press(actor, panel, labels(panel)[0])).content
    assert await notations(world) == []
    assert not world.client.app.measures.incidents

    assert {style_of(panel, label) for label in [*picks(panel), "My panel"]} == {GREY}
    more = await all_moves(actor, panel)
    single = [one["custom_id"] for one in controls(more) if ":act:" in one.get("custom_id", "")]
    wanted = {f"pick {number}" for number, count in enumerate(session.state.lid, start=1) if count}
    assert {one.rsplit(":", 1)[1] for one in single} >= wanted, "everything legal is behind More…"
    assert "Back" in labels(more)
    picked = private(await actor.click(more, custom_id=next(one for one in single if ":pick " in one)))
    assert style_of(picked, "End turn") == GREY, "dice can still be turned"
    await reply_to(world, actor.name, "game undo")

    before, rows = (await world.session()).state, len(await notations(world))
    pick = picks(world.panel())[0]
    answer = private(await press(actor, world.panel(), pick))
    assert (await notations(world))[rows:] == [f"pick {pick[0]}", "done"]
    assert (await mover(world)).id != actor.id
    assert "Confirm" not in labels(answer), "it can be taken back"
    await reply_to(world, actor.name, "game undo")
    assert (await world.session()).state == before
    assert (await mover(world)).id == actor.id


async def test_list_shown_again_takes_its_option_after_a_restart(world: World) -> None:
    """Discord keeps what was chosen in a control of the same id, and the same option cannot be chosen twice."""
    await begun_game(world, *PEOPLE, game="octa", rated="false")
    await world.skip_confirming(*world.people)
    while not lists(world.panel()):
        actor = await mover(world)
        answer = private(await press(actor, world.panel(), picks(world.panel())[0]))
        if any(label.startswith("End turn") for label in labels(answer)):
            await press(actor, answer, "End turn")
    actor = await mover(world)
    mine = private(await press(actor, world.panel(), "My panel"))
    first = lists(mine)[0]["custom_id"]
    back = private(await press(actor, await all_moves(actor, mine), "Back"))
    again = lists(back)[0]
    assert first != again["custom_id"]
    await world.restart()
    before = await notations(world)
    await actor.select(back, [again["options"][0]["value"]], custom_id=again["custom_id"])
    await world.settle()
    assert len(await notations(world)) > len(before)


async def test_panels_of_other_tables(world: World) -> None:
    """One without shortcuts, one in Japanese, and one where one's own panel is the only way."""
    for game, how in (("octa", {"shortcuts": "false"}), ("octa", {"lang": "ja"}), ("dicolony", {})):
        session = await begun_game(world, "aki", "ben", game=game, **how)
        shown = labels(world.panel())
        if how.get("lang"):
            assert {"2d4を振る", "自分のパネル"} <= set(shown)
        elif how:
            more = await all_moves(await mover(world), world.panel())
            assert not any("💡" in label for label in [*shown, *labels(more)])
        else:
            assert style_of(world.panel(), "My panel") == PRIMARY
        await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=True)
        await settle_all(world)


# --- Micronesia: ticks and moves of tribes ------------------------------------------------------------------------


async def ticks(actor: MemberActor, message: Message, *starts: str) -> InteractionResult:
    """Tick the options that begin so, in the list that has them all."""
    for control in controls(message):
        offered = control.get("options", ())
        values = [next((o["value"] for o in offered if o["label"].startswith(start)), "") for start in starts]
        if all(values):
            assert control["max_values"] >= len(values)
            return await actor.select(message, values, custom_id=control["custom_id"])
    raise AssertionError(f"no list has {starts}; there is {labels(message)}")


async def test_islands_are_ticked_previewed_and_settled(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two islands that no split names: previewed as one, across a restart, and played as one."""
    scenes, make = list[Scene](), panels.scene_of

    def remembering(*args: Any, **more: Any) -> Scene:
        scenes.append(make(*args, **more))
        return scenes[-1]

    monkeypatch.setattr(panels, "scene_of", remembering)
    before = await begun_game(world, *PEOPLE)
    legal = before.rules.legal_actions(before.state, before.movers[0])
    assert scenes[-1].reader is None
    assert {action for action, _ in scenes[-1].choices} == {one for one in legal if isinstance(one, Settle)}
    actor, panel = await mover(world), world.panel()
    first = labels(panel)[0]
    shown = private(await press(actor, panel, first))
    assert f"**{first.removeprefix(SHORTCUT_MARK)}**" in shown.content
    assert "settles " in shown.content
    shown = private(await ticks(actor, panel, "11 and ", "12 and "))
    assert "No dice name 11 and 12 together" in shown.content
    assert (await world.session()).row == before.row

    pairs = [label for label in labels(panel) if ": sacrifice 1" in label and " only" not in label]
    for other in pairs[1:]:
        shown = private(await ticks(actor, panel, pairs[0], other))
        if "Confirm" in labels(shown):
            break
    else:
        raise AssertionError(f"no two of {pairs} go together")
    one, two = (label.split(" and ")[0] for label in (pairs[0], other))
    assert any(f"**{a} and {b}" in shown.content for a, b in ((one, two), (two, one))), "the two islands, once"
    await world.restart()
    done = private(await press(actor, shown, "Confirm"))
    after = await world.session()
    assert {after.state.islands[int(island) - 1].owner for island in (one, two)} == {before.movers[0]}
    assert "settles " in done.content
    assert after.movers != before.movers


def cheapest(session: Session) -> Any:
    """An action that settles an island of one's own, so that tribes can be moved soon."""
    state, seat = session.state, session.movers[0]
    settles = [one for one in MICRONESIA.rules.legal_actions(state, seat) if isinstance(one, Settle)]
    mine = (one for one in settles if any(state.islands[island - 1].owner == seat for island in one.islands))
    return next(mine, MICRONESIA.rules.default_action(state, seat))


async def test_moves_are_ticked_taken_back_and_ended(world: World) -> None:
    """Only where to settle is worth a search: elsewhere there is no ready-made turn."""
    session = await begun_game(world, *PEOPLE, rated="false", hints="false")
    advised = list[bool]()
    while session.state.stage != "shift":
        if len(advised) < 8:
            seat = session.movers[0]
            lines = await world.services.suggestions.of(session, seat)
            assert lines is not None
            legal = MICRONESIA.rules.legal_actions(session.state, seat)
            advised.append(session.state.stage == "settle" and len(legal) > 1)
            assert bool(lines) == advised[-1]
            if advised.count(True) == 1 and advised[-1]:
                shown = labels(await suggested(await mover(world), world.panel()))
                assert 1 <= len([label for label in shown if label.startswith(SHORTCUT_MARK)]) <= 2
        session = await plays(world, session.rules.notation(cheapest(session)))
    assert True in advised
    actor = await mover(world)
    own = private(await actor.slash(world.channel, "game panel"))
    assert labels(own).count("End turn") == 1
    moved = private(await ticks(actor, own, next(label for label in labels(own) if " → " in label)))
    assert "→" in moved.content
    assert (await world.session()).state.received
    back = private(await press(actor, moved, "Undo"))
    assert "Undone." in back.content
    assert (await world.session()).state == session.state
    await press(actor, back, labels(back)[0])
    assert (await world.session()).movers != session.movers, "guarding an island ends the turn, as its words say"


# --- Hexlands: marches, and what is secret ------------------------------------------------------------------------


async def test_turn_of_hexlands_is_two_presses(world: World) -> None:
    """Or a march a press: one takeback for each press, across a restart; the turn is told in one line."""
    await begun_game(world, *PEOPLE, game="hexlands", rated="false", hints="false")
    for name in PEOPLE:
        shown = private(await press(world.people[name], world.panel(), "My panel"))
        usual = next(label for label in labels(shown) if "Roll 1 of 3" in label)
        await press(world.people[name], shown, usual)
        await settle_all(world)
    actor, before = await mover(world), await world.session()
    seat = before.movers[0]
    shown = private(await press(actor, world.panel(), "My panel"))
    for key in ("march", "deed"):  # lists of an older version
        gone = custom_id(before.id, before.decisions[seat], (TICK, str(seat), key))
        late = private(await world.press_late(actor.name, gone))
        assert "changed" in late.content
        assert ending(late, " new")
        assert (await world.session()).state == before.state

    async def away() -> list[int]:
        player = (await world.session()).state.players[seat]
        return [soldier.space for soldier in player.soldiers if soldier.space != player.home]

    shown = private(await press(actor, late, "Land: "))
    assert len(set(await away())) == 2
    assert len(await away()) == len((await world.session()).state.players[seat].soldiers)
    await world.restart()
    shown = private(await press(actor, shown, "Undo"))
    assert (await world.session()).state == before.state, "one takeback for the whole line"
    for count in (1, 2):
        shown = private(await press(actor, shown, ending(shown, " new")))
        assert len(await away()) == count
    for count in (1, 0):
        shown = private(await press(actor, shown, "Undo"))
        assert len(await away()) == count
    await presses(actor, shown, "More…", "💡 Suggestion", "💡 ", "End turn")
    await settle_all(world)
    ended = await world.session()
    assert seat not in ended.movers
    assert ended.state.players[seat].dice == ()
    assert len([line for line in world.panel().content.splitlines() if line.startswith(f"{actor.name} →")]) == 1


def session_at(table: Table) -> Session:
    session = SimpleNamespace(
        id="a",
        row=3,
        state=table.state,
        decisions=(1, 1, 1),
        playable=HEXLANDS,
        rules=HEXLANDS.rules,
        mind=HEXLANDS.mind,
    )
    return cast(Session, session)


def plan_labels(table: Table, *, public: bool) -> list[str]:
    sheet = sheet_of(Speaker("en", ("Aki", "Ben", "Chie"), HEXLANDS.key), session_at(table), AKI, public=public)
    assert sheet is not None
    return [sheet.label(plan) for plan in sheet.controls.plans()]


def test_public_labels_show_no_secret() -> None:
    """The Cannon of a journey's label is aimed as everybody may guess, not as its player ordered."""
    ride = Table.laid_out(stage="ride").owning(AKI, "E7 2 F7")
    table = ride.owning(BEN, "H3 G4 G5 F6 2").with_soldiers(BEN, "F6")
    table = table.with_soldiers(AKI, "F7 F6", flags=0).turning(left=6).dealing(AKI, cannon=True)
    aimed = table.ordering(AKI, "F6 none", cannon=at("F6"))
    elsewhere = table.ordering(AKI, "F6 none", cannon=-1)
    assert plan_labels(aimed, public=False) != plan_labels(elsewhere, public=False)
    assert plan_labels(aimed, public=True) == plan_labels(elsewhere, public=True)
    table = ride.with_soldiers(AKI, "F7 F6", flags=0).turning(left=6)
    assert not knows_more(session_at(table), AKI)
    assert knows_more(session_at(table.ordering(AKI, "F6 mine")), AKI), "a seat with a secret"


def test_marched_targets_are_marked_in_the_picture() -> None:
    """A plan's mark is its move, so that the map labels the target."""
    table = Table.laid_out(stage="act").with_dice(3)
    panel = HEXLANDS.mind.controls(table.state, AKI)
    assert panel is not None
    marches = [plan for plan in panel.plans() if plan.key in ("march", "march-short")]
    assert len(marches) > len(panel.rows[1])
    assert all(isinstance(plan.marked, Move) for plan in marches)


# --- Rise of Tribes: a die, a piece a press, whole turns ----------------------------------------------------------


async def state_of(world: World) -> State:
    state = (await world.session()).state
    assert isinstance(state, State)
    return state


async def test_turn_of_tribes_is_one_press_or_a_piece_a_press(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="rise_of_tribes")
    while session.state.stage != "act":
        view = session.rules.view(session.state, session.movers[0])
        legal = session.rules.legal_actions(session.state, session.movers[0])
        session = await plays(world, session.rules.notation(greedy(view, legal, FastChance(0))))
    actor, begun = await mover(world), await state_of(world)
    shown = private(await press(actor, world.panel(), "My panel"))
    assert labels(shown)[0].startswith(("Spread:", "Fight:", "Build:")), "above the dice"
    shown = private(await press(actor, shown, labels(shown)[0]))
    assert (await state_of(world)).stage == "finish", "both dice are used"
    assert ending(shown, "End turn")
    shown = private(await press(actor, shown, "Undo"))
    assert await state_of(world) == begun

    die = next(one for one in labels(shown) if one[0] in DICE and "Move" in one)
    shown = private(await press(actor, shown, die))
    moving = await state_of(world)
    assert moving.stage == "move"
    to = next(label for label in labels(shown) if label[0] in "ABC" and label[1].isdigit())[:2]
    shown = private(await press(actor, shown, to))
    moved = await state_of(world)
    assert sum(moved.now.done) == 1, "a press is a piece"
    await press(actor, shown, "Undo")
    assert await state_of(world) == moving
    await world.restart()
    shown = await presses(actor, world.panel(), "My panel", to)
    assert await state_of(world) == moved
    while (await state_of(world)).stage != "act":
        done = [label for label in labels(shown) if label.startswith("Done")]
        shown = private(await press(actor, shown, done[0] if done else labels(shown)[0]))
    shown = private(await press(actor, shown, next(label for label in labels(shown) if label[0] in DICE)))
    while not any(label.endswith("End turn") for label in labels(shown)):
        shown = private(await press(actor, shown, labels(shown)[0]))
    await press(actor, shown, ending(shown, "End turn"))
    assert (await state_of(world)).active != begun.active, "the button ends the turn, without a preview"


async def test_all_and_one_fewer_are_about_the_last_press(world: World) -> None:
    await spread_out(world)
    aki, a2 = world.people["aki"], 1
    shown = await presses(aki, world.panel(), "My panel", "☀️Move 6")
    assert "Move: 5 more · A1 ×3, B2 ×2" in shown.content
    session = await world.session()
    for path in ("tick:0:move", "tick:0:move-1", "tick:0:grow", "plan:0:0123456789ab"):
        world.forged_id = f"s1:{session.id}:{session.decisions[0]}:{path}"  # lists of the last version
        shown = private(await press(aki, shown, labels(shown)[0]))
        assert shown.content.startswith("Your turn has begun already: go on here, or undo first.\nMove: 5 more")
        assert (await world.session()).row == session.row
        assert not world.client.app.measures.incidents
    for label, there, waits in (
        ("A2", 1, "A1 ×2, B2 ×2"),  # from A1, where most wait
        ("From B2", 1, "A1 ×3, B2 ×1"),  # in place of the one from A1
        ("All 4 to A2", 5, ""),
        ("A2 −1", 4, ""),  # one fewer, in place of the last press
    ):
        shown = private(await press(aki, shown, label))
        assert (await state_of(world)).members[a2][0] == there, label
        assert waits in shown.content
    again = private(await press(aki, world.panel(), "My panel"))
    assert "A2 −1" not in labels(again), "it holds for one press only"
