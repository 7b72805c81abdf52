"""What a league says: its message, its panel, the lines and the picture of a group. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from pydantic import BaseModel

from bot.features.lobby.panel import option_words, value_words
from bot.kit.ids import custom_id
from bot.kit.phrases import duration, message_link, person_name, relative_time, title
from bot.kit.shapes import CONTENT, Button, Panel, cut
from bot.session.rules import BANKS, HOUR
from bot.texts import PlayerName, Speaker, escape_markdown, value_text
from engines.core import Fact
from engines.core.history.fairness import short_hash

from . import painter
from .cycle import LEAST, MOST, SMALL, Line, keeps_results, moves_of, sizes_of
from .painter import Card, Way
from .rows import Cycle, Member
from .service import WEEKS
from .state import AT_ONCE, DAY, GRACE, OUT_AFTER, Group, Ladder, Table

LEAGUE, JOIN, LEAVE, ABOUT, NEXT = "league", "league-join", "league-leave", "league-about", "league-next"
NUMBERS: Mapping[str, Fact] = {
    "days": int(GRACE // DAY),
    "hours": int(OUT_AFTER // HOUR),
    "least": LEAST,
    "largest": MOST,
    "small": SMALL,
    "shortest": WEEKS[0],
    "longest": WEEKS[-1],
}
"""Numbers of the code that several texts have."""
NAMED = 12
"""Names in the message of a cycle, at most."""


def name_of(voice: Speaker, cycle: Cycle) -> str:
    """Return what a cycle is called: game and number."""
    return voice.say("league-title", {"game": title(voice, cycle.game), "number": cycle.number})


def clock_words(voice: Speaker, clock: str) -> str:
    return voice.say("league-clock", _times(voice, clock))


def _times(voice: Speaker, clock: str) -> dict[str, Fact]:
    bank = BANKS[clock]
    times = {"start": bank.start, "more": bank.increment, "cap": bank.cap}
    return {name: duration(voice, seconds) for name, seconds in times.items()}


def sign_up_line(voice: Speaker, cycle: Cycle) -> str:
    """Return the one line of what somebody signs up for, and when that begins."""
    facts: dict[str, Fact] = {
        "at": relative_time(cycle.starts_at),
        "games": cycle.seats,
        "weeks": cycle.weeks,
        **_times(voice, cycle.clock),
    }
    return voice.say("league-signs", facts)


def shown_name(voice: Speaker, member: Member | None) -> str:
    return voice.say("league-erased") if member is None else str(person_name(voice, member.name))


def _played(ladder: Ladder) -> dict[str, Fact]:
    tables = [table for group in ladder.groups for table in group.tables]
    played = sum(table.ranks is not None for table in tables)
    return {"played": played, "games": len(tables), "groups": len(ladder.groups)}


# --- messages ----------------------------------------------------------------------------------------------------


def hash_words(voice: Speaker, cycle: Cycle) -> str:
    """Return the message with the hash, which is never edited."""
    facts: dict[str, Fact] = {
        "game": title(voice, cycle.game),
        "number": cycle.number,
        "hash": short_hash(cycle.opening),
    }
    return voice.say("league-hash", facts)


def public_panel(voice: Speaker, ladder: Ladder) -> Panel:
    """Return the message of a cycle, which follows it."""
    cycle, lines = ladder.cycle, [name_of(voice, ladder.cycle)]
    if cycle.is_open:
        lines += [sign_up_line(voice, cycle), people_line(voice, ladder.waiting)]
        buttons = [button(voice, JOIN, cycle.id, green=True), button(voice, LEAVE, cycle.id)]
    elif cycle.is_running:
        facts = _played(ladder) | {"at": relative_time(cycle.ends_at or 0.0)}
        lines.append(voice.say("league-runs", facts))
        buttons = [button(voice, LEAGUE, cycle.id)]
    else:
        lines.append(over_line(voice, ladder))
        buttons = [button(voice, LEAGUE, cycle.id)] if cycle.started_at is not None else []
    return Panel(cut("\n".join(lines), CONTENT), ((*buttons, button(voice, ABOUT, cycle.id)),))


def over_line(voice: Speaker, ladder: Ladder) -> str:
    if ladder.cycle.started_at is not None:
        return voice.say("league-over", _played(ladder))
    cycle, count = ladder.cycle, len(ladder.waiting)
    is_called_off = count >= LEAST or (cycle.ended_at or 0.0) < cycle.starts_at
    facts: dict[str, Fact] = {"count": count, "least": LEAST}
    return voice.say("league-called-off" if is_called_off else "league-few", facts)


def people_line(voice: Speaker, people: Sequence[Member]) -> str:
    if not people:
        return voice.say("league-nobody", {"least": LEAST})
    names = [escape_markdown(member.name) for member in people[:NAMED]]
    names += ["…"] if len(people) > NAMED else []
    facts: dict[str, Fact] = {"count": len(people), "least": LEAST, "names": voice.say("league-and").join(names)}
    return voice.say("league-people" if len(people) >= LEAST else "league-people-few", facts)


def news(voice: Speaker, ladder: Ladder, week: int) -> Panel:
    """Return the one message of a week: 0 at the start."""
    cycle = ladder.cycle
    facts = _played(ladder) | {"title": name_of(voice, cycle), "week": week, "weeks": cycle.weeks}
    head = voice.say("league-started" if week == 0 else "league-week", facts)
    text = cut("\n".join([head, *group_lines(voice, ladder)]), CONTENT)
    return Panel(text, ((button(voice, LEAGUE, cycle.id),),))


def end_panel(voice: Speaker, ladder: Ladder) -> Panel:
    """Return the message of the end, with one press for the next cycle."""
    cycle = ladder.cycle
    lines = [
        voice.say("league-ended", _played(ladder) | {"title": name_of(voice, cycle)}),
        *_winner(voice, ladder),
        *group_lines(voice, ladder),
    ]
    lines.append(voice.say("league-ended-dice", {"secret": cycle.secret}))
    buttons = (button(voice, NEXT, cycle.id), button(voice, ABOUT, cycle.id))
    return Panel(cut("\n".join(lines), CONTENT), (buttons,))


def _winner(voice: Speaker, ladder: Ladder) -> list[str]:
    """Return the line of who has won the best group; none where nobody has."""
    best = ladder.groups[0]
    first = next((best.members[line.slot] for line in ladder.lines(best) if line.place == 1 and line.games), None)
    if first is None:
        return []
    return [voice.say("league-winner", {"name": escape_markdown(first.name), "groups": len(ladder.groups)})]


def game_lines(voice: Speaker, ladder: Ladder, group: Group, table: Table) -> list[str]:
    """Return what a game was worth, and the standings after it."""
    said = list[str]()
    for line in group.lines_of(table):
        member = group.members[line.slot]
        if member is not None and line.games:
            facts: dict[str, Fact] = {"name": escape_markdown(member.name), "points": points_text(line.points)}
            said.append(voice.say("league-game-part", facts))
    worth = voice.say("league-game", {"table": table.row.number + 1, "points": voice.beside(said)})
    return [*([worth] if said else []), group_line(voice, ladder, group)]


def start_question(voice: Speaker, ladder: Ladder, seats: range) -> str:
    """Return the question whether a cycle starts now, with the groups that it would have."""
    count = len(ladder.waiting)
    sizes = sizes_of(count, ladder.cycle.seats, seats)
    shown = voice.join([str(size) for size in sorted(set(sizes))])
    return voice.say("league-start-question", {"count": count, "sizes": shown})


def group_lines(voice: Speaker, ladder: Ladder) -> list[str]:
    """Return a line for each group: names, and points once there are any, best first."""
    return [group_line(voice, ladder, group) for group in ladder.groups]


def group_line(voice: Speaker, ladder: Ladder, group: Group) -> str:
    said = list[str]()
    has_begun = bool(group.games)
    for line in ladder.lines(group):
        member = group.members[line.slot]
        if line.place and member is not None:
            facts: dict[str, Fact] = {"name": escape_markdown(member.name), "points": points_text(line.points)}
            key = f"league-line-{goes(ladder, group, line) or 'stays'}"
            said.append(voice.say(key, facts) if has_begun else escape_markdown(member.name))
    facts = {"group": group.number + 1, "lines": voice.beside(said)}
    return voice.say("league-group-only" if len(ladder.groups) == 1 else "league-group-line", facts)


def points_text(points: float) -> str:
    whole = int(points)
    return str(whole) if points == whole else f"{whole or ''}½"


def goes(ladder: Ladder, group: Group, line: Line) -> Way:
    """Return ``up`` or ``down`` if this place moves, else ""; from the top group nobody goes up."""
    count = moves_of(group.size, ladder.cycle.moves)
    if not line.place or (member := group.members[line.slot]) is None:
        return ""
    if line.place <= count and group.number > 0 and member.is_here:
        return "up"
    return "down" if line.place > group.size - count and group.number < len(ladder.groups) - 1 else ""


# --- a group -----------------------------------------------------------------------------------------------------


def card(voice: Speaker, ladder: Ladder, group: Group, now: float, reader: int | None = None) -> Card:
    """Return the content of a group's picture; ``reader``: whose row is lifted."""
    cycle, plain = ladder.cycle, voice.plain()
    played = sum(table.ranks is not None for table in group.tables)
    facts: dict[str, Fact] = {"game": title(plain, cycle.game), "number": cycle.number, "group": group.number + 1}
    return Card(
        plain.say("league-heading-title", facts),
        plain.say("league-heading-about", {"played": played, "games": len(group.tables)}),
        tuple(_row(plain, ladder, group, line, reader) for line in ladder.lines(group)),
    )


