# スレッドとフォーラムの卓。

threads-beside = { $game }のスレッドを開く
threads-you-opened-thread = { $game }のロビーを { $channel } のスレッドに開きました。リンクはチャンネルのお知らせにあります。
threads-you-opened-post = { $game }のロビーを { $channel } の投稿として開きました。
threads-announced =
    { $host ->
    [nobody] **{ $game }**：{ $players }の卓です。下のスレッドで遊びます。
   *[other] **{ $game }**：{ $host }が卓を開きました。下のスレッドで参加できます。
    }
threads-announced-in =
    { $host ->
    [nobody] **{ $game }**：{ $players }の卓です（{ $thread }）。
   *[other] **{ $game }**：{ $host }が { $thread } に卓を開きました。
    }
threads-posted =
    { $host ->
    [nobody] **{ $game }**：{ $players }の卓です。
   *[other] **{ $game }**：{ $host }がこの卓を開きました。
    }
threads-name = { $game }｜{ $host }
