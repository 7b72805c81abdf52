# ヘックスランド（日本語）：ゲームと、その中のもの。ルールと裁定の番号は docs/rules/hexlands.md のものです。

hexlands-title = ヘックスランド
hexlands-tagline = 城と秘密の命令
hexlands-description = 六角形の領地を広げ、積み上げます。ダイスで出兵・発展・作業を行い、手番の最後に出した命令を、解決フェイズで実行します。2～6人、7～15ラウンドほど。

## もの

hexlands-item-roadwork = 道づくり（{ $number }）
hexlands-item-market-day = 市の日（{ $number }）
hexlands-item-recruit = 募兵（{ $number }）
hexlands-item-clearing = 整地（{ $number }）
hexlands-item-dice-maker = ダイス職人（{ $number }）
hexlands-item-veterans = 精鋭化（{ $number }）
hexlands-item-masons = 石工（{ $number }）
hexlands-item-architect = 建築家（{ $number }）
hexlands-item-cannon = 大砲（{ $number }）
hexlands-item-factory = 工場（{ $number }）
hexlands-item-railway = 鉄道（{ $number }）
hexlands-short-roadwork = 道づくり
hexlands-short-market-day = 市の日
hexlands-short-recruit = 募兵
hexlands-short-clearing = 整地
hexlands-short-dice-maker = ダイス
hexlands-short-veterans = 精鋭化
hexlands-short-masons = 石工
hexlands-short-architect = 建築家
hexlands-short-cannon = 大砲
hexlands-short-factory = 工場
hexlands-short-railway = 鉄道
hexlands-use-roadwork = 道づくり使用
hexlands-use-market-day = 市の日 +{ $amount }💰
hexlands-use-recruit = 募兵 +{ $amount }体
hexlands-use-clearing = 整地使用
hexlands-use-dice-maker = ダイス +{ $amount }個
hexlands-use-veterans = 精鋭化を使う
hexlands-use-masons = 石工を使う
hexlands-use-architect = 建築家を使う
hexlands-use-cannon = 大砲を使う
hexlands-use-factory = 工場を使う
hexlands-use-railway = 鉄道を使う
hexlands-effect-roadwork = 特殊タイルを{ $amount }枚引く
hexlands-effect-market-day = { $amount }コインを得る
hexlands-effect-recruit = 城に兵士{ $amount }体を加える
hexlands-effect-clearing = 木か相手の壁を取り除く
hexlands-effect-dice-maker = 6面ダイスを{ $amount }個得る
hexlands-effect-veterans = 兵士{ $amount }体までが強い兵士になる
hexlands-effect-masons = 兵士なしでタイルを{ $amount }枚まで置く
hexlands-effect-architect = このラウンドの建設費が{ $amount }分の1
hexlands-effect-cannon = 戦闘1回で兵力＋{ $amount }
hexlands-effect-factory = 領地1マスにつき{ $amount }コイン
hexlands-effect-railway = 兵士全員が{ $amount }歩まで動ける
hexlands-tile-normal = 領地タイル
hexlands-tile-skull = ドクロ
hexlands-tile-lake = 湖
hexlands-tile-mountain = 山
hexlands-building-castle = 城
hexlands-building-spot = 観光地
hexlands-building-garrison = 駐屯地
hexlands-building-wall = 壁
hexlands-building-fort = 砦
hexlands-building-mine = 鉱山
hexlands-unit-soldier = 兵士
hexlands-unit-strong = 強い兵士
hexlands-work-none = 何もしない
hexlands-work-tile = タイルを置く
hexlands-work-skull = ドクロを置く
hexlands-work-lake = 湖を置く
hexlands-work-mountain = 山を置く
hexlands-work-garrison = 駐屯地を建てる
hexlands-work-spot = 観光地を建てる
hexlands-work-wall = 壁を建てる
hexlands-work-fort = 砦を建てる
hexlands-work-mine = 鉱山を建てる
hexlands-work-fell = 木を切る
hexlands-work-castle = 城を高くする
hexlands-season-spring = 春
hexlands-season-summer = 夏
hexlands-season-autumn = 秋
hexlands-season-winter = 冬
hexlands-amount-nothing = なし
hexlands-amount-coins = { $count }コイン
hexlands-amount-dice = 6面ダイス{ $count }個
hexlands-amount-cards = アイテムカード{ $count }枚
hexlands-amount-tiles = 特殊タイル{ $count }枚
hexlands-amount-skull = ドクロ{ $count }枚
hexlands-amount-lake = 湖{ $count }枚
hexlands-amount-mountain = 山{ $count }枚
hexlands-card-earthquake = 地震
hexlands-card-warming = 温暖化
hexlands-card-eruption = 噴火
hexlands-card-typhoon = 台風
hexlands-card-flood = 洪水
hexlands-card-harvest = 豊作
hexlands-card-forestation = 森林化
hexlands-card-landslide = 土砂崩れ
hexlands-card-trouble = 財政難
hexlands-card-famine = 飢饉
hexlands-card-gamble = ギャンブル
hexlands-card-revolution = 産業革命
hexlands-card-effect-earthquake = 高さ3以上のマスは、すべて高さ2になります。
hexlands-card-effect-warming = 高さ1の建物が壊れます。城は無事です。
hexlands-card-effect-eruption = 山の周りでは建物・道・兵士が失われ、2を超える高さは2になります。城は無事です。
hexlands-card-effect-typhoon = 湖の周りでは建物・道・兵士が失われ、高さ1のマスは公地になります。城は無事です。
hexlands-card-effect-flood = 湖の周りの道と兵士が失われます。
hexlands-card-effect-harvest = 全員が6面ダイスを振り、出目の分のコインを得ます。秋でなければ、次の秋まで進みます。
hexlands-card-effect-forestation = 全員が3面ダイスを振り、出目の数の木が左隣の人の領地に生えます。
hexlands-card-effect-landslide = 山の周りの道と兵士が失われます。
hexlands-card-effect-trouble = 全員が6面ダイスを振り、出目の分のコインを失います。
hexlands-card-effect-famine = 全員のコインが半分になります。
hexlands-card-effect-gamble = 6面ダイスを賭けられます。いちばん大きな目の人が全部もらえますが、中立ダイスのほうが大きければ没収です。
hexlands-card-effect-revolution = これから、9～11番のアイテムの山も使えます。