def _row(voice: Speaker, ladder: Ladder, group: Group, line: Line, reader: int | None) -> painter.Row:
    member, slot = group.members[line.slot], line.slot
    return painter.Row(
        name=voice.say("league-erased") if member is None else member.name,
        place=line.place,
        points=line.points,
        results=tuple(_result(ladder, group, table, slot) for table in group.tables),
        goes=goes(ladder, group, line),
        playing=any(table.is_open and slot in table.slots for table in group.tables),
        is_reader=member is not None and member.user_id == reader,
        has_left=member is None or not member.is_here,
    )


def _result(ladder: Ladder, group: Group, table: Table, slot: int) -> int | None:
    """Return the rank of a slot at a table: 0 where it has none to come, None while there is none."""
    seat, ranks = table.seat_of(slot), table.ranks
    if seat is None:
        return 0
    if ranks is None or seat >= len(ranks):
        return 0 if table.row.ended_at is not None or ladder.cycle.ended_at is not None else None
    game = next((game for game in group.games if game.slots == table.slots), None)
    return ranks[seat] if game is not None and game.counts[seat] else 0


def left_lines(voice: Speaker, group: Group) -> list[str]:
    """Return who has left a group and why."""
    people = [member for member in (*group.former, *group.members) if member is not None and not member.is_here]
    return [voice.say(f"league-gone-{member.why}", gone_facts(voice, member)) for member in people]


