"""The players and the event tiles in words: resources, goals, technologies, powers, tiles and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engines.core import Fact, Series, Term
from engines.rise_of_tribes.aims import by_nearness
from engines.rise_of_tribes.ground import order
from engines.rise_of_tribes.printed import goal, tile
from engines.rise_of_tribes.scoring import progress
from engines.rise_of_tribes.state import SOURCES, Face
from engines.rise_of_tribes.steps.clash import usual_limit
from engines.rise_of_tribes.steps.finishing import tile_price
from engines.rise_of_tribes.terms import goal_words, resources
from engines.rise_of_tribes.wealth import missing, next_price

from .telling import Telling, listed, technologies, words


def own_lines(told: Telling, seat: int) -> list[str]:
    """The reader's page: what they have, each goal with what it costs, counts and brings, and what they can use."""
    goals = [goal_line(told, seat, card) for card in by_nearness(told.view, seat)]
    return [
        player_line(told, seat),
        board_line(told, seat),
        told.line("goals-own", count=len(goals)),
        *goals,
        *_gained(told, seat),
        *skills(told, (seat,)),
    ]


def rivals(told: Telling, but: int | None) -> tuple[int, ...]:
    """The seats in turn order from the active one, without the reader; those that have left come last."""
    there = order(told.view, told.view.active)
    gone = [seat for seat in range(told.view.seats) if seat not in there]
    return tuple(seat for seat in (*there, *gone) if seat != but)


def player_lines(told: Telling, seat: int) -> list[str]:
    """What a player has, without their open goals."""
    return [player_line(told, seat), board_line(told, seat), *_gained(told, seat)]


def _gained(told: Telling, seat: int) -> Iterator[str]:
    """The completed goals and the event tiles of a player."""
    player, who = told.view.players[seat], told.player(seat)
    if player.completed:
        yield told.line("completed", cards=words("card", player.completed), **who)
    if player.tiles:
        yield told.line("tiles", tiles=words("tile", player.tiles), **who)


def player_line(told: Telling, seat: int, *, is_short: bool = False) -> str:
    """Points, resources and members; unless it is to be short, also where the points come from."""
    player = told.view.players[seat]
    parts = [
        Term("words-count", {"what": Term(f"score-{source}"), "count": count})
        for source, count in zip(SOURCES, player.points, strict=True)
        if count and not is_short
    ]
    return told.line(
        "player",
        points=player.total,
        parts=listed(parts),
        count=len(parts),
        left=int(player.left),
        held=sum(player.resources),
        resources=listed(resources(player.resources)),
        supply=player.supply,
        **told.player(seat),
    )


def board_line(told: Telling, seat: int) -> str:
    """The tribe with its power, the price of a village and what lacks, and the pile of goals."""
    view, player = told.view, told.view.players[seat]
    price = next_price(view, seat)
    lack = missing(player.resources, price)
    return told.line(
        "board",
        tribe=Term(f"tribe-{player.tribe}"),
        led=int(bool(player.power)),
        power=Term(f"power-{player.power}") if player.power else "",
        price=listed(resources(price)),
        lacking=sum(lack),
        lack=listed(resources(lack)),
        pile=player.pile,
        sunk=player.sunk,
        **told.player(seat),
    )


def goal_line(told: Telling, seat: int, card: str) -> str:
    """An open goal of the reader: points, price or progress, and what it says."""
    printed = goal(card)
    have, need = progress(told.view, seat, printed)
    lack = missing(told.view.players[seat].resources, printed.cost or (0, 0, 0))
    return told.line(
        "goal",
        card=Term(f"card-{card}"),
        points=printed.points,
        free=int(not printed.is_technology),
        price=listed(resources(printed.cost or (0, 0, 0))),
        lacking=sum(lack),
        lack=listed(resources(lack)),
        have=have,
        need=need,
        words=goal_words(card),
    )


def goals_in_short(told: Telling, seat: int) -> Series:
    """The open goals of a seat with how far they are, the nearest first."""
    goals = []
    for card in by_nearness(told.view, seat):
        have, need = progress(told.view, seat, goal(card))
        goals.append(Term("words-progress", {"card": Term(f"card-{card}"), "have": have, "need": need}))
    return listed(goals)


def goals_lines(told: Telling, seats: Iterable[int]) -> Iterator[str]:
    """The open goals of players."""
    for seat in seats:
        if told.view.players[seat].goals:
            yield told.line("goals", goals=goals_in_short(told, seat), **told.player(seat))


def skills(told: Telling, seats: Sequence[int]) -> Iterator[str]:
    """What the completed technologies and the powers of these players do, each once."""
    players = [told.view.players[seat] for seat in seats]
    for card in technologies(card for player in players for card in player.completed):
        yield told.line("does", what=Term(f"card-{card}"), effect=goal_words(card))
    for player in players:
        if player.power:
            yield told.line("does", what=Term(f"power-{player.power}"), effect=Term(f"power-effect-{player.power}"))


# --- event tiles -----------------------------------------------------------------------------------------------


def event_lines(told: Telling) -> list[str]:
    """The tiles face up and those that players own, with what they do; the pile, and the tiles that are gone."""
    view = told.view
    lines = [face_line(told, face) for face in view.face_up] or [told.line("no-tiles")]
    for seat, player in enumerate(view.players):
        for key in player.tiles:
            name, effect = Term(f"tile-{key}"), Term(f"effect-{key}")
            lines.append(told.line("tile-owned", tile=name, effect=effect, **told.player(seat)))
    lines.append(told.line("event-pile", count=view.events))
    for kind, keys in (("aside", view.aside), ("discarded", view.discarded)):
        if keys:
            lines.append(told.line(kind, tiles=words("tile", keys)))
    return lines


def face_line(told: Telling, face: Face) -> str:
    """A tile face up: what lies on it or what it costs, what it does, and its numbers."""
    key, card = face.key, tile(face.key)
    price = tile_price(told.view, key)
    lies = tuple(price * (kind == card.resource) for kind in ("food", "wood", "stone")) if price else face.tokens
    facts: dict[str, Fact] = {
        "needs": card.needs,
        "food": card.food,
        "points": card.points,
        "hunt": card.hunt_points,
        "tame": card.tame_points,
        "high": card.high_bid,
        "more": card.more or card.high_points,
        "equal": card.equal,
        "different": card.different,
        "most": card.most,
        "begins": usual_limit(told.view) + 1,
    }
    return told.line(
        "tile",
        tile=Term(f"tile-{key}"),
        count=sum(lies),
        price=int(bool(price)),
        lies=listed(resources(lies)),
        effect=Term(f"effect-{key}"),
        numbers=Term("words-numbers", {"tile": key, **facts}),
    )
