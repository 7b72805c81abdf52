"""Turn an action into the move to be written. Pure: nothing is stored here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.rows.ahead import ANSWER
from bot.rows.log import Entry
from bot.rows.scores import Result
from bot.rows.session import Player
from engines.core import Action, BadNotation, Event, Seat, SeededChance, Step
from engines.core.chance import SetChance
from engines.core.history.records import BEGIN, RESIGN
from engines.core.notation import LONGEST

from .codec import chance_text, events_text
from .dice import rolling_seed
from .model import PanelKind, Phase, Refused, Session, Stale

QUESTION = 100
"""A new question starts at the next multiple of it, and no other number reaches one: see ``same_question``."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The source of a move: seat, user, interaction and time; ``seat`` None for the deal."""

    seat: Seat | None
    user_id: int | None
    interaction_id: int | None
    at: float
    by_clock: bool = False
    """Played for an expired turn."""
    ahead: str = ""
    """Decided ahead of the turn: as ``Entry.ahead``."""


@dataclass(frozen=True, slots=True)
class Move:
    """All that one transaction writes: the new session, the new row, the panel to send, the row taken back.

    ``before``: rows written before the new one, each with the row that it takes back (None: it is an action).
    ``barrier_state``: the state at the newest barrier, where rows of the same move follow it.
    """

    session: Session
    entry: Entry
    events: tuple[Event, ...]
    panel: PanelKind | None
    undone: int | None = None
    before: tuple[tuple[Entry, int | None], ...] = ()
    barrier_state: Any = None

    @property
    def seat(self) -> Seat | None:
        return None if self.entry.seat is None else Seat(self.entry.seat)


def may_act(session: Session, user_id: int, decision: int | None) -> Seat:
    """Return the seat of a person who wants to play; Refused or Stale if they may not."""
    require_playing(session)
    player = session.player_of(user_id)
    if player is None:
        raise Refused("not-seated")
    if player.away:
        raise Refused("you-are-away")
    if decision is not None and decision != session.decisions[player.seat]:
        raise Stale(session)
    return player.seat


def require_playing(session: Session) -> None:
    """Raise Refused unless the game is under way."""
    if session.phase is Phase.LOBBY:
        raise Refused("not-playing")
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")


def not_your_turn(session: Session) -> Refused:
    """Return the refusal for a seat without a choice; where several act at once, turns belong to nobody."""
    rules, movers = session.rules, session.movers
    is_together = rules.turns_in_round(len(session.players)) == 1 or len(movers) > 1
    if not is_together and movers:  # the last of those who choose in secret
        is_together = rules.chooses_in_secret(rules.view(session.state, movers[0]), movers[0])
    return Refused("nothing-to-choose" if is_together else "not-your-turn")


def parse_action(session: Session, seat: Seat, notation: str) -> Action:
    """Parse a notation for a seat that has something to do; the action need not be legal."""
    rules = session.rules
    if seat not in session.movers and not rules.legal_actions(session.state, seat):
        raise not_your_turn(session)
    text = " ".join(notation.split())
    if len(text) > LONGEST:
        raise Refused("bad-action", text=text)
    try:
        action: Action = rules.parse(text)
    except BadNotation as error:
        raise Refused("bad-action", text=text) from error
    return action


def begin(session: Session, seed: bytes, origin: Origin) -> Move:
    """Begin the game: set up the first state, with its deal and first dice."""
    chance = SeededChance(rolling_seed(session, seed), session.drawn_as)
    step = session.rules.initial_state(session.options, len(session.players), chance)
    playing = replace(
        session,
        phase=Phase.PLAYING,
        decisions=(0,) * len(session.players),
        fixed_options=session.options_text,
    )
    return _move(playing, origin, BEGIN, step, chance, seed)


def act(session: Session, seed: bytes, origin: Origin, action: Action, rolls: Sequence[Sequence[int]] = ()) -> Move:
    """Apply an action of the seat; IllegalAction if the rules refuse it.

    ``rolls``: the faces of dice that are set, on a *Try it* alone.
    """
    assert origin.seat is not None
    chance = SetChance(rolling_seed(session, seed), session.drawn_as, session.draws, rolls)
    step = session.rules.apply_action(session.state, origin.seat, action, chance)
    return _move(session, origin, session.rules.notation(action), step, chance, seed)


def resign(session: Session, seed: bytes, origin: Origin) -> Move:
    """Leave for good; this cannot be taken back."""
    assert origin.seat is not None
    chance = SeededChance(rolling_seed(session, seed), session.drawn_as, session.draws)
    step = session.rules.resign(session.state, origin.seat, chance)
    return _move(session, origin, RESIGN, replace(step, barrier=True, hidden=False), chance, seed)


