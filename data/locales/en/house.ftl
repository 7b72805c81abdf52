# Commands beside the table: scores, rules, records, settings, help. Names and descriptions as in commands.ftl.

## Records

ui-verify-title = ## { $game }: the dice
ui-verify-hash = ✅ The seed that was shown at the end is the one whose SHA-256 stood in the lobby.
ui-verify-hash-wrong = ❌ The seed that was shown at the end is **not** the one whose SHA-256 stood in the lobby.
ui-verify-good = { $draws ->
    [one] ✅ The one random number of this game follows from the seed.
   *[other] ✅ All { $draws } random numbers of this game follow from the seed, in order, none left out.
}
ui-verify-bad = { $count ->
    [one] ❌ Row { $rows } of the log does not follow from the seed.
   *[other] ❌ { $count } rows of the log do not follow from the seed: { $rows }.
}
ui-verify-how = -# You need not take my word for it: /export gives the record, and `sainome verify FILE` checks it on your own computer.
ui-export-whole = The whole record, one line of JSON for each action, with the seed of the dice. `sainome replay FILE --text` tells it as a story, `sainome verify FILE` checks every roll.
ui-export-part = The record so far: what everybody at the table may know. When the game is over it also holds the seed and whatever was hidden.
ui-export-alt = The record of the game, JSON Lines.

## Help

ui-help =
    {""}**I run board games with dice in your server’s channels. A game may take minutes or days: everybody moves when they have time.**
    1. /game new opens a lobby. Friends press **Join**; free seats can go to computer players.
    2. **Begin** starts the game. From then on I roll the dice, draw the board, and ping whoever is next.
    3. When it is your turn, press what you want to do. **My panel** shows all your choices to you alone; with /game play you can type them, several in a row with ; between.
    4. Somebody is away? The table waits as long as its lobby said; /game nudge calls them. /game undo takes back, and asks the others where it must; /game seat hands a seat over.

    /rules explains a game · /standings shows the score · /mygames finds your games
    /leaderboard and /profile show who wins · /verify checks the dice · /export gives the game as a file
    /settings sets your language, time zone, quiet hours and vacation · /privacy tells what I keep · /my-data gives or deletes it
ui-help-game = **{ $game }**: { $about }
