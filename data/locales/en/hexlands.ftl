# Hexlands, in English: the game and its things. Rule and ruling numbers are those of docs/rules/hexlands.md.

hexlands-title = Hexlands
hexlands-tagline = castles, marches, secret orders
hexlands-description = Castles, soldiers and dice on hexes that grow. March, build, trade; your orders run after everybody’s turn. 2–6 players, about 7–15 rounds.

## Things

hexlands-item-roadwork = Roadwork ({ $number })
hexlands-item-market-day = Market Day ({ $number })
hexlands-item-recruit = Recruit ({ $number })
hexlands-item-clearing = Clearing ({ $number })
hexlands-item-dice-maker = Dice Maker ({ $number })
hexlands-item-veterans = Veterans ({ $number })
hexlands-item-masons = Masons ({ $number })
hexlands-item-architect = Architect ({ $number })
hexlands-item-cannon = Cannon ({ $number })
hexlands-item-factory = Factory ({ $number })
hexlands-item-railway = Railway ({ $number })
hexlands-short-roadwork = Roadwork
hexlands-short-market-day = Market
hexlands-short-recruit = Recruit
hexlands-short-clearing = Clearing
hexlands-short-dice-maker = Dice
hexlands-short-veterans = Veterans
hexlands-short-masons = Masons
hexlands-short-architect = Architect
hexlands-short-cannon = Cannon
hexlands-short-factory = Factory
hexlands-short-railway = Railway
hexlands-use-roadwork = Use Roadwork
hexlands-use-market-day = Market +{ $amount }💰
hexlands-use-recruit = Recruit +{ $amount }
hexlands-use-clearing = Use Clearing
hexlands-use-dice-maker = Dice +{ $amount } d6
hexlands-use-veterans = Use Veterans
hexlands-use-masons = Use Masons
hexlands-use-architect = Architect
hexlands-use-cannon = Use Cannon
hexlands-use-factory = Use Factory
hexlands-use-railway = Use Railway
hexlands-effect-roadwork = draw { $amount } special tiles
hexlands-effect-market-day = take { $amount } coins
hexlands-effect-recruit = +{ $amount } soldier in the castle
hexlands-effect-clearing = clear trees, or a rival wall
hexlands-effect-dice-maker = +{ $amount } d6
hexlands-effect-veterans = up to { $amount } soldiers become strong
hexlands-effect-masons = up to { $amount } tiles without soldiers
hexlands-effect-architect = building costs 1/{ $amount } this round
hexlands-effect-cannon = +{ $amount } strength in one battle
hexlands-effect-factory = { $amount } coin for each of your spaces
hexlands-effect-railway = each soldier up to { $amount } steps
hexlands-tile-normal = a tile
hexlands-tile-skull = a skull
hexlands-tile-lake = a lake
hexlands-tile-mountain = a mountain
hexlands-building-castle = castle
hexlands-building-spot = tourist spot
hexlands-building-garrison = garrison
hexlands-building-wall = wall
hexlands-building-fort = fort
hexlands-building-mine = mine
hexlands-unit-soldier = soldier
hexlands-unit-strong = strong soldier
hexlands-work-none = nothing
hexlands-work-tile = a tile
hexlands-work-skull = a skull
hexlands-work-lake = a lake
hexlands-work-mountain = a mountain
hexlands-work-garrison = a garrison
hexlands-work-spot = a tourist spot
hexlands-work-wall = a wall
hexlands-work-fort = a fort
hexlands-work-mine = a mine
hexlands-work-fell = fell a tree
hexlands-work-castle = a castle level
hexlands-season-spring = spring
hexlands-season-summer = summer
hexlands-season-autumn = autumn
hexlands-season-winter = winter
hexlands-amount-nothing = nothing
hexlands-amount-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
hexlands-amount-dice = { $count ->
    [one] 1 d6
   *[other] { $count } d6
}
hexlands-amount-cards = { $count ->
    [one] 1 item card
   *[other] { $count } item cards
}
hexlands-amount-tiles = { $count ->
    [one] 1 special tile
   *[other] { $count } special tiles
}
hexlands-amount-skull = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
hexlands-amount-lake = { $count ->
    [one] 1 lake
   *[other] { $count } lakes
}
hexlands-amount-mountain = { $count ->
    [one] 1 mountain
   *[other] { $count } mountains
}
hexlands-card-earthquake = Earthquake
hexlands-card-warming = Warming
hexlands-card-eruption = Eruption
hexlands-card-typhoon = Typhoon
hexlands-card-flood = Flood
hexlands-card-harvest = Harvest
hexlands-card-forestation = Forestation
hexlands-card-landslide = Landslide
hexlands-card-trouble = Financial Trouble
hexlands-card-famine = Famine
hexlands-card-gamble = Gamble
hexlands-card-revolution = Industrial Revolution
hexlands-card-effect-earthquake = Every height of 3 or more becomes 2.
hexlands-card-effect-warming = Buildings of height 1 are destroyed; castles stand.
hexlands-card-effect-eruption = Next to mountains, buildings, roads and soldiers are lost, and every height above 2 becomes 2; castles stand.
hexlands-card-effect-typhoon = Next to lakes, buildings, roads and soldiers are lost, and spaces of height 1 become public; castles stand.
hexlands-card-effect-flood = Next to lakes, roads and soldiers are lost.
hexlands-card-effect-harvest = Everybody rolls a d6 and takes that many coins. Unless it is autumn already, the next one comes.
hexlands-card-effect-forestation = Everybody rolls a d3: that many trees grow on the left neighbour’s land.
hexlands-card-effect-landslide = Next to mountains, roads and soldiers are lost.
hexlands-card-effect-trouble = Everybody rolls a d6 and loses that many coins.
hexlands-card-effect-famine = Everybody loses half of their coins.
hexlands-card-effect-gamble = Everybody may stake d6; the highest die takes them all, unless the neutral die is higher.
hexlands-card-effect-revolution = Item piles 9 to 11 are open from now on.

