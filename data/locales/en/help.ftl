# /help.

help-page =
    {""}**I run board games with dice in your server’s channels, for minutes or days: everybody moves when they have time.**
    {""}**Alone, at once:** a button below, or /play, begins a private game against computers, also in direct messages.
    {""}**Every day:** /daily, the same dice for everybody.
    {""}**With friends:**
    1. /game new opens a lobby. Friends press **Join**; free seats can go to computer players. A second table gets a thread.
    2. **Begin** starts the game. I roll, draw the board, and ping the next player.
    3. Your move? Press your choice. **My panel** shows them all; /game play lets you type them.
    4. Somebody away? The lobby sets how long the table waits; /game nudge nudges them, /game seat hands a seat over. /game undo undoes your last move.

    Under **Apps**, a person’s menu has *Invite to a game* and *Our record*, a message’s *What happened since my turn?*
    /learn teaches a game while you play · /rules explains it · /standings shows the score · /mygames your games · /tables those of this server
    /leaderboard and /profile show who wins · /verify checks the dice · /export gives a game as a file
    /settings: language, quiet hours, vacation, standing in for others · /privacy says what I keep · /my-data exports or deletes it · /invite adds me elsewhere
help-ahead-button = While others think
help-ahead =
    {""}**Try it**, on *My panel*, opens the position on a board of your own, where you play for everybody with dice of your own. What is hidden from you is dealt again, and **Play this** brings your moves to the table as a preview.
    {""}**Time bank**, a clock that a lobby can choose: what you don’t use of your time stays yours, and each turn that you end adds some hours. An empty bank is a missed turn.
    {""}**Answer ahead…**, on *My panel*: what you always answer in others’ turns, such as “refuse every trade”. The bot gives the answer a minute after you are asked; it can also give answers that are the only one (/settings).
    {""}**Note** and /note keep private lines about a table. You see them at your turn, in /mygames and, after the end, in your own book.
    {""}**When it is my turn…**, on a *Try it* in games whose turns can be planned: up to three orders for your next turn. A minute after it begins, the first one that brings the same as when you tried it is played; otherwise everything waits for you, and you are told why.
help-invite =
    {""}**On a server you manage:** [add me]({ $server }). I ask for seven permissions, all about reading and writing in channels and threads.
    {""}**For yourself, anywhere:** [install me]({ $person }): private games, lessons, /mygames and /settings. Tables need me on the server.
help-game = **{ $game }**: { $about }
