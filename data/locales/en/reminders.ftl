# Notices beside the panels: reminders, calls, votes, news of the table.

reminders-place = -# { $game } in { $channel } · [go to the table]({ $link })
reminders-somebody = Somebody at the table
reminders-turn = ⏳ { $players }: the game waits for you. Half of your time has passed; it is up { $due }.
reminders-late = ⏰ { $players }: the game waits for you, and your time is almost up: { $due }.
reminders-turn-direct = ⏳ A game waits for you. Half of your time has passed; it is up { $due }.
reminders-late-direct = ⏰ A game waits for you, and your time is almost up: { $due }.
reminders-hush = Not this turn
reminders-hushed = I will not remind you of this turn again. The time goes on.
reminders-nudge = 👋 { $players }: { $by } would like to play on. It is your move.
reminders-nudge-direct = 👋 { $by } would like to play on. It is your move.
reminders-vote = ⌛ The time of { $player } is up. { $players }: shall the computer play this turn? { $needed ->
    [one] One consent is enough; otherwise we keep waiting.
   *[other] { $needed } of you must agree; otherwise we keep waiting.
}
reminders-vote-button = Let the computer play

## News of the table

reminders-seat-passed = 🤖 { $player }: your time was up several turns in a row, so the computer plays for you from now on. Press **I am back** whenever you want to go on.
reminders-seat-passed-last = 💤 { $player }: your time was up several turns in a row, and nobody else is here. The game waits: press **I am back** to go on. If nobody comes for two weeks, it will be closed without a result.
reminders-seat-back = 🙂 { $player } is back and plays on.
reminders-welcome-back = Welcome back! From now on you play yourself.
reminders-seat-left = 🚪 { $player } has left the game.
reminders-seat-left-computer = 🚪 { $player } has left the game. The computer plays on in their place; who would like to have the seat can ask for it with /game seat take.
reminders-host = 👑 { $player } is the host of this game now.
reminders-idle = 💤 { $players }: nobody has moved here for a long time. This game of { $game } will be closed without a result { $when }, unless somebody moves or keeps it open.
reminders-idle-lobby = 💤 { $players }: this lobby for { $game } has been waiting for a long time. It will be closed { $when }, unless somebody keeps it open.
reminders-keep = Keep it open
reminders-kept = The table stays open.
