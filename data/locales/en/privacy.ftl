# /privacy and /my-data.

privacy-page =
    ## What I keep, and why
    • **To play:** your Discord id, the name you had when you sat down or were invited, your moves with their times, the hints you took, your word for the dice, the server and channel of each game. The moves are needed to go on with a game, to check it (/verify) and to show it again.
    • **To compare:** results and ratings, for /leaderboard and /profile; whether you finish your games, for tables that ask for it (nobody is shown a figure).
    • **To play alone:** your private games with your moves, and the lessons you finished.
    • **For the dice of the day:** your tries with their points, and the servers where you pressed **Count me here**: they see your name and points, and your sheet if you press **Show my sheet**.
    • **To suit you:** your /settings, such as language, time zone and quiet hours, whether you stand in for others, the tables you watch, and messages waiting to be sent to you.

    {""}**How long:** until you delete it. Private games go 90 days after your last move in them. 30 days after I leave a server, its games, results and ratings are deleted. { $copies }
    {""}**Who sees it:** everybody in the channel can read the names, moves and dice of its games (/game log, /export). Only you see your private games. Nobody sees hidden choices before the rules reveal them. I read no messages: of one you ask about, I only look whether it is mine. Nothing is passed on to anybody else.
    {""}**Your choice:** /my-data export gives you everything as a file. /my-data delete removes your name and id; points of a day stay, without you. What was posted at Discord stays there, and so does your word for the dice, which is needed to verify them. People blocked by the operator stay on that list, with id and reason.
    {""}**Questions:** { $contact }
privacy-copies = Backup copies are deleted within { $days } days.
privacy-ask = ask the person who invited me to your server.
privacy-former-player = Former player { $number }
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
