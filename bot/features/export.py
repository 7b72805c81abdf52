"""/export and *Check the dice*: the record of a game as a file, and the check of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.utils import snowflake_time

from bot.features.scores import book
from bot.features.table.beside import DETAILS, PROOF
from bot.history.verification import Verification
from bot.kit.app import App
from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import beacon_facts, beacon_line, seat_name, table_link, title, untyped_line
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.kit.wire import FAULTS
from bot.release import documentation
from bot.rows.commitment import BEGIN, BOARDS, LOBBIES, OPENING, CommitmentRow
from bot.rows.messages import NoticeRow, PanelRow
from bot.rows.session import NO_HOST
from bot.session.dice import untyped_of
from bot.session.model import Phase, Refused, Session
from bot.texts import Speaker
from engines.core.history.drand import chain_of
from engines.core.history.fairness import MESSAGE, OLD, Beacon, short_hash, shows_hash
from engines.core.history.records import dump
from render.easel import Picture

HOW = "fair-dice"
"""The page on the dice, also opened from the lobby's Details."""
ROWS_NAMED = 20
"""How many rows that do not fit the seed are named, at most."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("export", export, in_servers=True)]


async def proof_pressed(ctx: Context) -> None:
    """``dice-proof``: of the game whose card was pressed."""
    await show_proof(ctx, await ctx.session())


def verify_button(voice: Speaker, session: Session) -> Button:
    """Return the button that checks the dice of a game that is over."""
    return Button(voice.say("export-verify-button"), custom_id(session.id, 0, (PROOF,)))


async def show_proof(ctx: Context, session: Session) -> None:
    """Recompute every roll of a game that is over; show its seed and hashes. Refused("not-revealed") before."""
    if session.phase in (Phase.LOBBY, Phase.PLAYING) or session.row < 0:
        raise Refused("not-revealed", hash=short_hash(session.seed_hash))
    verification = await ctx.services.history.verification(session.id)
    voice = ctx.voice(session)
    heading = voice.say("export-verify-title", {"game": title(voice, session.game)})
    compared = await _comparisons(ctx, session)
    lines = [heading, *findings(voice, verification), *compared, *_seed(voice, session)]
    how = Button(voice.say("export-how-button"), custom_id("", 0, (HOW,)))
    await ctx.answer.show(Panel("\n".join([*lines, voice.say("export-verify-how")]), ((how,),)))


def _seed(voice: Speaker, session: Session) -> list[str]:
    if session.seed is None:
        return []
    return [voice.say("export-seed", {"seed": session.seed.hex(), "hash": short_hash(session.seed_hash)})]


async def _comparisons(ctx: Context, session: Session) -> list[str]:
    """Compare the hashes with the messages in which they were posted; return the results as lines."""
    lines, messages = [], dict[str, discord.Message | None]()
    for row in await ctx.services.history.commitments(session.id):
        messages[row.kind], line = await _compare(ctx, session, row)
        lines.append(line)
    if session.fairness == OLD:
        return lines
    opened, begun = messages.get(OPENING), messages.get(BEGIN)
    if session.message is not None:
        lines.append(_message_line(ctx.voice(session), session, begun))
    # A table opened from a record, or without a host, has no lobby, and no words to suit.
    if session.host_id != NO_HOST and any(word is not None for word in session.words or ()):
        lines.append(await _order(ctx, session, LOBBIES, opened, begun))
    lines.append(await _order(ctx, session, BOARDS, begun))
    return [*lines, *dating(ctx.voice(session), session.beacon, None if begun is None else begun.id)]


async def _compare(ctx: Context, session: Session, row: CommitmentRow) -> tuple[discord.Message | None, str]:
    """Compare a hash with its message; return the message if it could be read, and the result as a line."""
    voice = ctx.voice(session)
    which = voice.say(f"export-message-{row.kind}")
    if row.channel_id is None or row.message_id is None:
        return None, voice.say("export-compared-never", {"which": which})
    place = PanelRow(row.channel_id, row.message_id, 0.0)
    try:
        message = await _fetch(ctx, place)
    except discord.NotFound:
        return None, voice.say("export-compared-gone", {"which": which})
    except FAULTS:
        return None, voice.say("export-compared-unread", {"which": which})
    is_same = _is_own(ctx, message) and message.edited_at is None and shows_hash(message.content, row.hash)
    key = "same" if is_same and row.hash == _promised_hash(session, row) else "other"
    facts = {"which": which, "link": table_link(session, place)}
    return message, voice.say(f"export-compared-{key}", facts)


def _message_line(voice: Speaker, session: Session, begun: discord.Message | None) -> str:
    """Say whether what is mixed in is the id of the commitment's message, as it was read from Discord."""
    if begun is None:
        return voice.say("export-verify-message-unseen", {"message": str(session.message)})
    if begun.id != session.message:
        return voice.say("export-verify-message-other", {"message": str(session.message)})
    link = table_link(session, PanelRow(begun.channel.id, begun.id, 0.0))
    return voice.say("export-verify-message", {"link": link})


