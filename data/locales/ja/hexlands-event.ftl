# 出来事：これだけを読んでもゲームを追えます。

## 手番

hexlands-event-began = 最初の親は{ $seat }さんです。ラウンドの終わりのイベントごとに進度が増え、{ $limit }を超えるとゲームが終わります。
hexlands-event-round-began = 第{ $round }ラウンド。親は{ $seat }さんで、最初の手番です。
hexlands-event-committed = { $seat }さんは{ $count ->
    [0] 6面ダイスを振らないことにしました。
   *[other] 6面ダイスを{ $count }個振ることにしました。
}
hexlands-event-rolled = { $seat }さんの出目は{ $count ->
    [0] 3面ダイスだけで{ $d3 }です。
   *[other] { $d6 }、3面ダイスが{ $d3 }です。
}
hexlands-event-turn-began = { $seat }さんの手番です。
hexlands-event-played = { $seat }さんが{ $item }を使いました（{ $effect }）。
hexlands-event-gained = { $seat }さんが{ $what ->
    [coins] { $count }コイン
    [dice] 6面ダイス{ $count }個
   *[soldiers] 城に兵士{ $count }体
}を得ました。
hexlands-event-cleared = { $seat }さんが{ $what ->
    [trees] { $hex }の木
   *[wall] { $hex }の{ $rival }さんの壁
}を取り除きました。
hexlands-event-promoted = { $hex }の{ $seat }さんの兵士が、強い兵士になりました。
hexlands-event-tiles-drawn = { $seat }さんが{ $price ->
    [0] {""}
   *[other] { $price }コインで
}特殊タイルを{ $count }枚引きました。
hexlands-event-tile-seen = { $seat }さんが引いたのは{ $tile }です。
hexlands-event-bought = { $seat }さんが{ $own ->
    [0] { $rival }さんの束
   *[other] 自分の束
}から{ $item }を{ $price }コインで買いました。
hexlands-event-sold = { $seat }さんが{ $item }を{ $price }コインで売りました。
hexlands-event-turned-over = { $seat }さんが特殊タイルを1枚裏返し、道にしました。
hexlands-event-road-laid = { $seat }さんが{ $hex }に{ $bridge ->
    [0] 道
   *[other] 橋
}を置きました。
hexlands-event-joined = { $seat }さんが{ $die }と{ $other }を足して{ $sum }にしました。
hexlands-event-dispatched = { $seat }さんが{ $die }で出兵します。
hexlands-event-moved = { $seat }さんの{ $unit }が{ $origin }から{ $to }へ{ $steps }歩進みました{ $halted ->
    [0] 。
   *[other] （ここで停止）。
}
hexlands-event-developed = { $seat }さんが{ $number }で発展し、{ $item }を引きました。
hexlands-event-worked = { $seat }さんがダイス{ $dice }個で作業し、{ $coins }コインを得ました。
hexlands-event-ordered = { $seat }さんの{ $hex }への命令：{ $work }、そのあと{ $back }へ。
hexlands-event-pledged = { $seat }さんの命令：{ $what ->
    [defence-no] 守り切ってもタイルを置かない。
    [defence-plain] 守り切ったら、無料のときだけタイルを置く。
    [defence-all] 守り切ったら、払ってでもタイルを置く。
    [cannon] { $hex }で大砲を使う。
   *[relieve] { $count ->
        [0] 強い兵士はそのまま。
       *[other] 維持費の前に強い兵士{ $count }体を兵士に戻す。
    }
}
hexlands-event-drafted = { $dropped ->
    [0] { $seat }さんが{ $rival }さんへの提案を準備しています（渡す：{ $gives }、もらう：{ $asks }）。
   *[other] { $seat }さんが{ $rival }さんへの提案をやめました。
}
hexlands-event-offered = { $seat }さんが{ $rival }さんに取引を提案しました。{ $rival }さんは、この手番が終わるまでに自分のパネルで答えられます。
hexlands-event-offer-seen = { $seat }さんから{ $rival }さんへの提案：{ $gives }を渡し、{ $asks }をもらう。
hexlands-event-offer-closed = { $why ->
    [withdrawn] { $seat }さんが{ $rival }さんへの提案を取り下げました。
    [declined] { $rival }さんが{ $seat }さんの提案を断りました。
   *[lapsed] { $seat }さんから{ $rival }さんへの提案は無効になりました。
}
hexlands-event-traded = { $seat }さんと{ $rival }さんの取引が成立しました：{ $gives } ⇄ { $asks }。
hexlands-event-trade-seen = 取引の中身：{ $seat }さんが{ $gives }、{ $rival }さんが{ $asks }を渡しました。
hexlands-event-turn-ended = { $seat }さんが手番を終えました{ $idle ->
    [0] 。
   *[other] （使わなかったダイス{ $idle }個は無効）。
}

## 解決フェイズ

