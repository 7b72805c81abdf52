"""Every action, event, prompt, refusal, ending and option has a text in every language, with its variables."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from pydantic import TypeAdapter

from bot.features.table.choices import ACT, Menu, Question, narrowed_menu, top_menu
from bot.texts import LANGUAGES, text_key
from bot.texts import speaker as texts
from engines.core import AnyGame, Event, Game
from engines.core.mind import Mind
from engines.core.playable import Playable
from engines.core.talk import Talk

from .properties import fresh, holds
from .secrecy import speaker
from .walk import Subject, Walk

LABEL = 80
"""Characters of a button or of an option of a select."""


@holds
def labels_are_unique(subject: Subject, walk: Walk) -> None:
    """The labels of the legal actions differ in every language, even cut to the length of a button."""
    game = subject.game
    for moment in walk.some(12):
        for lang in LANGUAGES:
            voice = speaker(subject, lang)
            view, legal = (
                game.rules.view(moment.state, moment.seat),
                game.rules.legal_actions(moment.state, moment.seat),
            )
            labels = [
                voice.of_game("action", action.kind, game.talk.facts(view, action))[:LABEL] for action in legal
            ]
            assert all(label.strip() for label in labels)
            assert len(set(labels)) == len(labels), f"{lang}: two choices read alike: {sorted(labels)}"


@holds
def actions_have_words(subject: Subject, walk: Walk) -> None:
    """Each kind of action has a text, and its facts have the variables."""
    game = subject.game
    for kind in kinds(game.rules.actions):
        need(game.rules, "action", kind)
    for moment in walk.some(20):
        facts = game.talk.facts(game.rules.view(moment.state, moment.seat), moment.action)
        say_all(subject, "action", moment.action.kind, facts)


@holds
def menus_have_words(subject: Subject, walk: Walk) -> None:
    """Every listed action can be reached through the menus, and every menu has its texts."""
    game = subject.game
    for moment in walk.some(6):
        legal = game.rules.legal_actions(moment.state, moment.seat)
        for lang in LANGUAGES:
            view = game.rules.view(moment.state, moment.seat)
            question = Question(game, view, moment.seat, legal, speaker(subject, lang))
            assert set(reach(question, top_menu(question, 4))) == set(legal), "each action can be pressed"


def reach(question: Question, menu: Menu) -> Iterator[Any]:
    for choice in menu.choices:
        assert 0 < len(choice.label) <= LABEL
        if choice.action is not None:
            yield choice.action
        elif choice.path[0] != ACT:
            yield from reach(question, narrowed_menu(question, choice.path[1:]))
    if menu.later is not None and menu.later[0] == "narrow":
        yield from reach(question, narrowed_menu(question, menu.later[1:]))


@holds
def events_have_words(subject: Subject, walk: Walk) -> None:
    """Each kind of event has a text, whether it came up or not."""
    game = subject.game.rules
    fields = kinds(game.events)
    retold = {cls.__name__ for cls in below(Event) if cls.facts is not Event.facts}
    for kind, (name, variables) in fields.items():
        used = need(game, "event", kind)
        if name not in retold:
            unknown = used - set(variables)
            assert not unknown, f"event {kind} knows nothing of {sorted(unknown)}"
    for event in walk.start.events:
        say_all(subject, "event", event.kind, event.facts())
    for moment in walk.some(60):
        for event in moment.step.events:
            say_all(subject, "event", event.kind, event.facts())


@holds
def prompts_have_words(subject: Subject, walk: Walk) -> None:
    """Each prompt, call and standing answer has a text; a seat with nothing to choose gets ``wait``."""
    game = subject.game
    in_calls = calls(game, "Prompt", within="call")
    for call in calls(game, "Prompt"):
        if call.args and isinstance(call.args[0], ast.Constant):
            need(game.rules, "call" if call in in_calls else "prompt", str(call.args[0].value))
    for key in game.mind.answers():
        for answer in (key, key.partition("-")[0]):
            say_all(subject, "answer", answer, {})
    for moment in walk.some(16):
        for seat in walk.seats:
            prompt = game.talk.prompt(game.rules.view(moment.state, seat), seat)
            say_all(subject, "prompt", prompt.key, prompt.facts)
            if not game.rules.legal_actions(moment.state, seat):
                assert prompt.key == "wait", f"{prompt} is no prompt for a seat with nothing to choose"


@holds
def endings_have_words(subject: Subject, walk: Walk) -> None:
    """Each reason of ending and each part of a score has a text."""
    game = subject.game.rules
    for part, _ in next((standing.parts for standing in game.standings(walk.end)), ()):
        say_all(subject, "score", part, {})
    outcome = game.outcome(walk.end)
    if outcome is not None:
        say_all(subject, "reason", outcome.reason, outcome.facts)
    left = game.resign(walk.start.state, walk.seats[0], fresh())
    outcome = game.outcome(left.state)
    if outcome is not None:
        say_all(subject, "reason", outcome.reason, outcome.facts)


@holds
def refusals_have_words(subject: Subject, walk: Walk) -> None:
    """Each refusal code in the source has a text whose variables are among its facts."""
    game = subject.game
    for call in calls(game, "IllegalAction"):
        for code in codes_of(call.args[0]):
            own = text_key(game.key, "refusal", code)
            key = own if texts.has_text(own) else f"refusal-{code}"
            for lang in LANGUAGES:
                assert texts.has_text(key, lang), f"{lang}: no words for the refusal {code}"
                unknown = variables(lang)[key] - {word.arg for word in call.keywords}
                assert not unknown, f"{lang}: the refusal {code} knows nothing of {sorted(unknown)}"


def codes_of(code: ast.expr) -> tuple[str, ...]:
    """Return the codes of a call: one, or both of ``"a" if ... else "b"``."""
    if isinstance(code, ast.IfExp):
        return (*codes_of(code.body), *codes_of(code.orelse))
    assert isinstance(code, ast.Constant), "a refusal's code is written out"
    return (str(code.value),)


@holds
def options_have_words(subject: Subject, walk: Walk) -> None:
    """The game has a title and a description, and each option and each value of a Literal has a text."""
    game = subject.game.rules
    for lang in LANGUAGES:
        for part in ("title", "description"):
            assert texts.has_text(text_key(game.key, part), lang), f"{lang}: the game has no {part}"
    for name, info in game.Options.model_fields.items():
        need(game, "option", name)
        if get_origin(info.annotation) is Literal:
            for value in get_args(info.annotation):
                if not isinstance(value, bool):
                    need(game, "option", name, str(value))


@holds
def upgrades_have_words(subject: Subject, walk: Walk) -> None:
    """Each later version of the rules says what it corrected, in a text without variables."""
    game = subject.game.rules
    for version in range(2, game.rules_version + 1):
        assert not need(game, "upgrade", str(version)), f"the text of version {version} is about no one table"
        say_all(subject, "upgrade", str(version), {})


# --- looking texts up -------------------------------------------------------------------------------------------


def need(game: AnyGame, *parts: str) -> set[str]:
    """Check that a text exists in every language with the same variables, and return these."""
    key = text_key(game.key, *parts)
    used = []
    for lang in LANGUAGES:
        assert texts.has_text(key, lang), f"{lang}: no text '{key}'"
        used.append(variables(lang)[key])
    assert all(each == used[0] for each in used), f"'{key}' has other variables in another language"
    return used[0]


def say_all(subject: Subject, family: str, key: str, facts: Mapping[str, Any]) -> None:
    """Render a text in every language; a missing text or variable fails."""
    for lang in LANGUAGES:
        try:
            said = speaker(subject, lang, markdown=True).of_game(family, key, facts)
        except texts.MissingText as error:
            raise AssertionError(str(error)) from error
        assert said.strip(), f"{lang}: {family} {key} says nothing"


def variables(lang: str) -> dict[str, set[str]]:
    """Return the variables of every text of a language."""
    return _all_variables(tuple(texts.locale_files(lang)))


@cache
def _all_variables(files: tuple[Any, ...]) -> dict[str, set[str]]:
    return {key: used for file in files for key, used in _variables(file).items()}


@cache
def _variables(file: Any) -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            names[entry.id.name] = set(_names(entry))
    return names


def _names(node: Any) -> Iterator[str]:
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from _names(value)
    elif isinstance(node, list):
        for part in node:
            yield from _names(part)


@cache
def kinds(adapter: TypeAdapter[Any]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return kind -> (class, its fields) of a tagged union or of a single model."""
    schema = adapter.json_schema()
    models = list(schema.get("$defs", {}).values()) if "oneOf" in schema else [schema]
    return {
        model["properties"]["kind"]["const"]: (
            model["title"],
            tuple(name for name in model["properties"] if name not in ("kind", "visible_to")),
        )
        for model in models
        if "const" in model["properties"].get("kind", {})
    }


