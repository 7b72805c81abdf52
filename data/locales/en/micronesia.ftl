# Micronesia, in English. Rule and ruling numbers are those of docs/rules/micronesia.md.

micronesia-title = Micronesia
micronesia-tagline = settle islands, push your luck
micronesia-description = Three dice name two islands to settle: one die the first, the other two added up the second. Never run short of tribes! 3–4 players, about ten turns each.
micronesia-both = { $first } and { $second }
micronesia-only = { $island } only

## Labels of buttons and of suggestions of /game move: what a choice means

micronesia-action-settle = { $islands } · { $need ->
    [0] send nothing
   *[other] send { $need }
}, { $left } left{ $evicted ->
    [0] {""}
   *[other] {" · drives out "}{ $rivals }
}{ $then ->
    [wins] {" · wins!"}
    [again] {" · another turn"}
   *[nothing] {""}
}
micronesia-action-change = Die { $die }: { $old } → { $face } · { $left } left{ $forfeits ->
    [0] {""}
   *[other] {" · no extra turn"}
}
micronesia-action-shift = Move { $count }: { $from_island } → { $to_island } · leaves { $from_left }, makes { $to_now }
micronesia-action-done = End turn{ $again ->
    [0] {""}
   *[other] {", roll again"}
}

## Groups of choices, and what is asked when they are narrowed field by field

micronesia-kind-settle = Settle
micronesia-kind-change = Change dice
micronesia-kind-shift = Move tribes
micronesia-kind-done = End turn
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

## Plans: what a person wants, in one press

micronesia-plan-settle = { $islands }: { $need ->
    [0] send nothing
   *[other] send { $parts }
}{ $evicted ->
    [0] {""}
   *[other] , out: { $rivals }
}{ $then ->
    [wins] , wins!
    [again] , again
   *[nothing] {""}
}
micronesia-join-parts = +
micronesia-pick-islands = Other islands, by sacrifice: tick 1 or 2
micronesia-plan-want = { $islands }: sacrifice { $sacrifices }, send { $need ->
    [0] nothing
   *[other] { $parts }
}, { $left } left{ $evicted ->
    [0] {""}
   *[other] , out: { $rivals }
}{ $then ->
    [wins] {", wins!"}
   *[other] {""}
}
micronesia-pick-changes = Change one die (sacrifices 1 tribe)
micronesia-plan-change = { $old } → { $face }: { $ways ->
    [0] change one more to settle
   *[other] { $named }
}{ $forfeits ->
    [0] {""}
   *[other] {" · no extra turn"}
}
micronesia-way = { $islands } ({ $need ->
    [0] send nothing
   *[other] send { $need }
})
micronesia-join-or = {" or "}
micronesia-plan-done = End turn{ $again ->
    [0] {""}
   *[other] {", roll again"}
}
micronesia-plan-guard = Guard { $island }, { $again ->
    [0] end turn
   *[other] roll again
}
micronesia-plan-even = Even out, { $again ->
    [0] end turn
   *[other] roll again
}
micronesia-pick-moves = Move tribes: tick any
micronesia-plan-move = { $from_island } → { $to_island }: move { $count } ({ $from_left } stay, makes { $to_now })
micronesia-plan-wins = { $sacrifices ->
    [0] { $settles ->
        [0] { $moved ->
            [0] End the turn
           *[other] Move { $moved }
        }
       *[other] { $moved ->
            [0] Settle { $islands }
           *[other] Settle { $islands }, move { $moved }
        }
    }
   *[other] Sacrifice { $sacrifices }, settle { $islands }{ $moved ->
        [0] {""}
       *[other] {", "}move { $moved }
    }
}: you win
micronesia-sacrifice = sacrifice
micronesia-plan-cheapest = Cheapest: { $islands }{ $sacrifices ->
    [0] {""}
   *[other] , sacrifice { $sacrifices }
}
micronesia-plan-advised = { $islands }{ $sacrifices ->
    [0] {""}
   *[other] , sacrifice { $sacrifices }
}{ $moved ->
    [0] {""}
   *[other] , move { $moved }
}

## What is asked

