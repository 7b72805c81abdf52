"""The alt text of the pictures of Octa."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Fact
from engines.octa import scoring
from engines.octa.state import View
from render.kit.letters.alt import describe
from render.scene import Page, Scene


def alt(view: View, scene: Scene) -> str:
    """The round, the turn, the dice, each player's points, chips and markers, the latest events."""

    def required(names: Sequence[str]) -> Sequence[str]:
        scores = scoring.scores(view)
        players = [_player(view, scene, seat, names[seat], scores[seat]) for seat in range(len(view.left))]
        return [_head(view, scene, names), _dice(view, scene), *players]

    return describe(scene, required)


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    return (Page(scene.voice.say("picture-words"), (alt(view, scene),)),)


def _head(view: View, scene: Scene, names: Sequence[str]) -> str:
    facts: dict[str, Fact] = {"round": view.round, "rounds": view.rounds, "turn": scene.turn}
    if scene.outcome is None:
        facts |= {"player": names[view.to_move], "parent": names[view.parent]}
        return scene.voice.say("octa-picture-alt-turn", facts)
    winners = tuple(names[seat] for seat in scene.outcome.winners)
    return scene.voice.say("octa-picture-alt-over", {"turn": scene.turn, "winners": winners})


def _dice(view: View, scene: Scene) -> str:
    """The dice in the lid, in the box, and in neither."""
    heaps = tuple(f"{number}×{count}" for number, count in enumerate(view.lid, start=1) if count)
    facts: dict[str, Fact] = {"heaps": len(heaps), "lid": heaps, "box": view.box}
    sentences = [scene.voice.say("octa-picture-alt-dice", facts)]
    if view.hand:
        sentences.append(scene.voice.say("octa-picture-alt-hand", {"dice": view.hand}))
    if view.thrown:
        sentences.append(scene.voice.say("octa-picture-alt-thrown", {"dice": view.thrown}))
    return ("" if scene.voice.lang == "ja" else " ").join(sentences)


def _player(view: View, scene: Scene, seat: int, name: str, score: scoring.Score) -> str:
    """One player's points, first places, chips with their values, and markers by route."""
    if view.left[seat]:
        return scene.voice.say("octa-picture-alt-left", {"player": name})
    chips = tuple(f"{chip.route}+{chip.bonus}" for chip in view.chips if chip.seat == seat)
    spaces = tuple(f"{route}:{space}" for route, space in enumerate(view.markers[seat], start=1) if space)
    facts: dict[str, Fact] = {
        "player": name,
        "points": score.total,
        "firsts": score.firsts,
        "held": len(chips),
        "chips": chips,
        "markers": len(spaces),
        "spaces": spaces,
    }
    return scene.voice.say("octa-picture-alt-player", facts)
