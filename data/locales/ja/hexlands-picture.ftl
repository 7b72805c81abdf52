# 画像に書く言葉。

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
