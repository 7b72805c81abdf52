"""The whole game of /game story: its pages with turns and times, undone rows, and actions on an expired clock."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.features.log.pages import ROW, log_lines, page_text, paged
from bot.rows.log import (
    SEAT_BACK,
    SEAT_BY_HOST,
    SEAT_BY_MODERATOR,
    SEAT_GIVEN,
    SEAT_LEFT,
    SEAT_OFF,
    SEAT_PASSED,
    SEAT_TAKEN,
    InterventionRow,
)
from bot.session.model import LogRow
from bot.texts import Speaker
from engines import GAMES
from engines.core import FastChance
from engines.core.history.records import Row
from engines.core.playable import policies
from engines.dicolony.actions import Cleared, Opened
from engines.micronesia.actions import Rolled, Settled

from .games import act, actor_of, begun_game, command, does, log_of, name_of, settle_all
from .test_catch_up import turns
from .world import World, answer_to, labels

pytestmark = pytest.mark.database

HOUR = 3600.0
VOICE = Speaker("en", ("aki", "ben_"), "micronesia", strict=True)
ROLL, BEN_ROLLS = "aki rolls 1, 2 and 3.", "ben\\_ rolls 1, 2 and 3."
SETTLES = "aki settles island 5 (1 tribe)."
BY_CLOCK = "*(out of time: played automatically)*"
TURN_1 = "**Turn 1** · <t:0:R>"


def row(
    number: int, seat: int | None = 0, *, turn: int | None = 1, user: int | None = 7, at: float = 0.0
) -> LogRow:
    rolled = Rolled(seat=seat or 0, dice=(1, 2, 3))
    return LogRow(Row(row=number, seat=seat, notation=f"n{number}"), (rolled,), False, at, user, turn)


def undo(number: int, *, seat: int = 0, turn: int = 1, at: float = 0.0) -> LogRow:
    back = Row(row=number, seat=seat, notation="undo 1")
    return replace(row(number, seat=seat, turn=turn, at=at), events=(), row=back)


def ending(number: int, *, at: float, turn: int, after: int, first: int = 0, **marks: object) -> LogRow:
    """A row in which a turn ends and the turns up to ``after`` begin, each with a roll."""
    rolls = tuple(Rolled(seat=(first + one) % 2, dice=(1, 2, 3)) for one in range(after - turn))
    row = Row(row=number, seat=0, notation=f"n{number}", undone=bool(marks.get("undone")))
    events = (Settled(seat=0, island=5), *rolls)
    by_clock = bool(marks.get("by_clock"))
    return LogRow(row, events, False, at, None if by_clock else 7, turn, by_clock, turn_after=after)


def rendered(*rows: LogRow, changes: tuple[InterventionRow, ...] = ()) -> list[str]:
    return "\n".join(map(page_text, paged(log_lines(VOICE, rows, changes=changes)))).splitlines()


# --- headings -----------------------------------------------------------------------------------


def test_each_turn_has_a_heading_with_its_time_over_the_roll_that_begins_it() -> None:
    begun = replace(row(0), turn_after=1)
    for rows, told in (
        ((row(0), row(1, at=60), row(2, turn=2, at=120)), [TURN_1, ROLL, ROLL, "**Turn 2** · <t:120:R>", ROLL]),
        (
            (begun, ending(1, at=60, turn=1, after=2, first=1), row(2, turn=2, at=90)),
            [TURN_1, ROLL, SETTLES, "**Turn 2** · <t:60:R>", BEN_ROLLS, ROLL],
        ),
        (
            (ending(0, at=0, turn=4, after=6),),
            [
                "**Turn 4** · <t:0:R>", SETTLES, "**Turn 5** · <t:0:R>", ROLL, "**Turn 6** · <t:0:R>", BEN_ROLLS
            ],
        ),
        ((row(0), row(1, at=HOUR), row(2, at=HOUR + 60)), [TURN_1, ROLL, "-# <t:3600:R>", ROLL, ROLL]),
        ((row(0, turn=None), row(1, turn=None, at=9 * HOUR)), [ROLL, ROLL]),
    ):  # fmt: skip
        assert rendered(*rows) == told
    undone = ending(1, at=60, turn=1, after=2, undone=True)
    lines = rendered(begun, undone, undo(2, turn=2, at=70), row(3, at=80))
    assert [line for line in lines if line.startswith("**")] == [TURN_1], "an end that was taken back begins none"


def test_turn_is_named_by_the_games_own_word() -> None:
    """Dicolony's is everybody's."""
    for game, lang, words in (
        ("dicolony", "ja", "3ターン目"), ("micronesia", "ja", "3手番目"), ("dicolony", "en", "Turn 3"),
        ("octa", "en", "Turn 3"),
    ):  # fmt: skip
        assert Speaker(lang, (), game, strict=True).turn(3) == words


def test_resolution_is_no_paragraph_with_the_action_before_it() -> None:
    voice = Speaker("en", ("aki", "ben"), "dicolony", strict=True)
    events = (Cleared(seat=0, die="red", number=5, space="R5"), Opened(turn=10))
    logged = LogRow(Row(row=0, seat=0, notation="x"), events, False, 0.0, 7, 10)
    assert [line.text for line in log_lines(voice, [logged])] == [
        "aki clears Red 5.",
        "Turn 10 was the last. Sheets open; everybody builds.",
    ]


@pytest.mark.parametrize(("key", "lang"), [(key, ("ja", "en")[at % 2]) for at, key in enumerate(sorted(GAMES))])
def test_headings_of_whole_games_have_their_turns_below(key: str, lang: str) -> None:
    """What begins a turn is the first line of its heading; the end of a turn is never under the next one."""
    rules, seats = GAMES[key].rules, 3
    chance, mind = FastChance("log"), next(iter(policies(GAMES[key]).values()))
    step = rules.initial_state(rules.options_for(rules.Options(), seats), seats, chance)
    played = [(None, "begin", step, rules.turns(step.state))]
    while rules.outcome(step.state) is None and len(played) < 400:
        state, seat = step.state, rules.current_players(step.state)[0]
        action = mind(rules.view(state, seat), rules.legal_actions(state, seat), chance)
        step = rules.apply_action(state, seat, action, chance)
        played.append((seat, rules.notation(action), step, rules.turns(state)))
    after = [*(turn for *_, turn in played[1:]), rules.turns(step.state)]
    rows = [
        LogRow(Row(row=at, seat=seat, notation=said), one.events, False, 0.0, 7, turn, turn_after=next_turn)
        for at, ((seat, said, one, turn), next_turn) in enumerate(zip(played, after, strict=True))
    ]
    voice = Speaker(lang, ("aki", "ben", "chie"), key, strict=True)
    lines = log_lines(voice, rows)
    heads = list(dict.fromkeys(line.head for line in lines))
    numbers = [int(re.findall(r"\d+", head)[0]) for head in heads]
    assert numbers == sorted(set(numbers)), "each turn has one heading"
    begins = {
        voice.of_game("event", event.kind, event.facts()): rules.turns(one.state)
        for _, _, one, turn in played[1:]
        if rules.turns(one.state) == turn + 1
        for event in one.events
        if event.begins_turn
    }
    for at, line in enumerate(lines):
        is_first = not at or line.head != lines[at - 1].head
        assert is_first or line.text not in begins or not at, f"{line} is not the first line of its turn"
    for head, turn in zip(heads, numbers, strict=True):
        below = next(line.text for line in lines if line.head == head)
        wanted = [told for told, begun in begins.items() if begun == turn]
        assert not wanted or any(below.startswith(told) for told in wanted), f"{head}: {below}"


# --- marks -----------------------------------------------------------------------------------


def test_undone_rows_are_struck_and_clock_rows_marked() -> None:
    undone = replace(row(1), row=Row(row=1, seat=0, notation="x", undone=True))
    clock = replace(row(2, user=None), by_clock=True)
    assert rendered(row(0), undone, clock)[1:] == [ROLL, f"~~{ROLL}~~ (undone)", f"{ROLL} {BY_CLOCK}"]
    lines = rendered(ending(0, at=0, turn=1, after=2, by_clock=True))
    assert [line.endswith(BY_CLOCK) for line in lines] == [False, True, False, False], "the end of a turn alone"
    brought = LogRow(Row(row=1, seat=None, notation="import elsewhere2"), (), False, 0.0, None, 1)
    lines = rendered(row(0, user=None), brought, row(2))
    assert lines == [TURN_1, ROLL, lines[2], ROLL], "who played a record is not known: no change of player"
    assert "the record of table elsewhere2" in lines[2]


def test_long_rows_and_pages_break_between_sentences() -> None:
    much = replace(row(0), events=(Rolled(seat=0, dice=(1, 2, 3)), Rolled(seat=0, dice=(1, 2, 4))) * 50)
    undone = replace(much, row=Row(row=0, seat=0, notation="x", undone=True), by_clock=True)
    lines = [line.text for line in log_lines(VOICE, [undone])]
    assert len(lines) == 100, "a line for each sentence"
    for line in lines:
        assert re.fullmatch(rf"~~aki rolls 1, 2 and [34]\. {re.escape(BY_CLOCK)}~~ \(undone\)", line)
        assert len(line) < ROW + 100
    rows = [row(number, turn=1 + number // 40) for number in range(120)]
    leaves = [page_text(page) for page in paged(log_lines(VOICE, rows), room=400)]
    assert len(leaves) > 5
    assert all(leaf.startswith("**Turn ") and len(leaf) <= 400 for leaf in leaves), "each begins with its heading"
    assert sum(leaf.count(ROLL) for leaf in leaves) == 120


# --- changes of players -----------------------------------------------------------------------------------


def test_change_of_player_is_marked_but_not_a_clock_turn_or_a_takeback() -> None:
    by_clock = replace(row(1, user=None), by_clock=True)
    lines = rendered(row(0), by_clock, row(2), row(3, user=None), row(4, user=None), row(5, user=8), row(6, seat=1))
    assert [line for line in lines if line.startswith("-#")] == [
        "-# The computer now plays for **aki**.",
        "-# A person now plays for **aki**.",
    ]
    lines = rendered(row(0), row(1, seat=1, user=8), undo(2, seat=1), row(3, seat=1, user=8))
    assert [line for line in lines if line.startswith("-#")] == []


def test_changes_of_players_stand_in_the_turn_in_which_they_happened() -> None:
    """Turn 2 was over when aki resigned: the line is told there and then, not with the next move of that seat."""
    settled = [Settled(seat=seat, island=5) for seat in (0, 0, 1, 0)]
    played = [row(0), row(1, at=60), row(2, seat=1, turn=2, at=3000, user=8), row(3, turn=3, at=4000, user=None)]
    rows = [
        replace(one, events=(event,), number=number, turn_after=after)
        for one, event, number, after in zip(played, settled, (0, 1, 4, 5), (1, 2, 3, 4), strict=True)
    ]
    changes = (
        InterventionRow(SEAT_PASSED, 7, "aki", 100.0, 0, 1),
        InterventionRow(SEAT_BACK, 7, "aki", 200.0, 0, 3),
        InterventionRow(SEAT_LEFT, 7, None, 3500.0, 0, 4),
        InterventionRow(SEAT_GIVEN, 8, "ben_", 5000.0, 1, 5),
        InterventionRow(SEAT_TAKEN, 9, "dai", 5000.0, 1, 5),
    )
    assert rendered(*rows, changes=changes) == [
        TURN_1,
        SETTLES,
        SETTLES,
        "**Turn 2** · <t:100:R>",
        "-# 🤖 **aki** is away: the computer plays until they are back.",
        "-# 🙂 **aki** is back.",
        SETTLES.replace("aki", "ben\\_"),
        "**Turn 3** · <t:3500:R>",
        "-# 🚪 somebody whose data were erased resigned: the computer takes over.",
        SETTLES,
        "**Turn 4** · <t:5000:R>",
        "-# 🪑 **dai** takes over the seat of **ben\\_**.",
    ]


def test_who_was_taken_off_a_seat_is_named_whoever_has_it_now() -> None:
    """It named the substitute, and swallowed the line of another seat."""
    settled = replace(row(0), events=(Settled(seat=0, island=5),), number=0, turn_after=1)
    changes = (
        InterventionRow(SEAT_BY_MODERATOR, 9, "dai", 100.0, 0, 1),
        InterventionRow(SEAT_LEFT, 7, "former", 100.0, 0, 1),
        InterventionRow(SEAT_OFF, 8, "ben", 200.0, 1, 1),
        InterventionRow(SEAT_PASSED, 8, "ben", 200.0, 1, 1),
        InterventionRow(SEAT_BY_HOST, 9, "dai", 300.0, 0, 1),
        InterventionRow(SEAT_PASSED, 7, "former", 300.0, 0, 1),
        InterventionRow(SEAT_PASSED, 8, "ben", 400.0, 1, 1),
    )
    assert rendered(settled, changes=changes)[2:] == [
        "-# 🛡️ **dai**, a moderator, took **former** off their seat.",
        "-# 🚪 **ben** is no longer on the server.",
        "-# 🤖 **dai**, the host, gave the seat of **former** to the computer.",
        "-# 🤖 **ben** is away: the computer plays until they are back.",
    ]


# --- at a table -----------------------------------------------------------------------------------


async def test_log_over_days_has_dates(world: World) -> None:
    session = await turns(world, await begun_game(world, "aki", "ben", "chika", clock="12h"), 3)
    rules, seat = session.rules, session.movers[0]
    user = session.players[seat].user_id
    await act(world, user, next(a for a in rules.legal_actions(session.state, seat) if a.kind == "change"))
    actor = actor_of(world.people[name_of(world, user)])
    undone = await world.services.moves.undo(session.id, actor, decision=None, interaction_id=None)
    due = undone.session.due_at(seat)
    assert due is not None
    world.clock.now = due + 1
    await world.services.expired_turns.attend(session.id)
    await settle_all(world)
    await world.restart()
    content = await log_of(world, "dai")
    for turn in range(1, rules.turns(session.state) + 1):
        assert re.search(rf"^\*\*Turn {turn}\*\* · <t:\d+:R>$", content, re.MULTILINE), content
    assert re.search(r"~~.*~~ \(undone\)$", content, re.MULTILINE)
    assert BY_CLOCK in content
    own = await command(world, actor.name, "game story")
    assert BY_CLOCK in own.content, "an absent player reads what was played for them"


async def test_pages_turn_both_ways_after_restart(world: World) -> None:
    await turns(world, await begun_game(world, "aki", "ben", "chika"), 40)
    newest = await does(world, "dai", "log")
    last = re.search(r"page (\d+) of \1\b", newest.content)
    assert last is not None
    await world.restart()
    before = await answer_to(world.people["dai"], newest, "◀ Previous")
    assert f"page {int(last[1]) - 1} of {last[1]}" in before.content
    assert before.content.splitlines()[1].startswith("**Turn ")
    turning = [label for label in labels(before) if label in ("◀ Previous", "Next ▶")]
    assert turning == (["◀ Previous", "Next ▶"] if int(last[1]) > 2 else ["Next ▶"])
    assert (await answer_to(world.people["dai"], before, "Next ▶")).content == newest.content
