"""Micronesia: islands, tribes and three dice, for 3 or 4 players."""

from ..core.playable import Playable
from .mind import MicronesiaMind
from .rules import Micronesia
from .talk import MicronesiaTalk

GAME = Playable(Micronesia(), MicronesiaMind(), MicronesiaTalk(), minutes=4)

__all__ = ["GAME", "Micronesia"]
