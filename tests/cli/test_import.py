"""``sainome import``: a record becomes an open table, and no file does anything else."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from bot.services import Services
from bot.session.codec import events_text
from bot.session.model import Phase, Session
from bot.store import Store, claimed
from engines import GAMES
from engines.core import BadRecord, Event, Step
from engines.core.history.fairness import WORDS
from engines.core.history.records import Record, Row, Upgrade, dump, load, state_hash, upgrade_notation
from engines.core.history.reopening import reopen
from engines.core.history.replay import moments
from engines.core.history.verdict import verify
from engines.core.history.versions import upgrade_state
from tests.upgrades import captures_of

from .conftest import BEACON, Command, played_out
from .mutations import golden, mutated, with_fitting_hashes

DATABASE = "sainome.db"
HERE = ("--server", "7", "--channel", "70")


@pytest.fixture(autouse=True)
def database(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAINOME_DATABASE", DATABASE)
    return at_home / DATABASE


def table(database: Path) -> Session:
    """The one table of the database."""

    async def found() -> Session:
        store = await Store.open(database)
        try:
            session = await Services(store).tables.in_channel(70)
            assert session is not None
            return session
        finally:
            await store.close()

    return asyncio.run(found())


def test_every_game_is_opened_and_checked(sainome: Command, file: Path, record: Record, database: Path) -> None:
    ben = ("--seat", "2=12:Ben") if len(record.header.seats) > 1 else ()
    ran = sainome("import", file, *HERE, *ben, "--seat", "1=11", "--upto", len(record.rows) // 2)
    assert (ran.code, ran.err) == (0, "")
    session = table(database)
    assert ran.out.startswith(f"Table {session.id} is open in channel 70, seats: Aki")
    assert (session.phase, session.host_id) == (Phase.PLAYING, 11)
    assert session.state == reopen(session.rules, record, len(record.rows) // 2).state
    assert all(player.is_computer for player in session.players[2:])
    checked = sainome("check")
    assert "database: ok" in checked.out


def test_file_of_a_finished_game_needs_an_earlier_row(sainome: Command, file: Path, database: Path) -> None:
    ran = sainome("import", file, *HERE, "--seat", "1=11")
    assert ran.code == 1
    assert "the game is over at row" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("game", ["octa"], indirect=True)
def test_second_import_is_refused(sainome: Command, file: Path, database: Path) -> None:
    words = ("import", file, *HERE, "--seat", "1=11", "--upto", "3")
    assert sainome(*words).code == 0
    before = table(database)
    ran = sainome(*words)
    assert (ran.code, ran.err) == (1, "--channel 70: a game of octa is open there; nothing was imported.\n")
    assert table(database) == before


@pytest.mark.parametrize("game", ["octa"], indirect=True)
def test_import_beside_a_running_bot_is_refused(sainome: Command, file: Path, database: Path) -> None:
    with claimed(database):
        ran = sainome("import", file, *HERE, "--seat", "1=11", "--upto", "3")
    assert ran.code != 0
    assert ran.err == f"Another bot plays with the database {DATABASE}; stop it first.\n"


@pytest.mark.parametrize("game", ["octa"], indirect=True)
@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--seat", "1"),
        ("--seat", "0=11"),
        ("--seat", "9=11"),
        ("--seat", "1=0"),
        ("--seat", "1=99999999999999999999"),
        ("--seat", "1=x\x1b[2J"),
        ("--seat", "1=11", "--seat", "1=12"),
        ("--seat", "1=11", "--seat", "2=11"),
        ("--seat", "1=11", "--upto", "-1"),
        ("--seat", "1=11", "--channel", "0"),
        ("--seat", "1=11", "--server", "9" * 30),
    ],
)
def test_wrong_words_are_a_sentence(sainome: Command, file: Path, words: tuple[str, ...], database: Path) -> None:
    ran = sainome("import", file, *HERE, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err
    assert not database.exists()


@pytest.mark.parametrize("game", ["octa"], indirect=True)
@pytest.mark.parametrize("session", ["", "a b", "x" * 41, "運", "\x1b[2J", "import"])
def test_odd_session_ids_open_nothing(
    sainome: Command, file: Path, record: Record, session: str, database: Path
) -> None:
    header = record.header.model_copy(update={"session": session})
    file.write_text(dump(Record(header=header, rows=record.rows)), encoding="utf-8")
    ran = sainome("import", file, *HERE, "--seat", "1=11", "--upto", "3")
    assert ran.code == (0 if session == "import" else 1)
    assert "\x1b" not in ran.err


# --- records with rows that were brought along -----------------------------------------------------------------


def with_import(record: Record, at: int, session: str = "elsewhere2") -> Record:
    """Return a record into which somebody has written an import, to hide the dice before it."""
    rows = [*record.rows[:at], Row(row=at, seat=None, notation=f"import {session}"), *record.rows[at:]]
    return Record(
        header=record.header,
        rows=tuple(row.model_copy(update={"row": number}) for number, row in enumerate(rows)),
    )


def test_rows_before_an_import_are_never_called_honest(sainome: Command, record: Record, at_home: Path) -> None:
    forged = with_import(record, 4)
    (at_home / "forged.jsonl").write_text(dump(forged), encoding="utf-8")
    ran = sainome("verify", "forged.jsonl")
    assert "Rows 0 to 3 were brought along from table elsewhere2" in ran.out
    verdict = verify(forged)
    assert verdict.brought == 5
    draws = sum(len(row.chance) for row in forged.rows[5:])
    assert verdict.honest is (draws == 0), "its seed has given other dice from here on"


@pytest.mark.parametrize("notation", ["import", "import ", "import a b", "import 運", f"import {'x' * 41}"])
def test_import_of_no_table_is_a_sentence(record: Record, notation: str) -> None:
    text = dump(with_import(record, 4)).replace("import elsewhere2", notation)
    with pytest.raises(BadRecord, match="line 6: "):
        load(text)


def test_rows_with_merged_events_are_played_on() -> None:
    """Versions before 0.6.0 stored like events of Hexlands as one."""
    game = GAMES["hexlands"]
    record = played_out(game.rules)
    steps = {one.row.row: one.step for one in moments(game.rules, record)}

    def merged(step: Step[Any]) -> tuple[Event, ...]:
        known, merge = step.events_before, game.talk.merge_events
        return (*merge(step.events[:known]), *merge(step.events[known:]))

    rows = [
        row.model_copy(update={"events": events_text(merged(step)) if step is not None else "[]"})
        for row in record.rows
        for step in (steps[row.row],)
    ]
    header = record.header.model_copy(update={"rules_version": game.rules.rules_version - 1})
    earlier = Record(header=header, rows=tuple(rows))
    upto = len(rows) // 2
    assert '"several"' in "".join(row.events or "" for row in rows[:upto])
    assert len(reopen(game.rules, earlier, upto, game.tells).rows) > upto
    with pytest.raises(BadRecord, match="something else happens"):
        reopen(game.rules, earlier, upto)


# --- hostile files ------------------------------------------------------------------------------------------------


def of_earlier_rules(key: str, number: int) -> str:
    """A record that begins with the state of an upgrade, captured from the version before."""
    game, version = GAMES[key], GAMES[key].rules.rules_version
    one = captures_of(key, 1)[number]
    options = json.dumps(one.options)
    state = upgrade_state(game.rules, json.dumps(one.state), options, 1, one.seats).model_dump_json()
    upgrade = Upgrade(from_version=1, to_version=version, before="0" * 64, after=state_hash(state), state=state)
    head = played_out(game.rules).header.model_copy(
        update={"rules_version": 1, "options": options, "seats": tuple("ABCDEF"[: one.seats])}
    )
    rows = (
        Row(row=0, seat=None, notation="begin", events="[]"),
        Row(row=1, seat=None, notation=upgrade_notation(upgrade), events="[]", upgrade=upgrade),
    )
    return dump(Record(header=head, rows=rows))


CORRECTED = [key for key in sorted(GAMES) if GAMES[key].rules.rules_version > 1]


@pytest.mark.parametrize("key", CORRECTED)
def test_state_of_an_upgrade_is_opened(key: str) -> None:
    record = load(of_earlier_rules(key, 3))
    found = reopen(GAMES[key].rules, record)
    assert found.begun_version == 1
    assert [one.row.notation for one in found.rows][-1] == f"import {record.header.session}"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_mutation_opens_a_broken_table(key: str) -> None:
    """What is opened has somebody to move, with something to choose; all else is one sentence."""
    game, rng = GAMES[key], random.Random(f"imports of {key}")
    seeds = [dump(played_out(game.rules)), dump(played_out(game.rules, WORDS, beacon=BEACON))]
    seeds += [path.read_text(encoding="utf-8") for path in golden(key)]
    seeds += [of_earlier_rules(key, number) for number in range(3) if key in CORRECTED]
    opened = refusals = 0
    for number in range(300):
        text = mutated(rng.choice(seeds), rng)
        if rng.random() < 0.5:
            text = with_fitting_hashes(text)
        upto = rng.choice((None, 0, 1, 5, 30))
        try:
            record = load(text)
            rules = GAMES.get(record.header.game, game).rules
            found = reopen(rules, record, upto)
        except BadRecord as error:
            refusals += "\n" not in str(error)
            continue
        except Exception as error:
            raise AssertionError(f"mutation {number} of {key}: {error!r}") from error
        opened += 1
        movers = rules.current_players(found.state)
        assert movers
        assert all(rules.legal_actions(found.state, seat) for seat in movers)
        assert [one.row.row for one in found.rows] == list(range(len(found.rows)))
    assert opened + refusals == 300
    assert min(opened, refusals) > 10
