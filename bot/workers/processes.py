"""Processes that work for this one: each takes functions from a pipe, one at a time, on another core.

What they run (``render.drawer``) imports painters, rules and texts, and nothing that knows Discord or the database;
their environment has neither the token nor a setting.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.reduction import send_handle
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeAlias, TypeVar

import structlog

from render import drawer

log = structlog.get_logger(__name__)

T = TypeVar("T")
Work = Callable[[], T]

ATTEMPTS = 2
"""How often work is tried whose process died; it may be what killed it."""
PATIENCE = 5.0
"""Seconds without an answer after which a process is looked at; one that did nothing in them, and does not want to,
is hung. On a busy machine work may take any time, and may get no processor for a while."""
WANTING = ("R", "D")
"""The states of a process that waits for the processor, or for a page that the system has put away."""
GOING = 1.0
"""Seconds that the end of a killed process may take at most; one that the system holds longer is left alone."""
NICENESS = 10
"""How far work for which nobody waits, thoughts and films, stands back behind everything else."""
SECRETS = ("DISCORD_", "SAINOME_")
"""How the names of variables begin that a worker does not get."""
ENTRY = "from render import drawer; drawer.main()"


class Closed(Exception):
    """The bot is stopping and must not wait for this work."""


class WorkFailed(Exception):
    """Work failed in its process; the message is the traceback there."""


def spare_cores(most: int) -> int:
    """Return how many processes suit this machine, at most ``most``: one core is left to the event loop."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(most, usable - 1)


class _Hung(Exception):
    """A process that does nothing, or goes on for too long."""


class Process(Protocol):
    """A process that was started, as multiprocessing has it."""

    @property
    def pid(self) -> int | None: ...

    def is_alive(self) -> bool: ...

    def kill(self) -> None: ...

    def join(self) -> None: ...


Source: TypeAlias = Callable[[Connection], Process]
"""Starts a process that serves a pipe (``render.drawer.serve``)."""


@dataclass(frozen=True, slots=True)
class _Child:
    """A process that this one started."""

    started: subprocess.Popen[bytes]

    @property
    def pid(self) -> int:
        return self.started.pid

    def is_alive(self) -> bool:
        return self.started.poll() is None

    def kill(self) -> None:
        """End it at once; it is gone a moment later, and leaves no zombie."""
        self.started.kill()
        with suppress(subprocess.TimeoutExpired):
            self.started.wait(GOING)

    def join(self) -> None:
        self.started.wait()


def fresh(pipe: Connection) -> Process:
    """Start a process that has drawn nothing; never forked from this one, whose threads may hold any lock."""
    if sys.platform == "win32":
        spawned = multiprocessing.get_context("spawn").Process(target=drawer.serve, args=(pipe,), daemon=True)
        spawned.start()
        return spawned
    plain = {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)}
    plain["PYTHONPATH"] = os.pathsep.join(path or os.getcwd() for path in sys.path)
    handle = pipe.fileno()
    command = [sys.executable, "-P", "-c", ENTRY, str(handle)]
    return _Child(subprocess.Popen(command, env=plain, pass_fds=[handle], stdin=subprocess.DEVNULL))


def _stat(pid: int | None) -> list[str]:
    """Return what the system says of a process, after its name; [] where it does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def _processor_ticks(pid: int | None) -> int | None:
    """Return the ticks of processor time of a process so far; None where the system does not say."""
    fields = _stat(pid)
    return int(fields[11]) + int(fields[12]) if fields else None


def _is_starved(pid: int | None) -> bool:
    """Whether a process would go on if the system let it."""
    fields = _stat(pid)
    return bool(fields) and fields[0] in WANTING


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
        self._source = fresh if source is None else source
        self._looks = max(1, round(longest / PATIENCE))
        self._process: Process | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._starting, self._asking = Lock(), Lock()

    def do(self, work: Work[T]) -> tuple[T, float]:
        """Return the result and the seconds that it took. Raises Closed, or WorkFailed with the reason."""
        return self._work(work)

    def fork(self, pipe: Connection) -> Process:
        """Fork a process that serves the pipe from this one's, after the work in hand; raises as ``do``."""
        pid: int = self._work(drawer.Fork(), pipe.fileno())[0]
        return _Descendant(pid)

    def _work(self, work: object, handle: int | None = None) -> tuple[Any, float]:
        request = pickle.dumps(work)
        for attempt in range(ATTEMPTS):
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
        raise WorkFailed(f"its process died {ATTEMPTS} times")

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
        worked = _processor_ticks(self.pid)
        for _ in range(self._looks):
            if pipe.poll(PATIENCE):
                return
            before, worked = worked, _processor_ticks(self.pid)
            if worked is not None and worked == before and not _is_starved(self.pid):
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
                    self._process = self._source(theirs)
                if self._closed:
                    self._process.kill()
                    raise Closed
                self._pipe.send_bytes(pickle.dumps(self._warming))
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
        """End the process for good; whoever waits for it gets Closed. Waits for nothing but that."""
        self._closed = True
        process = self._process
        if process is not None and process.pid is not None:
            process.kill()


class Workers:
    """A fixed number of processes; the next work is for the one that worked last, whose caches are at hand."""

    def __init__(
        self,
        name: str,
        number: int,
        longest: float,
        warming: Sequence[Work[object]] = (),
        source: Source | None = None,
    ) -> None:
        self._all = [Worker(name, longest, warming, source) for _ in range(number)]
        self._free = deque(self._all)

    def do(self, work: Work[T]) -> tuple[T, float]:
        """As ``Worker.do``, in a process that is free; no more callers at once than there are processes."""
        one = self._free.pop()
        try:
            return one.do(work)
        finally:
            self._free.append(one)

    def fork(self, pipe: Connection) -> Process:
        """Fork a process from the one that worked last, where the system can; raises as ``do``."""
        if not hasattr(os, "fork"):
            return fresh(pipe)
        last = self._free[-1] if self._free else self._all[-1]
        return last.fork(pipe)

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