micronesia-prompt-settle = The dice show { $dice }. Which islands do you settle? { $stock ->
    [0] Your stock is empty: no die can be changed.
   *[other] Stock: { $stock }.{ $early ->
        [0] {""}
       *[other] {" "}You can sacrifice tribes first, 1 per die to change. “send 1+2”: 1 tribe to the first island, 2 to the second; “out”: the rival leaves.
    }
}
micronesia-prompt-changed = The dice now show { $dice }. Which islands do you settle? Stock: { $stock }.
micronesia-prompt-must = The dice show { $dice }. You can’t pay for any islands they name (stock: { $stock }): you must change a die first.
micronesia-prompt-triple = Triple! { $dice }: 1 island only, then another turn. Stock: { $stock }.
micronesia-prompt-shift = The dice named an island of yours, so you can move tribes between your islands. At least 1 stays on each.{ $early ->
    [0] {""}
   *[other] {" "}“Guard”: all spare tribes go there. “Even out”: the same number on each.
}{ $again ->
    [0] {""}
   *[other] {" "}Then you roll again.
}
micronesia-prompt-shifted = No more tribes can move. { $again ->
    [0] End your turn.
   *[other] End your turn and roll again.
}
micronesia-prompt-wait = Nothing to choose right now.

## What happened: a reader of these lines alone can follow the game

micronesia-event-began = { $seat } begins.
micronesia-event-rolled = { $seat } rolls { $dice }.
micronesia-event-changed = { $seat } sacrifices 1 tribe: die { $die }, { $old } → { $face }.
micronesia-event-settled = { $seat } settles island { $island } (1 tribe).
micronesia-event-evicted = { $seat } takes island { $island } with { $count } tribes; { $rival } gets { $lost } back.
micronesia-event-visited = { $seat } lands on their own island { $island }: no cost.
micronesia-event-shifted = { $seat } moves { $count ->
    [one] { $count } tribe
   *[other] { $count } tribes
}, island { $from_island } → { $to_island }.
micronesia-event-again = Triple! { $seat } takes another turn.
micronesia-event-bust = { $seat } cannot pay for any landing and is bust.
micronesia-event-resigned = { $seat } resigns and counts as bust.
micronesia-event-ended = { $reason ->
    [seven-islands] Enough islands are held: game over.
    [turn-limit] Turn limit reached: game over. Everybody’s points count.
   *[bust] Game over. The others’ points count.
}

## What happened, as a message: who leads, a line for each player, what threatens, and the dice

micronesia-message-start = **First to { $wanted } islands wins**
micronesia-message-headline = **{ $seats } { $count ->
    [one] leads
   *[other] lead
}**: { $held } of { $wanted } islands
micronesia-message-player = { $seat }{ $count ->
    [0] {""}
   *[other] {" sacrifices "}{ $count } ({ $faces }){ $told ->
        [0] {""}
       *[other] :
    }
} { $deeds }
micronesia-join-faces = {", "}
micronesia-join-deeds = {", "}
micronesia-join-turns = {" · "}
micronesia-join-dice = ·
micronesia-message-taken = takes { $islands }
micronesia-message-evicted = { $island } ({ $rival })
micronesia-message-lost = { $island } ({ $rival })
micronesia-message-settled = settles { $islands }
micronesia-message-visited = keeps { $islands }
micronesia-message-shifted = { $moves }
micronesia-message-move = { $from_island }→{ $to_island }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
micronesia-message-again = triple: again
micronesia-message-bust = can’t pay: bust
micronesia-message-resigned = resigns
micronesia-message-about = You { $what }
micronesia-message-about-lost = lost { $count ->
    [one] island { $islands }
   *[other] islands { $islands }
}
micronesia-message-about-won = won { $count ->
    [one] island { $islands }
   *[other] islands { $islands }
}
micronesia-message-about-bust = went bust
micronesia-call-dice = 🎲 { $dice }
    .pictured = { $dice }
micronesia-call-shift = move tribes, or end

## What matters now

micronesia-message-near = ⚠️ { $seats }: 1 more island wins!
micronesia-message-poor = ⚠️ Risk of going bust: { $who }
micronesia-message-risk = { $seat } { $percent }%
micronesia-message-own-risk = ⚠️ Your next roll: { $percent }% risk of going bust

