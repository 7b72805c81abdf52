# /server for moderators: the running tables, the page of one, and the results of the last 90 days.

moderating-running = { $lobbies ->
    [0] **Running: { $games }**
   *[other] **Running: { $games }** · not begun: { $lobbies }
}
moderating-none = Nothing is being played.
moderating-fine = All in order.
moderating-line = • **[{ $game }]({ $link })** · { $look }
moderating-more = { $count ->
    [one] … and 1 more, first in the list.
   *[other] … and { $count } more, first in the list.
}
moderating-table = A table…
moderating-results = Results of the last { $days } days…
moderating-comma = ,{" "}
moderating-option = { $game } · { $players }
moderating-option-lobby = { $game } · { $players } · not begun
moderating-option-look = { $game } · { $players } · { $look }

## Why a table needs a look

moderating-look-stopped = stopped, can’t go on
moderating-look-unreachable = I can’t post in its channel
moderating-look-off = { $player } off the server for { $span }
moderating-look-deserted = everybody is away, nothing happens
moderating-look-late = { $player } out of time for { $span }
moderating-look-near = { $player } has { $span } left
moderating-look-missed = { $missed ->
    [one] { $player } missed 1 turn
   *[other] { $player } missed { $missed } turns in a row
}
moderating-look-still = no move for { $span }
moderating-look-still-lobby = not begun, unchanged for { $span }

## The page of a table

moderating-title = ## { $game }
    { $place }
moderating-waits = Waiting for { $players }
moderating-waits-since = Waiting for { $players }, asked { $since }
moderating-waits-due = Waiting for { $players }, asked { $since }. Deadline: { $due }
moderating-deserted = 💤 Everybody is away, so nothing happens. After { $time } the table closes without a result.
moderating-off = 🚪 { $player }: off the server since { $since }
moderating-missed = { $missed ->
    [one] ⌛ { $player }: missed 1 turn
   *[other] ⌛ { $player }: missed { $missed } turns in a row
}
moderating-away = 🤖 { $player }: away, the computer plays until they press **I’m back**
moderating-removed = 🛡️ { $player }: kept off their seat by a moderator, the computer plays
moderating-unreachable = ⚠️ I can’t post in its channel: it is gone, or I lack the permissions.
moderating-stopped = ⚠️ Stopped: this version of me can’t go on with it. Nobody can play.
moderating-stopped-incident = ⚠️ Stopped by an error: nobody can play. Incident: { $incident }
moderating-times = Began { $began } · last move { $last }
moderating-opened = Opened { $at }, not begun
moderating-ended = It has ended.
moderating-plays = You play at this table, so another moderator decides about it.
moderating-plays-manages = You play at this table, so another moderator gives seats away. As you manage the server, you can end it.
moderating-give = Give a seat to the computer…
moderating-end = End…

## Results

moderating-results-title = ## Results of the last { $days } days
moderating-results-how = Choose a game to take its result out, or to put it back in.
moderating-results-out = 🚫 taken out: counts for nobody
moderating-results-none = No game has ended in the channels that you moderate.
moderating-result = A result…
moderating-result-option = { $game } · { $scores } · { $span } ago
moderating-result-option-out = 🚫 Taken out: { $game } · { $scores } · { $span } ago
