# /verify and /export.

records-verify-title = ## { $game }: the dice
records-verify-hash = ✅ The seed that was shown at the end is the one whose SHA-256 stood in the lobby.
records-verify-hash-wrong = ❌ The seed that was shown at the end is **not** the one whose SHA-256 stood in the lobby.
records-verify-opening = ✅ The seed that was shown at the end is the one that was promised when the lobby opened.
records-verify-opening-wrong = ❌ The seed that was shown at the end is **not** the one that was promised when the lobby opened.
records-verify-commitment = ✅ The words, seats and options are those that were promised at Begin.
records-verify-commitment-wrong = ❌ The words, seats or options are **not** those that were promised at Begin.
records-verify-good = { $draws ->
    [one] ✅ The one random number of this game follows from the seed.
   *[other] ✅ All { $draws } random numbers of this game follow from the seed, in order, none left out.
}
records-verify-bad = { $count ->
    [one] ❌ Row { $rows } of the log does not follow from the seed.
   *[other] ❌ { $count } rows of the log do not follow from the seed: { $rows }.
}
records-verify-thrown-away = { $count ->
    [one] ❌ Row { $rows } of the log is a roll that was taken back. No roll can be: somebody threw it away and rolled again.
   *[other] ❌ { $count } rows of the log are rolls that were taken back: { $rows }. No roll can be: somebody threw them away and rolled again.
}
records-verify-stops = ❌ Row { $row } of the log does not follow from the rules: played again, the game does not get past it.
records-verify-not-replayed = ⚠️ The moves were not played again: the rules have changed since, or the game is too long.
records-verify-how = -# You need not take my word for it: /export gives the record, and `sainome verify FILE` checks it on your own computer.
records-export-whole = The whole record, one line of JSON for each action, with the seed of the dice. `sainome replay FILE --text` tells it as a story, `sainome verify FILE` checks every roll.
records-export-part = The record so far: what everybody at the table may know. When the game is over it also holds the seed and whatever was hidden.
records-export-alt = The record of the game, JSON Lines.
