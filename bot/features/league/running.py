"""What a cycle does by itself: it starts, opens tables, replaces who vanishes, and ends. Without Discord.

One process at a time sees to a cycle; each step is one transaction, and what is done is not done again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import structlog

from bot.cluster.claims import claimed
from bot.rows.block import PERSON, SERVER
from bot.rows.errors import StoreUnavailable
from bot.rows.messages import TAKE, RequestRow
from bot.rows.session import NO_HOST, Player, SessionRow
from bot.rows.threads import THREAD, Parent
from bot.seating.kinds import KINDS
from bot.seating.lobbies import store_lobby
from bot.services import Services
from bot.session.dice import rolling_seed
from bot.session.lobby import new_lobby
from bot.session.model import Actor, Phase, Refused, Session
from bot.session.rules import HOUR, TableRules
from bot.store import Connection
from bot.tables.open_table import Also, nothing_more
from bot.tables.session_store import Committed
from bot.texts import Speaker, free_name, text_key
from engines.core import Fact, Seat, SeededChance
from engines.core.history.fairness import UNTYPED, opening
from engines.core.opponents.computers import Follower, Reacting
from engines.core.opponents.matches import EndlessGame
from engines.core.playable import Playable, policies, strongest_policy

from . import rows
from .cycle import Was, lot_of, seed_of, seeding, sizes_of
from .rows import (
    CYCLES,
    LEFT,
    MEMBERS,
    OFF,
    TABLES,
    TO_WARN,
    VANISHED,
    Cycle,
    Elsewhere,
    Member,
    TableRow,
)
from .service import claim_of, load
from .state import AT_ONCE, GRACE, OUT_AFTER, WEEK, Ladder, Table

log = structlog.get_logger(__name__)

BURST, IN_BURST = 600.0, 5
"""In so many seconds so many tables of a cycle are opened, at most."""
LOOKED = 600.0
"""Seconds after which it is noted again that the bot is on."""
OUTAGE = 12 * HOUR
"""Seconds without the bot that move the start or the end of a cycle by as many, and are nobody's absence."""
ASKED_AGAIN = 6 * HOUR
"""Seconds after which it is looked again who is on the server."""
BACK = 4
"""Earlier cycles in which it is looked where somebody was."""
TRIES = 5
"""How often it is looked at a table where people move at this moment, before the next look does."""
LONGEST = 20_000
"""Actions of a game that is played out, at most."""


async def run(services: Services) -> None:
    """Do what is due of all cycles; a failure of one does not affect the others."""
    tables = services.tables
    for cycle_id in await tables.store.read(rows.going_on):
        try:
            async with claimed(tables.claims, claim_of(cycle_id)) as is_mine:
                if is_mine:
                    await _attend(services, cycle_id)
        except (Refused, Elsewhere) as refusal:
            log.info("league-skipped", cycle=cycle_id, reason=repr(refusal))
        except StoreUnavailable:
            raise
        except Exception:
            # The boundary between one league's faults and all others.
            log.exception("league-failed", cycle=cycle_id)


async def _attend(services: Services, cycle_id: str) -> None:
    tables = services.tables
    ladder = await load(tables, cycle_id)
    if await services.blocks.is_blocked(SERVER, ladder.cycle.guild_id):
        return  # nobody can play there: the cycle waits, as for a bot that is off
    await _look(services, ladder.cycle)
    ladder = await load(tables, cycle_id)
    cycle, now = ladder.cycle, tables.now()
    if cycle.is_open:
        if now >= cycle.starts_at:
            await _start(services, ladder)
        return
    await _note_ended(services, ladder)
    await _look_at_people(services, await load(tables, cycle_id))
    await _give_seats(services, await load(tables, cycle_id))
    ladder = await load(tables, cycle_id)
    is_over = cycle.ends_at is not None and now >= cycle.ends_at
    if is_over or not ladder.tables_left:  # once all games are played nobody waits for the last day
        await _end(services, ladder)
        return
    await _open_tables(services, ladder)
    await _run_through(services, await load(tables, cycle_id))


