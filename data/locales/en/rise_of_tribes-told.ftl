# A message about a turn, written; and what matters now.

rise-of-tribes-told-opening = { $what }
rise-of-tribes-told-start = { $what }
rise-of-tribes-told-events = { $doubles ->
    [0] 🎴
   *[other] **{ $die }{ $die }**
} { $what }
rise-of-tribes-told-acts = **{ $seat }** { $what }
rise-of-tribes-told-clash = ⚔️ { $what }
rise-of-tribes-told-gains = { $named ->
    [0] {""}
   *[other] **{ $seat }**{" "}
}{ $what }
rise-of-tribes-told-last = { $what }
rise-of-tribes-told-whole = { $what }

## Actions

rise-of-tribes-told-with-die = { $action } { $die }
rise-of-tribes-told-did = { $action }: { $what }
rise-of-tribes-told-began-with = { $action } ({ $count })
rise-of-tribes-told-spot = { $count } on { $hex }
rise-of-tribes-told-way = { $count } { $origin } → { $to }
rise-of-tribes-told-got = { $what } ({ $where })
rise-of-tribes-told-drawn = { $card }
rise-of-tribes-told-sunk = { $card } put back
rise-of-tribes-told-herded = Mammoth to { $hex }
rise-of-tribes-told-driven = { $rival } driven { $origin } → { $to }
rise-of-tribes-told-hunted = 🦣 Mammoth hunted: +{ $food } food, +{ $points }
rise-of-tribes-told-tamed = 🦣 Mammoth tamed for { $food } food: +{ $points }
rise-of-tribes-told-tiger-beaten = 🐅 Tiger driven off { $hex }, −1 there: +{ $points }
rise-of-tribes-told-consulted = { $card } from { $rival } for 1 { $resource }
rise-of-tribes-told-taken = { $why ->
    [pottery] { $seat } takes { $what } (Pottery)
    [agriculture] { $seat } takes { $what } (Agriculture)
    [dreamtime] { $seat } takes { $what } (Dreamtime)
    [discovery] { $what } (Discovery)
   *[start] { $seat } takes { $what }
}
rise-of-tribes-told-given = { $rival } gets 1 { $resource } from { $seat }

## Conflicts

rise-of-tribes-told-fought = **{ $hex }** { $before } → { $after }
rise-of-tribes-told-struck = { $seat } −{ $count } on { $hex } ({ $why ->
    [walls] Walls
    [ambush] Ambush
    [spears] Spears
    [tar] tar pit
    [tiger] tiger
   *[volcano] volcano
})
rise-of-tribes-told-evaded = { $seat } saves 1 on { $hex }
rise-of-tribes-told-village-lost = { $waits ->
    [0] { $seat } loses the village on { $hex }
   *[other] { $seat }’s hidden village on { $hex } waits a turn
}
rise-of-tribes-told-village-kept = { $seat } keeps the hidden village on { $hex }
rise-of-tribes-told-elder-lost = { $seat } loses the elder: { $rival } +{ $points }
rise-of-tribes-told-invaders-beaten = The last invader is gone{ $winner ->
    [0] {""}
   *[other] : { $seat } +{ $points }
}
rise-of-tribes-told-mammoth-lost = { $seat } loses the mammoth: −{ $points }

## Gains

rise-of-tribes-told-completed = ⭐ **{ $card }** +{ $points } (now { $total })
rise-of-tribes-told-built = 🏠 **Village { $hex }** for { $food }-{ $wood }-{ $stone }
rise-of-tribes-told-elder-placed = Elder to { $hex }
rise-of-tribes-told-built-early = 🏠 { $seat } builds on { $hex }
rise-of-tribes-told-elder-placed-early = { $seat }’s elder to { $hex }
rise-of-tribes-told-bought = **{ $tile }** for { $count } { $resource }
rise-of-tribes-told-sacrificed = Altar: 1 member on { $hex }{ $food ->
    [0] {""}
   *[other] , { $food } food
}{ $wood ->
    [0] {""}
   *[other] , { $wood } wood
}{ $stone ->
    [0] {""}
   *[other] , { $stone } stone
} for +{ $points }
rise-of-tribes-told-studied = Shared Knowledge for 1 { $resource }
rise-of-tribes-told-traded = 1 { $resource } → 1 { $wanted }
rise-of-tribes-told-village-points = **{ $seat }** +{ $points } for villages (now { $total })
rise-of-tribes-told-village-gain = +{ $points } for villages (now { $total })

