# Rise of Tribes, in English. Rule and ruling numbers are those of docs/rules/rise_of_tribes.md.

rise-of-tribes-title = Rise of Tribes
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
rise-of-tribes-terrain-edge = beside the map
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
rise-of-tribes-goal-basketry = Gather brings { $amount } more
rise-of-tribes-goal-pottery = behind two rivals in resources, take { $amount } each turn
rise-of-tribes-goal-oxen = Move { $amount } members more
rise-of-tribes-goal-fire = moons do not weaken Grow
rise-of-tribes-goal-stone-tools = villages cost { $amount } less
rise-of-tribes-goal-spears = where you attack, a rival loses { $amount } first
rise-of-tribes-goal-language = Lead draws { $amount } more
rise-of-tribes-goal-calendar = reroll a die each turn
rise-of-tribes-goal-lake-people = presence on { $amount } lakes
rise-of-tribes-goal-forest-people = presence on { $amount } forests
rise-of-tribes-goal-mountain-people = presence on { $amount } mountains
rise-of-tribes-goal-explorers = presence on { $amount } hexes
rise-of-tribes-goal-heartland = control, with nobody else there, of { $amount } hexes side by side
rise-of-tribes-goal-overlords = a majority, more than all others, on { $amount } hexes with rivals
rise-of-tribes-goal-settlers = { $amount } villages of your own
rise-of-tribes-goal-drawn = { $card } ({ $words })
rise-of-tribes-goal-price = { $free ->
    [1] {""}
   *[other] {" "}for { $price }
}
rise-of-tribes-goal-line = {"\u000A"}• { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ rise-of-tribes-goal-price }: { $words } – { $have } of { $need }{ $more }
rise-of-tribes-goal-rest = {"\u000A"}• and { $count } more
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
rise-of-tribes-effect-abandoned-village = Each player in turn may build a village on a hex they control, for one of each resource.
rise-of-tribes-effect-chieftain = An auction of resources. The winner gains points and shares the bid out among the others.
rise-of-tribes-effect-altar = It can be bought for food. Its owner may give a member and resources for a point at the end of each turn.
rise-of-tribes-effect-canoe = It can be bought for wood. Its owner’s members cross lakes without a step.
rise-of-tribes-effect-walls = They can be bought for stone. They take one attacker before a conflict at a village of their owner.
rise-of-tribes-effect-discovery = Whoever moves onto a hex that only rivals hold takes a resource from here.
rise-of-tribes-effect-drought = One member fewer can live on a hex in peace, until the next doubles.
rise-of-tribes-effect-invaders = Where they stand nobody gathers or builds, and in conflicts they fight like a tribe. Points for removing the last one.
rise-of-tribes-effect-mammoth = With enough members beside it, a die may be spent to hunt or to tame it.
rise-of-tribes-effect-tiger = It lies on a mountain and takes a member of everybody there, and again wherever doubles move it. A die and a member drive it away for a point.
rise-of-tribes-effect-mild-winter = Grow brings more members, once for each food that lies here.
rise-of-tribes-effect-plentiful-food = Lakes give more food, as long as some lies here.
rise-of-tribes-effect-plentiful-wood = Forests give more wood, as long as some lies here.
rise-of-tribes-effect-plentiful-stone = Mountains give more stone, as long as some lies here.
rise-of-tribes-effect-shared-knowledge = Whoever shares a hex with a rival may pay a resource at the end of the turn and draw a goal.
rise-of-tribes-effect-volcano = Beside the map it spews stone; moons and blanks cost members of those near it.
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
rise-of-tribes-power-effect-trader = change a resource at the end of the turn
rise-of-tribes-power-effect-crafty-builders = pay villages with other resources
rise-of-tribes-power-effect-cunning = Lead: draw one more, put one back
rise-of-tribes-power-effect-agriculture = food each turn for villages
rise-of-tribes-power-effect-farming = Gather: more from hexes with villages
rise-of-tribes-power-effect-exogamy = Grow: one more on a shared hex
rise-of-tribes-power-effect-wayfarers = Move: a second step for some
rise-of-tribes-power-effect-focused-effort = both dice on the same action
rise-of-tribes-power-effect-ambush = attacking in forests: a rival loses one first
rise-of-tribes-power-effect-dreamtime = doubles bring a resource of choice
rise-of-tribes-power-effect-pathfinder = Move: some enter mountains for free
rise-of-tribes-power-effect-evasion = one member escapes a lost conflict
rise-of-tribes-power-effect-shared-bounty = Gather: more beside rivals, who get one too
rise-of-tribes-power-effect-intimidate = after a Move, drive a rival away
rise-of-tribes-power-effect-hidden-village = a lost village waits a turn for you
rise-of-tribes-power-effect-light-in-the-dark = once a turn moons do not weaken

