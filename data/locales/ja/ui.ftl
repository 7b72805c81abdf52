# Discord の画面：パネル、ボタン、返事。名前やゲームの文は変数として入ります。

## テーブル

ui-rules = ルール
ui-again = 新しいゲーム

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
