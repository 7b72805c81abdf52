# Try it: a table's position on which one plays for everybody, alone.
try-button = 🧪 Try it
try-head = 🧪 **{ $title }** · { $game } · { $turn }
try-plays = { $own ->
    [yes] Your move
   *[no] You move for { $player }
}
try-guess = Hidden things dealt anew
try-on = On to my turn
try-anew = Deal anew
try-back = Back to the table
# Shows the tried moves at the table, to be confirmed there.
try-play = Play this
