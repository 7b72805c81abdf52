"""Records from anywhere: whatever they hold, every reader answers with a sentence, and soon."""

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
from engines.core.history.fairness import WORDS, rolling_seed
from engines.core.history.records import MOST_CHARACTERS, Record, Row, dump, load, state_hash
from engines.core.history.reopening import reopen
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.book.games import CORRECTED, corrected

from .conftest import BEACON, Command, played_out
from .mutations import golden, mutated, with_fitting_hashes
from .test_verify_dice import Lines, parsed, written

ONE_GAME = pytest.mark.parametrize("game", ["micronesia"], indirect=True)
Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def refused(sainome: Command, tmp_path: Path) -> Callable[[str | bytes | Path], str]:
    """Give a record to both commands, and return the one sentence that both answer with."""

    def answer(record: str | bytes | Path) -> str:
        path = record if isinstance(record, Path) else tmp_path / "hostile.jsonl"
        if not isinstance(record, Path):
            path.write_bytes(record if isinstance(record, bytes) else record.encode("utf-8", "surrogatepass"))
        ran = [sainome(command, path) for command in ("verify", "replay")]
        assert [(one.code, one.out) for one in ran] == [(1, "")] * 2
        assert ran[0].err == ran[1].err
        assert ran[0].err.count("\n") == 1
        assert ran[0].err.startswith(f"{path}: ")
        return ran[0].err.removeprefix(f"{path}: ").rstrip("\n")

    return answer


SHAPE = "chance is a list of [kind, sides, results]."
HALF = "a character is only half there."
NO_SUCH_ROW = "no such row of this seat is open and marked undone."
NO_SEAT = "the row has no seat or its action is still secret."
DRAWS: tuple[tuple[Any, str], ...] = (
    (["roll", 2**33, [1]], f"a roll has 1 to {2**32} sides, not {2**33}."),
    (["roll", -6, [1]], f"a roll has 1 to {2**32} sides, not -6."),
    (["pick", 0, [0]], f"a pick has 1 to {2**32} sides, not 0."),
    (["pick", 6, []], "a pick has one result, not 0."),
    (["shuffle", 10**8, []], f"a shuffle of {10**8} items does not give these 0 places."),
    (["shuffle", 2, [1, 1]], "a shuffle of 2 items does not give these 2 places."),
    (["shuffle", -1, []], "a shuffle of -1 items does not give these 0 places."),
    (["roll", 6, [7]], "a roll of 6 sides cannot give these results."),
    (["roll", 6, 7], "'results': Input should be a valid tuple."),
    (["deal", 6, [1]], "'kind': Input should be 'roll', 'pick' or 'shuffle'."),
    *((draw, SHAPE) for draw in (["roll", 6], {"roll": 6}, None)),
)
EDITS: tuple[tuple[int, dict[str, Any], str], ...] = (
    # the line, what is changed in it, and the sentence
    *((2, {"chance": [draw]}, sentence) for draw, sentence in DRAWS),
    *((2, {"chance": wrong}, SHAPE) for wrong in (None, 5, "dice", {"kind": "roll"})),
    *((1, {field: "\ud800"}, HALF) for field in ("session", "opening", "game")),
    (3, {"notation": "9" * 101}, "a notation has at most 100 characters."),
    (1, {"seats": ["Aki", "B" * 101, "Cho"]}, "a name has at most 100 characters."),
    (3, {"undone": True}, "the row is marked undone, and no row takes it back."),
    *((3, {"notation": f"undo {at}"}, f"'undo {at}': {NO_SUCH_ROW}") for at in (0, 7, 1)),
    *((3, {"row": at}, f"this is row 1, and it says {at}.") for at in (7, 0)),
    *((3, {"seat": seat}, NO_SEAT) for seat in (99, -1, None)),
    (3, {"notation": "begin"}, "a record begins with 'begin', once."),
)
RAW = ("[" * 100_000, '{"options":' * 100_000, "9" * 5000, "[1]", "nul", "\ufeff{}")


