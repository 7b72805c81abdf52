"""Several like events as one: how the log lists them, and how versions before 0.6.0 stored them."""

from __future__ import annotations

from ...core import Fact, Frozen, Name, Seat, Series, Term
from ..terms import TermEvent


class Piece(Frozen):
    """One of several like events; a fact that it lacks is "", 0 or -1."""

    hex: str = ""
    count: int = 0
    price: int = 0
    thing: str = ""
    """The key of a text: ``hexlands-<thing>``."""
    rival: int = -1
    """The owner of a tourist spot, who was paid."""


class Several(TermEvent):
    """Several events of the kind ``what``; ``shares`` holds (seat, pieces) pairs."""

    what: str
    why: str = ""
    shares: tuple[tuple[int, tuple[Piece, ...]], ...]

    def facts(self) -> dict[str, Fact]:
        shares = tuple(
            Term("share", {"player": Name(Seat(seat)), "pieces": tuple([self._term(piece) for piece in pieces])})
            for seat, pieces in self.shares
        )
        return {"what": self.what, "why": self.why, "shares": Series(shares, "shares")}

    def _term(self, piece: Piece) -> Term:
        facts: dict[str, Fact] = {"what": self.what, "hex": piece.hex, "count": piece.count, "price": piece.price}
        facts["thing"] = Term(piece.thing) if piece.thing else ""
        facts["rival"] = Name(Seat(piece.rival)) if piece.rival >= 0 else ""
        return Term("piece", facts)
