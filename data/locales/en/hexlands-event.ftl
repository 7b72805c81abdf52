# What happened: a reader of these lines alone can follow the game.

## The turns

hexlands-event-began = { $seat } is the first start player. The game ends when progress passes { $limit }; every event adds to it.
hexlands-event-round-began = Round { $round }. { $seat } starts.
hexlands-event-fed = Spring’s dice: the land brings { $players } { $dice } d6{ $count ->
    [one] .
   *[other] {" "}each.
}
hexlands-event-committed = { $seat } rolls { $count ->
    [0] no d6
   *[other] { $count } d6
} this round.
hexlands-event-rolled = { $seat } rolls { $count ->
    [0] {""}
   *[other] d6 { $d6 };{" "}
}d3 { $d3 }.
hexlands-event-turn-began = { $seat }’s turn.
hexlands-event-played = { $seat } uses { $item }: { $effect }.
hexlands-event-gained = { $seat } gains { $what ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [dice] { $count ->
        [one] 1 d6
       *[other] { $count } d6
    }
   *[soldiers] { $count ->
        [one] 1 soldier in the castle
       *[other] { $count } soldiers in the castle
    }
}.
hexlands-event-cleared = { $seat } clears { $what ->
    [trees] the trees on { $hex }
   *[wall] { $rival }’s wall on { $hex } away
}.
hexlands-event-promoted = { $seat }’s soldier on { $hex } becomes strong.
hexlands-event-tiles-drawn = { $seat } { $count ->
    [one] draws 1 special tile unseen
   *[other] draws { $count } special tiles unseen
}{ $price ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $price } coins.
}
hexlands-event-tile-seen = { $seat } finds { $tile }.
hexlands-event-bought = { $seat } buys { $item } from { $own ->
    [0] { $rival }’s pile
   *[other] their own pile
} for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
hexlands-event-sold = { $seat } sells { $item } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
hexlands-event-turned-over = { $seat } turns a special tile over: 1 more road.
hexlands-event-road-laid = { $seat } lays a { $bridge ->
    [0] road
   *[other] bridge
} on { $hex }.
hexlands-event-joined = { $seat } adds { $die } and { $other }: { $sum }.
hexlands-event-dispatched = { $seat } marches with { $die }.
hexlands-event-moved = { $seat }’s { $unit } goes { $origin } → { $to } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}){ $halted ->
    [0] .
   *[other] {" "}and must stop.
}
hexlands-event-developed = { $seat } draws { $item } with { $number }.
hexlands-event-worked = { $seat } works { $dice ->
    [one] with 1 die
   *[other] with { $dice } dice
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
hexlands-event-ordered = { $seat } orders for { $hex }: { $work }, then { $home ->
    [0] to { $back }
   *[other] home
}.
hexlands-event-pledged = { $seat } orders: { $what ->
    [defence-no] if land holds without soldiers: no tile
    [defence-plain] if land holds without soldiers: a tile if free
    [defence-all] if land holds without soldiers: a tile, even for coins
    [cannon] the Cannon counts on { $hex }
   *[relieve] { $count ->
        [0] nobody is demoted
        [one] 1 strong soldier is demoted before upkeep
       *[other] { $count } strong soldiers are demoted before upkeep
    }
}.
hexlands-event-drafted = { $dropped ->
    [0] { $seat } prepares an offer to { $rival }: { $gives } for { $asks }.
   *[other] { $seat } drops the offer to { $rival }.
}
hexlands-event-offered = { $seat } makes { $rival } an offer, open until this turn ends.
hexlands-event-offer-seen = { $seat } offers { $rival } { $gives } for { $asks }.
hexlands-event-offer-closed = { $why ->
    [withdrawn] { $seat } withdraws the offer to { $rival }.
    [declined] { $rival } declines { $seat }’s offer.
   *[lapsed] { $seat }’s offer to { $rival } expires.
}
hexlands-event-traded = { $seat } and { $rival } trade: { $gives } for { $asks }.
hexlands-event-trade-seen = In full: { $seat } gave { $gives }, { $rival } gave { $asks }.
hexlands-event-turn-ended = { $seat } ends the turn{ $idle ->
    [0] .
    [one] ; 1 die unused.
   *[other] ; { $idle } dice unused.
}

## The resolution

hexlands-event-resolution-began = Round { $round } resolves.
hexlands-event-fought = Battle on { $hex }: { $first } against { $others }. { $result ->
    [held] { $winner } holds the space.
    [taken] { $winner } wins.
    [won] { $winner } wins.
    [drawn] A draw: nothing happens there this round.
   *[skull] The attacker wins but hits a skull.
}
hexlands-event-skull-went-off = { $seat }’s skull on { $hex } goes off: all soldiers there die. { $replaced ->
    [0] No tile is left to take its place.
   *[other] A tile takes its place, { $seat } keeps the space.
}
hexlands-event-died = { $seat } loses { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
} on { $hex }{ hexlands-because }.
hexlands-event-taken = { $rival } loses { $hex } to { $seat }: { $height ->
    [one] the tile is
   *[other] { $height } tiles are
} cleared away, and without a new one the space is public.
hexlands-event-stormed = { $seat } storms { $rival }’s castle on { $hex } and takes { $coins ->
    [0] nothing, as there are no coins
    [one] 1 coin
   *[other] { $coins } coins
}. The castle stands.
hexlands-event-placed = { $seat } places { $tile } on { $hex }{ $height ->
    [0] {""}
   *[other] : height { $height }
}{ $why ->
    [masons] {" "}(Masons)
   *[order] {""}
}.
hexlands-event-grown = { $seat }’s { $building } on { $hex } grows to level { $height } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
hexlands-event-felled = { $seat } fells a tree on { $hex }{ $left ->
    [0] .
   *[other] ; { $left } left.
}
hexlands-event-built = { $seat } builds a { $building } on { $hex }, level { $height }, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
hexlands-event-lapsed = { $seat }’s order on { $hex } ({ $work }) fails: { hexlands-prevented }.
hexlands-event-returned = { $count ->
    [one] 1 soldier of { $seat } returns
   *[other] { $count } soldiers of { $seat } return
} to { $to }.
hexlands-event-razed = { $seat } loses the { $building } on { $hex }{ hexlands-because }.
hexlands-event-road-lost = { $seat } loses the road on { $hex }{ hexlands-because }.
hexlands-event-space-lost = { $seat } loses { $hex } to the public{ hexlands-because }.
hexlands-event-lowered = { $seat }’s { $hex } sinks to height { $height }{ hexlands-because }.
hexlands-event-toll = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $rival }’s tourist spot.
hexlands-event-charged = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} (castle +{ $castle }{ $mines ->
    [0] {""}
   *[other] , mines +{ $mines }
}{ $spots ->
    [0] {""}
   *[other] , tourist spots +{ $spots }
}{ $tolls ->
    [0] {""}
   *[other] , tolls −{ $tolls }
}{ $soldiers ->
    [0] {""}
   *[other] , soldiers −{ $soldiers }
}{ $forts ->
    [0] {""}
   *[other] , forts −{ $forts }
}).
hexlands-event-short = { $seat } owes { $due ->
    [one] 1 coin
   *[other] { $due } coins
} of upkeep and has only { $coins }: something must go.
hexlands-event-dismissed = { $seat } dismisses a { $unit } on { $hex }.
hexlands-event-demoted = { $seat } demotes a strong soldier on { $hex }.
hexlands-event-bankrupt = { $seat } can’t pay any more and is out. The land becomes public.
# Several of a kind in one line: "Roads lost: Aki B3 and C2; Ben D4."
hexlands-event-several = { $what ->
    [placed] Tiles: { $shares }.
    [felled] Trees felled: { $shares }.
    [grown] Buildings grow: { $shares }.
    [built] Built: { $shares }.
    [returned] Soldiers return: { $shares }.
    [toll] Paid to tourist spots: { $shares }.
    [razed] Buildings lost{ hexlands-because }: { $shares }.
    [road-lost] Roads lost{ hexlands-because }: { $shares }.
    [space-lost] Land lost to the public{ hexlands-because }: { $shares }.
    [lowered] Sinking{ hexlands-because }: { $shares }.
    [died] Soldiers lost{ hexlands-because }: { $shares }.
    [planted] Trees grow on land: { $shares }.
    [harvested] Coins gained: { $shares }.
   *[confiscated] Coins lost: { $shares }.
}