@ONE_GAME
def test_line_that_no_bot_has_written_is_a_sentence(record: Record, refused: Any, monkeypatch: Any) -> None:
    text = dump(record)
    for number, change, sentence in EDITS:
        lines = parsed(text)
        lines[number - 1].update(change)
        assert refused(written(lines)) == f"line {number}: {sentence}", change
    whole = text.splitlines()
    for raw in RAW:
        for number in (1, 2):
            assert refused("\n".join([*whole[: number - 1], raw, *whole[number:]])).startswith(f"line {number}: ")
    deep = "[" * 900 + "]" * 900
    assert refused(text.replace('"options":', f'"options":{deep},"more":', 1)).startswith("line 1: ")
    lines = parsed(text)
    lines[1]["\x1b[31m" + "x" * 5000] = 1
    sentence = refused(written(lines))
    assert sentence.startswith("line 2: '\\x1b[31mxxx")
    assert len(sentence) < 150
    monkeypatch.setattr(records, "MOST_ROWS", 100)
    assert refused("\n".join([whole[0], *[whole[1]] * 101])) == "line 102: a record has at most 100 rows."
    for endless in (" " * (MOST_CHARACTERS + 1), Path("/dev/zero")):
        assert refused(endless) == f"a record has at most {MOST_CHARACTERS} characters."


@ONE_GAME
def test_command_line_that_cannot_be_is_a_sentence(sainome: Command, file: Path) -> None:
    ends = (": file name too long.\n", ": embedded null byte.\n", ": no such file or directory.\n")
    for path in ("x" * 300, "x/" * 3000, "a\0b", "\x1b[2Jgone"):
        for words in (["verify", path], ["replay", path], ["replay", file, "--upto", "0", "--png", f"no/{path}"]):
            ran = sainome(*words)
            assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
            assert ran.err.endswith(ends)
            assert "\x1b" not in ran.err
    ran = sainome("replay", file, "--view", "9" * 5000)
    assert (ran.code, ran.err.endswith("it is public or a seat from 1 to 3.\n")) == (2, True)


ODD = ("A\u2028ki\u0085", "B\x1b[31men\x07\r\n\u202e", "C\u3000ho", "D\u200de", "\u009b2J", "F\u2029")


@ONE_GAME
def test_odd_names_survive_export_and_stay_off_the_terminal(
    sainome: Command, file: Path, record: Record, tmp_path: Path
) -> None:
    header = record.header.model_copy(update={"seats": ODD[: len(record.header.seats)]})
    odd = Record(header=header, rows=record.rows)
    assert load(dump(odd)) == odd
    assert len(dump(odd).splitlines()) == len(odd.rows) + 1, "other tools see the same lines"
    raw = "".join(json.dumps(json.loads(line), ensure_ascii=False) + "\n" for line in dump(odd).split("\n") if line)
    assert load(raw) == odd, "older exports have such characters as they are"
    file.write_text(raw, encoding="utf-8")
    assert sainome("verify", file).code == UNPROVED, "the names are others than at Begin"
    ran = sainome("replay", file, "--upto", "3", "--text", "--png", tmp_path / "table.png")
    assert (ran.code, "A\\u2028ki\\x85" in ran.out) == (0, True)
    assert not set(ran.out) & set("\x1b\x07\r\u2028\u2029\u202e\x85\x9b")
    longest = header.model_copy(update={"seats": ("Aki", "B" * records.LONGEST_NAME, "Cho")})
    assert load(dump(Record(header=longest, rows=odd.rows))).header == longest


def test_printed_text_holds_nothing_that_a_terminal_obeys() -> None:
    assert plain("a\x1b[2J\nb\u202ec") == "a\\x1b[2J\nb\\u202ec"
    assert one_line("a\nb\ud800") == "a\\nb\\ud800"
    assert one_line("山田　太郎 👩\u200d👧") == "山田　太郎 👩\u200d👧"
    assert len(one_line("x" * 5000)) == LONGEST


