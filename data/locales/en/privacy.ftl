# /privacy and /my-data.

privacy-page =
    ## What I keep, and why
    • **To play:** your Discord id, the name you had when you sat down, your moves with their times, your word for the dice, the server and channel of each game. From its moves a game goes on, is checked (/verify) and shown again.
    • **To compare:** results and ratings, for /leaderboard and /profile.
    • **To suit you:** what you have set in /settings, such as your language, time zone and quiet hours, and messages that wait to be sent to you.

    {""}**How long:** until you take it out. Thirty days after I have left a server, its games, results and ratings are gone. { $copies }
    {""}**Who sees it:** names, moves and dice of a game can be read by everybody in its channel (/game log, /export). Hidden choices are shown to nobody before the rules reveal them. I read no messages. Nothing is passed on to anybody else.
    {""}**Your choice:** /my-data export gives you everything as a file. /my-data delete takes your name and id out of it; what was posted at Discord stays there, and so does your word for the dice, which verifying them needs.
    {""}**Questions:** { $contact }
privacy-copies = Copies of the database, kept in case a disk breaks, go within { $days } days.
privacy-ask = ask whoever brought me to your server.
privacy-former-player = Former player { $number }
privacy-data-nothing = I keep nothing about you.
privacy-data-export = Everything that I keep about you: seats in games: { $games }, moves: { $actions }. Times are seconds since 1970.
privacy-data-alt = Your data as a JSON file
privacy-data-question =
    {""}**Take your name and your id out of everything?** This cannot be undone.
    • Open games that you leave by it: { $open }. A computer player takes over, or the game goes on without you as its table has agreed.
    • Your settings, ratings and waiting messages are gone.
    • Finished games stay, with “Former player” in place of your name. Messages that stand at Discord stay as they are.
privacy-data-sure = Take me out of everything
privacy-data-deleted = Done: I keep nothing about you any more. Should you play again, you begin anew.
