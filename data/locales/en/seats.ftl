# Calling players, handing seats over, and leaving for good.

seats-nudged = Nudged: { $players }.
seats-offered = Asked: { $player }. The seat stays yours until they accept.
seats-asked = You asked for the seat of { $player }.
seats-offer-question = **Offer your seat?** I ask the people who stand in on this server, one after the other. After that, everybody here can take it.
seats-offer-computer = The computer plays for you meanwhile. **I’m back** returns the seat until somebody takes it.
seats-offer-here = You play on until somebody takes it.
seats-offer-rated = This game is rated: once somebody takes your seat, it counts as resigned for you. The new player isn’t rated.
seats-offer-sure = Offer my seat
seats-offer-instead = Offer my seat instead
seats-offered-away = Your seat is offered. The computer plays for you until somebody takes it or you are back.
seats-offered-here = Your seat is offered. You play on until somebody takes it.
seats-offer-withdraw = Withdraw
seats-choice = { $number }. { $name }
seats-choice-away = { $number }. { $name } (away)
seats-choice-computer = { $number }. { $name } (the computer plays)
seats-leave-computer = Resign? A computer player takes your seat to the end. In a rated game this counts as a loss. You can’t undo it.
    -# Just away? Set a vacation in /settings. Handing over? /game seat give.
seats-leave-rules = Resign? At this table no computer takes over: your seat follows the game’s rules for leaving. You can’t undo it.
    -# Handing over instead? /game seat give.
seats-leave-last = Resign? You are the last person at the table, so the game ends without a result; its book stays.
seats-leave-sure = Resign
seats-left = You resigned.
