"""A recorded game replays as it was played, and tampering with a record is detected."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, BadRecord, Draw, Step, seed_hash
from engines.core.history.records import BEGIN, Header, Record, Row, dump, load
from engines.core.history.replay import replay

from .properties import held
from .walk import SEED, SESSION, Subject, Walk


def record_of(walk: Walk) -> Record:
    """Return the walk as the record of a finished game."""
    game = walk.game
    rows = [Row(row=0, seat=None, notation=BEGIN, chance=walk.start_draws)]
    for number, moment in enumerate(walk.moments, start=1):
        rows.append(Row(row=number, seat=moment.seat, notation=game.notation(moment.action), chance=moment.draws))
    header = Header(
        session=SESSION,
        game=game.key,
        rules_version=game.rules_version,
        options=walk.deal.options.model_dump_json(),
        seats=tuple(f"Player {seat}" for seat in walk.seats),
        seed_hash=seed_hash(SEED),
        seed=SEED.hex(),
    )
    return Record(header=header, rows=tuple(rows))


@held
def replay_gives_the_same(subject: Subject, walk: Walk) -> None:
    """Dumped, loaded and replayed, a record gives the same states, events and previews."""
    record = load(dump(record_of(walk)))
    played: tuple[Step[Any], ...] = (walk.start, *(moment.step for moment in walk.moments))
    replayed = [row.step for row in replay(subject.game.rules, record)]
    assert len(replayed) == len(played)
    for number, (step, again) in enumerate(zip(played, replayed, strict=True)):
        assert step == again, f"row {number} is replayed differently"


@held
def tampering_is_found(subject: Subject, walk: Walk) -> None:
    """An honest record verifies; a changed result or the hash of another seed does not."""
    record = record_of(walk)
    assert subject.verify(record).honest
    other = record.header.model_copy(update={"seed_hash": seed_hash(bytes(32))})
    assert not subject.verify(Record(header=other, rows=record.rows)).honest
    drawn = [row for row in record.rows if row.chance and turned(row.chance[0]) != row.chance[0]]
    for row in drawn[:: 1 + len(drawn) // 3]:
        forged = row.model_copy(update={"chance": (turned(row.chance[0]), *row.chance[1:])})
        rows = tuple(forged if each is row else each for each in record.rows)
        verdict = subject.verify(Record(header=record.header, rows=rows))
        assert verdict.bad == (row.row,), f"row {row.row} was forged, {verdict.bad} found"


def turned(draw: Draw) -> Draw:
    """Return the draw with other results of the same shape."""
    low = 1 if draw.kind == "roll" else 0
    results = (
        draw.results[::-1]
        if draw.kind == "shuffle"
        else tuple(low + (result - low + 1) % draw.sides for result in draw.results)
    )
    return draw.model_copy(update={"results": results})


@held
def a_wrong_record_is_refused(subject: Subject, walk: Walk) -> None:
    """A record with rows out of order, or too little or too much chance, is refused with its line."""
    rows = record_of(walk).rows
    head = record_of(walk).header
    drawn = next((at for at, row in enumerate(rows) if at and row.chance), None)
    wrong = [rows[1:], (rows[0], *rows)]
    if drawn is not None:
        wrong.append((*rows[:drawn], rows[drawn].model_copy(update={"chance": ()})))
        more = rows[drawn].chance + rows[drawn].chance
        wrong.append((*rows[:drawn], rows[drawn].model_copy(update={"chance": more})))
    for forged in wrong:
        refusal = unplayable(subject.game.rules, Record(header=head, rows=tuple(forged)))
        assert refusal is not None, "a wrong record was replayed"
        assert refusal.line > 0


def unplayable(game: AnyGame, record: Record) -> BadRecord | None:
    """Return why the record cannot be replayed; None if it can."""
    try:
        for _ in replay(game, record):
            pass
    except BadRecord as error:
        return error
    return None
