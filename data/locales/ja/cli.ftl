# `sainome replay` が、ゲームの出来事の前後に書く文。

cli-replay-title = { $game }：{ $players }
cli-replay-corrected = ここから訂正後のルール（第{ $was }版 → 第{ $now }版）です。前の行動は再現していません。
cli-replay-earlier = 第{ $was }版のルールで行われたゲームです。現在のルールは第{ $now }版のため、行動は再現していません。
cli-replay-imported = ここまでは卓 { $table } の記録から引き継いだ経過です。ここからダイスは新しいものです。
cli-replay-open = ゲームはまだ続いています。現在の順位：
cli-replay-secret = ゲームはまだ続いています。得点はゲームが終わるまで秘密です。
cli-replay-over = ゲーム終了。{ $reason }
cli-replay-score = { $rank }位 { $name }：{ $score }点（{ $parts }）
