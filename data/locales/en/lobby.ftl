# The lobby: seats, options and table rules.

lobby-title = ## { $game }
lobby-players = 👥 { $taken }/{ $most } · { $players }
lobby-seat = **{ $name }**
lobby-host = { $seat } (host)
lobby-agrees = **{ $name }** ✅
lobby-computer = 🤖 **{ $name }** ({ $level })
lobby-level-easy = easy
lobby-level-greedy = normal
lobby-level-strong = strong
lobby-level-random = random
lobby-kept = **{ $name }** ✉️
lobby-asked-again = **{ $name }** ✏️
lobby-option = { $option }: **{ $value }**
lobby-option-usual = { $option }: **{ $value }** (usually { $usual })
lobby-option-now = { $option } · { $value }
lobby-option-held = { $option }: **{ $value }** ({ $chosen })
lobby-chosen = ⚙️ { $options }
lobby-changed = ✏️ { $option }: { $was } → **{ $value }**
lobby-changed-names = ✏️ { $options }
lobby-options-count = { $count } options: see **About…**
lobby-opening = -# 🎲 Fair dice: rolls come from a secret seed (hash `{ $hash }`){ $mixed ->
    [more] , the players’ words, and a public random number or the id of a message
   *[words] {" "}and the players’ words
}. The seed is shown at the end, so anyone can check.
lobby-give-word = Change my dice word
lobby-word-label = Your word
lobby-word-description = Mixed into the dice. Public, and kept if you erase your data. Empty: none.
lobby-words = -# Words for the dice: { $words }
lobby-word = { $player } `{ $word }`
lobby-seed = -# Fair dice: the seed is fixed, SHA-256 `{ $hash }`. It is shown at the end, so anyone can check every roll.
lobby-missing = { $missing ->
    [one] 1 more player needed. Press **Join**, or add a computer player in **Set up…**.
   *[other] { $missing } more players needed. Press **Join**, or add computer players in **Set up…**.
}
lobby-missing-short = { $missing ->
    [one] 1 more player needed.
   *[other] { $missing } more players needed.
}
lobby-ready = Ready. More can still join.
lobby-full = All seats are taken.
lobby-host-begins = { $host } can press **Begin**.
lobby-all-begin = Waiting for { $players } to press **Agree to begin**.
lobby-all-begin-many = Waiting for { $count } players to press **Agree to begin**.
lobby-asked = ✉️ Invited: { $players }. Press **Join** before the game begins, or it begins without you.
lobby-asked-many = ✉️ { $count } invited: press **Join** before the game begins, or it begins without you.
lobby-accepts = ✏️ { $players }: press **Join** to accept.
lobby-accepts-many = ✏️ { $count } players: **Join** to accept.
lobby-awaiting = 🎲 Everything is fixed. The dice wait for { $whose ->
    [own] a random number of the operator’s own beacon
   *[drand] a public random number
} (round { $round }). { $when ->
    [soon] The game begins by itself once it is there.
   *[other] The game begins by itself { $when }.
}
lobby-awaiting-message = 🎲 Everything is fixed. The game begins by itself as soon as the commitment is posted.
lobby-begun = The game has begun.
lobby-closed = The lobby was closed. Nothing was played.
lobby-join = Join
lobby-join-kept = Join (if invited)
lobby-leave = Leave
lobby-begin = Begin
lobby-begin-without = Begin without { $players }
lobby-not-agreed = { $players } { $count ->
    [one] has
   *[other] have
} not agreed to the new options. Begin without { $players }?
lobby-agree = Agree to begin
lobby-set-up = Set up…
lobby-about = About…
lobby-set-up-head = **Set up** · { $game }
lobby-set-up-asks = ✏️ If an option changes, { $players } must press **Join** again.
lobby-host-sets-up = Only { $host } (host) sets up.
lobby-people = People: remove, free a seat…
lobby-reserve = Reserve a seat for…
lobby-done = Done
lobby-add-computer = Computer: { $level }
lobby-remove-who = Remove { $name }
lobby-free-who = Free { $name }’s seat
lobby-let-in-who = Let { $name } in again
lobby-remove-nobody = Nobody else has joined, and nobody was removed.
lobby-tell = Tell me when it begins
lobby-computer-seated = **{ $name }** sits down.
lobby-computer-gone = **{ $name }** leaves.
lobby-options-head = **Options**
lobby-unrated-too = 📈 Without a time limit a table is unrated, so **Rated** is off now.
lobby-clock-too = ⏳ A rated table has a time limit: **{ $time }** a turn now.
lobby-which-option = Change an option…

## Answers to commands

