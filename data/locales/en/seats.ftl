# Calling players, handing seats over, and leaving for good.

seats-nudged = Nudged: { $players }.
seats-title = 🪑 **Seats** · { $game }
seats-give-to = Offer mine to…
seats-offer-button = Find a substitute
seats-aside-button = The computer plays until I’m back
seats-aside = The computer plays for you until you press **I’m back**.
seats-take = Take a free seat…
seats-none-free = No seat is free here.
seats-give-one = Give { $name }’s seat to the computer
seats-give-button = Give a seat to the computer…
seats-offered = Asked: { $player }. The seat stays yours until they accept.
seats-asked = You asked for the seat of { $player }.
seats-offer-question = **Offer your seat?** I ask the people who stand in on this server, one after the other. After that, everybody here can take it.
seats-offer-computer = The computer plays for you meanwhile. **I’m back** returns the seat until somebody takes it.
seats-offer-here = You play on until somebody takes it.
seats-offer-rated = This game is rated: once somebody takes your seat, it counts as resigned for you. The new player isn’t rated.
seats-offer-sure = Offer my seat
seats-offered-away = Your seat is offered. The computer plays for you until somebody takes it or you are back.
seats-offered-here = Your seat is offered. You play on until somebody takes it.
seats-offer-withdraw = Withdraw
seats-give-question = Give whose seat to the computer?
seats-give-which = Which player?
seats-give-who = { $name }: to the computer
seats-let-in-who = Let { $name } back in
seats-give-nobody = There is no seat that you can give to the computer now. As the host you can once its player has missed a turn, a moderator can at any time.
seats-give-host = Give the seat of { $player } to the computer? I’ll tell the table that you did. They can return any time with **I’m back**.
seats-give-moderator = Give the seat of { $player } to the computer? I’ll tell the table that you did, and look for somebody to take the seat. They come back only if a moderator lets them: /server or /game seat.
seats-give-resigns = No computer takes over at this table: { $player } would **resign for good**. I’ll tell the table that you decided it.
seats-give-vote = This table votes on missed turns, so your wish is a vote like the others’: the computer plays this turn of { $player }, if enough agree.
seats-give-last = ⚠️ Then nobody plays at this table: nothing happens until somebody comes back, and after { $time } it closes without a result.
seats-give-sure = Give it to the computer
seats-given-to-computer = Done: { $player } no longer plays on this seat. The table has been told.
seats-given-vote = Your vote counts. The computer plays once enough agree.
seats-you-let-in = { $name } can come back, by pressing **I’m back**.
seats-choice = { $number }. { $name }
seats-choice-away = { $number }. { $name } (away)
seats-choice-computer = { $number }. { $name } (the computer plays)
seats-leave-computer = Resign? A computer player takes your seat to the end. In a rated game this counts as a loss. You can’t undo it.
    -# Just away? Set a vacation in /settings. Handing over to somebody? /game seat.
seats-leave-league = Resign this game? A computer player takes your seat to the end, and it counts as a loss. You can’t undo it. The league goes on for you: /league leaves it.
    -# Just away? Set a vacation in /settings.
seats-leave-rules = Resign? At this table no computer takes over: your seat follows the game’s rules for leaving. You can’t undo it.
    -# Handing over to somebody? /game seat.
seats-leave-last = Resign? You are the last person at the table, so the game ends without a result; its book stays.
seats-leave-sure = Resign
seats-stay = Stay
seats-left = You resigned.
