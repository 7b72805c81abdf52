# /settings: language, preview, time zone, quiet hours, vacation, reminders, digest.

settings-on = on
settings-off = off
settings-remind-server = -# This server wants reminders by direct message, so yours come there.
settings-when = **When may I disturb you** · { $zone }, now { $time } there
settings-when-unset = **When may I disturb you** · city not set, now { $time } in UTC
settings-when-button = When to disturb me…
settings-zone-ask = 🕰️ Which city are you in? **When to disturb me…** asks it; until then I count your hours in UTC.
settings-play = **How I play** · { $now }
settings-play-none = I press everything myself
settings-play-button = How I play…
settings-seats = **Seats** · { $now }
settings-seats-button = Seats…
settings-offers-yes = offers welcome
settings-offers-no = no offers
settings-stands-in = standing in for others
settings-stands-in-not = not standing in
settings-time-title = When may I disturb you?
settings-play-title = How I play
settings-language-title = Language
settings-language = **Language** · { $now }
settings-language-button = Language…
settings-offers = Others can offer you their seats: **{ $now }**
settings-offers-on = Allow seat offers
settings-offers-off = Refuse seat offers
settings-declined = Declined for good: { $count ->
    [one] 1 person
   *[other] { $count } people
}
settings-declined-page = Declined for good
settings-declined-head = **Declined for good**
    -# These people can’t offer you seats, or ask you for yours. They are not told.
settings-declined-choose = Who may ask you again?
settings-declined-nobody = You have declined nobody for good.
settings-stand-in = Stand in for others on this server: **{ $games }**, outside your quiet hours
settings-stand-in-hours = Stand in for others on this server: **{ $games }**, **{ $begins } to { $ends }**
settings-stand-in-off = Stand in for others on this server: **off**
settings-stand-in-all = all games
settings-stand-in-page = Stand in for others
settings-stand-in-head = **Stand in for others**
    -# When somebody can’t go on, I ask you by direct message whether you take their seat: once a day at most, and only in games that you never had a seat in. Your result there isn’t rated.
settings-stand-in-choose = In which games?
settings-stand-in-from = Ask me from
settings-stand-in-until = Ask me until
settings-stand-in-any = outside my quiet hours
settings-stand-in-start = Stand in
settings-stand-in-stop = Don’t stand in
settings-language-auto = same as Discord
settings-language-en = English
settings-language-ja = 日本語

## All in one window: labels have 45 characters

settings-field-language = Language of private messages
settings-field-zone = Your city
settings-field-zone-how = Such as Tokyo, Berlin or New York. Hours below are meant there. Empty: UTC.
settings-field-switches = Switched on
settings-field-confirm = Confirm moves I can’t undo
settings-field-by-itself = Play my only possible move for me
settings-field-only-answer = Give my only answer in others’ turns
settings-field-in-words = The board in words, not as a picture
settings-field-no-signs = Words in place of small pictures in texts
settings-field-remind = Reminders when it is my move
settings-field-quiet = Quiet hours
settings-field-quiet-how = Such as 22:30-07:15, { $hours } hours at most: your clocks stop, and I don’t ping you. Empty: none.
settings-field-days-off = Days off, { $days } at most
settings-field-away = Away: the last day
settings-field-away-how = Such as 2027-01-15, or 5 for 5 days. Clocks stop; { $left } of { $most } days in { $window } are left.

## What is set

settings-quiet = quiet { $begins } to { $ends }
settings-quiet-both = quiet { $begins } to { $ends }, and all day on { $days }
settings-quiet-days = quiet all day on { $days }
settings-quiet-none = at any hour
settings-day = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}
settings-vacation = away, last day { $until } ({ $shown ->
    [0] not shown
   *[other] shown
} at your tables)
settings-vacation-cut = away, last day { $until }, but clocks stop until { $stops } only: { $most } days in { $window } are used ({ $shown ->
    [0] not shown
   *[other] shown
} at your tables)
settings-vacation-used = away, last day { $until }, but clocks run: { $most } days in { $window } are used ({ $shown ->
    [0] not shown
   *[other] shown
} at your tables)
settings-remind-ping = pings in the channel
settings-remind-dm = direct messages
settings-remind-none = no reminders
settings-digest = daily summary at { $hour }

## A page for each setting

settings-vacation-show = Show it at my tables
settings-vacation-hide = Don’t show it

## Time zones, named by a city

settings-zone-name = { $offset } · { $city }
settings-city-honolulu = Honolulu
settings-city-anchorage = Anchorage
settings-city-los-angeles = Los Angeles
settings-city-denver = Denver
settings-city-chicago = Chicago
settings-city-new-york = New York
settings-city-sao-paulo = São Paulo
settings-city-utc = world time
settings-city-london = London
settings-city-berlin = Berlin, Paris, Madrid, Rome
settings-city-athens = Athens, Helsinki, Kyiv
settings-city-istanbul = Istanbul
settings-city-nairobi = Nairobi
settings-city-dubai = Dubai
settings-city-karachi = Karachi
settings-city-kolkata = Delhi, Mumbai, Kolkata
settings-city-dhaka = Dhaka
settings-city-bangkok = Bangkok
settings-city-shanghai = Beijing, Shanghai
settings-city-singapore = Singapore
settings-city-seoul = Seoul
settings-city-tokyo = Tokyo
settings-city-sydney = Sydney, Melbourne
settings-city-auckland = Auckland
