# Why something is refused, whatever the game; keys are the codes of Refused and IllegalAction.

refusal-already-seated = You already have a seat in this game.
refusal-bad-action = “{ $text }” is not an action in this game.
refusal-bad-option = “{ $value }” is not a possible value for the option “{ $option }”.
refusal-bad-quiet = Quiet hours need a beginning and an end, both as times of the day.
refusal-bad-vacation = A vacation needs a beginning, and an end after it.
refusal-bad-zone = I know no time zone “{ $zone }”. Choose one from the list, such as Europe/Berlin.
refusal-channel-busy = A game is already open in this channel. Finish or end it first, or use another channel or thread.
refusal-draining = I am about to be restarted, so I take nothing new just now. Nothing is lost: please try again in a few minutes.
refusal-game-over = This game is over.
refusal-host-only = Only the host of this game may do that.
refusal-left-already = You have left this game.
refusal-lobby-full = All { $seats } seats are taken.
refusal-moderators-only = Only people who may manage this server (Discord’s “Manage Server”) can change that.
refusal-no-computer = No computer player has a seat.
refusal-no-permission = I cannot run a game here: I lack { $missing }. Somebody who manages the server can give me that in the channel’s permissions.
refusal-no-session = There is no game here. Start one with /game new.
refusal-no-setting = There is no such setting. /settings shows the ones there are.
refusal-no-such-seat = There is no such seat at this table.
refusal-nobody-to-ask = Nobody is there who could be asked for it.
refusal-nobody-to-nudge = There is nobody to call: the game waits for nobody else, or those it waits for have quiet hours, are on vacation or want no calls.
refusal-not-asked = This is not for you to answer: others were asked.
refusal-not-away = You play yourself already.
refusal-not-in-lobby = This game has already begun, so nobody can join, leave or change its options any more.
refusal-not-joined = Your seat is only kept for you so far. Press **Join** in the lobby first.
refusal-not-kept = This seat is not kept any more: they have joined or left.
refusal-not-now = That cannot be done now.
refusal-not-playing = This game has not begun yet.
refusal-not-revealed = This game is still going on. When it is over I show the seed of its dice, and every roll can be checked. The seed was fixed before the first roll; the hash that promises it is `{ $hash }`.
refusal-other-server = This table is on another server. Press the button there.
refusal-not-seated = You have no seat in this game.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-undo = You have done nothing yet that could be taken back.
refusal-nudge-too-soon = Somebody has called not long ago. The next time is possible <t:{ NUMBER($until, useGrouping: 0) }:R>.
refusal-old-dice = The dice of this table were fixed before words counted. They follow from the seed alone, whose hash stands above.
refusal-old-rules = This game was begun under another version of its rules than the one I know now, so it stands still. The host or a moderator can end it with /game end, and begin a new one.
refusal-owner-only = This is for whoever runs this bot.
refusal-request-over = This request is settled or no longer applies.
refusal-player-is-bot = A bot cannot take a seat. To let the computer play for you, leave the game with /game resign.
refusal-player-left = They have left this game for good and cannot take another seat in it.
refusal-player-seated = They already have a seat in this game.
refusal-quarantined = Something went wrong in this game, and it was set aside so that nothing gets worse. Other games are not affected. The host or a moderator can end it. Incident { $incident }.
refusal-quiet-too-long = Quiet hours may last { $hours } hours a day at most, so that games go on. Their beginning and end must differ.
refusal-quiet-unread = I cannot read “{ $text }” as quiet hours. Write them like 22:00-08:00, or off.
refusal-rematch-not-over = A rematch can be asked for when a game was played to its end.
refusal-rematch-players = Only those who played this game can ask for a rematch. **New game** opens a lobby for everybody.
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
refusal-undo-closed = This can no longer be taken back: dice were rolled, something was revealed, or somebody else has acted since.
refusal-undo-drawn = Something has been drawn at random since. It stays drawn, so nothing before it can be taken back.
refusal-undo-own-only = Others have acted since, and this table has agreed that only one’s own last actions can be taken back.
refusal-undo-refused = You have asked for this already, and it was refused.
refusal-undo-revealed = Something hidden has been revealed or settled since, so nothing before it can be taken back.
refusal-undo-rolled = Dice have been rolled since. What was rolled stays, so nothing before it can be taken back.
refusal-unknown-game = There is no game called “{ $game }” here.
refusal-unknown-option = This game has no option called “{ $option }”.
refusal-unknown-policy = There is no computer player called “{ $policy }” for this game.
refusal-vacation-too-long = A vacation may last { $days } days at most.
refusal-vacation-unread = I cannot read “{ $text }” as the end of a vacation. Write a date like 2027-01-15, a number of days, or off.
refusal-you-are-away = The computer plays for you at the moment. Press **I am back** to go on yourself.
refusal-you-have-left = You have left this game for good. You may ask for your old seat again, but for no other one.
