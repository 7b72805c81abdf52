# Requests: takebacks and seats, their notices, and the answers.

requests-open-panel = Open my panel
requests-agree = Agree
requests-refuse = Refuse
requests-accept = Accept
requests-decline = Decline
requests-you-agreed = You have agreed.
requests-you-agreed-waiting = You have agreed. Still to answer: { $players }.
requests-you-agreed-more = You have agreed. { $more ->
    [one] One more consent is needed.
   *[other] { $more } more consents are needed.
}
requests-you-refused = You have refused. Nothing changes.

## Takebacks

requests-undone = Taken back.
requests-undo-far = Others have acted since your last action. To take it back, all of this would be taken back:
requests-undo-others = { $players } would have to agree.
requests-undo-computers = Only computer players have acted since, so nobody has to be asked.
requests-undo-ask = Ask the others
requests-undo-all = Take all of it back
requests-undo-sent = I have asked { $players }. The game goes on as it is until all have agreed.
requests-undo-head = ↩️ { $player } would like to take back their last action. Then all of this is taken back:
requests-undo-line = • { $told }
requests-undo-secret = • whatever has been chosen in secret since
requests-undo-question = { $players }: do you agree? If all of you do, the game goes on from there. Any other move ends this request.
requests-undo-done = ↩️ { $player } has taken back their last action, and with it all that came after. It stays in /game log, struck through.
requests-undo-refused = { $player }: { $by } does not agree to taking back. The board stays as it is.

## Seats

requests-seat-offer = 🪑 { $players }: { $player } offers you their seat in this game. You would go on with everything that is on it, and the result would be yours. Do you accept?
requests-seat-ask = 🪑 { $players }: { $by } would like to take over your seat in this game. You would lose your panel, and the result would be theirs. Do you agree?
requests-seat-ask-all = 🪑 { $by } would like to take over the seat of { $player }. { $players }: do you agree? One consent is enough.
requests-seat-given = 🪑 { $new } plays on in the place of { $old }.
requests-seat-given-due = 🪑 { $new } plays on in the place of { $old }. It is your move.
requests-seat-refused = { $player }: { $by } does not agree. The seat stays as it is.
requests-seat-refused-offer = { $player }: { $by } does not want the seat. It stays yours.
requests-seat-yours = The seat is yours now. This is your panel.
