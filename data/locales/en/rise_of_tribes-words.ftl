# The board in words, for players who do not see the picture: a thing on each line.

rise-of-tribes-words-title = { $page ->
    [now] Now
    [map] Map
    [own] You
    [rivals] Rivals
    [players] Players
    [goals] Goals
    [events] Events
   *[paths] Neighbours
}
rise-of-tribes-words-you = you
rise-of-tribes-words-sentence = { $line }.
rise-of-tribes-words-count = { $what } { $count }

## Now

rise-of-tribes-words-turn = Turn { $turn }: { $own ->
    [1] your turn
   *[other] { $player }
}
rise-of-tribes-words-asked = Asked: { $player }, { $what }
rise-of-tribes-words-stage = { $stage ->
    [glacier] place the glacier
    [power] choose a power
    [place] place members
    [take] choose a resource
    [calendar] reroll a die or not
    [consult] borrow a technology or not
    [put] place { $piece }
    [bid] bid or drop out
    [give] share out the bid
    [settle] build at the Abandoned Village or not
    [act] place a die
    [grow] Grow
    [move] Move
    [drive] drive a rival away
    [gather] Gather
    [rival] choose a rival
    [lead] Lead
    [bury] put a goal back
    [resolve] choose the first conflict
    [finish] goals, villages, end of turn
    [over] nothing
   *[roll] dice are rolled
}
rise-of-tribes-words-dice = Dice to place: { $dice }
rise-of-tribes-words-under-way = { $stage ->
    [grow] Grow: { $left } of { $amount } members left{ $extra ->
        [0] {""}
       *[other] , { $extra } more only on hexes with rivals
    }{ $again ->
        [0] {""}
       *[other] {""}
    }
    [move] Move: { $left } of { $amount } steps left{ $extra ->
        [0] {""}
       *[other] , { $extra } more onto mountains
    }{ $again ->
        [0] {""}
        [one] , 1 second step
       *[other] , { $again } second steps
    }
    [gather] Gather: { $left ->
        [one] 1 hex
       *[other] { $left } hexes
    } left, { $amount } from each{ $extra ->
        [0] {""}
       *[other] , { $extra } more from villages
    }
    [lead] Lead: { $left ->
        [one] 1 goal
       *[other] { $left } goals
    } can still be swapped, then draw { $amount }{ $extra ->
        [0] {""}
       *[other] {" "}and { $extra } for swapped ones
    }
    [give] To share out: { $left }
   *[take] To choose: { $left }
}
rise-of-tribes-words-unmoved = Not moved yet: { $hexes }
rise-of-tribes-words-stepped = Second step possible: { $hexes }
rise-of-tribes-words-gathered = Gathered already: { $hexes }
rise-of-tribes-words-gathered-one = { $hex } { $what }
rise-of-tribes-words-conflict-now = Conflict being fought: { $hex }
rise-of-tribes-words-bid = Highest bid: { $bid }, { $player }
rise-of-tribes-words-queue = { $stage ->
    [bid] Still bidding
   *[settle] Asked next
}: { $players }
rise-of-tribes-words-used = Used this turn: { $what }
rise-of-tribes-words-borrowed = { $card } borrowed
rise-of-tribes-words-points = Points, { $goal } win: { $scores }
rise-of-tribes-words-score = { $player } { $points }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } next turn)
}
rise-of-tribes-words-limit = Conflict from { $count } members of 2 or more tribes on a hex
rise-of-tribes-words-ahead = Conflicts after the actions: { $hexes }
rise-of-tribes-words-actions = Actions: a die you place becomes the first of 3, the last one leaves
rise-of-tribes-words-action = { $action }{ $used ->
    [0] {""}
   *[other] {" "}(used)
}: { $dice }{ $count ->
    [0] {""}
   *[other] ; { $next ->
        [0] {""}
       *[other] next player{" "}
    }with { $brings }
}
rise-of-tribes-words-with = { $die } { rise-of-tribes-strength }
rise-of-tribes-words-brings = { rise-of-tribes-words-with } ({ $action ->
    [grow] { $amount } members
    [move] { $amount } members
    [gather] { $amount } hexes, { $each } each
   *[lead] { $amount ->
        [one] 1 goal
       *[other] { $amount } goals
    }
})
rise-of-tribes-words-order = Turn order: { $players }

## Map

