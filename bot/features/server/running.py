"""The running tables of a server on its page, for those who moderate their channels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_buttons, page_of
from bot.kit.permissions import moderated, moderates_any
from bot.kit.phrases import name_of_game, span, table_link
from bot.kit.shapes import LINE, OPTIONS, Button, Option, Row, Select, cut, unique_labels
from bot.rows.session import SessionRow
from bot.seating.counting import KEPT_DAYS
from bot.seating.overview import QUIET, OpenOne, Trouble
from bot.texts import Speaker
from engines.core import Fact, Seat

from .paths import RESULTS, TABLE, TABLES

SHOWN = 5
"""Tables that need a look and have a line of their own, at most."""
LIST = 1
"""The number in the ids of the lists of tables and of results: the list of settings on the same page has 0."""
FEWEST = 10
"""Characters of the players' names in an option, at least."""


@dataclass(frozen=True, slots=True)
class Part:
    """What stands below the settings: lines, and rows (two at most)."""

    lines: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()


async def part_of_page(ctx: Context, page: int = 0) -> Part:
    """Return the running tables, of whose channels the reader is a moderator; nothing for who moderates none."""
    voice, guild_id = ctx.voice(), ctx.interaction.guild_id or 0
    found = await ctx.services.overview.of_server(guild_id)
    mine = await moderated(ctx, [one.row.channel_id for one in found])
    tables = [one for one in found if one.row.channel_id in mine]
    if not tables and not moderates_any(ctx.interaction):
        return Part()
    results = Button(voice.say("moderating-results", {"days": KEPT_DAYS}), custom_id("", 0, (RESULTS,)))
    if not tables:
        return Part((voice.say("moderating-none"),), ((results,),))
    leaves = [tables[at : at + OPTIONS] for at in range(0, len(tables), OPTIONS)]
    at = page_of(leaves, page)
    turns = page_buttons(voice, "", (TABLES,), at, len(leaves))
    lines = _lines(voice, tables, ctx.app.now())
    return Part(lines, (_list(voice, leaves[at], ctx.app.now()), (results, *turns)))


def _lines(voice: Speaker, tables: Sequence[OpenOne], now: float) -> tuple[str, ...]:
    """Return how many tables there are, and a line about each of the first that need a look."""
    lobbies = sum(one.is_lobby for one in tables)
    wrong = [(one.row, one.trouble) for one in tables if one.trouble is not None]
    lines = [voice.say("moderating-running", {"games": len(tables) - lobbies, "lobbies": lobbies})]
    for row, trouble in wrong[:SHOWN]:
        facts = {
            "game": name_of_game(voice, row.game),
            "link": table_link(row),
            "look": trouble_words(seated(voice, row), row, trouble, now),
        }
        lines.append(voice.say("moderating-line", facts))
    if len(wrong) > SHOWN:
        lines.append(voice.say("moderating-more", {"count": len(wrong) - SHOWN}))
    return (*lines, *([] if wrong else [voice.say("moderating-fine")]))


def _list(voice: Speaker, shown: Sequence[OpenOne], now: float) -> Select:
    labels = unique_labels([_label(voice.plain(), one, now) for one in shown], LINE)
    options = [Option(label, path_text((TABLE, one.row.id))) for label, one in zip(labels, shown, strict=True)]
    return Select(custom_id("", LIST, (PICK,)), voice.say("moderating-table"), tuple(options))


def _label(plain: Speaker, one: OpenOne, now: float) -> str:
    """Return game, players and what is wrong; long names are cut, so that the rest stays."""
    voice = seated(plain, one.row)
    facts: dict[str, Fact] = {"game": name_of_game(voice, one.row.game), "players": "", "look": ""}
    key = "moderating-option"
    if one.trouble is not None:
        key, facts["look"] = "moderating-option-look", trouble_words(voice, one.row, one.trouble, now)
    elif one.is_lobby:
        key = "moderating-option-lobby"
    room = max(FEWEST, LINE - len(voice.say(key, facts)))
    names = [str(voice.name(player.seat)) for player in one.row.players]
    return voice.say(key, {**facts, "players": cut(listed(voice, names), room)})


def listed(voice: Speaker, names: Sequence[str]) -> str:
    """Return short names or scores beside each other, as in an option of a list."""
    return voice.say("moderating-comma").join(names)


def trouble_words(voice: Speaker, row: SessionRow, trouble: Trouble, now: float) -> str:
    """Say in a few words why a table needs a look; durations are words, as options show no times."""
    facts: dict[str, Fact] = {"missed": trouble.missed}
    if trouble.seat is not None:
        facts["player"] = voice.name(Seat(trouble.seat))
    if trouble.at is not None:
        facts["span"] = span(voice, abs(now - trouble.at))
    kind = f"{trouble.kind}-lobby" if trouble.kind == QUIET and row.row < 0 else trouble.kind
    return voice.say(f"moderating-look-{kind}", facts)


def seated(voice: Speaker, row: SessionRow) -> Speaker:
    """Return the speaker with the names of a table that perhaps cannot be decoded."""
    names = tuple(player.name for player in row.players)
    computers = frozenset(player.seat for player in row.players if player.user_id is None)
    return replace(voice, names=names, computers=computers)
