# Micronesia, in English. Rule and ruling numbers are those of docs/rules/micronesia.md.

micronesia-title = Micronesia
micronesia-description = Three dice name two islands to settle: one die the first, the other two added up the second. Never run short of tribes! 3–4 players, about ten turns each.

## Labels of buttons and of suggestions of /game play: what a choice means

micronesia-action-settle = { $islands } · { $need ->
    [0] nothing to send
   *[other] send { $need }
}, { $left } left{ $then ->
    [wins] {" · wins!"}
    [again] {" · then again"}
   *[nothing] {""}
}{ $evicted ->
    [0] {""}
   *[other] {" · drives out "}{ $rivals }
}
micronesia-action-change = Die { $die }: { $old } → { $face } · { $left } left{ $forfeits ->
    [0] {""}
   *[other] {" · no extra turn"}
}
micronesia-action-shift = Move { $count }: { $from_island } → { $to_island } · leaves { $from_left }, makes { $to_now }
micronesia-action-done = Done{ $again ->
    [0] {""}
   *[other] {" · roll again"}
}

## Groups of choices, and what is asked when they are narrowed field by field

micronesia-kind-settle = Settle
micronesia-kind-change = Change dice
micronesia-kind-shift = Shift tribes
micronesia-kind-done = Done
micronesia-field-settle-islands = Which islands?
micronesia-value-settle-islands = { $value }
micronesia-field-change-die = Which die?
micronesia-value-change-die = Die { $value }
micronesia-field-change-face = Which face should it show?
micronesia-value-change-face = { $value }
micronesia-field-shift-from-island = From which island?
micronesia-value-shift-from-island = From island { $value }
micronesia-field-shift-to-island = To which island?
micronesia-value-shift-to-island = To island { $value }
micronesia-field-shift-count = How many tribes?
micronesia-value-shift-count = { $value ->
    [one] { $value } tribe
   *[other] { $value } tribes
}

## What is asked

micronesia-prompt-settle = The dice show { $dice }. Which islands do you settle? { $stock ->
    [0] Your stock is empty, so the dice stay as they are.
   *[other] For each tribe you sacrifice you may change one die first (in stock: { $stock }).
}
micronesia-prompt-changed = The dice now show { $dice }, with { $stock } left in stock. Which islands do you settle?
micronesia-prompt-triple = Three of a kind: { $dice }. They name that one island only, and then you take another turn. In stock: { $stock }.
micronesia-prompt-shift = The dice named an island that was yours, so you may move tribes between your islands. At least one stays on each. { $again ->
    [0] Done ends your turn.
   *[other] After Done you roll again.
}
micronesia-prompt-shifted = No more tribes can be moved. { $again ->
    [0] Done ends your turn.
   *[other] After Done you roll again.
}
micronesia-prompt-wait = Nothing to decide just now.

## What happened: a reader of these lines alone can follow the game

micronesia-event-began = { $seat } begins.
micronesia-event-rolled = { $seat } rolls { $dice }.
micronesia-event-changed = { $seat } sacrifices a tribe: die { $die } turns from { $old } to { $face }.
micronesia-event-settled = { $seat } settles island { $island } with 1 tribe.
micronesia-event-evicted = { $seat } takes island { $island } with { $count } tribes; { $lost ->
    [one] { $lost } tribe of { $rival } goes
   *[other] { $lost } tribes of { $rival } go
} back to stock.
micronesia-event-visited = { $seat } already holds island { $island }: nothing is sent.
micronesia-event-shifted = { $seat } moves { $count ->
    [one] { $count } tribe
   *[other] { $count } tribes
} from island { $from_island } to island { $to_island }.
micronesia-event-again = Three of a kind: { $seat } takes another turn.
micronesia-event-bust = { $seat } cannot pay for any play and is bust.
micronesia-event-resigned = { $seat } leaves the game, which counts as a bust.
micronesia-event-ended = { $reason ->
    [seven-islands] The game is over: enough islands are in one hand.
    [turn-limit] The game is over: the last turn has been played, and all compare their points.
   *[bust] The game is over: the others compare their points.
}

## Refusals

