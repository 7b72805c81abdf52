# Dicolony, in English. Rule and ruling numbers are those of docs/rules/dicolony.md.

dicolony-title = Dicolony
dicolony-tagline = clear land, build in exact shapes
dicolony-description = Everybody uses the same dice to clear waste land in secret, then builds in exact shapes. 1–6 players, 10 turns.

## Labels of buttons and of suggestions of /game move: what a choice means

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

## Plans: one press for two dice, or for all buildings

dicolony-plan-pair = { $first } + { $second }{ $ready ->
    [0] {""}
   *[other] {" ✓ "}{ $built }
}{ $lost ->
    [0] {""}
   *[other] {" ✗ "}{ $gone }
}
dicolony-plan-one = { $space }{ $ready ->
    [0] {""}
   *[other] {" ✓ "}{ $built }
}{ $lost ->
    [0] {""}
   *[other] {" ✗ "}{ $gone }
}
dicolony-plan-build-all = Build for { $points } { $points ->
    [one] point
   *[other] points
}{ $yellow ->
    [0] {""}
   *[other] {" + yellow landscape"}
}
dicolony-plan-build = { $place } · { $points } in all
dicolony-plan-wins = Build at { $places }: you win
dicolony-pick-clear = Choose 2 spaces…
dicolony-pick-build = Choose a place…

## What is asked

