"""The board in words of Hexlands: the moment, one's soldiers and land, cards, rivals, free land, the last round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

from engines.core import Fact, Series, Term
from engines.hexlands.hidden import Bundle, Offer
from engines.hexlands.mind.assess import is_takable, progress_after, threatened
from engines.hexlands.printed import box, item
from engines.hexlands.report import Battle, Purse
from engines.hexlands.resolution.scoring import parts
from engines.hexlands.state import View
from engines.hexlands.steps.rolling import next_spring
from engines.hexlands.terms import bundle, card_effect, card_name, outline
from render.kit.letters.pages import fits, names_for
from render.scene import Page, Scene

from .holdings import far, mine, soldiers
from .telling import Teller
from .words import market

NAME = 20
"""The characters of a name on a page."""


def pages(view: View, scene: Scene) -> Sequence[Page]:
    """The board in words (``Painter.pages``)."""
    teller = Teller(view, scene, names_for(scene, NAME))
    seat = None if teller.mine is None or scene.reader is None else int(scene.reader)
    told = [*fitted(teller, "now", lambda: now(teller), lambda: now(teller, brief=True))]
    if seat is not None:
        marches = [lambda most=most: soldiers(teller, seat, most) for most in range(far(view, seat), -1, -1)]
        told += fitted(teller, "soldiers", *marches)
        told += fitted(teller, "mine", lambda: mine(teller, seat), lambda: mine(teller, seat, brief=True))
        told += fitted(teller, "cards", lambda: cards(teller))
    told += players(teller, "players" if seat is None else "rivals")
    told += fitted(teller, "free", lambda: free(teller))
    if seat is None:
        told += fitted(teller, "market", lambda: cards(teller))
    told += fitted(teller, "last", lambda: last_round(teller), lambda: last_round(teller, brief=True))
    return told


# --- pages that fit ----------------------------------------------------------------------------------------------


def fitted(teller: Teller, title: str, *ways: Callable[[], Iterator[str]]) -> Iterator[Page]:
    """A page, told in the first of several ways that fits a message; of the last one, the lines that fit."""
    named = teller.say("hexlands-words-title", page=title)
    for way in ways:
        page = Page(named, tuple(way()))
        if fits(page):
            break
    while not fits(page):
        page = Page(named, page.lines[:-1])
    yield page


def players(teller: Teller, title: str) -> Iterator[Page]:
    """The page of the others, and a second one for those that it has no room for."""
    named = teller.say("hexlands-words-title", page=title)
    told = [list(rival(teller, seat)) for seat in teller.others]
    kept = len(told)
    while kept > 1 and not fits(Page(named, tuple(chain(*told[:kept])))):
        kept -= 1
    for page, at in ((title, slice(kept)), ("more", slice(kept, None))):
        if seats := teller.others[at]:
            whole, brief = chain(*told[at]), chain(*(in_brief(teller, seat) for seat in seats))
            yield from fitted(teller, page, partial(iter, whole), partial(iter, brief))


# --- now ---------------------------------------------------------------------------------------------------------


def now(teller: Teller, *, brief: bool = False) -> Iterator[str]:
    """The moment, the reader's means and what the turn has brought so far, battles, offers, what may come."""
    view, reader, own = teller.view, teller.scene.reader, teller.mine
    yield from teller.moment()
    if own is not None and reader is not None:
        you = teller.names[reader]
        for things in (teller.dice(reader), teller.purse(reader), teller.stock(reader)):
            if things:
                yield teller.say("hexlands-words-line", what=you, things=Series(things, "comma"))
        if own.committed >= 0:
            yield teller.say("hexlands-words-committed", count=own.committed)
    totals = {seat: sum(parts(view, seat)) for seat in view.living}
    best = sorted(totals, key=lambda seat: -totals[seat])
    points = [teller.say("hexlands-words-sum", player=teller.names[seat], strength=totals[seat]) for seat in best]
    if points:
        yield teller.say("hexlands-words-totals", points=Series(points, "comma"))
    yield from turn(teller)
    yield from offers(teller)
    yield from teller.battles(sums_only=brief)
    if view.order:
        order = [teller.names[seat] for seat in view.order]
        if view.active in view.order:
            at = view.order.index(view.active)
            order[at] = teller.say("hexlands-words-active", player=order[at])
        yield teller.say("hexlands-words-order-of-turns", players=Series(order, "comma"))
    yield from ahead(teller)
    if view.laid:
        yield teller.say("hexlands-words-laid", hexes=teller.hexes(view.laid))


def turn(teller: Teller) -> Iterator[str]:
    """What the active player has done in this turn, and has left of a card or a march."""
    view, done = teller.view, teller.view.now
    if done.left:
        yield teller.say("hexlands-words-left", what=view.stage, count=done.left)
    things: list[Fact] = []
    if done.bought:
        things.append(teller.say("hexlands-words-bought"))
    if done.drawn:
        things.append(teller.say("hexlands-words-drawn"))
    if done.sold:
        things.append(teller.say("hexlands-words-sold", count=done.sold))
    if done.offers:
        things.append(teller.say("hexlands-words-offers", count=done.offers, most=box().trading.offers))
    if things:
        yield teller.say("hexlands-words-so-far", things=Series(things, "comma"))


def offers(teller: Teller) -> Iterator[str]:
    """The open offer, as far as its content is known, and the reader's in preparation."""
    own = teller.mine
    if own is not None and own.draft is not None:
        yield offer(teller, own.draft, "draft")
    if teller.view.offer is not None:
        yield offer(teller, teller.view.offer, "open")


