# The lobby: seats, options, table rules, and ending a game without a result.

lobby-title = ## { $game }
lobby-seat = { $number }. **{ $name }**
lobby-computer = { $number }. **{ $name }** (computer player)
lobby-kept = { $number }. **{ $name }** (asked; press **Join**)
lobby-free = { $number }. *free*
lobby-optional = { $number }. *free, not needed*
lobby-option = { $option }: **{ $value }**
lobby-opening = -# The seed of the dice is already fixed, and promised by this hash: `{ $hash }`. With everybody's word it gives every roll; when the game is over it is shown, and anyone can check.
lobby-give-word = A word for the dice
lobby-word-label = Your word
lobby-word-description = Everybody sees it, and it stays if you erase your data. Empty: a number is added for you.
lobby-words = -# Words for the dice: { $words }
lobby-word = { $number } `{ $word }`
lobby-seed = -# The dice are already fixed: the SHA-256 of their seed is `{ $hash }`. When the game is over the seed is shown, and anyone can check every roll.
lobby-missing = { $missing ->
    [one] One more player is needed. Press **Join**, or add a computer player.
   *[other] { $missing } more players are needed. Press **Join**, or add computer players.
}
lobby-ready = Enough players are here: anyone seated may press **Begin**. More may still join.
lobby-full = All seats are taken: anyone seated may press **Begin**.
lobby-asked = Asked, but not joined yet: { $players }. Their seats go to nobody else until somebody presses **Begin**; then the game begins without them.
lobby-begun = The game has begun.
lobby-closed = The lobby was closed; nothing was played.
lobby-join = Join
lobby-leave = Leave
lobby-begin = Begin
lobby-add-computer = Add a computer player
lobby-drop-computer = Remove a computer player
lobby-free-seat = Free a kept seat
lobby-which-kept = Whose seat shall be kept no longer?
lobby-options = Options
lobby-which-computer = Which computer player?
lobby-policy-random = Random: plays anything at all
lobby-policy-greedy = Greedy: makes the most of each turn
lobby-computer-seated = **{ $name }** sits down.
lobby-options-head = **Options**
lobby-which-option = Which option?

## Answers to commands

lobby-you-opened = The lobby for { $game } is open.
lobby-you-joined = You have a seat.
lobby-you-left = You have left.
lobby-you-began = The game begins.
lobby-end-question = End { $game } here for everybody, without a result? This cannot be undone.
lobby-end-sure = End the game
lobby-you-ended = The game was ended.

## Table rules

lobby-rule-clock = Time for each turn
lobby-rule-clock-none = no limit
lobby-rule-clock-12h = 12 hours
lobby-rule-clock-1d = 1 day
lobby-rule-clock-2d = 2 days
lobby-rule-clock-3d = 3 days
lobby-rule-clock-7d = 7 days
lobby-rule-absent = When the time is up
lobby-rule-absent-computer = the computer plays that turn
lobby-rule-absent-vote = the others may let the computer play
lobby-rule-stand-ins = Computers take over empty seats
lobby-rule-stand-ins-true = yes
lobby-rule-stand-ins-false = no
lobby-rule-takebacks = Taking back
lobby-rule-takebacks-own = only one’s own, until somebody else acts
lobby-rule-takebacks-ask = more, if everybody affected agrees
lobby-rule-rated = Counts for the rating
lobby-rule-rated-true = yes
lobby-rule-rated-false = no

## What joining accepts

lobby-accept = -# By joining you accept: { $terms }.
lobby-accept-clock = **{ $time }** for each turn
lobby-accept-no-clock = **no time limit**
lobby-accept-computer = then the computer plays that turn
lobby-accept-vote = then the others may let the computer play
lobby-accept-takeover = who stays away or leaves is replaced by the computer
lobby-accept-resign = who leaves gives up, as the rules of the game say
lobby-accept-own = taking back until somebody else acts
lobby-accept-ask = taking back more if everybody affected agrees
lobby-accept-rated = rated
lobby-accept-friendly = not rated
lobby-terms-changed = **You have not joined yet:** since that message the options have been changed. This is what holds now; press **Join** here if you agree.
lobby-rejoin = ⚙️ { $players }: { $by } has changed the options in the lobby. Look at what holds now and press **Join** there again if you agree; otherwise the game begins without you.
