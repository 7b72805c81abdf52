"""Which tests run when: the list of lanes, tests of a feature, what tests cost, the mutants that judge them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType

import pytest

from scripts import mutants
from scripts.lanes import cover
from tests import feature, lanes

PROJECT = Path(__file__).parents[2]


# --- the list -----------------------------------------------------------------------------------------------------


def test_every_listed_test_exists() -> None:
    """A test that is renamed or gone: its line goes too."""
    listed = lanes.read()
    names = {*listed.slow, *listed.quick, *listed.long}
    texts = {
        path: file.read_text(encoding="utf-8") if (file := PROJECT / path).exists() else ""
        for path in {name.partition("::")[0] for name in names}
    }
    gone = [name for name in names if f"def {name.rpartition('::')[2]}(" not in texts[name.partition("::")[0]]]
    assert gone == []


LISTED = "# why\n\nslow a::all\nslow a::some at | en-2 | a, [b]\nslow a::most but | ja\nlong a::one it is dear\n"


def test_list_puts_tests_and_cases_into_the_slow_lane(tmp_path: Path) -> None:
    path = tmp_path / "lanes.txt"
    path.write_text(LISTED, encoding="utf-8")
    found = lanes.read(path)
    slow = ("a::all", "a::all[x]", "a::some[en-2]", "a::some[a, [b]]", "a::most[en]", "a::most[new]")
    quick = ("a::some[ja]", "a::most[ja]", "a::one", "a::other", "a::al")
    assert [name for name in (*slow, *quick) if found.is_slow(name)] == list(slow)
    assert found.long == {"a::one": "it is dear"}
    for line in ("slow", "slow a::b at", "slow a::b | en", "long a::b", "quick a::b"):
        path.write_text(line, encoding="utf-8")
        with pytest.raises(ValueError, match=re.escape(repr(line))):
            lanes.read(path)


def test_dearest_test_that_enters_nothing_new_is_not_chosen() -> None:
    entered = {"small": 0b0011, "large": 0b1111, "twin": 0b0011, "other": 0b110000}
    costs = {"small": 0.1, "large": 0.3, "twin": 0.2, "other": 0.1}
    assert cover(entered, costs, 1.0, (1.0,)) == ["other", "small", "large"]
    assert cover(entered, costs, 0.25, (1.0,)) == ["other", "small"], "what is too dear is left out"
    assert cover(entered, costs, 1.0, (1.0,), ["large"]) == ["large", "other"]
    assert cover(entered, costs, 1.0, (1.0, 0.5)) == ["other", "small", "large"], "entered twice by these already"
    assert set(cover(entered, costs, 1.0, (1.0, 0.5, 0.25))) == set(entered)


# --- the tests of a feature ---------------------------------------------------------------------------------------


def test_name_means_modules_folders_and_their_tests(capsys: pytest.CaptureFixture[str]) -> None:
    banks = ["bot/store/games/banks.py", "bot/tables/banks.py"]
    learn, clock = "bot/features/learn/offer.py", "bot/tables/clock.py"
    modules = [*banks, learn, clock]
    for name, found in {
        "banks": banks, "learn": [learn], "bot/tables": [banks[1], clock], clock: [clock], "bank": [],
    }.items():  # fmt: skip
        assert feature.modules_of(name, modules) == found
    tests, files = feature.tests_of("notes", lanes.holding())
    assert files == {"tests/bot/test_notes.py", "tests/sessions/test_notes.py"}
    assert {test.partition("::")[0] for test in tests} > files, "tests of other names too"
    assert feature.main(["bancs"]) == 2
    assert capsys.readouterr().err == "no module or folder is called bancs; there is banks, chances, backups\n"
    assert feature.main([""]) == 2
    assert "F=notes" in capsys.readouterr().err


# --- what tests cost ----------------------------------------------------------------------------------------------

METERED = """
from pathlib import Path
from tests import costs, lanes

costs.COUNTED, costs.LONG = Path("work.txt"), 1000
lanes.read.__defaults__ = (Path("lanes.txt"),)

def pytest_addoption(parser):
    parser.addoption("--count-work", nargs="?", const="compare")

def pytest_configure(config):
    config.pluginmanager.register(costs.Meter(counts=config.getoption("count_work") is not None))
    config.pluginmanager.register(costs.Bill(config))
"""
TESTS = """
def call(): pass
loaded = []
def test_short(): [call() for _ in range(100)]
def test_first():
    if not loaded: [call() for _ in range(3000)]
    loaded.append(1)
