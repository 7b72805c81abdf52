# What `sainome replay` says around the events of a game.

cli-replay-title = { $game }：{ $players }
cli-replay-open = ゲームはまだ続いています。現在の順位：
cli-replay-secret = ゲームはまだ続いています。得点はゲームが終わるまで秘密です。
cli-replay-over = ゲーム終了。{ $reason }
cli-replay-score = { $rank }位 { $name }：{ $score }点（{ $parts }）
