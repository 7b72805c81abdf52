# 選択肢の意味：ボタンと /game move の候補。

rise-of-tribes-action-place = { $hex }｜{ $terrain }｜コマ{ $count }個
rise-of-tribes-action-take = { $resource }を1個{ $why ->
    [discovery] 見つける
   *[other] 取る
}
rise-of-tribes-action-power = { $power }：{ $effect }
rise-of-tribes-action-put = { $hex }｜{ $terrain }｜{ $who }
rise-of-tribes-action-reroll = { $die }を振り直す
rise-of-tribes-action-keep = そのままにする
rise-of-tribes-action-use-grow = { $die }で成長{ rise-of-tribes-lit }：{ $amount }個（{ rise-of-tribes-strength }）｜押し出すのは{ $pushed }
rise-of-tribes-action-use-move = { $die }で移動{ rise-of-tribes-lit }：{ $amount }個（{ rise-of-tribes-strength }）｜押し出すのは{ $pushed }
rise-of-tribes-action-use-gather = { $die }で収穫{ rise-of-tribes-lit }：{ $amount }か所から{ $each }個ずつ（{ rise-of-tribes-strength }）｜押し出すのは{ $pushed }
rise-of-tribes-action-use-lead = { $die }で発展{ rise-of-tribes-lit }：{ $amount }枚（{ rise-of-tribes-strength }）｜押し出すのは{ $pushed }
rise-of-tribes-action-hunt = { $die }でマンモスを狩る：食料{ $food }、{ $points }点
rise-of-tribes-action-tame = { $die }でマンモスを飼いならす：食料{ $food }を払い{ $tame }点
rise-of-tribes-action-fight = { $die }とコマ1個でサーベルタイガーを追い払う：{ $points }点
rise-of-tribes-action-grow = { $hex }｜{ $terrain }｜今{ $here }個
rise-of-tribes-action-move = { $count }個：{ $origin } → { $to }（{ $terrain }）
rise-of-tribes-action-again = 2歩目：{ $origin } → { $to }（{ $terrain }）
rise-of-tribes-action-herd = マンモスを{ $hex }へ
rise-of-tribes-action-drive = { $seat }：{ $origin } → { $to }
rise-of-tribes-action-gather = { $hex }｜{ $terrain }｜{ $resource }{ $count }個
rise-of-tribes-action-rival = { $seat }
rise-of-tribes-action-cycle = { $card }を入れ替える
rise-of-tribes-action-draw = { $count }枚引く
rise-of-tribes-action-bury = { $card }を山札の下へ
rise-of-tribes-action-stop = { $why ->
    [drive] 誰も追い払わない
   *[other] ここまでにする
}
rise-of-tribes-action-resolve = { $hex }｜{ $terrain }｜{ $who }
rise-of-tribes-action-complete = { $card }｜{ $points }点{ $free ->
    [1] {""}
   *[other] {"｜費用："}{ $price }
}
rise-of-tribes-action-village = { $hex }に村｜費用：{ $price }
rise-of-tribes-action-elder = 長老を{ $hex }へ
rise-of-tribes-action-consult = { $seat }の{ $card }を{ $resource }1個で
rise-of-tribes-action-buy = { $tile }を買う｜{ $price }
rise-of-tribes-action-sacrifice = 祭壇：{ $hex }のコマ1個と{ $price }
rise-of-tribes-action-study = { $resource }1個で学ぶ
rise-of-tribes-action-trade = { $resource } → { $wanted }
rise-of-tribes-action-end = 手番を終える
rise-of-tribes-action-bid = { $amount }個で入札する
rise-of-tribes-action-pass = { $why ->
    [bid] 降りる
    [consult] 教わらない
   *[other] 建てない
}
rise-of-tribes-action-give = { $seat }に{ $resource }1個
rise-of-tribes-action-settle = { $hex }に{ $elder ->
    [0] 村
   *[other] 村と長老
}｜費用：{ $price }