## 文の一部

hexlands-stand = { $hex }に{ $count }体{ $strong ->
    [0] {""}
   *[other] （うち強い兵士{ $strong }体）
}{ $halted ->
    [0] {""}
   *[other] （停止中）
}
hexlands-side = { $player } { $strength }（高さ{ $height }{ $walls ->
    [0] {""}
   *[other] ＋壁{ $walls }
}{ $forts ->
    [0] {""}
   *[other] ＋砦{ $forts }
}{ $soldiers ->
    [0] {""}
   *[other] ＋{ $strong ->
        [0] 兵士{ $count }体
       *[other] { $count ->
            [1] 強い兵士{ $soldiers }
           *[other] 兵士{ $count }体で{ $soldiers }、うち強い兵士{ $strong }体
        }
    }
}{ $cannon ->
    [0] {""}
   *[other] ＋大砲{ $cannon }
}）
hexlands-order-line = { $castle ->
    [0] { $hex }：{ $work }{ $why ->
        [none] {""}
       *[other] （{ hexlands-prevented }）
    }
   *[other] { $why ->
        [none] { $hex }：{ $work }
       *[other] { $hex }：城は高くできない（{ hexlands-prevented }）
    }
} → { $home ->
    [0] { $back }へ
   *[other] 城へ戻る
}
hexlands-because = { $why ->
    [battle] （戦闘）
    [skull] （ドクロ）
    [cut-off] （城とつながらなくなったため）
    [upkeep] （維持費が払えないため）
    [supply] （代わりに置くタイルがないため）
    [left] （持ち主が離脱したため）
    [bankrupt] （持ち主が破産したため）
   *[other] {""}
}
hexlands-prevented = { $why ->
    [bridge] そこは橋です
    [built-already] すでに建物があります
    [built-on] そこには建物があります
    [castle-low] 城の高さが{ $level }です
    [castle-near] 城の隣です
    [cut-off] 城とつながっていません
    [home-space] 初期マスです
    [laid-already] このラウンドにはもう変化があったマスです
    [left-home] 城に残っていた兵士がいません
    [neighbours-low] 隣が低すぎます：{ $spaces }
    [no-lake-near] 隣に湖がありません
    [no-mountain] 隣に山がありません
    [no-road-near] 城も、城からつながった道も隣にありません
    [no-shore] つながった2つの湖が隣にありません
    [no-such-tile] そのタイルがもうありません
    [no-tiles] タイルを使い切りました
    [not-inside] 公地か相手の領地に接しています
    [not-public] 公地ではありません
    [not-yours] 自分の領地でも、それに隣接した公地でもありません
    [rivals-here] 相手の兵士もいます
    [road] 道があります
    [price] { $need }コイン必要です
    [too-dear] コインが足りません
    [too-high] そこでは高すぎます
    [trees] 木が生えています
   *[other] もうできなくなりました
}
hexlands-price = { $price ->
    [0] {""}
   *[other] ｜{ $price }コイン
}
hexlands-join-then = ｜
hexlands-join-space = ・
hexlands-join-against = 対
hexlands-join-dot = ・
hexlands-join-comma = 、
hexlands-join-with = 、
hexlands-join-shares = ／
hexlands-join-versus = 対
hexlands-join-names = ・
hexlands-join-ways = 、
hexlands-share = { $player } { $pieces }
hexlands-piece = { $what ->
    [placed] { $hex }（{ $count ->
        [0] { $thing }
       *[other] 高さ{ $count }
    }）
    [felled] { $hex }（残り{ $count }本）
    [grown] { $hex }の{ $thing }（高さ{ $count }、−{ $price }コイン）
    [built] { $hex }の{ $thing }（高さ{ $count }、−{ $price }コイン）
    [returned] { $hex }へ{ $count }体
    [toll] { $rival }へ{ $count }
    [razed] { $hex }の{ $thing }
    [lowered] { $hex }（高さ{ $count }）
    [died] { $hex }で{ $count }体
    [planted] { $count ->
        [0] なし
        [1] { $hex }
       *[other] { $hex }（{ $count }本）
    }
    [harvested] { $count }
    [starved] { $count }
    [confiscated] { $count }
   *[space-lost] { $hex }
}
hexlands-summary = { $count ->
    [0] ダイスなし
   *[other] 🎲 { $rolled }
}｜{ $coins }コイン、維持費{ $upkeep }

