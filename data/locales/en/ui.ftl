# The Discord front: panels, buttons, answers. Names and sentences of games come in as variables.

## The table

ui-rules = Rules
ui-again = New game

## The end

ui-end-title = ## { $game }: the game is over
ui-end-winner = { $count ->
    [one] 🏆 **{ $winners }** wins.
   *[other] 🏆 **{ $winners }** share the win.
}
# No “1.” in front: Discord makes a list of its own of that, and counts 1, 2, 3 where two share a rank.
ui-score = #{ $rank } **{ $player }**: { $score } ({ $parts })
ui-score-plain = #{ $rank } **{ $player }**: { $score }
ui-score-part = { $part }: { $points }
ui-scores-secret = The scores are secret until the end.
ui-end-seed = -# Seed of the dice: `{ $seed }` · its SHA-256, as promised: `{ $hash }` · /verify checks every roll.
    -# /game new opens the next game.
ui-end-closed = { $game } was ended without a result.