## Refusals

micronesia-refusal-game-over = The game is over (rule 32).
micronesia-refusal-not-your-turn = It’s { $player }’s turn (rule 31).
micronesia-refusal-settle-first = Settle first, then move tribes (rule 24).
micronesia-refusal-settled-already = You have settled: move tribes or end your turn (rules 24, 31).
micronesia-refusal-triple-one-island = A triple names island { $island } only (rule 28).
micronesia-refusal-no-such-split = { $dice } can’t name { $islands }: one die names the first island, the other two added up the second (rules 11, 12).
micronesia-refusal-islands-apart = No dice name { $islands } together, however you change these. Tick another pair, or one island (rules 12, 26; ruling A2).
micronesia-refusal-single-die-first = Name the single die’s island first: { $islands } (ruling A12).
micronesia-refusal-stock-too-small = This takes { $need ->
    [one] { $need } tribe
   *[other] { $need } tribes
}; your stock has { $have }. Choose something cheaper (rules 16, 17; ruling A10).
micronesia-refusal-no-such-die = There is no die { $die }: they are numbered 1 to 3, left to right (rule 10).
micronesia-refusal-no-such-face = A die has no face { $face } (rule 3).
micronesia-refusal-nothing-to-sacrifice = Your stock is empty: no die can be changed (rule 27).
micronesia-refusal-die-changed-already = Die { $die } was changed this turn. Change another one (ruling A2).
micronesia-refusal-same-face = Die { $die } already shows { $face } (ruling A2).
micronesia-refusal-change-leaves-no-play = With die { $die } on { $face } you couldn’t pay for any landing. Choose another change: nobody may go bust on purpose (rulings A2, A10).
micronesia-refusal-not-your-island = Island { $island } is not yours (rule 19).
micronesia-refusal-same-island = Choose another island: the tribes are on { $island } already (rule 19).
micronesia-refusal-island-received = Island { $island } received tribes this turn, so it gives none (ruling A22).
micronesia-refusal-island-gave = Island { $island } gave tribes this turn, so it receives none (ruling A22).
micronesia-refusal-nothing-moved = Move at least 1 tribe, not { $count } (rule 19).
micronesia-refusal-island-emptied = Island { $island } has { $there }: moving { $count } would empty it, and 1 must stay (rule 21).

## How it ended

micronesia-reason-seven-islands = { $winners } holds { $islands } islands and wins at once!
# The winners come first, so that the card of the end need not name them before it.
micronesia-reason-bust = { $decided ->
    [island] { $winners } wins the { $points }-point tie on the highest island ({ $island }).
    [stock] { $winners } wins on stock ({ $stock }): nobody else holds an island.
    [shared] Shared win: { $winners }.
   *[points] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $seat } is bust.
micronesia-reason-resigned = { $decided ->
    [island] { $winners } wins the { $points }-point tie on the highest island ({ $island }).
    [stock] { $winners } wins on stock ({ $stock }): nobody else holds an island.
    [shared] Shared win: { $winners }.
   *[points] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $seat } resigned and counts as bust.
