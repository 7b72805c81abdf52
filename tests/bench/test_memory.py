"""How the bench counts the memory of the process under measurement."""

from __future__ import annotations

import mmap
import os
import sys
from pathlib import Path

import pytest

from bench.wire.process import mapped

PAGES = 64


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc/<id>/smaps is Linux's")
def test_file_that_is_mapped_often_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "font.otf"
    path.write_bytes(b"x" * PAGES * mmap.PAGESIZE)
    with path.open("rb") as file:
        opened = [mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) for _ in range(3)]
        assert all(each[:] for each in opened)
        assert mapped(os.getpid())[str(path)] == PAGES * mmap.PAGESIZE // 1024
        for each in opened:
            each.close()
