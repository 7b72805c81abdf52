"""The course of the game: set-up, turns of rolling and clearing, building, scoring (rules 8-26, 33-47)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from ..core import Chance, Event, Seat, Step
from ..core.dialogue import construct, evolve
from .actions import (
    Build,
    Built,
    Chosen,
    Clear,
    Cleared,
    Ended,
    LaidOut,
    Left,
    Opened,
    Rolled,
    Scored,
    Short,
    Site,
)
from .building import check_build, with_forced_buildings
from .clearing import check_clear, with_mark, with_new_turn
from .printed.cards import BLUE_LAID_OUT, deck
from .printed.sheet import grid
from .scoring import bonus, points, scores
from .state import Layout, Options, Sheet, State

C = TypeVar("C")
Events = tuple[Event, ...]


def lay_out(options: Options, seats: int, chance: Chance) -> Layout:
    """Lay out four building cards, two blue landscapes and, unless solo, a yellow one (8, 11, 49; A22, A30)."""
    if options.cards == "first-game":
        buildings = tuple(card for card in deck().buildings if card.first_game)
        blue = tuple(card for card in deck().blue if card.first_game)
        yellow = tuple(card for card in deck().yellow if card.first_game)
    else:
        buildings = draw(deck().buildings, len(grid().printed.bonus), chance)
        blue = draw(deck().blue, BLUE_LAID_OUT, chance)
        yellow = draw(deck().yellow, 1, chance) if seats > 1 else ()
    return Layout(
        buildings=tuple(sorted(card.key for card in buildings)),
        blue=tuple(sorted(card.key for card in blue)),
        yellow=yellow[0].key if seats > 1 else None,
    )


def draw(cards: tuple[C, ...], count: int, chance: Chance) -> tuple[C, ...]:
    """Draw ``count`` cards by rolling a die as large as the pile: the cards are public, so the draw may be."""
    pile, lot = list(cards), []
    for _ in range(count):
        (face,) = chance.roll(1, len(pile))
        lot.append(pile.pop(face - 1))
    return tuple(lot)


def begin(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Lay out the cards and empty sheets, and roll the first dice (rules 7-12, 18)."""
    layout = lay_out(options, seats, chance)
    before = State(
        options=options, layout=layout, stage="roll", turn=1, sheets=(Sheet(),) * seats, left=(False,) * seats
    )
    event = construct(LaidOut, buildings=layout.buildings, blue=layout.blue, yellow=layout.yellow)
    return roll(before, (event,), chance)


def roll(before: State, events: Events, chance: Chance) -> Step[State]:
    """Roll the dice of a turn; if nobody can use one, those of the next turn as well (rules 18, 19, 24, 52)."""
    state, known = before, len(events)
    while True:
        dice = chance.roll(len(grid().colours), grid().faces)
        sheets = tuple(
            sheet if left else with_new_turn(sheet, dice)
            for sheet, left in zip(state.sheets, state.left, strict=True)
        )
        state = evolve(state, stage="clear", rolls=(*state.rolls, dice), sheets=sheets)
        events = (*events, construct(Rolled, turn=state.turn, dice=dice), *shortages(state))
        if any(sheet.owed for sheet in sheets):
            return Step(state, events, publish=True, barrier=True, before_chance=before, events_before=known)
        if state.turn == grid().printed.turns:
            return replace(open_sheets(state, events), before_chance=before, events_before=known)
        state = evolve(state, turn=state.turn + 1)


def shortages(state: State) -> Events:
    """The events for players who can use fewer than two of the dice (rule 52, A33)."""
    return tuple(
        construct(Short, seat=seat, count=sheet.owed)
        for seat, sheet in enumerate(state.sheets)
        if not state.left[seat] and sheet.owed < grid().printed.clearings
    )


def clear_space(state: State, seat: Seat, action: Clear, chance: Chance) -> Step[State]:
    """Clear a space in secret; the last clearing of all players ends the turn (rules 20-24, A24)."""
    dice = state.rolls[-1]
    die, space = check_clear(state.sheets[seat], dice, action)
    state = with_sheet(state, seat, with_mark(state.sheets[seat], dice, (die, space)))
    event = construct(Cleared, seat=seat, die=action.die, number=dice[die], space=action.space, visible_to=(seat,))
    return go_on(state, (event,), chance, hidden=True)


