# The end of a game and what comes of it: end card, graphs, luck, ratings, rematch, leaderboard, profile.

## The graph of a finished game

chart-title = { $game }: the score after each turn
chart-points = Points
chart-turns = Turns
chart-dice = Dice
chart-dice-hint = all pips together, and how far they are above or below what was to be expected
chart-faces-hint = { $faces }; in brackets how many were to be expected
chart-face = { $face } { $count } ({ $expected })
chart-player = { $name }
chart-everybody = For everybody
chart-alt-title = { $title }.
chart-alt-turns = After these turns: { $turns }.
chart-alt-scores = { $name }: { $scores }.
chart-luck = { $name }: { $pips } pips with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $expected } were to be expected; { $share } of 100 such throws are lower.
chart-luck-faces = { $name }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $faces } (expected in brackets).

## The card of a player

chart-games = Games
chart-wins = Wins
chart-favourite = Favourite game
chart-turn-time = A turn takes
chart-best = Best season
chart-none = –
chart-won = { $wins } ({ $share }%)
chart-rating = { $rating } ± { $spread }
chart-rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
chart-band = The line is the rating after each game; the true strength is very likely within the band.
chart-unrated = No rating yet: that takes a finished game with another person.
chart-date = { $year }-{ $month }-{ $day }
chart-season = Q{ $quarter } { $year }
chart-alt-profile = { $name }. Games: { $games }. Wins: { $wins }. Favourite game: { $favourite }. A turn takes: { $time }. Best season: { $best }.
chart-alt-rating = { $game }: rating { $rating }, very likely between { $low } and { $high }; after each of the last games: { $course }.

## The end card

# The reason names the winners already.
end-reason = 🏆 { $reason }
end-rematch = Rematch
end-ratings = 📈 Ratings: { $changes }
end-rating-of = { $player } { $before } → { $after } ({ $change })
end-rating-same = { $player } { $after } (unchanged)
end-friendly = 📈 A friendly game: the ratings stay as they are.
end-given-up = 🤖 The computer finished the game for { $players }, who left or stayed away: that counts as lost.
end-left = 🚪 Not here any more at the end: { $players }. That counts as lost.
end-took = ⏱ Played for { $time }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
end-times = ⏱ A turn took, on average: { $times }
end-time-of = { $player } { $time }
end-dice = 🎲 Dice, on average: { $dice }
end-dice-of = { $player } { $average } where { $expected } was to be expected (higher than { $share } of 100 players would roll)
end-faces = 🎲 Rolled { $faces }, in brackets how many were to be expected: { $dice }
end-faces-of = { $player } { $counts }
end-everybody = the dice for everybody
end-no-graph = -# No graph: in this game the scores are secret until the end.
letter-rematch = 🔁 { $by } wants a rematch. { $players }: a seat is kept for you in the lobby, with the same options. Press **Join** there if you want to play; otherwise the game begins without you.

## Leaderboard and profile

rank-when-season = This season
rank-when-last = The last season
rank-when-all = All time
rank-ever = All time
rank-newcomers = No place yet (that takes { $least } rated games): { $names }
rank-newcomer = { $name } ({ $games })
rank-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
rank-favourite = favourite game: { $game }
rank-time = a turn takes { $time } on average
rank-best-season = best season: { $best }
rank-best = { $game }, { $season }
