"""Actions as lines: ``move B3 C2 2``, ``use sun grow``, ``village B3 2-1-3``. Seats are written from 1."""

from __future__ import annotations

import re
from functools import cache

from ..core import Action, BadNotation
from ..core.dialogue import choice
from .actions import (
    Again,
    Bid,
    Bury,
    Buy,
    Choice,
    Complete,
    Consult,
    Cycle,
    Draw,
    Drive,
    Elder,
    End,
    Fight,
    Gather,
    Give,
    Grow,
    Herd,
    Hunt,
    Keep,
    Move,
    Pass,
    Place,
    Power,
    Put,
    Reroll,
    Resolve,
    Rival,
    Sacrifice,
    Settle,
    Stop,
    Study,
    Take,
    Tame,
    Trade,
    Using,
    Village,
)
from .printed import FACES, RESOURCES, goals, lands, tiles, tribes
from .steps.acting import USES

PLAIN: dict[str, type[Action]] = {
    cls.model_fields["kind"].default: cls
    for cls in (
        Place, Take, Power, Put, Reroll, Keep, Hunt, Tame, Fight, Grow, Move, Again, Herd, Drive, Gather, Rival,
        Cycle, Draw, Bury, Stop, Resolve, Complete, Elder, Consult, Buy, Study, Trade, End, Bid, Pass, Give,
    )
}  # fmt: skip
PAYING: dict[str, type[Action]] = {"village": Village, "sacrifice": Sacrifice}

NUMBER = re.compile(r"[1-9][0-9]?")
HEX = re.compile(r"[A-Z][1-9][0-9]?")
USE = re.compile(r"use ([a-z]+) ([a-z]+)( lit)?")
SETTLE = re.compile(r"settle ([A-Z][1-9][0-9]?)( elder)?")
PAY = re.compile(r"([a-z]+) ([A-Z][1-9][0-9]?) ([0-9])-([0-9])-([0-9])")


@cache
def words(field: str) -> frozenset[str]:
    """The values of a field that holds a word."""
    match field:
        case "die":
            return frozenset(FACES)
        case "card":
            return frozenset(goal.key for goal in goals().goals)
        case "power":
            return frozenset(tribes().powers)
        case "tile":
            return frozenset(tile.key for tile in tiles().tiles)
        case _:
            return frozenset(RESOURCES)


def notation(action: Choice) -> str:
    if isinstance(action, Using):
        return f"use {action.die} {action.kind.removeprefix('use-')}{' lit' * action.light}"
    if isinstance(action, Village | Sacrifice):
        return f"{action.kind} {action.hex} {action.food}-{action.wood}-{action.stone}"
    if isinstance(action, Settle):
        return f"settle {action.hex}{' elder' * action.elder}"
    values = [
        getattr(action, name) + 1 if name == "seat" else getattr(action, name)
        for name in type(action).model_fields
        if name != "kind"
    ]
    return " ".join(map(str, (action.kind, *values)))


def parse(text: str) -> Choice:
    """The action of a notation; raises BadNotation."""
    if match := USE.fullmatch(text):
        die, action, light = match.groups()
        if die in FACES and action in USES:
            return choice(USES[action], die, int(bool(light)))
    elif match := SETTLE.fullmatch(text):
        return choice(Settle, match[1], int(bool(match[2])))
    elif (match := PAY.fullmatch(text)) and match[1] in PAYING:
        return choice(PAYING[match[1]], match[2], *map(int, match.groups()[2:]))  # type: ignore[return-value]
    else:
        kind, *parts = text.split(" ")
        if kind in PLAIN:
            fields = [name for name in PLAIN[kind].model_fields if name != "kind"]
            if len(parts) == len(fields):
                return choice(PLAIN[kind], *map(_value, fields, parts))  # type: ignore[return-value]
    raise BadNotation(text)


def _value(field: str, text: str) -> str | int:
    """The value of a field from its part of the line; raises BadNotation."""
    if field in ("hex", "origin", "to"):
        if HEX.fullmatch(text):
            return text
    elif field in ("count", "amount", "seat"):
        if NUMBER.fullmatch(text) and (field != "seat" or int(text) <= lands().maps[-1].players):
            return int(text) - (field == "seat")
    elif text in words(field):
        return text
    raise BadNotation(text)
