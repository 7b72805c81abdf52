"""What the computer player knows of Rise of Tribes."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import Policy

POLICIES: Mapping[str, Policy] = {}
