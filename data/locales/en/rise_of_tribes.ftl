# Rise of Tribes, in English. Rule and ruling numbers are those of docs/rules/rise_of_tribes.md.

rise-of-tribes-title = Rise of Tribes
rise-of-tribes-tagline = tribes on hexes, goals
rise-of-tribes-description = Grow, move, gather and lead on hexes; each die you place pushes another off, and that changes what is strong. 2–4 players, first to 15 points.

## Things

rise-of-tribes-resource-food = food
rise-of-tribes-resource-wood = wood
rise-of-tribes-resource-stone = stone
rise-of-tribes-amount-food = { $count } food
rise-of-tribes-amount-wood = { $count } wood
rise-of-tribes-amount-stone = { $count } stone
rise-of-tribes-amount-nothing = nothing
rise-of-tribes-force = { $player } { $count }
rise-of-tribes-force-invaders = invaders { $count }
rise-of-tribes-force-nobody = nobody
rise-of-tribes-die-sun = sun
rise-of-tribes-die-moon = moon
rise-of-tribes-die-blank = blank
rise-of-tribes-sign-sun = ☀️
rise-of-tribes-sign-moon = 🌙
rise-of-tribes-sign-blank = ◻️
rise-of-tribes-dice = { $first }{ $second }
rise-of-tribes-name-grow = Grow
rise-of-tribes-name-move = Move
rise-of-tribes-name-gather = Gather
rise-of-tribes-name-lead = Lead
rise-of-tribes-piece-glacier = the glacier
rise-of-tribes-piece-mammoth = the mammoth
rise-of-tribes-piece-tiger = the sabertooth tiger
rise-of-tribes-piece-invaders = the invaders
rise-of-tribes-piece-volcano = the volcano
rise-of-tribes-terrain-lake = lake
rise-of-tribes-terrain-forest = forest
rise-of-tribes-terrain-mountain = mountain
rise-of-tribes-terrain-great-lake = great lake
rise-of-tribes-terrain-great-forest = great forest
rise-of-tribes-terrain-great-mountain = great mountain
rise-of-tribes-terrain-jungle = jungle
rise-of-tribes-terrain-oasis = oasis
rise-of-tribes-terrain-tar-pit = tar pit
rise-of-tribes-terrain-mixed = mixed land
rise-of-tribes-terrain-edge = next to the map
rise-of-tribes-tribe-daba = Daba
rise-of-tribes-tribe-dananu = Dananu
rise-of-tribes-tribe-indartsu = Indartsu
rise-of-tribes-tribe-kaha = Kaha
rise-of-tribes-tribe-kiakia = KiaKia
rise-of-tribes-tribe-kiror = Kiror
rise-of-tribes-tribe-mukaan = Mukaan
rise-of-tribes-tribe-tunga = Tunga
rise-of-tribes-card-basketry = Basketry
rise-of-tribes-card-pottery = Pottery
rise-of-tribes-card-oxen = Oxen
rise-of-tribes-card-fire = Fire
rise-of-tribes-card-stone-tools = Stone Tools
rise-of-tribes-card-spears = Spears
rise-of-tribes-card-language = Language
rise-of-tribes-card-calendar = Calendar
rise-of-tribes-card-lake-people = Lake People
rise-of-tribes-card-forest-people = Forest People
rise-of-tribes-card-mountain-people = Mountain People
rise-of-tribes-card-explorers = Explorers
rise-of-tribes-card-heartland = Heartland
rise-of-tribes-card-overlords = Overlords
rise-of-tribes-card-settlers = Settlers
rise-of-tribes-goal-basketry = Gather { $amount } more
rise-of-tribes-goal-pottery = start of turn, behind 2 rivals in resources: take { $amount }
rise-of-tribes-goal-oxen = Move { $amount } members more
rise-of-tribes-goal-fire = moons don’t weaken Grow
rise-of-tribes-goal-stone-tools = villages cost { $amount } less
rise-of-tribes-goal-spears = attacking, 1 rival loses { $amount } first
rise-of-tribes-goal-language = Lead draws { $amount } more
rise-of-tribes-goal-calendar = reroll a die each turn
rise-of-tribes-goal-lake-people = presence on { $amount } lakes
rise-of-tribes-goal-forest-people = presence on { $amount } forests
rise-of-tribes-goal-mountain-people = presence on { $amount } mountains
rise-of-tribes-goal-explorers = presence on { $amount } hexes
rise-of-tribes-goal-heartland = control of { $amount } hexes next to each other, nobody else there
rise-of-tribes-goal-overlords = more members than all others on { $amount } hexes with rivals
rise-of-tribes-goal-settlers = { $amount } of your villages
rise-of-tribes-goal-drawn = { $card } ({ $words })
rise-of-tribes-goal-price = { $free ->
    [1] {""}
   *[other] {" for "}{ $price }
}
rise-of-tribes-goal-line = • { $card } +{ $points }{ rise-of-tribes-goal-price }: { $words } – { $status }
rise-of-tribes-goal-rest = • and { $count } more
rise-of-tribes-cost = { $food }/{ $wood }/{ $stone }
rise-of-tribes-want-ready = ✔
rise-of-tribes-want-needs = needs { $what }
rise-of-tribes-want-of = { $have } of { $need }
rise-of-tribes-want-goal = { $card } +{ $points } { $status }
rise-of-tribes-want-goals = ⭐ { $goals }
rise-of-tribes-want-village = 🏠 { $price } (food/wood/stone) { $status }
rise-of-tribes-want-home = 🏠 { $status }
rise-of-tribes-want-brief = { $card } { $status }
rise-of-tribes-want-short = { $card } { $have }/{ $need }
rise-of-tribes-want-rival = { $seat }: { $goals }
rise-of-tribes-want-more = { $count } more
rise-of-tribes-tile-abandoned-village = Abandoned Village
rise-of-tribes-tile-chieftain = Chieftain
rise-of-tribes-tile-altar = Altar
rise-of-tribes-tile-canoe = Dugout Canoe
rise-of-tribes-tile-walls = Walls
rise-of-tribes-tile-discovery = Discovery
rise-of-tribes-tile-drought = Drought
rise-of-tribes-tile-invaders = Invaders
rise-of-tribes-tile-mammoth = Mammoth
rise-of-tribes-tile-tiger = Sabertooth Tiger
rise-of-tribes-tile-mild-winter = Mild Winter
rise-of-tribes-tile-plentiful-food = Plentiful Food
rise-of-tribes-tile-plentiful-wood = Plentiful Wood
rise-of-tribes-tile-plentiful-stone = Plentiful Stone
rise-of-tribes-tile-shared-knowledge = Shared Knowledge
rise-of-tribes-tile-volcano = Volcano
rise-of-tribes-effect-abandoned-village = In turn order, each player may build a village on a hex they control for 1 of each resource.
rise-of-tribes-effect-chieftain = An auction: the winner scores points and shares the bid out among the others.
rise-of-tribes-effect-altar = Buy it with food. Each turn its owner may sacrifice a member and resources for a point.
rise-of-tribes-effect-canoe = Buy it with wood. Its owner’s members cross lakes without using a step.
rise-of-tribes-effect-walls = Buy them with stone. They remove 1 attacker before a conflict at their owner’s village.
rise-of-tribes-effect-discovery = Move onto a hex with only rivals to take a resource from here.
rise-of-tribes-effect-drought = Conflicts begin with 1 member fewer, until the next doubles.
rise-of-tribes-effect-invaders = Nobody gathers or builds on their hex, and in conflicts they fight like a tribe. Removing the last one scores points.
rise-of-tribes-effect-mammoth = With enough members on its hex, spend a die to hunt or tame it.
rise-of-tribes-effect-tiger = Everybody on its mountain loses 1 member, again wherever doubles move it. Spend a die and a member to drive it off for a point.
rise-of-tribes-effect-mild-winter = Grow brings more members, once for each food here.
rise-of-tribes-effect-plentiful-food = Lakes give more food while some is left here.
rise-of-tribes-effect-plentiful-wood = Forests give more wood while some is left here.
rise-of-tribes-effect-plentiful-stone = Mountains give more stone while some is left here.
rise-of-tribes-effect-shared-knowledge = Share a hex with a rival: at the end of your turn, pay a resource to draw a goal.
rise-of-tribes-effect-volcano = Next to the map: stone for everybody near it, but moons and blanks cost members.
rise-of-tribes-power-trader = Trader
rise-of-tribes-power-crafty-builders = Crafty Builders
rise-of-tribes-power-cunning = Cunning
rise-of-tribes-power-agriculture = Agriculture
rise-of-tribes-power-farming = Farming
rise-of-tribes-power-exogamy = Exogamy
rise-of-tribes-power-wayfarers = Wayfarers
rise-of-tribes-power-focused-effort = Focused Effort
rise-of-tribes-power-ambush = Ambush
rise-of-tribes-power-dreamtime = Dreamtime
rise-of-tribes-power-pathfinder = Pathfinder
rise-of-tribes-power-evasion = Evasion
rise-of-tribes-power-shared-bounty = Shared Bounty
rise-of-tribes-power-intimidate = Intimidate
rise-of-tribes-power-hidden-village = Hidden Village
rise-of-tribes-power-light-in-the-dark = Light in the Dark
rise-of-tribes-power-effect-trader = end of turn: trade 1 resource
rise-of-tribes-power-effect-crafty-builders = villages may cost other resources
rise-of-tribes-power-effect-cunning = Lead: draw 1 more, put 1 back
rise-of-tribes-power-effect-agriculture = start of turn: food for villages
rise-of-tribes-power-effect-farming = Gather: more on hexes with your villages
rise-of-tribes-power-effect-exogamy = Grow: 1 more on a hex with a rival
rise-of-tribes-power-effect-wayfarers = Move: a second step for some
rise-of-tribes-power-effect-focused-effort = use both dice on the same action
rise-of-tribes-power-effect-ambush = attacking in forests, 1 rival loses 1 first
rise-of-tribes-power-effect-dreamtime = doubles bring a resource you choose
rise-of-tribes-power-effect-pathfinder = Move: some enter mountains for free
rise-of-tribes-power-effect-evasion = 1 member escapes a lost conflict
rise-of-tribes-power-effect-shared-bounty = Gather: more on hexes with rivals, who get 1 too
rise-of-tribes-power-effect-intimidate = after a Move, drive 1 rival away
rise-of-tribes-power-effect-hidden-village = a lost village waits 1 turn for you
rise-of-tribes-power-effect-light-in-the-dark = once a turn, moons don’t weaken

