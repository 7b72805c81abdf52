# Why something is refused, whatever the game; keys are the codes of Refused and IllegalAction.

refusal-already-seated = You already have a seat in this game.
refusal-bad-action = “{ $text }” isn’t an action in this game.
refusal-book-busy = Another book of yours is still being made. One at a time: press again once it’s there.
refusal-book-open = A game has a book when it is over.
refusal-review-busy = A review of another game is still being made for you. One at a time: press again once it’s there.
refusal-review-open = Only games played to the end can be reviewed.
refusal-bad-option = The option “{ $option }” has no value “{ $value }”.
refusal-bad-quiet = Quiet hours need a beginning and an end, both as times of day.
refusal-bad-vacation = A vacation needs a beginning, and an end after it.
refusal-bad-zone = I don’t know the time zone “{ $zone }”. Choose one from the list, such as Europe/Berlin.
refusal-channel-busy = A game is already open in this channel. Finish or end it first, or use another channel or thread.
refusal-dice-awaited = The game has begun; its dice wait for something that nobody can choose. Seats, words and options are fixed. The board follows by itself, usually within seconds.
refusal-draining = I’m about to restart. Nothing is lost: try again in a few minutes.
refusal-end-needs-consent = This game is rated and its first round is over. /game end asks everybody; if they refuse, the only way out is to resign: /game leave.
refusal-end-refused = Ending this game was refused. You can ask again <t:{ NUMBER($until, useGrouping: 0) }:R>.
refusal-game-over = This game is over.
refusal-hints-off = Suggestions are off. The host can allow them in the lobby, except in rated games between people.
refusal-hints-used = You’ve had { $most } suggestions this turn. The next turn brings new ones.
refusal-hints-needless = There’s only one thing you can do now, so there’s nothing to advise.
refusal-hints-slow = The computer has a lot to think about and didn’t get to your suggestion. It doesn’t count; ask again in a while.
refusal-hints-stopped = I’m about to restart and couldn’t finish your suggestion. It doesn’t count; ask again in a minute.
refusal-hints-failed = I couldn’t find a suggestion for this. It doesn’t count.
refusal-hints-rated = A rated game gives no suggestions. Make it unrated first.
refusal-guest-is-bot = A bot can’t take a seat. **Set up…** in the lobby adds computer players.
refusal-guest-is-you = That’s you. Choose somebody else.
refusal-guest-not-here = They can’t see this channel. Invite them in one that they can see.
refusal-guest-removed = They were removed from this lobby. The host can let them in again.
refusal-no-guest = You can’t invite them at the moment. Invite somebody else.
refusal-invite-unseated = Only people with a seat can invite others. Press **Join** in the lobby first.
refusal-too-many-invites = Many invitations were sent just now. You can send the next one <t:{ NUMBER($until, useGrouping: 0) }:R>.
refusal-host-begins = Only the host can begin this game. With the option **Begins**, the host can let everybody begin it together.
refusal-host-only = Only the host of this game can do that.
refusal-no-host-ends = League games have no host: only this channel’s moderators can end them. To resign: /game leave.
refusal-left-already = You already resigned from this game.
refusal-lobby-full = All { $seats } seats are taken.
refusal-moderators-only = Only people who can manage this server (Discord’s “Manage Server”) can change that.
refusal-no-computer = No computer player has a seat.
refusal-no-permission = I can’t run a game here. Missing: { $missing }. Somebody who manages the server can allow it in the channel’s permissions.
refusal-no-tag = { $channel } requires a tag, and none is called “{ $game }”. Somebody who manages the server can add it.
refusal-no-threads = I can’t open a table in { $channel }. Missing: { $missing }. Somebody who manages the server can allow it in the channel’s permissions.
refusal-no-threads-here = This kind of channel has no threads. Open the table in a text channel.
refusal-parent-gone = I can’t see the channel or forum for new tables. Somebody who manages the server can choose another with /server.
refusal-no-session = There is no game here. Start one with /game new.
refusal-no-setting = There is no such setting. /settings shows the ones there are.
refusal-no-such-rule = { $game } has no rule “{ $number }”. /rules suggests the numbers there are.
refusal-no-such-topic = I found nothing about “{ $text }” in the rules of { $game }. Try: { $topics }.
refusal-no-such-seat = There is no such seat at this table.
refusal-nobody-but-you = Nobody to nudge: the game is waiting for you.
refusal-nobody-to-ask = Nobody is here to ask.
refusal-nobody-to-nudge = Nobody to nudge: the game waits for nobody else, or they have quiet hours, a vacation or reminders off.
refusal-not-away = You already play yourself.
refusal-guest-late = A game is running in this channel. Open another table with /game new and invite people in its thread.
refusal-not-in-lobby = This game has already begun: nobody can join, leave or change its options.
refusal-not-joined = Your seat is reserved. Press **Join** in the lobby first.
refusal-not-joined-here = They have not joined this lobby, or have left it.
refusal-not-kept = This seat is no longer reserved: they joined or left.
refusal-not-now = You can’t do that now.
refusal-not-playing = This game has not begun yet.
refusal-not-removed = They were not removed from this lobby.
refusal-not-revealed = This game is still going on. At the end I show the seed of its dice, and anyone can check every roll. The seed was fixed before the first roll, by the hash `{ $hash }`.
refusal-too-many-tables = You already have seats at { $limit ->
    [one] { $limit } open table
   *[other] { $limit } open tables
}, and that is the limit. Finish or leave one first: /tables lists them.
refusal-server-full = This server already has { $limit ->
    [one] { $limit } open table
   *[other] { $limit } open tables
}, and that is the limit. When one is over, you can open a new one.
refusal-too-many-lobbies = Too many lobbies came to nothing. Open the next one <t:{ NUMBER($until, useGrouping: 0) }:R>, or join an open one.
refusal-too-many-boards = The board was posted several times just now. You can post it again <t:{ NUMBER($until, useGrouping: 0) }:R>; /game panel shows it to you alone at any time.
refusal-too-many-private = You began many private games just now. You can begin the next one <t:{ NUMBER($until, useGrouping: 0) }:R>. Those you have go on: /tables lists them.
refusal-too-many-changes = The options changed several times, and everybody was pinged each time. You can change them again <t:{ NUMBER($until, useGrouping: 0) }:R>, or now while nobody else has joined.
refusal-offers-waiting = Several people you asked about a seat have not answered yet. You can ask again once one of them answers, or <t:{ NUMBER($until, useGrouping: 0) }:R>.
refusal-too-many-offers = You asked many people about seats today. You can ask again <t:{ NUMBER($until, useGrouping: 0) }:R>. To let the computer take over: /game seat.
refusal-no-offers = You can’t ask them about a seat at the moment. Ask somebody else, or let the computer take over: /game seat.
refusal-no-seat-offers = Seats of a league game can’t be handed over. Play on, or resign: /game leave.
refusal-league-gone = This league no longer exists. /league shows what there is.
refusal-league-here = A cycle is open or running in this channel. /league shows it.
refusal-league-plan = Choose only what the window offers. Open it again: /league.
refusal-league-running = This cycle isn’t over yet. /league shows it.
refusal-league-started = This cycle has started. /league shows it.
refusal-league-over = This cycle is over. /league shows it.
refusal-league-joined = Somebody has signed up for these options. Call the cycle off to change them.
refusal-league-unposted = Sign-up isn’t open yet: the dice’s hash comes first. Try again shortly.
refusal-league-late = Too late for this cycle: the waiting list closed after its first third. Join the next one.
refusal-league-full = This cycle is full: { $most } people.
refusal-league-left = You’re out of this cycle. Join the next one.
refusal-league-not-in = They’re no longer in this cycle. /league shows who is.
refusal-league-you-not-in = You’re not in this cycle. /league shows how to join.
refusal-league-reason = Say why: the whole group can read it.
refusal-league-few = { $need } people are needed to start.
refusal-league-managers = Only moderators of { $channel } can do this.
refusal-league-openers = Only moderators of this channel can open a league here.
refusal-league-place = Use /league in a text channel: a league’s games are threads there.
refusal-blocked = The operator of this bot has blocked you from using it. /privacy says how to reach them, and its buttons still work.
refusal-server-blocked = The operator of this bot has blocked this server. /privacy says how to reach them.
refusal-bad-server = “{ $text }” isn’t a server id: it must be a number.
# Also posted by a private bot on a server that invites it and is not on its list, before it leaves.
refusal-not-listed = I’m only for servers that my operator has listed. This one isn’t, so I’m leaving. Ask the operator to list it, then invite me again.
refusal-no-invitations = I’m only for servers that my operator has listed, so there is no link that adds me. Ask the operator.
refusal-not-on-server = I’m not on this server, so I can’t run tables with other people here. { $query ->
    [none] {""}
   *[other] Somebody who manages it can add me: { common-invitation }{" "}
}Alone you can play at once: /play. Your own games: /tables.
refusal-servers-only = That works in a channel of a server where I am. Your own games: /tables.
refusal-own-profile-only = Here I show only your own games. For others, use /leaderboard on a server where you play together.
refusal-other-server = This table is on another server. Press the button there.
refusal-others-asked = This request is not for you: { $count ->
    [0] others were asked.
   *[other] { $players } can answer it.
}
refusal-not-seated = You have no seat in this game.
refusal-not-your-turn = It isn’t your turn.
refusal-nothing-to-choose = Nothing to choose right now: the game is waiting for others.
refusal-nothing-to-undo = Nothing to undo yet.
refusal-nudge-too-soon = Already nudged. Next nudge <t:{ NUMBER($until, useGrouping: 0) }:R>.
refusal-old-dice = This older table’s dice come from the seed alone (hash above).
refusal-old-rules = This game uses another version of the rules and can’t go on. The host or a moderator can end it (/game end) and begin a new one.
refusal-old-rules-over = This game is over. It was played under another version of the rules, so I can’t show its board any more. The **Book** on its last message still tells it.
refusal-owner-only = Only the operator of this bot can do that.
refusal-request-over = This request is closed.
refusal-player-is-bot = A bot can’t take a seat. The computer can play for you: /game seat.
refusal-player-left = They resigned from this game and can’t take another seat in it.
refusal-player-seated = They already have a seat in this game.
refusal-quarantined = This game hit an error and is stopped. Other games are fine. The host or a moderator can end it. Incident { $incident }.
refusal-quiet-too-long = Quiet hours: at most { $hours } hours a day, so that games go on. Beginning and end must differ.
refusal-quiet-unread = I can’t read “{ $text }” as quiet hours. Write 22:00-08:00, with days off 22:00-08:00 Sat Sun, or off.
refusal-rated-needs-clock = A rated table needs a time limit. The host can choose one under **Options**, or make the table unrated.
refusal-rematch-not-over = Only games played to the end can have a rematch.
refusal-rematch-players = Only players of this game can ask for a rematch. **New game** opens a lobby for everybody.
refusal-not-reliable = This table is for people who finished { $finished } of their last { $games } games on this server, and you haven’t yet. Nobody else is told. Games that you see to the end at other tables count; handed-over seats, vacations and games ended by moderators don’t count against you.
refusal-not-your-seat = You can’t take this seat. People who had a seat in this game or were removed from its lobby can’t take another, and its player may refuse requests. Open a table of your own: /game new.
refusal-removed = You were removed from this lobby. You can join again only if the host lets you in.
refusal-removed-from-game = A moderator took you off this seat. You can come back only if a moderator lets you.
refusal-off-server = You aren’t on the server of this table, so you can’t play there. Once you’re back on it, press **I’m back** at the table.
refusal-seat-in-use = { $player } is here and not late. You can ask for a seat once its player has missed a turn or resigned. /tables lists free seats.
refusal-moderator-plays = You sit at this table yourself, so somebody else who moderates this channel decides.
refusal-not-moderated = Only moderators of this table’s channel can do that.
refusal-not-seated-there = They have no seat in this game now.
refusal-in-time = { $player } hasn’t missed a turn. Once they have, the host can give their seat to the computer; a moderator can at any time.
refusal-plays-already = The computer already plays on this seat.
refusal-table-votes = This table votes on missed turns, and there is no vote on this seat now. Once the turn has run out, everybody is asked.
refusal-no-stand-ins = This table has agreed that no computer takes over a seat. A moderator can decide that this player resigns.
refusal-moderators-decide = A moderator decided this, so only a moderator lets them back in.
refusal-result-moderators = Only moderators of this table’s channel can take its result out.
refusal-result-own = You played in this game: another moderator decides, or somebody who manages the server.
refusal-result-old = This game ended more than { $days } days ago. Its result stays as it is.
refusal-no-result = This game has no result.
refusal-stale = The board has changed. Here it is now.
refusal-too-many-days-off = Days off: at most { $days } a week, so that games go on.
refusal-too-few =
    { $need ->
        [one] This game needs at least 1 player.
       *[other] This game needs at least { $need } players; there are { $have }. Invite somebody or add a computer player.
    }
