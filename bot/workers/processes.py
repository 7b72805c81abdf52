"""Processes that work for this one: each takes functions from a pipe, one at a time, on another core.

What they run (``render.drawer``) imports painters, rules and texts, and nothing that knows Discord, the database or
the token.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import send_handle
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeAlias, TypeVar

import structlog

from render import drawer

log = structlog.get_logger(__name__)

T = TypeVar("T")
Work = Callable[[], T]

TRIES = 2
"""How often work is tried whose process died; it may be what killed it."""
PATIENCE = 5.0
"""Seconds without an answer after which a process is looked at; one that did nothing in them is hung. On a busy
machine work may take any time, but it gets on."""
NICENESS = 10
"""How far work for which nobody waits, thoughts and films, stands back behind everything else."""
PRELOADED = ["render.drawer", "render", "bot.texts"]
"""Imported once, before the processes are forked from it, so that they share that memory."""


class Closed(Exception):
    """The bot is stopping and must not wait for this work."""


class WorkFailed(Exception):
    """Work failed in its process; the message is the traceback there."""


def spare_cores(most: int) -> int:
    """Return how many processes suit this machine, at most ``most``: one core is left to the event loop."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(most, usable - 1)


def _context() -> BaseContext:
    """Return how processes begin: never forked from this one, whose threads may hold any lock."""
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


class _Hung(Exception):
    """A process that does nothing, or goes on for too long."""


class Process(Protocol):
    """A process that was started, as multiprocessing has it."""

    @property
    def pid(self) -> int | None: ...

    def is_alive(self) -> bool: ...

    def kill(self) -> None: ...

    def join(self) -> None: ...


Source: TypeAlias = Callable[[Connection, Sequence[Work[object]]], Process]
"""Starts a process that serves a pipe, and first warms up."""


def _fresh(name: str, pipe: Connection, warming: Sequence[Work[object]]) -> BaseProcess:
    """Start a process that has drawn nothing."""
    started: BaseProcess = _context().Process(  # type: ignore[attr-defined]
        target=drawer.serve, args=(pipe, warming), name=name, daemon=True
    )
    started.start()
    return started


def _worked(pid: int | None) -> int | None:
    """Return the ticks of processor time of a process so far; None where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return int(fields[11]) + int(fields[12])


@dataclass(frozen=True, slots=True)
class _Descendant:
    """A process that was forked from another worker's, which also waits for its end."""

    pid: int

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def join(self) -> None:
        """Nothing is left to do."""


class Worker:
    """One process, started with its first work and replaced when it dies. Its methods are for threads."""

    def __init__(
        self, name: str, longest: float, warming: Sequence[Work[object]] = (), source: Source | None = None
    ) -> None:
        """``longest``: seconds for one work at most. ``warming``: done in advance while nothing is asked for.
        ``source``: starts the process."""
        self._name, self._warming = name, warming
        self._looks = max(1, round(longest / PATIENCE))
        self._source = partial(_fresh, name) if source is None else source
        self._process: Process | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._starting, self._asking = Lock(), Lock()

    def do(self, work: Work[T]) -> tuple[T, float]:
        """Return the result and the seconds that it took. Raises Closed, or WorkFailed with the reason."""
        return self._done(work)

    def fork(self, pipe: Connection, warming: Sequence[Work[object]]) -> Process:
        """Fork a process that serves the pipe from this one's, after the work in hand; raises as ``do``."""
        pid: int = self._done(drawer.Fork(warming), pipe.fileno())[0]
        return _Descendant(pid)

    def _done(self, work: object, handle: int | None = None) -> tuple[Any, float]:
        request = pickle.dumps(work)
        for attempt in range(TRIES):
            try:
                answer = self._answer(request, handle)
            except _Hung as error:
                log.warning(f"{self._name}-hung")
                raise WorkFailed("its process hung") from error
            except (EOFError, OSError) as error:
                if self._closed:
                    raise Closed from error
                log.warning(f"{self._name}-died", attempt=attempt + 1)
                continue
            if isinstance(answer, drawer.Torn):
                raise WorkFailed(answer.trace)
            return answer.result, answer.seconds
        raise WorkFailed(f"its process died {TRIES} times")

    def _answer(self, request: bytes, handle: int | None) -> drawer.Drawn | drawer.Torn:
        """Send a request, and a handle if given; return the answer.

        EOFError or OSError if the process died, _Hung if it will not answer; the next request starts another.
        """
        with self._asking:
            try:
                pipe = self.start()
                pipe.send_bytes(request)
                if handle is not None:
                    send_handle(pipe, handle, self.pid)
                self._wait(pipe)
                answer: drawer.Drawn | drawer.Torn = pickle.loads(pipe.recv_bytes())
            except (EOFError, OSError, _Hung):
                self.end()
                raise
            return answer

    def _wait(self, pipe: Connection) -> None:
        """Wait for an answer as long as the process works on it."""
        worked = _worked(self.pid)
        for _ in range(self._looks):
            if pipe.poll(PATIENCE):
                return
            before, worked = worked, _worked(self.pid)
            if worked is not None and worked == before:
                break
        raise _Hung

    def start(self) -> Connection:
        """Start the process unless it runs; return the pipe to it. Raises Closed."""
        with self._starting:
            if self._closed:
                raise Closed
            if self._process is None or self._pipe is None or not self._process.is_alive():
                self._pipe, theirs = multiprocessing.Pipe()
                with theirs:
                    self._process = self._source(theirs, self._warming)
                if self._closed:
                    self._process.kill()
            return self._pipe

    @property
    def pid(self) -> int | None:
        """The process's id; None while none runs."""
        return None if self._process is None else self._process.pid

    def end(self) -> None:
        """End the process at once; work under way is lost."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
        if self._pipe is not None:
            self._pipe.close()

    def close(self) -> None:
        """End the process for good; whoever waits for it gets Closed. Never waits, not even for its start."""
        self._closed = True
        process = self._process
        if process is not None and process.pid is not None:
            process.kill()


class Workers:
    """A fixed number of processes; the next work is for the one that worked last, whose caches are at hand."""

    def __init__(self, name: str, number: int, longest: float, warming: Sequence[Work[object]] = ()) -> None:
        self._all = [Worker(name, longest, warming) for _ in range(number)]
        self._free = deque(self._all)

    def do(self, work: Work[T]) -> tuple[T, float]:
        """As ``Worker.do``, in a process that is free; no more callers at once than there are processes."""
        one = self._free.pop()
        try:
            return one.do(work)
        finally:
            self._free.append(one)

    def forked(self, name: str, longest: float, warming: Sequence[Work[object]] = ()) -> Worker:
        """Return a worker whose process is forked from the one that worked last, where the system can."""
        return Worker(name, longest, warming, self._fork if hasattr(os, "fork") else None)

    def _fork(self, pipe: Connection, warming: Sequence[Work[object]]) -> Process:
        last = self._free[-1] if self._free else self._all[-1]
        return last.fork(pipe, warming)

    def start(self) -> None:
        """Start all processes, so that they warm up."""
        for one in self._all:
            one.start()

    @property
    def pids(self) -> list[int]:
        return [one.pid for one in self._all if one.pid is not None]

    def close(self) -> None:
        for one in self._all:
            one.close()
