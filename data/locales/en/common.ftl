# What the house refuses with (bot/sessions), whatever the game.

refusal-channel-busy = A game is already open in this channel. Finish or end it first, or use another channel or thread.
refusal-no-session = There is no game here. Start one with /game new.
refusal-not-in-lobby = This game has already begun, so nobody can join, leave or change its options any more.
refusal-not-playing = This game has not begun yet.
refusal-lobby-full = All { $seats } seats are taken.
refusal-already-seated = You already have a seat in this game.
refusal-not-seated = You have no seat in this game.
refusal-not-your-turn = It is not your turn.
refusal-stale = The board has moved on since this panel was shown. Here is how things stand now.
refusal-too-few =
    { $need ->
        [one] This game needs at least one player.
       *[other] This game needs at least { $need } players; so far there are { $have }. Invite somebody or add a computer player.
    }
refusal-too-few-joined = { $players } must press **Join** first: this game needs at least { $need } players, and only { $have ->
    [one] one has
   *[other] { $have } have
} joined. Or invite somebody else, or add a computer player.
refusal-not-joined = Your seat is only kept for you so far. Press **Join** in the lobby first.
refusal-not-kept = This seat is not kept any more: they have joined or left.
refusal-host-only = Only the host of this game may do that.
refusal-unknown-option = This game has no option called “{ $option }”.
refusal-bad-option = “{ $value }” is not a possible value for the option “{ $option }”.
refusal-unknown-game = There is no game called “{ $game }” here.
refusal-unknown-policy = There is no computer player called “{ $policy }” for this game.
refusal-no-computer = No computer player has a seat.
refusal-nothing-to-undo = You have done nothing yet that could be taken back.
refusal-undo-closed = This can no longer be taken back: dice were rolled, something was revealed, or somebody else has acted since.
refusal-bad-action = “{ $text }” is not an action in this game.
refusal-quarantined = Something went wrong in this game, and it was set aside so that nothing gets worse. Other games are not affected. The host or a moderator can end it. Incident { $incident }.
refusal-old-rules = This game was begun under another version of its rules than the one I know now, so it stands still. The host or a moderator can end it with /game end, and begin a new one.
refusal-game-over = This game is over.
refusal-left-already = You have left this game.
refusal-not-now = That cannot be done now.

# The name of a computer player at the table.
computer-name = Computer { $number }

## The same several times in a row

told-times = { $told } (×{ $count })