async def _look(services: Services, cycle: Cycle) -> None:
    """Note that the bot is on; the time for which it was off is lost neither to the cycle nor to who was away."""
    now = services.tables.now()
    off = now - cycle.seen_at
    if 0 <= off < LOOKED:
        return
    columns: dict[str, object] = {"seen_at": now}
    was_off = off >= max(OUTAGE, services.outage)
    if was_off:
        columns |= (
            {"starts_at": cycle.starts_at + off} if cycle.is_open else {"ends_at": (cycle.ends_at or now) + off}
        )
        log.info("league-extended", cycle=cycle.id, seconds=int(off))

    def work(db: Connection) -> None:
        is_first = CYCLES.change(db, columns, id=cycle.id, seen_at=cycle.seen_at).rowcount
        if is_first and was_off:
            rows.pause_absences(db, cycle.id, off)

    await services.store.write(work)


# --- the start ---------------------------------------------------------------------------------------------------


async def _start(services: Services, ladder: Ladder) -> None:
    """Put everybody into groups; with too few people the cycle ends before it has started."""
    cycle, people, now = ladder.cycle, ladder.waiting, services.tables.now()
    seats = services.tables.games[cycle.game].rules.seats
    sizes = sizes_of(len(people), cycle.seats, seats)
    order = await _order(services, cycle, [member.user_id for member in people]) if sizes else ()

    def work(db: Connection) -> None:
        here = {member.user_id for member in MEMBERS.where(db, cycle_id=cycle.id) if member.is_here}
        started = {"started_at": now, "ends_at": now + cycle.weeks * WEEK} if sizes else rows.over(now)
        if here != {member.user_id for member in people}:
            raise Elsewhere  # somebody has joined or left meanwhile: the next look has them
        if CYCLES.change(db, started, id=cycle.id, started_at=None, ended_at=None).rowcount == 0:
            raise Elsewhere
        left = iter(order)
        for group, size in enumerate(sizes):
            for slot in range(size):
                MEMBERS.change(db, {"grp": group, "slot": slot}, cycle_id=cycle.id, user_id=next(left))
                TABLES.insert(db, TableRow(cycle.id, cycle.guild_id, group, slot))

    await services.store.write(work)
    log.info(
        "league-started" if sizes else "league-given-up", cycle=cycle.id, people=len(people), groups=len(sizes)
    )


async def _order(services: Services, cycle: Cycle, people: Sequence[int]) -> tuple[int, ...]:
    """Return these people from the top, by what they came to in earlier cycles and by their ratings."""
    was = dict[int, Was]()
    for one in (await services.store.read(partial(rows.earlier, cycle=cycle)))[:BACK]:
        for user_id, result in (await load(services.tables, one.id)).results().items():
            was.setdefault(user_id, result)
    ask = partial(rows.strengths, guild_id=cycle.guild_id, game=cycle.game, people=people)
    lot = {user_id: lot_of(cycle.id, cycle.secret, str(user_id)) for user_id in people}
    return seeding(people, was, await services.store.read(ask), cycle.moves, lot)


# --- tables ------------------------------------------------------------------------------------------------------


async def _note_ended(services: Services, ladder: Ladder) -> None:
    now = services.tables.now()
    for group in ladder.groups:
        for table in group.tables:
            if table.is_settled:
                ended = {"ended_at": now}
                await services.store.write(partial(TABLES.change, columns=ended, **table.row.key, ended_at=None))


async def _open_tables(services: Services, ladder: Ladder) -> None:
    """Open the tables that are due: the first ones of all groups first, few at once."""
    now = services.tables.now()
    all_tables = [table for group in ladder.groups for table in group.tables]
    room = IN_BURST - sum(now - BURST < (table.row.opened_at or 0.0) <= now for table in all_tables)
    busy = Counter(
        holder.user_id for table in all_tables if table.is_open and table.played for holder in table.played.holders
    )
    for table in sorted(all_tables, key=lambda table: (table.row.number, table.row.grp)):
        if not table.is_to_come:
            continue
        people = [ladder.groups[table.row.grp].members[slot] for slot in table.slots]
        here = [member.user_id for member in people if member is not None and member.is_here]
        if len(here) < 2 and ladder.takes_more(now):
            continue  # somebody of the waiting list may still come
        if len(here) < 2:
            await services.store.write(
                partial(TABLES.change, columns={"ended_at": now, "told": True}, **table.row.key)
            )
        elif room > 0 and all(busy[user_id] < AT_ONCE for user_id in here):
            await _open_table(services, ladder.cycle, table, people, len(ladder.groups))
            busy.update(here)
            room -= 1