def choose_place(state: State, seat: Seat, action: Build, chance: Chance) -> Step[State]:
    """Choose a place in secret; after the last choice the game is scored (rules 33, 53, A27, A32)."""
    cards = state.layout.buildings
    place = check_build(state.sheets[seat], cards, action)
    state = with_sheet(state, seat, with_forced_buildings(state.sheets[seat], cards, place))
    event = construct(
        Chosen, seat=seat, card=action.card, upper=place.building.upper, place=action.place, visible_to=(seat,)
    )
    return go_on(state, (event,), chance, hidden=True)


def go_on(state: State, events: Events, chance: Chance, hidden: bool) -> Step[State]:
    """Go on once no seat owes a choice: roll the next dice, begin building, or end the game (rules 24, 26)."""
    if any(sheet.owed for sheet in state.sheets):
        return Step(state, events, hidden=hidden)
    if state.stage == "clear" and state.turn < grid().printed.turns:
        step = roll(evolve(state, stage="roll", turn=state.turn + 1), events, chance)
        return replace(step, hidden=hidden)
    step = score_sheets(state, events) if state.stage == "build" else open_sheets(state, events)
    return replace(step, hidden=hidden, before_chance=state, events_before=len(events))


def open_sheets(state: State, events: Events) -> Step[State]:
    """Open the sheets after the tenth turn and build everything that is forced (rules 26-33)."""
    sheets = tuple(
        sheet if left else with_forced_buildings(sheet, state.layout.buildings)
        for sheet, left in zip(state.sheets, state.left, strict=True)
    )
    state = evolve(state, stage="build", sheets=sheets)
    events = (*events, construct(Opened, turn=state.turn))
    if any(sheet.owed for sheet in sheets):
        return Step(state, events, publish=True, barrier=True)
    return score_sheets(state, events)


def score_sheets(state: State, events: Events) -> Step[State]:
    """Score the sheets once all is built, and end the game (rules 33, 39-47)."""
    over = evolve(state, stage="over", reason="scored")
    for seat, score in enumerate(scores(over)):
        if not state.left[seat]:
            event = construct(
                Scored,
                seat=seat,
                buildings=sum(score.buildings),
                bonus=score.bonus,
                blue=sum(score.blue),
                yellow=score.yellow,
                total=score.total,
            )
            events = (*events, buildings_of(over, seat), event)
    return Step(over, (*events, construct(Ended, reason="scored")), publish=True, barrier=True)


def buildings_of(state: State, seat: int) -> Built:
    """The event with the buildings of one sheet (rules 33, 40)."""
    sites: list[Site] = []
    unbuilt: list[str] = []
    for target, card in enumerate(state.layout.buildings):
        building = state.sheets[seat].buildings[target]
        if building is None:
            unbuilt.append(card)
            continue
        spaces = grid().names_of(building.spaces)
        worth = points(card, building)
        extra = bonus(target, building)
        sites.append(construct(Site, card=card, upper=building.upper, spaces=spaces, points=worth, bonus=extra))
    return construct(Built, seat=seat, sites=tuple(sites), unbuilt=tuple(unbuilt))


def seat_left(state: State, seat: Seat, chance: Chance) -> Step[State]:
    """Take a seat out of the game, which ends with fewer than two players left (A31)."""
    left = tuple(gone or other == seat for other, gone in enumerate(state.left))
    sheet = state.sheets[seat]
    idle = Sheet(cleared=sheet.cleared, turns=sheet.turns, buildings=sheet.buildings)
    state = evolve(with_sheet(state, seat, idle), left=left)
    events: Events = (construct(Left, seat=seat),)
    inside = left.count(False)
    if inside < 2:
        reason = "last-left" if inside else "abandoned"
        over = evolve(state, stage="over", reason=reason)
        return Step(over, (*events, construct(Ended, reason=reason)), publish=True, barrier=True)
    return replace(go_on(state, events, chance, hidden=False), publish=True)


def with_sheet(state: State, seat: int, sheet: Sheet) -> State:
    """The state with the sheet of one seat replaced."""
    return evolve(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))
