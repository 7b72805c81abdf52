# Commands beside the table: scores, rules, records, settings, help. Names and descriptions as in commands.ftl.

command-standings = standings
command-standings-description = The score of this channel’s game, with its parts
command-leaderboard = leaderboard
command-leaderboard-description = The best players of this server
command-leaderboard-game = game
command-leaderboard-game-description = Which game; without it the one of this channel
command-profile = profile
command-profile-description = Games, wins and ratings of a player on this server
command-profile-player = player
command-profile-player-description = Who; without it you
command-mygames = mygames
command-mygames-description = All your open games, the ones that wait for you first
command-rules = rules
command-rules-description = How a game is played, page by page, with pictures
command-rules-game = game
command-rules-game-description = Which game; without it the one of this channel
command-verify = verify
command-verify-description = Check every roll of this channel’s finished game
command-export = export
command-export-description = The record of this channel’s game as a file
command-settings = settings
command-settings-description = Your language, and whether you are asked before final moves
command-help = help
command-help-description = How to begin, and which games there are
command-privacy = privacy
command-privacy-description = What this bot keeps about you

## Scores

ui-standings-title = **{ $game }** · turn { $turn }
ui-leaderboard-title = ## { $game }: the best of this server
ui-leaderboard-line = { $place }. **{ $name }** · rating { $rating } · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
ui-leaderboard-note = -# The rating is what a player is at least worth, almost surely: it starts near 0 and grows with wins and with games. Only games with two people or more count.
ui-leaderboard-empty = Nobody is rated yet. A finished game with at least two people changes that: /game new.
ui-profile-title = ## { $name }
ui-profile-line = **{ $game }** · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} · rating { $rating }
ui-profile-note = -# Games on this server. A rating needs games with two people or more.
ui-profile-empty = No finished game on this server yet.
ui-unrated = none yet
ui-mygames-title = ## Your open games
ui-mygames-empty = You have no open game. /game new starts one in a channel.
ui-mygames-yours = ▶ **{ $game }** · { $place } · **it is your move**
ui-mygames-others = **{ $game }** · { $place } · waiting for { $players }
ui-mygames-lobby = **{ $game }** · { $place } · not begun yet
ui-mygames-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}

## Rules

ui-rules-page = -# Page { $page } of { $pages } · the picture shows a sample game
ui-rules-player = Player { $number }

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
ui-verify-how = -# You need not take my word: /export gives the record, and `sainome verify FILE` checks it on your own computer.
ui-export-whole = The whole record: one line of JSON for each row, with the seed. `sainome replay FILE --text` tells it as a story, `sainome verify FILE` checks the dice.
ui-export-part = The record so far, as far as everybody may know it. After the end it also has the seed and whatever was hidden.
ui-export-alt = The record of the game, JSON Lines.
refusal-not-revealed = The seed is shown when the game is over; then every roll can be checked. Its SHA-256 was fixed before the first roll: `{ $hash }`.

## Settings

ui-settings-title = ## Your settings
ui-settings-confirm = Show me a preview before a move that cannot be taken back: **{ $now }**
ui-settings-confirm-on = Switch the preview on
ui-settings-confirm-off = Switch the preview off
ui-settings-language = What only I can see is written in: **{ $now }**
ui-settings-language-button = For me: { $language }
ui-settings-server = New games on this server speak: **{ $now }**
ui-settings-server-button = For the server: { $language }
ui-language-auto = as Discord is set
ui-language-en = English
ui-language-ja = 日本語
ui-on = on
ui-off = off
refusal-moderators-only = Only people who may manage this server can change that.

## Help

ui-help =
    {""}**I run board games with dice, over days, in this channel.**
    1. /game new opens a lobby. Friends press **Join**; empty seats can go to computer players.
    2. **Begin** deals. From then on I roll, draw the board, and ping whoever is next.
    3. When it is your turn, press what you want to do. **My panel** shows all your choices to you alone; /game play lets you type them.

    /rules explains a game · /standings shows the score · /mygames lists your games · /verify checks the dice · /settings · /privacy
ui-help-game = **{ $game }**: { $about }
ui-privacy =
    ## What I keep
    • your Discord id and the name you had when you took a seat,
    • your moves with their times, and the results of finished games on this server,
    • your settings.

    I read no messages: only commands and presses reach me. Hidden choices are shown to nobody before the game’s rules reveal them. Nothing is passed on to anybody; all of it is in one database file that belongs to whoever runs me.
