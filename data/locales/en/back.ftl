# Coming back to a game: what happened meanwhile, the log, one’s own games, the daily digest.

## The story of a game

# The heading of a turn; { $when } is a time that Discord words itself (“2 days ago”).
ui-story-turn = **Turn { $turn }** · { $when }
ui-story-later = -# { $when }
ui-story-clock = { $told } *(time was up: played by the clock)*
ui-story-computer = -# From here on a computer player plays for **{ $player }**.
ui-story-person = -# From here on a person plays for **{ $player }**.

## Since one’s own last turn

ui-since-button = Since my last turn
ui-since-turn = **{ $game }** · since your last turn{ $pages ->
    [1] { "" }
   *[other] , page { $page } of { $pages }
}
ui-since-begin = **{ $game }** · since the game began{ $pages ->
    [1] { "" }
   *[other] , page { $page } of { $pages }
}
ui-since-watching = **{ $game }** · the last moments{ $pages ->
    [1] { "" }
   *[other] , page { $page } of { $pages }
}
ui-since-nothing = Nothing has happened that you have not seen.
ui-since-film-alt = The board since then as a moving picture, up to now.
