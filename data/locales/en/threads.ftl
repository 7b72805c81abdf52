# Tables in threads and forum posts.

threads-beside = Open a thread for { $game }
threads-you-opened-thread = The lobby for { $game } is open in a thread of { $channel }: its announcement there has the link.
threads-you-opened-post = The lobby for { $game } is open as a post in { $channel }.
threads-announced =
    { $host ->
    [nobody] **{ $game }**, a league game of { $players }: below.
   *[other] **{ $game }**: { $host } opened a table. Its thread is below.
    }
threads-announced-in =
    { $host ->
    [nobody] **{ $game }**, a league game of { $players }: { $thread }
   *[other] **{ $game }**: { $host } opened a table in { $thread }.
    }
threads-posted =
    { $host ->
    [nobody] **{ $game }**, a league game of { $players }.
   *[other] **{ $game }**: { $host } opened this table.
    }
threads-name = { $game } · { $host }