micronesia-reason-turn-limit = Turn limit reached. { $decided ->
    [island] { $winners } wins the { $points }-point tie on the highest island ({ $island }).
    [stock] Nobody holds an island: { $winners } wins on stock ({ $stock }).
    [shared] Shared win: { $winners }.
   *[points] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
micronesia-story-contested = Most contested: island { $place }, taken { $count } times.

## The parts of a score

micronesia-score-islands-10-12 = Islands 10–12
micronesia-score-islands-7-9 = Islands 7–9
micronesia-score-islands-4-6 = Islands 4–6
micronesia-score-islands-1-3 = Islands 1–3
micronesia-score-out = Out of the game

## Why a hint prefers a plan

micronesia-hint-stock = +{ $by ->
    [one] { $by } tribe
   *[other] { $by } tribes
} in stock
micronesia-hint-won = you win sooner, more often
micronesia-hint-rival-won = { $rival } wins soon less often

## Options

micronesia-option-islands-to-win = Islands that win at once
micronesia-option-islands-to-win-5 = 5 islands
micronesia-option-islands-to-win-6 = 6 islands
micronesia-option-islands-to-win-7 = 7 islands (as printed)
micronesia-option-host-begins = The first to join begins (agreed on); else by lot
micronesia-option-turn-limit = Turns each before points decide
micronesia-option-turn-limit-20 = 20 turns
micronesia-option-turn-limit-40 = 40 turns
micronesia-option-turn-limit-60 = 60 turns

## Pictures

micronesia-picture-stage-roll = About to roll
micronesia-picture-stage-settle = Choose islands
micronesia-picture-stage-shift = Move tribes, or end
micronesia-picture-stage-shifted = All moved: end turn
micronesia-picture-again = Triple: one more turn
micronesia-picture-out = bust

## Pictures in words

micronesia-words-title-turn = Turn and dice
micronesia-words-title-players = Players
micronesia-words-title-islands = Islands
micronesia-words-turn = Micronesia, turn { $turn }: { $own ->
    [0] { $player } to move
   *[other] your move
}.
micronesia-words-over = Micronesia is over after { $turn } turns, the last one by { $player }.
micronesia-words-stage = { $stage }.
micronesia-words-dice = Dice: { $dice }.
micronesia-words-changed = Dice: { $dice }, changed from { $rolled }.
micronesia-words-again = Triple: another turn follows.
micronesia-words-settled = Chosen this turn: { $islands }.
micronesia-words-gave = Gave tribes this turn, so receives none: { $islands }.
micronesia-words-received = Received tribes this turn, so gives none: { $islands }.
micronesia-words-near = 1 island short of winning: { $players }.
micronesia-words-settle = { $islands }: { $need ->
    [0] send nothing
   *[other] send { $parts }
}, { $left } left{ $evicted ->
    [0] {""}
   *[other] , drives out { $rivals }
}{ $then ->
    [wins] , wins
    [again] , then another turn
   *[nothing] {""}
}
micronesia-words-spare = Tribes that can go to any other island of yours, at most: { $islands }.
micronesia-words-spared = { $count } from { $island }
micronesia-words-more = With { $count } sacrificed also in reach: { $islands }
micronesia-words-held = { $island } ({ $count ->
    [one] { $count } tribe
   *[other] { $count } tribes
})
micronesia-words-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $held ->
    [0] no islands (of { $goal })
   *[other] { $held } of { $goal } islands: { $islands }
}; stock { $stock }, sacrificed { $sacrificed }{ $risk ->
    [0] {""}
   *[other] , { $risk }% risk of going bust
}{ $bust ->
    [0] {""}
   *[other] , bust
}.
micronesia-words-order = Order of turns, from who began: { $players }.
micronesia-words-limit = Points decide after { $limit } turns. This is turn { $turns }; extra turns don’t count.
micronesia-words-worth = { $island } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
micronesia-words-free = Free islands: { $islands }.
micronesia-words-island = Island { $island }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $player }, { $count ->
    [one] { $count } tribe
   *[other] { $count } tribes
}

## What is this? The words that a newcomer does not know

micronesia-term-stock = stock
micronesia-term-stock-meaning = your tribes that are not on islands
micronesia-term-tribe = tribe
micronesia-term-tribe-meaning = your tokens, 15 at the start; you send them to islands
micronesia-term-settle = settle
micronesia-term-settle-meaning = send 1 tribe to a free island, or 1 more than its owner has there
micronesia-term-sacrifice = sacrifice
micronesia-term-sacrifice-meaning = take a tribe out of the game, to set one die to any face
micronesia-term-out = out
micronesia-term-out-meaning = the rival’s tribes leave that island and go back to their stock
micronesia-term-guard = Guard
micronesia-term-guard-meaning = all tribes you can spare go to that island
micronesia-term-even = Even out
micronesia-term-even-meaning = each of your islands gets about the same number of tribes
micronesia-term-triple = triple
micronesia-term-triple-meaning = 3 equal dice: only that island, then another turn
micronesia-term-bust = bust
micronesia-term-bust-meaning = you must send tribes and your stock is too small: the game ends, and you’re out
