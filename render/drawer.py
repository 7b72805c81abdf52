"""A process that draws or thinks: it takes functions from a pipe and gives back what they return.

Whoever starts it ends it by closing the pipe. It imports painters, rules and texts, and nothing that knows Discord,
the database or a secret. Asked to, it forks a process like itself, with all images that it has kept.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle
from typing import Any, NoReturn

from .kit.pen.cache import CACHE
from .kit.pen.heap import count_picture, give_back
from .kit.pen.pause import giving_way


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a function returned, and the seconds that it took."""

    result: Any
    seconds: float


@dataclass(frozen=True, slots=True)
class Torn:
    """The traceback of a function that failed."""

    trace: str


@dataclass(frozen=True, slots=True)
class Fork:
    """Asks for a process forked from this one, to serve the pipe whose handle follows; its id is the result."""


def main() -> None:
    """Serve the pipe whose handle is the only argument of the command line."""
    serve(Connection(int(sys.argv[1])))


def only_think(niceness: int) -> None:
    """Make this process one that thinks: it stands back so far, and keeps none of the images it was forked with."""
    os.nice(niceness)
    CACHE.clear()
    give_back()


def serve(pipe: Connection) -> None:
    """Work until the pipe is closed.

    What comes first is a sequence of functions to warm up with, called as long as nothing is asked for.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the bot decides when to stop
    with suppress(EOFError, OSError):
        warming: Sequence[Callable[[], object]] = pickle.loads(pipe.recv_bytes())
        gc.freeze()  # a collection would write to every object, and so copy the pages shared with other processes
        with giving_way(lambda: _answer_all(pipe)):
            for work in warming:
                with suppress(Exception):  # a fault shows, and is reported, when somebody asks for the picture
                    work()
                _answer_all(pipe)
        while True:
            _answer(pipe)


def _answer_all(pipe: Connection) -> None:
    while pipe.poll():
        _answer(pipe)


def _answer(pipe: Connection) -> None:
    request = pipe.recv_bytes()
    start = time.perf_counter()
    try:
        work = pickle.loads(request)
        result = _forked(pipe) if isinstance(work, Fork) else work()
        sent = pickle.dumps(Drawn(result, time.perf_counter() - start))
    except Exception:
        # The boundary of foreign code: whatever a painter raises is reported to the process that asked.
        sent = pickle.dumps(Torn(traceback.format_exc()))
    pipe.send_bytes(sent)
    count_picture()


def _forked(pipe: Connection) -> int:
    """Fork a process that serves the pipe whose handle follows on this one; return its id."""
    theirs = Connection(recv_handle(pipe))
    with suppress(ChildProcessError):  # none is left
        while os.waitpid(-1, os.WNOHANG)[0]:  # of those that ended the system keeps nothing any longer
            pass
    pid = os.fork()
    if pid == 0:
        pipe.close()
        _serve_and_exit(theirs)
    theirs.close()
    return pid


def _serve_and_exit(pipe: Connection) -> NoReturn:
    """Serve in a forked process, which must not return into the work of the one that it was forked from."""
    try:
        with giving_way(_go_on):
            serve(pipe)
    finally:
        os._exit(0)


def _go_on() -> None:
    """The pause of a forked process: what the other one gives way to does not concern it."""
