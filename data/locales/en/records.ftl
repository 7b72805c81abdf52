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
records-posted-opening = -# 🎲 Promised before anybody gives a word for the dice: their seed and the number of this table, by the hash `{ $hash }`. I never edit this message.
records-posted-begin = -# 🎲 Promised before the first roll: seed, words, seats and options of this game, by the hash `{ $hash }`. I never edit this message.
records-message-opening = the opening
records-message-begin = the commitment
records-compared-same = ✅ { $link }: the message with { $which } still says the same, and was never edited.
records-compared-other = ❌ { $link }: the message with { $which } says something else, or was edited.
records-compared-gone = ⚠️ The message with { $which } is no longer there, so I compared with my own notes alone.
records-compared-unread = ⚠️ The message with { $which } cannot be read just now, so I compared with my own notes alone.
records-compared-never = ⚠️ The message with { $which } was never posted.
records-how-button = How it works
records-how =
    ## Dice that need no trust
    1. **A lobby opens.** I draw a secret seed and post its hash, the opening. From then on I cannot change it.
    2. **People join.** Everybody adds a word for the dice. Who types none gets a number that Discord made.
    3. **Begin.** Words, seats and options are fixed, and I post their hash, the commitment. Seed and words together give every roll.
    4. **The end.** I show the seed. /verify recomputes both hashes and every roll, compares the hashes with the messages, and plays the game again by the rules.

    {""}**What you still have to trust:** whoever runs me knows the seed, and so all coming rolls, and could tell a player. Together with a player who gives the last word, they could also choose the rolls: change your own word after everybody else's if you doubt it. In games without words they could choose the seed alone.

    {""}**Check for yourself:** /export gives the record. `sainome verify FILE` checks it; `scripts/verify_dice.py` does so with 60 lines of Python that share nothing with me.
