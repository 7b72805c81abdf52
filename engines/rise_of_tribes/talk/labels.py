"""What is asked, what each answer would mean, and what matters now; messages are in story.py."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Event, Fact, Name, Seat, Series, Term
from ...core.talk import Prompt, Sentence, Talk
from ..actions import (
    Again,
    Buy,
    Choice,
    Complete,
    Gather,
    Grow,
    Move,
    Place,
    Power,
    Put,
    Sacrifice,
    Settle,
    Spending,
    Using,
    Village,
)
from ..events import Built, Completed, Sunk
from ..printed import ACTIONS, FACES, RESOURCES, goal, numbers, tile
from ..state import State, View
from ..steps.acting import amount_of, strength
from ..steps.finishing import tile_price
from ..steps.gathering import gather_places, harvest
from ..steps.moving import fresh
from ..steps.opening import placing
from ..terms import cost, forces, resources, with_terms
from . import calls
from .story import about, message
from .wants import goal_lines, in_short, own_goals, village

FIRST_ROUNDS = 1
"""The rounds in which prompts explain how the dice work."""


class RiseTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """The prompt of the stage, with a running count; ``wait`` for a seat that is not asked."""
        if seat != view.asked:
            return Prompt("wait")
        now, active = view.now, Name(Seat(view.active))
        match view.stage:
            case "glacier":
                return Prompt("glacier")
            case "power":
                return Prompt("power", {"tribe": Term(f"tribe-{view.players[seat].tribe}")})
            case "place":
                return Prompt("place", {"why": now.why, "count": placing(view), "second": int(bool(now.entered))})
            case "take":
                return Prompt("take", {"why": now.why, "left": now.left})
            case "calendar":
                return Prompt("calendar", {"dice": dice(now.dice)})
            case "consult":
                return Prompt("consult", {"why": now.why, "dice": dice(now.dice)})
            case "put":
                return Prompt("put", {"why": now.why})
            case "bid":
                bidder: Fact = Name(Seat(view.bidder)) if view.bidder >= 0 else ""
                card = tile("chieftain")
                return Prompt(
                    "bid",
                    {
                        "bid": view.bid,
                        "bidder": bidder,
                        "high": card.high_bid,
                        "points": card.points,
                        "high_points": card.high_points,
                    },
                )
            case "give":
                return Prompt("give", {"left": now.left})
            case "settle":
                return Prompt("settle", {"player": active, "price": cost(tile("abandoned-village").cost)})
            case "act":
                return Prompt("act", asking(view, seat))
            case "grow":
                supply = view.players[seat].supply
                left = min(now.left + now.extra, supply)
                return Prompt(
                    "grow", {"left": left, "supply": supply, "shared": int(not now.left), "new": is_new(view)}
                )
            case "move":
                return Prompt("move", moving(view))
            case "drive":
                return Prompt("drive")
            case "gather":
                hexes = {hex for hex, _ in gather_places(view)}
                return Prompt("gather", {"left": min(now.left, len(hexes)), "each": now.amount})
            case "rival":
                return Prompt("rival", {"why": now.why})
            case "lead":
                return Prompt("lead", {"left": now.left, "count": now.amount + now.extra})
            case "bury":
                return Prompt("bury")
            case "resolve":
                return Prompt("resolve")
            case "finish":
                return Prompt("finish", finishing(view, seat))
            case _:
                return Prompt("wait")

    def given_up(self, event: Event) -> tuple[Fact, ...]:
        """What is paid for: goals and villages; a goal that is swapped."""
        match event:
            case Completed() | Sunk():
                return (Term(f"card-{event.card}"),)
            case Built():
                return (event.hex,)
            case _:
                return ()

    def facts(self, view: View, action: Choice) -> dict[str, Fact]:
        """The variables of ``rise-of-tribes-action-<kind>``: the action's fields and its consequences."""
        facts = with_terms(dict(action.fields()))
        hex = view.board.number.get(str(facts.get("hex", "")))
        if hex is not None:
            facts |= {"terrain": Term(f"terrain-{view.terrain[hex]}"), "here": view.members[hex][view.asked]}
            facts |= {"who": forces(view.members[hex], view.invaders if hex == view.invaded else 0)}
        elif "hex" in facts:
            facts |= {"terrain": Term("terrain-edge"), "here": 0, "who": (Term("force-nobody"),)}
        match action:
            case Using():
                return facts | _facts_of_use(view, action)
            case Spending():
                card = tile("tiger" if action.kind == "fight" else "mammoth")
                return facts | {
                    "food": card.food,
                    "points": card.points or card.hunt_points,
                    "tame": card.tame_points,
                }
            case Place():
                return facts | {"count": placing(view)}
            case Put() | Grow():
                return facts
            case Move() | Again():
                to = view.board.number[action.to]
                return facts | {"terrain": Term(f"terrain-{view.terrain[to]}")}
            case Gather():
                count, _, plenty = harvest(view, view.board.number[action.hex], RESOURCES.index(action.resource))
                return facts | {"count": count + plenty}
            case Complete():
                wanted = goal(action.card)
                return facts | {
                    "points": wanted.points,
                    "price": cost(wanted.cost or (0, 0, 0)),
                    "free": int(not wanted.is_technology),
                }
            case Village() | Sacrifice():
                return facts | {"price": cost((action.food, action.wood, action.stone))}
            case Settle():
                return facts | {"price": cost(tile("abandoned-village").cost)}
            case Buy():
                price = tile_price(view, action.tile)
                return facts | {
                    "price": resources(tuple(price * (kind == tile(action.tile).resource) for kind in RESOURCES))
                }
            case _:
                return facts | _facts_by_stage(view, action)

    def headline(self, view: View) -> Sentence:
        return calls.headline(view)

    def call(self, view: View, seat: Seat) -> Prompt | None:
        return calls.call(view, seat)

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        return message(events, view)

    def about(self, events: Sequence[Event], view: View, seat: Seat) -> Sentence | None:
        return about(events, seat)

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        return calls.outlook(view, seat)

    def die_face(self, sides: int, number: int) -> Term:
        return Term(f"die-{FACES[(number - 1) * len(FACES) // sides]}")


