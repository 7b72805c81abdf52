"""What a simulated month comes to: ``python -m tests.sessions.month_figures --help``."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import structlog

from bot.session.rules import DAY, HOUR
from engines.core.history.records import RESIGN

from .month import Month
from .month_ahead import GUESSES, Plans
from .world import World

START = datetime(2026, 3, 6, 9, tzinfo=UTC).timestamp()
"""The clocks change in America on the 8th and in Europe on the 29th of March, in Sydney on the 5th of April."""
OFF = DAY
"""How long the bot is off at most: nobody is warned meanwhile."""
Tables = Sequence[tuple[str, int, dict[str, str]]]
TABLES: Tables = (
    [("guess", 3, {"rounds": "3"})] * 60
    + [("walk", 2, {"goal": "40"})] * 40
    + [("walk", 4, {"goal": "60"})] * 20
    + [("pips", 3, {})] * 40
    + [("octa", 2, {})] * 12
    + [("hexlands", 3, {})] * 10
    + [("dicolony", 2, {})] * 9
    + [("micronesia", 3, {})] * 9
)
PLANNED: Tables = (
    [("octa", 2, {})] * 30 + [("octa", 3, {})] * 30 + [("octa", 4, {})] * 20 + [("hexlands", 2, {})] * 20
    + [("hexlands", 3, {})] * 20 + [("dicolony", 3, {})] * 10 + [("rise_of_tribes", 3, {})] * 10
)  # fmt: skip
"""Tables of the games in which something can be decided ahead."""
AGREED = (
    {"clock": "1d"}, {"clock": "bank-2d"}, {"clock": "3d"}, {"clock": "bank-4d"}, {"clock": "12h"},
    {"clock": "bank-2d", "absent": "vote"}, {"clock": "2d", "absent": "vote"}, {"clock": "bank-7d"},
    {"clock": "7d"}, {"clock": "bank-4d", "stand_ins": "false"}, {"clock": "2d", "stand_ins": "false"},
    {"clock": "bank-2d"}, {"clock": "none"}, {"clock": "bank-4d", "absent": "vote"},
    {"clock": "1d", "absent": "vote"}, {"clock": "bank-7d"},
)  # fmt: skip
"""Half of the tables have time banks."""
FOR_TURNS = ("2d", "3d", "7d")
FOR_ALL = ("bank-2d", "bank-4d", "bank-7d")
"""The time banks that stand beside them."""


async def play(month: Month, tables: Tables, agreed: Sequence[dict[str, str]], days: int) -> None:
    """Play so many days, with nudges, vacations, crashes and outages."""
    for number, (game, seats, options) in enumerate(tables):
        await month.table(game, seats, **agreed[number % len(agreed)], **options)
    await month.world.settle()
    for hour in range(1, days * 24 + 1):
        if hour % 47 == 0:
            await month.falls_silent()
        if hour % 5 == 0:
            await month.nudge()
        if hour % 60 == 0:
            await month.vacation(month.dice.choice(month.people), month.dice.uniform(2, 12))
        await month.hour()
        if hour % 47 == 0:
            await month.falls_over(off=OFF if hour % 94 == 0 and hour > 400 else 30.0)
        if hour % 6 == 0:
            await month.pov()


def messages(month: Month) -> dict[str, float]:
    """Return the bot's messages in the channel of a table a day, on all days from its first to its last one."""
    days = defaultdict[str, list[int]](list)
    sent = month.everybody.delivered.messages
    for table, day in sent:
        days[table].append(day)
    a_day = [sent[table, day] for table, has in days.items() for day in range(min(has), max(has) + 1)]
    return {**spread(a_day), "most": max(a_day), "mean": round(statistics.fmean(a_day), 2)}


