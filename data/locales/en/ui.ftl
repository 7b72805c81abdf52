# The Discord front: panels, buttons, answers. Names and sentences of games come in as variables.

## The lobby

ui-lobby-title = ## { $game }
ui-lobby-seat = { $number }. **{ $name }**
ui-lobby-computer = { $number }. **{ $name }** (computer player)
ui-lobby-kept = { $number }. **{ $name }** (asked; press **Join**)
ui-lobby-free = { $number }. *free*
ui-lobby-optional = { $number }. *free, not needed*
ui-lobby-option = { $option }: **{ $value }**
ui-lobby-seed = -# The dice are already fixed: the SHA-256 of their seed is `{ $hash }`. When the game is over the seed is shown, and anyone can check every roll.
ui-lobby-missing = { $missing ->
    [one] One more player is needed. Press **Join**, or add a computer player.
   *[other] { $missing } more players are needed. Press **Join**, or add computer players.
}
ui-lobby-ready = Enough players are here: anyone seated may press **Begin**. More may still join.
ui-lobby-full = All seats are taken: anyone seated may press **Begin**.
ui-lobby-asked = Asked, but not joined yet: { $players }. Their seats go to nobody else until somebody presses **Begin**; then the game begins without them.
ui-lobby-begun = The game has begun.
ui-lobby-closed = The lobby was closed; nothing was played.
ui-join = Join
ui-leave = Leave
ui-begin = Begin
ui-add-computer = Add a computer player
ui-drop-computer = Remove a computer player
ui-free-seat = Free a kept seat
ui-which-kept = Whose seat shall be kept no longer?
ui-options = Options
ui-which-computer = Which computer player?
ui-policy-random = Random: plays anything at all
ui-policy-greedy = Greedy: makes the most of each turn
ui-computer-seated = **{ $name }** sits down.
ui-options-head = **Options**
ui-which-option = Which option?
ui-lobby-opened = The lobby for { $game } is open.
ui-joined = You have a seat.
ui-left = You have left.
ui-begun = The game begins.

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
ui-end-question = End { $game } here for everybody, without a result? This cannot be undone.
ui-end-sure = End the game
ui-ended = The game was ended.
ui-resign-sure = Leave the game
ui-resigned = You have left the game.

## Commands

ui-board-coming = A fresh panel is on its way.
ui-log-title = **{ $game }** · the story so far, page { $page } of { $pages }
ui-log-row = `{ $row }` { $told }
ui-log-undone = `{ $row }` ~~{ $told }~~ (taken back)
ui-log-empty = Nothing has happened yet.