## メッセージで呼ぶ理由

hexlands-call-dice = { $count ->
    [0] ダイスなし
   *[other] 🎲 { $dice }
}
hexlands-call-commit = 6面ダイス0～{ $have }個を振る
hexlands-call-gamble = 6面ダイス0～{ $have }個を賭ける
hexlands-call-upkeep = { $missing }コイン不足

## ゲームの終わり

hexlands-reason-progress = 進度{ $progress }が{ $limit }を超えました。{ $decided ->
    [land] 同じ{ $points }点で、領地の広い（{ $spaces }マス）{ $winners }の勝利です。
    [coins] 得点（{ $points }点）も領地（{ $spaces }マス）も同じで、コインの多い（{ $coins }コイン）{ $winners }の勝利です。
    [shared] { $winners }が同じ{ $points }点で勝利を分かち合います。
   *[points] { $points }点で{ $winners }の勝利です。
}
hexlands-reason-last-left = 最後の1人になった{ $winners }の勝利です（{ $points }点）。
hexlands-reason-nobody-left = 全員が離脱し、勝者はいません。
hexlands-story-contested = いちばんの激戦地は{ $place }で、戦闘は{ $count }回でした。

## 得点の内訳

hexlands-score-coins = コイン
hexlands-score-land = 領地
hexlands-score-buildings = 建物

