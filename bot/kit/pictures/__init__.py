"""Pictures and books of games: what one shows a reader, and drawing it off the event loop."""

from bot.workers import Closed

from .books import Books
from .drawing import THREADS, Pictures
from .illustrations import Drawing, Illustration, Subject, scene_of

__all__ = ["THREADS", "Books", "Closed", "Drawing", "Illustration", "Pictures", "Subject", "scene_of"]