def _facts_of_use(view: View, action: Using) -> dict[str, Fact]:
    """The strength and amount of the action, and the die pushed off for the next player."""
    name = action.kind.removeprefix("use-")
    power = strength(view, name, action.die, action.light)
    return {
        "strength": power,
        "amount": amount_of(view, name, power),
        "each": numbers().gather_each.of(power),
        "pushed": Term(f"die-{view.rows[ACTIONS.index(name)][-1]}"),
    }


def _facts_by_stage(view: View, action: Choice) -> dict[str, Fact]:
    """Facts of the choices that depend on the stage more than on their own fields."""
    match action.kind:
        case "take" | "rival":
            return {"why": view.now.why}
        case "power":
            return {"effect": Term(f"power-effect-{action.power}")} if isinstance(action, Power) else {}
        case "pass":
            return {"why": view.stage}
        case "stop":
            return {"why": view.stage, "left": view.now.left}
        case "draw":
            return {"count": view.now.amount + view.now.extra}
        case _:
            return {}


def dice(faces: tuple[str, ...]) -> tuple[Term, ...]:
    return tuple(Term(f"die-{face}") for face in faces)


def asking(view: View, seat: Seat) -> dict[str, Fact]:
    """What the seat is after; in the first rounds also the dice and how they work."""
    goals = own_goals(view, seat)
    lines = [village(view, seat), *([] if goals is None else [goals])]
    return {
        "dice": calls.dice_signs(view),
        "count": len(view.now.dice),
        "new": is_new(view),
        "wants": Series(tuple(lines), "goals") if is_new(view) else in_short(view, seat),
    }


def moving(view: View) -> dict[str, Fact]:
    """The steps that are left, and the members that have not moved, by hex."""
    waiting = {hex: count for hex in range(len(view.members)) if (count := fresh(view, hex))}
    return {
        "left": min(view.now.left + view.now.extra, sum(waiting.values())),
        "again": view.now.again,
        "new": is_new(view),
        "waiting": Series(
            tuple(
                Term("prompt-waiting", {"count": count, "hex": view.board.names[hex]})
                for hex, count in waiting.items()
            ),
            "parts",
        ),
    }


def finishing(view: View, seat: Seat) -> dict[str, Fact]:
    """The open goals, in the first rounds with their words."""
    return goal_lines(view, seat) | {"new": is_new(view), "wants": in_short(view, seat)}


def is_new(view: View) -> int:
    """Whether prompts explain; later a panel has four lines for all."""
    return int(view.turn <= FIRST_ROUNDS * view.seats)
