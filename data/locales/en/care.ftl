# Tables that lose their place, people's data, and what the operator sees.

## A table without its channel

care-moved = The channel of your game of { $game } is gone, so it goes on here. A fresh panel is on its way.
care-lost-elsewhere = Your game of { $game } has lost its channel. Type /game board in a channel where no game is open, and it goes on there.
letter-muted = { $reason ->
    [channel-gone] The channel of your table is gone. Nothing of the game is lost: type /game board in another channel of the same server, and it goes on there.
    [thread-locked] The thread of your table is locked, so I cannot say anything there. Nothing of the game is lost: once somebody unlocks it, I go on where I was.
   *[forbidden] I may no longer write in the channel of your table. Nothing of the game is lost: once somebody who manages the server lets me view the channel, send messages and read the message history there, I go on where I was.
}

## Before a restart

refusal-draining = I am about to be restarted, so I take nothing new just now. Nothing is lost: please try again in a few minutes.
