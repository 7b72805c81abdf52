# パネルのボタンと選択肢：したいこと、その費用と得られるもの。できれば24文字まで。

rise-of-tribes-plan-use = { $die }{ $use ->
    [grow] 成長{ $amount }{ $where ->
        [none] {""}
       *[other] {" "}{ $where }
    }
    [move] 移動{ $amount }
    [gather] 収穫{ $amount }×{ $each }
   *[lead] 発展{ $amount }
}{ $light ->
    [0] {""}
   *[other] （闇の灯）
}
rise-of-tribes-plan-swap = { $die }発展{ $amount }、先に入れ替え…
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
rise-of-tribes-plan-cycle = { $card }を入れ替え{ $count ->
    [0] る
   *[other] 、{ $count }枚引く
}
rise-of-tribes-plan-reroll = { $die }を振り直す
rise-of-tribes-plan-take = { $what }を取る
rise-of-tribes-plan-even = 均等に配る（{ $count }個）
rise-of-tribes-plan-give = { $seat }に{ $what }
rise-of-tribes-plan-place = { $hex }{ $rivals ->
    [0] { $land ->
            [lake] {" 湖"}
            [forest] {" 森"}
            [mountain] {" 山"}
            [jungle] ジャングル
            [oasis] {" オアシス"}
            [tar-pit] {" タール坑"}
       *[other] {""}
    }
   *[other] {" 相手"}{ $rivals }個
}
rise-of-tribes-plan-bid = 入札{ $count }個
rise-of-tribes-plan-target = { $hex }{ $fights ->
    [0] { $lost ->
        [none] { $rivals ->
            [0] { $invaders ->
                [0] {""}
               *[other] {" 侵略者"}
            }
           *[other] {" 相手"}{ $rivals }個
        }
       *[other] {""}
    }
   *[other] { $lost ->
        [none] {" ⚔"}{ $own }対{ $rival }
       *[other] {" ⚔"}
    }
}{ $lost ->
    [village] {" −🏠"}{ $origin }
    [mammoth] {" −🦣"}{ $origin }
   *[none] {""}
}
rise-of-tribes-plan-all = { $all ->
    [0] あと
   *[other] 全
}{ $count }個{ $fights ->
    [0] { $grow ->
        [0] { $hex }へ
       *[other] { $hex }に
    }
   *[other] {" ⚔"}{ $own }対{ $rival }
}
rise-of-tribes-plan-fewer = { $hex } −1個
rise-of-tribes-plan-from = { $origin }から{ $lost ->
    [village] {" −🏠"}
    [mammoth] {" −🦣"}
   *[none] {""}
}
rise-of-tribes-plan-again = { $origin } → { $to }、2歩目
rise-of-tribes-plan-gather = { $hex } { $what }{ $count }個
rise-of-tribes-plan-village = 🏠 { $hex } { $food }/{ $wood }/{ $stone }
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
rise-of-tribes-plan-turn = { $kind ->
    [spread] 拡大
    [fight] 戦う
   *[build] { $built ->
        [0] ためる
       *[other] 建設
    }
}：{ $what }
rise-of-tribes-plan-turn-grow = { $hexes }に計{ $count }個増やす
rise-of-tribes-plan-turn-move = { $hexes }へ{ $of ->
    [0] {""}
   *[other] { $of }個中
}{ $count }個移動
rise-of-tribes-plan-turn-idle = 移動はしない
rise-of-tribes-plan-turn-gather = { $what }を収穫
rise-of-tribes-plan-turn-fight = ⚔{ $where }
rise-of-tribes-plan-turn-against = { $hex } { $own }対{ $rival }
rise-of-tribes-plan-turn-lost = −🏠 { $hexes }
rise-of-tribes-plan-turn-village = 🏠 { $hex } { $price }
rise-of-tribes-plan-turn-elder = 長老を{ $hex }へ
rise-of-tribes-plan-turn-complete = { $card } { $price }
rise-of-tribes-plan-to-gather = 収穫{ $count }
rise-of-tribes-plan-to-grow = { $hexes }へ成長
rise-of-tribes-plan-to-move = { $hexes }へ移動
rise-of-tribes-plan-to-lead = 発展{ $count }
rise-of-tribes-plan-to-village = 🏠 { $hex }
rise-of-tribes-plan-to-complete = { $card }
rise-of-tribes-plan-to-cycle = { $card }を入れ替え
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
