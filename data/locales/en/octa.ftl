# Octa, in English. Rule and ruling numbers are those of docs/rules/octa.md.

octa-title = Octa
octa-tagline = climb eight routes
octa-description = Take all dice of a number from a shared lid and climb that many spaces on its route. 2–5 players, 5–8 rounds.

## Labels of buttons and of suggestions of /game move: what a choice means

octa-action-pick = Pick { $number } · { octa-count-dice }, { $full ->
    [0] { $old ->
        [0] to space { $space }
       *[other] space { $old } → { $space }
    }
   *[other] already at the end
}
octa-count-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
octa-action-roll = Roll 2d4
octa-action-turn = Turn { $number } → { $to } (makes { $there }) · { octa-back }
octa-action-reroll = Reroll { $number }: { octa-count-dice } · { octa-back }
octa-back = your marker { $space ->
    [0] leaves route { $route }
   *[other] on route { $route } back to { $space }
}
octa-action-done = End turn

## Groups of choices, and what is asked when they are narrowed field by field

octa-kind-pick = Pick
octa-kind-roll = Roll 2d4
octa-kind-turn = Turn a die
octa-kind-reroll = Reroll
octa-kind-done = End turn
octa-field-pick-number = Which number do you pick?
octa-value-pick-number = { $value }
octa-field-turn-number = A die of which number do you turn?
octa-value-turn-number = A { $value }
octa-field-turn-to = To which number?
octa-value-turn-to = To { $value }
octa-field-turn-route = Which of your markers goes back one space?
octa-value-turn-route = The one on route { $value }
octa-field-reroll-number = The dice of which number do you reroll?
octa-value-reroll-number = Those with { $value }
octa-field-reroll-route = Which of your markers goes back one space?
octa-value-reroll-route = The one on route { $value }

## What is asked

# Rounds after the second need no explanation.
octa-prompt-act = Round { $round } of { $rounds }. { $round ->
    [1] { octa-prompt-how }
   *[other] Pick a number, or roll 2d4.
}{ $extras ->
    [0] {""}
   *[other] { $round ->
        [1] {" "}{ octa-prompt-beside }
       *[other] {""}
    }
}
octa-prompt-how = Pick a number: take all its dice from the lid, the shared pool, and move that many spaces up its route. Or roll 2d4 (routes 1–4). A chip adds its value to its owner’s space. On the buttons: number × dice → space, +points; ★: you would lead; =: tied; “end”: ends your turn.
octa-prompt-beside = Before or after, you can turn 1 die and reroll 1 number, for 1 step back each.
octa-prompt-last-resort = Round { $round } of { $rounds }. The lid is empty: roll 2d4.
octa-prompt-extras = { $rolled ->
    [0] {""}
   *[other] The d4 show { $thrown }.{" "}
}{ $left ->
    [turn] You can still turn 1 die, for 1 step back.
    [reroll] You can still reroll 1 number, for 1 step back.
   *[both] You can still turn 1 die and reroll 1 number, for 1 step back each.
}
octa-prompt-wait = Nothing to decide now.

## Plans: what a button of the panel does

octa-plan-pick = { $number } ×{ $count } → { $space } · +{ $gain }{ octa-plan-leads }{ octa-plan-ends }
octa-plan-leads = { $leads ->
    [0] {""}
    [2] =
   *[other] ★
}
octa-plan-ends = { $ends ->
    [0] {""}
   *[other] {" "}· end
}
octa-plan-roll = Roll 2d4
octa-plan-wins = { $rolls ->
    [1] Roll 2d4
   *[other] { $picks ->
        [0] End the game
       *[other] { $turned ->
            [0] Pick { $picks }
           *[other] Turn { $turned } to { $picks }, pick { $picks }
        }
    }
}: you win
octa-plan-done = { $ends ->
    [0] End turn
   *[other] End turn and round
}
octa-plan-turn-pick = { $number } → { $to }: { $to } ×{ $there } → { $lands } · { $loss ->
    [0] +{ $gain }
   *[other] −{ $loss }
}{ octa-plan-leads } · { octa-pays }{ octa-plan-ends }
octa-plan-turn = { $number } → { $to } (makes { $there }) · { octa-pays }
octa-plan-reroll = Reroll { $number }: { $count ->
    [one] 1 die
   *[other] { $count } dice
} · { octa-pays }
octa-pays = route { $route } back to { $space ->
    [0] the start
   *[other] { $space }
}
octa-pick-turn = { $both ->
    [0] Turn a die…
   *[other] Turn a die or reroll a number…
}
octa-pick-reroll = Reroll a number…

## Messages: a headline, a line for each player and each new round, what the reader may lose, and what is called for

octa-message-headline = **R{ $round }/{ $rounds }** · { $points }
octa-message-total = { $seat } { $points }
octa-join-scores = {" "}
octa-message-player = { $seat } { $deeds }{ $lead ->
    [0] {""}
   *[other] {" "}★
}
octa-join-deeds = {" · "}
octa-message-after = { $extras }: { $deed }
octa-message-picked = { $number } ×{ $count }, { $stays ->
    [0] space { $space }
   *[other] at the end already
}
    .pictured = { $number }×{ $count } → { $stays ->
        [0] { $space }
       *[other] end already
    }