## Events

rise-of-tribes-told-revealed = **{ $tile }**: { $effect }
rise-of-tribes-told-tile = **{ $tile }**
rise-of-tribes-told-discarded = { $tile } is over
rise-of-tribes-told-shuffled-back = { $tile } goes back into the pile
rise-of-tribes-told-cheaper = { $tile } now costs { $price }
rise-of-tribes-told-lies = { $piece ->
    [invaders] Invaders on { $hex }
    [mammoth] Mammoth on { $hex }
    [tiger] Tiger on { $hex }
    [volcano] Volcano at { $hex }
   *[glacier] Glacier on { $hex }
}
rise-of-tribes-told-invaders-grew = { $count } invaders now
rise-of-tribes-told-erupted = { $seat } +{ $count } stone
rise-of-tribes-told-ice-grew = { $count } stone on the glacier
rise-of-tribes-told-ice-gone = The glacier on { $hex } melts and leaves { $count } stone
rise-of-tribes-told-auction-began = Auction: { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } from a bid of { $high }
rise-of-tribes-told-bid-made = { $seat } bids { $amount }
rise-of-tribes-told-passed = { $seat } { $why ->
    [bid] drops out
   *[settle] builds nothing
}
rise-of-tribes-told-auction-won = { $seat } wins with { $amount }: +{ $points }
rise-of-tribes-told-effect-abandoned-village = a village for 1-1-1 on a hex you control, in turn order
rise-of-tribes-told-effect-chieftain = an auction for points
rise-of-tribes-told-effect-altar = for sale, { $price } food
rise-of-tribes-told-effect-canoe = for sale, { $price } wood
rise-of-tribes-told-effect-walls = for sale, { $price } stone
rise-of-tribes-told-effect-discovery = take 1 resource where only rivals live
rise-of-tribes-told-effect-drought = conflict from { $from } members
rise-of-tribes-told-effect-invaders = no gathering or building there, { $points } points for beating them
rise-of-tribes-told-effect-mammoth = with { $needs } beside it a die hunts or tames it
rise-of-tribes-told-effect-tiger = −1 for everybody there
rise-of-tribes-told-effect-mild-winter = Grow brings { $more } more
rise-of-tribes-told-effect-plentiful-food = lakes give { $more } more
rise-of-tribes-told-effect-plentiful-wood = forests give { $more } more
rise-of-tribes-told-effect-plentiful-stone = mountains give { $more } more
rise-of-tribes-told-effect-shared-knowledge = beside a rival: 1 resource for 1 goal
rise-of-tribes-told-effect-volcano = stone for all near it; blanks and moons cost members

## Set-up and end

rise-of-tribes-told-began = **{ $seat }** starts. The first to { $points } points wins
rise-of-tribes-told-dealt = { $seat } leads { $tribe }, villages cost { $village }
rise-of-tribes-told-led = { $seat } chooses { $power }
rise-of-tribes-told-placed = { $seat } { $count } on { $hex }
rise-of-tribes-told-tiles-joined = The first village: { $count } more events in the pile
rise-of-tribes-told-left = { $seat } resigns; their members and villages come off

## What matters now

rise-of-tribes-told-race = { $wins ->
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
rise-of-tribes-told-conflict = ⚔️ Conflict after the actions: { $count ->
    [one] { $hexes } ({ $who }, limit { $limit })
   *[other] { $hexes }
}
