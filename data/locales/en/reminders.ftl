# Notices beside the panels: reminders, calls, votes, news of the table.

reminders-place = -# { $game } in { $channel } · [go to the table]({ $link })
reminders-somebody = Somebody at the table
# After quiet hours or a vacation in which a turn began.
reminders-call = ▶ { $players }: your move{ $timed ->
    [0] .
   *[other] . Deadline: { $due }
}
reminders-call-direct = ▶ Your move{ $timed ->
    [0] .
   *[other] . Deadline: { $due }
}
reminders-turn = ⏳ { $players }: your move. Deadline: { $due }
reminders-late = ⏰ { $players }: your move, and time is short. Deadline: { $due }
reminders-turn-direct = ⏳ Your move. Deadline: { $due }
reminders-late-direct = ⏰ Your move, and time is short. Deadline: { $due }
reminders-bank = -# Your time bank lasts until then. +{ $more } at the end of your turn.
reminders-hush = Mute this turn
reminders-hushed = No more reminders this turn. Your clock keeps running.
reminders-nudge = 👋 { $players }: your move. { $by } is waiting.
reminders-nudge-direct = 👋 Your move. { $by } is waiting.
# Before a third missed turn, or with a time bank the last one. It comes whatever the person’s settings.
reminders-last-turn = ⚠️ { $players }: your move. You missed { $missed } turns in a row. If you miss this one too, { $replaced ->
    [0] you are out, by the game’s rules
   *[other] the computer takes your seat until you come back
}. Deadline: { $due }
reminders-last-turn-direct = ⚠️ Your move. You missed { $missed } turns in a row. If you miss this one too, { $replaced ->
    [0] you are out, by the game’s rules
   *[other] the computer takes your seat until you come back
}. Deadline: { $due }
reminders-last-turn-bank = ⚠️ { $players }: your move. If your time bank runs out now without a move of yours, { $replaced ->
    [0] you are out, by the game’s rules
   *[other] the computer takes your seat until you come back
}. Deadline: { $due }
reminders-last-turn-bank-direct = ⚠️ Your move. If your time bank runs out now without a move of yours, { $replaced ->
    [0] you are out, by the game’s rules
   *[other] the computer takes your seat until you come back
}. Deadline: { $due }

## News of the table

reminders-seat-passed = 🤖 { $player }: you missed { $missed } turns in a row, so the computer now plays for you. Press **I’m back** any time.
reminders-seat-passed-last = 💤 { $player }: you missed { $missed } turns in a row, and everybody else is away. Press **I’m back** to go on. After { $time } the game closes without a result.
reminders-seat-passed-past = -# 🤖 { $player } missed { $missed } turns in a row, so the computer took over.
reminders-seat-passed-bank = 🤖 { $player }: your time bank ran out without a move of yours, so the computer now plays for you. Press **I’m back** any time.
reminders-seat-passed-bank-last = 💤 { $player }: your time bank ran out without a move of yours, and everybody else is away. Press **I’m back** to go on. After { $time } the game closes without a result.
reminders-seat-passed-bank-past = -# 🤖 The time bank of { $player } ran out, so the computer took over.
reminders-seat-off = 🚪 { $player } isn’t on this server any more, so the computer plays on for them, and I’m looking for somebody to take the seat. Until then, **I’m back** returns it.
reminders-seat-off-waits = 🚪 { $player } isn’t on this server any more. No computer takes over the seat at this table: missed turns are played as usual, and if they aren’t back { $until }, they resign when it is their turn. **I’m back** keeps the seat.{ $sought ->
    [0] {""}
   *[other] {" "}I’m looking for somebody to take it.
}
reminders-seat-off-last = 💤 { $player } isn’t on this server any more, and everybody else is away. Press **I’m back** to go on. After { $time } the game closes without a result.
reminders-seat-off-past = -# 🚪 { $player } was no longer on this server.
reminders-unseen = 👀 It’s your move in { $game }, but you can’t see the channel of the table. You can play from here, and a moderator of the server can let you in.
reminders-seat-by-host = 🤖 { $player }: { $by }, the host, gave your seat to the computer, as you missed a turn. Press **I’m back** any time.
reminders-seat-by-host-past = -# 🤖 { $by }, the host, gave the seat of { $player } to the computer.
reminders-seat-by-moderator = 🛡️ { $player }: { $by }, a moderator, gave your seat to the computer. You can come back if a moderator lets you.
reminders-seat-by-moderator-resigned = 🛡️ { $player }: { $by }, a moderator, ended the game for you: you resigned.
reminders-seat-by-moderator-past = -# 🛡️ { $by }, a moderator, took { $player } off their seat.
reminders-seat-back = 🙂 { $player } is back.
reminders-welcome-back = Welcome back! You play yourself again.
reminders-seat-left = 🚪 { $player } resigned.
reminders-seat-left-computer = 🚪 { $player } resigned. The computer takes over; /game seat asks for it.
reminders-seat-left-league = 🚪 { $player } has left this game. The computer plays on.
reminders-host = 👑 { $player } is now the host of this game.
reminders-host-given = 👑 { $player } is now the host: the host handed their seat over.
reminders-host-left = 👑 { $player } is now the host: { $was } resigned.
reminders-host-away = 👑 { $player } is now the host: the computer plays for { $was }.
reminders-host-missed = 👑 { $player } is now the host: { $was } missed { $missed } turns in a row.
reminders-host-may = -# A host can end the game (/game end) and is asked who takes over an empty seat.
reminders-idle = 💤 { $players }: no moves here for a long time. { $game } closes without a result { $when }, unless somebody moves or keeps it open.
reminders-idle-lobby = 💤 { $players }: this lobby for { $game } has waited a long time. It closes { $when }, unless somebody keeps it open.
reminders-idle-past = -# 💤 No moves here for a long time.
reminders-idle-lobby-past = -# 💤 This lobby had waited a long time.
reminders-kept-by = -# 💤 No moves here for a long time. { $player } keeps the table open.
reminders-keep = Keep it open
reminders-kept = The table stays open.
