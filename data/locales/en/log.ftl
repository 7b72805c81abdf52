# The story of a game, what happened since one’s last turn, and films.

log-title = **{ $game }** · the story so far, page { $page } of { $pages }
log-row = `{ $row }` { $told }
log-undone = `{ $row }` ~~{ $told }~~ (taken back)
log-empty = Nothing has happened yet.
log-film-alt = The whole game as a moving picture, one board after another.

## The story by turns

# The heading of a turn; { $when } is a time that Discord words itself (“2 days ago”).
log-story-turn = **Turn { $turn }** · { $when }
log-story-later = -# { $when }
log-story-clock = { $told } *(time was up: played by the clock)*
log-story-computer = -# From here on a computer player plays for **{ $player }**.
log-story-person = -# From here on a person plays for **{ $player }**.

## Since one’s own last turn

log-since-button = Since my last turn
log-since-turn = **{ $game }** · since your last turn{ $pages ->
    [1] { "" }
   *[other] , page { $page } of { $pages }
}
log-since-begin = **{ $game }** · since the game began{ $pages ->
    [1] { "" }
   *[other] , page { $page } of { $pages }
}
log-since-watching = **{ $game }** · the last moments{ $pages ->
    [1] { "" }
   *[other] , page { $page } of { $pages }
}
log-since-nothing = Nothing has happened that you have not seen.
log-since-film-alt = The board since then as a moving picture, up to now.
