# 「ヘックスランド」の画像に書く言葉と、画像の説明文。

hexlands-picture-round = 第{ $round }ラウンド
hexlands-picture-parent = 親
hexlands-picture-left = 退席
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
hexlands-picture-stage-deal = 取引の提案
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
hexlands-picture-score = 得点：コイン＋領地1マスにつき{ $each }点＋建物と城の段の値段の{ $part }分の1
hexlands-picture-orders = あなたの命令
hexlands-picture-forecast = ほかに何も変わらなければ：
hexlands-picture-changes = 第{ $round }ラウンド　前 → 今
hexlands-picture-first-round = まだ解決はありません
hexlands-picture-nothing-changed = 変わったマスはありません。

hexlands-picture-event-earthquake = 高さ3以上の土地は、すべて高さ2になります。
hexlands-picture-event-warming = 高さ1の建物は壊れます。
hexlands-picture-event-eruption = 山のまわりの建物・道・兵士と、高さ3以上の部分が失われます。
hexlands-picture-event-typhoon = 湖のまわりの建物・道・兵士と、高さ1の土地が失われます。
hexlands-picture-event-flood = 湖のまわりの道と兵士が失われます。
hexlands-picture-event-harvest = 全員がダイス1個分のコインをもらい、秋になります。
hexlands-picture-event-forestation = 左どなりの人の土地に木が生えます。
hexlands-picture-event-landslide = 山のまわりの道と兵士が失われます。
hexlands-picture-event-trouble = 全員がダイス1個分までのコインを失います。
hexlands-picture-event-famine = 全員のコインが半分になります。
hexlands-picture-event-gamble = いちばん大きな目の人が、賭けたダイスをもらいます。
hexlands-picture-event-revolution = これからは9～11番のアイテムの山も使えます。

hexlands-picture-alt-head = ヘックスランド、第{ $round }ラウンド、{ $season }、進度 { $progress }／{ $limit }。選ぶ人：{ $players }（{ $stage }）。
hexlands-picture-alt-over = ヘックスランド、第{ $round }ラウンドで終了。勝者は{ $winners }です。
hexlands-picture-alt-player = { $player }：{ $score }点、コイン{ $coins }、領地{ $spaces }、城は{ $home }で高さ{ $castle }、兵士 { $camps }、ダイス{ $d6 }、手札{ $cards }枚、特殊タイル{ $tiles }枚。
hexlands-picture-alt-lands = { $player }の領地：{ $spaces }。
hexlands-picture-alt-gone = { $player }は脱落しました。
hexlands-picture-alt-battle = { $hex }の戦い、{ $sums }。
hexlands-picture-alt-event = イベント：{ $event }。
hexlands-picture-alt-hand = あなたの手札：{ $hand }。
