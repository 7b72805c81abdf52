"""/game log: its pages with turns and times, undone rows, and actions on an expired clock."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.features.log.pages import ROW, log_lines, pages
from bot.table.model import LogRow
from bot.texts import Speaker
from engines.core.records import Row
from engines.micronesia.actions import Rolled

from .games import actor_of, begun_game, reply_to, settle_all
from .test_catch_up import at_seat_of, turns
from .world import World, labels, press, private

HOUR = 3600.0
VOICE = Speaker("en", ("aki", "ben_"), "micronesia", strict=True)


def row(
    number: int, seat: int | None = 0, *, turn: int | None = 1, user: int | None = 7, at: float = 0.0
) -> LogRow:
    rendered = Rolled(seat=seat or 0, dice=(1, 2, 3))
    return LogRow(Row(row=number, seat=seat, notation=f"n{number}"), (rendered,), False, at, user, turn)


def rendered(*rows: LogRow) -> list[str]:
    return "\n".join(pages(log_lines(VOICE, rows))).splitlines()


ROLL = "aki rolls 1, 2 and 3."


def test_turn_has_heading_with_its_time() -> None:
    assert rendered(row(0), row(1, at=60), row(2, turn=2, at=120)) == [
        "**Turn 1** · <t:0:R>",
        f"`0` {ROLL}",
        f"`1` {ROLL}",
        "**Turn 2** · <t:120:R>",
        f"`2` {ROLL}",
    ]


def test_long_pause_within_a_turn_is_shown() -> None:
    assert rendered(row(0), row(1, at=HOUR), row(2, at=HOUR + 60)) == [
        "**Turn 1** · <t:0:R>",
        f"`0` {ROLL}",
        "-# <t:3600:R>",
        f"`1` {ROLL}",
        f"`2` {ROLL}",
    ]


def test_rows_without_a_turn_have_no_heading() -> None:
    assert rendered(row(0, turn=None), row(1, turn=None, at=9 * HOUR)) == [f"`0` {ROLL}", f"`1` {ROLL}"]


def test_undone_rows_are_struck_and_clock_rows_marked() -> None:
    undone = replace(row(1), row=Row(row=1, seat=0, notation="x", undone=True))
    clock = replace(row(2, user=None), by_clock=True)
    assert rendered(row(0), undone, clock)[1:] == [
        f"`0` {ROLL}",
        f"`1` ~~{ROLL}~~ (taken back)",
        f"`2` {ROLL} *(time was up: played by the clock)*",
    ]


def test_change_of_player_is_marked_but_not_a_clock_turn() -> None:
    by_clock = replace(row(1, user=None), by_clock=True)
    lines = rendered(row(0), by_clock, row(2), row(3, user=None), row(4, user=None), row(5, user=8), row(6, seat=1))
    assert [line for line in lines if line.startswith("-#")] == [
        "-# From here on a computer player plays for **aki**.",
        "-# From here on a person plays for **aki**.",
    ]


def test_takeback_of_others_actions_is_no_change_of_player() -> None:
    back = replace(row(2, seat=1, user=7), row=Row(row=2, seat=1, notation="undo 1"), events=())
    lines = rendered(row(0), row(1, seat=1, user=8), back, row(3, seat=1, user=8))
    assert [line for line in lines if line.startswith("-#")] == []


def test_new_page_begins_with_heading_of_its_turn() -> None:
    leaves = pages(log_lines(VOICE, [row(number, turn=1 + number // 40) for number in range(120)]), 400)
    assert len(leaves) > 5
    assert all(leaf.startswith("**Turn ") for leaf in leaves)
    assert all(len(leaf) <= 400 for leaf in leaves)
    assert sum(leaf.count(ROLL) for leaf in leaves) == 120


def test_long_row_takes_several_marked_lines() -> None:
    much = replace(row(0), events=(Rolled(seat=0, dice=(1, 2, 3)), Rolled(seat=0, dice=(1, 2, 4))) * 50)
    undone = replace(much, row=Row(row=0, seat=0, notation="x", undone=True), by_clock=True)
    lines = [line.text for line in log_lines(VOICE, [undone])]
    assert len(lines) == 3
    assert sum(line.count("aki rolls 1, 2 and ") for line in lines) == 100
    for line in lines:
        assert line.startswith("`0` ~~aki rolls 1, 2 and ")
        assert line.endswith("*(time was up: played by the clock)*~~ (taken back)")
        assert len(line) < ROW + 100


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_log_over_days_has_dates(world: World, lang: str) -> None:
    session = await turns(world, await begun_game(world, "aki", "ben", "chika"), 3)
    name = await at_seat_of(world, session)
    rules, seat = session.rules, session.movers[0]
    step = next(a for a in rules.legal_actions(session.state, seat) if a.kind == "change")
    actor = actor_of(world.people[name])
    await world.services.moves.act(session.id, actor, rules.notation(step), decision=None, interaction_id=None)
    await world.services.moves.undo(session.id, actor, decision=None, interaction_id=None)
    await settle_all(world)
    world.locales[world.people["dai"].id] = lang
    await world.restart()
    content = await reply_to(world, "dai", "game log")
    heading = {"en": r"^\*\*Turn {}\*\* · <t:\d+:R>$", "ja": r"^\*\*第{}手番\*\* · <t:\d+:R>$"}[lang]
    for turn in range(1, rules.turns(session.state) + 1):
        assert re.search(heading.format(turn), content, re.MULTILINE), content
    undone = {"en": r"`\d+` ~~.*~~ \(taken back\)$", "ja": r"`\d+` ~~.*~~（取り消し）$"}[lang]
    assert re.search(undone, content, re.MULTILINE)


async def test_clock_actions_are_marked(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika", clock="12h")
    due = session.due_at(session.movers[0])
    assert due is not None
    world.clock.now = due + 1
    await world.services.expired_turns.attend(session.id)
    await settle_all(world)
    assert "*(time was up: played by the clock)*" in await reply_to(world, "dai", "game log")
    name = session.players[session.movers[0]].name
    shown = private(await world.people[name].slash(world.channel, "game catchup"))
    assert "*(time was up: played by the clock)*" in shown.content, (
        "an absent player reads what was played for them"
    )


async def test_pages_turn_both_ways_after_restart(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await turns(world, session, 40)
    newest = private(await world.people["dai"].slash(world.channel, "game log"))
    last = re.search(r"page (\d+) of \1\b", newest.content)
    assert last is not None
    await world.restart()
    before = private(await press(world.people["dai"], newest, "◀ Previous"))
    assert before.content.splitlines()[1].startswith("**Turn ")
    assert labels(before) == (["◀ Previous", "Next ▶"] if int(last[1]) > 2 else ["Next ▶"])
    assert private(await press(world.people["dai"], before, "Next ▶")).content == newest.content
