"""The first and the last lines of a message: the points, what threatens, what the next player is called for."""

from __future__ import annotations

from ...core import Fact, Name, Seat, Series, Term
from ...core.talk import Prompt, Sentence
from ..ground import order
from ..mind.assess import conflicts_ahead, is_full, near_winners, points_to_come
from ..printed import numbers
from ..state import View
from ..steps.clash import invaders_on, limit
from ..steps.opening import placing
from ..terms import forces

WIDE = 4
"""From so many players on, points stand without commas, so that they fit a line."""


def headline(view: View) -> Sentence:
    """Return the turn and everybody's points, the most first; in the set-up how many points win."""
    if is_setting_up(view):
        return Sentence("headline-start", {"points": numbers().box.points_to_win})
    seats = sorted(
        (seat for seat, player in enumerate(view.players) if not player.left),
        key=lambda seat: -view.players[seat].total,
    )
    points = tuple(
        Term("message-points", {"seat": Name(Seat(seat), bare=True), "points": view.players[seat].total})
        for seat in seats
    )
    return Sentence(
        "headline", {"turn": view.turn, "points": Series(points, "wide" if len(seats) >= WIDE else "scores")}
    )


def is_setting_up(view: View) -> bool:
    """Whether the first dice are still to be rolled."""
    return view.turn == 1 and not view.now.rolled and view.stage != "over"


def call(view: View, seat: Seat) -> Prompt | None:
    """Return the dice in hand, or the question of another stage in a few words."""
    if seat != view.asked:
        return None
    key, facts = _calling(view)
    return Prompt(key, facts)


def _calling(view: View) -> tuple[str, dict[str, Fact]]:
    """Return the key and the facts of a call."""
    match view.stage:
        case "place":
            return "place", {"count": placing(view)}
        case "calendar" | "consult" if view.now.dice:
            return "calendar", {"dice": dice_signs(view)}
        case "put":
            return "put", {"why": view.now.why}
        case "give":
            return "give", {"count": view.now.left}
        case "glacier" | "power" | "take" | "bid" | "settle":
            return view.stage, {}
        case _ if view.now.dice:
            return "dice", {"dice": dice_signs(view)}
        case _:
            return "last", {}


def dice_signs(view: View) -> Term:
    """Return the dice in hand as signs, side by side."""
    signs: list[Fact] = [Term(f"sign-{die}") for die in view.now.dice]
    first, second = [*signs, "", ""][:2]
    return Term("dice", {"first": first, "second": second})


def outlook(view: View, seat: Seat | None) -> tuple[Sentence, ...]:
    """Return what threatens most: a win, a conflict to come, or the reader's own hex at its limit."""
    if view.stage == "over":
        return ()
    for line in (_win(view, seat), _conflict(view), None if seat is None else _limit(view, seat)):
        if line is not None:
            return (line,)
    return ()


def _win(view: View, reader: Seat | None) -> Sentence | None:
    """Return who wins next turn by villages, rivals of the reader first."""
    winners = near_winners(view)
    if not winners:
        return None
    ahead = [seat for seat in order(view, (view.active + 1) % view.seats) if seat in winners]
    winner = next((seat for seat in ahead if seat != reader), ahead[0])
    facts: dict[str, Fact] = {"seat": Name(Seat(winner), bare=True), "is_reader": int(winner == reader)}
    return Sentence("wins", facts | {"points": view.players[winner].total, "more": points_to_come(view, winner)})


def _conflict(view: View) -> Sentence | None:
    hexes = conflicts_ahead(view)
    if not hexes:
        return None
    where = tuple(_contested(view, hex) for hex in hexes)
    return Sentence("conflict", {"where": Series(where, "line"), "from": limit(view, hexes[0]) + 1})


def _contested(view: View, hex: int) -> Term:
    who = Series(forces(view.members[hex], invaders_on(view, hex)), "losses")
    return Term("message-contested", {"hex": view.board.names[hex], "who": who})


def _limit(view: View, reader: Seat) -> Sentence | None:
    """Return the reader's hexes where one member more begins a conflict."""
    hexes = [hex for hex in range(len(view.members)) if view.own(hex, reader) and is_full(view, hex)]
    if not hexes:
        return None
    return Sentence("limit", {"hexes": Series(tuple(view.board.names[hex] for hex in hexes), "space")})
