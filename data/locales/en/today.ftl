# /daily beside its own words (daily.ftl): what is chosen, and what presses are told.

today-which-archive = past days
today-which-share = share
today-apart = -# You’re my operator, so this try isn’t counted.
today-another = A new day has begun.
today-late = -# You can still finish yesterday’s try. Deadline: { $until }
today-closed = The day is over, so this isn’t counted any more. Undo, suggestions and review are open now.
# Presses of Show my sheet and Hide my sheet after the day.
today-show-late = The day is over: it’s too late to show your sheet.
today-hidden-late = No message from now on shows your sheet.
today-posted-by = { $player }
today-post-later = -# A lot was posted here just now. You can post again { $until }.
today-past-pick = Choose a day
# Above the picture of a sheet that others see.
today-sheet = { $player } · { $score }
today-strong-name = Strong computer player
today-no-strong = The strong computer player has no sheet for that day.
