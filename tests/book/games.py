"""Finished games as records, for books: played here by the rule of words, or golden ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core import AnyGame, Draw, FastChance, Seat, SeededChance, Step
from engines.core.history.fairness import WORDS, Beacon, Place, commitment, opening, place_digest, rolling_seed
from engines.core.history.records import (
    BEGIN,
    RESIGN,
    Header,
    Record,
    Row,
    Upgrade,
    import_notation,
    load,
    state_hash,
    upgrade_notation,
)
from engines.core.history.versions import upgrade_state
from engines.core.playable import Playable, policies, strongest_policy
from tests.upgrades import captures_of

SEED, SALT, SESSION = bytes(range(32)), "00" * 16, "abcdefghij"
BEACON = Beacon("https://beacon.example", 7, "ab" * 32)
NASTY = ("<script>alert(1)</script>", "Ben\u202eneB & <b>", "干" * 32)
NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi")
ROOT = Path(__file__).parents[1]
CORRECTED = [key for key in sorted(GAMES) if GAMES[key].rules.rules_version > 1]


def golden(path: str) -> Record:
    """Return a record such as ``octa/points-v2``."""
    game, name = path.split("/")
    return load((ROOT / "games" / game / "records" / f"{name}.jsonl").read_text(encoding="utf-8"))


def played(
    game_key: str,
    *,
    names: tuple[str, ...] = NAMES[:3],
    options: dict[str, Any] | None = None,
    number: int = 0,
    brought: int = 0,
    leaves: int | None = None,
) -> Record:
    """Play a game to its end; the first player typed a word, the last is a computer player.

    ``number``: of the game, each of which is another. ``brought``: rows that come from another table. ``leaves``:
    the row with which the seat to move resigns.
    """
    game = GAMES[game_key]
    chosen = game.rules.options_for(game.rules.Options.model_validate(options or {}), len(names))
    head = _header(
        game.rules,
        game.rules.rules_version,
        chosen.model_dump_json(),
        names,
        bytes([number]) * 32 if number else SEED,
    )
    chance = SeededChance(bytes(32), "elsewhere1") if brought else _chance(head)
    step = game.rules.initial_state(chosen, len(names), chance)
    rows = [Row(row=0, seat=None, notation=BEGIN, chance=tuple(chance.log))]
    return Record(header=head, rows=_to_the_end(game, head, rows, step, chance, brought, leaves))


def corrected(game_key: str, number: int = 0) -> Record:
    """Return a game that began under version 1 of its rules, got the present ones, and was played to its end."""
    game, one = GAMES[game_key], captures_of(game_key, 1)[number]
    options = json.dumps(one.options)
    head = _header(game.rules, 1, options, NAMES[: one.seats], SEED)
    state = upgrade_state(game.rules, json.dumps(one.state), options, 1, one.seats)
    text = state.model_dump_json()
    upgrade = Upgrade(
        from_version=1, to_version=game.rules.rules_version, before="0" * 64, after=state_hash(text), state=text
    )
    rows = [
        Row(row=0, seat=None, notation=BEGIN, events="[]"),
        Row(row=1, seat=None, notation=upgrade_notation(upgrade), events="[]", upgrade=upgrade),
    ]
    step = Step(state, publish=True, barrier=True)
    return Record(header=head, rows=_to_the_end(game, head, rows, step, _chance(head)))


def _to_the_end(
    game: Playable,
    head: Header,
    rows: list[Row],
    step: Step[Any],
    chance: SeededChance,
    brought: int = 0,
    leaves: int | None = None,
) -> tuple[Row, ...]:
    mind, policy = FastChance(f"book {head.seed}"), policies(game)[strongest_policy(game)]
    while game.rules.outcome(step.state) is None:
        if len(rows) == brought:
            chance = _chance(head)
            rows.append(Row(row=len(rows), seat=None, notation=import_notation("elsewhere1")))
        seat = Seat(next(iter((*game.rules.asked(step.state), *game.rules.current_players(step.state)))))
        used = len(chance.log)
        if len(rows) == leaves:
            step, notation = game.rules.resign(step.state, seat, chance), RESIGN
        else:
            action = policy(game.rules.view(step.state, seat), game.rules.legal_actions(step.state, seat), mind)
            step, notation = game.rules.apply_action(step.state, seat, action, chance), game.rules.notation(action)
        draws: tuple[Draw, ...] = tuple(chance.log[used:])
        rows.append(Row(row=len(rows), seat=int(seat), notation=notation, chance=draws))
    return tuple(rows)


def _header(game: AnyGame, version: int, options: str, names: tuple[str, ...], seed: bytes) -> Header:
    words = ("ひみつ</script>", *(f"id {seat}" for seat in range(1, len(names) - 1)), None)[-len(names) :]
    places = tuple(Place(name, SALT, place_digest(name, SALT)) for name in names)
    text = json.dumps(json.loads(options), ensure_ascii=False, separators=(",", ":"))
    return Header(
        format=WORDS, session=SESSION, game=game.key, rules_version=version, options=text, seats=names,
        opening=opening(seed, SESSION, game.key), words=words, places=places, beacon=BEACON, seed=seed.hex(),
        commitment=commitment(WORDS, seed, SESSION, game.key, version, text, places, words, BEACON),
    )  # fmt: skip


def _chance(head: Header) -> SeededChance:
    assert head.seed is not None
    return SeededChance(rolling_seed(head.format, bytes.fromhex(head.seed), head.words, head.beacon), head.session)
