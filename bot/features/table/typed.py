"""Typed actions: playing one or several at once, and completing the last one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.kit.app import App
from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.shapes import LINE, OPTIONS, cut, unique_labels
from bot.table.model import Refused, Session
from bot.table.preview import ahead
from bot.table.views import pov_of
from bot.texts import Speaker
from engines.core import BadNotation, Event, IllegalAction, Seat

from .choices import Question, action_words
from .panels import question_of, story
from .presses import show_preview, show_private

MOST = 25
"""Actions of one line, at most; nobody types more by hand."""
BETWEEN = re.compile("[;\uff1b]")
"""Semicolons, also full-width ones."""


def parts_of(text: str) -> list[str]:
    """Split a line into its actions, stripped of spaces; at least one, possibly empty."""
    return [part for part in (" ".join(part.split()) for part in BETWEEN.split(text)) if part] or [""]


async def play_typed(ctx: Context, session: Session, seat: Seat, text: str) -> None:
    """Play actions in order, each as its own row, until one is refused, needs confirmation, or ends the turn.

    A refusal of the first is raised, as for a press. Later the player is shown what was done, why it stopped, and
    what was left out.
    """
    parts = [text] if _is_single_label(ctx, session, text) else parts_of(text)
    said, events, decision = list[str](), list[Event](), None
    voice = ctx.voice(session)
    for done, part in enumerate(parts):
        rest = parts[done + 1 :]
        try:
            if done == MOST:
                said.append(_left_out(voice, [part, *rest]))
                break
            notation = _notation(ctx, session, part)
            above = [*said, _left_out(voice, rest)] if rest else said
            if ctx.reader.confirm and await show_preview(ctx, session, seat, notation, above):
                return
            played = await ctx.services.moves.act(
                session.id,
                ctx.reader.actor,
                notation,
                decision=decision,
                interaction_id=None if done else ctx.interaction.id,
            )
        except (Refused, IllegalAction, BadNotation) as error:
            if not done:
                raise
            said += [_left_out(voice, [part, *rest]), refusal_words(voice, error)]
            session = await ctx.services.tables.load(session.id)
            break
        session, decision = played.session, played.session.decisions[seat]
        events += played.events
        said += story(voice, played.events)
        if played.repeated:
            break  # a second delivery of the same command: the others have been played too
        if rest and not session.rules.legal_actions(session.state, seat):
            said.append(_left_out(voice, rest))
            break
    await show_private(ctx, session, said, events)


def completions(app: App, session: Session, lang: str, user_id: int, typed: str) -> list[tuple[str, str]]:
    """Return (label, line) for each action that can be the last of the line, the earlier ones played on a copy.

    Nothing if these cannot be played, or if they roll dice.
    """
    *before, last = BETWEEN.split(typed)
    earlier = [part for text in before for part in parts_of(text) if part]
    voice = app.voice(lang, session)
    player = session.player_of(user_id)
    if player is None:
        return []
    notations: list[str] = []
    for part in earlier:
        question = question_of(voice, pov_of(session, user_id))
        notations.append(_notation_of(question, part))
        try:
            imagined = ahead(session, player.seat, notations[-1:])
        except (Refused, IllegalAction, BadNotation):
            return []
        if imagined is None:
            return []
        session = imagined
    question = question_of(voice, pov_of(session, user_id))
    if question is None:
        return []
    wanted = last.casefold().split()
    fitting = [
        ("; ".join([*notations, notation]), label)
        for notation, label in _labelled(question)
        if all(word in f"{notation} {label}".casefold() for word in wanted)
    ]
    short = [(value, label) for value, label in fitting if len(value) <= LINE][:OPTIONS]
    names = unique_labels([f"{label} [{value}]" for value, label in short], LINE)
    return [(name, value) for name, (value, _) in zip(names, short, strict=True)]


def _left_out(voice: Speaker, parts: list[str]) -> str:
    return voice.say("table-play-rest", {"rest": cut("; ".join(parts), LINE)})


def _is_single_label(ctx: Context, session: Session, text: str) -> bool:
    """Whether the whole line is the label of one button."""
    return bool(BETWEEN.search(text)) and _notation(ctx, session, text) != " ".join(text.split())


def _notation(ctx: Context, session: Session, typed: str) -> str:
    pov = pov_of(session, ctx.reader.actor.user_id)
    return _notation_of(question_of(ctx.voice(session), pov), typed)


def _notation_of(question: Question | None, typed: str) -> str:
    """Return the notation of a typed action, which may also be a label."""
    text = " ".join(typed.split())
    for notation, label in _labelled(question) if question is not None else ():
        if text.casefold() in (notation.casefold(), label.casefold()):
            return notation
    return text


def _labelled(question: Question) -> Iterator[tuple[str, str]]:
    """Yield notation and label of every legal action, in the game's order."""
    for action in question.legal:
        yield question.game.notation(action), action_words(question, action)
