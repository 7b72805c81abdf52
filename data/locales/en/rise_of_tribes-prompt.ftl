# What is asked.

rise-of-tribes-prompt-wait = Nothing to decide just now.
rise-of-tribes-prompt-glacier = Which mountain lies under the glacier?
rise-of-tribes-prompt-power = You lead the { $tribe }. Which of the two powers will be yours?
rise-of-tribes-prompt-place = { $why ->
    [return] You were driven off the map. Come back with { $count } members.
   *[start] { $second ->
        [0] Where do you begin, with { $count } members?
       *[other] And { $count } more beside them. Where?
    }
}
rise-of-tribes-prompt-take = { $why ->
    [start] Choose a resource to begin with
    [pottery] Pottery: choose a resource
    [dreamtime] Dreamtime: choose a resource
    [discovery] Discovery: choose a resource
   *[basketry] Basketry: one more of what you gathered
}{ $left ->
    [0] .
    [1] .
   *[other] {" "}({ $left } to choose).
}
rise-of-tribes-prompt-calendar = You rolled { $dice }. Calendar lets you reroll one die before anything happens.
rise-of-tribes-prompt-put = { $why ->
    [invaders] The invaders arrive where fewest members live. Where?
    [mammoth] The mammoth appears on a lake where fewest members live. Which one?
    [tiger] The sabertooth tiger appears on a mountain. Which one?
    [volcano] The volcano rises beside the map. Where?
   *[glacier] Where does the glacier lie?
}
rise-of-tribes-prompt-bid = The Chieftain: { $bid ->
    [0] nobody has bid yet.
   *[other] { $bidder } bids { $bid }.
} The winner gains { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } with a bid of { $high } or more, and shares the bid out among the others.
rise-of-tribes-prompt-give = Share out your bid: { $left } to give.
rise-of-tribes-prompt-settle = { $player } found an abandoned village. You may build one on a hex you control, for { $price }.
rise-of-tribes-prompt-act = { $count ->
    [1] Your last die: { $dice }. Choose your second action.
   *[other] Your dice: { $dice }. Choose a first action, and the die for it.
} The die pushes the rightmost one off. Two suns above an action make it strong, two moons weak.
rise-of-tribes-prompt-grow = Grow: { $done } of { $amount } placed, { $supply } in your supply.{ $shared ->
    [0] {""}
   *[other] {" "}The last one goes to a hex that you share.
}
rise-of-tribes-prompt-move = Move: { $done } of { $amount } moved. Members that have not: { $waiting }.{ $again ->
    [0] {""}
   *[other] {" "}Second steps left: { $again }.
}
rise-of-tribes-prompt-drive = Intimidate: you may drive one rival’s member away.
rise-of-tribes-prompt-gather = Gather: { $done } of { $amount } hexes, { $each } from each.
rise-of-tribes-prompt-rival = { $why ->
    [bounty] Shared Bounty: who gets one of the same?
    [ambush] Ambush: whose member falls?
   *[spears] Spears: whose member falls?
}
rise-of-tribes-prompt-lead = Lead: you may still change { $left ->
    [0] no more goals
    [1] one goal
   *[other] { $left } goals
}. Then you draw { $count }.
rise-of-tribes-prompt-bury = Cunning: put one of your goals under your pile.
rise-of-tribes-prompt-resolve = Which conflict comes first?
rise-of-tribes-prompt-finish = { $count ->
    [0] {""}
   *[other] Your goals:{ $goals }{"\u000A"}
}{ $able ->
    [0] There is nothing that you could complete, build or buy now: end your turn.
   *[other] Complete, build or buy what you like, then end your turn.
}
