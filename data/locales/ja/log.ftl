# ゲームの経過、前回の手番のあとの出来事、動く絵。

log-title = **経過**｜{ $game }{ $part ->
    [turn] ｜あなたの前回の手番から
    [begin] ｜ゲームの始まりから
    [watching] ｜最近の出来事
    [whole] ｜ゲーム全体
   *[message] {""}
}{ $pages ->
    [1] {""}
   *[other] ｜{ $page }／{ $pages }ページ
}
log-undone = ~~{ $line }~~（取り消し）
log-untold = **{ $player }**：{ $notation }
# Read by whoever took it, and nobody else.
log-hint = -# 💡 おすすめを使いました：`{ $plan }`
# { $table } は別の卓の番号。
log-imported = *ここまでは卓 { $table } の記録から引き継いだ経過です。ここからダイスは新しく、レーティングの対象になりません。*
log-empty = まだ何も起きていません。
log-corrected = ルールの訂正後は、まだ何も起きていません。
log-film-alt = ゲーム全体の盤面を順に並べた動画です。

## 手番ごとの経過

# 手番の見出し。{ $when } は Discord が書く時刻（「2日前」など）。
log-story-turn = **{ $turn }**｜{ $when }
log-story-later = -# { $when }
log-story-clock = { $line } *（時間切れのため自動）*
log-ahead-answer = { $line } *（決めた返事による）*
log-ahead-order = { $line } *（予約による）*
log-story-computer = -# ここから**{ $player }**の席をコンピュータが引き継ぎました。
log-story-person = -# ここから**{ $player }**の席に人が着きました。
# 席のプレイヤーの交代（起こった場所に出す）。
log-seat-passed = -# 🤖 { $name }が不在のため、戻るまでコンピュータが代行しました。
log-seat-off = -# 🚪 { $name }はサーバーからいなくなりました。
log-seat-by-host = -# 🤖 ホストの{ $by }が{ $name }の席をコンピュータに任せました。
log-seat-by-moderator = -# 🛡️ モデレーターの{ $by }が{ $name }を席から外しました。
log-seat-back = -# 🙂 { $name }が戻りました。
log-seat-left = -# 🚪 { $name }が離脱し、コンピュータが席を引き継ぎました。
log-seat-given = -# 🪑 { $new }が{ $old }の席を引き継ぎました。
log-intervention = { $line }｜{ $when }

## 前回の手番のあと

log-since-nothing = 前回から動きはありません
log-whole-button = ゲーム全体
log-turn-film-alt = { $turn }の盤面を並べた動画です。
log-since-film-alt = 前回から今までの盤面を並べた動画です。

# 読む人についての1行目：失ったものと得たもの（ゲームの「message-about」）、誰の番か。
log-own = { $news }｜{ $now }
log-own-turns = 前回から{ $count }手番
log-own-move = **あなたの番**
log-own-move-since = **あなたの番**（{ $when }から）
log-own-wait = { $players }を待っています
log-own-away = コンピュータが代行中
log-own-over = ゲーム終了
log-own-closed = 結果なしで中止
log-try = 🧪 ここから試す
