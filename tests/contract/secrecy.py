"""Secrets stop at the view: nothing that a reader gets may depend on what the reader must not know.

The properties resample what a reader cannot know and compare everything that the reader is shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from bot.texts import LANGUAGES, Speaker, text_key
from engines.core import FastChance, IllegalAction, ScriptedChance, Seat, seen_by
from render import Scene

from .properties import fresh, held
from .walk import Moment, Subject, Walk

NAMES = ("Aki", "Ben", "Chiyo", "Dan", "Emi", "Fred", "Gen", "Hana")


def speaker(subject: Subject, lang: str, markdown: bool = False) -> Speaker:
    """A voice that raises where a text or a variable is missing."""
    return Speaker(lang, NAMES, subject.game.key, markdown=markdown, strict=True)


def twins(subject: Subject, walk: Walk, most: int) -> Iterator[tuple[Seat | None, Moment, Any]]:
    """(reader, moment, a state before it that this reader could not tell from the true one), where it differs."""
    game = subject.game
    for moment in walk.some(most):
        for reader in walk.readers:
            twin = game.resample(moment.state, reader, FastChance(walk.deal.seed))
            if twin != moment.state:
                yield reader, moment, twin


@held
def the_view_hides(subject: Subject, walk: Walk) -> None:
    """Whatever the reader must not know: the same view."""
    game = subject.game
    for reader, moment, twin in twins(subject, walk, 40):
        assert game.view(twin, reader) == game.view(moment.state, reader), f"the view of {reader} tells a secret"
    for reader in walk.readers:
        game.view(walk.end, reader)


@held
def choices_hide(subject: Subject, walk: Walk) -> None:
    """... the same legal actions, prompt and meaning of each action for that reader; the same seats owing."""
    game = subject.game
    for reader, moment, twin in twins(subject, walk, 20):
        assert game.current_players(twin) == game.current_players(moment.state)
        assert game.turns(twin) == game.turns(moment.state)
        assert game.outcome(twin) == game.outcome(moment.state)
        if reader is None:
            continue
        legal = game.legal_actions(moment.state, reader)
        assert game.legal_actions(twin, reader) == legal, f"the choices of {reader} tell a secret"
        if legal:
            first, second = game.view(moment.state, reader), game.view(twin, reader)
            assert game.prompt(first, reader) == game.prompt(second, reader)
            for action in legal[:8]:
                assert game.facts(first, action) == game.facts(second, action)
        if reader in game.current_players(twin):
            assert game.default_action(twin, reader) == game.default_action(moment.state, reader)


@held
def standings_hide(subject: Subject, walk: Walk) -> None:
    """... the same standings, which are public."""
    game = subject.game
    for reader, moment, twin in twins(subject, walk, 40):
        if reader is None:
            assert game.standings(twin) == game.standings(moment.state), "the standings tell a secret"


@held
def events_hide(subject: Subject, walk: Walk) -> None:
    """The next step tells nothing of a secret, unless it is a barrier or chance is drawn.

    Where undo could reach past the step, a reader may learn nothing new at all: the same events, the same view
    after it. Where dice fell, events may not tell more than the view after it.
    """
    game = subject.game
    for reader, moment, twin in twins(subject, walk, 40):
        if moment.step.barrier:
            continue
        try:
            other = game.apply_action(twin, moment.seat, moment.action, ScriptedChance(moment.draws))
        except IllegalAction:
            continue  # a secret of the one who acts; in the twin they could not
        if other.barrier:
            continue
        same = game.view(other.state, reader) == game.view(moment.step.state, reader)
        if not moment.draws:
            assert same, f"{moment.action!r} shows {reader} a secret and could be taken back"
        if same:
            events = seen_by(moment.step.events, reader)
            assert seen_by(other.events, reader) == events, f"{moment.action!r} tells {reader} a secret"


@held
def hidden_choices_hide(subject: Subject, walk: Walk) -> None:
    """Whichever hidden choice was made, the others see the same."""
    game = subject.game
    for moment in walk.some(12, lambda moment: moment.step.hidden and not moment.step.barrier):
        for other in game.legal_actions(moment.state, moment.seat)[:12]:
            if other.kind != moment.action.kind:
                continue
            step = game.apply_action(moment.state, moment.seat, other, fresh())
            after = moment.step.state
            if step.barrier or game.current_players(step.state) != game.current_players(after):
                continue
            for reader in walk.readers:
                if reader == moment.seat:
                    continue
                assert game.view(step.state, reader) == game.view(after, reader), f"{reader} sees the choice"
                assert seen_by(step.events, reader) == seen_by(moment.step.events, reader)
            assert game.standings(step.state) == game.standings(after)


@held
def resampling_resamples(subject: Subject, walk: Walk) -> None:
    """Where something is secret, resample does change it (or the properties above would be empty)."""
    game = subject.game
    secret = walk.some(
        12,
        lambda moment: (
            game.outcome(moment.step.state) is None
            and any(event.visible_to is not None for event in moment.step.events)
        ),
    )
    states = [moment.step.state for moment in secret]
    if any(event.visible_to is not None for event in walk.start.events):
        states.append(walk.start.state)
    if states:
        assert any(
            game.resample(state, None, FastChance(seed)) != state for state in states for seed in range(4)
        ), "resample leaves every secret as it is"


@held
def resampling_keeps_the_rules(subject: Subject, walk: Walk) -> None:
    """A resampled state is a state of the game: valid, with the same pieces, and it plays on."""
    game = subject.game
    pieces = dict(game.conserved(walk.start.state))
    for reader, _, twin in twins(subject, walk, 12):
        assert game.State.model_validate_json(twin.model_dump_json()) == twin
        assert dict(game.conserved(twin)) == pieces, f"resampled for {reader}"
        for seat in game.current_players(twin):
            game.apply_action(twin, seat, game.default_action(twin, seat), fresh())


# --- pictures and the public panel -----------------------------------------------------------------------------


def scene(subject: Subject, lang: str, state: Any, reader: Seat | None, events: Any, seats: int) -> Scene:
    """What the house gives a painter for this reader."""
    game = subject.game
    voice = speaker(subject, lang)
    choices = ()
    if reader is not None:
        view = game.view(state, reader)
        choices = tuple(
            (action, voice.say(text_key(game.key, "action", action.kind), game.facts(view, action)))
            for action in game.legal_actions(state, reader)
        )
    return Scene(
        voice=voice,
        names=NAMES[:seats],
        movers=game.current_players(state),
        standings=game.standings(state),
        turn=game.turns(state),
        reader=reader,
        events=seen_by(events, reader),
        choices=choices,
        outcome=game.outcome(state),
    )


@held
def pictures_hide(subject: Subject, walk: Walk) -> None:
    """The same public picture, byte for byte, and the same alt text, short enough for Discord."""
    game, painter = subject.game, subject.painter
    if painter is None:
        return
    seats, lang = walk.deal.seats, LANGUAGES[walk.deal.seed % len(LANGUAGES)]
    for moment in walk.some(2):
        shown = []
        twin = game.resample(moment.state, None, FastChance(walk.deal.seed))
        for state in (moment.state, twin):
            view = game.view(state, None)
            public = scene(subject, lang, state, None, (), seats)
            alt = painter.alt(view, public)
            assert 0 < len(alt) <= 1024, f"alt text of {len(alt)} characters"
            shown.append((hashlib.sha256(painter.paint(view, public).tobytes()).digest(), alt))
        assert shown[0] == shown[1], "the public picture tells a secret, or is never twice the same"


@held
def alt_texts_fit(subject: Subject, walk: Walk) -> None:
    """Alt text, in every language and for every reader, at every stage: 1 to 1,024 characters."""
    game, painter = subject.game, subject.painter
    if painter is None:
        return
    for moment in walk.some(6):
        after, events = moment.step.state, moment.step.events
        for lang in LANGUAGES:
            for reader in (None, moment.seat):
                shown = scene(subject, lang, after, reader, events, walk.deal.seats)
                alt = painter.alt(game.view(after, reader), shown)
                assert 0 < len(alt) <= 1024, f"alt text of {len(alt)} characters"
