"""Make all the places of a new game: ``python -m scripts.new_game octopus``.

It begins as Pig under its own name, the smallest whole game (tests/examples/pig): registered, with painter, texts,
rules page, tests, golden pictures, covers, a recorded game, the capture of version 1, schemas. All tests pass. Then
change one thing after the other; ``make test-game GAME=octopus`` says in a minute what no longer fits.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIG = ROOT / "tests" / "examples" / "pig"
LANGUAGES = ("en", "ja")
PLACES = {
    "rules.md": "docs/rules/{slug}.md",
    "painter.py": "render/{slug}.py",
    "tables.py": "tests/render/{slug}/tables.py",
    "test_pictures.py": "tests/render/{slug}/test_pictures.py",
    "test_rules.py": "tests/games/{slug}/test_rules.py",
    "physical.py": "tests/games/{slug}/physical.py",
    **{f"rules.{lang}.md": f"data/{{slug}}/rules.{lang}.md" for lang in LANGUAGES},
    **{f"locales/{lang}/pig.ftl": f"data/locales/{lang}/{{slug}}.ftl" for lang in LANGUAGES},
}
"""Where the example's files belong; its other modules are its engine."""
MADE = (
    ("tests.render.covers", "{slug}"),
    ("tests.render.goldens", "{slug}"),
    ("tests.upgrades", "{slug}"),
    ("tests.stored",),
    ("bot", "simulate", "{slug}", "--games=1", "--record", "tests/games/{slug}/records"),
)
"""What is drawn, captured and recorded, by the modules that do it for every game."""


def main() -> int:
    """Make the places; 1 with a sentence if the name will not do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", help="lower case letters, and _ between words")
    slug = parser.parse_args().slug
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", slug) or iskeyword(slug):
        print(f"{slug!r}: lower case letters, and _ between words", file=sys.stderr)
        return 1
    if taken := [path for path in files_of(slug) if (ROOT / path).exists()]:
        print(f"{', '.join(taken)}: there already", file=sys.stderr)
        return 1
    for path, text in files_of(slug).items():
        place = ROOT / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        print(path)
    register(slug)
    modules = [path for path in files_of(slug) if path.endswith(".py")]
    for tool in (("check", "--fix", "--quiet"), ("format", "--quiet")):
        subprocess.run([Path(sys.executable).parent / "ruff", *tool, *modules], cwd=ROOT, check=False)
    for module, *arguments in MADE:
        command = [sys.executable, "-m", module, *(part.format(slug=slug) for part in arguments)]
        subprocess.run(command, cwd=ROOT, check=True)
    print(f"\nmake test-game GAME={slug}")
    return 0


def files_of(slug: str) -> dict[str, str]:
    """Return all files of the new game that are text, by path."""
    files = dict(copies(slug))
    for folder in ("games", "render"):
        files[f"tests/{folder}/{slug}/__init__.py"] = f'"""Tests of {title(slug)}."""\n'
    return files


def copies(slug: str) -> Iterator[tuple[str, str]]:
    """Yield the example's files under the new name, each with its path."""
    for path in sorted(PIG.rglob("*")):
        name = path.relative_to(PIG).as_posix()
        if path.suffix in (".py", ".md", ".ftl"):
            place = PLACES.get(name, f"engines/{{slug}}/{name}").format(slug=slug)
            yield place, rename(name, path.read_text(encoding="utf-8"), slug)


def title(slug: str) -> str:
    return slug.replace("_", " ").title()


def rename(name: str, text: str, slug: str) -> str:
    """Return a file of the example as the new game's."""
    camel = title(slug).replace(" ", "")
    text = text.replace("tests/examples/pig/rules.md", f"docs/rules/{slug}.md")
    text = re.sub(r"\bpig-", f"{slug.replace('_', '-')}-", text)
    text = re.sub(r"\bpig\b", slug, text)
    text = re.sub(r"\bPig(?=Painter\b)", camel, text)
    text = re.sub(r"\bPIG\b", "LOSING", text)
    text = re.sub(r"\bPig\b", camel if name.endswith(".py") else title(slug), text)
    text = text.replace("ピッグ", "新しいゲーム")
    text = text.replace(": the smallest complete game, and the first worked example of CONTRIBUTING", "")
    if name == "painter.py":
        text += f"\n\nPAINTER = {camel}Painter()\n"
    if name == "test_pictures.py":
        text = re.sub(r"    with register\(.*\):\n        (.*)", r"    \1", text)
        text = re.sub(r"^from tests.examples.registry .*\n", "", text, flags=re.MULTILINE)
        text = text.replace(f"{camel}Painter()", "PAINTER")
    if name == "test_rules.py":
        text = text.partition('@pytest.mark.parametrize("reason", ENDINGS)')[0] + RECORDED
        text = re.sub(r"^(?:ENGINE|ENDINGS) = .*\n(?:\"\"\"By reason.*\n)?", "", text, flags=re.MULTILINE)
    return at_home(text, slug) if name in PLACES and name.endswith(".py") else text


RECORDED = """@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_recorded_game_is_honest_to_its_end(path):
    record = load(path.read_text(encoding="utf-8"))
    *_, last = replay(RULES, record)
    assert RULES.outcome(last.step.state) is not None
    assert verify(record).honest
"""
"""Instead of the example's records, whose dice are of its own name."""


def at_home(text: str, slug: str) -> str:
    """Return a module with imports and registry as they are where it belongs."""
    text = re.sub(
        r"^from \.painter import \w+Painter$", f"from render.{slug} import PAINTER", text, flags=re.MULTILINE
    )
    text = re.sub(r"^from \.((?!tables)\w+) import", rf"from engines.{slug}.\1 import", text, flags=re.MULTILINE)
    return re.sub(r"^from \. import GAME$", f"from engines.{slug} import GAME", text, flags=re.MULTILINE)


def register(slug: str) -> None:
    """Add the game to both registries: one name in the import, one entry like the first one."""
    for registry in ("engines", "render"):
        path = ROOT / registry / "__init__.py"
        text = path.read_text(encoding="utf-8")
        imported = re.search(r"^from \. import (.+)$", text, re.MULTILINE)
        entries = re.findall(r"^ +.*\b\w+\.(?:GAME|PAINTER)\b.*\n", text, re.MULTILINE)
        assert imported is not None
        names = imported[1].split(", ")
        first = next(name for name in names if f"{name}." in entries[0])
        text = text.replace(entries[-1], entries[-1] + entries[0].replace(first, slug))
        text = text.replace(imported[0], f"from . import {', '.join(sorted([*names, slug]))}")
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
