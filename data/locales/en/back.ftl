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

## One’s own games

ui-mygames-nothing = Nothing waits for you.
ui-mygames-yours-due = ▶ **{ $game }** · { $place } · **it is your move**, your time is up { $due }
ui-mygames-asked = ↳ { $prompt }
ui-mygames-away = 🤖 **{ $game }** · { $place } · the computer plays for you
ui-mygames-old-rules = **{ $game }** · { $place } · begun under another version of the rules; it stands still, and /game end closes it
ui-mygames-muted = -# I cannot write in that channel at the moment; your panel opens from here all the same.
ui-mygames-page = -# Page { $page } of { $pages }
ui-mygames-open = Open the panel of a game that waits for you
ui-mygames-option = { $count ->
    [0] { $game }
   *[other] { $game } with { $players }
}
ui-mygames-back = { $count ->
    [0] I am back: { $game }
   *[other] I am back: { $game } with { $players }
}

## The daily digest

letter-digest-title = ## Your games today
letter-digest-ended = 🏁 **{ $game }** · { $place } · over: { $count ->
    [one] **{ $winners }** won
   *[other] **{ $winners }** shared the win
}
letter-digest-over = 🏁 **{ $game }** · { $place } · over
letter-digest-closed = 🏁 **{ $game }** · { $place } · ended without a result
letter-digest-foot = -# You get this once a day because you asked for it; /settings changes that.
