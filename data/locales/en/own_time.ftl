# /settings: language, preview, time zone, quiet hours, vacation, reminders, digest.

own-time-title = ## Your settings
own-time-confirm = Before a move that cannot be taken back you see a preview: **{ $now }**
own-time-confirm-on = Switch the preview on
own-time-confirm-off = Switch the preview off
own-time-on = on
own-time-off = off
own-time-language = What only you can see is written in: **{ $now }**
own-time-language-button = For me: { $language }
own-time-server = New games on this server are in: **{ $now }**
own-time-server-button = For the server: { $language }
own-time-language-auto = same as Discord
own-time-language-en = English
own-time-language-ja = 日本語

## What is set

own-time-zone = Your time zone: **{ $now }** (there it is { $time } now)
own-time-quiet = Quiet hours: **{ $begins } to { $ends }**. Your clocks stand still, and nobody calls you.
own-time-quiet-none = Quiet hours: **none**
own-time-vacation = Vacation: **until { $until }**. Your clocks stand still, and nobody calls you.
own-time-vacation-none = Vacation: **no**
own-time-remind = Reminders when a game waits for you: **{ $now }**
own-time-remind-ping = a ping in the channel
own-time-remind-dm = a direct message
own-time-remind-none = none
own-time-digest = Daily summary of your games by direct message: **at { $hour }**
own-time-digest-none = Daily summary of your games by direct message: **off**

## A page for each setting

own-time-zone-page = Time zone
own-time-quiet-page = Quiet hours
own-time-vacation-page = Vacation
own-time-remind-page = Reminders
own-time-digest-page = Daily summary
own-time-zone-head = **Time zone**
    -# Quiet hours and the daily summary go by it. Any place that is not in the list: type it after /settings zone.
own-time-zone-choose = Where do you live?
own-time-quiet-head = **Quiet hours**
    -# While you sleep or work: your time for a turn does not run, and you get no reminders. At most 16 hours a day. To the minute: /settings quiet, for example 22:30-07:15.
own-time-quiet-from = They begin at…
own-time-quiet-until = They end at…
own-time-quiet-off = No quiet hours
own-time-vacation-head = **Vacation**
    -# Your time for a turn does not run, and you get no reminders. It ends by itself, after 30 days at most; and whatever you set, a turn's time is up after twice its length and 30 days. The others see only that your time runs out later. Another date: /settings vacation, for example 2027-01-15.
own-time-vacation-until = Until the end of…
own-time-vacation-day = { $date } · { $days ->
    [one] tomorrow
   *[other] in { $days } days
}
own-time-vacation-off = End the vacation
own-time-remind-head = **Reminders**
    -# They come when half of your time for a turn has passed, and shortly before its end.
own-time-remind-ping-button = Ping in the channel
own-time-remind-dm-button = Direct message
own-time-remind-none-button = None
own-time-digest-head = **Daily summary**
    -# Once a day, if there is something to tell: which games wait for you, and what has happened. By your time zone.
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
