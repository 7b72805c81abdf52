# 出来事：これだけを読んでもゲームを追えます。

## 手番

hexlands-event-began = 最初の親は{ $seat }です。ラウンドの終わりのイベントごとに進度が増え、{ $limit }を超えるとゲームが終わります。
hexlands-event-round-began = 第{ $round }ラウンドが始まりました。親は{ $seat }です。
hexlands-event-fed = 領地の恵み：{ $players }が6面ダイスを{ $dice }個{ $count ->
    [1] {""}
   *[other] ずつ
}得ました。
hexlands-event-committed = { $seat }は{ $count ->
    [0] 6面ダイスを振らないことにしました。
   *[other] 6面ダイスを{ $count }個振ることにしました。
}
hexlands-event-rolled = { $seat }の出目は{ $count ->
    [0] {""}
   *[other] 6面ダイスが{ $d6 }、
}3面ダイスが{ $d3 }でした。
hexlands-event-turn-began = { $seat }の手番になりました。
hexlands-event-played = { $seat }が{ $item }を使いました（{ $effect }）。
hexlands-event-gained = { $seat }が{ $what ->
    [coins] { $count }コイン
    [dice] 6面ダイス{ $count }個
   *[soldiers] 城に兵士{ $count }体
}を得ました。
hexlands-event-cleared = { $seat }が{ $what ->
    [trees] { $hex }の木
   *[wall] { $hex }の{ $rival }の壁
}を取り除きました。
hexlands-event-promoted = { $hex }の{ $seat }の兵士が、強い兵士になりました。
hexlands-event-tiles-drawn = { $seat }が{ $price ->
    [0] {""}
   *[other] { $price }コインで
}特殊タイルを{ $count }枚引きました。
hexlands-event-tile-seen = { $seat }が引いたのは{ $tile }でした。
hexlands-event-bought = { $seat }が{ $own ->
    [0] { $rival }の束
   *[other] 自分の束
}から{ $item }を{ $price }コインで買いました。
hexlands-event-sold = { $seat }が{ $item }を{ $price }コインで売りました。
hexlands-event-turned-over = { $seat }が特殊タイルを1枚裏返し、道にしました。
hexlands-event-road-laid = { $seat }が{ $hex }に{ $bridge ->
    [0] 道
   *[other] 橋
}を置きました。
hexlands-event-joined = { $seat }が{ $die }と{ $other }を足して{ $sum }にしました。
hexlands-event-dispatched = { $seat }が{ $die }で出兵しました。
hexlands-event-moved = { $seat }の{ $unit }が{ $origin }から{ $to }へ{ $steps }歩進みました{ $halted ->
    [0] 。
   *[other] （ここで停止）。
}
hexlands-event-developed = { $seat }が{ $number }で発展し、{ $item }を引きました。
hexlands-event-worked = { $seat }がダイス{ $dice }個で作業し、{ $coins }コインを得ました。
hexlands-event-ordered = { $seat }の{ $hex }への命令：{ $work }、そのあと{ $home ->
    [0] { $back }
   *[other] 城
}へ。
hexlands-event-pledged = { $seat }の命令：{ $what ->
    [defence-no] 兵士のいない領地を守り切っても、タイルを置きません。
    [defence-plain] 兵士のいない領地を守り切ったら、無料ならタイルを置きます。
    [defence-all] 兵士のいない領地を守り切ったら、払ってでもタイルを置きます。
    [cannon] { $hex }で大砲を使います。
   *[relieve] { $count ->
        [0] 強い兵士はそのままです。
       *[other] 維持費の前に強い兵士{ $count }体を兵士に戻します。
    }
}
hexlands-event-drafted = { $dropped ->
    [0] { $seat }が{ $rival }への提案を準備しました（渡す：{ $gives }、もらう：{ $asks }）。
   *[other] { $seat }が{ $rival }への提案をやめました。
}
hexlands-event-offered = { $seat }が{ $rival }にトレードを提案しました。この手番の終わりまで有効です。
hexlands-event-offer-seen = { $seat }から{ $rival }への提案：{ $gives }を渡し、{ $asks }をもらう。
hexlands-event-offer-closed = { $why ->
    [withdrawn] { $seat }が{ $rival }への提案を取り下げました。
    [declined] { $rival }が{ $seat }の提案を断りました。
   *[lapsed] { $seat }から{ $rival }への提案は無効になりました。
}
hexlands-event-traded = { $seat }と{ $rival }のトレードが成立しました：{ $gives }⇄{ $asks }。
hexlands-event-trade-seen = トレードの中身：{ $seat }が{ $gives }、{ $rival }が{ $asks }を渡しました。
hexlands-event-turn-ended = { $seat }が手番を終えました{ $idle ->
    [0] 。
   *[other] （使わなかったダイス{ $idle }個は無効）。
}

