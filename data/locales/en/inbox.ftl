# A person’s own tables, a line each: in /tables and the daily digest.

inbox-title = ## Your tables
# The channel, and a link to the newest panel in it.
inbox-place = { $channel } ([go there]({ $link }))
inbox-yours = 👉 **{ $game }** · { $place } · **your move**
inbox-yours-due = 👉 **{ $game }** · { $place } · **your move** · deadline { $due }
inbox-yours-late = 👉 **{ $game }** · { $place } · **your move** · out of time
inbox-cancel-orders = Cancel the order: { inbox-option }
inbox-clear-answers = Clear the standing answers: { inbox-option }
inbox-notes = My notes: { inbox-option }
inbox-nudge = { $count ->
    [0] Nudge: { $game }
   *[other] Nudge { $players }: { $game }
}
inbox-others = **{ $game }** · { $place } · waiting for { $players }
inbox-away = 🤖 **{ $game }** · { $place } · the computer plays for you
inbox-lobby = **{ $game }** · { $place } · not begun yet
inbox-lobby-asked = **{ $game }** · { $place } · not begun yet; your seat is reserved: **Join** there
inbox-stopped = **{ $game }** · { $place } · stopped after an error; /game end closes it
inbox-old-rules = **{ $game }** · { $place } · needs another version of the rules and can’t go on; /game end closes it
# A private game, below the tables.
inbox-board-playing = 🔒 **{ $game }** · { $title } · { $turn } · your choice
inbox-board-stuck = 🔒 **{ $game }** · { $title } · can’t go on: the rules were corrected
inbox-board-over = 🔒 **{ $game }** · { $title } · { $turn } · over
# A table that the reader watches without a seat, below everything else.
inbox-watched-playing = 👀 **{ $game }** · { $place } · waiting for { $players }
inbox-watched-lobby = 🔔 **{ $game }** · { $place } · I’ll message you when it begins
inbox-watched-stopped = 👀 **{ $game }** · { $place } · stopped at the moment
inbox-unwatch = Stop watching: { inbox-option }
inbox-muted = I can’t write there now
inbox-ahead = 📋 decided ahead
inbox-noted = 📝 your notes
# A request that awaits the reader’s answer: in the list, and in the menu that opens it.
inbox-request = ❓ **{ $game }** · { $place } · { $asks } · **your answer is missing**
inbox-request-due = ❓ **{ $game }** · { $place } · { $asks } · **your answer is missing** · deadline { $due }
inbox-asks-vote = { $player } is out of time
inbox-asks-vote-early = { $player } has had twice the time of a turn
inbox-asks-undo = { $player } would like to undo their last move
inbox-asks-end = { $player } would like to end the game without a result
inbox-asks-give = { $player } offers you their seat
inbox-asks-take = { $by } would like to take over the seat of { $player }
inbox-asks-take-own = { $by } would like to take over your seat
inbox-asks-fill = the seat of { $player } needs a player
inbox-answer-option = { $game }: { $asks }
inbox-more = { $count ->
    [one] … and 1 more.
   *[other] … and { $count } more.
}
inbox-page = -# Page { $page } of { $pages }
inbox-open = Open, answer, cancel…
inbox-option = { $count ->
    [0] { $game }
   *[other] { $game } with { $players }
}
inbox-back = { $count ->
    [0] I’m back: { $game }
   *[other] I’m back: { $game } with { $players }
}

## The daily digest

inbox-digest-title = ## Your games today
inbox-digest-half = ⏳ half your time is gone
inbox-digest-near = ⏰ time is short
inbox-digest-ended = 🏁 **{ $game }** · { $place } · over: { $count ->
    [0] nobody won
    [one] **{ $winners }** won
   *[other] **{ $winners }** { $team ->
        [0] shared the win
       *[other] won together
    }
}
inbox-digest-unclaimed = 🏁 **{ $game }** · { $place } · over: **{ $winners }** came first, so nobody won
inbox-digest-over = 🏁 **{ $game }** · { $place } · over
inbox-digest-closed = 🏁 **{ $game }** · { $place } · ended without a result
inbox-digest-foot = -# Once a day, because you asked for it; /settings changes that.
