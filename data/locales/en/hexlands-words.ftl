# The board in words, for whoever does not see the picture: a thing on each line, the name of the space first.

hexlands-words-title = { $page ->
    [now] Now
    [soldiers] My soldiers
    [mine] My land
    [cards] Hand and market
    [market] Market
    [rivals] Rivals
    [players] Players
    [more] More players
    [free] Free land
   *[last] Last round
}
# In alt texts, the lines are sentences.
hexlands-words-sentence = { $line }.
hexlands-words-line = { $what }: { $things }

## Now

hexlands-words-over = { $count ->
    [0] Over in round { $round }, nobody wins
   *[other] Over in round { $round }, won by { $winners }
}
hexlands-words-round = Round { $round }, { $season }, progress { $progress } (the game ends when it passes { $limit }{ $last ->
    [0] {""}
   *[other] , as { $last } of the { $cards } events that may come bring about
})
hexlands-words-asked = Asked: { $players } ({ $stage })
hexlands-words-committed = { $count ->
    [0] You have chosen no d6
   *[other] You have chosen { $count } d6
}
hexlands-words-left = { $what ->
    [march] Steps left of this march: { $count }
    [promote] Soldiers left to make strong: { $count }
    [masons] Tiles left to place: { $count }
   *[other] Left: { $count }
}
hexlands-words-so-far = This turn so far: { $things }
hexlands-words-bought = a card bought
hexlands-words-drawn = a special tile bought
hexlands-words-sold = { $count ->
    [one] 1 card sold
   *[other] { $count } cards sold
}
hexlands-words-offers = { $count } of { $most } offers made
hexlands-words-offer = { $what ->
    [secret] Open offer, { $player } to { $rival }: only these two know what
    [draft] Offer in preparation, { $player } to { $rival }: gives { $gives }, asks for { $asks }
   *[open] Open offer, { $player } to { $rival }: gives { $gives }, asks for { $asks }
}
hexlands-words-totals = Points: { $points }
hexlands-words-battle = { $hex }, battle: { $sides }
hexlands-words-sum = { $player } { $strength }
hexlands-words-order-of-turns = Turn order: { $players }
hexlands-words-active = { $player } (now)
hexlands-words-events = Events that may come, with their progress: { $events }
hexlands-words-event-card = { $event } +{ $progress }
hexlands-words-strikes = { $event } comes next and hits { $hexes }
hexlands-words-spring = Spring comes at progress { $progress }: { $dice } d6 each for land joined to the castle
hexlands-words-laid = No more tile, road or building this round: { $hexes }

## Players

hexlands-words-gone = { $player }: { $why ->
    [bankrupt] bankrupt and out
   *[left] resigned, out
}
hexlands-words-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hexlands-words-purse = income { $income }{ $tolls ->
    [0] {""}
   *[other] , tolls { $tolls }
}, upkeep { $upkeep }{ $missing ->
    [0] {""}
   *[other] {" "}({ $missing } short)
}
hexlands-words-due = { $coins ->
    [one] 1 coin to pay now
   *[other] { $coins } coins to pay now
}
hexlands-words-dice = dice to use { $dice }
hexlands-words-known = known to all: { $cards }
hexlands-words-specials = { $count ->
    [one] 1 special tile, in hand or as a skull
   *[other] { $count } special tiles, in hand or as skulls
}
hexlands-words-supply = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $roads ->
    [one] 1 road
   *[other] { $roads } roads
}
hexlands-words-architect = buildings at half price this round
hexlands-words-cannon-used = Cannon used this round
hexlands-words-hand = { $player }, cards and special tiles: { $hand }

## Spaces