refusal-too-few-joined = { $players } must press **Join** first: this game needs at least { $need ->
    [one] { $need } player
   *[other] { $need } players
}, and only { $have ->
    [one] 1 has
   *[other] { $have } have
} joined. Or invite somebody else, or add a computer player.
refusal-undo-closed = Too late to undo: dice were rolled, something was revealed, or somebody else acted.
refusal-undo-drawn = Too late to undo: something was drawn at random since, and it stays drawn.
refusal-undo-own-only = Others have acted since. This table only allows undoing your own latest moves.
refusal-undo-refused = You already asked for this undo, and it was refused.
refusal-undo-revealed = Too late to undo: something hidden was revealed or resolved since.
refusal-undo-rolled = Too late to undo: dice were rolled since, and a roll stays.
refusal-typed-unclear = “{ $text }” can mean “{ $one }” or “{ $other }”{ $more ->
    [0] {""}
    [one] {" "}or one more
   *[other] {" "}or { $more } more
}. Type more of it.
refusal-unknown-game = There is no game called “{ $game }” here.
refusal-unknown-option = This game has no option called “{ $option }”.
refusal-unknown-policy = This game has no computer player called “{ $policy }”.
refusal-vacation-too-long = Vacation: at most { $days } days.
refusal-vacation-unread = I can’t read “{ $text }” as the end of a vacation. Write a date like 2027-01-15, a number of days, or off.
refusal-vote-on-you = The others vote on your own turn. You can still play it: open **My panel**.
refusal-watch-seated = You have a seat at this table: it is in /tables anyway.
refusal-watchers-enough = { $limit } people already wait for this lobby to begin. **Join** it, or try again later.
refusal-watching-enough = You already watch { $limit } tables. Stop watching one of them first: /tables lists them.
refusal-you-are-away = The computer plays for you at the moment. Press **I’m back** to play yourself.
refusal-you-have-left = You resigned from this game. You can ask for your old seat again, but for no other.
refusal-no-board = This private board is gone. `/play` begins a game, `/learn` a lesson.
refusal-note-gone = That note is gone.
refusal-note-too-long = A note has at most { $most } characters.
refusal-notes-full = You have { $most } notes. Delete one first: /tables leads to them.
refusal-notes-full-here = You have { $most } notes about this table. Delete one first: /tables leads to them.
refusal-newer-rules-board = This game is of newer rules than I have at present. Try again later.
refusal-old-rules-board = The rules have been corrected, and this game can’t go on. `/play` begins a new one.
refusal-book-corrected = There is no book: the rules were corrected since this game began.
refusal-old-board-over = This game is over. The rules were corrected since, so I can’t show its board any more.
refusal-not-in-lesson = A lesson doesn’t have this. `/learn` goes on with it.
refusal-other-lesson = You are in a lesson of { $game }. Name that game, or none, to play an action in it.
refusal-no-lesson = There is no such lesson now. `/learn` shows all of them.
refusal-review-corrected = There is no review: the rules were corrected since this game began.
refusal-review-earlier = The rules were corrected after this review. /tables shows what it found: open the game there.
refusal-daily-open = Everybody plays these dice today, so this comes once the day is over.
refusal-daily-closed = This day’s dice are closed. The next ones come at 00:00 UTC.
refusal-daily-erased = You played today’s dice before you erased your data. The next ones come at 00:00 UTC.
refusal-not-on-try = I give no suggestions or other help on the **Try it** of a running game.
refusal-line-not-whole = It can’t be played as a whole now, so nothing was played.
refusal-try-changed = What you tried has changed since, so nothing was played.
refusal-try-gone = What you tried is gone: it is kept for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. Open **Try it** on your panel again.
refusal-try-own-turn = It’s your move here already.
refusal-try-seat-lost = What you tried is gone: you don’t have that seat any more.
refusal-no-day = No dice of that day can be played. Choose a day from the list.
refusal-no-dice = Your last move on this **Try it** rolled no dice.
refusal-dice-count = { $count ->
    [one] 1 die was rolled
   *[other] { $count } dice were rolled
}: type as many numbers, with spaces between them.
refusal-dice-face = This die shows 1 to { $sides }, not “{ $face }”.
refusal-not-over = That is there once the game is over.
refusal-no-position = There is nothing to try at this point of the game.
refusal-old-position = This position can’t be played again: the rules were different then.
refusal-order-empty = An order can’t hold a line as long as this one.
refusal-order-crosses = Dice or something hidden come up before this line ends, so nobody knows what follows. Undo what comes after them.
refusal-order-rolled = Dice are rolled before that turn, so nobody knows yet what it will be. Orders are for a turn that begins without a roll.
refusal-order-your-turn = It’s already your move: play it in **My panel**. Orders are for a later turn.
refusal-order-no-such-game = { $game } takes no orders: the dice of your turn fall before you’re asked.
refusal-order-over = Orders are given on the **Try it** of a running game.
refusal-order-nothing = Try your next turn first: move for the others until it’s yours, then for yourself.
refusal-order-asked-before = You’re asked something else before that turn, and your answer would cancel the order. Answer at the table first.
refusal-order-older = The table has moved on since this **Try it** began. Go back to the table and press **Try it** again.
refusal-order-twice = Your order has this line already.
refusal-order-full = An order has { $most } lines at most. Remove one first.
refusal-tables-not-here = On this server tables are opened in { $channels }.
refusal-tables-nowhere = On this server tables are opened in channels that you can’t see. /play begins a private game anywhere.
refusal-tables-closed = The channels for this server’s tables are gone. Somebody who manages the server can choose others with /server.
refusal-channel-full = { $limit ->
    [one] This server allows 1 table at a time in a channel or forum
   *[other] This server allows { $limit } tables at a time in a channel or forum
}, threads included. When one is over, you can open the next; /tables shows free seats.
refusal-no-channel = Choose a channel of this server that you can see.
refusal-cannot-post = I can’t write in { $channel }. Missing: { $missing }. Allow it in the channel’s permissions, then choose it again.
refusal-no-threads-server = I may not open threads on this server. Missing: { $missing }. Allow it for my role in the server settings, then choose threads again.
refusal-on-server-page = The server’s settings are on a page of their own: /server.
refusal-too-many-welcomes = The welcome was posted several times just now. You can post it again <t:{ NUMBER($until, useGrouping: 0) }:R>.
refusal-not-posted = Discord didn’t take the message in { $channel }. Check what I may do there, then try again.