dicolony-prompt-clear = Turn { $turn } of { $turns }: { $dice }.{ $turn ->
    [1] {" "}{ dicolony-prompt-how }
   *[other] {""}
}
dicolony-prompt-how = Use 2 dice to clear 2 spaces. Each clears the space where its colour and number cross; if that is cleared already, a ★ of its colour or number. On the buttons: ✓ can then be built, ✗ no longer can.
dicolony-prompt-clear-second = Turn { $turn } of { $turns }. Dice left: { $dice }. Clear your second space.
dicolony-prompt-clear-only = Turn { $turn } of { $turns }: { $dice }. You can clear only 1 space: your sheet is too full.
dicolony-prompt-build = { $building }: { $places ->
    [one] { $places } place
   *[other] { $places } places
} to choose from { $column ->
    [0] outside its column
   *[other] in its column
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. One button builds every card in its best place. Or choose another place.
dicolony-prompt-wait = You’re done.

## What happened: a reader of these lines alone can follow the game

dicolony-event-laid-out = Cards, left to right: { $buildings }. Blue landscapes: { $blue }{ $solo ->
    [0] {"; yellow: "}{ $yellow }
   *[other] {""}
}.
dicolony-event-rolled = Turn { $turn }: { $dice }.
dicolony-event-short = { $seat } can { $count ->
    [0] clear no space
   *[other] clear only 1 space
}: the sheet is too full.
dicolony-event-cleared = { $seat } clears { $space }{ $star ->
    [0] {""}
   *[other] {" with "}{ $die }
}.
dicolony-event-opened = Turn { $turn } was the last. Sheets open; everybody builds.
dicolony-event-chosen = { $seat } chooses { $place } for { $building }.
dicolony-event-built = { $seat } builds { $count ->
    [0] nothing
   *[other] { $sites }
}{ $missing ->
    [0] {""}
   *[other] {"; no room for "}{ $unbuilt }
}.
dicolony-event-scored = { $seat } scores { $total }: buildings { $buildings }, columns { $bonus }, blue landscapes { $blue }, yellow landscape { $yellow }.
dicolony-event-left = { $seat } resigns.
dicolony-event-ended = { $reason ->
    [last-left] The game is over: only one player is left.
    [abandoned] The game is over: nobody is left.
   *[scored] Everything is built and scored.
}

## Messages: the turn and its dice, what happened, and what matters now

dicolony-message-headline = **Turn { $turn }/{ $turns }** { $dice }
dicolony-message-building = **After turn { $turns }**: building
dicolony-join-dice = {", "}
dicolony-message-die-orange = orange { $number }
dicolony-message-die-red = red { $number }
dicolony-message-die-green = green { $number }
dicolony-message-die-yellow = yellow { $number }
dicolony-message-laid-out = Cards: { $buildings }. Blue landscapes: { $blue }{ $solo ->
    [0] {"; yellow: "}{ $yellow }
   *[other] {""}
}
dicolony-message-short = Too full: { $seats } can { $count ->
    [0] clear no space
   *[other] clear only 1 space
}
dicolony-message-cleared = { $seat } clears { $spaces }
dicolony-message-chosen = { $seat } chooses { $sites }
dicolony-message-site = { $place } for { $building }
dicolony-message-opened = Sheets open; everybody builds.
dicolony-message-left = { $seat } resigns.
dicolony-message-ended = { $reason ->
    [last-left] Only one player is left.
   *[abandoned] Nobody is left.
}
dicolony-message-about = Your sheet: { $what }
dicolony-message-about-cleared = { $few ->
    [0] { $count } spaces cleared
   *[other] { $spaces } cleared
}
dicolony-message-about-chosen = { $sites }
dicolony-message-about-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dicolony-message-lacking = { $near ->
    [0] {""}
   *[other] { $buildings }.{ $gone ->
        [0] {""}
       *[other] {" "}
    }
}{ $gone ->
    [0] {""}
   *[other] Out of reach: { $lost }.
}
dicolony-join-lacks = {", "}
dicolony-message-lack = { $building } { $count ->
    [0] is ready
    [1] needs { $first }
    [2] needs { $first } and { $second }
   *[other] needs { $count } spaces
}

## Refusals

dicolony-refusal-game-over = The game is over (rule 26).
dicolony-refusal-left-already = You have resigned from this game (ruling A31).
dicolony-refusal-clear-first = It’s turn { $turn }. Clear land until the last turn, then build (rule 26).
dicolony-refusal-cleared-already = The last turn is over. Now build (rules 17, 26).
dicolony-refusal-finished-already = You’re done. You can undo until the last player is done (rule 24, ruling A24).
dicolony-refusal-die-used = You have used { $die } this turn. Use another die (rule 20, ruling A12).
dicolony-refusal-not-that-die = { $die } can’t clear { $space }: only its own space, or a star of its row or column (rules 21, 22).
dicolony-refusal-die-blocked = { $die } can’t clear anything: its space and both its stars are cleared. Use another die (rule 50).
dicolony-refusal-space-cleared = { $space } is already cleared (rules 21, 22).
dicolony-refusal-crossing-free = { $die } clears its own space first; { $space } only after that (rules 21, 22, ruling A13).
dicolony-refusal-leaves-no-second = After { $space } you couldn’t clear a second space. Clear 2 where you can (rule 51, ruling A11).
dicolony-refusal-another-card = Build { $card } first: cards go left to right (rule 27).
dicolony-refusal-no-such-die = There is no such die (rule 2).
dicolony-refusal-no-such-space = The sheet has no such space (ruling A1).
dicolony-refusal-no-such-place = { $card } can’t be built at { $place } now (rule 27).

## How it ended

dicolony-reason-scored = { $decided ->
    [solo] { $winners }: a colony worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [spaces] { $winners } wins the { $points }-point tie on building spaces ({ $spaces }).
    [landscapes] { $winners } wins the { $points }-point tie on landscapes ({ $landscapes }), with { $spaces ->
        [one] { $spaces } building space
       *[other] { $spaces } building spaces
    } each.
    [shared] Shared win at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $winners }.
   *[points] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
dicolony-reason-last-left = { $winners } wins as the last player left.
dicolony-reason-abandoned = Everybody has left. Nobody wins.

## The parts of a score

dicolony-score-card-a = { dicolony-building-a-upper } / { dicolony-building-a-lower }
dicolony-score-card-b = { dicolony-building-b-upper } / { dicolony-building-b-lower }
dicolony-score-card-c = { dicolony-building-c-upper } / { dicolony-building-c-lower }
dicolony-score-card-d = { dicolony-building-d-upper } / { dicolony-building-d-lower }
dicolony-score-card-e = { dicolony-building-e-upper } / { dicolony-building-e-lower }
dicolony-score-card-f = { dicolony-building-f-upper } / { dicolony-building-f-lower }
dicolony-score-card-g = { dicolony-building-g-upper } / { dicolony-building-g-lower }
dicolony-score-card-h = { dicolony-building-h-upper } / { dicolony-building-h-lower }
dicolony-score-buildings = Buildings
dicolony-score-blue = Blue
dicolony-score-yellow = Yellow
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
dicolony-option-cards-drawn = Drawn at random (as printed)
dicolony-option-cards-first-game = Simple cards for a first game

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
dicolony-landscape-b4 = Little land left over
dicolony-landscape-b5 = Stars cleared or built
dicolony-landscape-y1 = Waste from the centre
dicolony-landscape-y2 = Largest built group
dicolony-landscape-y3 = Waste on the rim

## Pictures

dicolony-turn = Turn { $turn }
dicolony-picture-place = Where do you build?
dicolony-picture-most = most
dicolony-picture-shared = tied
dicolony-picture-second = 2nd
dicolony-picture-now = now
dicolony-picture-left = left
dicolony-picture-lacks = { $count ->
    [0] ready
   *[other] lacks { $count }
}
dicolony-picture-built = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
dicolony-picture-explain-rows = Row: die’s colour. Column: number (★ if cleared).
dicolony-picture-explain-letters = Lettered column: +1 or +2 for that card’s building.
dicolony-picture-gone = out of reach
dicolony-picture-unbuilt = nothing built

## Pictures in words

dicolony-words-title-turn = Turn and dice
dicolony-words-title-result = Result
dicolony-words-title-own = Your sheet
dicolony-words-title-cards = Cards
dicolony-words-title-sheet = Sheet of { $player }
dicolony-words-clear = Dicolony, turn { $turn } of { $turns }.
dicolony-words-roll = Dicolony: the dice of turn { $turn } of { $turns } are about to be rolled.
dicolony-words-build = Dicolony: all { $turns } turns are over, everybody builds.
dicolony-words-over = Dicolony is over after turn { $turn } of { $turns }.
dicolony-words-dice = Dice: { $dice }.
dicolony-words-choosing = Choosing: { $players }.
dicolony-words-finished = Finished: { $players }.
dicolony-words-resigned = Resigned: { $players }.
dicolony-words-owed-clear = Spaces you still clear: { $count }.
dicolony-words-owed-build = Choose a place for the next building.
dicolony-words-used = Used: { $dice }.
dicolony-words-clears = { $die }: { $count ->
    [0] can clear nothing
   *[other] { $star ->
        [0] clears its space
       *[other] space cleared; clears { $spaces }
    }
}
dicolony-join-spaces = {" or "}
dicolony-words-choice = { $building } at { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $column ->
    [0] {""}
   *[other] {", with its column"}
}
dicolony-words-star = star
dicolony-words-stars = Stars
dicolony-words-colour-star = { $colour } star
dicolony-words-number-star = star { $number }
dicolony-join-rows = {"; "}
dicolony-words-own = Your sheet: { $count ->
    [0] nothing cleared
   *[other] cleared { $spaces }
}.
dicolony-words-choices = Choices: { $places }.
dicolony-words-want = { $building } at { $place }{ $column ->
    [0] {""}
   *[other] {", in its column,"}
} { $count ->
    [0] can be built
   *[other] lacks { $lacks }
}{ $hollow ->
    [0] {""}
   *[other] ; keep { $waste } waste
}.
dicolony-words-gone = Out of reach: { $buildings }.
dicolony-words-built = Built: { $buildings }.
dicolony-words-unbuilt = No place for { $buildings }.
dicolony-words-cleared = { $count } cleared
dicolony-words-waste = { $count } waste
dicolony-words-gap = { $count ->
    [one] gap
   *[other] gap of { $count }
}
dicolony-join-run = {", "}
dicolony-join-shape = {", below "}
dicolony-words-card = Card { $key }, column { $column } +{ $bonus }: { $upper } { $upper_points }, { $upper_shape }; else { $lower } { $lower_points }, { $lower_shape }.
dicolony-words-shapes = Shapes are said row by row, each from its left edge. They are never turned or mirrored.
dicolony-words-card-head = Card { $key }: { $bonus ->
    [one] { $bonus } point more
   *[other] { $bonus } points more
} with a space in column { $column }
dicolony-words-card-upper = { $upper }, { $upper_points ->
    [one] { $upper_points } point
   *[other] { $upper_points } points
}: { $upper_shape }
dicolony-words-card-lower = else { $lower }, { $lower_points ->
    [one] { $lower_points } point
   *[other] { $lower_points } points
}: { $lower_shape }
dicolony-words-least = { $points } for { $count } or more
dicolony-words-most = { $points } for { $count } or fewer
dicolony-join-steps = {", "}
dicolony-words-blue = Blue, { $landscape }, points: { $steps }{ $known ->
    [0] {""}
   *[other] ; you have { $now }
}.
dicolony-words-yellow = Yellow, { $landscape }, points: { $most } for the most, { $shared } each if tied, { $second } for second{ $known ->
    [0] {""}
   *[other] ; you have { $now }
}.
dicolony-words-layout = Rows from the top: { $rows }. Columns from the left: { $columns }. The centre, where the stars cross, is no land.
dicolony-words-row = { $row }: { $parts }
dicolony-words-columns = { $kind } { $columns }
dicolony-words-kind-cleared = cleared
dicolony-words-kind-waste = waste
dicolony-words-kind-built = { $building }
dicolony-words-sheet = { $player }: { $count ->
    [0] no cleared land
   *[other] cleared { $spaces }
}.
dicolony-words-score = { $player }: { $points } (buildings { $buildings }, columns { $bonus }, landscapes { $landscapes }).
dicolony-words-part = { $part } { $points }
dicolony-words-parts = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] {""}
   *[other] : { $parts }
}

## What is this? The words that a newcomer does not know

dicolony-term-waste = waste
dicolony-term-waste-meaning = land that has not been cleared yet
dicolony-term-clear = clear
dicolony-term-clear-meaning = mark the space where a die’s colour and number cross
dicolony-term-star = ★
dicolony-term-star-meaning = cleared with a die whose own space is cleared already
dicolony-term-ready = ✓
dicolony-term-ready-meaning = this building could then be built
dicolony-term-gone = ✗
dicolony-term-gone-meaning = this building could no longer be built
dicolony-term-column = column
dicolony-term-column-meaning = a building that uses a space of its card’s column scores 1 or 2 more
dicolony-term-landscape = landscape
dicolony-term-landscape-meaning = a card that scores your land: blue for everybody, yellow for the most
dicolony-term-sheet = sheet
dicolony-term-sheet-meaning = your own map; the others see it after the last turn
