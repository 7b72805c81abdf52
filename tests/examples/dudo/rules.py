"""The rules of Dudo: dice under cups, bids on all of them, doubts, elimination (rules.md in this folder)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import (
    Chance,
    Draw,
    Event,
    IllegalAction,
    Left,
    Name,
    Outcome,
    Seat,
    Standing,
    Step,
    TurnGame,
    events_in,
    ranks_of,
    tagged_union,
)

from . import state as table
from .state import (
    FACES,
    Began,
    Bid,
    BidMade,
    Choice,
    Doubt,
    Doubted,
    Lifted,
    Lost,
    Options,
    Out,
    Shook,
    State,
    Table,
    View,
)


class Dudo(TurnGame[State, Choice, View]):
    """Two to six players, five dice and a cup each."""

    key = "dudo"
    seats = range(2, 7)
    events = tagged_union(*events_in(table), Left)

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Everybody has the same number of dice, and a lot says who begins (rules 1, 2)."""
        first = chance.roll(1, seats)[0] - 1  # a die with a face for each seat: public, unlike ``pick``
        cups, dice, left = ((),) * seats, (options.dice,) * seats, (False,) * seats
        bare = State(options=options, dice=dice, left=left, to_move=first, cups=cups)
        return self.shake(bare, (Began(seat=first),), chance)

    def round(self, state: State) -> int:
        return state.round

    def dice_of(
        self, rolls: Sequence[Draw], actor: Seat | None, step: Step[State]
    ) -> tuple[tuple[Seat | None, Draw], ...]:
        """The lot is nobody's luck."""
        return ()

    # --- bids and doubts -----------------------------------------------------------------------------------------

    def legal_actions(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """To doubt, or any higher bid that the dice on the table allow (rules 5, 6)."""
        if seat not in self.current_players(state):
            return ()
        higher = tuple(bid for bid in bids(state.dice) if bid.outbids(state.bid))
        return higher if state.bid is None else (Doubt(), *higher)

    def act(self, state: State, seat: Seat, action: Choice, chance: Chance) -> Step[State]:
        if isinstance(action, Doubt):
            return self.doubt(state, seat, chance)
        if action.count > sum(state.dice):
            raise IllegalAction("too-many", most=sum(state.dice))
        if state.bid is not None and not action.outbids(state.bid):
            raise IllegalAction("too-low", count=state.bid.count, face=state.bid.face)
        mover = next_with_dice(state.dice, seat)
        after = state.evolve(bid=action, bidder=seat, to_move=mover, turn=state.turn + 1)
        return Step(after, (BidMade(seat=seat, count=action.count, face=action.face),), publish=True)

    def doubt(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Lift all cups; bidder or doubter loses a die and begins the next round (rules 7-10)."""
        if state.bid is None:
            raise IllegalAction("no-bid")
        count, face = state.bid.count, state.bid.face
        number = sum(cup.count(face) for cup in state.cups)
        loser = seat if number >= count else state.bidder
        dice = tuple(had - (other == loser) for other, had in enumerate(state.dice))
        events: list[Event] = [Doubted(seat=seat, rival=state.bidder, count=count, face=face)]
        events += [Lifted(seat=other, dice=cup) for other, cup in enumerate(state.cups) if cup]
        events += [Lost(seat=loser, found=number, dice=dice[loser])]
        ranking, mover = state.ranking, loser
        if not dice[loser]:
            events += [Out(seat=loser)]
            ranking, mover = (*ranking, loser), next_with_dice(dice, loser)
        after = state.evolve(dice=dice, ranking=ranking, to_move=mover, last=state.cups, turn=state.turn + 1)
        return self.next_question(state, after, events, "last-with-dice", chance)

    def next_question(
        self, before: State, after: State, events: Sequence[Event], reason: str, chance: Chance
    ) -> Step[State]:
        """Shake again, or end the game where one player alone has dice (rule 11).

        The first event says what was done; all others depend on dice that the actor did not know.
        """
        if after.dice.count(0) == len(after.dice) - 1:
            cups = ((),) * len(after.dice)
            step = Step(after.evolve(cups=cups, bid=None, reason=reason), tuple(events))
        else:
            step = self.shake(after.evolve(round=after.round + 1), events, chance)
        return Step(step.state, step.events, publish=True, barrier=True, before_chance=before, events_before=1)

    def shake(self, state: State, events: Sequence[Event], chance: Chance) -> Step[State]:
        """Everybody still in rolls under the cup (rule 3), with ``pick``: what ``roll`` gives is public at once."""
        cups = tuple(tuple(sorted(chance.pick(FACES) for _ in range(count))) for count in state.dice)
        own = (Shook(dice=cup, visible_to=(Seat(seat),)) for seat, cup in enumerate(cups) if cup)
        return Step(state.evolve(cups=cups, bid=None), (*events, *own), publish=True)

    def default_action(self, state: State, seat: Seat) -> Choice:
        """Doubt, or make the lowest bid (A2)."""
        return self.legal_actions(state, seat)[0]

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """The dice of a leaver go unseen, and the others shake again (A1)."""
        events, dice = (Left(seat=seat),), list(state.dice)
        after = state.evolve(left=tuple(gone or other == seat for other, gone in enumerate(state.left)))
        if not dice[seat]:
            return Step(after, events, publish=True, barrier=True)
        dice[seat] = 0
        mover = next_with_dice(dice, seat) if seat == state.to_move else state.to_move
        ranking = (seat, *state.ranking)
        after = after.evolve(dice=tuple(dice), ranking=ranking, to_move=mover, turn=state.turn + 1)
        return self.next_question(state, after, events, "last-left", chance)

    # --- what readers know ---------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """What lies open, and the own dice."""
        known = {name: getattr(state, name) for name in Table.model_fields}
        return View(reader=seat, cup=() if seat is None else state.cups[seat], **known)

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Other dice under the cups of the others: a bid proves nothing."""
        cups = [tuple(sorted(chance.pick(FACES) for _ in cup)) for cup in state.cups]
        if seat is not None:
            cups[seat] = state.cups[seat]
        return state.evolve(cups=tuple(cups))

    def standings(self, state: State) -> tuple[Standing, ...]:
        """By dice, then those who were out last (rule 11)."""
        gone = {seat: at - len(state.ranking) for at, seat in enumerate(state.ranking)}
        ranks = ranks_of([gone.get(seat, count) for seat, count in enumerate(state.dice)])
        return tuple(
            Standing(Seat(seat), ranks[seat], count, (("dice", count),)) for seat, count in enumerate(state.dice)
        )

    def outcome(self, state: State) -> Outcome | None:
        if not state.reason:
            return None
        ranks = tuple(standing.rank for standing in self.standings(state))
        return Outcome(ranks, state.reason, {"winner": Name(Seat(ranks.index(1)))})


def bids(dice: Sequence[int]) -> tuple[Bid, ...]:
    """All bids that the dice on the table allow, the lowest first."""
    return tuple(Bid(count=count, face=face) for count in range(1, sum(dice) + 1) for face in FACES)


def next_with_dice(dice: Sequence[int], seat: int) -> int:
    """The next seat that has dice (rules 5, 10)."""
    around = [(seat + by) % len(dice) for by in range(1, len(dice) + 1)]
    return next(other for other in around if dice[other])
