"""Work beside the event loop: processes that draw or think, and where strong computer players think."""

from .processes import NICENESS, Closed, Process, Worker, Workers, WorkFailed, fresh, spare_cores
from .thinkers import Thinkers

__all__ = ["NICENESS", "Closed", "Process", "Thinkers", "WorkFailed", "Worker", "Workers", "fresh", "spare_cores"]
