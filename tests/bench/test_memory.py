"""How the bench counts the memory of the processes under measurement."""

from __future__ import annotations

import mmap
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.wire.process import share

SIZE = 64 * 2**20
READER = """
import mmap, sys
with open(sys.argv[1], "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as block:
    print(block[::mmap.PAGESIZE].count(b"x"), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc/<id>/smaps_rollup is Linux's")
def test_memory_that_processes_share_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "shared"
    path.write_bytes(b"x" * SIZE)
    before = share(os.getpid())
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as block:
        assert block[:: mmap.PAGESIZE].count(b"x") == SIZE // mmap.PAGESIZE
        alone = share(os.getpid()) - before
        command = [sys.executable, "-c", READER, str(path)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as reader:
            assert reader.stdout is not None
            assert reader.stdout.readline()
            shared = share(os.getpid()) - before
    assert alone > 0.9 * SIZE / 1024
    assert shared < 0.7 * SIZE / 1024
