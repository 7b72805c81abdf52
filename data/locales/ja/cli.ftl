# `sainome replay` が、ゲームの出来事の前後に書く文。

cli-replay-title = { $game }：{ $players }
cli-replay-open = ゲームはまだ続いています。現在の順位：
cli-replay-secret = ゲームはまだ続いています。得点はゲームが終わるまで秘密です。
cli-replay-over = ゲーム終了。{ $reason }
cli-replay-score = { $rank }位 { $name }：{ $score }点（{ $parts }）