# --- rolls that were thrown away, and states that the rules did not make ----------------------------------------


def renumbered(lines: Lines) -> str:
    head, *rows = lines
    return written([head, *({**row, "row": at} for at, row in enumerate(rows))])


def played_twice(record: Record, game: AnyGame) -> Record:
    """Play the first row that rolls after the deal, mark it undone and play it again with the next dice."""
    at = next(number for number, row in enumerate(record.rows) if number and row.chance)
    row, head = record.rows[at], record.header
    *_, before = replay(game, Record(header=head, rows=record.rows[:at]))
    assert head.seed is not None
    assert row.notation is not None
    assert row.seat is not None
    rolling = rolling_seed(head.format, bytes.fromhex(head.seed), head.words, head.beacon, head.message)
    chance = SeededChance(rolling, head.session)
    chance.next = sum(len(d.results) - (d.kind == "shuffle") for one in record.rows[: at + 1] for d in one.chance)
    game.apply_action(before.step.state, Seat(row.seat), game.parse(row.notation), chance)
    again = Row(row=at + 2, seat=row.seat, notation=row.notation, chance=tuple(chance.log))
    undone = Row(**{**dict(row), "undone": True})
    undo = Row(row=at + 1, seat=row.seat, notation=f"undo {at}")
    return Record(header=head, rows=(*record.rows[:at], undone, undo, again))


def test_roll_that_was_taken_back_is_no_honest_record(
    sainome: Command, file: Path, record: Record, game: AnyGame
) -> None:
    forged = played_twice(record, game)
    verdict, at = verify(forged), forged.rows[-3].row
    assert (verdict.hash_fits, verdict.bad, verdict.thrown_away, verdict.honest) == (True, (), (at,), False)
    file.write_text(dump(forged), encoding="utf-8")
    ran = sainome("verify", file)
    assert (ran.code, ran.out) == (1, f"Rolled and then undone, although no roll can be: row {at}.\n")
    ran = sainome("replay", file)
    said = f"{file}: line {at + 2}: a row that begins, resigns or draws chance is never undone.\n"
    assert (ran.code, ran.err) == (1, said)


@ONE_GAME
def test_takeback_that_no_player_could_take_is_refused(sainome: Command, record: Record, refused: Any) -> None:
    at = next(number for number, row in enumerate(record.rows) if number and row.chance)
    lines = parsed(dump(record))
    past = [*lines[: at + 2], {"row": at + 1, "seat": lines[at]["seat"], "notation": f"undo {at - 1}"}]
    past[at] = {**lines[at], "undone": True}
    sentence = f"line {at + 2}: row {at - 1} is undone only after these dice or this reveal."
    assert refused(renumbered(past)) == sentence
    seat = lines[2]["seat"]
    others = {**lines[2], "undone": True, "chance": []}
    back = {"row": 2, "seat": 1 - seat, "notation": "undo 1"}
    assert NO_SUCH_ROW in refused(renumbered([*lines[:2], others, back]))
    skipped = {"row": 1, "seat": seat, "notation": "settle 8/1", "undone": True}
    text = renumbered([*lines[:2], skipped, {**back, "seat": seat}, lines[2]])
    Path("skipped.jsonl").write_text(text, encoding="utf-8")
    ran = sainome("replay", "skipped.jsonl")
    assert (ran.code, ran.err.startswith("skipped.jsonl: line 3: 'settle 8/1' ")) == (1, True), "it must be legal"


