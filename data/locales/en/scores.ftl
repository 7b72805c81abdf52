# The end card, standings, leaderboards and profiles.

## The end card

scores-end-title = ## { $game }: the game is over
scores-end-team = 🏆 **{ $winners }** win as a team.
scores-end-together = 🏆 **{ $winners }** win together.
scores-end-nobody = Nobody wins.
scores-end-unclaimed = 🤖 First place: **{ $players }**. The computer finished there, so nobody wins.
scores-end-winner = { $count ->
    [one] 🏆 **{ $winners }** wins.
   *[other] 🏆 **{ $winners }** share the win.
}
# The reason names the winners already.
scores-end-reason = 🏆 { $reason }
scores-end-closed = { $game } was ended without a result.
scores-again = New game
scores-end-rematch = Rematch
scores-end-more = More…
scores-rematch = 🔁 { $by } wants a rematch, same options. { $players }: press **Join** to take your seat, or the game begins without you.
scores-rematch-past = -# 🔁 { $by } asked for a rematch, same options.
scores-end-ratings = 📈 Ratings: { $changes }
scores-end-rating-of = { $player } { $before } → { $after } ({ $change })
scores-end-rating-same = { $player } { $after } (unchanged)
scores-end-friendly = 📈 Unrated game: ratings unchanged.
scores-end-uncounted = 📈 Ratings unchanged: a result counts if at least 2 people ended a turn of their own. Games that ended because somebody resigned or was away count { $most ->
    [one] once
   *[other] { $most } times
} a week between the same people.
scores-end-given-up = 🤖 Finished by the computer (counts as a loss): { $players }
scores-end-left = 🚪 Resigned or away (counts as a loss): { $players }
scores-end-ordered = 📋 Turns by order: { $turns }
scores-end-ordered-of = { $player } { $turns }
scores-end-took = ⏱ { $time }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
scores-end-times = ⏱ Average turn: { $times }
scores-end-time-of = { $player } { $time }
scores-end-dice = 🎲 Average die: { $dice }
scores-end-dice-of = { $player } { $average } (expected { $expected }; luckier than { $share }% of such rolls)
scores-end-faces = 🎲 Rolled { $faces } (expected in brackets): { $dice }
scores-end-faces-of = { $player } { $counts }
scores-end-no-graph = -# No graph: this game keeps its scores secret until the end.

## The story of a finished game

scores-story = 📖 { $story }
scores-story-passed = In turn { $turn }, { $winners } passed { $others }: nobody had more points from then on.
scores-story-led = From turn { $turn } on, nobody had more points than { $winners }.
# { $part } is a part of the score, in a game whose scores are secret until its end.
scores-story-passed-part = Counting the points, { $winners } passed { $others } with { $part }.
scores-story-led-part = Counting the points, { $winners } led from { $part } on.
scores-story-roll = Luckiest roll: { $player } with { $dice } in turn { $turn }.
scores-story-gain = Biggest turn: { $player } with +{ $points } in turn { $turn }.
scores-story-gain-part = Most points at once: { $player } with { $part } ({ $points }).
scores-end-meetings = 🤝 { $games } games together. First places: { $firsts }
scores-end-meetings-of = { $player } { $count }
scores-moment-button = Highlight
scores-film-button = Animation
scores-film = **{ $game }** as an animation.
# The turn that is shown again. That one was decisive the review says, in a line below: the scores can’t know it.
scores-moment-title = **{ $game }** · { $turn }{ $why ->
    [decisive] {""}
    [lead] : most points from here on
    [gain] : the biggest gain
   *[last] : the last one
}
scores-moment-review = -# The **Review** says which turn was decisive.
scores-moment-gone = This game ended under other rules, so its turns can’t be shown again.

## Standings

scores-standings-title = **{ $game }** · turn { $turn }
scores-leaderboard-button = Leaderboard
scores-waits = ▶ { $players } to move
scores-waits-due = ▶ { $players } to move · deadline { $due }
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
# A line of somebody who took hints.
scores-hinted = { $line } · asked for suggestions
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
scores-leaderboard-note = -# Ratings are estimates (±), ranked by their low end, so playing more helps. Everybody starts at { $start } ± { $spread }; only games with 2 or more people count. A season is a quarter of a year; “when” shows other times.
scores-leaderboard-together = In this game everybody wins or loses together, so there are no ratings.
scores-leaderboard-teams = -# A team is rated as one side: its players rise and fall together.
scores-leaderboard-empty = Nobody is rated here yet: that takes a finished game with 2 or more people. /game new opens one; “when” shows other times.
scores-when-season = This season
scores-when-last = The last season
scores-when-all = All time
scores-ever = All time
scores-newcomers = Not ranked yet (after { $least } rated games): { $names }
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
scores-profile-note = -# Finished games on this server. Only games with 2 or more people are rated.
scores-profile-empty = No finished games on this server yet.
# Where I am not: one's own games of all servers.
scores-profile-line-everywhere = **{ $game }** · { scores-profile-sum }
scores-profile-note-everywhere = -# Your finished games on all servers. Each server has its own ratings: /leaderboard there shows them.
scores-profile-empty-everywhere = You have no finished games yet.
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
scores-profile-time = average turn: { $time }
scores-profile-best-season = best season: { $best }
scores-profile-best = { $game }, { $season }

## Two people

scores-record-title = ### Our record
scores-record-line = **{ $game }** · { $games ->
    [one] 1 game
   *[other] { $games } games
} · ahead { $ahead }, behind { $behind }, level { $level }
scores-record-note = -# Finished games on this server. Resigned or away counts as behind.

## A result that moderators take out

scores-result-button = Result…
scores-result-title = ## The result of { $game }
    -# Ended { $when } · `{ $id }`
scores-result-out = Take it out
scores-result-in = Put it back in
scores-result-out-means = Take it out? Then it counts for nobody: not on the leaderboard, in wins, profiles and the record against each other, and not as a game finished or left. The ratings of this game on this server are computed again without it. Standings, log and book stay.
scores-result-in-means = Put it back in? Then it counts again as before, and the ratings of this game on this server are computed again with it.
scores-result-told = A line in the table’s channel and in its log names you. Moderators can change it for { $time } after the end.
scores-result-told-nobody = I can’t show this game any more, so its table isn’t told. Moderators can change it for { $time } after the end.
scores-result-news = **{ $game }**, ended { $when }: { $line }