micronesia-refusal-game-over = The game is over (rules 32–36).
micronesia-refusal-not-your-turn = It is { $player }’s turn (rule 31).
micronesia-refusal-settle-first = Settle first; tribes are shifted afterwards (rule 24).
micronesia-refusal-settled-already = You have settled; now you can only shift tribes or be done (rules 24, 31).
micronesia-refusal-triple-one-island = Three of a kind name island { $island } only (rule 28).
micronesia-refusal-no-such-split = The dice { $dice } cannot be divided into { $islands } (rules 11, 12).
micronesia-refusal-single-die-first = Name the single die’s island first: { $islands } (ruling A12).
micronesia-refusal-stock-too-small = This takes { $need ->
    [one] { $need } tribe
   *[other] { $need } tribes
}, and your stock holds { $have } (rules 16, 17; ruling A10).
micronesia-refusal-no-such-die = There is no die { $die }: they are numbered 1 to 3 as they lie (rule 10).
micronesia-refusal-no-such-face = A die has no face { $face } (rule 3).
micronesia-refusal-nothing-to-sacrifice = Your stock is empty, so no die can be changed (rule 27).
micronesia-refusal-die-changed-already = Die { $die } has been changed this turn; each die is changed once at most (ruling A2).
micronesia-refusal-same-face = Die { $die } shows { $face } already (ruling A2).
micronesia-refusal-change-leaves-no-play = With die { $die } on { $face } nothing could be paid for any more, and nobody may go bust by choice (rulings A2, A10).
micronesia-refusal-not-your-island = Island { $island } is not yours (rule 19).
micronesia-refusal-same-island = Tribes move from island { $island } to another one (rule 19).
micronesia-refusal-island-received = Island { $island } has received tribes this turn, so it gives none (ruling A22).
micronesia-refusal-island-gave = Island { $island } has given tribes this turn, so it receives none (ruling A22).
micronesia-refusal-nothing-moved = At least one tribe moves, not { $count } (rule 19).
micronesia-refusal-island-emptied = Island { $island } holds { $there }, and { $count } would leave nobody there (rule 21).

## How it ended

micronesia-reason-seven-islands = { $winners } holds { $islands } islands and wins at once.
micronesia-reason-bust = { $seat } is bust. { $decided ->
    [island] At { $points } points each, { $winners } wins with the highest island, { $island }.
    [stock] Nobody else holds an island; { $winners } wins with the larger stock, { $stock }.
    [shared] Nothing tells the others apart: { $winners } share the win.
   *[points] Of the others { $winners } has the most points, { $points }.
}
micronesia-reason-resigned = { $seat } has left, which counts as a bust. { $decided ->
    [island] At { $points } points each, { $winners } wins with the highest island, { $island }.
    [stock] Nobody else holds an island; { $winners } wins with the larger stock, { $stock }.
    [shared] Nothing tells the others apart: { $winners } share the win.
   *[points] Of the others { $winners } has the most points, { $points }.
}
micronesia-reason-turn-limit = Everybody has had the last turn. { $decided ->
    [island] At { $points } points each, { $winners } wins with the highest island, { $island }.
    [stock] Nobody holds an island; { $winners } wins with the larger stock, { $stock }.
    [shared] Nothing tells the players apart: { $winners } share the win.
   *[points] { $winners } has the most points, { $points }.
}

## The parts of a score

micronesia-score-islands-10-12 = Islands 10–12
micronesia-score-islands-7-9 = Islands 7–9
micronesia-score-islands-4-6 = Islands 4–6
micronesia-score-islands-1-3 = Islands 1–3
micronesia-score-out = Out of the game

## Options

micronesia-option-islands-to-win = Islands that win at once
micronesia-option-islands-to-win-5 = 5 islands
micronesia-option-islands-to-win-6 = 6 islands
micronesia-option-islands-to-win-7 = 7 islands (as printed)
micronesia-option-turn-limit = Turns each before points decide
micronesia-option-turn-limit-20 = 20 turns
micronesia-option-turn-limit-40 = 40 turns
micronesia-option-turn-limit-60 = 60 turns

## Pictures

micronesia-picture-points = Points
micronesia-picture-stage-roll = About to roll
micronesia-picture-stage-settle = Choose islands
micronesia-picture-stage-shift = Shift tribes, or done
micronesia-picture-stage-shifted = All shifted: done?
micronesia-picture-last-dice = The last roll
micronesia-picture-again = Triple: one more turn
micronesia-picture-out = bust
micronesia-picture-alt-turn = Micronesia, turn { $turn }: { $player } to move.
micronesia-picture-alt-over = Micronesia, over after { $turn } turns, won by { $winners }.
micronesia-picture-alt-unrolled = The dice are about to be rolled.
micronesia-picture-alt-rolled = Dice { $dice }.
micronesia-picture-alt-changed = Dice { $dice }, changed from { $rolled }.
micronesia-picture-alt-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $held ->
    [0] no islands (of { $goal })
   *[other] { $held } of { $goal } islands ({ $islands })
}, stock { $stock }, sacrificed { $sacrificed }.
micronesia-picture-alt-free = Free islands: { $islands }.
micronesia-picture-stock = Stock
micronesia-picture-islands = Islands
micronesia-picture-sacrificed = Sacrificed
