# /help.

help-page =
    {""}**I run board games with dice in your server’s channels, over minutes or days: everybody moves when they have time.**
    {""}**Alone, at once:** a button below, or /play, begins a game against computers that only you see, also in direct messages.
    {""}**Every day:** /daily, the same dice for everybody.
    {""}**With friends:**
    1. /game new opens a lobby. Friends press **Join**; computers can take free seats. A second table gets a thread.
    2. **Begin** starts the game: I roll the dice, draw the board, and ping the next player.
    3. Your move? Press what you want to do. **My panel** shows you alone all choices; /game play lets you type them, separated by ;
    4. Somebody is away? The lobby’s time limit says how long to wait; /game nudge nudges them. /game undo undoes your move, /game seat hands a seat over; in /settings you offer to stand in.

    A person’s menu has *Invite to a game* under Apps.
    New to a game? /learn teaches it as you play.
    /rules: how to play · /standings: the score · /mygames: your games · /tables: this server’s tables
    /leaderboard, /profile: who wins · /verify: the dice, checked · /export: the game as a file
    /settings: language, time zone, quiet hours, vacation · /privacy: what I keep · /my-data: export or delete it · /invite: add me elsewhere
help-invite =
    {""}**On a server you manage:** [add me]({ $server }). I ask for seven permissions, all about reading and writing in channels and threads.
    {""}**For yourself, anywhere:** [install me]({ $person }): private games, lessons and your own pages. Tables need me on the server.
help-game = **{ $game }**: { $about }
