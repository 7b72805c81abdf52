# /daily, the dice of the day: its panels, the message of a server, and what is shared.

daily-date = { $day } { daily-month } { $year }
daily-day = { $day } { daily-month }
daily-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
daily-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}

## Above the board

daily-head = 🎲 **Dice of the day, { $date }**: your one try
daily-head-past = 🎲 **Dice of the day, { $date }**: a past day

## Before one’s try

daily-intro = 🎲 **Dice of the day, { $date }**
daily-intro-what = The same dice for everybody: { $game } alone, about { $minutes } minutes.
daily-intro-decides = Buildings go up by themselves at the end, left card first.
daily-intro-try = 1 try, no undo. Deadline: { $ends }
daily-guided = Two guided turns first
daily-intro-why = -# Unrated, as a second account may know the dice. My operator’s tries don’t count.
daily-awaiting = 🎲 Today’s dice wait for a public random number, { $time } at most.
daily-unfinished = The dice of { $date } ended before you had finished, so they don’t count.
daily-yesterday = Yesterday: { $score ->
    [none] not finished
   *[other] { $score }
}{ $strong ->
    [none] {""}
   *[other] {" · strong computer player: "}{ $strong }
}

## The end of one’s try

daily-result = 🎲 Dice of the day, { $date }: **{ $score }**
daily-par = 🤖 Par, the normal computer player: { $par } · { $how ->
    [ahead] you are { $by } above
    [behind] you are { $by } below
   *[level] you are level
}
daily-result-band = Among today’s so far: { $band ->
    [upper] upper third
    [middle] middle third
   *[lower] lower third
}
daily-result-few = Upper, middle or lower third? Shown once { $few } people have finished.
daily-result-apart = You’re my operator, so your try isn’t counted.
daily-result-later = -# Review and the strong computer player’s sheet: { $ends }

## Streaks

daily-streak = 🔥 { $days ->
    [one] Day 1 of a streak
   *[other] { $days }-day streak
}{ $forgiven ->
    [0] {""}
    [one] {" ("}1 missed day forgiven this month)
   *[other] {" ("}{ $forgiven } missed days forgiven this month)
}
daily-streak-open = 🔥 { $days }-day streak; play for day { $next }

## What is shared

daily-share-head = 🎲 Dice of the day, { $date }: { $score }
daily-share-streak = 🔥 { $days ->
    [one] day 1
   *[other] { $days }-day streak
}
daily-share-ask = Copy this, or post it here. It shows points, never spaces of your sheet.
daily-share-squares = Points of buildings, columns, landscapes
daily-not-started = Nothing to share yet: finish today’s dice first.
daily-no-post = I can’t post here. Copy the text instead.
daily-posted = Posted.

## Buttons

daily-play = Play today’s dice
daily-begin = Begin
daily-go-on = Go on
daily-share = Share
daily-post = Post here
daily-count-here = Count me here
daily-count-no-more = Don’t count me here
daily-show-mine = Show my sheet
daily-hide-mine = Hide my sheet
daily-past = Past days
daily-fair = How the dice are made
daily-strong-sheet = Strong player’s sheet

## Where one is counted, and who may see one’s sheet

daily-counted = You’re counted on this server: its message after the day names you and your points.
daily-not-counted = You’re not counted on this server.
daily-shown = After the day, servers where you’re counted can see your sheet.
daily-hidden = Your sheet stays private.

## Past days

daily-past-title = **Past days**: they don’t count, and you have suggestions, review and undo.
daily-past-none = No past days yet.
daily-past-option = { $date } · { $score ->
    [none] no result
   *[other] { $score }
}
daily-strong-points = 🤖 Strong computer player, { $date }: **{ $score }**

## The message of a server

daily-message = 🎲 **Dice of the day, { $date }**
daily-message-streak = 🔥 { $days ->
    [one] Day 1 of your group’s streak
   *[other] Your group is on a { $days }-day streak
}{ $forgiven ->
    [0] {""}
    [one] {" ("}1 missed day forgiven)
   *[other] {" ("}{ $forgiven } missed days forgiven)
}
daily-message-best = { $how ->
    [ahead] 💪 Your best, { $best }, beats the strong computer player ({ $strong })
    [level] 🤝 Your best equals the strong computer player: { $best }
    [behind] 🤖 Strong computer player: { $strong }; your best: { $best }
   *[alone] Your best: { $best }
}
daily-message-players = 👥 { $count ->
    [one] 1 person
   *[other] { $count } people
}, by points: { $players }
daily-message-player = { $player } { $score }
daily-message-more = { $count } more
daily-message-sheets = 📄 Sheets shown: { $players }
daily-message-seed = seed of the day `{ $seed }`
daily-message-opening = hash of { $month } `{ $hash }`
daily-message-posted = [hash of { $month }]({ $link })
daily-message-secret = secret of { $month } `{ $secret }`
daily-month-of = { daily-month } { $year }

## How the dice are made

daily-fair-head = **How the dice are made**
daily-fair-how = Each month has a secret; its hash is posted before the month. A day’s seed is HMAC-SHA-256(secret, date{ $beacon ->
    [none] {""}
   *[other] {", public random number"}
}), and each roll follows from the seed.
daily-fair-beacon = The random number is published after the day begins, at { $url }; the hash names its round.
daily-fair-check = After each day its seed is posted, after the month the secret, so anyone can check.
daily-fair-month = { $month }: hash `{ $hash }`
daily-fair-secret = secret `{ $secret }`
daily-fair-posted = [posted here]({ $link })
daily-fair-seed = { $date }: seed `{ $seed }`{ $how ->
    [mixed] {", with round "}{ $round }
    [missed] {", without round "}{ $round }: it didn’t arrive within { $patience }
   *[none] {""}
}
daily-fair-file = The file has all that was published for these months; `python verify_dice.py --day` checks it.
daily-fair-file-alt = Seeds and hashes of the days, one line of JSON for each
# What was posted is not what holds now.
daily-doubt-here = ⚠️ The hash of { $month } is not the one that I posted here on { $date }: { $link }
daily-doubt-elsewhere = ⚠️ The hash of { $month } is not the one that I posted to servers on { $date }.
daily-doubt-seed = ⚠️ Seeds that I published for { $month } do not follow from its secret.
daily-fair-operator = -# The operator can know the dice beforehand, so operators’ tries aren’t counted.

# What is chosen, and what presses are told.
daily-which-archive = past days
daily-which-share = share
daily-apart = -# You’re my operator, so this try isn’t counted.
daily-another = A new day has begun.
daily-late = -# You can still finish yesterday’s try. Deadline: { $until }
daily-closed = The day is over, so this isn’t counted any more. Undo, suggestions and review are open now.
# Presses of Show my sheet and Hide my sheet after the day.
daily-show-late = The day is over: it’s too late to show your sheet.
daily-hidden-late = No message from now on shows your sheet.
daily-posted-by = { $player }
daily-post-later = -# A lot was posted here just now. You can post again { $until }.
daily-past-pick = Choose a day
# Above the picture of a sheet that others see.
daily-sheet = { $player } · { $score }
daily-strong-name = Strong computer player
daily-no-strong = The strong computer player has no sheet for that day.
