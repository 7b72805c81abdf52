# A game that lasts for days: what a table agrees on, clocks, letters beside the panels, requests, personal hours.

## Personal time

ui-zone = { $offset } · { $city }
ui-settings-zone = Your time zone: **{ $now }** (there it is { $time } now)
ui-settings-quiet = Quiet hours: **{ $begins } to { $ends }**. Your clocks stand still, and nobody calls you.
ui-settings-quiet-none = Quiet hours: **none**
ui-settings-vacation = Vacation: **until { $until }**. Your clocks stand still, and nobody calls you.
ui-settings-vacation-none = Vacation: **no**
ui-settings-remind = Reminders when a game waits for you: **{ $now }**
ui-settings-digest = Daily summary of your games by direct message: **at { $hour }**
ui-settings-digest-none = Daily summary of your games by direct message: **off**
ui-settings-zone-page = Time zone
ui-settings-quiet-page = Quiet hours
ui-settings-vacation-page = Vacation
ui-settings-remind-page = Reminders
ui-settings-digest-page = Daily summary
ui-settings-zone-head = **Time zone**
    -# Quiet hours and the daily summary go by it. Any place that is not in the list: type it after /settings zone.
ui-settings-zone-choose = Where do you live?
ui-settings-quiet-head = **Quiet hours**
    -# While you sleep or work: your time for a turn does not run, and you get no reminders. At most 16 hours a day. To the minute: /settings quiet, for example 22:30-07:15.
ui-settings-quiet-from = They begin at…
ui-settings-quiet-until = They end at…
ui-settings-quiet-off = No quiet hours
ui-settings-vacation-head = **Vacation**
    -# Your time for a turn does not run, and you get no reminders. It ends by itself, after 30 days at most; and whatever you set, a turn's time is up after twice its length and 30 days. The others see only that your time runs out later. Another date: /settings vacation, for example 2027-01-15.
ui-settings-vacation-until = Until the end of…
ui-settings-vacation-day = { $date } · { $days ->
    [one] tomorrow
   *[other] in { $days } days
}
ui-settings-vacation-off = End the vacation
ui-settings-remind-head = **Reminders**
    -# They come when half of your time for a turn has passed, and shortly before its end.
ui-settings-digest-head = **Daily summary**
    -# Once a day, if there is something to tell: which games wait for you, and what has happened. By your time zone.
ui-settings-digest-hour = At what time?
ui-settings-digest-off = No summary
ui-remind-ping = a ping in the channel
ui-remind-dm = a direct message
ui-remind-none = none
ui-remind-ping-button = Ping in the channel
ui-remind-dm-button = Direct message
ui-remind-none-button = None
zone-honolulu = Honolulu
zone-anchorage = Anchorage
zone-los-angeles = Los Angeles
zone-denver = Denver
zone-chicago = Chicago
zone-new-york = New York
zone-sao-paulo = São Paulo
zone-utc = world time
zone-london = London
zone-berlin = Berlin, Paris, Madrid, Rome
zone-athens = Athens, Helsinki, Kyiv
zone-istanbul = Istanbul
zone-nairobi = Nairobi
zone-dubai = Dubai
zone-karachi = Karachi
zone-kolkata = Delhi, Mumbai, Kolkata
zone-dhaka = Dhaka
zone-bangkok = Bangkok
zone-shanghai = Beijing, Shanghai
zone-singapore = Singapore
zone-seoul = Seoul
zone-tokyo = Tokyo
zone-sydney = Sydney, Melbourne
zone-auckland = Auckland