async def _order(
    ctx: Context, session: Session, table: str, before: discord.Message | None, *after: discord.Message | None
) -> str:
    """Say whether messages came before and after the first one of lobby or board; Discord's ids grow with time."""
    voice, first, panel = ctx.voice(session), await ctx.services.history.first_message(table, session.id), None
    if first is not None and before is not None:
        with suppress(*FAULTS):
            panel = await _fetch(ctx, first)
    which = "opened" if table == LOBBIES else "order"
    order = (before, panel, *after)
    ids = [message.id for message in order if message is not None]
    if first is None or panel is None or len(ids) < len(order) or not _is_own(ctx, panel):
        return voice.say(f"export-{which}-unknown")
    key = "before" if ids == sorted(ids) else "after"
    return voice.say(f"export-{which}-{key}", {"link": table_link(session, first)})


def dating(voice: Speaker, beacon: Beacon | None, commitment: int | None) -> Iterator[str]:
    """Yield whether the commitment's message (its id) is older than the round that it names."""
    chain = None if beacon is None else chain_of(beacon.url)
    if beacon is not None and beacon.round is not None and chain is not None and commitment is not None:
        is_older = snowflake_time(commitment).timestamp() < chain.published_at(beacon.round)
        yield voice.say(f"export-round-{'before' if is_older else 'after'}", {"round": str(beacon.round)})


async def _fetch(ctx: Context, place: PanelRow) -> discord.Message:
    channel = ctx.interaction.client.get_partial_messageable(place.channel_id)
    return await channel.fetch_message(place.message_id)


def _is_own(ctx: Context, message: discord.Message) -> bool:
    own = ctx.interaction.client.user
    return own is not None and message.author.id == own.id


def _promised_hash(session: Session, row: CommitmentRow) -> str | None:
    """Return the hash that the session was played with."""
    return session.seed_hash if row.kind == OPENING else session.commitment


def commitment_message(voice: Speaker, session: Session, row: CommitmentRow) -> str:
    """Return the message in which a hash is posted: what happens, and the proof in small print, one line.

    What it says is the same at each attempt.
    """
    hash_ = voice.say("export-posted-hash", {"hash": short_hash(row.hash)})
    host = session.player_of(session.host_id)
    facts = {
        "game": title(voice, session.game),
        "host": "nobody" if host is None else str(seat_name(voice, host.seat)),
    }
    said, small = voice.say(f"export-posted-{row.kind}", facts), [hash_]
    if row.kind == BEGIN and sum(player.user_id is not None for player in session.players) > 1:
        small += _mixed(voice, session)
    return f"{said}\n-# {voice.beside(small)}"


def _mixed(voice: Speaker, session: Session) -> Iterator[str]:
    """Yield what people among themselves are told of what else their dice are made of."""
    beacon, untyped = session.beacon, untyped_of(session)
    if beacon is not None:
        key = "export-posted-silent" if beacon.round is None else "export-posted-round"
        yield voice.say(key, beacon_facts(beacon))
    if beacon is not None and beacon.round is not None:
        return
    if session.fairness == MESSAGE and (session.is_frozen or session.message is not None):
        yield voice.say("export-posted-message")
    elif untyped is not None:
        yield untyped_line(voice, untyped)


