# Words that several rooms share, and what the bot says wherever it is asked.

# A player’s name in a sentence of a message.
common-name = **{ $name }**
# The name of a computer player at the table.
common-computer = Computer { $number }
# The same several times in a row.
common-times = { $told } (×{ $count })
common-true = yes
common-false = no
common-back = Back
common-earlier = ◀ Previous
common-later = Next ▶
common-form-late = That took too long to open. Press the button again.
common-old-button = This button is from an older version of me and does nothing any more. /game board shows the game of this channel.
common-incident = Something went wrong on my side, and nothing was changed by it as far as I know. Look again with /game hand. Incident { $incident }.

## Spans of time

common-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
common-span-hours = { $count } h
common-span-minutes = { $count } min
common-span-seconds = { $count } s
