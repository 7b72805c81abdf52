# 手順：したいことを1回で。

hexlands-plan-wins = { $works ->
    [0] { $sells ->
        [0] { $gives_up ->
            [0] 手番を終える
           *[other] 維持費のため{ $gives_up }つ手放す
        }
       *[other] { $gives_up ->
            [0] 維持費のためカード{ $sells }枚を売る
           *[other] 維持費のためカード{ $sells }枚を売り、{ $gives_up }つ手放す
        }
    }
   *[other] ダイスで作業して手番を終える
}：勝ち
hexlands-plan-commit = { $count ->
    [0] 振らない
   *[other] { $count }個振る
}
hexlands-plan-commit-usual = { $have }個中{ $count }個振る{ $first ->
    [0] （いつも通り）
   *[other] {""}
}
hexlands-plan-wager = { $count ->
    [0] 賭けない
   *[other] { $count }個賭ける
}
hexlands-plan-march = { $steps }歩：{ $strong ->
    [0] {""}
   *[other] 強い兵士
}{ $count ->
    [1] {""}
   *[other] { $count }体
}{ $origin }→{ $to } { hexlands-plan-gain }
hexlands-plan-gain = { $gain ->
    [land] 新しい領地
    [level] 1段高く{ $bound ->
        [0] {""}
       *[other] ／{ $works }
    }
    [tree] 木を1本切る
    [none] { $bound ->
        [0] 自分の領地
       *[other] 命令で{ $works }
    }
    [defeat] ⚔{ $mine }対{ $theirs }（勝てない）
   *[battle] ⚔{ $mine }対{ $theirs }{ hexlands-plan-prize }
}
# 勝ったマスがどうなるか。
hexlands-plan-prize = { $prize ->
    [land] （領地に）
    [public] （公地に）
    [castle] （コインだけ）
   *[none] {""}
}
hexlands-plan-ride = { $origin }→{ $to }{ $gain ->
    [land] {" "}新しい領地
    [level] {" "}1段高く
    [tree] {" "}木を1本切る
   *[none] { $theirs ->
        [0] {""}
       *[other] {" "}⚔{ $mine }対{ $theirs }{ hexlands-plan-prize }
    }
}
hexlands-plan-play = 使う：{ $item }｜{ $effect }
hexlands-plan-clear = 整地：{ $what ->
    [trees] { $hex }の木
   *[wall] { $hex }にある{ $rival }の壁
}
hexlands-plan-buy = 買う：{ $seat }の束から{ $item }（{ $price }コイン）｜{ $effect }
hexlands-plan-draw = 買う：特殊タイル（見ずに1枚、{ $price }コイン）
hexlands-plan-road = { $bridge ->
    [0] { $hex }に道
   *[other] { $hex }に橋
}{ $blocks ->
    [0] {""}
   *[other] （建物は建たなくなる）
}
hexlands-plan-develop = 引く：{ $dice }で{ $item }｜{ $effect }{ hexlands-plan-drops }
hexlands-plan-promote = { $hex }の兵士を強くする
hexlands-plan-lay = { $hex } { $new ->
    [0] 高さ{ $height }
   *[other] 新しい領地
}{ hexlands-price }{ $blocks ->
    [0] {""}
   *[other] （このラウンドは建物なし）
}
hexlands-plan-lay-free = { $hexes }
# ボタン（幅12まで）
hexlands-plan-march-short-typed = { hexlands-plan-march }
hexlands-plan-march-dice = { $dice ->
    [none] {""}
   *[other] {" "}{ $dice }
}
hexlands-plan-march-short = { $to }{ $gain ->
    [land] { $dice ->
        [none] {" "}新領地
       *[other] 新領地 { $dice }
    }
    [level] {" "}▲{ hexlands-plan-march-dice }
    [tree] {" "}木を切る
    [none] { $site ->
        [spot] {" "}観光地？
        [mine] {" "}鉱山？
       *[none] {" "}自領地
    }
   *[battle] {" "}⚔{ $mine }対{ $theirs }{ $count ->
        [1] { $prize ->
            [castle] {" "}💰
           *[none] {""}
        }
       *[other] {" "}×{ $count }
    }
}
hexlands-plan-ride-short = { $to }{ $gain ->
    [land] {" "}新領地
    [level] {" "}▲
    [tree] {" "}木を切る
   *[none] { $theirs ->
        [0] {""}
       *[other] {" "}⚔{ $mine }対{ $theirs }
    }
}
hexlands-plan-play-short = { $use }
hexlands-plan-clear-short = { $short } { $hex }
hexlands-plan-draw-short = タイル −{ $price }💰
hexlands-plan-buy-short = 💰{ $price }→{ $short }
hexlands-plan-develop-short = { $die }→{ $short }
hexlands-plan-promote-short = { $hex } 強くする
hexlands-plan-lay-short = { $hex } { $new ->
    [0] ▲
   *[other] 新領地
}{ $price ->
    [0] {""}
   *[other] {" "}−{ $price }💰
}
hexlands-plan-orders-short = { $count ->
    [0] 命令…
   *[other] 命令 +{ $coins }💰
}
hexlands-plan-work-end-short = 終了 +{ $coins }💰
hexlands-plan-end-short = 手番を終える
hexlands-plan-enough = ここまで{ $left ->
    [0] {""}
   *[other] （残り{ $left }）
}
hexlands-plan-again = { $dice }で{ $hex } ×{ $count }
hexlands-plan-both = { $dice }で{ $hexes }
hexlands-plan-work-end = 手番を終える：作業{ $coins }{ hexlands-plan-drops }
hexlands-plan-end = 手番を終える{ hexlands-plan-drops }
hexlands-plan-done = 手番を終える
hexlands-plan-drops = { $drops ->
    [0] {""}
   *[other] （残り{ $drops }歩は使わない）
}
hexlands-plan-orders = { $count ->
    [0] 命令…
   *[other] 作業{ $coins }、命令へ…
}{ hexlands-plan-drops }
# 手番まるごと
hexlands-plan-land = 領地：{ $parts }{ hexlands-plan-rest }
hexlands-plan-fight = 戦闘：{ $parts }{ hexlands-plan-rest }
hexlands-plan-build = 発展：{ $parts }{ hexlands-plan-rest }
hexlands-plan-rest = { $steps ->
    [0] {""}
   *[other] 、{ $steps }歩
}{ $coins ->
    [0] {""}
   *[other] 、作業で{ $coins }コイン
}
hexlands-plan-part-masons = 石工で{ $hexes }
hexlands-plan-part-fight = { $prize ->
    [land] { $hex }を奪う
   *[other] { $hex }
}⚔{ $mine }対{ $theirs }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}{ $prize ->
    [castle] {" "}💰
    [public] {" "}公地に
   *[other] {""}
}
hexlands-plan-part-get = { $dice }→{ $item }
hexlands-plan-part-order = { $castle ->
    [0] { $hex }に{ $building }
   *[other] { $building }を1段高く
} −{ $price }💰
hexlands-plan-part-play = { $item }を使う
hexlands-plan-part-buy = { $item }を購入{ hexlands-price }
hexlands-plan-part-road = { $hex }に道
hexlands-plan-part-lay = { $hex }にタイル{ hexlands-price }
hexlands-plan-part-draw = 特殊タイルを1枚購入{ hexlands-price }
hexlands-plan-part-turn = { $tile }を裏返す
hexlands-plan-part-promote = { $hex }の兵士を強く
hexlands-plan-part-clear = { $hex }を整地
hexlands-plan-suggested = { $things }{ $coins ->
    [0] {""}
   *[other] 、残りは{ $coins }コイン
}
hexlands-plan-order = { $work }{ $height ->
    [0] {""}
   *[other] （高さ{ $height }）
}{ hexlands-price }
hexlands-plan-order-on = { $hex }：{ hexlands-plan-order }
hexlands-plan-back = そのあと{ $home ->
    [0] { $to }へ
   *[other] 城へ
}
hexlands-plan-back-on = { $hex }：{ hexlands-plan-back }
hexlands-plan-deal = { $seat }とトレードする
hexlands-plan-withdraw = 提案を取り下げる
hexlands-plan-defend = { $how ->
    [no] タイルを置かない
    [plain] 無料ならタイルを置く
   *[all] 払ってでもタイルを置く
}
hexlands-plan-aim = 大砲を{ $hex }へ
hexlands-plan-relieve = { $count ->
    [0] 誰も兵士に戻さない
   *[other] 強い兵士{ $count }体を兵士に戻す
}
hexlands-plan-give-coins = { hexlands-action-give-coins }
hexlands-plan-give-die = { hexlands-action-give-die }
hexlands-plan-give-card = { hexlands-action-give-card }
hexlands-plan-give-tile = { hexlands-action-give-tile }
hexlands-plan-ask-coins = { hexlands-action-ask-coins }
hexlands-plan-ask-die = { hexlands-action-ask-die }
hexlands-plan-ask-card = { hexlands-action-ask-card }
hexlands-plan-ask-tile = { hexlands-action-ask-tile }
hexlands-plan-propose = 提案する
hexlands-plan-drop = 提案をやめる
hexlands-plan-accept = 受ける
hexlands-plan-decline = 断る
hexlands-plan-pay = { $parts }
hexlands-plan-sell = { $item }を{ $price }コインで売る
hexlands-plan-raze = { $hex }の{ $building }を壊す（維持費−{ $saves }）
hexlands-plan-dismiss = { $hex }の{ $unit }を解雇（維持費−{ $saves }）
hexlands-plan-demote = { $hex }の強い兵士を兵士に戻す（維持費−{ $saves }）
hexlands-plan-part-sell = { $item }を売る
hexlands-plan-part-raze = { $hex }を壊す
hexlands-plan-part-dismiss = { $hex }を解雇
hexlands-plan-part-demote = { $hex }を兵士に戻す