## What a choice would mean: labels of buttons and of what /game play offers

rise-of-tribes-action-place = { $hex } · { $terrain } · { $count } { $count ->
    [one] member
   *[other] members
}
rise-of-tribes-action-take = { $why ->
    [discovery] Discover
   *[other] Take
} 1 { $resource }
rise-of-tribes-action-power = { $power }: { $effect }
rise-of-tribes-action-put = { $hex } · { $terrain } · { $who }
rise-of-tribes-action-reroll = Reroll the { $die }
rise-of-tribes-action-keep = Keep both
rise-of-tribes-strength = { $strength ->
    [weak] weak
    [strong] strong
   *[plain] plain
}
rise-of-tribes-lit = { $light ->
    [0] {""}
   *[other] , lit
}
rise-of-tribes-action-use-grow = Grow with { $die }{ rise-of-tribes-lit }: { $amount } members ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-use-move = Move with { $die }{ rise-of-tribes-lit }: { $amount } members ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-use-gather = Gather with { $die }{ rise-of-tribes-lit }: { $each } from each of { $amount } hexes ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-use-lead = Lead with { $die }{ rise-of-tribes-lit }: { $amount } { $amount ->
    [one] goal
   *[other] goals
} ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-hunt = Hunt the mammoth with { $die }: { $food } food, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rise-of-tribes-action-tame = Tame the mammoth with { $die }: pay { $food } food, { $tame } points
rise-of-tribes-action-fight = Drive the tiger off with { $die } and a member: { $points ->
    [one] 1 point
   *[other] { $points } points
}
rise-of-tribes-action-grow = { $hex } · { $terrain } · { $here } there
rise-of-tribes-action-move = { $count }: { $origin } → { $to } ({ $terrain })
rise-of-tribes-action-again = Second step { $origin } → { $to } ({ $terrain })
rise-of-tribes-action-herd = The mammoth to { $hex }
rise-of-tribes-action-drive = { $seat }: { $origin } → { $to }
rise-of-tribes-action-gather = { $hex } · { $terrain } · { $count } { $resource }
rise-of-tribes-action-rival = { $seat }
rise-of-tribes-action-cycle = Change { $card }
rise-of-tribes-action-draw = Draw { $count }
rise-of-tribes-action-bury = Put { $card } under the pile
rise-of-tribes-action-stop = { $why ->
    [drive] Drive nobody away
   *[other] That is enough
}
rise-of-tribes-action-resolve = { $hex } · { $terrain } · { $who }
rise-of-tribes-action-complete = { $card } · { $points } { $points ->
    [one] point
   *[other] points
}{ $free ->
    [1] {""}
   *[other] {" · pay "}{ $price }
}
rise-of-tribes-action-village = Village on { $hex } · pay { $price }
rise-of-tribes-action-elder = The elder to { $hex }
rise-of-tribes-action-consult = { $card } from { $seat } for 1 { $resource }
rise-of-tribes-action-buy = Buy { $tile } · { $price }
rise-of-tribes-action-sacrifice = Altar: a member of { $hex }, { $price }
rise-of-tribes-action-study = Study for 1 { $resource }
rise-of-tribes-action-trade = { $resource } → { $wanted }
rise-of-tribes-action-end = End my turn
rise-of-tribes-action-bid = Bid { $amount } { $amount ->
    [one] resource
   *[other] resources
}
rise-of-tribes-action-pass = { $why ->
    [bid] Drop out
   *[other] No village
}
rise-of-tribes-action-give = 1 { $resource } to { $seat }
rise-of-tribes-action-settle = Village on { $hex } · pay { $price }

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
rise-of-tribes-kind-grow = Grow where?
rise-of-tribes-kind-move = Move
rise-of-tribes-kind-again = Second step
rise-of-tribes-kind-herd = Move the mammoth
rise-of-tribes-kind-drive = Drive a rival away
rise-of-tribes-kind-gather = Gather where?
rise-of-tribes-kind-rival = Rival
rise-of-tribes-kind-cycle = Change goals
rise-of-tribes-kind-draw = Draw
rise-of-tribes-kind-bury = Put back
rise-of-tribes-kind-stop = Enough
rise-of-tribes-kind-resolve = Conflicts
rise-of-tribes-kind-complete = Complete a goal
rise-of-tribes-kind-village = Build a village
rise-of-tribes-kind-elder = Elder
rise-of-tribes-kind-consult = Ask for a technology
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
   *[other] { $value }
}
rise-of-tribes-field-consult-resource = For which resource?
rise-of-tribes-value-consult-resource = { $value }
rise-of-tribes-field-bid-amount = How many resources?
rise-of-tribes-value-bid-amount = { $value }

