"""Guesses of hidden sheets, made from what a reader may know and from nothing else.

``knowledge_of`` cuts a state down to that; ``guess`` never sees the state, so no guess depends on a true sheet.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Chance
from ..core.dialogue import construct
from .building import open_places, with_forced_buildings
from .clearing import marks, max_clearings, with_mark, with_new_turn
from .printed.sheet import Spaces, grid
from .scoring import best_plan
from .state import Dice, Layout, Sheet, State, View, view
from .worth import expected_points

WEIGHED = 36
"""Of up to this many ways to clear, drawn by lot, a guessed player takes the one that the cards want most. Sheets
guessed in turn 10 of 150 games of three greedy players came to 28.0 points (theirs: 28.1); with 1, to 24.7."""
FRESH_TRIES = 20
"""Attempts as if nobody had been short. Usually the first succeeds; but the table knows which players were short of
dice (A33), and few sheets are short in the same turn."""
AIMED_TRIES = 400
"""Attempts that prefer the spaces whose clearing makes a player short in time: with fair and with clustered dice
fewer than a hundred were needed."""
AIM = 4
"""Of this many aimed clearings, or best places for a building, one is left to chance."""
MOST_SEARCHED = 20_000
"""Turns that the search looks at after that. Only a table that no turns explain needs as many."""


@dataclass(frozen=True, slots=True)
class Known:
    """All that a reader knows of the table: the view, who still chooses, and who was short of dice."""

    view: View
    choosing: tuple[bool, ...]
    """By seat: whether choices are still owed; the number of choices made is secret."""
    owed: tuple[tuple[int, ...], ...]
    """By seat: the spaces owed at the beginning of each turn (52, A33); () once the land is open."""


def resample(state: State, reader: int | None, chance: Chance) -> State:
    """The state with all sheets hidden from this reader replaced by other possible ones."""
    return state if state.stage == "over" else guess(knowledge_of(state, reader), chance)


def knowledge_of(state: State, reader: int | None) -> Known:
    """What this reader knows of the table."""
    return Known(
        view(state, reader),
        tuple(sheet.owed > 0 for sheet in state.sheets),
        () if state.stage == "build" else tuple(owed_by_turn(sheet, state.rolls) for sheet in state.sheets),
    )


def owed_by_turn(sheet: Sheet, rolls: tuple[Dice, ...]) -> tuple[int, ...]:
    """The spaces owed at the beginning of each turn; the last one may be unfinished."""
    if not sheet.turns:
        return ()
    *finished, last = sheet.turns
    begun = max_clearings(sheet.cleared & ~last, rolls[len(finished)])
    return (*[spaces.bit_count() for spaces in finished], begun)


def guess(known: Known, chance: Chance) -> State:
    """A state that fits what is known."""
    seen = known.view
    return construct(
        State,
        options=seen.options,
        layout=seen.layout,
        stage=seen.stage,
        turn=seen.turn,
        rolls=seen.rolls,
        sheets=tuple(guess_sheet(known, seat, chance) for seat in range(len(seen.sheets))),
        left=seen.left,
        reason=seen.reason,
    )


def guess_sheet(known: Known, seat: int, chance: Chance) -> Sheet:
    """A sheet that fits what is known of a seat; one that still chooses has made none of this turn's choices."""
    shown, left = known.view.sheets[seat], known.view.left[seat]
    if shown is not None and seat == known.view.reader:
        return shown
    if shown is not None:  # the land is open, the buildings are not
        return shown if left else guess_buildings(known.view.layout, shown, known.choosing[seat], chance)
    cards = known.view.layout.buildings
    sheet = guess_clearings(cards, known.view.rolls, known.owed[seat], known.choosing[seat] or left, chance)
    return construct(Sheet, cleared=sheet.cleared, turns=sheet.turns) if left else sheet


def guess_clearings(
    cards: tuple[str, ...], rolls: tuple[Dice, ...], owed: tuple[int, ...], is_choosing: bool, chance: Chance
) -> Sheet:
    """A sheet that owed this many spaces in each turn, cleared as by somebody who sees what the cards want.

    A stored table may be one that no turns explain: its sheet has no land, and owes a choice where it must.
    """
    aims = aims_of(rolls, owed)
    for number in range(FRESH_TRIES + AIMED_TRIES):
        sheet = play_turns(cards, rolls, owed, is_choosing, aims if number >= FRESH_TRIES else (), chance)
        if sheet is not None:
            return sheet
    found = search_turns(rolls, owed, is_choosing, aims)
    if found is not None:
        return found
    turns = len(owed)
    blank = with_new_turn(construct(Sheet, turns=(0,) * (turns - 1)), rolls[turns - 1])
    return blank if is_choosing else construct(Sheet, turns=blank.turns)


