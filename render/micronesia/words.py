"""The alt text of the pictures of Micronesia."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Fact
from engines.micronesia.state import ISLANDS, View
from render.kit.letters.alt import describe
from render.scene import Page, Scene

from .panels import score_of


def alt(view: View, scene: Scene) -> str:
    """The turn, the dice, each player's islands and tribes, the free islands, the latest events."""

    def required(names: Sequence[str]) -> Sequence[str]:
        players = [_player(view, scene, seat, names[seat]) for seat in range(len(view.stock))]
        return [_head(view, scene, names), _dice(view, scene), *players, *_free(view, scene)]

    return describe(scene, required)


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    return (Page(scene.voice.say("picture-words"), (alt(view, scene),)),)


def _head(view: View, scene: Scene, names: Sequence[str]) -> str:
    if scene.outcome is None:
        facts: dict[str, Fact] = {"turn": scene.turn, "player": names[view.to_move]}
        return scene.voice.say("micronesia-picture-alt-turn", facts)
    winners = tuple(names[seat] for seat in scene.outcome.winners)
    return scene.voice.say("micronesia-picture-alt-over", {"turn": scene.turn, "winners": winners})


def _dice(view: View, scene: Scene) -> str:
    if not view.dice:
        return scene.voice.say("micronesia-picture-alt-unrolled")
    key = "rolled" if view.dice == view.rolled else "changed"
    facts: dict[str, Fact] = {"dice": view.dice, "rolled": view.rolled}
    return scene.voice.say(f"micronesia-picture-alt-{key}", facts)


def _player(view: View, scene: Scene, seat: int, name: str) -> str:
    held = [(number, view.islands[number - 1].count) for number in view.held(seat)]
    facts: dict[str, Fact] = {
        "player": name,
        "points": score_of(scene, seat),
        "held": len(held),
        "goal": view.options.islands_to_win,
        "islands": tuple(f"{number}×{count}" for number, count in held),
        "stock": view.stock[seat],
        "sacrificed": view.sacrificed[seat],
    }
    return scene.voice.say("micronesia-picture-alt-player", facts)


def _free(view: View, scene: Scene) -> tuple[str, ...]:
    free = [number for number in ISLANDS if view.islands[number - 1].owner is None]
    return (scene.voice.say("micronesia-picture-alt-free", {"islands": tuple(free)}),) if free else ()