async def _open_table(
    services: Services, cycle: Cycle, table: Table, people: Sequence[Member | None], groups: int
) -> None:
    """Open a table in a thread; its game is dealt as soon as what is mixed into its dice is there."""
    tables, now = services.tables, services.tables.now()
    row = _lobby(services, cycle, table, people, now)
    row, promise = await services.moves.frozen(row)

    def also(db: Connection) -> None:
        promise(db)
        rows.seated(db, table.row, row.id, now)

    parent = Parent(THREAD, cycle.channel_id, _thread_name(cycle, table.row, groups))
    await store_lobby(tables, row, None, nothing_more, also, parent)
    await services.beacon_rounds.resume()
    log.info("league-table-opened", cycle=cycle.id, session=row.id, group=table.row.grp, number=table.row.number)


def _lobby(
    services: Services, cycle: Cycle, table: Table, people: Sequence[Member | None], now: float
) -> SessionRow:
    """Return the lobby of a table with its seed, without a host; the computer has the seats of who has left."""
    game = services.tables.games[cycle.game]
    options = game.rules.Options.model_validate_json(cycle.options)
    if "host_begins" in type(options).model_fields:
        options = options.model_copy(update={"host_begins": True})
    random_bytes, rule = services.tables.boards.random_bytes, services.lobbies.rule
    nobody = Actor(NO_HOST, "")
    made = new_lobby(
        game.rules, cycle.guild_id, cycle.channel_id, nobody, cycle.lang, random_bytes, now, options, rule
    )
    seed = seed_of(cycle.id, cycle.secret, table.row.grp, table.row.number)
    players = list[Player]()
    for at, member in enumerate(people):
        if member is not None and member.is_here:
            players.append(Player(Seat(at), member.name, user_id=member.user_id, word=UNTYPED))
        else:
            name = free_name(cycle.lang, made.id, [player.name for player in players])
            players.append(Player(Seat(at), name, policy=strongest_policy(game)))
    return replace(
        made,
        seed=seed,
        seed_hash=opening(seed, made.id, game.key),
        players=tuple(players),
        table_rules=table_rules(cycle).model_dump_json(),
    )


def _thread_name(cycle: Cycle, row: TableRow, groups: int) -> str:
    voice = Speaker(cycle.lang, markdown=False)
    facts: dict[str, Fact] = {
        "game": voice.say(text_key(cycle.game, "title")),
        "groups": groups,
        "group": row.grp + 1,
        "table": row.number + 1,
    }
    return voice.say("league-thread", facts)


def table_rules(cycle: Cycle) -> TableRules:
    """Return what holds at all tables of a cycle."""
    return TableRules.model_validate({"clock": cycle.clock, "takebacks": "own", "hints": False, "rated": True})


# --- people ------------------------------------------------------------------------------------------------------


async def _look_at_people(services: Services, ladder: Ladder) -> None:
    """Note who is away or off the server, and take out whoever has been for too long."""
    cycle, now = ladder.cycle, services.tables.now()
    here = [member for member in ladder.members if member.is_here]
    people = [member.user_id for member in here]
    there = await services.presence.of_many(cycle.guild_id, people, kept=ASKED_AGAIN)
    for member in here:
        lent = any(table.is_lent_by(member.user_id) for table in ladder.open_tables(member.user_id))
        away = _is_away(ladder, member.user_id)
        changed = _looked(member, there[member.user_id], now, away=away, lent=lent)
        if _has_left_a_seat(ladder, member) and await services.blocks.is_blocked(PERSON, member.user_id):
            changed = replace(changed, left_at=now, why=LEFT)
        if changed != member:
            # Not the whole row: they may have left, or erased their data, while Discord was asked.
            columns = {
                name: getattr(changed, name) for name in ("away_since", "warned", "off_since", "left_at", "why")
            }
            await services.store.write(partial(MEMBERS.change, columns=columns, **member.key, left_at=None))
            if not changed.is_here:
                log.info("league-left", cycle=cycle.id, user=member.user_id, why=changed.why)


