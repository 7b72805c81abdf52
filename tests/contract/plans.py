"""Plans and written messages: they can be played, fit a message, have words, and tell no secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.features.table.plans import digest
from bot.kit.phone import columns
from bot.texts import LANGUAGES, has_text, text_key
from engines.core import Fact, FastChance, IllegalAction, Seat, seen_by
from engines.core.mind import MOST_BUTTONS, MOST_OPTIONS, MOST_ROWS, Controls, Plan, PlanList
from engines.core.opponents.suggestions import ready_made
from engines.core.playable import Playable
from engines.core.talk import Sentence

from .properties import holds
from .secrecy import speaker, twins
from .walk import Moment, Subject, Walk

MANY = 3
"""Buttons of a row that has room for long words."""
LABEL, PHONE = 80, 38
"""Characters of an option, and of a button that a phone shows whole."""
NARROW = {"hexlands": 12, "rise_of_tribes": 12}
"""Columns of a button in a row of four or more, so that the row does not break on a phone."""
PRESSED = 12
"""Presses at one moment whose corrections are tried."""
OUTLOOK, CALL = 1, 24
"""Lines of what threatens, and columns of a call."""


def sheets(game: Playable, walk: Walk, most: int) -> Iterator[tuple[Moment, Any, Controls]]:
    """Yield moments with a guess of the seat to move, and its controls."""
    for moment in walk.some(most):
        guess = game.rules.resample(moment.state, moment.seat, FastChance(walk.deal.seed))
        controls = game.mind.controls(guess, moment.seat)
        if controls is not None:
            yield moment, guess, controls


@holds
def plans_can_be_played(subject: Subject, walk: Walk) -> None:
    """Each plan begins with a legal action and goes on with legal ones, until dice, a reveal or another seat."""
    game = subject.game
    for moment, guess, controls in sheets(game, walk, 16):
        for plan in controls.plans():
            assert plan.line, f"plan {plan.key} does nothing"
            assert plan.line[0] in game.rules.legal_actions(moment.state, moment.seat), (
                f"plan {plan.key} is not legal"
            )
            play(game, guess, moment.seat, plan)
        for listed in controls.lists():
            for plan in listed.plans[:4]:
                line = game.mind.join(guess, moment.seat, listed.key, [plan]).line
                play(game, guess, moment.seat, Plan(plan.key, line))


def play(game: Playable, state: Any, seat: Seat, plan: Plan) -> None:
    chance = FastChance(1)
    for number, action in enumerate(plan.line):
        try:
            step = game.rules.apply_action(state, seat, action, chance)
        except IllegalAction as error:
            words = "; ".join(map(game.rules.notation, plan.line))
            raise AssertionError(f"plan {plan.key} ({words}) is refused at {number}: {error.code}") from error
        if step.barrier or step.before_chance is not None or game.rules.outcome(step.state) is not None:
            return
        if not game.rules.legal_actions(step.state, seat):
            assert number == len(plan.line) - 1, f"plan {plan.key} goes on after its turn"
        state = step.state


@holds
def panels_have_room(subject: Subject, walk: Walk) -> None:
    """Rows, buttons and options are no more than fit, and no two controls do the same."""
    game = subject.game
    for _, _, controls in sheets(game, walk, 16):
        assert max(len(controls.rows), len(controls.more)) <= MOST_ROWS
        keys = [listed.key for listed in controls.lists()]
        assert len(set(keys)) == len(keys), f"two lists are called alike: {keys}"
        buttons = [] if controls.seal is None else [controls.seal]
        for row in (*controls.rows, *controls.more):
            if isinstance(row, PlanList):
                assert row.most >= 1
                assert 1 <= len(row.plans) <= MOST_OPTIONS
                assert distinct(game, row.plans), f"two options of {row.key} do the same"
            else:
                assert 1 <= len(row) <= MOST_BUTTONS
                buttons += row
        assert distinct(game, buttons), "two buttons do the same"


def distinct(game: Playable, plans: Sequence[Plan]) -> bool:
    return len({digest(game.rules, plan.line) for plan in plans}) == len(plans)


@holds
def plans_have_words(subject: Subject, walk: Walk) -> None:
    """Every plan and list has its words in every language, which differ and fit."""
    game = subject.game
    for moment, guess, controls in sheets(game, walk, 12):
        view = game.rules.view(guess, moment.seat)
        for lang in LANGUAGES:
            for row in (*controls.rows, *controls.more, () if controls.seal is None else (controls.seal,)):
                labels = check_row(subject, lang, view, row.plans if isinstance(row, PlanList) else row)
                if not isinstance(row, PlanList) and len(row) > MANY:
                    wide = [text for text in labels if columns(text) > NARROW.get(game.key, LABEL)]
                    assert not wide, f"{lang}: too wide beside each other: {wide}"
                if isinstance(row, PlanList):
                    assert speaker(subject, lang).of_game("pick", row.key, row.facts).strip()


def label(subject: Subject, lang: str, view: Any, plan: Plan) -> str:
    if not plan.key:
        action = plan.focus or plan.line[-1]
        facts = subject.game.talk.facts(view, action)
        return speaker(subject, lang).of_game("action", action.kind, facts).strip()
    own, facts = text_key(subject.game.key, "plan", plan.key), subject.game.talk.plan_facts(view, plan)
    return speaker(subject, lang).say(own if has_text(own) else f"table-plan-{plan.key}", facts).strip()


@holds
def labels_name_what_is_given_up(subject: Subject, walk: Walk) -> None:
    """What a plan spends, sells, burns or gives up stands in its words, or in those of its list."""
    game = subject.game
    for moment in walk.some(12):
        seat, guess = moment.seat, game.rules.resample(moment.state, moment.seat, FastChance(walk.deal.seed))
        lines = ready_made(game, moment.state, seat, walk.deal.seed, walk.deal.seed, budget=0)
        named = [game.mind.suggested(guess, seat, line) for line in lines]
        ready = (*game.mind.shortcuts(guess, seat), *(plan for plan in named if plan is not None))
        ready = (*ready, *game.mind.turns(guess, seat))
        controls = game.mind.controls(guess, seat)
        rows = () if controls is None else (*controls.rows, *controls.more, tuple(filter(None, [controls.seal])))
        for row in (ready, *rows):
            for plan in row.plans if isinstance(row, PlanList) else row:
                check_given_up(subject, guess, seat, plan, row)


def check_given_up(subject: Subject, state: Any, seat: Seat, plan: Plan, row: Sequence[Plan] | PlanList) -> None:
    rules, view = subject.game.rules, subject.game.rules.view(state, seat)
    facts = list[Fact]()
    for action in plan.line:
        try:
            step = rules.apply_action(state, seat, action, FastChance(1))
        except IllegalAction:
            break
        state, events = step.foreseen
        own = [event for event in seen_by(events, seat) if getattr(event, "seat", seat) == seat]
        facts += [fact for event in own for fact in subject.game.talk.given_up(event)]
        if step.barrier or step.before_chance is not None:
            break
    for lang in LANGUAGES if facts else ():
        voice = speaker(subject, lang)
        words = label(subject, lang, view, plan)
        if isinstance(row, PlanList):
            words += voice.of_game("pick", row.key, row.facts)
        for fact in facts:
            assert str(voice.fact(fact)).casefold() in words.casefold(), (
                f"{lang}: {words!r} does not say {voice.fact(fact)!r}"
            )


@holds
def plans_hide(subject: Subject, walk: Walk) -> None:
    """Twins have the same controls: digests find a plan again, and no label tells a secret."""
    game = subject.game
    for reader, moment, twin in twins(subject, walk):
        if reader is None:
            continue
        first, second = game.mind.controls(moment.state, reader), game.mind.controls(twin, reader)
        assert first == second, f"the controls of {reader} tell a secret"
        first, second = game.mind.turns(moment.state, reader), game.mind.turns(twin, reader)
        assert first == second, f"the turns of {reader} tell a secret"


@holds
def turns_can_be_played(subject: Subject, walk: Walk) -> None:
    """Whole turns can be played, leave out what only ends the turn, differ in kind, and have words that fit."""
    game = subject.game
    for moment in walk.some(12):
        seat, guess = moment.seat, game.rules.resample(moment.state, moment.seat, FastChance(walk.deal.seed))
        plans, view = game.mind.turns(guess, seat), game.rules.view(guess, seat)
        assert len(plans) <= MOST_BUTTONS
        assert distinct(game, plans), "two turns are the same"
        assert len({(plan.key, plan.facts.get("kind")) for plan in plans}) == len(plans), "two turns of one kind"
        for plan in plans:
            assert plan.line
            assert not any(action.only_ends for action in plan.line)
            assert plan.line[0] in game.rules.legal_actions(moment.state, seat)
            play(game, guess, seat, plan)
        for lang in LANGUAGES:
            check_row(subject, lang, view, plans)


@holds
def corrections_can_be_played(subject: Subject, walk: Walk) -> None:
    """What may be pressed about a press can be played after it, or in its place, and has words that fit."""
    game = subject.game
    for moment, guess, controls in sheets(game, walk, 12):
        seat = moment.seat
        for pressed in list(controls.plans())[:PRESSED]:
            after = after_line(game, guess, seat, pressed.line)
            if after is None:
                continue
            found = game.mind.corrections(after, seat, pressed.line)
            assert len(found) <= MOST_BUTTONS
            for one in found:
                assert one.plan.line
                assert one.plan.line != pressed.line or not one.instead, "a correction changes nothing"
                play(game, guess if one.instead else after, seat, one.plan)
            for lang in LANGUAGES:
                check_row(subject, lang, game.rules.view(after, seat), [one.plan for one in found])


def after_line(game: Playable, state: Any, seat: Seat, line: Sequence[Any]) -> Any | None:
    """Return the state after a line; None where dice, a reveal, another seat or the end comes before."""
    for action in line:
        try:
            step = game.rules.apply_action(state, seat, action, FastChance(1))
        except IllegalAction:
            return None
        if step.barrier or step.before_chance is not None or game.rules.outcome(step.state) is not None:
            return None
        state = step.state
    return state


def check_row(subject: Subject, lang: str, view: Any, plans: Sequence[Plan]) -> list[str]:
    """Check that the words of buttons beside each other fit and differ; return them."""
    labels = [label(subject, lang, view, plan) for plan in plans]
    assert all(0 < len(text) <= LABEL for text in labels), f"{lang}: a label does not fit: {labels}"
    assert len(set(labels)) == len(labels), f"{lang}: two plans read alike: {labels}"
    return labels


@holds
def shortcuts_can_be_played(subject: Subject, walk: Walk) -> None:
    """A game's own ready-made plans and suggested turns can be played, and leave out what only ends the turn."""
    game = subject.game
    for moment in walk.some(6):
        guess = game.rules.resample(moment.state, moment.seat, FastChance(walk.deal.seed))
        plans = game.mind.shortcuts(guess, moment.seat)
        lines = ready_made(game, moment.state, moment.seat, walk.deal.seed, walk.deal.seed, budget=0)
        for line in lines:
            named = game.mind.suggested(guess, moment.seat, line)
            assert named is None or named.line == line
            plans = (*plans, named or Plan("", line))
        assert len(set(lines)) == len(lines)
        for plan in plans:
            assert plan.line
            assert not any(action.only_ends for action in plan.line)
            assert plan.line[0] in game.rules.legal_actions(moment.state, moment.seat)
            play(game, guess, moment.seat, plan)
            view = game.rules.view(guess, moment.seat)
            assert all(len(label(subject, lang, view, plan)) <= LABEL for lang in LANGUAGES)


@holds
def messages_have_words(subject: Subject, walk: Walk) -> None:
    """A written message, the headline and the call above and below it, and the one line that warns have words."""
    game, public = subject.game, speaker(subject, LANGUAGES[walk.deal.seed % len(LANGUAGES)])
    for moment in walk.some(40):
        state = moment.step.state
        for reader in walk.readers:
            view = game.rules.view(state, reader)
            outlook = game.talk.outlook(view, reader)
            assert len(outlook) <= OUTLOOK, f"{len(outlook)} warnings"
            head = () if (line := game.talk.headline(view)) is None else (line,)
            seen = seen_by(moment.step.events, reader)
            own = None if reader is None else game.talk.about(seen, view, reader)
            for told in (*(game.talk.message(seen, view) or ()), *outlook, *head, *(() if own is None else (own,))):
                check_words(subject, told)
        for seat in game.rules.current_players(state):
            if (call := game.talk.call(game.rules.view(state, None), seat)) is not None:
                assert columns(public.of_game("call", call.key, call.facts)) <= CALL, "a call is three words"


def check_words(subject: Subject, told: Sentence) -> None:
    for lang in LANGUAGES:
        assert speaker(subject, lang).of_game("message", told.key, told.facts).strip()
