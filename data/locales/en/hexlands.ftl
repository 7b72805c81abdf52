# Hexlands, in English: the game and its things. Rule and ruling numbers are those of docs/rules/hexlands.md.

hexlands-title = Hexlands
hexlands-description = Castles, soldiers and dice on hexes that grow in height. March, build, trade, and order what happens when all have had their turns. 2–6 players.

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
hexlands-effect-roadwork = draw { $amount } special tiles
hexlands-effect-market-day = take { $amount } coins
hexlands-effect-recruit = +{ $amount } soldier in the castle
hexlands-effect-clearing = clear trees, or a rival wall
hexlands-effect-dice-maker = +{ $amount } six-sided dice
hexlands-effect-veterans = up to { $amount } soldiers become strong
hexlands-effect-masons = up to { $amount } tiles without soldiers
hexlands-effect-architect = building costs 1/{ $amount } this round
hexlands-effect-cannon = +{ $amount } strength in one battle
hexlands-effect-factory = { $amount } coin for each own space
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
    [one] 1 six-sided die
   *[other] { $count } six-sided dice
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
hexlands-card-effect-eruption = Beside mountains, buildings, roads and soldiers are lost, and every height above 2 becomes 2; castles stand.
hexlands-card-effect-typhoon = Beside lakes, buildings, roads and soldiers are lost, and spaces of height 1 become public; castles stand.
hexlands-card-effect-flood = Beside lakes, roads and soldiers are lost.
hexlands-card-effect-harvest = Everybody rolls a die and takes as many coins. Unless it is autumn already, the next one comes.
hexlands-card-effect-forestation = Everybody rolls a die for trees, which grow on the left neighbour’s land.
hexlands-card-effect-landslide = Beside mountains, roads and soldiers are lost.
hexlands-card-effect-trouble = Everybody rolls a die and loses as many coins.
hexlands-card-effect-famine = Everybody loses half of their coins.
hexlands-card-effect-gamble = Everybody may stake six-sided dice; the highest die takes them all, unless the neutral die is as high.
hexlands-card-effect-revolution = Item piles 9 to 11 are open from now on.

## Parts of sentences

hexlands-lines = {"\u000A"}• { $line }{ $more }
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
            [one] a strong soldier’s { $soldiers }
           *[other] { $soldiers } of { $count } soldiers, { $strong } of them strong
        }
    }
}{ $cannon ->
    [0] {""}
   *[other] {" "}+ cannon { $cannon }
})
hexlands-order-line = { $hex }: { $work }{ $why ->
    [none] {""}
   *[other] {" "}({ hexlands-prevented })
}, then { $home ->
    [0] to { $back }
   *[other] home
}
hexlands-because = { $why ->
    [battle] {" "}(battle)
    [skull] {" "}(the skull)
    [cut-off] {" "}(cut off from the castle)
    [upkeep] {" "}(pulled down for upkeep)
    [supply] {" "}(no tile left to put in its place)
    [left] {" "}(its owner left)
    [bankrupt] {" "}(its owner is bankrupt)
   *[other] {""}
}
hexlands-prevented = { $why ->
    [bridge] it is a bridge
    [built-already] a building stands there already
    [built-on] something is built there
    [castle-near] it is beside a castle
    [cut-off] the space is cut off from the castle
    [home-space] it is a home space
    [laid-already] the space has had its one change of this round
    [left-home] nobody there had stayed at home
    [no-lake-near] no lake is beside it
    [no-mountain] no mountain is beside it
    [no-road-near] neither the castle nor a road that leads to it is beside it
    [no-shore] no two joined lakes are beside it
    [no-such-tile] no such tile is left in hand
    [no-tiles] the supply of tiles is empty
    [not-inside] it touches public or rival land
    [not-public] the space is not public
    [not-yours] it is neither own land nor public land beside it
    [rivals-here] rivals stand there too
    [road] a road lies there
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
hexlands-share = { $first ->
    [0] ; { $player } { $pieces }{ $more }
   *[other] { $player } { $pieces }{ $more }
}
hexlands-piece = { $what ->
    [placed] { $hex } ({ $count ->
        [0] { $thing }
       *[other] height { $count }
    })
    [felled] { $hex } ({ $count } left)
    [grown] { $thing } on { $hex } (level { $count }, { $price } coins)
    [built] { $thing } on { $hex } (level { $count }, { $price } coins)
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
    [one] 1 die left: { $dice }
   *[other] { $count } dice left: { $dice }
} · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} · soldiers: { $soldiers }

## How it ended

hexlands-reason-progress = Progress { $progress } is beyond { $limit }: { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $points } points.
hexlands-reason-last-left = { $winners } is the last one left and wins with { $points } points.
hexlands-reason-nobody-left = Nobody is left, so nobody is ahead of anybody.

## The parts of a score

hexlands-score-coins = Coins
hexlands-score-land = Land
hexlands-score-buildings = Buildings

## Options

hexlands-option-length = Length
hexlands-option-length-standard = standard: to progress 40 for each player, about 7 rounds with two and 24 with six
hexlands-option-length-short = short: to progress 25 for each player, about 5 rounds with two and 13 with six (our design)

## Groups of choices

hexlands-kind-commit = Dice to roll
hexlands-kind-wager = Dice to stake
hexlands-kind-play = Use a card
hexlands-kind-clear = Clearing
hexlands-kind-promote = Which soldier?
hexlands-kind-lay = Place a tile
hexlands-kind-move = Move a soldier
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
hexlands-kind-deal = Trade
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
hexlands-kind-withdraw = Take it back
hexlands-kind-accept = Accept
hexlands-kind-decline = Decline
hexlands-kind-order = Change an order
hexlands-kind-back = Where to go then
hexlands-kind-defend = Where land holds
hexlands-kind-aim = Aim the Cannon
hexlands-kind-relieve = Strong soldiers
hexlands-kind-done = End my turn
hexlands-kind-raze = Pull down
hexlands-kind-dismiss = Dismiss
hexlands-kind-demote = Stand down

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