## Parts of sentences

hexlands-stand = { $count } on { $hex }{ $strong ->
    [0] {""}
   *[other] {" "}({ $strong } strong)
}{ $halted ->
    [0] {""}
   *[other] {" "}(stopped)
}
hexlands-side = { $player } { $strength } (height { $height }{ $walls ->
    [0] {""}
   *[other] {" "}+ wall { $walls }
}{ $forts ->
    [0] {""}
   *[other] {" "}+ fort { $forts }
}{ $soldiers ->
    [0] {""}
   *[other] {" "}+ { $strong ->
        [0] { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        }
       *[other] { $count ->
            [one] strong soldier { $soldiers }
           *[other] { $soldiers } by { $count } soldiers, { $strong } of them strong
        }
    }
}{ $cannon ->
    [0] {""}
   *[other] {" "}+ cannon { $cannon }
})
hexlands-order-line = { $castle ->
    [0] { $hex }: { $work }{ $why ->
        [none] {""}
       *[other] {" "}({ hexlands-prevented })
    }
   *[other] { $why ->
        [none] { $hex }: { $work }
       *[other] { $hex }: no castle level ({ hexlands-prevented })
    }
}, then { $home ->
    [0] to { $back }
   *[other] home
}
hexlands-because = { $why ->
    [battle] {" "}(battle)
    [skull] {" "}(the skull)
    [cut-off] {" "}(cut off from the castle)
    [upkeep] {" "}(demolished for upkeep)
    [supply] {" "}(no tile left to put in its place)
    [left] {" "}(its owner left)
    [bankrupt] {" "}(its owner is bankrupt)
   *[other] {""}
}
hexlands-prevented = { $why ->
    [bridge] it is a bridge
    [built-already] a building stands there already
    [built-on] something is built there
    [castle-low] your castle is only at level { $level }
    [castle-near] it is next to a castle
    [cut-off] the space is cut off from the castle
    [home-space] it is a home space
    [laid-already] the space has had its one change of this round
    [left-home] nobody there stayed at home
    [neighbours-low] too low next to it: { $spaces }
    [no-lake-near] no lake is next to it
    [no-mountain] no mountain is next to it
    [no-road-near] neither the castle nor a road that leads to it is next to it
    [no-shore] no two joined lakes are next to it
    [no-such-tile] no such tile is left in hand
    [no-tiles] the supply of tiles is empty
    [not-inside] it touches public or rival land
    [not-public] the space is not public
    [not-yours] it is neither your land nor public land next to it
    [rivals-here] rivals stand there too
    [road] a road lies there
    [price] it costs { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }
    [too-dear] there are too few coins
    [too-high] it would be too high there
    [trees] trees stand there
   *[other] it is not possible any more
}
hexlands-price = { $price ->
    [0] {""}
    [one] {" "}· 1 coin
   *[other] {" "}· { $price } coins
}
hexlands-join-then = {" · "}
hexlands-join-space = {" "}
hexlands-join-against = {" : "}
hexlands-join-dot = ·
hexlands-join-comma = {", "}
hexlands-join-with = {", "}
hexlands-join-shares = {"; "}
hexlands-join-versus = {" against "}
hexlands-join-names = {", "}
hexlands-join-ways = {"; "}
hexlands-share = { $player } { $pieces }
hexlands-piece = { $what ->
    [placed] { $hex } ({ $count ->
        [0] { $thing }
       *[other] height { $count }
    })
    [felled] { $hex } ({ $count } left)
    [grown] { $thing } on { $hex } (level { $count }, { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    })
    [built] { $thing } on { $hex } (level { $count }, { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    })
    [returned] { $count } to { $hex }
    [toll] { $count } to { $rival }
    [razed] { $thing } on { $hex }
    [lowered] { $hex } (to height { $count })
    [died] { $count } on { $hex }
    [planted] { $count ->
        [0] none
        [one] { $hex }
       *[other] { $hex } ({ $count })
    }
    [harvested] { $count }
    [starved] { $count }
    [confiscated] { $count }
   *[space-lost] { $hex }
}
hexlands-summary = { $count ->
    [0] No dice left
   *[other] 🎲 { $rolled }
} · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, upkeep { $upkeep }

