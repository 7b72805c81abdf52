"""Records from anywhere: whatever they hold, ``sainome verify`` and ``replay`` answer with a sentence, and soon."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.book import contents
from bot.cli.story import Story
from bot.cli.terminal import LONGEST, one_line, plain
from bot.stop import UNPROVED
from engines import GAMES
from engines.core import AnyGame, BadRecord, Seat, SeededChance
from engines.core.history import records
from engines.core.history.fairness import rolling_seed
from engines.core.history.records import MOST_CHARACTERS, Record, Row, dump, load, state_hash
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.book.games import CORRECTED, corrected

from .conftest import Command, played_out, rewrite
from .mutations import golden, mutated, with_fitting_hashes

ONE_GAME = pytest.mark.parametrize("game", ["micronesia"], indirect=True)
Line = dict[str, Any]


def edit(path: Path, number: int, change: Callable[[Line], object]) -> None:
    """Change the JSON of one line (from 1) of a file."""

    def changed(line: str) -> str:
        value = json.loads(line)
        change(value)
        return json.dumps(value)

    rewrite(path, number, changed)


def refused(sainome: Command, path: Path) -> str:
    """Return the one sentence that both commands answer with."""
    told = set()
    for command in ("verify", "replay"):
        ran = sainome(command, path)
        assert (ran.code, ran.out) == (1, "")
        told.add(ran.err)
    assert len(told) == 1
    (sentence,) = told
    assert sentence.count("\n") == 1
    assert sentence.startswith(f"{path}: ")
    return sentence.removeprefix(f"{path}: ").rstrip("\n")


# --- numbers and sizes -------------------------------------------------------------------------------------------


@ONE_GAME
@pytest.mark.parametrize(
    ("draw", "sentence"),
    [
        (["roll", 2**33, [1]], f"a roll has 1 to {2**32} sides, not {2**33}."),
        (["pick", 2**33, [0]], f"a pick has 1 to {2**32} sides, not {2**33}."),
        (["roll", 0, [1]], f"a roll has 1 to {2**32} sides, not 0."),
        (["roll", -6, [1]], f"a roll has 1 to {2**32} sides, not -6."),
        (["roll", 10**25, [1]], f"a roll has 1 to {2**32} sides, not {10**25}."),
        (["pick", 0, [0]], f"a pick has 1 to {2**32} sides, not 0."),
        (["pick", 6, []], "a pick has one result, not 0."),
        (["shuffle", 10**8, []], f"a shuffle of {10**8} items does not give these 0 places."),
        (["shuffle", 2, [1, 1]], "a shuffle of 2 items does not give these 2 places."),
        (["shuffle", -1, []], "a shuffle of -1 items does not give these 0 places."),
        (["roll", 6, [7]], "a roll of 6 sides cannot give these results."),
        (["roll", 6, 7], "'results': Input should be a valid tuple."),
        (["deal", 6, [1]], "'kind': Input should be 'roll', 'pick' or 'shuffle'."),
        (["roll", 6], "chance is a list of [kind, sides, results]."),
        ({"roll": 6}, "chance is a list of [kind, sides, results]."),
        (None, "chance is a list of [kind, sides, results]."),
    ],
)
def test_impossible_draw_is_a_sentence(sainome: Command, file: Path, draw: object, sentence: str) -> None:
    edit(file, 2, lambda line: line.update(chance=[draw]))
    assert refused(sainome, file) == f"line 2: {sentence}"


@ONE_GAME
@pytest.mark.parametrize("wrong", [None, 5, "dice", {"kind": "roll"}])
def test_chance_of_another_shape_is_a_sentence(sainome: Command, file: Path, wrong: object) -> None:
    edit(file, 2, lambda line: line.update(chance=wrong))
    assert refused(sainome, file) == "line 2: chance is a list of [kind, sides, results]."


@ONE_GAME
@pytest.mark.parametrize("line", ["[" * 100_000, '{"options":' * 100_000, "9" * 5000, "[1]", "nul", "\ufeff{}"])
def test_line_that_is_no_row_is_a_sentence(sainome: Command, file: Path, line: str) -> None:
    saved = file.read_text(encoding="utf-8")
    for number in (1, 2):
        file.write_text(saved, encoding="utf-8")
        rewrite(file, number, lambda _: line)
        assert refused(sainome, file).startswith(f"line {number}: ")


@ONE_GAME
def test_deep_options_are_a_sentence(sainome: Command, file: Path) -> None:
    deep = "[" * 900 + "]" * 900
    rewrite(file, 1, lambda line: line.replace('"options":', f'"options":{deep},"more":'))
    assert refused(sainome, file).startswith("line 1: ")


@ONE_GAME
def test_field_that_no_row_has_is_named_harmlessly(sainome: Command, file: Path) -> None:
    edit(file, 2, lambda line: line.update({"\x1b[31m" + "x" * 5000: 1}))
    sentence = refused(sainome, file)
    assert sentence.startswith("line 2: '\\x1b[31mxxx")
    assert len(sentence) < 150


@ONE_GAME
def test_overlong_values_are_a_sentence(sainome: Command, file: Path) -> None:
    saved = file.read_text(encoding="utf-8")
    edit(file, 3, lambda line: line.update(notation="9" * 101))
    assert refused(sainome, file) == "line 3: a notation has at most 100 characters."
    file.write_text(saved, encoding="utf-8")
    edit(file, 1, lambda line: line.update(seats=["Aki", "B" * 101, "Cho"][: len(line["seats"])]))
    assert refused(sainome, file) == "line 1: a name has at most 100 characters."


@ONE_GAME
def test_longest_name_is_read(record: Record) -> None:
    name = "B" * records.LONGEST_NAME
    header = record.header.model_copy(update={"seats": ("Aki", name, "Cho")[: len(record.header.seats)]})
    assert load(dump(record.model_copy(update={"header": header}))).header.seats[1] == name


@ONE_GAME
@pytest.mark.parametrize("field", ["session", "opening", "game"])
def test_half_character_is_a_sentence(sainome: Command, file: Path, field: str) -> None:
    edit(file, 1, lambda line: line.update({field: "\ud800"}))
    assert refused(sainome, file) == "line 1: a character is only half there."


@ONE_GAME
def test_record_too_large_is_a_sentence(sainome: Command, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ROWS", 100)
    head, begin = file.read_text(encoding="utf-8").split("\n")[:2]
    file.write_text(f"{head}\n" + f"{begin}\n" * 101, encoding="utf-8")
    assert refused(sainome, file) == "line 102: a record has at most 100 rows."
    file.write_text(" " * (MOST_CHARACTERS + 1), encoding="utf-8")
    assert refused(sainome, file) == f"a record has at most {MOST_CHARACTERS} characters."


def test_endless_file_is_a_sentence(sainome: Command) -> None:
    assert refused(sainome, Path("/dev/zero")) == f"a record has at most {MOST_CHARACTERS} characters."


@ONE_GAME
@pytest.mark.parametrize("path", ["x" * 300, "x/" * 3000, "a\0b", "\x1b[2Jgone"])
def test_path_that_cannot_be_is_a_sentence(sainome: Command, file: Path, path: str) -> None:
    for words in (["verify", path], ["replay", path], ["replay", file, "--upto", "0", "--png", f"no/{path}"]):
        ran = sainome(*words)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert ran.err.endswith(
            (": file name too long.\n", ": embedded null byte.\n", ": no such file or directory.\n")
        )
        assert "\x1b" not in ran.err


@ONE_GAME
def test_seat_of_many_digits_is_a_sentence(sainome: Command, file: Path) -> None:
    ran = sainome("replay", file, "--view", "9" * 5000)
    assert ran.code == 2
    assert ran.err.endswith("it is public or a seat from 1 to 3.\n")


# --- names -------------------------------------------------------------------------------------------------------

NAMES = ("A\u2028ki\u0085", "B\x1b[31men\x07\r\n\u202e", "C\u3000ho", "D\u200de", "\u009b2J", "F\u2029")


def test_odd_names_survive_export_and_stay_off_the_terminal(
    sainome: Command, file: Path, record: Record, tmp_path: Path
) -> None:
    header = record.header.model_copy(update={"seats": NAMES[: len(record.header.seats)]})
    odd = Record(header=header, rows=record.rows)
    assert load(dump(odd)) == odd
    assert len(dump(odd).splitlines()) == len(odd.rows) + 1, "other tools see the same lines"
    raw = "".join(json.dumps(json.loads(line), ensure_ascii=False) + "\n" for line in dump(odd).split("\n") if line)
    assert load(raw) == odd, "older exports have such characters as they are"
    file.write_text(raw, encoding="utf-8")
    assert sainome("verify", file).code == UNPROVED, "the names are others than at Begin"
    ran = sainome("replay", file, "--upto", "3", "--text", "--png", tmp_path / "table.png")
    assert ran.code == 0
    assert "A\\u2028ki\\x85" in ran.out
    assert not set(ran.out) & set("\x1b\x07\r\u2028\u2029\u202e\x85\x9b")


def test_printed_text_holds_nothing_that_a_terminal_obeys() -> None:
    assert plain("a\x1b[2J\nb\u202ec") == "a\\x1b[2J\nb\\u202ec"
    assert one_line("a\nb\ud800") == "a\\nb\\ud800"
    assert one_line("山田　太郎 👩\u200d👧") == "山田　太郎 👩\u200d👧"
    assert len(one_line("x" * 5000)) == LONGEST


# --- rolls that were thrown away ---------------------------------------------------------------------------------


def renumbered(lines: list[Line]) -> str:
    head, *rows = lines
    return "".join(json.dumps(line) + "\n" for line in [head, *({**row, "row": at} for at, row in enumerate(rows))])


def lines_of(path: Path) -> list[Line]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def played_twice(record: Record, game: AnyGame) -> Record:
    """Play the first row that rolls after the deal, mark it undone and play it again with the next dice."""
    at = next(number for number, row in enumerate(record.rows) if number and row.chance)
    row = record.rows[at]
    *_, before = replay(game, Record(header=record.header, rows=record.rows[:at]))
    assert record.header.seed is not None
    assert row.notation is not None
    assert row.seat is not None
    head = record.header
    rolling = rolling_seed(head.format, bytes.fromhex(record.header.seed), head.words, head.beacon, head.message)
    chance = SeededChance(rolling, record.header.session)
    chance.next = sum(len(d.results) - (d.kind == "shuffle") for one in record.rows[: at + 1] for d in one.chance)
    game.apply_action(before.step.state, Seat(row.seat), game.parse(row.notation), chance)
    again = Row(row=at + 2, seat=row.seat, notation=row.notation, chance=tuple(chance.log))
    undone = Row(**{**dict(row), "undone": True})
    undo = Row(row=at + 1, seat=row.seat, notation=f"undo {at}")
    return Record(header=record.header, rows=(*record.rows[:at], undone, undo, again))


def test_roll_that_was_taken_back_is_no_honest_record(
    sainome: Command, file: Path, record: Record, game: AnyGame
) -> None:
    forged = played_twice(record, game)
    verdict = verify(forged)
    at = forged.rows[-3].row
    assert (verdict.hash_fits, verdict.bad, verdict.thrown_away, verdict.honest) == (True, (), (at,), False)
    file.write_text(dump(forged), encoding="utf-8")
    ran = sainome("verify", file)
    assert ran.code == 1
    assert ran.out == f"Rolled and then undone, although no roll can be: row {at}.\n"
    ran = sainome("replay", file)
    assert ran.code == 1
    assert ran.err == f"{file}: line {at + 2}: a row that begins, resigns or draws chance is never undone.\n"


@ONE_GAME
def test_takeback_that_reaches_past_a_roll_is_refused(
    sainome: Command, file: Path, record: Record, game: AnyGame
) -> None:
    at = next(number for number, row in enumerate(record.rows) if number and row.chance)
    free = at - 1
    lines = lines_of(file)[: at + 2]
    lines[free + 1]["undone"] = True
    lines.append({"row": at + 1, "seat": lines[free + 1]["seat"], "notation": f"undo {free}"})
    file.write_text(renumbered(lines), encoding="utf-8")
    for command in ("verify", "replay"):
        ran = sainome(command, file)
        assert ran.code == 1
        assert ran.err == f"{file}: line {at + 2}: row {free} is undone only after these dice or this reveal.\n"


@ONE_GAME
def test_row_that_was_skipped_must_have_been_legal(sainome: Command, file: Path) -> None:
    lines = lines_of(file)
    row = {"row": 1, "seat": lines[2]["seat"], "notation": "settle 8/1", "undone": True}
    back = {"row": 2, "seat": row["seat"], "notation": "undo 1"}
    file.write_text(renumbered([*lines[:2], row, back, *lines[2:3]]), encoding="utf-8")
    ran = sainome("replay", file)
    assert ran.code == 1
    assert ran.err.startswith(f"{file}: line 3: 'settle 8/1' ")


@ONE_GAME
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"undone": True}, "line 3: the row is marked undone, and no row takes it back."),
        ({"notation": "undo 0"}, "line 3: 'undo 0': no such row of this seat is open and marked undone."),
        ({"notation": "undo 7"}, "line 3: 'undo 7': no such row of this seat is open and marked undone."),
        ({"notation": "undo 1"}, "line 3: 'undo 1': no such row of this seat is open and marked undone."),
        ({"row": 7}, "line 3: this is row 1, and it says 7."),
        ({"row": 0}, "line 3: this is row 1, and it says 0."),
        ({"seat": 99}, "line 3: the row has no seat or its action is still secret."),
        ({"seat": -1}, "line 3: the row has no seat or its action is still secret."),
        ({"seat": None}, "line 3: the row has no seat or its action is still secret."),
        ({"notation": "begin"}, "line 3: a record begins with 'begin', once."),
    ],
)
def test_broken_chain_of_rows_is_refused(
    sainome: Command, file: Path, change: Line, sentence: str, record: Record
) -> None:
    edit(file, 3, lambda line: line.update(change))
    ran = sainome("replay", file)
    assert (ran.code, ran.err) == (1, f"{file}: {sentence}\n")
    assert sainome("verify", file).code == 1


@ONE_GAME
def test_takeback_of_another_seat_is_refused(sainome: Command, file: Path) -> None:
    lines = lines_of(file)
    lines[2]["undone"] = True
    lines[2].pop("chance", None)
    back = {"row": 2, "seat": 1 - lines[2]["seat"], "notation": "undo 1"}
    file.write_text(renumbered([*lines[:3], back]), encoding="utf-8")
    assert "no such row of this seat" in sainome("replay", file).err


# --- states that the rules did not make -------------------------------------------------------------------------


def with_state(record: Record, *place: str | int, value: object) -> str:
    """Return a record whose game went on from a state with another value, under the hash that fits it."""
    lines = [json.loads(line) for line in dump(record).splitlines()]
    upgrade = lines[2]["upgrade"]
    held = upgrade["state"]
    for key in place[:-1]:
        held = held[key]
    held[place[-1]] = value
    upgrade["after"] = state_hash(json.dumps(upgrade["state"]))
    return renumbered(lines)


@pytest.mark.parametrize(
    ("key", "place", "value"),
    [
        ("rise_of_tribes", ("decks", 0, 0), "unheard-of"),
        ("rise_of_tribes", ("players", 0, "tribe"), "unheard-of"),
        ("rise_of_tribes", ("rows", 0, 0), "unheard-of"),
        ("hexlands", ("deck", 0), "unheard-of"),
        ("hexlands", ("players", 0, "pile"), [0]),
        ("hexlands", ("secrets", 0, "hand"), [99]),
        ("octa", ("pile", 0), 0),
    ],
)
def test_unknown_card_in_a_state_is_a_sentence(
    sainome: Command, tmp_path: Path, key: str, place: tuple[str | int, ...], value: object
) -> None:
    """``item(0)`` of Python is the last card, and no error."""
    path = tmp_path / "forged.jsonl"
    path.write_text(with_state(corrected(key), *place, value=value), encoding="utf-8")
    sentence = refused(sainome, path)
    assert sentence.startswith("line 3: the upgrade gave no state: ")
    assert sentence.endswith("nothing of this name is printed.")
    for words in (("book", path), ("import", path, "--server", 7, "--channel", 70, "--seat", "1=11")):
        ran = sainome(*words)
        assert (ran.code, ran.out, ran.err) == (1, "", f"{path}: {sentence}\n")


@pytest.mark.parametrize("huge", [10**9, -(10**9), 1e18])
def test_huge_number_in_a_state_is_a_sentence(sainome: Command, tmp_path: Path, huge: float) -> None:
    path = tmp_path / "forged.jsonl"
    path.write_text(with_state(corrected("hexlands"), "now", "left", value=huge), encoding="utf-8")
    assert refused(sainome, path) == "line 3: a number of a state has at most six digits."


# --- mutations ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_mutation_hangs_or_breaks(key: str) -> None:
    refuse_mutations(key, 200)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_mutation_of_thousands_hangs_or_breaks(key: str) -> None:
    refuse_mutations(key, 4_000 // len(GAMES), "slow")


def refuse_mutations(key: str, count: int, lane: str = "quick") -> None:
    """Read, verify and tell mutated records: each is whole, or BadRecord says in one line what is wrong.

    Among them are games whose rules were corrected.
    """
    game, rng = GAMES[key], random.Random(f"{lane} mutations of {key}")
    seeds = [dump(played_out(game.rules)), *(path.read_text(encoding="utf-8") for path in golden(key))]
    seeds += [dump(corrected(key, number)) for number in range(3) if key in CORRECTED]
    refusals = 0
    for number in range(count):
        text = mutated(rng.choice(seeds), rng)
        if rng.random() < 0.5:
            text = with_fitting_hashes(text)
        try:
            record = load(text)
            verify(record)
            rules = GAMES.get(record.header.game, game)
            Story(rules, record, "en").text()
            contents.read(rules, record)
        except BadRecord as error:
            refusals += "\n" not in str(error)
        except Exception as error:
            raise AssertionError(f"mutation {number} of {key}: {error!r}") from error
    assert refusals > count // 3
