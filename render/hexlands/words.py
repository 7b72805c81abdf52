"""The alt text of the pictures of Hexlands."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Fact, Term
from engines.hexlands.mind.assess import ending_ahead
from engines.hexlands.printed import SEASONS, SPECIALS, ground
from engines.hexlands.resolution.land import spaces_of
from engines.hexlands.state import View, land, secret
from engines.hexlands.terms import card_name
from render.kit.letters.alt import describe, shorten_all, spoken_names
from render.scene import Page, Scene

from .ground.spaces import troops


def alt(view: View, scene: Scene) -> str:
    """The round and progress, the players to move, each player's means, the last battles, the reader's hand.

    The spaces of each player and the latest events follow while there is room.
    """

    def required(names: Sequence[str]) -> Sequence[str]:
        return [
            _head(view, scene, names),
            *(_player(view, scene, seat, names[seat]) for seat in range(view.seats)),
            *_last(view, scene),
            *_hand(view, scene),
        ]

    # The latest events matter more than the spaces held: the last sentences are kept longest.
    latest = [scene.voice.of_game("event", event.kind, event.facts()) for event in scene.events]
    return describe(scene, required, [*_lands(view, scene), *latest])


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    return (Page(scene.voice.say("picture-words"), (alt(view, scene),)),)


def _head(view: View, scene: Scene, names: Sequence[str]) -> str:
    last, cards = ending_ahead(view)
    facts: dict[str, Fact] = {
        "round": view.round,
        "season": scene.voice.of_game("season", SEASONS[view.season]),
        "progress": view.progress,
        "limit": view.limit,
        "last": last,
        "cards": cards,
    }
    if scene.outcome is not None:
        winners = tuple(names[seat] for seat in scene.outcome.winners)
        return scene.voice.say("hexlands-picture-alt-over", {**facts, "winners": winners, "count": len(winners)})
    asked = tuple(names[seat] for seat in scene.movers)
    stage = scene.voice.say(f"hexlands-picture-stage-{view.stage}")
    return scene.voice.say("hexlands-picture-alt-head", {**facts, "players": asked, "stage": stage})


def _player(view: View, scene: Scene, seat: int, name: str) -> str:
    player = view.players[seat]
    if player.gone:
        return scene.voice.say("hexlands-picture-alt-gone", {"player": name})
    names, now = ground().names, land(view)
    own = [space for space, owner in enumerate(view.owners) if owner == seat]
    camps = []
    for space in sorted({soldier.space for soldier in player.soldiers}):
        here = next(each for each in troops(now, space) if each.seat == seat)
        camps.append(f"{names[space]}×{here.soldiers}" + (f"+{here.strong}★" if here.strong else ""))
    facts: dict[str, Fact] = {
        "player": name,
        "score": scene.standings[seat].score if scene.standings else 0,
        "coins": player.coins,
        "spaces": len(own),
        "home": names[player.home],
        "castle": view.heights[player.home],
        "camps": ", ".join(camps) or "–",
        "d6": player.d6,
        "cards": player.items,
        "tiles": player.specials,
    }
    return scene.voice.say("hexlands-picture-alt-player", facts)


def _lands(view: View, scene: Scene) -> list[str]:
    """The spaces of each player with heights above 1 and buildings."""
    names, spoken = ground().names, shorten_all(spoken_names(scene), 24)
    sentences = []
    for seat in view.living:
        held = []
        for space in spaces_of(view, seat):
            height, building = view.heights[space], view.buildings[space]
            word = f" {scene.voice.of_game('building', building)}" if building not in ("", "castle") else ""
            held.append(names[space] + (f"▲{height}" if height > 1 else "") + word)
        facts: dict[str, Fact] = {"player": spoken[seat], "spaces": ", ".join(held) or "–"}
        sentences.append(scene.voice.say("hexlands-picture-alt-lands", facts))
    return sentences


def _last(view: View, scene: Scene) -> list[str]:
    """The battles and the event of the last resolution."""
    report, names, sentences = view.report, ground().names, []
    for battle in report.battles[:4]:
        facts: dict[str, Fact] = {
            "hex": names[battle.space],
            "sums": " : ".join(str(side.strength) for side in battle.sides),
        }
        sentences.append(scene.voice.say("hexlands-picture-alt-battle", facts))
    if report.event:
        sentences.append(scene.voice.say("hexlands-picture-alt-event", {"event": Term(f"card-{report.event}")}))
    return sentences


def _hand(view: View, scene: Scene) -> list[str]:
    seat = scene.reader
    if seat is None or view.players[seat].gone:
        return []
    own = secret(view, seat)
    held: list[Fact] = [card_name(number) for number in own.hand]
    held += [
        Term(f"amount-{name}", {"count": count}) for name, count in zip(SPECIALS, own.tiles, strict=True) if count
    ]
    if not held:
        return []
    return [scene.voice.say("hexlands-picture-alt-hand", {"hand": tuple(held)})]
