# /settings: language, preview, time zone, quiet hours, vacation, reminders, digest.

own-time-title = ## Your settings
own-time-confirm = Confirm moves you can’t undo: **{ $now }**
own-time-confirm-on = Confirm such moves
own-time-confirm-off = Don’t confirm
own-time-by-itself = Play your only possible move for you, while you can undo it: **{ $now }**
own-time-by-itself-on = Play my only move
own-time-by-itself-off = Let me press everything
own-time-only-answer = The bot gives your only possible answer in others’ turns, 60 seconds after you’re asked: **{ $now }** (change: **Several at once…**)
own-time-tall = Larger pictures for a phone, in your own panels: **{ $now }**
own-time-tall-on = Larger pictures
own-time-tall-off = Wide pictures
own-time-on = on
own-time-off = off
own-time-remind-server = -# This server wants reminders by direct message, so yours come there.
own-time-language = Language of private messages: **{ $now }**
own-time-language-button = For me: { $language }
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

own-time-all = Several at once…
own-time-all-title = Your settings
own-time-field-language = Language of private messages
own-time-field-switches = Switched on
own-time-field-confirm = Confirm moves I can’t undo
own-time-field-by-itself = Play my only possible move for me
own-time-field-only-answer = Give my only answer in others’ turns
own-time-field-tall = Larger pictures for a phone
own-time-field-offers = Others can offer me their seats
own-time-field-remind = Reminders when it is my move
own-time-field-quiet = Quiet hours and days off
own-time-field-quiet-how = Such as 22:30-07:15 Sat Sun, in your time zone; at most 2 days. Empty: none.
own-time-field-digest = Daily summary by direct message

## What is set

own-time-zone = Time zone: **{ $now }** (now { $time } there)
own-time-quiet = Quiet hours: **{ $begins } to { $ends }**. Your clocks stop, and I don’t ping you.
own-time-quiet-both = Quiet hours: **{ $begins } to { $ends }, and all day on { $days }**. Your clocks stop, and I don’t ping you.
own-time-quiet-days = Quiet hours: **all day on { $days }**. Your clocks stop, and I don’t ping you.
own-time-quiet-none = Quiet hours: **none**
own-time-day = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}
own-time-vacation = Vacation: **until { $until }**. Your clocks stop, and I don’t ping you. Your tables { $shown ->
    [0] don’t show it
   *[other] show it
}.
own-time-vacation-cut = Vacation: **until { $until }**. I don’t ping you. Your clocks stop until { $stops } only: you have used your 30 days in 180. Your tables { $shown ->
    [0] don’t show it
   *[other] show it
}.
own-time-vacation-used = Vacation: **until { $until }**. I don’t ping you. Your clocks run: you have used your 30 days in 180. Your tables { $shown ->
    [0] don’t show it
   *[other] show it
}.
own-time-vacation-none = Vacation: **no**
own-time-remind = Reminders when it is your move: **{ $now }**
own-time-remind-ping = a ping in the channel
own-time-remind-dm = a direct message
own-time-remind-none = none
own-time-digest = Daily summary by direct message: **at { $hour }**
own-time-digest-none = Daily summary by direct message: **off**

## A page for each setting

own-time-zone-page = Time zone
own-time-quiet-page = Quiet hours
own-time-vacation-page = Vacation
own-time-remind-page = Reminders
own-time-digest-page = Daily summary
own-time-zone-head = **Time zone**
    -# Used for quiet hours and the daily summary. A place not in the list: type it after /settings zone.
own-time-zone-choose = Where do you live?
own-time-quiet-head = **Quiet hours**
    -# While you sleep or work: your clocks stop, and my messages name you without a ping. Afterwards one ping says what has come to you. Still sent in these hours: your daily summary, at its own hour, and a direct message before a missed turn costs your seat. At most 16 hours a day, and 2 days off a week from midnight to midnight. To the minute: /settings quiet, such as 22:30-07:15 Sat Sun.
own-time-quiet-from = They begin at…
own-time-quiet-until = They end at…
own-time-quiet-days-off = Days off…
own-time-quiet-no-days = No days off
own-time-quiet-off = No quiet hours
own-time-vacation-head = **Vacation**
    -# Your clocks stop, my messages name you without a ping, and there is no daily summary. Afterwards one ping says what has come to you. It ends by itself, after 30 days at most. Vacations stop clocks for 30 days in any 180: { $left } are left. After that they only keep pings away; a direct message still comes before your seat is lost. Tables can be without vacations, and where the others vote on late turns, they may once yours has lasted twice its time. The others only see a later deadline, unless you show the vacation. Another date: /settings vacation, such as 2027-01-15.
own-time-vacation-until = Until the end of…
own-time-vacation-day = { $date } · { $days ->
    [one] tomorrow
   *[other] in { $days } days
}
own-time-vacation-off = End the vacation
own-time-vacation-show = Show it at my tables
own-time-vacation-hide = Don’t show it
own-time-remind-head = **Reminders**
    -# Sent when half your time for a turn is gone, and shortly before the deadline; also when others’ requests wait for your answer. With None, my messages call you to your move by name, without a ping. Before a missed turn costs your seat, a direct message comes in any case.
own-time-remind-ping-button = Ping in the channel
own-time-remind-dm-button = Direct message
own-time-remind-none-button = None
own-time-digest-head = **Daily summary**
    -# Once a day, if there is news: which games wait for you, and what has happened. In your time zone.
own-time-digest-hour = At what time?
own-time-digest-off = No summary

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