"""
LONG = "def test_long():\n    for _ in range(3000): call()\n"


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Run planted tests with counted work."""
    (tmp_path / "conftest.py").write_text(METERED)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "lanes.txt").write_text("")
    (tmp_path / "work.txt").write_text("0.0.1 400\n")

    def once(tests: str, *options: str) -> tuple[int, str]:
        (tmp_path / "test_planted.py").write_text(tests)
        environment = {**os.environ, "PYTHONPATH": str(PROJECT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        command = [sys.executable, "-m", "pytest", *options]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    return once


@pytest.mark.slow
def test_work_is_compared_with_the_last_release(run: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    assert run(TESTS, "--count-work=write")[0] == 0
    before, now = (tmp_path / "work.txt").read_text().splitlines()
    assert before == "0.0.1 400"
    calls = int(now.rpartition(" ")[2].replace(",", ""))
    code, told = run(TESTS, "--count-work")
    assert code == 0, "the first to load something is counted again, and no test is too long"
    assert re.search(rf"^{calls:,} calls of functions\n  [+-]\d+\.\d% since 0\.0\.1", told, re.MULTILINE)
    more = "".join(f"def test_{n}(): [call() for _ in range(900)]\n" for n in range(calls // 900 + 2))
    assert run(TESTS + more, "--count-work")[0] == 1, "more than is written down"
    run(TESTS + LONG, "--count-work=write")
    code, told = run(TESTS + LONG, "--count-work")
    assert (code, "with a reason: test_planted.py::test_long: 3," in told) == (1, True)
    (tmp_path / "lanes.txt").write_text("long test_planted.py::test_long nothing shorter shows it\n")
    code, told = run(TESTS + LONG, "--count-work")
    assert (code, "with a reason" in told) == (0, False)
    code, told = run(TESTS + LONG + "    assert False\n", "--count-work")
    assert (code, "1 failed, 2 passed" in told) == (1, True)


def test_seconds_are_told_by_folder(run: Callable[..., tuple[int, str]]) -> None:
    code, told = run(TESTS)
    assert code == 0
    assert re.search(r"= processor seconds =+\n.*collection and all else \d+\.\d\n\d+\.\d in all\n", told)


# --- mutants ------------------------------------------------------------------------------------------------------

SOURCE = """
class Table:
    def close(self, seats: int, *others: int) -> list[int]:
        told = []
        def tell(seat):
            told.append(seat)
        if seats > 2 and others:
            tell(seats)
        tell(0)
        return [one for one in told if one is not None]
"""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[mutants.Mutant]:
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    (tmp_path / "table.py").write_text(SOURCE)
    return list(mutants.mutants_of("table.py"))


def close(mutant: mutants.Mutant, seats: int, *others: int) -> list[int]:
    names: dict[str, type] = {}
    exec(mutants.mutated(mutant), names)
    found: list[int] = names["Table"]().close(seats, *others)
    return found


def test_mutants_are_negated_conditions_flipped_comparisons_and_dropped_calls(
    planted: list[mutants.Mutant],
) -> None:
    """Their code closes over the same names, so that it fits the functions that are there."""
    found = {mutant.source: mutant for mutant in planted}
    assert {(one.kind, one.source, one.name) for one in planted} == {
        ("call", "told.append(seat)", "Table.close.tell"),
        ("if", "seats > 2 and others", "Table.close"),
        ("comparison", "seats > 2", "Table.close"),
        ("call", "tell(seats)", "Table.close"),
        ("call", "tell(0)", "Table.close"),
        ("comparison", "one is not None", "Table.close"),
    }
    assert close(found["told.append(seat)"], 3, 1) == []
    assert close(found["seats > 2 and others"], 3, 1) == [0]
    assert close(found["seats > 2"], 2, 1) == [2, 0]
    assert close(found["tell(0)"], 3, 1) == [3]

    def shapes(code: CodeType) -> list[tuple[object, ...]]:
        return [(one.co_qualname, one.co_firstlineno, one.co_freevars) for one in mutants.codes(code)]

    plain = shapes(compile(SOURCE, "table.py", "exec"))
    assert all(shapes(mutants.mutated(mutant)) == plain for mutant in planted)


@pytest.mark.slow
def test_mutants_come_from_all_rooms_and_are_the_same_each_time() -> None:
    picked = mutants.chosen(mutants.MANY)
    assert abs(len(picked) - mutants.MANY) < 20
    assert {"/".join(one.path.split("/")[:2]) for one in picked} >= {"bot/tables", "engines/octa", "render/kit"}
    assert picked == mutants.chosen(mutants.MANY)
