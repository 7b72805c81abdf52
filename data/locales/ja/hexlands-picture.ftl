# 画像に書く言葉と、画像の説明文。

hexlands-picture-round = 第{ $round }ラウンド
hexlands-picture-progress = { $progress }（{ $last ->
    [0] { $limit }超で終了
   *[other] 終了{ $last }/{ $cards }
}）
hexlands-picture-ends = 終了{ $last }/{ $cards }
hexlands-picture-parent = 親
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
hexlands-picture-piles = アイテムの山
hexlands-picture-height = 高さ（▲2）
hexlands-picture-trees = 木
hexlands-picture-road = 道・橋
hexlands-picture-items = アイテムカード
hexlands-picture-effect-roadwork = 特殊タイル{ $amount }枚
hexlands-picture-effect-market-day = { $amount }コイン
hexlands-picture-effect-recruit = 城に兵士{ $amount }体
hexlands-picture-effect-clearing = 木か壁を除く
hexlands-picture-effect-dice-maker = ダイス{ $amount }個
hexlands-picture-effect-veterans = 強い兵士に{ $amount }体
hexlands-picture-effect-masons = タイル{ $amount }枚まで
hexlands-picture-effect-architect = 建設費{ $amount }分の1
hexlands-picture-effect-cannon = 戦闘で＋{ $amount }
hexlands-picture-effect-factory = 1マス{ $amount }コイン
hexlands-picture-effect-railway = 全員が{ $amount }歩
hexlands-picture-score = 得点：コイン＋領地1マスにつき{ $each }点＋建物と城の建設費の{ $part }分の1
hexlands-picture-orders = あなたの命令
hexlands-picture-forecast = このままなら：
hexlands-picture-changes = 第{ $round }ラウンドの変化
hexlands-picture-first-round = まだ解決はありません
hexlands-picture-nothing-changed = 変わったマスなし
hexlands-picture-event-earthquake = 高さ3以上のマスは、すべて高さ2になる
hexlands-picture-event-warming = 高さ1の建物が壊れる
hexlands-picture-event-eruption = 山の周りの建物・道・兵士を失い、高さは2まで
hexlands-picture-event-typhoon = 湖の周りの建物・道・兵士・高さ1のタイルを失う
hexlands-picture-event-flood = 湖の周りの道と兵士を失う
hexlands-picture-event-harvest = 全員がダイスの目の分のコインを得て、秋になる
hexlands-picture-event-forestation = 左隣の人の領地に木が生える
hexlands-picture-event-landslide = 山の周りの道と兵士を失う
hexlands-picture-event-trouble = 全員がダイスの目の分までコインを失う
hexlands-picture-event-famine = 全員のコインが半分になる
hexlands-picture-event-gamble = 最大の目の人が、賭けたダイスを得る
hexlands-picture-event-revolution = これから9～11番のアイテムの山も使える
hexlands-picture-alt-head = ヘックスランド、第{ $round }ラウンド、{ $season }、進度 { $progress }（{ $limit }を超えると終了{ $last ->
    [0] {""}
   *[other] 、イベント{ $cards }枚中{ $last }枚で超える
}）。選ぶ人：{ $players }（{ $stage }）。
hexlands-picture-alt-over = ヘックスランド、第{ $round }ラウンドで終了。勝者は{ $winners }です。
hexlands-picture-alt-player = { $player }：{ $score }点、コイン{ $coins }、領地{ $spaces }、城は{ $home }で高さ{ $castle }、兵士 { $camps }、ダイス{ $d6 }、手札{ $cards }枚、特殊タイル{ $tiles }枚。
hexlands-picture-alt-lands = { $player }の領地：{ $spaces }。
hexlands-picture-alt-gone = { $player }は脱落しました。
hexlands-picture-alt-battle = { $hex }の戦い、{ $sums }。
hexlands-picture-alt-event = イベント：{ $event }。
hexlands-picture-alt-hand = あなたの手札：{ $hand }。
