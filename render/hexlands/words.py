"""The alt text of the pictures of Hexlands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engines.core import Fact, Series, Term
from engines.hexlands.printed import item
from engines.hexlands.state import View
from engines.hexlands.steps.market import card_price
from engines.hexlands.terms import card_name
from render.kit.letters.alt import LIMIT, describe, utf16_length
from render.kit.letters.pages import with_you
from render.scene import Scene

from .telling import Teller

LISTED = 4
"""The cards below the top of a pile that are told one by one."""


def alt(view: View, scene: Scene) -> str:
    """The moment, the reader's means, hand and land, the others, battles, the event; land and market while there is
    room.

    The latest events follow while there is room.
    """

    def required(names: Sequence[str]) -> Sequence[str]:
        teller = Teller(view, scene, with_you(scene, names))
        told = [(teller.say("hexlands-words-sentence", line=line), must) for line, must in sentences(teller)]
        room = LIMIT - utf16_length(" ".join((scene.private, *(said for said, must in told if must)))) - 2
        kept, is_full = [], False
        for said, must in told:
            if not must:
                room -= utf16_length(said) + 1
                is_full = is_full or room < 0
            if must or not is_full:
                kept.append(said)
        return kept

    return describe(scene, required)


def sentences(teller: Teller) -> Iterator[tuple[str, bool]]:
    """Yield what the alt text says in the order of use, each with whether it says it in any case."""
    view, reader = teller.view, teller.scene.reader
    yield from ((line, True) for line in teller.moment())
    lands = [teller.land(seat) for seat in teller.others if not view.players[seat].gone]
    if teller.mine is not None and reader is not None:
        yield teller.means(reader), True
        yield teller.held(reader), True
        yield teller.say("hexlands-words-lands", land=teller.land(reader)), False
    elif lands:
        lands[0] = teller.say("hexlands-words-lands", land=lands[0])
    yield from ((teller.means(seat, brief=True), True) for seat in teller.others)
    yield from ((line, False) for line in teller.battles(sums_only=True))
    if view.report.event:
        yield teller.say("hexlands-words-event", event=Term(f"card-{view.report.event}")), False
    yield from ((line, False) for line in (*lands, *teller.free(), *market(teller)))


def market(teller: Teller) -> Iterator[str]:
    """The piles of the market, with the price of the top card for the reader."""
    view, reader = teller.view, teller.scene.reader
    for seat, player in enumerate(view.players):
        if not player.pile:
            continue
        *below, top = player.pile
        # The reader cannot buy a card that was just sold, which has no price then.
        price = item(top).buy if reader is None else max(item(top).buy, card_price(view, reader, seat))
        yield teller.say(
            "hexlands-words-pile",
            number=seat + 1,
            player=teller.names[seat],
            item=card_name(top),
            price=price,
            more=int(reader is None),
            below=Series(under(teller, below), "comma"),
            under=len(below),
        )


def under(teller: Teller, below: Sequence[int]) -> list[Fact]:
    """The cards below the top one, from above; of many, how often there is each."""
    if len(below) <= LISTED:
        return [card_name(number) for number in reversed(below)]
    counts = Counter(below)
    return [
        teller.say("hexlands-words-times", item=card_name(number), count=count)
        for number, count in sorted(counts.items())
    ]
