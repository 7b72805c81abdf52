"""Leagues: cycles that run by themselves while their processes are killed (``python -m tests.soak.league``).

60 people in groups of four over three cycles; a fifth of them vanish: some are silent, some press *Leave*, some are
off the server. Two processes on one database look after it each hour, and play for the people by their strengths at
their pace. They are killed at random moments and started again. Time is advanced once both have looked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench import league as casual
from bot.features.league import service
from bot.features.league.rows import Cycle
from bot.features.league.state import AT_ONCE, Ladder
from bot.history.audit import session_faults
from bot.rows.scores import EVER, Rating
from bot.services import Services
from bot.session.rules import HOUR
from bot.store import Store
from bot.store.people import ratings
from tests import postgres
from tests.toys_simultaneous import WALK

from .league_worker import CHANNEL, GOAL, GUILD, LEAVES, OFF, SILENT, Person, Time, address

PROJECT = Path(__file__).parents[2]
PROCESSES = 2
NOON = 1_780_315_200.0
BUSY, KILLED_BUSY = 12, 0.5
"""Hours of a cycle's start, in which most tables are opened; in how many of them, and of the end's, is a kill."""


@dataclass(frozen=True)
class Plan:
    people: int = 60
    cycles: int = 3
    weeks: int = 2
    vanish: float = 0.2
    """The share of people that vanish once in all, for good."""
    waiting: int = 4
    """Strangers on the waiting list of each cycle; who is called stays in the league."""
    slowest: float = 9.0
    """Hours that the slowest people take for a turn, on average; the quickest take two."""
    kills: float = 0.05
    """How many of the hours have a kill, on average."""
    seed: int = 1


def people_of(plan: Plan) -> list[Person]:
    """Return the people who begin, then the strangers of each cycle; a fifth of who begins vanishes."""
    chance = Random(plan.seed)
    made = [
        Person(100 + number, chance.gauss(), chance.uniform(2.0, plan.slowest))
        for number in range(plan.people + plan.cycles * plan.waiting)
    ]
    for nth, at in enumerate(chance.sample(range(plan.people), round(plan.vanish * plan.people))):
        cycle, moment = chance.randint(1, plan.cycles), chance.random()
        person = made[at]
        how = (SILENT, LEAVES, OFF)[nth % 3]
        made[at] = Person(person.user_id, person.strength, person.pace, how, cycle, moment)
    return made


class Process:
    """One process of the bot, which is killed and started again."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        with (folder / f"log{number}").open("ab") as log:
            self._forks = subprocess.Popen(
                [sys.executable, "-m", "tests.soak.league_worker", database, str(folder), str(number)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=PROJECT,
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": str(PROJECT)},
            )
        self.failures: list[str] = []
        self.start()

    def _line(self) -> str:
        assert self._forks.stdout is not None
        line = self._forks.stdout.readline()
        assert line, "the process has ended by itself"
        return line.rstrip("\n")

    def start(self) -> None:
        assert self._forks.stdin is not None
        print("work", file=self._forks.stdin, flush=True)
        self._pid = int(self._line())

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        while self._line() != "dead":
            pass

    def looked(self, now: float) -> int:
        """Wait until it has looked at this time; return how many presses it has played meanwhile."""
        while True:
            at, _, rest = self._line().partition(" ")
            if at == "failed":
                self.failures.append(rest)
            elif float(at) == now:
                return int(rest)

    def end(self) -> None:
        os.killpg(self._forks.pid, signal.SIGKILL)
        self._forks.wait()
        for pipe in (self._forks.stdin, self._forks.stdout):
            assert pipe is not None
            pipe.close()


@dataclass
class Course:
    """What has happened; ``faults`` are what must not."""

    plan: Plan
    people: dict[int, Person]
    figures: Counter[str] = field(default_factory=Counter)
    cycles: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class League:
    """The cycles of one league, seen from outside of the processes that run them."""

    def __init__(self, course: Course, services: Services, clock: Time, processes: Sequence[Process]) -> None:
        self._course, self._services, self._clock, self._processes = course, services, clock, processes
        self._chance = Random(course.plan.seed)
        self._look_seconds = 0.05

    async def play(self) -> None:
        last: Cycle | None = None
        everybody, plan = list(self._course.people.values()), self._course.plan
        began, strangers = everybody[: plan.people], everybody[plan.people :]
        await self._rate(began)
        for number in range(1, plan.cycles + 1):
            cycle = await self._open(last)
            here = [person for person in began if last is None or not person.is_gone(last, self._clock())]
            await self._sign_up(cycle.id, here)
            await service.start_now(self._services.tables, cycle.id)
            called = strangers[(number - 1) * plan.waiting : number * plan.waiting]
            ladder = await self._run(cycle.id, called)
            began = here + [one for one in called if (was := ladder.member(one.user_id)) and was.grp is not None]
            last = ladder.cycle

    async def _open(self, last: Cycle | None) -> Cycle:
        tables, bytes_of = self._services.tables, self._chance.randbytes
        if last is not None:
            return await service.again(tables, last.id, "en", bytes_of)
        plan = service.Plan("walk", 4, "bank-2d", self._course.plan.weeks, 1, 1)
        cycle = await service.open_cycle(tables, GUILD, CHANNEL, "en", plan, bytes_of)
        return await service.set_option(tables, cycle.id, "goal", str(GOAL))

    async def _rate(self, people: Sequence[Person]) -> None:
        """Rate everybody as after a few casual games, by which the first cycle has its groups."""
        strengths = {person.user_id: person.strength for person in people}
        means = casual.rate(strengths, casual.Setting(), Random(self._course.plan.seed))
        rated = {(GUILD, "walk", EVER, who): Rating(mu, ratings.NEWCOMER.sigma) for who, mu in means.items()}
        await self._services.store.write(lambda db: ratings.keep(db, rated))

    async def _sign_up(self, cycle_id: str, people: Sequence[Person]) -> None:
        await service.note(self._services.tables, cycle_id, message_id=1)
        for person in people:
            await service.join(self._services.tables, cycle_id, person.actor)

    async def _run(self, cycle_id: str, strangers: Sequence[Person]) -> Ladder:
        """Let time pass until the cycle has ended; strangers join the waiting list on the first days."""
        load, hours, waiting = service.load, 0, list(strangers)
        limit = (self._course.plan.weeks * 7 + 2) * 24
        while (ladder := await load(self._services.tables, cycle_id)).cycle.ended_at is None and hours < limit:
            self._clock.set(self._clock() + HOUR)
            hours += 1
            if waiting and hours % 18 == 0:
                await service.join(self._services.tables, cycle_id, waiting.pop().actor)
            ends_at = ladder.cycle.ends_at
            is_busy = hours < BUSY or (ends_at is not None and self._clock() >= ends_at)
            self._hour(KILLED_BUSY if is_busy else self._course.plan.kills)
            self._check(ladder)
        await self._note_end(ladder, hours)
        return ladder

    def _hour(self, kills: float) -> None:
        """Let both processes look; one may be killed meanwhile, and is started again."""
        begun, course = time.monotonic(), self._course
        if self._chance.random() < kills:
            time.sleep(self._chance.uniform(0.0, self._look_seconds))
            killed = self._chance.choice(self._processes)
            killed.kill()
            killed.start()
            course.figures["kills"] += 1
        course.figures["presses"] += sum(process.looked(self._clock()) for process in self._processes)
        self._look_seconds += 0.1 * (time.monotonic() - begun - self._look_seconds)

    # --- what must not be, and what there is to say --------------------------------------------------------------

    def _check(self, ladder: Ladder) -> None:
        """Note who has more tables than three, and slots that two people have."""
        busiest = Counter(
            holder.user_id
            for group in ladder.groups
            for table in group.tables
            if table.is_open and table.played is not None
            for holder in table.played.holders
            if holder.user_id is not None and not holder.has_left
        )
        slots = Counter((one.grp, one.slot) for one in ladder.members if one.grp is not None and one.is_here)
        self._course.faults += [f"{who} has {many} tables" for who, many in busiest.items() if many > AT_ONCE]
        self._course.faults += [f"{many} people have slot {slot}" for slot, many in slots.items() if many > 1]

    async def _note_end(self, ladder: Ladder, hours: int) -> None:
        """Note how a cycle has ended."""
        tables = [table for group in ladder.groups for table in group.tables]
        opened = [table for table in tables if table.session_id is not None]
        groups_of = dict[int, set[int]]()
        for table in opened:
            assert table.played is not None
            for holder in table.played.holders:
                if holder.user_id is not None:
                    groups_of.setdefault(holder.user_id, set()).add(table.row.grp)
        faults = self._course.faults
        faults += [f"{who} is in groups {groups}" for who, groups in groups_of.items() if len(groups) > 1]
        if ladder.cycle.ended_at is None:
            faults.append(f"cycle {ladder.cycle.number} has not ended")
        late = sum(table.row.counts is not None for table in opened)
        self._course.cycles.append(
            {
                "hours": hours,
                "people": sum(member.grp is not None for member in ladder.members),
                "groups": len(ladder.groups),
                "left": Counter(member.why for member in ladder.members if member.why),
                "out_of_the_standings": sum(was.place == 0 for was in ladder.results().values()),
                "replaced": sum(len(group.former) for group in ladder.groups),
                "tables": len(opened),
                "not_opened": len(tables) - len(opened),
                "open_at_the_end": late,
                "open_share": round(late / len(opened), 3) if opened else 0.0,
                "without_result": sum(table.ranks is None for table in opened),
                "spearman": self._spearman(ladder),
            }
        )

    def _spearman(self, ladder: Ladder) -> float:
        """Return the rank correlation of true strength with group and place of who stayed to the end."""
        came_to = {who: was for who, was in ladder.results().items() if was.place and not was.left}
        people = sorted(came_to, key=lambda one: (came_to[one].group, came_to[one].place))
        truth = sorted(people, key=lambda one: -self._course.people[one].strength)
        return round(statistics.correlation([truth.index(one) for one in people], range(len(people))), 3)


async def faults_of_database(services: Services) -> list[str]:
    """Return what `sainome check` finds, and sessions that belong to no table of the league."""
    found = [fault async for fault in session_faults(services.store, services.tables.games)]
    known = "SELECT session_id FROM league_tables WHERE session_id IS NOT NULL"
    lost = f"SELECT id FROM sessions WHERE id NOT IN ({known})"
    orphans = await services.store.read(lambda db: db.execute(lost).fetchall())
    return found + [f"session {session_id} is of no table" for (session_id,) in orphans]


async def simulate(plan: Plan, database: str, folder: Path) -> dict[str, Any]:
    """Play all cycles; return the figures."""
    begun, people = time.monotonic(), people_of(plan)
    (folder / "people").write_text(json.dumps([asdict(person) for person in people]))
    clock, course = Time(folder / "time"), Course(plan, {person.user_id: person for person in people})
    clock.set(NOON)
    store = await Store.open(address(database), clock=clock, patience=60.0)
    services = Services(store, {"walk": WALK})
    with ExitStack() as stack:
        processes = list[Process]()
        for number in range(PROCESSES):
            processes.append(Process(database, folder, number))
            stack.callback(processes[-1].end)
        await League(course, services, clock, processes).play()
    course.faults += await faults_of_database(services)
    await services.close()
    await store.close()
    for number in range(PROCESSES):  # a league's faults are caught by the bot, which tries again
        failed = (folder / f"log{number}").read_text().count("league-failed")
        course.faults += [f"process {number} logged league-failed {failed} times"] if failed else []
    failures = [failure for process in processes for failure in process.failures]
    return {
        "database": "postgres" if "://" in database else "sqlite",
        "cycles": course.cycles,
        **course.figures,
        "failed_looks": Counter(failures),
        "faults": course.faults,
        "seconds": round(time.monotonic() - begun, 1),
    }


@contextmanager
def databases(kind: str, folder: Path) -> Iterator[str]:
    """Give an empty database."""
    if kind == "sqlite":
        yield str(folder / "sainome.db")
        return
    with postgres.running() as server, server.lent() as made:
        yield made.url


def main() -> int:
    parser = argparse.ArgumentParser(prog="league", description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--people", type=int, default=Plan.people)
    parser.add_argument("--cycles", type=int, default=Plan.cycles)
    parser.add_argument("--vanish", type=float, default=Plan.vanish)
    parser.add_argument("--seed", type=int, default=Plan.seed)
    given = parser.parse_args()
    plan = Plan(people=given.people, cycles=given.cycles, vanish=given.vanish, seed=given.seed)
    with TemporaryDirectory() as folder, databases(given.database, Path(folder)) as database:
        figures = asyncio.run(simulate(plan, database, Path(folder)))
        logs = [(Path(folder) / f"log{number}").read_text() for number in range(PROCESSES)]
    print(json.dumps(figures, indent=2))
    for log in logs if figures["faults"] or figures["failed_looks"] else ():
        print(log[-5_000:], file=sys.stderr)
    return bool(figures["faults"])


if __name__ == "__main__":
    raise SystemExit(main())
