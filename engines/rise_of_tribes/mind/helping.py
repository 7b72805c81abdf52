"""The actions of a turn that may help to win it, at each question: what the search in ``winning`` tries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from ...core import Action, Seat, choice
from ..actions import (
    Again,
    Buy,
    Complete,
    Consult,
    Draw,
    Elder,
    End,
    Gather,
    Give,
    Grow,
    Keep,
    Move,
    Sacrifice,
    Stop,
    Study,
    Trade,
    Village,
)
from ..ground import has_control, has_majority, is_land, may_settle, near_volcano, rivals
from ..printed import LANDS, RESOURCES, goal, goals, terrain, tile
from ..scoring import is_reached
from ..state import State
from ..steps.acting import USES, can_use, may_light, own_dice, spend_choices
from ..steps.clash import conflicts, limit
from ..steps.consulting import consult_choices
from ..steps.finishing import finish_choices
from ..steps.gathering import gather_places, harvest
from ..steps.growing import grow_places
from ..steps.moving import again_places, most, reach
from .assess import RULES
from .prospects import LANDS_OF_DEED, Prospects, is_last_turn, unknown_cards

IDLE = ("grow", "move", "gather", "lead")
"""The actions in the order in which a die is placed that can do nothing useful (A5)."""
LESSONS = {"basketry": "gather", "oxen": "move", "fire": "grow", "language": "lead"}
"""By technology of another player: the action that it helps (rule 53)."""


class Candidates:
    """The actions that may help to win, at one question: those that end it first where nothing more is needed."""

    def __init__(self, state: State, seat: int, aims: frozenset[str] | None, is_calm: bool) -> None:
        self.state, self.seat, self.is_calm = state, seat, is_calm
        self.player = state.players[seat]
        self.prospects = Prospects(state, seat, aims=aims)

    def actions(self) -> Iterable[Action]:
        """Return the actions to try, in order."""
        legal = RULES.legal_actions(self.state, Seat(self.seat))
        match self.state.stage:
            case "act":
                return self.dice()
            case "gather":
                return self.gathers()
            case "grow":
                return (*self.growths(), Stop())
            case "move":
                return (Stop(), *self.moves())
            case "finish":
                return self.finishing()
            case "calendar":
                return (Keep(),)
            case "drive":
                return (*legal, Stop()) if self.deeds & {"heartland", "majorities"} else (Stop(),)
            case "lead":
                return (Draw(), *legal)
            case "give":
                gifts = [action for action in legal if isinstance(action, Give)]
                return [action for action in gifts if action.seat == gifts[0].seat]
            case "bid":
                return legal[::-1]
            case _:
                return legal

    @cached_property
    def deeds(self) -> set[str]:
        """The deeds in hand, or perhaps to be drawn, that may still be reached in this turn."""
        cards = [goal(card) for card in self.cards]
        return {card.deed for card in cards if not card.is_technology and self.prospects.may_reach(card)}

    @cached_property
    def cards(self) -> list[str]:
        """The goals in hand, or to be drawn, that are aimed at."""
        cards = (*self.player.goals, *self.prospects.drawn)
        return [card for card in cards if self.prospects.aims_at(card)]

    @cached_property
    def wanted(self) -> frozenset[int]:
        """The resources of which more could be paid for something."""
        wanted = [0, 0, 0]
        for card in self.cards:
            for kind, count in enumerate(goal(card).cost or ()):
                wanted[kind] += count
        if self.state.face("mammoth") is not None and self.state.now.dice and self.prospects.aims_at("mammoth"):
            wanted[0] += tile("mammoth").food
        if "villages" in self.deeds or self.sacrifices or is_last_turn(self.state):
            return frozenset(range(3))
        lacking = {kind for kind in range(3) if wanted[kind] > self.player.resources[kind]}
        trades = self.state.power(self.seat, "trader") and lacking
        return frozenset(range(3) if trades else lacking)

    @property
    def sacrifices(self) -> bool:
        return self.prospects.may_sacrifice and self.prospects.aims_at("altar")

    @cached_property
    def fights(self) -> tuple[int, ...]:
        """The hexes where battles are to bring points."""
        return self.prospects.fights if self.prospects.aims_at("fights") and not self.is_calm else ()

    @property
    def seeks_animals(self) -> bool:
        """Whether a die is to be spent on an animal, which may also bring food."""
        state, aims_at = self.state, self.prospects.aims_at
        hunts = state.face("mammoth") is not None and (aims_at("mammoth") or 0 in self.wanted)
        return bool(state.now.dice) and (hunts or (state.tiger >= 0 and aims_at("tiger")))

    # --- dice -----------------------------------------------------------------------------------------------------

    def dice(self) -> Iterator[Action]:
        """Yield uses of a die, spendings and lessons that can help; if nothing can, one use that does nothing."""
        state = self.state
        if self.seeks_animals:
            yield from spend_choices(state)
        useful = [action for action in ("gather", "move", "grow", "lead") if self.helps(action)]
        useful = [action for action in useful if can_use(state, action)]
        for action in useful:
            for die in own_dice(state):
                yield choice(USES[action], die, 0)
                if may_light(state, action, die):
                    yield choice(USES[action], die, 1)
        if useful in ([], ["lead"]):
            idle = next(action for action in IDLE if can_use(state, action))
            yield choice(USES[idle], own_dice(state)[0], 0)
        for consult in consult_choices(state):
            if self.needs_lesson(consult.card, useful):
                yield consult

    def needs_lesson(self, card: str, useful: Sequence[str]) -> bool:
        """Whether the technology of another player may help (rule 53)."""
        match card:
            case "spears":
                return bool(self.fights or "heartland" in self.deeds) and not self.is_calm
            case "stone-tools":
                return "villages" in self.deeds
            case _:
                return LESSONS.get(card) in useful

    def helps(self, action: str) -> bool:
        """Whether an action may bring the win nearer."""
        match action:
            case "gather":
                return bool(self.wanted)
            case "move":
                return bool(self.deeds - {"villages"} or self.reasons_to_come)
            case "grow":
                deeds = self.deeds if self.steps_follow else self.deeds & {"heartland", "majorities"}
                return bool(deeds or self.reasons_to_come) or is_last_turn(self.state)
            case _:
                return unknown_cards(self.state, self.seat) <= self.prospects.most_drawn and self.player.pile > 0

    @cached_property
    def reasons_to_come(self) -> bool:
        """Whether something other than a deed may want members somewhere: animals, invaders, elders, a harvest."""
        state = self.state
        return bool(
            self.seeks_animals
            or self.fights
            or (self.wanted and (self.prospects.uses("gather") or state.face("discovery") is not None))
            or self.lacks_places
            or conflicts(state)
        )

    @property
    def steps_follow(self) -> bool:
        """Whether members put on the map may still step elsewhere."""
        rest = len(self.state.now.dice) - (self.state.stage == "act")
        return rest > 0 and can_use(self.state, "move")

    # --- gather ---------------------------------------------------------------------------------------------------

    def gathers(self) -> Iterator[Action]:
        """Yield one Gather for each different harvest; gathering less never helps."""
        state, offered = self.state, set[Any]()
        for hex, kind in gather_places(state):
            if kind not in self.wanted:
                continue
            shared = state.power(self.seat, "shared-bounty") and bool(rivals(state, hex, self.seat))
            others = tuple(each for at, each in gather_places(state) if at == hex and each != kind)
            what = (kind, harvest(state, hex, kind), hex in (state.ice, state.spoils), shared, others)
            if what not in offered:
                offered.add(what)
                yield choice(Gather, state.board.names[hex], RESOURCES[kind])
        if not offered:
            yield Stop()

    # --- members --------------------------------------------------------------------------------------------------

    @cached_property
    def triangles(self) -> set[int]:
        """The hexes of triangles that may come under control."""
        if "heartland" not in self.deeds:
            return set()
        return {hex for each in self.state.board.triangles for hex in each}

    def wants(self, hex: int) -> bool:
        """Whether one member more on a hex may help."""
        state, seat = self.state, self.seat
        own, others = state.own(hex, seat), rivals(state, hex, seat)
        if self.is_calm and others and sum(state.members[hex]) >= limit(state, hex):
            return False
        if hex in self.fights or (own and sum(state.members[hex]) > limit(state, hex)):
            return True
        if hex in self.triangles and not has_control(state, hex, seat):
            return True
        if others and "majorities" in self.deeds and not has_majority(state, hex, seat):
            return True
        if state.now.dice:
            if hex == state.mammoth and self.seeks_animals and own < tile("mammoth").needs:
                return True
            if hex == state.tiger and self.seeks_animals and not own:
                return True
            if own < terrain(state.terrain[hex]).needs and self.prospects.uses("gather"):
                kinds = {LANDS.index(land) for land in terrain(state.terrain[hex]).counts_as}
                if kinds & self.wanted or (2 in self.wanted and hex in near_volcano(state)):
                    return True
        if own:
            return False
        if "tiles" in self.deeds or self.lacks_places:
            return True
        lands = [LANDS_OF_DEED[deed] for deed in self.deeds & set(LANDS_OF_DEED)]
        if any(is_land(state, hex, land) for land in lands):
            return True
        face = state.face("discovery")
        return face is not None and bool(others) and bool(self.wanted)

    @cached_property
    def lacks_places(self) -> bool:
        """Whether villages are wanted and there are too few hexes for them."""
        if "villages" not in self.deeds:
            return False
        state, home = self.state, len(self.state.home(self.seat))
        places = sum(may_settle(state, hex, self.seat) for hex in range(len(state.members)))
        return home + places < next(card.needed for card in goals().goals if card.deed == "villages")

    def is_contested(self, hex: int) -> bool:
        """Whether members there may have to fight, so that their number matters."""
        return bool(rivals(self.state, hex, self.seat)) or hex == self.state.invaded

    def growths(self) -> Iterator[Action]:
        """Yield a member for each hex that wants one."""
        state, names = self.state, self.state.board.names
        for hex in grow_places(state):
            steps_on = self.steps_follow and any(map(self.wants, reach(state, hex)))
            if steps_on or self.wants(hex) or is_last_turn(state):
                yield choice(Grow, names[hex])

    def moves(self) -> Iterator[Action]:
        """Yield the steps to hexes that want members, and away from conflicts."""
        state, names = self.state, self.state.board.names
        fights = set(conflicts(state))
        wanted = [self.wants(hex) for hex in range(len(names))]
        again = list(wanted)
        if state.now.again:  # a first step may lead to a second one
            wanted = [here or any(again[to] for to in reach(state, hex)) for hex, here in enumerate(again)]
        for origin, name in enumerate(names):
            if not state.own(origin, self.seat):
                continue
            for to in reach(state, origin):
                if not (wanted[to] or origin in fights):
                    continue
                top = most(state, origin, to)
                matters = self.is_contested(to) or origin in fights
                for count in range(1, (top if matters else min(top, 1)) + 1):
                    yield choice(Move, name, names[to], count)
        for origin in again_places(state):
            for to in reach(state, origin):
                if again[to]:
                    yield choice(Again, names[origin], names[to])

    # --- the last step --------------------------------------------------------------------------------------------

    def finishing(self) -> Iterator[Action]:
        """Yield what brings points: a deed that is reached at once and alone, as it costs nothing."""
        state = self.state
        for card in self.player.goals:
            if not goal(card).is_technology and is_reached(state, self.seat, goal(card)):
                yield choice(Complete, card)
                return
        last = is_last_turn(state)
        settles = "villages" in self.deeds or last
        crowded = max(range(len(state.members)), key=lambda hex: state.own(hex, self.seat))
        place = ""
        for action in sorted(finish_choices(state), key=lambda action: isinstance(action, End)):
            match action:
                case Complete():
                    if self.prospects.aims_at(action.card) or (settles and action.card == "stone-tools"):
                        yield action
                case Village():
                    place = place or action.hex
                    if settles and action.hex == place:
                        yield action
                case Sacrifice():
                    if action.hex == state.board.names[crowded]:
                        yield action
                case Buy():
                    if action.tile == "altar" and self.sacrifices:
                        yield action
                case Trade():
                    if RESOURCES.index(action.wanted) in self.wanted:
                        yield action
                case Consult():
                    if settles:
                        yield action
                case Study():
                    yield action
                case Elder():
                    if settles:
                        yield action
                case End():
                    if last:
                        yield action
