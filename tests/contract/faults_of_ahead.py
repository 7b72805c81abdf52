"""Peeks of what is tried, ordered and answered ahead: in games, and in the bot's own ways of reading a session."""

from __future__ import annotations

from dataclasses import replace
from hashlib import shake_128
from typing import Any

from bot.session import orders, private_board
from bot.session.model import Session
from bot.session.orders import Failure, Sight, Verdict
from engines.core import FastChance, IllegalAction
from tests.toys import Pips, PipsMind, Stop

from .faults import FAULTS, SOUND, Fault, plant
from .walk import Ahead

# --- of the bot ------------------------------------------------------------------------------------------------


def tries_the_truth(session: Session, *asked: Any) -> private_board.Board:
    """A try goes on from the true state, whatever was dealt."""
    board = private_board.begin_try(session, *asked)
    return replace(board, session=replace(board.session, state=session.state))


def deals_by_the_truth(session: Session, owner: Any, lang: str, random: bytes, at: float) -> private_board.Board:
    """The dice and guesses of a try are of what lies hidden at the table."""
    hidden = shake_128(session.state.model_dump_json().encode()).digest(len(random))
    return private_board.begin_try(session, owner, lang, hidden, at)


def tries_unmarked(session: Session, *asked: Any) -> private_board.Board:
    """A guess is not marked as one."""
    board = private_board.begin_try(session, *asked)
    tried = board.session.tried
    assert tried is not None
    return replace(board, session=replace(board.session, tried=replace(tried, is_guess=False)))


def sees_the_truth(session, seat, notations):
    """The preview of a line goes on past the reveal, on the true state."""
    shown = orders.sight(session, seat, notations)
    step = session.rules.apply_action(session.state, seat, session.rules.parse(notations[0]), FastChance(0))
    return Sight(
        events=shown.events, gains=(*shown.gains, (seat, "charms", sum(map(sum, step.state.charms[seat:]))))
    )


def fires_by_the_charm(session, seat, lines):
    """An order fires on an even charm, and does not on an odd one."""
    verdict = orders.decide(session, seat, lines)
    return verdict if session.state.pile[:1] < (7,) else replace(verdict, line=None)


def tells_by_the_charm(session, seat, lines):
    """No order fires for it, and none fails: only the words why not have the next charm."""
    verdict = orders.decide(session, seat, lines)
    why = IllegalAction("too-dear", need=13, have=sum(session.state.pile[:1]))
    said = [replace(one, refusal=one.refusal and why) for one in verdict.failures]
    return replace(verdict, failures=tuple(said))


def fails_by_the_charm(session, seat, lines):
    """Which line has failed depends on the next charm, and nothing fires for it."""
    verdict = orders.decide(session, seat, lines)
    is_odd = sum(session.state.pile[:1]) % 2
    return replace(verdict, failures=verdict.failures[is_odd:])


def guesses_once(session, seat, lines):
    """It is compared what lines show on the guess of one row; on another one it is something else."""
    verdict = orders.decide(session, seat, lines)
    why = IllegalAction("too-dear", need=13, have=session.row)
    return replace(verdict, failures=tuple(replace(one, refusal=one.refusal and why) for one in verdict.failures))


def fires_anyway(session, seat, lines):
    """The first line is played, whatever it shows now."""
    return Verdict(0 if lines else None, ())


def fires_nothing(session, seat, lines):
    """Nothing is ever as it was."""
    return Verdict(None, tuple(Failure(number, "different") for number in range(len(lines))))


def answers_by_the_truth(session, seat, chosen, *, only):
    """What is answered depends on the next charm."""
    legal = session.rules.legal_actions(session.state, seat)
    return legal[sum(session.state.pile[:1]) % len(legal)] if legal else None


FAULTS += [
    Fault(f"{breaks}-{name}", replace(SOUND, ahead=ahead), breaks, echoes)
    for name, ahead, breaks, *echoes in (
        ("tries_the_truth", Ahead(begin_try=tries_the_truth), "tries_hide"),
        ("deals_by_the_truth", Ahead(begin_try=deals_by_the_truth), "tries_hide"),
        ("tries_unmarked", Ahead(begin_try=tries_unmarked), "tries_hide"),
        ("sees_the_truth", Ahead(sight=sees_the_truth), "orders_hide"),
        ("fires_by_the_charm", Ahead(decide=fires_by_the_charm), "orders_hide", "orders_fire"),
        ("tells_by_the_charm", Ahead(decide=tells_by_the_charm), "orders_hide"),
        ("fails_by_the_charm", Ahead(decide=fails_by_the_charm), "orders_hide"),
        ("guesses_once", Ahead(decide=guesses_once), "orders_hide"),
        ("fires_anyway", Ahead(decide=fires_anyway), "what_fires_is_legal"),
        ("fires_nothing", Ahead(decide=fires_nothing), "orders_fire"),
        ("answers_by_the_truth", Ahead(answer=answers_by_the_truth), "answers_hide", "answers_are_legal"),
    )
]

# --- of a game -------------------------------------------------------------------------------------------------


@plant("orders_hide", "choices_hide")
class WaitsBySecret(Pips):
    """Who waits may stop only while the next charm is even: a line is refused by it, and in no other words."""

    def legal_actions(self, state, seat):
        legal = super().legal_actions(state, seat)
        is_waiting = state.stage == "dash" and seat in state.order[1:]
        return (Stop(),) if is_waiting and sum(state.pile[:1]) % 2 == 0 else legal


@plant("orders_hide")
class RefusesByGuess(Pips):
    """The facts of a refusal hold what lies hidden."""

    def check(self, state, seat, action):
        try:
            super().check(state, seat, action)
        except IllegalAction as refusal:
            raise IllegalAction("too-dear", need=13, have=sum(state.pile[:1])) from refusal


@plant("answers_hide", "choices_hide")
class AsksBySecret(Pips):
    """Whose turn it is depends on the next charm, so a bid is now a question and now one's own turn."""

    def turn_of(self, state):
        return state.pile[0] % 2 if state.pile else None


@plant("answers_are_legal", "prompts_have_words")
class AnswersTheImpossible(PipsMind):
    """A standing answer that nobody may give."""

    def answers(self):
        return ("stop",)

    def answer(self, view, seat, legal, chosen):
        return Stop() if chosen and view.stage == "bid" else None
