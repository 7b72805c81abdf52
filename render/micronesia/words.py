"""The pictures of Micronesia in words: alt text and pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core import Fact, Series
from engines.micronesia.mind import bust_risk, one_short, phrase_of, settle_facts
from engines.micronesia.settling import Budget, budget_of, payable_plays
from engines.micronesia.shifting import shifts
from engines.micronesia.state import ISLANDS, View, points
from render.kit.letters.alt import describe
from render.kit.letters.pages import fitted, own_first
from render.scene import Page, Scene

from .panels import caption, score_of

Names = Sequence[str]


def alt(view: View, scene: Scene) -> str:
    """The turn, the dice, each player's islands and tribes, the free islands, the latest events."""

    everybody = replace(scene, reader=None)

    def required(names: Names) -> Sequence[str]:
        return [*_turn(view, everybody, names), *_players(view, everybody, names), *_free(view, scene)]

    return describe(scene, required)


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``): the turn with what its dice name, the players, the islands."""
    say = scene.voice.say

    def turn(names: Names) -> Sequence[str]:
        return [*_turn(view, scene, names), *_settlings(view, scene, names), *_spare(view, scene)]

    def players(names: Names) -> Sequence[str]:
        return [*_players(view, scene, names), _order(view, scene, names), _limit(view, scene)]

    def islands(names: Names) -> Sequence[str]:
        return [*_free(view, scene), *_islands(view, scene, names)]

    return (
        fitted(scene, say("micronesia-words-title-turn"), turn),
        fitted(scene, say("micronesia-words-title-players"), players),
        fitted(scene, say("micronesia-words-title-islands"), islands),
    )


# --- the turn --------------------------------------------------------------------------------------------------


def _turn(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """Whose turn it is and what is asked, or the result; the dice, and what this turn has done."""
    say, facts = scene.voice.say, dict[str, Fact](turn=scene.turn, player=names[view.to_move])
    if view.stage == "over":
        yield say("micronesia-words-over", facts)
        if scene.outcome is not None:
            yield scene.voice.of_game("reason", scene.outcome.reason, scene.outcome.facts)
    else:
        yield say("micronesia-words-turn", {**facts, "own": int(view.to_move == scene.reader)})
        yield say("micronesia-words-stage", {"stage": caption(view, scene)})
    if view.dice:
        key = "dice" if view.dice == view.rolled else "changed"
        yield say(f"micronesia-words-{key}", {"dice": view.dice, "rolled": view.rolled})
    if view.again:
        yield say("micronesia-words-again")
    for key, islands in (("settled", view.settled), ("gave", view.gave), ("received", view.received)):
        if islands:
            yield say(f"micronesia-words-{key}", {"islands": islands})
    if view.stage != "over" and (near := one_short(view)):
        yield say("micronesia-words-near", {"players": tuple(names[seat] for seat in near)})


def _settlings(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """What the reader may settle: the islands of each split with their price, then those of changed dice."""
    if view.stage != "settle" or view.to_move != scene.reader or len(view.dice) != 3:
        return
    budget = budget_of(view, view.to_move)
    plays = list(payable_plays(view, budget))
    reached = set[int]()
    for play in plays:
        if not play.sacrifices:
            yield _settling(view, scene, names, budget, play.order)
            reached.update(play.order)
    for count in (1, 2, 3):
        more = {island for play in plays if play.sacrifices == count for island in play.order} - reached
        if more:
            yield scene.voice.say("micronesia-words-more", {"count": count, "islands": tuple(sorted(more))})
        reached |= more


def _spare(view: View, scene: Scene) -> Iterator[str]:
    """How many tribes each of the reader's islands can give."""
    if view.stage != "shift" or view.to_move != scene.reader:
        return
    most = dict[int, int]()
    for move in shifts(view):
        most[move.from_island] = max(move.count, most.get(move.from_island, 0))
    if most:
        gives = (
            scene.voice.say("micronesia-words-spared", {"island": number, "count": count})
            for number, count in most.items()
        )
        yield scene.voice.say("micronesia-words-spare", {"islands": tuple(gives)})


def _settling(view: View, scene: Scene, names: Names, budget: Budget, islands: Sequence[int]) -> str:
    """The price of these islands, and who leaves them."""
    facts = settle_facts(view, budget, tuple(islands))
    owners = dict.fromkeys(view.islands[number - 1].owner for number in islands)
    rivals = tuple(names[owner] for owner in owners if owner is not None and owner != view.to_move)
    parts = Series(tuple(budget.costs[number] for number in islands), "parts")
    facts |= {"islands": phrase_of(tuple(islands)), "parts": parts, "evicted": len(rivals), "rivals": rivals}
    return scene.voice.say("micronesia-words-settle", facts)


# --- players and islands ---------------------------------------------------------------------------------------


def _players(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """A line for each player, the reader first, then in the order of turns from the one to move."""
    for seat in own_first(scene, len(view.stock), view.to_move):
        held = [(number, view.islands[number - 1].count) for number in view.held(seat)]
        facts: dict[str, Fact] = {
            "player": names[seat],
            "points": score_of(scene, seat),
            "held": len(held),
            "goal": view.options.islands_to_win,
            "islands": tuple(
                scene.voice.say("micronesia-words-held", {"island": number, "count": count})
                for number, count in held
            ),
            "stock": view.stock[seat],
            "sacrificed": view.sacrificed[seat],
            "bust": int(view.bust == seat),
            "risk": bust_risk(view, seat),
        }
        yield scene.voice.say("micronesia-words-player", facts)


def _order(view: View, scene: Scene, names: Names) -> str:
    seats = len(view.stock)
    order = tuple(names[(view.first + at) % seats] for at in range(seats))
    return scene.voice.say("micronesia-words-order", {"players": order})


def _limit(view: View, scene: Scene) -> str:
    """The turns that count towards the limit after which points decide (ruling A20)."""
    limit = view.options.turn_limit * len(view.stock)
    return scene.voice.say("micronesia-words-limit", {"turns": view.turn - view.extra, "limit": limit})


def _free(view: View, scene: Scene) -> tuple[str, ...]:
    free = tuple(
        scene.voice.say("micronesia-words-worth", {"island": number, "points": points(number)})
        for number in ISLANDS
        if view.islands[number - 1].owner is None
    )
    return (scene.voice.say("micronesia-words-free", {"islands": free}),) if free else ()


def _islands(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """A line for each island that somebody holds."""
    for number, island in zip(ISLANDS, view.islands, strict=True):
        if island.count:
            facts: dict[str, Fact] = {"island": number, "points": points(number), "count": island.count}
            facts["player"] = "" if island.owner is None else names[island.owner]
            yield scene.voice.say("micronesia-words-island", facts)