## Between the parts of a line

rise-of-tribes-join-goals = {"\u000A"}
rise-of-tribes-join-parts = {", "}
rise-of-tribes-join-line = {" · "}
rise-of-tribes-join-losses = {", "}
rise-of-tribes-join-scores = {", "}
rise-of-tribes-join-wide = {" "}
rise-of-tribes-join-space = {" "}
rise-of-tribes-join-gains = {" "}

## Parts of labels

rise-of-tribes-strength = { $strength ->
    [weak] weak
    [strong] strong
   *[plain] normal
}
rise-of-tribes-lit = { $light ->
    [0] {""}
   *[other] , lit
}

## Groups of choices, and what is asked when they are narrowed field by field

rise-of-tribes-kind-place = Place
rise-of-tribes-kind-take = Take
rise-of-tribes-kind-power = Power
rise-of-tribes-kind-put = Place
rise-of-tribes-kind-reroll = Reroll
rise-of-tribes-kind-keep = Keep
rise-of-tribes-kind-use-grow = Grow
rise-of-tribes-kind-use-move = Move
rise-of-tribes-kind-use-gather = Gather
rise-of-tribes-kind-use-lead = Lead
rise-of-tribes-kind-hunt = Hunt
rise-of-tribes-kind-tame = Tame
rise-of-tribes-kind-fight = Fight
rise-of-tribes-kind-grow = Grow
rise-of-tribes-kind-move = Move
rise-of-tribes-kind-again = Second step
rise-of-tribes-kind-herd = Move the mammoth
rise-of-tribes-kind-drive = Drive a rival away
rise-of-tribes-kind-gather = Gather
rise-of-tribes-kind-rival = Rival
rise-of-tribes-kind-cycle = Swap goals
rise-of-tribes-kind-draw = Draw
rise-of-tribes-kind-bury = Put back
rise-of-tribes-kind-stop = Done
rise-of-tribes-kind-resolve = Conflicts
rise-of-tribes-kind-complete = Complete a goal
rise-of-tribes-kind-village = Build a village
rise-of-tribes-kind-elder = Elder
rise-of-tribes-kind-consult = Borrow a technology
rise-of-tribes-kind-buy = Buy
rise-of-tribes-kind-sacrifice = Altar
rise-of-tribes-kind-study = Study
rise-of-tribes-kind-trade = Trade
rise-of-tribes-kind-end = End my turn
rise-of-tribes-kind-bid = Bid
rise-of-tribes-kind-pass = Pass
rise-of-tribes-kind-give = Give
rise-of-tribes-kind-settle = Build a village
rise-of-tribes-field-move-origin = From where?
rise-of-tribes-value-move-origin = From { $value }
rise-of-tribes-field-move-to = To where?
rise-of-tribes-value-move-to = To { $value }
rise-of-tribes-field-move-count = How many?
rise-of-tribes-value-move-count = { $value }
rise-of-tribes-field-again-origin = From where?
rise-of-tribes-value-again-origin = From { $value }
rise-of-tribes-field-again-to = To where?
rise-of-tribes-value-again-to = To { $value }
rise-of-tribes-field-drive-origin = From where?
rise-of-tribes-value-drive-origin = From { $value }
rise-of-tribes-field-drive-seat = Whose member?
rise-of-tribes-value-drive-seat = { $value }
rise-of-tribes-field-drive-to = To where?
rise-of-tribes-value-drive-to = To { $value }
rise-of-tribes-field-gather-hex = From which hex?
rise-of-tribes-value-gather-hex = { $value }
rise-of-tribes-field-gather-resource = Which resource?
rise-of-tribes-value-gather-resource = { $value }
rise-of-tribes-field-village-hex = On which hex?
rise-of-tribes-value-village-hex = On { $value }
rise-of-tribes-field-village-food = With how much food?
rise-of-tribes-value-village-food = { $value } food
rise-of-tribes-field-village-wood = With how much wood?
rise-of-tribes-value-village-wood = { $value } wood
rise-of-tribes-field-village-stone = With how much stone?
rise-of-tribes-value-village-stone = { $value } stone
rise-of-tribes-field-sacrifice-hex = A member from which hex?
rise-of-tribes-value-sacrifice-hex = From { $value }
rise-of-tribes-field-sacrifice-food = With how much food?
rise-of-tribes-value-sacrifice-food = { $value } food
rise-of-tribes-field-sacrifice-wood = With how much wood?
rise-of-tribes-value-sacrifice-wood = { $value } wood
rise-of-tribes-field-sacrifice-stone = With how much stone?
rise-of-tribes-value-sacrifice-stone = { $value } stone
rise-of-tribes-field-consult-seat = Whose technology?
rise-of-tribes-value-consult-seat = { $value }
rise-of-tribes-field-consult-card = Which technology?
rise-of-tribes-value-consult-card = { $value ->
    [basketry] Basketry
    [oxen] Oxen
    [fire] Fire
    [stone-tools] Stone Tools
    [spears] Spears
    [language] Language
    [pottery] Pottery
    [calendar] Calendar
   *[other] { $value }
}
rise-of-tribes-field-consult-resource = For which resource?
rise-of-tribes-value-consult-resource = { $value }
rise-of-tribes-field-bid-amount = How many resources?
rise-of-tribes-value-bid-amount = { $value }
rise-of-tribes-field-settle-hex = On which hex?
rise-of-tribes-value-settle-hex = On { $value }

