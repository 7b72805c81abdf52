# Where a game may be played, and a game that has lost its channel.

channels-moved = The channel of your game of { $game } is gone, so it goes on here. A fresh panel is on its way.
channels-lost-elsewhere = Your game of { $game } has lost its channel. Type /game board in a channel without a game, and it goes on there.
channels-muted = { $reason ->
    [channel-gone] The channel of your table is gone. Nothing is lost: type /game board in another channel of the same server, and the game goes on there. If nothing happens for { $time }, it is closed.
    [thread-locked] The thread of your table is locked, so I can’t write there. Nothing is lost: the game goes on once somebody unlocks it. If nothing happens for { $time }, it is closed.
    [thread-full] The thread of your table is full, so I can’t write there. Nothing is lost: the game goes on once somebody leaves the thread. If nothing happens for { $time }, it is closed.
    [server-blocked] The operator of this bot has blocked the server of your table, so nothing is posted there any more. /privacy says how to reach them.
    [no-threads] I can’t open the thread of your table. It opens once somebody who manages the server allows me Create Public Threads and Send Messages in Threads in its channel. If nothing happens for { $time }, the table is closed.
    [no-tag] The forum of your table now requires a tag, and none has the name of the game. The table opens once somebody who manages the server adds that tag. If nothing happens for { $time }, it is closed.
    [channel-busy] Another table was opened in the thread of your table. Yours opens there once that one is over. If nothing happens for { $time }, it is closed.
    [too-many-threads] The server of your table has as many open threads as Discord allows. The table opens once some of them are closed. If nothing happens for { $time }, it is closed.
    [thread-refused] Discord doesn’t let me open the thread of your table. I try again every hour; /game board in another channel of the same server moves a running game there. If nothing happens for { $time }, the table is closed.
   *[forbidden] I can no longer write in the channel of your table. Nothing is lost: the game goes on once somebody who manages the server lets me view the channel, send messages and read the message history there. If nothing happens for { $time }, it is closed.
}
channels-permission-view-channel = View Channel
channels-permission-send-messages = Send Messages
channels-permission-send-messages-in-threads = Send Messages in Threads
channels-permission-create-public-threads = Create Public Threads
channels-permission-read-message-history = Read Message History
