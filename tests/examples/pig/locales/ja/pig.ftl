# ピッグの日本語。ルールと裁定の番号は tests/examples/pig/rules.md のもの。

pig-title = ピッグ
pig-description = 好きなだけ振れますが、1が出るとポットを失います。2～6人。

pig-action-roll = { $pot ->
    [0] ダイスを振る
   *[other] もう一度振る（ポット{ $pot }）
}
pig-action-hold = やめて{ $pot }点を得る
pig-kind-roll = 振る
pig-kind-hold = やめる

pig-prompt-turn = 得点は{ $target }点中{ $score }点、ポットは{ $pot }点です。振りますか、やめますか？
pig-prompt-wait = 今は選ぶことがありません。

pig-event-rolled = { $seat }は{ $face }を出し{ $pot ->
    [0] て、ポットを失いました。
   *[other] ました。ポットは{ $pot }点です。
}
pig-event-held = { $seat }は{ $pot }点を加え、{ $score }点になりました。
pig-event-left = { $seat }がゲームから抜けました。

pig-reason-target = { $winners }が最初に目標に届きました。
pig-reason-last-left = 残ったのは1人だけです。
pig-score-banked = 得点

pig-option-target = 勝つための点
pig-option-target-25 = 25点
pig-option-target-50 = 50点
pig-option-target-100 = 100点
pig-policy-cautious = 慎重：20点でやめます

pig-picture-pot = ポット{ $pot }
pig-picture-words = 盤面
pig-picture-alt-turn = { $turn }ターン目、{ $player }：ポット{ $pot }点。
pig-picture-alt-over = { $turn }ターンで終了しました。
pig-picture-alt-score = { $player }は{ $score }点。
pig-picture-alt-left = { $player }は{ $score }点で抜けました。
