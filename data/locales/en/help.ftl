# /help.

help-page =
    {""}**I run board games with dice in your server’s channels. A game may take minutes or days: everybody moves when they have time.**
    1. /game new opens a lobby. Friends press **Join**; free seats can go to computer players.
    2. **Begin** starts the game. From then on I roll the dice, draw the board, and ping whoever is next.
    3. When it is your turn, press what you want to do. **My panel** shows all your choices to you alone; with /game play you can type them, several in a row with ; between.
    4. Somebody is away? The table waits as long as its lobby said; /game nudge calls them. /game undo takes back, and asks the others where it must; /game seat hands a seat over.

    /rules explains a game · /standings shows the score · /mygames finds your games
    /leaderboard and /profile show who wins · /verify checks the dice · /export gives the game as a file
    /settings sets your language, time zone, quiet hours and vacation · /privacy tells what I keep · /my-data gives or deletes it
help-game = **{ $game }**: { $about }
