"""The pages of /rules: our own text of each game, and a sample game to draw its pictures from."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from bot.texts import LANGUAGES
from engines import game as game_of
from engines.core import AnyGame, FastChance, Seat, Step, policies

PAGE_BREAK = "\n---\n"
BOUND = 5_000


class BrokenRules(Exception):
    """A game without pages of rules; the message names the file."""


@cache
def pages(game: str, lang: str) -> tuple[str, ...]:
    """data/<game>/rules.<lang>.md, cut at its lines of three hyphens."""
    name = f"rules.{lang}.md"
    file = resources.files("data").joinpath(game, name)
    if not file.is_file():
        raise BrokenRules(f"data/{game}/{name} is missing")
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenRules(f"data/{game}/{name} is not UTF-8") from error
    found = tuple(page.strip() for page in text.split(PAGE_BREAK))
    for number, page in enumerate(found, start=1):
        if not page.startswith("# "):
            raise BrokenRules(f"data/{game}/{name}, page {number}: a page begins with '# ' and its title")
    return found


def check_rules(game: str) -> None:
    """BrokenRules if a game cannot be explained in every language, page for page."""
    counts = {lang: len(pages(game, lang)) for lang in LANGUAGES}
    if len(set(counts.values())) > 1:
        told = ", ".join(f"{lang} has {count}" for lang, count in counts.items())
        raise BrokenRules(f"data/{game}: the rules have not as many pages in every language: {told}")


def table_size(game: str) -> int:
    """How many play the sample game: three, or as near as the game allows."""
    seats = game_of(game).seats
    return max(seats[0], min(seats[-1], 3))


@cache
def sample(game: str) -> tuple[Step[Any], ...]:
    """A short game between computer players, always the same: every step of it, the first dice included."""
    rules: AnyGame = game_of(game)
    chance = FastChance(f"sample/{game}")
    mind = next(iter(policies(rules).values()))
    steps = [rules.initial_state(rules.Options(), table_size(game), chance)]
    while (players := rules.current_players(steps[-1].state)) and len(steps) < BOUND:
        state, seat = steps[-1].state, players[0]
        choice = mind(rules.view(state, Seat(seat)), rules.legal_actions(state, seat), chance)
        steps.append(rules.apply_action(state, seat, choice, chance))
    return tuple(steps)


def moment(game: str, page: int, count: int) -> Step[Any]:
    """The step of the sample game that illustrates this page: the first page its beginning, the last its end."""
    steps = sample(game)
    return steps[(len(steps) - 1) * page // max(1, count - 1)]
