# Written messages: a turn is a line, a resolution a few; and what matters now.

hexlands-message-turn = **{ $seat }** { $count ->
    [0] ends the turn
   *[other] { $deeds }
}
hexlands-message-turns = { $turns }
hexlands-message-played = plays { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $item }
hexlands-message-bought = buys { $item } for { $price }
hexlands-message-sold = sells { $item } for { $price }
hexlands-message-developed = draws { $count ->
    [one] {""}
   *[other] { $count }{" "}
}{ $item }
hexlands-message-turned-over = turns a special tile into a road
hexlands-message-tiles-drawn = a special tile for { $price }
hexlands-message-tile-seen = it is { $tile }
hexlands-message-cleared = clears { $what ->
    [trees] the trees on { $hex }
   *[wall] the wall on { $hex }
}
hexlands-message-road-laid = road { $hexes }
hexlands-message-moved = { $count ->
    [one] {""}
   *[other] { $count } soldiers{" "}
}{ $origin }→{ $to }{ $battle ->
    [0] {""}
   *[other] {" "}⚔
}
hexlands-message-got-coins = +{ $count } { $count ->
    [one] coin
   *[other] coins
}
hexlands-message-got-dice = +{ $count } d6
hexlands-message-got-soldiers = +{ $count } { $count ->
    [one] soldier
   *[other] soldiers
}
hexlands-message-got-tiles = { $count ->
    [one] 1 special tile
   *[other] { $count } special tiles
}
hexlands-message-got-strong = { $count ->
    [one] 1 soldier becomes strong
   *[other] { $count } soldiers become strong
}
hexlands-message-got-unused = { $count ->
    [one] 1 die unused
   *[other] { $count } dice unused
}
hexlands-message-ordered = orders { $hex }: { $work }, then { $back }
hexlands-message-pledged = { $what ->
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
hexlands-message-committed = { $count ->
    [0] rolls no d6
   *[other] rolls { $count } d6
}
hexlands-message-wagered = { $count ->
    [0] stakes nothing
   *[other] stakes { $count } d6
}
hexlands-message-drafted = drops the offer
hexlands-message-offered = makes { $rival } an offer, open until this turn ends
hexlands-message-offer-seen = offers { $rival } { $gives } for { $asks }
hexlands-message-offer-closed = { $why ->
    [withdrawn] withdraws the offer
    [declined] { $rival } declines the offer
   *[lapsed] the offer to { $rival } expires
}
hexlands-message-traded = trades { $gives } for { $asks } with { $rival }
hexlands-message-trade-seen = trades { $gives } for { $asks } with { $rival }
hexlands-message-dismissed = dismisses a { $unit } on { $hex }
hexlands-message-demoted = demotes a strong soldier on { $hex }
hexlands-message-began = **{ $seat }** begins. The game ends when progress passes { $limit }.
hexlands-message-fed = 🌸 **Spring’s dice** +{ $dice } d6{ $count ->
    [one] {""}
   *[other] {" "}each
} for { $players }
hexlands-message-rolled = 🎲 **Round { $round }** { $rolls }
hexlands-message-roll = { $seat } { $dice }
hexlands-message-resolved = **Round { $round } resolves**
hexlands-message-resolved-drawn = **Round { $round } resolved** · progress { $before } → { $progress } of { $limit }, { $season }
hexlands-message-battles = ⚔ **Battles** { $battles }
hexlands-message-battle = { $result ->
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
hexlands-message-land = **Land** { $shares }
hexlands-message-share = { $seat } { $things }
hexlands-message-thing = { $what ->
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
hexlands-message-coins = 💰 **Coins** { $purses }
hexlands-message-purse = { $seat } { $coins }{ $moved ->
    [0] {""}
   *[other] {" "}({ $change })
}
hexlands-message-short-of = { $seat } is { $missing } short
hexlands-message-event = **{ $event }** { $hit ->
    [0] hits nobody
   *[other] { $shares }
}
hexlands-message-event-effect = **{ $event }** { $effect }
hexlands-message-change = { $seat } { $change }
hexlands-message-struck = { $what ->
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
hexlands-message-gamble = 🎲 **Gamble** { $rolled ->
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
hexlands-message-failed = ⚠ Your orders that failed: { $orders }
hexlands-message-failed-one = { $hex } ({ $work }): { hexlands-prevented }
hexlands-message-left = **{ $seat }** resigns; the land becomes public.
hexlands-message-bankrupt = **{ $seat }** is bankrupt and out; the land becomes public.
hexlands-message-goal = Progress { $progress } of { $limit }{ $last ->
    [0] {""}
   *[other] {" "}(perhaps the last round)
}{ $spring ->
    [0] {""}
   *[other] {" "}· spring at { $spring }: { $dice ->
        [0] no d6 without land joined to your castle
       *[other] +{ $dice } d6 for land
    }
} · { $points }
hexlands-message-own-goal = { hexlands-message-goal } · you: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, upkeep { $upkeep }
hexlands-message-total = { $seat } **{ $points }**
hexlands-message-dangers = ⚠ { $dangers }
hexlands-message-missing = **{ $missing } short**: you will sell or dismiss
hexlands-message-facing = ⚔ { $hex } { $sides }
hexlands-message-strength = { $seat } { $strength }
hexlands-message-ahead = next event: **{ $event }**{ $count ->
    [0] {""}
   *[other] , strikes { $hexes }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] {" "}and more ({ $count } spaces)
    }
}
