"""The figures of a game's balance: shares of the seats, what happens in a game, dice."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bench import balance
from engines import GAMES
from engines.core import Outcome, Seat
from engines.core.opponents.computers import computer_players
from engines.core.opponents.matches import Playout, play_match


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_size_of_a_table_has_its_figures(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Kinds of events are counted under their own names, however a game groups them in its messages."""
    seats = GAMES[key].rules.seats
    sizes = [seats[0], seats[-1]] if key == min(GAMES) else [seats[0]]
    assert balance.main([key, "--player", "random", "--games", "2", "--seats", *map(str, sizes)]) == 0
    found = json.loads(capsys.readouterr().out)["tables"]
    assert [len(table["seats in turn order"]) for table in found.values()] == sizes
    for table in found.values():
        assert sum(share for share, _, _ in table["seats in turn order"]) == pytest.approx(1, abs=0.01)
        assert all(low <= share <= high for share, low, high in table["seats in turn order"])
        assert table["events a player"]
        assert "several" not in table["events a player"]
        assert table["turns"][0] > 0


@pytest.mark.parametrize("key", sorted(GAMES))
def test_places_follow_the_first_turns(key: str) -> None:
    """The first player is drawn by lot, so that the number of a seat says nothing of its place."""
    game = GAMES[key]
    seats = game.rules.seats[-1]
    firsts = set()
    for seed in range(4):
        seen = balance.Seen(game)
        table = [computer_players(game)["random"]] * seats
        play_match(game, game.rules.Options(), table, seed, watch=seen.watch)
        places = seen.places(seats)
        assert places == [Seat((places[0] + later) % seats) for later in range(seats)]
        firsts.add(places[0])
    assert len(firsts) > 1 or not seen.order


def test_wins_are_counted_by_place() -> None:
    game = next(game for game in GAMES.values() if 2 in game.rules.seats)
    table = [computer_players(game)["random"]] * 2
    played = list[tuple[Playout, balance.Seen]]()
    for order, ranks in (([1, 0], (2, 1)), ([0, 1], (1, 2)), ([1, 0], (1, 2)), ([1, 0], (1, 1))):
        seen = balance.Seen(game)
        end = play_match(game, game.rules.Options(), table, 0, watch=seen.watch)
        seen.order = [Seat(seat) for seat in order]
        played.append((replace(end, outcome=Outcome(ranks, "points")), seen))
    found = balance.figures(game, 2, played, [])
    assert [share for share, _, _ in found["seats in turn order"]] == [0.625, 0.375]


def test_choices_are_counted_by_game_and_by_player(capsys: pytest.CaptureFixture[str]) -> None:
    """``greedy`` takes the first power of its tribe; by lot all players together take more of them."""
    chosen = [{"pick 1", "pick 2"}, {"pick 2"}, set[str](), {"roll"}]
    games = balance.games_with(chosen, seats=2)
    assert {one: share for one, (share, _, _) in games.items()} == {"pick 1": 0.5, "pick 2": 0.5, "roll": 0.5}
    assert balance.players_with(chosen) == {"pick": 0.5, "pick 1": 0.25, "pick 2": 0.5, "roll": 0.25}
    wins = balance.wins_with(chosen, [1.0, 0.5, 0.0, 0.0])
    assert {one: share for one, (share, _, _) in wins.items()} == {"pick 1": 1.0, "pick 2": 0.75, "roll": 0.0}
    table = ["--player", "greedy", "--games", "4", "--seats", "4"]
    words = ["rise_of_tribes", *table, "--choices", "power", "--options"]
    taken = []
    for more in ([], ["--lot", "power"]):
        assert balance.main([*words, '{"leaders": true}', *more]) == 0
        [table] = json.loads(capsys.readouterr().out)["tables"].values()
        assert table["players with"]["power"] == 1
        taken.append(len(table["wins with"]))
    assert taken[0] < taken[1]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_points_by_part_add_up_to_the_score(key: str) -> None:
    game = GAMES[key]
    seats = game.rules.seats[0]
    end = play_match(game, game.rules.Options(), [computer_players(game)["random"]] * seats, "points")
    found = balance.points(game, [end])
    scores = [standing.score for standing in game.rules.standings(end.state)]
    assert sum(part["mean"] for part in found.values()) == pytest.approx(sum(scores) / seats, abs=0.1)
    for part in found.values():
        mean = sum(count * share for count, share in part["players with"].items())
        assert mean == pytest.approx(part["mean"], abs=0.1)


def test_player_that_does_not_exist_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--player", "nobody"], ["--budget", "0"]):
        with pytest.raises(SystemExit):
            balance.main([next(iter(GAMES)), "--games", "1", *wrong])
        assert "player" in capsys.readouterr().err.splitlines()[-1]