## The event of the round

hexlands-event-event-drawn = Event: { $event }. { $effect } Progress { $before } → { $progress } (the game ends when it passes { $limit }){ $turned ->
    [0] , still { $season }.
   *[other] : { $season } begins.
}
hexlands-event-harvested = { $seat } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
hexlands-event-confiscated = { $seat } rolls { $die } and loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
hexlands-event-starved = { $seat } loses { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}.
hexlands-event-planted = { $count ->
    [0] { $rival } has no land for { $seat }’s trees.
    [one] { $seat }’s tree grows on { $rival }’s land: { $hexes }.
   *[other] { $seat }’s { $count } trees grow on { $rival }’s land: { $hexes }.
}
hexlands-event-piles-opened = The piles of Cannon, Factory and Railway are open.
hexlands-event-wagered = { $seat } stakes { $count ->
    [0] nothing
    [one] 1 d6
   *[other] { $count } d6
}.
hexlands-event-gambled = { $best ->
    [0] { $seat } stakes nothing.
   *[other] { $seat } rolls { $dice }.
}
hexlands-event-gamble-won = The neutral die shows { $neutral }. { $result ->
    [won] { $seat } is highest and wins { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
    [tied] The highest are tied: everybody gets the staked dice back.
   *[lost] { $dice ->
        [0] Nobody staked anything.
       *[other] It takes all staked dice ({ $dice }).
    }
}
hexlands-event-left = { $seat } resigns. The land becomes public.
hexlands-event-ended = { $reason ->
    [progress] Progress passes its limit: game over.
    [last-left] Only one player is left: game over.
   *[nobody-left] Nobody is left: game over.
}