octa-message-thrown = 2d4 { $dice }: { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
}
    .pictured = { $dice } → { $spaces }
octa-join-dice = ·
octa-message-turned = { $number }→{ $to }
octa-message-rerolled = { $number } rerolled
octa-message-round = R{ $round }: { $seat } deals, chip +{ $bonus } on route { $route }, { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
octa-message-left = { $seat } resigns; their markers come off.
octa-message-threatened = ⚠ A rival’s pick could cost you: { $routes }
octa-message-threat = route { $route } −{ $points }
octa-message-about = You { $what }
octa-message-about-lost = lost the lead on { $count ->
    [one] route { $routes }
   *[other] routes { $routes }
}
octa-message-about-won = gained the lead on { $count ->
    [one] route { $routes }
   *[other] routes { $routes }
}
octa-message-about-points = went from { $was } to { $now ->
    [one] { $now } point
   *[other] { $now } points
}
octa-call-act = pick or 2d4
octa-call-last-resort = 2d4
octa-call-extras = extra actions, or end

## What happened: a reader of these lines alone can follow the game

octa-event-began = { $seat } deals first. { $rounds } rounds.
octa-event-chip-taken = Round { $round }: { $seat } deals and takes the route { $route } chip (+{ $bonus }).
octa-event-sorted = { $count ->
    [0] Nobody has picked, so no dice are rolled.
    [one] { $seat } rolls { $count } die.
   *[other] { $seat } rolls { $count } dice.
} In the lid: { $lid }.
octa-heap = { $number } ×{ $count }
octa-event-picked = { $seat } picks { $number } ({ octa-count-dice }): route { $number }, { $stays ->
    [0] { $old ->
        [0] space { $space }.
       *[other] space { $old } → { $space }.
    }
   *[other] already at the end.
}
octa-event-thrown = { $seat } rolls 2d4: { $dice }.
octa-event-advanced = { $stays ->
    [0] { $old ->
        [0] { $seat } starts route { $route } on space { $space }.
       *[other] { $seat } climbs route { $route }, space { $old } → { $space }.
    }
   *[other] { $seat } is already at the end of route { $route }.
}
octa-event-turned = { $seat } steps back on route { $route } ({ $space ->
    [0] off the route
   *[other] to space { $space }
}) and turns a die, { $number } → { $to }.
octa-event-rerolled = { $seat } steps back on route { $route } ({ $space ->
    [0] off the route
   *[other] to space { $space }
}) and rerolls { octa-count-dice } showing { $number }.
octa-event-sorted-again = New numbers: { $dice }.
octa-event-left = { $seat } resigns; their markers come off.
octa-event-scored = { $seat } scores { $total }{ $total ->
    [0] {""}
   *[other] {": "}{ $routes }
}. First places: { $firsts }.
octa-route-points = route { $route }: { $points }
octa-event-ended = { $reason ->
    [last-left] The game is over: only one player is left.
   *[rounds] The game is over: the last round has been played.
}

## Refusals

octa-refusal-game-over = The game is over (ruling A15).
octa-refusal-left-already = You’ve resigned from this game (ruling A28).
octa-refusal-not-your-turn = It’s { $player }’s turn (rules 12, 19).
octa-refusal-acted-already = You’ve already picked or rolled this turn (rule 15).
octa-refusal-act-first = Pick a number or roll 2d4 first (rule 13).
octa-refusal-no-dice = No die in the lid shows { $number } (rulings A6, A21).
octa-refusal-no-extras = This table plays without extra actions (rule 16, a house rule).
octa-refusal-turned-already = You’ve already turned a die this turn (rule 17).
octa-refusal-rerolled-already = You’ve already rerolled this turn (rule 17).
octa-refusal-no-marker-at-all = You have no marker to step back with (ruling A11).
octa-refusal-no-marker = You have no marker on route { $route } that could go back (rulings A11, A20).
octa-refusal-not-neighbours = { $number } can only be turned to a number next to it, not to { $to } (ruling A10).

## How it ended

octa-reason-points = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
octa-reason-first-places = { $winners } wins the { $points }-point tie on first places ({ $firsts }).
octa-reason-extras = { $winners } wins the { $points }-point tie ({ $firsts ->
    [one] { $firsts } first place
   *[other] { $firsts } first places
} each) on fewer steps back ({ $given }).
octa-reason-shared = Shared win at { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $winners }.
octa-reason-last-left = { $winners } is the last player left and wins.
octa-story-contested = Most contested: route { $place }, whose lead changed { $count } times.

## What a later version of the rules corrected

octa-upgrade-2 = With 2 players the chip of the last round now counts 1. With 5 players the chips of rounds 1 to 5 count 2, 1, 1, 2 and 3. This makes the chances of all seats about equal. Chips already taken still count 2 (rulings A13, A29).
octa-upgrade-3 = With 4 players the chip of the last round now counts 3. This makes the chances of all 4 seats about equal. Chips already taken keep their value (rulings A13, A29).
octa-upgrade-4 = With 5 players the chips of rounds 1 to 5 now count 1, 1, 1, 2 and 2. This makes the chances of all 5 seats about equal. Chips already taken keep their value (rulings A13, A29).

## The parts of a score

octa-score-route-1 = Route 1
octa-score-route-2 = Route 2
octa-score-route-3 = Route 3
octa-score-route-4 = Route 4
octa-score-route-5 = Route 5
octa-score-route-6 = Route 6
octa-score-route-7 = Route 7
octa-score-route-8 = Route 8

## Why a hint prefers a plan

octa-hint-steps = +{ $by ->
    [one] { $by } step
   *[other] { $by } steps
} on the routes

## Options

octa-option-length = Length
octa-option-length-full = full: up to 8 rounds
octa-option-length-short = short: 3 to 5 rounds
octa-option-additional-actions = Extra actions (our design)
octa-option-host-begins = The first to join begins, the last one deals; else by lot

## Pictures

octa-picture-round = Round
octa-picture-left = left
octa-picture-box = Box

## Pictures in words

octa-words-title-round = Round and lid
octa-words-title-routes = Routes
octa-words-title-players = Players
octa-words-turn = Octa, round { $round } of { $rounds }, turn { $turn }: { $own ->
    [0] { $player } to move
   *[other] your move
}.
octa-words-over = Octa is over after { $turn } turns, in round { $round } of { $rounds }; { $player } moved last.
octa-words-stage-roll = Dice are about to be rolled.
octa-words-stage-act = Pick a number, or roll 2d4.
octa-words-stage-last-resort = The lid is empty: roll 2d4.
octa-words-stage-extras = Extra actions, or end the turn.
octa-words-thrown = The d4 show { $dice }.
octa-words-hand = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} about to be rerolled.
octa-words-turned = A die was turned this turn.
octa-words-rerolled = A number was rerolled this turn.
octa-words-dealer = Dealer, last to move: { $player }.
octa-words-heap = { $count } of { $number }
octa-words-lid = { $heaps ->
    [0] The lid is empty
   *[other] Dice in the lid: { $lid }
}; in the box: { $box }.
octa-words-number = Number { $number }: { octa-count-dice }{ $brings ->
    [0] {""}
   *[other] {"; "}{ $pick }
}
octa-words-pick = your marker { $full ->
    [0] { $old ->
        [0] to space { $space }
       *[other] from { $old } to { $space }
    }
   *[other] stays at the end
}, { $gain ->
    [0] no points
    [one] { $gain } point more
   *[other] { $gain } points more
}{ $lead ->
    [alone] , you lead
    [tied] , tied lead
   *[no] {""}
}
octa-words-empty = Numbers without dice: { $numbers }
octa-words-box = In the box, picked this round: { $box ->
    [one] { $box } die
   *[other] { $box } dice
}
octa-words-rest = Still to move in this round: { $players }
octa-words-spaces = Spaces of the markers, from 1 to { $spaces }, and what they score now:
octa-words-marker = { $space ->
    [0] { $player } without marker, chip { $bonus }
   *[other] { $player } { $space }{ $bonus ->
        [0] {""}
       *[other] {" plus chip "}{ $bonus }
    }
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}{ $tied ->
    [0] {""}
   *[other] {" (tied)"}
}
octa-join-markers = {"; "}
octa-words-route = Route { $route }: { $markers }
octa-words-nobody = Routes without markers: { $routes }
octa-words-at = { $route } on { $space }
octa-words-chip = route { $route } plus { $bonus }
octa-words-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, first on { $firsts ->
    [one] { $firsts } route
   *[other] { $firsts } routes
}; { $markers ->
    [0] no markers
    [one] route { $spaces }
   *[other] routes { $spaces }
}{ $held ->
    [0] {""}
    [one] {"; chip on "}{ $chips }
   *[other] {"; chips on "}{ $chips }
}{ $given ->
    [0] {""}
    [one] {"; "}{ $given } step back
   *[other] {"; "}{ $given } steps back
}.
octa-words-left = { $player } has resigned.

## What is this? The words that a newcomer does not know

octa-term-lid = lid
octa-term-lid-meaning = everybody’s pool of dice, sorted by number
octa-term-route = route
octa-term-route-meaning = one track of 10 spaces for each number; your marker climbs it
octa-term-marker = marker
octa-term-marker-meaning = your piece on a route; you have one for each of the 8 routes
octa-term-chip = chip
octa-term-chip-meaning = its owner’s space on that route counts that much more in the end
octa-term-leads = ★
octa-term-leads-meaning = after this turn you alone would lead that route
octa-term-tied = =
octa-term-tied-meaning = after this turn you would share the lead on that route
octa-term-d4 = 2d4
octa-term-d4-meaning = 2 four-sided dice, rolled instead of picking; they move you on routes 1–4
octa-term-round = round
octa-term-round-meaning = everybody has one turn, the dealer last

# What an order compares, as it was when it was given and is now.
octa-compared-behind = { $now ->
    [-1] something else is a point better now
   *[other] something else is several points better now
}
octa-compared-lead = { $now ->
    [0] no lead any more
   *[other] the lead is shared now
}
