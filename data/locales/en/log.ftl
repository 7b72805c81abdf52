# The story of a game, what happened since one’s last turn, and films.

log-title = **What happened** · { $game }{ $part ->
    [turn] {" "}· since your last turn
    [begin] {" "}· since the game began
    [watching] {" "}· the last moments
    [whole] {" "}· the whole game
   *[message] {""}
}{ $pages ->
    [1] {""}
   *[other] {" "}· page { $page } of { $pages }
}
log-undone = ~~{ $line }~~ (undone)
# A row from before a correction of the rules, whose events are told no more; { $notation } is what was typed.
log-untold = **{ $player }**: { $notation }
# Read by whoever took it, and nobody else.
log-hint = -# 💡 You asked for a suggestion: `{ $plan }`
# { $table } is the id of another table.
log-imported = *Everything above comes from the record of table { $table }. From here the dice are new and the game is unrated.*
log-empty = Nothing has happened yet.
log-corrected = The rules were corrected; nothing has happened since.
log-film-alt = An animation of the whole game, one board after another.

## The story by turns

# The heading of a turn; { $when } is a time that Discord words itself (“2 days ago”).
log-story-turn = **{ $turn }** · { $when }
log-story-later = -# { $when }
log-story-clock = { $line } *(out of time: played automatically)*
log-ahead-answer = { $line } *(by standing answer)*
log-ahead-order = { $line } *(by order)*
log-story-computer = -# The computer now plays for **{ $player }**.
log-story-person = -# A person now plays for **{ $player }**.
# Changes of a seat’s player, where they happened.
log-seat-passed = -# 🤖 { $name } is away: the computer plays until they are back.
log-seat-off = -# 🚪 { $name } is no longer on the server.
log-seat-by-host = -# 🤖 { $by }, the host, gave the seat of { $name } to the computer.
log-seat-by-moderator = -# 🛡️ { $by }, a moderator, took { $name } off their seat.
log-seat-back = -# 🙂 { $name } is back.
log-seat-left = -# 🚪 { $name } resigned: the computer takes over.
log-seat-given = -# 🪑 { $new } takes over the seat of { $old }.
log-intervention = { $line } · { $when }

## Since one’s own last turn

log-since-nothing = Nothing new since your last turn
log-whole-button = Whole game
log-turn-film-alt = An animation: { $turn }.
log-since-film-alt = An animation of the board since then.

# The first line, about the reader: what they lost and gained (a game’s “message-about”), and what the game waits for.
log-own = { $news } · { $now }
log-own-turns = { $count ->
    [one] 1 new turn
   *[other] { $count } new turns
}
log-own-move = **your move**
log-own-move-since = **your move**, asked { $when }
log-own-wait = waiting for { $players }
log-own-away = the computer plays for you
log-own-over = the game is over
log-own-closed = the game ended without a result
log-try = 🧪 Try it from…
