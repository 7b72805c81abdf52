"""Pig: the smallest complete game, and the first worked example of CONTRIBUTING."""

from engines.core.playable import Playable

from .game import Pig, PigMind, PigTalk

GAME = Playable(Pig(), PigMind(), PigTalk())

__all__ = ["GAME"]
