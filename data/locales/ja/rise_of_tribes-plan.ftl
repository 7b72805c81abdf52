# パネルのボタンと選択肢：したいこと、その費用と得られるもの。できれば24文字まで。

rise-of-tribes-plan-use = { $die }{ $use ->
    [grow] 成長{ $amount }
    [move] 移動{ $amount }
    [gather] 収穫{ $amount }×{ $each }
   *[lead] 発展{ $amount }
}{ $light ->
    [0] {""}
   *[other] （闇の灯）
}{ $forced ->
    [0] {""}
   *[other] ：{ $where }
}
rise-of-tribes-plan-swap = { $die }発展{ $amount }、{ $card }を入れ替える
rise-of-tribes-plan-enough = { $why ->
    [drive] 誰も追い払わない
    [calendar] 振り直さない
    [consult] 教わらない
    [grow] ここまでにする（あと{ $left }個は増やさない）
    [move] { $left ->
        [0] ここまでにする
       *[other] ここまでにする（あと{ $left }歩は使わない）
    }
    [gather] ここまでにする（あと{ $left }か所は収穫しない）
   *[other] ここまでにする
}
rise-of-tribes-plan-draw = { $count }枚引く
rise-of-tribes-plan-cycle = { $card }を入れ替える
rise-of-tribes-plan-reroll = { $die }を振り直す
rise-of-tribes-plan-take = { $what }を取る
rise-of-tribes-plan-even = 均等に配る（{ $count }個）
rise-of-tribes-plan-give = { $seat }に{ $what }
rise-of-tribes-plan-grow = { $hex } ×{ $count }{ $fights ->
    [0] ｜{ $terrain }、今{ $here }個
   *[other] {" ⚔"}{ $own }対{ $rival }、{ $stays }個残る
}
rise-of-tribes-plan-move = { $origin } → { $to } ×{ $count }{ $fights ->
    [0] ｜{ $terrain }
   *[other] {" ⚔"}{ $own }対{ $rival }、{ $stays }個残る
}
rise-of-tribes-plan-again = { $origin } → { $to }、2歩目｜{ $terrain }
rise-of-tribes-plan-gather = { $hex }｜{ $what }
rise-of-tribes-plan-village = 🏠 { $hex }に村｜{ $food }/{ $wood }/{ $stone }
rise-of-tribes-plan-village-elder = 🏠 { $hex }に村と長老｜{ $food }/{ $wood }/{ $stone }
rise-of-tribes-plan-complete = { $card } +{ $points }{ $free ->
    [1] ｜費用なし
   *[other] ｜{ $food }/{ $wood }/{ $stone }
}
rise-of-tribes-plan-end = { $count ->
    [0] {""}
   *[other] { $cards } +{ $points }
}{ $wins ->
    [0] { $count ->
        [0] 手番を終える
       *[other] 、手番を終える
    }
   *[other] で勝利！
}
rise-of-tribes-plan-suggested = { $what }
rise-of-tribes-plan-all-to = { $count }個とも{ $hex }へ{ $fights ->
    [0] {""}
   *[other] {" ⚔"}{ $own }対{ $rival }、{ $stays }個残る
}
rise-of-tribes-plan-to-gather = 収穫{ $count }
rise-of-tribes-plan-to-grow = { $hexes }へ成長
rise-of-tribes-plan-to-move = { $hexes }へ移動
rise-of-tribes-plan-to-lead = 発展{ $count }
rise-of-tribes-plan-to-village = 🏠 { $hex }
rise-of-tribes-plan-to-complete = { $card }
rise-of-tribes-plan-to-cycle = { $card }を取り替え
rise-of-tribes-plan-to-buy = タイルを購入
rise-of-tribes-plan-to-sacrifice = 祭壇に捧げる
rise-of-tribes-plan-to-hunt = 狩る
rise-of-tribes-plan-to-tame = 飼いならす
rise-of-tribes-plan-to-fight = サーベルタイガーを追い払う
rise-of-tribes-plan-to-fight-at = ⚔{ $hex } { $own }対{ $rival }、{ $stays }個残る
rise-of-tribes-plan-to-rest = おまかせ
rise-of-tribes-plan-wins = { $what }：勝ち
rise-of-tribes-plan-win-gather = { $brief ->
    [0] { $what }を収穫
   *[other] 収穫
}
rise-of-tribes-plan-win-grow = { $brief ->
    [0] { $hexes }へ成長
   *[other] 成長
}
rise-of-tribes-plan-win-move = { $brief ->
    [0] { $hexes }へ移動
   *[other] 移動
}
rise-of-tribes-plan-win-lead = 発展
rise-of-tribes-plan-win-complete = { $count ->
    [1] { $cards }を達成
    [2] { $cards }を達成
   *[other] 目標{ $count }つを達成
}
rise-of-tribes-plan-win-hunt = マンモスを狩る
rise-of-tribes-plan-win-tame = マンモスを飼いならす
rise-of-tribes-plan-win-fight = サーベルタイガーを追い払う
rise-of-tribes-plan-win-sacrifice = 祭壇に捧げる
rise-of-tribes-plan-win-bid = { $count }個入札
rise-of-tribes-plan-win-battle = 紛争に勝つ
rise-of-tribes-plan-win-end = 手番を終える
rise-of-tribes-plan-win-village = 🏠 { $hexes }
rise-of-tribes-plan-then-gather = { $brief ->
    [0] { $what }を収穫
   *[other] 収穫
}
rise-of-tribes-plan-then-grow = { $brief ->
    [0] { $hexes }へ成長
   *[other] 成長
}
rise-of-tribes-plan-then-move = { $brief ->
    [0] { $hexes }へ移動
   *[other] 移動
}
rise-of-tribes-plan-then-lead = 発展
rise-of-tribes-plan-then-complete = { $count ->
    [1] { $cards }を達成
    [2] { $cards }を達成
   *[other] 目標{ $count }つを達成
}
rise-of-tribes-plan-then-hunt = マンモスを狩る
rise-of-tribes-plan-then-tame = マンモスを飼いならす
rise-of-tribes-plan-then-fight = サーベルタイガーを追い払う
rise-of-tribes-plan-then-sacrifice = 祭壇に捧げる
rise-of-tribes-plan-then-bid = { $count }個入札
rise-of-tribes-plan-then-battle = 紛争に勝つ
rise-of-tribes-plan-then-end = 手番を終える
rise-of-tribes-plan-then-village = 🏠 { $hexes }