def _has_left_a_seat(ladder: Ladder, member: Member) -> bool:
    """Whether somebody has left an open table for good, as the operator's block lets them."""
    tables = ladder.open_tables(member.user_id)
    holders = [holder for table in tables if table.played is not None for holder in table.played.holders]
    return any(holder.has_left and holder.user_id == member.user_id for holder in holders)


def _is_away(ladder: Ladder, user_id: int) -> bool:
    """Whether the computer plays for somebody at all of their open tables."""
    held = [
        holder.is_computer
        for table in ladder.open_tables(user_id)
        if table.played is not None
        for holder in table.played.holders
        if holder.user_id == user_id and not holder.has_left  # who has resigned a game is not away
    ]
    return any(held) and all(held)


def _looked(member: Member, is_there: bool | None, now: float, *, away: bool, lent: bool) -> Member:
    """Return a member as they are found; who does not play is warned once, if they may come back to a table.

    ``away``: the computer plays for them everywhere; ``lent``: at one table that they may come back to.
    """
    off_since = member.off_since if is_there is None else None if is_there else member.off_since or now
    away_since = (member.away_since or now) if away else None
    warned = TO_WARN if lent and not member.warned and off_since is None else member.warned
    seen = replace(member, off_since=off_since, away_since=away_since, warned=warned)
    if off_since is not None and now >= off_since + OUT_AFTER:
        return replace(seen, left_at=now, why=OFF)
    if away_since is not None and now >= away_since + GRACE:
        return replace(seen, left_at=now, why=VANISHED)
    return seen


async def _give_seats(services: Services, ladder: Ladder) -> None:
    """Give the slots of who has left to the waiting list, in the first third, and their seats to somebody else."""
    now = services.tables.now()
    waiting = list(ladder.waiting) if ladder.takes_more(now) else []
    for group in ladder.groups:
        for slot, member in enumerate(group.members):
            open_ = [table for table in group.tables if slot in table.slots and (table.is_open or table.is_to_come)]
            if waiting and open_ and (member is None or not member.is_here):
                new = replace(waiting.pop(0), grp=group.number, slot=slot, since=now)
                await services.store.write(partial(_take_slot, new=new))
                log.info("league-replaced", cycle=ladder.cycle.id, group=group.number, slot=slot)
                member = new
            for table in open_:
                try:
                    await _give_seat(services, table, slot, member)
                except Refused as refusal:  # a quarantined table: it waits for moderators, or the end of the cycle
                    log.info("league-seat-kept", session=table.session_id, reason=refusal.code)


def _take_slot(db: Connection, new: Member) -> None:
    """Let somebody of the waiting list have a slot; Elsewhere if they have just left it."""
    columns = {"grp": new.grp, "slot": new.slot, "since": new.since}
    if MEMBERS.change(db, columns, **new.key, grp=None, left_at=None).rowcount == 0:
        raise Elsewhere


async def _give_seat(services: Services, table: Table, slot: int, member: Member | None) -> None:
    """Let the present member of a slot have its seat; of one who has left the computer plays on."""
    seat, played, session_id = table.seat_of(slot), table.played, table.session_id
    if seat is None or played is None or session_id is None or not table.is_open:
        return
    holder = played.holders[seat]
    if member is not None and member.is_here:
        if holder.user_id != member.user_id and played.phase == Phase.PLAYING:
            await _hand_over(services, session_id, seat, member)
    elif holder.user_id is not None and not holder.has_left and played.phase == Phase.PLAYING:
        name = "" if member is None else member.name
        await services.seats.leave(session_id, Actor(holder.user_id, name), interaction_id=None)


async def _hand_over(services: Services, session_id: str, seat: int, member: Member) -> None:
    async with services.tables.open(session_id) as table:
        was = table.session.players[seat]
        if table.session.phase is not Phase.PLAYING or table.session.player_of(member.user_id) is not None:
            return
        facts = {"owner": was.user_id, "name": member.name}
        asked = RequestRow(0, session_id, TAKE, seat, member.user_id, (), 0, (), facts, "open", table.now())
        await KINDS[TAKE].carry_out(table, asked, Actor(member.user_id, member.name), nothing_more)