async def how_pressed(ctx: Context) -> None:
    """``fair-dice``: show how the dice are made and checked; ``fair-dice:details``: from the details of a lobby."""
    voice, base = ctx.voice(), documentation()
    page = "fair-dice.md" if voice.lang == "en" else f"fair-dice.{voice.lang}.md"
    link = [voice.say("export-how-link", {"url": f"{base}/{page}"})] if base else []
    panel = Panel("\n\n".join([voice.say("export-how"), *link]))
    if ctx.press.session and ctx.press.arguments == (DETAILS,):
        back = Button(voice.say("common-back"), custom_id(ctx.press.session, 0, (DETAILS,)))
        panel = replace(panel, rows=((back,),))
    await ctx.answer.show(panel)


def findings(voice: Speaker, verification: Verification) -> Iterator[str]:
    """Yield one line for each thing that was verified."""
    verdict = verification.verdict
    if verification.rule == OLD:
        yield voice.say("export-verify-hash" if verdict.hash_fits else "export-verify-hash-wrong")
    else:
        yield voice.say("export-verify-opening" if verdict.hash_fits else "export-verify-opening-wrong")
        fits = verdict.commitment_fits
        yield voice.say("export-verify-commitment" if fits else "export-verify-commitment-wrong")
    if verdict.renamed:
        seats = tuple(str(seat + 1) for seat in verdict.renamed)
        yield voice.say("export-verify-renamed", {"seats": seats, "count": len(seats)})
    if verdict.handed:
        seats = tuple(str(seat + 1) for seat in verdict.handed)
        yield voice.say("export-verify-handed", {"seats": seats})
    if verification.beacon is not None:
        with_message = verdict.message is not None
        yield beacon_line(voice, verification.beacon, verdict.beacon, with_message=with_message)
    if verdict.is_bare:
        yield voice.say("export-verify-bare")
    if verdict.untyped is not None:
        yield untyped_line(voice, verdict.untyped)
    if verification.brought is not None:
        facts = {"row": str(verdict.brought - 2), "table": verification.brought}
        yield voice.say("export-verify-brought", facts)
    for key, rows in (("bad", verdict.bad), ("thrown-away", verdict.thrown_away)):
        if rows:
            unnamed = ("…",) if len(rows) > ROWS_NAMED else ()
            named = (*(str(row) for row in rows[:ROWS_NAMED]), *unnamed)
            yield voice.say(f"export-verify-{key}", {"rows": named, "count": len(rows)})
    if verification.stops_at is not None:
        yield voice.say("export-verify-stops", {"row": str(verification.stops_at)})
    elif not verdict.bad and not verdict.thrown_away:
        good = "good" if verification.brought is None else "good-since"
        is_whole = verification.replayed and not verification.first and len(set(verification.versions)) == 1
        yield voice.say(f"export-verify-{good}", {"draws": verdict.draws, "whole": "yes" if is_whole else "no"})
        yield from _skipped_rows(voice, verification)


def _skipped_rows(voice: Speaker, verification: Verification) -> Iterator[str]:
    """Yield why rows were not played again, if so."""
    was, now = map(str, verification.versions)
    if verification.replayed:
        if verification.first:
            yield voice.say("export-verify-corrected", {"row": str(verification.first), "now": now})
    elif verification.verdict.honest:
        is_earlier = was != now
        yield (
            voice.say("export-verify-earlier", {"was": was, "now": now})
            if is_earlier
            else voice.say("export-verify-not-replayed")
        )


async def export(interaction: discord.Interaction) -> None:
    """Send the record of the game last dealt here as a file; before its end only what the public may know."""

    async def work(ctx: Context) -> None:
        session = await begun_here(ctx)
        record = await ctx.services.history.record(session.id, public=True)
        voice = ctx.voice(session)
        words = voice.say("export-part" if session.phase is Phase.PLAYING else "export-whole")
        name = f"{session.game}-{session.id}.jsonl"
        file = Picture(dump(record).encode(), name, voice.say("export-alt"))
        if session.seed is None:
            await ctx.answer.show(Panel(words), file)
        else:
            await book.show(ctx, session, file, said=words, row=(verify_button(voice, session),))

    await serve(interaction, work)


async def table_imported(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Say that a table goes on from a record; None if it is over by now."""
    if session is None or session.phase is not Phase.PLAYING:
        return None
    facts = {"game": title(voice, session.game), "row": str(notice.facts["row"])}
    return Panel(voice.say("export-imported", facts))


NOTICES = {"imported": table_imported}
VERBS = {HOW: Verb(how_pressed, anywhere=True), PROOF: Verb(proof_pressed, beside=True)}
