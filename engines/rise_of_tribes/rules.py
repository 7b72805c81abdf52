"""The rules of Rise of Tribes (docs/rules/rise_of_tribes.md): a turn is a dialogue that may ask other players too.

a die -> grow, move, gather or lead, twice -> conflicts -> goals, villages -> end. ``end`` rolls the next dice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core import (
    Chance,
    Draw,
    IllegalAction,
    Name,
    Outcome,
    Seat,
    Standing,
    Step,
    TableGame,
    events_in,
    tagged_union,
)
from ..core.dialogue import evolve
from . import events, scoring, tiles
from .actions import Choice, Elder, Gather, Grow, Place
from .events import Fought
from .printed import lands, numbers
from .printed import tiles as printed_tiles
from .state import Course, Options, State, View, resume, view, with_turn
from .steps import (
    acting,
    auction,
    clash,
    consulting,
    finishing,
    gathering,
    growing,
    leading,
    moving,
    opening,
    turns,
)
from .steps.leaving import leave

Answer = Callable[[Any, Any, Course], State]

LISTS: Mapping[str, Callable[[Any], tuple[Any, ...]]] = {
    "glacier": opening.glacier_choices,
    "power": opening.power_choices,
    "place": opening.place_choices,
    "take": opening.take_choices,
    "calendar": turns.calendar_choices,
    "consult": consulting.lesson_choices,
    "put": tiles.put_choices,
    "bid": auction.bid_choices,
    "give": auction.give_choices,
    "settle": auction.settle_choices,
    "act": turns.act_choices,
    "grow": growing.grow_choices,
    "move": moving.move_choices,
    "drive": moving.drive_choices,
    "gather": gathering.gather_choices,
    "rival": clash.rival_choices,
    "lead": leading.lead_choices,
    "bury": leading.bury_choices,
    "resolve": clash.resolve_choices,
    "finish": finishing.finish_choices,
}
"""The legal choices of each stage."""

STOP: Answer = lambda state, action, course: turns.stop(state, action)  # noqa: E731
ACTIONS_RULE = 25
WHEN: Mapping[str, int] = {
    "place": 17, "take": 19, "power": 60, "reroll": 23, "keep": 23, "grow": 28, "move": 29, "again": 60, "herd": 48,
    "drive": 60, "gather": 30, "cycle": 31, "draw": 31, "bury": 60, "stop": 27, "resolve": 32, "complete": 35,
    "village": 38, "elder": 52, "consult": 53, "trade": 60,
}  # fmt: skip
"""The rule that says when something is done, by kind; of other things ``ACTIONS_RULE``: what a turn consists of."""
USES: dict[str, Answer] = dict.fromkeys(("use-grow", "use-move", "use-gather", "use-lead"), acting.use)
SPENDS: dict[str, Answer] = dict.fromkeys(("hunt", "tame", "fight"), acting.spend)

ANSWERS: Mapping[str, Mapping[str, Answer]] = {
    "glacier": {"put": opening.put_glacier},
    "power": {"power": opening.choose_power},
    "place": {"place": opening.place_members},
    "take": {"take": opening.take_resource},
    "calendar": {"reroll": turns.reroll, "keep": lambda state, action, course: resume(state)},
    "consult": {"consult": consulting.consult, "pass": lambda state, action, course: resume(state)},
    "put": {"put": tiles.put_piece},
    "bid": {"bid": auction.make_bid, "pass": lambda state, action, course: auction.decline(state, course)},
    "give": {"give": auction.give},
    "settle": {"settle": auction.settle, "pass": lambda state, action, course: auction.decline(state, course)},
    "act": {**USES, **SPENDS, "consult": consulting.consult},
    "grow": {"grow": growing.grow, "stop": STOP},
    "move": {"move": moving.move, "again": moving.move_again, "herd": moving.herd, "stop": STOP},
    "drive": {"drive": moving.drive, "stop": STOP},
    "gather": {"gather": gathering.gather, "stop": STOP},
    "rival": {"rival": clash.choose_rival},
    "lead": {"cycle": leading.cycle, "draw": lambda state, action, course: resume(state, "draw")},
    "bury": {"bury": leading.bury},
    "resolve": {"resolve": lambda state, action, course: clash.resolve(state, action)},
    "finish": {
        "complete": finishing.complete,
        "village": finishing.build,
        "elder": finishing.place_elder,
        "buy": finishing.buy,
        "sacrifice": finishing.sacrifice,
        "study": finishing.study,
        "trade": finishing.trade,
        "consult": consulting.consult,
        "end": lambda state, action, course: resume(state, "closing"),
    },
}
"""The effect of each choice, by stage; it refuses by the same functions that the lists are made with."""


class RiseRules(TableGame[State, Choice, View]):
    """Two to four players, each with a tribe on the hexes, who push fourteen dice around the four actions."""

    key = "rise_of_tribes"
    seats = range(lands().maps[0].players, lands().maps[-1].players + 1)
    rules_version = 3
    events = tagged_union(*events_in(events))

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Lay out the map, boards and piles, and ask the first player to place (rules 2-21)."""
        course = Course(chance)
        state = opening.lay_out(options, seats, chance, course)
        state = turns.run_agenda(state, course)
        course.publish = course.barrier = True
        return course.step(state)

    def current_players(self, state: State) -> tuple[Seat, ...]:
        """The seat that is asked, in its own turn or by an event."""
        return () if state.asked < 0 else (Seat(state.asked),)

    def turn_of(self, state: State) -> Seat | None:
        """The active seat, in whose turn tiles and conflicts ask others; nobody before the first turn (17-20)."""
        return None if "turn" in state.agenda else Seat(state.active)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        if seat != state.asked:
            return ()
        return LISTS[state.stage](state)

    def require_mover(self, state: State, seat: Seat) -> None:
        self.require_seated(state, seat)
        if seat != state.asked:
            raise IllegalAction("not-asked", player=Name(Seat(max(0, state.asked))))

    def act(self, state: State, seat: Seat, action: Choice, chance: Chance) -> Step[State]:
        answer = ANSWERS[state.stage].get(action.kind)
        if answer is None:
            raise IllegalAction("not-now", rule=WHEN.get(action.kind, ACTIONS_RULE))
        course = Course(chance)
        if state.now.built and not isinstance(action, Elder):
            state = with_turn(state, built=())  # the elder goes at once, or not at all
        after = turns.run_agenda(answer(state, action, course), course)
        course.publish = course.publish or after.asked != seat
        return course.step(after)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the order of the piles."""
        return view(state, seat)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def turns(self, state: State) -> int:
        return state.turn

    def contested(self, before: State, step: Step[State]) -> tuple[str, ...]:
        """The hexes with conflicts."""
        return tuple(event.hex for event in step.events if isinstance(event, Fought))

    def default_action(self, state: State, seat: Seat) -> Choice:
        """Gather, then Grow, each with the first die; elsewhere the first choice, or the one to stop (A41, A46)."""
        legal = self.legal_actions(state, seat)
        match state.stage:
            case "act":
                wanted = [kind for kind in ("use-gather", "use-grow") if kind[4:] not in state.now.used]
                return next(action for kind in (*wanted, "use-lead") for action in legal if action.kind == kind)
            case "grow" | "gather":
                places = [action for action in legal if isinstance(action, Grow | Gather)]
                if not places:
                    return legal[-1]
                number = state.board.number
                return max(places, key=lambda action: state.own(number[action.hex], state.active))
            case "place":
                starts = (action for action in legal if isinstance(action, Place))
                members, number = state.members, state.board.number
                return next((start for start in starts if not any(members[number[start.hex]])), legal[0])
            case "lead" | "drive" | "move" | "finish" | "calendar" | "consult" | "bid" | "settle":
                return legal[-1]
            case _:
                return legal[0]

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        course = Course(chance)
        return course.step(turns.run_agenda(leave(state, seat, course), course))

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Shuffle the piles, except for the cards that were openly put at the bottom."""
        decks = []
        for player, deck in zip(state.players, state.decks, strict=True):
            known = len(deck) - player.sunk
            decks.append((*chance.shuffle(sorted(deck[:known])), *deck[known:]))
        pile = chance.shuffle(sorted(state.pile))
        return evolve(state, decks=tuple(decks), pile=pile)

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[State]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """All dice belong to the active player, even if somebody else is asked first (rule 23)."""
        return tuple((Seat(step.state.active), roll) for roll in rolls)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Members and cards of each player, dice, event tiles; ``villages-free`` is 1 if tokens suffice (A17)."""
        held = sum(len(player.tiles) for player in state.players)
        return {
            **{
                f"members-{seat}": player.supply + sum(here[seat] for here in state.members)
                for seat, player in enumerate(state.players)
            },
            **{
                f"goals-{seat}": len(player.goals) + len(player.completed) + len(state.decks[seat])
                for seat, player in enumerate(state.players)
            },
            "dice": sum(map(len, state.rows)) + len(state.now.dice) + len(state.now.off),
            "tiles": state.events + len(state.aside) + len(state.face_up) + len(state.discarded) + held,
            "tiles-printed": len(printed_tiles().tiles),
            "villages-free": int(sum(owner >= 0 for owner in state.villages) <= numbers().box.villages),
        }

    def upgrade(self, state: dict[str, Any], options: dict[str, Any], version: int) -> dict[str, Any]:
        """Version 2 put the glacier off (A37); version 3 asks otherwise, of states that are stored alike."""
        match version:
            case 1:
                return to_version_2(state, options)
            case 2:
                return state
            case _:
                return super().upgrade(state, options, version)


def to_version_2(state: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Put the glacier's mountain off until everything else is set up (rule 59, A37); all else is stored alike.

    The first question that version 1 had put behind it is asked now: a power, or where to place members.
    """
    agenda = list(state["agenda"])
    if not options["special_terrains"] or state["ice"] >= 0 or "turn" not in agenda:
        return state
    if state["stage"] == "glacier":
        word, seat = agenda.pop(0).split(" ")
        state = {**state, "stage": word, "asked": int(seat)}
        if word == "place":
            state["now"] = {**state["now"], "why": "start", "entered": []}
    agenda.insert(agenda.index("turn"), "glacier")
    return {**state, "agenda": agenda}
