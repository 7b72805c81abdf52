"""What is typed instead of pressed: one action or several at once, and what may stand there next."""

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

from .choices import Asking, action_words
from .panels import asking_of, story
from .presses import show_preview, show_private

MOST = 25
"""Actions that are played at once; nobody types more by hand."""
BETWEEN = re.compile("[;\uff1b]")
"""Semicolons, as any keyboard writes them."""


def parts_of(text: str) -> list[str]:
    """The actions of a line, without the spaces around them; at least one, be it empty."""
    return [part for part in (" ".join(part.split()) for part in BETWEEN.split(text)) if part] or [""]


async def play_typed(ctx: Context, session: Session, seat: Seat, text: str) -> None:
    """Action after action, each a row of its own, until one is refused, is final and unconfirmed, or hands over.

    The first is refused as a press would be; after it the player reads what was done, why it went no further, and
    what was left out.
    """
    parts = [text] if _is_one(ctx, session, text) else parts_of(text)
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
            break  # a second delivery of the same command: the others were played as well
        if rest and not session.rules.legal_actions(session.state, seat):
            said.append(_left_out(voice, rest))
            break
    await show_private(ctx, session, said, events)


def completed(app: App, session: Session, lang: str, user_id: int, typed: str) -> list[tuple[str, str]]:
    """(what is shown, what is meant) for each action that may stand last in the line, the earlier ones played on a
    copy; nothing where they cannot be played, or bring dice before the last one."""
    *before, last = BETWEEN.split(typed)
    earlier = [part for text in before for part in parts_of(text) if part]
    voice = app.voice(lang, session)
    player = session.player_of(user_id)
    if player is None:
        return []
    notations: list[str] = []
    for part in earlier:
        asking = asking_of(voice, pov_of(session, user_id))
        notations.append(_meant(asking, part))
        try:
            imagined = ahead(session, player.seat, notations[-1:])
        except (Refused, IllegalAction, BadNotation):
            return []
        if imagined is None:
            return []
        session = imagined
    asking = asking_of(voice, pov_of(session, user_id))
    if asking is None:
        return []
    wanted = last.casefold().split()
    fitting = [
        ("; ".join([*notations, notation]), label)
        for notation, label in _lines(asking)
        if all(word in f"{notation} {label}".casefold() for word in wanted)
    ]
    short = [(value, label) for value, label in fitting if len(value) <= LINE][:OPTIONS]
    names = unique_labels([f"{label} [{value}]" for value, label in short], LINE)
    return [(name, value) for name, (value, _) in zip(names, short, strict=True)]


def _left_out(voice: Speaker, parts: list[str]) -> str:
    return voice.say("table-play-rest", {"rest": cut("; ".join(parts), LINE)})


def _is_one(ctx: Context, session: Session, text: str) -> bool:
    """Whether the whole line is the words of one button."""
    return bool(BETWEEN.search(text)) and _notation(ctx, session, text) != " ".join(text.split())


def _notation(ctx: Context, session: Session, typed: str) -> str:
    pov = pov_of(session, ctx.reader.actor.user_id)
    return _meant(asking_of(ctx.voice(session), pov), typed)


def _meant(asking: Asking | None, typed: str) -> str:
    """What was typed as a notation: it may also be a label, as the list shows it."""
    text = " ".join(typed.split())
    for notation, label in _lines(asking) if asking is not None else ():
        if text.casefold() in (notation.casefold(), label.casefold()):
            return notation
    return text


def _lines(asking: Asking) -> Iterator[tuple[str, str]]:
    """Notation and words of every legal action, in the game's order."""
    for action in asking.legal:
        yield asking.game.notation(action), action_words(asking, action)
