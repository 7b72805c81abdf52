# Written messages: a round's outcome, a turn in a line, what threatens; phone lines have 38 columns.

hexlands-message-head = **Round { $round }** { $sure ->
    [0] { $what ->
        [commit] { $progress }/{ $limit } · choose dice
        [gamble] { $progress }/{ $limit } · gamble
        [upkeep] { $progress }/{ $limit } · upkeep
       *[turn] · progress { $progress }/{ $limit }
    }
    [1] { $progress }/{ $limit }, ends on { $last } of { $cards } events
   *[2] { $progress }/{ $limit }, the last
}{"\u000A"}{ $points }
hexlands-message-total = { $seat } { $points }
hexlands-message-turn = { $seat } { $count ->
    [0] ends the turn
   *[other] { $deeds }
}
hexlands-message-marched = → { $stops }
hexlands-message-stop = { $hex }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}{ $battle ->
    [0] {""}
   *[other] {" "}⚔
}
hexlands-message-played = uses { $count ->
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
   *[wall] { $rival }’s wall on { $hex }
}
hexlands-message-road-laid = road { $hexes }
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
hexlands-message-ordered = orders { $hex }: { $work }, then { $home ->
    [0] to { $back }
   *[other] home
}
hexlands-message-pledged = { $what ->
    [defence-no] land held without soldiers: no tile
    [defence-plain] land held without soldiers: a tile if free
    [defence-all] land held without soldiers: a tile, even for coins
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
hexlands-message-began = { $seat } begins. The game ends when progress passes { $limit }.
hexlands-message-fed = 🌸 Spring: +{ $dice } d6{ $count ->
    [one] {""}
   *[other] {" "}each
} for { $players }
hexlands-message-rolled = 🎲 { $rolls }
hexlands-message-roll = { $seat } { $dice }

## The outcome of a round

hexlands-message-land = { $shares }
hexlands-message-share = { $seat } { $things }
hexlands-message-battle = ⚔ { $hex } { $result ->
    [taken] from { $rival } { $mine }:{ $theirs }
    [freed] of { $rival } { $mine }:{ $theirs } (now public)
    [held] held against { $rival } { $mine }:{ $theirs }
    [stormed] { $rival }’s castle { $mine }:{ $theirs }, +{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[won] against { $rival } { $mine }:{ $theirs }
}{ $lost ->
    [0] {""}
    [one] {" "}(kills 1 soldier)
   *[other] {" "}(kills { $lost } soldiers)
}
hexlands-message-clash = { $result ->
    [skull] 💀 { $hex } { $seat } { $mine }:{ $theirs } { $rival }: a skull kills all, −{ $lost }
   *[drawn] ⚔ { $hex } { $seat } { $mine }:{ $theirs } { $rival }: nobody wins
}
hexlands-message-gained = +{ $hexes }
hexlands-message-raised = ↑{ $hexes }
hexlands-message-thing = { $what ->
    [grown] { $thing } { $hex } level { $count }
    [built] { $thing } { $hex }
    [razed] −{ $thing } { $hex }
   *[placed] { $thing } on { $hex }
}
hexlands-message-struck = { $what ->
    [space-lost] { $few ->
        [0] −{ $count } spaces
       *[other] −{ $hexes }
    }
    [lowered] { $few ->
        [0] { $count } spaces lower
       *[other] ↓{ $hexes }
    }
    [planted] { $few ->
        [0] trees on { $count } spaces
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
hexlands-message-coins = 💰 Income less upkeep: { $purses }
hexlands-message-change = { $seat } { $change }
hexlands-message-dues = 💰 { $shares }
hexlands-message-short-of = { $seat } is { $missing ->
    [one] 1 coin
   *[other] { $missing } coins
} short
hexlands-message-event = **{ $event }**: { $hit ->
    [0] no damage
   *[other] { $shares }
}
hexlands-message-event-effect = **{ $event }**{ $card ->
    [gamble] : stake d6, the highest die wins
   *[revolution] : piles 9 to 11 are open
}
hexlands-message-gamble = 🎲 Gamble: { $rolled ->
    [0] nobody stakes a die
   *[other] { $result ->
        [won] { $seat } wins { $dice } d6
        [tied] a tie, all get their dice back
       *[lost] { $dice ->
            [one] the staked die is lost
           *[other] all { $dice } staked dice are lost
        }
    }
}
hexlands-message-failed = ⚠ Your orders that failed: { $orders }
hexlands-message-failed-one = { $hex } ({ $work }): { hexlands-prevented }
hexlands-message-left = { $seat } resigns; the land becomes public.
hexlands-message-bankrupt = { $seat } is bankrupt and out; the land becomes public.
hexlands-message-about = You: { $what }
hexlands-message-about-won = { $few ->
    [0] +{ $count } spaces
   *[other] +{ $hexes }
}
hexlands-message-about-stormed = castle stormed −{ $coins } { $coins ->
    [one] coin
   *[other] coins
}
hexlands-message-about-bankrupt = bankrupt and out

## What threatens

hexlands-message-dangers = ⚠ { $dangers }
hexlands-message-ends = { $last ->
    [one] 1 of { $cards } events ends
   *[other] { $last } of { $cards } events end
} the game
hexlands-message-missing = **{ $missing ->
    [one] 1 coin
   *[other] { $missing } coins
} short**: you must sell, demote, dismiss or demolish
hexlands-message-duel = { $hex } { $seat } { $mine }:{ $theirs } { $rival }
hexlands-message-facing = { $hex } { $sides }
hexlands-message-strength = { $seat } { $strength }
hexlands-message-more = +{ $count } more
hexlands-message-more-battles = { $count } more
hexlands-message-ahead = { $event } next: { $few ->
    [0] hits { $count } spaces
   *[other] hits { $hexes }
}
