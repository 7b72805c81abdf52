# The Discord front: panels, buttons, answers. Names and sentences of games come in as variables.

## The table

ui-table-asked = Turn { $turn } · { $player }: { $prompt }
ui-table-waits = Turn { $turn } · Waiting for { $players }. Choose on your own panel.
ui-table-may-answer = { $players } may answer on the own panel; the game does not wait for it.
ui-table-computer = Turn { $turn } · { $players } is thinking.
ui-my-panel = My panel
ui-rules = Rules
ui-undo = Take back
ui-refresh = Look again
ui-show-board = Show the board
ui-again = New game
ui-more = { $what }…
ui-choose = Choose
ui-words-permission = -# No picture: I may not attach files in this channel. The game goes on in words; “Attach Files” in the channel’s permissions brings the pictures back.
ui-words-failed = -# No picture: it could not be drawn. The game goes on in words.

## One’s own panel

ui-nothing-now = Waiting for { $players }.
ui-not-owed = You may, but need not. The game waits for { $players }.
ui-watching = You are watching. Waiting for { $players }.
ui-undone = Taken back.
ui-play-rest = Not played: { $rest }
ui-preview = **{ $choice }**
ui-preview-if = -# If you confirm:
ui-preview-final = This is how the board would look. It cannot be taken back.
ui-preview-last = You are the last: if you confirm, everybody’s choices stand, and nothing can be taken back.
ui-confirm = Confirm
ui-closed = This game was ended without a result.
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
ui-film-alt = The whole game as a moving picture, one board after another.
ui-resign-sure = Leave the game
ui-resigned = You have left the game.

## Commands

ui-board-coming = A fresh panel is on its way.
ui-log-title = **{ $game }** · the story so far, page { $page } of { $pages }
ui-log-row = `{ $row }` { $told }
ui-log-undone = `{ $row }` ~~{ $told }~~ (taken back)
ui-log-empty = Nothing has happened yet.
