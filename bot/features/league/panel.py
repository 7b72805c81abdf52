"""/league: one panel for all that somebody does about a league, and the presses of its messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.features.lobby.panel import option_words, value_words
from bot.features.threads import require_allowed
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.feature import Feature
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.permissions import is_moderator, moderated, require_this_server
from bot.kit.phrases import mention_channel, title
from bot.kit.router import Verb
from bot.kit.shapes import (
    CONTENT,
    LABEL,
    LINE,
    OPTIONS,
    Button,
    Field,
    Form,
    Option,
    Panel,
    Row,
    Select,
    Window,
    cut,
    fitting,
    rows_of,
    unique_labels,
)
from bot.rows.threads import THREAD, Parent
from bot.session.model import Phase, Refused, Session
from bot.texts import Speaker
from engines import GAMES
from engines.core import Fact
from render.easel import Picture

from . import messages, service, words
from .cycle import LEAST
from .rows import Cycle, Member
from .service import CLOCKS, DAYS, MOVES, REASON, USUAL_DAYS, WEEKS, Plan, seats_of
from .state import Group, Ladder, Table
from .words import ABOUT, JOIN, LEAGUE, LEAVE, NEXT

OPEN, MADE, OPTION = "league-open", "league-made", "league-option"
START, CANCEL, OUT, OUT_SET = "league-start", "league-cancel", "league-out", "league-out-set"
SURE = "sure"
FIRST = {"seats": "4", "clock": "bank-2d", "weeks": "4", "days": str(USUAL_DAYS), "moves": "1"}
"""What the window of a new cycle proposes, where the game allows it."""
GROUPS, PEOPLE, OTHERS, GAMES_OF = 1, 2, 3, 4
"""Decision numbers of the panel's lists, which tell their ids apart."""
DIGITS = 19


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("league", league, in_servers=True)]


async def league(interaction: discord.Interaction) -> None:
    await serve(interaction, show_league)


# --- which cycle -------------------------------------------------------------------------------------------------


async def show_league(ctx: Context) -> None:
    """Show the league of this channel, else the reader's own, else the newest of the server; ended cycles last."""
    require_this_server(ctx.interaction)
    cycles = await service.on_server(ctx.services.tables, ctx.interaction.guild_id or 0)
    if not cycles:
        await _show_none(ctx)
        return
    here = _channel_id(ctx)
    ranked = sorted(cycles, key=lambda cycle: (cycle.ended_at is not None, cycle.channel_id != here))
    chosen = await _load(ctx, ranked[0].id)
    if chosen.cycle.channel_id != here:
        for cycle in ranked:
            if cycle.ended_at is not None:
                break
            ladder = await _load(ctx, cycle.id)
            if ladder.member(ctx.reader.actor.user_id) is not None:
                chosen = ladder
                break
    await _show(ctx, chosen)


def _channel_id(ctx: Context) -> int:
    """Return the channel of an interaction, of a thread its parent."""
    channel = ctx.interaction.channel
    return (channel.parent_id if isinstance(channel, discord.Thread) else ctx.interaction.channel_id) or 0


async def _load(ctx: Context, cycle_id: str) -> Ladder:
    return await service.load(ctx.services.tables, cycle_id)


async def _named(ctx: Context) -> Ladder:
    """Return the cycle that a press names. Refused: league-gone, also for another server: ids can be forged."""
    require_this_server(ctx.interaction)
    ladder = await _load(ctx, "".join(ctx.press.arguments[:1]))
    if ladder.cycle.guild_id != ctx.interaction.guild_id:
        raise Refused("league-gone")
    return ladder


async def _manages(ctx: Context, cycle: Cycle) -> bool:
    return cycle.channel_id in await moderated(ctx, (cycle.channel_id,))


async def _require_manager(ctx: Context, cycle: Cycle) -> None:
    if not await _manages(ctx, cycle):
        raise Refused("league-managers", channel=mention_channel(cycle.channel_id))


# --- the panel ---------------------------------------------------------------------------------------------------


async def league_pressed(ctx: Context) -> None:
    """``league:<cycle>``: the panel; ``league:<cycle>:<group>``: of another group."""
    ladder, asked = await _named(ctx), "".join(ctx.press.arguments[1:2])
    number = int(asked) if asked.isdecimal() and asked.isascii() and len(asked) < 4 else -1
    group = next((group for group in ladder.groups if group.number == number), None)
    await _show(ctx, ladder, group=group)


