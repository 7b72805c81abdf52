# /export, and “Check the dice” beside it.

export-verify-title = ## { $game }: the dice
export-verify-button = Check the dice
export-verify-hash = ✅ The seed shown at the end matches the SHA-256 in the lobby.
export-verify-hash-wrong = ❌ The seed shown at the end does **not** match the SHA-256 in the lobby.
export-verify-opening = ✅ The seed shown at the end is the one fixed when the lobby opened.
export-verify-opening-wrong = ❌ The seed shown at the end is **not** the one fixed when the lobby opened.
export-verify-commitment = ✅ Words, seats and options are as fixed at Begin.
export-verify-commitment-wrong = ❌ Words, seats or options are **not** as fixed at Begin.
export-verify-renamed = { $count ->
    [one] ⚠️ Seat { $seats } has another name than at Begin, and no hand-over is recorded.
   *[other] ⚠️ { $count } seats have other names than at Begin, and no hand-over is recorded: { $seats }.
}
export-verify-handed = ℹ️ Handed over during the game: seat { $seats }. The dice can’t prove it.
# Only a replay of all rows shows that none was left out: $whole is yes then, else no.
export-verify-good = { $draws ->
    [one] ✅ The 1 random number of this game follows from the seed{ export-verify-none-left }
   *[other] ✅ All { $draws } random numbers of this game follow from the seed, in order{ export-verify-none-left }
}
export-verify-good-since = { $draws ->
    [one] ✅ The 1 random number since then follows from the seed{ export-verify-none-left }
   *[other] ✅ All { $draws } random numbers since then follow from the seed, in order{ export-verify-none-left }
}
export-verify-none-left = { $whole ->
    [yes] , none left out.
   *[no] .
}
# Rows 0 to { $row } of the log come from the record of another table, whose id is { $table }.
export-verify-brought = ℹ️ This table was opened from a record of table { $table }. Rows 0 to { $row } came with it: only the record of that table can prove their dice.
export-verify-bad = { $count ->
    [one] ❌ Row { $rows } of the record does not follow from the seed.
   *[other] ❌ { $count } rows of the record do not follow from the seed: { $rows }.
}
export-verify-thrown-away = { $count ->
    [one] ❌ Row { $rows } of the record is a roll that was undone. No roll can be: somebody threw it away and rolled again.
   *[other] ❌ { $count } rows of the record are rolls that were undone: { $rows }. No roll can be: somebody threw them away and rolled again.
}
export-verify-stops = ❌ Row { $row } of the record breaks the rules: the game can’t be played again past it.
export-verify-corrected = ⚠️ The rules were corrected during this game: the moves were played again from row { $row } on, under version { $now }. Draws before row { $row } could have been thrown away.
export-verify-earlier = ⚠️ This game was played under version { $was } of the rules; today’s version is { $now }, so its moves were not played again. Draws could have been thrown away.
export-verify-not-replayed = ⚠️ The moves were not played again: the rules have changed since, or the game is too long. Draws could have been thrown away.
export-verify-message = ✅ The id that is mixed in is that of the commitment’s message: { $link }
export-verify-message-other = ❌ The id that is mixed in, `{ $message }`, is **not** that of the commitment’s message.
export-verify-bare = ⚠️ Neither a round nor the commitment’s message is mixed in. My operator could have pretended that none came.
export-verify-message-unseen = ⚠️ The message with the id `{ $message }`, which is mixed in, can’t be read. My operator could have deleted and posted it again until the dice suited; or a moderator may have deleted it since.
export-untyped = { $people ->
    [0] ⚠️ No player’s word is mixed in: my operator could have chosen the dice.
   *[other] ⚠️ { $untyped } of { $people } typed no word: my operator could have chosen the dice.
}
export-verify-how = -# Check it yourself: /export gives the record, and `sainome verify FILE --message LINK` checks it on your own computer. LINK is that of the commitment’s message.
export-whole = The whole record, one line of JSON for each action, with the seed of the dice. `sainome replay FILE --text` tells it as a story, `sainome verify FILE` checks every roll.
export-part = The record so far, as everybody at the table may know it. At the end it also holds the seed and all that was hidden.
# The first message of a table that the operator has opened from a record; { $row } is the last row brought along.
export-imported = 📦 { $game } goes on here from a record, as it stood after row { $row }. From now on the dice and the clocks are new, and the game is unrated. People can take the seats of computer players: /game seat.
export-alt = The record of the game, JSON Lines.
export-posted-opening = { $host ->
    [nobody] A table of **{ $game }** is open.
   *[other] { $host } opened a table of **{ $game }**.
}
export-posted-begin = The game begins.
export-posted-hash = 🎲 `{ $hash }`
export-posted-message = ✉️ the id of this message is mixed in
export-message-opening = the opening
export-message-begin = the commitment
export-compared-same = ✅ { $link }: the message with { $which } is unchanged, and was never edited.
export-compared-other = ❌ { $link }: the message with { $which } says something else, or was edited.
export-compared-gone = ⚠️ The message with { $which } is gone, so I compared with my own notes alone.
export-compared-unread = ⚠️ I can’t read the message with { $which } just now, so I compared with my own notes alone.
export-compared-never = ⚠️ The message with { $which } was never posted.
# What was checked of the beacon's round. { $whose } is drand (its key is built in) or own (any other beacon).
export-beacon-signed = ✅ Round { $round } of the beacon is mixed in, with the signature of { $whose ->
    [own] the operator’s own beacon
   *[drand] drand
}. To be compared with <{ $url }/{ $round }>: `{ $randomness }`.
export-beacon-hashed = ⚠️ Round { $round } of { $whose ->
    [own] the operator’s own beacon
   *[drand] drand
} is mixed in. It is the hash of a signature, but I don’t know whose. To be compared with <{ $url }/{ $round }>: `{ $randomness }`.
export-beacon-stated = ⚠️ Round { $round } of { $whose ->
    [own] the operator’s own beacon
   *[drand] drand
} is mixed in, but nothing here proves it: its signature was not stored. To be compared with <{ $url }/{ $round }>: `{ $randomness }`.
export-beacon-forged = ❌ What is mixed in as round { $round } of { $whose ->
    [own] the operator’s own beacon
   *[drand] drand
} does **not** match its signature. To be compared with <{ $url }/{ $round }>: `{ $randomness }`.
export-beacon-missed = ⚠️ Round { $round } of { $whose ->
    [own] the operator’s own beacon
   *[drand] drand
}, <{ $url }>, did not come in time, or the commitment came too late: { export-instead }. My operator could have pretended that.
export-beacon-silent = ⚠️ { $whose ->
    [own] The operator’s own beacon
   *[drand] The beacon
} <{ $url }> did not answer at Begin: { export-instead }. My operator could have pretended that.
# What the dice are made of where no round is mixed in.
export-instead = { $instead ->
    [message] the id of the commitment’s message is mixed in instead
   *[nothing] seed and words alone give the rolls
}
export-posted-round = 🌐 round { $round } of { $whose ->
    [own] the operator’s own beacon
   *[drand] drand
}, to come: <{ $url }/{ $round }>
export-posted-silent = ⚠️ { $whose ->
    [own] the operator’s own beacon
   *[drand] the beacon
} <{ $url }> did not answer
export-opened-before = ✅ The opening was posted before the lobby, and the lobby before the commitment: { $link }.
export-opened-after = ❌ Opening, lobby and commitment were **not** posted in this order: { $link }. The seed could be chosen after the words.
export-opened-unknown = ⚠️ I couldn’t compare when opening, lobby and commitment were posted: one of these messages is gone, or can’t be read.
export-round-before = ✅ The commitment was posted before round { $round } of drand was published.
export-round-after = ⚠️ The commitment was posted only **after** round { $round } of drand was published. My operator could know the round by then.
export-order-before = ✅ The commitment was posted before the first board: { $link }.
export-order-after = ❌ The commitment was posted **after** the first board: { $link }. The dice could be known by then.
export-order-unknown = ⚠️ I couldn’t compare when the commitment and the first board were posted: one of the two messages is gone, or can’t be read.
export-how-button = How it works
export-proof-button = Check the dice
export-seed = -# Seed of the dice: `{ $seed }` · fixed by the hash `{ $hash }`
export-how =
    ## Dice that need no trust
    1. **A lobby opens.** I draw a secret seed and post its hash, the opening. From then on I can’t change it.
    2. **People join.** Everybody can type a word for the dice. Compare yours in the lobby’s message: I could write another one for you.
    3. **Begin.** Words, seats and options are fixed, and I post their hash, the commitment. It names a round of a public beacon to come, and I wait for it; without a beacon, the id of that message is mixed in.
    4. **The end.** I show the seed. *Check the dice* (/export) recomputes both hashes and every roll, compares the hashes with the messages, and plays the game again by the rules.

    {""}**In short:** the seed that rolls is HMAC-SHA256 of words and round (or message), with the seed as key. Random number k is HMAC-SHA256 of `table/k`, with that as key, brought down to the number of faces.

    {""}**What you still have to trust:** once the game is dealt, my operator knows all coming rolls, and could tell a player. To choose the rolls they need
    - with a beacon: luck. They could pretend once that it did not answer, and *Check the dice* says so;
    - with the id of a message: to delete and post it again where you all can see it;
    - with neither: nobody’s help if a word was not typed, else that of the player who gives the last one. *Check the dice* says which.

    {""}**Hashes in messages** are base64url, 43 characters: the same as the 64 hex digits of the record.

    {""}**Check for yourself:** /export gives the record. `sainome verify FILE` checks it; `scripts/verify_dice.py` does so with a few lines of Python that share nothing with me.
export-how-link = The whole algorithm: <{ $url }>