def play_turns(
    cards: tuple[str, ...],
    rolls: tuple[Dice, ...],
    owed: tuple[int, ...],
    is_choosing: bool,
    aims: tuple[Spaces, ...],
    chance: Chance,
) -> Sheet | None:
    """The turns played by chance, of these spaces where possible; None if another number is owed."""
    sheet = Sheet()
    for turn, (dice, count) in enumerate(zip(rolls, owed, strict=False)):
        sheet = with_new_turn(sheet, dice)
        if sheet.owed != count:
            return None
        if is_choosing and turn + 1 == len(owed):
            return sheet
        left = grid().printed.turns - turn - 1
        if aims:
            while sheet.owed:
                open_marks = marks(sheet.cleared, dice, sheet.used)
                aimed = tuple([mark for mark in open_marks if aims[turn] >> mark[1] & 1])
                mark = chance.pick(aimed if aimed and is_aimed(chance) else open_marks)
                sheet = with_mark(sheet, dice, mark)
        else:
            could_end = finished(sheet, dice)
            tries = [chance.pick(could_end) for _ in range(1 + chance.pick(range(WEIGHED)))]
            sheet = max(tries, key=lambda end: expected_points(cards, end.cleared, left))
    return sheet


def is_aimed(chance: Chance) -> bool:
    """Whether the guessed player does what is aimed at; once in ``AIM`` they do not."""
    return chance.pick(range(AIM)) > 0


def search_turns(
    rolls: tuple[Dice, ...], owed: tuple[int, ...], is_choosing: bool, aims: tuple[Spaces, ...]
) -> Sheet | None:
    """The first sheet that owed this many spaces in each turn, aimed ones cleared first; None if there is none."""
    seen: set[tuple[int, Spaces]] = set()

    def search(sheet: Sheet, turn: int) -> Sheet | None:
        if turn == len(owed):
            return sheet
        begun = with_new_turn(sheet, rolls[turn])
        if begun.owed != owed[turn] or (turn, sheet.cleared) in seen or len(seen) >= MOST_SEARCHED:
            return None
        seen.add((turn, sheet.cleared))
        if is_choosing and turn + 1 == len(owed):
            return begun
        lines = sorted(finished(begun, rolls[turn]), key=lambda end: -(end.cleared & aims[turn]).bit_count())
        return next((found for end in lines if (found := search(end, turn + 1))), None)

    return search(Sheet(), 0)


def finished(sheet: Sheet, dice: Dice) -> list[Sheet]:
    """All ways in which a turn can be finished."""
    if not sheet.owed:
        return [sheet]
    could = marks(sheet.cleared, dice, sheet.used)
    return [end for mark in could for end in finished(with_mark(sheet, dice, mark), dice)]


def aims_of(rolls: tuple[Dice, ...], owed: tuple[int, ...]) -> tuple[Spaces, ...]:
    """For each turn the spaces that the dice of a later turn, in which the player was short, could have cleared."""
    aims, later = [], 0
    for dice, count in reversed(list(zip(rolls, owed, strict=False))):
        aims.append(later)
        if count < grid().printed.clearings:
            for die, face in enumerate(dice):
                for space in (grid().crossing[die][face], *grid().stars[die][face]):
                    later |= 1 << space
    return tuple(reversed(aims))


def guess_buildings(layout: Layout, sheet: Sheet, is_choosing: bool, chance: Chance) -> Sheet:
    """The sheet with the best places, one in ``AIM`` by lot; none while the player still chooses (A32)."""
    cards = layout.buildings
    after = with_forced_buildings(sheet, cards)
    while after.owed and not is_choosing:
        could, best = open_places(after, cards), best_plan(layout, after)[len(after.buildings)]
        wise = [place for place in could if place.building == best] if is_aimed(chance) else ()
        after = with_forced_buildings(after, cards, chance.pick(wise or could))
    return after
