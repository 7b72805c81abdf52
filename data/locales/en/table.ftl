# The table panel, one’s own panel, and what is typed or pressed on them.

table-headline = **{ $turn }**
table-begun-already = Your turn has begun already: go on here, or undo first.
table-call = ▶ { $parts }
table-called = { $players }
table-called-last = { $players }: only you still have to move
table-may-answer = { $players }: you can answer in **My panel**. The game goes on meanwhile.
table-computer = 🤔 Thinking: { $players }
table-due = ⏳ { $due }
table-voted = ⌛ Out of time: { $players }. The others can press **Let the computer play**.
table-deserted = 💤 Everybody is away. Press **I’m back** to go on.
table-corrected = 🛠️ **The rules were corrected** (version { $was } → { $now }). From here on:
# { $what } are lines of the log.
table-undone = ↩️ { $player } undid: ~~{ $what }~~
# A move without a line of its own, such as the end of a turn.
table-undone-move = ↩️ { $player } undid their last move.
table-absent = ⌛ Out of time: { $players }. The computer played instead.
table-ahead-answer = 📋 By standing answer: { $players }
table-ahead-order = 📋 By order: { $players }
table-away-seat = -# The computer plays for { $player } until they press **I’m back**.
table-away-seats = -# The computer plays for { $players } until they press **I’m back**.
table-my-panel = My panel
table-happened = What happened
table-undo = Undo
table-undo-further = Undo…
table-refresh = Refresh
table-show-board = Show the board
table-back-again = I’m back
table-more = { $what }…
table-more-lines = -# … { $count } more{ $where ->
    [own] {""}
    [end] {": More…"}
   *[public] {": What happened"}
}
table-more-actions = More…
table-choose = Choose
table-board-coming = A fresh panel is on its way.
table-words-permission = -# No picture: I may not attach files here. Allow “Attach Files” in the channel’s permissions to bring the pictures back.
table-words-failed = -# No picture: drawing it failed. The game goes on in words.

## One’s own panel

table-own-due = ⏳ Deadline: { $due }
table-own-bank-due = ⏳ Time bank: empty { $due }. +{ $more } at the end of your turn.
table-own-bank = ⏳ Your time bank: { $left }
table-your-move = 👉 It’s your move.
table-nothing-now = Waiting for { $players }.
table-not-owed = Your choice is optional: the game is waiting for { $players }.
table-watching = You are watching. Waiting for { $players }.
table-time-up = ⌛ You’re out of time. You can still move until the others let the computer play.
table-you-are-away = The computer plays for you. Press **I’m back** to play yourself.
table-play-rest = Not played: { $rest }
table-play-stopped = { $done ->
    [0] Nothing was played. Stopped
   *[other] Played { $done } of { $count }. Stopped
} at “{ $part }”: { $why }
table-play-over = The moves before it leave you nothing to choose.
table-play-long = Type at most { $most } actions at once.
table-play-sure = You can’t undo this, so confirm it first.
table-play-this = ▶ { $action }
table-play-then = then { $action }
table-preview = **{ $choice }**
table-preview-if = -# If you confirm:
table-preview-final = Preview. You can’t undo this.
table-preview-last = You’re the last to choose. Confirm, and everybody’s choices are final.
table-confirm = Confirm
table-closed = This game was ended without a result.
table-unasked = Don’t ask again
table-unasked-done = Turn confirmations are off now; /settings turns them on.
table-next-waiting = Next table that waits for you: { $game }
table-larger-on = There is one picture now, large on a phone too.
table-win-plan = 🏆 To win: { $plan }
table-computers-line = -# 💡: a ready-made turn, as the computer would play it
table-ready-made-none = I have no ready-made turn for this.
table-ready-made-failed = I couldn’t think of a turn just now.



## A hint, on the panel of whoever asked for it

# A plan is the words of its buttons. The first one is shown in the picture.
# Before somebody's first hint of a game; the words in “ ” are those of scores-hinted-legend.
table-hint-before = 💡 A suggestion compares a few plans and shows the best ones, for you alone; { $most } a turn at most.
    {""}**When the game is over, your score says “asked for suggestions”.** The review tells which turns were played from a suggestion.
