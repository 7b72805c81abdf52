# 手順の選択欄と、今の内容。

hexlands-pick-march = { $left ->
    [0] 出兵…
   *[other] 続けて出兵（残り{ $left }歩）…
}{ $closes ->
    [0] {""}
   *[other] （このあとカードと買い物はできません）
}
hexlands-pick-deed = カード・買い物・発展…
hexlands-pick-promote = 強くする兵士…（{ $left }体まで）
hexlands-pick-masons = タイルを置く…（{ $left }枚まで）
hexlands-pick-ride = 鉄道で動く…
hexlands-pick-camp = { $hex }：{ $work }、{ $home ->
    [0] { $back }へ
   *[other] 城へ
}
hexlands-pick-camp1 = { hexlands-pick-camp }
hexlands-pick-camp2 = { hexlands-pick-camp }
hexlands-pick-camp3 = { hexlands-pick-camp }
hexlands-pick-camps = ほかのマス…
hexlands-pick-deal = トレード…
hexlands-pick-defence = 兵士のいない領地を守り切ったら：{ $how ->
    [no] タイルを置かない
    [plain] 無料なら置く
   *[all] 払ってでも置く
}
hexlands-pick-aim = { $hex ->
    [none] 大砲をどこへ…
   *[other] 大砲は{ $hex }
}
hexlands-pick-relief = 兵士に戻す強い兵士：{ $count }体
hexlands-pick-give = 渡すもの…
hexlands-pick-ask = 求めるもの…
hexlands-pick-due = ほかの方法…（{ $missing }コイン不足）
hexlands-pick-dice = { $have }個中いくつ…