## What is asked

rise-of-tribes-prompt-wait = Nothing to decide just now.
rise-of-tribes-prompt-glacier = Which mountain lies under the glacier?
rise-of-tribes-prompt-power = You lead the { $tribe }. Which of the two powers will be yours?
rise-of-tribes-prompt-place = { $why ->
    [return] You were driven off the map. Come back with { $count } members.
   *[start] { $second ->
        [0] Where do you begin, with { $count } members?
       *[other] And { $count } more beside them. Where?
    }
}
rise-of-tribes-prompt-take = { $why ->
    [start] Choose a resource to begin with
    [pottery] Pottery: choose a resource
    [dreamtime] Dreamtime: choose a resource
    [discovery] Discovery: choose a resource
   *[basketry] Basketry: one more of what you gathered
}{ $left ->
    [0] .
    [1] .
   *[other] {" "}({ $left } to choose).
}
rise-of-tribes-prompt-calendar = You rolled { $dice }. Calendar lets you reroll one die before anything happens.
rise-of-tribes-prompt-put = { $why ->
    [invaders] The invaders arrive where fewest members live. Where?
    [mammoth] The mammoth appears on a lake where fewest members live. Which one?
    [tiger] The sabertooth tiger appears on a mountain. Which one?
    [volcano] The volcano rises beside the map. Where?
   *[glacier] Where does the glacier lie?
}
rise-of-tribes-prompt-bid = The Chieftain: { $bid ->
    [0] nobody has bid yet.
   *[other] { $bidder } bids { $bid }.
} The winner gains { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } with a bid of { $high } or more, and shares the bid out among the others.
rise-of-tribes-prompt-give = Share out your bid: { $left } to give.
rise-of-tribes-prompt-settle = { $player } found an abandoned village. You may build one on a hex you control, for { $price }.
rise-of-tribes-prompt-act = { $count ->
    [1] Your last die: { $dice }. Choose your second action.
   *[other] Your dice: { $dice }. Choose a first action, and the die for it.
} The die pushes the rightmost one off. Two suns above an action make it strong, two moons weak.
rise-of-tribes-prompt-grow = Grow: { $done } of { $amount } placed, { $supply } in your supply.{ $shared ->
    [0] {""}
   *[other] {" "}The last one goes to a hex that you share.
}
rise-of-tribes-prompt-move = Move: { $done } of { $amount } moved. Members that have not: { $waiting }.{ $again ->
    [0] {""}
   *[other] {" "}Second steps left: { $again }.
}
rise-of-tribes-prompt-drive = Intimidate: you may drive one rival’s member away.
rise-of-tribes-prompt-gather = Gather: { $done } of { $amount } hexes, { $each } from each.
rise-of-tribes-prompt-rival = { $why ->
    [bounty] Shared Bounty: who gets one of the same?
    [ambush] Ambush: whose member falls?
   *[spears] Spears: whose member falls?
}
rise-of-tribes-prompt-lead = Lead: you may still change { $left ->
    [0] no more goals
    [1] one goal
   *[other] { $left } goals
}. Then you draw { $count }.
rise-of-tribes-prompt-bury = Cunning: put one of your goals under your pile.
rise-of-tribes-prompt-resolve = Which conflict comes first?
rise-of-tribes-prompt-finish = { $count ->
    [0] {""}
   *[other] Your goals:{ $goals }{"\u000A"}
}{ $able ->
    [0] There is nothing that you could complete, build or buy now: end your turn.
   *[other] Complete, build or buy what you like, then end your turn.
}

