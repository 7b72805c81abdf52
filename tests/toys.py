"""Pips: a small sound game that uses every feature of the contract, to try the suite on.

A round opens with hidden bids, all at once (a bid may be taken back until the last one arrives). All bids are
spent; the highest goes first, a tie is broken by chance. Then each rolls on (a 1 loses the pot) or stops; once a
turn a charm may be drawn from a shuffled pile that nobody sees. Charms are secret and count at the end.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Literal

from engines.core import (
    Action,
    BadNotation,
    Chance,
    Event,
    Fact,
    Frozen,
    Game,
    IllegalAction,
    Outcome,
    Seat,
    Standing,
    Step,
    Term,
    require_seat,
    tagged_union,
)
from engines.core.mind import Mind
from engines.core.playable import Playable
from engines.core.talk import Prompt, Talk

TOKENS, CHARMS, TARGET, ROLLS = 5, range(1, 13), 15, 4


class Bid(Action):
    amount: int


class TakeBack(Action):
    pass


class Roll(Action):
    pass


class Draw(Action):
    pass


class Stop(Action):
    pass


AnyAction = Bid | TakeBack | Roll | Draw | Stop


class Chosen(Event):
    seat: int


class Withdrawn(Event):
    seat: int


class Revealed(Event):
    seat: int
    amount: int


class Rolled(Event):
    seat: int
    die: int


class Drew(Event):
    seat: int


class Charm(Event):
    """The drawn charm, for the seat that drew it."""

    charm: int


class Banked(Event):
    seat: int
    pot: int


class Left(Event):
    seat: int


AnyEvent = Chosen | Withdrawn | Revealed | Rolled | Drew | Charm | Banked | Left


class Options(Frozen):
    rounds: Literal[1, 2, 3] = 2
    charms: bool = True


class State(Frozen):
    options: Options
    stage: Literal["bid", "dash", "over"]
    turn: int
    round: int
    tokens: tuple[int, ...]
    spent: tuple[int, ...]
    bids: tuple[int | None, ...]
    """Hidden while ``stage`` is bid."""
    order: tuple[int, ...] = ()
    """The seats that still play in this round; the first is at the die."""
    die: int = 0
    """0 while it is about to be rolled, in previews only."""
    pot: int = 0
    rolls: int = 0
    drawn: bool = False
    pile: tuple[int, ...]
    """Hidden, the top first."""
    charms: tuple[tuple[int, ...], ...]
    """Known to their owners only, until the end."""
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    reason: str = ""


class View(Frozen):
    reader: int | None
    options: Options
    stage: str
    round: int
    tokens: tuple[int, ...]
    made: tuple[bool, ...]
    bid: int | None
    order: tuple[int, ...]
    die: int
    pot: int
    rolls: int
    drawn: bool
    pile: int
    charms: tuple[int, ...]
    """The number of charms by seat."""
    known: tuple[tuple[int, ...], ...]
    """The charms that the reader may know, by seat."""
    scores: tuple[int, ...]
    out: tuple[bool, ...]


class Pips(Game[State, AnyAction, View]):
    key = "pips"
    seats = range(2, 5)
    rules_version = 1
    Options = Options
    events = tagged_union(AnyEvent)

    def changed(self, state: State, **changes: Any) -> State:
        return type(state)(**{**dict(state), **changes})

    def initial_state(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        pile = chance.shuffle(CHARMS)
        state = self.State(
            options=options,
            stage="bid",
            turn=1,
            round=1,
            tokens=(TOKENS,) * seats,
            spent=(0,) * seats,
            bids=(None,) * seats,
            pile=pile[seats:],
            charms=tuple((pile[seat],) for seat in range(seats)),
            scores=(0,) * seats,
            out=(False,) * seats,
        )
        dealt = tuple(Charm(charm=pile[seat], visible_to=(Seat(seat),)) for seat in range(seats))
        return Step(state, dealt, publish=True)

    def current_players(self, state: State) -> tuple[Seat, ...]:
        match state.stage:
            case "bid":
                return tuple(Seat(seat) for seat in self.inside(state) if state.bids[seat] is None)
            case "dash":
                return tuple(Seat(seat) for seat in state.order[:1])
            case _:
                return ()

    def inside(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, out in enumerate(state.out) if not out)

    def legal_actions(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        if state.stage == "bid" and not state.out[seat]:
            if state.bids[seat] is not None:
                return (TakeBack(),)
            return tuple(Bid(amount=amount) for amount in range(min(3, state.tokens[seat]) + 1))
        if seat not in self.current_players(state):
            return ()
        actions: list[AnyAction] = [Stop()]
        if state.die != 1 and state.rolls < ROLLS:
            actions.append(Roll())
        if self.may_draw(state):
            actions.append(Draw())
        return tuple(actions)

    def may_draw(self, state: State) -> bool:
        return state.options.charms and not state.drawn and bool(state.pile)

    def check(self, state: State, seat: Seat, action: AnyAction) -> None:
        if action in self.legal_actions(state, seat):
            return
        if isinstance(action, Bid) and self.legal_actions(state, seat)[:1] == (Bid(amount=0),):
            raise IllegalAction("too-dear", need=action.amount, have=state.tokens[seat])
        raise IllegalAction("not-now")

    def apply_action(self, state: State, seat: Seat, action: AnyAction, chance: Chance) -> Step[State]:
        require_seat(seat, len(state.out))
        self.check(state, seat, action)
        match action:
            case Bid():
                bids = tuple(action.amount if s == seat else bid for s, bid in enumerate(state.bids))
                return self.bid(self.changed(state, bids=bids), (Chosen(seat=seat),), chance)
            case TakeBack():
                bids = tuple(None if s == seat else bid for s, bid in enumerate(state.bids))
                return Step(self.changed(state, bids=bids), (Withdrawn(seat=seat),), hidden=True)
            case Roll():
                return self.roll(self.changed(state, die=0, rolls=state.rolls + 1), (), chance)
            case Draw():
                return self.draw(state, seat)
            case Stop():
                scores = tuple(have + state.pot * (s == seat) for s, have in enumerate(state.scores))
                return self.next(self.changed(state, scores=scores), (Banked(seat=seat, pot=state.pot),), chance)

    def bid(self, state: State, events: tuple[Event, ...], chance: Chance) -> Step[State]:
        """Take one more bid; the last one reveals them all."""
        if any(state.bids[seat] is None for seat in self.inside(state)):
            return Step(state, events, hidden=True)
        inside = self.inside(state)
        bids = [bid or 0 for bid in state.bids]
        waiting = self.changed(
            state,
            stage="dash",
            tokens=tuple(have - bid for have, bid in zip(state.tokens, bids, strict=True)),
            spent=tuple(had + bid for had, bid in zip(state.spent, bids, strict=True)),
            bids=(None,) * len(bids),
            order=(),
            turn=state.turn + 1,
        )
        events += tuple(Revealed(seat=seat, amount=bids[seat]) for seat in inside)
        best = [seat for seat in inside if bids[seat] == max(bids[s] for s in inside)]
        first = chance.pick(best) if len(best) > 1 else best[0]
        order = tuple(seat for seat in inside if seat >= first) + tuple(seat for seat in inside if seat < first)
        step = self.roll(self.changed(waiting, order=order, pot=0, rolls=0, drawn=False), events, chance)
        return replace(step, publish=True, barrier=True, hidden=True, before_chance=state, events_before=1)

    def roll(self, waiting: State, events: tuple[Event, ...], chance: Chance) -> Step[State]:
        (die,) = chance.roll(1, 6)
        state = self.changed(waiting, die=die, pot=0 if die == 1 else waiting.pot + die)
        told = (*events, Rolled(seat=state.order[0], die=die))
        return Step(state, told, publish=True, before_chance=waiting, events_before=len(events))

    def draw(self, state: State, seat: Seat) -> Step[State]:
        """Draw a charm; the seat learns something, so this is a barrier."""
        charms = tuple(held + state.pile[:1] * (s == seat) for s, held in enumerate(state.charms))
        after = self.changed(state, charms=charms, pile=state.pile[1:], drawn=True)
        events = (Drew(seat=seat), Charm(charm=state.pile[0], visible_to=(seat,)))
        return Step(after, events, barrier=True, before_chance=state, events_before=1)

    def next(self, state: State, events: tuple[Event, ...], chance: Chance) -> Step[State]:
        """Begin the next player's turn or the next round, or end the game."""
        if max(state.scores) >= TARGET:
            return Step(self.over(state, "target"), events, publish=True, barrier=True, before_chance=state)
        if len(state.order) > 1:
            after = self.changed(
                state, order=state.order[1:], die=0, pot=0, rolls=0, drawn=False, turn=state.turn + 1
            )
            return self.roll(after, events, chance)
        if state.round == state.options.rounds:
            return Step(self.over(state, "rounds"), events, publish=True, barrier=True, before_chance=state)
        after = self.changed(state, stage="bid", order=(), die=0, pot=0, round=state.round + 1, turn=state.turn + 1)
        return Step(after, events, publish=True)

    def over(self, state: State, reason: str) -> State:
        return self.changed(state, stage="over", order=(), die=0, pot=0, reason=reason)

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        require_seat(seat, len(state.out))
        out = tuple(gone or s == seat for s, gone in enumerate(state.out))
        bids = tuple(None if s == seat else bid for s, bid in enumerate(state.bids))
        left = self.changed(state, out=out, bids=bids)
        events = (Left(seat=seat),)
        if len(self.inside(left)) < 2:
            return Step(self.over(left, "resigned"), events, publish=True, barrier=True)
        if state.stage == "bid":
            return replace(self.bid(left, events, chance), hidden=False)
        if state.order[0] == seat:
            return self.next(left, events, chance)
        return Step(self.changed(left, order=tuple(s for s in state.order if s != seat)), events, publish=True)

    def view(self, state: State, seat: Seat | None) -> View:
        over = state.stage == "over"
        return self.View(
            reader=seat,
            made=tuple(bid is not None for bid in state.bids),
            bid=None if seat is None else state.bids[seat],
            pile=len(state.pile),
            charms=tuple(map(len, state.charms)),
            known=tuple(held if over or s == seat else () for s, held in enumerate(state.charms)),
            **{name: getattr(state, name) for name in ("options", "stage", "round", "tokens", "order", "die")},
            **{name: getattr(state, name) for name in ("pot", "rolls", "drawn", "scores", "out")},
        )

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        if state.stage == "over":
            return state
        unknown = list(
            chance.shuffle(sorted(state.pile + sum((held for s, held in enumerate(state.charms) if s != seat), ())))
        )
        charms = tuple(
            held if s == seat else tuple(unknown.pop() for _ in held) for s, held in enumerate(state.charms)
        )
        bids = tuple(
            bid if bid is None or s == seat else chance.pick(range(min(3, state.tokens[s]) + 1))
            for s, bid in enumerate(state.bids)
        )
        return self.changed(state, pile=tuple(unknown), charms=charms, bids=bids)

    def standings(self, state: State) -> tuple[Standing, ...]:
        parts = [
            (("pips", pips), ("charms", sum(held) if state.stage == "over" else 0))
            for pips, held in zip(state.scores, state.charms, strict=True)
        ]
        keys = [(not gone, sum(part for _, part in own)) for gone, own in zip(state.out, parts, strict=True)]
        return tuple(
            Standing(Seat(seat), 1 + sum(other > keys[seat] for other in keys), keys[seat][1], parts[seat])
            for seat in range(len(keys))
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != "over":
            return None
        return Outcome(tuple(standing.rank for standing in self.standings(state)), state.reason)

    def turns(self, state: State) -> int:
        return state.turn

    def conserved(self, state: State) -> dict[str, int]:
        seats = range(len(state.tokens))
        return {f"tokens of {seat}": state.tokens[seat] + state.spent[seat] for seat in seats} | {
            "charms": sum(state.pile) + sum(map(sum, state.charms))
        }

    def chooses_in_secret(self, view: View, seat: Seat) -> bool:
        return view.stage == "bid" and not view.out[seat]

    def notation(self, action: AnyAction) -> str:
        return f"bid {action.amount}" if isinstance(action, Bid) else action.kind

    def parse(self, text: str) -> AnyAction:
        match text.split(" "):
            case ["bid", amount] if amount.isascii() and amount.isdigit() and len(amount) < 4:
                return Bid(amount=int(amount))
            case [word]:
                for kind in (TakeBack, Roll, Draw, Stop):
                    if word == kind().kind:
                        return kind()
        raise BadNotation(text)


def careful(view: View, legal: tuple[AnyAction, ...], chance: Chance) -> AnyAction:
    """Stop at five pips, and bid little."""
    if view.pot >= 5 and Stop() in legal:
        return Stop()
    return chance.pick(legal[: max(1, len(legal) // 2)])


class PipsMind(Mind[State, AnyAction]):
    policies = MappingProxyType({"careful": careful})


class PipsTalk(Talk[State, AnyAction, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        if view.stage == "over" or view.out[seat] or (view.stage == "dash" and view.order[:1] != (seat,)):
            return Prompt("wait")
        if view.stage == "bid":
            return Prompt("bid", {"have": view.tokens[seat]})
        return Prompt("dash", {"die": view.die, "pot": view.pot})

    def facts(self, view: View, action: AnyAction) -> dict[str, Fact]:
        match action:
            case Bid():
                return {**dict(action.fields()), "what": Term("token")}
            case Stop():
                return {"pot": view.pot}
            case _:
                return dict(action.fields())


PIPS = Playable(Pips(), PipsMind(), PipsTalk())
