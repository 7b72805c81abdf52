# Texts of leagues. Each says what follows from a press, in as few words as possible.

league-title = 🏅 **{ $game } league · cycle { $number }**
league-head = { $title } · group { $group }
league-clock = { $start } to think, +{ $more } a turn, up to { $cap }
league-signs = Starts { $at }: about { $games } games in threads here within { $weeks } weeks, at most { $most } at once · { $clock }.
league-nobody = 👥 Nobody yet; { $least } are needed.
league-people = 👥 { $count }: { $names }
league-and = {", "}
league-runs = Ends { $at } · { $played } of { $games } games played{ $groups ->
    [one] .
   *[other] {" "}in { $groups } groups.
  }
league-over = Over: { $played } of { $games } games played.
league-few = It didn’t start: { $count ->
    [0] nobody
    [one] 1 person
   *[other] { $count } people
  } signed up, and { $least } are needed.
league-called-off = Called off before the start.
league-hash = 🎲 **{ $game } league · cycle { $number }**: the hash of the secret from which all its dice are made, drawn before anybody could sign up. The secret is shown at the end.
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
league-warning = { $player }: the computer plays for you here. Come back (My panel): after { $days } days in which it plays all your open games, you drop out of the league.

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
league-none-open = None here yet. Choose a game to open a cycle in this channel:
league-none-ask = None here yet. A moderator of a channel opens one there with /league.
league-open = Open a cycle of…
league-opened = Open. People sign up on the message below.
league-you-in = ✅ You’re in.
league-you-wait = ✅ You’re on the waiting list: if somebody drops out soon, you take over their games.
league-unposted = The dice’s hash isn’t posted yet: sign up once it is there.
league-left = You left.
league-place = You: { $place ->
    [0] not ranked
   *[other] place { $place } of { $of }
  }, { $points } { $points ->
    [1] point
   *[other] points
  }, { $played } of { $games } games.
league-place-none = You: no game finished yet.
league-table-mine = ▶ **Your move:** { $thread } · win: place { $best }, last: { $worst }
league-table-open = • { $thread } · win: place { $best }, last: { $worst }
league-table-waits = • Table { $number } waits for its dice.
league-thread = { $game } · { $groups ->
    [one] table { $table }
   *[other] group { $group }, table { $table }
  }
league-table = Table { $number }
league-to-come = { $count ->
    [one] 1 more game opens
   *[other] { $count } more games open
  } as others end.
league-groups = Another group…
league-group-option = Group { $group }: { $names }
league-others = Another league…
league-others-option = { $game } league · cycle { $number }
league-take-out = Take somebody out…
league-change-options = Change the game’s options…
league-option = { $option }: { $value }
league-option-set = Changed: { $option }.
league-options = Options: { $options }

league-you-out-left = You left this cycle. You can join the next one.
league-you-out-vanished = The computer played for you for { $days } days, so you’re out. You can join the next cycle.
league-you-out-off = You were off the server for { $hours } hours, so you’re out. You can join the next cycle.
league-you-out-excluded = 🛡️ A moderator took you out: { $reason }
league-gone-left = 🚪 { $name } left.
league-gone-vanished = 💤 { $name } dropped out: the computer played for them for { $days } days.
league-gone-off = 🚪 { $name } is off the server.
league-gone-excluded = 🛡️ { $name } was taken out: { $reason }

league-leave-keeps = Leave this cycle? You finished { $played } of { $games } games, so your results stand. The computer plays the others to their end.
league-leave-loses = Leave this cycle? You finished { $played } of { $games } games, less than half, so your results are taken out. The computer plays your games to their end.
league-leave-sure = Leave the league
league-cancel-question = Call this cycle off? { $count ->
    [0] Nobody has signed up.
    [one] 1 person has signed up.
   *[other] { $count } people have signed up.
  }
league-cancel-sure = Call it off
league-cancelled = Called off.
league-starts = It starts shortly.
league-out-title = Take somebody out
league-out-label = Why { $name }?
league-out-how = Everybody reads this in the group.

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
    [one] one of each group
   *[other] { $count } of each group (one of { $small } or fewer)
  }

## About

league-how-points = • Points: one for each player you beat in a game, ½ for a tie. Level on points: first places, then points against each other, then a lot fixed before the start.
league-how-moves = • Groups: { $moves ->
    [one] the best player of each goes up, the last goes down
   *[other] the best { $moves } of each go up, the last { $moves } go down (one in groups of { $small } or fewer)
  }; in a single group nobody moves. A first cycle follows the ratings; newcomers start at the bottom.
league-how-tables = • Games open by themselves, { $most } of yours at once at most, and each player starts one where the game allows it. { $clock }. Rated. No host, no hints, no undo past others’ moves, no passing seats on.
league-how-leaving = • Who drops out: { $days } days in which the computer plays all your open games, or { $hours } hours off the server. With half your games finished your results stand, else they are taken out; so they are if the computer finishes more than half of your games. Either way you start the next cycle one group lower. In the first third somebody from the waiting list takes over.
league-how-end = • The end: once all games are played, else on its day; in the last week quiet hours and vacations stop no clock. Then open games count as they stand; where scores are secret, the computer plays them out.
league-how-dice = 🎲 All dice come from one secret, drawn before the first sign-up: hash `{ $hash }`, posted { $link }. It is shown at the end.
league-how-secret = 🎲 Secret `{ $secret }`, hash `{ $hash }`, posted { $link }. The file says how each table’s seed follows from it.
league-proof-alt = The cycle’s secret and its tables, JSON.

league-heading-title = { $game } · cycle { $number } · group { $group }
league-heading-about = { $played } of { $games } games · { $left }
league-heading-left = { $span } left
league-heading-over = over

## The picture of a group's standings

league-picture-table = Table
league-picture-points = Points
league-picture-you = you
league-picture-playing = playing now
league-picture-left = has left
league-picture-out = not ranked
league-picture-up = going up
league-picture-down = going down
league-picture-to-play = to play
league-picture-sits-out = no result
league-picture-alt-head = { $title }. { $subtitle }.
league-picture-alt-join = {", "}
league-picture-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
league-picture-alt-row = { $place }. { $name }: { $facts }; by table: { $results }.
league-picture-alt-out = { $name }: { $facts }; by table: { $results }.
