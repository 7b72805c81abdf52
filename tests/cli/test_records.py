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

ONE_GAME = pytest.mark.parametrize("game", ["octa"], indirect=True)
POINTS = Path(__file__).parent.parent / "games" / "dicolony" / "records" / "points.jsonl"


def test_verify_accepts_the_seeds_rolls_and_names_a_forged_one(
    sainome: Command, file: Path, record: Record
) -> None:
    draws = sum(len(draw.results) - (draw.kind == "shuffle") for row in record.rows for draw in row.chance)
    ran, counted = sainome("verify", file), f"all {draws} draws; {len(record.rows)} rows replayed"
    assert (ran.code, ran.out) == (0, f"Honest: the seed is the promised one and gives {counted}.\n")
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


def test_replay_tells_the_whole_game_or_a_part_of_it(
    sainome: Command, file: Path, record: Record, game: AnyGame
) -> None:
    names, seats = record.header.seats, len(record.header.seats)
    for lang, over in (("en", "The game is over."), ("ja", "ゲーム終了。")):
        ran = sainome("replay", file, "--lang", lang)
        lines = ran.out.splitlines()
        assert (ran.code, over in ran.out) == (0, True)
        assert all(name in lines[0] for name in names)
        assert all(any(name in line for line in lines[-seats:]) for name in names)
        assert game.key + "-" not in ran.out, "no text is missing"
    part = sainome("replay", file, "--upto", "3", "--text")
    assert (part.code, "The game is still open." in part.out) == (0, True)
    assert len(part.out) < len(ran.out)
    assert sainome("replay", file, "--view", "1").code == 0


def test_replay_draws_a_picture_and_a_film(sainome: Command, file: Path, tmp_path: Path) -> None:
    png, gif = tmp_path / "table.png", tmp_path / "game.gif"
    ran = sainome("replay", file, "--upto", "2", "--png", png, "--gif", gif, "--lang", "ja")
    assert (ran.code, f"{png}: " in ran.out) == (0, True)
    with Image.open(png) as picture:
        assert (picture.format, picture.size[0]) == ("PNG", WIDE)
    with Image.open(io.BytesIO(gif.read_bytes())) as film:
        assert (film.format, getattr(film, "n_frames", 1) > 1) == ("GIF", True)


def test_replay_says_that_scores_are_secret(sainome: Command) -> None:
    for lang, sentence in (
        ("en", "The scores are secret until it is over."),
        ("ja", "得点はゲームが終わるまで秘密です。"),
    ):
        ran = sainome("replay", POINTS, "--upto", "3", "--lang", lang)
        assert (ran.code, ran.out.splitlines()[-1].endswith(sentence)) == (0, True)


@ONE_GAME
def test_wrong_words_are_sentences(sainome: Command, file: Path, tmp_path: Path) -> None:
    gone, away, empty = tmp_path / "nothing.jsonl", tmp_path / "no" / "table.png", tmp_path / "empty"
    binary = tmp_path / "binary"
    empty.write_bytes(b"")
    binary.write_bytes(b"\xff\xfe\x00")
    cases: tuple[tuple[tuple[str | Path, ...], int, str], ...] = (
        *((("replay", file, "--view", no), 2, f"--view {no}: it is public or a seat from 1 to 2.") for no in
          ("0", "99", "aki", "١")),
        (("replay", file, "--upto", "-1"), 2, "--upto -1: rows count from 0."),
        (("replay", file, "--upto", "0", "--png", away), 2, f"{away}: no such file or directory."),
        (("verify", gone), 2, f"{gone}: no such file or directory."),
        (("verify", empty), 1, f"{empty}: the record is empty."),
        (("verify", binary), 1, f"{binary}: not a record; it is not UTF-8 text."),
    )  # fmt: skip
    for words, code, sentence in cases:
        ran = sainome(*words)
        assert (ran.code, ran.err) == (code, sentence + "\n"), words


@ONE_GAME
def test_records_that_are_not_played_are_sentences(
    sainome: Command, file: Path, record: Record, tmp_path: Path, plain_pictures: None
) -> None:
    open_ = dump(record.model_copy(update={"header": record.header.model_copy(update={"seed": None})}))
    whole, book = dump(record), tmp_path / "book.html"
    moon = whole.splitlines()
    moon[2] = json.dumps(json.loads(moon[2]) | {"notation": "jump over the moon"})
    cases = (
        ("replay", whole.replace('"octa"', '"go"', 1), 1, "line 1: there is no game 'go' here"),
        ("replay", "\n".join(moon), 1, "line 3: 'jump over the moon' is no action of "),
        ("replay", dump(Record(header=record.header, rows=())), 1, "nothing was played yet."),
        ("verify", open_, 1, "the seed is not revealed before the game is over."),
        ("book", open_, 2, "this game is not over"),
        ("book", "\n".join(moon), 1, "line 3: "),
    )
    for command, text, code, said in cases:
        file.write_text(text, encoding="utf-8")
        ran = sainome(command, file, *(("--out", book) if command == "book" else ()))
        assert (ran.code, ran.err.startswith(f"{file}: {said}")) == (code, True), (command, said, ran.err)
    assert not book.exists()
    file.write_text(whole.replace('"opening":"', '"opening":"00', 1), encoding="utf-8")
    ran = sainome("verify", file)
    assert (ran.code, "not the one that was promised" in ran.out) == (1, True)
    file.write_text("\ufeff" + whole, encoding="utf-8")
    assert sainome("verify", file).code == 0, "editors of Windows begin a file with this mark"
    with file.open("rb") as given:
        assert subprocess.run([sys.executable, str(SCRIPT)], stdin=given, capture_output=True).returncode == 0


@ONE_GAME
def test_broken_texts_stop_replay_in_a_sentence(
    sainome: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(lang: str) -> None:
        raise BrokenTexts(f"{lang}/some.ftl, line 3: Expected token")

    monkeypatch.setattr(texts, "_bundle", broken)
    ran = sainome("replay", file, "--lang", "ja")
    assert (ran.code, ran.err) == (1, "data/locales/ja/some.ftl, line 3: Expected token.\n")


# --- book ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["micronesia"], indirect=True)
def test_book_is_written_with_the_pictures_of_the_game(sainome: Command, file: Path, tmp_path: Path) -> None:
    """Books of all games are drawn for ``tests/e2e``."""
    ran, book = sainome("book", file, "--out", tmp_path / "book.html", "--lang", "ja"), tmp_path / "book.html"
    assert (ran.code, "KB" in ran.out) == (0, True)
    assert book.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="ja">')
    assert book.stat().st_size > 500_000


@ONE_GAME
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
