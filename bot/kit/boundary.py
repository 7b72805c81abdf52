"""The boundary of commands and presses: an error becomes a sentence for the person and a traceback in the log."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable

import discord
import structlog

from bot.rows.errors import StoreUnavailable
from bot.session.model import Refused
from bot.texts import Speaker, language, text_key
from engines import GAMES
from engines.core import BadNotation, IllegalAction

from .answer import Answer
from .app import App
from .shapes import CONTENT, LINE, Panel, cut
from .wire import FAULTS

log = structlog.get_logger(__name__)


def refusal_words(voice: Speaker, error: IllegalAction | Refused | BadNotation) -> str:
    """Return a refusal as a sentence: of the rules in the game's own text, of the bot in a common one."""
    if isinstance(error, BadNotation):
        return voice.refusal("bad-action", {"text": cut(error.text, LINE)})
    # Facts may be typed text: thousands of characters would leave no room for the sentence.
    facts = {name: cut(fact, LINE) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    if facts.get("game") in GAMES:
        facts["game"] = voice.say(text_key(str(facts["game"]), "title"))
    if isinstance(error, IllegalAction):
        return voice.refusal(error.code, facts)
    return voice.say(f"refusal-{error.code}", facts)  # a game may have a text of its own for the same code


async def guard(app: App, interaction: discord.Interaction, answer: Answer, work: Awaitable[None]) -> None:
    """Await the work. Errors are reported to the person in their language; this never raises."""
    try:
        await work
    except (Refused, IllegalAction, BadNotation) as error:
        await _show_refusal(app, interaction, answer, error)
    except StoreUnavailable as error:
        await _report_outage(interaction, answer, error)
    except Exception as error:
        await _report_incident(app, interaction, answer, error)


async def _show_refusal(
    app: App, interaction: discord.Interaction, answer: Answer, error: IllegalAction | Refused | BadNotation
) -> None:
    try:
        reader = await app.reader(interaction)
        voice = app.voice(reader.lang, signs=reader.signs)
        await answer.show(Panel(cut(refusal_words(voice, error), CONTENT)))
    except StoreUnavailable as outage:
        await _report_outage(interaction, answer, outage)
    except Exception as second:
        await _report_incident(app, interaction, answer, second)


async def _report_outage(interaction: discord.Interaction, answer: Answer, error: StoreUnavailable) -> None:
    """Say that the database does not answer, in the language of the person's client: theirs is in the database."""
    log.warning("press-during-outage", interaction=interaction.id, reason=str(error))
    try:
        await answer.show(Panel(Speaker(language(str(interaction.locale))).say("common-outage")))
    except FAULTS as second:
        log.warning("outage-unreported", error=repr(second))


async def _report_incident(app: App, interaction: discord.Interaction, answer: Answer, error: Exception) -> None:
    """Show a sentence and a short id to the person; log everything else."""
    incident = secrets.token_hex(3)
    command = interaction.command.qualified_name if interaction.command else None
    app.measures.incident(incident, app.now(), command or _verb(interaction))
    log.error(
        "incident-raised",
        incident=incident,
        interaction=interaction.id,
        channel=interaction.channel_id,
        press=_press(interaction),
        command=command,
        exc_info=error,
    )
    voice = Speaker(language(str(interaction.locale)))
    try:
        await answer.show(Panel(voice.say("common-incident", {"incident": incident})))
    except FAULTS as second:
        log.warning("incident-unreported", incident=incident, error=repr(second))


def _verb(interaction: discord.Interaction) -> str:
    """Return the verb of a press."""
    return (_press(interaction) or "").split(":")[-1]


def _press(interaction: discord.Interaction) -> str | None:
    """Return session, decision and verb of a press. Its arguments may be secret and stay out of the log."""
    custom_id = dict(interaction.data or {}).get("custom_id")
    return None if custom_id is None else ":".join(str(custom_id).split(":")[:4])
