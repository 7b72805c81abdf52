# Where a game may be played, and a game that has lost its channel.

channels-moved = The channel of your game of { $game } is gone, so it goes on here. A fresh panel is on its way.
channels-lost-elsewhere = Your game of { $game } has lost its channel. Type /game board in a channel where no game is open, and it goes on there.
channels-muted = { $reason ->
    [channel-gone] The channel of your table is gone. Nothing of the game is lost: type /game board in another channel of the same server, and it goes on there. A table where nothing happens for 17 days is closed.
    [thread-locked] The thread of your table is locked, so I cannot say anything there. Nothing of the game is lost: once somebody unlocks it, I go on where I was. A table where nothing happens for 17 days is closed.
   *[forbidden] I may no longer write in the channel of your table. Nothing of the game is lost: once somebody who manages the server lets me view the channel, send messages and read the message history there, I go on where I was. A table where nothing happens for 17 days is closed.
}
channels-permission-view-channel = View Channel
channels-permission-send-messages = Send Messages
channels-permission-send-messages-in-threads = Send Messages in Threads
channels-permission-read-message-history = Read Message History