hexlands-words-terrain = { $terrain ->
    [public] public
    [lake] lake
   *[mountain] mountain
}
hexlands-words-height = height { $height }
hexlands-words-cut-off = cut off from the castle
hexlands-words-defence = defence { $strength }
hexlands-words-road = { $bridge ->
    [0] road
   *[other] bridge
}{ $whose ->
    [own] {""}
    [yours] {" "}of yours
   *[other] {" "}of { $player }
}
hexlands-words-trees = { $count ->
    [one] 1 tree
   *[other] { $count } trees
}
hexlands-words-soldiers = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}{ $whose ->
    [own] {""}
    [yours] {" "}of yours
   *[other] {" "}of { $player }
}{ $noted ->
    [0] {""}
   *[other] {" "}({ $notes })
}
hexlands-words-soldiers-are = { $every ->
    [0] { $count }{" "}
   *[other] {""}
}{ $what ->
    [strong] strong
    [halted] stopped
    [rode] back from the Railway
   *[moved] moved
}
hexlands-words-skull = skull at level { $levels }
hexlands-words-plain = Height { $height }: { $hexes }
hexlands-words-lands = Heights are 1 unless said. { $land }
hexlands-words-land = { $player }: { $spaces }
hexlands-words-brief = { $hex } ({ $things })
hexlands-words-bare = { $kind ->
    [lake] Lakes: { $hexes }
    [mountain] Mountains: { $hexes }
    [public] Public land: { $hexes }
   *[other] Other public land: { $hexes }
}
hexlands-words-takable = Public land that a soldier of yours could take: { $hexes }
hexlands-words-map = Map: rows A to I have 5, 6, 7, 8, 9, 8, 7, 6 and 5 spaces. A space touches those before and after it in its row and, in the next row towards E, its own number and one more: B2 touches C2 and C3, H2 touches G2 and G3

## One’s own soldiers and land

hexlands-words-no-soldiers = You have no soldiers
hexlands-words-land-of = land of { $player }
hexlands-words-order = { $hex }, order: { $why ->
    [none] { $work }
   *[other] { $work } ({ hexlands-prevented })
}, then { $home ->
    [0] to { $back }
   *[other] home
}
hexlands-words-march = { $hex } to { $what ->
    [battle] a battle, you against them
    [land] new land
    [level] your land, to raise it
    [tree] trees, to fell one
   *[none] other spaces
}: { $ways }
hexlands-words-way = { $steps ->
    [one] 1 step { $hexes }
   *[other] { $steps } steps { $hexes }
}
hexlands-words-fight = { $hex } ({ $mine } against { $theirs })
hexlands-words-far = { $steps ->
    [one] Marches are listed for 1 step
   *[other] Marches are listed for up to { $steps } steps
}
hexlands-words-open = Rival land that you can attack, from height { $height }: { $hexes }
hexlands-words-shut = Rival land next to yours that you can’t enter: { $hexes }
hexlands-words-beside = { $hex } of height { $height }
hexlands-words-border = next to { $player }: { $hexes }
hexlands-words-own = { $what ->
    [public] Next to public land
    [lake] Next to a lake
    [mountain] Next to a mountain
    [rise] A tile could go on
   *[road] A road or bridge could go on
}: { $hexes }
hexlands-words-growth = { $hex } could rise for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
hexlands-words-site = Site for a { $building }: { $sites }
hexlands-words-cost = { $price ->
    [one] 1 coin
   *[other] { $price } coins
} { $hexes }

## Cards

hexlands-words-pile = Market pile { $number }, { $player }: { $item } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}{ $more ->
    [0] {""}
   *[other] , 1 more for others
}{ $under ->
    [0] {""}
   *[other] ; below it { $below }
}
hexlands-words-times = { $item } { $count ->
    [one] once
   *[other] { $count } times
}
hexlands-words-no-piles = Market: no cards for sale
hexlands-words-bag = Special tiles in the bag: { $count }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each
hexlands-words-draws = Draw piles: a die of the number in brackets draws the card
hexlands-words-stock = { $item }: { $closed ->
    [0] {""}
   *[other] closed,{" "}
}{ $left } left, price { $buy }, sells for { $sell }, { $effect }

## The last round

hexlands-words-no-round = No round has been resolved yet
hexlands-words-resolved = Round { $round } is resolved
hexlands-words-fought = { $battle }{ $skull ->
    [0] {""}
   *[other] ; a skull kills all
}; { $won ->
    [0] nobody wins
   *[other] winner { $winner }
}{ $loot ->
    [0] {""}
    [one] , takes 1 coin from the castle
   *[other] , takes { $loot } coins from the castle
}
hexlands-words-placed = Placed, built or felled: { $hexes }
hexlands-words-event = Event: { $event }
hexlands-words-came = Event: { $event }. { $effect }
hexlands-words-struck = The event hit { $hexes }
hexlands-words-progress = Progress from { $before } to { $after }
hexlands-words-amount = { $what ->
    [castle] castle { $count }
    [mines] mines { $count }
    [spots] tourist spots { $count }
    [tolls] tolls to pay { $count }
    [soldiers] soldiers cost { $count }
    [forts] forts cost { $count }
   *[left] { $count ->
        [one] 1 coin left
       *[other] { $count } coins left
    }
}
hexlands-words-past = Past events, shuffled in once no other is left: { $events }