## ヒントの理由

hexlands-hint-dice = 6面ダイスが約{ $by }個多い
hexlands-hint-items = アイテムカードが約{ $by }枚多い
hexlands-hint-income = 毎ラウンドの収入が約{ $by }コイン多い
hexlands-hint-soldiers = 兵士が約{ $by }体多い
hexlands-hint-cut-off = 切り離されるマスが約{ $by }少ない

## ルールの修正

hexlands-upgrade-2 = ギャンブルでは、中立ダイスが全員の目より大きいときだけ没収になります。もう賭けた人も選び直します。石工で置けるタイルは、2枚から3枚になります。
hexlands-upgrade-3 = ダイス職人の値段が、どの束にあっても、7コインから5コインになります。6面ダイスがゲームの終わりまで足りるようにするためです（裁定A96）。ほかは何も変わりません。
hexlands-upgrade-4 = おすすめ、プレビュー、お試し盤面は、公開されたことに合う手札と隠れたタイルだけを推測するようになります（裁定A81）。このゲームでは、ここから先に適用します。ほかは何も変わりません。

## オプション

hexlands-option-length = 長さ
hexlands-option-length-auto = 人数による（5人からは短め）
hexlands-option-length-standard = 標準：進度が人数×40を超えるまで（2人で5～10、4人で12～17、6人で22～29ラウンド）
hexlands-option-length-short = 短め：進度が人数×25を超えるまで（2人で3～7、4人で6～11、6人で11～16ラウンド。独自の補完）
hexlands-option-land-feeds-dice = 領地の恵み：春ごとに6面ダイス+1個（独自の補完）
hexlands-option-piling = 積み放題：1ラウンドに同じマスへ何個でも置ける

## 選択肢のまとまり

hexlands-kind-commit = ダイスを選ぶ
hexlands-kind-wager = ダイスを賭ける
hexlands-kind-play = カードを使う
hexlands-kind-clear = 整地
hexlands-kind-promote = 兵士を強くする
hexlands-kind-lay = タイルを置く
hexlands-kind-move = 兵士の出兵
hexlands-kind-stop = ここまで
hexlands-kind-next = 次へ
hexlands-kind-buy = カードを買う
hexlands-kind-sell = カードを売る
hexlands-kind-draw = 特殊タイル
hexlands-kind-turn = タイルを裏返す
hexlands-kind-road = 道を置く
hexlands-kind-join = 協力（足し合わせる）
hexlands-kind-dispatch = 出兵
hexlands-kind-develop = 発展
hexlands-kind-work = 作業
hexlands-kind-work-all = 全部で作業
hexlands-kind-deal = トレード
hexlands-kind-give-coins = コインを渡す
hexlands-kind-give-die = ダイスを渡す
hexlands-kind-give-card = カードを渡す
hexlands-kind-give-tile = 特殊タイルを渡す
hexlands-kind-ask-coins = コインをもらう
hexlands-kind-ask-die = ダイスをもらう
hexlands-kind-ask-card = カードをもらう
hexlands-kind-ask-tile = 特殊タイルをもらう
hexlands-kind-propose = 提案する
hexlands-kind-drop = やめる
hexlands-kind-withdraw = 取り下げる
hexlands-kind-accept = 受ける
hexlands-kind-decline = 断る
hexlands-kind-order = 命令を変える
hexlands-kind-back = 戻る先を変える
hexlands-kind-defend = 兵士のいない領地
hexlands-kind-aim = 大砲を使う
hexlands-kind-relieve = 強い兵士を兵士に戻す
hexlands-kind-done = 手番を終える
hexlands-kind-raze = 壊す
hexlands-kind-dismiss = 解雇する
hexlands-kind-demote = 兵士に戻す

