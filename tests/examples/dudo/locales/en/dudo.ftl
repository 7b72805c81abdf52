# Dudo, in English. Rule and ruling numbers are those of tests/examples/dudo/rules.md.

dudo-title = Dudo
dudo-description = Bid on the dice under all cups, or doubt. 2–6 players.

dudo-action-bid = Bid { $count } × { $face }
dudo-action-doubt = Doubt the bid
dudo-kind-bid = Bid
dudo-kind-doubt = Doubt
dudo-field-bid-count = How many dice?
dudo-value-bid-count = { $value ->
    [one] { $value } die
   *[other] { $value } dice
}
dudo-field-bid-face = Of which face?
dudo-value-bid-face = Face { $value }
dudo-plan-bid = { $count } × { $face }
dudo-plan-doubt = Doubt
dudo-pick-bid = Bid higher

dudo-prompt-open = { $dice } dice are under the cups. Your bid?
dudo-prompt-answer = { $rival } bids { $count } × { $face }, of { $dice } dice. Bid higher, or doubt?
dudo-prompt-wait = Nothing to decide just now.

dudo-event-began = { $seat } begins.
dudo-event-shook = You rolled { $dice }.
dudo-event-bid-made = { $seat } bids { $count } × { $face }.
dudo-event-doubted = { $seat } doubts the { $count } × { $face } of { $rival }.
dudo-event-lifted = { $seat } had { $dice }.
dudo-event-lost = The cups held { $found }: { $seat } loses a die and has { $dice } left.
dudo-event-out = { $seat } is out.
dudo-event-left = { $seat } leaves the game.

dudo-message-began = { $seat } begins.
dudo-message-shook = You rolled { $dice }.
dudo-message-bid-made = { $seat } bids { $count } × { $face }.
dudo-message-doubted = { $seat } doubts the { $count } × { $face } of { $rival }.
dudo-message-lifted = Under the cups: { $cups }.
dudo-message-cup = { $seat } { $dice }
dudo-message-lost = The cups held { $found }: { $seat } loses a die and has { $dice } left.
dudo-message-out = { $seat } is out.
dudo-message-left = { $seat } leaves the game.
dudo-message-headline = **Round { $round }** · 🎲 { $counts }
dudo-message-count = { $seat } { $dice }
dudo-join-counts = {" "}
dudo-call-first = your bid
dudo-call-beat = beat { $count } × { $face }

dudo-refusal-too-many = There are only { $most } dice (rule 6).
dudo-refusal-too-low = Bid more than { $count } × { $face } (rule 6).
dudo-refusal-no-bid = There is no bid to doubt yet (rule 5).

dudo-reason-last-with-dice = { $winner } alone has dice left.
dudo-reason-last-left = Only { $winner } is left.
dudo-score-dice = dice

dudo-option-dice = Dice of each player
dudo-option-dice-3 = 3
dudo-option-dice-5 = 5
dudo-policy-careful = Careful: doubts more than it expects

dudo-picture-bid = { $count } ×
dudo-picture-no-bid = No bid yet
dudo-picture-last = Last reveal
dudo-picture-words = Board
dudo-picture-alt-turn = Turn { $turn }, { $player } to move, { $dice } dice.
dudo-picture-alt-over = The game is over after turn { $turn }.
dudo-picture-alt-bid = Bid: { $count } × { $face }, by { $player }.
dudo-picture-alt-cup = You hold { $cup }.
dudo-picture-alt-dice = { $player } has { $dice }.
dudo-picture-alt-lifted = Last under { $player }’s cup: { $dice }.