## What happened: a reader of these lines alone can follow the game

rise-of-tribes-event-began = { $seat } is the start player. The first to { $points } points wins.
rise-of-tribes-event-dealt = { $seat } leads the { $tribe }. A village costs them { $village }.
rise-of-tribes-event-led = { $seat } chooses { $power }.
rise-of-tribes-event-placed = { $seat } places { $count } { $count ->
    [one] member
   *[other] members
} on { $hex }.
rise-of-tribes-event-taken = { $seat } takes { $count } { $resource }{ $why ->
    [pottery] {" "}for Pottery
    [agriculture] {" "}for Agriculture
    [dreamtime] {" "}for Dreamtime
    [discovery] {" "}for the Discovery
    [basketry] {" "}for Basketry
    [glacier] {" "}that the glacier left
   *[start] {""}
}.
rise-of-tribes-event-turn-began = It is { $seat }’s turn.
rise-of-tribes-event-village-points = { $seat } gains { $points } for villages and has { $total }.
rise-of-tribes-event-rolled = { $seat } { $again ->
    [0] rolls
   *[other] rerolls one die, and has
} { $dice }{ $doubles ->
    [0] .
   *[other] : doubles, and that means events!
}
rise-of-tribes-event-used = { $seat } puts a { $die } above { $action }: { $strength ->
    [weak] weak
    [strong] strong
   *[plain] plain
}, { $use ->
    [gather] { $amount } from each hex
    [lead] { $amount ->
        [one] 1 goal
       *[other] { $amount } goals
    }
   *[other] up to { $amount } members
}{ $light ->
    [0] .
   *[other] {" "}(Light in the Dark).
}
rise-of-tribes-event-spent = { $seat } spends a { $die } on { $hex } to { $deed ->
    [hunt] hunt the mammoth.
    [tame] tame the mammoth.
   *[fight] drive the tiger off.
}
rise-of-tribes-event-grown = { $seat } grows on { $hex }.
rise-of-tribes-event-moved = { $seat } moves { $count } from { $origin } to { $to }{ $again ->
    [0] .
   *[other] {" "}in a second step.
}
rise-of-tribes-event-herded = { $seat } leads the mammoth to { $hex }.
rise-of-tribes-event-driven = { $seat } drives a member of { $rival } from { $origin } to { $to }.
rise-of-tribes-event-gathered = { $seat } gathers { $count } { $resource } on { $hex }.
rise-of-tribes-event-drawn = { $count ->
    [0] { $seat } has no goals left to draw.
   *[other] { $seat } draws { $told }.
}
rise-of-tribes-event-sunk = { $seat } puts { $card } under the pile.
rise-of-tribes-event-struck = { $seat } loses { $count } on { $hex } to { $why ->
    [walls] the Walls.
    [ambush] an ambush.
    [spears] spears.
    [tar] the tar.
    [tiger] the tiger.
   *[volcano] the volcano.
}
rise-of-tribes-event-fought = Conflict on { $hex }, too many live there: { $before }. All lose one at a time until one tribe is left. { $empty ->
    [0] Left there: { $after }.
   *[other] Nobody is left.
}
rise-of-tribes-event-evaded = One member of { $seat } escapes to { $hex }.
rise-of-tribes-event-village-lost = { $waits ->
    [0] { $seat }’s village on { $hex } is gone.
   *[other] { $seat }’s village on { $hex } waits, hidden, for somebody to come back.
}
rise-of-tribes-event-village-kept = { $seat } keeps the hidden village on { $hex }.
rise-of-tribes-event-elder-lost = { $seat }’s elder is gone too; { $rival } gains { $points }.
rise-of-tribes-event-completed = { $seat } completes { $card } for { $points } and has { $total }.
rise-of-tribes-event-built = { $seat } builds a village on { $hex } for { $paid }.
rise-of-tribes-event-tiles-joined = The first village: { $count } more tiles are shuffled into the event pile.
rise-of-tribes-event-elder-placed = { $seat }’s elder moves to { $hex }.
rise-of-tribes-event-consulted = { $seat } gives { $rival } 1 { $resource } and uses { $card } for this turn.
rise-of-tribes-event-bought = { $seat } buys { $tile } for { $count } { $resource }.
rise-of-tribes-event-sacrificed = { $seat } sacrifices a member of { $hex } and { $paid } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rise-of-tribes-event-studied = { $seat } pays 1 { $resource } for Shared Knowledge.
rise-of-tribes-event-traded = { $seat } trades { $resource } for { $wanted }.
rise-of-tribes-event-given = { $seat } gives { $rival } 1 { $resource }{ $why ->
    [bounty] {" "}(Shared Bounty).
   *[chieftain] .
}
rise-of-tribes-event-revealed = New event: { $tile }. { $effect }
rise-of-tribes-event-discarded = { $tile } is over.
rise-of-tribes-event-shuffled-back = { $tile } is shuffled back into the pile.
rise-of-tribes-event-cheaper = { $tile } costs only { $price } now.
rise-of-tribes-event-lies = { $piece ->
    [invaders] The invaders stand on { $hex } now.
    [mammoth] The mammoth stands on { $hex } now.
    [tiger] The sabertooth tiger prowls on { $hex } now.
    [volcano] The volcano rises at { $hex }.
   *[glacier] The glacier lies on { $hex }.
}
rise-of-tribes-event-invaders-grew = The invaders are { $count } now.
rise-of-tribes-event-invaders-beaten = The last invader is gone. { $winner ->
    [0] Nobody gains anything by it.
   *[other] { $seat } gains { $points }.
}
rise-of-tribes-event-hunted = { $seat } hunts the mammoth: { $food } food, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rise-of-tribes-event-tamed = { $seat } tames the mammoth for { $food } food and gains { $points } points.
rise-of-tribes-event-tiger-beaten = { $seat } gives a member on { $hex }; the tiger is gone. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rise-of-tribes-event-mammoth-lost = { $seat } has nobody left beside the mammoth and loses it, and { $points } points.
rise-of-tribes-event-erupted = { $seat }, near the volcano, gains { $count } stone.
rise-of-tribes-event-ice-grew = The glacier carries { $count } stone now.
rise-of-tribes-event-ice-gone = The glacier on { $hex } is gone and leaves { $count } stone.
rise-of-tribes-event-auction-began = The Chieftain is up for auction: { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } with a bid of { $high } or more.
rise-of-tribes-event-bid-made = { $seat } bids { $amount } { $amount ->
    [one] resource
   *[other] resources
}.
rise-of-tribes-event-passed = { $seat } { $why ->
    [bid] drops out.
   *[settle] builds no village.
}
rise-of-tribes-event-auction-won = { $seat } wins the Chieftain with { $amount } and gains { $points }.
rise-of-tribes-event-left = { $seat } leaves the game, with all members and villages.
rise-of-tribes-event-ended = { $reason ->
    [points] The game is over at once.
    [turns] The game has gone on long enough and is over.
   *[last-left] The game is over: only one player is left.
}

