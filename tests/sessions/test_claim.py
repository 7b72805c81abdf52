"""One bot per database."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store, StoreError, claimed
from bot.store.claim import claim_file

HOLDING = """
import sys
from pathlib import Path
from bot.store import claimed
with claimed(Path(sys.argv[1])):
    print("claimed", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "new" / "games.db"


def test_second_bot_is_refused_until_the_first_ends(database: Path) -> None:
    taken = pytest.raises(StoreError, match=r"Another bot plays with the database .*games\.db")
    with claimed(database), taken, claimed(database):
        pass
    with claimed(database):
        pass


def test_killed_bot_releases_its_claim(database: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"claimed\n"
        with pytest.raises(StoreError), claimed(database):
            pass
        first.kill()
    assert claim_file(database).exists()
    with claimed(database):
        pass


async def test_reader_needs_no_claim(database: Path) -> None:
    with claimed(database):
        writing = await Store.open(database)
        reading = await Store.open(database, for_reading=True)
        await reading.close()
        await writing.close()


def test_unwritable_path_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="cannot be created or written"), claimed(tmp_path / "file" / "games.db"):
        pass
