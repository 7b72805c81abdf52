"""Faults in the face of input that no honest player sends."""

from __future__ import annotations

import unicodedata

from engines.core import Seat
from tests.toys import Bid, Pips

from .faults import plant


@plant("only_ascii_is_notation")
class ReadsForeignDigits(Pips):
    """Digits of every script are read."""

    def parse(self, text):
        return super().parse("".join(str(unicodedata.digit(sign, sign)) for sign in text))


@plant("only_ascii_is_notation")
class ReadsFullWidth(Pips):
    """Full-width signs are read."""

    def parse(self, text):
        return super().parse(unicodedata.normalize("NFKC", text))


@plant("nonsense_is_refused")
class StumblesOverNonsense(Pips):
    """A bid that cannot be written raises a KeyError."""

    def check(self, state, seat, action):
        if isinstance(action, Bid) and action.amount < 0:
            raise KeyError(action.amount)
        super().check(state, seat, action)


@plant("nonsense_is_refused")
class TakesNonsense(Pips):
    """A bid that cannot be written counts as none."""

    def apply_action(self, state, seat, action, chance):
        if isinstance(action, Bid) and action.amount < 0 and Bid(amount=0) in self.legal_actions(state, seat):
            action = Bid(amount=0)
        return super().apply_action(state, seat, action, chance)


@plant("nobody_sits_beside_the_table")
class CountsFromBehind(Pips):
    """Seat -1 acts for the last seat."""

    def apply_action(self, state, seat, action, chance):
        return super().apply_action(state, Seat(seat % len(state.out)), action, chance)


@plant("nobody_sits_beside_the_table")
class LetsAnybodyLeave(Pips):
    """A seat beyond the table raises an IndexError when it leaves."""

    def resign(self, state, seat, chance):
        state.out[seat]
        return super().resign(state, seat, chance)