def gone_facts(voice: Speaker, member: Member) -> dict[str, Fact]:
    return {
        **NUMBERS,
        "name": PlayerName(person_name(voice, member.name)),
        "reason": escape_markdown(member.reason),
    }


# --- About… ------------------------------------------------------------------------------------------------------


def about_lines(voice: Speaker, ladder: Ladder) -> list[str]:
    """Return how a cycle works, its options, and how its dice are checked."""
    cycle = ladder.cycle
    facts: dict[str, Fact] = {
        **NUMBERS,
        "moves": cycle.moves,
        "most": AT_ONCE,
        "clock": clock_words(voice, cycle.clock),
    }
    lines = [name_of(voice, cycle)]
    lines += [voice.say(f"league-how-{what}", facts) for what in ("points", "moves", "tables", "leaving", "end")]
    if cycle.message_id is None:  # nobody can have signed up for these dice
        return lines
    link = message_link(cycle.guild_id, cycle.channel_id, cycle.message_id)
    key = "league-how-secret" if cycle.ended_at is not None else "league-how-dice"
    return [*lines, voice.say(key, {"hash": short_hash(cycle.opening), "link": link})]


def options_line(voice: Speaker, cycle: Cycle, options: Mapping[str, object]) -> str:
    """Return the game's options with their values."""
    said = [
        voice.say("league-option", {"option": option_words(voice, cycle.game, name), "value": words})
        for name, value in options.items()
        if name != "host_begins" and (words := value_words(voice, cycle.game, name, value_text(value)))
    ]
    return voice.say("league-options", {"options": voice.beside(said)})


def other_values(options: BaseModel) -> list[tuple[str, str]]:
    """Return the values that a game's options do not have now, with the options' names."""
    found = list[tuple[str, str]]()
    for name, field in type(options).model_fields.items():
        if name == "host_begins":  # the schedule says who begins
            continue
        values = (False, True) if field.annotation is bool else get_args(field.annotation)
        found += [(name, value_text(value)) for value in values if value != getattr(options, name)]
    return found


def button(voice: Speaker, verb: str, cycle_id: str, *, green: bool = False) -> Button:
    """Return a button of a cycle; ``<verb>-list``: the same press in other words."""
    path = (verb.removesuffix("-list"), cycle_id)
    key = "league-group-button" if verb == LEAGUE else f"{verb}-button"
    return Button(voice.say(key), custom_id("", 0, path), "success" if green else "secondary")


# --- one's own place ---------------------------------------------------------------------------------------------


def time_line(voice: Speaker, ladder: Ladder) -> str:
    cycle = ladder.cycle
    if cycle.ended_at is not None:
        return over_line(voice, ladder)
    return voice.say("league-runs", _played(ladder) | {"at": relative_time(cycle.ends_at or 0.0)})


def mine_line(voice: Speaker, cycle: Cycle, left: int) -> str:
    """Return until when the reader plays, and how many tables of theirs are to come."""
    return voice.say("league-ends", {"at": relative_time(cycle.ends_at or 0.0), "left": left})


def place_line(voice: Speaker, group: Group, lines: Sequence[Line], slot: int) -> str:
    line = next(line for line in lines if line.slot == slot)
    if not line.games and line.place:
        return voice.say("league-place-none")
    facts: dict[str, Fact] = {
        "place": line.place,
        "of": group.size,
        "points": int(line.points) if line.points.is_integer() else points_text(line.points),
        "played": line.games,
        "games": group.games_of(slot),
    }
    return voice.say("league-place", facts)


def leaving_line(voice: Speaker, group: Group, user_id: int) -> str:
    """Return the question of somebody who wants to leave: what becomes of their games."""
    slot = group.slot_of(user_id)
    finished, games = (0, 0) if slot is None else (group.finished(slot), group.games_of(slot))
    key = "league-leave-keeps" if keeps_results(finished, games) else "league-leave-loses"
    return voice.say(key, {"played": finished, "games": games})
