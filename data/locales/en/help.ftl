# /help.

help-page =
    {""}**I run board games with dice in your server’s channels, for minutes or days: everybody moves when they have time.**
    {""}**Alone, at once:** a button below, or /play, begins a private game against computers, also in direct messages.
    {""}**Every day:** /daily, the same dice for everybody.
    {""}**With friends:**
    1. /game new opens a lobby. Friends press **Join**; free seats can go to computer players. A second table gets a thread.
    2. **Begin** starts the game. I roll, draw, and ping the next player.
    3. Your move? Press your choice. **My panel** shows them all; /game play lets you type them.
    4. Somebody away? The lobby sets how long the table waits; /game nudge nudges them, /game seat hands a seat over. /game undo undoes your last move.

    Under **Apps**, a person’s menu has *Invite to a game* and *Our record*, a message’s *What happened since my turn?*
    /learn teaches a game while you play · /rules explains it · /standings shows the score · /mygames your games · /tables those of this server · /note your notes
    /leaderboard, /profile: who wins · /verify checks the dice · /export gives a game as a file
    /settings: language, quiet hours, vacation · /server: for moderators · /privacy says what I keep · /my-data exports or deletes it{ $invites ->
    [0] {""}
   *[other] {" "}· /invite adds me elsewhere
}
help-ahead-button = While others think
help-ahead =
    {""}**Try it** (on *My panel*): the position on a board of your own, where you move for everybody, with dice of your own. *On to my turn* moves for the others; hidden things are guessed. At your turn, **Play this** shows your moves at the table, where you confirm them. It’s kept for an hour after your last press.
    {""}**When it is my turn…** (before your turn, in games whose turns can be planned): *Try it*, *On to my turn*, move, then press it: that is an order. *Undo*, try another and press it again: up to 3, tried in that order. 60 seconds after your turn begins, I play the first that is no worse than when you tried it: points, and what its button shows. If none does, all waits for you, and you are told why. Cancel them on *My panel* or in /mygames.
    {""}**Answer ahead…** (on *My panel*, where a game asks you in others’ turns): what you always answer, such as “refuse every trade”. I answer 60 seconds after you are asked; /settings lets me give answers without a choice too.
    {""}**Note** (on *My panel*) or /note: private lines about a table. You see them at your turn, in /mygames and, after the end, in *Book with my notes*.
    {""}**Time bank** (*Time for each turn* in the lobby’s *Options*): what you don’t use of your time stays yours, and each turn you end adds hours. It runs only while the game waits for you, and each turn begins with a day at least; empty, your turn counts as missed.
help-invite =
    {""}**On a server you manage:** [add me]({ $server }). I ask for seven permissions, all about reading and writing in channels and threads.
    {""}**For yourself, anywhere:** [install me]({ $person }): private games, lessons, /mygames and /settings. Tables need me on the server.
help-game = **{ $game }**: { $about }
