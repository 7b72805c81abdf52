"""What the pages of words and the alt text of Hexlands say alike: of spaces, soldiers, players and battles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engines.core import Fact, Series, Term
from engines.hexlands.hidden import Secret
from engines.hexlands.mind.assess import ending_ahead
from engines.hexlands.printed import SEASONS, SPECIALS, ground
from engines.hexlands.report import HALTED, MOVED, RODE, Side
from engines.hexlands.resolution.battles import contested, sides
from engines.hexlands.resolution.income import purse
from engines.hexlands.resolution.land import connected, spaces_of, strength
from engines.hexlands.resolution.scoring import parts
from engines.hexlands.state import LAKE, LAND, View, here, occupants, secret
from engines.hexlands.terms import card_name, sum_of
from render.scene import Scene

TERRAINS = ("public", "lake", "mountain")
"""What a space is that is nobody's, by its terrain."""


@dataclass(frozen=True)
class Teller:
    """The sentences about one view, with the names of the players by seat; the reader's is "You"."""

    view: View
    scene: Scene
    names: Sequence[str]

    def say(self, key: str, **facts: Fact) -> str:
        return self.scene.voice.say(key, facts)

    def hexes(self, spaces: Iterable[int]) -> Series:
        """Some spaces by their names."""
        return Series([ground().names[space] for space in spaces], "names")

    @property
    def mine(self) -> Secret | None:
        """The secrets of the reader who is in the game."""
        seat = self.scene.reader
        return None if seat is None or self.view.players[seat].gone else secret(self.view, seat)

    @property
    def others(self) -> tuple[int, ...]:
        """The seats of the others, from the reader's left on; for who is not in the game, all."""
        seats, own = self.view.seats, None if self.mine is None else self.scene.reader
        first = -1 if own is None else int(own)
        return tuple(seat for at in range(seats) if (seat := (first + 1 + at) % seats) != own)

    # --- the moment ----------------------------------------------------------------------------------------------

    def moment(self) -> Iterator[str]:
        """The result, or the round and who is asked."""
        view, outcome = self.view, self.scene.outcome
        if outcome is not None:
            winners = tuple(self.names[seat] for seat in outcome.winners)
            yield self.say("hexlands-words-over", round=view.round, winners=winners, count=len(winners))
        last, cards = ending_ahead(view)
        yield self.say(
            "hexlands-words-round",
            round=view.round,
            season=self.scene.voice.of_game("season", SEASONS[view.season]),
            progress=view.progress,
            limit=view.limit,
            last=last,
            cards=cards,
        )
        asked = (*((view.active,) if view.active >= 0 else ()), *view.owing)
        if asked:
            stage = self.say(f"hexlands-picture-stage-{view.stage}")
            players = tuple(self.names[seat] for seat in asked)
            yield self.say("hexlands-words-asked", players=players, stage=stage)

    def battles(self, *, sums_only: bool = False) -> Iterator[str]:
        """The battles as they stand."""
        for space in contested(self.view):
            yield self.battle(space, sides(self.view, space), sums_only=sums_only)

    def battle(self, space: int, facing: Sequence[Side], *, sums_only: bool = False) -> str:
        """A battle, the attackers first as in all lists."""
        ordered = sorted(facing, key=lambda side: side.defends)
        said = Series([self.side(side, sums_only=sums_only) for side in ordered], "versus")
        return self.say("hexlands-words-battle", hex=ground().names[space], sides=said)

    def side(self, side: Side, *, sums_only: bool) -> str:
        name = self.names[side.seat]
        if sums_only:
            return self.say("hexlands-words-sum", player=name, strength=side.strength)
        facts = sum_of(side).facts or {}
        return self.say("hexlands-side", **{**facts, "player": name})

    # --- players -------------------------------------------------------------------------------------------------

    def means(self, seat: int, *, brief: bool = False) -> str:
        """A player's points, coins, dice, cards and tiles: what all may know; in an alt text the first of these."""
        player = self.view.players[seat]
        if player.gone:
            return self.say("hexlands-words-gone", player=self.names[seat], why=player.gone)
        stock = self.stock(seat)
        things = [*self.purse(seat), *self.dice(seat), *stock]
        if brief:
            things = [*self.purse(seat)[:2], *self.dice(seat), *stock[: bool(player.d6) + bool(player.items)]]
        return self.say("hexlands-words-line", what=self.names[seat], things=Series(things, "comma"))

    def purse(self, seat: int) -> list[Fact]:
        """The points and coins of a player in the game, with what this round will bring and cost."""
        view, player = self.view, self.view.players[seat]
        own = purse(view, seat)
        facts: list[Fact] = [
            self.say("hexlands-words-points", points=sum(parts(view, seat))),
            Term("amount-coins", {"count": player.coins}),
            self.say(
                "hexlands-words-purse",
                income=own.castle + own.mines + own.spots,
                tolls=own.tolls,
                upkeep=own.soldiers + own.forts,
                missing=max(0, -own.coins) if view.stage not in ("commit", "gamble", "over") else 0,
            ),
        ]
        if player.due:
            facts.append(self.say("hexlands-words-due", coins=player.due))
        return facts

    def dice(self, seat: int) -> list[Fact]:
        """The dice to use in this round, highest first."""
        dice = self.view.players[seat].dice
        return [self.say("hexlands-words-dice", dice=tuple(dice))] if dice else []

    def stock(self, seat: int) -> list[Fact]:
        """The dice, cards and tiles at hand, and the cards of this round that go on working."""
        player = self.view.players[seat]
        facts: list[Fact] = [Term("amount-dice", {"count": player.d6})] if player.d6 else []
        if player.items:
            facts.append(Term("amount-cards", {"count": player.items}))
        if player.known:
            cards = tuple(card_name(number) for number in player.known)
            facts.append(self.say("hexlands-words-known", cards=cards))
        if player.specials:
            facts.append(self.say("hexlands-words-specials", count=player.specials))
        facts.append(self.say("hexlands-words-supply", tiles=player.supply, roads=player.roads))
        if player.architect:
            facts.append(self.say("hexlands-words-architect"))
        if player.cannon:
            facts.append(self.say("hexlands-words-cannon-used"))
        return facts

    def held(self, seat: int) -> str:
        """The cards and special tiles in a hand, which the reader may know."""
        own = secret(self.view, seat)
        things: list[Fact] = [card_name(number) for number in own.hand]
        counts = zip(SPECIALS, own.tiles, strict=True)
        things += [Term(f"amount-{name}", {"count": count}) for name, count in counts if count]
        hand = Series(things or [Term("amount-nothing")], "comma")
        return self.say("hexlands-words-hand", player=self.names[seat], hand=hand)

    # --- spaces --------------------------------------------------------------------------------------------------

    def space(self, space: int, more: Sequence[Fact] = ()) -> str:
        """A space with all that is on it."""
        things = Series([*self.things(space), *more], "comma")
        return self.say("hexlands-words-line", what=ground().names[space], things=things)

    def things(self, space: int) -> list[Fact]:
        """What is on a space: building, height, road, trees, soldiers, skulls that the reader may know."""
        view = self.view
        owner, height = view.owners[space], view.heights[space]
        terrain, building, road = view.terrain[space], view.buildings[space], view.roads[space]
        facts: list[Fact] = []
        if terrain != LAND or owner < 0:
            facts.append(self.say("hexlands-words-terrain", terrain=TERRAINS[terrain]))
        if building:
            facts.append(Term(f"building-{building}"))
        if height or owner >= 0:
            facts.append(self.say("hexlands-words-height", height=height))
        if owner >= 0:
            facts += self._hold(space, owner)
        if road >= 0:
            bridge = int(terrain == LAKE)
            facts.append(self.say("hexlands-words-road", bridge=bridge, **self.whose(road, owner)))
        if view.trees[space]:
            facts.append(self.say("hexlands-words-trees", count=view.trees[space]))
        armies = occupants(view, space)
        facts += [self.troop(space, seat, alone=len(armies) == 1) for seat in armies]
        for own in view.secrets:
            for at, levels in own.skulls if own else ():
                if at == space:
                    found = [level + 1 for level in range(levels.bit_length()) if levels >> level & 1]
                    facts.append(self.say("hexlands-words-skull", levels=tuple(found)))
        return facts

    def _hold(self, space: int, owner: int) -> list[Fact]:
        """How a space of a player defends itself, where its height does not tell."""
        if space not in connected(self.view, owner):
            return [self.say("hexlands-words-cut-off")]
        defence = sum(strength(self.view, space))
        if defence == self.view.heights[space]:
            return []
        return [self.say("hexlands-words-defence", strength=defence)]

    def troop(self, space: int, seat: int, *, alone: bool) -> str:
        """The soldiers of a player on a space; of those alone on the player's own land, not whose they are."""
        troop = here(self.view, space, seat)
        counts = {
            "strong": sum(each.strength > 1 for each in troop),
            "halted": sum(bool(each.flags & HALTED) for each in troop),
            "rode": sum(bool(each.flags & RODE) for each in troop),
            "moved": sum(each.flags == MOVED for each in troop),
        }
        notes = [
            self.say("hexlands-words-soldiers-are", what=what, count=count, every=int(count == len(troop)))
            for what, count in counts.items()
            if count
        ]
        facts: dict[str, Fact] = {"count": len(troop), "notes": Series(notes, "comma"), "noted": len(notes)}
        return self.say(
            "hexlands-words-soldiers", **facts, **self.whose(seat, self.view.owners[space] if alone else -1)
        )

    def whose(self, seat: int, owner: int) -> dict[str, Fact]:
        """Whose a thing is on a player's land, where it goes without saying that it is that player's."""
        whose = "own" if seat == owner else "yours" if seat == self.scene.reader else "other"
        return {"player": self.names[seat], "whose": whose}

    def is_plain(self, space: int) -> bool:
        """Whether a space of a player is a stack and nothing else, which its height tells whole."""
        return len(self.things(space)) == 1 and self.view.terrain[space] == LAND

    def by_height(self, spaces: Iterable[int]) -> Iterator[tuple[int, list[int]]]:
        """Yield some spaces by their height, the highest first."""
        sorted_spaces = sorted(spaces, key=lambda space: (-self.view.heights[space], space))
        for height in dict.fromkeys(self.view.heights[space] for space in sorted_spaces):
            yield height, [space for space in sorted_spaces if self.view.heights[space] == height]

    def lands(self, seat: int) -> Iterator[str]:
        """The land of a player, a space with more than its stack on each line, the others by height."""
        own = spaces_of(self.view, seat)
        plain = [space for space in own if self.is_plain(space)]
        for space in own:
            if space not in plain:
                yield self.space(space)
        for height, spaces in self.by_height(plain):
            yield self.say("hexlands-words-plain", height=height, hexes=self.hexes(spaces))

    def land(self, seat: int) -> str:
        """The land of a player in one line, in which heights of 1 go without saying."""
        said = [self.brief(space) for space in spaces_of(self.view, seat)]
        return self.say("hexlands-words-land", player=self.names[seat], spaces=Series(said, "names"))

    def brief(self, space: int) -> str:
        """A space of a player with what is on it, without a height of 1."""
        low = self.say("hexlands-words-height", height=1)
        things = [each for each in self.things(space) if each != low]
        if not things:
            return ground().names[space]
        return self.say("hexlands-words-brief", hex=ground().names[space], things=Series(things, "comma"))

    def free(self, taken: Iterable[int] = ()) -> Iterator[str]:
        """Public land, lakes and mountains: what has something on it on a line each, then the bare ones together.

        ``taken`` are public spaces that were named before.
        """
        view, bare = self.view, dict[str, list[int]]()
        named = set(taken)
        for space, owner in enumerate(view.owners):
            if owner >= 0 or space in named:
                continue
            if len(self.things(space)) == 1:
                bare.setdefault(TERRAINS[view.terrain[space]], []).append(space)
            else:
                yield self.space(space)
        for terrain in TERRAINS:
            if terrain in bare:
                kind = "other" if named and terrain == TERRAINS[LAND] else terrain
                yield self.say("hexlands-words-bare", kind=kind, hexes=self.hexes(bare[terrain]))