## Refusals

rise-of-tribes-refusal-game-over = The game is over (rule 51).
rise-of-tribes-refusal-left-already = You have left this game (ruling A29).
rise-of-tribes-refusal-not-asked = { $player } is asked just now.
rise-of-tribes-refusal-not-now = That is not what is asked just now (rules 22 to 38).
rise-of-tribes-refusal-no-mountain = { $hex } is no mountain (rule 59).
rise-of-tribes-refusal-not-your-power = That power belongs to another tribe (ruling A44).
rise-of-tribes-refusal-not-there = Not on { $hex } (rules 17 to 20, 28, 50, ruling A2).
rise-of-tribes-refusal-not-offered = There is nothing of that to take.
rise-of-tribes-refusal-no-such-die = You have no such die (rule 26).
rise-of-tribes-refusal-used-already = Not the same action twice in a turn (rule 25).
rise-of-tribes-refusal-no-light = Light in the Dark cannot help here (rule 60).
rise-of-tribes-refusal-no-mammoth = There is no mammoth for you to hunt or tame (ruling A45).
rise-of-tribes-refusal-no-tiger = There is no tiger beside your members.
rise-of-tribes-refusal-not-beside = Nobody can step from { $origin } to { $to } (rule 29).
rise-of-tribes-refusal-too-many = At most { $most } can go there, not { $count } (rule 29, ruling A7).
rise-of-tribes-refusal-no-second-step = Nobody on { $hex } may make a second step (rule 60).
rise-of-tribes-refusal-no-herding = The mammoth cannot go to { $hex } (rule 48).
rise-of-tribes-refusal-not-driven = Nobody can be driven away like that (rule 60).
rise-of-tribes-refusal-nothing-there = That cannot be gathered on { $hex } (rule 30, ruling A8).
rise-of-tribes-refusal-no-more-cycling = You have changed as many goals as you have villages (rule 31).
rise-of-tribes-refusal-not-your-goal = That goal does not lie before you (rule 35).
rise-of-tribes-refusal-not-reached = That goal is not reached yet (rules 36, 37).
rise-of-tribes-refusal-no-conflict = There is no conflict on { $hex } (rule 32).
rise-of-tribes-refusal-no-such-rival = That player has nobody there.
rise-of-tribes-refusal-no-village-there = You cannot build a village on { $hex } (rule 38, ruling A17).
rise-of-tribes-refusal-not-the-price = That is not what a village costs you, or you do not have it (rule 39).
rise-of-tribes-refusal-no-elder-there = The elder cannot go to { $hex } (rule 52).
rise-of-tribes-refusal-no-consulting = The elder cannot learn that now (rule 53).
rise-of-tribes-refusal-not-for-sale = That tile is not for sale, or you cannot pay for it.
rise-of-tribes-refusal-no-sacrifice = The altar does not take that.
rise-of-tribes-refusal-no-study = You cannot study now: share a hex with a rival, once a turn.
rise-of-tribes-refusal-no-trade = You cannot trade that now (rule 60).
rise-of-tribes-refusal-none-left = You have none of that.
rise-of-tribes-refusal-bid-out-of-range = Bid between { $least } and { $most } (ruling A35).
rise-of-tribes-refusal-not-a-receiver = The bid is shared out among the other players (ruling A35).

