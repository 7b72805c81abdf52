"""Panels, pictures and alt texts, made by the bot from a game."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

from bot.features.table.choices import top_menu
from bot.features.table.panels import private_panel, question_of, table_panel
from bot.kit.pictures import scene_of
from bot.kit.shapes import CONTENT, Panel
from bot.rows.session import Player
from bot.session.model import Phase, Pov, Session
from bot.session.preview import foreseen
from bot.session.views import pov_of
from bot.texts import LANGUAGES
from engines.core import Event, FastChance, IllegalAction, Seat, seed_hash, seen_by
from render.scene import Painter, Scene, as_drawn

from .properties import fresh, holds
from .secrecy import NAMES, speaker
from .walk import SEED, Subject, Walk

GUESSES = 8
"""States that look the same to the seat that acts, for each moment."""


def session_of(subject: Subject, walk: Walk, state: Any) -> Session:
    """Return the bot's session with this state: people on every seat, user ids from 100."""
    return session_with(subject.game, state, walk.deal.options, walk.deal.seats)


def session_with(game: Any, state: Any, options: Any, seats: int) -> Session:
    """Return the same for any game, without a walk through it."""
    rules = game.rules
    over = rules.outcome(state) is not None
    return Session(
        id="abcdefghij",
        game=rules.key,
        rules_version=rules.rules_version,
        phase=Phase.OVER if over else Phase.PLAYING,
        guild_id=1,
        channel_id=2,
        host_id=100,
        lang=LANGUAGES[0],
        options=options,
        players=tuple(Player(Seat(seat), NAMES[seat], user_id=100 + seat) for seat in range(seats)),
        state=state,
        row=7,
        revision=9,
        draws=3,
        decisions=(4,) * seats,
        seed_hash=seed_hash(SEED),
        seed=SEED if over else None,
        created_at=0.0,
        changed_at=0.0,
        published_row=6,
        playable=game,
        takebacks=(None,) * seats,
    )


def public(session: Session) -> tuple[Pov, Pov | None]:
    """What the public may know, and the point of view of the only seat that is asked."""
    movers = session.movers
    return pov_of(session, None), pov_of(session, 100 + movers[0]) if len(movers) == 1 else None


def table(subject: Subject, session: Session, lang: str, events: tuple[Event, ...]) -> Panel:
    seen, mover = public(session)
    return table_panel(speaker(subject, lang, markdown=True), seen, mover, seen_by(events, None), ping=True)


@holds
def panels_hide(subject: Subject, walk: Walk) -> None:
    """Twins have the same public panel: text, buttons and custom ids."""
    game = subject.game.rules
    for moment in walk.some(8):
        twin = game.resample(moment.state, None, FastChance(walk.deal.seed))
        for lang in LANGUAGES:
            shown = table(subject, session_of(subject, walk, moment.state), lang, ())
            assert table(subject, session_of(subject, walk, twin), lang, ()) == shown, (
                "the table panel tells a secret"
            )


@holds
def panels_fit(subject: Subject, walk: Walk) -> None:
    """Public and private panels fit Discord's limits at every stage and in every language."""
    for moment in walk.some(5):
        session = session_of(subject, walk, moment.step.state)
        for lang in LANGUAGES:
            panels = []
            if session.phase is Phase.PLAYING:
                panels.append(table(subject, session, lang, moment.step.events))
            voice = speaker(subject, lang, markdown=True)
            for player in session.players:
                seen = pov_of(session, player.user_id)
                question = question_of(voice, seen)
                panels.append(private_panel(voice, seen, None if question is None else top_menu(question, 3)))
            for panel in panels:
                assert 0 < len(panel.content) <= CONTENT
                assert len(panel.rows) <= 5, f"{len(panel.rows)} rows"


