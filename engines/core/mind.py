"""The contract of a game's judgement: computer players, what a searcher knows, and the plans of a person's panel.

It asks the rules; the rules never ask it. Words are in ``talk``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from .chance import Chance, FastChance
from .game import AnyGame
from .model import Action, Facts, Seat
from .thinking import Heuristics, Line

S = TypeVar("S")
A = TypeVar("A", bound=Action)
T = TypeVar("T")


# --- plans: a rules engine asks one small question after the other; a person wants "wood for the village" -----

MOST_ROWS, MOST_BUTTONS, MOST_OPTIONS = 3, 5, 25
"""The size of ``Controls.rows``; a message has room for no more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One thing to press: the text ``<game>-plan-<key>`` with these facts, and the actions that it plays in order.

    Without a key it is named by its ``focus``, or else its last action: ``<game>-action-<kind>``.

    The first action is legal now, each later one after those before it, as long as no dice, reveal or other seat
    comes between; from there on an action that is not legal is left out and the player is told.
    """

    key: str
    line: tuple[Action, ...]
    facts: Facts = field(default_factory=dict)
    is_set: bool = False
    """In a form: whether this is what holds now."""
    confirm: bool = True
    """Whether a line that cannot be taken back is previewed first; False where its words say so ("Roll 2d4")."""
    focus: Action | None = None
    """The action that is marked in the picture with the plan's label; None: the first, if the line has just one."""

    @property
    def marked(self) -> Action | None:
        """The action to mark in the picture; None: the plan is not marked."""
        return self.focus if self.focus is not None else self.line[0] if len(self.line) == 1 else None


@dataclass(frozen=True, slots=True)
class PlanList:
    """A list to choose from: the placeholder is ``<game>-pick-<key>`` with these facts.

    Up to ``most`` plans may be ticked; ``Mind.join`` makes one line of them.
    """

    key: str
    plans: tuple[Plan, ...]
    facts: Facts = field(default_factory=dict)
    most: int = 1


@dataclass(frozen=True, slots=True)
class Joined:
    """Plans ticked together: one line, and the plans whose words say what it does."""

    line: tuple[Action, ...]
    parts: tuple[Plan, ...]


@dataclass(frozen=True, slots=True)
class Correction:
    """What may be pressed about the press before: more of the same, or another ``instead`` of what it played."""

    plan: Plan
    instead: bool = False


Row: TypeAlias = tuple[Plan, ...] | PlanList
"""Up to five buttons, or a list of up to 25 plans."""


@dataclass(frozen=True, slots=True)
class Controls:
    """The panel of a seat: at most three rows; whatever else is legal is behind "More"."""

    rows: tuple[Row, ...]
    seal: Plan | None = None
    """The last button: it ends the turn, or goes on; green without rows. None: the rows are all there is to do."""
    more: tuple[Row, ...] = ()
    """Rows behind "More", above the menus of all legal actions."""

    def plans(self) -> Iterator[Plan]:
        """Yield every plan, the seal first."""
        if self.seal is not None:
            yield self.seal
        for row in (*self.rows, *self.more):
            yield from row.plans if isinstance(row, PlanList) else row

    def lists(self) -> Iterator[PlanList]:
        """Yield every list."""
        return (row for row in (*self.rows, *self.more) if isinstance(row, PlanList))


# --- policies -------------------------------------------------------------------------------------------------