## 解決フェイズ

hexlands-event-resolution-began = 第{ $round }ラウンドの解決フェイズが始まりました。
hexlands-event-fought = { $hex }の戦闘：{ $first } 対 { $others }。{ $result ->
    [held] { $winner }が守り切りました。
    [taken] { $winner }が勝ちました。
    [won] { $winner }が勝ちました。
    [drawn] 同点なので、このラウンドにはここで何も起きませんでした。
   *[skull] 攻め側が勝ちましたが、ドクロが隠されていました！
}
hexlands-event-skull-went-off = { $hex }で{ $seat }のドクロが発動し、そこの兵士が全員倒れました。ドクロはゲームから除かれ、{ $replaced ->
    [0] 代わりのタイルはありません。
   *[other] 代わりのタイルが置かれました。マスは{ $seat }のままです。
}
hexlands-event-died = { $hex }で{ $seat }の兵士が{ $count }体失われました{ hexlands-because }。
hexlands-event-taken = { $rival }の{ $hex }が{ $seat }に奪われ、タイル{ $height }枚が取り除かれました（新しいタイルが置かれなければ公地になります）。
hexlands-event-stormed = { $seat }が{ $hex }の{ $rival }の城を襲い、{ $coins ->
    [0] 奪うコインはありませんでした
   *[other] { $coins }コインを奪いました
}。城は残ります。
hexlands-event-placed = { $seat }が{ $hex }に{ $tile }を置きました{ $height ->
    [0] { $why ->
        [masons] （石工）
       *[other] {""}
    }
   *[other] （{ $why ->
        [masons] 石工、
       *[order] {""}
    }高さ{ $height }）
}。
hexlands-event-grown = { $hex }の{ $seat }の{ $building }が高さ{ $height }になりました（{ $price }コイン）。
hexlands-event-felled = { $seat }が{ $hex }の木を1本切りました{ $left ->
    [0] 。
   *[other] （残り{ $left }本）。
}
hexlands-event-built = { $seat }が{ $hex }に{ $building }を建てました（高さ{ $height }、{ $price }コイン）。
hexlands-event-lapsed = { $seat }の{ $hex }への命令「{ $work }」は行えませんでした（{ hexlands-prevented }）。
hexlands-event-returned = { $seat }の兵士{ $count }体が{ $to }へ戻りました。
hexlands-event-razed = { $hex }の{ $seat }の{ $building }が失われました{ hexlands-because }。
hexlands-event-road-lost = { $hex }の{ $seat }の道が失われました{ hexlands-because }。
hexlands-event-space-lost = { $seat }の{ $hex }が公地になりました{ hexlands-because }。
hexlands-event-lowered = { $seat }の{ $hex }が高さ{ $height }に下がりました{ hexlands-because }。
hexlands-event-toll = { $seat }が{ $rival }の観光地に{ $coins }コインを払いました。
hexlands-event-charged = { $seat }の手元は{ $coins }コイン：城＋{ $castle }{ $mines ->
    [0] {""}
   *[other] 、鉱山＋{ $mines }
}{ $spots ->
    [0] {""}
   *[other] 、観光地＋{ $spots }
}{ $tolls ->
    [0] {""}
   *[other] 、観光地への支払い−{ $tolls }
}{ $soldiers ->
    [0] {""}
   *[other] 、兵士−{ $soldiers }
}{ $forts ->
    [0] {""}
   *[other] 、砦−{ $forts }
}。
hexlands-event-short = { $seat }の維持費は{ $due }コインですが、手元は{ $coins }コインでした。何かを手放すことになります。
hexlands-event-dismissed = { $seat }が{ $hex }の{ $unit }を解雇しました。
hexlands-event-demoted = { $hex }の{ $seat }の強い兵士が、兵士に戻りました。
hexlands-event-bankrupt = { $seat }は維持費を払えず、破産しました。領地は公地になりました。
# 同じことがいくつも起きたときは1行にまとめます。
hexlands-event-several = { $what ->
    [placed] タイルを置いたマス：{ $shares }。
    [felled] 木を切ったマス：{ $shares }。
    [grown] 高くなった建物：{ $shares }。
    [built] 建てた建物：{ $shares }。
    [returned] 兵士が戻りました：{ $shares }。
    [toll] 観光地への支払い：{ $shares }。
    [razed] 失われた建物{ hexlands-because }：{ $shares }。
    [road-lost] 失われた道{ hexlands-because }：{ $shares }。
    [space-lost] 公地になったマス{ hexlands-because }：{ $shares }。
    [lowered] 低くなったマス{ hexlands-because }：{ $shares }。
    [died] 失われた兵士{ hexlands-because }：{ $shares }。
    [planted] 木が生えた領地：{ $shares }。
    [harvested] 得たコイン：{ $shares }。
   *[confiscated] 失ったコイン：{ $shares }。
}

