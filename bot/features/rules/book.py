"""The pages of /rules: the text of each game, and a sample game as the source of the pictures."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from bot.texts import LANGUAGES
from engines import game as game_of
from engines.core import FastChance, Seat, Step
from engines.core.playable import policies, strongest_policy
from render.kit.pen.pause import checkpoint

PAGE_BREAK = "\n---\n"
BOUND = 5_000


class BrokenRules(Exception):
    """A game whose pages of rules are missing or invalid; the message names the file."""


@cache
def pages(game: str, lang: str) -> tuple[str, ...]:
    """Return the pages of data/<game>/rules.<lang>.md, split at its lines of three hyphens."""
    name = f"rules.{lang}.md"
    file = resources.files("data").joinpath(game, name)
    if not file.is_file():
        raise BrokenRules(f"data/{game}/{name} is missing")
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenRules(f"data/{game}/{name} is not UTF-8") from error
    split = tuple(page.strip() for page in text.split(PAGE_BREAK))
    for number, page in enumerate(split, start=1):
        if not page.startswith("# "):
            raise BrokenRules(f"data/{game}/{name}, page {number}: a page begins with '# ' and its title")
    return split


def check_rules(game: str) -> None:
    """Raise BrokenRules unless a game has the same number of pages in every language."""
    counts = {lang: len(pages(game, lang)) for lang in LANGUAGES}
    if len(set(counts.values())) > 1:
        listed = ", ".join(f"{lang} has {count}" for lang, count in counts.items())
        raise BrokenRules(f"data/{game}: the numbers of rules pages differ: {listed}")


def table_size(game: str) -> int:
    """Return the seats of the sample game: three, or the nearest number that the game allows."""
    seats = game_of(game).rules.seats
    return max(seats[0], min(seats[-1], 3))


@cache
def sample(game: str) -> tuple[Step[Any], ...]:
    """Return every step of a deterministic game between computer players, the initial one included."""
    played = game_of(game)
    rules = played.rules
    chance = FastChance(f"sample/{game}")
    policy = policies(played)[strongest_policy(played)]
    steps = [rules.initial_state(rules.Options(), table_size(game), chance)]
    while (players := rules.current_players(steps[-1].state)) and len(steps) < BOUND:
        state, seat = steps[-1].state, players[0]
        choice = policy(rules.view(state, Seat(seat)), rules.legal_actions(state, seat), chance)
        steps.append(rules.apply_action(state, seat, choice, chance))
        checkpoint()
    return tuple(steps)


def moment(game: str, page: int, count: int) -> Step[Any]:
    """Return the step of the sample game that illustrates a page: the first one for the first page, and so on."""
    steps = sample(game)
    return steps[(len(steps) - 1) * page // max(1, count - 1)]
