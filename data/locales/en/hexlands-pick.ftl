# Lists of plans, and what holds now.

hexlands-pick-march = { $left ->
    [0] March…
    [one] March on, 1 step left…
   *[other] March on, { $left } steps left…
}{ $closes ->
    [0] {""}
   *[other] {" "}(no cards or shopping after it)
}
hexlands-pick-deed = Cards, shop, draw…
hexlands-pick-promote = Which soldiers become strong? ({ $left })
hexlands-pick-masons = Place tiles… ({ $left })
hexlands-pick-ride = By railway…
hexlands-pick-camp = { $hex }: { $work }, then { $home ->
    [0] to { $back }
   *[other] home
}
hexlands-pick-camp1 = { hexlands-pick-camp }
hexlands-pick-camp2 = { hexlands-pick-camp }
hexlands-pick-camp3 = { hexlands-pick-camp }
hexlands-pick-camps = Another space…
hexlands-pick-deal = Trade…
hexlands-pick-defence = If land holds without soldiers: { $how ->
    [no] add no tile
    [plain] a tile if free
   *[all] a tile, even for coins
}
hexlands-pick-aim = { $hex ->
    [none] Aim the Cannon…
   *[other] Cannon on { $hex }
}
hexlands-pick-relief = Strong soldiers to demote: { $count }
hexlands-pick-give = I give…
hexlands-pick-ask = I ask for…
hexlands-pick-due = Otherwise… ({ $missing } short)
hexlands-pick-dice = How many of { $have }?
