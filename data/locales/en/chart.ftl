# Words in the pictures of render/charts: the course of a game and the card of a player.

## The graph of a finished game

chart-title = { $game }: the score after each turn
chart-points = Points
chart-turns = Turns
chart-dice = Dice
chart-dice-hint = their sum, and how far it is above or below the expected one
chart-faces-hint = { $faces }; expected in brackets
chart-face = { $face } { $count } ({ $expected })
chart-player = { $name }
chart-everybody = For everybody
chart-alt-title = { $title }.
chart-join-turns = {", "}
chart-alt-turns = After these turns: { $turns }.
chart-alt-scores = { $name }: { $scores }.
chart-luck = { $name }: { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $expected } expected; luckier than { $share }% of such rolls.
chart-luck-faces = { $name }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $faces } (expected in brackets).

## The card of a player

chart-games = Games
chart-wins = Wins
chart-favourite = Favourite game
chart-turn-time = Average turn
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
chart-alt-profile = { $name }. Games: { $games }. Wins: { $wins }. Favourite game: { $favourite }. Average turn: { $time }. Best season: { $best }.
chart-alt-rating = { $game }: rating { $rating }, very likely between { $low } and { $high }; after each of the last games: { $course }.

## The scores of one day of the dice of the day

chart-day-title = Dice of the day, { $date }
chart-day-nobody = Nobody has finished
chart-day-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
chart-day-summary = { $players } · best: { $best } · half reached { $half } or more
chart-day-strong = Strong computer player: { $score }
chart-day-alt-summary = { $summary }.
chart-day-alt-count = { $score } { $score ->
    [one] point
   *[other] points
}: { $count }.
