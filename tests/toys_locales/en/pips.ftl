pips-title = Pips
pips-description = A toy: bid, roll on, and know when to stop.
pips-action-bid = { $amount ->
    [one] Bid one { $what }
   *[other] Bid { $amount } { $what }s
}
pips-action-take-back = Take the bid back
pips-action-roll = Roll on
pips-action-draw = Draw a charm
pips-action-stop = Stop and bank { $pot }
pips-event-chosen = { $seat } has bid.
pips-event-withdrawn = { $seat } thinks again.
pips-event-revealed = { $seat } bid { $amount }.
pips-event-rolled = { $seat } rolls { $die }.
pips-event-drew = { $seat } draws a charm.
pips-event-charm = The charm is worth { $charm }.
pips-event-banked = { $seat } banks { $pot }.
pips-event-left = { $seat } has left.
pips-refusal-too-dear = A bid of { $need } needs as many tokens; you have { $have }.
pips-refusal-not-now = That cannot be done now.
pips-prompt-bid = What do you bid? You have { $have }.
pips-prompt-wait = The die is in other hands.
pips-prompt-dash = The die shows { $die }, the pot is { $pot }. Roll on?
pips-reason-target = Somebody reached the target.
pips-reason-rounds = The last round is over.
pips-reason-resigned = Only one player is left.
pips-score-pips = pips
pips-score-charms = charms
pips-option-rounds = Rounds
pips-option-rounds-1 = one
pips-option-rounds-2 = two
pips-option-rounds-3 = three
pips-option-charms = Charms
pips-token = token
pips-alt-scores = Scores: { $scores }.
pips-alt-dice = Die { $die }, { $pile } charms left.
