# A message about a turn, written; and what matters now.

rise-of-tribes-message-opening = { $what }
rise-of-tribes-message-start = { $what }
rise-of-tribes-message-events = { $doubles ->
    [0] 🎴
   *[other] **{ $die }{ $die }**
} { $what }
rise-of-tribes-message-acts = **{ $seat }** { $what }
rise-of-tribes-message-clash = ⚔️ { $what }
rise-of-tribes-message-gains = { $named ->
    [0] {""}
   *[other] **{ $seat }**{" "}
}{ $what }
rise-of-tribes-message-last = { $what }
rise-of-tribes-message-whole = { $what }

## Actions

rise-of-tribes-message-with-die = { $action } { $die }
rise-of-tribes-message-did = { $action }: { $what }
rise-of-tribes-message-began-with = { $action } ({ $count })
rise-of-tribes-message-spot = { $count } on { $hex }
rise-of-tribes-message-way = { $count } { $origin } → { $to }
rise-of-tribes-message-got = { $what } ({ $where })
rise-of-tribes-message-drawn = { $card }
rise-of-tribes-message-sunk = { $card } put back
rise-of-tribes-message-herded = Mammoth to { $hex }
rise-of-tribes-message-driven = { $rival } driven { $origin } → { $to }
rise-of-tribes-message-hunted = 🦣 Mammoth hunted: +{ $food } food, +{ $points }
rise-of-tribes-message-tamed = 🦣 Mammoth tamed for { $food } food: +{ $points }
rise-of-tribes-message-tiger-beaten = 🐅 Tiger driven off { $hex }, −1 there: +{ $points }
rise-of-tribes-message-consulted = { $card } from { $rival } for 1 { $resource }
rise-of-tribes-message-taken = { $why ->
    [pottery] { $seat } takes { $what } (Pottery)
    [agriculture] { $seat } takes { $what } (Agriculture)
    [dreamtime] { $seat } takes { $what } (Dreamtime)
    [discovery] { $what } (Discovery)
   *[start] { $seat } takes { $what }
}
rise-of-tribes-message-given = { $rival } gets 1 { $resource } from { $seat }

## Conflicts

rise-of-tribes-message-fought = **{ $hex }** { $before } → { $after }
rise-of-tribes-message-struck = { $seat } −{ $count } on { $hex } ({ $why ->
    [walls] Walls
    [ambush] Ambush
    [spears] Spears
    [tar] tar pit
    [tiger] tiger
   *[volcano] volcano
})
rise-of-tribes-message-evaded = { $seat } saves 1 on { $hex }
rise-of-tribes-message-village-lost = { $waits ->
    [0] { $seat } loses the village on { $hex }
   *[other] { $seat }’s hidden village on { $hex } waits a turn
}
rise-of-tribes-message-village-kept = { $seat } keeps the hidden village on { $hex }
rise-of-tribes-message-elder-lost = { $seat } loses the elder: { $rival } +{ $points }
rise-of-tribes-message-invaders-beaten = The last invader is gone{ $winner ->
    [0] {""}
   *[other] : { $seat } +{ $points }
}
rise-of-tribes-message-mammoth-lost = { $seat } loses the mammoth: −{ $points }

## Gains

rise-of-tribes-message-completed = ⭐ **{ $card }** +{ $points } (now { $total })
rise-of-tribes-message-built = 🏠 **Village { $hex }** for { $food }-{ $wood }-{ $stone }
rise-of-tribes-message-elder-placed = Elder to { $hex }
rise-of-tribes-message-built-early = 🏠 { $seat } builds on { $hex }
rise-of-tribes-message-elder-placed-early = { $seat }’s elder to { $hex }
rise-of-tribes-message-bought = **{ $tile }** for { $count } { $resource }
rise-of-tribes-message-sacrificed = Altar: 1 member on { $hex }{ $food ->
    [0] {""}
   *[other] , { $food } food
}{ $wood ->
    [0] {""}
   *[other] , { $wood } wood
}{ $stone ->
    [0] {""}
   *[other] , { $stone } stone
} for +{ $points }
rise-of-tribes-message-studied = Shared Knowledge for 1 { $resource }
rise-of-tribes-message-traded = 1 { $resource } → 1 { $wanted }
rise-of-tribes-message-village-points = **{ $seat }** +{ $points } for villages (now { $total })
rise-of-tribes-message-village-gain = +{ $points } for villages (now { $total })

