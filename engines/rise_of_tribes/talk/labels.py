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
from ..mind.assess import conflicts_ahead, points_to_come
from ..printed import ACTIONS, FACES, RESOURCES, goal, numbers, tile
from ..scoring import is_reached, progress
from ..state import State, View
from ..steps.acting import strength
from ..steps.clash import invaders_on, limit
from ..steps.finishing import finish_choices, tile_price
from ..steps.gathering import harvest
from ..steps.moving import fresh
from ..steps.opening import placing
from ..terms import forces, goal_words, resources, with_terms
from .story import message

GOALS = 8
"""Goals listed in a prompt: a text takes no variable of more than 1,000 characters."""
RACE = 8
"""The points from which the race is told."""


class RiseTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        """The prompt of the stage, with a running count; ``wait`` for a seat that is not asked."""
        if seat != view.asked:
            return Prompt("wait")
        now, active = view.now, Name(Seat(view.active))
        moved: int = now.amount - now.left
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
                return Prompt("settle", {"player": active, "price": resources(tile("abandoned-village").cost)})
            case "act":
                return Prompt("act", {"dice": dice(now.dice), "count": len(now.dice)})
            case "grow":
                return Prompt(
                    "grow",
                    {
                        "done": now.amount - now.left - now.extra,
                        "amount": now.amount,
                        "supply": view.players[seat].supply,
                        "shared": int(not now.left),
                    },
                )
            case "move":
                waiting = sum(fresh(view, hex) for hex in range(len(view.members)))
                return Prompt("move", {"done": moved, "amount": now.amount, "waiting": waiting, "again": now.again})
            case "drive":
                return Prompt("drive")
            case "gather":
                return Prompt(
                    "gather",
                    {"done": len(now.gathered), "amount": len(now.gathered) + now.left, "each": now.amount},
                )
            case "rival":
                return Prompt("rival", {"why": now.why})
            case "lead":
                return Prompt("lead", {"left": now.left, "count": now.amount + now.extra})
            case "bury":
                return Prompt("bury")
            case "resolve":
                return Prompt("resolve")
            case "finish":
                return Prompt("finish", goal_lines(view, seat) | {"able": len(finish_choices(view)) - 1})
            case _:
                return Prompt("wait")

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
                    "price": resources(wanted.cost or (0, 0, 0)),
                    "free": int(not wanted.is_technology),
                }
            case Village() | Sacrifice():
                return facts | {"price": resources((action.food, action.wood, action.stone))}
            case Settle():
                return facts | {"price": resources(tile("abandoned-village").cost)}
            case Buy():
                price = tile_price(view, action.tile)
                return facts | {
                    "price": resources(tuple(price * (kind == tile(action.tile).resource) for kind in RESOURCES))
                }
            case _:
                return facts | _facts_by_stage(view, action)

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        return message(events)

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        """Return the race to the last point, and the conflict to come."""
        if view.stage == "over":
            return ()
        race = _race(view, seat)
        lines = [] if race is None else [race]
        hexes = conflicts_ahead(view)
        if hexes:
            names = tuple(view.board.names[hex] for hex in hexes)
            who = forces(view.members[hexes[0]], invaders_on(view, hexes[0]))
            facts: dict[str, Fact] = {
                "count": len(hexes),
                "hexes": names,
                "who": who,
                "limit": limit(view, hexes[0]),
            }
            lines.append(Sentence("conflict", facts))
        return tuple(lines)

    def die_face(self, sides: int, number: int) -> Term:
        return Term(f"die-{FACES[(number - 1) * len(FACES) // sides]}")


def _facts_of_use(view: View, action: Using) -> dict[str, Fact]:
    """The strength and amount of the action, and the die pushed off for the next player."""
    name = action.kind.removeprefix("use-")
    power = strength(view, name, action.die, action.light)
    return {
        "strength": power,
        "amount": numbers().amounts(name).of(power),
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


def goal_lines(view: View, seat: int) -> dict[str, Fact]:
    """The open goals, a line each, those within reach first."""
    cards = sorted(view.players[seat].goals, key=lambda card: not is_reached(view, seat, goal(card)))
    lines = [goal_line(view, seat, card) for card in cards[:GOALS]]
    if len(cards) > GOALS:
        lines.append(Term("goal-rest", {"count": len(cards) - GOALS}))
    return {"count": len(cards), "goals": Series(tuple(lines), "goals")}


def goal_line(view: View, seat: int, card: str) -> Term:
    """An open goal: points, price, description and progress ("4 of 6")."""
    printed = goal(card)
    have, need = progress(view, seat, printed)
    facts: dict[str, Fact] = {"card": Term(f"card-{card}"), "points": printed.points, "words": goal_words(card)}
    facts |= {"free": int(not printed.is_technology), "price": resources(printed.cost or (0, 0, 0))}
    return Term("goal-line", facts | {"have": have, "need": need})


def _race(view: View, reader: Seat | None) -> Sentence | None:
    """Return who is nearest to the end, and the reader's points; None early in the game."""
    goal = numbers().box.points_to_win
    ahead = [seat for seat, player in enumerate(view.players) if not player.left]
    if not ahead:
        return None
    first = max(ahead, key=lambda seat: view.players[seat].total + points_to_come(view, seat))
    total, more = view.players[first].total, points_to_come(view, first)
    if total + more < RACE:
        return None
    facts: dict[str, Fact] = {"seat": Name(Seat(first)), "points": total, "more": more, "goal": goal}
    facts |= {"next": total + more, "own": -1 if reader is None else view.players[reader].total}
    facts |= {"is_reader": int(reader == first), "wins": int(bool(more) and total + more >= goal)}
    return Sentence("race", facts)
