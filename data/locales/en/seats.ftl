# Calling players, handing seats over, and leaving for good.

seats-nudged = I have called { $players }.
seats-offered = I have asked { $player } whether they want your seat. Until then it stays yours.
seats-asked = I have asked for the seat of { $player }.
seats-choice = { $number }. { $name }
seats-choice-away = { $number }. { $name } (away)
seats-choice-computer = { $number }. { $name } (the computer plays)
seats-leave-computer = Leave this game for good? The computer player takes over your seat and plays to the end. In a rated game it counts as lost for you, and it cannot be taken back.
    -# To be away for some time only, set a vacation in /settings. To give your seat to somebody else: /game seat give.
seats-leave-rules = Leave this game for good? At this table no computer takes over: the game’s rules for leaving apply to your seat. It cannot be taken back.
    -# To give your seat to somebody else instead: /game seat give.
seats-leave-last = Leave this game? You are the last person at the table, so it ends.
seats-leave-sure = Leave the game
seats-left = You have left the game.
