# スレッドとフォーラムの卓。

threads-beside = { $game }のスレッドを開く
threads-you-opened-thread = { $game }のロビーを { $channel } のスレッドに開きました。リンクはチャンネルのお知らせにあります。
threads-you-opened-post = { $game }のロビーを { $channel } の投稿として開きました。
threads-announced =
    { $host ->
    [nobody] **{ $game }**のリーグ戦：{ $players }（下のスレッド）
   *[other] **{ $game }**：{ $host }が卓を開きました。下のスレッドで参加できます。
    }
threads-announced-in =
    { $host ->
    [nobody] **{ $game }**のリーグ戦：{ $players }（{ $thread }）
   *[other] **{ $game }**：{ $host }が { $thread } に卓を開きました。
    }
threads-posted =
    { $host ->
    [nobody] **{ $game }**のリーグ戦：{ $players }
   *[other] **{ $game }**：{ $host }がこの卓を開きました。
    }
threads-name = { $game }｜{ $host }