lobby-you-opened = The lobby for { $game } is open.
lobby-which-game = Which game?
lobby-own-and-full = Your lobby for { $open } is open in this channel, and this server allows { $limit } at a time.
lobby-own-in-the-way = Your lobby for { $open } is open in this channel.
lobby-in-the-way = The lobby of { $host } for { $open } is open in this channel: join it, open { $game } in a thread, or ask { $host } to close it with /game end.
lobby-in-the-way-and-full = The lobby of { $host } for { $open } is open in this channel: join it. This server allows { $limit } at a time.
lobby-game-in-the-way = A table of { $open } is already open in this channel. { $game } can have a thread of its own.
lobby-instead = Close it and open { $game }
lobby-invite-game = Which game, with { $player }? I open a lobby here and reserve a seat for them.
lobby-you-invited = { $game }: a seat is reserved for { $player } until the game begins.
lobby-you-left = You left the lobby.
lobby-you-removed = { $name } was removed. **Set up…** lets them in again.
lobby-you-let-in = { $name } can join again.

## Table rules

lobby-of-league = A game of the league: /league has its rules, the standings and how all its dice are checked.
lobby-rule-clock = Time for each turn
lobby-rule-clock-none = no limit
lobby-rule-clock-12h = 12 hours
lobby-rule-clock-1d = 1 day
lobby-rule-clock-2d = 2 days
lobby-rule-clock-3d = 3 days
lobby-rule-clock-7d = 7 days
lobby-rule-clock-bank = time bank: { $start }, +{ $more } a turn, up to { $cap }
lobby-rule-absent = Out of time
lobby-rule-absent-computer = the computer plays that turn
lobby-rule-absent-vote = the others may let the computer play
lobby-rule-stand-ins = After resigning or staying away
lobby-rule-stand-ins-true = the computer takes over
lobby-rule-stand-ins-false = out, by the game’s rules
lobby-rule-takebacks = Undo
lobby-rule-takebacks-own = your own latest moves, until somebody else acts
lobby-rule-takebacks-ask = further back, if everybody affected agrees, but never past dice or a reveal
lobby-rule-shortcuts = Winning moves
lobby-rule-shortcuts-true = shown; suggestions too in unrated games
lobby-rule-shortcuts-false = off
lobby-rule-rated = Rated
lobby-rule-rated-true = yes
lobby-rule-rated-false = no
lobby-rule-hints = Suggestions with chances
lobby-rule-hints-true = 2 a turn on request, marked on the end card
lobby-rule-hints-false = none
lobby-rule-begins = Begins
lobby-rule-begins-host = when the host begins
lobby-rule-begins-everybody = when everybody has agreed
lobby-rule-reliable = Open to
lobby-rule-reliable-true = people who finished 8 of their last 10 games here
lobby-rule-reliable-false = everybody
lobby-rule-vacations = Vacations
lobby-rule-vacations-true = stop the clock
lobby-rule-vacations-false = don’t stop the clock

## What joining accepts

lobby-accept = -# By joining you accept: { $terms } · all of it, and the rules: **About…**
lobby-accept-head = **By joining you accept**
lobby-accept-line = - { $term }
lobby-accept-clock = **{ $time }** a turn
lobby-accept-no-clock = **no time limit**
lobby-accept-bank = **time bank**
lobby-accept-bank-details = **time bank**: { $start } for all your turns, +{ $more } at the end of each, up to { $cap }, and at least { $least } for each; it runs only while the game waits for you
lobby-bank = ⏳ { $start }, +{ $more } a turn, up to { $cap }
lobby-accept-computer = then the computer plays that turn
lobby-accept-vote = then the others can let the computer play
lobby-accept-takeover = after resigning or { $missed } missed turns, the computer takes over
lobby-accept-takeover-bank = after resigning, or once your bank is empty and { $time } of your own clock have passed without a move, the computer takes over
lobby-accept-resign = resigning or missing { $missed } turns puts you out
lobby-accept-resign-bank = resigning puts you out, and so does an empty bank after { $time } of your own clock without a move
lobby-accept-no-vacations = **vacations don’t stop the clock**
lobby-accept-own = undo until somebody else acts
lobby-accept-ask = undo further back if everybody affected agrees, but never past dice or a reveal
lobby-accept-turn = undo your own latest moves, until dice are rolled or something is revealed
lobby-accept-rated = rated
lobby-accept-friendly = unrated
lobby-accept-hints = suggestions on request, marked on the end card
lobby-accept-reliable = for people who finished { $finished } of their last { $games } games here; fewer than { $few } games: no check
lobby-accept-hints-alone = if you begin without other people: suggestions on request, marked on the end card
lobby-terms-changed = **You have not joined yet:** the options have changed. Press **Join** to accept them as shown here.
lobby-terms-first = **{ $game } in { $place }:** you have not joined yet. Press **Join** to accept what is shown here.
lobby-rejoin = ⚙️ { $players }: { $by } changed the options.
lobby-rejoin-join = Press **Join** again to accept, or the game can begin without you.
lobby-removed = 🚪 { $player }: { $by }, the host, removed you from this lobby. You can’t join it again unless they let you in.
lobby-removed-moderator = 🚪 { $player }: { $by }, a moderator, removed you from this lobby. You can’t join it again unless you are let in.
lobby-invited = ✉️ { $players }: { $by } invites you to { $game }. Press **Join** to take your seat, or the game begins without you. No? Press **Leave**.
lobby-invited-past = -# ✉️ { $by } invited somebody.
