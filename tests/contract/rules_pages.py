"""The numbers on a game's rules page, and the tests that are marked with them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "tests" / "examples"
STATEMENT = re.compile(r"(\d+)\. ")
RULING = re.compile(r"[|\-*\s]*\**(A\d+)\b")

Number = int | str
"""A numbered statement (7) or a ruling ("A7")."""


def page(slug: str) -> str:
    """docs/rules/<slug>.md, or the rules.md of an example: the same text once for each language."""
    own = ROOT / "docs" / "rules" / f"{slug}.md"
    return (own if own.exists() else EXAMPLES / slug / "rules.md").read_text(encoding="utf-8")


def examples() -> list[str]:
    """The examples that are not registered."""
    return sorted(path.parent.name for path in EXAMPLES.glob("*/rules.md"))


def written() -> list[str]:
    """The games that have a page: the examples, and games that are not registered yet."""
    return sorted([*examples(), *(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))])


def in_each_language(text: str) -> list[list[Number]]:
    """Return the numbers of each language's part; a part begins with a heading of the first level."""
    return [list(numbers(part)) for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]]


def numbers(text: str) -> Iterator[Number]:
    for line in text.splitlines():
        if match := STATEMENT.match(line):
            yield int(match[1])
        elif match := RULING.match(line):
            yield match[1]


def gapless(numbers: list[Number]) -> bool:
    """Return whether the numbers are 1, 2, 3 ... and A1, A2, A3 ..., each once and in order."""
    statements = [number for number in numbers if isinstance(number, int)]
    rulings = [number for number in numbers if isinstance(number, str)]
    return statements == list(range(1, len(statements) + 1)) and rulings == [
        f"A{at}" for at in range(1, len(rulings) + 1)
    ]


def held(sources: dict[str, str]) -> dict[tuple[str, Number], list[str]]:
    """Return (slug, number) -> the tests marked with it; ``sources`` maps file names to texts."""
    tests: dict[tuple[str, Number], list[str]] = {}
    for name, text in sources.items():
        if "rule(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for mark in marks(node):
                    slug, *marked = (ast.literal_eval(argument) for argument in mark.args)
                    for number in marked:
                        tests.setdefault((slug, number), []).append(f"{name}::{node.name}")
    return tests


def marks(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.Call]:
    """Yield ``@rule(...)`` and ``@pytest.mark.rule(...)``, also on cases of a parametrised test."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
                yield node


@cache
def held_by_the_project() -> dict[tuple[str, Number], list[str]]:
    """Read every test file of the project; once, and not before a test asks."""
    return held(
        {
            str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
            for path in sorted((ROOT / "tests").rglob("test_*.py"))
        }
    )


def physical(slug: str) -> dict[Number, str]:
    """Return ``PHYSICAL`` of a game's physical.py: numbers that concern only hands and boxes, with the reason."""
    path = (EXAMPLES if slug in examples() else ROOT / "tests" / "games") / slug / "physical.py"
    if not path.exists():
        return {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id == "PHYSICAL":
            listed: dict[Number, str] = ast.literal_eval(node.value)
            return listed
    raise ValueError(f"{path.name} of {slug} has no PHYSICAL")
