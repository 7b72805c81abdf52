"""The contract of every game, its values, chance and records, and defaults for small games."""

from .chance import Chance, Draw, FastChance, ScriptedChance, SeededChance, seed_hash
from .errors import BadNotation, BadRecord, BrokenData, GameError, IllegalAction, NotUpgradable
from .game import AnyGame, Game, NoOptions, Outcome, Standing, Step, playing, ranks_of, require_seat
from .mind import AnyMind, Controls, Joined, Mind, Plan, PlanList, Policy, Row
from .model import Action, Event, Fact, Facts, Frozen, Name, Seat, Series, Term, seen_by
from .notation import tagged
from .opponents.computers import ComputerPlayer, Follower, Reacting, Searching, computer_players, levels
from .opponents.hints import Difference, Hint, Reason, find_hint
from .opponents.matches import play_out
from .opponents.players import policies, random_policy, strongest_policy, suggested_line
from .opponents.search import search
from .playable import Playable, Whole, whole
from .talk import AnyTalk, Prompt, Talk, Told, joined_lines
from .thinking import RIVAL, Estimate, Heuristics, Line, Part, Thought, Unit
from .turns import Left, OpenGame, OpenState, TurnGame

__all__ = [
    "RIVAL",
    "Action",
    "AnyGame",
    "AnyMind",
    "AnyTalk",
    "BadNotation",
    "BadRecord",
    "BrokenData",
    "Chance",
    "ComputerPlayer",
    "Controls",
    "Difference",
    "Draw",
    "Estimate",
    "Event",
    "Fact",
    "Facts",
    "FastChance",
    "Follower",
    "Frozen",
    "Game",
    "GameError",
    "Heuristics",
    "Hint",
    "IllegalAction",
    "Joined",
    "Left",
    "Line",
    "Mind",
    "Name",
    "NoOptions",
    "NotUpgradable",
    "OpenGame",
    "OpenState",
    "Outcome",
    "Part",
    "Plan",
    "PlanList",
    "Playable",
    "Policy",
    "Prompt",
    "Reacting",
    "Reason",
    "Row",
    "ScriptedChance",
    "Searching",
    "Seat",
    "SeededChance",
    "Series",
    "Standing",
    "Step",
    "Talk",
    "Term",
    "Thought",
    "Told",
    "TurnGame",
    "Unit",
    "Whole",
    "computer_players",
    "find_hint",
    "joined_lines",
    "levels",
    "play_out",
    "playing",
    "policies",
    "random_policy",
    "ranks_of",
    "require_seat",
    "search",
    "seed_hash",
    "seen_by",
    "strongest_policy",
    "suggested_line",
    "tagged",
    "whole",
]
