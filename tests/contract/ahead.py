"""What is tried, ordered or answered ahead depends on what its seat may know, and what fires can be played.

These are the bot's own ways (``bot/session``), on the walks of every game: the true state is in their hands, and
nothing that they say or do may depend on the part of it that the seat must not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product, takewhile
from typing import Any

from bot.kit.boundary import refusal_words
from bot.rows.ahead import ANSWER, ORDER
from bot.session import lines, play, private_board
from bot.session.answers import is_question
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.orders import Failure, OrderLine, Sight, Verdict, line_of
from bot.session.play import Origin
from bot.session.views import pov_of
from bot.texts import LANGUAGES
from engines.core import FastChance, IllegalAction, Seat
from engines.core.playable import Playable

from .properties import holds
from .secrecy import NAMES, speaker, twins
from .showing import session_of
from .walk import SEED, Moment, Subject, Walk

BYTES = tuple(bytes([at]) * 42 for at in range(1, 4))
"""Sources of *Try it* boards: each deals other guesses."""
STEPS = 30
"""Actions of others, at most, until a seat is asked on a *Try it*."""
NOTHING = Sight(events="[]", gains=())


def owner(seat: Seat) -> Actor:
    return Actor(100 + seat, NAMES[seat])


def try_it(subject: Subject, session: Session, seat: Seat, source: bytes) -> private_board.Board:
    return subject.ahead.begin_try(session, owner(seat), LANGUAGES[0], source, 5.0)


def pairs(subject: Subject, walk: Walk, most: int) -> Iterator[tuple[Seat, Moment, Session, Session]]:
    """Yield up to ``most`` times a seat, a moment, and two tables that look the same to this seat then."""
    alike = [(reader, moment, twin) for reader, moment, twin in twins(subject, walk) if reader is not None]
    for reader, moment, twin in alike[:: 1 + len(alike) // most]:
        first, second = (session_of(subject, walk, state) for state in (moment.state, twin))
        yield reader, moment, first, second


def counted_on(session: Session) -> Session:
    """Return the table with one more row, which may be a secret choice that was changed: so nobody may notice."""
    return replace(session, row=session.row + 1, revision=session.revision + 1)


# --- *Try it* ---------------------------------------------------------------------------------------------------


@holds
def tries_hide(subject: Subject, walk: Walk) -> None:
    """Twins give the same *Try it* from the same bytes: start, state, marks, and the panel of who plays there.

    So does the table once somebody has changed a secret choice. Where guesses differ, it is marked as one.
    """
    for reader, _, first, second in pairs(subject, walk, 16):
        tries = [try_it(subject, session, reader, BYTES[0]) for session in (first, second, counted_on(second))]
        assert tries[0] == tries[1] == tries[2], f"a try of {reader} tells a secret"
        shown = [pov_of(board.session, owner(reader).user_id) for board in tries]
        assert shown[0] == shown[1]
        tried = tries[0].session.tried
        assert tried is not None
        is_guess = tried.is_guess or tries[0].session.state == second.state
        assert is_guess, "what was dealt anew is not marked so"


# --- standing orders --------------------------------------------------------------------------------------------


@holds
def orders_hide(subject: Subject, walk: Walk) -> None:
    """Twins show the same of every line, fire the same one of any order, and say the same where none fires.

    The guesses of later rows are others, and show and say the same.
    """
    for reader, moment, first, second in pairs(subject, walk, 12):
        tables = (first, second, counted_on(second))
        orders = list[OrderLine]()
        for notations in wanted(subject.game, moment, reader):
            seen = [look(subject, session, reader, notations) for session in tables]
            assert seen[0] == seen[1] == seen[2], f"what {notations} shows {reader} tells a secret"
            now = seen[0] if isinstance(seen[0], Sight) else NOTHING
            orders += [OrderLine(notations=notations, sight=sight) for sight in (NOTHING, now)]
        for order in (orders, orders[::2], *([line] for line in orders[::2])):
            verdicts = [told(subject, subject.ahead.decide(session, reader, order)) for session in tables]
            assert verdicts[0] == verdicts[1] == verdicts[2], (
                f"what an order of {reader} does, or why not, tells a secret"
            )


def wanted(game: Playable, moment: Moment, seat: Seat) -> Iterator[tuple[str, ...]]:
    """Yield lines that somebody may have ordered: what is legal, alone and followed by more, and what is not."""
    legal = game.rules.legal_actions(moment.state, seat)
    names = [game.rules.notation(action) for action in legal[:: 1 + len(legal) // 3]]
    yield from ((name,) for name in names)
    if names:
        yield names[0], names[-1]
    yield (game.rules.notation(moment.action),)


def look(subject: Subject, session: Session, seat: Seat, notations: Sequence[str]) -> Sight | tuple[str, ...]:
    """Return what a line shows, or why it cannot be played, in all words."""
    try:
        return subject.ahead.sight(session, seat, notations)
    except (Refused, IllegalAction) as refusal:
        return words_of(subject, refusal)


def words_of(subject: Subject, refusal: Refused | IllegalAction) -> tuple[str, ...]:
    """Return all that a refusal holds, and its words in each language."""
    said = (refusal_words(speaker(subject, lang, markdown=True), refusal) for lang in LANGUAGES)
    return (type(refusal).__name__, refusal.code, repr(refusal.facts), *said)


def told(subject: Subject, verdict: Verdict) -> tuple[int | None, list[Any]]:
    """Return all of a verdict that its seat may read."""

    def words(failure: Failure) -> tuple[object, ...]:
        refusal = None if failure.refusal is None else words_of(subject, failure.refusal)
        return failure.line, failure.code, refusal, failure.sight

    return verdict.line, [words(failure) for failure in verdict.failures]


@holds
def orders_fire(subject: Subject, walk: Walk) -> None:
    """A line that was tried where the seat is asked fires there, whatever was guessed, and is played whole."""
    for at, moment in numbered(walk, 12, range(len(walk.moments))):
        session, seat = session_of(subject, walk, moment.state), moment.seat
        if seat not in session.movers:
            continue
        tables = [on_turn(try_it(subject, session, seat, source), seat) for source in BYTES]
        orders = [entered(board, seat, own_line(walk, at)) for board in tables]
        assert all(line == orders[0] for line in orders), "what an order was given for depends on a guess"
        if orders[0] is not None:
            verdict = subject.ahead.decide(session, seat, [orders[0]])
            assert verdict.line == 0, f"{orders[0].notations} does not fire where nothing has changed"
            play_by_order(session, seat, orders[0])


@holds
def what_fires_is_legal(subject: Subject, walk: Walk) -> None:
    """A line that was tried on an earlier guess and fires when the seat is asked is played whole."""
    taken_up = [at for at, (was, now) in enumerate(pairwise(walk.moments), 1) if was.seat != now.seat]
    for at, moment in numbered(walk, 12, taken_up):
        session, seat = session_of(subject, walk, moment.state), moment.seat
        if seat not in session.movers:
            continue
        orders = list[OrderLine]()
        for back, source in product((1, 5), BYTES[:2]):
            before = session_of(subject, walk, walk.moments[max(0, at - back)].state)
            board = on_turn(try_it(subject, before, seat, source), seat)
            tried = (own_line(walk, at), any_line(board, seat, FastChance(at + back)))
            known = (entered(board, seat, line) for line in tried if seat not in before.movers)
            orders += [line for line in known if line is not None]
        for line in orders:
            if subject.ahead.decide(session, seat, [line]).line is not None:
                play_by_order(session, seat, line)


def numbered(walk: Walk, most: int, wanted: Sequence[int]) -> Iterator[tuple[int, Moment]]:
    """Yield up to ``most`` of the wanted moments with their numbers, evenly spread."""
    return ((at, walk.moments[at]) for at in wanted[:: 1 + len(wanted) // most])


def own_line(walk: Walk, at: int) -> tuple[str, ...]:
    """Return what a seat does from this moment on, up to the first dice, reveal or other seat."""
    seat, line = walk.moments[at].seat, list[str]()
    for moment in takewhile(lambda one: one.seat == seat, walk.moments[at : at + 6]):
        line.append(walk.game.notation(moment.action))
        if moment.draws or moment.step.barrier or moment.step.before_chance is not None:
            break
    return tuple(line)


def any_line(board: private_board.Board, seat: Seat, chance: FastChance) -> tuple[str, ...]:
    """Return what somebody might try on this board for their seat, up to the first dice, reveal or other seat."""
    rules, state, line = board.session.rules, board.session.state, list[str]()
    while (legal := rules.legal_actions(state, seat)) and len(line) < 6:
        action = chance.pick(legal)
        line.append(rules.notation(action))
        step = rules.apply_action(state, seat, action, chance)
        if step.barrier or step.before_chance is not None or seat not in rules.current_players(step.state):
            break
        state = step.state
    return tuple(line)


def on_turn(board: private_board.Board, seat: Seat) -> private_board.Board:
    """Return the board once others have played on it until this seat is asked."""
    rules = board.session.rules
    for _ in range(STEPS):
        movers = board.session.movers
        if seat in movers or not movers:
            break
        try:
            action = rules.default_action(board.session.state, movers[0])
            board = private_board.act(board, Origin(movers[0], owner(seat).user_id, None, 6.0), action)
        except IllegalAction:
            break  # defaults are looked at elsewhere
    return board


def entered(board: private_board.Board, seat: Seat, notations: Sequence[str]) -> OrderLine | None:
    """Return a line as its owner tries and orders it on this board; None if it cannot be."""
    if not notations:
        return None
    try:
        origin = Origin(seat, owner(seat).user_id, None, 7.0)
        board, line = board.act_line(notations, lines.as_written, origin)
        run = private_board.own_run(board)
        return None if line.left or run is None else line_of(run, seat)
    except (Refused, IllegalAction):
        return None


def play_by_order(session: Session, seat: Seat, line: OrderLine) -> None:
    """Play a line that fires on the true state, as the clock does."""
    origin = Origin(seat, owner(seat).user_id, None, 8.0, ahead=ORDER)
    try:
        played = lines.act_line(session, SEED, origin, line.notations)
    except (Refused, IllegalAction) as refusal:
        raise AssertionError(f"{line.notations} fires, and is refused: {refusal.code}") from refusal
    assert not played.left, f"{line.notations} fires, and {played.left} is left"
    assert played.refusal is None


# --- standing answers -------------------------------------------------------------------------------------------


@holds
def answers_hide(subject: Subject, walk: Walk) -> None:
    """Twins are answered alike by every choice of standing answers, and asked alike.

    What the bot answers by itself, as it is the only answer, tells others no more than they know: of tables that
    look the same to them, all or none are answered.
    """
    for reader, moment, twin in twins(subject, walk):
        tables = [session_of(subject, walk, state) for state in (moment.state, twin)]
        for seat in walk.seats:
            if seat != reader:
                alone = [subject.ahead.answer(session, seat, (), only=True) is None for session in tables]
                assert alone[0] == alone[1], f"that {seat} has only one answer tells {reader} a secret"
    chosen = choices(subject.game.mind.answers())
    for reader, _, first, second in pairs(subject, walk, 12):
        assert is_question(first, reader) == is_question(second, reader)
        for keys in chosen:
            for only in (False, True):
                given = [subject.ahead.answer(session, reader, keys, only=only) for session in (first, second)]
                assert given[0] == given[1], f"what {reader} answers by {keys} tells a secret"


@holds
def answers_are_legal(subject: Subject, walk: Walk) -> None:
    """A standing answer is legal, and only of a seat that is asked something in another's turn."""
    game = subject.game
    chosen = choices(game.mind.answers())
    for state in walk.states(24):
        session = session_of(subject, walk, state)
        if session.phase is not Phase.PLAYING:
            continue
        for seat in walk.seats:
            legal, view = game.rules.legal_actions(state, seat), game.rules.view(state, seat)
            for keys in chosen:
                given = [subject.ahead.answer(session, seat, keys, only=only) for only in (False, True)]
                for action in (*given, *((game.mind.answer(view, seat, legal, keys),) if legal else ())):
                    assert action is None or action in legal, f"{action!r} is no legal answer"
                for action in given:
                    if action is not None:
                        assert is_question(session, seat), f"{seat} is asked nothing, and answers {action!r}"
                        play.act(session, SEED, Origin(seat, 100 + seat, None, 5.0, ahead=ANSWER), action)


def choices(keys: Sequence[str]) -> list[frozenset[str]]:
    """Return every combination of standing answers that may be chosen: one of each group at most."""
    groups = dict[str, list[str]]()
    for key in keys:
        groups.setdefault(key.partition("-")[0], []).append(key)
    return [frozenset(filter(None, one)) for one in product(*([*group, ""] for group in groups.values()))]
