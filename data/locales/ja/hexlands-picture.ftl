# 画像に書く言葉と、画像の説明文。

hexlands-picture-round = 第{ $round }ラウンド
hexlands-picture-progress = { $progress }／{ $limit }
hexlands-picture-ends = { $last ->
    [0] { $limit }超で終了
   *[other] { $cards }枚中{ $last }枚で終了
}
hexlands-picture-left = 離脱
hexlands-picture-bankrupt = 破産
hexlands-picture-stage-commit = 振るダイスを選択
hexlands-picture-stage-cards = アイテムカード
hexlands-picture-stage-promote = 精鋭化
hexlands-picture-stage-masons = 石工
hexlands-picture-stage-ride = 鉄道
hexlands-picture-stage-market = 買い物
hexlands-picture-stage-act = ダイスを使う
hexlands-picture-stage-march = 出兵
hexlands-picture-stage-close = トレードと命令
hexlands-picture-stage-deal = トレードの提案
hexlands-picture-stage-upkeep = 維持費の不足
hexlands-picture-stage-gamble = ギャンブル
hexlands-picture-stage-roll = このあとの処理
hexlands-picture-stage-over = 終了
hexlands-picture-market = 市場
hexlands-picture-hand = あなたの手札
hexlands-picture-no-cards = アイテムカードはありません。
hexlands-picture-committed = 選んだダイス { $count }個
hexlands-picture-alt-head = ヘックスランド、第{ $round }ラウンド、{ $season }、進度 { $progress }（{ $limit }を超えると終了{ $last ->
    [0] {""}
   *[other] 、イベント{ $cards }枚中{ $last }枚で超える
}）。選ぶ人：{ $players }（{ $stage }）。
hexlands-picture-alt-over = ヘックスランド、第{ $round }ラウンドで終了。勝者は{ $winners }です。
hexlands-picture-alt-player = { $player }：{ $score }点、コイン{ $coins }、領地{ $spaces }、城は{ $home }で高さ{ $castle }、兵士 { $camps }、ダイス{ $d6 }、手札{ $cards }枚、特殊タイル{ $tiles }枚。
hexlands-picture-alt-lands = { $player }の領地：{ $spaces }。
hexlands-picture-alt-gone = { $player }は脱落しました。
hexlands-picture-alt-battle = { $hex }の戦闘、{ $sums }。
hexlands-picture-alt-event = イベント：{ $event }。
hexlands-picture-alt-hand = あなたの手札：{ $hand }。
