"""Standing orders: how many fire, and how many of those lose by it.

    python -m bench.orders GAME --seats 3 --games 100

Computer players play. One who waits for a turn before which no dice fall imagines the moves until then and
orders what the policy plays there, if playouts find nothing better. The others then play by the policy or, half the
time, any legal action. When the seat is asked, the order fires by the rule before 0.12.4 (equal events and points)
or by the present one (nothing worse). It **loses** if something else would be better by two points or more in
playouts (``--budget`` actions).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.session.codec import events_text
from bot.session.orders import Sight
from engines import GAMES
from engines.core import Action, Event, FastChance, IllegalAction, Seat
from engines.core.opponents.search import search
from engines.core.playable import Playable, policies, strongest_policy
from engines.core.thinking import Line

LOSS = 2.0
"""Points by which something else has to be better."""
LONGEST = 12
"""Actions of a line."""


class Course:
    """A game that is played on by the policy, and what its seats would order."""

    def __init__(self, game: Playable, seed: str, budget: int) -> None:
        self.game, self.rules, self.budget = game, game.rules, budget
        self.policy = policies(game)[strongest_policy(game)]
        self.chance, self.minds = FastChance(seed), FastChance(f"{seed}/minds")
        self.counts: Counter[str] = Counter()

    def wise(self, state: Any, seat: Seat) -> Action:
        legal = self.rules.legal_actions(state, seat)
        action: Action = self.policy(self.rules.view(state, seat), legal, self.minds)
        return action

    def play(self, seats: int) -> Counter[str]:
        state = self.rules.initial_state(self.rules.Options(), seats, self.chance).state
        orders: dict[Seat, tuple[Line, Sight]] = {}
        while self.rules.outcome(state) is None:
            seat = self.rules.current_players(state)[0]
            mine = self.rules.turn_of(state) == seat
            if mine and seat in orders:
                self.look(state, seat, *orders.pop(seat))
            for other in map(Seat, range(seats)):
                if mine and other != seat and other not in orders and (order := self.ordered(state, other)):
                    orders[other] = order
            legal = self.rules.legal_actions(state, seat)
            action = self.minds.pick(legal) if self.minds.pick((0, 1)) else self.wise(state, seat)
            step = self.rules.apply_action(state, seat, action, self.chance)
            if step.barrier and step.before_chance is not None:
                orders.clear()
            state = step.state
        return self.counts

    def ordered(self, state: Any, seat: Seat) -> tuple[Line, Sight] | None:
        """What the seat would order now; None where dice fall before its turn."""
        state = self.rules.resample(state, seat, FastChance(f"{self.minds.pick(range(9999))}"))
        for _ in range(40):
            movers = self.rules.current_players(state)
            if seat in movers and self.rules.turn_of(state) == seat:
                break
            if not movers:
                return None
            step = self.rules.apply_action(state, movers[0], self.wise(state, movers[0]), FastChance(0))
            if step.before_chance is not None or self.rules.outcome(step.state) is not None:
                return None
            state = step.state
        else:
            return None
        line, here = list[Action](), state
        while len(line) < LONGEST and seat in self.rules.current_players(here):
            line.append(self.wise(here, seat))
            step = self.rules.apply_action(here, seat, line[-1], FastChance(0))
            if step.before_chance is not None or step.barrier or self.rules.outcome(step.state) is not None:
                break
            here = step.state
        shown = self.sight(state, seat, tuple(line))
        if shown is None or self.behind(state, seat, tuple(line)) > 0:
            return None
        return tuple(line), shown

    def sight(self, state: Any, seat: Seat, line: Line) -> Sight | None:
        """As ``bot.session.orders.sight``, of a state; None where it is not legal."""
        events, here = list[Event](), state
        was = {(one.seat, ""): one.score for one in self.rules.standings(state)}
        for action in line:
            if seat not in self.rules.current_players(here):
                return None
            try:
                step = self.rules.apply_action(here, seat, action, FastChance(0))
            except IllegalAction:
                return None
            here, told = step.foreseen
            for event in self.game.events_for(told, seat):
                if event.begins_turn or event.begins_part:
                    break
                events.append(event)
        gains = tuple(
            (int(one.seat), "", one.score - was[one.seat, ""])
            for one in self.rules.standings(here)
            if one.score != was[one.seat, ""]
        )
        figures = self.game.mind.compared(state, here, seat, line)
        ends = self.rules.outcome(here) is not None
        return Sight(events=events_text(tuple(events)), gains=gains, ends=ends, figures=figures)

    def look(self, state: Any, seat: Seat, line: Line, then: Sight) -> None:
        """Count whether the order fires, and whether it loses."""
        now = self.sight(self.rules.resample(state, seat, FastChance("now")), seat, line)
        self.counts["looked at"] += 1
        if now is None:
            return
        before = now.worse_than(replaced(then), seat) == ()
        present = now.worse_than(then, seat) == ()
        if not before and not present:
            return
        loses = self.behind(state, seat, line) >= LOSS
        for name, fires in (("before", before), ("now", present)):
            self.counts[f"fire {name}"] += fires
            self.counts[f"lose {name}"] += fires and loses
        self.counts["good ones that fire no more"] += before and not present and not loses

    def behind(self, state: Any, seat: Seat, line: Line) -> float:
        """By how many points something else is better, as playouts judge it."""
        thought = search(self.game, state, seat, FastChance("judge"), self.budget)
        means = {one.line[0]: one.mean for one in thought.estimates}
        return max(means.values()) - means[line[0]] if line[0] in means else LOSS


def replaced(sight: Sight) -> Sight:
    """The sight as it was stored before figures were kept."""
    return sight.model_copy(update={"figures": None})


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[key for key, game in GAMES.items() if game.takes_orders])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--budget", type=int, default=3000)
    given = parser.parse_args(argv)
    counts: Counter[str] = Counter()
    for number in range(given.games):
        counts += Course(GAMES[given.game], f"orders-{number}", given.budget).play(given.seats)
    print(json.dumps(dict(sorted(counts.items())), indent=2))


if __name__ == "__main__":
    main()
