"""/game move: an action typed by its notation or its button's label, and what completes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.kit.app import App, app_of
from bot.kit.commands import command, running_here, serve
from bot.kit.context import Context
from bot.kit.shapes import LINE, OPTIONS, unique_labels
from bot.session.lines import FAULTS
from bot.session.model import Phase, Refused, Session
from bot.session.preview import ahead

from .meaning import Reading, action_readings, plan_readings
from .presses import explains_refusals
from .typed import BETWEEN, Reader, play_typed
from .wording import fit_of, fold, normalize, typed_of

MOST_TYPED = 500
"""Characters of a line that is completed; nothing that long can be sent as a suggestion."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-move", move, autocomplete={"action": completions_of_action})]


async def move(interaction: discord.Interaction, action: str) -> None:
    """Play one action, by its notation or its button's label, or several separated by ``;``."""

    @explains_refusals
    async def work(ctx: Context) -> None:
        session = await running_here(ctx)
        player = session.player_of(ctx.reader.actor.user_id)
        if player is None:
            raise Refused("not-seated")
        await play_typed(ctx, session, player.seat, action)

    await serve(interaction, work)


async def completions_of_action(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the legal actions that match the typed text, by notation or label; read without the lock."""
    app = app_of(interaction)
    session = await app.services.tables.in_channel(interaction.channel_id or 0)
    if session is None or session.phase is not Phase.PLAYING or session.incident is not None:
        return []
    reader = await app.reader(interaction)
    choices = await asyncio.to_thread(completions, app, session, reader.lang, reader.actor.user_id, current)
    return [app_commands.Choice(name=name, value=value) for name, value in choices]


def completions(app: App, session: Session, lang: str, user_id: int, typed: str) -> list[tuple[str, str]]:
    """Return (label, line) for each action or plan that can be the last of the line, the earlier ones played on a
    copy; for a complete line itself first, then what may follow it.

    Nothing if these cannot be played, or if they roll dice.
    """
    player = session.player_of(user_id)
    if player is None or player.away or len(typed) > MOST_TYPED:
        return []
    reader, (*before, last) = Reader(app.voice(lang, session), player.seat), BETWEEN.split(typed)
    lines, reached = list[str](), session
    for part in filter(None, map(normalize, before)):
        done = _complete(reader, reached, part)
        if done is None or done[2] is None:
            return []
        lines, reached = [*lines, *done[0]], done[2]
    unique: dict[str, str] = {}
    for label, line in _of_last(reader, reached, normalize(last)):
        whole = "; ".join((*lines, *line))
        if len(whole) <= LINE and len(unique) < OPTIONS:
            unique.setdefault(whole, label)
    names = unique_labels([f"{label} [{line}]" for line, label in unique.items()], LINE)
    return list(zip(names, unique, strict=True))


def _complete(reader: Reader, session: Session, part: str) -> tuple[Sequence[str], str, Session | None] | None:
    """Return a part's actions and words, and the board after it if that can be known; None if it is not clear."""
    try:
        chosen = reader.choice(session, part)
        line = tuple(map(session.rules.notation, chosen.line))
        return line, chosen.label, ahead(session, reader.seat, line)
    except FAULTS:
        return None


def _of_last(reader: Reader, session: Session, last: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield label and actions of what completes the last part, and of what may follow once it is complete."""
    voice, seat, words = reader.voice, reader.seat, typed_of(last)
    if not session.rules.legal_actions(session.state, seat):
        return
    offered = [*action_readings(voice, session, seat), *(plan_readings(voice, session, seat) if last else ())]
    typed, fits = words.text.split(), [fit_of(words, one.words) for one in offered]
    is_whole = any(fit is not None and fit.is_exact for fit in fits)
    done = _complete(reader, session, last) if is_whole else None
    if done is not None:
        yield voice.say("table-play-this", {"action": done[1]}), done[0]
    fitting = [one for one in offered if words.text in _suggestion_text(one)] or [
        one
        for one, fit in zip(offered, fits, strict=True)
        if fit is not None or all(word in " ".join((_suggestion_text(one), *one.words.headings)) for word in typed)
    ]
    yield from ((one.label, one.line) for one in fitting)
    if done is not None and done[2] is not None and done[2].rules.legal_actions(done[2].state, seat):
        for one in action_readings(voice, done[2], seat):
            yield voice.say("table-play-then", {"action": one.label}), (*done[0], *one.line)


def _suggestion_text(reading: Reading) -> str:
    """Return what a suggestion shows: its label, and its notation if that is one action."""
    return fold(" ".join((*(reading.line if len(reading.line) == 1 else ()), reading.label)))
