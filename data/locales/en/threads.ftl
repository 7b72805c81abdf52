# Tables in threads and forum posts, and /game place.

threads-here = in this channel
threads-threads = in threads of this channel
threads-forum = as posts in a forum
threads-are-here = Tables opened in this channel stay here; while one is open, the next is offered a thread. Moderators can change that with /game place.
threads-are-threads = Tables opened in this channel get a thread each.
threads-are-posts = Tables opened in this channel become posts in { $forum }.
threads-beside = Open a thread for { $game }
threads-you-opened-thread = The lobby for { $game } is open in a thread of { $channel }: its announcement there has the link.
threads-you-opened-post = The lobby for { $game } is open as a post in { $channel }.
threads-announced = **{ $game }**: { $host } opened a table. Its thread is below.
threads-announced-in = **{ $game }**: { $host } opened a table in { $thread }.
threads-posted = **{ $game }**: { $host } opened this table.
threads-name = { $game } · { $host }
