"""Run the quick tests that hold one feature or module: ``python -m tests.feature NAME``, as ``make test-feature``.

A name is that of a module (``banks``), of a folder (``learn``, ``bot/tables``), or a path. Run are the tests of
files with that name (``test_banks.py``), and those that tests/data/holding.txt has for its modules, whatever
their names.
"""

from __future__ import annotations

import difflib
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from .lanes import holding

ROOT = Path(__file__).resolve().parent.parent


def modules_of(name: str, modules: Sequence[str]) -> list[str]:
    """Return the modules that a name means."""
    path = name.strip("/")
    if "/" in path:
        return [module for module in modules if module == path or module.startswith(f"{path}/")]
    wanted = path.removesuffix(".py")
    return [module for module in modules if wanted in (*Path(module).parts[:-1], Path(module).stem)]


def tests_of(name: str, held: Mapping[str, Sequence[str]]) -> tuple[set[str], set[str]]:
    """Return the tests that hold a feature, by node id, and the files of which all quick tests do."""
    found = {test for module in modules_of(name, list(held)) for test in held[module]}
    stem = Path(name.strip("/")).stem
    return found, {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob(f"test_{stem}.py")}


def main(arguments: Sequence[str]) -> int:
    held = holding()
    if not arguments or not arguments[0]:
        print("which feature or module? make test-feature F=notes", file=sys.stderr)
        return 2
    name, *options = arguments
    found, files = tests_of(name, held)
    paths = sorted({test.partition("::")[0] for test in found} | files)
    paths = [path for path in paths if (ROOT / path).exists()]
    if not paths:
        names = {part.removesuffix(".py") for module in held for part in Path(module).parts}
        close = ", ".join(difflib.get_close_matches(name, names))
        print(f"no module or folder is called {name}" + (f"; there is {close}" if close else ""), file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "pytest", "-m", "not slow", "--feature", name, *options, *paths]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