# --- the last week and the end -----------------------------------------------------------------------------------


async def _run_through(services: Services, ladder: Ladder) -> None:
    """In the last week nobody's hours stop a clock."""
    runs_from, now = ladder.counts_from(), services.tables.now()
    if runs_from is None or now < runs_from:
        return
    playing = [table.session_id for group in ladder.groups for table in group.tables if table.is_open]
    ids = [session_id for session_id in playing if session_id is not None]
    for session_id in await services.store.write(
        partial(rows.run_through, sessions=ids, runs_from=runs_from, now=now)
    ):
        services.tables.pass_on(Committed(session_id, has_panel=True, has_notices=False))


async def _end(services: Services, ladder: Ladder) -> None:
    """Let the open tables count as they stand, and end the cycle."""
    for group in ladder.groups:
        for table in group.tables:
            if table.is_open:
                await _count_as_it_stands(services, table)
    await _note_ended(services, await load(services.tables, ladder.cycle.id))  # what has just ended by itself
    now, cycle_id = services.tables.now(), ladder.cycle.id
    await services.store.write(partial(CYCLES.change, columns=rows.over(now), id=cycle_id, ended_at=None))
    log.info("league-ended", cycle=cycle_id)


async def _count_as_it_stands(services: Services, table: Table) -> None:
    """End one table. Who moves meanwhile is waited for: then it is looked at again."""
    tables, session_id = services.tables, table.session_id
    assert session_id is not None
    for _ in range(TRIES):
        session, seed = await tables.with_seed(session_id)
        if session.phase not in (Phase.LOBBY, Phase.PLAYING):
            return  # it has just ended by itself, and its result counts
        try:
            ranks = await asyncio.to_thread(ranks_as_it_stands, session, seed)
        except Exception:
            # The boundary between one game's faults and its cycle, which ends without its result.
            log.exception("league-table-uncounted", session=session_id)
            ranks = None
        counts = [int(player.person is not None) for player in session.players]
        stands = partial(rows.stands, row=table.row, session=session, ranks=ranks, counts=counts, now=tables.now())
        try:
            await tables.close(session_id, partial(_always, stands))
        except Elsewhere:
            continue
        return
    raise Elsewhere


def _always(also: Also, row: SessionRow) -> Also:
    return also


def ranks_as_it_stands(session: Session, seed: bytes) -> tuple[int, ...] | None:
    """Return the ranks by seat of a game that goes on; None of one that has not begun, or cannot go on.

    By the game's own standings; where these are secret until the end, the computer plays all seats from here.
    """
    if session.phase is not Phase.PLAYING or session.incident is not None:
        return None
    standings = session.rules.standings(session.state)
    if standings:
        return tuple(standing.rank for standing in standings)
    try:
        return played_out(session, seed)
    except EndlessGame:
        return None


def played_out(session: Session, seed: bytes) -> tuple[int, ...]:
    """Return the ranks by seat after the game's own computer player has played all seats, with the table's dice."""
    game: Playable = session.playable
    rules, state = game.rules, session.state
    chance = SeededChance(rolling_seed(session, seed), session.drawn_as, session.draws)
    minds = [SeededChance(seed, f"{session.id}/{seat}", 0) for seat in range(len(session.players))]
    player = Reacting(policies(game)[strongest_policy(game)])
    lines = [Follower() for _ in minds]
    for _ in range(LONGEST):
        movers = rules.asked(state) or rules.current_players(state)
        if not movers:
            outcome = rules.outcome(state)
            assert outcome is not None, "nobody owes an action, so the game is over"
            return tuple(outcome.ranks)
        seat = movers[0]
        choice = lines[seat].next(rules, state, seat)
        if choice is None:
            choice = lines[seat].begin(rules, state, player.line(game, state, seat, minds[seat]))
        state = rules.apply_action(state, seat, choice, chance).state
    raise EndlessGame(f"{game.key}: no end after {LONGEST} actions")