## What a message calls a player for

hexlands-call-dice = { $count ->
    [0] no dice left
   *[other] 🎲 { $dice }
}
hexlands-call-commit = roll 0–{ $have } d6
hexlands-call-gamble = stake 0–{ $have } d6
hexlands-call-upkeep = { $missing ->
    [one] 1 coin short
   *[other] { $missing } coins short
}

## How it ended

hexlands-reason-progress = Progress { $progress } is beyond { $limit }: { $decided ->
    [land] { $winners } wins the { $points }-point tie on land ({ $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }).
    [coins] { $winners } wins the { $points }-point tie on coins ({ $coins }), with { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } each.
    [shared] { $winners } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[points] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
hexlands-reason-last-left = { $winners } is the last one left and wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hexlands-reason-nobody-left = Everybody has left. Nobody wins.
hexlands-story-contested = Most contested: { $place }, with { $count } battles.

## The parts of a score

hexlands-score-coins = Coins
hexlands-score-land = Land
hexlands-score-buildings = Buildings

## Why a hint prefers a plan

hexlands-hint-dice = +{ $by } d6
hexlands-hint-items = +{ $by ->
    [one] { $by } item card
   *[other] { $by } item cards
}
hexlands-hint-income = +{ $by ->
    [one] { $by } coin
   *[other] { $by } coins
} of income a round
hexlands-hint-soldiers = +{ $by ->
    [one] { $by } soldier
   *[other] { $by } soldiers
}
hexlands-hint-cut-off = { $by ->
    [one] { $by } fewer space
   *[other] { $by } fewer spaces
} cut off

## Corrections of the rules

hexlands-upgrade-2 = In the gamble the neutral die now takes the staked dice only if it is higher than everybody’s; players who already staked are asked again. Masons place 3 tiles instead of 2.
hexlands-upgrade-3 = A Dice Maker now costs 5 coins instead of 7, wherever it lies in the market, so that d6 last through the game (ruling A96). Everything else stays as it is.
hexlands-upgrade-4 = Suggestions, previews and *Try it* now guess only hands and hidden tiles that agree with what everybody has seen (ruling A81), in this game from now on. Everything else stays as it is.

## Options

hexlands-option-length = Length
hexlands-option-length-auto = short for 5–6 players, else standard
hexlands-option-length-standard = standard: to progress 40 a player, 5–10 rounds with 2, 12–17 with 4, 22–29 with 6
hexlands-option-length-short = short: to progress 25 a player, 3–7 rounds with 2, 6–11 with 4, 11–16 with 6 (our design)
hexlands-option-land-feeds-dice = The land feeds its dice: +1 d6 each spring (our design)
hexlands-option-piling = Piling up: several tiles a round on one space

## Groups of choices

hexlands-kind-commit = Dice to roll
hexlands-kind-wager = Dice to stake
hexlands-kind-play = Use a card
hexlands-kind-clear = Clearing
hexlands-kind-promote = Make a soldier strong
hexlands-kind-lay = Place a tile
hexlands-kind-move = March a soldier
hexlands-kind-stop = Enough
hexlands-kind-next = Go on
hexlands-kind-buy = Buy a card
hexlands-kind-sell = Sell a card
hexlands-kind-draw = Special tile
hexlands-kind-turn = Turn a tile over
hexlands-kind-road = Lay a road
hexlands-kind-join = Add dice up
hexlands-kind-dispatch = March
hexlands-kind-develop = Draw a card
hexlands-kind-work = Work for coins
hexlands-kind-work-all = All to work
hexlands-kind-deal = Trade with…
hexlands-kind-give-coins = Give coins
hexlands-kind-give-die = Give a die
hexlands-kind-give-card = Give a card
hexlands-kind-give-tile = Give a special tile
hexlands-kind-ask-coins = Ask for coins
hexlands-kind-ask-die = Ask for a die
hexlands-kind-ask-card = Ask for a card
hexlands-kind-ask-tile = Ask for a special tile
hexlands-kind-propose = Make the offer
hexlands-kind-drop = No offer
hexlands-kind-withdraw = Withdraw
hexlands-kind-accept = Accept
hexlands-kind-decline = Decline
hexlands-kind-order = Change an order
hexlands-kind-back = Change the return
hexlands-kind-defend = Land without soldiers
hexlands-kind-aim = Aim the Cannon
hexlands-kind-relieve = Strong soldiers
hexlands-kind-done = End turn
hexlands-kind-raze = Demolish
hexlands-kind-dismiss = Dismiss
hexlands-kind-demote = Demote

## Field by field

hexlands-field-clear-hex = Which space?
hexlands-value-clear-hex = { $value }
hexlands-field-promote-hex = Soldiers on which space?
hexlands-value-promote-hex = { $value }
hexlands-field-lay-hex = On which space?
hexlands-value-lay-hex = On { $value }
hexlands-field-move-origin = From where?
hexlands-value-move-origin = From { $value }
hexlands-field-move-to = To where?
hexlands-value-move-to = To { $value }
hexlands-field-move-unit = Which soldier?
hexlands-value-move-unit = { $value ->
    [strong] The strong soldier
   *[soldier] The soldier
}
hexlands-field-buy-seat = From whose pile?
hexlands-field-sell-number = Which card?
hexlands-field-turn-tile = Which tile?
hexlands-field-road-hex = On which space?
hexlands-value-road-hex = On { $value }
hexlands-field-join-die = Which dice?
hexlands-value-join-die = { $value } and …
hexlands-field-join-other = And which other one?
hexlands-value-join-other = and { $value }
hexlands-field-deal-seat = With whom?
hexlands-field-give-card-number = Which card?
hexlands-field-ask-card-number = Which card?
hexlands-field-order-hex = For which space?
hexlands-value-order-hex = On { $value }
hexlands-field-order-work = To do what?
hexlands-value-order-work = { $value ->
    [none] Nothing
    [tile] A tile
    [skull] A skull
    [lake] A lake
    [mountain] A mountain
    [garrison] A garrison
    [spot] A tourist spot
    [wall] A wall
    [fort] A fort
   *[mine] A mine
}
hexlands-field-back-hex = Soldiers on which space?
hexlands-value-back-hex = From { $value }
hexlands-field-back-to = Where to?
hexlands-value-back-to = To { $value }
hexlands-field-aim-hex = In the battle on which space?
hexlands-value-aim-hex = On { $value }
hexlands-field-raze-hex = On which space?
hexlands-value-raze-hex = On { $value }
hexlands-field-dismiss-hex = On which space?
hexlands-value-dismiss-hex = On { $value }
hexlands-field-dismiss-unit = Which soldier?
hexlands-value-dismiss-unit = { $value ->
    [strong] The strong soldier
   *[soldier] The soldier
}
hexlands-field-demote-hex = On which space?
hexlands-value-demote-hex = On { $value }

## Standing answers

hexlands-answer-trade = Trade offers in others’ turns: ask me
hexlands-answer-trade-never = Refuse every trade offer
hexlands-answer-trade-1 = Refuse trade offers that give me no coins; else ask me
hexlands-answer-trade-2 = Refuse trade offers that give me fewer than 2 coins; otherwise ask me
hexlands-answer-trade-3 = Refuse trade offers that give me fewer than 3 coins; otherwise ask me
hexlands-answer-trade-5 = Refuse trade offers that give me fewer than 5 coins; otherwise ask me

# What an order compares, as it was when it was given and is now (``about``: a hex; 99: nobody is there).
hexlands-compared-forces = forces at { $about } { $then ->
    [99] unopposed
   *[other] { $then }
}, now { $now ->
    [99] unopposed
   *[other] { $now }
}
hexlands-compared-soldiers = soldiers { $then }, now { $now }
hexlands-compared-land = land { $then }, now { $now }