## Events

rise-of-tribes-message-revealed = **{ $tile }**: { $effect }
rise-of-tribes-message-tile = **{ $tile }**
rise-of-tribes-message-discarded = { $tile } is over
rise-of-tribes-message-shuffled-back = { $tile } goes back into the pile
rise-of-tribes-message-cheaper = { $tile } now costs { $price }
rise-of-tribes-message-lies = { $piece ->
    [invaders] Invaders on { $hex }
    [mammoth] Mammoth on { $hex }
    [tiger] Tiger on { $hex }
    [volcano] Volcano at { $hex }
   *[glacier] Glacier on { $hex }
}
rise-of-tribes-message-invaders-grew = { $count } invaders now
rise-of-tribes-message-erupted = { $seat } +{ $count } stone
rise-of-tribes-message-ice-grew = { $count } stone on the glacier
rise-of-tribes-message-ice-gone = The glacier on { $hex } melts and leaves { $count } stone
rise-of-tribes-message-auction-began = Auction: { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } from a bid of { $high }
rise-of-tribes-message-bid-made = { $seat } bids { $amount }
rise-of-tribes-message-passed = { $seat } { $why ->
    [bid] drops out
   *[settle] builds nothing
}
rise-of-tribes-message-auction-won = { $seat } wins with { $amount }: +{ $points }
rise-of-tribes-message-effect-abandoned-village = a village for 1-1-1 on a hex you control, in turn order
rise-of-tribes-message-effect-chieftain = an auction for points
rise-of-tribes-message-effect-altar = for sale, { $price } food
rise-of-tribes-message-effect-canoe = for sale, { $price } wood
rise-of-tribes-message-effect-walls = for sale, { $price } stone
rise-of-tribes-message-effect-discovery = take 1 resource where only rivals live
rise-of-tribes-message-effect-drought = conflict from { $from } members
rise-of-tribes-message-effect-invaders = no gathering or building there, { $points } points for beating them
rise-of-tribes-message-effect-mammoth = with { $needs } beside it a die hunts or tames it
rise-of-tribes-message-effect-tiger = −1 for everybody there
rise-of-tribes-message-effect-mild-winter = Grow brings { $more } more
rise-of-tribes-message-effect-plentiful-food = lakes give { $more } more
rise-of-tribes-message-effect-plentiful-wood = forests give { $more } more
rise-of-tribes-message-effect-plentiful-stone = mountains give { $more } more
rise-of-tribes-message-effect-shared-knowledge = beside a rival: 1 resource for 1 goal
rise-of-tribes-message-effect-volcano = stone for all near it; blanks and moons cost members

## Set-up and end

rise-of-tribes-message-began = **{ $seat }** starts. The first to { $points } points wins
rise-of-tribes-message-dealt = { $seat } leads { $tribe }, villages cost { $village }
rise-of-tribes-message-led = { $seat } chooses { $power }
rise-of-tribes-message-placed = { $seat } { $count } on { $hex }
rise-of-tribes-message-tiles-joined = The first village: { $count } more events in the pile
rise-of-tribes-message-left = { $seat } resigns; their members and villages come off

## What matters now

rise-of-tribes-message-race = { $wins ->
    [0] 🏁 { $is_reader ->
        [0] **{ $seat }** { $points } of { $goal }
       *[other] You: { $points } of { $goal }
    }{ $more ->
        [0] {""}
       *[other] , { $next } next turn with villages
    }{ $is_reader ->
        [0] { $own ->
            [-1] {""}
           *[other] {". "}You: { $own }
        }
       *[other] {""}
    }
   *[other] ⚠️ { $is_reader ->
        [0] **{ $seat }** wins next turn: { $points } and { $more } for villages make { $next }. A village must fall!
       *[other] You win next turn: { $points } and { $more } for villages make { $next }!
    }
}
rise-of-tribes-message-conflict = ⚔️ Conflict after the actions: { $count ->
    [one] { $hexes } ({ $who }, limit { $limit })
   *[other] { $hexes }
}
