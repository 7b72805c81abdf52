"""The shape of the code: where a game may be named, what a module may be, where chance comes from."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import discord
import pytest

from bot.command_tree import Commands
from bot.session.kinds import KINDS
from bot.session.rules import STORED, TableRules
from engines import GAMES
from render import PAINTERS

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engines", "render", "data", "bench")
REGISTRIES = ("engines/__init__.py", "render/__init__.py")


def modules(*under: str) -> Iterator[Path]:
    for package in under:
        yield from sorted((ROOT / package).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def tree(path: Path, *words: str) -> ast.Module:
    """Parse a module; where none of the words is in its text, nothing that is looked for can be in it."""
    return ast.parse(text(path) if any(word in text(path) for word in words) else "")


# --- a game and its places -------------------------------------------------------------------------------------


def slugs() -> list[str]:
    """The games, those that are being built among them."""
    folders = (ROOT / "engines").iterdir()
    built = {folder.name for folder in folders if folder.is_dir() and (folder / "__init__.py").exists()}
    return sorted((built | set(GAMES)) - {"core"})


def own_places(slug: str) -> tuple[str, ...]:
    """Where a game may be named; the texts of a large one are in several files."""
    langs = [lang.name for lang in (ROOT / "data" / "locales").iterdir()]
    return (
        f"engines/{slug}/",
        f"render/{slug}/",
        f"render/{slug}.py",
        f"data/{slug}/",
        *(f"data/locales/{lang}/{slug}{part}" for lang in langs for part in (".ftl", "-")),
    )


def named(text: str, slug: str) -> bool:
    """Whether the text names the game, in any of the ways of writing it."""
    words = r"[-_ ]?".join(slug.split("_"))
    return re.search(rf"(?<![a-z]){words}(?![a-z])", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("slug", slugs())
def test_no_module_outside_its_places_names_a_game(slug: str) -> None:
    """A sixth game is its own places and one line in each registry (docs/decisions.md#rules-and-games)."""
    files = [*modules(*PACKAGES), *(ROOT / "data").rglob("*.ftl"), *(ROOT / "data").rglob("*.sql")]
    files += (ROOT / "bot").rglob("*.sql")
    named_in = [
        name(path)
        for path in files
        if name(path) not in REGISTRIES and not name(path).startswith(own_places(slug)) and named(text(path), slug)
    ]
    assert not named_in


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_registered_game_has_its_places_and_no_option_that_is_a_tables(slug: str) -> None:
    """Both options stand in one list in the lobby, which holds 25."""
    places = [
        ROOT / "engines" / slug / "__init__.py",
        ROOT / "docs" / "rules" / f"{slug}.md",
        ROOT / "tests" / "games" / slug,
        ROOT / "tests" / "render" / slug / "tables.py",
        *(lang / f"{slug}.ftl" for lang in (ROOT / "data" / "locales").iterdir() if lang.is_dir()),
    ]
    assert not [name(place) for place in places if not place.exists()]
    assert GAMES[slug].mind.policies, "every game has a computer player beside random"
    assert (ROOT / "render" / slug).is_dir() or (ROOT / "render" / f"{slug}.py").exists()
    assert PAINTERS.keys() == GAMES.keys()
    own = set(GAMES[slug].rules.Options.model_fields)
    assert not own & {*TableRules.model_fields, *STORED.values()}
    assert len(own) + len(TableRules.model_fields) <= 25


def test_the_registries_say_nothing_of_a_game_but_its_name() -> None:
    """One import and one entry; no ladder of games."""
    for registry in REGISTRIES:
        module = tree(ROOT / registry, "if", "match")
        assert not [node for node in ast.walk(module) if isinstance(node, ast.If | ast.Match)], registry


def test_a_game_never_imports_another() -> None:
    crossing = []
    for slug in slugs():
        for path in modules(f"engines/{slug}", f"render/{slug}"):
            others = {other for other in slugs() if other != slug}
            crossing += [
                (name(path), each) for each in imports(tree(path, *others)) if others & set(each.split("."))
            ]
    assert not crossing


def imports(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module or ''}.{alias.name}" for alias in node.names)


# --- modules ---------------------------------------------------------------------------------------------------


def test_every_module_and_room_says_what_it_is() -> None:
    """And none is called utils, helpers, misc: a noun of the table says what is in it."""
    rooms = [path for path in modules("bot", "engines", "render") if path.name == "__init__.py"]
    silent = [path for path in modules(*PACKAGES) if not text(path).startswith(('"""', 'r"""'))]
    assert not [name(path) for path in (*silent, *(room for room in rooms if not text(room).startswith('"""')))]
    vague = re.compile(r"(utils?|helpers?|misc|common|stuff|managers?|handlers?|processors?)\.py")
    assert not [name(path) for path in modules(*PACKAGES, "tests") if vague.fullmatch(path.name)]


def test_a_command_is_where_its_name_is() -> None:
    """Its last word names its module or folder: `/game undo` is in `requests/undo.py`."""
    tree = Commands(discord.Client(intents=discord.Intents.none()))
    elsewhere = []
    for each in tree.walk_commands():
        if isinstance(each, discord.app_commands.Command):
            words = re.split(r"[._]", each.callback.__module__)
            elsewhere += [each.qualified_name] if not {each.name, f"{each.name}s"} & set(words) else []
    assert not elsewhere


# --- chance, time and the network ------------------------------------------------------------------------------


def test_nobody_uses_the_global_random() -> None:
    """Only ``random.Random(seed)``: the same seed gives the same game and the same picture."""
    drawing = []
    for path in modules(*PACKAGES, "tests"):
        module = tree(path, "import random", "from random")
        drawing += [
            f"{name(path)}:{node.lineno}"
            for node in ast.walk(module)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "random"
            and node.attr != "Random"
            and "random" in set(imports(module))
        ]
        drawing += [f"{name(path)}: {each}" for each in imports(module) if re.match(r"random\.(?!Random$)", each)]
    assert not drawing


def test_the_rules_know_no_clock_no_file_no_thread_and_no_chance_but_their_own() -> None:
    drawn = {"random", "secrets", "uuid"}
    outside = {"time", "datetime", "os", "sys", "socket", "threading", "asyncio", "subprocess", "logging"}
    assert not [
        (name(path), each)
        for path in modules("engines")
        for each in imports(tree(path, *outside, *drawn))
        if each.split(".")[0] in outside | (set() if name(path) == "engines/core/chance.py" else drawn)
    ]


def test_only_the_store_writes_sql() -> None:
    words = ("SELECT", "INSERT", "UPDATE", "DELETE", "CREATE TABLE", "PRAGMA")
    sql = re.compile(rf"\s*({'|'.join(words)})\s", re.ASCII)
    writing = [
        name(path)
        for path in modules("bot", "engines", "render", "data")
        if not name(path).startswith("bot/store/")
        and not fnmatch(name(path), "bot/features/*/rows.py")
        and any(
            isinstance(node, ast.Constant) and isinstance(node.value, str) and sql.match(node.value)
            for node in ast.walk(tree(path, *words))
        )
    ]
    assert not writing


def test_broad_excepts_say_why() -> None:
    """``except Exception`` stands in the boundary, or has a word of reason beside it."""
    bare = []
    for path in modules(*PACKAGES):
        if path.name == "boundary.py":
            continue
        lines = text(path).splitlines()
        for node in ast.walk(tree(path, "except:", "Exception")):
            if isinstance(node, ast.ExceptHandler) and (node.type is None or ast.unparse(node.type) == "Exception"):
                near = lines[node.lineno - 2 : node.lineno + 2]
                if not any("#" in line for line in near):
                    bare.append(f"{name(path)}:{node.lineno}")
    assert not bare


# --- kinds of sessions -----------------------------------------------------------------------------------------

ASK_FOR_A_KIND = {
    "bot/session/model.py": "a session says whose it is, and what a *Try it* was begun from",
    "bot/session/private_board.py": "what is begun from one holds its id in another place than a table's",
    "bot/tables/all_tables.py": "an id leads to a table or to a private board",
    "bot/tables/preferences.py": "an id as above, with settings in one read",
    "bot/tables/private_boards.py": "the lesson that a person is in, typed as one",
    "bot/store/people/privacy.py": "the store knows no sessions: a *Try it* is played by its owner alone",
    "bot/kit/router.py": "a private board is its owner's, on no server, and has few of the verbs",
    "bot/kit/phrases.py": "its title",
    "bot/features/table/private_board.py": "the words and controls of each kind",
    "bot/features/table/presses.py": "a private board may be gone with the sentence that is to be said",
    "bot/features/learn/lessons.py": "a lesson, typed as one",
}
"""Where it is asked what kind a session is of, with the reason; all others ask ``session.kind`` what it can."""
TELLS_A_KIND = re.compile(
    rf"kinds\.[A-Z]+(\.name)?|'({'|'.join(KINDS)})'|(.*\.)?(kind\.name|session\.kind|(session|self)\.(tried|lesson|date))"
)


WORDS_OF_KINDS = (
    "kinds", "kind.", "session.kind", "self.kind", "is_board(", "LessonBoard)",
    *(f"{whose}.{what}" for whose in ("session", "self") for what in ("tried", "lesson", "date")),
    *(f'"{kind}"' for kind in KINDS),
)  # fmt: skip
"""One of them is in each module that asks."""


def questions_by_kind(code: ast.Module) -> Iterator[ast.AST]:
    """Yield what compares kinds or looks for what one kind alone has, what asks an id, and what asks for a type."""
    imports = (node for node in ast.walk(code) if isinstance(node, ast.ImportFrom))
    named = {one.name for node in imports if node.module in ("bot.session.kinds", "kinds") for one in node.names}

    def tells(node: ast.AST) -> bool:
        if not isinstance(node, ast.Name | ast.Attribute | ast.Constant):
            return False
        path = ast.unparse(node)
        return path in named or TELLS_A_KIND.fullmatch(path) is not None

    for node in ast.walk(code):
        match node:
            case ast.Compare(left, _, others):
                yield from filter(tells, (left, *others))
            case ast.If(one) | ast.IfExp(one) | ast.UnaryOp(ast.Not(), one):
                yield from filter(tells, (one,))
            case ast.BoolOp(values=several):
                yield from filter(tells, several)
            case ast.Call(ast.Name("is_board")) | ast.Call(ast.Name("isinstance"), [_, ast.Name("LessonBoard")]):
                yield node
            case ast.Attribute(ast.Attribute(attr="kind"), "is_private"):
                yield node


def test_a_session_is_asked_what_it_can_not_what_it_is() -> None:
    asking = {name(path) for path in modules("bot") if any(questions_by_kind(tree(path, *WORDS_OF_KINDS)))}
    assert asking == set(ASK_FOR_A_KIND)


# --- the checks themselves -------------------------------------------------------------------------------------


def test_a_name_is_found_however_it_is_written() -> None:
    for text in ("rise_of_tribes", 'if game == "rise-of-tribes":', "Rise of Tribes", "RiseOfTribes()"):
        assert named(text, "rise_of_tribes")
    assert named("class Octa:", "octa")
    assert not named("an octagon, octave, or oct", "octa")


ASKED = (
    "session.kind is kinds.TRY", "row.kind == kinds.DAILY.name", "row.kind != 'lesson'", "is_board(press.session)",
    "session.kind in PANELS", "pov.session.tried is None", "1 if session.lesson else 2",
    "over and not session.date", "it.kind.is_private", "isinstance(board, LessonBoard)",
)  # fmt: skip


def test_a_question_by_kind_is_found() -> None:
    for asked in ASKED:
        assert any(questions_by_kind(ast.parse(asked))), asked
        assert any(word in asked.replace("'", '"') for word in WORDS_OF_KINDS), asked
    assert not any(questions_by_kind(ast.parse("day.date == date and session.kind.gives_hints and notice.kind")))