## How it ended

rise-of-tribes-reason-points = { $decided ->
    [villages] { $winners } wins the { $points }-point tie on villages ({ $villages }).
    [members] { $winners } wins the { $points }-point tie on members on the map ({ $members }), with equally many villages.
    [shared] Shared win at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $winners }.
   *[points] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
rise-of-tribes-reason-turns = Turn limit reached. { $decided ->
    [villages] { $winners } wins the { $points }-point tie on villages ({ $villages }).
    [members] { $winners } wins the { $points }-point tie on members on the map ({ $members }), with equally many villages.
    [shared] Shared win at { $points } points: { $winners }.
   *[points] Most points: { $winners }, { $points }.
}
rise-of-tribes-reason-last-left = { $winners } is the last player left and wins.
rise-of-tribes-story-contested = Most contested: { $place }, with { $count } conflicts.

## The parts of a score

rise-of-tribes-score-villages = Villages
rise-of-tribes-score-technologies = Technologies
rise-of-tribes-score-deeds = Deeds
rise-of-tribes-score-events = Events
rise-of-tribes-score-conflicts = Conflicts

## Options

rise-of-tribes-option-elders = Elders
rise-of-tribes-option-special-terrains = Special terrains
rise-of-tribes-option-leaders = Leaders with powers (our design)
rise-of-tribes-option-even-start = Even start for 3–4 players (our design)
rise-of-tribes-option-apart = First members on different hexes
rise-of-tribes-option-host-begins = The first to join starts; else by lot

## Corrections of the rules

rise-of-tribes-upgrade-2 = An elder may go to an abandoned village with its builder (rule 52), and may ask for Pottery and the Calendar, which act before the actions (rule 53). The glacier is placed once all members are on the map (rule 59).
rise-of-tribes-upgrade-3 = The first members go on any hex, also where others are (ruling A2). An elder goes to a village when it is built, and not later (rule 52, ruling A36).

## Standing answers

rise-of-tribes-answer-bid = Chieftain auction in others’ turns: ask me
rise-of-tribes-answer-bid-never = Never bid for the Chieftain in others’ turns
rise-of-tribes-answer-settle = Abandoned Village in others’ turns: ask me
rise-of-tribes-answer-settle-never = Never build by the Abandoned Village in others’ turns