def offer(teller: Teller, made: Offer, what: str) -> str:
    known = made.gives is not None and made.asks is not None
    return teller.say(
        "hexlands-words-offer",
        what=what if known else "secret",
        player=teller.names[made.seat],
        rival=teller.names[made.rival],
        gives=side(made.gives),
        asks=side(made.asks),
    )


def side(given: Bundle | None) -> Fact:
    return outline(Bundle()) if given is None else bundle(given)


def ahead(teller: Teller) -> Iterator[str]:
    """The events that may come, what the next one strikes if it is known, and the next spring that brings dice."""
    view = teller.view
    if view.stage == "over":
        return
    deck = view.deck or view.discarded
    if deck:
        yield teller.say("hexlands-words-events", events=Series([card(teller, key) for key in deck], "comma"))
    known = threatened(view)
    if known is not None and known[1]:
        yield teller.say("hexlands-words-strikes", event=Term(f"card-{known[0]}"), hexes=teller.hexes(known[1]))
    if spring := next_spring(view):
        yield teller.say("hexlands-words-spring", progress=spring, dice=box().feeding.d6)


def card(teller: Teller, key: str) -> str:
    """An event and the progress that it would bring now."""
    more = progress_after(teller.view, key) - teller.view.progress
    return teller.say("hexlands-words-event-card", event=Term(f"card-{key}"), progress=more)


# --- cards -------------------------------------------------------------------------------------------------------


def cards(teller: Teller) -> Iterator[str]:
    """The reader's hand, the market, the piles that dice draw from."""
    view = teller.view
    for seat, own in enumerate(view.secrets):
        if own is not None:
            yield teller.held(seat)
    yield from market(teller)
    if not any(player.pile for player in view.players):
        yield teller.say("hexlands-words-no-piles")
    yield teller.say("hexlands-words-bag", count=view.bag, price=box().rules.tile_price)
    yield teller.say("hexlands-words-draws")
    for number, left in enumerate(view.stock, start=1):
        printed = item(number)
        yield teller.say(
            "hexlands-words-stock",
            item=card_name(number),
            left=left,
            closed=int(printed.closed and not view.industry),
            effect=card_effect(number),
            buy=printed.buy,
            sell=printed.sell,
        )


# --- the others, and what is nobody's ----------------------------------------------------------------------------


def rival(teller: Teller, seat: int) -> Iterator[str]:
    """The means of another player, then the land."""
    yield teller.means(seat)
    yield from teller.lands(seat)


def in_brief(teller: Teller, seat: int) -> Iterator[str]:
    """The same in two lines."""
    yield teller.means(seat)
    yield teller.say("hexlands-words-lands", land=teller.land(seat))


def free(teller: Teller) -> Iterator[str]:
    """Public land that soldiers can take, then all other that is nobody's, and how the map lies."""
    view, reader = teller.view, teller.scene.reader
    near: list[int] = []
    if teller.mine is not None and reader is not None:
        near = [space for space in range(len(view.terrain)) if is_takable(view, reader, space)]
    bare = [space for space in near if len(teller.things(space)) == 1]
    if bare:
        yield teller.say("hexlands-words-takable", hexes=teller.hexes(bare))
    yield from teller.free(bare)
    yield teller.say("hexlands-words-map")


# --- the last round ----------------------------------------------------------------------------------------------


def last_round(teller: Teller, *, brief: bool = False) -> Iterator[str]:
    """The battles, tiles, event and coins of the last resolution; the events that are past."""
    view, report = teller.view, teller.view.report
    if report.round:
        yield teller.say("hexlands-words-resolved", round=report.round)
    else:
        yield teller.say("hexlands-words-no-round")
    yield from (fought(teller, each, brief) for each in report.battles)
    if report.placed:
        yield teller.say("hexlands-words-placed", hexes=teller.hexes(report.placed))
    if report.event:
        name, effect = Term(f"card-{report.event}"), Term(f"card-effect-{report.event}")
        yield teller.say("hexlands-words-came", event=name, effect=effect)
    if report.struck:
        yield teller.say("hexlands-words-struck", hexes=teller.hexes(report.struck))
    if any(report.progress):
        before, after = report.progress
        yield teller.say("hexlands-words-progress", before=before, after=after)
    yield from (coins(teller, own) for own in report.purses)
    if view.discarded:
        past = Series([Term(f"card-{key}") for key in view.discarded], "comma")
        yield teller.say("hexlands-words-past", events=past)


def fought(teller: Teller, fight: Battle, brief: bool) -> str:
    """A battle with its end."""
    return teller.say(
        "hexlands-words-fought",
        battle=teller.battle(fight.space, fight.sides, sums_only=brief),
        won=int(fight.winner >= 0),
        winner=teller.names[max(0, fight.winner)],
        skull=int(fight.skull),
        loot=fight.loot,
    )


def coins(teller: Teller, own: Purse) -> str:
    """What a player got and paid; what is 0 is left out."""
    amounts = {
        "castle": own.castle,
        "mines": own.mines,
        "spots": own.spots,
        "tolls": own.tolls,
        "soldiers": own.soldiers,
        "forts": own.forts,
    }
    things: list[Fact] = [
        teller.say("hexlands-words-amount", what=what, count=count) for what, count in amounts.items() if count
    ]
    things.append(teller.say("hexlands-words-amount", what="left", count=own.coins))
    return teller.say("hexlands-words-line", what=teller.names[own.seat], things=Series(things, "comma"))
