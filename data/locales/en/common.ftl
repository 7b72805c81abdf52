# Words that several rooms share, and what the bot says wherever it is asked.

# A player’s name in a sentence of a message.
common-name = **{ $name }**
# The link that adds the bot to a server.
common-invitation = <https://discord.com/oauth2/authorize?scope=bot+applications.commands&{ $query }>
# The name of a computer player at the table.
common-computer = Computer { $number }
# The names of the six computer players: each hides the Japanese number of its pips.
common-character-ichi = Ichi
common-character-niko = Niko
common-character-mitsu = Mitsu
common-character-yotsuba = Yotsuba
common-character-goro = Goro
common-character-mutsuki = Mutsuki
# The computer that plays on the seat of somebody who has left, and such a seat where nobody plays on.
common-computer-for = Computer for { $name }
common-left = { $name } (resigned)
common-player = Player { $number }
# The same several times in a row.
common-times = { $line } (×{ $count })
# Between lines that share one.
common-join-lines = {" "}
# Between the things that the reader lost and gained.
common-join-about = {", "}
# Players who let their tables show a vacation.
common-vacations = -# 🏝️ { $away }
common-vacation = { $player } is on vacation until { $until }
common-true = yes
common-false = no
common-back = Back
common-earlier = ◀ Previous
common-later = Next ▶
common-form-late = That took too long to open. Press the button again.
common-old-button = This button has expired. /game board shows the current game.
common-outage = My database isn’t answering. Try again in a minute; /game panel shows whether this press counted.
common-incident = Something went wrong. /game panel shows whether this counted. Incident { $incident }.
common-moved-command = That command has moved: { $command }
common-moved-lobby = That’s a button in the lobby now.
common-moved-note = Notes are on your panel now: *My panel*, *More…*, *Note*.
common-thread-to-come = a thread that is about to open
common-too-large = -# No picture or file here: it is too large for this server.

## Spans of time

common-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
common-span-hours = { $count } h
common-span-minutes = { $count } min
common-span-seconds = { $count } s

## How a game was ended without a result

common-ended-by-moderator = 🛡️ A moderator ended it: { $name }.
common-ended-by-host = The host ended it: { $name }.
common-ended-by-agreement = Everybody agreed to end it; { $name } asked.
common-ended-by-league = ⏳ The league’s cycle is over: this game counts there as it stands.
common-ended-idle = 💤 Nothing happened here for a long time, and nobody kept it open.
common-ended-by-leaving = 🚪 { $name } resigned, and nobody else was left.
# The result of a finished game.
common-result-out = 🛡️ { $name } took the result out: it doesn’t count.
common-result-in = 🛡️ { $name } put the result back in: it counts.
common-result-out-operator = 🛡️ The operator of the bot took the result out: it doesn’t count.
common-result-in-operator = 🛡️ The operator of the bot put the result back in: it counts.
common-erased = somebody whose data were erased
