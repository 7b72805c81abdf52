# まとめて書く経過、今の狙いと危険。

hexlands-told-turn = **{ $seat }** { $count ->
    [0] 手番終了
   *[other] { $deeds }
}
hexlands-told-turns = { $turns }
hexlands-told-played = { $item }{ $count ->
    [1] {""}
   *[other] { $count }枚
}を使用
hexlands-told-bought = { $item }を{ $price }コインで購入
hexlands-told-sold = { $item }を{ $price }コインで売却
hexlands-told-developed = { $item }{ $count ->
    [1] {""}
   *[other] { $count }枚
}を引く
hexlands-told-turned-over = 特殊タイルを道に
hexlands-told-tiles-drawn = 特殊タイルを{ $price }コインで購入
hexlands-told-tile-seen = 中身は{ $tile }
hexlands-told-cleared = { $what ->
    [trees] { $hex }の木を切り払う
   *[wall] { $hex }の壁を取り除く
}
hexlands-told-road-laid = { $hexes }に道
hexlands-told-moved = { $count ->
    [1] {""}
   *[other] 兵士{ $count }体
}{ $origin }→{ $to }{ $battle ->
    [0] {""}
   *[other] ⚔
}
hexlands-told-got-coins = +{ $count }コイン
hexlands-told-got-dice = 6面ダイス+{ $count }個
hexlands-told-got-soldiers = 兵士+{ $count }体
hexlands-told-got-tiles = 特殊タイル{ $count }枚
hexlands-told-got-strong = 兵士{ $count }体が強くなる
hexlands-told-got-unused = ダイス{ $count }個は使わず
hexlands-told-ordered = { $hex }の命令：{ $work }、そのあと{ $back }へ
hexlands-told-pledged = { $what ->
    [defence-no] 守り切った無人の領地にはタイルを置かない
    [defence-plain] 守り切った無人の領地には無料ならタイルを置く
    [defence-all] 守り切った無人の領地には払ってでもタイルを置く
    [cannon] 大砲は{ $hex }
   *[relieve] { $count ->
        [0] 強い兵士はそのまま
       *[other] 強い兵士{ $count }体を兵士に戻す
    }
}
hexlands-told-committed = { $count ->
    [0] 6面ダイスは振らない
   *[other] 6面ダイスを{ $count }個振る
}
hexlands-told-wagered = { $count ->
    [0] 何も賭けない
   *[other] 6面ダイスを{ $count }個賭ける
}
hexlands-told-drafted = 提案をやめる
hexlands-told-offered = { $rival }にトレードを提案（この手番の終わりまで）
hexlands-told-offer-seen = { $rival }に提案：{ $gives }と引き換えに{ $asks }
hexlands-told-offer-closed = { $why ->
    [withdrawn] 提案を取り下げる
    [declined] { $rival }が提案を断る
   *[lapsed] { $rival }への提案は期限切れ
}
hexlands-told-traded = { $rival }とトレード：{ $gives }と引き換えに{ $asks }
hexlands-told-trade-seen = { $rival }とトレード：{ $gives }と引き換えに{ $asks }
hexlands-told-dismissed = { $hex }の{ $unit }を解雇
hexlands-told-demoted = { $hex }の強い兵士を兵士に戻す
hexlands-told-began = **{ $seat }**から始まります。進度が{ $limit }を超えると終了です。
hexlands-told-fed = 🌸 **春の恵み** { $players }に6面ダイス+{ $dice }個{ $count ->
    [1] {""}
   *[other] ずつ
}
hexlands-told-rolled = 🎲 **第{ $round }ラウンド** { $rolls }
hexlands-told-roll = { $seat } { $dice }
hexlands-told-resolved = **第{ $round }ラウンド解決**
hexlands-told-resolved-drawn = **第{ $round }ラウンド解決** 進度{ $before }→{ $progress }／{ $limit }、{ $season }
hexlands-told-battles = ⚔ **戦闘** { $battles }
hexlands-told-battle = { $hex }：{ $result ->
    [taken] { $seat }が{ $rival }から奪う（{ $mine }対{ $theirs }）
    [held] { $seat }が{ $rival }から守る（{ $mine }対{ $theirs }）
    [won] { $seat }が{ $rival }に勝つ（{ $mine }対{ $theirs }）
    [stormed] { $seat }が{ $rival }の城を攻略（{ $mine }対{ $theirs }）、+{ $coins }コイン
    [skull] ドクロで全員が倒れる
   *[drawn] { $mine }対{ $theirs }で何も起きず
}{ $lost ->
    [0] {""}
   *[other] 、兵士−{ $lost }体
}
hexlands-told-land = **領地** { $shares }
hexlands-told-share = { $seat } { $things }
hexlands-told-thing = { $what ->
    [placed] { $hex }{ $count ->
        [0] （{ $thing }）
        [1] {""}
       *[other] （高さ{ $count }）
    }
    [felled] { $hex }の木を切る
    [grown] { $hex }の{ $thing }が高さ{ $count }
    [built] { $hex }に{ $thing }（高さ{ $count }）
    [razed] { $hex }の{ $thing }を失う
    [road-lost] { $hex }の道を失う
    [lowered] { $hex }が高さ{ $count }に
   *[space-lost] { $hex }を失う
}
hexlands-told-coins = 💰 **コイン** { $purses }
hexlands-told-purse = { $seat } { $coins }{ $moved ->
    [0] {""}
   *[other] （{ $change }）
}
hexlands-told-short-of = { $seat }は{ $missing }コイン不足
hexlands-told-event = **{ $event }** { $hit ->
    [0] 被害なし
   *[other] { $shares }
}
hexlands-told-event-effect = **{ $event }** { $effect }
hexlands-told-change = { $seat } { $change }
hexlands-told-struck = { $what ->
    [space-lost] { $hexes }が公地に
    [lowered] { $hexes }が低くなる
    [planted] { $hexes }に木
    [road-lost] 道−{ $count }本
   *[died] 兵士−{ $count }体
}
hexlands-told-gamble = 🎲 **ギャンブル** { $rolled ->
    [0] 誰も賭けず
   *[other] { $rolls }　中立{ $neutral }：{ $result ->
        [won] { $seat }が{ $dice }個を得る
        [tied] 同じ目なので全員に戻る
       *[lost] 賭けた{ $dice }個はすべて失われる
    }
}
hexlands-told-failed = ⚠ 果たせなかった命令：{ $orders }
hexlands-told-failed-one = { $hex }（{ $work }）：{ hexlands-prevented }
hexlands-told-left = **{ $seat }**が離脱し、領地は公地になりました。
hexlands-told-bankrupt = **{ $seat }**は破産し、領地は公地になりました。
hexlands-told-goal = 進度{ $progress }／{ $limit }{ $last ->
    [0] {""}
   *[other] （最後のラウンドかもしれません）
}{ $spring ->
    [0] {""}
   *[other] 　進度{ $spring }で春：{ $dice ->
        [0] 城につながる領地がなければ6面ダイスなし
       *[other] 領地から6面ダイス+{ $dice }個
    }
}　{ $points }
hexlands-told-own-goal = { hexlands-told-goal }　あなた：{ $coins }コイン、維持費{ $upkeep }
hexlands-told-total = { $seat } **{ $points }**点
hexlands-told-dangers = ⚠ { $dangers }
hexlands-told-missing = **{ $missing }コイン不足**：売るか解雇することになります
hexlands-told-facing = ⚔ { $hex } { $sides }
hexlands-told-strength = { $seat }{ $strength }
hexlands-told-ahead = 次のイベント：**{ $event }**{ $count ->
    [0] {""}
   *[other] （{ $hexes }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] など{ $count }マス
    }が危険）
}