rise-of-tribes-words-hex = { $hex } { $terrain }: { $things }{ $near ->
    [0] {""}
   *[other] ; next to { $hexes }
}{ $far ->
    [0] {""}
   *[other] ; by canoe also to { $canoe }
}
rise-of-tribes-words-fights = conflict
rise-of-tribes-words-full = full, 1 more means conflict
rise-of-tribes-words-village = { $own ->
    [1] your village
   *[other] { $player }’s village
}
rise-of-tribes-words-hidden = { $own ->
    [1] your hidden village, { $turns ->
        [one] falls at the end of your turn
       *[other] falls after { $turns } of your turns
    }
   *[other] { $player }’s hidden village, { $turns ->
        [one] falls at the end of their turn
       *[other] falls after { $turns } of their turns
    }
} without a member{ $robbed ->
    [0] {""}
   *[other] {" "}(elder’s point to { $robber })
}
rise-of-tribes-words-elder = { $own ->
    [1] your elder
   *[other] { $player }’s elder
}
rise-of-tribes-words-ice = glacier with { $count } stone, limit { $limit }
rise-of-tribes-words-spoils = { $count } stone for the first to gather
rise-of-tribes-words-volcano = { $place } volcano, nobody enters it: next to { $hexes }
rise-of-tribes-words-empty = Empty { $terrain }: { $hexes }
rise-of-tribes-words-special = { $terrain } counts as { $lands }{ $more ->
    [0] {""}
   *[other] , gives { $more } more
}{ $needs ->
    [1] {""}
   *[other] , gathering needs { $needs } members
}{ $tar ->
    [0] {""}
   *[other] , after a conflict exactly { $tar } left is lost
}

## Neighbours

rise-of-tribes-words-named = Rows are letters from the top, numbers count from the left
rise-of-tribes-words-near = { $place }: { $hexes }

## Players

rise-of-tribes-words-player = { $own ->
    [1] You
   *[other] { $player }
}: { $left ->
    [0] {""}
   *[other] resigned,{" "}
}{ $points ->
    [one] 1 point
   *[other] { $points } points
}{ $count ->
    [0] {""}
   *[other] {" "}({ $parts })
}; { $held ->
    [0] no resources
   *[other] { $resources }
}; { $supply ->
    [one] 1 member
   *[other] { $supply } members
} to place
rise-of-tribes-words-board = { $own ->
    [1] Your tribe
   *[other] { $player }’s tribe
}: { $tribe }{ $led ->
    [0] {""}
   *[other] , { $power }
}; a village costs { $price }{ $lacking ->
    [0] , affordable
   *[other] , lacking { $lack }
}; { $pile ->
    [one] 1 goal
   *[other] { $pile } goals
} in the pile{ $sunk ->
    [0] {""}
   *[other] , the last { $sunk } put back
}
rise-of-tribes-words-completed = { $own ->
    [1] Your completed goals
   *[other] { $player }’s completed goals
}: { $cards }
rise-of-tribes-words-tiles = { $own ->
    [1] Your event tiles
   *[other] { $player }’s event tiles
}: { $tiles }
rise-of-tribes-words-goals-own = Your open goals: { $count }
rise-of-tribes-words-goals = { $own ->
    [1] Your open goals
   *[other] { $player }’s open goals
}: { $goals }
rise-of-tribes-words-progress = { $card } ({ $have } of { $need })
rise-of-tribes-words-goal = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $free ->
    [0] {" "}for { $price }{ $lacking ->
        [0] , affordable
       *[other] , lacking { $lack }
    }
   *[other] , { $have } of { $need }
}; { $words }
rise-of-tribes-words-does = { $what }: { $effect }

## Events

rise-of-tribes-words-no-tiles = No event tile is face up
rise-of-tribes-words-tile = { $tile }{ $count ->
    [0] {""}
   *[other] {" "}({ $price ->
        [0] { $lies } on it
       *[other] costs { $lies }
    })
}: { $effect }{ $numbers }
rise-of-tribes-words-numbers = { $tile ->
    [chieftain] {" "}Points: { $points }, or { $more } from a bid of { $high }.
    [altar] {" "}Each time { $equal } equal or { $different } different resources.
    [drought] {" "}Now from { $begins } members.
    [invaders] {" "}Points: { $points }.
    [mammoth] {" "}Needs { $needs } members. Hunt: +{ $food } food, points +{ $hunt }. Tame: −{ $food } food, points +{ $tame }.
    [mild-winter] {" "}{ $more } more each time.
    [plentiful-food] {" "}{ $more } more from each.
    [plentiful-wood] {" "}{ $more } more from each.
    [plentiful-stone] {" "}{ $more } more from each.
    [shared-knowledge] {" "}It leaves with { $most } resources.
   *[other] {""}
}
rise-of-tribes-words-tile-owned = { $own ->
    [1] Yours
   *[other] { $player }’s
}: { $tile }. { $effect }
rise-of-tribes-words-event-pile = Tiles in the pile: { $count }
rise-of-tribes-words-aside = Join the pile with the first village: { $tiles }
rise-of-tribes-words-discarded = Discarded: { $tiles }
