"""``sainome simulate``."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.stop import UNPROVED
from engines.core import AnyGame

from .conftest import Command

KEYS = ["games", "actions", "seconds", "games_per_s", "actions_per_s", "length", "endings", "wins", "mean_scores"]
DUEL = ("--policy", "random", "--against", "random")


def counted(said: str) -> dict[str, object]:
    """Return the output without what depends on the speed of the machine."""
    output = json.loads(said)
    return {key: output[key] for key in ("games", "actions", "length", "endings", "wins", "mean_scores")}


def test_every_game_is_simulated(sainome: Command, game: AnyGame) -> None:
    ran = sainome("simulate", game.key, "--games", "4", "--seed", "one", "--json")
    assert (ran.code, ran.out.count("\n")) == (0, 1)
    output = json.loads(ran.out)
    assert (list(output), list(output["length"])) == (KEYS, ["min", "median", "max"])
    assert output["length"]["min"] <= output["length"]["median"] <= output["length"]["max"]
    assert output["games"] == sum(output["endings"].values()) == 4
    assert sum(output["wins"]) == pytest.approx(4)
    assert len(output["wins"]) == len(output["mean_scores"]) == game.seats.start
    again, other = (
        sainome("simulate", game.key, "--games", "4", "--seed", seed, "--json").out for seed in ("one", "two")
    )
    assert counted(ran.out) == counted(again) != counted(other)
    seats = game.seats.stop - 1
    ran = sainome("simulate", game.key, "--games", "1", "--policy", *["random"] * seats)
    assert (ran.code, ran.out.count("│ random │")) == (0, seats)
    assert f"{game.key}, 1 games, seed 0" in ran.out
    assert "endings: " in ran.out
    ran = sainome("simulate", game.key, "--policy", "strong", "--budget", "1", "--games", "1", "--json")
    assert json.loads(ran.out)["games"] == 1


def test_recorded_games_verify_and_count(sainome: Command, game: AnyGame, tmp_path: Path) -> None:
    line = ("simulate", game.key, "--games", "2", "--seed", "four", "--json", "--record")
    ran = sainome(*line, tmp_path / "one")
    assert ran.code == 0
    endings = Counter(path.stem.rpartition("-")[0] for path in (tmp_path / "one").iterdir())
    assert endings == json.loads(ran.out)["endings"]
    sainome(*line, tmp_path / "again")
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()
        ran = sainome("verify", path)  # nobody's word is in it, so that its dice could have been chosen
        assert (ran.code, "No player's word is mixed in" in ran.out) == (UNPROVED, True)


def test_duel_prints_share_and_margin_with_intervals(sainome: Command, game: AnyGame) -> None:
    line = ("simulate", game.key, *DUEL, "--games", "4")
    output, again = (json.loads(sainome(*line, "--json").out) for _ in range(2))
    assert (list(output), output["games"]) == (["games", "fair", "share", "margin", "cpu_s"], 4)
    assert output["fair"] == pytest.approx(1 / game.seats.start, abs=1e-4)
    for figure in ("share", "margin"):
        assert output[figure]["low"] <= output[figure]["mean"] <= output[figure]["high"]
    assert (again["share"], again["margin"]) == (output["share"], output["margin"])
    ran = sainome(*line, "--seed", "x")
    assert ran.code == 0
    assert all(words in ran.out for words in ("games won", "points ahead", "fair share: "))


def test_wrong_words_are_sentences(sainome: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for words, said in (
        ("octa --games=0", "--games 0: at least one game must be played."),
        ("octa --games=-3", "--games -3: at least one game must be played."),
        ("octa --seats 99", "octa is for 2 to 5 players, not 99."),
        ("octa --seats 2 --policy random random random", "--policy takes one name for all seats or 2"),
        ("octa --policy oracle", "octa has no computer player 'oracle'; it has "),
        ("go", "invalid choice: 'go'"),
        (f"octa --games 1 --record {tmp_path}/file", "file exists"),
        (f"octa {' '.join(DUEL)} --record x", "--record: a duel has no records; leave out --against."),
        ("octa --policy random greedy --against random", "--against takes one --policy; got 2."),
        ("octa --policy strong --budget 0", "--budget 0: a searching player tries at least one action."),
    ):
        ran = sainome("simulate", *words.split())
        assert (ran.code, said in ran.err) == (2, True), (words, ran.err)