class Policy(Protocol):
    """A computer player, which is given its seat's view and nothing else."""

    def __call__(self, view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        """Return one of ``legal``."""
        ...


def random_policy(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    """Return any legal action, all equally likely."""
    return chance.pick(legal)


MOST_STEPS = 30
"""Actions of one suggested turn, at most."""


def suggested_line(game: AnyGame, state: Any, seat: Seat, policy: Policy, seed: int | str) -> Line:
    """Return what a computer player would do on this seat until dice, a reveal or another seat comes.

    The action that only ends the turn is left out; () where that is all. ``state`` is a guess of the reader's.
    """
    mind, line = FastChance(seed), list[Action]()
    seen = {state}
    while len(line) < MOST_STEPS and (legal := game.legal_actions(state, seat)):
        action = policy(game.view(state, seat), legal, mind)
        if action.only_ends:
            break
        chance = NotingChance(mind)
        step = game.apply_action(state, seat, action, chance)
        if step.state in seen:
            break
        line.append(action)
        state = step.state
        seen.add(state)
        if chance.is_asked or step.barrier or game.outcome(state) is not None:
            break
    return tuple(line)


class NotingChance:
    """Chance that notes whether it was asked."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.is_asked = False

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        self.is_asked = True
        return self._chance.roll(count, sides)

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        self.is_asked = True
        return self._chance.shuffle(items)

    def pick(self, items: Sequence[T]) -> T:
        self.is_asked = True
        return self._chance.pick(items)


# --- the contract ---------------------------------------------------------------------------------------------


class Mind(Generic[S, A]):
    """The judgement of a game: a stateless object. Every member has a default.

    Every ``state`` is a guess that the reader cannot tell from the true one (``Game.resample``, always the same for
    one row of the log), so actions may be tried on it.
    """

    policies: Mapping[str, Policy] = MappingProxyType({})
    """The computer players of this game beside ``random``, the strongest for its time first."""
    heuristics: Heuristics[Any, Any] = Heuristics()
    """What the searcher, which plays ``strong``, knows of this game."""

    def controls(self, state: S, seat: Seat) -> Controls | None:
        """Return what a seat with legal actions may want to do, as plans; None: the menus of its legal actions.

        Rows keep their place from question to question.
        """
        return None

    def turns(self, state: S, seat: Seat) -> tuple[Plan, ...]:
        """Return whole turns that differ in kind (to grow, to fight, to build), one of a kind at most; () but where
        a turn begins.

        They are the game's own judgement, without a search: so they stand on the panels of rated games too. Their
        order is that of the kinds, never of strength. Each names all that it gains and spends, and ends before
        dice, a reveal or another seat, without the action that only ends the turn. This may take a tenth of a
        second, as it runs off the event loop.
        """
        return ()

    def corrections(self, state: S, seat: Seat, last: Line) -> tuple[Correction, ...]:
        """Return a row of at most ``MOST_BUTTONS`` about the press that played ``last`` and led to this state, such
        as *All* to the same place; by default none."""
        return ()

    def shortcuts(self, state: S, seat: Seat) -> tuple[Plan, ...]:
        """Return the game's own ready-made plans, shown beside the searcher's turn where they are as good.

        This may take a tenth of a second, as it runs off the event loop. A line ends with dice, a reveal or another
        seat, and leaves out the action that only ends the turn.
        """
        return ()

    def suggested(self, state: S, seat: Seat, line: Line) -> Plan | None:
        """Return the plan that names a suggested line, what it loses too; None: its actions name it."""
        return None

    def winning_plan(self, state: S, seat: Seat) -> Plan | None:
        """Return the plan with which this seat wins for certain, now; None if there is none.

        Its actions are all this seat's, each legal after those before it. Nothing comes between them that could
        change the result: no dice or reveal whose faces matter, no other seat. After the last one the game is over
        and the seat has the first place alone, or with its team only. It includes actions that only end the turn
        where the game does not end without them. What is hidden from the seat or still open counts at its worst.

        This is asked for every panel, off the event loop: well under a millisecond where no win is near, and about
        0.2 s at most where movements are searched. By default none.
        """
        return None

    def join(self, state: S, seat: Seat, key: str, plans: Sequence[Plan]) -> Joined:
        """Return what the plans ticked in the list ``key`` are together; by default one after the other, in the
        list's order. IllegalAction if they do not go together.
        """
        return Joined(tuple(action for plan in plans for action in plan.line), tuple(plans))

    def compared(self, before: S, after: S, seat: Seat, line: Line) -> Mapping[str, int]:
        """Return figures that an order compares beside public points: more is better, and at entry as many may do.

        ``line`` is of the seat's own turn and leads from ``before`` to ``after``. A key is one of the texts
        ``<game>-compared-<key>``, or such a key, a point and what it is about: ``forces.D4``. A figure that one of
        two sights has alone is not compared, so what may matter later is there from the beginning.
        """
        return {}

    def answers(self) -> tuple[str, ...]:
        """Return the keys of the standing answers that a seat may choose among (texts ``<game>-answer-<key>``).

        Of keys with the same word before the hyphen one is chosen at most: ``trade-1``, ``trade-2``; the text of
        that word alone says that the person is asked. At most four such words. By default there are none.
        """
        return ()

    def answer(self, view: Any, seat: Seat, legal: Sequence[A], chosen: Collection[str]) -> A | None:
        """Return what these standing answers play now; None: they do not say. It depends on the view alone.

        Never for an action of the seat's own turn.
        """
        return None

    def wishes(self, state: S, seat: Seat) -> Sequence[A]:
        """Return actions that somebody on this seat might want, legal or not, so that a refusal of what they
        type can say which rule stands against it."""
        return ()


AnyMind: TypeAlias = Mind[Any, Any]