async def _show_none(ctx: Context) -> None:
    voice = ctx.voice()
    opens = _opens_here(ctx)
    lines = [voice.say("league-none", words.NUMBERS), voice.say("league-none-open" if opens else "league-none-ask")]
    await ctx.answer.show(Panel("\n".join(lines), _games_list(ctx, voice) if opens else ()))


def _opens_here(ctx: Context) -> bool:
    """Whether the reader may open a cycle in this channel, which has threads."""
    is_channel = isinstance(ctx.interaction.channel, discord.TextChannel)
    return is_channel and is_moderator(ctx.interaction.permissions)


def _games_list(ctx: Context, voice: Speaker) -> tuple[Row, ...]:
    games = [game for game in GAMES if seats_of(ctx.services.tables, game)]
    options = tuple(Option(title(voice.plain(), game), path_text((OPEN, game))) for game in games)
    return (Select(custom_id("", GAMES_OF, (PICK,)), voice.say("league-open"), options[:OPTIONS]),)


async def _show(ctx: Context, ladder: Ladder, said: Sequence[str] = (), *, group: Group | None = None) -> None:
    """Show a cycle as its reader sees it; ``group``: another one than theirs."""
    voice, cycle, reader = ctx.voice(), ladder.cycle, ctx.reader.actor.user_id
    manages = await _manages(ctx, cycle)
    shown = group or ladder.group_of(reader) or next(iter(ladder.groups), None)
    lines = [words.name_of(voice, cycle) if shown is None else _head(voice, ladder, shown), *said]
    lines += await _lines(ctx, ladder, shown)
    rows = [*_lists(voice, ladder, shown, manages=manages)]
    rows += await _others(ctx, voice, cycle)
    is_free = all(one.ended_at is not None for one in await _of_channel(ctx))
    rows += _games_list(ctx, voice) if is_free and _opens_here(ctx) else ()
    rows += rows_of(_buttons(voice, ladder, reader, ctx.app.now(), manages=manages))
    panel = Panel(fitting([], lines), tuple(rows[:5]))
    drawing = None if shown is None else messages.drawing_of(ctx.app, voice, ladder, shown, reader)
    await ctx.show(panel, drawing)


def _head(voice: Speaker, ladder: Ladder, group: Group) -> str:
    cycle = ladder.cycle
    if len(ladder.groups) == 1:
        return words.name_of(voice, cycle)
    facts: dict[str, Fact] = {"game": title(voice, cycle.game), "number": cycle.number, "group": group.number + 1}
    return voice.say("league-head", facts)


async def _lines(ctx: Context, ladder: Ladder, group: Group | None) -> list[str]:
    """Return what the reader reads of a cycle: before it starts, of their group, or at its end."""
    voice, cycle, reader = ctx.voice(), ladder.cycle, ctx.reader.actor.user_id
    member = ladder.member(reader)
    if cycle.is_open:
        lines = [words.sign_up_line(voice, cycle), words.people_line(voice, ladder.waiting)]
        lines += [voice.say("league-you-in")] if member is not None else []
        lines += [voice.say("league-unposted")] if cycle.message_id is None else []
        return lines
    if group is None:
        return [words.over_line(voice, ladder)]
    lines = [words.time_line(voice, ladder)]
    mine = ladder.group_of(reader)
    if member is not None and not member.is_here:
        lines.append(voice.say(f"league-you-out-{member.why}", words.gone_facts(voice, member)))
    elif member is not None and mine is None and cycle.is_running:
        lines.append(voice.say("league-you-wait"))
    elif mine is group and member is not None and member.slot is not None:
        if cycle.is_running:
            left = sum(table.is_to_come and member.slot in table.slots for table in group.tables)
            lines = [words.mine_line(voice, cycle, left)]  # the picture counts the group's games
        lines.append(words.place_line(voice, group, ladder.lines(group), member.slot))
        lines += await _tables(ctx, ladder, group, member)
    return [*lines, *words.left_lines(voice, group)]


