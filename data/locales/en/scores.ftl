# The end card, standings, leaderboards and profiles.

## The end card

scores-end-title = ## { $game }: the game is over
scores-end-team = 🏆 **{ $winners }** win as a team.
scores-end-together = 🏆 **{ $winners }** win together.
scores-end-nobody = Nobody wins.
scores-end-winner = { $count ->
    [one] 🏆 **{ $winners }** wins.
   *[other] 🏆 **{ $winners }** share the win.
}
# The reason names the winners already.
scores-end-reason = 🏆 { $reason }
scores-end-closed = { $game } was ended without a result.
scores-end-seed = -# Seed of the dice: `{ $seed }` · promised by the hash `{ $hash }` · /verify checks every roll.
    -# /game new opens the next game.
scores-again = New game
scores-end-rematch = Rematch
scores-rematch = 🔁 { $by } wants a rematch. { $players }: a seat is kept for you in the lobby, with the same options. Press **Join** there if you want to play; otherwise the game begins without you.
scores-end-ratings = 📈 Ratings: { $changes }
scores-end-rating-of = { $player } { $before } → { $after } ({ $change })
scores-end-rating-same = { $player } { $after } (unchanged)
scores-end-friendly = 📈 A friendly game: the ratings stay as they are.
scores-end-given-up = 🤖 The computer finished the game for { $players }, who left or stayed away: that counts as lost.
scores-end-left = 🚪 Not here any more at the end: { $players }. That counts as lost.
scores-end-took = ⏱ Played for { $time }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
scores-end-times = ⏱ A turn took, on average: { $times }
scores-end-time-of = { $player } { $time }
scores-end-dice = 🎲 Dice, on average: { $dice }
scores-end-dice-of = { $player } { $average } where { $expected } was to be expected (higher than { $share } of 100 players would roll)
scores-end-faces = 🎲 Rolled { $faces }, in brackets how many were to be expected: { $dice }
scores-end-faces-of = { $player } { $counts }
scores-end-everybody = the dice for everybody
scores-end-no-graph = -# No graph: in this game the scores are secret until the end.

## Standings

scores-standings-title = **{ $game }** · turn { $turn }
# No “1.” in front: Discord makes a list of its own of that, and counts 1, 2, 3 where two share a rank.
scores-line = { scores-player }: { $score } ({ $parts })
scores-line-plain = { scores-player }: { $score }
# Rank 0: all play together, so there are no ranks. Team 0: everybody plays for themselves.
scores-player = { $rank ->
    [0] {""}
   *[other] #{ $rank }{" "}
}**{ $player }**{ $team ->
    [0] {""}
   *[other] {" "}(team { $team })
}
scores-part = { $part }: { $points }
scores-secret = The scores are secret until the end.

## Leaderboards

scores-leaderboard-title = ## { $game }: the best of this server
    {""}**{ $season }**
scores-leaderboard-line = { $place }. **{ $name }** · { $rating } · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
scores-leaderboard-note = -# A rating is an estimate: the true strength is very likely within ±. The order is by the lower end, so playing more helps. Everybody starts at 25.0 ± 16.7; only games with two people or more count. A season is a quarter of a year; “when” shows another time.
scores-leaderboard-together = In this game everybody wins or loses together, so nobody is rated.
scores-leaderboard-teams = -# A team is rated as one side: its players rise and fall together.
scores-leaderboard-empty = Nobody is rated here yet. A finished game with at least two people changes that: /game new. “when” shows another time.
scores-when-season = This season
scores-when-last = The last season
scores-when-all = All time
scores-ever = All time
scores-newcomers = No place yet (that takes { $least } rated games): { $names }
scores-newcomer = { $name } ({ $games })
scores-solo-title = ### Alone: the best scores
scores-solo-line = #{ $place } **{ $name }** · { $score ->
    [one] 1 point
   *[other] { $score } points
} · { $day }
scores-solo-empty = Nobody has finished this game alone yet.

## Profiles

scores-profile-title = ## { $name }
scores-profile-line = **{ $game }** · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} · { $rating }
scores-profile-note = -# Finished games on this server. A rating comes from games with two people or more.
scores-profile-empty = No finished game on this server yet.
scores-unrated = no rating yet
scores-rating = rating { $rating } ± { $spread }
scores-profile-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
scores-profile-favourite = favourite game: { $game }
scores-profile-time = a turn takes { $time } on average
scores-profile-best-season = best season: { $best }
scores-profile-best = { $game }, { $season }
