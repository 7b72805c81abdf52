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


def counted(said: str) -> dict[str, object]:
    """Return the output without what depends on the speed of the machine."""
    output = json.loads(said)
    return {key: output[key] for key in ("games", "actions", "length", "endings", "wins", "mean_scores")}


def test_json_output_is_one_line_with_the_documented_keys(sainome: Command, game: AnyGame) -> None:
    ran = sainome("simulate", game.key, "--games", "6", "--seed", "4", "--json")
    assert ran.code == 0
    assert ran.out.count("\n") == 1
    output = json.loads(ran.out)
    assert list(output) == KEYS
    assert list(output["length"]) == ["min", "median", "max"]
    assert output["length"]["min"] <= output["length"]["median"] <= output["length"]["max"]
    assert output["games"] == sum(output["endings"].values()) == 6
    assert sum(output["wins"]) == pytest.approx(6)
    assert len(output["wins"]) == len(output["mean_scores"]) == game.seats.start


def test_same_seed_simulates_the_same_games(sainome: Command, game: AnyGame) -> None:
    first, again, other = (
        sainome("simulate", game.key, "--games", "4", "--seed", seed, "--json").out
        for seed in ("one", "one", "two")
    )
    assert counted(first) == counted(again) != counted(other)


def test_output_without_json_is_a_table(sainome: Command, game: AnyGame) -> None:
    seats = game.seats.stop - 1
    ran = sainome("simulate", game.key, "--games", "3", "--seats", str(seats))
    assert ran.code == 0
    assert f"{game.key}, 3 games, seed 0" in ran.out
    assert ran.out.count("│ random │") == seats
    assert "endings: " in ran.out


def test_policies_per_seat_set_the_number_of_seats(sainome: Command, game: AnyGame) -> None:
    seats = game.seats.stop - 1
    ran = sainome("simulate", game.key, "--games", "1", "--json", "--policy", *["random"] * seats)
    assert len(json.loads(ran.out)["wins"]) == seats


@pytest.mark.parametrize("wrong", ["0", "-3"])
def test_simulation_of_no_games_is_refused(sainome: Command, game: AnyGame, wrong: str) -> None:
    ran = sainome("simulate", game.key, f"--games={wrong}")
    assert (ran.code, ran.err) == (2, f"--games {wrong}: at least one game must be played.\n")


def test_impossible_number_of_seats_is_refused(sainome: Command, game: AnyGame) -> None:
    ran = sainome("simulate", game.key, "--seats", "99")
    assert ran.code == 2
    assert ran.err == f"{game.key} is for {game.seats.start} to {game.seats.stop - 1} players, not 99.\n"


def test_policies_for_an_impossible_table_are_refused(sainome: Command, game: AnyGame) -> None:
    seats = game.seats.stop - 1
    ran = sainome("simulate", game.key, "--seats", str(seats), "--policy", *["random"] * (seats + 1))
    assert ran.code == 2
    assert f"--policy takes one name for all seats or {seats}" in ran.err


def test_unknown_policy_is_refused(sainome: Command, game: AnyGame) -> None:
    ran = sainome("simulate", game.key, "--policy", "oracle")
    assert ran.code == 2
    assert ran.err.startswith(f"{game.key} has no computer player 'oracle'; it has ")
    assert "random" in ran.err


def test_unknown_game_is_refused(sainome: Command) -> None:
    ran = sainome("simulate", "go")
    assert ran.code == 2
    assert "invalid choice: 'go'" in ran.err


# --- records ---------------------------------------------------------------------------------------------------


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


def test_records_go_into_a_folder_and_not_with_a_duel(sainome: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = sainome("simulate", "octa", "--games", "1", "--record", tmp_path / "file")
    assert (ran.code, ran.err.count("file exists")) == (2, 1)
    ran = sainome("simulate", "octa", "--policy", "random", "--against", "random", "--record", tmp_path / "x")
    assert (ran.code, ran.err) == (2, "--record: a duel has no records; leave out --against.\n")


# --- duels -----------------------------------------------------------------------------------------------------


def test_duel_prints_share_and_margin_with_intervals(sainome: Command, game: AnyGame) -> None:
    line = ("simulate", game.key, "--policy", "random", "--against", "random", "--games", "4", "--json")
    output = json.loads(sainome(*line).out)
    assert list(output) == ["games", "fair", "share", "margin", "cpu_s"]
    assert output["games"] == 4
    assert output["fair"] == pytest.approx(1 / game.seats.start, abs=1e-4)
    for figure in ("share", "margin"):
        assert output[figure]["low"] <= output[figure]["mean"] <= output[figure]["high"]
    again = json.loads(sainome(*line).out)
    assert (again["share"], again["margin"]) == (output["share"], output["margin"])


def test_duel_without_json_is_a_table(sainome: Command, game: AnyGame) -> None:
    ran = sainome("simulate", game.key, "--policy", "random", "--against", "random", "--games", "2", "--seed", "x")
    assert ran.code == 0
    assert "games won" in ran.out
    assert "points ahead" in ran.out
    assert "fair share: " in ran.out


def test_duel_takes_one_policy(sainome: Command) -> None:
    ran = sainome("simulate", "octa", "--policy", "random", "greedy", "--against", "random")
    assert (ran.code, ran.err) == (2, "--against takes one --policy; got 2.\n")


def test_budget_is_at_least_one_action(sainome: Command) -> None:
    ran = sainome("simulate", "octa", "--policy", "strong", "--budget", "0")
    assert (ran.code, ran.err) == (2, "--budget 0: a searching player tries at least one action.\n")


def test_strong_plays_a_whole_game(sainome: Command, game: AnyGame) -> None:
    ran = sainome("simulate", game.key, "--policy", "strong", "--budget", "1", "--games", "1", "--json")
    assert json.loads(ran.out)["games"] == 1
