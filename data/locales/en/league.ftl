# Texts of leagues. Each says what follows from a press, in as few words as possible.

league-title = 🏅 **{ $game } league · cycle { $number }**
league-head = 🏅 **{ league-heading-title }**
league-clock = { $start }, +{ $more } a turn, up to { $cap }
league-signs = Starts { $at }: about { $games } games in { $weeks } weeks · { $start } to think, +{ $more } a turn
league-nobody = 👥 Nobody yet · { $least } needed
league-people = 👥 { $count }: { $names }
league-people-few = 👥 { $count } of at least { $least }: { $names }
league-and = {", "}
league-runs = Ends { $at } · { $played } of { $games } games played{ $groups ->
    [one] {""}
   *[other] {" "}in { $groups } groups
  }
league-ends = Ends { $at }{ $left ->
    [0] {""}
    [one] {" · "}1 more game to come
   *[other] {" · "}{ $left } more games to come
  }
league-over = Over: { $played } of { $games } games played.
league-few = Not started: { $count ->
    [0] nobody
    [one] 1 person
   *[other] { $count } people
  } signed up, { $least } needed.
league-called-off = Called off before the start.
league-hash = 🎲 **{ $game } league · cycle { $number }**: hash of the secret behind all its dice, drawn before sign-up and shown at the end.
    `{ $hash }`
league-started = { $title } has started: { $games } games open in threads here, a few at a time.
league-week = { $title } · after week { $week } of { $weeks }: { $played } of { $games } games played.
league-ended = { $title } is over: { $played } of { $games } games played.{ $groups ->
    [one] {""}
   *[other] {" "}▲ up, ▼ down.
  }
league-ended-dice = -# 🎲 Secret of the dice: `{ $secret }`
league-group-line = **Group { $group }:** { $lines }
league-group-only = 👥 { $lines }
league-line-stays = { $name } { $points }
league-line-up = ▲ { $name } { $points }
league-line-down = ▼ { $name } { $points }
league-erased = erased
league-warning = { $player }: the computer plays for you here. Come back in **My panel** within { $days } days, or you drop out of the league.

league-join-button = Join
league-join-list-button = Join the waiting list
league-leave-button = Leave
league-about-button = About…
league-group-button = My group
league-next-button = Open the next cycle
league-start-button = Start now
league-cancel-button = Call off

## The panel

league-none = 🏅 Leagues: groups of { $least } to { $largest }, a few games each over { $shortest } to { $longest } weeks; the best go up a group, the last go down.
league-none-open = None here yet. Choose a game to open one in this channel:
league-none-ask = None here yet. A moderator of a channel opens one there with /league.
league-open = Open a league of…
league-opened = Opened: people sign up on the message below.
league-you-in = ✅ You’re in.
league-you-wait = ✅ You’re on the waiting list: if somebody drops out soon, you take over their games.
league-unposted = Sign-up opens shortly, once the dice’s hash is posted.
league-left = You left.
league-place = { $place ->
    [0] Not ranked
   *[other] Place { $place } of { $of }
  } · { $points } { $points ->
    [1] point
   *[other] points
  } · { $played }/{ $games } games
league-place-none = None of your games is over yet.
league-table-mine = ▶ **Your move:** { $thread } · win: place { $best }, last: { $worst }
league-table-open = • { $thread } · win: place { $best }, last: { $worst }
league-table-waits = • Table { $number } waits for its dice.
league-thread = { $game } · { $groups ->
    [one] table { $table }
   *[other] group { $group }, table { $table }
  }
league-table = Table { $number }
league-groups = Another group…
league-group-option = Group { $group }: { $names }
league-others = Another league…
league-others-option = { $game } league · cycle { $number }
league-take-out = Remove somebody…
league-change-options = Change the game’s options…
league-option = { $option }: { $value }
league-option-set = Changed: { $option }.
league-options = ⚙️ { $options }

