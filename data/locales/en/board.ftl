# Private boards: one person alone, shown in their own panel.
board-title-play = Private game
board-title-try = Try it
board-title-day = Dice of the day, { $date }
board-head = 🔒 **{ $title }** · { $game }
board-thinking = The computers are thinking …
board-goes-on = This game of yours goes on.
board-gone = -# You can have { $most } private boards, so one had to make room: { $game }.
# Below the first board, until something was pressed.
board-fresh = -# { $opponents } · to change: **More…**
board-against = { $opponents }, { $level }
board-count = { $count ->
    [0] Nobody else plays
    [one] 1 computer
   *[other] { $count } computers
}
board-level = Level: { $level }
board-corrected = -# The rules were corrected while this game went on, so it has no review and no book.
board-resumed = -# 🛠️ The rules were corrected; undo reaches back to here.
board-ended = -# The rules were corrected after this game.
board-earlier-rules = earlier rules
board-settings = **Options** · a change deals a new board
board-play = Play
board-play-game = ▶ { $game }
board-which = Which game? You play at once, against computers, and nobody else sees it.
board-resume = Go on with a private game
board-option = { $game } · { $turn }
board-away-ask = Put this game away for good? You can’t bring it back.
board-away-sure = Put it away
board-away-done = Put away. `/play` begins a new game.
board-again = Again
board-elsewhere = With people you play { $game } in a channel of a server where I am: `/game new` there.{ $query ->
    [none] {""}
   *[other] {" "}Add me to a server: { common-invitation }
}
# Try it: the position of a table, on which one plays for everybody.
board-try-button = 🧪 Try it
board-try-head = 🧪 **{ $title }** · { $game } · { $turn }
board-try-plays = { $own ->
    [yes] Your move
   *[no] You move for { $player }
}
board-try-guess = Hidden things are guessed
board-try-on = On to my turn
board-try-back = Back to the table
# Shows the tried moves at the table, to be confirmed there.
board-try-play = Play this
# Dice on a Try it, which its owner may set to other faces.
board-try-dice-title = Set the dice
board-try-dice-field = What they show
# { $dice }: “3 dice of 1 to 6”, in the order of the roll; { $faces }: what the numbers stand for.
board-try-dice-how = In the order of the roll: { $dice }.
board-try-dice-how-symbols = { $dice }, where { $faces }.
board-try-dice-of = { $count ->
    [one] 1 die of 1 to { $sides }
   *[other] { $count } dice of 1 to { $sides }
}
board-try-dice-face = { $numbers } is { $face }
