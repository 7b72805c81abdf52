# 画像を見られない人のための、言葉の盤面：1行に1つ、マスの名前が先。

hexlands-words-title = { $page ->
    [now] 今の状況
    [soldiers] 自分の兵士
    [mine] 自分の領地
    [cards] 手札と市場
    [market] 市場
    [rivals] 相手
    [players] プレイヤー
    [more] プレイヤーの続き
    [free] 公地と地形
   *[last] 前のラウンド
}
# 画像の説明文では、行が文になる。
hexlands-words-sentence = { $line }。
hexlands-words-line = { $what }：{ $things }

## 今の状況

hexlands-words-over = { $count ->
    [0] 第{ $round }ラウンドで終了、勝者なし
   *[other] 第{ $round }ラウンドで終了、勝者は{ $winners }
}
hexlands-words-round = 第{ $round }ラウンド、{ $season }、進度 { $progress }（{ $limit }を超えると終了{ $last ->
    [0] {""}
   *[other] 、イベント{ $cards }枚中{ $last }枚で超える
}）
hexlands-words-asked = 選ぶ人：{ $players }（{ $stage }）
hexlands-words-committed = { $count ->
    [0] 選んだ6面ダイス：なし
   *[other] 選んだ6面ダイス：{ $count }個
}
hexlands-words-left = { $what ->
    [march] この出兵の残り：{ $count }歩
    [promote] 強くする兵士の残り：{ $count }体
    [masons] 置くタイルの残り：{ $count }枚
   *[other] 残り：{ $count }
}
hexlands-words-so-far = この手番でしたこと：{ $things }
hexlands-words-bought = カードを購入
hexlands-words-drawn = 特殊タイルを購入
hexlands-words-sold = カードを{ $count }枚売却
hexlands-words-offers = 提案{ $most }回のうち{ $count }回
hexlands-words-offer = { $what ->
    [secret] { $player }から{ $rival }への提案：内容は2人だけの秘密
    [draft] 準備中の提案、{ $player }から{ $rival }へ：渡すものは{ $gives }、求めるものは{ $asks }
   *[open] { $player }から{ $rival }への提案：渡すものは{ $gives }、求めるものは{ $asks }
}
hexlands-words-totals = 得点：{ $points }
hexlands-words-battle = { $hex }の戦闘：{ $sides }
hexlands-words-sum = { $player } { $strength }
hexlands-words-order-of-turns = 手番順：{ $players }
hexlands-words-active = { $player }（今）
hexlands-words-events = これから起こりうるイベント（増える進度）：{ $events }
hexlands-words-event-card = { $event } +{ $progress }
hexlands-words-strikes = 次は{ $event }、被害は{ $hexes }
hexlands-words-spring = 進度{ $progress }で春：城につながる領地がある人に6面ダイス{ $dice }個
hexlands-words-laid = このラウンドはもうタイル・道・建物を置けないマス：{ $hexes }

## プレイヤー

hexlands-words-gone = { $player }：{ $why ->
    [bankrupt] 破産
   *[left] 離脱
}
hexlands-words-points = { $points }点
hexlands-words-purse = 収入{ $income }{ $tolls ->
    [0] {""}
   *[other] 、観光地への支払い{ $tolls }
}、維持費{ $upkeep }{ $missing ->
    [0] {""}
   *[other] （{ $missing }コイン不足）
}
hexlands-words-due = 今すぐ払う維持費{ $coins }コイン
hexlands-words-dice = 使えるダイスは{ $dice }
hexlands-words-known = 公開された手札は{ $cards }
hexlands-words-specials = 特殊タイル{ $count }枚（手札かドクロ）
hexlands-words-supply = 領地タイル{ $tiles }枚、道{ $roads }枚
hexlands-words-architect = このラウンドの建設費は半分
hexlands-words-cannon-used = このラウンドに大砲を使用
hexlands-words-hand = { $player }の手札と特殊タイル：{ $hand }

## マス