async def _tables(ctx: Context, ladder: Ladder, group: Group, member: Member) -> list[str]:
    """Return the lines of a member's tables, first where it is their move: what a result would change."""
    if not ladder.cycle.is_running or member.slot is None:
        return []
    voice, slot = ctx.voice(), member.slot
    open_ = [table for table in group.tables if table.is_open and slot in table.slots and table.session_id]
    shown = [(table, await _session(ctx, table)) for table in open_]
    shown.sort(key=lambda one: not _waits(one[0], one[1], slot))
    return [_table_line(voice, group, table, slot, session) for table, session in shown]


async def _session(ctx: Context, table: Table) -> Session:
    return await ctx.services.tables.load(table.session_id or "")


def _waits(table: Table, session: Session, slot: int) -> bool:
    """Whether a table waits for the member of a slot."""
    return session.phase is Phase.PLAYING and table.seat_of(slot) in session.movers


def _table_line(voice: Speaker, group: Group, table: Table, slot: int, session: Session) -> str:
    best, worst = group.places_after(table, slot)
    number: dict[str, Fact] = {"number": table.row.number + 1}
    facts: dict[str, Fact] = {
        **number,
        "thread": mention_channel(session.channel_id)
        if session.channel_id > 0
        else voice.say("league-table", number),
        "best": best,
        "worst": worst,
    }
    key = "waits" if session.phase is Phase.LOBBY else "mine" if _waits(table, session, slot) else "open"
    return voice.say(f"league-table-{key}", facts)


def _lists(voice: Speaker, ladder: Ladder, shown: Group | None, *, manages: bool) -> list[Row]:
    """Return the lists: other groups, and for managers the game's options or people to take out."""
    plain, cycle = voice.plain(), ladder.cycle
    rows = list[Row]()
    if len(ladder.groups) > 1:
        options = tuple(
            Option(_group_label(plain, group), path_text((LEAGUE, cycle.id, str(group.number))), group == shown)
            for group in _around(ladder.groups, shown)
        )
        rows.append(Select(custom_id("", GROUPS, (PICK,)), plain.say("league-groups"), options))
    if not manages or cycle.ended_at is not None:
        return rows
    if cycle.is_open and not ladder.waiting:
        return [*rows, *_options_list(plain, cycle)]
    seated = () if shown is None else [one for one in shown.members if one is not None and one.is_here]
    people = [*seated, *ladder.waiting]
    options = tuple(
        Option(label, path_text((OUT, cycle.id, str(member.user_id))))
        for label, member in zip(unique_labels([one.name for one in people], LABEL), people, strict=True)
    )
    if len(options) > OPTIONS:
        rows.append(Select(custom_id("", 0, (OUT, cycle.id)), plain.say("league-take-out"), users=True))
    elif options:
        rows.append(Select(custom_id("", PEOPLE, (PICK,)), plain.say("league-take-out"), options))
    return rows


