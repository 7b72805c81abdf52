# /mygames and the daily digest.

inbox-title = ## Your open games
inbox-empty = You have no open game. /game new starts one in a channel.
inbox-nothing = Nothing waits for you.
# The channel, and a link to the newest panel in it.
inbox-place = { $channel } ([go there]({ $link }))
inbox-yours = ▶ **{ $game }** · { $place } · **it is your move**
inbox-yours-due = ▶ **{ $game }** · { $place } · **it is your move**, your time is up { $due }
inbox-asked = ↳ { $prompt }
inbox-others = **{ $game }** · { $place } · waiting for { $players }
inbox-away = 🤖 **{ $game }** · { $place } · the computer plays for you
inbox-lobby = **{ $game }** · { $place } · not begun yet
inbox-lobby-asked = **{ $game }** · { $place } · not begun yet; a seat is kept for you: press **Join** there if you want to play
inbox-stopped = **{ $game }** · { $place } · set aside after a fault; /game end closes it
inbox-old-rules = **{ $game }** · { $place } · begun under another version of the rules; it stands still, and /game end closes it
inbox-muted = -# I cannot write in that channel at the moment; your panel opens from here all the same.
inbox-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
inbox-page = -# Page { $page } of { $pages }
inbox-open = Open the panel of a game that waits for you
inbox-option = { $count ->
    [0] { $game }
   *[other] { $game } with { $players }
}
inbox-back = { $count ->
    [0] I am back: { $game }
   *[other] I am back: { $game } with { $players }
}

## The daily digest

inbox-digest-title = ## Your games today
inbox-digest-ended = 🏁 **{ $game }** · { $place } · over: { $count ->
    [0] nobody won
    [one] **{ $winners }** won
   *[other] **{ $winners }** { $team ->
        [0] shared the win
       *[other] won together
    }
}
inbox-digest-over = 🏁 **{ $game }** · { $place } · over
inbox-digest-closed = 🏁 **{ $game }** · { $place } · ended without a result
inbox-digest-foot = -# You get this once a day because you asked for it; /settings changes that.