## ラウンドのイベント

hexlands-event-event-drawn = イベント「{ $event }」：{ $effect }進度{ $before }→{ $progress }（{ $limit }を超えると終了）。{ $turned ->
    [0] 季節は{ $season }のままです。
   *[other] { $season }になりました。
}
hexlands-event-harvested = { $seat }が{ $coins }コインを得ました。
hexlands-event-confiscated = { $seat }は{ $die }を出し、{ $coins }コインを失いました。
hexlands-event-starved = { $seat }は{ $coins ->
    [0] 失うコインがありませんでした。
   *[other] { $coins }コインを失いました。
}
hexlands-event-planted = { $count ->
    [0] { $rival }には、{ $seat }の木が生える領地がありませんでした。
   *[other] { $seat }の木{ $count }本が{ $rival }の領地に生えました（{ $hexes }）。
}
hexlands-event-piles-opened = 大砲・工場・鉄道の山が使えるようになりました。
hexlands-event-wagered = { $seat }は{ $count ->
    [0] 何も賭けませんでした。
   *[other] 6面ダイスを{ $count }個賭けました。
}
hexlands-event-gambled = { $best ->
    [0] { $seat }は賭けませんでした。
   *[other] { $seat }の出目は{ $dice }でした。
}
hexlands-event-gamble-won = 中立ダイスは{ $neutral }でした。{ $result ->
    [won] いちばん大きい目を出した{ $seat }が、ダイスを{ $dice }個得ました。
    [tied] いちばん大きい目が同じなので、全員に賭けたダイスが戻りました。
   *[lost] { $dice ->
        [0] 誰も賭けていませんでした。
       *[other] 賭けたダイス{ $dice }個は没収されました。
    }
}
hexlands-event-left = { $seat }が離脱し、領地は公地になりました。
hexlands-event-ended = { $reason ->
    [progress] 進度が上限を超え、ゲームが終わりました。
    [last-left] 残りが1人になり、ゲームが終わりました。
   *[nobody-left] 誰も残らず、ゲームが終わりました。
}
