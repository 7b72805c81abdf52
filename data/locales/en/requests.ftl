# Requests: takebacks, seats and the end of a game, their notices, and the answers.

requests-open-panel = Open my panel
requests-agree = Agree
requests-refuse = Refuse
requests-accept = Accept
requests-decline = Decline
requests-never = Never from them
requests-never-again = Declined for good: this person can’t offer you seats or ask for yours, and isn’t told. Undo it in /settings.
requests-you-agreed = You agreed.
requests-you-agreed-waiting = You agreed. Still to answer: { $players }.
requests-you-agreed-more = You agreed. { $more } more needed.
requests-you-refused = You refused. Nothing changes.
requests-you-withdrew = You withdrew your request. Nothing changes.
requests-still-open = 🔔 Still waiting for your answer:
requests-agreed = Agreed: { $agreed }

## Votes on an expired turn

requests-vote = ⌛ { $player } is out of time. { $players }: let the computer play this turn? { $needed ->
    [one] 1 yes is enough; until then, we wait.
   *[other] { $needed } yes votes are needed; until then, we wait.
}
requests-vote-direct = ⌛ { $player } is out of time. Let the computer play this turn? { $needed ->
    [one] 1 yes is enough; until then, we wait.
   *[other] { $needed } yes votes are needed; until then, we wait.
}
# The clock of the turn is stopped for a while, and nobody else is told why.
requests-vote-early = ⌛ { $player }’s turn has lasted twice its time, though it isn’t late yet. { $players }: let the computer play this turn? { $needed ->
    [one] 1 yes is enough; until then, we wait.
   *[other] { $needed } yes votes are needed; until then, we wait.
}
requests-vote-early-direct = ⌛ { $player }’s turn has lasted twice its time, though it isn’t late yet. Let the computer play this turn? { $needed ->
    [one] 1 yes is enough; until then, we wait.
   *[other] { $needed } yes votes are needed; until then, we wait.
}
requests-vote-until = Without an answer the computer plays anyway. Deadline: { $due }
requests-vote-away = -# No vote while the computer plays for them: { $players }
requests-vote-button = Let the computer play

## Takebacks

requests-undone = Undone.
requests-undo-far = Others have acted since. Undoing your last move undoes all this:
requests-undo-others = { $players } must agree.
requests-undo-computers = Only computer players have acted since, so nobody is asked.
requests-undo-ask = Ask the others
requests-undo-all = Undo all of it
requests-undo-sent = Asked: { $players }. The game goes on until all of them agree.
requests-undo-head = ↩️ { $player } would like to undo their last move. This would be undone:
requests-undo-line = • { $line }
requests-undo-secret = • all choices made in secret since
requests-undo-question = { $players }: do you agree? The undo needs all of you. Any other move cancels this request.
requests-undo-question-direct = Do you agree? The undo needs everybody asked. Any other move cancels this request.
requests-undo-done = ↩️ { $player } undid their last move and everything after it. /game story shows it, struck through.
requests-undo-refused = { $player }: { $by } refused the undo. Nothing changes.

## Seats

requests-seat-offer = 🪑 { $players }: { $player } offers you their seat as it stands. The result would be yours. Accept?
requests-seat-offer-direct = 🪑 { $player } offers you their seat as it stands. The result would be yours. Accept?
requests-seat-ask = 🪑 { $players }: { $by } would like to take over your seat. You would lose your panel, and the result would be theirs. Agree?
requests-seat-ask-direct = 🪑 { $by } would like to take over your seat. You would lose your panel, and the result would be theirs. Agree?
requests-seat-ask-all = 🪑 { $by } would like to take over the seat of { $player }. { $players }: do you agree? 1 yes is enough.
requests-seat-ask-all-direct = 🪑 { $by } would like to take over the seat of { $player }. Do you agree? 1 yes is enough.
requests-seat-ask-back = 🪑 { $by } resigned and would like their own seat back, which the computer plays. { $players }: do you agree? 1 yes is enough.
requests-seat-ask-back-direct = 🪑 { $by } resigned and would like their own seat back, which the computer plays. Do you agree? 1 yes is enough.
requests-seat-given = 🪑 { $new } takes over the seat of { $old }.
requests-seat-given-due = 🪑 { $new } takes over the seat of { $old }. Your move.
requests-seat-back = 🪑 { $new } is back on their own seat.
requests-seat-back-due = 🪑 { $new } is back on their own seat. Your move.
requests-seat-refused = { $player }: { $by } refused. The seat stays as it is.
requests-seat-refused-offer = { $player }: { $by } declined your seat. It stays yours.
requests-seat-yours = The seat is yours. This is your panel.
requests-seat-free = 🪑 The seat of { $player } needs a player. Would you stand in? You would play on from here, and your result isn’t rated. Deadline: { $due }, then I ask somebody else.
requests-take-seat = Take the seat
requests-not-now = Not this time
requests-never-seats = Stop asking me
requests-passed-on = Thanks for answering. I’ll ask somebody else.
requests-stand-in-no-more = You no longer stand in for others on this server. Change that in /settings.
requests-seat-sought = 🪑 { $player } is away, so I’m looking for somebody to take the seat. The computer plays meanwhile. **I’m back** returns it until somebody takes it.
requests-seat-sought-gone = 🪑 { $player } resigned, so I’m looking for somebody to take the seat. The computer plays meanwhile.
requests-seat-sought-here = 🪑 { $player } is looking for somebody to take their seat, and plays on until then.

## Ending without a result

requests-end-question = End { $game } for everybody, without a result? You can’t undo this.
requests-end-told-game = The last message in the table’s channel and the log will say that you ended it.
requests-end-told-lobby = The lobby’s message will say that you closed it.
requests-end-told-nobody = I can’t show this game any more, so nothing is posted at its table.
requests-end-sure = End the game
requests-ended = The game was ended.
requests-end-question-ask = { $game } is rated and past round 1: ending it without a result needs everybody. Ask { $players }? They have { $time }; the game goes on. If refused, you can only resign: /game leave.
requests-end-ask-button = Ask the others
requests-end-question-moderator = As a moderator you can end it at once. The last message and the log will name you.
requests-end-moderate-button = End as moderator
requests-end-asked = Asked: { $players }. The game goes on until all of them agree. Deadline: { $due }
requests-end-head = 🏳️ { $player } would like to end { $game } for everybody, without a result.
requests-end-ask = { $players }: do you agree? All of you must; 1 no, and the game goes on. Until then, just play on. Deadline: { $due }
requests-end-ask-direct = Do you agree? Everybody must; 1 no, and the game goes on. Until then, just play on. Deadline: { $due }
requests-end-refused = { $player }: { $by } refused to end the game. It goes on.
requests-end-withdrawn = { $player } no longer wants to end the game. It goes on.
