# /help.

help-page =
    {""}**I run board games with dice in your server’s channels, for minutes or days: everybody moves when they have time.**
    {""}**Alone, at once:** a button below, or /play, begins a private game against computers, also in direct messages.
    {""}**Every day:** /daily, the same dice for everybody.
    {""}**With friends:**
    1. /game new opens a lobby. Friends press **Join**; free seats can go to computer players. A second table gets a thread.
    2. **Begin** starts the game. I roll, draw, and ping the next player.
    3. Your move? Press your choice. **My panel** shows them all; /game move lets you type them.
    4. Somebody away? The lobby sets how long the table waits; /tables nudges them, /game seat hands a seat over. /game undo undoes your last move.

    Under **Apps**, a person’s menu has *Invite to a game*. /game story tells what happened since your turn.
    /learn teaches a game while you play · /rules explains it · /standings shows the score · /tables your games and those of this server
    /leaderboard: who wins · /export gives a game as a file and checks its dice
    /settings: language, quiet hours, vacation · /server: for moderators · /privacy says what I keep, and exports or deletes it
help-ahead-button = While others think
help-invite-button = Add me elsewhere
help-ahead =
    {""}**Try it** (on *My panel*): the position on a board of your own, where you move for everybody, with dice of your own. *On to my turn* moves for the others; hidden things are guessed. At your turn, **Play this** shows your moves at the table, where you confirm them. It’s kept for an hour after your last press.
    {""}**When it is my turn…** (before your turn, in games whose turns can be planned): *Try it*, *On to my turn*, move, then press it: that is an order. *Undo*, try another and press it again: up to 3, tried in that order. 60 seconds after your turn begins, I play the first that is no worse than when you tried it: points, and what its button shows. If none does, all waits for you, and you are told why. Cancel them on *My panel* or in /tables.
    {""}**Answer ahead…** (on *My panel*, where a game asks you in others’ turns): what you always answer, such as “refuse every trade”. I answer 60 seconds after you are asked; /settings lets me give answers without a choice too.
    {""}**Note** (on *My panel*): private lines about a table. You see them at your turn, from /tables and, after the end, in *Book with my notes*.
    {""}**Time bank** (*Time for each turn* in the lobby’s *Options*): what you don’t use of your time stays yours, and each turn you end adds hours. It runs only while the game waits for you, and each turn begins with a day at least; empty, your turn counts as missed.
help-invite =
    {""}**On a server you manage:** [add me]({ $server }). I ask for seven permissions, all about reading and writing in channels and threads.
    {""}**For yourself, anywhere:** [install me]({ $person }): private games, lessons, /tables and /settings. Tables need me on the server.
help-game = **{ $game }**: { $about }