def _move(
    before: Session, origin: Origin, notation: str, step: Step[Any], chance: SeededChance, seed: bytes
) -> Move:
    rules, row = before.rules, before.row + 1
    over = rules.outcome(step.state) is not None
    barrier = step.barrier or bool(chance.log) or over or origin.seat is None
    after = replace(
        before,
        phase=Phase.OVER if over else Phase.PLAYING,
        state=step.state,
        row=row,
        revision=before.revision + 1,
        draws=chance.next,
        decisions=next_decisions(before, step.state, origin.seat, barrier),
        takebacks=_takebacks(before, origin.seat, row, barrier, step.hidden),
        barrier=row if barrier else before.barrier,
        seed=seed if over else None,
        changed_at=origin.at,
        players=_reset_missed(before.players, origin),
    )
    is_published = step.publish or over or origin.seat is None
    entry = Entry(
        row=row,
        seat=origin.seat,
        user_id=origin.user_id,
        notation=notation,
        chance=chance_text(tuple(chance.log)),
        events=events_text(step.events),
        hidden=step.hidden,
        barrier=barrier,
        published=is_published,
        interaction_id=origin.interaction_id,
        at=origin.at,
        by_clock=origin.by_clock,
        ahead=origin.ahead,
        turn=rules.turns(step.state if before.state is None else before.state),
    )
    kind = PanelKind.END if over else PanelKind.BOARD
    return Move(after, entry, step.events, kind if is_published else waits_panel(before, after))


def _reset_missed(players: tuple[Player, ...], origin: Origin) -> tuple[Player, ...]:
    """Reset the missed turns of a person who acts; a standing answer is no sign of them."""
    is_present = origin.user_id is not None and origin.ahead != ANSWER
    if origin.seat is None or not is_present or not players[origin.seat].missed:
        return players
    present = replace(players[origin.seat], missed=0, silent=0.0)
    return tuple(present if player.seat == origin.seat else player for player in players)


def waits_panel(before: Session, after: Session) -> PanelKind | None:
    """Return the panel for a row that is not shown: WAITS if other seats owe an action now, or if everybody sees
    what one is asked, or has seen it: then the newest panel has buttons for what was asked before."""
    is_public = asks_publicly(before) or asks_publicly(after)
    return PanelKind.WAITS if before.movers != after.movers or is_public else None


def asks_publicly(session: Session) -> bool:
    """Whether one person alone owes an action, of which everybody may see the choices."""
    movers, rules = session.movers, session.rules
    if len(movers) != 1 or session.players[movers[0]].person is None:
        return False
    return not rules.chooses_in_secret(rules.view(session.state, movers[0]), movers[0])


def next_question(number: int) -> int:
    """Return the first decision number of the next round: a new question begins with it."""
    return (number // QUESTION + 1) * QUESTION


def same_question(number: int) -> int:
    """Return the next decision number of the same question.

    Who acts a hundred times on one question, as long lines can, stays at its last number: the next one would mean
    a new question, with the full time for it.
    """
    return number + 1 if (number + 1) % QUESTION else number


def next_decisions(before: Session, state: Any, actor: Seat | None, resolved: bool) -> tuple[int, ...]:
    """Return the decision number of each seat once the table is in ``state``.

    A number grows if the seat acted, if it owes an action and did not before (or owes one again after a
    resolution), or if it owes nothing but may now do something that it could not do before. All others stay. A new
    question starts at the next multiple of QUESTION: the number is part of public buttons, and must not reveal how
    often somebody has changed a secret choice.
    """
    rules = before.rules
    owing = rules.current_players(state)

    def next_of(seat: Seat, number: int) -> int:
        if seat in owing and (resolved or (seat not in before.movers and seat != actor)):
            return next_question(number)
        if seat == actor or (seat not in owing and gained_actions(seat)):
            return same_question(number)
        return number

    def gained_actions(seat: Seat) -> bool:
        if before.state is None or not rules.legal_actions(state, seat):
            return False
        return not rules.legal_actions(before.state, seat)

    return tuple(next_of(Seat(seat), number) for seat, number in enumerate(before.decisions))


def _takebacks(before: Session, seat: Seat | None, row: int, barrier: bool, hidden: bool) -> tuple[int | None, ...]:
    """Return what each seat could take back after this row: an open action ends the others' takebacks."""
    seats = range(len(before.players))
    if barrier:
        return (None,) * len(seats)
    kept = before.takebacks if hidden else (None,) * len(seats)
    return tuple(row if other == seat else kept[other] for other in seats)


def results(session: Session) -> tuple[Result, ...]:
    """Return the result of each seat of a finished game; a seat left, or away at the end, counts as given up."""
    outcome = session.outcome
    assert outcome is not None
    given_up = session.given_up
    scores = {standing.seat: standing.score for standing in session.rules.standings(session.state)}
    teams = outcome.teams or (None,) * len(session.players)
    return tuple(
        Result(
            int(p.seat),
            p.user_id,
            p.name,
            outcome.ranks[p.seat],
            scores.get(p.seat, 0),
            p.seat in given_up,
            teams[p.seat],
        )
        for p in session.players
    )
