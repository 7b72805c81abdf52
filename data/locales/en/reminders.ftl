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
reminders-turn = ⏳ { $players }: your move. Half your time is gone. Deadline: { $due }
reminders-late = ⏰ { $players }: your move, and time is short. Deadline: { $due }
reminders-turn-direct = ⏳ Your move. Half your time is gone. Deadline: { $due }
reminders-late-direct = ⏰ Your move, and time is short. Deadline: { $due }
reminders-hush = Mute this turn
reminders-hushed = No more reminders this turn. Your clock keeps running.
reminders-nudge = 👋 { $players }: your move. { $by } is waiting.
reminders-nudge-direct = 👋 Your move. { $by } is waiting.
reminders-vote = ⌛ { $player } is out of time. { $players }: let the computer play this turn? { $needed ->
    [one] 1 yes is enough; until then, we wait.
   *[other] { $needed } of you must agree; until then, we wait.
}
reminders-vote-button = Let the computer play

## News of the table

reminders-seat-passed = 🤖 { $player }: you missed several turns in a row, so the computer now plays for you. Press **I’m back** any time.
reminders-seat-passed-last = 💤 { $player }: you missed several turns in a row, and everybody else is away. Press **I’m back** to go on. After 2 weeks the game closes without a result.
reminders-seat-back = 🙂 { $player } is back.
reminders-welcome-back = Welcome back! You play yourself again.
reminders-seat-left = 🚪 { $player } resigned.
reminders-seat-left-computer = 🚪 { $player } resigned. The computer takes over; /game seat take asks for the seat.
reminders-host = 👑 { $player } is now the host of this game.
reminders-idle = 💤 { $players }: no moves here for a long time. { $game } closes without a result { $when }, unless somebody moves or keeps it open.
reminders-idle-lobby = 💤 { $players }: this lobby for { $game } has waited a long time. It closes { $when }, unless somebody keeps it open.
reminders-keep = Keep it open
reminders-kept = The table stays open.