table-hint-take = 💡 Show the suggestion
table-hint-play = ▶ Play { $number }
table-hint-thinking = 💡 Trying out a few plans…
table-hint-first = 💡 1{ $pictured ->
    [0] {""}
   *[other] {" "}(in the picture)
}: **{ $plan }** · { $chance } · { $why }
table-hint-next = { $number }: **{ $plan }** · { $chance }
table-hint-such = { $plan } (such as { $then })
table-hint-only = 💡 { $pictured ->
    [0] {""}
   *[other] In the picture:{" "}
}**{ $plan }** · a rule of thumb, not tried out
table-hint-lead = roughly { $by ->
    [one] { $by } point
   *[other] { $by } points
} ahead of the others (± { $error })
table-hint-behind = roughly { $by ->
    [one] { $by } point
   *[other] { $by } points
} behind the others (± { $error })
table-hint-points = roughly { $by ->
    [one] { $by } point
   *[other] { $by } points
} in the end (± { $error })
table-hint-chance = wins roughly { $low }–{ $high } games in 100
table-hint-even = about as good as plan 2
table-hint-why = better than plan 2: { $reason }
table-hint-more = +{ $by ->
    [one] { $by } point
   *[other] { $by } points
}
table-hint-oftener = wins { $by ->
    [one] { $by } more game
   *[other] { $by } more games
} in 100
table-hint-part = +{ $by ->
    [one] { $by } point
   *[other] { $by } points
}, { $part }
table-hint-rival = { $by ->
    [one] { $by } point
   *[other] { $by } points
} fewer for { $rival }

## What is this? The words that a newcomer does not know

table-what-button = What is this?
table-what-head = **What is this?** · { $game }
# { $cited } is “rule 24”; a word of the lobby has no rule.
table-what-line = **{ $term }**: { $meaning }{ $cited ->
    [0] .
   *[other] {" "}({ $kind ->
        [ruling] ruling { $cited }
       *[rule] rule { $cited }
    }).
}
table-term-rated = rated
table-term-rated-meaning = the result changes your rating on this server
table-term-ready-made = ready-made
table-term-ready-made-meaning = whole turns the computer suggests, one press each
table-term-hint = suggestion
table-term-hint-meaning = the best plans for your turn, compared; the end card marks who asked
table-term-hash = hash
table-term-hash-meaning = a fingerprint of the secret seed; it proves later that nobody changed the dice
table-term-word = word
table-term-word-meaning = each player may add one to the dice, so that nobody else can choose the rolls

## Standing answers, on one's own panel

table-answers-head = **{ $game }: standing answers**
    I give these answers in others’ turns, { $delay } after you’re asked; until then you can answer yourself. Everybody reads that it was a standing answer.
    -# Not on your vacation, and not while the computer plays for you.

## More…: the list of one’s own panel, a line each with what it is for

table-also-happened = What happened
table-also-happened-how = Since your last turn, and the whole game
table-also-moves = All moves
table-also-moves-how = One action at a time, without ending the turn
table-also-suggestion = 💡 Suggestion
table-also-suggestion-how = What the computer would do here, for you alone
table-also-what = What is this?
table-also-what-how = Explains the words on this panel
table-also-rules = Rules
table-also-rules-how = Page by page
table-also-words = Board in words
table-also-words-how = Page by page, for playing without the picture
table-also-type = Type a move…
table-also-type-how = For a keyboard
table-also-answers = Answer ahead…
table-also-answers-how = What you always answer when others’ turns ask you
table-also-note = Note
table-also-note-how = Lines about this table for you alone
table-also-notes = My notes
table-also-notes-how = Your lines about this table
table-also-learn = Learn by playing
table-also-learn-how = Short lessons, a few minutes each
table-also-options = Options…
table-also-options-how = A change deals a new board
table-also-strong = Strong player’s sheet
table-also-strong-how = The same dice, built by the computer
table-also-away = Put away
table-also-away-how = Ends this game of yours
table-also-anew = Deal anew
table-also-anew-how = Guess again what is hidden
table-also-dice = Set the dice…
table-also-dice-how = Choose what the last roll shows
table-also-order = When it is my turn…
table-also-order-how = Plays these moves for you when you are called
table-also-order-not-yet = When it is my turn…
table-also-order-not-yet-how = First play on to your turn and move, without a roll on the way
table-also-nudge = Nudge
table-also-nudge-how = Reminds the player the game is waiting for
table-also-moment = Highlight
table-also-moment-how = The turn that decided the game, as an animation
table-also-book = Book
table-also-book-how = One page that replays the game
table-also-people = Open it in a channel
table-also-people-how = A lobby with these options, for people
table-type-how = The words of a button; put ; between several
table-words-head = **{ $title }** · page { $page } of { $pages }
table-words-rest = … The rest: **Board in words**
