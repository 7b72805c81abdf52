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
# Dice on a Try it, which its owner may set to other faces.
try-dice = Set the dice…
try-dice-title = Set the dice
try-dice-field = What they show
# { $dice }: “3 dice of 1 to 6”, in the order of the roll; { $faces }: what the numbers stand for.
try-dice-how = In the order of the roll: { $dice }.
try-dice-how-symbols = { $dice }, where { $faces }.
try-dice-of = { $count ->
    [one] 1 die of 1 to { $sides }
   *[other] { $count } dice of 1 to { $sides }
}
try-dice-face = { $numbers } is { $face }
