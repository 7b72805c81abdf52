# Written messages: a turn is a line, a resolution a few; and what matters now.

hexlands-told-turn = **{ $seat }** { $count ->
    [0] ends the turn
   *[other] { $deeds }
}
hexlands-told-turns = { $turns }
hexlands-told-played = plays { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $item }
hexlands-told-bought = buys { $item } for { $price }
hexlands-told-sold = sells { $item } for { $price }
hexlands-told-developed = draws { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $item }
hexlands-told-turned-over = turns a special tile into a road
hexlands-told-tiles-drawn = a special tile for { $price }
hexlands-told-tile-seen = it is { $tile }
hexlands-told-cleared = clears { $what ->
    [trees] the trees on { $hex }
   *[wall] the wall on { $hex }
}
hexlands-told-road-laid = road { $hexes }
hexlands-told-moved = { $count ->
    [one] {""}
   *[other] { $count } soldiers{" "}
}{ $origin }→{ $to }{ $battle ->
    [0] {""}
   *[other] {" "}⚔
}
hexlands-told-got-coins = +{ $count } { $count ->
    [one] coin
   *[other] coins
}
hexlands-told-got-dice = +{ $count } d6
hexlands-told-got-soldiers = +{ $count } { $count ->
    [one] soldier
   *[other] soldiers
}
hexlands-told-got-tiles = { $count ->
    [one] 1 special tile
   *[other] { $count } special tiles
}
hexlands-told-got-strong = { $count ->
    [one] 1 soldier becomes strong
   *[other] { $count } soldiers become strong
}
hexlands-told-got-unused = { $count ->
    [one] 1 die unused
   *[other] { $count } dice unused
}
hexlands-told-ordered = orders { $hex }: { $work }, then { $back }
hexlands-told-pledged = { $what ->
    [defence-no] held without soldiers: no tile
    [defence-plain] held without soldiers: a tile if free
    [defence-all] held without soldiers: a tile, even at a cost
    [cannon] Cannon on { $hex }
   *[relieve] { $count ->
        [0] nobody is demoted
        [one] 1 strong soldier is demoted
       *[other] { $count } strong soldiers are demoted
    }
}
hexlands-told-committed = { $count ->
    [0] rolls no d6
   *[other] rolls { $count } d6
}
hexlands-told-wagered = { $count ->
    [0] stakes nothing
   *[other] stakes { $count } d6
}
hexlands-told-drafted = drops the offer
hexlands-told-offered = makes { $rival } an offer, open until this turn ends
hexlands-told-offer-seen = offers { $rival } { $gives } for { $asks }
hexlands-told-offer-closed = { $why ->
    [withdrawn] withdraws the offer
    [declined] { $rival } declines the offer
   *[lapsed] the offer to { $rival } expires
}
hexlands-told-traded = trades { $gives } for { $asks } with { $rival }
hexlands-told-trade-seen = trades { $gives } for { $asks } with { $rival }
hexlands-told-dismissed = dismisses a { $unit } on { $hex }
hexlands-told-demoted = demotes a strong soldier on { $hex }
hexlands-told-began = **{ $seat }** begins. The game ends when progress passes { $limit }.
hexlands-told-fed = 🌸 **Spring’s dice** +{ $dice } d6{ $count ->
    [one] {""}
   *[other] {" "}each
} for { $players }
hexlands-told-rolled = 🎲 **Round { $round }** { $rolls }
hexlands-told-roll = { $seat } { $dice }
hexlands-told-resolved = **Round { $round } resolves**
hexlands-told-resolved-drawn = **Round { $round } resolved** · progress { $before } → { $progress } of { $limit }, { $season }
hexlands-told-battles = ⚔ **Battles** { $battles }
hexlands-told-battle = { $result ->
    [taken] { $hex }: { $seat } takes it from { $rival }, { $mine }:{ $theirs }
    [held] { $hex }: { $seat } holds it against { $rival }, { $mine }:{ $theirs }
    [won] { $hex }: { $seat } beats { $rival }, { $mine }:{ $theirs }
    [stormed] { $hex }: { $seat } storms { $rival }’s castle, { $mine }:{ $theirs }, +{ $coins } coins
    [skull] { $hex }: a skull kills everybody
   *[drawn] { $hex }: { $mine }:{ $theirs }, nothing happens
}{ $lost ->
    [0] {""}
    [one] , −1 soldier
   *[other] , −{ $lost } soldiers
}
hexlands-told-land = **Land** { $shares }
hexlands-told-share = { $seat } { $things }
hexlands-told-thing = { $what ->
    [placed] { $hex }{ $count ->
        [0] {" "}({ $thing })
        [1] {""}
       *[other] {" "}({ $count })
    }
    [felled] tree on { $hex }
    [grown] { $thing } { $hex } level { $count }
    [built] { $thing } { $hex } level { $count }
    [razed] −{ $thing } { $hex }
    [road-lost] −road { $hex }
    [lowered] { $hex } down to { $count }
   *[space-lost] −{ $hex }
}
hexlands-told-coins = 💰 **Coins** { $purses }
hexlands-told-purse = { $seat } { $coins }{ $moved ->
    [0] {""}
   *[other] {" "}({ $change })
}
hexlands-told-short-of = { $seat } is { $missing } short
hexlands-told-event = **{ $event }** { $hit ->
    [0] hits nobody
   *[other] { $shares }
}
hexlands-told-event-effect = **{ $event }** { $effect }
hexlands-told-change = { $seat } { $change }
hexlands-told-struck = { $what ->
    [space-lost] { $count ->
        [one] loses { $hexes }
       *[other] loses { $hexes }
    }
    [lowered] { $hexes } lower
    [planted] { $count ->
        [one] a tree on { $hexes }
       *[other] trees on { $hexes }
    }
    [road-lost] { $count ->
        [one] −1 road
       *[other] −{ $count } roads
    }
   *[died] { $count ->
        [one] −1 soldier
       *[other] −{ $count } soldiers
    }
}
hexlands-told-gamble = 🎲 **Gamble** { $rolled ->
    [0] nobody stakes a die
   *[other] { $rolls } · neutral { $neutral }: { $result ->
        [won] { $seat } wins { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
        [tied] a tie, all get their dice back
       *[lost] all { $dice } dice are lost
    }
}
hexlands-told-failed = ⚠ Your orders that failed: { $orders }
hexlands-told-failed-one = { $hex } ({ $work }): { hexlands-prevented }
hexlands-told-left = **{ $seat }** resigns; the land becomes public.
hexlands-told-bankrupt = **{ $seat }** is bankrupt and out; the land becomes public.
hexlands-told-goal = Progress { $progress } of { $limit }{ $last ->
    [0] {""}
   *[other] {" "}(perhaps the last round)
}{ $spring ->
    [0] {""}
   *[other] {" "}· spring at { $spring }: { $dice ->
        [0] no d6 without land joined to your castle
       *[other] +{ $dice } d6 for land
    }
} · { $points }
hexlands-told-own-goal = { hexlands-told-goal } · you: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, upkeep { $upkeep }
hexlands-told-total = { $seat } **{ $points }**
hexlands-told-dangers = ⚠ { $dangers }
hexlands-told-missing = **{ $missing } short**: you will sell or dismiss
hexlands-told-facing = ⚔ { $hex } { $sides }
hexlands-told-strength = { $seat } { $strength }
hexlands-told-ahead = next event: **{ $event }**{ $count ->
    [0] {""}
   *[other] , strikes { $hexes }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] {" "}and more ({ $count } spaces)
    }
}
