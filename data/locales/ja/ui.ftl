# Discord の画面：パネル、ボタン、返事。名前やゲームの文は変数として入ります。

## テーブル

ui-table-asked = 第{ $turn }手番 · { $player }：{ $prompt }
ui-table-waits = 第{ $turn }手番 · { $players }の選択を待っています。自分のパネルから選んでください。
ui-table-may-answer = { $players }は自分のパネルから返事ができます（ゲームは返事を待たずに進みます）。
ui-table-computer = 第{ $turn }手番 · { $players }が考えています。
ui-my-panel = 自分のパネル
ui-rules = ルール
ui-undo = 取り消す
ui-refresh = 更新する
ui-show-board = 盤面を見る
ui-again = 新しいゲーム
ui-more = { $what }…
ui-choose = 選んでください
ui-words-permission = -# 画像はありません：このチャンネルではファイルを添付する権限がありません。ゲームは文字だけで続きます。チャンネルの権限で「ファイルを添付」を許可すると、画像が表示されます。
ui-words-failed = -# 画像はありません：描画できませんでした。ゲームは文字だけで続きます。

## 自分のパネル

ui-nothing-now = { $players }さんを待っています。
ui-not-owed = 選んでも選ばなくてもかまいません。ゲームは{ $players }さんを待っています。
ui-watching = 観戦中です。{ $players }さんを待っています。
ui-undone = 取り消しました。
ui-play-rest = 行わなかった操作：{ $rest }
ui-preview = **{ $choice }**
ui-preview-if = -# 確定すると、こうなります：
ui-preview-final = 盤面はこのようになります。確定すると取り消せません。
ui-preview-last = ほかの人は全員選び終えています。確定すると全員の選択が決まり、取り消せなくなります。
ui-confirm = 確定する
ui-closed = このゲームは結果なしで終了しました。
## 終了

ui-end-title = ## { $game }：ゲーム終了
ui-end-winner = { $count ->
    [1] 🏆 **{ $winners }**さんの勝ちです。
   *[other] 🏆 **{ $winners }**さんが勝利を分け合います。
}
ui-score = { $rank }位 **{ $player }**さん：{ $score }（{ $parts }）
ui-score-plain = { $rank }位 **{ $player }**さん：{ $score }
ui-score-part = { $part }：{ $points }
ui-scores-secret = 得点はゲームが終わるまで秘密です。
ui-end-seed = -# ダイスのシード：`{ $seed }` · 約束どおりの SHA-256：`{ $hash }` · /verify ですべての出目を確かめられます。
    -# 次のゲームは /game new で始められます。
ui-end-closed = { $game }は結果なしで終了しました。
ui-film-alt = ゲーム全体を、盤面を順に並べて動画にしたものです。
ui-resign-sure = ゲームから抜ける
ui-resigned = ゲームから抜けました。

## コマンド

ui-board-coming = 新しいパネルを出します。
ui-log-title = **{ $game }** · これまでの経過（{ $pages }ページ中{ $page }ページ）
ui-log-row = `{ $row }` { $told }
ui-log-undone = `{ $row }` ~~{ $told }~~（取り消し）
ui-log-empty = まだ何も起きていません。
