"""What the rules of a game need: its contract, values, chance, and defaults for small games."""

from .chance import Chance, Draw, FastChance, ScriptedChance, SeededChance, seed_hash
from .errors import BadNotation, BadRecord, BrokenData, GameError, IllegalAction, NotUpgradable
from .game import AnyGame, Game, NoOptions, Outcome, Standing, Step, playing, ranks_of, require_seat
from .model import Action, Event, Fact, Facts, Frozen, Name, Seat, Series, Sign, Term, choice, seen_by
from .notation import Written, events_in, optional, seat_from_1, tagged_union
from .turns import Left, OpenGame, OpenState, TableGame, TurnGame

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
    "NotUpgradable",
    "OpenGame",
    "OpenState",
    "Outcome",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "Series",
    "Sign",
    "Standing",
    "Step",
    "TableGame",
    "Term",
    "TurnGame",
    "Written",
    "choice",
    "events_in",
    "optional",
    "playing",
    "ranks_of",
    "require_seat",
    "seat_from_1",
    "seed_hash",
    "seen_by",
    "tagged_union",
]