STATES: tuple[tuple[str, tuple[str | int, ...], Any, str], ...] = (
    # ``item(0)`` of Python is the last card, and no error
    ("rise_of_tribes", ("decks", 0, 0), "unheard-of", "nothing of this name is printed."),
    ("rise_of_tribes", ("players", 0, "tribe"), "unheard-of", "nothing of this name is printed."),
    ("rise_of_tribes", ("rows", 0, 0), "unheard-of", "nothing of this name is printed."),
    ("hexlands", ("deck", 0), "unheard-of", "nothing of this name is printed."),
    ("hexlands", ("players", 0, "pile"), [0], "nothing of this name is printed."),
    ("hexlands", ("secrets", 0, "hand"), [99], "nothing of this name is printed."),
    ("octa", ("pile", 0), 0, "nothing of this name is printed."),
    ("hexlands", ("now", "left"), -(10**9), "a number of a state has at most six digits."),
    ("hexlands", ("now", "left"), 1e18, "a number of a state has at most six digits."),
)  # fmt: skip


def test_state_that_no_rules_have_made_is_a_sentence(sainome: Command, refused: Any) -> None:
    """Under the hash that fits it, as a forger would write it."""
    for key, place, value, end in STATES:
        lines = parsed(dump(corrected(key)))
        upgrade = lines[2]["upgrade"]
        held = upgrade["state"]
        for name in place[:-1]:
            held = held[name]
        held[place[-1]] = value
        upgrade["after"] = state_hash(json.dumps(upgrade["state"]))
        text = renumbered(lines)
        sentence = refused(text)
        assert sentence.startswith("line 3: "), (key, place)
        assert sentence.endswith(end)
        Path("forged.jsonl").write_text(text, encoding="utf-8")
        for words in (
            ["book", "forged.jsonl"],
            ["import", "forged.jsonl", "--server", "7", "--channel", "70", "--seat", "1=11"],
        ):
            ran = sainome(*words)
            assert (ran.code, ran.out, ran.err) == (1, "", f"forged.jsonl: {sentence}\n")


# --- mutations ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_mutation_hangs_or_breaks(key: str) -> None:
    check_mutations(key, 200)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_mutation_of_thousands_hangs_or_breaks(key: str) -> None:
    check_mutations(key, 2_000 // len(GAMES), "slow")


def check_mutations(key: str, count: int, lane: str = "quick") -> None:
    """Read, verify, tell and open mutated records: each is whole, or BadRecord says in one line what is wrong.

    Among them are games whose rules were corrected.
    """
    game, rng = GAMES[key], random.Random(f"{lane} mutations of {key}")
    seeds = [dump(played_out(game.rules)), dump(played_out(game.rules, WORDS, beacon=BEACON))]
    seeds += [path.read_text(encoding="utf-8") for path in golden(key)]
    seeds += [dump(corrected(key, number)) for number in range(3) if key in CORRECTED]
    told, opened = 0, 0
    for number in range(count):
        text = mutated(rng.choice(seeds), rng)
        if rng.random() < 0.5:
            text = with_fitting_hashes(text)
        upto = rng.choice((None, 0, 1, 5, 30))
        try:
            told += is_answered(lambda: tell(load(text), game))  # noqa: B023
            opened += is_answered(lambda: open_(load(text), game, upto))  # noqa: B023
        except Exception as error:
            raise AssertionError(f"mutation {number} of {key}: {error!r}") from error
    assert told < 2 * count // 3
    assert 3 < opened < 2 * count // 3


def is_answered(work: Callable[[], None]) -> bool:
    """Whether it is done; else it was refused in one line."""
    try:
        work()
    except BadRecord as error:
        if "\n" in str(error):
            raise ValueError("a refusal is one line") from error
        return False
    return True


def tell(record: Record, game: Any) -> None:
    verify(record)
    rules = GAMES.get(record.header.game, game)
    Story(rules, record, "en").text()
    contents.read(rules, record)


def open_(record: Record, game: Any, upto: int | None) -> None:
    """What is opened has somebody to move, with something to choose."""
    rules = GAMES.get(record.header.game, game).rules
    found = reopen(rules, record, upto)
    movers = rules.current_players(found.state)
    assert movers
    assert all(rules.legal_actions(found.state, seat) for seat in movers)
    assert [one.row.row for one in found.rows] == list(range(len(found.rows)))