## How it ended

rise-of-tribes-reason-points = { $winners } wins with { $points } points.
rise-of-tribes-reason-turns = After so many turns the best wins: { $winners } with { $points } points.
rise-of-tribes-reason-last-left = { $winners } is the last one left and wins.

## The parts of a score

rise-of-tribes-score-villages = Villages
rise-of-tribes-score-technologies = Technologies
rise-of-tribes-score-deeds = Deeds
rise-of-tribes-score-events = Events
rise-of-tribes-score-conflicts = Conflicts

## House rules

rise-of-tribes-option-elders = Elders
rise-of-tribes-option-special-terrains = Special terrains
rise-of-tribes-option-leaders = Leaders with powers (our design)

## Pictures (render/rise_of_tribes writes below this line)

rise-of-tribes-picture-points = Points
rise-of-tribes-picture-hand = To place
rise-of-tribes-picture-next = For the next
rise-of-tribes-picture-asked = asked:
rise-of-tribes-picture-left = left
rise-of-tribes-picture-supply = Members left
rise-of-tribes-picture-villages = Villages
rise-of-tribes-picture-done = Goals
rise-of-tribes-picture-goals = Your goals
rise-of-tribes-picture-news = Just now
rise-of-tribes-picture-fought = Conflict { $hex }: { $before } → { $after }
rise-of-tribes-picture-drawn = { $seat } draws { $cards }.
rise-of-tribes-picture-revealed = New event: { $tile }
rise-of-tribes-picture-slot = { $count ->
    [0] No more events
    [one] Doubles bring the last event
   *[other] Doubles bring one of { $count } events
}
rise-of-tribes-picture-tile-abandoned-village = Everybody may build a village for one of each resource.
rise-of-tribes-picture-tile-chieftain = An auction: bid resources for points.
rise-of-tribes-picture-tile-altar = For sale. A member and resources for a point each turn.
rise-of-tribes-picture-tile-canoe = For sale. Cross lakes without a step.
rise-of-tribes-picture-tile-walls = For sale. An attacker falls first at your villages.
rise-of-tribes-picture-tile-discovery = Step onto a rival’s hex and take a resource.
rise-of-tribes-picture-tile-drought = Conflict begins with one member fewer, until doubles.
rise-of-tribes-picture-tile-invaders = No gathering or building here. Beat them for points.
rise-of-tribes-picture-tile-mammoth = With { $needs } beside it, a die hunts or tames it.
rise-of-tribes-picture-tile-tiger = Doubles: it kills and moves. A die and a member drive it off.
rise-of-tribes-picture-tile-mild-winter = Grow brings more, once for each food here.
rise-of-tribes-picture-tile-plentiful-food = Lakes give more food while some lies here.
rise-of-tribes-picture-tile-plentiful-wood = Forests give more wood while some lies here.
rise-of-tribes-picture-tile-plentiful-stone = Mountains give more stone while some lies here.
rise-of-tribes-picture-tile-shared-knowledge = Share a hex with a rival: pay a resource, draw a goal.
rise-of-tribes-picture-tile-volcano = It spews stone; moons and blanks cost members nearby.
rise-of-tribes-picture-alt-turn = Rise of Tribes, turn { $turn }: it is { $player }’s turn{ $count ->
    [0] .
   *[other] , dice to place: { $dice }.
}
rise-of-tribes-picture-alt-asked = Asked: { $players }.
rise-of-tribes-picture-alt-goals = Your goals: { $goals }.
rise-of-tribes-picture-alt-cost = { $card } ({ $cost })
rise-of-tribes-picture-alt-progress = { $card } ({ $have } of { $need })
rise-of-tribes-picture-alt-over = Rise of Tribes, over after { $turn } turns, won by { $winners }.
rise-of-tribes-picture-alt-player = { $player }: { $points } { $points ->
    [one] point
   *[other] points
}; food { $food }, wood { $wood }, stone { $stone }; on { $places } (* village); { $supply } left to place.
rise-of-tribes-picture-alt-events = { $count ->
    [0] No event lies face up.
   *[other] Face up: { $tiles }.
}
