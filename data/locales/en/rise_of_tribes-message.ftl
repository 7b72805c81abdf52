# A message about turns: a line for each player, in signs and sums; and what matters now.

rise-of-tribes-message-headline = **Turn { $turn }** · { $points }
rise-of-tribes-message-headline-start = **Set-up** · first to { $points } points wins
rise-of-tribes-message-points = { $seat } { $points }
rise-of-tribes-message-player = { $seat } { $what }
rise-of-tribes-message-somebody = { $what }
rise-of-tribes-message-events = 🎴 { $what }

## Actions

rise-of-tribes-message-grew = Grow { $count }{ $named ->
    [0] {""}
   *[other] {" "}{ $where }
}
rise-of-tribes-message-moved = Move { $count }{ $named ->
    [0] {""}
   *[other] { $told ->
        [0] {" "}→ { $where }
       *[other] {" "}{ $from } → { $where }
    }
}
rise-of-tribes-message-gathered = Gather { $count }
rise-of-tribes-message-gained = { $what }
rise-of-tribes-message-gain-food = +{ $count } food
    .pictured = +{ $count }{ $sign }
rise-of-tribes-message-gain-wood = +{ $count } wood
    .pictured = +{ $count }{ $sign }
rise-of-tribes-message-gain-stone = +{ $count } stone
    .pictured = +{ $count }{ $sign }
rise-of-tribes-message-drew = Lead{ $named ->
    [0] {" "}{ $count }
   *[other] : { $cards }
}
rise-of-tribes-message-begun = { $action } { $die }
rise-of-tribes-message-sunk = { $card } back under the pile
rise-of-tribes-message-placed = { $count } on { $hex }
rise-of-tribes-message-driven = { $rival } driven { $origin } → { $to }
rise-of-tribes-message-hunted = 🦣 hunted +{ $points }
rise-of-tribes-message-tamed = 🦣 tamed +{ $points }
rise-of-tribes-message-tiger-beaten = 🐅 driven off { $hex } +{ $points }
rise-of-tribes-message-consulted = { $card } borrowed from { $rival }
rise-of-tribes-message-given = { $what } from { $seat }

## Conflicts and losses

rise-of-tribes-message-clash = ⚔️ { $hex }: { $what }
rise-of-tribes-message-loss = { $seat } −{ $count }
rise-of-tribes-message-loss-invaders = invaders −{ $count }
rise-of-tribes-message-evaded = { $seat } saves 1 on { $hex }
rise-of-tribes-message-village-lost = { $waits ->
    [0] { $seat }’s village{ $named ->
        [0] {""}
       *[other] {" "}{ $hex }
    } falls
   *[other] { $seat }’s hidden village{ $named ->
        [0] {""}
       *[other] {" "}{ $hex }
    } waits a turn
}
rise-of-tribes-message-village-kept = hidden village { $hex } stays
rise-of-tribes-message-elder-lost = { $seat }’s elder falls: { $rival } +{ $points }
rise-of-tribes-message-invaders-beaten = invaders beaten{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}
rise-of-tribes-message-mammoth-lost = 🦣 lost −{ $points }

## Gains

rise-of-tribes-message-completed = ⭐ { $cards } +{ $points }
rise-of-tribes-message-built = 🏠 { $hexes }
rise-of-tribes-message-villages = villages +{ $points }
rise-of-tribes-message-elder-placed = elder { $hex }
rise-of-tribes-message-bought = buys { $tile }
rise-of-tribes-message-sacrificed = Altar +{ $points }, −1 on { $hex }
rise-of-tribes-message-studied = Shared Knowledge for 1 { $resource }
rise-of-tribes-message-traded = { $resource } → { $wanted }

## Events

rise-of-tribes-message-tile = { $tile }{ $placed ->
    [0] {""}
   *[other] {" "}{ $hex }
}
rise-of-tribes-message-revealed = { rise-of-tribes-message-tile }: { $effect }
rise-of-tribes-message-glacier = Glacier
rise-of-tribes-message-hit = { $why ->
    [tiger] 🐅
   *[volcano] 🌋
} { $where }: { $what }
rise-of-tribes-message-more = { $seat } +{ $count }
rise-of-tribes-message-stones = stone: { $what }
rise-of-tribes-message-ice-gone = glacier melts: { $count } stone on { $hex }
rise-of-tribes-message-bid = { $seat } bids { $amount }
rise-of-tribes-message-auction-won = Chieftain +{ $points } for { $amount }
rise-of-tribes-message-effect-abandoned-village = villages for 1/1/1
rise-of-tribes-message-effect-chieftain = an auction for points
rise-of-tribes-message-effect-altar = for sale, { $price } food
rise-of-tribes-message-effect-canoe = for sale, { $price } wood
rise-of-tribes-message-effect-walls = for sale, { $price } stone
rise-of-tribes-message-effect-discovery = +1 resource where only rivals live
rise-of-tribes-message-effect-drought = conflict from { $from }
rise-of-tribes-message-effect-invaders = no gathering or building there
rise-of-tribes-message-effect-mammoth = with { $needs } on its hex, a die hunts or tames it
rise-of-tribes-message-effect-tiger = −1 for everybody on its mountain
rise-of-tribes-message-effect-mild-winter = Grow { $more } more
rise-of-tribes-message-effect-plentiful-food = lakes give { $more } more
rise-of-tribes-message-effect-plentiful-wood = forests give { $more } more
rise-of-tribes-message-effect-plentiful-stone = mountains give { $more } more
rise-of-tribes-message-effect-shared-knowledge = sharing a hex with a rival, 1 resource for 1 goal
rise-of-tribes-message-effect-volcano = stone near it, but blanks and moons cost members

## Set-up and end

rise-of-tribes-message-began = { $seat } starts. 🏠 costs food/wood/stone
rise-of-tribes-message-dealt = { $tribe } · 🏠 { $village }
rise-of-tribes-message-led = { $power }
rise-of-tribes-message-left = resigned: members and villages removed

## What matters now

rise-of-tribes-message-wins = ⚠️ { $is_reader ->
    [0] { $seat } wins next turn
   *[other] You win next turn
}: { $points } + { $more } 🏠
rise-of-tribes-message-conflict = ⚔️ { $where } ({ $from } fight)
rise-of-tribes-message-contested = { $hex }: { $who }
rise-of-tribes-message-limit = ⚠️ { $hexes }: 1 more brings a conflict

## What the reader lost and gained, in the first line of /game story

rise-of-tribes-message-about = You { $what }
rise-of-tribes-message-about-members = lost { $count ->
    [one] 1 member
   *[other] { $count } members
} ({ $where })
rise-of-tribes-message-about-village-lost = lost { $count ->
    [one] the village { $hexes }
   *[other] the villages { $hexes }
}
rise-of-tribes-message-about-built = built { $count ->
    [one] a village on { $hexes }
   *[other] villages on { $hexes }
}
rise-of-tribes-message-about-elder = lost your elder
rise-of-tribes-message-about-points = scored { $points ->
    [one] 1 point
   *[other] { $points } points
}