def _around(groups: Sequence[Group], shown: Group | None) -> Sequence[Group]:
    """Return as many groups as a list has room for, around the shown one: step by step it leads to all."""
    number = 0 if shown is None else shown.number
    first = max(0, min(number - OPTIONS // 2, len(groups) - OPTIONS))
    return groups[first : first + OPTIONS]


def _group_label(voice: Speaker, group: Group) -> str:
    names = [one.name for one in group.members if one is not None and one.is_here]
    facts: dict[str, Fact] = {"group": group.number + 1, "names": voice.say("league-and").join(names)}
    return cut(voice.say("league-group-option", facts), LINE)


def _options_list(voice: Speaker, cycle: Cycle) -> list[Row]:
    """Return the list of the game's options with values that they do not have now, as long as nobody has joined."""
    now = GAMES[cycle.game].rules.Options.model_validate_json(cycle.options)
    others = list[Option]()
    for name, value in words.other_values(now):
        label = voice.say(
            "league-option",
            {"option": option_words(voice, cycle.game, name), "value": value_words(voice, cycle.game, name, value)},
        )
        others.append(Option(cut(label, LINE), path_text((OPTION, cycle.id, name, value))))
    if not others:
        return []
    return [Select(custom_id("", PEOPLE, (PICK,)), voice.say("league-change-options"), tuple(others[:OPTIONS]))]


async def _others(ctx: Context, voice: Speaker, cycle: Cycle) -> list[Row]:
    """Return the list of the server's other leagues that go on; none if there are none."""
    found = await service.on_server(ctx.services.tables, cycle.guild_id)
    others = [one for one in found if one.ended_at is None and one.id != cycle.id]
    if not others:
        return []
    plain = voice.plain()
    labels = [
        plain.say("league-others-option", {"game": title(plain, one.game), "number": one.number}) for one in others
    ]
    names = unique_labels(labels, LINE)
    options = [
        Option(name, path_text((LEAGUE, one.id))) for name, one in zip(names, others[:OPTIONS], strict=False)
    ]
    return [Select(custom_id("", OTHERS, (PICK,)), voice.say("league-others"), tuple(options))]


async def _of_channel(ctx: Context) -> list[Cycle]:
    found = await service.on_server(ctx.services.tables, ctx.interaction.guild_id or 0)
    return [cycle for cycle in found if cycle.channel_id == ctx.interaction.channel_id]


def _buttons(voice: Speaker, ladder: Ladder, reader: int, now: float, *, manages: bool) -> list[Button]:
    cycle, member = ladder.cycle, ladder.member(reader)
    verbs = list[str]()
    if member is None and ladder.takes_more(now) and cycle.message_id is not None:
        verbs.append(JOIN if cycle.is_open else f"{JOIN}-list")
    elif member is not None and member.is_here and cycle.ended_at is None:
        verbs.append(LEAVE)
    verbs.append(ABOUT)
    if manages:
        verbs += [START, CANCEL] if cycle.is_open else [NEXT] if cycle.ended_at is not None else []
    return [words.button(voice, verb, cycle.id, green=verb.startswith(JOIN)) for verb in verbs]


# --- signing up and leaving --------------------------------------------------------------------------------------


async def join_pressed(ctx: Context) -> None:
    """``league-join:<cycle>``: of the public message, too."""
    ladder = await _named(ctx)
    await service.join(ctx.services.tables, ladder.cycle.id, ctx.reader.actor)
    await _show(ctx, await _load(ctx, ladder.cycle.id))
    await _tell(ctx, ladder.cycle.id)


async def leave_pressed(ctx: Context) -> None:
    """``league-leave:<cycle>``: before the start at once, later after a question; ``:sure``: leave."""
    ladder = await _named(ctx)
    cycle, voice = ladder.cycle, ctx.voice()
    group, member = ladder.group_of(ctx.reader.actor.user_id), ladder.member(ctx.reader.actor.user_id)
    if cycle.ended_at is not None or member is None or not member.is_here:
        raise Refused("league-you-not-in")
    if group is not None and ctx.press.arguments[1:] != (SURE,):
        sure = Button(voice.say("league-leave-sure"), custom_id("", 0, (LEAVE, cycle.id, SURE)), "danger")
        await ctx.answer.show(Panel(words.leaving_line(voice, group, ctx.reader.actor.user_id), ((sure,),)))
        return
    await service.leave(ctx.services.tables, cycle.id, ctx.reader.actor.user_id)
    await _show(ctx, await _load(ctx, cycle.id), [voice.say("league-left")])
    await _tell(ctx, cycle.id)


async def about_pressed(ctx: Context) -> None:
    """``league-about:<cycle>``: how it works and how its dice are checked; at the end with all that is told."""
    ladder = await _named(ctx)
    voice, cycle = ctx.voice(), ladder.cycle
    options = GAMES[cycle.game].rules.Options.model_validate_json(cycle.options)
    lines = [*words.about_lines(voice, ladder), words.options_line(voice, cycle, options.model_dump())]
    files = list[Picture]()
    if cycle.ended_at is not None:
        told = service.proof(ladder).encode()
        files.append(Picture(told, f"sainome-league-{cycle.id}.json", voice.plain().say("league-proof-alt")))
    await ctx.answer.show(Panel(cut("\n".join(lines), CONTENT)), *files)


async def _tell(ctx: Context, cycle_id: str) -> None:
    await messages.tell(ctx.interaction.client, ctx.app, cycle_id)


# --- managing ----------------------------------------------------------------------------------------------------


async def open_pressed(ctx: Context) -> None:
    """``league-open:<game>``: open the window of a new cycle."""
    game = _known(ctx, "".join(ctx.press.arguments[:1]))
    _require_opener(ctx)
    plain = ctx.voice().plain()
    seats = [str(one) for one in seats_of(ctx.services.tables, game)]
    values = {
        "seats": seats,
        "clock": list(CLOCKS),
        "weeks": [str(one) for one in WEEKS],
        "days": [str(one) for one in DAYS],
        "moves": [str(one) for one in MOVES],
    }
    fields = tuple(_field(plain, name, each) for name, each in values.items())
    window = Window(
        custom_id("", 0, (MADE, game)), plain.say("league-window", {"game": title(plain, game)}), fields
    )
    if not await ctx.answer.ask(window):
        await ctx.say("common-form-late")


def _field(voice: Speaker, name: str, values: Sequence[str]) -> Field:
    first = _first(name, values)
    options = tuple(Option(_value_label(voice, name, value), value, value == first) for value in values)
    return Field(name, voice.say(f"league-window-{name}"), options)


def _first(name: str, values: Sequence[str]) -> str:
    return FIRST[name] if FIRST[name] in values else values[0]


def _value_label(voice: Speaker, name: str, value: str) -> str:
    if name == "clock":
        return cut(words.clock_words(voice, value), LABEL)
    return voice.say(f"league-window-{name}-value", {**words.NUMBERS, "count": int(value), "more": int(value) + 1})


async def made_filled(ctx: Context) -> None:
    """``league-made:<game>``: open the cycle that was filled in."""
    game = _known(ctx, "".join(ctx.press.arguments[:1]))
    _require_opener(ctx)
    require_allowed(ctx, Parent(THREAD, ctx.interaction.channel_id or 0))
    seats = [str(one) for one in seats_of(ctx.services.tables, game)]
    filled = {name: _chosen(ctx, name, seats if name == "seats" else ()) for name in FIRST}
    plan = Plan(
        game,
        _number(filled["seats"]),
        filled["clock"],
        _number(filled["weeks"]),
        _number(filled["days"]),
        _number(filled["moves"]),
    )
    tables = ctx.services.tables
    lang = await ctx.app.public_lang(ctx.interaction)
    guild_id, channel_id = ctx.interaction.guild_id or 0, ctx.interaction.channel_id or 0
    cycle = await service.open_cycle(tables, guild_id, channel_id, lang, plan, tables.boards.random_bytes)
    await _show_opened(ctx, cycle)


async def _show_opened(ctx: Context, cycle: Cycle) -> None:
    """Post what is told of a new cycle, first of all its hash, then show it."""
    await _tell(ctx, cycle.id)
    await _show(ctx, await _load(ctx, cycle.id), [ctx.voice().say("league-opened")])


def _known(ctx: Context, game: str) -> str:
    if game not in GAMES or not seats_of(ctx.services.tables, game):
        raise Refused("unknown-game", game=game)
    return game


def _require_opener(ctx: Context) -> None:
    """Refused: league-place (no channel with threads), league-openers."""
    require_this_server(ctx.interaction)
    if not isinstance(ctx.interaction.channel, discord.TextChannel):
        raise Refused("league-place")
    if not is_moderator(ctx.interaction.permissions):
        raise Refused("league-openers")


def _chosen(ctx: Context, name: str, values: Sequence[str]) -> str:
    """Return what was filled in, or what the window has proposed."""
    return (*ctx.filled.get(name, ()), _first(name, values) if values else FIRST[name])[0]


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else 0


async def option_pressed(ctx: Context) -> None:
    """``league-option:<cycle>:<option>:<value>``: set an option of the game."""
    ladder = await _named(ctx)
    await _require_manager(ctx, ladder.cycle)
    option, value = (*ctx.press.arguments[1:], "", "")[:2]
    await service.set_option(ctx.services.tables, ladder.cycle.id, option, value)
    said = ctx.voice().say("league-option-set", {"option": option_words(ctx.voice(), ladder.cycle.game, option)})
    await _show(ctx, await _load(ctx, ladder.cycle.id), [said])


async def start_pressed(ctx: Context) -> None:
    """``league-start:<cycle>``: ask, with the groups that there would be; ``:sure``: start it within a minute."""
    ladder = await _named(ctx)
    await _require_manager(ctx, ladder.cycle)
    voice, cycle = ctx.voice(), ladder.cycle
    if ctx.press.arguments[1:] != (SURE,) and cycle.is_open and len(ladder.waiting) >= LEAST:
        sure = Button(voice.say("league-start-sure"), custom_id("", 0, (START, cycle.id, SURE)), "success")
        asked = words.start_question(voice, ladder, GAMES[cycle.game].rules.seats)
        await ctx.answer.show(Panel(asked, ((sure,),)))
        return
    await service.start_now(ctx.services.tables, cycle.id)
    await ctx.say("league-starts")


async def cancel_pressed(ctx: Context) -> None:
    """``league-cancel:<cycle>``: ask; ``:sure``: call it off."""
    ladder = await _named(ctx)
    await _require_manager(ctx, ladder.cycle)
    voice, cycle = ctx.voice(), ladder.cycle
    service.require_open(cycle)
    if ctx.press.arguments[1:] != (SURE,):
        sure = Button(voice.say("league-cancel-sure"), custom_id("", 0, (CANCEL, cycle.id, SURE)), "danger")
        asked = voice.say("league-cancel-question", {"count": len(ladder.waiting)})
        await ctx.answer.show(Panel(asked, ((sure,),)))
        return
    await service.cancel(ctx.services.tables, cycle.id)
    await _tell(ctx, cycle.id)
    await ctx.say("league-cancelled")


async def out_pressed(ctx: Context) -> None:
    """``league-out:<cycle>:<user>``, or with a chosen person: ask for the reason."""
    ladder = await _named(ctx)
    await _require_manager(ctx, ladder.cycle)
    member, plain = _member(ctx, ladder), ctx.voice().plain()
    form = Form(
        custom_id("", 0, (OUT_SET, ladder.cycle.id, str(member.user_id))),
        plain.say("league-out-title"),
        cut(plain.say("league-out-label", {"name": member.name}), 45),
        plain.say("league-out-how"),
        "",
        REASON,
    )
    if not await ctx.answer.ask(form):
        await ctx.say("common-form-late")


async def out_typed(ctx: Context) -> None:
    """``league-out-set:<cycle>:<user>``: take somebody out, with what was typed as the reason."""
    ladder = await _named(ctx)
    await _require_manager(ctx, ladder.cycle)
    member = _member(ctx, ladder)
    gone = await service.exclude(ctx.services.tables, ladder.cycle.id, member.user_id, ctx.typed)
    after = await _load(ctx, ladder.cycle.id)
    if gone.grp is not None:  # their group says it
        await _show(ctx, after, group=after.groups[gone.grp])
        return
    await _show(ctx, after, [ctx.voice().say("league-gone-excluded", words.gone_facts(ctx.voice(), gone))])


def _member(ctx: Context, ladder: Ladder) -> Member:
    text = "".join(ctx.press.arguments[1:2] or ctx.press.values[:1])
    known = text.isdecimal() and text.isascii() and len(text) <= DIGITS
    member = ladder.member(int(text)) if known else None
    if member is None:
        raise Refused("league-not-in")
    return member


async def next_pressed(ctx: Context) -> None:
    """``league-next:<cycle>``: open the next cycle, as this one was."""
    ladder = await _named(ctx)
    await _require_manager(ctx, ladder.cycle)
    require_allowed(ctx, Parent(THREAD, ladder.cycle.channel_id))
    tables, lang = ctx.services.tables, await ctx.app.public_lang(ctx.interaction)
    await _show_opened(ctx, await service.again(tables, ladder.cycle.id, lang, tables.boards.random_bytes))


FEATURE = Feature(
    commands=commands,
    verbs={
        LEAGUE: Verb(league_pressed),
        JOIN: Verb(join_pressed),
        LEAVE: Verb(leave_pressed),
        ABOUT: Verb(about_pressed, beside=True),
        NEXT: Verb(next_pressed),
        OPEN: Verb(open_pressed, form=True),
        MADE: Verb(made_filled),
        OPTION: Verb(option_pressed),
        START: Verb(start_pressed),
        CANCEL: Verb(cancel_pressed),
        OUT: Verb(out_pressed, form=True),
        OUT_SET: Verb(out_typed),
    },
    tick=messages.tick,
)