@holds
def previews_hide(subject: Subject, walk: Walk) -> None:
    """What a preview shows is certain: for each state that looks the same to the seat that acts, it has the same
    view, events, standings and scene, the same alt text, and can be taken back or not."""
    game, painter = subject.game.rules, subject.painter
    voice = speaker(subject, LANGUAGES[walk.deal.seed % len(LANGUAGES)])
    revealing = walk.some(6, lambda moment: moment.step.before_chance is not None or moment.step.barrier)
    for moment in (*walk.some(6), *revealing):
        session, seat = session_of(subject, walk, moment.state), moment.seat
        alike = [moment.state, *(game.resample(moment.state, seat, FastChance(at)) for at in range(GUESSES))]
        legal = [action for action in game.legal_actions(moment.state, seat) if action != moment.action]
        for action in (moment.action, *legal[:: 1 + len(legal) // 4]):
            try:
                shown = [foreseen(session, seat, action, state, fresh(at)) for at, state in enumerate(alike)]
            except IllegalAction:
                continue  # what is listed is looked at elsewhere
            assert all(one == shown[0] for one in shown), f"the preview of {action!r} claims what is hidden"
            if painter is not None and action == moment.action:
                seen = pov_of(session, 100 + seat)
                scenes = [scene_of(seen, voice, preview=one) for one in (shown[0], shown[-1])]
                assert scenes[0] == scenes[1], "the scene of a preview claims what is hidden"
                alts = {painter.alt(shown[0].view, scene) for scene in scenes}
                assert len(alts) == 1, "the alt text of a preview claims what is hidden"


@holds
def pictures_hide(subject: Subject, walk: Walk) -> None:
    """Twins have the same public picture, byte for byte, and the same alt text."""
    game, painter = subject.game.rules, subject.painter
    if painter is None:
        return
    voice = speaker(subject, LANGUAGES[walk.deal.seed % len(LANGUAGES)])
    for moment in walk.some(2)[:1]:
        shown = []
        twin = game.resample(moment.state, None, FastChance(walk.deal.seed))
        for state in (moment.state, twin):
            seen, _ = public(session_of(subject, walk, state))
            scene = scene_of(seen, voice)
            shown.append(draw(painter, seen.view, scene))
        assert shown[0] == shown[1], "the public picture tells a secret, or is never twice the same"


@holds
def pictures_suit_all(subject: Subject, walk: Walk) -> None:
    """Readers who ask for equal pictures get the one that each of them would get alone, byte for byte."""
    game, painter = subject.game.rules, subject.painter
    if painter is None:
        return
    voice = speaker(subject, LANGUAGES[walk.deal.seed % len(LANGUAGES)])
    for moment in walk.some(2):
        state = moment.step.state
        legal = [one for seat in game.current_players(state)[:1] for one in game.legal_actions(state, seat)]
        choices = [(action, str(at)) for at, action in enumerate(legal[:20])]
        shown: list[tuple[object, object]] = []
        for reader in (None, *walk.readers[1:]):
            seen = pov_of(session_of(subject, walk, state), None if reader is None else 100 + reader)
            own = seen.view, scene_of(seen, voice, seen_by(moment.step.events, None), choices)
            asked, picture = as_drawn(painter, *own), draw(painter, *own)
            assert asked == own or draw(painter, *asked) == picture, "the picture depends on its reader"
            assert all(picture == other for equal, other in shown if equal == asked), "readers share a picture"
            shown.append((asked, picture))


def draw(painter: Painter, view: Any, scene: Scene) -> tuple[bytes, str]:
    return hashlib.sha256(painter.paint(view, scene).tobytes()).digest(), painter.alt(view, scene)


@holds
def alt_texts_fit(subject: Subject, walk: Walk) -> None:
    """Alt texts have 1 to 1,024 characters at every stage, in every language and for every reader.

    Those of private boards begin with their title.
    """
    painter = subject.painter
    if painter is None:
        return
    for moment in walk.some(6):
        session, events = session_of(subject, walk, moment.step.state), moment.step.events
        for lang in LANGUAGES:
            for user in (None, 100 + moment.seat):
                seen = pov_of(session, user)
                for title in ("", "Private board"):
                    scene = scene_of(seen, speaker(subject, lang), seen_by(events, seen.seat))
                    scene = replace(scene, private=title)
                    alt = painter.alt(seen.view, scene)
                    assert 0 < len(alt) <= 1024, f"alt text of {len(alt)} characters"
                    assert alt.startswith(title), "the alt text of a private board begins without its title"
