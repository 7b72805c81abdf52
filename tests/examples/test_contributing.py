"""CONTRIBUTING walks through the example: it names every one of its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from .registry import EXAMPLES, HERE

GUIDE = (HERE.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")


def files(slug: str) -> set[str]:
    """The names of an example's files; of recorded games the folder counts."""
    paths = (path for path in (HERE / slug).rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {f"{path.parent.name}/" if path.suffix == ".jsonl" else path.name for path in paths}


@pytest.mark.parametrize("slug", EXAMPLES)
def test_every_file_of_an_example_is_named(slug: str) -> None:
    section = GUIDE.partition("## How to add a sixth game")[2].partition("\n## ")[0]
    assert not sorted(name for name in files(slug) if name not in section)


def test_paths_in_the_section_exist() -> None:
    section = GUIDE.partition("## How to add a sixth game")[2].partition("\n## ")[0]
    named = {part for part in section.split("`") if part.startswith(("engines/core", "render/kit", "tests/"))}
    assert named
    missing = [path for path in named if "<" not in path and not (Path(HERE.parents[1]) / path).exists()]
    assert not missing
