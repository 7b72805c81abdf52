"""The present moment in words: the turn, what is asked and under way, the actions with their dice, the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Fact, Series, Term
from engines.core.dialogue import evolve
from engines.rise_of_tribes.ground import order
from engines.rise_of_tribes.mind.assess import conflicts_ahead, points_to_come
from engines.rise_of_tribes.printed import ACTIONS, FACES, RESOURCES, numbers
from engines.rise_of_tribes.state import Turn
from engines.rise_of_tribes.steps.acting import amount_of, own_dice, strength
from engines.rise_of_tribes.steps.clash import usual_limit
from engines.rise_of_tribes.steps.moving import fresh
from engines.rise_of_tribes.tiles import PIECES

from .telling import Telling, listed, words

DURING = ("grow", "move", "gather", "lead", "give", "take")
"""The stages with a number that counts down."""


def moment_lines(told: Telling) -> list[str]:
    """The lines of the first page."""
    view, outcome = told.view, told.scene.outcome
    if outcome is not None:
        return [told.scene.voice.of_game("reason", outcome.reason, outcome.facts), points(told), _order(told)]
    turn = told.line("turn", turn=view.turn, **told.player(view.active))
    standing = [*conflicts(told), points(told)]
    # Without dice to place the actions matter to the next player alone.
    rest = [*actions(told), *standing] if view.now.dice else [*standing, *actions(told)]
    return [turn, *_question(told), *_progress(told), *rest, _order(told)]


def _question(told: Telling) -> Iterator[str]:
    """Who is asked what, and the dice in hand."""
    view = told.view
    if view.asked >= 0:
        piece = Term(f"piece-{view.now.why}") if view.stage == "put" and view.now.why in PIECES else ""
        what = Term("words-stage", {"stage": view.stage, "piece": piece})
        yield told.line("asked", what=what, **told.player(view.asked))
    if view.now.dice:
        yield told.line("dice", dice=words("die", view.now.dice))


def _progress(told: Telling) -> Iterator[str]:
    """What is under way, and what was used in this turn."""
    view, now, names = told.view, told.view.now, told.view.board.names
    if view.stage in DURING:
        numbers_: dict[str, Fact] = {"amount": now.amount, "left": now.left, "extra": now.extra, "again": now.again}
        yield told.line("under-way", stage=view.stage, **numbers_)
    if view.stage == "move" and len(now.stepped) == len(now.done) == len(names):
        yield told.line("unmoved", hexes=_counted(told, [fresh(view, hex) for hex in range(len(names))]))
        if now.again:
            yield told.line("stepped", hexes=_counted(told, now.stepped))
    if view.stage in ("gather", "rival") and now.gathered:
        yield told.line(
            "gathered",
            hexes=listed(
                Term("words-gathered-one", {"hex": names[hex], "what": Term(f"resource-{RESOURCES[kind]}")})
                for hex, kind in now.gathered
            ),
        )
    if now.conflict >= 0:
        yield told.line("conflict-now", hex=names[now.conflict])
    if view.bidder >= 0:
        yield told.line("bid", bid=view.bid, **told.player(view.bidder))
    if view.queue:
        yield told.line("queue", stage=view.stage, players=listed(told.names[seat] for seat in view.queue))
    if used := _used(told):
        yield told.line("used", what=listed(used))


def _counted(told: Telling, counts: Sequence[int]) -> Series:
    """The hexes with members among these numbers by hex."""
    names = told.view.board.names
    counted = [(names[hex], count) for hex, count in enumerate(counts) if count]
    return listed(Term("words-count", {"what": name, "count": count}) for name, count in counted or (("", 0),))


def _used(told: Telling) -> list[Fact]:
    """The actions used in this turn, and what can be done once a turn."""
    now = told.view.now
    once = {
        "power-light-in-the-dark": now.lit,
        "power-intimidate": now.driven,
        "power-trader": now.traded,
        "tile-mammoth": now.herded,
        "tile-shared-knowledge": now.studied,
        "tile-altar": now.sacrificed,
    }
    used: list[Fact] = [Term(f"name-{action}") for action in now.used]
    used += [Term(key) for key, was_used in once.items() if was_used]
    if now.borrowed:
        used.append(Term("words-borrowed", {"card": Term(f"card-{now.borrowed}")}))
    return used


def points(told: Telling) -> str:
    """Everybody's points, with what villages bring at the next turn."""
    view = told.view
    is_over = told.scene.outcome is not None
    seats = sorted(range(view.seats), key=lambda seat: seat != told.you)
    scores = [
        Term(
            "words-score",
            {
                **told.player(seat),
                "points": view.players[seat].total,
                "more": 0 if is_over or view.players[seat].left else points_to_come(view, seat),
            },
        )
        for seat in seats
    ]
    return told.line("points", scores=listed(scores), goal=numbers().box.points_to_win)


def conflicts(told: Telling) -> Iterator[str]:
    """From how many members hexes are in conflict, and those that are."""
    ahead = conflicts_ahead(told.view)
    yield told.line("limit", count=usual_limit(told.view) + 1)
    if ahead:
        yield told.line("ahead", hexes=told.hexes(ahead))


def actions(told: Telling) -> Iterator[str]:
    """Each action with its dice, and what each die would make of it: those in hand, else any of the next player."""
    yield told.line("actions")
    view, now = told.view, told.view.now
    for action in ACTIONS:
        is_next = action in now.used or bool(now.used and not now.dice)
        table = evolve(view, now=Turn(), active=order(view, view.active + 1)[0]) if is_next else view
        brought = []
        for die in (() if is_next else own_dice(view)) or FACES:
            power = strength(table, action, die)
            facts: dict[str, Fact] = {"die": Term(f"die-{die}"), "strength": power, "action": action}
            facts |= {"amount": amount_of(table, action, power), "each": numbers().gather_each.of(power)}
            brought.append(Term("words-brings", facts))
        yield _action(told, action, brought, is_next=is_next)


def actions_in_short(told: Telling) -> Iterator[str]:
    """Each action with its dice, and how strong the dice in hand would make it."""
    for action in ACTIONS:
        held = () if action in told.view.now.used else own_dice(told.view)
        facts = [{"die": Term(f"die-{die}"), "strength": strength(told.view, action, die)} for die in held]
        yield _action(told, action, [Term("words-with", each) for each in facts])


def _action(told: Telling, action: str, brings: Sequence[Fact], *, is_next: bool = False) -> str:
    return told.line(
        "action",
        action=Term(f"name-{action}"),
        dice=words("die", told.view.rows[ACTIONS.index(action)]),
        used=int(action in told.view.now.used),
        next=int(is_next),
        count=len(brings),
        brings=listed(brings),
    )


def _order(told: Telling) -> str:
    """The players in the order of turns, from the start player."""
    return told.line("order", players=listed(told.names[seat] for seat in order(told.view, told.view.start)))
