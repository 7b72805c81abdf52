# /help.

help-page =
    {""}**I run board games with dice in your server’s channels. A game may take minutes or days: everybody moves when they have time.**
    {""}**Alone, at once:** a button below, or /play, begins a game against computers that only you see, also in direct messages. I keep it for 90 days after your last move.
    {""}**With friends:**
    1. /game new opens a lobby. Friends press **Join**; free seats can go to computer players.
    2. **Begin** starts the game. From then on I roll the dice, draw the board, and ping the next player.
    3. Your move? Press what you want to do. **My panel** shows all your choices to you alone; /game play lets you type them, separated by ;
    4. Somebody is away? The lobby’s time limit decides how long the table waits; /game nudge nudges them. /game undo undoes your last move, /game seat hands a seat over. /settings lets you stand in for others.

    New to a game? /learn teaches it while you play, on a board of your own.
    /rules explains a game · /standings shows the score · /mygames finds your games · /tables those of this server
    /leaderboard and /profile show who wins · /verify checks the dice · /export gives the game as a file
    /settings sets your language, time zone, quiet hours and vacation · /privacy says what I keep · /my-data exports or deletes it
help-game = **{ $game }**: { $about }