league-you-out-left = You left this cycle. You can join the next one.
league-you-out-vanished = The computer played for you for { $days } days, so you’re out. You can join the next cycle.
league-you-out-off = You were off the server for { $hours } hours, so you’re out. You can join the next cycle.
league-you-out-excluded = 🛡️ A moderator removed you: { $reason }
league-gone-left = 🚪 { $name } left.
league-gone-vanished = 💤 { $name } dropped out: the computer played for { $days } days.
league-gone-off = 🚪 { $name } is off the server.
league-gone-excluded = 🛡️ { $name } was removed: { $reason }

league-leave-keeps = Leave this cycle? You finished { $played } of { $games } games, so your results stand. The computer finishes the rest.
league-leave-loses = Leave this cycle? You finished { $played } of { $games } games, less than half, so none of them count. The computer finishes the rest.
league-leave-sure = Leave the league
league-cancel-question = Call this cycle off? { $count ->
    [0] Nobody has signed up.
    [one] 1 person has signed up.
   *[other] { $count } people have signed up.
  }
league-cancel-sure = Call it off
league-cancelled = Called off.
league-starts = It starts shortly.
league-start-question = Start now with all { $count }, in groups of { $sizes }? Nobody can join after that, only the waiting list.
league-start-sure = Start the league
league-winner = 🏆 **{ $name }** wins{ $groups ->
    [one] .
   *[other] {" "}the best group.
  }
league-game = 🏅 Table { $table }: { $points }
league-game-part = { $name } +{ $points }
league-out-title = Remove somebody
league-out-label = Why remove { $name }?
league-out-how = The whole group can read this.

league-window = { $game } league
league-window-seats = Players at a table
league-window-seats-value = { $count } (groups of { $count } or { $more })
league-window-clock = Time to think
league-window-weeks = Length
league-window-weeks-value = { $count } weeks
league-window-days = Starts
league-window-days-value = { $count ->
    [one] tomorrow
   *[other] in { $count } days
  }
league-window-moves = Up and down
league-window-moves-value = { $count ->
    [one] 1 of each group
   *[other] { $count } of each group (1 of { $small } or fewer)
  }

## About

league-how-points = • 1 point per player you beat, ½ per tie. If level: first places, games between you, a lot drawn beforehand.
league-how-moves = • Groups: { $moves ->
    [one] first up, last down
   *[other] { $moves } up, { $moves } down (1 of { $least }–{ $small })
  }. First cycle by rating, newcomers last.
league-how-tables = • Games open by themselves, up to { $most } at once; you go first once if possible. Rated. Time: { $clock }. No host, hints, seat offers or undo past others’ moves.
league-how-leaving = • Out: { $days } days with the computer in all your open games, or { $hours } hours off the server. Finish half your games yourself, or none count. Who drops out starts a group lower. First third: the waiting list takes over.
league-how-end = • Last week: no quiet hours or vacations. At the end open games count as they stand; if scores are secret, the computer plays them out.
league-how-dice = 🎲 All dice: one secret, [hash]({ $link }) `{ $hash }` posted before sign-up, shown at the end.
league-how-secret = 🎲 The file has the secret, how all dice follow from it, and the [hash]({ $link }) `{ $hash }`.
league-proof-alt = The cycle’s secret and its tables, JSON.

league-heading-title = { $game } · cycle { $number } · group { $group }
league-heading-about = { $played } of { $games } games

## The picture of a group's standings

league-picture-table = Table
league-picture-points = Points
league-picture-you = you
league-picture-playing = game open
league-picture-left = has left
league-picture-out = not ranked
league-picture-up = going up
league-picture-down = going down
league-picture-to-play = to play
league-picture-sits-out = no game
league-picture-alt-head = { $title }. { $subtitle }.
league-picture-alt-join = {", "}
league-picture-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
league-picture-alt-row = { $place }. { $name }: { $facts }; by table: { $results }.
league-picture-alt-out = { $name }: { $facts }; by table: { $results }.
