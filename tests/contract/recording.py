"""A game written down is the game played, and a record that was tampered with is found out."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, BadRecord, Draw, Step, seed_hash
from engines.core.records import BEGIN, Header, Record, Row, dump, load, replay

from .properties import held
from .walk import SEED, SESSION, Subject, Walk


def record_of(walk: Walk) -> Record:
    """The walk as the record of a finished game."""
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
    """Written down, read back and replayed without a generator, every state, event and preview is the same."""
    record = load(dump(record_of(walk)))
    played: tuple[Step[Any], ...] = (walk.start, *(moment.step for moment in walk.moments))
    replayed = [found.step for found in replay(subject.game, record)]
    assert len(replayed) == len(played)
    for number, (step, again) in enumerate(zip(played, replayed, strict=True)):
        assert step == again, f"row {number} is replayed differently"


@held
def tampering_is_found(subject: Subject, walk: Walk) -> None:
    """An honest record is found honest; one result changed, or another seed's hash, is found."""
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
    """The draw with other results of the same shape."""
    low = 1 if draw.kind == "roll" else 0
    results = (
        draw.results[::-1]
        if draw.kind == "shuffle"
        else tuple(low + (result - low + 1) % draw.sides for result in draw.results)
    )
    return draw.model_copy(update={"results": results})


@held
def a_wrong_record_is_refused(subject: Subject, walk: Walk) -> None:
    """A record cut out of order, with chance left out or too much of it, names its line."""
    rows = record_of(walk).rows
    head = record_of(walk).header
    drawn = next((at for at, row in enumerate(rows) if at and row.chance), None)
    wrong = [rows[1:], (rows[0], *rows)]
    if drawn is not None:
        wrong.append((*rows[:drawn], rows[drawn].model_copy(update={"chance": ()})))
        more = rows[drawn].chance + rows[drawn].chance
        wrong.append((*rows[:drawn], rows[drawn].model_copy(update={"chance": more})))
    for forged in wrong:
        refusal = unplayable(subject.game, Record(header=head, rows=tuple(forged)))
        assert refusal is not None, "a wrong record was replayed"
        assert refusal.line > 0


def unplayable(game: AnyGame, record: Record) -> BadRecord | None:
    """Why the record cannot be replayed; None if it can."""
    try:
        for _ in replay(game, record):
            pass
    except BadRecord as error:
        return error
    return None
