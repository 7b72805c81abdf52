"""The alt text of the pictures of Rise of Tribes."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Fact, Series, Term
from engines.rise_of_tribes.aims import rivals_goals
from engines.rise_of_tribes.printed import goal
from engines.rise_of_tribes.scoring import progress
from engines.rise_of_tribes.state import View
from engines.rise_of_tribes.terms import resources
from render.kit.letters.alt import describe
from render.scene import Page, Scene


def alt(view: View, scene: Scene) -> str:
    """The turn, each player's resources and places, the event tiles, the reader's goals, the latest events."""

    def required(names: Sequence[str]) -> Sequence[str]:
        players = [_player(view, scene, seat, names[seat]) for seat in range(view.seats)]
        return [
            _head(view, scene, names),
            *_asked(view, scene, names),
            *players,
            _tiles(view, scene),
            *_goals(view, scene),
            *_rivals_goals(view, scene),
        ]

    return describe(scene, required)


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    return (Page(scene.voice.say("picture-words"), (alt(view, scene),)),)


def _head(view: View, scene: Scene, names: Sequence[str]) -> str:
    if scene.outcome is not None:
        winners = tuple(names[seat] for seat in scene.outcome.winners)
        return scene.voice.say("rise-of-tribes-picture-alt-over", {"turn": scene.turn, "winners": winners})
    facts: dict[str, Fact] = {
        "turn": scene.turn,
        "player": names[view.active],
        "dice": tuple(Term(f"die-{face}") for face in view.now.dice),
        "count": len(view.now.dice),
    }
    return scene.voice.say("rise-of-tribes-picture-alt-turn", facts)


def _asked(view: View, scene: Scene, names: Sequence[str]) -> list[str]:
    """The players asked beside the active one."""
    others = tuple(names[seat] for seat in scene.movers if seat != view.active)
    return [scene.voice.say("rise-of-tribes-picture-alt-asked", {"players": others})] if others else []


def _goals(view: View, scene: Scene) -> list[str]:
    """The reader's open goals with cost or progress."""
    seat = scene.reader
    if seat is None or not view.players[seat].goals:
        return []
    return [
        scene.voice.say(
            "rise-of-tribes-picture-alt-goals",
            {"goals": tuple(_goal(view, seat, card) for card in view.players[seat].goals)},
        )
    ]


def _rivals_goals(view: View, scene: Scene) -> list[str]:
    """The open goals of the reader's rivals, each with its progress."""
    lines = () if scene.reader is None else rivals_goals(view, scene.reader)
    said = scene.voice.say("rise-of-tribes-picture-alt-rivals", {"rivals": Series(lines, "line")})
    return [said] if lines and scene.outcome is None else []


def _goal(view: View, seat: int, card: str) -> Fact:
    printed, name = goal(card), Term(f"card-{card}")
    if printed.cost is not None:
        return Term("picture-alt-cost", {"card": name, "cost": resources(printed.cost)})
    have, need = progress(view, seat, printed)
    return Term("picture-alt-progress", {"card": name, "have": have, "need": need})


def _player(view: View, scene: Scene, seat: int, name: str) -> str:
    player = view.players[seat]
    homes = view.home(seat)
    places = [
        f"{view.board.names[hex]}{'*' if hex in homes else ''}×{here[seat]}"
        for hex, here in enumerate(view.members)
        if here[seat]
    ]
    food, wood, stone = player.resources
    facts: dict[str, Fact] = {
        "player": name,
        "points": player.total,
        "food": food,
        "wood": wood,
        "stone": stone,
        "places": ", ".join(places) or "–",
        "supply": player.supply,
    }
    return scene.voice.say("rise-of-tribes-picture-alt-player", facts)


def _tiles(view: View, scene: Scene) -> str:
    facts: dict[str, Fact] = {
        "count": len(view.face_up),
        "tiles": tuple(Term(f"tile-{face.key}") for face in view.face_up),
    }
    return scene.voice.say("rise-of-tribes-picture-alt-events", facts)
