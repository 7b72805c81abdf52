"""Work beside the event loop: processes that draw or think, and where strong computer players think."""

from .processes import NICENESS, Closed, Worker, Workers, WorkFailed, spare_cores
from .thinkers import Thinkers

__all__ = ["NICENESS", "Closed", "Thinkers", "WorkFailed", "Worker", "Workers", "spare_cores"]
