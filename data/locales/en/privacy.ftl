# /privacy.

privacy-page =
    ## What I keep, and why
    • **To play:** your Discord id, your name on the server, your moves with their times, the suggestions you took, your word for the dice, the server and channel of each game, whether you are still on that server (I ask Discord). Moves are needed to play on, to check the dice and to show a game.
    • **To compare:** results and ratings, for /leaderboard; whether you finish your games, for tables that ask for it; the leagues you signed up for, and why a moderator took you out of one.
    • **To play alone:** your private games with your moves, and the lessons you finished.
    • **For the dice of the day:** your tries with their points, and the servers where you pressed **Count me here**: they see your name and points; your sheet, if you press **Show my sheet**.
    • **To suit you:** your /settings (language, quiet hours, vacations of the last { $window }, standing in for others), the tables you watch, your notes, orders and standing answers, and messages waiting to be sent to you.

    {""}**How long:** until you delete it. I delete private games { $board } after your last move in them, a *Try it* { $try } after your last press, orders and standing answers when the game ends, and the games, results and ratings of a server { $server } after I leave it. { $copies }
    {""}**Who sees it:** everybody in the channel can read the names, moves and dice of its games (/game story, /export). Only you see your private games and notes; anybody who can read my database file can read the notes. Hidden choices and orders stay secret until the rules reveal them or they are played. I read no messages. Nothing is passed on.
    {""}**Your choice:** **Export mine** gives you everything as a file. **Delete mine** removes your name and id; points of a day stay, without you. Posts at Discord stay, and so does your word for the dice, by which they are verified. People blocked by the operator stay listed, with id and reason.
    {""}**Questions:** { $contact }
privacy-copies = Backup copies are deleted within { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-ask = ask the person who invited me to your server.
privacy-former-player = Former player { $number }
privacy-export-button = Export mine
privacy-delete-button = Delete mine
privacy-data-nothing = I keep nothing about you.
privacy-data-export = Everything I keep about you: seats in games: { $games }, moves: { $actions }, private games: { $private }. Times are seconds since 1970.
privacy-data-alt = Your data as a JSON file
privacy-data-question =
    {""}**Remove your name and your id from everything?** You can’t undo this.
    • Open games you leave: { $open }. A computer player takes over, or the game goes on without you, as its table agreed.
    • Your settings, ratings, private games, lessons and waiting messages are deleted. Of the dice of the day only points stay, and you have no second try today.
    • Finished games stay, with “Former player” instead of your name. Messages at Discord stay as they are.
privacy-data-sure = Remove me from everything
privacy-data-deleted = Done. I keep nothing about you. If you play again, you start fresh.
