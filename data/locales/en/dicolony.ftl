# Dicolony, in English. Rule and ruling numbers are those of docs/rules/dicolony.md.

dicolony-title = Dicolony
dicolony-description = Clear waste land with shared dice, in secret and all at once, for buildings in exact shapes. 1–6 players, 10 turns.

## Labels of buttons and of suggestions of /game play: what a choice means

dicolony-action-clear = { $star ->
    [0] { $space }
   *[other] { $die } → { $space }
}
dicolony-action-build = { $building } at { $place } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $column ->
    [0] {""}
   *[other] {" with its column"}
}

## Groups of choices, and what is asked when they are narrowed field by field

dicolony-kind-clear = Clear a space
dicolony-kind-build = Build
dicolony-field-clear-die = Which die?
dicolony-value-clear-die = { $value ->
    [orange] Orange
    [red] Red
    [green] Green
    [yellow] Yellow
   *[other] { $value }
}
dicolony-field-clear-space = Which space?
dicolony-value-clear-space = { $value }
dicolony-field-build-card = Which card?
dicolony-value-build-card = Card { $value }
dicolony-field-build-place = Where?
dicolony-value-build-place = { $value }

## What is asked

dicolony-prompt-clear = Turn { $turn } of { $turns }. The dice: { $dice }. Two of them clear a space each on your sheet. Which first?
dicolony-prompt-clear-second = Turn { $turn } of { $turns }. Still there: { $dice }. Which space do you clear second?
dicolony-prompt-clear-only = Turn { $turn } of { $turns }. The dice: { $dice }. They can clear only one more space on your sheet. Which?
dicolony-prompt-build = { $building } can be built in { $places } places { $column ->
    [0] outside its column
   *[other] that touch its column
}, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Where?
dicolony-prompt-wait = Your pen is down.

## What happened: a reader of these lines alone can follow the game

dicolony-event-laid-out = Building targets, from left to right: { $buildings }. Landscapes: { $blue }{ $solo ->
    [0] {"; for whoever has most: "}{ $yellow }
   *[other] {""}
}.
dicolony-event-rolled = Turn { $turn }: { $dice }.
dicolony-event-short = { $seat } can { $count ->
    [0] use none of these dice
   *[other] clear only one space with these dice
}: the sheet is too full.
dicolony-event-cleared = { $seat } clears { $space }{ $star ->
    [0] {""}
   *[other] {" with "}{ $die }
}.
dicolony-event-opened = Turn { $turn } was the last. The sheets lie open; now everybody builds.
dicolony-event-chosen = { $seat } will build { $building } at { $place }.
dicolony-event-built = { $seat } builds { $count ->
    [0] nothing
   *[other] { $sites }
}{ $missing ->
    [0] {""}
   *[other] {"; no place for "}{ $unbuilt }
}.
dicolony-event-scored = { $seat } scores { $total }: buildings { $buildings }, columns { $bonus }, blue landscapes { $blue }, yellow landscape { $yellow }.
dicolony-event-left = { $seat } leaves the game.
dicolony-event-ended = { $reason ->
    [last-left] The game is over: only one player is left.
    [abandoned] The game is over: nobody is left.
   *[scored] The game is over: all is built and counted.
}

## Refusals

dicolony-refusal-game-over = The game is over (rule 26).
dicolony-refusal-left-already = You have left this game (ruling A31).
dicolony-refusal-clear-first = It is turn { $turn }. Building comes after the last turn (rule 26).
dicolony-refusal-cleared-already = All turns are over; no more land is cleared (rules 17, 26).
dicolony-refusal-finished-already = You have finished. Until the last player has, you may take it back (rule 24, ruling A24).
dicolony-refusal-die-used = You have used { $die } this turn; two different dice are used (rule 20, ruling A12).
dicolony-refusal-not-that-die = { $die } cannot clear { $space } (rules 21, 22).
dicolony-refusal-die-blocked = { $die } can clear nothing: its space and both its stars are cleared (rule 50).
dicolony-refusal-space-cleared = { $space } is cleared already (rules 21, 22).
dicolony-refusal-crossing-free = { $die } clears its own space first; { $space } only when that is cleared (rules 21, 22, ruling A13).
dicolony-refusal-leaves-no-second = After { $space } no second space could be cleared, and two must be where two can (rule 51, ruling A11).
dicolony-refusal-another-card = The next card is { $card }; cards are built from left to right (rule 27).
dicolony-refusal-no-such-place = At { $place } nothing of { $card } can be built now (rules 27–32, 53).

## How it ended

dicolony-reason-scored = { $decided ->
    [solo] { $winners } has built a colony worth { $points } points.
    [spaces] At { $points } points each, { $winners } wins with more building spaces, { $spaces }.
    [landscapes] At { $points } points and { $spaces } building spaces each, { $winners } wins with more from landscapes, { $landscapes }.
    [shared] Nothing tells the best apart: { $winners } share the win at { $points } points.
   *[points] { $winners } has the most points, { $points }.
}
dicolony-reason-last-left = { $winners } is the last one left and wins.
dicolony-reason-abandoned = Nobody is left; the game is abandoned.

## The parts of a score