## 項目ごとの問い

hexlands-field-clear-hex = どのマスですか？
hexlands-value-clear-hex = { $value }
hexlands-field-promote-hex = どのマスの兵士ですか？
hexlands-value-promote-hex = { $value }
hexlands-field-lay-hex = どのマスに置きますか？
hexlands-value-lay-hex = { $value }に
hexlands-field-move-origin = どこから動かしますか？
hexlands-value-move-origin = { $value }から
hexlands-field-move-to = どこへ動かしますか？
hexlands-value-move-to = { $value }へ
hexlands-field-move-unit = どちらの兵士ですか？
hexlands-value-move-unit = { $value ->
    [strong] 強い兵士
   *[soldier] 兵士
}
hexlands-field-buy-seat = 誰の束から買いますか？
hexlands-field-sell-number = どのカードですか？
hexlands-field-turn-tile = どのタイルですか？
hexlands-field-road-hex = どのマスに置きますか？
hexlands-value-road-hex = { $value }に
hexlands-field-join-die = どのダイスを足しますか？
hexlands-value-join-die = { $value }と…
hexlands-field-join-other = もう1個はどれですか？
hexlands-value-join-other = { $value }を
hexlands-field-deal-seat = 誰に持ちかけますか？
hexlands-field-give-card-number = どのカードですか？
hexlands-field-ask-card-number = どのカードですか？
hexlands-field-order-hex = どのマスの命令ですか？
hexlands-value-order-hex = { $value }で
hexlands-field-order-work = 何をしますか？
hexlands-value-order-work = { $value ->
    [none] 何もしない
    [tile] タイル
    [skull] ドクロ
    [lake] 湖
    [mountain] 山
    [garrison] 駐屯地
    [spot] 観光地
    [wall] 壁
    [fort] 砦
   *[mine] 鉱山
}
hexlands-field-back-hex = どのマスの兵士ですか？
hexlands-value-back-hex = { $value }から
hexlands-field-back-to = どこへ戻りますか？
hexlands-value-back-to = { $value }へ
hexlands-field-aim-hex = どのマスの戦闘で使いますか？
hexlands-value-aim-hex = { $value }で
hexlands-field-raze-hex = どのマスですか？
hexlands-value-raze-hex = { $value }で
hexlands-field-dismiss-hex = どのマスですか？
hexlands-value-dismiss-hex = { $value }で
hexlands-field-dismiss-unit = どちらの兵士ですか？
hexlands-value-dismiss-unit = { $value ->
    [strong] 強い兵士
   *[soldier] 兵士
}
hexlands-field-demote-hex = どのマスですか？
hexlands-value-demote-hex = { $value }で

## 決めた返事

hexlands-answer-trade = トレードの提案には毎回自分で答える
hexlands-answer-trade-never = トレードの提案はすべて断る
hexlands-answer-trade-1 = コインをもらえない提案は断り、ほかは自分で答える
hexlands-answer-trade-2 = もらえるのが2コイン未満の提案は断り、ほかは自分で答える
hexlands-answer-trade-3 = もらえるのが3コイン未満の提案は断り、ほかは自分で答える
hexlands-answer-trade-5 = もらえるのが5コイン未満の提案は断り、ほかは自分で答える

# 予約が比べるもの：予約のときと今（about：マス、99：相手なし）。
hexlands-compared-forces = { $about }の兵力差 { $then ->
    [99] 相手なし
   *[other] { $then }
}→今{ $now ->
    [99] 相手なし
   *[other] { $now }
}
hexlands-compared-soldiers = 失う兵士 { $then }→今{ $now }
hexlands-compared-land = 領地 { $then }→今{ $now }
