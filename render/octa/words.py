"""The pictures of Octa in words: alt text and pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core import Fact, Series
from engines.octa import scoring
from engines.octa.board import board
from engines.octa.state import View
from engines.octa.turns import ahead, with_item
from render.kit.letters.alt import describe
from render.kit.letters.pages import fitted, own_first
from render.scene import Page, Scene

from .places import ROUTES

Names = Sequence[str]


def alt(view: View, scene: Scene) -> str:
    """The round, the turn, the dice, each player's points, markers and chips, the latest events."""
    everybody = replace(scene, reader=None)

    def required(names: Names) -> Sequence[str]:
        return [*_turn(view, everybody, names), _lid(view, scene), *_players(view, everybody, names)]

    return describe(scene, required)


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``): the round with the lid, the routes, the players."""
    say = scene.voice.say

    def turn(names: Names) -> Sequence[str]:
        return [*_turn(view, scene, names), *_numbers(view, scene), _box(view, scene), *_rest(view, scene, names)]

    def routes(names: Names) -> Sequence[str]:
        return list(_routes(view, scene, names))

    def players(names: Names) -> Sequence[str]:
        return list(_players(view, scene, names))

    return (
        fitted(scene, say("octa-words-title-round"), turn),
        fitted(scene, say("octa-words-title-routes"), routes),
        fitted(scene, say("octa-words-title-players"), players),
    )


# --- the round and the lid -------------------------------------------------------------------------------------


def _turn(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """The round and whose turn it is with what is asked, or the result; what this turn has done."""
    say = scene.voice.say
    facts: dict[str, Fact] = {"round": view.round, "rounds": view.rounds, "turn": scene.turn}
    facts |= {"player": names[view.to_move], "own": int(view.to_move == scene.reader)}
    if view.stage == "over":
        yield say("octa-words-over", facts)
        if scene.outcome is not None:
            yield scene.voice.of_game("reason", scene.outcome.reason, scene.outcome.facts)
    else:
        yield say("octa-words-turn", facts)
        yield say(f"octa-words-stage-{_stage(view)}")
    if view.thrown:
        yield say("octa-words-thrown", {"dice": view.thrown})
    if view.hand:
        yield say("octa-words-hand", {"dice": view.hand})
    if view.turned:
        yield say("octa-words-turned")
    if view.rerolled:
        yield say("octa-words-rerolled")
    yield say("octa-words-dealer", {"player": names[view.parent]})


def _stage(view: View) -> str:
    if view.stage == "roll":
        return "roll"
    return "extras" if view.acted else "act" if any(view.lid) else "last-resort"


def _lid(view: View, scene: Scene) -> str:
    """The dice in the lid and in the box, in one sentence."""
    heaps = tuple(
        scene.voice.say("octa-words-heap", {"number": number, "count": count})
        for number, count in enumerate(view.lid, start=1)
        if count
    )
    return scene.voice.say("octa-words-lid", {"heaps": len(heaps), "lid": heaps, "box": view.box})


def _numbers(view: View, scene: Scene) -> Iterator[str]:
    """A line for each number with dice, for the reader to move with what picking it brings; then the others."""
    is_asked = view.stage == "act" and not view.acted and view.to_move == scene.reader
    for number, count in enumerate(view.lid, start=1):
        if count:
            brought = _pick(view, scene, number, count) if is_asked else ""
            facts: dict[str, Fact] = {"number": number, "count": count, "brings": int(is_asked), "pick": brought}
            yield scene.voice.say("octa-words-number", facts)
    empty = tuple(number for number, count in enumerate(view.lid, start=1) if not count)
    if empty and any(view.lid):
        yield scene.voice.say("octa-words-empty", {"numbers": empty})


def _pick(view: View, scene: Scene, number: int, count: int) -> str:
    """Where a pick takes the mover's marker, the points that it gains there, and whether it leads then."""
    seat = view.to_move
    old = view.markers[seat][number - 1]
    space = ahead(old, count)
    moved = with_item(view.markers, seat + 1, with_item(view.markers[seat], number, space))
    was = scoring.share_of(view, number, seat)
    then = scoring.share_of(view.model_copy(update={"markers": moved}), number, seat)
    leads = then.place == scoring.FIRST
    full = int(old == board().route.spaces)
    facts: dict[str, Fact] = {"old": old, "space": space, "full": full, "gain": then.points - was.points}
    facts["lead"] = "no" if not leads else "tied" if then.shared else "alone"
    return scene.voice.say("octa-words-pick", facts)


def _box(view: View, scene: Scene) -> str:
    return scene.voice.say("octa-words-box", {"box": view.box})


def _rest(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """Who still moves in this round."""
    seats = len(view.left)
    later = (view.parent - view.to_move) % seats
    order = [(view.to_move + step) % seats for step in range(1, later + 1)]
    rest = tuple(names[seat] for seat in order if not view.left[seat])
    if rest and view.stage != "over":
        yield scene.voice.say("octa-words-rest", {"players": rest})


# --- routes and players ----------------------------------------------------------------------------------------


def _routes(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """A line for each route with markers, the highest value first; then the empty ones."""
    yield scene.voice.say("octa-words-spaces", {"spaces": board().route.spaces})
    empty = []
    for route in ROUTES:
        shares = scoring.shares(scoring.values(view, route))
        bonus = {chip.seat: chip.bonus for chip in view.chips if chip.route == route}
        order = sorted(range(len(shares)), key=lambda seat: -shares[seat].value)
        parts = [
            scene.voice.say(
                "octa-words-marker",
                {
                    "player": names[seat],
                    "space": view.markers[seat][route - 1],
                    "bonus": bonus.get(seat, 0),
                    "points": shares[seat].points,
                    "tied": int(shares[seat].shared),
                },
            )
            for seat in order
            if view.markers[seat][route - 1] or (seat in bonus and not view.left[seat])
        ]
        if parts:
            yield scene.voice.say("octa-words-route", {"route": route, "markers": Series(tuple(parts), "markers")})
        else:
            empty.append(route)
    if empty:
        yield scene.voice.say("octa-words-nobody", {"routes": tuple(empty)})


def _players(view: View, scene: Scene, names: Names) -> Iterator[str]:
    """A line for each player with points, markers and chips: the reader, then by turns from the one to move."""
    say, scores = scene.voice.say, scoring.scores(view)
    for seat in own_first(scene, len(view.left), view.to_move):
        if view.left[seat]:
            yield say("octa-words-left", {"player": names[seat]})
            continue
        spaces = tuple(
            say("octa-words-at", {"route": route, "space": space})
            for route, space in enumerate(view.markers[seat], start=1)
            if space
        )
        chips = tuple(
            say("octa-words-chip", {"route": chip.route, "bonus": chip.bonus})
            for chip in view.chips
            if chip.seat == seat
        )
        facts: dict[str, Fact] = {
            "player": names[seat],
            "points": scores[seat].total,
            "firsts": scores[seat].firsts,
            "markers": len(spaces),
            "spaces": spaces,
            "held": len(chips),
            "chips": chips,
            "given": view.given[seat],
        }
        yield say("octa-words-player", facts)
