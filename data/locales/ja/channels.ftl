# ゲームを置けるチャンネルと、チャンネルを失ったゲーム。

channels-moved = { $game }のチャンネルがなくなったため、続きはここで行います。新しいパネルを出します。
channels-lost-elsewhere = あなたの{ $game }のチャンネルがなくなっています。ゲームが開かれていないチャンネルで /game board を使うと、そこで続けられます。
channels-muted = { $reason ->
    [channel-gone] あなたのテーブルのチャンネルがなくなりました。ゲームはそのまま残っています。同じサーバーの別のチャンネルで /game board を使うと、そこで続けられます。何も起こらないまま17日たったテーブルは閉じられます。
    [thread-locked] あなたのテーブルのスレッドがロックされていて、書き込めません。ゲームはそのまま残っています。ロックが解除されれば、続きから再開します。何も起こらないまま17日たったテーブルは閉じられます。
   *[forbidden] あなたのテーブルのチャンネルに書き込めなくなりました。ゲームはそのまま残っています。サーバーを管理している人が「チャンネルを見る」「メッセージを送信」「メッセージ履歴を読む」を許可すれば、続きから再開します。何も起こらないまま17日たったテーブルは閉じられます。
}
channels-permission-view-channel = チャンネルを見る
channels-permission-send-messages = メッセージを送信
channels-permission-send-messages-in-threads = スレッドでメッセージを送信
channels-permission-read-message-history = メッセージ履歴を読む
