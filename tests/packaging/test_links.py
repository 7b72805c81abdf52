"""Links of the pages, and pages and paths that pages and code cite, lead to something in the repository."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/**/*.md", "data/**/*.md", "tests/**/*.md")
    for path in ROOT.glob(pattern)
    if "node_modules" not in path.parts
)
PACKAGES = ("bot", "engines", "render", "data", "bench", "tests")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
LINK = re.compile(
    r"\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)|(?:src|href)=\"([^\"]+)\"|^\[[^\]]+\]: (\S+)", re.MULTILINE
)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")
HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)?$", re.MULTILINE)
ANCHOR = re.compile(r"<a (?:id|name)=\"([^\"]+)\"")
CITED_PAGE = re.compile(r"(?<![\w/*>}])((?:[\w.-]+/)*[\w.-]+\.md)(#[\w-]+)?")
CODE_SPAN = re.compile(r"`([^`\n]+)`")
OWN_PATH = re.compile(r"(?:bot|engines|render|data|docs|bench|scripts|tests|requirements)/[\w./*{},-]*")
INVENTED = "octopus"
"""The game that CONTRIBUTING adds as an example."""
OF_ITS_TIME = ("data/", "docs/rules/", "CHANGELOG")
"""Pages that name no paths of today: rules, and what has changed."""


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def targets(text: str) -> Iterator[str]:
    """Every link, picture and reference of a page that leads into the repository."""
    for found in LINK.finditer(FENCE.sub("", text)):
        target = next(group for group in found.groups() if group)
        if not ELSEWHERE.match(target):
            yield target


@cache
def anchors(path: Path) -> frozenset[str]:
    """The fragments that GitHub gives to the headings of a page, and those that the page names itself."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    found: list[str] = []
    for heading in HEADING.findall(text):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        times = sum(1 for one in found if re.fullmatch(rf"{re.escape(slug)}(-\d+)?", one))
        found.append(f"{slug}-{times}" if times else slug)
    return frozenset([*found, *ANCHOR.findall(text)])


def broken(page: Path, target: str) -> bool:
    """Whether a link on this page names no file, or no heading of the page that it leads to."""
    name, _, fragment = unquote(target).partition("#")
    path = (page.parent / name).resolve() if name else page
    if not path.is_relative_to(ROOT) or not path.exists():
        return True
    return bool(fragment) and fragment not in anchors(path)


def test_links_and_anchors_resolve() -> None:
    assert not [(page, to) for page in PAGES for to in targets(read(page)) if broken(ROOT / page, to)]


# --- citations -------------------------------------------------------------------------------------------------


CITES = re.compile(r"\.md\b|\bsections? \d")
"""In a file without it the prose cites nothing, and need not be told from the code."""


def prose(path: Path) -> str:
    """Docstrings and comments of a Python file, comments of any other."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return "\n".join(line for line in text.splitlines() if line.startswith(("#", "--")))
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    strings = [
        node.value.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return "\n".join([*strings, *comments])


@cache
def commented() -> dict[str, str]:
    """The prose of every file of the packages that may cite a page, by path."""
    return {
        path.relative_to(ROOT).as_posix(): prose(path)
        for package in PACKAGES
        for suffix in ("py", "ftl", "toml", "sql")
        for path in sorted((ROOT / package).rglob(f"*.{suffix}"))
        if CITES.search(path.read_text(encoding="utf-8"))
    }


def test_pages_that_code_cites_exist() -> None:
    lost = [
        (name, page + fragment)
        for name, text in commented().items()
        for page, fragment in CITED_PAGE.findall(text)
        if "/" in page and broken(ROOT / "README.md", page + fragment)
    ]
    assert not lost
    by_number = [name for name, text in commented().items() if re.search(r"\bsections? \d", text)]
    assert not by_number, "the number of a section changes when the page does"


def test_paths_that_a_page_names_exist() -> None:
    pages = [page for page in PAGES if not page.startswith(OF_ITS_TIME)]
    spans = [(page, span) for page in pages for span in CODE_SPAN.findall(read(page)) if OWN_PATH.fullmatch(span)]
    named = [(page, path) for page, path in spans if INVENTED not in path]
    assert not [one for one in named if not any(any(ROOT.glob(each.rstrip("/"))) for each in spelled_out(one[1]))]


def spelled_out(path: str) -> list[str]:
    """``data/{en,ja}/*.ftl`` as the two patterns that it stands for."""
    found = re.search(r"\{([^}]*)\}", path)
    if found is None:
        return [path]
    head, tail = path[: found.start()], path[found.end() :]
    return [each for part in found[1].split(",") for each in spelled_out(head + part + tail)]


# --- the checks themselves -------------------------------------------------------------------------------------


def test_every_form_of_link_is_found_and_broken_ones_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '[a](b.md#c) ![d](e.png "f") [g](https://h) <img src="i.png"> [j]\n\n[j]: k.md\n```\n[l](m)\n```\n'
    assert list(targets(text)) == ["b.md#c", "e.png", "i.png", "k.md"]
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    page = tmp_path / "page.md"
    text = '# One, two\n## `three` (3)\n## One two\n```\n# no heading\n```\n<a id="own"></a>\n'
    page.write_text(text, encoding="utf-8")
    good = ["page.md", "#one-two", "#one-two-1", "page.md#three-3", "#own", "./page.md"]
    bad = ["none.md", "#no-heading", "page.md#three", "../outside.md", "/etc/hostname"]
    assert [target for target in [*good, *bad] if broken(page, target)] == bad
    path = tmp_path / "some.py"
    path.write_text('"""One."""\nX = "two"  # three\n\n\ndef f():\n    """Four."""\n', encoding="utf-8")
    assert prose(path).split("\n") == ["One.", "Four.", "# three"], "other strings are not read"
