# /server: settings of a server; its running tables and results are in moderating.ftl.

server-title = ## This server’s settings
server-who = -# Who may use a command: Server settings → Integrations → my name.
server-managers = -# People who can manage this server (“Manage Server”) change these here.
server-change = Change…
server-off = off
server-channel-unseen = a channel you can’t see, or a deleted one
server-open-in = Tables may be opened: **{ $now }**
server-open-in-all = in every channel
server-open-in-now = in { $channels }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } more
}
server-open-in-head =
    ## Where tables may be opened
    Elsewhere commands and buttons say where to go. Tables that are open go on, and so do private games.
server-open-in-channel = Choose one or more
server-open-in-any-button = In every channel
server-goes = New tables: **{ $now }**
server-goes-here = in the channel
server-goes-threads = in threads
server-goes-posts = posts in { $forum }
server-goes-but = { $now }; { $apart }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } more
}
server-goes-apart-thread = of { $channel } in threads
server-goes-apart-post = of { $channel } posts in { $forum }
server-goes-head =
    ## Where new tables go
    {""}**In the channel:** one table at a time; while one is open, the next is offered a thread.
    {""}**In threads:** each table gets a thread of its own, and the channel one line.
    {""}**In a forum:** each table is a post there.
server-goes-here-button = In the channel
server-goes-threads-button = In threads
server-goes-channel = In a forum…
server-at-once = At once in a channel: **{ $now }**
server-at-once-any = no limit
server-at-once-head =
    ## How many tables at once in a channel
    Tables in its threads count too; in a forum, posts do. Tables that are open go on.
server-at-once-any-button = No limit
server-remind = Reminders: **{ $now }**
server-remind-ping = as everybody wishes
server-remind-dm = by direct message alone
server-remind-head =
    ## Reminders
    {""}**As everybody wishes:** in the channel, unless they choose direct messages or none in /settings.
    {""}**By direct message alone:** no reminder and no nudge in a channel. Requests and votes still ask there once. A warning that a seat will be lost still comes there for people who accept no direct messages. The message that begins a turn still pings.
server-remind-ping-button = As everybody wishes
server-remind-dm-button = By direct message alone
server-seats = List of free seats: **{ $now }**
server-seats-head =
    ## List of free seats
    When a seat falls free, I post a list in this channel: every { $pause } at most, without pings, and the former list is deleted. It names no channel that readers of this one can’t see.
server-seats-channel = Choose its channel
server-seats-off-button = Off
server-daily = Dice of the day: **{ $now }**
server-daily-now = { $channel }, { $hour }
server-daily-head =
    ## Dice of the day
    A message after each day on which somebody counted here has played, with the dice and their points. It pings nobody. To be counted: /daily, *Count me here*.
server-daily-channel = Choose its channel
server-daily-hour = At which hour?
server-daily-off-button = Off
server-daily-next = The next one comes { $next }, if somebody who is counted here plays.
server-language = Language: **{ $now }**
server-language-head =
    ## Language of new games and messages
    Everybody reads their own panels in their own language.
server-welcome = Welcome: **{ $now }**
server-welcome-never = not posted yet
server-welcome-done = posted
server-welcome-posted = posted { $when }
server-welcome-head =
    ## Welcome
    The message with which I introduce myself: *Play now*, *Learn by playing*, *Open a table*. To take it away, delete it.
server-welcome-channel = Post it in…
server-welcome-sent = Posted in { $channel }.
server-hello =
    🎲 **I run board games with dice: a turn now, the next one tonight.** I roll, draw the board, and ping the next player.
    {""}**{ server-hello-play }** and **{ learn-button }** open a board that only you see. **{ server-hello-open }** is for playing together, here, or in threads if the server’s managers choose so: /server. /help says more.
server-hello-play = Play now
server-hello-open = Open a table
server-hello-threads = Tables in threads
server-hello-settings = Server settings
