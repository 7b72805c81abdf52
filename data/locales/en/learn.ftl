# /learn, and the names of the computer players in lessons

learn-name-1 = Ben
learn-name-2 = Chie
learn-name-3 = Dai

learn-head = 🔒 **{ $title }** · { $game } · { $step }/{ $steps }
learn-head-done = ✅ **{ $title }** · { $game }
learn-step = 👉 { $text }
learn-can = Learned: { $can }
learn-wrong = That is possible, but this step is about something else.
learn-changed = This lesson has been corrected since; it goes on from here.
learn-show = Show me
learn-shown = Press the blue button.
learn-leave = Leave
learn-again = Again
learn-short = Play a short game
learn-resume = Go on with your game
learn-first = First turn
learn-next = Next: { $title }
learn-go-on = Go on: { $title } ({ $step }/{ $steps })
learn-button = Learn by playing
learn-title = 📖 **Learn by playing** · { $game }
learn-about = You play on a board of your own, and the rules come along. Nothing has to be finished before you play.
learn-which-lesson = All lessons of this game …
learn-which-game = Other games …
learn-choice = { $title } ({ $minutes } min)
learn-choice-done = ✓ { $title } ({ $minutes } min)
learn-game = { $game }: { $done } of { $lessons } lessons, { $minutes } min
learn-progress = 🎓 Lessons: { $games }
learn-progress-game = { $game } { $done }/{ $lessons }
learn-offer = New to { $game }? A first turn, played in about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, on a board of your own.
learn-gone-title = { $game }, “{ $title }”
