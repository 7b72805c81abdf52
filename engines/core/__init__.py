"""The contract of every game, its values, chance and records, and defaults for small games."""

from .chance import Chance, Draw, FastChance, ScriptedChance, SeededChance, seed_hash
from .errors import BadNotation, BadRecord, BrokenData, GameError, IllegalAction
from .game import AnyGame, Game, NoOptions, Outcome, Policy, Prompt, Standing, Step, playing, ranks_of
from .model import Action, Event, Fact, Facts, Frozen, Name, Seat, Term, seen_by
from .notation import tagged
from .players import play_out, policies, random_policy
from .turns import Left, OpenGame, OpenState, TurnGame

__all__ = [
    "Action",
    "AnyGame",
    "BadNotation",
    "BadRecord",
    "BrokenData",
    "Chance",
    "Draw",
    "Event",
    "Fact",
    "Facts",
    "FastChance",
    "Frozen",
    "Game",
    "GameError",
    "IllegalAction",
    "Left",
    "Name",
    "NoOptions",
    "OpenGame",
    "OpenState",
    "Outcome",
    "Policy",
    "Prompt",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "Standing",
    "Step",
    "Term",
    "TurnGame",
    "play_out",
    "playing",
    "policies",
    "random_policy",
    "ranks_of",
    "seed_hash",
    "seen_by",
    "tagged",
]
