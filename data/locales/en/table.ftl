# The table panel, one’s own panel, and what is typed or pressed on them.

table-asked = Turn { $turn } · { $player }: { $prompt }
table-waits = Turn { $turn } · Waiting for { $players }. Choose on your own panel.
table-may-answer = { $players } may answer on the own panel; the game does not wait for it.
table-computer = Turn { $turn } · { $players } is thinking.
table-due = ⏳ Time is up { $due }.
table-first-due = ⏳ For the first of them time is up { $due }.
table-voted = ⌛ The time of { $players } is up. The others have been asked whether the computer may play.
table-deserted = Turn { $turn } · 💤 Nobody is here. The game waits until somebody presses **I am back**.
table-absent = ⌛ The time of { $players } was up, so the computer has played.
table-away-seat = -# The computer plays for { $player } until they press **I am back**.
table-away-seats = -# The computer plays for { $players } until each presses **I am back**.
table-my-panel = My panel
table-undo = Take back
table-undo-further = Take back…
table-refresh = Look again
table-show-board = Show the board
table-back-again = I am back
table-more = { $what }…
table-choose = Choose
table-board-coming = A fresh panel is on its way.
table-words-permission = -# No picture: I may not attach files in this channel. The game goes on in words; “Attach Files” in the channel’s permissions brings the pictures back.
table-words-failed = -# No picture: it could not be drawn. The game goes on in words.

## One’s own panel

table-nothing-now = Waiting for { $players }.
table-not-owed = You may, but need not. The game waits for { $players }.
table-watching = You are watching. Waiting for { $players }.
table-time-up = ⌛ Your time is up. You may still play, unless the others let the computer play before you do.
table-you-are-away = The computer plays for you. Press **I am back** to go on yourself.
table-play-rest = Not played: { $rest }
table-preview = **{ $choice }**
table-preview-if = -# If you confirm:
table-preview-final = This is how the board would look. It cannot be taken back.
table-preview-last = You are the last: if you confirm, everybody’s choices stand, and nothing can be taken back.
table-confirm = Confirm
table-closed = This game was ended without a result.