hexlands-words-terrain = { $terrain ->
    [public] 公地
    [lake] 湖
   *[mountain] 山
}
hexlands-words-height = 高さ{ $height }
hexlands-words-cut-off = 城とつながっていない
hexlands-words-defence = 守りの兵力{ $strength }
hexlands-words-road = { $whose ->
    [own] {""}
    [yours] { $player }の
   *[other] { $player }の
}{ $bridge ->
    [0] 道
   *[other] 橋
}
hexlands-words-trees = 木{ $count }本
hexlands-words-soldiers = { $whose ->
    [own] {""}
    [yours] { $player }の
   *[other] { $player }の
}兵士{ $count }体{ $noted ->
    [0] {""}
   *[other] （{ $notes }）
}
hexlands-words-soldiers-are = { $what ->
    [strong] 強い兵士
    [halted] 停止中
    [rode] 鉄道で移動済み
   *[moved] 移動済み
}{ $every ->
    [0] { $count }体
   *[other] {""}
}
hexlands-words-skull = { $levels }段目にドクロ
hexlands-words-plain = 高さ{ $height }：{ $hexes }
hexlands-words-lands = 高さは、書いていなければ1。{ $land }
hexlands-words-land = { $player }：{ $spaces }
hexlands-words-brief = { $hex }（{ $things }）
hexlands-words-bare = { $kind ->
    [lake] 湖：{ $hexes }
    [mountain] 山：{ $hexes }
    [public] 公地：{ $hexes }
   *[other] そのほかの公地：{ $hexes }
}
hexlands-words-takable = 兵士がいれば領地にできる公地：{ $hexes }
hexlands-words-map = マップ：A～Iの段には、順に5・6・7・8・9・8・7・6・5マス。マスは、同じ段の前後のマスと、E段に近い隣の段にある同じ番号・1つ大きい番号のマスに接する。例：B2はC2とC3に、H2はG2とG3に接する

## 自分の兵士と領地

hexlands-words-no-soldiers = 兵士：なし
hexlands-words-land-of = { $player }の領地
hexlands-words-order = { $hex }の命令：{ $why ->
    [none] { $work }
   *[other] { $work }（{ hexlands-prevented }）
}、そのあと{ $home ->
    [0] { $back }へ
   *[other] 城へ戻る
}
hexlands-words-march = { $hex }から{ $what ->
    [battle] 戦闘へ（自分の兵力、相手の兵力の順）
    [land] 新しい領地へ
    [level] 高くできる自分の領地へ
    [tree] 木を切りに
   *[none] ほかのマスへ
}：{ $ways }
hexlands-words-way = { $steps }歩で{ $hexes }
hexlands-words-fight = { $hex }（{ $mine }対{ $theirs }）
hexlands-words-far = 出兵の行き先は{ $steps }歩まで
hexlands-words-open = 高さ{ $height }から攻められる相手の領地：{ $hexes }
hexlands-words-shut = 隣にあるが入れない相手の領地：{ $hexes }
hexlands-words-beside = { $hex }（高さ{ $height }）
hexlands-words-border = { $player }の{ $hexes }に接する
hexlands-words-own = { $what ->
    [public] 公地の隣
    [lake] 湖の隣
    [mountain] 山の隣
    [rise] タイルを置けるマス
   *[road] 道か橋を置けるマス
}：{ $hexes }
hexlands-words-growth = { $hex }は{ $price }コインで高くできる
hexlands-words-site = { $building }を建てられるマス：{ $sites }
hexlands-words-cost = { $price }コインで{ $hexes }

## カード

hexlands-words-pile = 市場の束{ $number }、{ $player }：{ $item }、{ $price }コイン{ $more ->
    [0] {""}
   *[other] （ほかの人は+1）
}{ $under ->
    [0] {""}
   *[other] 、その下に{ $below }
}
hexlands-words-times = { $item }{ $count }枚
hexlands-words-no-piles = 市場：売られているカードはなし
hexlands-words-bag = 袋の特殊タイル：残り{ $count }枚、1枚{ $price }コイン
hexlands-words-draws = カードの山：かっこの番号の出目で引ける
hexlands-words-stock = { $item }：{ $closed ->
    [0] {""}
   *[other] まだ引けない、
}残り{ $left }枚、買値{ $buy }、売値{ $sell }、{ $effect }

## 前のラウンド

hexlands-words-no-round = 解決したラウンド：まだなし
hexlands-words-resolved = 第{ $round }ラウンドの結果
hexlands-words-fought = { $battle }{ $skull ->
    [0] {""}
   *[other] 、ドクロで全滅
}、{ $won ->
    [0] 勝者なし
   *[other] 勝者は{ $winner }
}{ $loot ->
    [0] {""}
   *[other] 、城から{ $loot }コインを奪う
}
hexlands-words-placed = タイルや建物を置いたか、木を切ったマス：{ $hexes }
hexlands-words-event = イベント：{ $event }
hexlands-words-came = イベント：{ $event }。{ $effect }
hexlands-words-struck = イベントの被害：{ $hexes }
hexlands-words-progress = 進度は{ $before }から{ $after }へ
hexlands-words-amount = { $what ->
    [castle] 城{ $count }
    [mines] 鉱山{ $count }
    [spots] 観光地{ $count }
    [tolls] 観光地への支払い{ $count }
    [soldiers] 兵士の維持費{ $count }
    [forts] 砦の維持費{ $count }
   *[left] 残り{ $count }コイン
}
hexlands-words-past = 済んだイベント（残りがなくなると、また混ぜる）：{ $events }
