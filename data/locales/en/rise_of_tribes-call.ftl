# What a player is called for, in the last line of a message: 24 columns at most.

rise-of-tribes-call-dice = { $dice }
rise-of-tribes-call-calendar = { $dice } reroll 1?
rise-of-tribes-call-last = last step
rise-of-tribes-call-glacier = place the glacier
rise-of-tribes-call-power = choose a power
rise-of-tribes-call-place = { $count ->
    [one] place 1 member
   *[other] place { $count } members
}
rise-of-tribes-call-take = choose a resource
rise-of-tribes-call-put = place the { $why ->
    [invaders] invaders
    [mammoth] mammoth
    [tiger] tiger
    [volcano] volcano
   *[glacier] glacier
}
rise-of-tribes-call-bid = bid or drop out
rise-of-tribes-call-give = share out { $count }
rise-of-tribes-call-settle = Abandoned Village?
