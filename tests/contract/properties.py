"""The properties of every game: functions of a subject and a walk that raise AssertionError.

The suite tries them on every registered game, the example and the toys; planted faults show that each can fail.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engines.core import Action, AnyGame, BadNotation, FastChance, Frozen, IllegalAction, Seat, Standing
from engines.core.history.records import BEGIN, RESIGN

from .walk import SEED, SESSION, PatientChance, Subject, Walk

Property: TypeAlias = Callable[[Subject, Walk], None]

PROPERTIES: dict[str, Property] = {}


def holds(check: Property) -> Property:
    """Add a property to the suite under its own name."""
    PROPERTIES[check.__name__] = check
    return check


def fresh(seed: int = 0) -> PatientChance:
    """Chance of its own for a step that the walk did not take."""
    return PatientChance(SEED, f"{SESSION}-{seed}")


def copy(game: AnyGame, state: Any) -> Any:
    """Return an equal state that shares nothing with this one."""
    return game.State.model_validate_json(state.model_dump_json())


@holds
def undo_stops_where_it_says(subject: Subject, walk: Walk) -> None:
    """Where a game says that nothing is undone after others have moved, dice or a reveal stand between."""
    if subject.game.rules.undo_past_others:
        return
    acted = set[Seat]()
    for moment in walk.moments:
        if moment.draws or moment.step.barrier:
            acted.clear()
            continue
        assert moment.step.hidden or acted <= {moment.seat}, f"{moment.action!r} leaves others' moves to be undone"
        acted.add(moment.seat)


# --- values ----------------------------------------------------------------------------------------------------


@holds
def json_round_trip(subject: Subject, walk: Walk) -> None:
    """States, actions, events, options and views survive JSON."""
    game = subject.game.rules
    assert game.Options.model_validate_json(walk.deal.options.model_dump_json()) == walk.deal.options
    for state in walk.states(12):
        assert copy(game, state) == state
        for reader in walk.readers:
            view = game.view(state, reader)
            assert game.View.model_validate_json(view.model_dump_json()) == view
    for moment in walk.some(40):
        assert game.actions.validate_json(game.actions.dump_json(moment.action)) == moment.action
        for event in moment.step.events:
            assert game.events.validate_json(game.events.dump_json(event)) == event


@holds
def steps_are_valid(subject: Subject, walk: Walk) -> None:
    """States and previews are what the store would read back: rules need not validate what they make."""
    game = subject.game.rules
    for moment in walk.some(80):
        for state in (moment.step.state, moment.step.before_chance):
            assert state is None or copy(game, state) == state


@holds
def values_hash(subject: Subject, walk: Walk) -> None:
    """States, views, actions and events are frozen values: equal ones hash alike."""
    game = subject.game.rules
    for state in walk.states(12):
        again = type(state)(**dict(state))
        assert again == state
        assert hash(again) == hash(state)
        hash(game.view(state, None))
        assert type(state).model_config.get("frozen"), "a state is frozen"
    for moment in walk.some(40):
        for value in (moment.action, *moment.step.events):
            assert isinstance(value, Frozen)
            hash(value)


@holds
def input_untouched(subject: Subject, walk: Walk) -> None:
    """No question and no action changes the state that it is asked of."""
    game = subject.game.rules
    for moment in walk.some(12):
        state = copy(game, moment.state)
        before = state.model_dump_json()
        game.apply_action(state, moment.seat, moment.action, fresh())
        game.resign(state, moment.seat, fresh())
        game.resample(state, moment.seat, fresh())
        game.default_action(state, moment.seat)
        game.standings(state)
        assert state.model_dump_json() == before


@holds
def options_hold_as_stored(subject: Subject, walk: Walk) -> None:
    """The options stored at Begin stay as they are, and begin the same game as the chosen ones."""
    game, chosen = subject.game.rules, walk.deal.options
    for seats in game.seats:
        stored = game.options_for(chosen, seats)
        assert type(stored) is type(chosen)
        assert game.options_for(stored, seats) == stored
    stored = game.options_for(chosen, walk.deal.seats)
    assert game.initial_state(stored, walk.deal.seats, PatientChance(SEED, SESSION)) == walk.start


# --- legality --------------------------------------------------------------------------------------------------


@holds
def listed_means_legal(subject: Subject, walk: Walk) -> None:
    """Every listed action of any seat can be applied, and the list is always the same."""
    game = subject.game.rules
    assert not walk.refused, f"listed but refused: {walk.refused[0]}"
    for moment in walk.some(10):
        for seat in walk.seats:
            legal = game.legal_actions(moment.state, seat)
            assert legal == game.legal_actions(copy(game, moment.state), seat), "the order is fixed"
            assert len(set(legal)) == len(legal), "no action is listed twice"
            for action in legal[:: 1 + len(legal) // 8]:
                game.apply_action(moment.state, seat, action, fresh())


@holds
def not_listed_means_refused(subject: Subject, walk: Walk) -> None:
    """An action that is not listed (of another time or seat, or with odd numbers) raises IllegalAction."""
    game = subject.game.rules
    known = list(dict.fromkeys(moment.action for moment in walk.some(40)))
    wild = [action for known_action in known[:8] for action in mutations(game, known_action)]
    for state in walk.states(8):
        mine = copy(game, state)
        for seat in walk.seats:
            listed = set(game.legal_actions(state, seat))
            for action in (*known, *wild):
                if action not in listed:
                    check_refusal(game, state, mine, seat, action)


def check_refusal(game: AnyGame, state: Any, mine: Any, seat: Seat, action: Action | None = None) -> None:
    """Check on a copy of a state that this action (None: leaving) is refused, rolls nothing and changes nothing."""
    chance, what = fresh(), f"{'leaving' if action is None else repr(action)} by seat {seat}"
    try:
        if action is None:
            game.resign(mine, seat, chance)
        else:
            game.apply_action(mine, seat, action, chance)
    except IllegalAction:
        assert mine == state, f"{what} is refused and changes something"
        assert not chance.log, f"{what} is refused and rolls dice"
        return
    except Exception as error:
        raise AssertionError(f"{what} raised {error!r}") from error
    raise AssertionError(f"{what} is not legal and was applied")


def mutations(game: AnyGame, action: Action) -> Iterator[Action]:
    """The action with each number changed, as far as the game can write and read it."""
    raw = action.model_dump(mode="json")
    for name, value in raw.items():
        for other in alterations(value):
            try:
                changed = game.actions.validate_json(json.dumps({**raw, name: other}))
                yield game.parse(game.notation(changed))
            except (ValueError, BadNotation, IndexError, KeyError, TypeError):
                continue  # not an action of this game at all


def alterations(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -1, 0, 99)
    elif isinstance(value, list):
        yield []
        yield value + value
        for at, part in enumerate(value):
            for other in alterations(part):
                yield [*value[:at], other, *value[at + 1 :]]


@holds
def somebody_owes_until_the_end(subject: Subject, walk: Walk) -> None:
    """Some seat owes an action, and has one, exactly while there is no outcome; after it no seat can act."""
    game = subject.game.rules
    for state in walk.states(200):
        owing = game.current_players(state)
        over = game.outcome(state) is not None
        assert (not owing) == over, f"owing {owing}, over {over}"
        assert list(owing) == sorted(set(owing)), "in seat order"
        for seat in owing:
            assert game.legal_actions(state, seat), f"seat {seat} owes an action and has none"
        if over:
            assert not any(game.legal_actions(state, seat) for seat in walk.seats)


@holds
def who_is_asked_may_answer(subject: Subject, walk: Walk) -> None:
    """A seat that was asked something owes nothing else, and each of its actions answers."""
    game = subject.game.rules
    for moment in walk.some(60):
        owner = game.turn_of(moment.state)
        assert owner is None or owner in walk.seats
        asked = game.asked(moment.state)
        assert list(asked) == sorted(set(asked) - set(game.current_players(moment.state)))
        for seat in asked:
            legal = game.legal_actions(moment.state, seat)
            assert legal, f"seat {seat} is asked and has nothing to say"
            for action in legal[:6]:
                after = game.apply_action(moment.state, seat, action, fresh()).state
                assert seat not in game.asked(after), f"seat {seat} is asked the same again after {action}"
    assert not game.asked(walk.end) or game.current_players(walk.end), "nobody is asked when the game is over"


@holds
def ends(subject: Subject, walk: Walk) -> None:
    """Random play comes to an end, and not before it has begun."""
    assert walk.moments, "the game is over before anybody has acted"
    assert len(walk.moments) < subject.bound, f"no end after {subject.bound} actions"


@holds
def turns_never_fall(subject: Subject, walk: Walk) -> None:
    game = subject.game.rules
    turns = [game.turns(walk.start.state), *(game.turns(moment.step.state) for moment in walk.moments)]
    assert turns[0] >= 1
    assert turns == sorted(turns), f"{turns}"


@holds
def turns_begin_where_they_are_counted(subject: Subject, walk: Walk) -> None:
    """Events that begin a turn are public, and a step has no more of them than turns; the first turn is free."""
    game = subject.game.rules
    for moment in walk.moments:
        begun = [event for event in moment.step.events if event.begins_turn]
        before = game.turns(moment.state)
        assert all(event.visible_to is None for event in begun)
        assert len(begun) <= game.turns(moment.step.state) - before or (before == 1 and len(begun) == 1), begun


@holds
def rounds_are_counted(subject: Subject, walk: Walk) -> None:
    """A round has a turn for each seat, at most; one where everybody is asked as each of the first two begins.

    A game that numbers its rounds begins with 1 and leaves none out.
    """
    game, seats = subject.game.rules, walk.deal.seats
    length = game.turns_in_round(seats)
    assert 1 <= length <= seats
    first: dict[int, tuple[Seat, ...]] = {}
    for state in (walk.start.state, *(moment.step.state for moment in walk.moments)):
        first.setdefault(game.turns(state), game.current_players(state))
    if seats > 1 and all(len(first.get(turn, ())) == seats for turn in (1, 2)):
        assert length == 1
    numbers = [game.round(state) for state in (walk.start.state, *(moment.step.state for moment in walk.moments))]
    if numbers[0] is not None:
        assert numbers[0] == 1
    for before, after in itertools.pairwise(numbers):
        assert (before is None) == (after is None)
        assert before is None or after is None or after - before in (0, 1)


@holds
def pieces_are_conserved(subject: Subject, walk: Walk) -> None:
    game = subject.game.rules
    first = dict(game.conserved(walk.start.state))
    for moment in walk.moments:
        assert dict(game.conserved(moment.step.state)) == first
        if moment.step.before_chance is not None:
            assert dict(game.conserved(moment.step.before_chance)) == first


@holds
def standings_and_outcome_agree(subject: Subject, walk: Walk) -> None:
    """One standing a seat, in seat order, with the same parts; ranks are 1, 2, 2, 4; the outcome has the same.

    There are none at all while the scores are secret. Where nobody won the ranks begin with 2, and only then. The
    seats of a team share a rank.
    """
    game = subject.game.rules
    for state in walk.states(30):
        standings = game.standings(state)
        outcome = game.outcome(state)
        if not standings and outcome is None:
            continue  # the scores are secret
        assert [standing.seat for standing in standings] == list(walk.seats)
        assert all(isinstance(standing, Standing) for standing in standings)
        assert len({tuple(name for name, _ in standing.parts) for standing in standings}) == 1
        ranks = tuple(standing.rank for standing in standings)
        first = 1 if outcome is None or outcome.winners else 2
        assert list(ranks) == [first + sum(other < rank for other in ranks) for rank in ranks]
        if outcome is not None:
            assert outcome.ranks == ranks, f"outcome {outcome.ranks}, standings {ranks}"
            told = outcome.teams or (None,) * walk.deal.seats
            assert told == tuple(standing.team for standing in standings), "the end tells who played together"
            shared = set(zip(outcome.teams, outcome.ranks, strict=False))
            assert len(shared) == len(set(outcome.teams)), "a team shares its rank"


# --- notation --------------------------------------------------------------------------------------------------

RESERVED = re.compile(rf"({BEGIN}|{RESIGN}|undo \d+)\Z")


@holds
def notation_goes_both_ways(subject: Subject, walk: Walk) -> None:
    """ASCII, unique, at most 60 characters, no ``:``, no ``;``, no words of the log; parse reads it back."""
    game = subject.game.rules
    for moment in walk.some(20):
        for seat in walk.seats:
            legal = game.legal_actions(moment.state, seat)
            texts = [game.notation(action) for action in legal]
            assert len(set(texts)) == len(texts), "notations are unique"
            for action, text in zip(legal, texts, strict=True):
                assert re.fullmatch(r"[!-~]([ -~]{,58}[!-~])?", text), repr(text)
                assert ":" not in text, "custom ids are cut at colons"
                assert ";" not in text, "several notations in a line are cut at semicolons"
                assert not RESERVED.match(text), f"{text!r} is a word of the log"
                assert game.parse(text) == action
    for text in ("", " ", "no such thing", "begin", "resign", "undo 1", "\u00e9", "-1", "9" * 5000):
        not_read(game, text)
    for moment in walk.some(5):
        text = game.notation(moment.action)
        for garbled in (text + " x", "x" + text, text[: len(text) // 2] + "?", text + ":", text + "\n" + text):
            not_read(game, garbled)


def not_read(game: AnyGame, text: str) -> None:
    """Check that a line that is no action raises BadNotation."""
    try:
        action = game.parse(text)
    except BadNotation:
        return
    raise AssertionError(f"{text!r} was read as {action!r}")


# --- chance ----------------------------------------------------------------------------------------------------


@holds
def dice_come_last(subject: Subject, walk: Walk) -> None:
    """A step that draws or reveals has a preview, and others have none. The preview does not depend on the draw."""
    game = subject.game.rules
    for moment in walk.moments:
        step, drew = moment.step, bool(moment.draws)
        told = step.before_chance is not None
        assert told or not (drew or (step.hidden and step.barrier)), f"{moment.action!r} drew {moment.draws}"
        assert drew or step.barrier or not told, f"nothing hangs on {moment.action!r}"
    for moment in walk.some(20, lambda moment: bool(moment.draws)):
        for seed in range(3):
            step = game.apply_action(moment.state, moment.seat, moment.action, fresh(seed))
            assert step.before_chance == moment.step.before_chance, "the preview depends on the dice"
            assert game.turns(step.before_chance) >= game.turns(moment.state)
            for reader in walk.readers:
                game.view(step.before_chance, reader)
            game.standings(step.before_chance)


# --- simultaneous choices --------------------------------------------------------------------------------------


@holds
def arrivals_in_any_order(subject: Subject, walk: Walk) -> None:
    """Hidden choices made at the same time lead to the same state in any order."""
    game = subject.game.rules
    mind = FastChance(walk.deal.seed)
    for moment in walk.some(8, lambda moment: moment.step.hidden):
        owing = game.current_players(moment.state)
        plans = [(seat, mind.pick(game.legal_actions(moment.state, seat))) for seat in owing]
        plans = [plan for plan in plans if game.apply_action(moment.state, *plan, fresh()).hidden]
        if len(plans) > 1:
            orders = list(itertools.permutations(plans))[:24]
            first, *others = (arrive(game, moment.state, order) for order in orders)
            assert all(state == first for state in others), f"the order counts: {plans}"


def arrive(game: AnyGame, state: Any, order: tuple[tuple[Seat, Any], ...]) -> Any:
    chance = fresh()
    for seat, action in order:
        state = game.apply_action(state, seat, action, chance).state
    return state
