"""Plans outside the steps of a turn: dice, wagers, orders, offers, upkeep that cannot be paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core import Fact, FastChance, Seat, Term
from ...core.mind import Controls, Plan, PlanList
from ..actions import (
    Aim,
    AskCoins,
    Back,
    Choice,
    Command,
    Commit,
    Deal,
    Defend,
    Demote,
    Dismiss,
    Done,
    Drop,
    GiveCoins,
    Propose,
    Raze,
    Relieve,
    Sell,
    Wager,
    Withdraw,
)
from ..hidden import Order
from ..printed import box, ground
from ..resolution.building import work_key
from ..resolution.event_cards import wager_choices
from ..state import Course, View, secret
from ..steps.choices import last_to_go
from ..steps.dues import demote, dismiss, pull_down, sell, upkeep_choices
from ..steps.orders import order_choices
from ..steps.rolling import commit_choices
from ..steps.trading import answer_choices, bundles, can_swap, deal_choices
from .forecast import known_state
from .weighing import rounds_left

IN_A_ROW, IN_ROWS, MOST = 5, 10, 25
CAMPS = ("camp1", "camp2", "camp3")
PLACED = {"order": "order-on", "back": "back-on"}
"""By change of an order: the plan whose words name the space."""
SMALL = (1, 2, 3)
"""Coins of an offer that are one choice, beside those of the rules."""
DONE = Done()


def forms(seen: View, seat: Seat) -> Controls | None:
    """The plans of a seat that is not within the steps of its turn; None if it is."""
    if seen.offer is not None and seat == seen.offer.rival:
        return Controls((tuple([Plan(each.kind, (each,), confirm=False) for each in answer_choices(seen, seat)]),))
    match seen.stage:
        case "commit" if seat in seen.owing:
            return counts(commit_choices(seen, seat), seen, seat, usual_dice(seen, seat))
        case "gamble" if seat in seen.owing:
            return counts(wager_choices(seen, seat), seen, seat, -1)
        case "upkeep" if seat in seen.owing:
            return dues(seen, seat)
        case "close" if seat == seen.active:
            return orders(seen, seat)
        case "deal" if seat == seen.active:
            return offer(seen, seat)
        case _:
            return None


# --- numbers of dice -------------------------------------------------------------------------------------------


def usual_dice(seen: View, seat: int) -> int:
    """The six-sided dice of a round that last to the expected end of the game."""
    have = seen.players[seat].d6
    return min(have, max(1, round(have / rounds_left(seen))))


def counts(choices: Sequence[Commit | Wager], seen: View, seat: int, usual: int) -> Controls:
    """A button for each number of dice; the usual number stands apart. The words say that dice are rolled."""
    have = seen.players[seat].d6
    first: dict[str, Fact] = {"have": have, "first": int(seen.round == 1)}
    plans = [Plan(each.kind, (each,), {"count": each.count, **first}, confirm=False) for each in choices]
    seal = None if usual < 0 else replace(plans[usual], key=f"{plans[usual].key}-usual")
    others = tuple([plan for at, plan in enumerate(plans) if at != usual])
    if len(others) > IN_ROWS:
        return Controls((PlanList("dice", others[:MOST], {"have": have}),), seal=seal)
    cut = len(others) if len(others) <= IN_A_ROW else (len(others) + 1) // 2
    return Controls(tuple([row for row in (others[:cut], others[cut:]) if row]), seal=seal)


# --- upkeep ----------------------------------------------------------------------------------------------------


def dues(seen: View, seat: Seat) -> Controls:
    """What an absent player would give up, as one press (A35), and everything that can be given up."""
    line = cheapest_dues(seen, seat)
    each = tuple([Plan(action.kind, (action,), confirm=False) for action in upkeep_choices(seen, seat)])
    seal = Plan("pay", line, confirm=False)
    others = tuple([plan for plan in each if plan.line != line])[:MOST]
    return Controls(
        (PlanList("due", others, {"missing": seen.players[seat].due - seen.players[seat].coins}),)
        if others
        else (),
        seal=seal,
    )


def cheapest_dues(seen: View, seat: int) -> tuple[Choice, ...]:
    """Give up the cheapest things until the upkeep can be paid."""
    state, line, course = known_state(seen), list[Choice](), Course(FastChance(0))
    while seat in state.owing and (legal := upkeep_choices(state, seat)):
        action = min(legal, key=last_to_go)
        line.append(action)
        match action:
            case Sell():
                state = sell(state, seat, action, course)
            case Raze():
                state = pull_down(state, seat, action, course)
            case Dismiss():
                state = dismiss(state, seat, action, course)
            case Demote():
                state = demote(state, seat, action, course)
            case _:
                raise AssertionError(action.kind)
    return tuple(line)


# --- orders ----------------------------------------------------------------------------------------------------


def orders(seen: View, seat: int) -> Controls:
    """The end of the turn, and a list for each space whose order can be changed; what else can be ordered, and
    offers, behind More."""
    own, legal = secret(seen, seat).orders, order_choices(seen, seat)
    spaces = {
        order.space: [each for each in legal if isinstance(each, Command | Back) and hex_of(each) == order.space]
        for order in own.spaces
    }
    changing = [order for order in own.spaces if spaces[order.space]]
    changing.sort(key=lambda order: -len(spaces[order.space]))
    single = changing if len(changing) <= len(CAMPS) else changing[: len(CAMPS) - 1]
    rows = [
        PlanList(key, tuple([order_plan(each) for each in spaces[order.space]][:MOST]), camp(seen, seat, order))
        for key, order in zip(CAMPS, single, strict=False)
    ]
    others = [each for order in changing[len(single) :] for each in spaces[order.space]]
    if others:
        rows.append(PlanList("camps", tuple([order_plan(each, placed=True) for each in others][:MOST])))
    return Controls(tuple(rows), seal=Plan("done", (DONE,)), more=beside(seen, seat, legal))


def beside(seen: View, seat: int, legal: Sequence[Choice]) -> tuple[PlanList, ...]:
    """Lists behind More: an offer, the defence, the Cannon, strong soldiers."""
    own = secret(seen, seat).orders
    deals = [
        each
        for each in deal_choices(seen, seat)
        if isinstance(each, Withdraw) or (isinstance(each, Deal) and can_swap(seen, seat, each.seat))
    ]
    lists: list[tuple[str, Sequence[Choice], dict[str, Fact]]] = [
        ("deal", deals, {}),
        ("defence", [each for each in legal if isinstance(each, Defend)], {"how": own.defence}),
        (
            "aim",
            [each for each in legal if isinstance(each, Aim)],
            {"hex": ground().names[own.cannon] if own.cannon >= 0 else ""},
        ),
        ("relief", [each for each in legal if isinstance(each, Relieve)], {"count": own.relieve}),
    ]
    rows = []
    for key, actions, words in lists:
        plans = tuple([Plan(each.kind, (each,)) for each in actions][:MOST])
        if plans:
            rows.append(PlanList(key, plans, words))
    return tuple(rows[:3])


def hex_of(action: Command | Back) -> int:
    return ground().number[action.hex]


def order_plan(action: Command | Back, *, placed: bool = False) -> Plan:
    """A change of one order; ``placed``: its words name the space."""
    return Plan(PLACED[action.kind] if placed else action.kind, (action,))


def camp(seen: View, seat: int, order: Order) -> dict[str, Fact]:
    """What holds now for a space."""
    home = seen.players[seat].home
    return {
        "hex": ground().names[order.space],
        "work": Term(f"work-{work_key(seen, order.space, order.work)}"),
        "back": ground().names[order.back],
        "home": int(order.back == home),
    }


# --- offers ----------------------------------------------------------------------------------------------------


def offer(seen: View, seat: int) -> Controls:
    """What to give, what to ask for, each several at once; the offer is made, or dropped."""
    legal = deal_choices(seen, seat)
    rows: list[tuple[Plan, ...] | PlanList] = []
    for side in ("give", "ask"):
        plans = tuple(
            [plan for action in legal if action.kind.startswith(side) for plan in parts_of(seen, action)]
        )[:MOST]
        if plans:
            rows.append(PlanList(side, plans, most=min(len(plans), 5)))
    drop = Plan("drop", tuple([each for each in legal if isinstance(each, Drop)]))
    make = [Plan("propose", (each,), confirm=False) for each in legal if isinstance(each, Propose)]
    return Controls((*rows, (drop,)), seal=make[0] if make else None)


def parts_of(seen: View, action: Choice) -> tuple[Plan, ...]:
    """A thing to give or to ask for; coins by 1 also by 2 and by 3, as far as there are some."""
    plan = Plan(action.kind, (action,))
    if not isinstance(action, GiveCoins | AskCoins) or action.count != 1:
        return (plan,)
    draft = secret(seen, seen.active).draft
    if draft is None:
        return (plan,)
    owner = draft.seat if isinstance(action, GiveCoins) else draft.rival
    bound = bundles(draft)[isinstance(action, AskCoins)].coins
    most = min(seen.players[owner].coins - bound, box().trading.steps - seen.now.dealt)
    return tuple([Plan(action.kind, (action,) * count, {"count": count}) for count in SMALL if count <= most])
