# 自分の卓（1行ずつ）：/卓一覧 と毎日のお知らせ。

inbox-title = ## 自分の卓
# チャンネルと、そこにある最新のパネルへのリンク。
inbox-place = { $channel }（[開く]({ $link })）
inbox-yours = 👉 **{ $game }**｜{ $place }｜**あなたの番です**
inbox-yours-due = 👉 **{ $game }**｜{ $place }｜**あなたの番です**（期限：{ $due }）
inbox-yours-late = 👉 **{ $game }**｜{ $place }｜**あなたの番です**（時間切れ）
inbox-cancel-orders = 予約を取り消す：{ inbox-option }
inbox-clear-answers = 決めた返事を取り消す：{ inbox-option }
inbox-notes = 自分のメモ：{ inbox-option }
inbox-nudge = { $count ->
    [0] 呼びかける：{ $game }
   *[other] { $players }に呼びかける：{ $game }
}
inbox-others = **{ $game }**｜{ $place }｜{ $players }を待っています
inbox-away = 🤖 **{ $game }**｜{ $place }｜コンピュータが代行中です
inbox-lobby = **{ $game }**｜{ $place }｜開始前です
inbox-lobby-asked = **{ $game }**｜{ $place }｜開始前です（参加待ち。「参加する」を押してください）
inbox-stopped = **{ $game }**｜{ $place }｜問題が起きて停止中です。/ゲーム 中止 で中止できます
inbox-old-rules = **{ $game }**｜{ $place }｜別の版のルールで始められたため停止中です。/ゲーム 中止 で中止できます
# 卓の下に出る、自分だけのゲーム。
inbox-board-playing = 🔒 **{ $game }**｜{ $title }｜{ $turn }｜あなたの番
inbox-board-stuck = 🔒 **{ $game }**｜{ $title }｜ルールの訂正により続けられません
inbox-board-over = 🔒 **{ $game }**｜{ $title }｜{ $turn }｜終了
# 席に着かずに観戦している卓。一覧のいちばん下に出ます。
inbox-watched-playing = 👀 **{ $game }**｜{ $place }｜{ $players }を待っています
inbox-watched-lobby = 🔔 **{ $game }**｜{ $place }｜始まったらお知らせします
inbox-watched-stopped = 👀 **{ $game }**｜{ $place }｜停止中です
inbox-unwatch = 観戦をやめる：{ inbox-option }
inbox-muted = 今は書き込めません
inbox-ahead = 📋 予約や決めた返事あり
inbox-noted = 📝 メモあり
# 読む人の返事を待っているお願い：一覧と、それを開くメニュー。
inbox-request = ❓ **{ $game }**｜{ $place }｜{ $asks }（**あなたの返事を待っています**）
inbox-request-due = ❓ **{ $game }**｜{ $place }｜{ $asks }（**あなたの返事を待っています**。期限：{ $due }）
inbox-asks-vote = { $player }の手番をコンピュータに任せるかの投票
inbox-asks-vote-early = { $player }の手番が2倍の時間を過ぎたので、コンピュータに任せるかの投票
inbox-asks-undo = { $player }からの取り消しのお願い
inbox-asks-end = { $player }からのゲーム中止のお願い
inbox-asks-give = { $player }からの席の申し出
inbox-asks-take = { $player }の席で遊びたいという{ $by }のお願い
inbox-asks-take-own = あなたの席で遊びたいという{ $by }のお願い
inbox-asks-fill = { $player }の席を引き継ぐ人の募集
inbox-answer-option = { $game }：{ $asks }
inbox-more = …ほかに{ $count }ゲームあります。
inbox-page = -# { $pages }ページ中{ $page }ページ
inbox-open = 開く、答える、取り消す…
inbox-option = { $count ->
    [0] { $game }
   *[other] { $game }（{ $players }と）
}
inbox-back = { $count ->
    [0] ただいま：{ $game }
   *[other] ただいま：{ $game }（{ $players }と）
}

## 毎日のお知らせ

inbox-digest-title = ## 今日のゲーム
inbox-digest-half = ⏳ 時間の半分が過ぎました
inbox-digest-near = ⏰ まもなく時間切れです
inbox-digest-ended = 🏁 **{ $game }**｜{ $place }｜終了しました。{ $count ->
    [0] 勝者はいません
    [1] **{ $winners }**の勝ちです
   *[other] **{ $winners }**が{ $team ->
        [0] 勝利を分かち合いました
       *[other] 一緒に勝ちました
    }
}
inbox-digest-unclaimed = 🏁 **{ $game }**｜{ $place }｜終了しました。1位は**{ $winners }**で、勝者はいません
inbox-digest-over = 🏁 **{ $game }**｜{ $place }｜終了しました
inbox-digest-closed = 🏁 **{ $game }**｜{ $place }｜中止されました
inbox-digest-foot = -# 設定に合わせて1日1回届きます。/設定 で変えられます。
