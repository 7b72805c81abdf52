# /settings: language, preview, time zone, quiet hours, vacation, reminders, digest.

own-time-on = on
own-time-off = off
own-time-remind-server = -# This server wants reminders by direct message, so yours come there.
own-time-when = **When may I disturb you** · { $zone }, now { $time } there
own-time-when-unset = **When may I disturb you** · city not set, now { $time } in UTC
own-time-when-button = When to disturb me…
own-time-zone-ask = 🕰️ Which city are you in? **When to disturb me…** asks it; until then I count your hours in UTC.
own-time-play = **How I play** · { $now }
own-time-play-none = I press everything myself
own-time-play-button = How I play…
own-time-seats = **Seats** · { $now }
own-time-seats-button = Seats…
own-time-offers-yes = offers welcome
own-time-offers-no = no offers
own-time-stands-in = standing in for others
own-time-stands-in-not = not standing in
own-time-time-title = When may I disturb you?
own-time-play-title = How I play
own-time-language-title = Language
own-time-language = **Language** · { $now }
own-time-language-button = Language…
own-time-offers = Others can offer you their seats: **{ $now }**
own-time-offers-on = Allow seat offers
own-time-offers-off = Refuse seat offers
own-time-declined = Declined for good: { $count ->
    [one] 1 person
   *[other] { $count } people
}
own-time-declined-page = Declined for good
own-time-declined-head = **Declined for good**
    -# These people can’t offer you seats, or ask you for yours. They are not told.
own-time-declined-choose = Who may ask you again?
own-time-declined-nobody = You have declined nobody for good.
own-time-stand-in = Stand in for others on this server: **{ $games }**, outside your quiet hours
own-time-stand-in-hours = Stand in for others on this server: **{ $games }**, **{ $begins } to { $ends }**
own-time-stand-in-off = Stand in for others on this server: **off**
own-time-stand-in-all = all games
own-time-stand-in-page = Stand in for others
own-time-stand-in-head = **Stand in for others**
    -# When somebody can’t go on, I ask you by direct message whether you take their seat: once a day at most, and only in games that you never had a seat in. Your result there isn’t rated.
own-time-stand-in-choose = In which games?
own-time-stand-in-from = Ask me from
own-time-stand-in-until = Ask me until
own-time-stand-in-any = outside my quiet hours
own-time-stand-in-start = Stand in
own-time-stand-in-stop = Don’t stand in
own-time-language-auto = same as Discord
own-time-language-en = English
own-time-language-ja = 日本語

## All in one window: labels have 45 characters

own-time-field-language = Language of private messages
own-time-field-zone = Your city
own-time-field-zone-how = Such as Tokyo, Berlin or New York. Hours below are meant there. Empty: UTC.
own-time-field-switches = Switched on
own-time-field-confirm = Confirm moves I can’t undo
own-time-field-by-itself = Play my only possible move for me
own-time-field-only-answer = Give my only answer in others’ turns
own-time-field-in-words = The board in words, not as a picture
own-time-field-no-signs = Words in place of small pictures in texts
own-time-field-remind = Reminders when it is my move
own-time-field-quiet = Quiet hours
own-time-field-quiet-how = Such as 22:30-07:15, { $hours } hours at most: your clocks stop, and I don’t ping you. Empty: none.
own-time-field-days-off = Days off, { $days } at most
own-time-field-away = Away: the last day
own-time-field-away-how = Such as 2027-01-15, or 5 for 5 days. Clocks stop; { $left } of { $most } days in { $window } are left.

## What is set

own-time-quiet = quiet { $begins } to { $ends }
own-time-quiet-both = quiet { $begins } to { $ends }, and all day on { $days }
own-time-quiet-days = quiet all day on { $days }
own-time-quiet-none = at any hour
own-time-day = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}
own-time-vacation = away, last day { $until } ({ $shown ->
    [0] not shown
   *[other] shown
} at your tables)
own-time-vacation-cut = away, last day { $until }, but clocks stop until { $stops } only: { $most } days in { $window } are used ({ $shown ->
    [0] not shown
   *[other] shown
} at your tables)
own-time-vacation-used = away, last day { $until }, but clocks run: { $most } days in { $window } are used ({ $shown ->
    [0] not shown
   *[other] shown
} at your tables)
own-time-remind-ping = pings in the channel
own-time-remind-dm = direct messages
own-time-remind-none = no reminders
own-time-digest = daily summary at { $hour }

## A page for each setting

own-time-vacation-show = Show it at my tables
own-time-vacation-hide = Don’t show it

## Time zones, named by a city

own-time-zone-name = { $offset } · { $city }
own-time-city-honolulu = Honolulu
own-time-city-anchorage = Anchorage
own-time-city-los-angeles = Los Angeles
own-time-city-denver = Denver
own-time-city-chicago = Chicago
own-time-city-new-york = New York
own-time-city-sao-paulo = São Paulo
own-time-city-utc = world time
own-time-city-london = London
own-time-city-berlin = Berlin, Paris, Madrid, Rome
own-time-city-athens = Athens, Helsinki, Kyiv
own-time-city-istanbul = Istanbul
own-time-city-nairobi = Nairobi
own-time-city-dubai = Dubai
own-time-city-karachi = Karachi
own-time-city-kolkata = Delhi, Mumbai, Kolkata
own-time-city-dhaka = Dhaka
own-time-city-bangkok = Bangkok
own-time-city-shanghai = Beijing, Shanghai
own-time-city-singapore = Singapore
own-time-city-seoul = Seoul
own-time-city-tokyo = Tokyo
own-time-city-sydney = Sydney, Melbourne
own-time-city-auckland = Auckland