hexlands-event-resolution-began = 第{ $round }ラウンドの解決フェイズです。
hexlands-event-fought = { $hex }の戦闘：{ $first } 対 { $others }。{ $result ->
    [held] { $winner }さんが守り切りました。
    [taken] { $winner }さんの勝ちです。
    [won] { $winner }さんの勝ちです。
    [drawn] 同点なので、このラウンドにはここで何も起きません。
   *[skull] 攻め側が勝ちましたが、ドクロが隠されていました！
}
hexlands-event-skull-went-off = { $hex }で{ $seat }さんのドクロが発動し、その土地の兵士が全員倒れました。ドクロはゲームから除かれ、{ $replaced ->
    [0] 代わりのタイルはありません。
   *[other] 代わりのタイルが置かれました。マスは{ $seat }さんのままです。
}
hexlands-event-died = { $hex }で{ $seat }さんの兵士が{ $count }体失われました{ hexlands-because }。
hexlands-event-taken = { $seat }さんが{ $rival }さんから{ $hex }を奪い、高さ{ $height }のタイルが取り除かれました。
hexlands-event-stormed = { $seat }さんが{ $hex }の{ $rival }さんの城を襲い、{ $coins ->
    [0] 奪うコインはありませんでした
   *[other] { $coins }コインを奪いました
}。城は残ります。
hexlands-event-placed = { $seat }さんが{ $hex }に{ $tile }を置きました{ $height ->
    [0] { $why ->
        [masons] （石工）
       *[other] {""}
    }
   *[other] （{ $why ->
        [masons] 石工、
       *[order] {""}
    }高さ{ $height }）
}。
hexlands-event-grown = { $hex }の{ $seat }さんの{ $building }が高さ{ $height }になりました（{ $price }コイン）。
hexlands-event-felled = { $seat }さんが{ $hex }の木を1本切りました{ $left ->
    [0] 。
   *[other] （残り{ $left }本）。
}
hexlands-event-built = { $seat }さんが{ $hex }に{ $building }を建てました（高さ{ $height }、{ $price }コイン）。
hexlands-event-lapsed = { $seat }さんの{ $hex }への命令「{ $work }」は行えませんでした（{ hexlands-prevented }）。
hexlands-event-returned = { $seat }さんの兵士{ $count }体が{ $to }へ戻りました。
hexlands-event-razed = { $hex }の{ $seat }さんの{ $building }が失われました{ hexlands-because }。
hexlands-event-road-lost = { $hex }の{ $seat }さんの道が失われました{ hexlands-because }。
hexlands-event-space-lost = { $seat }さんの{ $hex }が公地になりました{ hexlands-because }。
hexlands-event-lowered = { $seat }さんの{ $hex }が高さ{ $height }に下がりました{ hexlands-because }。
hexlands-event-toll = { $seat }さんが{ $rival }さんの観光地に{ $coins }コインを払いました。
hexlands-event-charged = { $seat }さんの手元は{ $coins }コイン：城＋{ $castle }{ $mines ->
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
hexlands-event-short = { $seat }さんの維持費は{ $due }コインですが、手元は{ $coins }コインです。何かを手放さなければなりません。
hexlands-event-dismissed = { $seat }さんが{ $hex }の{ $unit }を解雇しました。
hexlands-event-demoted = { $hex }の{ $seat }さんの強い兵士が、兵士に戻りました。
hexlands-event-bankrupt = { $seat }さんはコインが払えなくなり、負けました。領地は公地になります。
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

hexlands-event-event-drawn = イベント：{ $event }。{ $effect }進度{ $before } → { $progress }（{ $limit }まで）、{ $turned ->
    [0] 季節は{ $season }のままです。
   *[other] { $season }になりました。
}
hexlands-event-harvested = { $seat }さんが{ $coins }コインを得ました。
hexlands-event-confiscated = { $seat }さんは{ $die }を出し、{ $coins }コインを失いました。
hexlands-event-starved = { $seat }さんは{ $coins ->
    [0] 失うコインがありません。
   *[other] { $coins }コインを失いました。
}
hexlands-event-planted = { $count ->
    [0] { $rival }さんには、{ $seat }さんの木が生える土地がありません。
   *[other] { $seat }さんの木{ $count }本が{ $rival }さんの領地に生えました（{ $hexes }）。
}
hexlands-event-piles-opened = 大砲・工場・鉄道の山が使えるようになりました。
hexlands-event-wagered = { $seat }さんは{ $count ->
    [0] 何も賭けません。
   *[other] 6面ダイスを{ $count }個賭けます。
}
hexlands-event-gambled = { $best ->
    [0] { $seat }さんは賭けませんでした。
   *[other] { $seat }さんの出目は{ $dice }です。
}
hexlands-event-gamble-won = 中立ダイスは{ $neutral }です。{ $result ->
    [won] いちばん大きい{ $seat }さんが、ダイスを{ $dice }個もらいます。
    [tied] いちばん大きい目が同じなので、全員に賭けたダイスが戻ります。
   *[lost] { $dice ->
        [0] 誰も賭けていませんでした。
       *[other] 上回る人がいないため、賭けたダイス{ $dice }個は没収です。
    }
}
hexlands-event-left = { $seat }さんがゲームを抜けました。領地は公地になります。
hexlands-event-ended = { $reason ->
    [progress] 進度が上限を超え、ゲームが終わりました。
    [last-left] 残りが1人になり、ゲームが終わりました。
   *[nobody-left] 誰も残らず、ゲームが終わりました。
}