def spread(values: Iterable[float]) -> dict[str, float]:
    """Return the median and the ninth tenth; nothing for nothing."""
    found = sorted(values)
    if not found:
        return {}
    ninth = found[len(found) * 9 // 10]
    return {"n": len(found), "median": round(statistics.median(found), 1), "p90": round(ninth, 1)}


async def by_clock(world: World) -> tuple[dict[str, dict[str, Any]], list[Any]]:
    """Return figures by clock: hours until a person's turn ended, missed turns, stand-ins, days a game.

    And for each table, by its id: game, clock, phase, turns, days until the last of them.
    """
    sessions = await world.sql(
        "SELECT id, game, phase, json_extract(table_rules, '$.clock'), changed_at FROM sessions ORDER BY id"
    )
    rows = await world.sql(
        "SELECT session_id, seat, user_id, by_clock, turn, at, notation, ahead FROM log WHERE undone_at IS NULL "
        "ORDER BY session_id, row"
    )
    replaced = Counter(
        session_id
        for (session_id,) in await world.sql("SELECT session_id FROM interventions WHERE kind = 'seat-passed'")
    )
    logs = defaultdict[str, list[Any]](list)
    for session_id, *row in rows:
        logs[str(session_id)].append(row)
    tables = list[Any]()
    kinds = defaultdict[str, dict[str, list[Any]]](lambda: defaultdict(list))
    for session_id, game, phase, clock, ended_at in sessions:
        kind, log = kinds[str(clock)], logs[str(session_id)]
        begun, last = log[0][4], log[0][4]
        turns, absent = defaultdict[Any, list[Any]](list), set[Any]()
        for row in log[1:]:
            turns[row[3]].append(row)
        for _, played in sorted(turns.items()):
            ended = max(at for *_, at, _, _ in played)
            if any(user is not None or late for _, user, late, *_ in played):
                kind["hours a turn"].append(max(0.0, ended - last) / HOUR)
            last = max(last, ended)
            missed = {seat for seat, _, late, *_, notation, _ in played if late and notation != RESIGN}
            kind["missed"] += missed
            kind["first missed"] += missed - absent
            absent = (absent | missed) - {seat for seat, user, late, *_ in played if user is not None and not late}
        kind["turns"] += [len(turns)]
        tables.append([game, clock, phase, len(turns), round((last - begun) / DAY, 1)])
        kind["stand-ins"] += [replaced[session_id]]
        if phase == "over":
            kind[f"days of {game}"].append((float(str(ended_at)) - begun) / DAY)
    return {name: _summed(kind) for name, kind in sorted(kinds.items())}, tables


def _summed(kind: dict[str, list[Any]]) -> dict[str, Any]:
    turns = sum(kind["turns"])
    return {
        "tables": len(kind["turns"]),
        "turns": turns,
        "missed": len(kind["missed"]),
        "missed in 100 turns": round(100 * len(kind["missed"]) / max(1, turns), 2),
        "in a row as one, in 100 turns": round(100 * len(kind["first missed"]) / max(1, turns), 2),
        "stand-ins": sum(kind["stand-ins"]),
        "hours a turn": spread(kind["hours a turn"]),
        **{name: spread(days) for name, days in sorted(kind.items()) if name.startswith("days of")},
    }


# --- the month from the command line ------------------------------------------------------------------------------


async def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Play a month of the tables in which something can be decided ahead; return its figures."""
    with tempfile.TemporaryDirectory() as folder:
        month = await Plans.begin(
            Path(folder) / "month.db",
            START,
            args.seed,
            orders=args.orders,
            answers=args.answers,
            guess=args.guess,
            heeds=args.heeds,
        )
        for person in month.people if args.daily else ():
            person.pace = (1.0, 30.0)
        pairs = zip(FOR_TURNS, FOR_ALL if args.banks else FOR_TURNS, strict=True)
        agreed = [{"clock": clock} for pair in pairs for clock in pair]
        try:
            await play(month, PLANNED[:: args.step], agreed, args.days)
            ahead = await month.world.sql(
                "SELECT game, ahead, count(*), count(DISTINCT session_id || ' ' || seat || ' ' || turn) FROM log "
                "JOIN sessions ON id = session_id WHERE ahead <> '' AND undone_at IS NULL GROUP BY 1, 2"
            )
            clocks, tables = await by_clock(month.world)
            return {
                "tables": tables,
                "faults": month.everybody.delivered.faults,
                "messages a channel and day": messages(month),
                "clocks": clocks,
                "orders": dict(sorted(month.given.items())),
                "ahead (game, how, actions, turns)": ahead,
                "banks, fifths full": {
                    clock: {share: n for (of, share), n in sorted(month.full.items()) if of == clock}
                    for clock in FOR_ALL
                },
                "done": dict(month.done),
                "notices": dict(month.everybody.delivered.notices),
            }
        finally:
            await month.world.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--step", type=int, default=1, help="play every so many tables only")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--guess", choices=GUESSES, default="policy")
    parser.add_argument("--heeds", type=float, default=0.6, help="how many answer soon once they are reminded")
    parser.add_argument("--daily", action="store_true", help="everybody answers within 30 hours")
    for switch in ("orders", "answers", "banks"):
        parser.add_argument(f"--no-{switch}", dest=switch, action="store_false")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    print(json.dumps(asyncio.run(figures(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
