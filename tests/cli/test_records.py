"""``sainome replay``, ``sainome verify`` and ``sainome book``."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import records
from bot.texts import BrokenTexts
from bot.texts import speaker as texts
from engines.core import AnyGame
from engines.core.history.records import Record, dump
from render.scene import WIDE

from .conftest import Command, rewrite
from .test_verify_dice import SCRIPT


def test_verify_accepts_rolls_from_the_seed(sainome: Command, file: Path, record: Record) -> None:
    ran = sainome("verify", file)
    assert ran.code == 0
    draws = sum(len(draw.results) - (draw.kind == "shuffle") for row in record.rows for draw in row.chance)
    assert ran.out == (
        f"Honest: the seed is the promised one and gives all {draws} draws; {len(record.rows)} rows replayed.\n"
    )


@pytest.mark.parametrize("game", ["octa"], indirect=True)
def test_byte_order_mark_is_no_part_of_a_record(sainome: Command, file: Path, record: Record) -> None:
    """Editors of Windows begin a file with it."""
    file.write_text("\ufeff" + dump(record), encoding="utf-8")
    assert sainome("verify", file).code == 0
    with file.open("rb") as given:
        assert subprocess.run([sys.executable, str(SCRIPT)], stdin=given, capture_output=True).returncode == 0


def test_verify_names_the_row_of_a_forged_roll(sainome: Command, file: Path, record: Record) -> None:
    last = next(row for row in reversed(record.rows) if row.chance)

    def forge(line: str) -> str:
        row = json.loads(line)
        kind, sides, results = row["chance"][0]
        row["chance"][0] = [kind, sides, [result % sides + 1 for result in results]]
        return json.dumps(row)

    rewrite(file, last.row + 2, forge)
    ran = sainome("verify", file)
    assert ran.code == 1
    assert f"row {last.row}" in ran.out or f"line {last.row + 2}" in ran.err


def test_verify_rejects_another_seed(sainome: Command, file: Path) -> None:
    rewrite(file, 1, lambda line: line.replace('"opening":"', '"opening":"00'))
    ran = sainome("verify", file)
    assert ran.code == 1
    assert "not the one that was promised" in ran.out


def test_verify_before_the_end_is_refused(sainome: Command, record: Record, tmp_path: Path) -> None:
    early = tmp_path / "early.jsonl"
    header = record.header.model_copy(update={"seed": None})
    early.write_text(dump(Record(header=header, rows=record.rows)), encoding="utf-8")
    ran = sainome("verify", early)
    assert ran.code == 1
    assert ran.err == f"{early}: the seed is not revealed before the game is over.\n"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_replay_renders_the_whole_game_as_text(
    sainome: Command, file: Path, record: Record, game: AnyGame, lang: str
) -> None:
    ran = sainome("replay", file, "--lang", lang)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert all(name in lines[0] for name in record.header.seats)
    seats = len(record.header.seats)
    assert all(any(name in line for line in lines[-seats:]) for name in record.header.seats)
    assert ("The game is over." if lang == "en" else "ゲーム終了。") in ran.out
    assert game.key + "-" not in ran.out, "no text is missing"


def test_replay_stops_at_the_given_row(sainome: Command, file: Path) -> None:
    whole, part = sainome("replay", file), sainome("replay", file, "--upto", "3", "--text")
    assert part.code == 0
    assert len(part.out) < len(whole.out)
    assert "The game is still open." in part.out


def test_replay_shows_the_view_of_one_seat(sainome: Command, file: Path) -> None:
    assert sainome("replay", file, "--view", "1").code == 0
    for wrong in ("0", "99", "aki", "١"):
        ran = sainome("replay", file, "--view", wrong)
        assert ran.code == 2
        assert ran.err.startswith(f"--view {wrong}: it is public or a seat from 1 to ")


def test_replay_up_to_an_impossible_row_is_refused(sainome: Command, file: Path) -> None:
    ran = sainome("replay", file, "--upto", "-1")
    assert (ran.code, ran.err) == (2, "--upto -1: rows count from 0.\n")


def test_replay_names_the_line_of_a_forbidden_action(sainome: Command, file: Path) -> None:
    rewrite(file, 3, lambda line: json.dumps(json.loads(line) | {"notation": "jump over the moon"}))
    ran = sainome("replay", file)
    assert ran.code == 1
    assert ran.err.startswith(f"{file}: line 3: 'jump over the moon' is no action of ")


def test_record_line_that_is_not_json_is_named(sainome: Command, file: Path) -> None:
    rewrite(file, 2, lambda line: line[:-3])
    for command in ("replay", "verify"):
        ran = sainome(command, file)
        assert ran.code == 1
        assert ran.err.startswith(f"{file}: line 2: ")


def test_record_of_an_unknown_game_is_refused(sainome: Command, file: Path, game: AnyGame) -> None:
    rewrite(file, 1, lambda line: line.replace(f'"{game.key}"', '"go"'))
    ran = sainome("replay", file)
    assert ran.code == 1
    assert f"{file}: line 1: there is no game 'go' here" in ran.err


def test_missing_record_file_is_a_sentence(sainome: Command, tmp_path: Path) -> None:
    ran = sainome("verify", tmp_path / "nothing.jsonl")
    assert (ran.code, ran.err) == (2, f"{tmp_path / 'nothing.jsonl'}: no such file or directory.\n")


def test_files_that_are_not_records_are_refused(sainome: Command, tmp_path: Path) -> None:
    empty, binary = tmp_path / "empty", tmp_path / "binary"
    empty.write_bytes(b"")
    binary.write_bytes(b"\xff\xfe\x00")
    assert sainome("verify", empty).err == f"{empty}: the record is empty.\n"
    assert sainome("verify", binary).err == f"{binary}: not a record; it is not UTF-8 text.\n"


def test_replay_of_a_lobby_record_is_refused(sainome: Command, file: Path, record: Record) -> None:
    file.write_text(dump(Record(header=record.header, rows=())), encoding="utf-8")
    ran = sainome("replay", file)
    assert (ran.code, ran.err) == (1, f"{file}: nothing was played yet.\n")


def test_replay_draws_pictures(sainome: Command, file: Path, tmp_path: Path) -> None:
    ran = sainome("replay", file, "--upto", "4", "--png", tmp_path / "table.png", "--lang", "ja")
    assert ran.code == 0
    assert ran.out.startswith(f"{tmp_path / 'table.png'}: ")
    with Image.open(tmp_path / "table.png") as picture:
        assert (picture.format, picture.size[0]) == ("PNG", WIDE)


def test_replay_makes_a_film(sainome: Command, file: Path, tmp_path: Path) -> None:
    assert sainome("replay", file, "--upto", "2", "--gif", tmp_path / "game.gif").code == 0
    film = Image.open(io.BytesIO((tmp_path / "game.gif").read_bytes()))
    with film:
        assert film.format == "GIF"
        assert getattr(film, "n_frames", 1) > 1


def test_unwritable_output_folder_is_a_sentence(sainome: Command, file: Path, tmp_path: Path) -> None:
    ran = sainome("replay", file, "--upto", "0", "--png", tmp_path / "no" / "table.png")
    assert (ran.code, ran.err) == (2, f"{tmp_path / 'no' / 'table.png'}: no such file or directory.\n")


def test_broken_texts_stop_replay_in_a_sentence(
    sainome: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(lang: str) -> None:
        raise BrokenTexts(f"{lang}/some.ftl, line 3: Expected token")

    monkeypatch.setattr(texts, "_bundle", broken)
    ran = sainome("replay", file, "--lang", "ja")
    assert (ran.code, ran.err) == (1, "data/locales/ja/some.ftl, line 3: Expected token.\n")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_replay_says_that_scores_are_secret(sainome: Command, lang: str) -> None:
    file = Path(__file__).parent.parent / "games" / "dicolony" / "records" / "points.jsonl"
    ran = sainome("replay", file, "--upto", "3", "--lang", lang)
    assert ran.code == 0
    sentence = "The scores are secret until it is over." if lang == "en" else "得点はゲームが終わるまで秘密です。"
    assert ran.out.splitlines()[-1].endswith(sentence)


# --- book ------------------------------------------------------------------------------------------------------


def test_book_is_written_where_it_is_asked_for(
    sainome: Command, file: Path, tmp_path: Path, plain_pictures: None
) -> None:
    ran = sainome("book", file, "--out", tmp_path / "book.html", "--lang", "ja")
    assert ran.code == 0
    assert "KB" in ran.out
    assert (tmp_path / "book.html").read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="ja">')


@pytest.mark.parametrize("game", ["micronesia"], indirect=True)
def test_book_has_the_pictures_of_the_game(sainome: Command, file: Path, tmp_path: Path) -> None:
    """Books of all games are drawn for ``tests/e2e``."""
    assert sainome("book", file, "--out", tmp_path / "book.html").code == 0
    assert (tmp_path / "book.html").stat().st_size > 500_000


def test_book_of_an_open_game_is_refused(sainome: Command, record: Record, tmp_path: Path) -> None:
    hidden = record.model_copy(update={"header": record.header.model_copy(update={"seed": None})})
    open_ = tmp_path / "open.jsonl"
    open_.write_text(dump(hidden), encoding="utf-8")
    ran = sainome("book", open_, "--out", tmp_path / "book.html")
    assert ran.code == 2
    assert "not over" in ran.err
    assert not (tmp_path / "book.html").exists()


def test_book_of_a_broken_record_is_a_sentence(sainome: Command, file: Path, tmp_path: Path) -> None:
    rewrite(file, 4, lambda line: line.replace('"notation":"', '"notation":"no such '))
    ran = sainome("book", file, "--out", tmp_path / "book.html")
    assert ran.code == 1
    assert "line 4" in ran.err


def test_book_stays_in_this_folder_whatever_the_record_is_called(
    sainome: Command, file: Path, record: Record, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[object]()

    def drawn(*_: object, done: Callable[[int, int], None]) -> bytes:
        done(1, 2)
        return b"a book"

    @contextmanager
    def progress(label: str) -> Iterator[Callable[..., None]]:
        yield lambda *facts: shown.append((label, *facts))

    monkeypatch.setattr(records, "page", drawn)
    monkeypatch.setattr(records, "progress", progress)
    for name in ("/../../escaped", "x" * 5000, "a\0b", "\u202e"):
        rewrite(file, 1, lambda line, name=name: json.dumps({**json.loads(line), "session": name}))  # type: ignore[misc]
        before = set(at_home.iterdir())
        assert sainome("book", file).code == 0
        assert shown.pop() == (record.header.game, 1, 2)
        (written,) = set(at_home.iterdir()) - before
        assert re.fullmatch(r"sainome-[a-z_]+-[0-9A-Za-z_-]{1,40}\.html", written.name)
        written.unlink()
    assert not (at_home.parent / "escaped.html").exists()
