"""What every game and the house agree on."""

from .chance import Chance, Draw, FastChance, ScriptedChance, SeededChance, seed_hash
from .errors import BadNotation, BadRecord, BrokenData, GameError, IllegalAction
from .game import AnyGame, Game, Outcome, Policy, Prompt, Standing, Step, playing
from .model import Action, Event, Fact, Facts, Frozen, Name, Seat, Term, seen_by
from .players import play_out, policies, random_policy

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
    "Name",
    "Outcome",
    "Policy",
    "Prompt",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "Standing",
    "Step",
    "Term",
    "play_out",
    "playing",
    "policies",
    "random_policy",
    "seed_hash",
    "seen_by",
]
