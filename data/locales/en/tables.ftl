# /tables, and the list of free seats in a channel.

tables-title = **On this server**
tables-none = No open tables. /play starts a game against computers; /game new opens one in a channel.
tables-table = **{ $number }** · **{ $game }** · { $place }
tables-players = { $players }
tables-free = { $free ->
    [one] **1 free seat**
   *[other] **{ $free } free seats**
}
tables-offered = 🪑 the seat of { $player } is free
tables-full = no free seat, not begun yet
tables-waits = waiting for { $players }
tables-waits-since = waiting for { $players }, asked { $since }
tables-stopped = stopped at the moment
tables-join = Join table { $number }
tables-take = Take the seat, table { $number }
tables-watch = Watch table { $number }
tables-unwatch = Stop watching table { $number }
tables-tell = Tell me when table { $number } begins
tables-list-title = ## Free seats
tables-all = All tables
