# スレッドとフォーラムの卓。

threads-beside = { $game }のスレッドを開く
threads-you-opened-thread = { $game }のロビーを { $channel } のスレッドに開きました。リンクはチャンネルのお知らせにあります。
threads-you-opened-post = { $game }のロビーを { $channel } の投稿として開きました。
threads-announced = **{ $game }**：{ $host }が卓を開きました。下のスレッドで参加できます。
threads-announced-in = **{ $game }**：{ $host }が { $thread } に卓を開きました。
threads-posted = **{ $game }**：{ $host }がこの卓を開きました。
threads-name = { $game }｜{ $host }