def below(cls: type[Event]) -> Iterator[type[Event]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from below(sub)


def calls(game: Playable, name: str, within: str = "") -> tuple[ast.Call, ...]:
    """Return the calls of this name in the source of the game and its base classes.

    ``within``: only those in functions of this name.
    """
    parts = (game.rules, game.mind, game.talk)
    classes = dict.fromkeys(
        cls for part in parts for cls in type(part).__mro__ if issubclass(cls, Game | Mind | Talk)
    )
    return tuple(call for cls in classes for call in _calls(cls, name, within))


@cache
def _calls(cls: type[Any], name: str, within: str) -> tuple[ast.Call, ...]:
    nodes = [node for tree in sources(cls) for node in ast.walk(tree)]
    if within:
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == within]
        nodes = [node for function in functions for node in ast.walk(function)]
    return tuple(
        node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name
    )


@cache
def sources(cls: type[Any]) -> tuple[ast.Module, ...]:
    """The whole folder of a registered game; the class alone of a toy or of the defaults in engines/core."""
    file = Path(inspect.getfile(cls))
    if file.parent.parent.name == "engines" and file.parent.name != "core":
        return tuple(ast.parse(source.read_text(encoding="utf-8")) for source in sorted(file.parent.rglob("*.py")))
    return (ast.parse(inspect.getsource(cls)),)
