"""The pictures of Rise of Tribes in words: the alt text, and the pages for whoever does not see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core import Fact, Series, Term
from engines.rise_of_tribes.aims import rivals_goals
from engines.rise_of_tribes.printed import goal
from engines.rise_of_tribes.scoring import progress
from engines.rise_of_tribes.state import View
from engines.rise_of_tribes.terms import resources
from render.kit.letters.alt import describe
from render.kit.letters.pages import fits, names_for
from render.scene import Page, Scene

from .holdings import event_lines, goals_lines, own_lines, player_line, player_lines, rivals, skills
from .moment import actions_in_short, moment_lines
from .realm import hex_lines, map_lines, path_lines
from .telling import Telling, listed, words

NAME = 16
"""Characters of a name in the pages, which say it often."""


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    you = -1 if scene.reader is None else scene.reader
    told = Telling(view, scene, names_for(scene, NAME, "rise-of-tribes-words-you"), you)
    return [
        _page(told, "now", moment_lines(told)),
        _page(told, "map", map_lines(told)),
        *([_page(told, "own", own_lines(told, you))] if scene.reader is not None else []),
        *_players(told, rivals(told, scene.reader)),
        _page(told, "events", event_lines(told)),
        _page(told, "paths", path_lines(told)),
    ]


def _page(told: Telling, title: str, lines: Iterable[str]) -> Page:
    return Page(told.line("title", page=title), tuple(lines))


def _players(told: Telling, seats: Sequence[int]) -> list[Page]:
    """The page of the others, or two of them where one has no room for all their goals."""
    players = [line for seat in seats for line in (*player_lines(told, seat), *goals_lines(told, (seat,)))]
    title = "players" if told.you < 0 else "rivals"
    page = _page(told, title, [*players, *skills(told, seats)])
    if fits(page):
        return [page]
    first = _page(told, title, [line for seat in seats for line in player_lines(told, seat)])
    return [first, _page(told, "goals", [*goals_lines(told, seats), *skills(told, seats)])]


def alt(view: View, scene: Scene) -> str:
    """The turn and the dice, the actions, the map, the reader's goals, the players, the event tiles, the rivals'
    goals, and the latest events where there is room."""

    def required(names: Sequence[str]) -> Sequence[str]:
        told = Telling(view, scene, names)
        actions = [] if scene.outcome is not None else list(actions_in_short(told))
        first, last = (actions, []) if view.now.dice else ([], actions)
        land = hex_lines(told, range(len(view.members)))
        return [
            _head(view, scene, names),
            *_asked(view, scene, names),
            *_sentences(told, (*first, *land)),
            *_goals(view, scene),
            *_sentences(told, (player_line(told, seat, is_short=True) for seat in rivals(told, None))),
            _tiles(view, scene),
            *_sentences(told, last),
            *_rivals_goals(view, scene),
        ]

    return describe(scene, required)


def _head(view: View, scene: Scene, names: Sequence[str]) -> str:
    if scene.outcome is not None:
        winners = tuple(names[seat] for seat in scene.outcome.winners)
        return scene.voice.say("rise-of-tribes-picture-alt-over", {"turn": scene.turn, "winners": winners})
    facts: dict[str, Fact] = {
        "turn": scene.turn,
        "player": names[view.active],
        "dice": words("die", view.now.dice),
        "count": len(view.now.dice),
    }
    return scene.voice.say("rise-of-tribes-picture-alt-turn", facts)


def _asked(view: View, scene: Scene, names: Sequence[str]) -> list[str]:
    """The players asked beside the active one."""
    others = tuple(names[seat] for seat in scene.movers if seat != view.active)
    return [scene.voice.say("rise-of-tribes-picture-alt-asked", {"players": others})] if others else []


def _sentences(told: Telling, lines: Iterable[str]) -> list[str]:
    return [told.line("sentence", line=line) for line in lines]


def _tiles(view: View, scene: Scene) -> str:
    facts: dict[str, Fact] = {
        "count": len(view.face_up),
        "tiles": words("tile", (face.key for face in view.face_up)),
    }
    return scene.voice.say("rise-of-tribes-picture-alt-events", facts)


def _goals(view: View, scene: Scene) -> list[str]:
    """The reader's open goals with cost or progress."""
    seat = scene.reader
    if seat is None or not view.players[seat].goals:
        return []
    goals = listed(_goal(view, seat, card) for card in view.players[seat].goals)
    return [scene.voice.say("rise-of-tribes-picture-alt-goals", {"goals": goals})]


def _goal(view: View, seat: int, card: str) -> Fact:
    printed, name = goal(card), Term(f"card-{card}")
    if printed.cost is not None:
        return Term("picture-alt-cost", {"card": name, "cost": resources(printed.cost)})
    have, need = progress(view, seat, printed)
    return Term("words-progress", {"card": name, "have": have, "need": need})


def _rivals_goals(view: View, scene: Scene) -> list[str]:
    """The nearest open goals of the reader's rivals, each with its progress."""
    lines = () if scene.reader is None else rivals_goals(view, scene.reader)
    said = scene.voice.say("rise-of-tribes-picture-alt-rivals", {"rivals": Series(lines, "line")})
    return [said] if lines and scene.outcome is None else []
