# モデレーターのための /サーバー：進行中の卓、1つの卓のページ、90日間の結果。

moderating-running = { $lobbies ->
    [0] **進行中：{ $games }卓**
   *[other] **進行中：{ $games }卓**｜開始前：{ $lobbies }卓
}
moderating-none = 今遊ばれているゲームはありません。
moderating-fine = 気になる卓はありません。
moderating-line = • **[{ $game }]({ $link })**｜{ $look }
moderating-more = …ほかに{ $count }卓（一覧の最初に並んでいます）
moderating-table = 卓を選ぶ…
moderating-results = 過去{ $days }日間の結果…
moderating-comma = 、
moderating-option = { $game }｜{ $players }
moderating-option-lobby = { $game }｜{ $players }｜開始前
moderating-option-look = { $game }｜{ $players }｜{ $look }

## 卓を見たほうがよいわけ

moderating-look-stopped = 停止中（続けられません）
moderating-look-unreachable = チャンネルに投稿できません
moderating-look-off = { $player }がサーバーにいない（{ $span }）
moderating-look-deserted = 全員が不在で、進まない
moderating-look-late = { $player }が時間切れ（{ $span }）
moderating-look-near = { $player }の期限まで{ $span }
moderating-look-missed = { $missed ->
    [1] { $player }が前回時間切れ
   *[other] { $player }が{ $missed }回続けて時間切れ
}
moderating-look-still = { $span }動きなし
moderating-look-still-lobby = 開始前のまま{ $span }

## 卓のページ

moderating-title = ## { $game }
    { $place }
moderating-waits = { $players }を待っています
moderating-waits-since = { $players }を待っています（{ $since }から）
moderating-waits-due = { $players }を待っています（{ $since }から）。期限：{ $due }
moderating-deserted = 💤 全員が不在なので、進みません。{ $time }たつと結果なしで終わります。
moderating-off = 🚪 { $player }：サーバーにいません（{ $since }から）
moderating-missed = { $missed ->
    [1] ⌛ { $player }：前回時間切れ
   *[other] ⌛ { $player }：{ $missed }回続けて時間切れ
}
moderating-away = 🤖 { $player }：不在（「ただいま」を押すまでコンピュータが代行）
moderating-removed = 🛡️ { $player }：モデレーターが席から外しました（コンピュータが代行）
moderating-unreachable = ⚠️ チャンネルに投稿できません。チャンネルがなくなったか、権限が足りません。
moderating-stopped = ⚠️ 停止中：今の版のボットでは続けられません。誰も遊べません。
moderating-stopped-incident = ⚠️ エラーで停止中：誰も遊べません。障害番号：{ $incident }
moderating-times = 開始：{ $began }｜最後の行動：{ $last }
moderating-opened = ロビーを開いたのは{ $at }（開始前）
moderating-ended = この卓は終わりました。
moderating-plays = あなたはこの卓に着いているので、ほかのモデレーターが決めます。
moderating-plays-manages = あなたはこの卓に着いているので、席のことはほかのモデレーターが決めます。サーバーの管理者として、中止はできます。
moderating-give = 席をコンピュータに任せる…
moderating-end = 中止する…

## 結果

moderating-results-title = ## 過去{ $days }日間の結果
moderating-results-how = ゲームを選ぶと、その結果を除いたり戻したりできます。
moderating-results-out = 🚫 除かれた結果（誰の成績にも含まれません）
moderating-results-none = あなたがモデレーターのチャンネルで終わったゲームはありません。
moderating-result = 結果を選ぶ…
moderating-result-option = { $game }｜{ $scores }｜{ $span }前
moderating-result-option-out = 🚫 除外：{ $game }｜{ $scores }｜{ $span }前
