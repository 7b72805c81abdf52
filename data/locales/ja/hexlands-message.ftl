# まとめて書く経過、今の狙いと危険。

hexlands-message-turn = **{ $seat }** { $count ->
    [0] 手番終了
   *[other] { $deeds }
}
hexlands-message-turns = { $turns }
hexlands-message-played = { $item }{ $count ->
    [1] {""}
   *[other] { $count }枚
}を使用
hexlands-message-bought = { $item }を{ $price }コインで購入
hexlands-message-sold = { $item }を{ $price }コインで売却
hexlands-message-developed = { $item }{ $count ->
    [1] {""}
   *[other] { $count }枚
}を引く
hexlands-message-turned-over = 特殊タイルを道に
hexlands-message-tiles-drawn = 特殊タイルを{ $price }コインで購入
hexlands-message-tile-seen = 中身は{ $tile }
hexlands-message-cleared = { $what ->
    [trees] { $hex }の木を切り払う
   *[wall] { $hex }の壁を取り除く
}
hexlands-message-road-laid = { $hexes }に道
hexlands-message-moved = { $count ->
    [1] {""}
   *[other] 兵士{ $count }体
}{ $origin }→{ $to }{ $battle ->
    [0] {""}
   *[other] ⚔
}
hexlands-message-got-coins = +{ $count }コイン
hexlands-message-got-dice = 6面ダイス+{ $count }個
hexlands-message-got-soldiers = 兵士+{ $count }体
hexlands-message-got-tiles = 特殊タイル{ $count }枚
hexlands-message-got-strong = 兵士{ $count }体が強くなる
hexlands-message-got-unused = ダイス{ $count }個は使わず
hexlands-message-ordered = { $hex }の命令：{ $work }、そのあと{ $back }へ
hexlands-message-pledged = { $what ->
    [defence-no] 守り切った無人の領地にはタイルを置かない
    [defence-plain] 守り切った無人の領地には無料ならタイルを置く
    [defence-all] 守り切った無人の領地には払ってでもタイルを置く
    [cannon] 大砲は{ $hex }
   *[relieve] { $count ->
        [0] 強い兵士はそのまま
       *[other] 強い兵士{ $count }体を兵士に戻す
    }
}
hexlands-message-committed = { $count ->
    [0] 6面ダイスは振らない
   *[other] 6面ダイスを{ $count }個振る
}
hexlands-message-wagered = { $count ->
    [0] 何も賭けない
   *[other] 6面ダイスを{ $count }個賭ける
}
hexlands-message-drafted = 提案をやめる
hexlands-message-offered = { $rival }にトレードを提案（この手番の終わりまで）
hexlands-message-offer-seen = { $rival }に提案：{ $gives }と引き換えに{ $asks }
hexlands-message-offer-closed = { $why ->
    [withdrawn] 提案を取り下げる
    [declined] { $rival }が提案を断る
   *[lapsed] { $rival }への提案は期限切れ
}
hexlands-message-traded = { $rival }とトレード：{ $gives }と引き換えに{ $asks }
hexlands-message-trade-seen = { $rival }とトレード：{ $gives }と引き換えに{ $asks }
hexlands-message-dismissed = { $hex }の{ $unit }を解雇
hexlands-message-demoted = { $hex }の強い兵士を兵士に戻す
hexlands-message-began = **{ $seat }**から始まります。進度が{ $limit }を超えると終了です。
hexlands-message-fed = 🌸 **春の恵み** { $players }に6面ダイス+{ $dice }個{ $count ->
    [1] {""}
   *[other] ずつ
}
hexlands-message-rolled = 🎲 **第{ $round }ラウンド** { $rolls }
hexlands-message-roll = { $seat } { $dice }
hexlands-message-resolved = **第{ $round }ラウンド解決**
hexlands-message-resolved-drawn = **第{ $round }ラウンド解決** 進度{ $before }→{ $progress }／{ $limit }、{ $season }
hexlands-message-battles = ⚔ **戦闘** { $battles }
hexlands-message-battle = { $hex }：{ $result ->
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
hexlands-message-land = **領地** { $shares }
hexlands-message-share = { $seat } { $things }
hexlands-message-thing = { $what ->
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
hexlands-message-coins = 💰 **コイン** { $purses }
hexlands-message-purse = { $seat } { $coins }{ $moved ->
    [0] {""}
   *[other] （{ $change }）
}
hexlands-message-short-of = { $seat }は{ $missing }コイン不足
hexlands-message-event = **{ $event }** { $hit ->
    [0] 被害なし
   *[other] { $shares }
}
hexlands-message-event-effect = **{ $event }** { $effect }
hexlands-message-change = { $seat } { $change }
hexlands-message-struck = { $what ->
    [space-lost] { $hexes }が公地に
    [lowered] { $hexes }が低くなる
    [planted] { $hexes }に木
    [road-lost] 道−{ $count }本
   *[died] 兵士−{ $count }体
}
hexlands-message-gamble = 🎲 **ギャンブル** { $rolled ->
    [0] 誰も賭けず
   *[other] { $rolls }　中立{ $neutral }：{ $result ->
        [won] { $seat }が{ $dice }個を得る
        [tied] 同じ目なので全員に戻る
       *[lost] 賭けた{ $dice }個はすべて失われる
    }
}
hexlands-message-failed = ⚠ 果たせなかった命令：{ $orders }
hexlands-message-failed-one = { $hex }（{ $work }）：{ hexlands-prevented }
hexlands-message-left = **{ $seat }**が離脱し、領地は公地になりました。
hexlands-message-bankrupt = **{ $seat }**は破産し、領地は公地になりました。
hexlands-message-goal = 進度{ $progress }／{ $limit }{ $last ->
    [0] {""}
   *[other] （最後のラウンドかもしれません）
}{ $spring ->
    [0] {""}
   *[other] 　進度{ $spring }で春：{ $dice ->
        [0] 城につながる領地がなければ6面ダイスなし
       *[other] 領地から6面ダイス+{ $dice }個
    }
}　{ $points }
hexlands-message-own-goal = { hexlands-message-goal }　あなた：{ $coins }コイン、維持費{ $upkeep }
hexlands-message-total = { $seat } **{ $points }**点
hexlands-message-dangers = ⚠ { $dangers }
hexlands-message-missing = **{ $missing }コイン不足**：売るか解雇することになります
hexlands-message-facing = ⚔ { $hex } { $sides }
hexlands-message-strength = { $seat }{ $strength }
hexlands-message-ahead = 次のイベント：**{ $event }**{ $count ->
    [0] {""}
   *[other] （{ $hexes }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
       *[other] など{ $count }マス
    }が危険）
}