dicolony-score-card-a = { dicolony-building-a-upper } / { dicolony-building-a-lower }
dicolony-score-card-b = { dicolony-building-b-upper } / { dicolony-building-b-lower }
dicolony-score-card-c = { dicolony-building-c-upper } / { dicolony-building-c-lower }
dicolony-score-card-d = { dicolony-building-d-upper } / { dicolony-building-d-lower }
dicolony-score-card-e = { dicolony-building-e-upper } / { dicolony-building-e-lower }
dicolony-score-card-f = { dicolony-building-f-upper } / { dicolony-building-f-lower }
dicolony-score-card-g = { dicolony-building-g-upper } / { dicolony-building-g-lower }
dicolony-score-card-h = { dicolony-building-h-upper } / { dicolony-building-h-lower }
dicolony-score-bonus = Columns
dicolony-score-landscape-b1 = { dicolony-landscape-b1 }
dicolony-score-landscape-b2 = { dicolony-landscape-b2 }
dicolony-score-landscape-b3 = { dicolony-landscape-b3 }
dicolony-score-landscape-b4 = { dicolony-landscape-b4 }
dicolony-score-landscape-b5 = { dicolony-landscape-b5 }
dicolony-score-landscape-y1 = { dicolony-landscape-y1 }
dicolony-score-landscape-y2 = { dicolony-landscape-y2 }
dicolony-score-landscape-y3 = { dicolony-landscape-y3 }

## Options

dicolony-option-cards = Cards
dicolony-option-cards-drawn = Drawn by lot (as printed)
dicolony-option-cards-first-game = The same simple cards always

## Dice and spaces

dicolony-colour-orange = Orange
dicolony-colour-red = Red
dicolony-colour-green = Green
dicolony-colour-yellow = Yellow
dicolony-die = { $colour } { $number }
dicolony-space-crossing = { $colour } { $number }
dicolony-space-colour-star = { $colour } ★
dicolony-space-number-star = ★ { $number }

## Cards

dicolony-card = { $key } { $halves } (column { $column })
dicolony-halves = { $upper }/{ $lower }
dicolony-site = { $building } at { $place } ({ $points }{ $bonus ->
    [0] {""}
   *[other] {"+"}{ $bonus }
})
dicolony-building-a-upper = Inn
dicolony-building-a-lower = Tavern
dicolony-building-b-upper = Church
dicolony-building-b-lower = Chapel
dicolony-building-c-upper = Market hall
dicolony-building-c-lower = Stalls
dicolony-building-d-upper = Manor farm
dicolony-building-d-lower = Barn
dicolony-building-e-upper = Mill
dicolony-building-e-lower = Shed
dicolony-building-f-upper = School
dicolony-building-f-lower = Cottage
dicolony-building-g-upper = Smithy
dicolony-building-g-lower = Workshop
dicolony-building-h-upper = Town hall
dicolony-building-h-lower = Guard post
dicolony-landscape-b1 = Waste beside buildings
dicolony-landscape-b2 = Largest waste area
dicolony-landscape-b3 = Columns with buildings
dicolony-landscape-b4 = Little cleared land left over
dicolony-landscape-b5 = Stars cleared or built
dicolony-landscape-y1 = Waste from the centre
dicolony-landscape-y2 = Largest group of buildings
dicolony-landscape-y3 = Waste on the rim

## Pictures

dicolony-picture-turn = Turn { $turn } of { $turns }
dicolony-picture-building = Building
dicolony-picture-place = Where do you build?
dicolony-picture-most = most
dicolony-picture-shared = tied
dicolony-picture-second = 2nd
dicolony-picture-now = now
dicolony-picture-writing = choosing
dicolony-picture-done = finished
dicolony-picture-left = left
dicolony-picture-unbuilt = nothing built

## Pictures in words

dicolony-picture-alt-turn = Dicolony, turn { $turn } of { $turns }.
dicolony-picture-alt-build = Dicolony: the { $turns } turns are over, everybody builds.
dicolony-picture-alt-dice = Dice: { $dice }.
dicolony-picture-alt-rolling = The next dice are about to be rolled.
dicolony-picture-alt-waiting = { $open ->
    [0] {""}
   *[other] Choosing: { $writing }.
}{ $closed ->
    [0] {""}
   *[other] { $open ->
        [0] {""}
       *[other] {" "}
    }Finished: { $done }.
}
dicolony-picture-alt-card = { $card }: { $upper_shape } for { $upper }, { $lower_shape } for { $lower }.
dicolony-picture-alt-landscapes = Landscapes: { $landscapes }.
dicolony-picture-alt-own = Your sheet: { $count ->
    [0] nothing cleared
   *[other] cleared { $spaces }
}.
dicolony-picture-alt-sheet = { $player }: { $count ->
    [0] no cleared land
   *[other] cleared { $spaces }
}.
dicolony-picture-alt-built = Built: { $buildings }.
dicolony-picture-alt-choices = To choose from: { $places }.
dicolony-picture-alt-over = Dicolony is over. { $reason ->
    [abandoned] Nobody is left.
    [last-left] Only { $winners } is left.
   *[scored] Best: { $winners }.
}
dicolony-picture-alt-score = { $player }: { $points } (buildings { $buildings }, columns { $bonus }, landscapes { $landscapes }).
dicolony-picture-alt-left = { $player } left.
